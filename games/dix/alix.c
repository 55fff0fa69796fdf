/* alix.c: what ALIX, the automaton of solo DIX, must do. She never buys, so the rules never ask her
 * to. */
#include "engine/game.h"

static struct move her_bid(const struct dix *dix) {
    int means = dix_bid_means(dix, DIX_ALIX), least = dix->dials.least_bid;
    int wish = 0;
    if (dix->active == DIX_ALIX) { /* she speaks last, and just as high as it takes */
        wish = dix->high ? dix->high + 1 : least;
    } else { /* she speaks first, and leaves the human as little hope as she can */
        int human = dix_bid_means(dix, 0);
        wish = human < least ? least : human;
        if (wish > means && means >= least) wish = means;
    }
    if (wish > means) return move_of(DIX_ALIX, DIX_DO_PASS, 0, 0);
    return move_of(DIX_ALIX, DIX_DO_BID, wish, 0);
}

static int smaller(int a, int b) {
    return a < b ? a : b;
}

/* Copies first, then coins, then as few tokens as it takes; coins and then copies that a token made
 * superfluous are taken back. */
static struct move her_payment(const struct dix *dix) {
    const struct dix_player *alix = &dix->player[DIX_ALIX];
    int copies = smaller(dix_bid_cards(dix, DIX_ALIX), dix->due);
    int coins = smaller(alix->coins, dix->due - copies);
    int rest = dix->due - copies - coins;
    int token = dix->dials.token, tokens = (rest + token - 1) / token, excess = tokens * token - rest;
    coins -= smaller(coins, excess); /* what copies give back shows in the units left to drop */
    return move_of(DIX_ALIX, DIX_DO_PAY, coins, tokens);
}

/* The lowest number that she holds twice, or at all if copies need not pay, in the order of the colours. */
static struct move her_drop(const struct dix *dix) {
    for (int number = 0; number < 9; number++)
        for (int colour = 0; colour < 4; colour++)
            if (dix->player[DIX_ALIX].held[colour * 9 + number] > dix->dials.copies)
                return move_of(DIX_ALIX, DIX_DO_DROP, colour * 9 + number, 0);
    return (struct move){0};
}

/* She owes a move in these four phases only. noinline: inlining spills registers in the
 * common case, a game without her. */
__attribute__((noinline)) static struct move her_move(const struct state *state) {
    const struct dix *dix = &state->as.dix;
    switch ((enum dix_phase)state->phase) {
    case DIX_CHOOSE: {
        bool draws = !dix->drawn || (dix->total < dix->alix && dix->cards_left);
        return move_of(DIX_ALIX, draws ? DIX_DO_DRAW : DIX_DO_NUMBERS, 0, 0);
    }
    case DIX_BID: return her_bid(dix);
    case DIX_PAY: return her_payment(dix);
    case DIX_DROP: return her_drop(dix);
    case DIX_FIRST:
    case DIX_REVEAL:
    case DIX_BUY:
    case DIX_BUST:
    case DIX_OVER: break;
    }
    return (struct move){0};
}

bool dix_obliged(const struct state *state, int seat, struct move *move) {
    if (!state->as.dix.alix || seat != DIX_ALIX || !owes(state, seat)) return false;
    *move = her_move(state);
    return true;
}
