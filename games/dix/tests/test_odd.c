/* test_odd.c: corners of DIX that games seldom reach; each test names its paragraph of
 * games/dix/rules.en.md.
 */
#include "games/dix/tests/tables.h"

#define SEAT(state, seat) (&(state).as.dix.player[seat])

static int on_market(const struct state *state, const char *name) {
    return state->as.dix.market[dix_card_named(name)];
}

/* 1.2: the limit meets every way to gain coins. */
static void test_1_2_the_limit_of_ten_holds_for_every_gain(void **unused) {
    struct state state = begun(4, "");
    give(&state, 0, "", 8, 0);
    give(&state, 1, "", 10, 2);
    give(&state, 2, "", 6, 0);
    give(&state, 3, "", 5, 0);
    struct state bust = state;
    play_all(&state, "0 draw; * c5; 0 coins");
    assert_int_equal(SEAT(state, 0)->coins, 10);
    assert_int_equal(state.as.dix.last.gained[0], 2);
    play_all(&bust, "0 draw; * c5; 0 draw; * b8; 0 draw; * g8");
    assert_int_equal(SEAT(bust, 0)->coins, 8);
    assert_int_equal(SEAT(bust, 1)->coins, 10);
    assert_int_equal(SEAT(bust, 1)->tokens, 2);
    assert_int_equal(SEAT(bust, 2)->coins, 10);
    assert_int_equal(SEAT(bust, 3)->coins, 10);
    assert_memory_equal(bust.as.dix.last.gained, ((uint8_t[]){0, 0, 4, 5}), 4);
}

/* 3.1, 3.2: ten is not eleven, and a joker between the cards changes neither sum. */
static void test_3_1_ten_in_total_and_ten_in_currency_are_safe(void **unused) {
    struct state state = begun(2, "");
    play_all(&state, "0 draw; * b9; 0 draw; * w9; 1 pass; 0 pass; 0 draw; * b1");
    assert_int_equal(state.as.dix.total, 10);
    assert_moves(&state, "draw, numbers, coins");
    play_all(&state, "0 draw; * c5; 0 draw; * ww; 1 pass; 0 pass; 0 draw; * c5");
    assert_int_equal(state.as.dix.money, 10);
    assert_int_equal(state.as.dix.total, 0);
    assert_moves(&state, "draw, numbers, coins");
    play_all(&state, "0 draw; * c1");
    assert_int_equal(state.as.dix.last.end, DIX_BUST_MONEY);
    assert_int_equal(on_market(&state, "b9"), 1);
    assert_int_equal(SEAT(state, 1)->coins, 5);
}

/* 3.3: busts in a row give a token each and heap up the market. */
static void test_3_3_everyone_busts_in_turn(void **unused) {
    struct state state = begun(3, "");
    play_all(&state, "0 draw; * b6; 0 draw; * g6; 1 draw; * b6; 1 draw; * g6; 2 draw; * o6; 2 draw; * o6;"
                     "0 draw; * p6; 0 draw; * p6");
    assert_int_equal(SEAT(state, 0)->tokens, 2);
    assert_int_equal(SEAT(state, 1)->tokens, 1);
    assert_int_equal(SEAT(state, 2)->tokens, 1);
    for (int c = 0; c < 4; c++)
        assert_int_equal(on_market(&state, ((const char *[]){"b6", "g6", "o6", "p6"})[c]), 2);
    assert_int_equal(state.as.dix.active, 1);
}

/* 4.2: with nothing to pay with there is nothing to buy, however cheap; with one card there is a 1. */
static void test_4_2_nobody_buys_with_empty_hands(void **unused) {
    struct state state = begun(2, "");
    give(&state, 0, "ww w3 bw", 0, 0);
    offer(&state, "b1 g1 p9");
    struct state rich = state;
    play_all(&state, "0 draw; * c1; 0 numbers");
    assert_moves(&state, "done");
    play_all(&rich, "0 draw; * o9; 0 numbers");
    assert_moves(&rich, "done, buy b1, buy g1");
    play(&rich, "0 buy g1");
    assert_moves(&rich, "pay 0");
    play(&rich, "0 pay 0");
    assert_moves(&rich, "drop o9");
    play(&rich, "0 drop o9");
    assert_int_equal(SEAT(rich, 0)->cards, 1);
    assert_int_equal(on_market(&rich, "o9"), 0);
}

