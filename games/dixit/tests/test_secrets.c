/* test_secrets.c: what only Dixit keeps secret; the laws for every game are in tests/test_secrets.c. */
#include "tests/truths.h"

/* While votes are open: trade two cards face up between those who gave them, the storyteller among them. Only
 * the two can see it. */
static int check_givers(const struct state *truth) {
    uint16_t *place[1 + 2 * DIXIT_SEATS];
    int owner[1 + 2 * DIXIT_SEATS], n = 0;
    struct state other = *truth;
    struct dixit *dixit = &other.as.dixit;
    if (game_of(truth) != &dixit_game || truth->phase != DIXIT_VOTE) return 0;
    owner[n] = dixit->teller;
    place[n++] = &dixit->told;
    for (int i = 0; i < 2 * truth->seats; i++) {
        if (!dixit->given[i / 2][i % 2]) continue;
        owner[n] = i / 2;
        place[n++] = &dixit->given[i / 2][i % 2];
    }
    for (int a = 0; a < n; a++)
        for (int b = a + 1; b < n; b++) {
            if (owner[a] == owner[b]) continue;
            uint16_t card = *place[a];
            *place[a] = *place[b];
            *place[b] = card;
            for (int i = 0; i <= truth->seats; i++) {
                int reader = reader_of(truth, i);
                bool one_of_them = reader == owner[a] || reader == owner[b];
                assert_int_equal(same_view(truth, &other, reader), !one_of_them);
            }
            *place[b] = *place[a];
            *place[a] = card;
        }
    return 1;
}

static int ballots;

static void law_of_givers(const struct history *history, struct rng *rng) {
    if (!check_givers(&history->now)) return;
    ballots++;
    for (int k = history->size - 1; history->move[k].kind != DIXIT_DRAW; k--) /* the log of this round */
        for (int i = 0; i <= history->now.seats; i++) {
            int reader = reader_of(&history->now, i);
            bool open = history->move[k].kind == DIXIT_LAY || history->move[k].who == reader;
            assert_int_equal(hidden(history, k, reader), !open);
        }
}

static void test_while_votes_are_open_only_givers_know_who_gave_what(void **unused) {
    ballots = 0;
    in_all_states(5, 1, law_of_givers);
    assert_true(ballots > 500);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_while_votes_are_open_only_givers_know_who_gave_what),
    };
    return cmocka_run_group_tests_name("secrets of Dixit", tests, NULL, NULL);
}
