/* test_odd.c: corners of Dix sur Dix that games seldom reach; each test names its paragraph of
 * games/dixsurdix/rules.en.md. */
#include "games/dixsurdix/tests/tables.h"

/* Only these kinds may be dealt to a seat now. */
static void assert_deals(const struct state *state, const char *expected) {
    struct move moves[MOVES_MAX];
    TEXT(all, 128);
    int n = game_moves(state, CHANCE, moves);
    for (int i = 0; i < n; i++) {
        if (i) text_add(&all, ", ");
        game_say(state, moves[i], &all);
    }
    assert_string_equal(all.bytes, expected);
}

/* 3.2: one free cell and one kind of token leave one move, which must be made. */
static void test_3_2_a_single_move_is_left(void **unused) {
    struct state state = position(NEARLY_FULL, HANDS("111", "222"), "7", "");
    struct move moves[MOVES_MAX];
    assert_int_equal(game_moves(&state, 0, moves), 1);
    assert_int_equal(tries(&state, 0, "pass"), NO_SUCH_MOVE);
}

/* 3.5, 3.6: seats are passed over all round the table, back to the only one who still holds tokens. */
static void test_3_6_one_player_plays_on_alone(void **unused) {
    struct state state = position("................", HANDS("123", "", "", ""), "", "");
    play(&state, "0 place 1 a1");
    assert_int_equal(state.to_act, 1 << 0);
    play(&state, "0 place 2 a2");
    assert_int_equal(state.to_act, 1 << 0);
    play(&state, "0 place 3 a3");
    assert_true(game_over(&state));
    assert_int_equal(state.winners, 15); /* no point for anybody */
}

/* 3.4: a pile of one token is enough for one draw only. */
static void test_3_4_the_pile_ends_in_the_middle_of_a_draw(void **unused) {
    struct state state = position("................", HANDS("1", "2"), "5", "");
    play(&state, "0 place 1 a1");
    play(&state, "* deal 0 5");
    assert_int_equal(state.to_act, 1 << 1);
    play(&state, "1 place 2 a2");
    assert_int_equal(state.to_act, 1 << 0);
    play(&state, "0 place 5 a3");
    assert_true(game_over(&state));
}

/* 4.2: in every cell, a row, a column and (where there is one) a diagonal of ten count together. */
static void test_4_2_every_cell_scores_all_its_lines_at_once(void **unused) {
    for (int cell = 0; cell < 16; cell++) {
        char board[17] = "................", left[17];
        int through = 0;
        for (int line = 0; line < DSD_LINES; line++)
            for (int i = 0; i < 4; i++) {
                if (dsd_line[line][i] != cell) continue;
                through++;
                for (int k = 0; k < 4; k++)
                    if (k != i) board[dsd_line[line][k]] = '3';
            }
        /* All else holds a 7, so that the board is full and no other line can be ten. */
        for (int i = 0; i < 16; i++)
            if (board[i] == '.' && i != cell) board[i] = '7';
        for (int i = 0; i < 16; i++) left[i] = board[i] == '7' ? '7' : '.';
        left[16] = 0;
        struct state state = position(board, HANDS("122", "222"), "2", "");
        TEXT(move, 32);
        text_format(&move, "0 place 1 %c%d", 'a' + cell % 4, 1 + cell / 4);
        play(&state, move.bytes);
        assert_int_equal(state.score[0], through);
        assert_true(through == (cell % 5 == 0 || (cell % 3 == 0 && cell && cell < 15) ? 3 : 2));
        assert_board(&state, left);
        assert_false(state.as.dixsurdix.last.corners);
        assert_int_equal(state.as.dixsurdix.fills, 0);
    }
}

/* 4.2: a line of ten that the token is not in is nobody's; it can only stand there in a made-up position. */
static void test_4_2_only_lines_through_the_token_count(void **unused) {
    struct state state = position("3331............", HANDS("122", "222"), "2", "");
    play(&state, "0 place 1 d4");
    assert_int_equal(state.score[0], 0);
    assert_board(&state, "3331...........1");
}

/* 4.4: of two lines that fill together one is ten and one is not: the other keeps what they do not share. */
static void test_4_4_one_of_two_full_lines_is_ten(void **unused) {
    struct state state = position(".3334...4...4...", HANDS("122", "222"), "2", "");
    play(&state, "0 place 1 a1");
    assert_int_equal(state.score[0], 1);
    assert_board(&state, "....4...4...4...");
}

/* 4.5: a joker already lying counts anew in every line. */
static void test_4_5_a_joker_lying_counts_as_another_value_in_another_line(void **unused) {
    struct state state = position("0.33"
                                  "7..."
                                  "1..."
                                  "....",
                                  HANDS("122", "222"), "2", "jokers 4");
    struct state column = state;
    play(&state, "0 place 1 b1"); /* the joker is 3 */
    assert_int_equal(state.score[0], 1);
    assert_board(&state, "....7...1.......");
    play(&column, "0 place 1 a4"); /* the joker is 1 */
    assert_int_equal(column.score[0], 1);
    assert_board(&column, "..33............");
}