/* 4.3: a card that was spent may be bought again; one of two copies spent leaves a twin. */
static void test_4_3_a_spent_card_may_be_bought_again_but_not_beside_its_twin(void **unused) {
    struct state state = begun(2, "");
    give(&state, 0, "b3 g5 g5", 4, 0);
    offer(&state, "b3 g5 p2");
    play_all(&state, "0 draw; * c1; 0 numbers");
    assert_moves(&state, "done, buy p2");
    play_all(&state,
             "0 buy p2; 0 pay 0; 0 drop b3; 0 drop g5; 1 draw; * o1; 1 coins; 0 draw; * c1; 0 numbers");
    assert_moves(&state, "done, buy b3, buy o1"); /* the other green 5 is still held */
    play_all(&state, "0 buy b3; 0 pay 3c");
    assert_int_equal(SEAT(state, 0)->held[dix_card_named("b3")], 1);
}

/* 4.3, 4.7: two copies on the market serve two players, the second of them at the same price. */
static void test_4_7_two_copies_serve_two_buyers(void **unused) {
    struct state state = begun(3, "");
    offer(&state, "b3 b3");
    play_all(&state, "0 draw; * c1; 0 numbers; 0 buy b3; 0 pay 3c; 1 draw; * c1; 1 numbers");
    assert_moves(&state, "done, buy b3");
    play_all(&state, "1 buy b3; 1 pay 3c; 2 draw; * c1; 2 numbers");
    assert_moves(&state, "done");
    assert_int_equal(state.as.dix.on_market[0], 0);
}

/* 4.5: every payment that is exact, or an excess of tokens alone, and no other. */
static void test_4_5_all_payments_of_nine(void **unused) {
    struct state state = begun(2, "");
    give(&state, 0, "g1 g2", 3, 4);
    offer(&state, "o9");
    play_all(&state, "0 draw; * c1; 0 numbers; 0 buy o9");
    assert_moves(&state, "pay 1c 2t, pay 2c 2t, pay 3c 2t, pay 3t"); /* one token and all else make only 8 */
    struct state eight = begun(2, "");
    give(&eight, 0, "g1 g2", 3, 4);
    offer(&eight, "o8");
    play_all(&eight, "0 draw; * c1; 0 numbers; 0 buy o8");
    assert_moves(&eight, "pay 3c 1t, pay 2t, pay 1c 2t, pay 2c 2t, pay 3t");
    play(&eight, "0 pay 3t");
    assert_int_equal(SEAT(eight, 0)->tokens, 1);
    assert_int_equal(SEAT(eight, 0)->coins, 3);
}

/* 5.1: from the left of the active seat all the way round. */
static void test_5_1_bidding_wraps_round_the_table(void **unused) {
    struct state state = table(&dix_game, 5, "");
    play_all(&state, "* first 3; 3 draw; * w1; 4 pass; 0 bid 1; 1 pass; 2 bid 2; 3 bid 3");
    assert_moves(&state, "pay 3c");
    play(&state, "3 pay 3c");
    assert_int_equal(SEAT(state, 3)->wild, 1);
    assert_int_equal(state.as.dix.active, 3);
}

/* 5.3, 5.5: where nobody can pay, passing is all there is. */
static void test_5_5_nobody_can_pay_and_the_joker_is_gone(void **unused) {
    struct state state = begun(3, "");
    for (int seat = 0; seat < 3; seat++) give(&state, seat, "w1", 0, 0);
    play_all(&state, "0 draw; * ww");
    for (int seat = 1; seat <= 3; seat++) {
        TEXT(line, 16);
        assert_moves(&state, "pass");
        text_format(&line, "%d pass", seat % 3);
        play(&state, line.bytes);
    }
    for (int seat = 0; seat < 3; seat++) assert_int_equal(SEAT(state, seat)->any, 0);
    assert_moves(&state, "draw, numbers, coins");
}

