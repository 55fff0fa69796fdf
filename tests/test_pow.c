/* test_pow.c: work for new guests: what is accepted, from whom and for how long. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>
#include <sodium.h>

#include "net/server.h"
#include "room/pow.h"

static struct net_settings settings;
static struct server server;

static int set_up(void **state) {
    if (sodium_init() < 0) return -1;
    net_standard(&settings);
    settings.limit[LIMIT_EASY_GUESTS] = 1;
    server = (struct server){.settings = &settings, .now_ms = 6000000};
    return 0;
}

static int tear_down(void **state) {
    server.now_ms += 1000000;
    pow_sweep(&server);
    assert_null(server.pow.used);
    struct meter *meter, *next;
    HASH_ITER(hh, server.meters, meter, next) {
        HASH_DEL(server.meters, meter);
        free(meter);
    }
    return 0;
}

/* A challenge for an address; its bits. */
static int challenge(const char *address, char digits[POW_CHALLENGE_DIGITS + 1]) {
    TEXT(json, 200);
    pow_challenge(&server, address, &json);
    int bits;
    assert_int_equal(sscanf(json.bytes, "\"challenge\":\"%42[0-9a-f]\",\"bits\":%d", digits, &bits), 2);
    return bits;
}

static void solve(const char *address, char text[POW_BYTES]) {
    char digits[POW_CHALLENGE_DIGITS + 1];
    int bits = challenge(address, digits);
    assert_true(pow_solve(digits, bits, text));
    assert_true(pow_valid(text, bits));
}

static void be_rushed(void) {
    while (pow_accepts(&server, "a", "")) continue;
}

static void test_work_is_good_once_for_its_address(void **state) {
    char text[POW_BYTES];
    be_rushed();
    solve("a", text);
    assert_false(pow_accepts(&server, "b", text));
    assert_true(pow_accepts(&server, "a", text));
    assert_false(pow_accepts(&server, "a", text));
}

static void test_work_is_good_for_two_minutes(void **state) {
    char early[POW_BYTES], late[POW_BYTES];
    be_rushed();
    solve("a", early);
    solve("a", late);
    server.now_ms += 119000;
    assert_true(pow_accepts(&server, "a", early));
    pow_sweep(&server);
    assert_false(pow_accepts(&server, "a", early));
    server.now_ms += 1000;
    assert_false(pow_accepts(&server, "a", late));
    pow_sweep(&server);
    assert_false(pow_accepts(&server, "a", early));
}

static void test_a_challenge_cannot_be_made_easier(void **state) {
    char digits[POW_CHALLENGE_DIGITS + 1], text[POW_BYTES];
    be_rushed();
    int bits = challenge("a", digits);
    assert_true(bits >= 14);
    digits[20] = digits[21] = '0'; /* the bits it asks for */
    assert_true(pow_solve(digits, 0, text));
    assert_false(pow_accepts(&server, "a", text));
}

static void test_twice_the_guests_are_a_bit_more(void **state) {
    char digits[POW_CHALLENGE_DIGITS + 1];
    settings.limit[LIMIT_EASY_GUESTS] = 10;
    static const struct {
        int guests, bits;
    } steps[] = {{19, 14}, {20, 15}, {39, 15}, {40, 16}, {80, 17}, {160, 18}, {320, 18}, {1000, 18}};
    int guests = 0;
    for (size_t i = 0; i < sizeof steps / sizeof *steps; i++) {
        for (; guests < steps[i].guests; guests++) pow_count(&server);
        assert_int_equal(challenge("a", digits), steps[i].bits);
    }
    server.now_ms += 120000;
    assert_int_equal(challenge("a", digits), 14);
}

static void test_only_texts_of_the_form_are_work(void **state) {
    static const char digits[] = "0123456789abcdef0123456789abcdef0123456789";
    char text[POW_BYTES + 10];
    static const char *const endings[] = {"", "-", "-x", "-1x", "-12345678901", "1-1", "-1-1", "- 1", "-+1"};
    for (size_t i = 0; i < sizeof endings / sizeof *endings; i++) {
        snprintf(text, sizeof text, "%s%s", digits, endings[i]);
        assert_false(pow_valid(text, 0));
    }
    snprintf(text, sizeof text, "%s-0", digits);
    assert_true(pow_valid(text, 0));
    assert_false(pow_valid("", 0));
    assert_false(pow_solve("short", 0, text));
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(test_work_is_good_once_for_its_address, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_work_is_good_for_two_minutes, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_a_challenge_cannot_be_made_easier, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_twice_the_guests_are_a_bit_more, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_only_texts_of_the_form_are_work, set_up, tear_down),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
