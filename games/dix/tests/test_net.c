/* test_net.c: the value network of DIX: integer inference, the same value however a position was reached,
 * and values that make sense. */
#include <math.h>

#include "games/dix/bots.h"
#include "games/dix/bots_net.h"
#include "games/dix/tests/tables.h"

/* A net of one weight: the first input goes straight to the log-odds. */
static void test_win_is_the_logistic_function_of_the_log_odds(void **unused) {
    enum { INPUTS = 1, HIDDEN = 8, SECOND = 8 };
    static int16_t weights[(INPUTS + 1) * HIDDEN + (HIDDEN + 1) * SECOND + (SECOND + 1) * 2];
    const struct net net = {
        .blocks = 1, .inputs = INPUTS, .hidden = HIDDEN, .second = SECOND, .weights = weights};
    assert_int_equal(net_weights(&net), sizeof weights / sizeof *weights);
    weights[0] = NET_WEIGHT;                     /* input to the first hidden */
    weights[(INPUTS + 1) * HIDDEN] = NET_WEIGHT; /* to the first of the second layer */
    weights[(INPUTS + 1) * HIDDEN + (HIDDEN + 1) * SECOND] = NET_WEIGHT; /* to the log-odds */
    for (int sign = -1; sign <= 1; sign += 2) {
        weights[(INPUTS + 1) * HIDDEN + (HIDDEN + 1) * SECOND] = (int16_t)(sign * NET_WEIGHT);
        for (int x = 0; x < 100; x++) {
            struct net_cache cache;
            struct net_input input = {.block[0][0] = (int8_t)x};
            net_open(&net, &cache);
            double win = net_run(&net, &cache, &input).win / (double)NET_ONE;
            assert_true(fabs(win - 1 / (1 + exp(-sign * x / (double)NET_UNIT))) < 0.002);
        }
    }
}

/* Each row has its power of two, and its weights are bytes. */
static void test_packed_weights_are_times_the_power_of_their_row(void **unused) {
    enum { INPUTS = 1, HIDDEN = 8, SECOND = 8, ROWS = 2 + HIDDEN + 1 + SECOND + 1 };
    static int8_t packed[ROWS + 200];
    static int16_t weights[200];
    const struct net net = {.blocks = 1, .inputs = INPUTS, .hidden = HIDDEN, .second = SECOND};
    int n = net_weights(&net), last = (HIDDEN + 1) * SECOND + (INPUTS + 1) * HIDDEN;
    assert_int_equal(net_rows(&net), ROWS);
    assert_true(n <= 200);
    packed[0] = 1;
    packed[ROWS - 1] = 4;
    for (int i = 0; i < n; i++) packed[ROWS + i] = (int8_t)(i - 100);
    net_unpack(&net, packed, weights);
    for (int i = 0; i < n; i++) assert_int_equal(weights[i], (i - 100) * (i < HIDDEN ? 2 : i >= n - 2 ? 16 : 1));
    assert_int_equal(n - last, (SECOND + 1) * 2);
}

static struct move any_move(const struct state *state, struct rng *rng) {
    static struct move moves[MOVES_MAX];
    struct move move;
    int seat = game_next(state);
    if (seat == CHANCE) return game_chance(state, rng);
    if (dix_obliged(state, seat, &move)) return move;
    return moves[rng_below(rng, (uint32_t)game_moves(state, seat, moves))];
}

/* What is kept from one position to the next only saves work. */
static void test_a_value_does_not_depend_on_what_was_valued_before(void **unused) {
    for (int players = 1; players <= 5; players++) {
        struct rng rng = rng_seed(9, (uint64_t)players);
        struct state state = table(&dix_game, players, "");
        while (!game_over(&state)) {
            if (state.phase == DIX_CHOOSE && state.as.dix.cards_left && state.as.dix.row_size < 12) {
                struct dix_eval one, other;
                dix_eval_open(&one, &state);
                dix_eval(&one, &state, 0);
                struct state then = state;
                game_apply(&then, move_of(state.as.dix.active, DIX_DO_DRAW, 0, 0));
                game_apply(&then, game_chance(&then, &rng));
                if (then.phase == DIX_CHOOSE || then.phase == DIX_BID) {
                    dix_eval_open(&other, &state);
                    assert_int_equal(dix_eval(&one, &then, 0).mix, dix_eval(&other, &then, 0).mix);
                }
            }
            game_apply(&state, any_move(&state, &rng));
        }
    }
}

/* Colours are interchangeable: what is true of blue is true of pink. */
static void test_colours_are_worth_the_same(void **unused) {
    struct state blue = begun(2, ""), pink = blue;
    struct dix_eval eval;
    give(&blue, 0, "b1 b2 b3 b4", 3, 0);
    give(&pink, 0, "p1 p2 p3 p4", 3, 0);
    dix_eval_open(&eval, &blue);
    int32_t value = dix_eval(&eval, &blue, 0).mix;
    dix_eval_open(&eval, &pink);
    assert_int_equal(dix_eval(&eval, &pink, 0).mix, value);
}

static void test_more_is_worth_more(void **unused) {
    for (int players = 1; players <= 5; players++) {
        struct state poor = begun(players, ""), rich;
        struct dix_eval eval;
        give(&poor, 0, "b1 b3", 3, 0);
        rich = poor;
        give(&rich, 0, "b1 b2 b3 b4 b5 g4 g5 g6", 3, 0);
        dix_eval_open(&eval, &poor);
        int32_t less = dix_eval(&eval, &poor, 0).mix, more = dix_eval(&eval, &rich, 0).mix;
        assert_true(more > less + NET_ONE / 20);
        assert_true(dix_eval(&eval, &rich, 1).mix < dix_eval(&eval, &poor, 1).mix);
    }
}

/* The value of a finished game is its result. */
static void test_a_result_is_its_own_value(void **unused) {
    struct state state = begun(2, "");
    struct dix_eval eval;
    state.to_act = 0;
    state.winners = 1;
    state.score[0] = 20;
    state.score[1] = 15;
    assert_int_equal(dix_result(&state, 0).win, NET_ONE);
    assert_int_equal(dix_result(&state, 1).win, 0);
    assert_int_equal(dix_result(&state, 0).margin, NET_ONE / 5 * 5);
    assert_int_equal(dix_result(&state, 1).margin, -(NET_ONE / 5 * 5));
    dix_eval_open(&eval, &state);
    assert_int_equal(dix_eval(&eval, &state, 0).mix, dix_mix(&state, false, NET_ONE, NET_ONE / 5 * 5));
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_win_is_the_logistic_function_of_the_log_odds),
        cmocka_unit_test(test_packed_weights_are_times_the_power_of_their_row),
        cmocka_unit_test(test_a_value_does_not_depend_on_what_was_valued_before),
        cmocka_unit_test(test_colours_are_worth_the_same),
        cmocka_unit_test(test_more_is_worth_more),
        cmocka_unit_test(test_a_result_is_its_own_value),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
