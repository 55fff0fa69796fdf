/* test_room.c: DIX in a room: what a move gains, what is refused, and what can be taken back. */
#include "tests/room.h"

/* Makes a move in a copy of the truth, pays with coins alone, and returns what that added to the score; -1 if
 * coins alone cannot pay. */
static int gained_by(const struct room *room, int seat, const char *text) {
    struct state state = room->truth;
    struct move move;
    const char *words;
    int before = dix_score(&state.as.dix.player[seat]);
    assert_int_equal(game_parse(&state, seat, text, &move, &words), FINE);
    game_apply(&state, move);
    if (state.phase == DIX_PAY) {
        TEXT(pay, 16);
        text_format(&pay, "pay %dc", state.as.dix.due);
        if (game_parse(&state, seat, pay.bytes, &move, &words) != FINE) return -1;
        game_apply(&state, move);
    }
    if (state.phase == DIX_DROP) return -1;
    return dix_score(&state.as.dix.player[seat]) - before;
}

/* docs/protocol.md: `gain` is what a move adds to the reader's score at once. */
static void test_the_gain_of_a_move_is_what_it_adds(void **unused) {
    int rows = 0, buys = 0, more = 0;
    for (uint8_t seed = 1; seed <= 20; seed++) {
        struct room *room = open_room(&dix_game, 2 + seed % 3, seed);
        room_settle(room);
        do {
            for (int seat = 0; seat < room->truth.seats; seat++) {
                json_t *json = contract(room, seat, room->entries_size & ~1u), *points; /* without advice */
                const char *name;
                json_object_foreach(json_object_get(json_object_get(json, "view"), "gain"), name, points) {
                    int gained = strcmp(name, "joker") == 0 ? -1 : gained_by(room, seat, name);
                    if (gained < 0) continue;
                    assert_int_equal(json_integer_value(points), gained);
                    rows += name[0] == 'n';
                    buys += name[0] == 'b';
                    more += gained > 0;
                }
                json_decref(json);
            }
            play_one(room);
        } while (!game_over(&room->truth));
        room_free(room);
    }
    assert_true(rows > 0 && buys > 0 && more > 0);
}

static void test_a_refused_move_changes_nothing(void **unused) {
    struct room *room = open_room(&dix_game, 3, 4);
    room_settle(room);
    uint64_t hash = game_hash(&room->truth);
    uint32_t events = room->events_size;
    int active = room->truth.as.dix.active, other = (active + 1) % 3, step = room->truth.step;
    assert_int_equal(room_submit(room, active, step, "numbers", BY_PERSON), NO_SUCH_MOVE);
    assert_int_equal(room_submit(room, active, step, "draw me", BY_PERSON), NO_WORDS_HERE);
    assert_int_equal(room_submit(room, other, step, "draw", BY_PERSON), WRONG_SEAT);
    assert_int_equal(room_submit(room, 7, step, "draw", BY_PERSON), WRONG_SEAT);
    assert_int_equal(room_submit(room, CHANCE, step, "b4", BY_PERSON), WRONG_SEAT);
    assert_int_equal(room_submit(room, active, step - 1, "draw", BY_PERSON), WRONG_STEP);
    assert_true(game_hash(&room->truth) == hash && room->events_size == events);
    assert_int_equal(room_submit(room, active, step, "draw", BY_PERSON), FINE);
    assert_int_equal(room_submit(room, active, step, "draw", BY_PERSON), WRONG_STEP);
    room_free(room);
}

static void test_undo_stops_at_chance(void **unused) {
    struct room *room = open_room(&dix_game, 2, 6);
    room_settle(room);
    int active = room->truth.as.dix.active;
    room_submit(room, active, -1, "draw", BY_PERSON);
    assert_int_equal(room_undo_point(room, active), -1);
    while (room->truth.phase == DIX_BID) play_one(room);
    while (room->truth.phase != DIX_CHOOSE) play_one(room);
    uint64_t hash = game_hash(&room->truth);
    int seat = room->truth.as.dix.active;
    if (room->truth.as.dix.row_size == 0) room_submit(room, seat, -1, "draw", BY_PERSON);
    while (room->truth.phase != DIX_CHOOSE) play_one(room);
    hash = game_hash(&room->truth);
    seat = room->truth.as.dix.active;
    assert_int_equal(room_submit(room, seat, -1, "coins", BY_PERSON), FINE);
    int point = room_undo_point(room, seat);
    assert_int_equal(point, room->entries_size - 1);
    assert_true(room_undo(room, point));
    assert_true(game_hash(&room->truth) == hash);
    assert_false(room_undo(room, 0));
    struct room *again = open_room(&dix_game, 2, 6);
    for (uint32_t i = 0; i < room->events_size; i++) assert_true(room_load(again, room_event(room, i)));
    assert_true(game_hash(&again->truth) == hash);
    play_to_the_end(again);
    room_free(room);
    room_free(again);
}

static void test_a_damaged_log_is_refused(void **unused) {
    static const char *const bad[] = {"",       "move",    "move 0",        "move 0 dance", "move * zz",
                                      "undo 0", "undo -1", "choose 0 draw", "move 9 draw",  "hello 0 draw",
                                      "move *"};
    struct room *room = open_room(&dix_game, 2, 7);
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) assert_false(room_load(room, bad[i]));
    room_settle(room);
    /* Another first seat than the deal gives: log and seed do not belong together. */
    struct room *other = open_room(&dix_game, 2, 7);
    assert_false(room_load(other, room->truth.as.dix.active ? "move * first 0" : "move * first 1"));
    assert_true(room_load(other, room_event(room, 0)));
    room_free(room);
    room_free(other);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_the_gain_of_a_move_is_what_it_adds),
        cmocka_unit_test(test_a_refused_move_changes_nothing),
        cmocka_unit_test(test_undo_stops_at_chance),
        cmocka_unit_test(test_a_damaged_log_is_refused),
    };
    return cmocka_run_group_tests_name("room of DIX", tests, NULL, NULL);
}
