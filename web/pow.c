/* pow.c: the proof of work that a server may ask of a new guest (room/pow.h), through the buffer of the bridge. */
#include "room/pow.h"

#include <string.h>

#define EXPORT(name) __attribute__((export_name(#name), visibility("default")))

char *bridge_buffer(void);

/* Replaces the challenge in the buffer by its solution; returns its length, or 0. */
EXPORT(bridge_work) int bridge_work(int bits);
int bridge_work(int bits) {
    char text[POW_BYTES];
    if (!pow_solve(bridge_buffer(), bits, text)) return 0;
    strcpy(bridge_buffer(), text);
    return (int)strlen(text);
}
