/* test_stakes.c: what points are worth to bots of Dixit near the end (games/dixit/bots_stakes.c). */
#include "games/dixit/bots.h"
#include "games/dixit/tests/tables.h"

enum { ONE = 65536 };

static struct state scored(struct state state, const int16_t *score) {
    memcpy(state.score, score, (size_t)state.seats * sizeof *score);
    return state;
}

#define SCORED(state, ...) scored(state, (const int16_t[]){__VA_ARGS__})

static int32_t share(const struct state *state, int seat) {
    return dixit_share(state, state->score, seat);
}

static void test_equals_have_equal_shares(void **unused) {
    for (int players = 3; players <= 8; players++) {
        struct state state = dealt(players, "");
        for (int seat = 0; seat < players; seat++) assert_int_equal(share(&state, seat), ONE / players);
    }
}

static void test_who_leads_has_more_and_the_more_the_nearer_the_end(void **unused) {
    struct state early = SCORED(dealt(4, ""), 7, 5, 5, 5), late = SCORED(dealt(4, ""), 27, 25, 25, 25);
    assert_true(share(&early, 0) > share(&early, 1));
    assert_true(share(&late, 0) > share(&early, 0));
    int32_t all = 0;
    for (int seat = 0; seat < 4; seat++) all += share(&late, seat);
    assert_in_range(all, ONE - 4, ONE);
}

/* 6.2 and 6.3: whoever has the most points at the goal wins, and shares with who has as many. */
static void test_at_the_goal_nothing_is_left_to_hope_for(void **unused) {
    struct state won = SCORED(dealt(4, ""), 30, 29, 28, 0), shared = SCORED(dealt(4, ""), 31, 20, 31, 30);
    assert_int_equal(share(&won, 0), ONE);
    assert_int_equal(share(&won, 1), 0);
    assert_int_equal(share(&shared, 2), ONE / 2);
    assert_int_equal(share(&shared, 3), 0);
    /* 7.2: the last round ends the game, too. */
    struct state last = SCORED(dealt(4, "rounds 1, goal 0"), 5, 4, 3, 2);
    assert_int_not_equal(share(&last, 1), 0);
    last.as.dixit.round = 4;
    assert_int_equal(share(&last, 0), ONE);
}

static void test_the_end_is_near_at_a_few_points_from_the_goal_or_in_the_last_rounds(void **unused) {
    struct state begun = dealt(4, ""), far = SCORED(begun, 0, 20, 0, 0), near = SCORED(begun, 0, 26, 0, 0);
    assert_false(dixit_stakes_near(&begun));
    assert_false(dixit_stakes_near(&far));
    assert_true(dixit_stakes_near(&near));
    struct state rounds = dealt(4, "rounds 2, goal 0");
    assert_false(dixit_stakes_near(&rounds));
    rounds.as.dixit.round = 7;
    assert_true(dixit_stakes_near(&rounds));
}

/* My own picture, in slot 2, will draw all votes but mine. */
static int vote_of_seat_one(const int16_t *score) {
    static const uint32_t appeal[DIXIT_SEATS] = {500, 1000, 100, 100, 100, 100};
    struct rng rng = rng_seed(1, 1);
    struct state truth = dealt(6, ""), view;
    lay_in_order(&truth, 0);
    truth = scored(truth, score);
    view = game_view(&truth, 1);
    return dixit_vote_for_share(&(struct thought){.view = &view, .seat = 1, .rng = &rng}, appeal, 0).a;
}

static void test_nobody_finds_the_picture_of_who_would_win_by_it(void **unused) {
    assert_int_equal(vote_of_seat_one((const int16_t[]){20, 20, 20, 20, 20, 20}), 1);
    assert_int_not_equal(vote_of_seat_one((const int16_t[]){29, 20, 10, 10, 10, 10}), 1);
    /* With the goal in reach for both, who has more then wins: 24 + 3 + 4 for me is not enough, 27 + 3 + 4 is. */
    assert_int_not_equal(vote_of_seat_one((const int16_t[]){29, 24, 10, 10, 10, 10}), 1);
    assert_int_equal(vote_of_seat_one((const int16_t[]){29, 27, 10, 10, 10, 10}), 1);
}

/* Nothing but what the seat may see goes into its vote. */
static void test_a_vote_does_not_depend_on_what_is_hidden(void **unused) {
    static const uint32_t appeal[DIXIT_SEATS] = {700, 1000, 650, 600, 500, 400};
    for (uint64_t seed = 0; seed < 20; seed++) {
        struct rng rng = rng_seed(2, seed), same = rng;
        struct state truth = SCORED(dealt(6, ""), 29, 26, 27, 10, 10, 10), other;
        lay_in_order(&truth, 0);
        other = truth;
        uint16_t told = other.as.dixit.told; /* another truth behind the same view */
        other.as.dixit.told = other.as.dixit.given[2][0];
        other.as.dixit.given[2][0] = told;
        struct state view = game_view(&truth, 1), like = game_view(&other, 1);
        struct move one = dixit_vote_for_share(&(struct thought){.view = &view, .seat = 1, .rng = &rng}, appeal, 110);
        struct move two = dixit_vote_for_share(&(struct thought){.view = &like, .seat = 1, .rng = &same}, appeal, 110);
        assert_int_equal(one.a, two.a);
    }
}

/* Games of one bot that counts the victory among others that count points, from the first card on; in sixths. */
static int games_won(const char *first, const char *rest, int games) {
    int won = 0;
    for (int g = 0; g < games; g++) {
        struct rng rng = rng_seed(77, (uint64_t)g);
        struct state state = table(&dixit_game, 6, "goal 12");
        struct dixit_setting setting = {.french = g & 1};
        TEXT(clue, CLUE_MAX * 4 + 1);
        while (!game_over(&state)) {
            int seat = game_next(&state);
            if (seat == CHANCE) {
                game_apply(&state, game_chance(&state, &rng));
                continue;
            }
            struct state view = game_view(&state, seat);
            TEXT(words, CLUE_MAX * 4 + 1);
            struct thought thought = {.view = &view,
                                      .seat = seat,
                                      .rng = &rng,
                                      .setting = &setting,
                                      .clue = clue.bytes,
                                      .words = &words};
            struct move move = bot_think(bot_named(&dixit_game, seat == g % 6 ? first : rest), &thought);
            if (move.kind == DIXIT_TELLS) {
                text_clear(&clue);
                text_add(&clue, words.bytes);
            }
            game_apply(&state, move);
        }
        if (state.winners >> (g % 6) & 1) won += 6 / __builtin_popcount(state.winners);
    }
    return won;
}

/* The games are fixed by their seeds, so this is no matter of luck. docs/dixit-bots.md has thousands of them. */
static void test_counting_the_victory_wins_more_games(void **unused) {
    int by_victory = games_won("expert", "classic", 60), by_points = games_won("classic", "classic", 60);
    if (by_victory <= by_points) fail_msg("%d and %d sixths of 60 games", by_victory, by_points);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_equals_have_equal_shares),
        cmocka_unit_test(test_who_leads_has_more_and_the_more_the_nearer_the_end),
        cmocka_unit_test(test_at_the_goal_nothing_is_left_to_hope_for),
        cmocka_unit_test(test_the_end_is_near_at_a_few_points_from_the_goal_or_in_the_last_rounds),
        cmocka_unit_test(test_nobody_finds_the_picture_of_who_would_win_by_it),
        cmocka_unit_test(test_a_vote_does_not_depend_on_what_is_hidden),
        cmocka_unit_test(test_counting_the_victory_wins_more_games),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
