// What Dixit bots say about a round in a room, and what is learnt from it (contract_why.h).
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>
#include <stdlib.h>
#include <string.h>

#include "games/dixit/contract_why.h"

enum { PERSON = 3 }; // the seat that no bot plays

static struct room *open_room(void) {
    struct options options;
    struct deal deal = {.seed = {7}};
    options_standard(&dixit_game, 4, &options);
    struct room *room = room_open(&dixit_game, &options, &deal);
    assert_null(room_set(room, "lang", "fr"));
    room_settle(room);
    return room;
}

static void play_like(struct room *room, int seat, const char *level) {
    struct room_thought *thought = malloc(sizeof *thought);
    TEXT(text, EVENT_MAX_BYTES);
    room_thought(room, seat, thought);
    room_think(thought, bot_named(room->game, level), 0, &text);
    assert_int_equal(
        room_submit(room, seat, room->truth.step, text.bytes, seat == PERSON ? BY_PERSON : BY_BOT), FINE);
    free(thought);
}

static void play_one(struct room *room, int seat) {
    play_like(room, seat, "normal");
}

// Until `round` is over; checks on the way that no reason is given while a round is secret.
static void play_rounds(struct room *room, int round) {
    while (room->truth.as.dixit.round <= round && !game_over(&room->truth))
        for (int seat = 0; seat < 4; seat++)
            if (room_waits_for(room, seat)) play_one(room, seat);
}

static void test_no_reason_before_a_round_is_over(void **state) {
    struct room *room = open_room();
    TEXT(text, 1200);
    while (room->truth.as.dixit.round == 1) {
        assert_false(dixit_why(room, NULL, 0, LANG_FR, &text));
        assert_null(dixit_last_clue(room));
        for (int seat = 0; seat < 4; seat++)
            if (room->truth.as.dixit.round == 1 && room_waits_for(room, seat)) play_one(room, seat);
    }
    assert_true(dixit_why(room, NULL, 0, LANG_FR, &text));
    room_free(room);
}

static void test_each_bot_explains_its_deeds_and_a_person_does_not(void **state) {
    struct room *room = open_room();
    play_rounds(room, 2);
    const char *clue = dixit_last_clue(room);
    assert_non_null(clue);
    for (int seat = 0; seat < 4; seat++)
        for (int lang = 0; lang < 2; lang++) {
            TEXT(text, 1200);
            assert_int_equal(dixit_why(room, NULL, seat, (enum lang)lang, &text), seat != PERSON);
            if (seat == PERSON) continue;
            assert_false(text.full);
            int quoted = 0;
            for (const char *at = text.bytes; (at = strstr(at, clue)); at++) quoted++;
            assert_int_equal(quoted, seat == room->truth.as.dixit.last.teller ? 1 : 2);
        }
    TEXT(text, 64);
    assert_false(dixit_why(room, NULL, 9, LANG_FR, &text));
    room_free(room);
}

// An expert that counts points near the end does not claim that it voted for what fits best.
static void test_a_vote_for_the_points_is_told_as_one(void **state) {
    struct room *room = open_room();
    int told = 0;
    while (!game_over(&room->truth)) {
        int round = room->truth.as.dixit.round, most = 0;
        for (int seat = 0; seat < 4; seat++)
            if (room->truth.score[seat] > most) most = room->truth.score[seat];
        while (room->truth.as.dixit.round == round && !game_over(&room->truth))
            for (int seat = 0; seat < 4; seat++)
                if (room_waits_for(room, seat)) play_like(room, seat, "expert");
        for (int seat = 0; seat < 4; seat++) {
            TEXT(text, 1200);
            dixit_why(room, NULL, seat, LANG_FR, &text);
            if (!strstr(text.bytes, "si près de la fin")) continue;
            told++;
            assert_true(most >= 24);
        }
    }
    assert_int_not_equal(told, 0);
    room_free(room);
}

static void test_a_reason_stays_with_its_round_while_the_next_is_told(void **state) {
    struct room *room = open_room();
    play_rounds(room, 1);
    TEXT(before, 1200);
    TEXT(after, 1200);
    int bot = room->truth.as.dixit.last.teller == 0 ? 1 : 0;
    assert_true(dixit_why(room, NULL, bot, LANG_EN, &before));
    for (int seat = 0; seat < 4; seat++)
        if (room_waits_for(room, seat)) {
            play_one(room, seat); // the next storyteller
            break;
        }
    assert_true(dixit_why(room, NULL, bot, LANG_EN, &after));
    assert_string_equal(before.bytes, after.bytes);
    room_free(room);
}

