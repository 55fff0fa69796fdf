/* test_secrets.c: the laws of secrecy, for every game. A seat, or a spectator, learns nothing but what the
 * shown log tells: two truths with the same shown log give the same view, byte for byte. The second truth is
 * made by changing hidden moves of the first, so a view that hides nothing fails. tests/mutants.sh shows that
 * forgotten secrets are caught here. */
#include "tests/truths.h"

#include "lab/lab.h"

/* What learners are given as numbers is seen through the same door. */
static void check_numbers(const struct state *one, const struct state *other, int reader) {
    const struct lab *lab = lab_of(game_of(one));
    int16_t seen[2][LAB_OBSERVATION_MAX] = {{0}};
    uint8_t mask[2][LAB_ACTIONS_MAX] = {{0}};
    const struct state *truth[] = {one, other};
    if (reader == SPECTATOR) return;
    for (int i = 0; i < 2; i++) {
        struct state view = game_view(truth[i], reader);
        lab->observe(&view, reader, seen[i], NULL);
        lab_mask(lab, &view, reader, mask[i]);
    }
    assert_memory_equal(seen[0], seen[1], sizeof seen[0]);
    assert_memory_equal(mask[0], mask[1], sizeof mask[0]);
}

/* What the changes reached, by game, so that no law passes for want of cases. */
static int reached[16][DIFFERENCES_MAX];

static void count_differences(const struct state *one, const struct state *other) {
    const struct truths *truths = truths_of(game_of(one));
    for (int i = 0; i < DIFFERENCES_MAX && truths->secret[i].what; i++)
        reached[one->game][i] += truths->secret[i].differs(one, other);
}

static void check_other_truth(const struct history *history, int reader, struct rng *rng) {
    static struct history other;
    int i = history->size - 1 - (int)rng_below(rng, (uint32_t)(history->size < 60 ? history->size : 60));
    if (!hidden(history, i, reader)) return;
    struct change change = any_change(history, i, rng);
    if (!other_truth(history, reader, &change, &other)) return;
    TEXT(line, 64);
    TEXT(other_line, 64);
    for (int k = 0; k < history->size; k++) {
        shown_line(history, k, reader, &line);
        shown_line(&other, k, reader, &other_line);
        assert_string_equal(line.bytes, other_line.bytes);
    }
    assert_true(same_view(&history->now, &other.now, reader));
    check_numbers(&history->now, &other.now, reader);
    count_differences(&history->now, &other.now);
}

/* A guess is a possible truth: the same view, the same legal moves for the viewer, and play can go on. */
static void check_guess(const struct state *truth, int reader, struct rng *rng) {
    struct state view = game_view(truth, reader), guess = view;
    game_of(truth)->guess(&guess, rng);
    assert_int_equal(guess.viewer, EVERYONE);
    struct state again = game_view(&guess, reader);
    assert_true(same_state(&view, &again));
    for (int k = 0; k < 12 && !game_over(&guess); k++) {
        struct move move = any_move(&guess, any_seat(&guess, rng), rng);
        assert_true(game_legal(&guess, move));
        game_apply(&guess, move);
    }
}

static void check_moves_of_view(const struct state *truth, int reader) {
    struct move real[MOVES_MAX], seen[MOVES_MAX];
    struct state view = game_view(truth, reader);
    if (reader == SPECTATOR || !owes(truth, reader)) return;
    int n = game_moves(truth, reader, real);
    assert_int_equal(game_moves(&view, reader, seen), n);
    for (int i = 0; i < n; i++) assert_true(same_move(real[i], seen[i]));
}

/* The paragraph that forbids a move is told to its mover, so it must follow from the mover's view. */
static void check_paragraphs(const struct state *truth, int reader, struct rng *rng) {
    const struct game *game = game_of(truth);
    if (reader == SPECTATOR || !game->paragraph) return;
    struct state view = game_view(truth, reader);
    struct move move = any_move(truth, any_seat(truth, rng), rng);
    TEXT(said, 64);
    game_say(truth, move, &said);
    const char *a = game->paragraph(truth, reader, said.bytes);
    const char *b = game->paragraph(&view, reader, said.bytes);
    assert_string_equal(a ? a : "", b ? b : "");
}

/* What a move declares is what happens: two moves that look the same to a reader leave the same view, two
 * that look different do not; the owner always sees the difference. */
