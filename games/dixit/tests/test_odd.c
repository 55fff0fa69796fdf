/* test_odd.c: corners of Dixit that games seldom reach; each test names its paragraph of
 * games/dixit/rules.en.md. */
#include "games/dixit/tests/tables.h"

/* Every seat but the teller votes for this slot, or for the next one if it is their own. */
static void all_vote(struct state *state, int slot) {
    for (int s = 0; s < state->seats; s++) {
        struct move moves[MOVES_MAX];
        int n = game_moves(state, s, moves), i = 0;
        while (i < n && moves[i].a < slot) i++;
        if (n) game_apply(state, moves[i < n ? i : n - 1]);
    }
}

/* 5.1, 5.3: at the full table, too, all or none give 2 each, and votes count without a limit. */
static void test_5_1_all_or_none_find_with_seven_and_eight(void **unused) {
    for (int players = 7; players <= 8; players++) {
        struct state state = dealt(players, "");
        lay_in_order(&state, 0); /* slot s + 1 is seat s's */
        struct state none = state;
        all_vote(&state, 1);
        assert_int_equal(state.score[0], 0);
        for (int s = 1; s < players; s++) assert_int_equal(state.score[s], 2);
        all_vote(&none, 2);
        assert_int_equal(none.score[0], 0);
        assert_int_equal(none.score[1], 2 + players - 2); /* all but the teller and seat 1 itself */
        assert_int_equal(none.score[2], 2 + 1);           /* seat 1 could not vote for its own */
        for (int s = 3; s < players; s++) assert_int_equal(none.score[s], 2);
    }
}

/* 5.1, 5.4: three players, two cards each: none found it, and each voted for a card of the other's. */
static void test_5_4_three_players_miss_the_story(void **unused) {
    struct state state = dealt(3, "");
    lay_in_order(&state, 1); /* slots: seats 1, 0, 0, 2, 2 */
    struct state other = state;
    play_all(&state, "0 vote 4; 2 vote 3");
    SCORES(&state, 3, 0, 3);
    play_all(&other, "0 vote 5; 2 vote 1");
    SCORES(&other, 0, 3, 4);
}

/* 6.2, 6.3: several pass the goal at once; only the highest wins, wherever they sit. */
static void test_6_3_several_pass_the_goal_at_once(void **unused) {
    struct state state = dealt(5, "");
    for (int s = 0; s < 5; s++) state.score[s] = (int16_t)(27 + s % 2);
    lay_in_order(&state, 0);
    play_all(&state, "1 vote 1; 2 vote 1; 3 vote 1; 4 vote 3");
    SCORES(&state, 30, 31, 31, 31, 27); /* seat 2 by one vote: three are level */
    assert_int_equal(state.winners, 1 << 1 | 1 << 2 | 1 << 3);
}

/* 6.2: the storyteller alone reaches the goal, exactly. */
static void test_6_2_the_storyteller_reaches_the_goal_exactly(void **unused) {
    struct state state = dealt(4, "");
    state.score[2] = 27;
    lay_in_order(&state, 2); /* slots: seats 2, 0, 1, 3 */
    struct state short_of_it = state;
    short_of_it.score[2] = 26;
    play_all(&state, "0 vote 1; 1 vote 2; 3 vote 2");
    assert_int_equal(state.score[2], 30);
    assert_int_equal(state.winners, 1 << 2);
    play_all(&short_of_it, "0 vote 1; 1 vote 2; 3 vote 2");
    assert_int_equal(short_of_it.score[2], 29);
    assert_false(game_over(&short_of_it));
}

/* 6.2, 7.2: the goal is reached in the very round that is the last anyway. */
static void test_7_2_goal_and_rounds_end_in_the_same_round(void **unused) {
    struct state state = dealt(4, "goal 9, rounds 1");
    state.score[0] = 3;
    for (int teller = 0; teller < 4; teller++) {
        assert_false(game_over(&state));
        lay_in_order(&state, teller);
        all_vote(&state, 1); /* everyone found it: 2 for all but the teller */
        refill(&state);
    }
    assert_true(game_over(&state));
    SCORES(&state, 9, 6, 6, 6);
    assert_int_equal(state.winners, 1 << 0);
    assert_int_equal(state.as.dixit.round, 4);
}

