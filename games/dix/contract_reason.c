/* contract_reason.c: see contract_reason.h. What the next card may bring, what a joker or a card adds to the
 * tableau and to the others', and what it costs. */
#include "games/dix/contract_reason.h"

#include "games/dix/bots_odds.h"

static void card(struct reason *reason, const char *name, int which) {
    TEXT(said, REASON_TEXT_MAX);
    char notation[3];
    dix_card_name(which, notation);
    text_add(&said, notation);
    reason_text(reason, name, &said);
}

/* What the numbers of the row would add to the tableau. */
static int row_gain(const struct dix *dix, int seat) {
    struct dix_player player = dix->player[seat];
    for (int i = 0; i < dix->row_size; i++)
        if (dix->row[i] < DIX_NUMBERS) dix_gain_card(&player, dix->row[i]);
    return dix_score(&player) - dix_score(&dix->player[seat]);
}

static void choice(const struct state *view, enum dix_kind played, enum dix_kind best,
                   struct reason *reason) {
    const struct dix *dix = &view->as.dix;
    struct dix_odds odds;
    dix_odds(view, false, &odds);
    int bust = odds.bust_total + odds.bust_money;
    bool drawing = played == DIX_DO_DRAW || best == DIX_DO_DRAW;
    if (played == best)
        reason->why = played == DIX_DO_NUMBERS ? "numbers"
                      : played == DIX_DO_COINS ? "coins"
                      : bust                   ? "draw"
                                               : "draw.safe";
    else if (played == DIX_DO_DRAW)
        reason->why = best == DIX_DO_NUMBERS ? "draw.numbers" : "draw.coins";
    else if (best == DIX_DO_DRAW)
        reason->why = bust ? "stop.draw" : "stop.safe";
    else
        reason->why = played == DIX_DO_NUMBERS ? "numbers.coins" : "coins.numbers";
    if (drawing || played == best) {
        reason_number(reason, "n", bust);
        reason_number(reason, "of", odds.cards);
    }
    reason_number(reason, "gain", row_gain(dix, dix->active));
    reason_number(reason, "money", dix->money);
}

static void bidding(const struct state *view, struct move played, struct move best, struct reason *reason) {
    const struct dix *dix = &view->as.dix;
    int most = 0, bid = played.kind == DIX_DO_BID ? played.a : 0, wish = best.kind == DIX_DO_BID ? best.a : 0;
    for (int seat = 0; seat < view->seats; seat++) {
        int gain = seat == dix->bidder ? 0 : dix_score_gain(&dix->player[seat], dix->joker);
        if (gain > most) most = gain;
    }
    reason->why = bid == wish  ? (bid ? "bid" : "pass")
                  : !bid       ? "pass.bid"
                  : !wish      ? "bid.pass"
                  : bid < wish ? "bid.more"
                               : "bid.less";
    card(reason, "card", dix->joker);
    reason_number(reason, "gain", dix_score_gain(&dix->player[dix->bidder], dix->joker));
    reason_number(reason, "other", most);
    reason_number(reason, "bid", bid ? bid : dix->high + 1);
    reason_number(reason, "best", wish);
}

static void purchase(const struct state *view, struct move played, struct move best, struct reason *reason) {
    const struct dix_player *player = &view->as.dix.player[played.who];
    bool buys = played.kind == DIX_DO_BUY, should = best.kind == DIX_DO_BUY;
    int about = should ? best.a : played.a;
    bool same = buys == should && (!buys || played.a == best.a);
    reason->why = !should && !buys ? "done"
                  : same           ? "buy"
                  : !buys          ? "done.buy"
                  : !should        ? "buy.done"
                                   : "buy.other";
    if (!should && !buys) return;
    card(reason, "card", about);
    reason_number(reason, "gain", dix_score_gain(player, about));
    reason_number(reason, "price", dix_number(about));
}

void dix_reason(const struct state *view, struct move played, struct move best, struct reason *reason) {
    bool same = played.kind == best.kind && played.a == best.a && played.b == best.b;
    switch ((enum dix_phase)view->phase) {
    case DIX_CHOOSE: choice(view, (enum dix_kind)played.kind, (enum dix_kind)best.kind, reason); break;
    case DIX_BID: bidding(view, played, best, reason); break;
    case DIX_BUY:
    case DIX_BUST: purchase(view, played, best, reason); break;
    case DIX_PAY: reason->why = same ? "pay" : "pay.other"; break;
    case DIX_DROP:
        reason->why = same ? "drop" : "drop.other";
        card(reason, "card", best.a);
        break;
    case DIX_FIRST:
    case DIX_REVEAL:
    case DIX_OVER: break;
    }
}
