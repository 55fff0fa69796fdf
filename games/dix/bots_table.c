/* bots_table.c: what moves of DIX are worth to everybody at the table, for reviews. A share of the victory is
 * what the network expects for a seat, beside what it expects for the others: then they add up to one, and what
 * one seat wins is what the others lose. Positions are looked at one step further than by the network alone, in
 * the same way from before a draw as from behind it, so that little is left but luck and choices. */
#include "games/dix/bots.h"
#include "games/dix/bots_net.h"

struct table {
    struct dix_eval eval;
    int seats;  /* that are judged: alone against ALIX it is one */
    bool finer; /* the beginning of a turn is looked at behind its first card */
};

struct share {
    struct dix_worth of[DIX_SEATS];
};

static struct move plain(int who, enum dix_kind kind, int card) {
    return (struct move){.who = (uint8_t)who, .kind = kind, .a = (uint16_t)card};
}

/* Shares that add up to NET_ONE, leads that add up to nothing. */
static void even_out(const struct state *state, const struct table *table, struct share *share) {
    int64_t win = 0, margin = 0;
    if (table->seats == 1) return;
    for (int seat = 0; seat < table->seats; seat++) {
        win += share->of[seat].win;
        margin += share->of[seat].margin;
    }
    for (int seat = 0; seat < table->seats; seat++) {
        struct dix_worth *of = &share->of[seat];
        of->win = win ? (int32_t)((int64_t)of->win * NET_ONE / win) : NET_ONE / table->seats;
        of->margin -= (int32_t)(margin / table->seats);
        of->mix = dix_mix(state, false, of->win, of->margin);
    }
}

/* The mean over what chance may do. */
static void mean(struct table *table, const struct state *state,
                 void (*worth)(struct table *, struct state *, struct share *), struct share *share) {
    struct move moves[MOVES_MAX];
    uint32_t weights[MOVES_MAX];
    int64_t sum[DIX_SEATS][3] = {{0}}, all = 0;
    int n = dix_moves(state, CHANCE, moves, weights);
    for (int i = 0; i < n; i++) {
        struct state then = *state;
        struct share here;
        game_apply(&then, moves[i]);
        worth(table, &then, &here);
        all += weights[i];
        for (int seat = 0; seat < table->seats; seat++) {
            sum[seat][0] += (int64_t)here.of[seat].mix * weights[i];
            sum[seat][1] += (int64_t)here.of[seat].win * weights[i];
            sum[seat][2] += (int64_t)here.of[seat].margin * weights[i];
        }
    }
    for (int seat = 0; seat < table->seats; seat++)
        share->of[seat] = (struct dix_worth){(int32_t)(sum[seat][0] / all), (int32_t)(sum[seat][1] / all),
                                             (int32_t)(sum[seat][2] / all)};
}

static void by_net(struct table *table, struct state *state, struct share *share) {
    for (int seat = 0; seat < table->seats; seat++) share->of[seat] = dix_eval(&table->eval, state, seat);
    if (!game_over(state)) even_out(state, table, share);
}

static void at_beginning(struct table *table, struct state *state, struct share *share) {
    if (!table->finer || state->phase != DIX_CHOOSE || state->as.dix.active >= table->seats) {
        by_net(table, state, share);
        return;
    }
    game_apply(state, plain(state->as.dix.active, DIX_DO_DRAW, 0));
    mean(table, state, by_net, share);
}

static void leaf(struct table *table, struct state *state, struct share *share);

/* The best of what a buyer may do, for the buyer. */
static void after_purchase(struct table *table, const struct state *state, struct share *best) {
    int buyer = game_next(state);
    struct state then = *state;
    game_apply(&then, plain(buyer, state->phase == DIX_BUST ? DIX_DO_TOKEN : DIX_DO_DONE, 0));
    leaf(table, &then, best);
    for (uint64_t set = dix_buyable(&state->as.dix, buyer); set; set &= set - 1) {
        struct share here;
        then = *state;
        game_apply(&then, plain(buyer, DIX_DO_BUY, dix_set_first(set)));
        leaf(table, &then, &here);
        if (here.of[buyer].mix > best->of[buyer].mix) *best = here;
    }
}

