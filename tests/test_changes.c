/* test_changes.c: what changed from one contract to the next. Whoever lays the changes over what they had holds, at every position of
 * every game and for every reader, the contract that is told whole, and every line of its log; and no line came twice. */
#include "tests/room.h"

#include "bots/bot.h"
#include "engine/json.h"
#include "room/changes.h"

static struct changes_work work;
static int laid, whole_bytes, change_bytes, lines_told;

static json_t *parse(const char *text) {
    json_t *json = json_loads(text, JSON_REJECT_DUPLICATES, NULL);
    if (!json) fail_msg("%s", text);
    return json;
}

/* Written from docs/protocol.md. */
static json_t *lay(json_t *old, json_t *changes) {
    const char *key;
    json_t *value, *copy = json_copy(old);
    size_t i;
    json_object_foreach(changes, key, value) {
        if (strcmp(key, "-") == 0) {
            json_t *gone;
            json_array_foreach(value, i, gone)
                assert_int_equal(json_object_del(copy, json_string_value(gone)), 0);
        } else if (strcmp(key, "@") == 0) {
            size_t at = (size_t)json_integer_value(json_array_get(value, 0));
            for (json_int_t out = json_integer_value(json_array_get(value, 1)); out > 0; out--)
                assert_int_equal(json_array_remove(copy, at), 0);
            for (i = 2; i < json_array_size(value); i++)
                json_array_insert(copy, at + i - 2, json_array_get(value, i));
        } else {
            bool within = *key == '~';
            const char *name = key + within;
            if (json_is_array(copy)) {
                json_t *now =
                    within ? lay(json_array_get(copy, (size_t)atoi(name)), value) : json_incref(value);
                assert_int_equal(json_array_set_new(copy, (size_t)atoi(name), now), 0);
            } else {
                assert_true(!within || json_object_get(copy, name));
                json_object_set_new(copy, name,
                                    within ? lay(json_object_get(copy, name), value) : json_incref(value));
            }
        }
    }
    return copy;
}

/* A text as the first object of a part; the second is empty. */
static struct part part_of(struct text *text, const char *object) {
    text_format(text, "%s{}", object);
    return (struct part){text->bytes, text->size, text->size - 2};
}

/* Some of its members are gone, or it is too long: then nothing is said but that the whole is to be told. */
static bool writes(struct part before, struct part after, struct text *text) {
    uint32_t second;
    if (!changes_write(&work, before, after, text, &second)) return false;
    assert_string_equal(text->bytes + second, "{}");
    text->size = second;
    text->bytes[second] = 0;
    return true;
}

static void expect_changes(const char *before, const char *after, const char *expected) {
    TEXT(text, 4096);
    TEXT(old_part, 4096);
    TEXT(new_part, 4096);
    if (!writes(part_of(&old_part, before), part_of(&new_part, after), &text)) fail_msg("%s to %s", before, after);
    if (expected) assert_string_equal(text.bytes, expected);
    json_t *old = parse(before), *new = parse(after), *changes = parse(text.bytes), *now = lay(old, changes);
    if (!json_equal(now, new)) fail_msg("%s to %s: %s", before, after, text.bytes);
    json_decref(old);
    json_decref(new);
    json_decref(changes);
    json_decref(now);
}

