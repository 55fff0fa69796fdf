/* test_room.c: a room plays whole games, keeps its word about secrets, choices and undo, and comes back from
 * its events. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <cmocka.h>
#include <jansson.h>
#include <stdlib.h>
#include <string.h>

#include "room/room.h"

enum { BUFFER = 1 << 20 };

static struct room *open_room(const struct game *game, int players, uint8_t seed) {
    struct options options;
    struct deal deal = {.seed = {seed}};
    options_standard(game, players, &options);
    struct room *room = room_open(game, &options, &deal);
    for (int seat = 0; seat < room->truth.seats; seat++)
        room_set_name(room, seat, seat ? "Léo \"7\"" : "Ana");
    return room;
}

static json_t *contract(const struct room *room, int reader, uint32_t from) {
    char *bytes = malloc(BUFFER);
    struct text text = text_over(bytes, BUFFER);
    room_contract(room, reader, from, from % 2, &text);
    assert_false(text.full);
    json_t *json = json_loads(text.bytes, JSON_REJECT_DUPLICATES, NULL);
    if (!json) print_error("%s\n", text.bytes);
    assert_non_null(json);
    free(bytes);
    return json;
}

/* Plays one decision of whoever is waited for; false when the game is over. */
static bool play_one(struct room *room) {
    struct room_thought *thought = malloc(sizeof *thought);
    bool played = false;
    for (int seat = 0; seat < room->truth.seats && !played; seat++) {
        if (!room_waits_for(room, seat)) continue;
        TEXT(text, EVENT_MAX_BYTES);
        room_thought(room, seat, thought);
        room_think(thought, bot_named(room->game, "random"), 0, &text);
        assert_int_equal(room_submit(room, seat, room->truth.step, text.bytes, BY_PERSON), FINE);
        played = true;
    }
    free(thought);
    return played;
}

static void play_to_the_end(struct room *room) {
    room_settle(room);
    while (play_one(room)) {
    }
    assert_true(game_over(&room->truth));
}

static void test_whole_games_and_back_from_their_events(void **unused) {
    for (int g = 0; game_list[g]; g++) {
        for (int players = game_list[g]->seats_min; players <= game_list[g]->seats_max; players++) {
            struct room *room = open_room(game_list[g], players, (uint8_t)players);
            play_to_the_end(room);
            struct room *again = open_room(game_list[g], players, (uint8_t)players);
            for (uint32_t i = 0; i < room->events_size; i++)
                assert_true(room_load(again, room_event(room, i)));
            assert_true(game_hash(&again->truth) == game_hash(&room->truth));
            json_t *one = contract(room, 0, 0), *two = contract(again, 0, 0);
            assert_true(json_equal(one, two));
            assert_true(json_is_true(json_object_get(one, "over")));
            json_decref(one);
            json_decref(two);
            room_free(room);
            room_free(again);
        }
    }
}

static void test_contracts_are_json_for_every_reader_at_every_move(void **unused) {
    for (int g = 0; game_list[g]; g++) {
        struct room *room = open_room(game_list[g], game_list[g]->seats_min + 1, 9);
        room_settle(room);
        uint32_t from = 0;
        do {
            for (int reader = 0; reader <= room->truth.seats; reader++) {
                int who = reader < room->truth.seats ? reader : SPECTATOR;
                json_t *json = contract(room, who, from);
                assert_int_equal(json_integer_value(json_object_get(json, "seq")), room->events_size);
                bool listed = json_array_size(json_object_get(json, "legal")) > 0;
                assert_int_equal(listed, who != SPECTATOR && owes(&room->truth, who));
                assert_null(json_object_get(json, "seed"));
                json_decref(json);
            }
            from = room->entries_size;
            play_one(room);
        } while (!game_over(&room->truth));
        room_free(room);
    }
}

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
                json_t *json = contract(room, seat, room->entries_size), *points;
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

static void submit_card(struct room *room, int seat, const char *verb, int card, const char *words) {
    TEXT(text, 128);
    text_format(&text, "%s %d%s", verb, card, words);
    assert_int_equal(room_submit(room, seat, room->truth.step, text.bytes, BY_PERSON), FINE);
}

static struct room *dixit_with_a_clue(void) {
    struct room *room = open_room(&dixit_game, 4, 5);
    room_settle(room);
    submit_card(room, 2, "tell", room->truth.as.dixit.hand[2][0], " Une porte");
    assert_string_equal(room_clue(room), "Une porte");
    return room;
}

