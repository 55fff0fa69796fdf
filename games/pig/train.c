/* train.c: Pig for the trainer, the smallest example. The teacher is the exact solution for two players,
 * found by value iteration; the network learns from its own games alone and is then measured against it. */
#include "train/train.h"

#include <math.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

enum { GOAL = 100, INPUTS = 8, GLOBALS = 40 };
enum { CHOOSE, ROLL_PHASE, OVER };
enum { ROLL, HOLD };

/* The chance to win by best play with i points, the other with j, and k in this turn (Neller and Presser's
 * equations). */
static float *solved;

static float *at(int i, int j, int k) {
    return &solved[(i * GOAL + j) * GOAL + k];
}

static float value_of_hold(int i, int j, int k) {
    return i + k >= GOAL ? 1 : 1 - *at(j, i + k, 0);
}

static float value_of_roll(int i, int j, int k) {
    float sum = 1 - *at(j, i, 0);
    for (int die = 2; die <= 6; die++) sum += i + k + die >= GOAL ? 1 : *at(i, j, k + die);
    return sum / 6;
}

static float improve(int i, int j) {
    float change = 0;
    for (int k = GOAL - i - 1; k >= 0; k--) {
        float hold = value_of_hold(i, j, k), roll = value_of_roll(i, j, k), best = hold > roll ? hold : roll;
        if (fabsf(best - *at(i, j, k)) > change) change = fabsf(best - *at(i, j, k));
        *at(i, j, k) = best;
    }
    return change;
}

/* Scores never fall, so pairs are solved from the highest sum down, each pair with its mirror until
 * nothing changes by more than rounding may. */
static void solve(void) {
    solved = calloc((size_t)GOAL * GOAL * GOAL, sizeof *solved);
    if (!solved) abort();
    for (int sum = 2 * (GOAL - 1); sum >= 0; sum--)
        for (int i = sum < GOAL ? 0 : sum - GOAL + 1; i <= sum / 2; i++)
            while (improve(i, sum - i) + improve(sum - i, i) > 4e-6f) {
            }
}

static void start(struct state *state, struct rng *rng) {
    struct options options;
    options_standard(&pig_game, 2, &options);
    game_start(state, &pig_game, &options);
}

static int learners(const struct state *state) {
    return 2;
}

static bool wanted(const struct state *state) {
    return state->phase == CHOOSE;
}

static int small(int value) {
    return value > 127 ? 127 : value;
}

/* A number as steps and a fraction, so that a few weights make any smooth curve of it. */
static void spread(int8_t *to, int value, int step, int size) {
    for (int i = 0; i < size; i++) {
        int above = value - i * step;
        to[i] = (int8_t)small(above <= 0 ? 0 : above * NET_UNIT / step);
    }
}

static void input(const struct state *state, int seat, struct net_input *to) {
    const struct pig *pig = &state->as.pig;
    bool mine = pig->active == seat;
    int i = state->score[seat], j = state->score[1 - seat], k = pig->turn;
    memset(to, 0, sizeof *to);
    to->block[0][0] = (int8_t)small(i);
    to->block[0][1] = (int8_t)small(j);
    to->block[0][2] = (int8_t)(mine ? small(k) : 0);
    to->block[0][3] = (int8_t)(mine ? 0 : small(k));
    to->block[0][4] = mine ? NET_UNIT : 0;
    to->block[0][5] = (int8_t)small(mine ? i + k : i);
    to->block[0][6] = (int8_t)small(mine ? j : j + k);
    spread(to->global, mine ? i + k : i, 10, 10);
    spread(to->global + 10, mine ? j : j + k, 10, 10);
    spread(to->global + 20, k, 4, 10);
    if (!mine) memcpy(to->global + 30, to->global + 20, 10);
    if (!mine) memset(to->global + 20, 0, 10);
}

static struct net_output result(const struct state *state, int seat) {
    return (struct net_output){.win = state->winners >> seat & 1 ? NET_ONE : 0};
}

static struct move teacher(const struct state *state, int seat, struct rng *rng) {
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    pthread_once(&once, solve);
    int i = state->score[seat], j = state->score[1 - seat], k = state->as.pig.turn;
    bool hold = i + k >= GOAL || value_of_hold(i, j, k) > value_of_roll(i, j, k);
    return move_of(seat, hold ? HOLD : ROLL, 0, 0);
}

static int32_t ask(const struct net *net, struct net_cache *cache, const struct state *state, int seat) {
    struct net_input to;
    if (game_over(state)) return result(state, seat).win;
    input(state, seat, &to);
    return net_run(net, cache, &to).win;
}

static struct move learner(const struct net *net, const struct state *state, int seat, struct rng *rng) {
    static _Thread_local struct net_cache cache;
    struct state held = *state, rolling = *state;
    int64_t roll = 0;
    if (!state->as.pig.turn) return move_of(seat, ROLL, 0, 0); /* nothing to lose, and games end */
    net_open(net, &cache);
    game_apply(&held, move_of(seat, HOLD, 0, 0));
    game_apply(&rolling, move_of(seat, ROLL, 0, 0));
    for (uint32_t die = 0; die < 6; die++) {
        struct state then = rolling;
        game_apply(&then, pig_game.ticket(&then, die));
        roll += ask(net, &cache, &then, seat);
    }
    return move_of(seat, ask(net, &cache, &held, seat) * 6 >= roll ? HOLD : ROLL, 0, 0);
}

static bool explores(const struct state *state) {
    return state->phase == CHOOSE;
}

static const struct net shape = {
    .blocks = 1, .inputs = INPUTS, .hidden = 16, .globals = GLOBALS, .second = 32};
const struct course pig_course = {.name = "pig",
                                  .shape = &shape,
                                  .start = start,
                                  .learners = learners,
                                  .wanted = wanted,
                                  .input = input,
                                  .result = result,
                                  .teacher = teacher,
                                  .learner = learner,
                                  .explores = explores};