static void test_what_changes_look_like(void **unused) {
    expect_changes("{\"a\":1,\"b\":[]}", "{\"a\":1,\"b\":[]}", "{}");
    expect_changes("{\"a\":1,\"b\":2}", "{\"a\":1,\"b\":33}", "{\"b\":33}");
    expect_changes("{\"a\":3,\"b\":2}", "{\"a\":33,\"b\":2}", "{\"a\":33}");
    expect_changes("{\"a\":33,\"b\":2}", "{\"a\":3,\"b\":2}", "{\"a\":3}");
    expect_changes("{\"a\":1}", "{\"a\":1,\"b\":null}", "{\"b\":null}");
    expect_changes("{\"o\":{\"a\":1,\"b\":200,\"c\":300}}", "{\"o\":{\"a\":1,\"c\":300}}", "{\"~o\":{\"-\":[\"b\"]}}");
    expect_changes("{\"a\":{\"x\":[10,20,30],\"y\":100000}}", "{\"a\":{\"x\":[10,21,30],\"y\":100000}}",
                   "{\"~a\":{\"~x\":{\"1\":21}}}");
    expect_changes("{\"a\":[\"x\",\"y\",\"z\",\"u\",\"v\",\"w\"]}", "{\"a\":[\"x\",\"y\",\"u\",\"v\",\"w\"]}",
                   "{\"~a\":{\"@\":[2,1]}}");
    expect_changes("{\"a\":[\"x\",\"y\",\"z\",\"u\",\"v\"]}", "{\"a\":[\"x\",\"y\",\"z\",\"u\",\"v\",\"z\"]}",
                   "{\"~a\":{\"@\":[5,0,\"z\"]}}");
    expect_changes("{\"a\":[]}", "{\"a\":{}}", "{\"a\":{}}");
    expect_changes("{\"a\":\"]\\\"}\",\"b\":[\"\\\\\"]}", "{\"a\":\"]\\\"},\",\"b\":[\"\\\\\",\"\\\"\"]}",
                   NULL);
    expect_changes("{\"a\":1,\"b\":2,\"c\":3}", "{\"c\":3,\"a\":1,\"b\":4}", NULL);
    expect_changes("{\"a\":[{\"x\":\"a long text\",\"y\":1},{\"x\":\"a long text\",\"y\":2}]}",
                   "{\"a\":[{\"x\":\"a long text\",\"y\":3},{\"x\":\"a long text\",\"y\":2}]}",
                   "{\"~a\":{\"~0\":{\"y\":3}}}");
}

static void test_a_part_that_lost_a_member_is_told_whole(void **unused) {
    TEXT(before, 64);
    TEXT(after, 64);
    TEXT(text, 64);
    assert_false(writes(part_of(&before, "{\"a\":1,\"b\":2}"), part_of(&after, "{\"a\":1}"), &text));
    text_clear(&text);
    struct part one = {"{\"a\":1}{\"b\":2}", 14, 7}, other = {"{\"a\":1}{}", 9, 7};
    uint32_t second;
    assert_false(changes_write(&work, one, other, &text, &second));
    text_clear(&text);
    assert_true(changes_write(&work, other, one, &text, &second));
    assert_string_equal(text.bytes, "{}{\"b\":2}");
    assert_int_equal(second, 2);
}

static void test_parts_are_joined(void **unused) {
    struct part common = {"{\"a\":1}{\"b\":2}", 14, 7}, own = {"{}{\"c\":3}", 9, 2}, none = {"{}{}", 4, 2};
    TEXT(text, 256);
    room_join(common, own, "view", &text);
    text_byte(&text, ' ');
    room_join(own, common, "~view", &text);
    text_byte(&text, ' ');
    room_join(none, none, "~view", &text);
    assert_string_equal(text.bytes, "{\"a\":1,\"view\":{\"b\":2,\"c\":3} {\"a\":1,\"~view\":{\"c\":3,\"b\":2} {");
}

/* Texts are read sixteen bytes at a time: quotes, escapes and brackets at every place of those, inside of strings and outside. */
static void test_strings_with_everything_in_them(void **unused) {
    static const char *const parts[] = {"[", "]", "{", "}", "\\\"", "\\\\", ",", "a", ":", "é"};
    struct rng rng = rng_seed(19, 0);
    for (int round = 0; round < 4000; round++) {
        TEXT(before, 2048);
        TEXT(after, 2048);
        struct text *both[] = {&before, &after};
        int keys = 1 + (int)rng_below(&rng, 5);
        for (int i = 0; i < 2; i++) text_byte(both[i], '{');
        for (int k = 0; k < keys; k++) {
            TEXT(value, 256);
            text_add(&value, rng_below(&rng, 2) ? "[[\"" : "{\"k\":\"");
            for (uint32_t n = rng_below(&rng, 24); n > 0; n--) text_add(&value, parts[rng_below(&rng, 10)]);
            text_add(&value, value.bytes[0] == '[' ? "\"],[]]" : "\"}");
            for (int i = 0; i < 2; i++) {
                bool told = i == 0 || rng_below(&rng, 3);
                text_format(both[i], "%s\"k%d\":%s", k ? "," : "", k, told ? value.bytes : "[[\"}\"],7]");
            }
        }
        for (int i = 0; i < 2; i++) text_byte(both[i], '}');
        expect_changes(before.bytes, after.bytes, NULL);
    }
}

