/* test_rules.c: the rules of DIX, one test or more for each paragraph of games/dix/rules.en.md, parts 1 to 3
 * and 7.
 */
#include "games/dix/tests/tables.h"
#include "tests/records.h"

static int copies(const struct state *state, const char *name) {
    return state->as.dix.left[dix_card_named(name)];
}

/* 1.1 */
static void test_1_1_the_deck_has_three_tiers(void **unused) {
    static const int sizes[] = {0, 91, 91, 108, 129, 129};
    for (int players = 1; players <= 5; players++) {
        struct state state = table(&dix_game, players, "");
        assert_int_equal(state.as.dix.cards_left, sizes[players]);
        assert_int_equal(count_cards(state.as.dix.left, DIX_CARDS), sizes[players]);
    }
    static const struct {
        const char *card;
        int copies[3];
    } table_of[] = {{"b1", {2, 3, 3}}, {"g3", {2, 3, 3}}, {"o4", {2, 2, 3}}, {"p6", {2, 2, 3}},
                    {"b7", {1, 1, 1}}, {"p9", {1, 1, 1}}, {"gw", {1, 1, 2}}, {"w1", {1, 1, 1}},
                    {"w9", {1, 1, 1}}, {"ww", {1, 1, 1}}, {"c1", {3, 4, 5}}, {"c3", {3, 4, 5}},
                    {"c4", {4, 5, 6}}, {"c5", {4, 5, 6}}};
    for (int tier = 0; tier < 3; tier++) {
        struct state state = table(&dix_game, tier + 2, "");
        for (size_t i = 0; i < sizeof table_of / sizeof *table_of; i++)
            assert_int_equal(copies(&state, table_of[i].card), table_of[i].copies[tier]);
    }
}

/* 1.2 */
static void test_1_2_five_coins_at_first_and_never_more_than_ten(void **unused) {
    struct state state = begun(3, "");
    for (int seat = 0; seat < 3; seat++) assert_int_equal(state.as.dix.player[seat].coins, 5);
    state.as.dix.player[1].coins = 8;
    play_all(&state, "0 draw; * c4; 0 numbers");
    assert_int_equal(state.as.dix.player[0].coins, 5);
    assert_int_equal(state.as.dix.player[1].coins, 10);
    assert_int_equal(state.as.dix.player[2].coins, 9);
    assert_int_equal(state.as.dix.last.gained[1], 2);
    assert_int_equal(state.as.dix.last.gained[2], 4);
}

/* 1.3 */
static void test_1_3_tokens_are_worth_three_and_have_no_limit(void **unused) {
    struct state state = begun(2, "");
    give(&state, 0, "", 10, 4);
    assert_int_equal(dix_money(&state.as.dix, &state.as.dix.player[0]), 22);
    play_all(&state, "0 draw; * b9; 0 draw; * b2");
    assert_int_equal(state.as.dix.player[0].tokens, 5);
    assert_int_equal(state.as.dix.player[0].coins, 10);
}

/* 1.4 */
static void test_1_4_chance_names_the_first_and_turns_go_left(void **unused) {
    struct state state = table(&dix_game, 5, "");
    assert_moves(&state, "first 0, first 1, first 2, first 3, first 4");
    play_all(&state, "* first 3; 3 draw; * b1; 3 coins; 4 draw; * b1; 4 coins; 0 draw");
    state = table(&dix_game, 1, "alix 7");
    assert_moves(&state, "first 0");
}

/* 1.5 */
static void test_1_5_everything_held_is_open(void **unused) {
    struct state state = begun(2, "");
    play_all(&state, "0 draw; * w5; 1 bid 2; 0 pass; 1 pay 2c; 0 numbers; 0 done");
    for (int seat = 0; seat < 2; seat++) {
        struct state view = game_view(&state, seat);
        assert_memory_equal(&view.as.dix, &state.as.dix, sizeof state.as.dix);
    }
    struct state view = game_view(&state, SPECTATOR);
    assert_memory_equal(&view.as.dix, &state.as.dix, sizeof state.as.dix);
}