static void check_declared(const struct state *state, struct rng *rng) {
    int seat = any_seat(state, rng);
    struct move one = any_move(state, seat, rng), two = any_move(state, seat, rng);
    struct state after_one = *state, after_two = *state;
    if (same_move(one, two)) return;
    game_apply(&after_one, one);
    game_apply(&after_two, two);
    if (after_one.epoch != state->epoch || game_over(&after_one) || game_over(&after_two)) return;
    for (int i = 0; i <= state->seats; i++) {
        int reader = reader_of(state, i);
        bool alike = same_move(game_masked(&after_one, state->epoch, one, reader),
                               game_masked(&after_two, state->epoch, two, reader));
        assert_int_equal(same_view(&after_one, &after_two, reader), alike);
    }
}

static bool sealed(const struct state *state, struct move move) {
    int owner;
    struct move masked = move;
    const struct game *game = game_of(state);
    return game->secrecy && game->secrecy(state, move, &owner, &masked) == SEALED;
}

/* Seats that act together move in two random orders and end in the same state. */
static int check_order(const struct state *state, struct rng *rng) {
    struct move move[SEATS_MAX];
    int n = 0;
    for (int seat = 0; seat < state->seats; seat++)
        if (owes(state, seat)) move[n++] = any_move(state, seat, rng);
    if (n < 2 || !sealed(state, move[0])) return 0;
    uint64_t hash[2];
    for (int order = 0; order < 2; order++) {
        struct state end = *state;
        for (int left = n; left > 0; left--) {
            uint32_t k = rng_below(rng, (uint32_t)left);
            struct move next = move[k];
            move[k] = move[left - 1];
            move[left - 1] = next;
            if (!game_legal(&end, next)) return 0; /* the first tell ends the others' chance */
            game_apply(&end, next);
        }
        hash[order] = game_hash(&end);
    }
    assert_true(hash[0] == hash[1]);
    return 1;
}

/* Nothing is secret once the game is over, and nothing ever where no secrets are declared. */
static void check_open(const struct state *truth) {
    if (game_of(truth)->secrecy && !game_over(truth)) return;
    for (int i = 0; i <= truth->seats; i++) {
        struct state view = game_view(truth, reader_of(truth, i));
        assert_int_equal(view.viewer, reader_of(truth, i));
        view.viewer = EVERYONE;
        assert_true(same_state(&view, truth));
    }
}

static void law_of_two_truths(const struct history *history, struct rng *rng) {
    if (!game_of(&history->now)->secrecy) return;
    for (int i = 0; i <= history->now.seats; i++)
        for (int k = 0; k < 4; k++) check_other_truth(history, reader_of(&history->now, i), rng);
}

static void test_two_truths_that_differ_in_secrets_look_the_same(void **unused) {
    in_all_states(1, 4, law_of_two_truths);
    for (int g = 0; game_list[g]; g++) {
        const struct truths *truths = truths_of(game_list[g]);
        for (int i = 0; truths && i < DIFFERENCES_MAX && truths->secret[i].what; i++) {
            print_message("# %s: %d other truths in %s\n", game_list[g]->name, reached[g][i],
                          truths->secret[i].what);
            assert_true(reached[g][i] > truths->secret[i].least);
        }
    }
}

static void law_of_guesses(const struct history *history, struct rng *rng) {
    if (game_over(&history->now)) return;
    for (int i = 0; i <= history->now.seats; i++) {
        int reader = reader_of(&history->now, i);
        check_guess(&history->now, reader, rng);
        check_moves_of_view(&history->now, reader);
        check_paragraphs(&history->now, reader, rng);
    }
}

static void test_a_guess_is_a_possible_truth_behind_a_view(void **unused) {
    in_all_states(2, 3, law_of_guesses);
}

static void law_of_declarations(const struct history *history, struct rng *rng) {
    check_open(&history->now);
    for (int k = 0; k < 3 && !game_over(&history->now); k++) check_declared(&history->now, rng);
}

static void test_moves_are_as_secret_as_they_declare(void **unused) {
    in_all_states(3, 1, law_of_declarations);
}

static int orders;

static void law_of_orders(const struct history *history, struct rng *rng) {
    if (!game_over(&history->now)) orders += check_order(&history->now, rng);
}

static void test_sealed_moves_in_any_order_end_in_the_same_state(void **unused) {
    orders = 0;
    in_all_states(4, 1, law_of_orders);
    assert_true(orders > 500);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_two_truths_that_differ_in_secrets_look_the_same),
        cmocka_unit_test(test_a_guess_is_a_possible_truth_behind_a_view),
        cmocka_unit_test(test_moves_are_as_secret_as_they_declare),
        cmocka_unit_test(test_sealed_moves_in_any_order_end_in_the_same_state),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
