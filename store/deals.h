/* deals.h: deals that several tables play: their seeds, the one try of each guest that counts, how it came out and what was chosen in it.
 * A deal of the day is named by its date and game, as in "2026-11-18:dix", one of a duplicate (store/duplicates.h) by "d" and random digits. */
#ifndef DIZAINE_STORE_DEALS_H
#define DIZAINE_STORE_DEALS_H

#include "store/store.h"

struct store_deal {
    char name[DEAL_NAME_BYTES];
    uint8_t seed[DEAL_SEED_BYTES];
    int64_t made;
};
bool store_deal(struct store *store, const char *name, struct store_deal *deal);
void store_deal_add(struct store *store, const struct store_deal *deal); /* of several the first stays */

struct store_try {
    char deal[DEAL_NAME_BYTES], table[ID_BYTES];
    int64_t at; /* when it was finished; 0: it is not */
    int32_t score, other;
    bool won;
};
/* The table at which a guest has its try; false: it has none yet. */
bool store_try(struct store *store, const char *deal, const char *guest, char table[ID_BYTES]);
void store_try_add(struct store *store, const char *deal, const char *guest, const char *table); /* the first stays */
int store_tries_of(struct store *store, const char *guest, const char *before, struct store_try *list, int max); /* newest first */
/* Of a table at which somebody has a try; else nothing is written. */
void store_try_done(struct store *store, const struct store_try *done);
void store_try_choice(struct store *store, const struct store_try *of, uint32_t number, uint64_t position, const char *move);

/* How many results had which lead over the best other seat, and how many of them had won; the greatest lead first. */
void store_results(struct store *store, const char *deal,
                   void (*each)(void *context, int32_t lead, int64_t count, int64_t won), void *context);
/* For each choice of a table, in order, what was chosen by how many in the same position, the most frequent first. */
void store_choices(struct store *store, const char *deal, const char *table,
                   void (*each)(void *context, uint32_t number, const char *own, const char *move, int64_t count), void *context);

#endif
