/* test_rating.c: ratings of simulated players whose strength is known: they are found again, the intervals cover as they say, seats are
 * corrected, and the same games give the same numbers. */
#include <math.h>
#include <setjmp.h>
#include <stdbool.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>
#include <cmocka.h>

#include "net/rating.h"

enum { CIRCLES = 60, PEOPLE = 8, TABLE = 4, GAMES = 200, SEATS_MOST = 8 };
static const double SCALE = 173.71779276130073;

static uint64_t state;
static double chance(void) { /* of [0, 1): splitmix64 */
    uint64_t z = (state += 0x9E3779B97F4A7C15u);
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
    return (double)((z ^ (z >> 31)) >> 11) * 0x1p-53;
}

static double normal(void) {
    double u = 1 - chance(), v = chance();
    return sqrt(-2 * log(u)) * cos(2 * M_PI * v);
}

/* One after the other leaves, each with a chance in proportion to its strength: the ranks of a game. */
static void play(const double *strength, int size, int *ranks) {
    bool out[SEATS_MOST] = {false};
    for (int place = 0; place < size; place++) {
        double sum = 0, at;
        int last = -1;
        for (int i = 0; i < size; i++)
            if (!out[i]) sum += exp(strength[i] / SCALE);
        at = chance() * sum;
        for (int i = 0; i < size; i++) {
            if (out[i]) continue;
            last = i;
            if ((at -= exp(strength[i] / SCALE)) < 0) break;
        }
        out[last] = true;
        ranks[last] = place;
    }
}

struct outcome {
    double error, covered, correlation;
};

/* Circles of people of known strength, the prior's own: `games` at tables of random members and `edge` points for the first seat. */
static struct outcome circles(int table, int games, double edge, double corrected) {
    struct outcome outcome = {0};
    int seen = 0;
    double xy = 0, xx = 0, yy = 0;
    for (int circle = 0; circle < CIRCLES; circle++) {
        double truth[PEOPLE], middle = 0, found = 0;
        struct rating ratings[PEOPLE];
        for (int i = 0; i < PEOPLE; i++) {
            truth[i] = 1500 + 250 * normal();
            ratings[i] = rating_new();
        }
        for (int game = 0; game < games; game++) {
            int order[PEOPLE], ranks[SEATS_MOST];
            double strength[SEATS_MOST], seats[SEATS_MOST] = {corrected};
            struct rating *at[SEATS_MOST];
            for (int i = 0; i < PEOPLE; i++) order[i] = i;
            for (int i = 0; i < table; i++) {
                int k = i + (int)(chance() * (PEOPLE - i)), kept = order[i];
                order[i] = order[k];
                order[k] = kept;
                at[i] = &ratings[order[i]];
                strength[i] = truth[order[i]] - 1500 + (i == 0 ? edge : 0);
            }
            play(strength, table, ranks);
            rating_update(at, ranks, seats, table);
        }
        for (int i = 0; i < PEOPLE; i++) {
            middle += truth[i] / PEOPLE;
            found += ratings[i].mean / PEOPLE;
        }
        for (int i = 0; i < PEOPLE; i++) {
            double x = truth[i] - middle, y = ratings[i].mean - found;
            outcome.error += fabs(y - x);
            outcome.covered += fabs(y - x) <= rating_margin(&ratings[i]);
            xy += x * y, xx += x * x, yy += y * y;
            seen++;
        }
    }
    outcome.error /= seen;
    outcome.covered /= seen;
    outcome.correlation = xy / sqrt(xx * yy);
    print_message("# table of %d, %d games, edge %.0f corrected %.0f: error %.1f, covered %.3f, correlation %.3f\n", table, games, edge,
                  corrected, outcome.error, outcome.covered, outcome.correlation);
    return outcome;
}

static void simulated_players_of_known_strength_are_found_again(void **unused) {
    state = 1;
    for (int table = 2; table <= 6; table += 2) {
        struct outcome few = circles(table, 40, 0, 0), many = circles(table, GAMES, 0, 0);
        assert_true(many.error < few.error);
        assert_true(many.correlation > 0.93);
        assert_true(many.error < 80);
    }
}

static void intervals_hold_the_strength_about_95_times_of_100(void **unused) {
    static const int games[] = {5, 40, GAMES};
    state = 2;
    for (int table = 2; table <= 6; table += 2)
        for (int i = 0; i < 3; i++) {
            struct outcome outcome = circles(table, games[i], 0, 0);
            assert_true(outcome.covered > 0.93 && outcome.covered < 0.999);
        }
}

static void the_advantage_of_a_seat_is_taken_out(void **unused) {
    /* One who always deals, and deals to his harm, is not taken for weaker than an equal who never does. */
    struct rating dealer[2] = {rating_new(), rating_new()}, other[2] = {rating_new(), rating_new()};
    double edge = -92; /* 37 of 100 games between equals */
    state = 3;
    for (int game = 0; game < 4000; game++) {
        double strength[2] = {edge, 0}, seats[2] = {edge, 0};
        int ranks[2];
        play(strength, 2, ranks);
        struct rating *plain[2] = {&dealer[0], &other[0]}, *mended[2] = {&dealer[1], &other[1]};
        rating_update(plain, ranks, NULL, 2);
        rating_update(mended, ranks, seats, 2);
    }
    print_message("# a dealer: %.0f without correction, %.0f with it\n", dealer[0].mean - other[0].mean, dealer[1].mean - other[1].mean);
    assert_true(dealer[0].mean - other[0].mean < -60);
    assert_true(fabs(dealer[1].mean - other[1].mean) < 40);
}

static void the_same_games_give_the_same_numbers_and_nothing_runs_away(void **unused) {
    struct rating a[2][3];
    for (int run = 0; run < 2; run++) {
        for (int i = 0; i < 3; i++) a[run][i] = rating_new();
        for (int game = 0; game < 5000; game++) {
            struct rating *at[3] = {&a[run][0], &a[run][1], &a[run][2]};
            int ranks[3] = {0, 1, 1 + (game % 3 == 0)};
            rating_update(at, ranks, NULL, 3);
        }
    }
    assert_memory_equal(a[0], a[1], sizeof a[0]);
    for (int i = 0; i < 3; i++) assert_true(isfinite(a[0][i].mean) && a[0][i].spread > 1 && a[0][i].spread < 300);
    assert_true(a[0][0].mean > a[0][1].mean && a[0][1].mean > a[0][2].mean);
}

static void a_shared_place_is_between_better_and_worse(void **unused) {
    double found[3];
    for (int i = 0; i < 3; i++) {
        struct rating me = rating_new(), you = rating_new();
        int ranks[2] = {i == 2, i == 0};
        rating_update((struct rating *[]){&me, &you}, ranks, NULL, 2);
        found[i] = me.mean;
    }
    assert_true(found[0] > 1500 && fabs(found[1] - 1500) < 1e-9 && found[2] < 1500);
}

static void one_alone_is_not_rated(void **unused) {
    struct rating me = rating_new();
    int rank = 0;
    rating_update((struct rating *[]){&me}, &rank, NULL, 1);
    assert_int_equal(me.games, 0);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(simulated_players_of_known_strength_are_found_again),
        cmocka_unit_test(intervals_hold_the_strength_about_95_times_of_100),
        cmocka_unit_test(the_advantage_of_a_seat_is_taken_out),
        cmocka_unit_test(the_same_games_give_the_same_numbers_and_nothing_runs_away),
        cmocka_unit_test(a_shared_place_is_between_better_and_worse),
        cmocka_unit_test(one_alone_is_not_rated),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
