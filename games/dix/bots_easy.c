/* bots_easy.c: the easy bot of DIX. It looks at the row and its own cards only: it counts no cards and
 * ignores the other players. */
#include "games/dix/bots.h"

static struct move plain(const struct thought *thought, enum dix_kind kind, int a) {
    return (struct move){.who = (uint8_t)thought->seat, .kind = kind, .a = (uint16_t)a};
}

static struct move choose(const struct thought *thought) {
    const struct dix *dix = &thought->view->as.dix;
    const struct dix_player *player = &dix->player[thought->seat];
    bool may_draw = dix->cards_left > 0;
    if (!dix->drawn || (may_draw && dix->total < dix->dials.bust / 2 && dix->money < 6))
        return plain(thought, DIX_DO_DRAW, 0);
    int fresh = 0;
    for (int i = 0; i < dix->row_size; i++)
        if (dix->row[i] < DIX_NUMBERS && !player->held[dix->row[i]]) fresh++;
    bool poor = player->coins + dix->money <= dix->dials.purse;
    if (may_draw && !fresh && !dix->money) return plain(thought, DIX_DO_DRAW, 0);
    bool coins = !fresh || (fresh == 1 && dix->money >= 4 && poor);
    return plain(thought, coins ? DIX_DO_COINS : DIX_DO_NUMBERS, 0);
}

static struct move bid(const struct thought *thought) {
    const struct dix *dix = &thought->view->as.dix;
    const struct dix_player *player = &dix->player[thought->seat];
    int least = dix->high ? dix->high + 1 : dix->dials.least_bid;
    int wish = 2 + 2 * dix_score_gain(player, dix->joker);
    if (wish > dix_money(dix, player)) wish = dix_money(dix, player);
    if (dix->alix && wish < dix->dials.least_bid && dix_score_gain(player, dix->joker) > 0)
        wish = dix->dials.least_bid;
    if (least > wish || least > dix_money(dix, player)) return plain(thought, DIX_DO_PASS, 0);
    return plain(thought, DIX_DO_BID, least);
}

static struct move buy(const struct thought *thought) {
    const struct dix *dix = &thought->view->as.dix;
    const struct dix_player *player = &dix->player[thought->seat];
    int best = -1, most = 0;
    for (uint64_t set = dix_buyable(dix, thought->seat); set; set &= set - 1) {
        int card = dix_set_first(set);
        if (dix_number(card) > dix_money(dix, player)) continue;
        int points = dix_score_gain(player, card);
        if (points > most) {
            most = points;
            best = card;
        }
    }
    if (thought->view->phase == DIX_BUST) return plain(thought, DIX_DO_TOKEN, 0);
    return best < 0 ? plain(thought, DIX_DO_DONE, 0) : plain(thought, DIX_DO_BUY, best);
}

/* Coins as far as they go. */
static struct move pay(const struct thought *thought) {
    struct move moves[MOVES_MAX];
    int n = game_moves(thought->view, thought->seat, moves), best = 0;
    for (int i = 1; i < n; i++)
        if (moves[i].a > moves[best].a) best = i;
    return moves[best];
}

struct move dix_choose_easy(const struct thought *thought) {
    switch ((enum dix_phase)thought->view->phase) {
    case DIX_CHOOSE: return choose(thought);
    case DIX_BID: return bid(thought);
    case DIX_PAY: return pay(thought);
    case DIX_DROP: return dix_cheapest_drop(thought, dix_score);
    case DIX_BUY:
    case DIX_BUST: return buy(thought);
    case DIX_FIRST:
    case DIX_REVEAL:
    case DIX_OVER: break;
    }
    return (struct move){0};
}
