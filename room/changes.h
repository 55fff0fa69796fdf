/* changes.h: what changed from one contract to the next, so that the rest need not travel again. docs/protocol.md says how it reads. */
#ifndef DIZAINE_ROOM_CHANGES_H
#define DIZAINE_ROOM_CHANGES_H

#include "room/room.h"

enum { CHANGES_BYTES_MAX = 1 << 15 }; /* a longer contract is told whole */

/* Where it works; nothing is kept in it from one call to the next. Of each object and list between two places of a text, by the place where it
 * begins, the place behind its end. */
struct changes_work {
    struct changes_ends {
        const char *text;
        uint32_t size, from, to;
        bool failed; /* too much stands in each other */
        uint16_t of[CHANGES_BYTES_MAX];
    } before, after;
};

/* What changed from one part of a contract to the same one later, as a part again, to be joined with that of the other part: see room_join. Both are
 * as our writers make them: without blanks, and in no object a key twice. *second: where the second object begins in the text. False: this
 * cannot be said, and the whole contract is to be told: something of it is gone, or it is too long. */
bool changes_write(struct changes_work *work, struct part before, struct part after, struct text *text, uint32_t *second);

#endif
