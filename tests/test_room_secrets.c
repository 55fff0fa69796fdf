/* test_room_secrets.c: what leaves a room. Two rooms whose truths differ only in what a reader may not know
 * hand that reader the same contract, byte for byte; and so do rooms that differ in somebody else's pending
 * choice. */
#include "tests/truths.h"
#include "room/room.h"

enum { CONTRACT_BYTES = 1 << 18 };
static int contracts, choices;

static struct room *room_of(const struct history *history) {
    static const struct deal deal = {.seed = {7}};
    struct room *room = room_open(game_of(&history->now), &history->options, &deal);
    assert_non_null(room);
    room->given = UINT32_MAX; /* the history's chance, not the deal's */
    for (int i = 0; i < history->size; i++) {
        TEXT(event, 128);
        text_add(&event, "move ");
        bool tells = room->game->wordy && room->game->wordy(history->move[i]);
        game_line(&room->truth, history->move[i], tells ? "a door nobody opens" : NULL, &event);
        if (!room_load(room, event.bytes)) fail_msg("%s", event.bytes);
    }
    return room;
}

static void expect_same_contract(const struct room *one, const struct room *two, int reader) {
    static char bytes[2][CONTRACT_BYTES];
    struct text text[2] = {text_over(bytes[0], CONTRACT_BYTES), text_over(bytes[1], CONTRACT_BYTES)};
    room_contract(one, reader, 0, true, &text[0]);
    room_contract(two, reader, 0, true, &text[1]);
    assert_false(text[0].full);
    assert_string_equal(bytes[0], bytes[1]);
    /* What changed for a reader is made from the contracts before and after, which are the same, and the log. */
    for (uint32_t from = 0; from <= one->entries_size; from += 1 + from / 2)
        for (int epoch = one->truth.epoch > 2 ? one->truth.epoch - 2 : 0; epoch <= one->truth.epoch; epoch++) {
            for (int i = 0; i < 2; i++) {
                text_clear(&text[i]);
                room_log_changes(i ? two : one, reader, from, (uint16_t)epoch, &text[i]);
            }
            assert_string_equal(bytes[0], bytes[1]);
        }
}

static void law_of_contracts(const struct history *history, struct rng *rng) {
    static struct history other;
    if (!game_of(&history->now)->secrecy || game_over(&history->now)) return;
    for (int i = 0; i <= history->now.seats; i++) {
        int reader = reader_of(&history->now, i);
        int k = history->size - 1 - (int)rng_below(rng, (uint32_t)(history->size < 40 ? history->size : 40));
        if (!hidden(history, k, reader)) continue;
        struct change change = any_change(history, k, rng);
        if (!other_truth(history, reader, &change, &other)) continue;
        if (same_state(&history->now, &other.now)) continue;
        struct room *one = room_of(history), *two = room_of(&other);
        expect_same_contract(one, two, reader);
        contracts++;
        room_free(one);
        room_free(two);
    }
}

static void test_two_truths_make_one_contract(void **unused) {
    contracts = 0;
    in_all_states(6, 6, law_of_contracts);
    print_message("# contracts compared: %d\n", contracts);
    assert_true(contracts > 300);
}

static bool load_choice(struct room *room, struct move move) {
    TEXT(event, 128);
    text_add(&event, "choose ");
    game_line(&room->truth, move, NULL, &event);
    return room_load(room, event.bytes);
}

/* A choice that can still be changed is its maker's alone. */
static void law_of_choices(const struct history *history, struct rng *rng) {
    const struct state *now = &history->now;
    if (!game_of(now)->secrecy || game_over(now) || owes(now, CHANCE)) return;
    int seat = any_seat(now, rng);
    struct move first = any_move(now, seat, rng), second = any_move(now, seat, rng);
    if (same_move(first, second)) return;
    struct room *one = room_of(history), *two = room_of(history);
    bool is_choice = load_choice(one, first);
    assert_int_equal(load_choice(two, second), is_choice);
    for (int i = 0; is_choice && i <= now->seats; i++)
        if (reader_of(now, i) != seat) expect_same_contract(one, two, reader_of(now, i));
    /* Nor does a choice that was changed tell that it was. */
    assert_int_equal(load_choice(one, second), is_choice);
    for (int i = 0; is_choice && i <= now->seats; i++) expect_same_contract(one, two, reader_of(now, i));
    choices += is_choice;
    room_free(one);
    room_free(two);
}

static void test_a_pending_choice_is_its_makers_alone(void **unused) {
    choices = 0;
    in_all_states(7, 6, law_of_choices);
    print_message("# choices compared: %d\n", choices);
    assert_true(choices > 60);
}

/* Somebody without a seat has no place in any list of seats: a sanitizer looks on. */
static void law_of_spectators(const struct history *history, struct rng *rng) {
    static char bytes[CONTRACT_BYTES];
    if (history->now.seats > history->options.players) return; /* an automaton makes no random moves */
    struct text text = text_over(bytes, CONTRACT_BYTES);
    struct room *room = room_of(history);
    room_contract(room, SPECTATOR, 0, true, &text);
    assert_false(text.full);
    assert_non_null(strstr(bytes, "\"seat\":null"));
    assert_non_null(strstr(bytes, "\"legal\":[]"));
    contracts++;
    room_free(room);
}

static void test_a_spectator_is_told_of_every_position(void **unused) {
    contracts = 0;
    in_all_states(8, 2, law_of_spectators);
    print_message("# positions told: %d\n", contracts);
    assert_true(contracts > 300);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_two_truths_make_one_contract),
        cmocka_unit_test(test_a_pending_choice_is_its_makers_alone),
        cmocka_unit_test(test_a_spectator_is_told_of_every_position),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
