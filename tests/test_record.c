/* test_record.c: records are written as docs/notation.md says, read back the same, and read strictly: any
 * fault is named with its move, and hostile files end in a sentence. */
#include "room/room.h"
#include "sim/random_play.h"
#include "store/records.h"
#include "tests/variants.h"

enum { BYTES_MAX = 1 << 20 };
static char written[BYTES_MAX];

/* A random game as text; returns its length. */
static uint32_t write_game(const struct variant *variant, uint32_t moves_max, bool annotate) {
    static struct turn turns[STEPS_MAX];
    const struct game *game = variant->game;
    struct record record = {.game = game, .options = variant->options, .turns = turns};
    struct text text = text_over(written, sizeof written);
    struct rng rng = rng_seed(7, (uint64_t)variant->players);
    struct state state;
    for (game_start(&state, game, &record.options); !game_over(&state) && record.count < moves_max;) {
        struct turn *turn = &turns[record.count++];
        *turn = (struct turn){.move = random_move(&state, &rng)};
        if (game->wordy && game->wordy(turn->move)) turn->words = "L'été \"sans\" \\ fin…";
        game_apply(&state, turn->move);
    }
    for (int s = 0; s < variant->players; s++) record.names[s] = s ? "Zoé" : "bot:random";
    record_write(&record, annotate, &text);
    assert_false(text.full);
    return text.size;
}

static void round_trip(const struct variant *variant) {
    for (int annotate = 0; annotate < 2; annotate++) {
        struct loaded loaded;
        struct fault fault;
        char *again = malloc(BYTES_MAX);
        uint32_t size = write_game(variant, STEPS_MAX, annotate);
        if (!record_read(written, size, &loaded, &fault)) fail_msg("move %u: %s", fault.move, fault.reason);
        struct text text = text_over(again, BYTES_MAX);
        record_write(&loaded.record, annotate, &text);
        assert_string_equal(written, text.bytes);
        loaded_free(&loaded);
        free(again);
    }
}

static void test_a_record_read_and_written_again_is_the_same(void **unused) {
    each_variant("golden", round_trip);
}

static void read_running(const struct variant *variant) {
    struct loaded loaded;
    struct fault fault;
    uint32_t size = write_game(variant, 7, true);
    assert_non_null(strstr(written, "\"result\":null"));
    assert_true(record_read(written, size, &loaded, &fault));
    assert_int_equal(loaded.record.count, 7);
    loaded_free(&loaded);
}

static void test_a_running_game_has_a_null_result_and_is_read(void **unused) {
    each_variant("serve", read_running);
}

/* The fault of a text; it must have one. */
static struct fault fault_of(const char *text) {
    struct loaded loaded;
    struct fault fault = {0};
    if (record_read(text, strlen(text), &loaded, &fault)) fail_msg("accepted: %.200s", text);
    assert_true(fault.reason[0] != 0);
    assert_null(loaded.turns);
    return fault;
}

static void expect_fault(const char *text, uint32_t move, const char *reason) {
    struct fault fault = fault_of(text);
    if (fault.move != move || !strstr(fault.reason, reason))
        fail_msg("move %u: %s\n(expected move %u: …%s…)\n%s", fault.move, fault.reason, move, reason, text);
}

/* A game of Pig to 10 for two, with these moves, this list of legal moves (or "") and this result. */
static const char *pig(const char *moves, const char *legal, const char *result) {
    static char text[4096];
    snprintf(
        text, sizeof text,
        "{\"format\":\"dizaine/1\",\"game\":\"pig\",\"players\":2,\"options\":{\"goal\":10},\"moves\":[%s],%s\"result\":%s}",
        moves, legal, result);
    return text;
}
#define WIN_MOVES  "\"0 roll\",\"* 6\",\"0 roll\",\"* 5\",\"0 hold\""
#define WIN_RESULT "{\"scores\":[11,0],\"winners\":[0]}"

