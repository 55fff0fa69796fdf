/* tables.h: positions of Dix sur Dix for tests. */
#ifndef DIZAINE_TESTS_DIXSURDIX_H
#define DIZAINE_TESTS_DIXSURDIX_H

#include "tests/table.h"

static inline enum verdict tries(const struct state *state, int seat, const char *text) {
    struct move move;
    const char *words;
    return game_parse(state, seat, text, &move, &words);
}

/* Drains `count` into nothing and returns how many there were. */
static inline int drain(uint8_t *count) {
    int n = 0;
    for (int kind = 1; kind < DSD_KINDS; kind++) n += count[kind], count[kind] = 0;
    return n;
}

static inline void count_tokens(uint8_t *count, uint8_t *size, const char *tokens) {
    drain(count);
    for (*size = 0; tokens[*size]; ++*size) count[tokens[*size] == '0' ? DSD_JOKER : tokens[*size] - '0']++;
}

/* A position at seat 0's turn: the board row by row ('.' free, '0' a joker), hands by seat, the pile. */
static inline struct state position(const char *board, const char *const *hands, const char *pile,
                                    const char *wishes) {
    int players = 0;
    while (hands[players]) players++;
    struct state state = table(&dixsurdix_game, players, wishes);
    struct dixsurdix *dsd = &state.as.dixsurdix;
    for (int i = 0; i < 16; i++)
        dsd->board[i] = (uint8_t)(board[i] == '.' ? 0 : board[i] == '0' ? DSD_JOKER : board[i] - '0');
    count_tokens(dsd->pile, &dsd->pile_size, pile);
    dsd->outside = dsd->pile_size;
    for (int s = 0; s < players; s++) {
        count_tokens(dsd->hand[s], &dsd->hand_size[s], hands[s]);
        dsd->outside = (uint8_t)(dsd->outside + dsd->hand_size[s]);
    }
    state.phase = DSD_PLACE;
    state.to_act = 1;
    return state;
}
#define HANDS(...) ((const char *const[]){__VA_ARGS__, NULL})

/* Full but for a1, and nothing makes ten with a 1 there. */
#define NEARLY_FULL ".235555522343336"

static inline void assert_board(const struct state *state, const char *board) {
    char seen[17] = {0};
    for (int i = 0; i < 16; i++) {
        int token = state->as.dixsurdix.board[i];
        seen[i] = (char)(token == 0 ? '.' : token == DSD_JOKER ? '0' : '0' + token);
    }
    assert_string_equal(seen, board);
}

static inline void random_move(struct state *state, struct rng *rng, struct move *made) {
    struct move moves[MOVES_MAX];
    int seat = game_next(state);
    if (seat == CHANCE) {
        *made = game_chance(state, rng);
    } else {
        int n = game_moves(state, seat, moves);
        assert_true(n > 0);
        *made = moves[rng_below(rng, (uint32_t)n)];
    }
    assert_true(game_legal(state, *made));
    game_apply(state, *made);
}

#endif