/* 2.1 */
static void test_2_1_a_turn_begins_with_a_draw_and_then_it_is_a_choice(void **unused) {
    struct state state = begun(2, "");
    assert_moves(&state, "draw");
    play_all(&state, "0 draw; * b1");
    assert_moves(&state, "draw, numbers, coins");
    play_all(&state, "0 draw; * c1");
    assert_moves(&state, "draw, numbers, coins");
}

/* 2.2: the rulebook's sums. */
static void test_2_2_the_total_is_numbers_less_currency(void **unused) {
    static const struct {
        const char *lines;
        int total, money;
    } rows[] = {{"0 draw; * b2; 0 draw; * g1", 3, 0},
                {"0 draw; * b3; 0 draw; * c4", -1, 4},
                {"0 draw; * b3; 0 draw; * c4; 0 draw; * p7; 0 draw; * c2", 4, 6}};
    for (int i = 0; i < 3; i++) {
        struct state state = begun(2, "");
        play_all(&state, rows[i].lines);
        assert_int_equal(state.phase, DIX_CHOOSE);
        assert_int_equal(state.as.dix.total, rows[i].total);
        assert_int_equal(state.as.dix.money, rows[i].money);
    }
}

/* 2.3 */
static void test_2_3_a_joker_is_auctioned_and_never_joins_the_row(void **unused) {
    struct state state = begun(2, "");
    play_all(&state, "0 draw; * w9");
    assert_int_equal(state.phase, DIX_BID);
    play_all(&state, "1 pass; 0 pass");
    assert_int_equal(state.as.dix.row_size, 0);
    assert_moves(&state, "draw, numbers, coins");
    play_all(&state, "0 draw; * b8; 0 draw; * w8; 1 pass; 0 pass");
    assert_int_equal(state.as.dix.total, 8);
    assert_int_equal(state.as.dix.row_size, 1);
    assert_int_equal(state.as.dix.active, 0);
}

/* 2.4 */
static void test_2_4_taking_numbers_pays_the_others_and_opens_a_buy_phase(void **unused) {
    struct state state = begun(3, "");
    play_all(&state, "0 draw; * b4; 0 draw; * c2; 0 draw; * g6; 0 numbers");
    const struct dix *dix = &state.as.dix;
    assert_int_equal(dix->player[0].cards, 2);
    assert_int_equal(dix->player[0].held[dix_card_named("b4")], 1);
    assert_int_equal(dix->player[0].held[dix_card_named("g6")], 1);
    assert_int_equal(dix->player[0].coins, 5);
    assert_int_equal(dix->player[1].coins, 7);
    assert_int_equal(dix->player[2].coins, 7);
    assert_int_equal(count_cards(dix->market, DIX_NUMBERS), 0);
    assert_int_equal(dix->row_size, 0);
    assert_int_equal(dix->last.end, DIX_TOOK_NUMBERS);
    assert_int_equal(dix->last.row_size, 3);
    assert_int_equal(dix->last.total, 8);
    assert_moves(&state, "done");
    play(&state, "0 done");
    assert_int_equal(dix->active, 1);
}

/* 2.5 */
static void test_2_5_taking_coins_feeds_the_market_and_opens_none(void **unused) {
    struct state state = begun(2, "");
    play_all(&state, "0 draw; * b4; 0 draw; * c2; 0 draw; * c1; 0 coins");
    const struct dix *dix = &state.as.dix;
    assert_int_equal(dix->player[0].coins, 8);
    assert_int_equal(dix->player[1].coins, 5);
    assert_int_equal(dix->player[0].cards, 0);
    assert_int_equal(dix->market[dix_card_named("b4")], 1);
    assert_int_equal(count_cards(dix->market, DIX_NUMBERS), 1);
    assert_int_equal(dix->active, 1);
    assert_int_equal(state.phase, DIX_CHOOSE);
}

