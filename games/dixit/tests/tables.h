/* tables.h: positions of Dixit for tests. */
#ifndef DIZAINE_TESTS_DIXIT_H
#define DIZAINE_TESTS_DIXIT_H

#include <stdio.h>

#include "tests/table.h"
#include "games/dixit/secrets.h"

/* The first deal: seat s gets the cards from s * full + 1 on, so hands are easy to tell. */
static inline struct state dealt(int players, const char *wishes) {
    struct state state = table(&dixit_game, players, wishes);
    for (int card = 1; state.phase == DIXIT_DEAL; card++) {
        char line[32];
        snprintf(line, sizeof line, "* deal %d %d", state.as.dixit.dealing, card);
        play(&state, line);
    }
    return state;
}

/* The lowest card of the pile each time. */
static inline void refill(struct state *state) {
    while (state->phase == DIXIT_DEAL) game_apply(state, dixit_game.ticket(state, 0));
}

static inline bool legal(const struct state *state, const char *line) {
    struct state copy = *state;
    return attempt(&copy, line) == FINE;
}

static inline void expect_scores(const struct state *state, const int *score) {
    for (int s = 0; s < state->seats; s++) assert_int_equal(state->score[s], score[s]);
}

#define SCORES(state, ...) expect_scores(state, (const int[]){__VA_ARGS__})

/* Chance alone moves, at random. */
static inline void chance(struct state *state, struct rng *rng) {
    while (owes(state, CHANCE)) game_apply(state, game_chance(state, rng));
}

/* A whole round in which seat `teller` tells and every player gives their lowest card; cards are laid with
 * the storyteller's first, then those of the others in order of seats. */
static inline void lay_in_order(struct state *state, int teller) {
    struct dixit *dixit = &state->as.dixit;
    game_apply(state, move_of(teller, DIXIT_TELLS, dixit->hand[teller][0], 0));
    for (int s = 0; s < state->seats; s++) {
        struct move moves[MOVES_MAX];
        if (s != teller && game_moves(state, s, moves) > 0) game_apply(state, moves[0]);
    }
    game_apply(state, move_of(CHANCE, DIXIT_LAY, dixit->told, 0));
    for (int s = 0; s < state->seats; s++)
        for (int i = 0; i < 2; i++)
            if (dixit->given[s][i]) game_apply(state, move_of(CHANCE, DIXIT_LAY, dixit->given[s][i], 0));
    assert_int_equal(state->phase, DIXIT_VOTE);
}

#endif
