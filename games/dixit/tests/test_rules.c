/* test_rules.c: a test for each paragraph of games/dixit/rules.en.md, whose number it bears, and the records
 * of an independent program. The options have test_options.c. */
#include "games/dixit/tests/tables.h"
#include "tests/records.h"

static void test_records_of_an_independent_program_replay(void **unused) {
    assert_int_equal(records_replay("games/dixit/tests/records.jsonl"), 14);
}

static void test_1_1_three_to_eight_players_with_six_cards_or_seven(void **unused) {
    struct options options;
    assert_non_null(choose(&dixit_game, 2, "", &options));
    assert_non_null(choose(&dixit_game, 9, "", &options));
    for (int players = 3; players <= 8; players++) {
        struct state state = dealt(players, "");
        for (int s = 0; s < players; s++) {
            assert_int_equal(state.as.dixit.hand_size[s], players == 3 ? 7 : 6);
            assert_int_equal(state.score[s], 0);
        }
    }
}

static void test_1_2_a_deck_too_small_for_the_table_is_refused(void **unused) {
    struct options options;
    for (int players = 3; players <= 8; players++) {
        char wish[32];
        int least = players * (players == 3 ? 7 : 6);
        snprintf(wish, sizeof wish, "cards %d", least);
        assert_null(choose(&dixit_game, players, wish, &options));
        if (players == 3) continue; /* the range of the option ends there already */
        snprintf(wish, sizeof wish, "cards %d", least - 1);
        assert_non_null(strstr(choose(&dixit_game, players, wish, &options), "too small"));
    }
    assert_non_null(choose(&dixit_game, 3, "cards 20", &options));
    assert_null(choose(&dixit_game, 8, "cards 1024", &options));
    assert_non_null(choose(&dixit_game, 8, "cards 1025", &options));
    struct state state = table(&dixit_game, 8, "cards 1024");
    struct move moves[MOVES_MAX];
    assert_int_equal(game_moves(&state, CHANCE, moves), 1024);
    play(&state, "* deal 0 1024");
}

static void test_1_3_seat_0_draws_its_whole_hand_then_seat_1(void **unused) {
    struct state state = table(&dixit_game, 4, "");
    for (int i = 0; i < 24; i++) {
        assert_int_equal(state.as.dixit.dealing, i / 6);
        assert_int_equal(state.to_act, 1u << CHANCE);
        game_apply(&state, dixit_game.ticket(&state, 5));
    }
    assert_int_equal(state.phase, DIXIT_TELL);
    assert_int_equal(state.as.dixit.pile_size, 60);
}

static void test_1_4_a_view_has_ones_own_hand_only(void **unused) {
    struct state state = dealt(4, "");
    for (int reader = 0; reader < 4; reader++) {
        struct state view = game_view(&state, reader);
        for (int s = 0; s < 4; s++)
            for (int i = 0; i < 6; i++)
                assert_int_equal(view.as.dixit.hand[s][i], s == reader ? s * 6 + i + 1 : 0);
        assert_int_equal(view.as.dixit.pile_size, 60);
        for (int card = 1; card <= 84; card++)
            assert_int_equal(dixit_has(&view.as.dixit.pile, card),
                             card <= reader * 6 || card > reader * 6 + 6);
    }
}

static void test_2_1_whoever_tells_first_is_the_storyteller(void **unused) {
    struct state state = dealt(5, "");
    assert_int_equal(state.to_act, 31);
    assert_int_equal(state.as.dixit.teller, DIXIT_NO_SEAT);
    play(&state, "3 tell 20 Monday");
    assert_int_equal(state.as.dixit.teller, 3);
    assert_int_equal(state.to_act, 31 & ~8);
    assert_int_equal(attempt(&state, "0 tell 1 Monday"), NO_SUCH_MOVE);
    assert_string_equal(dixit_game.paragraph(&state, 0, "tell 1 Monday"), "2.1");
}

