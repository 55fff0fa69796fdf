/* test_market.c: buying, paying, auctions and the end of DIX: games/dix/rules.en.md, parts 4, 5
 * and 6.1-6.2.
 */
#include "games/dix/tests/tables.h"

/* Seat 0 is about to buy. */
static struct state buying(const char *holds, int coins, int tokens, const char *market) {
    struct state state = begun(2, "");
    give(&state, 0, holds, coins, tokens);
    offer(&state, market);
    play_all(&state, "0 draw; * c1; 0 numbers");
    return state;
}

/* Seat 0 draws a joker; seat 1 speaks first. */
static struct state auction(int players, const char *joker) {
    struct state state = begun(players, "");
    char line[8];
    snprintf(line, sizeof line, "* %s", joker);
    play(&state, "0 draw");
    play(&state, line);
    return state;
}

static const char *forbids(const struct state *state, int seat, const char *text) {
    return dix_game.paragraph(state, seat, text);
}

/* 4.1 */
static void test_4_1_one_card_at_its_printed_value_or_none(void **unused) {
    struct state state = buying("", 5, 0, "b3 g5 p6");
    assert_moves(&state, "done, buy b3, buy g5");
    assert_string_equal(forbids(&state, 0, "buy o1"), "4.1");
    assert_string_equal(forbids(&state, 0, "buy w1"), "4.1");
    struct state other = state;
    play(&other, "0 done");
    assert_int_equal(other.as.dix.active, 1);
    play_all(&state, "0 buy b3; 0 pay 3c");
    assert_int_equal(state.as.dix.player[0].coins, 2);
    assert_int_equal(state.as.dix.player[0].held[dix_card_named("b3")], 1);
    assert_int_equal(state.as.dix.market[dix_card_named("b3")], 0);
    assert_int_equal(state.as.dix.active, 1); /* and no second purchase */
    assert_refused(&state, "1 buy g5");
    assert_string_equal(forbids(&state, 1, "buy g5"), "4.1");
}

/* 4.2: the rulebook's example. */
static void test_4_2_three_cards_and_two_coins_buy_a_pink_5(void **unused) {
    struct state state = buying("b9 g1 g2", 2, 0, "p5");
    play(&state, "0 buy p5");
    assert_moves(&state, "pay 2c");
    play(&state, "0 pay 2c");
    assert_moves(&state, "drop b9, drop g1, drop g2");
    play_all(&state, "0 drop g1; 0 drop b9; 0 drop g2");
    assert_int_equal(state.as.dix.player[0].cards, 1);
    assert_int_equal(state.as.dix.player[0].held[dix_card_named("p5")], 1);
    assert_int_equal(state.as.dix.player[0].coins, 0);
    assert_int_equal(count_cards(state.as.dix.market, DIX_NUMBERS), 0); /* what paid is gone */
}

static void test_4_2_means_bound_what_can_be_bought(void **unused) {
    struct state state = buying("b9 g1", 1, 1, "o5 o6 o7");
    assert_moves(&state, "done, buy o5, buy o6"); /* 2 cards, 1 coin, 1 token: 6 */
    assert_string_equal(forbids(&state, 0, "buy o7"), "4.2");
}

/* 4.3 */
static void test_4_3_no_card_that_is_held_already(void **unused) {
    struct state state = buying("g5", 9, 0, "g5 b5");
    assert_moves(&state, "done, buy b5");
    assert_refused(&state, "0 buy g5");
    assert_string_equal(forbids(&state, 0, "buy g5"), "4.3");
}

/* 4.4 */
static void test_4_4_jokers_are_never_spent(void **unused) {
    struct state state = buying("b1 w5 gw ww", 1, 0, "o2 o3");
    assert_moves(&state, "done, buy o2");
    play_all(&state, "0 buy o2; 0 pay 1c");
    assert_moves(&state, "drop b1");
    assert_string_equal(forbids(&state, 0, "drop w5"), "4.4");
    assert_string_equal(forbids(&state, 0, "drop g9"), "4.2");
}

