/* test_alix.c: solo DIX against ALIX, games/dix/rules.en.md part 8. */
#include "games/dix/tests/tables.h"

/* What ALIX must do now, in the notation. */
#define assert_obliged(state, expected)                                                                      \
    do {                                                                                                     \
        TEXT(said, 32);                                                                                      \
        struct move move;                                                                                    \
        assert_true(dix_game.obliged(state, DIX_ALIX, &move));                                               \
        assert_true(game_legal(state, move));                                                                \
        game_say(state, move, &said);                                                                        \
        assert_string_equal(said.bytes, expected);                                                           \
    } while (0)

/* Her turn: the human has drawn and left a card. */
static struct state her_turn(const char *wishes) {
    struct state state = begun(1, wishes);
    play_all(&state, "0 draw; * b1; 0 coins");
    return state;
}

/* 8.1 */
static void test_8_1_the_human_begins_with_the_deck_of_two(void **unused) {
    struct options options;
    struct state state = table(&dix_game, 1, "alix 10");
    assert_int_equal(state.seats, 2);
    assert_int_equal(state.as.dix.alix, 10);
    assert_int_equal(state.as.dix.cards_left, 91);
    assert_moves(&state, "first 0");
    assert_int_equal(state.as.dix.player[0].coins, 5);
    assert_int_equal(state.as.dix.player[1].coins, 5);
    assert_non_null(choose(&dix_game, 1, "alix 3", &options));
    assert_non_null(choose(&dix_game, 1, "alix 11", &options));
    assert_non_null(choose(&dix_game, 2, "alix 5", &options));
    struct move move;
    play(&state, "* first 0");
    assert_false(dix_game.obliged(&state, 0, &move)); /* the human is free */
}

/* 8.2 */
static void test_8_2_alix_draws_up_to_her_number_and_takes_the_numbers(void **unused) {
    struct state state = her_turn("alix 5");
    assert_obliged(&state, "draw");
    play_all(&state, "1 draw; * b4");
    assert_obliged(&state, "draw");
    assert_int_equal(attempt(&state, "1 numbers"), NOT_OBLIGED);
    play_all(&state, "1 draw; * c2");
    assert_obliged(&state, "draw");
    play_all(&state, "1 draw; * g9"); /* 11 in total, and no bust */
    assert_obliged(&state, "numbers");
    assert_int_equal(attempt(&state, "1 draw"), NOT_OBLIGED);
    play(&state, "1 numbers");
    assert_int_equal(state.as.dix.player[1].cards, 2);
    assert_int_equal(state.as.dix.player[0].coins, 7);
    assert_int_equal(state.as.dix.active, 0);
}

static void test_8_2_alix_stops_where_the_deck_ends(void **unused) {
    struct state state = her_turn("alix 10");
    stack(&state, "b2 w3");
    play_all(&state, "1 draw; * b2; 1 draw; * w3; 0 pass; 1 bid 5; 1 pay 5c");
    assert_obliged(&state, "numbers");
}

/* 8.3 */
static void test_8_3_alix_busts_by_money_only_and_keeps_the_numbers(void **unused) {
    struct state state = her_turn("alix 8, bust-buy on");
    play_all(&state, "1 draw; * c5; 1 draw; * b9; 1 draw; * c4; 1 draw; * c2");
    assert_int_equal(state.as.dix.last.end, DIX_BUST_MONEY);
    assert_int_equal(state.as.dix.player[1].cards, 1);
    assert_int_equal(state.as.dix.player[1].tokens, 1);
    assert_int_equal(state.as.dix.player[0].coins, 5);
    assert_int_equal(state.as.dix.market[dix_card_named("b9")], 0);
    assert_int_equal(state.as.dix.active, 0);
}

