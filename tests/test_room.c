/* test_room.c: a room plays whole games, keeps its word about secrets, choices and undo, and comes back from
 * its events. */
#include "tests/room.h"
#include "tests/variants.h"

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

/* The server takes nothing back once a game is over, and what was secret is open by then: no contract may
 * offer it. */
static int ended_by_people;

static void nothing_is_taken_back(const struct variant *variant) {
    struct room *room = open_room(variant->game, variant->players, 6);
    play_to_the_end(room);
    ended_by_people += room->entries[room->entries_size - 1].move.who != CHANCE;
    for (int seat = 0; seat < variant->players; seat++) {
        TEXT(contract, 1 << 16);
        assert_int_equal(room_undo_point(room, seat), -1);
        room_contract(room, seat, room->entries_size, false, &contract);
        assert_non_null(strstr(contract.bytes, "\"undo\":null"));
    }
    room_free(room);
}

static void test_nothing_is_taken_back_once_it_is_over(void **unused) {
    ended_by_people = 0;
    each_variant("serve", nothing_is_taken_back);
    assert_true(ended_by_people > 1);
}

/* A bot thinks about what its seat may know, and about nothing else. */
static void a_bot_is_given_its_view(const struct variant *variant) {
    struct room *room = open_room(variant->game, variant->players, 4);
    struct room_thought *thought = malloc(sizeof *thought);
    room_settle(room);
    do {
        for (int seat = 0; seat < room->truth.seats; seat++) {
            struct state view = game_view(&room->truth, seat);
            room_thought(room, seat, thought);
            assert_int_equal(thought->view.viewer, seat);
            assert_true(game_hash(&thought->view) == game_hash(&view));
        }
    } while (play_one(room));
    free(thought);
    room_free(room);
}

static void test_a_bot_is_given_the_view_of_its_seat(void **unused) {
    each_variant("serve", a_bot_is_given_its_view);
}

/* Chance draws for itself, even where it is to move. */
static void test_nobody_moves_for_chance(void **unused) {
    int games = 0;
    for (int g = 0; game_list[g]; g++) {
        struct room *room = open_room(game_list[g], game_list[g]->seats_min, 3);
        if (owes(&room->truth, CHANCE)) {
            TEXT(text, 64);
            game_say(&room->truth, room->game->ticket(&room->truth, 0), &text);
            assert_int_equal(room_submit(room, CHANCE, -1, text.bytes, BY_PERSON), WRONG_SEAT);
            assert_int_equal(room->events_size, 0);
            games++;
        }
        room_free(room);
    }
    assert_true(games > 0);
}

static void record_holds_its_deal_at_the_end(const struct variant *variant) {
    struct room *room = open_room(variant->game, variant->players, 8);
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
    assert_int_equal(json_array_size(json_object_get(json, "nonces")), room->truth.seats);
    assert_int_equal(json_array_size(json_object_get(json, "moves")),
                     json_array_size(json_object_get(json, "legal")));
    json_decref(json);
    free(bytes);
    room_free(room);
}

static void test_a_record_is_written_with_its_deal_only_at_the_end(void **unused) {
    each_variant("serve", record_holds_its_deal_at_the_end);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_whole_games_and_back_from_their_events),
        cmocka_unit_test(test_contracts_are_json_for_every_reader_at_every_move),
        cmocka_unit_test(test_nothing_is_taken_back_once_it_is_over),
        cmocka_unit_test(test_a_bot_is_given_the_view_of_its_seat),
        cmocka_unit_test(test_nobody_moves_for_chance),
        cmocka_unit_test(test_a_record_is_written_with_its_deal_only_at_the_end),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
