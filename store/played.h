/* played.h: how many games a house has seen, month by month, and nothing about who played them. */
#ifndef DIZAINE_STORE_PLAYED_H
#define DIZAINE_STORE_PLAYED_H

#include "store/store.h"

enum { PLAYED_LISTED = 400, PLAYED_PARTS = 16 };

void store_played_add(struct store *store, int64_t at, const char *game, int64_t table, int people); /* one more is over */
/* The newest month first. */
void store_played(struct store *store, void (*each)(void *context, const char *month, const char *game, int64_t games, int64_t people),
                  void *context);

#endif