/* 8.4 */
static void test_8_4_alix_never_buys(void **unused) {
    struct state state = her_turn("alix 4");
    play_all(&state, "1 draw; * g4; 1 numbers");
    assert_int_equal(state.as.dix.active, 0); /* although b1 is for sale */
    stack(&state, "o1");
    play_all(&state, "0 draw; * o1; 0 coins");
    assert_int_equal(game_next(&state), 0); /* her last buy phase is left out */
    assert_int_equal(state.as.dix.last_buys, 1);
    play(&state, "0 done");
    assert_true(game_over(&state));
    state = her_turn("alix 4, final-buy others");
    stack(&state, "o1");
    play_all(&state, "1 draw; * o1; 1 numbers; 0 done"); /* she was active: the human is the other */
    assert_true(game_over(&state));
    state = begun(1, "final-buy others");
    stack(&state, "o1");
    play_all(&state, "0 draw; * o1; 0 coins");
    assert_true(game_over(&state));
}

/* 8.5 */
static void test_8_5_bids_from_five_and_only_copies_pay(void **unused) {
    struct state state = her_turn("alix 9");
    give(&state, 0, "b1 b1 g7 g7 p3", 4, 0);
    play_all(&state, "1 draw; * w5");
    assert_moves(&state, "pass, bid 5, bid 6");
    assert_string_equal(dix_game.paragraph(&state, 0, "bid 4"), "8.5");
    assert_string_equal(dix_game.paragraph(&state, 0, "bid 7"), "8.5");
    state.as.dix.player[1].coins = 0;
    play_all(&state, "0 bid 5; 1 pass");
    assert_moves(&state, "pay 3c, pay 4c");
    play(&state, "0 pay 3c");
    assert_moves(&state, "drop b1, drop g7");
    assert_string_equal(dix_game.paragraph(&state, 0, "drop p3"), "8.5");
    play(&state, "0 drop g7");
    assert_moves(&state, "drop b1");
    play(&state, "0 drop b1");
    assert_int_equal(state.as.dix.player[0].wild, 1 << 4);
}

static void test_8_5_in_the_market_single_cards_pay_as_ever(void **unused) {
    struct state state = begun(1, "alix 4");
    give(&state, 0, "b1 g7", 0, 0);
    offer(&state, "o2");
    play_all(&state, "0 draw; * c1; 0 numbers; 0 buy o2; 0 pay 0");
    assert_moves(&state, "drop b1, drop g7");
}

/* Her first bid, by her means and the human's. */
static void first_bid(const char *hers, int coins, int tokens, int human, const char *expected) {
    struct state state = begun(1, "alix 6");
    give(&state, 1, hers, coins, tokens);
    give(&state, 0, "b1 b2 b3", human, 0); /* single cards are no means here */
    play_all(&state, "0 draw; * w5");
    assert_obliged(&state, expected);
}

/* 8.6 */
static void test_8_6_alix_first_bids_what_the_human_could(void **unused) {
    first_bid("", 9, 0, 7, "bid 7");
    first_bid("", 9, 0, 3, "bid 5");
    first_bid("", 6, 0, 9, "bid 6");
    first_bid("", 4, 0, 9, "pass");
    first_bid("g1 g1 g1", 4, 0, 9, "bid 6");
    first_bid("g1 g2", 4, 0, 9, "pass");
    first_bid("", 2, 2, 10, "bid 8");
}

/* 8.7 */
static void test_8_7_alix_second_bids_one_more(void **unused) {
    struct state state = her_turn("alix 6");
    give(&state, 1, "", 8, 0);
    give(&state, 0, "", 10, 0);
    play_all(&state, "1 draw; * w5");
    struct state passed = state, high = state;
    play(&state, "0 bid 6");
    assert_obliged(&state, "bid 7");
    play(&passed, "0 pass");
    assert_obliged(&passed, "bid 5");
    play(&high, "0 bid 8");
    assert_obliged(&high, "pass");
}

/* How she pays a bid: the payment, then the first card she drops. */
static void payment(const char *holds, int coins, int tokens, int bid, const char *pays, const char *drops) {
    struct state state = her_turn("alix 6");
    char line[32];
    give(&state, 1, holds, coins, tokens);
    give(&state, 0, "", 10, 0);
    play_all(&state, "1 draw; * w5");
    if (bid > 5)
        snprintf(line, sizeof line, "0 bid %d", bid - 1);
    else
        snprintf(line, sizeof line, "0 pass");
    play(&state, line);
    snprintf(line, sizeof line, "1 bid %d", bid);
    play(&state, line);
    assert_obliged(&state, pays);
    snprintf(line, sizeof line, "1 %s", pays);
    play(&state, line);
    for (; *drops; drops += 2, drops += strspn(drops, " ")) {
        snprintf(line, sizeof line, "drop %.2s", drops);
        assert_obliged(&state, line);
        snprintf(line, sizeof line, "1 drop %.2s", drops);
        play(&state, line);
    }
    assert_int_equal(state.phase, DIX_CHOOSE);
    assert_int_equal(state.as.dix.player[1].wild, 1 << 4);
}

