/* test_laws.c: what must hold in every state of every game, whatever its rules; checked along random games of
 * all player counts. */
#include "tests/variants.h"

enum { GAMES_EACH = 3 };

static bool same(struct move x, struct move y) {
    return x.who == y.who && x.kind == y.kind && x.a == y.a && x.b == y.b;
}

static bool same_state(const struct state *x, const struct state *y) {
    return memcmp(x, y, offsetof(struct state, as)) == 0 && memcmp(&x->as, &y->as, game_of(x)->bytes) == 0;
}

/* Every listed move is the seat's own, stands there once, is found again from its text, and can be played. */
static void check_moves(const struct state *state, int seat) {
    struct move moves[MOVES_MAX], found, obliged;
    const struct game *game = game_of(state);
    int n = game_moves(state, seat, moves);
    assert_true(n > 0 && n <= MOVES_MAX);
    bool automaton = game->obliged && seat != CHANCE && game->obliged(state, seat, &obliged);
    bool obliged_is_listed = !automaton;
    /* Finding a text costs a list, so of a long list only some are looked for. */
    for (int i = 0; i < n; i += automaton ? 1 : 1 + n / 64) {
        TEXT(said, 64);
        const char *words = NULL;
        assert_int_equal(moves[i].who, seat);
        game_say(state, moves[i], &said);
        assert_false(said.full);
        assert_true(said.size < 24);
        if (game->wordy && game->wordy(moves[i])) text_add(&said, " some words");
        enum verdict verdict = game_parse(state, seat, said.bytes, &found, &words);
        if (automaton && !same(obliged, moves[i])) {
            assert_int_equal(verdict, NOT_OBLIGED);
            continue;
        }
        obliged_is_listed = true;
        assert_int_equal(verdict, FINE);
        assert_true(same(found, moves[i]));
    }
    assert_true(obliged_is_listed);
}

/* Chance without a list is chance with one. */
static void check_tickets(const struct state *state) {
    struct move moves[MOVES_MAX];
    uint32_t weights[MOVES_MAX], k = 0;
    const struct game *game = game_of(state);
    int n = game->moves(state, CHANCE, moves, weights);
    for (int i = 0; i < n; i++) {
        assert_true(weights[i] > 0);
        for (uint32_t w = 0; w < weights[i]; w++) assert_true(same(game->ticket(state, k++), moves[i]));
    }
    assert_int_equal(k, game->tickets(state));
}

/* A move picked without a list is the one that stands in the list, and takes as much of the generator. */
static void check_pick(const struct state *state, int seat, struct rng *rng) {
    for (int i = 0; i < 4; i++) {
        struct rng listed = *rng;
        assert_true(same(game_pick(state, seat, rng), game_pick_listed(state, seat, &listed)));
        assert_memory_equal(&listed, rng, sizeof listed);
    }
}

/* Whether a move is legal is told without the list as with it: by each listed move, and by many that are near. */
static void check_allows(const struct state *state, int seat, struct rng *rng) {
    enum { TRIED = 400, NEAR = 24 };
    struct move moves[MOVES_MAX];
    int n = game_moves(state, seat, moves);
    for (int i = 0; i < n; i++) assert_true(game_legal(state, moves[i]));
    for (int i = 0; i < TRIED; i++) {
        /* All but one or two parts are those of a legal move, or two legal moves share the parts. */
        struct move move = moves[rng_below(rng, (uint32_t)n)], other = moves[rng_below(rng, (uint32_t)n)];
        uint32_t change = rng_below(rng, 8);
        if (change & 1)
            move.a = (uint16_t)(rng_below(rng, 2) ? other.a : move.a + rng_below(rng, NEAR) - NEAR / 2);
        if (change & 2)
            move.b = (uint16_t)(rng_below(rng, 2) ? other.b : move.b + rng_below(rng, NEAR) - NEAR / 2);
        if (change & 4) move.kind = (uint8_t)rng_below(rng, 16);
        bool listed = false;
        for (int m = 0; m < n; m++) listed |= same(moves[m], move);
        assert_int_equal(game_legal(state, move), listed);
    }
}

/* A view keeps what its seat needs: the frame, its own moves, and nothing more when it is viewed again
 * through a guess. */
static void check_view(const struct state *truth, int reader, struct rng *rng) {
    struct move of_truth[MOVES_MAX], of_view[MOVES_MAX];
    struct state view = game_view(truth, reader);
    assert_int_equal(view.viewer, reader);
    assert_int_equal(view.to_act, truth->to_act);
    assert_int_equal(view.step, truth->step);
    if (reader < truth->seats && owes(truth, reader)) {
        int n = game_moves(truth, reader, of_truth);
        assert_int_equal(n, game_moves(&view, reader, of_view));
        for (int i = 0; i < n; i++) assert_true(same(of_truth[i], of_view[i]));
    }
    struct state guess = view;
    game_of(truth)->guess(&guess, rng);
    guess.viewer = EVERYONE;
    struct state again = game_view(&guess, reader);
    assert_true(same_state(&again, &view));
}