/* A row at which somebody stops, or goes on as the network expects. */
static void at_row(struct table *table, const struct state *state, struct share *best) {
    static const enum dix_kind stops[] = {DIX_DO_NUMBERS, DIX_DO_COINS};
    int active = state->as.dix.active;
    struct state row = *state;
    by_net(table, &row, best);
    bool none = !state->as.dix.cards_left;
    if (!state->as.dix.drawn || active >= table->seats) return;
    for (int i = 0; i < 2; i++) {
        struct state then = *state;
        struct share here;
        game_apply(&then, plain(active, stops[i], 0));
        leaf(table, &then, &here);
        if (none || here.of[active].mix > best->of[active].mix) *best = here;
        none = false;
    }
}

/* All bid as they should from here on. */
static void after_auction(struct table *table, const struct state *state, int bid, bool best,
                          struct share *share) {
    struct dix_auction auction;
    struct dix_by_net net;
    struct state then;
    struct move move;
    int winner, price;
    dix_auction_by_net(&auction, &net, &table->eval, state);
    if (best && !dix_obliged(state, game_next(state), &move)) move = dix_auction_bid(&auction);
    if (best) bid = move.kind == DIX_DO_BID ? move.a : 0;
    dix_auction_after(&auction, bid, &winner, &price);
    dix_auction_outcome(state, winner, price, &then);
    at_row(table, &then, share);
}

/* A position in which it is settled what is paid and bought. */
static void leaf(struct table *table, struct state *state, struct share *share) {
    dix_settle(state);
    switch ((enum dix_phase)state->phase) {
    case DIX_BUY:
    case DIX_BUST: after_purchase(table, state, share); return;
    case DIX_BID: after_auction(table, state, 0, true, share); return;
    case DIX_CHOOSE:
        if (state->as.dix.drawn) {
            at_row(table, state, share);
            return;
        }
        break;
    case DIX_FIRST:
    case DIX_REVEAL:
    case DIX_PAY:
    case DIX_DROP:
    case DIX_OVER: break;
    }
    at_beginning(table, state, share);
}

static void after_move(struct table *table, const struct state *state, struct move move,
                       struct share *share) {
    struct state then = *state;
    if (state->phase == DIX_BID && move.who < table->seats) {
        after_auction(table, state, move.kind == DIX_DO_BID ? move.a : 0, false, share);
        return;
    }
    game_apply(&then, move);
    table->finer = move.who != CHANCE && then.phase != DIX_REVEAL;
    if (then.phase == DIX_REVEAL)
        mean(table, &then, leaf, share);
    else
        leaf(table, &then, share);
}

static void write(const struct table *table, const struct share *share, int mover, struct judged_table *to) {
    enum { HUNDREDTHS = 500 }; /* in a margin of 1.0 */
    for (int seat = 0; seat < table->seats; seat++) {
        const struct dix_worth *of = &share->of[seat];
        to->worth[seat] = (struct worth){.win = of->win < 0         ? 0
                                                : of->win > NET_ONE ? NET_ONE
                                                                    : of->win,
                                         .points = (int32_t)((int64_t)of->margin * HUNDREDTHS / NET_ONE),
                                         .rank = mover < table->seats ? share->of[mover].mix : 0};
    }
}

int dix_judge_table(const struct thought *thought, struct judged_table *list) {
    const struct state *state = thought->view;
    struct table table = {.seats = state->as.dix.alix ? 1 : state->seats};
    struct move moves[MOVES_MAX];
    uint32_t weights[MOVES_MAX];
    int mover = game_next(state);
    if (mover < 0) return 0;
    dix_eval_open(&table.eval, state);
    table.eval.deep = 1;
    int n = dix_moves(state, mover, moves, mover == CHANCE ? weights : NULL);
    for (int i = 0; i < n; i++) {
        struct share share;
        after_move(&table, state, moves[i], &share);
        list[i] = (struct judged_table){.move = moves[i], .weight = mover == CHANCE ? weights[i] : 0};
        write(&table, &share, mover, &list[i]);
    }
    return n;
}
