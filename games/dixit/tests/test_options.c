/* test_options.c: chapter 7 of games/dixit/rules.en.md, and whole games with all options. */
#include "games/dixit/tests/tables.h"
#include "tests/options.h"

static void test_7_1_the_goal_is_5_to_200_or_none(void **unused) {
    struct options options;
    assert_null(choose(&dixit_game, 4, "goal 5", &options));
    assert_null(choose(&dixit_game, 4, "goal 200", &options));
    assert_non_null(choose(&dixit_game, 4, "goal 201", &options));
    for (int goal = 1; goal < 5; goal++) {
        char wish[32];
        snprintf(wish, sizeof wish, "goal %d", goal);
        assert_string_equal(choose(&dixit_game, 4, wish, &options),
                            "the goal is 5 to 200 points, or 0 for none");
    }
    struct state state = dealt(4, "goal 0, rounds 1");
    state.score[2] = 500;
    lay_in_order(&state, 0);
    play_all(&state, "1 vote 1; 2 vote 1; 3 vote 1");
    assert_false(game_over(&state));
}

static void test_7_2_each_player_tells_so_many_times(void **unused) {
    for (int rounds = 1; rounds <= 2; rounds++) {
        struct state state = dealt(5, rounds == 1 ? "goal 0, rounds 1" : "goal 0, rounds 2");
        int told[5] = {0};
        for (int teller = 2; !game_over(&state); teller = (teller + 1) % 5) {
            lay_in_order(&state, teller);
            told[teller]++;
            for (int s = 0; s < 5; s++)
                if (s != teller) game_apply(&state, move_of(s, DIXIT_VOTES, 1, 0));
            refill(&state);
        }
        for (int s = 0; s < 5; s++) assert_int_equal(told[s], rounds);
    }
    struct state both = dealt(4, "goal 5, rounds 20");
    lay_in_order(&both, 0);
    play_all(&both, "1 vote 1; 2 vote 2; 3 vote 2");
    assert_true(game_over(&both));
}

static void test_7_3_a_game_without_an_end_is_refused(void **unused) {
    struct options options;
    assert_non_null(strstr(choose(&dixit_game, 4, "goal 0", &options), "never end"));
    assert_null(choose(&dixit_game, 4, "goal 0, rounds 1", &options));
}

static void test_7_4_odyssey_lets_seven_or_eight_vote_twice(void **unused) {
    struct options options;
    for (int players = 3; players <= 6; players++)
        assert_string_equal(choose(&dixit_game, players, "odyssey on", &options),
                            "odyssey is for 7 or 8 players");
    struct state state = dealt(7, "odyssey on");
    struct move moves[MOVES_MAX];
    lay_in_order(&state, 0);
    assert_int_equal(game_moves(&state, 1, moves), 6 + 15);
    assert_true(legal(&state, "1 vote 3"));
    assert_true(legal(&state, "1 vote 1 3"));
    assert_false(legal(&state, "1 vote 3 1"));
    assert_string_equal(dixit_game.paragraph(&state, 1, "vote 3 1"), "7.4");
    assert_false(legal(&state, "1 vote 3 3"));
    assert_string_equal(dixit_game.paragraph(&state, 1, "vote 3 3"), "7.4");
    assert_false(legal(&state, "1 vote 1 2"));
    assert_string_equal(dixit_game.paragraph(&state, 1, "vote 1 2"), "4.2");
    assert_null(choose(&dixit_game, 8, "odyssey on", &options));
}

static void test_7_5_odyssey_points(void **unused) {
    struct state state = dealt(7, "odyssey on");
    lay_in_order(&state, 0);
    struct state all = state, none = state;
    /* Slot s + 1 is seat s's. Seat 1 finds with one vote, seats 2 and 3 with one of two, 4, 5 and 6 do
     * not. */
    play_all(&state, "1 vote 1; 2 vote 1 2; 3 vote 1 2; 4 vote 2 3; 5 vote 2 3; 6 vote 2");
    SCORES(&state, 3, 4 + 3, 3 + 2, 3, 0, 0, 0);
    assert_int_equal(state.as.dixit.last.bonus[1], 3); /* five votes, three points */
    play_all(&all, "1 vote 1; 2 vote 1; 3 vote 1 2; 4 vote 1; 5 vote 1; 6 vote 1");
    SCORES(&all, 0, 3 + 1, 3, 2, 3, 3, 3);
    play_all(&none, "1 vote 3; 2 vote 2; 3 vote 2; 4 vote 2; 5 vote 2 3; 6 vote 3");
    SCORES(&none, 0, 2 + 3, 2 + 3, 2, 2, 2, 2);
}