static void test_faults_name_the_move_from_one(void **unused) {
    struct loaded loaded;
    struct fault fault;
    const char *fine = pig(WIN_MOVES, "", WIN_RESULT);
    assert_true(record_read(fine, strlen(fine), &loaded, &fault));
    loaded_free(&loaded);
    expect_fault(pig("\"0 jump\"", "", "null"), 1, "not a legal move");
    expect_fault(pig("\"0 roll\",\"* 7\"", "", "null"), 2, "not a legal move");
    expect_fault(pig("\"0 roll\",\"* 6\",\"1 hold\"", "", "null"), 3, "owes no move");
    expect_fault(pig("\"0 roll\",\"0 hold\"", "", "null"), 2, "owes no move"); /* the die is missing */
    expect_fault(pig(WIN_MOVES ",\"1 roll\"", "", WIN_RESULT), 6, "over");
    expect_fault(pig("\"0 roll\",\"* 6\"", "", WIN_RESULT), 3, "missing");
    expect_fault(pig("\"0 roll please\"", "", "null"), 1, "no words");
    expect_fault(pig("\"roll\"", "", "null"), 1, "seat");
    expect_fault(pig("\"00 roll\"", "", "null"), 1, "seat");
    expect_fault(pig("\"\"", "", "null"), 1, "seat");
    expect_fault(pig("\"9 roll\"", "", "null"), 1, "owes no move");
    expect_fault(pig("\"0 roll\",7", "", "null"), 2, "not a string");
}

static void test_a_result_that_differs_is_a_fault(void **unused) {
    expect_fault(pig(WIN_MOVES, "", "{\"scores\":[10,0],\"winners\":[0]}"), 0, "differs");
    expect_fault(pig(WIN_MOVES, "", "{\"scores\":[11,0],\"winners\":[1]}"), 0, "differs");
    expect_fault(pig(WIN_MOVES, "", "{\"scores\":[11,0],\"winners\":[0,1]}"), 0, "differs");
    expect_fault(pig(WIN_MOVES, "", "{\"scores\":[11],\"winners\":[0]}"), 0, "differs");
    expect_fault(pig(WIN_MOVES, "", "{\"scores\":[11,0]}"), 0, "differs");
    expect_fault(pig(WIN_MOVES, "", "{\"scores\":[11.0,0],\"winners\":[0]}"), 0, "differs");
    expect_fault(pig(WIN_MOVES, "", "[]"), 0, "differs");
    expect_fault(pig(WIN_MOVES, "", "null"), 0, "no result");
}

static void test_legal_lists_are_compared(void **unused) {
    struct loaded loaded;
    struct fault fault;
    const char *fine = pig("\"0 roll\",\"* 6\"", "\"legal\":[[\"hold\",\"roll\"],null],", "null");
    assert_true(record_read(fine, strlen(fine), &loaded, &fault));
    loaded_free(&loaded);
    const char *moves = "\"0 roll\",\"* 6\"";
    expect_fault(pig(moves, "\"legal\":[[\"roll\",\"hold\"],null],", "null"), 1, "legal");
    expect_fault(pig(moves, "\"legal\":[[\"roll\"],null],", "null"), 1, "legal");
    expect_fault(pig(moves, "\"legal\":[[\"hold\",\"pass\",\"roll\"],null],", "null"), 1, "legal");
    expect_fault(pig(moves, "\"legal\":[null,null],", "null"), 1, "legal");
    expect_fault(pig(moves, "\"legal\":[[\"hold\",\"roll\"],[\"1\"]],", "null"), 2, "legal");
    expect_fault(pig(moves, "\"legal\":[[\"hold\",\"roll\"]],", "null"), 0, "as long as");
    expect_fault(pig(moves, "\"legal\":7,", "null"), 0, "as long as");
}

