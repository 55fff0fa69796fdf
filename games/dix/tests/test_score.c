/* test_score.c: scoring DIX, games/dix/rules.en.md 6.3 to 6.5, the jokers against brute force. */
#include "games/dix/tests/tables.h"

static int score(const char *names) {
    struct dix_player player = holding(names);
    return dix_score(&player);
}

/* The table of runs, computed again by definition: the longest span whose missing numbers fit the holes. */
static void test_6_3_the_table_of_runs(void **unused) {
    for (int holes = 0; holes <= 3; holes++)
        for (unsigned numbers = 0; numbers < 512; numbers++) {
            int longest = 0;
            for (int first = 0; first < 9; first++)
                for (int size = 1; first + size <= 9; size++) {
                    unsigned span = ((1u << size) - 1) << first;
                    if (__builtin_popcount(span & ~numbers) <= holes && size > longest) longest = size;
                }
            assert_int_equal(dix_run_points(numbers, holes), longest == 9 ? 10 : longest);
        }
}

/* 6.3: the rulebook's example. */
static void test_6_3_runs_of_6_9_5_and_3_score_24(void **unused) {
    assert_int_equal(score("b2 b3 b4 b5 b6 b7 g1 g2 g3 g4 g5 g6 g7 g8 g9 p1 p2 p3 p4 p5 p8 o7 o8 o9 o1"), 24);
    assert_int_equal(score(""), 0);
    assert_int_equal(score("b1 b1 b1"), 1);
    assert_int_equal(score("b1 b3 b5 b7 b9"), 1);
    assert_int_equal(score("b1 b2 b4 b5 b6"), 3);
}

static void test_6_4_each_kind_of_joker(void **unused) {
    assert_int_equal(score("b1 b3 w2"), 3);
    assert_int_equal(score("b1 b3 g1 g3 w2"), 4); /* one colour only */
    assert_int_equal(score("b1 b3 gw"), 2);       /* its own colour only: 1 + 1 */
    assert_int_equal(score("b1 b3 b5 bw bw"), 5); /* both holes */
    assert_int_equal(score("b1 b3 b5 bw ww"), 5); /* the special one beside it */
    assert_int_equal(score("b1 b2 b3 b4 b6 b7 b8 b9 ww"), 10);
    assert_int_equal(score("w1 w2 w3"), 3);                          /* apart or together */
    assert_int_equal(score("b1 b2 b3 b4 b5 b6 b7 b8 w9 g7 g8"), 12); /* the whole run's tenth point decides */
}

static void test_6_4_the_runs_explain_the_total(void **unused) {
    struct dix_player player = holding("b1 b3 b5 bw w4 g8 g9 p2 ww");
    struct dix_run runs[4];
    int total = dix_score_runs(&player, runs), sum = 0;
    assert_int_equal(total, dix_score(&player));
    for (int c = 0; c < 4; c++) sum += runs[c].points;
    assert_int_equal(sum, total);
    assert_int_equal(runs[0].first, 1);
    assert_int_equal(runs[0].size, 6); /* 1 # 3 4 5 and the special joker as 6 */
    assert_int_equal(runs[0].jokers, 1 << 1 | 1 << 3 | 1 << 5);
    assert_int_equal(runs[1].size, 2);
    assert_int_equal(runs[2].size, 0);
}

/* Brute force: the special joker becomes every # joker, each # joker every number, each numbered joker every
 * colour. It shares no line with the program. */
static int longest_run(unsigned numbers) {
    int longest = 0, size = 0;
    for (int n = 0; n < 9; n++) {
        size = numbers >> n & 1 ? size + 1 : 0;
        if (size > longest) longest = size;
    }
    return longest == 9 ? 10 : longest;
}

static int try_colours(unsigned numbers[4], const uint8_t *wild, int wilds) {
    int best = 0;
    if (!wilds) {
        for (int c = 0; c < 4; c++) best += longest_run(numbers[c]);
        return best;
    }
    for (int c = 0; c < 4; c++) {
        unsigned before = numbers[c];
        numbers[c] |= 1u << wild[0];
        int here = try_colours(numbers, wild + 1, wilds - 1);
        if (here > best) best = here;
        numbers[c] = before;
    }
    return best;
}

static int try_numbers(unsigned numbers[4], const uint8_t *hash, int hashes, const uint8_t *wild, int wilds) {
    if (!hashes) return try_colours(numbers, wild, wilds);
    int best = 0;
    unsigned before = numbers[hash[0]];
    for (int n = 0; n < 9; n++) {
        numbers[hash[0]] = before | 1u << n;
        int here = try_numbers(numbers, hash + 1, hashes - 1, wild, wilds);
        if (here > best) best = here;
    }
    numbers[hash[0]] = before;
    return best;
}

