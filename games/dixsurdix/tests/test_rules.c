/* test_rules.c: the rules of Dix sur Dix, a test for each paragraph of games/dixsurdix/rules.en.md, and
 * the records of an independent program. */
#include "games/dixsurdix/tests/tables.h"
#include "tests/records.h"

/* ---- 1. The material ---- */

static void test_1_1_two_to_six_players_and_sixteen_cells(void **unused) {
    struct options options;
    for (int players = 0; players <= 8; players++) {
        options_standard(&dixsurdix_game, players, &options);
        assert_int_equal(options_refusal(&dixsurdix_game, &options) == NULL, players >= 2 && players <= 6);
    }
    struct state state = position("................", HANDS("123", "111"), "", "");
    struct move moves[MOVES_MAX];
    assert_int_equal(game_moves(&state, 0, moves), 48);
    TEXT(first, 32);
    game_line(&state, moves[1], NULL, &first);
    assert_string_equal(first.bytes, "0 place 1 a2");
    game_line(&state, moves[47], NULL, &first);
    assert_string_equal(first.bytes, "0 place 1 a20 place 3 d4");
}

static void test_1_2_sixty_six_tokens(void **unused) {
    static const uint8_t counts[DSD_KINDS] = {0, 20, 18, 13, 8, 4, 2, 1, 0};
    struct state state = table(&dixsurdix_game, 4, "");
    assert_memory_equal(state.as.dixsurdix.pile, counts, sizeof counts);
    assert_int_equal(drain(state.as.dixsurdix.pile), 66);
}

static void test_1_3_four_jokers_or_none(void **unused) {
    static const uint8_t counts[DSD_KINDS] = {0, 20, 16, 11, 7, 4, 2, 2, 4};
    struct state state = table(&dixsurdix_game, 4, "jokers 4");
    assert_memory_equal(state.as.dixsurdix.pile, counts, sizeof counts);
    assert_int_equal(drain(state.as.dixsurdix.pile), 66);
    struct options options;
    options_standard(&dixsurdix_game, 4, &options);
    for (int jokers = -1; jokers <= 5; jokers++) {
        options.value[1] = jokers;
        assert_int_equal(options_refusal(&dixsurdix_game, &options) == NULL, jokers == 0 || jokers == 4);
    }
}

/* ---- 2. The deal ---- */

static void test_2_1_chance_names_the_dealer(void **unused) {
    struct state state = table(&dixsurdix_game, 3, "");
    struct move moves[MOVES_MAX];
    uint32_t weights[MOVES_MAX];
    assert_int_equal(state.to_act, 1 << CHANCE);
    assert_int_equal(dixsurdix_game.moves(&state, CHANCE, moves, weights), 3);
    for (int i = 0; i < 3; i++) assert_int_equal(weights[i], 1);
    play(&state, "* dealer 2");
    assert_int_equal(state.as.dixsurdix.dealer, 2);
}

static void test_2_2_three_rounds_from_the_dealers_left(void **unused) {
    struct state state = table(&dixsurdix_game, 3, "");
    play(&state, "* dealer 1");
    for (int i = 0; i < 9; i++) {
        TEXT(line, 16);
        assert_int_equal(state.as.dixsurdix.dealing, (2 + i) % 3);
        text_format(&line, "deal %d 1", (1 + i) % 3);
        assert_int_equal(tries(&state, CHANCE, line.bytes), NO_SUCH_MOVE);
        text_clear(&line);
        text_format(&line, "* deal %d 1", (2 + i) % 3);
        play(&state, line.bytes);
    }
    for (int s = 0; s < 3; s++) assert_int_equal(state.as.dixsurdix.hand[s][1], 3);
    assert_int_equal(state.as.dixsurdix.pile_size, 57);
    assert_int_equal(state.as.dixsurdix.outside, 66);
}