static void test_2_2_then_the_player_to_the_left_tells(void **unused) {
    struct state state = dealt(4, "");
    lay_in_order(&state, 2);
    play_all(&state, "0 vote 1; 1 vote 1; 3 vote 2");
    refill(&state);
    assert_int_equal(state.to_act, 1u << 3);
    assert_string_equal(dixit_game.paragraph(&state, 1, "tell 8 x"), "2.2");
    lay_in_order(&state, 3);
    play_all(&state, "0 vote 1; 1 vote 1; 2 vote 2");
    refill(&state);
    assert_int_equal(state.to_act, 1u << 0);
}

static void test_2_3_the_storyteller_chooses_from_their_own_hand(void **unused) {
    struct state state = dealt(4, "");
    assert_int_equal(attempt(&state, "0 tell 7 x"), NO_SUCH_MOVE);
    assert_string_equal(dixit_game.paragraph(&state, 0, "tell 7 x"), "2.3");
    play(&state, "0 tell 4 x");
    assert_int_equal(state.as.dixit.told, 4);
    assert_int_equal(state.as.dixit.hand_size[0], 5);
    assert_int_equal(game_view(&state, 0).as.dixit.told, 4);
    assert_int_equal(game_view(&state, 1).as.dixit.told, 0);
    assert_int_equal(game_view(&state, SPECTATOR).as.dixit.told, 0);
}

static void test_2_4_a_clue_is_1_to_200_clean_characters(void **unused) {
    struct state state = dealt(4, "");
    char line[1024] = "0 tell 4 ";
    assert_int_equal(attempt(&state, "0 tell 4"), NO_CLUE);
    assert_int_equal(attempt(&state, "0 tell 4 "), NO_CLUE);
    assert_int_equal(attempt(&state, "0 tell 4    "), BAD_CLUE);
    assert_int_equal(attempt(&state, "0 tell 4 \u00a0\u2003 \u200b\u3000"),
                     BAD_CLUE); /* blank in every script */
    assert_int_equal(attempt(&state, "0 tell 4 a\tb"), BAD_CLUE);
    assert_int_equal(attempt(&state, "0 tell 4 \xc3"), BAD_CLUE);
    for (int i = 0; i < 201; i++) strcat(line, "é");
    assert_int_equal(attempt(&state, line), BAD_CLUE);
    assert_string_equal(dixit_game.paragraph(&state, 0, line + 2), "2.4");
    line[strlen(line) - 2] = 0;
    struct state other = state;
    play(&state, line);
    play(&other, "0 tell 4 !");
    assert_int_equal(game_hash(&state), game_hash(&other));
}

static void test_3_1_all_but_the_storyteller_give_from_their_hand(void **unused) {
    struct state state = dealt(4, "");
    play(&state, "1 tell 7 x");
    assert_int_equal(attempt(&state, "1 give 8"), WRONG_SEAT);
    assert_string_equal(dixit_game.paragraph(&state, 1, "give 8"), "3.1");
    assert_int_equal(attempt(&state, "0 give 8"), NO_SUCH_MOVE);
    assert_string_equal(dixit_game.paragraph(&state, 0, "give 8"), "3.1");
    play(&state, "0 give 6");
    assert_int_equal(state.as.dixit.given[0][0], 6);
    assert_int_equal(state.as.dixit.hand_size[0], 5);
}

static void test_3_2_of_three_players_each_gives_two_cards(void **unused) {
    struct state state = dealt(3, "");
    struct move moves[MOVES_MAX];
    play(&state, "0 tell 7 x");
    assert_int_equal(game_moves(&state, 1, moves), 21);
    assert_int_equal(attempt(&state, "1 give 8"), NO_SUCH_MOVE);
    assert_int_equal(attempt(&state, "1 give 9 8"), NO_SUCH_MOVE);
    assert_int_equal(attempt(&state, "1 give 8 8"), NO_SUCH_MOVE);
    assert_string_equal(dixit_game.paragraph(&state, 1, "give 8"), "3.2");
    assert_string_equal(dixit_game.paragraph(&state, 1, "give 9 8"), "3.2");
    play_all(&state, "1 give 8 14; 2 give 15 16");
    assert_int_equal(state.as.dixit.hand_size[0], 6);
    assert_int_equal(state.as.dixit.hand_size[1], 5);
    state = dealt(4, "");
    play(&state, "0 tell 1 x");
    assert_int_equal(attempt(&state, "1 give 7 8"), NO_WORDS_HERE);
    assert_string_equal(dixit_game.paragraph(&state, 1, "give 7 8"), "3.2");
}