static void test_fields_that_do_not_fit_are_faults(void **unused) {
    static const struct {
        const char *text, *reason;
    } bad[] = {
        {"", "JSON"},
        {"[]", "object"},
        {"{}", "format"},
        {"{\"format\":\"dizaine/2\"}", "dizaine/1"},
        {"{\"format\":\"dizaine/1\"}", "\"game\""},
        {"{\"format\":\"dizaine/1\",\"game\":\"chess\"}", "no game"},
        {"{\"format\":\"dizaine/1\",\"game\":\"pig\"}", "players"},
        {"{\"format\":\"dizaine/1\",\"game\":\"pig\",\"players\":9}", "1 to 8"},
        {"{\"format\":\"dizaine/1\",\"game\":\"pig\",\"players\":\"2\"}", "players"},
        {"{\"format\":\"dizaine/1\",\"game\":\"pig\",\"players\":2,\"options\":[]}", "options"},
        {"{\"format\":\"dizaine/1\",\"game\":\"pig\",\"players\":2,\"options\":{\"goal\":\"10\"}}", "type"},
        {"{\"format\":\"dizaine/1\",\"game\":\"pig\",\"players\":2,\"options\":{\"goal\":9}}", "goal"},
        {"{\"format\":\"dizaine/1\",\"game\":\"pig\",\"players\":2,\"options\":{\"joker\":9}}",
         "no such option"},
        {"{\"format\":\"dizaine/1\",\"game\":\"dix\",\"players\":2,\"options\":{\"alix\":7}}",
         "fewer players"},
        {"{\"format\":\"dizaine/1\",\"game\":\"pig\",\"players\":2}", "moves"},
        {"{\"format\":\"dizaine/1\",\"game\":\"pig\",\"players\":2,\"moves\":{}}", "moves"},
        {"{\"format\":\"dizaine/1\",\"game\":\"pig\",\"players\":2,\"moves\":[],\"names\":[\"a\"]}", "names"},
        {"{\"format\":\"dizaine/1\",\"game\":\"pig\",\"players\":2,\"moves\":[],\"names\":[\"a\",\"b\\n\"]}",
         "name 2"},
        {"{\"format\":\"dizaine/1\",\"game\":\"pig\",\"players\":2,\"moves\":[],\"seed\":\"12\"}", "seed"},
        {"{\"format\":\"dizaine/1\",\"game\":\"pig\",\"players\":2,\"moves\":[],\"nonces\":[]}",
         "nonces but no seed"},
        {"{\"format\":\"dizaine/1\",\"game\":\"pig\",\"players\":2,\"moves\":[],\"seed\":null,\"nonces\":7}",
         "nonces but no seed"},
        {"{\"format\":\"dizaine/1\",\"format\":\"dizaine/1\"}", "JSON"},
        {"{\"format\":\"dizaine/1\xff\"}", "JSON"},
        {"{\"format\":\"dizaine/1\"", "JSON"},
        {"{\"format\":\"dizaine/1\"} x", "JSON"},
        {"{\"a\":[[[[[[[[[[[[[[[[[[1]]]]]]]]]]]]]]]]]]}", "nested"},
    };
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) expect_fault(bad[i].text, 0, bad[i].reason);
}

/* A NUL ends a C string wherever it stands: in a move, in the name of a field, or as a bare byte. */
static void test_a_nul_is_told_in_one_sentence(void **unused) {
    static const char bare[] = "{\"format\":\0}", in_string[] = "{\"format\":\"dizaine/1\0\"}",
                      behind_number[] =
                          "{\"format\":\"dizaine/1\",\"game\":\"pig\",\"players\":2\0,\"moves\":[]}";
    struct loaded loaded;
    struct fault fault;
    expect_fault(pig("\"0 roll\\u0000\"", "", "null"), 0, "the record holds a NUL");
    expect_fault(pig("", "\"a\\u0000b\":1,", "null"), 0, "the record holds a NUL");
    assert_false(record_read(bare, sizeof bare - 1, &loaded, &fault));
    assert_non_null(strstr(fault.reason, "the record holds a NUL"));
    assert_false(record_read(in_string, sizeof in_string - 1, &loaded, &fault));
    assert_non_null(strstr(fault.reason, "the record holds a NUL"));
    assert_false(record_read(behind_number, sizeof behind_number - 1, &loaded, &fault));
    assert_non_null(strstr(fault.reason, "the record holds a NUL"));
}

