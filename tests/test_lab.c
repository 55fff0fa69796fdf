/* test_lab.c: moves as numbers: what a game says of them without a list is what the list says, at every table and with every option. */
#include "tests/options.h"

#include "lab/lab.h"
#include "sim/random_play.h"

/* A mask has the numbers of the legal moves and no other; each number stands for the first move that has it. */
static void check_numbers(const struct lab *lab, const struct state *state, int seat) {
    struct move moves[MOVES_MAX];
    int first[LAB_ACTIONS_MAX], n = game_moves(state, seat, moves);
    uint8_t mask[LAB_ACTIONS_MAX];
    memset(mask, 7, sizeof mask);
    memset(first, -1, sizeof first);
    assert_int_equal(lab_mask(lab, state, seat, mask), n > 0);
    for (int i = 0; i < n; i++) {
        int action = lab->action(state, moves[i]);
        assert_in_range(action, 0, lab->actions - 1);
        if (first[action] >= 0) assert_true(lab->shared && lab->shared(action));
        if (first[action] < 0) first[action] = i;
    }
    for (int action = -1; action <= lab->actions; action++) {
        bool legal = action >= 0 && action < lab->actions && first[action] >= 0;
        struct move move;
        if (action >= 0 && action < lab->actions) assert_int_equal(mask[action], legal);
        assert_int_equal(lab_move(lab, state, seat, action, &move), legal);
        if (legal) assert_memory_equal(&move, &moves[first[action]], sizeof move);
    }
    assert_int_equal(mask[lab->actions], 7); /* and nothing behind it is written */
}

/* Two options at random, if they can be played together. */
static void any_options(const struct game *game, int players, struct rng *rng, struct options *options) {
    int n = 0;
    options_standard(game, players, options);
    while (game->options[n].name) n++;
    for (int i = 0; i < 2; i++) {
        struct options before = *options;
        int at = (int)rng_below(rng, (uint32_t)n);
        const struct option *option = &game->options[at];
        int32_t least = option->kind == OPTION_BOOL ? 0 : option->least,
                most = option->kind == OPTION_BOOL ? 1 : option->most;
        if (option_exists(option, players))
            options->value[at] = least + (int32_t)rng_below(rng, (uint32_t)(most - least + 1));
        if (options_refusal(game, options)) *options = before;
    }
}

static void play_through(const struct game *game, const struct options *options, uint64_t seed) {
    const struct lab *lab = lab_of(game);
    struct rng rng = rng_seed(seed, options->players);
    struct state state;
    game_start(&state, game, options);
    for (int step = 0; step < 2000 && !game_over(&state); step++) {
        for (int seat = 0; seat < state.seats; seat++)
            if (owes(&state, seat) && rng_below(&rng, 4) == 0) check_numbers(lab, &state, seat);
        game_apply(&state, random_move(&state, &rng));
    }
}

static void test_masks_and_numbers_are_those_of_the_list_of_moves(void **unused) {
    for (int g = 0; game_list[g]; g++)
        for (int players = game_list[g]->seats_min; players <= game_list[g]->seats_max; players++)
            for (uint64_t seed = 0; seed < 12; seed++) {
                struct options options;
                struct rng rng = rng_seed(seed, 99);
                any_options(game_list[g], players, &rng, &options);
                play_through(game_list[g], &options, seed);
            }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_masks_and_numbers_are_those_of_the_list_of_moves)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
