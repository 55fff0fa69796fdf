/* room.h: rooms for tests: opened with a fixed deal, played by random bots, and what they tell, as JSON. */
#ifndef DIZAINE_TESTS_ROOM_H
#define DIZAINE_TESTS_ROOM_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>
#include <jansson.h>
#include <stdlib.h>
#include <string.h>

#include "room/room.h"

enum { BUFFER = 1 << 20 };

static inline struct room *open_room(const struct game *game, int players, uint8_t seed) {
    struct options options;
    struct deal deal = {.seed = {seed}};
    options_standard(game, players, &options);
    struct room *room = room_open(game, &options, &deal);
    for (int seat = 0; seat < room->truth.seats; seat++)
        room_set_name(room, seat, seat ? "Léo \"7\"" : "Ana");
    return room;
}

static inline json_t *contract(const struct room *room, int reader, uint32_t from) {
    static char bytes[BUFFER];
    struct text text = text_over(bytes, BUFFER);
    room_contract(room, reader, from, from % 2, &text);
    assert_false(text.full);
    json_t *json = json_loads(text.bytes, JSON_REJECT_DUPLICATES, NULL);
    if (!json) print_error("%s\n", text.bytes);
    assert_non_null(json);
    return json;
}

/* Plays one decision of whoever is waited for; false when the game is over. */
static inline bool play_one(struct room *room) {
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

static inline void play_to_the_end(struct room *room) {
    room_settle(room);
    while (play_one(room)) {
    }
    assert_true(game_over(&room->truth));
}

#endif
