/* bots_odds.c: see bots_odds.h. */
#include "games/dix/bots_odds.h"
#include "games/dix/bots_value.h"

static void count_cards(const struct dix *dix, struct dix_odds *odds) {
    bool alix = dix->alix && dix->active == DIX_ALIX; /* no total busts her */
    odds->cards = dix->cards_left;
    for (int card = 0; card < DIX_CARDS; card++) {
        if (card >= DIX_WILD)
            odds->joker += dix->left[card];
        else if (card >= DIX_MONEY)
            odds->bust_money +=
                dix->money + card - DIX_MONEY + 1 > dix->dials.bust_money ? dix->left[card] : 0;
        else
            odds->bust_total +=
                !alix && dix->total + dix_number(card) > dix->dials.bust ? dix->left[card] : 0;
    }
}

bool dix_odds(const struct state *state, bool weigh, struct dix_odds *odds) {
    const struct dix *dix = &state->as.dix;
    if (game_of(state) != &dix_game || state->phase != DIX_CHOOSE) return false;
    *odds = (struct dix_odds){.can_draw = dix->cards_left > 0, .can_stop = dix->drawn > 0};
    count_cards(dix, odds);
    if (!weigh) return true;
    struct move obliged;
    if (dix_obliged(state, dix->active, &obliged)) { /* ALIX weighs nothing */
        odds->advice = (enum dix_kind)obliged.kind;
        return true;
    }
    struct dix_values values;
    dix_values_make(&values, state, dix->active, &dix_standard_beliefs);
    struct dix_choice choice = dix_weigh_choice(&values, DIX_STANDARD_NODES);
    odds->draw = choice.draw * 100 / POINT;
    odds->numbers = choice.numbers * 100 / POINT;
    odds->coins = choice.coins * 100 / POINT;
    odds->advice = choice.best;
    return true;
}