/* 8.8 */
static void test_8_8_alix_pays_with_copies_then_coins_then_tokens(void **unused) {
    payment("p1 p1 b3 b3 g3 g3 o9", 9, 0, 5, "pay 2c", "p1 b3 g3");
    payment("p1 p1 b3 b3 g3 g3", 1, 1, 5, "pay 1t", "p1 b3"); /* the token takes back the coin, then a copy */
    payment("p1 p1", 2, 1, 5, "pay 1c 1t", "p1");             /* a coin is enough to take back */
    payment("", 0, 2, 5, "pay 2t", "");                       /* the excess is lost */
    payment("", 0, 2, 6, "pay 2t", "");
    payment("", 10, 0, 5, "pay 5c", "");
    payment("b1 b1 g1 g1 o1 o1 p1 p1 b2 b2 g2 g2", 5, 0, 5, "pay 0", "b1 g1 o1 p1 b2");
}

/* 8.9 */
static void test_8_9_only_more_points_beat_her(void **unused) {
    static const struct {
        const char *human, *alix;
        unsigned winners;
    } ends[] = {{"b1 b2", "g1", 1}, {"b1", "g1 g2", 2}, {"b1 b2", "g1 g2 g5", 2}, {"b1", "g1 g1", 2}};
    for (int i = 0; i < 4; i++) {
        struct state state = begun(1, "");
        stack(&state, "c1");
        play_all(&state, "0 draw; * c1; 0 numbers; 0 done");
        give(&state, 0, ends[i].human, 10, 2); /* richer, which helps nothing */
        give(&state, 1, ends[i].alix, 0, 0);
        play(&state, "0 done");
        assert_true(game_over(&state));
        assert_int_equal(state.winners, ends[i].winners);
    }
}

/* 8.2: a joker is no card of the row; a total below zero is below her number; the deck may end there. */
static void test_8_2_alix_goes_on_after_a_joker_and_below_zero(void **unused) {
    struct state state = her_turn("alix 4");
    stack(&state, "w1 c4 b8");
    play_all(&state, "1 draw; * w1; 0 pass; 1 bid 5; 1 pay 5c");
    assert_obliged(&state, "draw");
    play_all(&state, "1 draw; * c4");
    assert_obliged(&state, "draw");
    struct state ends = state;
    play_all(&state, "1 draw; * b8"); /* her number exactly */
    assert_obliged(&state, "numbers");
    stack(&ends, "ww");
    play_all(&ends, "1 draw; * ww; 0 pass; 1 pass");
    assert_obliged(&ends, "numbers"); /* nothing to take, and the human gains the 4 */
    play(&ends, "1 numbers");
    assert_int_equal(ends.as.dix.player[1].cards, 0);
    assert_int_equal(ends.as.dix.player[0].coins, 9);
    assert_int_equal(ends.as.dix.last_buys, 1);
    assert_int_equal(game_next(&ends), 0);
}

/* 8.3, 6.2: her last card busts her; the human still has a last buy phase. */
static void test_8_3_alix_busts_with_the_last_card(void **unused) {
    struct state state = her_turn("alix 10, bust-buy on");
    stack(&state, "c5 c4 b3 c2");
    play_all(&state, "1 draw; * c5; 1 draw; * c4; 1 draw; * b3; 1 draw; * c2");
    assert_int_equal(state.as.dix.player[1].cards, 1);
    assert_int_equal(state.as.dix.player[1].tokens, 1);
    assert_moves(&state, "done, buy b1");
    play(&state, "0 done");
    assert_true(game_over(&state));
}

