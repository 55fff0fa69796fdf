/* test_rules.c: the rules of Pig, one test or more for each paragraph of games/pig/rules.en.md. */
#include "tests/records.h"

static struct state begun(int players, const char *wishes) {
    return table(&pig_game, players, wishes);
}

static void test_1_1_one_to_eight_players_and_a_hundred_points(void **unused) {
    struct options options;
    for (int players = 0; players <= 9; players++) {
        options_standard(&pig_game, players, &options);
        assert_int_equal(options_refusal(&pig_game, &options) == NULL, players >= 1 && players <= 8);
    }
    assert_int_equal(begun(2, "").as.pig.goal, 100);
}

static void test_1_3_the_first_seat_begins_with_no_points(void **unused) {
    for (int players = 1; players <= 8; players++) {
        struct state state = begun(players, "");
        assert_int_equal(state.seats, players);
        assert_int_equal(state.to_act, 1);
        for (int seat = 0; seat < players; seat++) assert_int_equal(state.score[seat], 0);
    }
}

static void test_2_1_a_turn_is_rolls_until_a_hold(void **unused) {
    struct state state = begun(2, "");
    struct move moves[MOVES_MAX];
    for (int i = 0; i < 3; i++) {
        assert_int_equal(game_moves(&state, 0, moves), 2);
        assert_int_equal(attempt(&state, "1 roll"), WRONG_SEAT);
        play(&state, "0 roll");
        assert_int_equal(attempt(&state, "0 hold"), WRONG_SEAT); /* the die is rolling */
        play(&state, "* 4");
    }
    assert_int_equal(state.as.pig.turn, 12);
    assert_int_equal(state.score[0], 0); /* nothing is kept yet */
}

static void test_2_2_a_die_has_six_sides_each_as_likely(void **unused) {
    struct state state = begun(2, "");
    struct move moves[MOVES_MAX];
    uint32_t weights[MOVES_MAX];
    play(&state, "0 roll");
    assert_int_equal(pig_game.moves(&state, CHANCE, moves, weights), 6);
    for (int i = 0; i < 6; i++) assert_int_equal(weights[i], 1);
    assert_int_equal(attempt(&state, "* 0"), NO_SUCH_MOVE);
    assert_int_equal(attempt(&state, "* 7"), NO_SUCH_MOVE);
}

static void test_2_2_two_to_six_go_on(void **unused) {
    for (int die = 2; die <= 6; die++) {
        struct state state = begun(2, "");
        play(&state, "0 roll");
        game_apply(&state, move_of(CHANCE, PIG_DOES_DIE, die, 0));
        assert_int_equal(state.to_act, 1);
        assert_int_equal(state.as.pig.turn, die);
    }
}

static void test_2_3_a_one_loses_the_turn(void **unused) {
    struct state state = begun(3, "");
    play_all(&state, "0 roll; * 6; 0 hold; 1 roll; * 5; 1 roll; * 1");
    assert_int_equal(state.score[0], 6);
    assert_int_equal(state.score[1], 0);
    assert_int_equal(state.as.pig.turn, 0);
    assert_int_equal(state.as.pig.last, 1);
    assert_int_equal(state.to_act, 1 << 2);
}

static void test_2_4_a_hold_keeps_the_turn_and_passes_it_on(void **unused) {
    struct state state = begun(2, "");
    play_all(&state, "0 roll; * 2; 0 roll; * 3; 0 hold");
    assert_int_equal(state.score[0], 5);
    assert_int_equal(state.as.pig.turn, 0);
    assert_int_equal(state.to_act, 1 << 1);
    play_all(&state, "1 hold"); /* a hold without a roll keeps nothing */
    assert_int_equal(state.score[1], 0);
    assert_int_equal(state.to_act, 1);
}

static void test_1_3_alone_the_turn_comes_back_at_once(void **unused) {
    struct state state = begun(1, "");
    play_all(&state, "0 roll; * 1; 0 roll; * 4; 0 hold; 0 roll");
    assert_int_equal(state.score[0], 4);
    assert_int_equal(state.to_act, 1 << CHANCE);
}

static void test_3_1_who_holds_the_goal_wins_at_once(void **unused) {
    struct state state = begun(2, "goal 10");
    play_all(&state, "0 roll; * 6; 0 hold; 1 roll; * 6; 1 roll; * 4");
    assert_false(game_over(&state)); /* ten points in a turn are not ten points kept */
    play(&state, "1 hold");
    assert_true(game_over(&state));
    assert_int_equal(state.winners, 1 << 1);
    assert_int_equal(state.score[1], 10);
    state = begun(2, "goal 10");
    play_all(&state, "0 roll; * 6; 0 roll; * 3; 0 hold");
    assert_false(game_over(&state));
}

static void test_1_2_the_goal_is_from_10_to_200(void **unused) {
    struct options options;
    assert_null(choose(&pig_game, 2, "goal 10", &options));
    assert_null(choose(&pig_game, 2, "goal 200", &options));
    assert_non_null(choose(&pig_game, 2, "goal 9", &options));
    assert_non_null(choose(&pig_game, 2, "goal 201", &options));
    options_standard(&pig_game, 2, &options);
    assert_int_equal(options.value[0], 100);
}

/* Nobody needs more than the goal: the count of a turn stops at 250. */
static void test_a_turn_counts_to_250(void **unused) {
    struct state state = begun(2, "goal 200");
    for (int i = 0; i < 60; i++) play_all(&state, "0 roll; * 6");
    assert_int_equal(state.as.pig.turn, 250);
    play(&state, "0 hold");
    assert_int_equal(state.score[0], 250);
    assert_true(game_over(&state));
}

static void test_the_records_are_replayed(void **unused) {
    assert_int_equal(records_replay("games/pig/tests/records.jsonl"), 14);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_1_1_one_to_eight_players_and_a_hundred_points),
        cmocka_unit_test(test_1_3_the_first_seat_begins_with_no_points),
        cmocka_unit_test(test_2_1_a_turn_is_rolls_until_a_hold),
        cmocka_unit_test(test_2_2_a_die_has_six_sides_each_as_likely),
        cmocka_unit_test(test_2_2_two_to_six_go_on),
        cmocka_unit_test(test_2_3_a_one_loses_the_turn),
        cmocka_unit_test(test_2_4_a_hold_keeps_the_turn_and_passes_it_on),
        cmocka_unit_test(test_1_3_alone_the_turn_comes_back_at_once),
        cmocka_unit_test(test_3_1_who_holds_the_goal_wins_at_once),
        cmocka_unit_test(test_1_2_the_goal_is_from_10_to_200),
        cmocka_unit_test(test_a_turn_counts_to_250),
        cmocka_unit_test(test_the_records_are_replayed),
    };
    return cmocka_run_group_tests_name("pig", tests, NULL, NULL);
}
