/* test_review.c: the review of a game: its parts add up to the result exactly, what chance does has the mean zero, whoever
 * plays better loses less by choices, and it is the same again. */
#include "tests/table.h"
#include "tests/variants.h"

#include "room/review.h"

static struct review review, again;
static struct review_step step;

static struct room *open_room(const struct game *game, const struct options *options) {
    struct room *room = room_open(game, options, &(struct deal){0});
    assert_non_null(room);
    room->given = UINT32_MAX;
    return room;
}

static void walk(struct room *room, struct move move) {
    TEXT(event, EVENT_MAX_BYTES);
    text_add(&event, "move ");
    game_line(&room->truth, move, NULL, &event);
    assert_true(room_load(room, event.bytes));
}

static struct move next_move(const struct state *truth, const struct bot *const *bots, struct rng *rng) {
    const struct game *game = game_of(truth);
    int seat = game_next(truth);
    struct move move;
    if (seat == CHANCE) return game_chance(truth, rng);
    if (game->obliged && game->obliged(truth, seat, &move)) return move;
    struct state view = game_view(truth, seat);
    struct thought thought = {.view = &view, .seat = seat, .rng = rng};
    return bots[seat % 2]->choose(&thought);
}

static struct review_worth sum_of(const struct review_sums *sums) {
    struct review_worth sum = {0};
    const struct review_worth parts[] = {sums->start, sums->luck, sums->choices, sums->others, sums->revised};
    for (int i = 0; i < 5; i++) {
        sum.win += parts[i].win;
        sum.points += parts[i].points;
    }
    return sum;
}

/* A whole game, reviewed: two bots take turns round the table. */
static void review_game(struct review *to, const struct game *game, const struct options *options,
                        const char *first, const char *second, uint64_t seed) {
    const struct bot *bots[] = {bot_named(game, first), bot_named(game, second)};
    struct rng rng = rng_seed(seed, 5);
    struct room *room = open_room(game, options);
    assert_true(review_open(to, room));
    while (!game_over(&room->truth)) {
        struct move move = next_move(&room->truth, bots, &rng);
        review_move(to, room, move, &step);
        if (step.count) assert_non_null(step.reason.why);
        walk(room, move);
    }
    review_close(to, room);
    for (int seat = 0; seat < to->seats; seat++) {
        if (!(to->judged >> seat & 1)) continue;
        const struct review_sums *sums = &to->sums[seat];
        struct review_worth sum = sum_of(sums);
        int classes = 0;
        assert_int_equal(sum.win, sums->end.win);
        assert_int_equal(sum.points, sums->end.points);
        bool won = room->truth.winners >> seat & 1;
        assert_int_equal(sums->end.win, won ? REVIEW_ONE / __builtin_popcount(room->truth.winners) : 0);
        for (int i = 0; i < REVIEW_CLASSES; i++) classes += to->classes[seat][i];
        assert_int_equal(classes, to->decisions[seat]);
    }
    room_free(room);
}

static const struct game *next_judged(int *place) {
    const struct game *game;
    while ((game = game_list[*place])) {
        ++*place;
        if (judge_of(game) && middle_of(game)->reason) return game;
    }
    return NULL;
}

static void test_parts_add_up_and_are_the_same_again(void **state) {
    int place = 0;
    const struct game *game;
    while ((game = next_judged(&place))) {
        struct options options;
        options_standard(game, 2, &options);
        review_game(&review, game, &options, "normal", "easy", 3);
        review_game(&again, game, &options, "normal", "easy", 3);
        assert_memory_equal(review.sums, again.sums, sizeof review.sums);
        assert_memory_equal(review.classes, again.classes, sizeof review.classes);
    }
    assert_true(place > 0);
}

static void test_parts_add_up_at_every_number_of_players(void **state) {
    int place = 0;
    const struct game *game;
    while ((game = next_judged(&place)))
        for (int players = game->seats_min; players <= game->seats_max; players += 2) {
            struct options options;
            if (players == 2) continue;
            options_standard(game, players, &options);
            review_game(&review, game, &options, "random", "random", (uint64_t)players);
        }
}

/* The exact form of "luck is fair": over all that chance could have done, each with its weight, luck adds up to nothing but
 * what the rounding of the mean leaves. (10,000 games: `dizaine review --total`, docs/review.md.) */
static void check_luck(const struct room *room, int seat) {
    static struct move moves[MOVES_MAX];
    static uint32_t weights[MOVES_MAX];
    static struct review copy;
    struct state view = game_view(&room->truth, seat); /* what may come, as far as the seat knows */
    int n = room->game->moves(&view, CHANCE, moves, weights);
    int64_t luck = 0, all = 0;
    for (int i = 0; i < n; i++) {
        if (!game_legal(&room->truth, moves[i]))
            return; /* others hold all of it, which the seat does not know */
        copy = review;
        review_move(&copy, room, moves[i], &step);
        if (n < 2 || !(step.known >> seat & 1)) return;
        all += weights[i];
        luck += (int64_t)step.change[seat].win * weights[i];
    }
    assert_true(llabs(luck) * 2 <= all);
}

static void check_luck_of_games(bool deep, int most) {
    int place = 0;
    const struct game *game;
    while ((game = next_judged(&place))) {
        const struct bot *bots[] = {bot_named(game, "normal"), bot_named(game, "easy")};
        struct options options;
        struct rng rng = rng_seed(8, 8);
        options_standard(game, 2, &options);
        struct room *room = open_room(game, &options);
        assert_true(review_open(&review, room));
        review.deep = deep;
        for (int draws = 0; draws < most && !game_over(&room->truth);) {
            struct move move = next_move(&room->truth, bots, &rng);
            if (move.who == CHANCE && draws++ % 4 == 0)
                for (int seat = 0; seat < review.seats; seat++) check_luck(room, seat);
            review_move(&review, room, move, &step);
            walk(room, move);
        }
        room_free(room);
    }
}

static void test_luck_has_the_mean_zero(void **state) {
    check_luck_of_games(false, 12);
}

static void test_luck_that_is_looked_at_one_decision_later_has_the_mean_zero_too(void **state) {
    check_luck_of_games(true, 1);
}

static void test_the_stronger_bot_loses_less_by_choices(void **state) {
    int place = 0;
    const struct game *game;
    while ((game = next_judged(&place))) {
        struct options options;
        int64_t strong = 0, weak = 0;
        options_standard(game, 2, &options);
        for (uint64_t seed = 1; seed <= 2; seed++) {
            review_game(&review, game, &options, "expert", "easy", seed);
            strong += review.sums[0].choices.win;
            weak += review.sums[1].choices.win;
        }
        assert_true(strong > weak);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_parts_add_up_and_are_the_same_again),
        cmocka_unit_test(test_parts_add_up_at_every_number_of_players),
        cmocka_unit_test(test_luck_has_the_mean_zero),
        cmocka_unit_test(test_luck_that_is_looked_at_one_decision_later_has_the_mean_zero_too),
        cmocka_unit_test(test_the_stronger_bot_loses_less_by_choices),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
