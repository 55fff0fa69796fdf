/* test_bots.c: when the bots of Pig hold, and that each level beats the one below. */
#include "bots/bot.h"
#include "tests/table.h"

static bool holds(const char *level, int players, const int *scores, int turn) {
    struct state state = table(&pig_game, players, "");
    for (int seat = 0; seat < players; seat++) state.score[seat] = (int16_t)scores[seat];
    state.as.pig.turn = (uint8_t)turn;
    struct state view = game_view(&state, 0);
    struct rng rng = rng_seed(1, 0);
    return bot_think(bot_named(&pig_game, level), &(struct thought){.view = &view, .rng = &rng}).kind ==
           PIG_DOES_HOLD;
}

static void test_levels_hold_later_and_later(void **unused) {
    static const int even[2] = {0, 0};
    assert_false(holds("easy", 2, even, 9));
    assert_true(holds("easy", 2, even, 10));
    assert_false(holds("normal", 2, even, 19));
    assert_true(holds("normal", 2, even, 20));
    assert_false(holds("expert", 2, even, 20));
    assert_true(holds("expert", 2, even, 21));
}

static void test_expert_keeps_pace_and_runs_for_the_goal(void **unused) {
    assert_false(holds("expert", 2, (const int[]){0, 40}, 25)); /* behind: more */
    assert_true(holds("expert", 2, (const int[]){40, 0}, 17));  /* ahead: less */
    assert_false(holds("expert", 2, (const int[]){10, 80}, 60)); /* the other is about to win */
    assert_true(holds("expert", 2, (const int[]){80, 0}, 20));   /* enough */
}

/* Games that `one` wins of two hundred against `other`, each beginning half of them. */
static int wins(const char *one, const char *other) {
    int won = 0;
    for (uint64_t number = 0; number < 200; number++) {
        struct state state = table(&pig_game, 2, "");
        struct rng rng = rng_seed(7, number);
        while (!game_over(&state)) {
            int seat = game_next(&state);
            if (seat == CHANCE) {
                game_apply(&state, game_chance(&state, &rng));
                continue;
            }
            struct state view = game_view(&state, seat);
            const char *level = (seat == 0) == (number % 2 == 0) ? one : other;
            game_apply(&state, bot_think(bot_named(&pig_game, level),
                                         &(struct thought){.view = &view, .seat = seat, .rng = &rng}));
        }
        won += (state.winners == 1) == (number % 2 == 0);
    }
    return won;
}

static void test_each_level_beats_the_one_below(void **unused) {
    assert_true(wins("easy", "random") > 150);
    assert_true(wins("normal", "easy") > 105);
    assert_true(wins("expert", "normal") > 100);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_levels_hold_later_and_later),
        cmocka_unit_test(test_expert_keeps_pace_and_runs_for_the_goal),
        cmocka_unit_test(test_each_level_beats_the_one_below),
    };
    return cmocka_run_group_tests_name("pig bots", tests, NULL, NULL);
}
