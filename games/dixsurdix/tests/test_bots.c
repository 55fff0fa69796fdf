/* test_bots.c: the Dix sur Dix bots play legal moves from their views alone, each in its own way;
 * the end search agrees with plain minimax. */
#include "games/dixsurdix/bots.h"
#include "games/dixsurdix/tests/tables.h"

static struct move think(const char *name, const struct state *truth, uint32_t budget, struct rng *rng) {
    int seat = game_next(truth);
    struct state view = game_view(truth, seat);
    struct thought thought = {.view = &view, .seat = seat, .budget = budget, .rng = rng};
    return bot_think(bot_named(&dixsurdix_game, name), &thought);
}

static void assert_plays(const char *name, const struct state *state, const char *expected) {
    for (uint64_t seed = 0; seed < 20; seed++) {
        struct rng rng = rng_seed(seed, 0);
        TEXT(said, 32);
        game_say(state, think(name, state, 60, &rng), &said);
        assert_string_equal(said.bytes, expected);
    }
}

/* Plays a game, bots by seat; returns a hash over all moves. */
static uint64_t play_game(struct state *state, const char *const *bots, uint32_t budget, uint64_t seed) {
    struct rng luck = rng_seed(seed, 0), thinking = rng_seed(seed, 1);
    uint64_t hash = 0;
    while (!game_over(state)) {
        int seat = game_next(state);
        struct move move =
            seat == CHANCE ? game_chance(state, &luck) : think(bots[seat], state, budget, &thinking);
        uint16_t word[3] = {(uint16_t)(move.who << 8 | move.kind), move.a, move.b};
        hash = game_hash_more(hash, word, sizeof word);
        game_apply(state, move);
    }
    return hash;
}

static void test_every_bot_finishes_every_kind_of_game(void **unused) {
    static const char *const bots[] = {"expert", "easy", "normal", "expert", "easy", "normal"};
    static const char *const wishes[] = {"", "jokers 4", "open-hands on", "jokers 4, open-hands on"};
    for (int players = 2; players <= 6; players++)
        for (int w = 0; w < 4; w++) {
            struct state state = table(&dixsurdix_game, players, wishes[w]);
            play_game(&state, bots, 20, (uint64_t)(players * 4 + w));
            assert_true(game_over(&state));
        }
}

/* One number for all compilers and processors: if it changes, the bots play otherwise. */
static void test_same_seed_same_game_everywhere(void **unused) {
    static const char *const bots[] = {"expert", "normal", "easy"};
    uint64_t hash = 0;
    for (uint64_t seed = 0; seed < 2; seed++) {
        struct state state = table(&dixsurdix_game, 3, "jokers 4");
        hash ^= play_game(&state, bots, 50, seed);
    }
    assert_int_equal(hash, 0x1f71623c07b0561du);
}

static void test_two_truths_behind_a_view_are_thought_about_alike(void **unused) {
    struct state one = position("12..3...........", HANDS("123", "457"), "1162", ""), other = one;
    struct dixsurdix *dsd = &other.as.dixsurdix;
    dsd->hand[1][7]--, dsd->pile[7]++;
    dsd->hand[1][1]++, dsd->pile[1]--;
    static const char *const bots[] = {"easy", "normal", "expert"};
    for (int b = 0; b < 3; b++) {
        struct rng rng = rng_seed(4, 0), same = rng;
        struct move x = think(bots[b], &one, 100, &rng), y = think(bots[b], &other, 100, &same);
        assert_true(x.a == y.a && x.b == y.b);
    }
}

static void test_easy_takes_tens_in_rows_but_misses_diagonals(void **unused) {
    struct state state = position("333.............", HANDS("144", "111"), "1", "");
    assert_plays("easy", &state, "place 1 d1");
    state = position("3....3....3.....", HANDS("144", "111"), "1", "");
    int taken = 0;
    for (uint64_t seed = 0; seed < 40; seed++) {
        struct rng rng = rng_seed(seed, 0);
        struct move move = think("easy", &state, 0, &rng);
        taken += move.a == 1 && move.b == 15;
    }
    assert_true(taken < 20);
}

static void test_normal_and_expert_take_the_most_lines(void **unused) {
    /* a1 makes three tens; d3 makes one. */
    struct state state = position(".33333...23.3..3", HANDS("144", "111"), "1222", "");
    assert_plays("normal", &state, "place 1 a1");
    assert_plays("expert", &state, "place 1 a1");
}

static void test_normal_does_not_feed_the_next_player(void **unused) {
    /* Seat 1 is known to hold the 1 that a third 3 in row 1 or column a would ask for. */
    struct state state = position("33..3...........", HANDS("333", "111"), "1222", "");
    state.as.dixsurdix.known[1][1] = 3;
    for (uint64_t seed = 0; seed < 20; seed++) {
        struct rng rng = rng_seed(seed, 0);
        struct move move = think("normal", &state, 0, &rng);
        assert_true(move.b / 4 != 0);
        assert_true(move.b % 4 != 0 || move.b > 15);
    }
}

