/* work.c: the work that a server may ask of a new guest (room/work.h), through the buffer of the bridge. */
#include "room/work.h"

#include <string.h>

#define EXPORT(name) __attribute__((export_name(#name), visibility("default")))

char *bridge_buffer(void);

/* The buffer holds the challenge, then the work; the length of it, or 0. */
EXPORT(bridge_work) int bridge_work(int bits);
int bridge_work(int bits) {
    char text[WORK_BYTES];
    if (!work_do(bridge_buffer(), bits, text)) return 0;
    strcpy(bridge_buffer(), text);
    return (int)strlen(text);
}