/* 2.6 */
static void test_2_6_either_reward_whatever_the_row_holds(void **unused) {
    struct state state = begun(2, "");
    play_all(&state, "0 draw; * b4; 0 coins"); /* no currency */
    assert_int_equal(state.as.dix.player[0].coins, 5);
    play_all(&state, "1 draw; * c4; 1 numbers; 1 done"); /* no number */
    assert_int_equal(state.as.dix.player[0].coins, 9);
    play_all(&state, "0 draw; * ww; 1 pass; 0 pass; 0 numbers"); /* nothing */
    assert_moves(&state, "done, buy b4");
}

/* 3.1: the rulebook's bust A, and the 7 after 3 - 4 + 7 - 2. */
static void test_3_1_eleven_in_total_busts(void **unused) {
    struct state state = begun(2, "");
    play_all(&state, "0 draw; * b4; 0 draw; * c3; 0 draw; * g5; 0 draw; * o9");
    assert_int_equal(state.as.dix.last.end, DIX_BUST_TOTAL);
    assert_int_equal(state.as.dix.last.total, 15);
    for (int number = 1; number <= 9; number++) {
        char line[16];
        state = begun(2, "");
        play_all(&state, "0 draw; * b3; 0 draw; * c4; 0 draw; * p7; 0 draw; * c2; 0 draw");
        snprintf(line, sizeof line, "* o%d", number);
        play(&state, line);
        assert_int_equal(state.as.dix.active, number >= 7);
        assert_int_equal(state.as.dix.last.end, number >= 7 ? DIX_BUST_TOTAL : DIX_NOT_YET);
    }
}

/* 3.2: the rulebook's bust B, and the currency 5 after 3 - 4 + 7 - 2. */
static void test_3_2_eleven_in_currency_busts(void **unused) {
    struct state state = begun(2, "");
    play_all(&state, "0 draw; * c3; 0 draw; * b7; 0 draw; * c4; 0 draw; * c5");
    assert_int_equal(state.as.dix.last.end, DIX_BUST_MONEY);
    assert_int_equal(state.as.dix.last.total, -5);
    assert_int_equal(state.as.dix.last.money, 12);
    for (int coins = 1; coins <= 5; coins++) {
        char line[16];
        state = begun(2, "");
        play_all(&state, "0 draw; * b3; 0 draw; * c4; 0 draw; * p7; 0 draw; * c2; 0 draw");
        snprintf(line, sizeof line, "* c%d", coins);
        play(&state, line);
        assert_int_equal(state.as.dix.active, coins == 5);
        assert_int_equal(state.as.dix.last.end, coins == 5 ? DIX_BUST_MONEY : DIX_NOT_YET);
    }
}

/* 3.3 */
static void test_3_3_a_bust_sends_the_numbers_to_the_market_for_a_token(void **unused) {
    struct state state = begun(2, "");
    play_all(&state, "0 draw; * b4; 0 draw; * g4; 0 draw; * g4");
    assert_int_equal(state.as.dix.market[dix_card_named("b4")], 1);
    assert_int_equal(state.as.dix.market[dix_card_named("g4")], 2);
    assert_int_equal(state.as.dix.player[0].tokens, 1);
    assert_int_equal(state.as.dix.player[0].cards, 0);
}

/* 3.4 */
static void test_3_4_a_bust_by_total_pays_the_others_and_one_by_money_does_not(void **unused) {
    struct state state = begun(3, "");
    play_all(&state, "0 draw; * c3; 0 draw; * b9; 0 draw; * b6");
    assert_int_equal(state.as.dix.player[0].coins, 5);
    assert_int_equal(state.as.dix.player[1].coins, 8);
    assert_int_equal(state.as.dix.player[2].coins, 8);
    play_all(&state, "1 draw; * c5; 1 draw; * c5; 1 draw; * c1");
    assert_int_equal(state.as.dix.player[0].coins, 5);
    assert_int_equal(state.as.dix.player[1].coins, 8);
    assert_int_equal(state.as.dix.player[2].coins, 8);
    assert_int_equal(state.as.dix.player[1].tokens, 1);
}