/* Lists of more items, and objects with more keys that go, than are looked at one by one. */
static void test_long_ones_are_told_whole(void **unused) {
    static char bytes[3][1 << 16];
    struct text text[3];
    for (int i = 0; i < 3; i++) text[i] = text_over(bytes[i], 1 << 16);
    for (int i = 0; i < 2; i++) {
        json_open(&text[i], NULL, '{');
        json_open(&text[i], "list", '[');
        for (int k = 0; k < 300 - i; k++) json_number(&text[i], NULL, k);
        json_close(&text[i], ']');
        json_open(&text[i], "object", '{');
        for (int k = 0; k < (i ? 1 : 100); k++) {
            TEXT(key, 8);
            text_format(&key, "k%d", k);
            json_number(&text[i], key.bytes, k);
        }
        json_close(&text[i], '}');
        json_close(&text[i], '}');
    }
    json_t *old = parse(bytes[0]), *new = parse(bytes[1]);
    struct part part[2];
    for (int i = 0; i < 2; i++) {
        uint32_t size = text[i].size;
        text_add(&text[i], "{}");
        part[i] = (struct part){bytes[i], text[i].size, size};
    }
    assert_true(writes(part[0], part[1], &text[2]));
    json_t *changes = parse(bytes[2]),
           *now = lay(old, changes);
    assert_true(json_equal(now, new));
    json_decref(old);
    json_decref(new);
    json_decref(changes);
    json_decref(now);
}

struct reader {
    int seat;
    bool advice;
    struct kept {
        char bytes[BUFFER / 4];
        struct part part;
    } common, own;
    uint32_t known;
    uint16_t epoch;
    json_t *contract, *lines;
};

static void take_log(struct reader *reader, json_t *log) {
    if (!log) return;
    size_t from = (size_t)json_integer_value(json_object_get(log, "from")), i;
    json_t *line;
    assert_int_equal(from, json_array_size(reader->lines)); /* none twice */
    json_array_foreach(json_object_get(log, "lines"), i, line) json_array_append(reader->lines, line);
    lines_told += (int)json_array_size(json_object_get(log, "lines"));
    json_array_foreach(json_object_get(log, "opened"), i, line) {
        size_t n = (size_t)json_integer_value(json_array_get(line, 0));
        assert_false(
            json_equal(json_array_get(reader->lines, n), json_array_get(line, 1))); /* it had been masked */
        json_array_set(reader->lines, n, json_array_get(line, 1));
    }
}

static void keep(struct kept *kept, const struct text *text, uint32_t second) {
    assert_true(text->size < sizeof kept->bytes && !text->full);
    memcpy(kept->bytes, text->bytes, text->size + 1);
    kept->part = (struct part){kept->bytes, text->size, second};
}

/* The object that a reader is told: a whole contract, or what changed; its log is written behind it. */
static bool write_told(const struct room *room, struct reader *reader, struct text *told) {
    static char bytes[4][BUFFER];
    static struct kept common, own;
    struct text text[4];
    uint32_t second[2];
    for (int i = 0; i < 4; i++) text[i] = text_over(bytes[i], BUFFER);
    second[0] = room_common(room, &text[0]);
    keep(&common, &text[0], second[0]);
    second[0] = room_own(room, reader->seat, reader->advice, &text[1]);
    keep(&own, &text[1], second[0]);
    bool changes = reader->contract && changes_write(&work, reader->common.part, common.part, &text[2], &second[0]) &&
                   changes_write(&work, reader->own.part, own.part, &text[3], &second[1]);
    if (changes)
        room_join((struct part){bytes[2], text[2].size, second[0]}, (struct part){bytes[3], text[3].size, second[1]},
                  "~view", told);
    else
        room_join(common.part, own.part, "view", told);
    keep(&reader->common, &text[0], common.part.second);
    keep(&reader->own, &text[1], own.part.second);
    whole_bytes += (int)(text[0].size + text[1].size);
    change_bytes += (int)told->size;
    return changes;
}

