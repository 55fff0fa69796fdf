/* bots.h: the bots of DIX. */
#ifndef DIZAINE_GAMES_DIX_BOTS_H
#define DIZAINE_GAMES_DIX_BOTS_H

#include "bots/bot.h"

struct move dix_choose_easy(const struct thought *thought);
struct move dix_choose_normal(const struct thought *thought);
struct move dix_choose_classic(const struct thought *thought);
struct move dix_choose_expert(const struct thought *thought);
/* Styles: the expert with a weakness. */
struct move dix_choose_gambler(const struct thought *thought);
struct move dix_choose_miser(const struct thought *thought);
struct move dix_choose_bidder(const struct thought *thought);
struct move dix_choose_careful(const struct thought *thought);
/* Values n positions of random games by the expert's network; returns a hash over the values. */
uint64_t dix_evaluations(const struct state *from, struct rng *rng, uint32_t n);

extern const struct judge dix_judge;

/* Which number card to spend: the one whose loss takes least off a holding's worth, a spare copy before a
 * single card. */
struct move dix_cheapest_drop(const struct thought *thought, int (*worth)(const struct dix_player *player));

#endif
