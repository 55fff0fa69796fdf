/* bots_learned.c: decisions of DIX by the value network: each choice is worth what the positions after it
 * are, chance with its exact odds. The network always looks from the seat that decides. */
#include "games/dix/bots_auction.h"
#include "games/dix/bots_net.h"
#include "games/dix/bots_value.h"

enum { STATE_BYTES = offsetof(struct state, as) + sizeof(struct dix) };

static void copy(struct state *to, const struct state *from) {
    memcpy(to, from, STATE_BYTES);
}

static struct move plain(int me, enum dix_kind kind, int card) {
    return (struct move){.who = (uint8_t)me, .kind = kind, .a = (uint16_t)card};
}

/* The consolation of a bust is taken as a token; what it might buy is not looked at. */
static int32_t value(struct dix_eval *eval, struct state *state, int me) {
    if (state->phase == DIX_BUST) game_apply(state, plain(game_next(state), DIX_DO_TOKEN, 0));
    return dix_eval(eval, state, me);
}

/* Buys a card and pays for it, cards that are missed least last. */
static void purchase(struct state *state, int me, int card) {
    game_apply(state, plain(me, DIX_DO_BUY, card));
    while (state->phase == DIX_PAY || state->phase == DIX_DROP) {
        struct move move = state->phase == DIX_PAY
                               ? dix_best_payment(state, me)
                               : plain(me, DIX_DO_DROP, dix_cheapest_card(&state->as.dix.player[me], card));
        game_apply(state, move);
    }
}

/* The best move of a buy phase, and its value. */
static struct move best_purchase(struct dix_eval *eval, const struct state *state, int me, int32_t *best) {
    struct state then;
    struct move move = plain(me, state->phase == DIX_BUST ? DIX_DO_TOKEN : DIX_DO_DONE, 0);
    copy(&then, state);
    game_apply(&then, move);
    *best = value(eval, &then, me);
    for (uint64_t set = dix_buyable(&state->as.dix, me); set; set &= set - 1) {
        int card = dix_set_first(set);
        copy(&then, state);
        purchase(&then, me, card);
        int32_t here = value(eval, &then, me);
        if (here <= *best) continue;
        *best = here;
        move = plain(me, DIX_DO_BUY, card);
    }
    return move;
}

/* A row that was drawn further: what the network says of it, or what stopping now brings if that is more. A
 * purchase after taking the numbers is taken to bring as much as it would from the row before. */
static int32_t value_of_row(struct dix_eval *eval, struct state *row, int me, int32_t purchase) {
    struct state stop;
    int32_t best = dix_eval(eval, row, me), here;
    copy(&stop, row);
    game_apply(&stop, plain(me, DIX_DO_NUMBERS, 0));
    game_apply(&stop, plain(me, DIX_DO_DONE, 0));
    here = value(eval, &stop, me) + purchase;
    if (here > best) best = here;
    copy(&stop, row);
    game_apply(&stop, plain(me, DIX_DO_COINS, 0));
    here = value(eval, &stop, me);
    return here > best ? here : best;
}

static int32_t value_of_drawing(struct dix_eval *eval, const struct state *state, int me, int32_t purchase) {
    struct state drawing;
    int64_t sum = 0;
    copy(&drawing, state);
    game_apply(&drawing, plain(me, DIX_DO_DRAW, 0));
    for (int card = 0; card < DIX_CARDS; card++) {
        struct state then;
        if (!state->as.dix.left[card]) continue;
        copy(&then, &drawing);
        game_apply(&then, plain(CHANCE, DIX_DO_REVEAL, card));
        bool mine = eval->deep && then.phase == DIX_CHOOSE && then.as.dix.active == me && then.as.dix.drawn;
        int32_t here = mine ? value_of_row(eval, &then, me, purchase) : value(eval, &then, me);
        sum += (int64_t)here * state->as.dix.left[card];
    }
    return (int32_t)(sum / state->as.dix.cards_left);
}

static bool may_bust(const struct dix *dix) {
    for (int card = DIX_WILD - 1; card >= 0; card--) {
        bool bust =
            card < DIX_NUMBERS ? dix->total + dix_number(card) > 10 : dix->money + card - DIX_MONEY + 1 > 10;
        if (bust && dix->left[card]) return true;
    }
    return false;
}