static int brute_force(const struct dix_player *player) {
    unsigned numbers[4] = {0};
    uint8_t hash[9], wild[9];
    int hashes = 0, wilds = 0, best = 0;
    for (int card = 0; card < DIX_NUMBERS; card++)
        if (player->held[card]) numbers[card / 9] |= 1u << card % 9;
    for (int c = 0; c < 4; c++)
        for (int i = 0; i < player->hash[c]; i++) hash[hashes++] = (uint8_t)c;
    for (int n = 0; n < 9; n++)
        if (player->wild >> n & 1) wild[wilds++] = (uint8_t)n;
    if (!player->any) return try_numbers(numbers, hash, hashes, wild, wilds);
    for (int c = 0; c < 4; c++) {
        hash[hashes] = (uint8_t)c;
        int here = try_numbers(numbers, hash, hashes + 1, wild, wilds);
        if (here > best) best = here;
    }
    return best;
}

/* The work of brute force is 9^hashes * 4^wilds; a holding may have so many jokers that it stays bearable. */
static struct dix_player random_holding(struct rng *rng) {
    struct dix_player player = {0};
    uint32_t cards = rng_below(rng, 30), shape = rng_below(rng, 16);
    uint32_t hashes = shape == 0 ? 2 : shape < 8 ? 1 : 0;
    uint32_t wilds = shape < 3 ? 1 + rng_below(rng, 2) : shape == 15 ? 6 : rng_below(rng, 5);
    for (uint32_t i = 0; i < cards; i++) dix_gain_card(&player, (int)rng_below(rng, DIX_NUMBERS));
    for (uint32_t i = 0; i < hashes; i++) dix_gain_card(&player, DIX_HASH + (int)rng_below(rng, 4));
    for (uint32_t i = 0; i < wilds; i++) dix_gain_card(&player, DIX_WILD + (int)rng_below(rng, 9));
    if (rng_below(rng, 3) == 0) dix_gain_card(&player, DIX_ANY);
    return player;
}

/* Whether the jokers of a holding, each once, can stand where the runs want them, from colour c on. */
static bool laid(struct dix_player jokers, const struct dix_run runs[4], int c, unsigned wanted) {
    while (!wanted) {
        if (++c == 4) return true;
        wanted = runs[c].jokers;
    }
    unsigned number = wanted & -wanted;
    struct dix_player less = jokers;
    less.wild &= (uint16_t)~number;
    if (jokers.wild & number && laid(less, runs, c, wanted ^ number)) return true;
    less = jokers;
    less.hash[c]--;
    if (jokers.hash[c] && laid(less, runs, c, wanted ^ number)) return true;
    less = jokers;
    less.any = 0;
    return jokers.any && laid(less, runs, c, wanted ^ number);
}

static void check_runs(const struct dix_player *player, int total) {
    struct dix_run runs[4];
    int sum = 0;
    assert_int_equal(dix_score_runs(player, runs), total);
    for (int c = 0; c < 4; c++) {
        unsigned span = runs[c].size ? ((1u << runs[c].size) - 1) << (runs[c].first - 1) : 0;
        sum += runs[c].points;
        assert_int_equal(runs[c].points, runs[c].size == 9 ? 10 : runs[c].size);
        assert_int_equal(runs[c].jokers, span & ~player->numbers[c]);
    }
    assert_int_equal(sum, total);
    assert_true(laid(*player, runs, 0, runs[0].jokers));
}

/* 6.4 */
static void test_6_4_jokers_against_brute_force_on_20000_holdings(void **unused) {
    struct rng rng = rng_seed(10, 10);
    for (int i = 0; i < 20000; i++) {
        struct dix_player player = random_holding(&rng);
        int total = brute_force(&player);
        assert_int_equal(dix_score(&player), total);
        check_runs(&player, total);
    }
}

/* A game that ends now, two players with these holdings. */
static unsigned winners(const char *one, int coins, int tokens, const char *two, int coins2, int tokens2) {
    struct state state = begun(2, "");
    stack(&state, "c1");
    play_all(&state, "0 draw; * c1; 0 numbers; 0 done");
    give(&state, 0, one, coins, tokens);
    give(&state, 1, two, coins2, tokens2);
    play_all(&state, "1 done; 0 done");
    assert_true(game_over(&state));
    return state.winners;
}

/* 6.5 */
static void test_6_5_points_then_money_then_fewest_cards_then_shared(void **unused) {
    assert_int_equal(winners("b1 b2", 0, 0, "b1", 9, 9), 1);
    assert_int_equal(winners("b1 b2", 2, 1, "g1 g2", 4, 0), 1); /* a token is 3: 5 against 4 */
    assert_int_equal(winners("b1 b2", 1, 1, "g1 g2", 4, 0), 3);
    assert_int_equal(winners("b1 b2 b2", 1, 1, "g1 g2", 4, 0), 2);
    assert_int_equal(winners("b1 b2 p5", 0, 0, "g1 w2 o1", 0, 0), 3); /* jokers count as cards too */
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_6_3_the_table_of_runs),
        cmocka_unit_test(test_6_3_runs_of_6_9_5_and_3_score_24),
        cmocka_unit_test(test_6_4_each_kind_of_joker),
        cmocka_unit_test(test_6_4_the_runs_explain_the_total),
        cmocka_unit_test(test_6_4_jokers_against_brute_force_on_20000_holdings),
        cmocka_unit_test(test_6_5_points_then_money_then_fewest_cards_then_shared),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
