/* moves.c: what may be done in DIX, and what chance may bring. */
#include "engine/bits.h"
#include "engine/game.h"

/* What a seat can pay with. */

int dix_money(const struct dix *dix, const struct dix_player *player) {
    return player->coins + dix->dials.token * player->tokens;
}

int dix_means(const struct dix *dix, const struct dix_player *player) {
    return dix_money(dix, player) + player->cards;
}

int dix_bid_cards(const struct dix *dix, int seat) {
    const struct dix_player *player = &dix->player[seat];
    return player->cards - (dix->dials.copies ? __builtin_popcountll(dix_set(player->numbers)) : 0);
}

int dix_bid_means(const struct dix *dix, int seat) {
    int means = dix_money(dix, &dix->player[seat]) + dix_bid_cards(dix, seat);
    return means < DIX_BID_MAX ? means : DIX_BID_MAX;
}

static bool for_joker(const struct dix *dix) {
    return dix->card >= DIX_WILD && dix->card != DIX_NO_CARD;
}

uint64_t dix_buyable(const struct dix *dix, int seat) {
    const struct dix_player *player = &dix->player[seat];
    int means = dix_means(dix, player);
    uint64_t numbers = means < 9 ? (1u << means) - 1 : 511;
    uint64_t affordable = numbers * 0x0001000100010001u; /* the same numbers in each colour */
    return dix_set(dix->on_market) & ~dix_set(player->numbers) & affordable;
}

/* The list of moves. */

static int list_cards(uint64_t set, int seat, enum dix_kind kind, struct move *list) {
    int n = 0;
    for (; set; set &= set - 1) list[n++] = move_of(seat, (int)kind, dix_set_first(set), 0);
    return n;
}

static int list_bids(const struct dix *dix, int seat, struct move *list) {
    int least = dix->high ? dix->high + 1 : dix->dials.least_bid;
    int most = dix_bid_means(dix, seat), n = 0;
    list[n++] = move_of(seat, DIX_DO_PASS, 0, 0);
    for (int bid = least; bid <= most; bid++) list[n++] = move_of(seat, DIX_DO_BID, bid, 0);
    return n;
}

/* No part of a payment may be superfluous: beside an excess, which only tokens make, there is nothing else.
 * noinline, as for drops: inlining spills registers in the common case, the shorter lists. */
__attribute__((noinline)) static int list_payments(const struct dix *dix, int seat, struct move *list) {
    const struct dix_player *player = &dix->player[seat];
    int cards = for_joker(dix) ? dix_bid_cards(dix, seat) : player->cards, n = 0, token = dix->dials.token;
    for (int tokens = 0; tokens <= player->tokens && n < MOVES_MAX - DIX_DIAL_MAX; tokens++) {
        int rest = dix->due - token * tokens;
        if (rest <= -token) break;
        if (rest < 0) rest = 0;
        int most = rest < player->coins ? rest : player->coins;
        for (int coins = rest > cards ? rest - cards : 0; coins <= most; coins++)
            list[n++] = move_of(seat, DIX_DO_PAY, coins, tokens);
    }
    return n;
}

__attribute__((noinline)) static int list_drops(const struct dix *dix, int seat, struct move *list) {
    const struct dix_player *player = &dix->player[seat];
    int n = 0, least = for_joker(dix) && dix->dials.copies ? 2 : 1;
    for (uint64_t set = dix_set(player->numbers); set; set &= set - 1) {
        int card = dix_set_first(set);
        if (player->held[card] >= least) list[n++] = move_of(seat, DIX_DO_DROP, card, 0);
    }
    return n;
}

static int list_choices(const struct dix *dix, int seat, struct move *list) {
    int n = 0;
    /* The row can only be full if ALIX is made to draw where she would have stopped. */
    if (dix->cards_left && dix->row_size < DIX_ROW_MAX) list[n++] = move_of(seat, DIX_DO_DRAW, 0, 0);
    if (dix->drawn && (dix->row_size || dix->dials.empty_stop || !n)) {
        list[n++] = move_of(seat, DIX_DO_NUMBERS, 0, 0);
        list[n++] = move_of(seat, DIX_DO_COINS, 0, 0);
    }
    return n;
}

static int list_first(const struct state *state, struct move *list, uint32_t *weights) {
    int seats = state->as.dix.alix ? 1 : state->seats;
    for (int seat = 0; seat < seats; seat++) {
        list[seat] = move_of(CHANCE, DIX_DO_FIRST, seat, 0);
        if (weights) weights[seat] = 1;
    }
    return seats;
}