static struct move best_choice(struct dix_eval *eval, const struct state *state, int me) {
    const struct dix *dix = &state->as.dix;
    if (!dix->drawn || (dix->cards_left > DIX_LAST_CARDS && !may_bust(dix))) return plain(me, DIX_DO_DRAW, 0);
    struct state numbers, coins;
    int32_t value_of[DIX_DO_COINS + 1] = {0};
    enum dix_kind best = DIX_DO_NUMBERS;
    copy(&numbers, state);
    game_apply(&numbers, plain(me, DIX_DO_NUMBERS, 0));
    best_purchase(eval, &numbers, me, &value_of[DIX_DO_NUMBERS]);
    int32_t purchase = 0;
    if (eval->deep) {
        game_apply(&numbers, plain(me, DIX_DO_DONE, 0));
        purchase = value_of[DIX_DO_NUMBERS] - value(eval, &numbers, me);
    }
    copy(&coins, state);
    game_apply(&coins, plain(me, DIX_DO_COINS, 0));
    value_of[DIX_DO_COINS] = value(eval, &coins, me);
    if (value_of[DIX_DO_COINS] > value_of[best]) best = DIX_DO_COINS;
    value_of[DIX_DO_DRAW] = dix->cards_left ? value_of_drawing(eval, state, me, purchase) : INT32_MIN;
    if (value_of[DIX_DO_DRAW] > value_of[best]) best = DIX_DO_DRAW;
    return plain(me, best, 0);
}

/* Auctions: what each seat makes of each winner and price. */
struct by_net {
    struct dix_eval *eval;
    const struct state *state;
    int32_t known[DIX_SEATS][DIX_SEATS + 1][DIX_PRICE_MAX + 1]; /* INT32_MIN: not yet */
};

/* Pays with money and copies alone, as the most that a seat would bid allows. */
static void pay_for_joker(struct state *state, int seat, int price) {
    struct dix *dix = &state->as.dix;
    struct dix_player *player = &dix->player[seat];
    state->phase = DIX_PAY;
    state->to_act = (uint16_t)(1u << seat);
    dix->payer = (uint8_t)seat;
    dix->card = dix->joker;
    dix->due = (uint8_t)price;
    game_apply(state, dix_best_payment(state, seat));
    while (state->phase == DIX_DROP) {
        int card = 0;
        while (card < DIX_NUMBERS && player->held[card] < 2) card++;
        if (card == DIX_NUMBERS) card = dix_cheapest_card(player, -1);
        game_apply(state, plain(seat, DIX_DO_DROP, card));
    }
}

static int32_t outcome_by_net(void *with, int seat, int winner, int price) {
    struct by_net *net = with;
    int32_t *known = &net->known[seat][winner][price];
    if (*known != INT32_MIN) return *known;
    struct state then;
    copy(&then, net->state);
    if (winner < then.seats) {
        pay_for_joker(&then, winner, price);
    } else {
        then.phase = DIX_CHOOSE;
        then.to_act = (uint16_t)(1u << then.as.dix.active);
    }
    *known = dix_eval(net->eval, &then, seat);
    return *known;
}

static struct move best_bid(struct dix_eval *eval, const struct state *state) {
    enum { ENOUGH = 20 }; /* nobody should pay more */
    struct dix_auction auction = {.outcome = outcome_by_net};
    struct by_net net = {.eval = eval, .state = state};
    auction.with = &net;
    dix_auction_open(&auction, state);
    for (int seat = 0; seat < state->seats; seat++) {
        if (auction.most[seat] > ENOUGH) auction.most[seat] = ENOUGH;
        for (int winner = 0; winner <= state->seats; winner++)
            for (int price = 0; price <= DIX_PRICE_MAX; price++) net.known[seat][winner][price] = INT32_MIN;
    }
    return dix_auction_bid(&auction);
}

/* The drop after which what is paid for serves best. */
static struct move best_drop(struct dix_eval *eval, const struct state *state, int me) {
    struct move moves[MOVES_MAX];
    int n = game_moves(state, me, moves), best = 0;
    int32_t most = INT32_MIN;
    for (int i = 0; i < n && n > 1; i++) {
        struct state then;
        copy(&then, state);
        dix_lose_card(&then.as.dix.player[me], moves[i].a);
        dix_gain_card(&then.as.dix.player[me], state->as.dix.card);
        then.phase = DIX_CHOOSE;
        int32_t here = dix_eval(eval, &then, me);
        if (here <= most) continue;
        most = here;
        best = i;
    }
    return moves[best];
}

static struct move last_drop(const struct state *state, int me) {
    struct dix_player with = state->as.dix.player[me];
    dix_gain_card(&with, state->as.dix.card);
    return plain(me, DIX_DO_DROP, dix_cheapest_card(&with, state->as.dix.card));
}

struct move dix_learned_move(struct dix_eval *eval, const struct state *state, int me) {
    int32_t unused;
    switch ((enum dix_phase)state->phase) {
    case DIX_CHOOSE: return best_choice(eval, state, me);
    case DIX_BID: return best_bid(eval, state);
    case DIX_PAY: return dix_best_payment(state, me);
    case DIX_DROP: return state->as.dix.last_buys ? last_drop(state, me) : best_drop(eval, state, me);
    case DIX_BUY:
    case DIX_BUST:
        if (state->as.dix.last_buys) return dix_best_last_purchase(state, me);
        return best_purchase(eval, state, me, &unused);
    case DIX_FIRST:
    case DIX_REVEAL:
    case DIX_OVER: break;
    }
    return (struct move){0};
}