/* 5.1, 5.2: a joker in a corner goes under the pile as a joker and comes back as one. */
static void test_5_2_a_joker_in_a_corner_comes_back(void **unused) {
    struct state state = position("5550"
                                  "5555"
                                  "5555"
                                  "055.",
                                  HANDS("5", "22"), "", "jokers 4");
    play(&state, "0 place 5 d4"); /* two jokers on a diagonal of 5 and 5 would need 0 each */
    assert_int_equal(state.score[0], 0);
    assert_memory_equal(state.as.dixsurdix.under, ((uint8_t[]){5, DSD_JOKER, DSD_JOKER, 5}), 4);
    assert_deals(&state, "deal 0 5");
    play(&state, "* deal 0 5");
    assert_deals(&state, "deal 0 0");
    play_all(&state, "* deal 0 0; * deal 0 0");
    assert_int_equal(state.as.dixsurdix.hand_size[0], 3);
    assert_int_equal(state.to_act, 1 << 1); /* seat 1 has tokens: no draw before its turn */
    assert_int_equal(game_view(&state, 1).as.dixsurdix.hand[0][DSD_JOKER], 2);
    play(&state, "1 place 2 a1");
    assert_deals(&state, "deal 1 5");
}

/* 5.1: the token that fills the board is a corner itself, and goes under with the others. */
static void test_5_1_the_rest_of_the_pile_comes_before_the_corners(void **unused) {
    struct state state = position(NEARLY_FULL, HANDS("111", "222"), "77", "");
    play(&state, "0 place 1 a1");
    assert_deals(&state, "deal 0 7");
    play_all(&state, "* deal 0 7; 1 place 2 a1");
    assert_deals(&state, "deal 1 7");
    play_all(&state, "* deal 1 7; 0 place 1 d1");
    assert_deals(&state, "deal 0 1"); /* the pile is empty: what lay on a1 */
    play_all(&state, "* deal 0 1; 1 place 2 a4");
    assert_deals(&state, "deal 1 5"); /* on d1 */
}

/* 5.1: two fills in a row lie under the pile one behind the other. */
static void test_5_2_a_second_fill_lies_behind_the_first(void **unused) {
    struct state state = position("555555555555555.", HANDS("577", "577", "577"), "1111", "");
    play_all(&state, "0 place 5 d4; * deal 0 1; 1 place 7 a1; * deal 1 1; 2 place 7 d1; * deal 2 1;"
                     "0 place 7 a4; * deal 0 1; 1 place 7 d4");
    assert_int_equal(state.as.dixsurdix.fills, 2);
    assert_memory_equal(state.as.dixsurdix.under, ((uint8_t[]){5, 5, 5, 5, 7, 7, 7, 7}), 8);
    assert_deals(&state, "deal 1 5");
}

/* 6.1: the last token of all completes a line: the point counts, and the game is over. */
static void test_6_1_the_last_token_of_all_scores(void **unused) {
    struct state state = position(".333............", HANDS("1", ""), "", "");
    play(&state, "0 place 1 a1");
    assert_true(game_over(&state));
    assert_int_equal(state.score[0], 1);
    assert_int_equal(state.winners, 1);
    assert_board(&state, "................");
    assert_string_equal(dixsurdix_game.paragraph(&state, 0, "place 1 a1"), "6.1");
}

/* 6.2: a point of anybody begins the count anew, also one that comes with the board full. */
static void test_6_2_a_point_on_a_full_board_is_no_fill(void **unused) {
    struct state state = position("555555555555333.", HANDS("111", "222"), "1", "");
    state.as.dixsurdix.fills = 3; /* one more would end it */
    play(&state, "0 place 1 d4");
    assert_int_equal(state.score[0], 1);
    assert_int_equal(state.as.dixsurdix.fills, 0);
    assert_false(game_over(&state));
    assert_board(&state, "555555555555....");
}

/* 6.2: the bound is met exactly, and missed by one token. */
static void test_6_2_the_bound_is_met_exactly(void **unused) {
    struct state met = position(NEARLY_FULL, HANDS("111", "22"), "", "");
    struct state missed = position(NEARLY_FULL, HANDS("111", "22"), "7", "");
    met.as.dixsurdix.fills = missed.as.dixsurdix.fills = 1;
    play(&met, "0 place 1 a1"); /* the second fill: 4 against 2 + 2 */
    assert_true(game_over(&met));
    assert_board(&met, "1235555522343336");
    play(&missed, "0 place 1 a1");
    assert_false(game_over(&missed));
    assert_int_equal(missed.as.dixsurdix.outside, 9);
}

/* 6.2: the first fill never ends a game in which a token is left. */
static void test_6_2_a_first_fill_with_one_token_left_goes_on(void **unused) {
    struct state state = position(NEARLY_FULL, HANDS("1", "2"), "", "");
    play(&state, "0 place 1 a1");
    assert_false(game_over(&state));
    play_all(&state, "* deal 0 1; * deal 0 5; * deal 0 3; 1 place 2 a1; * deal 1 6");
    assert_int_equal(state.to_act, 1 << 0);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_3_2_a_single_move_is_left),
        cmocka_unit_test(test_3_6_one_player_plays_on_alone),
        cmocka_unit_test(test_3_4_the_pile_ends_in_the_middle_of_a_draw),
        cmocka_unit_test(test_4_2_every_cell_scores_all_its_lines_at_once),
        cmocka_unit_test(test_4_2_only_lines_through_the_token_count),
        cmocka_unit_test(test_4_4_one_of_two_full_lines_is_ten),
        cmocka_unit_test(test_4_5_a_joker_lying_counts_as_another_value_in_another_line),
        cmocka_unit_test(test_5_2_a_joker_in_a_corner_comes_back),
        cmocka_unit_test(test_5_1_the_rest_of_the_pile_comes_before_the_corners),
        cmocka_unit_test(test_5_2_a_second_fill_lies_behind_the_first),
        cmocka_unit_test(test_6_1_the_last_token_of_all_scores),
        cmocka_unit_test(test_6_2_a_point_on_a_full_board_is_no_fill),
        cmocka_unit_test(test_6_2_the_bound_is_met_exactly),
        cmocka_unit_test(test_6_2_a_first_fill_with_one_token_left_goes_on),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