static void test_7_6_old_three_gives_four_for_a_single_finder(void **unused) {
    struct state state = dealt(3, "old-three on");
    lay_in_order(&state, 0);
    struct state all = state;
    play_all(&state, "1 vote 1; 2 vote 3");
    SCORES(&state, 4, 5, 0);
    play_all(&all, "1 vote 1; 2 vote 1");
    SCORES(&all, 0, 2, 2);
    state = dealt(4, "old-three on");
    lay_in_order(&state, 0);
    play_all(&state, "1 vote 1; 2 vote 2; 3 vote 2"); /* one finder, but four players */
    SCORES(&state, 3, 5, 0, 0);
}

static void test_a_set_gives_its_cards_in_order(void **unused) {
    struct rng rng = rng_seed(7, 7);
    for (int trial = 0; trial < 300; trial++) {
        struct dixit_set set = {0};
        uint32_t n = 0, thin = 1 + rng_below(&rng, 9);
        for (int card = 1; card <= DIXIT_CARDS_MAX; card++)
            if (!rng_below(&rng, thin)) dixit_add(&set, card);
        for (int card = 1; card <= DIXIT_CARDS_MAX; card++)
            if (dixit_has(&set, card)) assert_int_equal(dixit_nth(&set, n++), card);
    }
}

/* No card is ever lost or doubled, whatever happens. */
static void expect_every_card_once(const struct state *state) {
    const struct dixit *dixit = &state->as.dixit;
    uint8_t seen[DIXIT_CARDS_MAX + 1] = {0};
    int pile = 0;
    for (int card = 1; card <= dixit->cards; card++) {
        pile += dixit_has(&dixit->pile, card);
        seen[card] = (uint8_t)(dixit_has(&dixit->pile, card) + dixit_has(&dixit->discard, card));
    }
    assert_int_equal(pile, dixit->pile_size);
    seen[dixit->told]++;
    for (int s = 0; s < state->seats; s++) {
        for (int i = 0; i < dixit->hand_size[s]; i++) seen[dixit->hand[s][i]]++;
        for (int i = 0; i < 2; i++) seen[dixit->given[s][i]]++;
    }
    for (int card = 1; card <= dixit->cards; card++) assert_int_equal(seen[card], 1);
}

static void test_every_card_is_somewhere_once_in_random_games(void **unused) {
    static const char *const wishes[] = {"cards 48", "goal 0, rounds 2", "cards 53, goal 60", "goal 200"};
    for (int players = 3; players <= 8; players++)
        for (int w = 0; w < 4; w++) {
            struct rng rng = rng_seed((uint64_t)players, (uint64_t)w);
            struct state state = table(&dixit_game, players, wishes[w]);
            for (int i = 0; !game_over(&state); i++) {
                struct move moves[MOVES_MAX];
                int seat = game_next(&state), n = game_moves(&state, seat, moves);
                assert_true(n > 0);
                if (i % 7 == 0) expect_every_card_once(&state);
                chance(&state, &rng);
                if (seat != CHANCE) game_apply(&state, moves[rng_below(&rng, (uint32_t)n)]);
            }
            expect_every_card_once(&state);
        }
}

static void test_every_option_is_listed_with_its_value_in_force(void **unused) {
    struct options options;
    options_standard(&dixit_game, 5, &options);
    expect_json(&dixit_game, &options,
                "{\"cards\":84,\"goal\":30,\"rounds\":0,\"odyssey\":false,\"old-three\":false}");
}

static void test_values_out_of_range_change_nothing(void **unused) {
    expect_refused(&dixit_game, 5, "cards", "100000");
    expect_refused(&dixit_game, 5, "goal", "201");
    expect_refused(&dixit_game, 5, "goal", "-1");
}

static void test_tables_that_cannot_be_played_are_refused_with_a_sentence(void **unused) {
    struct options options;
    options_standard(&dixit_game, 8, &options);
    assert_null(options_refusal(&dixit_game, &options));
    assert_null(options_set(&dixit_game, &options, "cards", "21")); /* hands of eight need more */
    assert_non_null(options_refusal(&dixit_game, &options));
    options_standard(&dixit_game, 5, &options);
    assert_null(options_set(&dixit_game, &options, "goal", "0")); /* would never end */
    assert_non_null(options_refusal(&dixit_game, &options));
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_every_option_is_listed_with_its_value_in_force),
        cmocka_unit_test(test_values_out_of_range_change_nothing),
        cmocka_unit_test(test_tables_that_cannot_be_played_are_refused_with_a_sentence),
        cmocka_unit_test(test_7_1_the_goal_is_5_to_200_or_none),
        cmocka_unit_test(test_7_2_each_player_tells_so_many_times),
        cmocka_unit_test(test_7_3_a_game_without_an_end_is_refused),
        cmocka_unit_test(test_7_4_odyssey_lets_seven_or_eight_vote_twice),
        cmocka_unit_test(test_7_5_odyssey_points),
        cmocka_unit_test(test_7_6_old_three_gives_four_for_a_single_finder),
        cmocka_unit_test(test_a_set_gives_its_cards_in_order),
        cmocka_unit_test(test_every_card_is_somewhere_once_in_random_games),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