/* 4.5 */
static void test_4_5_nothing_superfluous_is_paid(void **unused) {
    struct state state = buying("b1 b2", 10, 3, "o4");
    play(&state, "0 buy o4");
    /* No token: the cards give 0 to 2. One: one unit is left. Two: an excess of 2, so nothing beside them. */
    assert_moves(&state, "pay 2c, pay 3c, pay 4c, pay 1t, pay 1c 1t, pay 2t");
    assert_string_equal(forbids(&state, 0, "pay 1c 2t"), "4.5");
    assert_string_equal(forbids(&state, 0, "pay 11c"), "4.2");
    assert_string_equal(forbids(&state, 0, "pay 4t"), "4.2");
    play(&state, "0 pay 2t");
    assert_int_equal(state.as.dix.player[0].tokens, 1);
    assert_int_equal(state.as.dix.player[0].coins, 10); /* the excess is lost */
    assert_int_equal(state.as.dix.active, 1);
}

/* 4.6 */
static void test_4_6_first_coins_and_tokens_then_cards_one_by_one(void **unused) {
    struct state state = buying("b1 b1 p9", 4, 1, "o7");
    play_all(&state, "0 buy o7; 0 pay 1c 1t");
    assert_int_equal(state.as.dix.due, 3);
    assert_moves(&state, "drop b1, drop p9");
    play(&state, "0 drop b1");
    assert_moves(&state, "drop b1, drop p9");
    play(&state, "0 drop b1");
    assert_moves(&state, "drop p9");
    assert_string_equal(forbids(&state, 0, "pay 1c"), "4.6");
    play(&state, "0 drop p9");
    assert_int_equal(state.as.dix.player[0].cards, 1);
}

/* 4.7 */
static void test_4_7_the_market_only_grows_by_turns_and_shrinks_by_purchases(void **unused) {
    struct state state = buying("", 9, 0, "b3 b3 g5");
    play_all(&state, "0 buy b3; 0 pay 3c; 1 draw; * b3; 1 coins");
    assert_int_equal(state.as.dix.market[dix_card_named("b3")], 2);
    assert_int_equal(state.as.dix.market[dix_card_named("g5")], 1);
    assert_int_equal(count_cards(state.as.dix.market, DIX_NUMBERS), 3);
}

/* 5.1 */
static void test_5_1_bidding_goes_round_once_the_active_seat_last(void **unused) {
    struct state state = auction(4, "w5");
    assert_int_equal(attempt(&state, "0 bid 1"), WRONG_SEAT);
    assert_string_equal(forbids(&state, 0, "bid 1"), "5.1");
    play_all(&state, "1 bid 2; 2 pass; 3 bid 3");
    assert_moves(&state, "pass, bid 4, bid 5");
    play(&state, "0 pass");
    assert_int_equal(state.phase, DIX_PAY);
    assert_int_equal(state.as.dix.payer, 3);
    assert_int_equal(state.as.dix.bid[1], 2);
    assert_int_equal(state.as.dix.bid[2], 0);
}

/* 5.2 */
static void test_5_2_a_bid_is_higher_than_all_before_and_at_least_one(void **unused) {
    struct state state = auction(2, "gw");
    assert_moves(&state, "pass, bid 1, bid 2, bid 3, bid 4, bid 5");
    assert_string_equal(forbids(&state, 1, "bid 0"), "5.2");
    play(&state, "1 bid 3");
    assert_moves(&state, "pass, bid 4, bid 5");
    assert_string_equal(forbids(&state, 0, "bid 3"), "5.2");
}

/* 5.3 */
static void test_5_3_a_bid_is_bounded_by_what_is_held_without_the_row(void **unused) {
    struct state state = begun(2, "");
    give(&state, 0, "b1 b2 w1", 1, 1);
    play_all(&state, "0 draw; * g1; 0 draw; * w5; 1 pass");
    assert_moves(&state, "pass, bid 1, bid 2, bid 3, bid 4, bid 5, bid 6");
    assert_refused(&state, "0 bid 7");
    assert_string_equal(forbids(&state, 0, "bid 7"), "5.3");
}

/* 5.4 */
static void test_5_4_the_highest_bidder_pays_and_takes_the_joker(void **unused) {
    struct state state = begun(2, "");
    give(&state, 1, "b1", 2, 1);
    play_all(&state, "0 draw; * w5; 1 bid 4; 0 pass");
    assert_moves(&state, "pay 1t, pay 1c 1t");
    play_all(&state, "1 pay 1t; 1 drop b1");
    assert_int_equal(state.as.dix.player[1].wild, 1 << 4);
    assert_int_equal(state.as.dix.player[1].coins, 2);
    assert_int_equal(state.as.dix.player[1].cards, 0);
    assert_moves(&state, "draw, numbers, coins");
    play_all(&state, "0 draw; * pw; 1 pass; 0 bid 1; 0 pay 1c; 0 draw; * ww; 1 pass; 0 bid 1; 0 pay 1c");
    assert_int_equal(state.as.dix.player[0].hash[3], 1);
    assert_int_equal(state.as.dix.player[0].any, 1);
}