static void test_normal_keeps_rare_tokens_and_variety(void **unused) {
    struct state state = position("................", HANDS("117", "222"), "1112223334", "");
    for (uint64_t seed = 0; seed < 20; seed++) {
        struct rng rng = rng_seed(seed, 0);
        assert_int_equal(think("normal", &state, 0, &rng).a, 1);
    }
}

static void test_most_tens_counts_lines_that_meet(void **unused) {
    static const uint8_t board[16] = {0, 3, 3, 3, 3, 3, 0, 0, 3, 0, 3, 0, 3, 0, 0, 3};
    uint8_t points[DSD_KINDS];
    dsd_most_tens(board, points);
    assert_int_equal(points[1], 3);
    for (int kind = 2; kind < DSD_JOKER; kind++) assert_int_equal(points[kind], 0);
    assert_int_equal(points[DSD_JOKER], 3);
}

/* The best outcome for a seat, without any cut: 1000 for a victory, and the lead. */
static int plain_minimax(const struct state *state, int seat) {
    struct rng none = {{1, 2, 3, 4}};
    struct move moves[MOVES_MAX];
    int mover = game_next(state);
    if (mover < 0) {
        int lead = state->score[seat] - state->score[1 - seat];
        return lead + (lead > 0 ? 1000 : lead < 0 ? -1000 : 0);
    }
    if (mover == CHANCE) {
        struct state next = *state;
        game_apply(&next, game_chance(state, &none));
        return plain_minimax(&next, seat);
    }
    int n = game_moves(state, mover, moves), best = mover == seat ? -9999 : 9999;
    for (int i = 0; i < n; i++) {
        struct state next = *state;
        game_apply(&next, moves[i]);
        int value = plain_minimax(&next, seat);
        if (mover == seat ? value > best : value < best) best = value;
    }
    return best;
}

static void test_the_end_is_played_exactly(void **unused) {
    int ends = 0;
    for (uint64_t game = 0; game < 60; game++) {
        struct rng rng = rng_seed(31, game);
        struct state state = table(&dixsurdix_game, 2, game % 2 ? "jokers 4" : "");
        while (!game_over(&state)) {
            int seat = game_next(&state);
            struct dsd_choice best;
            struct state view = game_view(&state, seat == CHANCE ? SPECTATOR : seat);
            if (seat != CHANCE && state.as.dixsurdix.outside <= 4 && dsd_end(&view, seat, &best)) {
                struct state next = state;
                game_apply(&next, dsd_place(seat, best));
                assert_int_equal(plain_minimax(&next, seat), plain_minimax(&state, seat));
                ends++;
            }
            struct move made;
            random_move(&state, &rng, &made);
        }
    }
    assert_true(ends > 50);
}

static void test_the_end_waits_for_an_empty_pile(void **unused) {
    struct dsd_choice best;
    struct state state = position("33..............", HANDS("12", "12"), "1", "");
    struct state view = game_view(&state, 0);
    assert_false(dsd_end(&view, 0, &best));
    state = position("33..............", HANDS("12", "12", "1"), "", "");
    view = game_view(&state, 0);
    assert_false(dsd_end(&view, 0, &best));
}

static void test_each_level_beats_the_one_below(void **unused) {
    static const char *const levels[] = {"easy", "normal", "expert"};
    for (int level = 1; level < 3; level++) {
        int won = 0, lost = 0;
        for (int game = 0; game < 24; game++) {
            int side = game % 2;
            const char *bots[2] = {levels[level - side], levels[level - 1 + side]};
            struct state state = table(&dixsurdix_game, 2, "");
            play_game(&state, bots, 60, (uint64_t)game / 2);
            won += state.winners == 1 << side;
            lost += state.winners == 2 >> side;
        }
        assert_true(won > lost);
    }
}

static void test_playouts_end_and_repeat(void **unused) {
    struct state state = table(&dixsurdix_game, 4, "");
    struct rng rng = rng_seed(8, 0), same = rng, other = rng_seed(9, 0);
    uint64_t hash = dsd_playouts(&state, &rng, 5);
    assert_int_equal(dsd_playouts(&state, &same, 5), hash);
    assert_int_not_equal(dsd_playouts(&state, &other, 5), hash);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_every_bot_finishes_every_kind_of_game),
        cmocka_unit_test(test_same_seed_same_game_everywhere),
        cmocka_unit_test(test_two_truths_behind_a_view_are_thought_about_alike),
        cmocka_unit_test(test_easy_takes_tens_in_rows_but_misses_diagonals),
        cmocka_unit_test(test_normal_and_expert_take_the_most_lines),
        cmocka_unit_test(test_normal_does_not_feed_the_next_player),
        cmocka_unit_test(test_normal_keeps_rare_tokens_and_variety),
        cmocka_unit_test(test_most_tens_counts_lines_that_meet),
        cmocka_unit_test(test_the_end_is_played_exactly),
        cmocka_unit_test(test_the_end_waits_for_an_empty_pile),
        cmocka_unit_test(test_each_level_beats_the_one_below),
        cmocka_unit_test(test_playouts_end_and_repeat),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
