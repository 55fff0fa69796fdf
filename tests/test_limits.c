/* test_limits.c: what wrong codes cost, how far they lead, and what counts as one address. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <arpa/inet.h>
#include <cmocka.h>
#include <netinet/in.h>
#include <sodium.h>

#include "net/http.h"
#include "net/server.h"

enum { MINUTE_MS = 60000, DAY_MS = 86400000 };

static struct net_settings settings;
static struct server server;

static int set_up(void **state) {
    if (sodium_init() < 0) return -1;
    net_standard(&settings);
    server = (struct server){.settings = &settings, .now_ms = 6000000, .log = fopen("/dev/null", "w")};
    return server.log ? 0 : -1;
}

static int tear_down(void **state) {
    struct meter *meter, *next;
    HASH_ITER(hh, server.meters, meter, next) {
        HASH_DEL(server.meters, meter);
        free(meter);
    }
    fclose(server.log);
    return 0;
}

/* Wrong codes until they are not looked up any more; how many were. */
static int guess_on(struct meter *meter) {
    int looked_up = 0;
    for (; guess_allowed(&server, meter); looked_up++) guess_wrong(&server, meter);
    return looked_up;
}

static void test_wrong_codes_cost_twice_as_much_each_time(void **state) {
    struct meter *meter = meter_of(&server, 'a', "192.0.2.1"), *other = meter_of(&server, 'a', "192.0.2.2");
    int64_t wait = MINUTE_MS;
    for (int times = 0; times < 14; times++) {
        assert_true(guess_on(meter) > 0);
        server.now_ms += wait - 1;
        assert_false(guess_allowed(&server, meter));
        assert_true(guess_allowed(&server, other));
        server.now_ms += 1;
        assert_true(guess_allowed(&server, meter));
        wait = wait * 2 < DAY_MS ? wait * 2 : DAY_MS;
    }
    meter_release(meter);
    meter_release(other);
}

/* What an address may look up in a year, at 100,000 open tables. Time passes here as it does for the server, but the rate that is allowed
 * without a pause comes back whole each time. */
static void test_a_year_of_guesses_finds_less_than_one_table_of_a_hundred_thousand(void **state) {
    struct meter *meter = meter_of(&server, 'a', "192.0.2.3");
    int64_t end = server.now_ms + 365ll * DAY_MS;
    double codes = 1, looked_up = 0;
    for (int i = 0; i < CODE_CHARACTERS; i++) codes *= CODE_LETTERS_COUNT;
    while (server.now_ms < end) {
        meter->at_us[METER_GUESSES] = 0; /* as after a minute without a guess */
        looked_up += guess_on(meter);
        server.now_ms = meter->no_codes_until;
    }
    assert_true(looked_up > 365 * 10 && looked_up < 10000);
    assert_true(looked_up * 100000 / codes < 0.01);
    /* And were the rate all that holds an address back. */
    assert_true(365. * 24 * 60 * settings.limit[LIMIT_GUESSES] * 100000 / codes < 1);
    meter_release(meter);
}

static const char *address_of(const char *text) {
    static char address[ADDRESS_BYTES];
    struct sockaddr_in6 six = {.sin6_family = AF_INET6, .sin6_port = htons(4711)};
    struct sockaddr_in four = {.sin_family = AF_INET, .sin_port = htons(4711)};
    if (inet_pton(AF_INET6, text, &six.sin6_addr) == 1)
        socket_address((struct sockaddr *)&six, address);
    else if (inet_pton(AF_INET, text, &four.sin_addr) == 1)
        socket_address((struct sockaddr *)&four, address);
    else
        fail_msg("%s is no address", text);
    return address;
}

static void test_a_network_of_ipv6_is_one_address(void **state) {
    char first[ADDRESS_BYTES];
    snprintf(first, sizeof first, "%s", address_of("2001:db8:0:7::1"));
    assert_string_equal(address_of("2001:db8:0:7:ffff:ffff:ffff:ffff"), first);
    assert_string_not_equal(address_of("2001:db8:0:8::1"), first);
    assert_string_not_equal(address_of("2001:db8:1:7::1"), first);
    assert_string_equal(address_of("192.0.2.1"), "192.0.2.1");
    assert_string_equal(address_of("::ffff:192.0.2.1"), "192.0.2.1"); /* one of IPv4 at a socket for both */
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_wrong_codes_cost_twice_as_much_each_time),
        cmocka_unit_test(test_a_year_of_guesses_finds_less_than_one_table_of_a_hundred_thousand),
        cmocka_unit_test(test_a_network_of_ipv6_is_one_address),
    };
    return cmocka_run_group_tests(tests, set_up, tear_down);
}