static void test_2_3_hands_are_secret_unless_open_or_over(void **unused) {
    struct state state = position("................", HANDS("123", "457"), "11", "");
    struct state view = game_view(&state, 0);
    assert_int_equal(view.as.dixsurdix.hand[0][1], 1);
    assert_int_equal(drain(view.as.dixsurdix.hand[1]), 0);
    assert_int_equal(view.as.dixsurdix.hand_size[1], 3);
    assert_int_equal(view.as.dixsurdix.pile[4], 1);
    assert_int_equal(drain(view.as.dixsurdix.pile), 5);
    assert_int_equal(view.as.dixsurdix.pile_size, 2);
    view = game_view(&state, SPECTATOR);
    assert_int_equal(drain(view.as.dixsurdix.hand[0]) + drain(view.as.dixsurdix.hand[1]), 0);
    state.as.dixsurdix.open_hands = 1;
    view = game_view(&state, 0);
    assert_int_equal(view.as.dixsurdix.hand[1][7], 1);
    assert_int_equal(drain(view.as.dixsurdix.pile), 2);

    struct move deal = {.who = CHANCE, .kind = 1, .a = 1, .b = 3};
    TEXT(line, 64);
    state.as.dixsurdix.open_hands = 0;
    game_line(&state, game_masked(&state, 0, deal, 0), NULL, &line);
    game_line(&state, game_masked(&state, 0, deal, SPECTATOR), NULL, &line);
    game_line(&state, game_masked(&state, 0, deal, 1), NULL, &line);
    state.as.dixsurdix.open_hands = 1;
    game_line(&state, game_masked(&state, 0, deal, 0), NULL, &line);
    assert_string_equal(line.bytes, "* deal 1 ?* deal 1 ?* deal 1 3* deal 1 3");
}

static void test_2_4_the_dealer_begins_and_play_goes_left(void **unused) {
    struct state state = table(&dixsurdix_game, 3, "");
    struct rng rng = rng_seed(24, 0);
    struct move made;
    play(&state, "* dealer 1");
    assert_int_equal(state.as.dixsurdix.active, 1); /* while the tokens are dealt, too */
    for (int turn = 0; turn < 7; turn++) {
        while (owes(&state, CHANCE)) random_move(&state, &rng, &made);
        assert_int_equal(state.to_act, 1 << (1 + turn) % 3);
        assert_int_equal(state.as.dixsurdix.active, (1 + turn) % 3);
        assert_int_equal(tries(&state, turn % 3, "place 1 a1"), WRONG_SEAT);
        assert_string_equal(dixsurdix_game.paragraph(&state, turn % 3, "place 1 a1"), "2.4");
        random_move(&state, &rng, &made);
    }
}

/* ---- 3. A turn ---- */

static void test_3_1_only_ones_own_tokens(void **unused) {
    struct state state = position("1...............", HANDS("223", "111"), "1", "");
    assert_int_equal(tries(&state, 0, "place 1 b1"), NO_SUCH_MOVE);
    assert_string_equal(dixsurdix_game.paragraph(&state, 0, "place 1 b1"), "3.1");
    assert_string_equal(dixsurdix_game.paragraph(&state, 0, "place 8 b1"), "3.1");
    play(&state, "0 place 2 b1");
    assert_int_equal(state.as.dixsurdix.hand[0][2], 1);
    assert_int_equal(state.as.dixsurdix.hand_size[0], 2);
    assert_board(&state, "12..............");
    assert_int_equal(state.as.dixsurdix.last.cell, 1);
    assert_int_equal(state.as.dixsurdix.last.token, 2);
}

static void test_3_2_only_free_cells(void **unused) {
    struct state state = position("1...............", HANDS("223", "111"), "1", "");
    assert_int_equal(tries(&state, 0, "place 2 a1"), NO_SUCH_MOVE);
    assert_string_equal(dixsurdix_game.paragraph(&state, 0, "place 2 a1"), "3.2");
    assert_string_equal(dixsurdix_game.paragraph(&state, 0, "place 2 e1"), "3.2");
    assert_string_equal(dixsurdix_game.paragraph(&state, 0, "place 2 a5"), "3.2");
    assert_null(dixsurdix_game.paragraph(&state, 0, "place 2 a2"));
    assert_null(dixsurdix_game.paragraph(&state, 0, ""));
    assert_null(dixsurdix_game.paragraph(&state, 0, "place"));
    struct move moves[MOVES_MAX];
    assert_int_equal(game_moves(&state, 0, moves), 30);
}

static void test_3_3_nobody_passes(void **unused) {
    struct state state = position("1...............", HANDS("223", "111"), "1", "");
    assert_int_equal(tries(&state, 0, "pass"), NO_SUCH_MOVE);
    assert_string_equal(dixsurdix_game.paragraph(&state, 0, "pass"), "3.3");
}

