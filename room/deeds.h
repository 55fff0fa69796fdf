/* deeds.h: what of a finished game the book of a circle remembers: its best runs, and the clues that were told. Each game says so in its own
 * way, move by move (`deeds` of middle.h). */
#ifndef DIZAINE_ROOM_DEEDS_H
#define DIZAINE_ROOM_DEEDS_H

#include "room/room.h"

enum { DEEDS_MAX = 40, DEED_TEXT_BYTES = 200 };

struct deed {
    const char *what; /* NAME.deed.WHAT in the words of the game */
    int seat, number;
    int of, round; /* of a clue: how many could have found it; else 0 */
    char text[DEED_TEXT_BYTES];
};
struct deeds {
    int size;
    struct deed list[DEEDS_MAX];
};

/* The most of its kind, for each seat; one more of its kind; one that stands for itself. */
void deed_most(struct deeds *deeds, const char *what, int seat, int number, const char *text);
void deed_more(struct deeds *deeds, const char *what, int seat);
void deed_clue(struct deeds *deeds, int seat, int found, int of, int round, const char *clue);

/* Of a whole game, as a JSON array: [{"what":"run","seat":0,"n":9,"text":"g"},…]. */
void room_deeds(const struct room *room, struct text *text);

#endif