/* 5.5 */
static void test_5_5_a_joker_that_nobody_wants_is_gone(void **unused) {
    struct state state = auction(3, "w5");
    play_all(&state, "1 pass; 2 pass; 0 pass");
    for (int seat = 0; seat < 3; seat++) {
        assert_int_equal(state.as.dix.player[seat].wild, 0);
        assert_int_equal(state.as.dix.player[seat].coins, 5);
    }
    assert_int_equal(state.as.dix.left[dix_card_named("w5")], 0);
    assert_int_equal(state.phase, DIX_CHOOSE);
}

/* 6.1 */
static void test_6_1_after_the_last_card_there_is_no_draw(void **unused) {
    struct state state = begun(2, "");
    stack(&state, "w5");
    play_all(&state, "0 draw; * w5; 1 bid 2; 0 pass; 1 pay 2c");
    assert_moves(&state, "numbers, coins");
    assert_string_equal(forbids(&state, 0, "draw"), "6.1");
    play(&state, "0 coins");
    assert_int_equal(state.as.dix.last_buys, 2);
}

static void test_6_1_a_last_card_can_bust(void **unused) {
    struct state state = begun(2, "");
    stack(&state, "b9 b8");
    play_all(&state, "0 draw; * b9; 0 draw; * b8");
    assert_int_equal(state.as.dix.player[0].tokens, 1);
    assert_int_equal(game_next(&state), 1);
    play_all(&state, "1 done; 0 done");
    assert_true(game_over(&state));
}

/* 6.2 */
static void test_6_2_last_buys_begin_on_the_left_and_end_with_the_active_seat(void **unused) {
    struct state state = begun(3, "");
    stack(&state, "b1");
    offer(&state, "b2 b3");
    play_all(&state, "0 draw; * b1; 0 numbers; 0 buy b2; 0 pay 2c");
    assert_int_equal(attempt(&state, "0 done"), WRONG_SEAT);
    assert_string_equal(forbids(&state, 0, "done"), "6.2");
    play_all(&state, "1 buy b3; 1 pay 3c; 2 done");
    assert_moves(&state, "done");
    play(&state, "0 done");
    assert_true(game_over(&state));
    assert_int_equal(state.score[0], 2);
    assert_int_equal(state.score[1], 1);
    assert_int_equal(state.winners, 1);
}

static void test_6_2_final_buy_others_leaves_the_active_seat_out(void **unused) {
    struct state state = begun(3, "final-buy others");
    stack(&state, "b1");
    play_all(&state, "0 draw; * b1; 0 coins; 1 done; 2 done");
    assert_true(game_over(&state));
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_4_1_one_card_at_its_printed_value_or_none),
        cmocka_unit_test(test_4_2_three_cards_and_two_coins_buy_a_pink_5),
        cmocka_unit_test(test_4_2_means_bound_what_can_be_bought),
        cmocka_unit_test(test_4_3_no_card_that_is_held_already),
        cmocka_unit_test(test_4_4_jokers_are_never_spent),
        cmocka_unit_test(test_4_5_nothing_superfluous_is_paid),
        cmocka_unit_test(test_4_6_first_coins_and_tokens_then_cards_one_by_one),
        cmocka_unit_test(test_4_7_the_market_only_grows_by_turns_and_shrinks_by_purchases),
        cmocka_unit_test(test_5_1_bidding_goes_round_once_the_active_seat_last),
        cmocka_unit_test(test_5_2_a_bid_is_higher_than_all_before_and_at_least_one),
        cmocka_unit_test(test_5_3_a_bid_is_bounded_by_what_is_held_without_the_row),
        cmocka_unit_test(test_5_4_the_highest_bidder_pays_and_takes_the_joker),
        cmocka_unit_test(test_5_5_a_joker_that_nobody_wants_is_gone),
        cmocka_unit_test(test_6_1_after_the_last_card_there_is_no_draw),
        cmocka_unit_test(test_6_1_a_last_card_can_bust),
        cmocka_unit_test(test_6_2_last_buys_begin_on_the_left_and_end_with_the_active_seat),
        cmocka_unit_test(test_6_2_final_buy_others_leaves_the_active_seat_out),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
