/* tables.h: DIX positions for tests: holdings from card names, and the one assertion they all need. */
#ifndef DIZAINE_TESTS_DIX_TABLES_H
#define DIZAINE_TESTS_DIX_TABLES_H

#include <stdio.h>

#include "tests/table.h"

/* Cards by name, "b1 b2 w5": calls `each` for every one. */
static inline void each_card(const char *names, void (*each)(void *, int), void *with) {
    for (const char *at = names; *at; at += strspn(at, " ")) {
        char name[3] = {at[0], at[1], 0};
        int card = dix_card_named(name);
        if (card < 0) fail_msg("no card is called %s", name);
        each(with, card);
        at += 2;
    }
}

static inline void hold_card(void *player, int card) {
    dix_gain_card(player, card);
}

static inline void market_card(void *dix, int card) {
    struct dix *at = dix;
    at->market[card]++;
    at->on_market[card / 9] |= (uint16_t)(1u << card % 9);
}

static inline struct dix_player holding(const char *names) {
    struct dix_player player = {0};
    each_card(names, hold_card, &player);
    return player;
}

/* A seat holds these cards, coins and tokens; the deck is none the wiser, which no rule notices. */
static inline void give(struct state *state, int seat, const char *names, int coins, int tokens) {
    struct dix_player *player = &state->as.dix.player[seat];
    *player = holding(names);
    player->coins = (uint8_t)coins;
    player->tokens = (uint8_t)tokens;
}

static inline void offer(struct state *state, const char *names) {
    each_card(names, market_card, &state->as.dix);
}

/* Only these cards are left in the deck. */
static inline void stack(struct state *state, const char *names) {
    struct dix *dix = &state->as.dix;
    memset(dix->left, 0, sizeof dix->left);
    dix->cards_left = 0;
    for (const char *at = names; *at; at += 2, at += strspn(at, " ")) {
        char name[3] = {at[0], at[1], 0};
        dix->left[dix_card_named(name)]++;
        dix->cards_left++;
    }
}

/* A table of n players where seat 0 has begun. */
static inline struct state begun(int players, const char *wishes) {
    struct state state = table(&dix_game, players, wishes);
    play(&state, "* first 0");
    return state;
}

/* The legal moves of the next seat, in our order, joined by ", ". */
#define assert_moves(state, expected)                                                                        \
    do {                                                                                                     \
        char listed[2048];                                                                                   \
        list_moves(state, listed, sizeof listed);                                                            \
        assert_string_equal(listed, expected);                                                               \
    } while (0)

static inline void list_moves(const struct state *state, char *listed, size_t cap) {
    struct move moves[MOVES_MAX];
    struct text text = text_over(listed, (uint32_t)cap);
    int n = game_moves(state, game_next(state), moves);
    for (int i = 0; i < n; i++) {
        if (i) text_add(&text, ", ");
        game_say(state, moves[i], &text);
    }
}

#define assert_refused(state, line) assert_int_equal(attempt(state, line), NO_SUCH_MOVE)

static inline int count_cards(const uint8_t *counts, int n) {
    int sum = 0;
    for (int i = 0; i < n; i++) sum += counts[i];
    return sum;
}

#endif
