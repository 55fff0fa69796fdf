/* duplicates.h: duplicates: deals that several tables play because somebody asked for it. The deal itself stands with the others (store/deals.h);
 * which tables play it, who sits there and how they came out stands in the tables. */
#ifndef DIZAINE_STORE_DUPLICATES_H
#define DIZAINE_STORE_DUPLICATES_H

#include "store/deals.h"

enum { DUPLICATE_TABLES_MAX = 32, DUPLICATE_DAYS = 30, DUPLICATES_LISTED = 20, WISH_BYTES = 2048 };

struct store_duplicate {
    struct store_deal deal;
    char maker[ID_BYTES];  /* "": is forgotten */
    char wish[WISH_BYTES]; /* what every table of it is made of: JSON as for POST api/tables */
    int tables;            /* so many at most */
    int begun, finished;   /* of them */
    int64_t closed;        /* 0: it is open */
};
/* One seat of one of its tables; the texts are good during the call. */
struct store_duplicate_seat {
    char table[ID_BYTES], maker[ID_BYTES];
    uint8_t state;                /* of the table */
    int64_t at;                   /* when it was finished; 0: it is not */
    const char *scores, *winners; /* as in `record` */
    int seat;
    bool bot;
    const char *level, *name, *guest;
    bool knew; /* whoever sits there had begun another table of it before */
};

bool store_duplicate(struct store *store, const char *deal, struct store_duplicate *duplicate);
void store_duplicate_add(struct store *store, const struct store_duplicate *duplicate);
void store_duplicate_close(struct store *store, const char *deal, int64_t at);
/* All that a guest made or plays, the newest first. */
int store_duplicates_of(struct store *store, const char *guest, char (*deals)[DEAL_NAME_BYTES], int max);
/* Seats of its tables, those that were made first before the others. */
void store_duplicate_seats(struct store *store, const char *deal, void (*each)(void *context, const struct store_duplicate_seat *seat),
                           void *context);

#endif