/* 5.3, 5.4: a bid of all one has takes all of it. */
static void test_5_4_a_bid_of_everything_is_paid_with_everything(void **unused) {
    struct state state = begun(2, "");
    give(&state, 1, "b1 b1 p9", 2, 1);
    play_all(&state, "0 draw; * ow");
    assert_refused(&state, "1 bid 9");
    play_all(&state, "1 bid 8; 0 pass");
    assert_moves(&state, "pay 2c 1t");
    play_all(&state, "1 pay 2c 1t; 1 drop p9; 1 drop b1; 1 drop b1");
    assert_int_equal(dix_means(&state.as.dix, SEAT(state, 1)), 0);
    assert_int_equal(dix_set(SEAT(state, 1)->numbers), 0);
    assert_int_equal(SEAT(state, 1)->hash[2], 1);
}

/* 6.1: the deck ends inside an auction; the row is still the active player's to take. */
static void test_6_1_the_deck_ends_inside_an_auction(void **unused) {
    struct state state = begun(2, "");
    stack(&state, "b4 c3 w5");
    offer(&state, "b5");
    play_all(&state, "0 draw; * b4; 0 draw; * c3; 0 draw; * w5; 1 pass; 0 bid 1; 0 pay 1c");
    assert_moves(&state, "numbers, coins");
    play(&state, "0 numbers");
    assert_moves(&state, "done, buy b5"); /* four coins, and the 4 just taken */
    play_all(&state, "0 buy b5; 0 pay 4c; 0 drop b4; 1 done");
    assert_int_equal(SEAT(state, 1)->coins, 8);
    assert_moves(&state, "done"); /* the last buy phase is another one */
    play(&state, "0 done");
    assert_true(game_over(&state));
}

/* 6.1: the last card is a joker that nobody takes, over an empty row. */
static void test_6_1_a_last_joker_over_an_empty_row(void **unused) {
    struct state state = begun(2, "");
    stack(&state, "ww");
    play_all(&state, "0 draw; * ww; 1 pass; 0 pass");
    assert_moves(&state, "numbers, coins");
    play_all(&state, "0 coins; 1 done; 0 done");
    assert_true(game_over(&state));
    assert_int_equal(state.winners, 3); /* nothing against nothing, 5 coins each */
}

/* 6.2, 7.1: the last card busts; the purchase of bust-buy comes first, then the others' coins, then a last
 * buy phase for everyone, the bust player included. */
static void test_6_2_a_last_card_busts_with_bust_buy(void **unused) {
    static const char *const wishes[] = {"bust-buy on", "bust-buy on, final-buy others"};
    for (int others = 0; others < 2; others++) {
        struct state state = begun(3, wishes[others]);
        stack(&state, "c2 b9 b4");
        play_all(&state, "0 draw; * c2; 0 draw; * b9; 0 draw; * b4; 0 buy b4");
        assert_int_equal(SEAT(state, 1)->coins, 5);
        play(&state, "0 pay 4c");
        assert_int_equal(SEAT(state, 0)->tokens, 0);
        assert_int_equal(SEAT(state, 1)->coins, 7);
        assert_int_equal(state.as.dix.last_buys, others ? 2 : 3);
        play_all(&state, "1 done; 2 done");
        assert_int_equal(game_over(&state), others);
        if (!others) play(&state, "0 done");
        assert_true(game_over(&state));
    }
}

/* 6.2: in the last buy phases a card that one player bought is gone for the next. */
static void test_6_2_last_buyers_see_what_the_ones_before_left(void **unused) {
    struct state state = begun(3, "");
    stack(&state, "c5");
    offer(&state, "b5");
    play_all(&state, "0 draw; * c5; 0 coins"); /* ten coins, and last to buy */
    assert_moves(&state, "done, buy b5");
    play_all(&state, "1 buy b5; 1 pay 5c");
    assert_moves(&state, "done");
    play(&state, "2 done");
    assert_moves(&state, "done");
}

/* 7.1: on a bust the cards just lost can be out of reach; then the token is all there is. */
static void test_7_1_only_the_token_when_nothing_can_be_bought(void **unused) {
    struct state state = begun(2, "bust-buy on");
    give(&state, 0, "b6", 0, 0);
    play_all(&state, "0 draw; * b6; 0 draw; * o9");
    assert_moves(&state, "token"); /* a twin, and a 9 for one card */
    assert_refused(&state, "0 done");
    play(&state, "0 token");
    assert_int_equal(SEAT(state, 0)->tokens, 1);
    play_all(&state, "1 draw; * c5; 1 draw; * c5; 1 draw; * c1; 1 token"); /* by money: nobody gains */
    assert_int_equal(SEAT(state, 0)->coins, 0);
}