static void test_3_3_gives_in_any_order_once_and_hidden(void **unused) {
    struct state state = dealt(4, ""), other;
    play(&state, "0 tell 1 x");
    other = state;
    play_all(&state, "3 give 20; 1 give 7");
    assert_int_equal(attempt(&state, "1 give 8"), WRONG_SEAT);
    assert_string_equal(dixit_game.paragraph(&state, 1, "give 8"), "3.3");
    assert_int_equal(state.to_act, 1u << 2);
    assert_int_equal(game_view(&state, 2).as.dixit.given[3][0], 0);
    assert_int_equal(game_view(&state, 3).as.dixit.given[3][0], 20);
    play(&state, "2 give 13");
    play_all(&other, "1 give 7; 2 give 13; 3 give 20");
    assert_int_equal(game_hash(&state), game_hash(&other));
}

static void test_3_4_the_cards_are_laid_in_slots_by_chance(void **unused) {
    for (int players = 3; players <= 8; players++) {
        struct state state = dealt(players, "");
        struct rng rng = rng_seed(34, (uint64_t)players);
        struct move moves[MOVES_MAX];
        int cards = players == 3 ? 5 : players;
        uint16_t told = state.as.dixit.hand[players - 1][1];
        game_apply(&state, move_of(players - 1, DIXIT_TELLS, told, 0));
        for (int s = players - 2; s >= 0; s--) {
            int n = game_moves(&state, s, moves);
            game_apply(&state, moves[n - 1]);
        }
        for (int laid = 0; laid < cards; laid++) {
            assert_int_equal(state.as.dixit.slots, laid);
            assert_int_equal(game_moves(&state, CHANCE, moves), cards - laid);
            assert_int_equal(dixit_game.tickets(&state), cards - laid);
            for (int i = 0; i < cards - laid; i++)
                assert_int_equal(dixit_game.ticket(&state, (uint32_t)i).a, moves[i].a);
            for (int i = 1; i < cards - laid; i++) assert_true(moves[i - 1].a < moves[i].a);
            game_apply(&state, game_chance(&state, &rng));
        }
        assert_int_equal(state.phase, DIXIT_VOTE);
        assert_true(dixit_slot_of(&state.as.dixit, told) > 0);
    }
}

static void test_4_1_all_but_the_storyteller_vote_for_one_slot(void **unused) {
    struct state state = dealt(4, "");
    lay_in_order(&state, 1);
    assert_int_equal(state.to_act, 15 & ~2);
    assert_int_equal(attempt(&state, "1 vote 2"), WRONG_SEAT);
    assert_string_equal(dixit_game.paragraph(&state, 1, "vote 2"), "4.1");
    assert_int_equal(attempt(&state, "0 vote 5"), NO_SUCH_MOVE);
    assert_string_equal(dixit_game.paragraph(&state, 0, "vote 5"), "4.1");
    assert_int_equal(attempt(&state, "0 vote 1 3"), NO_WORDS_HERE);
    assert_string_equal(dixit_game.paragraph(&state, 0, "vote 1 3"), "4.1");
    assert_null(dixit_game.paragraph(&state, 0, "vote 1"));
    play(&state, "0 vote 1");
}

static void test_4_2_nobody_votes_for_a_card_of_their_own(void **unused) {
    struct state state = dealt(4, "");
    lay_in_order(&state, 1); /* slots: seats 1, 0, 2, 3 */
    assert_false(legal(&state, "0 vote 2"));
    assert_string_equal(dixit_game.paragraph(&state, 0, "vote 2"), "4.2");
    assert_true(legal(&state, "2 vote 2"));
    state = dealt(3, "");
    lay_in_order(&state, 0); /* slots: seats 0, 1, 1, 2, 2 */
    assert_false(legal(&state, "1 vote 2"));
    assert_false(legal(&state, "1 vote 3"));
    assert_true(legal(&state, "1 vote 4"));
    assert_false(legal(&state, "2 vote 4"));
    assert_false(legal(&state, "2 vote 5"));
    assert_string_equal(dixit_game.paragraph(&state, 2, "vote 5"), "4.2");
}