static void test_unknown_fields_are_ignored_and_absent_options_are_standard(void **unused) {
    const char *text =
        "{\"format\":\"dizaine/1\",\"game\":\"pig\",\"players\":2,\"played\":{\"at\":[1,2]},\"moves\":[]}";
    struct loaded loaded;
    struct fault fault;
    assert_true(record_read(text, strlen(text), &loaded, &fault));
    assert_int_equal(loaded.record.options.value[0], 100);
    loaded_free(&loaded);
}

/* Few bytes that would ask for much memory, and numbers of moves beyond any game. */
static void test_masses_are_refused(void **unused) {
    enum { SIZE = RECORD_BYTES_MAX - 100 };
    char *text = malloc(RECORD_BYTES_MAX + 1000), *end;
    end = stpcpy(text, "{\"a\":[");
    while (end - text < SIZE) end = stpcpy(end, "{},");
    strcpy(end, "1]}");
    expect_fault(text, 0, "too many lists");
    end = stpcpy(
        text,
        "{\"format\":\"dizaine/1\",\"game\":\"pig\",\"players\":2,\"options\":{\"goal\":10},\"moves\":[");
    for (int i = 0; i < 700000; i++) end = stpcpy(end, "\"0 hold\",");
    strcpy(end, "\"1 hold\"]}");
    expect_fault(text, 0, "more than 60000 moves");
    memset(text, ' ', RECORD_BYTES_MAX + 10);
    strcpy(text + RECORD_BYTES_MAX + 10, "{}");
    expect_fault(text, 0, "too long");
    free(text);
}

/* Every cut and every changed byte of a real record ends in a verdict; sanitizers watch. */
static void damage(const struct variant *variant) {
    uint32_t size = write_game(variant, STEPS_MAX, true);
    char *copy = malloc(size + 1);
    struct rng rng = rng_seed(3, 3);
    for (uint32_t cut = 0; cut < size; cut += 1 + size / 100) {
        memcpy(copy, written, cut);
        copy[cut] = 0;
        fault_of(copy);
    }
    for (int i = 0; i < 100; i++) {
        struct loaded loaded;
        struct fault fault;
        memcpy(copy, written, size);
        copy[rng_below(&rng, size)] = (char)rng_below(&rng, 256);
        if (record_read(copy, size, &loaded, &fault)) loaded_free(&loaded);
    }
    free(copy);
}

static void test_damaged_records_end_in_a_verdict(void **unused) {
    each_variant("serve", damage);
}

/* What the stream finds in a text: "R3" a record at line 3, "F4" a fault at line 4. */
static void expect_stream(const char *bytes, const char *expected) {
    FILE *file = fmemopen((void *)(uintptr_t)bytes, strlen(bytes), "r");
    struct record_stream stream;
    struct fault fault;
    enum found found;
    TEXT(seen, 256);
    record_stream_open(&stream, file);
    while ((found = record_stream_next(&stream, &fault)) == FOUND_RECORD || found == FOUND_FAULT)
        text_format(&seen, "%c%d ", found == FOUND_RECORD ? 'R' : 'F', (int)stream.line);
    assert_int_equal(found, FOUND_NOTHING);
    assert_string_equal(seen.bytes, expected);
    record_stream_free(&stream);
    fclose(file);
}

