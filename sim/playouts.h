/* playouts.h: games played on to their end from a position, as search does it. */
#ifndef DIZAINE_SIM_PLAYOUTS_H
#define DIZAINE_SIM_PLAYOUTS_H

#include "engine/game.h"

enum playout_kind {
    PLAYOUT_RANDOM, /* every seat plays evenly */
    PLAYOUT_NORMAL, /* every seat plays like the bot `normal`, as expert's search has it */
    PLAYOUT_VALUES, /* no games but evaluations of positions by the strongest bot */
    PLAYOUT_KINDS,
};

/* The first decision of a game: what chance settles before it is settled. */
void playouts_opening(struct state *state, const struct game *game, const struct options *options);
/* Whether a game has playouts of that kind. */
bool playouts_exist(const struct game *game, enum playout_kind kind);
/* Plays n games on from a truth; returns a hash over their results. Adds up their moves where they are
 * counted. */
uint64_t playouts(enum playout_kind kind, const struct state *from, struct rng *rng, uint32_t n,
                  uint64_t *moves);

#endif
