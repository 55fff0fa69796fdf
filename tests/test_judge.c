/* test_judge.c: what a judge says of positions and moves of every game that has one: about every legal move
 * and no other, within bounds, the same again, and from the view alone. */
#include "tests/table.h"
#include "tests/variants.h"

#include "engine/json.h"
#include "room/judge.h"

enum { POSITIONS = 10, EVERY = 9 };

static bool same(struct move x, struct move y) {
    return x.who == y.who && x.kind == y.kind && x.a == y.a && x.b == y.b;
}

static void check_worth(const struct worth *worth) {
    assert_in_range(worth->win, 0, WORTH_ONE);
    assert_true(worth->points > -10000 && worth->points < 10000);
}

/* In the order of the rules' list, chance with its weights. */
static int check_list(const struct thought *thought, struct judged *list) {
    const struct state *view = thought->view;
    struct move moves[MOVES_MAX];
    uint32_t weights[MOVES_MAX];
    bool mine = owes(view, thought->seat);
    int n = judge_of(game_of(view))->moves(thought, list);
    if (!mine && !owes(view, CHANCE)) assert_int_equal(n, 0);
    if (!n) return 0;
    assert_int_equal(game_of(view)->moves(view, mine ? thought->seat : CHANCE, moves, mine ? NULL : weights),
                     n);
    for (int i = 0; i < n; i++) {
        assert_true(same(moves[i], list[i].move));
        assert_int_equal(list[i].weight, mine ? 0 : weights[i]);
        check_worth(&list[i].worth);
    }
    return n;
}

static void check_position(const struct state *truth, uint64_t seed) {
    static struct judged first[MOVES_MAX], second[MOVES_MAX];
    for (int seat = 0; seat < truth->seats; seat++) {
        struct state view = game_view(truth, seat);
        struct rng rng = rng_seed(seed, 1), again = rng;
        struct move move;
        if (game_of(truth)->obliged && owes(truth, seat) && game_of(truth)->obliged(truth, seat, &move))
            continue;
        struct thought thought = {.view = &view, .seat = seat, .rng = &rng};
        struct worth now;
        if (!judge_of(game_of(truth))->now(&thought, &now)) continue;
        check_worth(&now);
        int n = check_list(&thought, first);
        if (!n || !owes(truth, seat)) continue;
        thought.rng = &again;
        judge_of(game_of(truth))->now(&thought, &now);
        assert_int_equal(check_list(&thought, second), n);
        assert_memory_equal(first, second, (size_t)n * sizeof *first);
    }
}

static void judge_variant(const struct variant *variant) {
    if (!judge_of(variant->game)) return;
    struct rng rng = rng_seed(17, (uint64_t)variant->players);
    struct state state;
    int checked = 0;
    game_start(&state, variant->game, &variant->options);
    for (int i = 0; !game_over(&state) && checked < POSITIONS; i++) {
        struct move moves[MOVES_MAX], move;
        int seat = game_next(&state);
        if (i % EVERY == 0) {
            check_position(&state, (uint64_t)i);
            checked++;
        }
        if (seat == CHANCE)
            move = game_chance(&state, &rng);
        else if (!variant->game->obliged || !variant->game->obliged(&state, seat, &move))
            move = moves[rng_below(&rng, (uint32_t)game_moves(&state, seat, moves))];
        game_apply(&state, move);
    }
    assert_true(checked > 3);
}

static void test_judges_know_every_legal_move_and_only_those(void **unused) {
    each_variant("play", judge_variant);
}

/* A room tells one object for each seat, and nothing once the game is over. */
static void test_a_room_tells_what_moves_are_worth(void **unused) {
    static char bytes[1 << 16];
    struct text text = text_over(bytes, sizeof bytes);
    struct options options;
    struct deal deal = {.seed = {1}};
    options_standard(game_list[0], 2, &options);
    struct room *room = room_open(game_list[0], &options, &deal);
    room_settle(room);
    int seat = game_next(&room->truth);
    room_judge(room, seat, &text);
    assert_non_null(strstr(bytes, "\"by\":\"seat\",\"best\":\""));
    text_clear(&text);
    room_judge(room, 1 - seat, &text);
    assert_non_null(strstr(bytes, "\"by\":\"nobody\",\"best\":null,\"moves\":[]"));
    room->truth.to_act = 0;
    text_clear(&text);
    room_judge(room, seat, &text);
    assert_string_equal(bytes, "null");
    room_free(room);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_judges_know_every_legal_move_and_only_those),
        cmocka_unit_test(test_a_room_tells_what_moves_are_worth),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
