/* train.c: DIX for the trainer: a network for two players, one for three to five, one alone against ALIX. */
#include "games/dix/bots.h"
#include "games/dix/bots_net.h"
#include "train/train.h"

static void start_with(struct state *state, int players, int alix, struct rng *rng) {
    struct options options;
    options_standard(&dix_game, players, &options);
    options.value[0] = rng_below(rng, 8) == 0;
    options.value[1] = rng_below(rng, 8) == 0;
    options.value[2] = alix;
    game_start(state, &dix_game, &options);
}

static void start_two(struct state *state, struct rng *rng) {
    start_with(state, 2, 4, rng);
}

static void start_many(struct state *state, struct rng *rng) {
    static const int players[] = {3, 4, 4, 5};
    start_with(state, players[rng_below(rng, 4)], 4, rng);
}

static void start_alone(struct state *state, struct rng *rng) {
    static const int numbers[] = {4, 5, 6, 7, 7, 8, 8, 9, 9, 10, 10, 10};
    start_with(state, 1, numbers[rng_below(rng, 12)], rng);
}

static int learners(const struct state *state) {
    return state->as.dix.alix ? 1 : state->seats;
}

static bool wanted(const struct state *state) {
    const struct dix *dix = &state->as.dix;
    switch ((enum dix_phase)state->phase) {
    case DIX_CHOOSE: return true;
    case DIX_BID: return dix->bidder == (dix->active + 1) % state->seats;
    case DIX_BUY: return dix->last_buys > 0;
    case DIX_FIRST:
    case DIX_REVEAL:
    case DIX_PAY:
    case DIX_DROP:
    case DIX_BUST:
    case DIX_OVER: break;
    }
    return false;
}

static bool explores(const struct state *state) {
    return state->phase == DIX_CHOOSE || (state->phase == DIX_BUY && !state->as.dix.last_buys);
}

static struct move teacher(const struct state *state, int seat, struct rng *rng) {
    struct state view = game_view(state, seat);
    struct thought thought = {.view = &view, .seat = seat, .budget = 50, .rng = rng};
    return dix_choose_classic(&thought);
}

static struct move learner(const struct net *net, const struct state *state, int seat, struct rng *rng) {
    static _Thread_local struct dix_eval eval;
    dix_eval_open_with(&eval, net, state);
    return dix_learned_move(&eval, state, seat);
}

static void input(const struct state *state, int seat, struct net_input *to) {
    struct dix_inputs inputs;
    dix_inputs_open(&inputs, state);
    dix_net_input(state, seat, &inputs, to);
}

#define DIX_COURSE(called, starts)                                                                               \
    {                                                                                                        \
        .name = called, .shape = &dix_net_shape, .start = starts, .learners = learners, .wanted = wanted,            \
        .input = input, .result = dix_result, .teaches = true, .teacher = teacher, .learner = learner,       \
        .explores = explores,                                                                                \
    }
const struct course dix_two = DIX_COURSE("two", start_two), dix_many = DIX_COURSE("many", start_many),
                    dix_alone = DIX_COURSE("alone", start_alone);