static void test_4_3_votes_open_at_once_when_the_last_is_in(void **unused) {
    struct state state = dealt(4, ""), other;
    lay_in_order(&state, 0);
    other = state;
    uint16_t sealed = state.epoch;
    play_all(&state, "2 vote 1; 1 vote 3");
    assert_int_equal(state.epoch, sealed);
    assert_int_equal(game_view(&state, 3).as.dixit.vote[1][0], 0);
    assert_int_equal(game_view(&state, 1).as.dixit.vote[1][0], 3);
    assert_int_equal(attempt(&state, "1 vote 4"), WRONG_SEAT);
    assert_string_equal(dixit_game.paragraph(&state, 1, "vote 4"), "4.3");
    play(&state, "3 vote 2");
    assert_int_equal(state.epoch, sealed + 1);
    const struct dixit_round *last = &state.as.dixit.last;
    assert_int_equal(last->teller, 0);
    assert_int_equal(last->vote[1][0], 3);
    assert_int_equal(last->vote[2][0], 1);
    assert_int_equal(last->vote[3][0], 2);
    for (int i = 0; i < 4; i++) {
        assert_int_equal(last->owner[i], i);
        assert_int_equal(last->card[i], i * 6 + 1);
    }
    play_all(&other, "3 vote 2; 1 vote 3; 2 vote 1");
    assert_int_equal(game_hash(&state), game_hash(&other));
}

static void test_4_4_while_votes_are_open_nobody_can_tell_who_gave_what(void **unused) {
    struct state state = dealt(5, "");
    lay_in_order(&state, 0);
    play(&state, "1 vote 1");
    for (int reader = 0; reader < 6; reader++) {
        struct state view = game_view(&state, reader < 5 ? reader : SPECTATOR);
        assert_int_equal(view.as.dixit.told, reader == 0 ? 1 : 0);
        for (int s = 1; s < 5; s++) assert_int_equal(view.as.dixit.given[s][0], s == reader ? s * 6 + 1 : 0);
    }
    struct move give = move_of(2, DIXIT_GIVES, 13, 0), shown = game_masked(&state, 0, give, 3);
    TEXT(line, 64);
    game_line(&state, shown, NULL, &line);
    assert_string_equal(line.bytes, "2 give ?");
    assert_int_equal(game_masked(&state, 0, give, 2).a, 13);
    text_clear(&line);
    game_line(&state, game_masked(&state, 0, move_of(0, DIXIT_TELLS, 1, 0), 3), "Monday", &line);
    assert_string_equal(line.bytes, "0 tell ? Monday");
}

static void test_5_1_all_or_none_found_it(void **unused) {
    struct state state = dealt(4, "");
    lay_in_order(&state, 0);
    struct state none = state;
    play_all(&state, "1 vote 1; 2 vote 1; 3 vote 1");
    SCORES(&state, 0, 2, 2, 2);
    play_all(&none, "1 vote 3; 2 vote 4; 3 vote 2");
    SCORES(&none, 0, 3, 3, 3); /* 2 each, and 1 for a vote each (5.3) */
}

static void test_5_2_some_but_not_all_found_it(void **unused) {
    struct state state = dealt(4, "");
    lay_in_order(&state, 0);
    play_all(&state, "1 vote 1; 2 vote 1; 3 vote 2");
    SCORES(&state, 3, 4, 3, 0);
    const struct dixit_round *last = &state.as.dixit.last;
    assert_int_equal(last->base[1], 3);
    assert_int_equal(last->bonus[1], 1);
}

static void test_5_3_one_more_for_each_vote_on_ones_card_but_not_the_storytellers(void **unused) {
    struct state state = dealt(6, "");
    lay_in_order(&state, 0);
    play_all(&state, "1 vote 1; 2 vote 2; 3 vote 2; 4 vote 2; 5 vote 2");
    SCORES(&state, 3, 7, 0, 0, 0, 0);
    assert_int_equal(state.as.dixit.last.bonus[0], 0);
}