static struct room *own_pictures(void) {
    struct options options;
    struct deal deal = {.seed = {7}};
    options_standard(&dixit_game, 4, &options);
    struct room *room = room_open(&dixit_game, &options, &deal);
    assert_null(room_set(room, "lang", "fr"));
    assert_null(room_set(room, "deck", "own:abc:84"));
    room_settle(room);
    play_one(room, PERSON); // only what people tell is learnt
    play_rounds(room, 1);
    return room;
}

static void test_rounds_teach_pictures_without_tags(void **state) {
    static struct learned learned;
    struct room *room = own_pictures();
    const struct dixit_setting *setting = room->setting;
    assert_int_equal(dixit_learning.lessons(room), 1);
    dixit_learning.learn(room, &learned);
    const struct dixit_round *last = &room->truth.as.dixit.last;
    int known = 0;
    for (int slot = 0; slot < last->slots; slot++)
        known += dixit_picture(&setting->shelf, &learned, last->card[slot]).tags > 0;
    assert_int_equal(known, last->slots);
    room_free(room);
}

static void test_explanations_use_what_was_learnt(void **state) {
    static struct learned learned;
    struct room *room = own_pictures();
    dixit_learning.teach(&learned, "abc", room->truth.as.dixit.last.card[0] - 1, "le phare, la mer");
    dixit_learning.learn(room, &learned);
    int changed = 0;
    for (int seat = 0; seat < PERSON; seat++) {
        TEXT(without, 4096);
        TEXT(with, 4096);
        assert_true(dixit_why(room, NULL, seat, LANG_FR, &without));
        assert_true(dixit_why(room, &learned, seat, LANG_FR, &with));
        changed += strcmp(without.bytes, with.bytes) != 0;
    }
    assert_true(changed > 0);
    room_free(room);
}

/* How many sentences of the bots say that others tied a card to the clue before. */
static int tied_before(const struct room *room, const struct learned *learned) {
    int count = 0;
    for (int seat = 0; seat < PERSON; seat++) {
        TEXT(text, 4096);
        assert_true(dixit_why(room, learned, seat, LANG_EN, &text));
        for (const char *at = text.bytes; (at = strstr(at, "Others have tied it")); at++) count++;
    }
    return count;
}

static void test_the_round_itself_is_not_what_others_said_before(void **state) {
    static struct learned learned;
    struct room *room = own_pictures();
    dixit_learning.learn(room, &learned);
    assert_int_equal(tied_before(room, &learned), 0);
    dixit_learning.learn(room, &learned); // as if the same had been told in an earlier game
    assert_int_equal(tied_before(room, &learned), 2 * PERSON); // each gave a card and voted for one
    room_free(room);
}

static void test_a_memory_survives_being_written_down(void **state) {
    static struct learned learned, again;
    struct room *room = own_pictures();
    dixit_learning.learn(room, &learned);
    uint32_t at = 0, lines = 0;
    for (;; lines++) {
        TEXT(line, 256);
        if (!dixit_learning.write(&learned, &at, &line)) break;
        dixit_learning.read(&again, line.bytes);
    }
    assert_true(lines > 3);
    assert_int_equal(again.used, learned.used);
    static const char *const damaged[] = {
        "", "x", "1", "1 2", "1 2 x", "1 2 -3", "12345678901234567 1 1", "1 100000000 1"};
    for (size_t i = 0; i < sizeof damaged / sizeof *damaged; i++) dixit_learning.read(&again, damaged[i]);
    assert_int_equal(again.used, learned.used);
    room_free(room);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_no_reason_before_a_round_is_over),
        cmocka_unit_test(test_each_bot_explains_its_deeds_and_a_person_does_not),
        cmocka_unit_test(test_a_vote_for_the_points_is_told_as_one),
        cmocka_unit_test(test_a_reason_stays_with_its_round_while_the_next_is_told),
        cmocka_unit_test(test_rounds_teach_pictures_without_tags),
        cmocka_unit_test(test_explanations_use_what_was_learnt),
        cmocka_unit_test(test_the_round_itself_is_not_what_others_said_before),
        cmocka_unit_test(test_a_memory_survives_being_written_down),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