static void test_3_4_draws_back_up_to_three_while_the_pile_lasts(void **unused) {
    struct state state = position("................", HANDS("22", "111"), "15", "");
    play(&state, "0 place 2 a1");
    play(&state, "* deal 0 5");
    assert_int_equal(state.to_act, 1 << CHANCE);
    play(&state, "* deal 0 1");
    assert_int_equal(state.as.dixsurdix.hand_size[0], 3);
    assert_int_equal(state.to_act, 1 << 1);
    play(&state, "1 place 1 a2");
    assert_int_equal(state.to_act, 1 << 0); /* the pile is empty: no draw */
    state = position("................", HANDS("222", "111"), "15", "");
    play(&state, "0 place 2 a1");
    play(&state, "* deal 0 5");
    assert_int_equal(state.to_act, 1 << 1);
}

static void test_3_4_draws_have_the_odds_of_the_pile(void **unused) {
    struct state state = position("................", HANDS("22", "111"), "1150", "jokers 4");
    play(&state, "0 place 2 a1");
    struct move moves[MOVES_MAX];
    uint32_t weights[MOVES_MAX];
    TEXT(all, 200);
    int n = dixsurdix_game.moves(&state, CHANCE, moves, weights);
    for (int i = 0; i < n; i++) {
        game_line(&state, moves[i], NULL, &all);
        text_format(&all, " x%u ", weights[i]);
    }
    for (uint32_t k = 0; k < dixsurdix_game.tickets(&state); k++)
        game_say(&state, dixsurdix_game.ticket(&state, k), &all);
    assert_string_equal(all.bytes,
                        "* deal 0 1 x2 * deal 0 5 x1 * deal 0 0 x1 deal 0 1deal 0 1deal 0 5deal 0 0");
}

static void test_3_5_an_empty_hand_draws_before_its_turn(void **unused) {
    /* The full board gives four tokens back when seat 1 has none: two for seat 0, two for seat 1. */
    struct state state = position(NEARLY_FULL, HANDS("11", "", "2"), "", "");
    play(&state, "0 place 1 a1");
    play(&state, "* deal 0 1");
    play(&state, "* deal 0 5");
    assert_int_equal(state.to_act, 1 << CHANCE);
    assert_int_equal(state.as.dixsurdix.dealing, 1);
    assert_int_equal(state.as.dixsurdix.active, 1);
    play(&state, "* deal 1 3");
    play(&state, "* deal 1 6");
    assert_int_equal(state.to_act, 1 << 1);
    assert_int_equal(state.phase, DSD_PLACE);
}

static void test_3_6_an_empty_hand_is_passed_over(void **unused) {
    struct state state = position("................", HANDS("11", "", "2"), "", "");
    play(&state, "0 place 1 a1");
    assert_int_equal(state.to_act, 1 << 2);
    play(&state, "2 place 2 a2");
    assert_int_equal(state.to_act, 1 << 0);
    play(&state, "0 place 1 a3");
    assert_true(game_over(&state));
}

/* ---- 4. Ten ---- */

static void test_4_1_rows_columns_and_both_diagonals(void **unused) {
    for (int line = 0; line < DSD_LINES; line++) {
        char board[17] = "................";
        for (int i = 0; i < 3; i++) board[dsd_line[line][i]] = '3';
        struct state state = position(board, HANDS("111", "111"), "1", "");
        int free_cells, jokers, cell = dsd_line[line][3];
        assert_int_equal(dsd_line_sum(&state.as.dixsurdix, line, &free_cells, &jokers), 9);
        assert_int_equal(free_cells, 1);
        TEXT(move, 32);
        text_format(&move, "0 place 1 %c%d", 'a' + cell % 4, 1 + cell / 4);
        play(&state, move.bytes);
        assert_int_equal(state.score[0], 1);
        assert_int_equal(state.as.dixsurdix.last.lines, 1 << line);
        assert_board(&state, "................");
    }
}

static void test_4_2_a_point_for_each_full_line_of_ten(void **unused) {
    struct state state = position(".333...3..3.3...", HANDS("115", "111"), "1", "");
    play(&state, "0 place 1 a1"); /* row 1 is ten; column a and the diagonal a1-d4 are not full */
    assert_int_equal(state.score[0], 1);
    assert_board(&state, ".......3..3.3...");
    state = position("1...333.........", HANDS("115", "111"), "1", "");
    play(&state, "0 place 1 d3"); /* no line through d3 is full */
    assert_int_equal(state.score[0], 0);
    assert_board(&state, "1...333....1....");
}

static void test_4_3_all_lines_count_before_any_token_goes(void **unused) {
    struct state state = position(".333"
                                  "33.2"
                                  "3.32"
                                  "3223",
                                  HANDS("111", "111"), "1", "");
    play(&state, "0 place 1 a1"); /* row 1, column a and the diagonal a1-d4 share the token */
    assert_int_equal(state.score[0], 3);
    assert_int_equal(state.as.dixsurdix.last.lines, 1 << 0 | 1 << 4 | 1 << 8);
    assert_board(&state, "......"
                         ".2...2.22.");
    assert_int_equal(state.as.dixsurdix.last.board[0], 1);
    assert_int_equal(state.as.dixsurdix.last.board[1], 3);
    assert_int_equal(state.as.dixsurdix.outside, 6);
}