/* 6.5: three players lack five cards a round; a pile of five just suffices, one of four does not. */
static void test_6_5_three_players_and_the_end_of_the_pile(void **unused) {
    for (int spare = 0; spare <= 6; spare++) {
        char wish[32];
        snprintf(wish, sizeof wish, "cards %d", 21 + spare);
        struct state state = dealt(3, wish);
        assert_int_equal(state.as.dixit.pile_size, spare);
        lay_in_order(&state, 0);
        all_vote(&state, 1);
        bool mixed = spare < 5;
        assert_int_equal(state.as.dixit.pile_size, mixed ? spare + 5 : spare);
        assert_int_equal(dixit_has(&state.as.dixit.discard, 1), !mixed);
        assert_int_equal(dixit_game.tickets(&state), state.as.dixit.pile_size);
        refill(&state);
        assert_int_equal(state.as.dixit.pile_size, mixed ? spare : spare - 5);
        for (int s = 0; s < 3; s++) assert_int_equal(state.as.dixit.hand_size[s], 7);
        assert_int_equal(state.to_act, 1 << 1);
    }
}

/* 6.5: eight players with the smallest deck deal the same eight cards out again, round after round. */
static void test_6_5_eight_players_live_on_the_discard(void **unused) {
    struct state state = dealt(8, "cards 48, goal 0, rounds 2");
    for (int teller = 0; !game_over(&state); teller = (teller + 1) % 8) {
        assert_int_equal(state.as.dixit.pile_size, 0);
        lay_in_order(&state, teller);
        all_vote(&state, 1);
        if (!game_over(&state)) assert_int_equal(state.as.dixit.pile_size, 8);
        refill(&state);
    }
    assert_int_equal(state.as.dixit.round, 16);
    for (int s = 0; s < 8; s++) assert_int_equal(state.score[s], 2 * 14);
}

/* 7.5: eight players; a story found by the second of two votes counts as found, for all and for none too. */
static void test_7_5_a_second_vote_finds_the_story(void **unused) {
    struct state state = dealt(8, "odyssey on");
    lay_in_order(&state, 7); /* the story is in slot 1, seat s in slot s + 2 */
    struct state all = state;
    struct move moves[MOVES_MAX];
    assert_int_equal(game_moves(&state, 7, moves), 0);
    assert_int_equal(game_moves(&state, 0, moves), 7 + 21);
    /* Everyone found it, each with a second vote: 2 each, no point for a single vote, 3 at most for votes. */
    play_all(&all, "0 vote 1 3; 1 vote 1 2; 2 vote 1 2; 3 vote 1 2; 4 vote 1 2; 5 vote 1 2; 6 vote 1 2");
    SCORES(&all, 2 + 3, 2 + 1, 2, 2, 2, 2, 2, 0);
    assert_int_equal(all.as.dixit.last.bonus[0], 3);
    /* One found it. */
    play_all(&state, "0 vote 1; 1 vote 2 4; 2 vote 2 3; 3 vote 2; 4 vote 3; 5 vote 3 8; 6 vote 3 7");
    SCORES(&state, 4 + 3, 3, 1, 0, 0, 1, 1, 3);
}

/* 7.5: the cap of 3 belongs to odyssey alone, and lies on the votes, not on the round. */
static void test_7_5_exactly_three_votes_are_not_capped(void **unused) {
    struct state state = dealt(7, "odyssey on");
    lay_in_order(&state, 0);
    play_all(&state, "1 vote 1; 2 vote 2; 3 vote 2; 4 vote 2 3; 5 vote 3; 6 vote 3");
    SCORES(&state, 3, 4 + 3, 3, 0, 0, 0, 0);
}

/* 7.6: none or both found it: the old rule changes nothing. */
static void test_7_6_old_three_without_a_single_finder(void **unused) {
    struct state state = dealt(3, "old-three on");
    lay_in_order(&state, 0); /* slots: seats 0, 1, 1, 2, 2 */
    play_all(&state, "1 vote 4; 2 vote 3");
    SCORES(&state, 0, 3, 3);
}

/* 2.1: the last seat may tell first, and then the first one is next. */
static void test_2_2_after_the_last_seat_comes_seat_0(void **unused) {
    struct state state = dealt(8, "");
    lay_in_order(&state, 7);
    all_vote(&state, 2);
    assert_int_equal(state.as.dixit.dealing, 0);
    refill(&state);
    assert_int_equal(state.to_act, 1 << 0);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_5_1_all_or_none_find_with_seven_and_eight),
        cmocka_unit_test(test_5_4_three_players_miss_the_story),
        cmocka_unit_test(test_6_3_several_pass_the_goal_at_once),
        cmocka_unit_test(test_6_2_the_storyteller_reaches_the_goal_exactly),
        cmocka_unit_test(test_7_2_goal_and_rounds_end_in_the_same_round),
        cmocka_unit_test(test_6_5_three_players_and_the_end_of_the_pile),
        cmocka_unit_test(test_6_5_eight_players_live_on_the_discard),
        cmocka_unit_test(test_7_5_a_second_vote_finds_the_story),
        cmocka_unit_test(test_7_5_exactly_three_votes_are_not_capped),
        cmocka_unit_test(test_7_6_old_three_without_a_single_finder),
        cmocka_unit_test(test_2_2_after_the_last_seat_comes_seat_0),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