static void check_frame(const struct state *state) {
    assert_true(state->seats >= 1 && state->seats <= SEATS_MAX);
    assert_int_equal(state->viewer, EVERYONE);
    assert_true(state->to_act >> state->seats == 0 || state->to_act == 1u << CHANCE);
    assert_int_equal(state->winners != 0, game_over(state));
    assert_true(state->winners >> state->seats == 0);
    for (int seat = 0; seat <= CHANCE; seat++) {
        struct move moves[MOVES_MAX], found;
        const char *words;
        if (owes(state, seat)) continue;
        assert_int_equal(game_moves(state, seat, moves), 0);
        assert_int_equal(game_parse(state, seat, "draw", &found, &words),
                         game_over(state) ? IS_OVER : WRONG_SEAT);
    }
}

/* The same move from the same state gives the same state; step grows when the set of those who act is made
 * anew. */
static void check_apply(const struct state *before, struct move move, const struct state *after) {
    struct state again = *before;
    game_apply(&again, move);
    assert_true(same_state(&again, after));
    assert_true(game_hash(&again) == game_hash(after));
    uint16_t without = (uint16_t)(before->to_act & ~(1u << move.who));
    assert_true(after->step == before->step ? after->to_act == without && without
                                            : after->step > before->step);
    assert_true(after->epoch == before->epoch || after->epoch == before->epoch + 1);
}

static int seat_to_move(const struct state *state, struct rng *rng) {
    int seats[16], n = 0;
    for (int seat = 0; seat <= CHANCE; seat++)
        if (owes(state, seat)) seats[n++] = seat;
    return seats[rng_below(rng, (uint32_t)n)];
}

static struct move choose(const struct state *state, int seat, struct rng *rng) {
    struct move moves[MOVES_MAX], obliged;
    const struct game *game = game_of(state);
    if (seat == CHANCE) return game_chance(state, rng);
    if (game->obliged && game->obliged(state, seat, &obliged)) return obliged;
    return moves[rng_below(rng, (uint32_t)game_moves(state, seat, moves))];
}

static void play(const struct game *game, const struct options *options, uint64_t seed) {
    struct rng rng = rng_seed(seed, options->players), aside = rng_seed(seed, 99);
    struct state state;
    game_start(&state, game, options);
    int moves = 0;
    for (; !game_over(&state); moves++) {
        struct state before = state;
        assert_true(moves < STEPS_MAX);
        check_frame(&state);
        for (int seat = 0; seat <= CHANCE; seat++)
            if (owes(&state, seat)) {
                check_moves(&state, seat);
                check_pick(&state, seat, &aside);
                check_allows(&state, seat, &aside);
            }
        if (owes(&state, CHANCE)) check_tickets(&state);
        for (int seat = 0; seat < state.seats; seat++) check_view(&state, seat, &aside);
        check_view(&state, SPECTATOR, &aside);
        struct move move = choose(&state, seat_to_move(&state, &rng), &rng);
        game_apply(&state, move);
        check_apply(&before, move, &state);
    }
    check_frame(&state);
    for (int seat = 0; seat < state.seats; seat++) check_view(&state, seat, &aside);
}

/* A standard table is played several times, so that laws see more than one course of it. */
static void laws_of(const struct variant *variant) {
    for (uint64_t seed = 0; seed < (*variant->settings ? 1 : GAMES_EACH); seed++)
        play(variant->game, &variant->options, 1000 + seed);
}

static void test_laws_hold_in_every_state_of_every_game(void **unused) {
    each_variant("laws", laws_of);
}

static void test_every_number_of_players_has_laws(void **unused) {
    static struct variant variants[VARIANTS_MAX];
    int n = variants_for("laws", variants);
    for (int g = 0; game_list[g]; g++) {
        assert_true(game_list[g]->bytes + offsetof(struct state, as) <= 1024);
        for (int players = game_list[g]->seats_min; players <= game_list[g]->seats_max; players++) {
            int standard = 0;
            for (int i = 0; i < n; i++)
                standard += variants[i].game == game_list[g] && variants[i].players == players &&
                            !*variants[i].settings;
            if (!standard)
                fail_msg("games/%s/tests/variants.txt: no \"%d -\" under [laws]", game_list[g]->name,
                         players);
        }
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_every_number_of_players_has_laws),
        cmocka_unit_test(test_laws_hold_in_every_state_of_every_game),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