static void test_5_4_with_three_players_a_vote_on_either_card_counts(void **unused) {
    struct state state = dealt(3, "");
    lay_in_order(&state, 0); /* slots: 0, 1, 1, 2, 2 */
    struct state second = state;
    play_all(&state, "1 vote 1; 2 vote 2");
    SCORES(&state, 3, 4, 0);
    play_all(&second, "1 vote 1; 2 vote 3");
    SCORES(&second, 3, 4, 0);
}

static void test_5_5_the_six_player_example(void **unused) {
    /* Seats: Pink 0, Blue 1, Green 2, Violet 3, Yellow 4, Red 5; the slots in the same order. */
    struct state state = dealt(6, "");
    lay_in_order(&state, 0);
    play_all(&state, "1 vote 1; 2 vote 1; 5 vote 4; 3 vote 2; 4 vote 2");
    SCORES(&state, 3, 5, 3, 1, 0, 0);
}

static void test_6_1_the_cards_of_the_round_go_to_the_open_discard(void **unused) {
    struct state state = dealt(4, "");
    lay_in_order(&state, 0);
    play_all(&state, "1 vote 1; 2 vote 1; 3 vote 1");
    struct state view = game_view(&state, SPECTATOR);
    for (int card = 1; card <= 84; card++)
        assert_int_equal(dixit_has(&view.as.dixit.discard, card),
                         card == 1 || card == 7 || card == 13 || card == 19);
    assert_int_equal(state.as.dixit.slots, 0);
}

static void test_6_2_the_game_ends_when_someone_reaches_the_goal(void **unused) {
    struct state state = dealt(4, "goal 5");
    lay_in_order(&state, 0);
    struct state short_of_it = state;
    play_all(&state, "1 vote 1; 2 vote 2; 3 vote 2");
    SCORES(&state, 3, 5, 0, 0); /* exactly the goal */
    assert_true(game_over(&state));
    assert_int_equal(state.winners, 1u << 1);
    play_all(&short_of_it, "1 vote 1; 2 vote 1; 3 vote 2");
    SCORES(&short_of_it, 3, 4, 3, 0);
    assert_false(game_over(&short_of_it));
    state = dealt(4, "");
    state.score[3] = 28;
    lay_in_order(&state, 0);
    play_all(&state, "1 vote 1; 2 vote 1; 3 vote 1");
    assert_true(game_over(&state));
}

static void test_6_3_the_most_points_win_and_ties_share(void **unused) {
    struct state state = dealt(4, "goal 5");
    state.score[0] = 3;
    state.score[2] = 3;
    lay_in_order(&state, 0);
    play_all(&state, "1 vote 1; 2 vote 1; 3 vote 2");
    SCORES(&state, 6, 4, 6, 0);
    assert_int_equal(state.winners, 1u << 0 | 1u << 2);
}

static void test_6_4_all_refill_the_new_storyteller_first(void **unused) {
    struct state state = dealt(3, "");
    lay_in_order(&state, 1);
    play_all(&state, "0 vote 1; 2 vote 1");
    static const int order[] = {2, 2, 0, 0, 1};
    for (int i = 0; i < 5; i++) {
        assert_int_equal(state.as.dixit.dealing, order[i]);
        game_apply(&state, dixit_game.ticket(&state, 0));
    }
    assert_int_equal(state.phase, DIXIT_TELL);
    for (int s = 0; s < 3; s++) assert_int_equal(state.as.dixit.hand_size[s], 7);
    assert_int_equal(state.as.dixit.pile_size, 84 - 21 - 5);
}