/* 8.4, 7.1: the human's bust-buy is as ever, single cards pay in it, and ALIX gains the currency. */
static void test_8_4_the_humans_bust_buy_against_alix(void **unused) {
    struct state state = begun(1, "bust-buy on");
    give(&state, 0, "p1", 0, 0);
    play_all(&state, "0 draw; * c2; 0 draw; * b9; 0 draw; * g5");
    assert_moves(&state, "token");
    offer(&state, "o1");
    play_all(&state, "0 buy o1; 0 pay 0; 0 drop p1");
    assert_int_equal(state.as.dix.player[0].tokens, 0);
    assert_int_equal(state.as.dix.player[1].coins, 7);
    assert_int_equal(state.as.dix.active, 1);
}

/* 8.5: neither can reach five: both pass and the joker is gone. */
static void test_8_5_a_joker_that_neither_can_pay_is_gone(void **unused) {
    struct state state = begun(1, "alix 6");
    give(&state, 0, "b1 b2 b3 b4", 1, 1);
    give(&state, 1, "g1 g2", 4, 0);
    play_all(&state, "0 draw; * w5");
    assert_obliged(&state, "pass");
    play(&state, "1 pass");
    assert_moves(&state, "pass");
    play(&state, "0 pass");
    assert_int_equal(state.phase, DIX_CHOOSE);
    assert_int_equal(state.as.dix.player[0].wild | state.as.dix.player[1].wild, 0);
}

/* 8.6: her bid meets the human's means; only means that are greater than hers can beat it. */
static void test_8_6_the_human_can_outbid_her_only_with_more_than_she_has(void **unused) {
    struct state state = begun(1, "alix 6");
    give(&state, 0, "", 9, 0);
    give(&state, 1, "", 9, 0);
    play_all(&state, "0 draw; * w5");
    struct state poorer = state;
    assert_obliged(&state, "bid 9");
    play(&state, "1 bid 9");
    assert_moves(&state, "pass");
    give(&poorer, 1, "", 8, 0);
    assert_obliged(&poorer, "bid 8");
    play(&poorer, "1 bid 8");
    assert_moves(&poorer, "pass, bid 9");
}

/* 8.8: three copies of a card are two to spend; among cards alike the lowest number goes first. */
static void test_8_8_alix_spends_copies_of_triples_and_equals(void **unused) {
    payment("b2 b2 b2 g2 g2 p1 p1", 4, 0, 5, "pay 1c", "p1 b2 b2 g2");
    payment("b2 b2 b2 g2 g2 p1 p1", 4, 1, 9, "pay 2c 1t", "p1 b2 b2 g2"); /* two coins taken back */
    payment("b2 b2 b2", 1, 2, 8, "pay 2t", "b2 b2"); /* the coin is taken back, no copy */
    payment("b2 b2", 0, 2, 5, "pay 2t", "");         /* the copy too; the excess of one is lost */
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_8_1_the_human_begins_with_the_deck_of_two),
        cmocka_unit_test(test_8_2_alix_draws_up_to_her_number_and_takes_the_numbers),
        cmocka_unit_test(test_8_2_alix_stops_where_the_deck_ends),
        cmocka_unit_test(test_8_3_alix_busts_by_money_only_and_keeps_the_numbers),
        cmocka_unit_test(test_8_4_alix_never_buys),
        cmocka_unit_test(test_8_5_bids_from_five_and_only_copies_pay),
        cmocka_unit_test(test_8_5_in_the_market_single_cards_pay_as_ever),
        cmocka_unit_test(test_8_6_alix_first_bids_what_the_human_could),
        cmocka_unit_test(test_8_7_alix_second_bids_one_more),
        cmocka_unit_test(test_8_8_alix_pays_with_copies_then_coins_then_tokens),
        cmocka_unit_test(test_8_9_only_more_points_beat_her),
        cmocka_unit_test(test_8_2_alix_goes_on_after_a_joker_and_below_zero),
        cmocka_unit_test(test_8_3_alix_busts_with_the_last_card),
        cmocka_unit_test(test_8_4_the_humans_bust_buy_against_alix),
        cmocka_unit_test(test_8_5_a_joker_that_neither_can_pay_is_gone),
        cmocka_unit_test(test_8_6_the_human_can_outbid_her_only_with_more_than_she_has),
        cmocka_unit_test(test_8_8_alix_spends_copies_of_triples_and_equals),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