static void test_a_give_can_be_changed_until_all_have_given(void **unused) {
    struct room *room = dixit_with_a_clue();
    const uint16_t *hand = room->truth.as.dixit.hand[0];
    int first = hand[0], second = hand[1];
    submit_card(room, 0, "give", first, "");
    uint32_t events = room->events_size;
    submit_card(room, 0, "give", first, "");
    assert_int_equal(room->events_size, events); /* a double click is harmless */
    submit_card(room, 0, "give", second, "");
    assert_int_equal(room->events_size, events + 1);
    assert_false(room_waits_for(room, 0));
    json_t *mine = contract(room, 0, 0), *other = contract(room, 1, 0);
    assert_int_equal(json_array_size(json_object_get(other, "chosen")), 1);
    assert_true(json_is_null(json_object_get(other, "choice")));
    assert_memory_equal(json_string_value(json_object_get(mine, "choice")), "give ", 5);
    json_decref(mine);
    json_decref(other);
    submit_card(room, 1, "give", room->truth.as.dixit.hand[1][0], "");
    submit_card(room, 3, "give", room->truth.as.dixit.hand[3][0], "");
    assert_int_equal(room->truth.phase, DIXIT_VOTE);
    assert_int_equal(room->truth.as.dixit.given[0][0], second);
    room_free(room);
}

static void test_a_choice_in_the_middle_of_a_phase_comes_back(void **unused) {
    struct room *room = dixit_with_a_clue();
    submit_card(room, 0, "give", room->truth.as.dixit.hand[0][3], "");
    struct room *again = open_room(&dixit_game, 4, 5);
    for (uint32_t i = 0; i < room->events_size; i++) assert_true(room_load(again, room_event(room, i)));
    TEXT(one, 64);
    TEXT(two, 64);
    assert_true(room_choice_text(room, 0, &one) && room_choice_text(again, 0, &two));
    assert_string_equal(one.bytes, two.bytes);
    room_free(room);
    room_free(again);
}

/* The server takes nothing back once a game is over, and what was secret is open by then: no contract may
 * offer it. */
static void test_nothing_is_taken_back_once_it_is_over(void **unused) {
    struct room *room = open_room(&dix_game, 2, 6);
    room_settle(room);
    play_to_the_end(room);
    assert_int_not_equal(room->entries[room->entries_size - 1].move.who, CHANCE);
    for (int seat = 0; seat < 2; seat++) {
        TEXT(contract, 1 << 16);
        assert_int_equal(room_undo_point(room, seat), -1);
        room_contract(room, seat, room->entries_size, false, &contract);
        assert_non_null(strstr(contract.bytes, "\"undo\":null"));
    }
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

static void test_a_record_is_written_with_its_deal_only_at_the_end(void **unused) {
    struct room *room = open_room(&dix_game, 3, 8);
    char *bytes = malloc(BUFFER);
    struct text text = text_over(bytes, BUFFER);
    room_settle(room);
    room_record(room, false, &text);
    assert_null(strstr(text.bytes, "seed"));
    play_to_the_end(room);
    text_clear(&text);
    room_record(room, true, &text);
    json_t *json = json_loads(text.bytes, JSON_REJECT_DUPLICATES, NULL);
    assert_non_null(json);
    assert_int_equal(strlen(json_string_value(json_object_get(json, "seed"))), 64);
    assert_int_equal(json_array_size(json_object_get(json, "nonces")), 3);
    assert_int_equal(json_array_size(json_object_get(json, "moves")),
                     json_array_size(json_object_get(json, "legal")));
    json_decref(json);
    free(bytes);
    room_free(room);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_whole_games_and_back_from_their_events),
        cmocka_unit_test(test_contracts_are_json_for_every_reader_at_every_move),
        cmocka_unit_test(test_the_gain_of_a_move_is_what_it_adds),
        cmocka_unit_test(test_a_refused_move_changes_nothing),
        cmocka_unit_test(test_a_give_can_be_changed_until_all_have_given),
        cmocka_unit_test(test_a_choice_in_the_middle_of_a_phase_comes_back),
        cmocka_unit_test(test_nothing_is_taken_back_once_it_is_over),
        cmocka_unit_test(test_undo_stops_at_chance),
        cmocka_unit_test(test_a_damaged_log_is_refused),
        cmocka_unit_test(test_a_record_is_written_with_its_deal_only_at_the_end),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