static int list_deck(const struct dix *dix, struct move *list, uint32_t *weights) {
    int n = 0;
    for (int card = 0; card < DIX_CARDS; card++) {
        if (!dix->left[card]) continue;
        if (weights) weights[n] = dix->left[card];
        list[n++] = move_of(CHANCE, DIX_DO_REVEAL, card, 0);
    }
    return n;
}

int dix_moves(const struct state *state, int seat, struct move *list, uint32_t *weights) {
    const struct dix *dix = &state->as.dix;
    switch ((enum dix_phase)state->phase) {
    case DIX_FIRST: return list_first(state, list, weights);
    case DIX_REVEAL: return list_deck(dix, list, weights);
    case DIX_CHOOSE: return list_choices(dix, seat, list);
    case DIX_BID: return list_bids(dix, seat, list);
    case DIX_PAY: return list_payments(dix, seat, list);
    case DIX_DROP: return list_drops(dix, seat, list);
    case DIX_BUY:
        list[0] = move_of(seat, DIX_DO_DONE, 0, 0);
        return 1 + list_cards(dix_buyable(dix, seat), seat, DIX_DO_BUY, list + 1);
    case DIX_BUST:
        list[0] = move_of(seat, DIX_DO_TOKEN, 0, 0);
        return 1 + list_cards(dix_buyable(dix, seat), seat, DIX_DO_BUY, list + 1);
    case DIX_OVER: break;
    }
    return 0;
}

/* Whether a single move stands in the list. */

static bool may_draw(const struct dix *dix) {
    return dix->cards_left && dix->row_size < DIX_ROW_MAX;
}

static bool may_choose(const struct dix *dix, struct move move) {
    if (move.a || move.b) return false;
    if (move.kind == DIX_DO_DRAW) return may_draw(dix);
    if (move.kind != DIX_DO_NUMBERS && move.kind != DIX_DO_COINS) return false;
    return dix->drawn && (dix->row_size || dix->dials.empty_stop || !may_draw(dix));
}

static bool may_bid(const struct dix *dix, struct move move) {
    int least = dix->high ? dix->high + 1 : dix->dials.least_bid;
    if (move.b) return false;
    if (move.kind == DIX_DO_PASS) return !move.a;
    return move.kind == DIX_DO_BID && move.a >= least && move.a <= dix_bid_means(dix, move.who);
}

static bool may_pay(const struct dix *dix, struct move move) {
    const struct dix_player *player = &dix->player[move.who];
    int coins = move.a, tokens = move.b, rest = dix->due - dix->dials.token * tokens;
    int cards = for_joker(dix) ? dix_bid_cards(dix, move.who) : player->cards;
    if (move.kind != DIX_DO_PAY || tokens > player->tokens || rest <= -dix->dials.token) return false;
    if (rest < 0) rest = 0;
    return coins <= rest && coins <= player->coins && coins + cards >= rest;
}

static bool may_drop(const struct dix *dix, struct move move) {
    int least = for_joker(dix) && dix->dials.copies ? 2 : 1;
    return move.kind == DIX_DO_DROP && !move.b && move.a < DIX_NUMBERS &&
           dix->player[move.who].held[move.a] >= least;
}

static bool may_buy(const struct dix *dix, struct move move, enum dix_kind other) {
    if (move.b) return false;
    if (move.kind != DIX_DO_BUY) return move.kind == other && !move.a;
    return move.a < DIX_NUMBERS && dix_buyable(dix, move.who) >> (move.a / 9 * 16 + move.a % 9) & 1;
}

bool dix_allows(const struct state *state, struct move move) {
    const struct dix *dix = &state->as.dix;
    switch ((enum dix_phase)state->phase) {
    case DIX_FIRST: return move.kind == DIX_DO_FIRST && !move.b && move.a < dix_tickets(state);
    case DIX_REVEAL: return move.kind == DIX_DO_REVEAL && !move.b && move.a < DIX_CARDS && dix->left[move.a];
    case DIX_CHOOSE: return may_choose(dix, move);
    case DIX_BID: return may_bid(dix, move);
    case DIX_PAY: return may_pay(dix, move);
    case DIX_DROP: return may_drop(dix, move);
    case DIX_BUY: return may_buy(dix, move, DIX_DO_DONE);
    case DIX_BUST: return may_buy(dix, move, DIX_DO_TOKEN);
    case DIX_OVER: break;
    }
    return false;
}