/* 3.5 */
static void test_3_5_a_bust_ends_the_turn(void **unused) {
    struct state state = begun(2, "");
    offer(&state, "b1");
    play_all(&state, "0 draw; * c3; 0 draw; * b9; 0 draw; * b6");
    assert_int_equal(state.as.dix.active, 1);
    assert_int_equal(state.as.dix.row_size, 0);
    assert_int_equal(state.as.dix.money, 0);
    assert_int_equal(state.as.dix.total, 0);
    assert_moves(&state, "draw");
}

/* 7.1 */
static void test_7_1_bust_buy_offers_a_purchase_instead_of_the_token(void **unused) {
    struct state state = begun(3, "bust-buy on");
    offer(&state, "p2");
    play_all(&state, "0 draw; * c3; 0 draw; * b9; 0 draw; * b5");
    assert_moves(&state, "token, buy b5, buy p2"); /* the 9 is too dear for 5 coins */
    assert_int_equal(state.as.dix.player[1].coins, 5);
    struct state other = state;
    play(&state, "0 token");
    assert_int_equal(state.as.dix.player[0].tokens, 1);
    assert_int_equal(state.as.dix.player[1].coins, 8);
    play_all(&other, "0 buy b5; 0 pay 5c");
    assert_int_equal(other.as.dix.player[0].tokens, 0);
    assert_int_equal(other.as.dix.player[0].cards, 1);
    assert_int_equal(other.as.dix.player[1].coins, 8);
    assert_int_equal(other.as.dix.player[2].coins, 8);
    assert_int_equal(other.as.dix.active, 1);
    assert_int_equal(other.as.dix.last.end, DIX_BUST_TOTAL);
}

static void test_cards_have_names(void **unused) {
    for (int card = 0; card < DIX_CARDS; card++) {
        char name[3];
        dix_card_name(card, name);
        assert_int_equal(dix_card_named(name), card);
    }
    static const char *const strangers[] = {"", "b", "b0", "c6", "w0", "cw", "b10", "x1", "B1"};
    for (size_t i = 0; i < sizeof strangers / sizeof *strangers; i++)
        assert_int_equal(dix_card_named(strangers[i]), -1);
}

static void test_records_replay(void **unused) {
    assert_int_equal(records_replay("games/dix/tests/records.jsonl"), 14);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_1_1_the_deck_has_three_tiers),
        cmocka_unit_test(test_1_2_five_coins_at_first_and_never_more_than_ten),
        cmocka_unit_test(test_1_3_tokens_are_worth_three_and_have_no_limit),
        cmocka_unit_test(test_1_4_chance_names_the_first_and_turns_go_left),
        cmocka_unit_test(test_1_5_everything_held_is_open),
        cmocka_unit_test(test_2_1_a_turn_begins_with_a_draw_and_then_it_is_a_choice),
        cmocka_unit_test(test_2_2_the_total_is_numbers_less_currency),
        cmocka_unit_test(test_2_3_a_joker_is_auctioned_and_never_joins_the_row),
        cmocka_unit_test(test_2_4_taking_numbers_pays_the_others_and_opens_a_buy_phase),
        cmocka_unit_test(test_2_5_taking_coins_feeds_the_market_and_opens_none),
        cmocka_unit_test(test_2_6_either_reward_whatever_the_row_holds),
        cmocka_unit_test(test_3_1_eleven_in_total_busts),
        cmocka_unit_test(test_3_2_eleven_in_currency_busts),
        cmocka_unit_test(test_3_3_a_bust_sends_the_numbers_to_the_market_for_a_token),
        cmocka_unit_test(test_3_4_a_bust_by_total_pays_the_others_and_one_by_money_does_not),
        cmocka_unit_test(test_3_5_a_bust_ends_the_turn),
        cmocka_unit_test(test_7_1_bust_buy_offers_a_purchase_instead_of_the_token),
        cmocka_unit_test(test_cards_have_names),
        cmocka_unit_test(test_records_replay),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
