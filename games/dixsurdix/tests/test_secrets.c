/* test_secrets.c: what a seat of Dix sur Dix may not know stays unknown to it (2.3, 5.2), and
 * guesses are fair. */
#include "games/dixsurdix/tests/tables.h"

static void assert_sound(const struct state *state) {
    const struct dixsurdix *dsd = &state->as.dixsurdix;
    int pile = 0, outside = dsd->under_size + dsd->pile_size;
    for (int kind = 1; kind < DSD_KINDS; kind++) pile += dsd->pile[kind];
    assert_int_equal(pile, dsd->pile_size);
    for (int i = dsd->under_size; i < DSD_TOKENS; i++) assert_int_equal(dsd->under[i], 0);
    for (int s = 0; s < DSD_SEATS; s++) {
        int held = 0;
        for (int kind = 1; kind < DSD_KINDS; kind++) {
            held += dsd->hand[s][kind];
            assert_true(dsd->known[s][kind] <= dsd->hand[s][kind]);
        }
        assert_int_equal(held, dsd->hand_size[s]);
        assert_true(held <= DSD_HAND);
        outside += held;
    }
    assert_int_equal(outside, dsd->outside);
}

/* A view, and every hand or pile that could be behind it, seen by the same eyes: always the same bytes. */
static void assert_view_keeps_secrets(const struct state *truth, struct rng *rng) {
    for (int i = 0; i <= truth->seats; i++) {
        int seat = i < truth->seats ? i : SPECTATOR;
        struct state view = game_view(truth, seat), other = view;
        dixsurdix_game.guess(&other, rng);
        assert_int_equal(other.viewer, EVERYONE);
        assert_sound(&other);
        struct state again = game_view(&other, seat);
        assert_memory_equal(&again, &view, sizeof view);
        if (seat != SPECTATOR && owes(truth, seat)) {
            struct move seen[MOVES_MAX], real[MOVES_MAX];
            int n = game_moves(truth, seat, real);
            assert_int_equal(game_moves(&view, seat, seen), n);
            assert_memory_equal(seen, real, (size_t)n * sizeof *real);
        }
        if (truth->as.dixsurdix.open_hands || game_over(truth)) continue;
        for (int s = 0; s < truth->seats; s++)
            if (s != seat)
                assert_memory_equal(view.as.dixsurdix.hand[s], truth->as.dixsurdix.known[s], DSD_KINDS);
    }
}

static void test_secrets_in_random_games(void **unused) {
    for (int game = 0; game < 60; game++) {
        struct rng rng = rng_seed(7, (uint64_t)game);
        static const char *const wishes[] = {"", "jokers 4", "open-hands on"};
        struct state state = table(&dixsurdix_game, 2 + game % 5, wishes[game / 5 % 3]);
        struct move made;
        while (!game_over(&state)) {
            uint16_t step = state.step;
            random_move(&state, &rng, &made);
            assert_int_equal(state.step, step + 1);
            assert_sound(&state);
            assert_view_keeps_secrets(&state, &rng);
        }
    }
}

/* What seat 0 may not know: which of the unseen tokens seat 1 holds. Both truths read the same. */
static void test_two_truths_one_view_and_one_log(void **unused) {
    static const char *const truths[2][8] = {
        {"* dealer 1", "* deal 0 1", "* deal 1 3", "* deal 0 2", "* deal 1 4", "* deal 0 2", "* deal 1 1",
         "1 place 1 b2"},
        {"* dealer 1", "* deal 0 1", "* deal 1 1", "* deal 0 2", "* deal 1 2", "* deal 0 2", "* deal 1 7",
         "1 place 1 b2"},
    };
    struct state view[2];
    TEXT(log0, 400);
    TEXT(log1, 400);
    struct text *log[2] = {&log0, &log1};
    for (int t = 0; t < 2; t++) {
        struct state state = table(&dixsurdix_game, 2, "");
        for (int i = 0; i < 8; i++) {
            struct move move;
            const char *words;
            int who = truths[t][i][0] == '*' ? CHANCE : truths[t][i][0] - '0';
            assert_int_equal(game_parse(&state, who, truths[t][i] + 2, &move, &words), FINE);
            game_apply(&state, move);
            game_line(&state, game_masked(&state, 0, move, 0), NULL, log[t]);
        }
        view[t] = game_view(&state, 0);
    }
    assert_memory_equal(&view[0], &view[1], sizeof view[0]);
    assert_string_equal(log0.bytes, log1.bytes);
}

/* Seat 1 holds one of the unseen 1 1 1 7: guesses give it a 7 a quarter of the time, and always what is
 * known. */
static void test_guesses_have_the_right_chances(void **unused) {
    struct state truth = position("................", HANDS("222", "114"), "1117", "");
    truth.as.dixsurdix.known[1][1] = 1;
    truth.as.dixsurdix.known[1][4] = 1;
    struct state view = game_view(&truth, 0);
    struct rng rng = rng_seed(99, 0);
    int sevens = 0;
    for (int i = 0; i < 20000; i++) {
        struct state guess = view;
        dixsurdix_game.guess(&guess, &rng);
        assert_int_equal(guess.as.dixsurdix.hand[1][4], 1);
        assert_true(guess.as.dixsurdix.hand[1][1] >= 1);
        sevens += guess.as.dixsurdix.hand[1][7];
    }
    assert_in_range(sevens, 4000 - 230, 4000 + 230); /* one unseen token in five, four sigma */
}

static void test_position_in_words(void **unused) {
    struct state state = position("0.......6.......", HANDS("012", "735"), "11", "jokers 4");
    state.as.dixsurdix.known[1][3] = 1;
    struct state view = game_view(&state, 0);
    TEXT(shown, 400);
    game_of(&view)->show(&view, &shown);
    assert_string_equal(
        shown.bytes,
        "place seat 0 fills 0 pile 2 under\n  a b c d\n1 0 . . .\n2 . . . .\n3 6 . . .\n4 . . . .\n"
        "seat 0 score 0 hand 1 2 0\nseat 1 score 0 hand 3 ? ?\n");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_secrets_in_random_games),
        cmocka_unit_test(test_two_truths_one_view_and_one_log),
        cmocka_unit_test(test_guesses_have_the_right_chances),
        cmocka_unit_test(test_position_in_words),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