static const char *const holdings[5] = {"b1 b2", "g1 g2 w9", "o1 o2", "p1 p2 b7", "b1 w2"};

/* The winners of five players who hold these cards, with this money. */
static unsigned five(const int coins[5], const int tokens[5]) {
    struct state state = begun(5, "");
    stack(&state, "c1");
    play_all(&state, "0 draw; * c1; 0 numbers; 0 done");
    for (int seat = 0; seat < 5; seat++) give(&state, seat, holdings[seat], coins[seat], tokens[seat]);
    play_all(&state, "1 done; 2 done; 3 done; 4 done; 0 done");
    assert_true(game_over(&state));
    return state.winners;
}

/* 6.5: seats 1 and 3 have 3 points, a joker or a number beside their run; the others have 2. */
static void test_6_5_ties_break_in_turn_among_those_still_level(void **unused) {
    static const int none[5] = {0}, rich_behind[5] = {10, 4, 10, 4, 10}, third[5] = {0, 4, 0, 1, 0},
                     token[5] = {0, 0, 0, 1, 0};
    assert_int_equal(five(rich_behind, none), 1 << 1 | 1 << 3);
    assert_int_equal(five(third, token), 1 << 1 | 1 << 3); /* four coins are a coin and a token */
    assert_int_equal(five(none, token), 1 << 3);
}

/* 6.5: three level to the last tie-break share; whoever holds one card more does not. */
static void test_6_5_three_share_and_the_fourth_has_a_card_too_many(void **unused) {
    struct state state = begun(4, "");
    stack(&state, "c1");
    play_all(&state, "0 draw; * c1; 0 numbers; 0 done");
    give(&state, 0, "b1 b2 b3", 3, 0);
    give(&state, 1, "g4 gw g6", 0, 1); /* jokers count as cards */
    give(&state, 2, "o7 o8 o9 o9", 3, 0);
    give(&state, 3, "ww w5 p6", 0, 1);
    play_all(&state, "1 done; 2 done; 3 done; 0 done");
    for (int seat = 0; seat < 4; seat++) assert_int_equal(state.score[seat], 3);
    assert_int_equal(state.winners, 1 << 0 | 1 << 1 | 1 << 3);
}

/* 6.4: more jokers than anybody wins, and more than a run can hold. */
static void test_6_4_jokers_beyond_need(void **unused) {
    struct dix_player all = holding("w1 w2 w3 w4 w5 w6 w7 w8 w9 bw bw gw gw ow ow pw pw ww");
    assert_int_equal(dix_score(&all), 19); /* all eighteen in runs, one of them whole */
    struct dix_player full = holding("b1 b2 b3 b4 b5 b6 b7 b8 b9 bw bw");
    assert_int_equal(dix_score(&full), 10);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_1_2_the_limit_of_ten_holds_for_every_gain),
        cmocka_unit_test(test_3_1_ten_in_total_and_ten_in_currency_are_safe),
        cmocka_unit_test(test_3_3_everyone_busts_in_turn),
        cmocka_unit_test(test_4_2_nobody_buys_with_empty_hands),
        cmocka_unit_test(test_4_3_a_spent_card_may_be_bought_again_but_not_beside_its_twin),
        cmocka_unit_test(test_4_7_two_copies_serve_two_buyers),
        cmocka_unit_test(test_4_5_all_payments_of_nine),
        cmocka_unit_test(test_5_1_bidding_wraps_round_the_table),
        cmocka_unit_test(test_5_5_nobody_can_pay_and_the_joker_is_gone),
        cmocka_unit_test(test_5_4_a_bid_of_everything_is_paid_with_everything),
        cmocka_unit_test(test_6_1_the_deck_ends_inside_an_auction),
        cmocka_unit_test(test_6_1_a_last_joker_over_an_empty_row),
        cmocka_unit_test(test_6_2_a_last_card_busts_with_bust_buy),
        cmocka_unit_test(test_6_2_last_buyers_see_what_the_ones_before_left),
        cmocka_unit_test(test_7_1_only_the_token_when_nothing_can_be_bought),
        cmocka_unit_test(test_6_5_ties_break_in_turn_among_those_still_level),
        cmocka_unit_test(test_6_5_three_share_and_the_fourth_has_a_card_too_many),
        cmocka_unit_test(test_6_4_jokers_beyond_need),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
