/* test_room.c: Dixit in a room: gives that can be changed until all have given. */
#include "tests/room.h"

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

static void test_a_tale_that_was_told_is_not_taken_back(void **unused) {
    struct room *room = dixit_with_a_clue();
    assert_int_equal(room_undo_point(room, 2), -1);
    assert_false(room_undo(room, (int)room->entries_size - 1));
    assert_string_equal(room_clue(room), "Une porte");
    room_free(room);
}

/* Who chose is known after a crash, too. */
static void test_the_choice_of_a_bot_stays_a_bots(void **unused) {
    struct room *room = dixit_with_a_clue(), *again = open_room(&dixit_game, 4, 5);
    TEXT(give, 64);
    text_format(&give, "give %d", room->truth.as.dixit.hand[0][3]);
    assert_int_equal(room_submit(room, 0, -1, give.bytes, BY_BOT), FINE);
    for (uint32_t i = 0; i < room->events_size; i++) assert_true(room_load(again, room_event(room, i)));
    submit_card(again, 1, "give", again->truth.as.dixit.hand[1][0], "");
    submit_card(again, 3, "give", again->truth.as.dixit.hand[3][0], "");
    int by_bot = 0, by_person = 0;
    for (uint32_t i = 0; i < again->entries_size; i++) {
        const struct room_entry *entry = &again->entries[i];
        if (entry->move.who == 0) by_bot += entry->by == BY_BOT;
        if (entry->move.who == 1 || entry->move.who == 3) by_person += entry->by == BY_PERSON;
    }
    assert_int_equal(by_bot, 1);
    assert_int_equal(by_person, 2);
    room_free(room);
    room_free(again);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_a_give_can_be_changed_until_all_have_given),
        cmocka_unit_test(test_a_choice_in_the_middle_of_a_phase_comes_back),
        cmocka_unit_test(test_a_tale_that_was_told_is_not_taken_back),
        cmocka_unit_test(test_the_choice_of_a_bot_stays_a_bots),
    };
    return cmocka_run_group_tests_name("room of Dixit", tests, NULL, NULL);
}