static void test_4_4_full_lines_of_another_sum_stay(void **unused) {
    struct state state = position(".334............", HANDS("111", "111"), "1", "");
    play(&state, "0 place 1 a1");
    assert_int_equal(state.score[0], 0);
    assert_board(&state, "1334............");
}

static void test_4_5_jokers_count_for_each_line_separately(void **unused) {
    struct state state = position(".333"
                                  "1..."
                                  "1..."
                                  "1...",
                                  HANDS("011", "111"), "1", "jokers 4");
    play(&state, "0 place 0 a1"); /* 1 in its row, 7 in its column */
    assert_int_equal(state.score[0], 2);
    assert_board(&state, "................");
    static const struct {
        const char *row;
        int points;
    } rows[] = {{".144", 1}, {".334", 0}, {".111", 1}, {".011", 1}, {".004", 1},
                {".000", 1}, {".063", 0}, {".054", 0}, {".053", 1}};
    for (int i = 0; i < 9; i++) {
        char board[17] = "................";
        memcpy(board, rows[i].row, 4);
        state = position(board, HANDS("011", "111"), "1", "jokers 4");
        play(&state, "0 place 0 a1");
        assert_int_equal(state.score[0], rows[i].points);
    }
    state = position(".006............", HANDS("331", "111"), "1", "jokers 4");
    play(&state, "0 place 3 a1"); /* two jokers cannot count as one */
    assert_int_equal(state.score[0], 0);
}

/* ---- 5. A full board ---- */

static void test_5_1_corners_go_under_the_pile_in_order(void **unused) {
    struct state state = position(NEARLY_FULL, HANDS("111", "222"), "7", "");
    play(&state, "0 place 1 a1");
    const struct dixsurdix *dsd = &state.as.dixsurdix;
    assert_board(&state, ".23.55552234.33.");
    assert_int_equal(dsd->under_size, 4);
    assert_memory_equal(dsd->under, ((uint8_t[]){1, 5, 3, 6}), 4);
    assert_true(dsd->last.corners);
    assert_int_equal(dsd->last.board[0], 1);
    assert_int_equal(dsd->outside, 10);
    assert_int_equal(dsd->fills, 1);
    assert_int_equal(state.to_act, 1 << CHANCE); /* only now the player draws */
    assert_int_equal(tries(&state, CHANCE, "deal 0 1"), NO_SUCH_MOVE);
    play(&state, "* deal 0 7");
}

static void test_5_2_corners_come_back_in_order_and_everyone_knows(void **unused) {
    struct state state = position(NEARLY_FULL, HANDS("111", "222"), "7", "");
    play(&state, "0 place 1 a1");
    play(&state, "* deal 0 7");
    play(&state, "1 place 2 a1");
    assert_int_equal(dixsurdix_game.tickets(&state), 1);
    assert_int_equal(tries(&state, CHANCE, "deal 1 5"), NO_SUCH_MOVE);
    play(&state, "* deal 1 1");
    assert_memory_equal(state.as.dixsurdix.under, ((uint8_t[]){5, 3, 6, 0}), 4);
    struct state view = game_view(&state, 0);
    assert_int_equal(view.as.dixsurdix.hand[1][1], 1);
    assert_int_equal(view.as.dixsurdix.hand[1][2], 0);
    assert_int_equal(drain(view.as.dixsurdix.pile), 2);
    play(&state, "0 place 1 d1");
    play(&state, "* deal 0 5");
    play(&state, "1 place 1 d4");
    assert_int_equal(state.as.dixsurdix.known[1][1], 0);
}

/* ---- 6. The end ---- */

static void test_6_1_ends_when_every_token_is_placed(void **unused) {
    struct state state = position("................", HANDS("1", "2"), "", "");
    play(&state, "0 place 1 a1");
    assert_false(game_over(&state));
    play(&state, "1 place 2 a2");
    assert_true(game_over(&state));
    assert_int_equal(state.phase, DSD_OVER);
    assert_int_equal(tries(&state, 0, "place 1 a3"), IS_OVER);
    assert_string_equal(dixsurdix_game.paragraph(&state, 0, "place 1 a3"), "6.1");
}

