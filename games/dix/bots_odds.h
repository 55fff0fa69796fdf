/* bots_odds.h: exact odds of the next card, and the expected value of each choice. */
#ifndef DIZAINE_GAMES_DIX_BOTS_ODDS_H
#define DIZAINE_GAMES_DIX_BOTS_ODDS_H

#include "engine/game.h"

struct dix_odds {
    /* Of so many cards in the deck, how many would bust by total, bust by money, start an auction. */
    int32_t cards, bust_total, bust_money, joker;
    /* What a choice brings the active seat, in hundredths of a final point, measured from where it stands
     * now: what it gains less what the others do. Drawing ends with the best that a search of the turn finds.
     * All are 0 for ALIX, who weighs nothing; the advice is what she must do. */
    int32_t draw, numbers, coins;
    bool can_draw, can_stop;
    enum dix_kind advice; /* DIX_DO_DRAW, DIX_DO_NUMBERS or DIX_DO_COINS */
};

/* False, and nothing is filled in, unless the active seat is to choose. Counting cards is quick; weighing the
 * choices (draw, numbers, coins, advice) is a search and happens only on request. */
bool dix_odds(const struct state *state, bool weigh, struct dix_odds *odds);

#endif