uint32_t dix_tickets(const struct state *state) {
    const struct dix *dix = &state->as.dix;
    if (state->phase == DIX_REVEAL) return dix->cards_left;
    return dix->alix ? 1 : state->seats;
}

/* The kind of the k-th card of the deck in sorted order, eight kinds at a time; they have at most 48 cards. */
static int kth_card(const uint8_t left[DIX_CARDS + 1], uint32_t k) {
    for (int first = 0;; first += 8) {
        uint64_t sums = bits_counts(left + first) * BITS_ONES;
        uint32_t all = (uint32_t)(sums >> 56);
        if (k < all) return first + (bits_above(sums, k) >> 3);
        k -= all;
    }
}

struct move dix_ticket(const struct state *state, uint32_t k) {
    if (state->phase == DIX_FIRST) return move_of(CHANCE, DIX_DO_FIRST, (int)k, 0);
    return move_of(CHANCE, DIX_DO_REVEAL, kth_card(state->as.dix.left, k), 0);
}

/* A move at random, without a list. */

static int kth_of_set(uint64_t set, uint32_t k) {
    int bit = bits_kth(set, k);
    return (bit >> 4) * 9 + (bit & 15);
}

static struct move pick_choice(const struct dix *dix, int seat, struct rng *rng) {
    uint32_t draws = dix->cards_left && dix->row_size < DIX_ROW_MAX;
    bool stops = dix->drawn && (dix->row_size || dix->dials.empty_stop || !draws);
    uint32_t k = rng_below(rng, draws + (stops ? 2 : 0));
    return move_of(seat, (int)(DIX_DO_NUMBERS - draws + k), 0, 0);
}

static struct move pick_bid(const struct dix *dix, int seat, struct rng *rng) {
    int high = dix->high ? dix->high : dix->dials.least_bid - 1;
    int most = dix_bid_means(dix, seat);
    int k = (int)rng_below(rng, 1 + (uint32_t)(most > high ? most - high : 0));
    return k ? move_of(seat, DIX_DO_BID, high + k, 0) : move_of(seat, DIX_DO_PASS, 0, 0);
}

/* `other` or the purchase of a card. */
static struct move pick_card(const struct dix *dix, int seat, int other, struct rng *rng) {
    uint64_t set = dix_buyable(dix, seat);
    uint32_t k = rng_below(rng, 1 + (uint32_t)__builtin_popcountll(set));
    return k ? move_of(seat, DIX_DO_BUY, kth_of_set(set, k - 1), 0) : move_of(seat, other, 0, 0);
}

static struct move pick_drop(const struct dix *dix, int seat, struct rng *rng) {
    uint64_t set = dix_set(dix->player[seat].numbers);
    return move_of(seat, DIX_DO_DROP, kth_of_set(set, rng_below(rng, (uint32_t)__builtin_popcountll(set))),
                   0);
}

__attribute__((noinline)) static struct move pick_payment(const struct dix *dix, int seat, struct rng *rng) {
    struct move list[MOVES_MAX];
    return list[rng_below(rng, (uint32_t)list_payments(dix, seat, list))];
}

/* Against ALIX what may be paid is another thing. */
__attribute__((noinline)) static struct move pick_solo(const struct state *state, int seat, struct rng *rng) {
    struct move list[MOVES_MAX], obliged;
    if (dix_obliged(state, seat, &obliged)) return obliged;
    return list[rng_below(rng, (uint32_t)dix_moves(state, seat, list, NULL))];
}

struct move dix_pick(const struct state *state, int seat, struct rng *rng) {
    const struct dix *dix = &state->as.dix;
    if (seat == CHANCE) return dix_ticket(state, rng_below(rng, dix_tickets(state)));
    if (dix->alix) return pick_solo(state, seat, rng);
    switch ((enum dix_phase)state->phase) {
    case DIX_CHOOSE: return pick_choice(dix, seat, rng);
    case DIX_BID: return pick_bid(dix, seat, rng);
    case DIX_PAY: return pick_payment(dix, seat, rng);
    case DIX_DROP: return pick_drop(dix, seat, rng);
    case DIX_BUY: return pick_card(dix, seat, DIX_DO_DONE, rng);
    case DIX_BUST: return pick_card(dix, seat, DIX_DO_TOKEN, rng);
    case DIX_FIRST:
    case DIX_REVEAL:
    case DIX_OVER: break;
    }
    return (struct move){0};
}