static void test_6_2_ends_when_every_token_left_had_its_turn(void **unused) {
    for (int fills = 0; fills < 4; fills++) {
        struct state state = position(NEARLY_FULL, HANDS("111", "222"), "777", "");
        state.as.dixsurdix.fills = (uint8_t)fills; /* eight tokens stay outside: the third fill ends it */
        play(&state, "0 place 1 a1");
        assert_int_equal(state.as.dixsurdix.fills, fills + 1);
        assert_int_equal(game_over(&state), 4 * fills >= 8);
        if (game_over(&state)) assert_string_equal(dixsurdix_game.paragraph(&state, 1, "place 2 a1"), "6.2");
    }
    struct state state = position(".333............", HANDS("111", "222"), "777", "");
    state.as.dixsurdix.fills = 2;
    play(&state, "0 place 1 a1");
    assert_int_equal(state.as.dixsurdix.fills, 0); /* a point between */
    state = position(".233............", HANDS("111", "222"), "777", "");
    state.as.dixsurdix.fills = 2;
    play(&state, "0 place 1 a1");
    assert_int_equal(state.as.dixsurdix.fills, 2);
}

static void test_6_3_counts_first_and_keeps_its_board(void **unused) {
    struct state state = position(NEARLY_FULL, HANDS("1", ""), "", "");
    play(&state, "0 place 1 a1"); /* the last token of all fills the board: nothing comes back */
    assert_true(game_over(&state));
    assert_board(&state, "1235555522343336");
    assert_false(state.as.dixsurdix.last.corners);
    assert_int_equal(state.as.dixsurdix.under_size, 0);
}

static void test_6_4_most_points_wins_and_ties_share(void **unused) {
    static const struct {
        int16_t score[3];
        uint16_t winners;
    } ends[] = {{{3, 1, 2}, 1}, {{1, 2, 2}, 6}, {{0, 0, 0}, 7}};
    for (int i = 0; i < 3; i++) {
        struct state state = position("................", HANDS("1", "", ""), "", "");
        memcpy(state.score, ends[i].score, sizeof ends[i].score);
        play(&state, "0 place 1 a1");
        assert_true(game_over(&state));
        assert_int_equal(state.winners, ends[i].winners);
    }
}

/* ---- Records of an independent program ---- */

static void test_records_of_an_independent_program(void **unused) {
    assert_int_equal(records_replay("games/dixsurdix/tests/records.jsonl"), 14);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_1_1_two_to_six_players_and_sixteen_cells),
        cmocka_unit_test(test_1_2_sixty_six_tokens),
        cmocka_unit_test(test_1_3_four_jokers_or_none),
        cmocka_unit_test(test_2_1_chance_names_the_dealer),
        cmocka_unit_test(test_2_2_three_rounds_from_the_dealers_left),
        cmocka_unit_test(test_2_3_hands_are_secret_unless_open_or_over),
        cmocka_unit_test(test_2_4_the_dealer_begins_and_play_goes_left),
        cmocka_unit_test(test_3_1_only_ones_own_tokens),
        cmocka_unit_test(test_3_2_only_free_cells),
        cmocka_unit_test(test_3_3_nobody_passes),
        cmocka_unit_test(test_3_4_draws_back_up_to_three_while_the_pile_lasts),
        cmocka_unit_test(test_3_4_draws_have_the_odds_of_the_pile),
        cmocka_unit_test(test_3_5_an_empty_hand_draws_before_its_turn),
        cmocka_unit_test(test_3_6_an_empty_hand_is_passed_over),
        cmocka_unit_test(test_4_1_rows_columns_and_both_diagonals),
        cmocka_unit_test(test_4_2_a_point_for_each_full_line_of_ten),
        cmocka_unit_test(test_4_3_all_lines_count_before_any_token_goes),
        cmocka_unit_test(test_4_4_full_lines_of_another_sum_stay),
        cmocka_unit_test(test_4_5_jokers_count_for_each_line_separately),
        cmocka_unit_test(test_5_1_corners_go_under_the_pile_in_order),
        cmocka_unit_test(test_5_2_corners_come_back_in_order_and_everyone_knows),
        cmocka_unit_test(test_6_1_ends_when_every_token_is_placed),
        cmocka_unit_test(test_6_2_ends_when_every_token_left_had_its_turn),
        cmocka_unit_test(test_6_3_counts_first_and_keeps_its_board),
        cmocka_unit_test(test_6_4_most_points_wins_and_ties_share),
        cmocka_unit_test(test_records_of_an_independent_program),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