static void test_6_5_pile_and_discard_are_shuffled_together_when_the_pile_is_too_small(void **unused) {
    /* 31 cards, 24 dealt: 7 in the pile. The first refill takes 4, the second finds 3. */
    struct state state = dealt(4, "cards 31");
    lay_in_order(&state, 0);
    play_all(&state, "1 vote 1; 2 vote 1; 3 vote 1");
    assert_int_equal(state.as.dixit.pile_size, 7);
    refill(&state);
    lay_in_order(&state, 1);
    play_all(&state, "0 vote 1; 2 vote 1; 3 vote 1");
    assert_int_equal(state.as.dixit.pile_size, 11);
    for (int card = 1; card <= 31; card++) assert_false(dixit_has(&state.as.dixit.discard, card));
    struct move moves[MOVES_MAX];
    assert_int_equal(game_moves(&state, CHANCE, moves), 11);
    assert_int_equal(moves[0].b, 1); /* a card of the first round comes back */
    /* A pile that just suffices is not mixed. */
    state = dealt(4, "cards 28");
    lay_in_order(&state, 0);
    play_all(&state, "1 vote 1; 2 vote 1; 3 vote 1");
    assert_int_equal(state.as.dixit.pile_size, 4);
    assert_true(dixit_has(&state.as.dixit.discard, 1));
    /* The smallest deck lives on its discard alone. */
    state = dealt(4, "cards 24");
    for (int teller = 0; teller < 4; teller++) {
        lay_in_order(&state, teller);
        for (int s = 0; s < 4; s++)
            if (s != teller) game_apply(&state, move_of(s, DIXIT_VOTES, 1, 0));
        assert_int_equal(state.as.dixit.pile_size, 4);
        refill(&state);
    }
}

static void test_6_6_nobody_refills_after_the_last_round(void **unused) {
    struct state state = dealt(4, "goal 5");
    lay_in_order(&state, 0);
    play_all(&state, "1 vote 1; 2 vote 2; 3 vote 2");
    assert_int_equal(state.to_act, 0);
    for (int s = 0; s < 4; s++) assert_int_equal(state.as.dixit.hand_size[s], 5);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_records_of_an_independent_program_replay),
        cmocka_unit_test(test_1_1_three_to_eight_players_with_six_cards_or_seven),
        cmocka_unit_test(test_1_2_a_deck_too_small_for_the_table_is_refused),
        cmocka_unit_test(test_1_3_seat_0_draws_its_whole_hand_then_seat_1),
        cmocka_unit_test(test_1_4_a_view_has_ones_own_hand_only),
        cmocka_unit_test(test_2_1_whoever_tells_first_is_the_storyteller),
        cmocka_unit_test(test_2_2_then_the_player_to_the_left_tells),
        cmocka_unit_test(test_2_3_the_storyteller_chooses_from_their_own_hand),
        cmocka_unit_test(test_2_4_a_clue_is_1_to_200_clean_characters),
        cmocka_unit_test(test_3_1_all_but_the_storyteller_give_from_their_hand),
        cmocka_unit_test(test_3_2_of_three_players_each_gives_two_cards),
        cmocka_unit_test(test_3_3_gives_in_any_order_once_and_hidden),
        cmocka_unit_test(test_3_4_the_cards_are_laid_in_slots_by_chance),
        cmocka_unit_test(test_4_1_all_but_the_storyteller_vote_for_one_slot),
        cmocka_unit_test(test_4_2_nobody_votes_for_a_card_of_their_own),
        cmocka_unit_test(test_4_3_votes_open_at_once_when_the_last_is_in),
        cmocka_unit_test(test_4_4_while_votes_are_open_nobody_can_tell_who_gave_what),
        cmocka_unit_test(test_5_1_all_or_none_found_it),
        cmocka_unit_test(test_5_2_some_but_not_all_found_it),
        cmocka_unit_test(test_5_3_one_more_for_each_vote_on_ones_card_but_not_the_storytellers),
        cmocka_unit_test(test_5_4_with_three_players_a_vote_on_either_card_counts),
        cmocka_unit_test(test_5_5_the_six_player_example),
        cmocka_unit_test(test_6_1_the_cards_of_the_round_go_to_the_open_discard),
        cmocka_unit_test(test_6_2_the_game_ends_when_someone_reaches_the_goal),
        cmocka_unit_test(test_6_3_the_most_points_win_and_ties_share),
        cmocka_unit_test(test_6_4_all_refill_the_new_storyteller_first),
        cmocka_unit_test(test_6_5_pile_and_discard_are_shuffled_together_when_the_pile_is_too_small),
        cmocka_unit_test(test_6_6_nobody_refills_after_the_last_round),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
