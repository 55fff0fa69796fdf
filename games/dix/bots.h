/* dix.h: the bots of DIX. */
#ifndef DIZAINE_BOTS_DIX_H
#define DIZAINE_BOTS_DIX_H

#include "bots/bot.h"

struct move dix_choose_easy(const struct thought *thought);
struct move dix_choose_normal(const struct thought *thought);
struct move dix_choose_expert(const struct thought *thought);

/* Which number card to spend: the one whose loss takes least off a holding's worth, a spare copy before a
 * single card. */
struct move dix_cheapest_drop(const struct thought *thought, int (*worth)(const struct dix_player *player));

/* Plays n games from a position to the end, every seat at random; returns the number of moves made. */
uint64_t dix_playouts(const struct state *from, struct rng *rng, uint32_t n);

#endif
