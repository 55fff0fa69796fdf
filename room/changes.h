/* changes.h: what changed from one contract to the next, so that the rest need not travel again. docs/protocol.md says how it reads. */
#ifndef DIZAINE_ROOM_CHANGES_H
#define DIZAINE_ROOM_CHANGES_H

#include "engine/text.h"

enum { CHANGES_BYTES_MAX = 1 << 15 }; /* a longer contract is told whole */

/* Where it works; nothing is kept in it from one call to the next. Of each object and list of a text, by the place where it begins,
 * the place behind its end. */
struct changes_work {
    struct changes_ends {
        const char *text;
        uint16_t of[CHANGES_BYTES_MAX];
    } before, after;
};

/* Both are objects as our writers make them: without blanks, and in no object a key twice. Writes an object; "{}" if they are the same. */
void changes_write(struct changes_work *work, const char *before, uint32_t before_size, const char *after,
                   uint32_t after_size, struct text *text);

#endif