static void tell(const struct room *room, struct reader *reader) {
    static char bytes[BUFFER], told_bytes[BUFFER];
    struct text text = text_over(bytes, BUFFER), told = text_over(told_bytes, BUFFER);
    bool changes = write_told(room, reader, &told);
    if (changes) {
        room_log_changes(room, reader->seat, reader->known, reader->epoch, &told);
    } else {
        json_decref(reader->lines);
        reader->lines = json_array();
        room_log_changes(room, reader->seat, 0, room_epoch(room), &told);
    }
    json_close(&told, '}');
    json_t *now = parse(told.bytes), *new_log = json_incref(json_object_get(now, "log"));
    json_object_del(now, "log");
    if (changes) {
        json_t *laid_over = lay(reader->contract, now);
        json_decref(now);
        now = laid_over;
        laid++;
    }
    take_log(reader, new_log);
    json_decref(new_log);
    json_decref(reader->contract);
    reader->contract = now;
    reader->known = room->entries_size;
    reader->epoch = room_epoch(room);
    text_clear(&text);
    bool all = game_over(&room->truth) || laid % 16 == 0; /* else its last lines */
    room_contract(room, reader->seat, all || reader->known < 12 ? 0 : reader->known - 12, reader->advice,
                  &text);
    json_t *expected = parse(text.bytes), *log = json_object_get(expected, "log"), *line;
    size_t from = (size_t)json_integer_value(json_object_get(log, "from")), i;
    assert_int_equal(from + json_array_size(json_object_get(log, "lines")), json_array_size(reader->lines));
    json_array_foreach(json_object_get(log, "lines"), i,
                       line) if (!json_equal(line, json_array_get(reader->lines, from + i)))
        fail_msg("%s", json_dumps(line, 0));
    json_object_del(expected, "log");
    if (!json_equal(expected, reader->contract))
        fail_msg("%s\n%s", text.bytes, json_dumps(reader->contract, 0));
    json_decref(expected);
}

/* Some readers miss some positions: they are told of all that happened meanwhile at once. */
static void follow(const struct game *game, int players, uint8_t seed) {
    static struct reader readers[SEATS_MAX + 2];
    struct room *room = open_room(game, players, seed);
    struct rng rng = rng_seed(seed, (uint64_t)players);
    int size = room->truth.seats + 2, turn = 0;
    for (int i = 0; i < size; i++)
        readers[i] = (struct reader){.seat = i < room->truth.seats ? i : SPECTATOR, .advice = i % 2};
    room_settle(room);
    do {
        for (int i = 0; i < size; i++)
            if (turn == 0 || ((i % 3 || rng_below(&rng, 4) == 0) && (turn < 80 || turn % 16 == 0)))
                tell(room, &readers[i]);
        turn++;
    } while (play_one(room));
    for (int again = 0; again < 2; again++)
        for (int i = 0; i < size; i++) tell(room, &readers[i]);
    for (int i = 0; i < size; i++) {
        json_decref(readers[i].contract);
        json_decref(readers[i].lines);
    }
    room_free(room);
}

static void test_changes_laid_over_are_the_contract(void **unused) {
    for (int i = 0; game_list[i]; i++) {
        const struct game *game = game_list[i];
        laid = whole_bytes = change_bytes = lines_told = 0;
        for (int players = game->seats_min; players <= game->seats_max; players += 1 + (players > 2))
            follow(game, players, (uint8_t)(players + 7));
        print_message("# %s: %d told, %d bytes each without its log instead of %d\n", game->name, laid,
                      change_bytes / laid, whole_bytes / laid);
        assert_true(laid > 100);
        assert_true(change_bytes < whole_bytes / 2);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_what_changes_look_like),
        cmocka_unit_test(test_a_part_that_lost_a_member_is_told_whole),
        cmocka_unit_test(test_parts_are_joined),
        cmocka_unit_test(test_strings_with_everything_in_them),
        cmocka_unit_test(test_long_ones_are_told_whole),
        cmocka_unit_test(test_changes_laid_over_are_the_contract),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
