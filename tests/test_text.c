/* test_text.c: the text buffer that everything is written with. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>
#include <string.h>

#include "engine/json.h"

static void test_numbers(void **unused) {
    static const struct {
        int64_t number;
        const char *digits;
    } cases[] = {{0, "0"},
                 {9, "9"},
                 {10, "10"},
                 {-1, "-1"},
                 {-10, "-10"},
                 {4294967296, "4294967296"},
                 {INT64_MAX, "9223372036854775807"},
                 {INT64_MIN, "-9223372036854775808"}};
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        TEXT(text, 32);
        text_number(&text, cases[i].number);
        assert_string_equal(text.bytes, cases[i].digits);
        assert_int_equal(text.size, strlen(cases[i].digits));
    }
}

static void test_formats(void **unused) {
    TEXT(text, 64);
    text_format(&text, "%s has %d%% of %u, %c", "Léo", -7, 4000000000u, 'x');
    assert_string_equal(text.bytes, "Léo has -7% of 4000000000, x");
}

static void test_json_strings(void **unused) {
    static const struct {
        const char *plain;
        uint32_t size;
        const char *json;
    } cases[] = {{"", 0, "\"\""},
                 {"Léo", 4, "\"Léo\""},
                 {"\"", 1, "\"\\\"\""},
                 {"a\"b\\", 4, "\"a\\\"b\\\\\""},
                 {"\n\t\x1f", 3, "\"\\u000a\\u0009\\u001f\""},
                 {"x\0y", 3, "\"x\\u0000y\""},
                 {"\x7f", 1, "\"\x7f\""}};
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        TEXT(text, 64);
        text_json(&text, cases[i].plain, cases[i].size);
        assert_string_equal(text.bytes, cases[i].json);
    }
}

/* At every size what fits is there, the rest is cut, and that is remembered. */
static void test_what_does_not_fit_is_cut(void **unused) {
    static const char whole[] = "{\"name\":\"a \\\"quoted\\\" name\",\"n\":1234}";
    for (uint32_t cap = 1; cap <= sizeof whole + 2; cap++) {
        char bytes[sizeof whole + 2];
        struct text text = text_over(bytes, cap);
        text_add(&text, "{\"name\":");
        text_json(&text, "a \"quoted\" name", 15);
        text_format(&text, ",\"n\":%d}", 1234);
        assert_int_equal(text.full, cap < sizeof whole);
        assert_int_equal(text.size, strlen(bytes));
        assert_true(text.size < cap);
        if (!text.full) assert_string_equal(bytes, whole);
    }
}

static void write_sample(struct text *text) {
    json_open(text, NULL, '{');
    json_number(text, "n", -12);
    json_open(text, "list", '[');
    json_number(text, NULL, 0);
    json_text(text, NULL, "a,\"{");
    json_open(text, NULL, '[');
    json_close(text, ']');
    json_open(text, NULL, '{');
    json_close(text, '}');
    json_none(text, NULL);
    json_close(text, ']');
    json_bool(text, "yes", true);
    json_text(text, "none", NULL);
    json_word(text, "word", "dix");
    json_raw(text, "raw", "[1,2]");
    json_bits(text, "bits", 0x80000005u);
    json_bits(text, "empty", 0);
    json_key(text, "hand");
    text_add(text, "1e3");
    json_close(text, '}');
    text_byte(text, '\n');
    json_open(text, NULL, '[');
    json_close(text, ']');
}

static void test_json_is_written_with_its_commas_at_every_size(void **unused) {
    static const char whole[] =
        "{\"n\":-12,\"list\":[0,\"a,\\\"{\",[],{},null],\"yes\":true,\"none\":null,\"word\":\"dix\","
        "\"raw\":[1,2],\"bits\":[0,2,31],\"empty\":[],\"hand\":1e3}\n[]";
    for (uint32_t cap = 1; cap <= sizeof whole + 2; cap++) {
        char bytes[sizeof whole + 2];
        struct text text = text_over(bytes, cap);
        write_sample(&text);
        assert_int_equal(text.full, cap < sizeof whole);
        assert_int_equal(text.size, strlen(bytes));
        assert_true(text.size < cap);
        if (!text.full) assert_string_equal(bytes, whole);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_numbers),
        cmocka_unit_test(test_formats),
        cmocka_unit_test(test_json_strings),
        cmocka_unit_test(test_what_does_not_fit_is_cut),
        cmocka_unit_test(test_json_is_written_with_its_commas_at_every_size),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