static void test_streams_are_cut_into_records_by_line(void **unused) {
    expect_stream("\n", "");
    expect_stream("{}\n{}\n", "R1 R2 ");
    expect_stream("{}\r\n\r\n{}", "R1 R3 ");
    expect_stream("{\n \"a\": [1,\n {} ]\n}\n{}", "R1 R5 ");
    expect_stream("{\"a\":\"}{\\\"\"}\n{}", "R1 R2 ");
    expect_stream("x\n{}\n", "F1 R2 ");
    expect_stream("{} {}\n{}\n", "F1 R2 ");
    expect_stream("{\"a\":[\n{}\n", "F1 R2 ");     /* cut short: the next line begins a record */
    expect_stream("{\"a\":\"abc\n{}\n", "F1 R2 "); /* cut inside a string */
    expect_stream("{\"a\":", "F1 ");
    expect_stream("[1]\n}\n", "F1 F2 ");
}

static void test_a_record_of_gigabytes_is_one_fault_and_little_memory(void **unused) {
    size_t size = (size_t)RECORD_BYTES_MAX * 2;
    char *bytes = malloc(size + 8);
    memset(bytes, ' ', size);
    bytes[0] = '{';
    strcpy(bytes + size, "\n{}\n");
    expect_stream(bytes, "F1 R2 ");
    free(bytes);
}

/* A whole game in a room, whose record carries seed and nonces. */
static uint32_t write_dealt_game(const struct variant *variant) {
    struct deal deal = {.seed = {1, 2, 3}};
    for (int s = 0; s < variant->players; s++) deal.nonce[s][0] = (uint8_t)(4 + s);
    struct rng rng = rng_seed(12, 12);
    struct text text = text_over(written, sizeof written);
    struct room *room = room_open(variant->game, &variant->options, &deal);
    for (int s = 0; s < variant->players; s++) room_set_name(room, s, "Ana");
    room_settle(room);
    while (!game_over(&room->truth)) {
        TEXT(said, 64);
        struct move move = random_move(&room->truth, &rng);
        game_say(&room->truth, move, &said);
        if (variant->game->wordy && variant->game->wordy(move)) text_add(&said, " a door");
        assert_int_equal(room_submit(room, (int)move.who, -1, said.bytes, BY_PERSON), FINE);
    }
    room_record(room, false, &text);
    room_free(room);
    return text.size;
}

static void draw_again(const struct variant *variant) {
    struct loaded loaded;
    struct fault fault;
    uint32_t size = write_dealt_game(variant);
    if (!record_read(written, size, &loaded, &fault)) fail_msg("move %u: %s", fault.move, fault.reason);
    loaded_free(&loaded);
    char *nonce = strstr(written, "\"nonces\":[\"04");
    assert_non_null(nonce);
    nonce[12] = '1';
    struct fault changed = fault_of(written);
    assert_true(changed.move > 0);
    assert_non_null(strstr(changed.reason, "seed"));
    nonce[12] = 'x';
    expect_fault(written, 0, "nonce 1");
}

static void test_a_deal_is_drawn_again_from_seed_and_nonces(void **unused) {
    each_variant("serve", draw_again);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_a_record_read_and_written_again_is_the_same),
        cmocka_unit_test(test_a_running_game_has_a_null_result_and_is_read),
        cmocka_unit_test(test_faults_name_the_move_from_one),
        cmocka_unit_test(test_a_result_that_differs_is_a_fault),
        cmocka_unit_test(test_legal_lists_are_compared),
        cmocka_unit_test(test_fields_that_do_not_fit_are_faults),
        cmocka_unit_test(test_a_nul_is_told_in_one_sentence),
        cmocka_unit_test(test_unknown_fields_are_ignored_and_absent_options_are_standard),
        cmocka_unit_test(test_masses_are_refused),
        cmocka_unit_test(test_damaged_records_end_in_a_verdict),
        cmocka_unit_test(test_streams_are_cut_into_records_by_line),
        cmocka_unit_test(test_a_deal_is_drawn_again_from_seed_and_nonces),
        cmocka_unit_test(test_a_record_of_gigabytes_is_one_fault_and_little_memory),
    };
    return cmocka_run_group_tests_name("record", tests, NULL, NULL);
}
