/* moves.c: what may be done in DIX, and what chance may bring. */
#include "engine/game.h"

/* What a seat can pay with. */

int dix_money(const struct dix_player *player) {
    return player->coins + DIX_TOKEN * player->tokens;
}

int dix_means(const struct dix_player *player) {
    return dix_money(player) + player->cards;
}

int dix_bid_cards(const struct dix *dix, int seat) {
    const struct dix_player *player = &dix->player[seat];
    return player->cards - (dix->alix ? __builtin_popcountll(dix_set(player->numbers)) : 0);
}

int dix_bid_means(const struct dix *dix, int seat) {
    return dix_money(&dix->player[seat]) + dix_bid_cards(dix, seat);
}

static bool for_joker(const struct dix *dix) {
    return dix->card >= DIX_WILD && dix->card != DIX_NO_CARD;
}

uint64_t dix_buyable(const struct dix *dix, int seat) {
    const struct dix_player *player = &dix->player[seat];
    int means = dix_means(player);
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
    int least = dix->high ? dix->high + 1 : dix->alix ? DIX_ALIX_BID : 1;
    int most = dix_bid_means(dix, seat), n = 0;
    list[n++] = move_of(seat, DIX_DO_PASS, 0, 0);
    for (int bid = least; bid <= most; bid++) list[n++] = move_of(seat, DIX_DO_BID, bid, 0);
    return n;
}

/* No part of a payment may be superfluous: beside an excess, which only tokens make, there is nothing else.
 * noinline, as for drops: inlining spills registers in the common case, the shorter lists. */
__attribute__((noinline)) static int list_payments(const struct dix *dix, int seat, struct move *list) {
    const struct dix_player *player = &dix->player[seat];
    int cards = for_joker(dix) ? dix_bid_cards(dix, seat) : player->cards, n = 0;
    for (int tokens = 0; tokens <= player->tokens; tokens++) {
        int rest = dix->due - DIX_TOKEN * tokens;
        if (rest <= -DIX_TOKEN) break;
        if (rest < 0) rest = 0;
        int most = rest < player->coins ? rest : player->coins;
        for (int coins = rest > cards ? rest - cards : 0; coins <= most; coins++)
            list[n++] = move_of(seat, DIX_DO_PAY, coins, tokens);
    }
    return n;
}

__attribute__((noinline)) static int list_drops(const struct dix *dix, int seat, struct move *list) {
    const struct dix_player *player = &dix->player[seat];
    int n = 0, least = for_joker(dix) && dix->alix ? 2 : 1;
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
    if (dix->drawn) {
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

uint32_t dix_tickets(const struct state *state) {
    const struct dix *dix = &state->as.dix;
    if (state->phase == DIX_REVEAL) return dix->cards_left;
    return dix->alix ? 1 : state->seats;
}

/* The kind of the k-th card of the deck in sorted order, eight kinds at a time. The bytes of a word times
 * 0x01…01 are the sums of its first 1, 2, … 8 bytes, highest in the top byte; no sum reaches 128 (eight kinds
 * have at most 48 cards), so setting each top bit and taking k + 1 away clears it just where the sum is at
 * most k. The first kind is in the lowest byte, as little-endian machines (WebAssembly is one) read it. */
static int kth_card(const uint8_t left[DIX_CARDS + 1], uint32_t k) {
    const uint64_t ones = 0x0101010101010101u;
    for (int first = 0;; first += 8) {
        uint64_t counts;
        memcpy(&counts, left + first, sizeof counts);
        uint64_t sums = counts * ones;
        uint32_t all = (uint32_t)(sums >> 56);
        if (k < all) {
            uint64_t beyond = ((sums | 0x80 * ones) - (k + 1) * ones) & 0x80 * ones;
            return first + (__builtin_ctzll(beyond) >> 3);
        }
        k -= all;
    }
}

struct move dix_ticket(const struct state *state, uint32_t k) {
    if (state->phase == DIX_FIRST) return move_of(CHANCE, DIX_DO_FIRST, (int)k, 0);
    return move_of(CHANCE, DIX_DO_REVEAL, kth_card(state->as.dix.left, k), 0);
}
