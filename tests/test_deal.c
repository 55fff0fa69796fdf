/* test_deal.c: the ciphers behind checkable deals, against the vectors of their standards. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <cmocka.h>
#include <string.h>

#include "room/deal.h"

static void expect_sha(const char *message, const char *hex) {
    uint8_t digest[32];
    char got[65];
    deal_sha256(message, (uint32_t)strlen(message), digest);
    deal_hex(digest, 32, got);
    assert_string_equal(got, hex);
}

static void test_sha256_of_fips_180_4(void **unused) {
    expect_sha("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    expect_sha("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
    expect_sha("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
               "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1");
}

static void test_chacha20_of_rfc_8439(void **unused) {
    uint32_t key[8], out[16];
    uint8_t nonce[12] = {0, 0, 0, 9, 0, 0, 0, 0x4a, 0, 0, 0, 0};
    static const uint32_t expected[16] = {
        0xe4e7f110, 0x15593bd1, 0x1fdd0f50, 0xc47120a3, 0xc7f4d1c7, 0x0368c033, 0x9aaa2204, 0x4e6cd4c3,
        0x466482d2, 0x09aa9f07, 0x05d7c214, 0xa2028bd9, 0xd19c12b5, 0xb94e16de, 0xe883d0cb, 0x4e3c50a2};
    for (uint32_t i = 0; i < 8; i++)
        key[i] = 4 * i | (4 * i + 1) << 8 | (4 * i + 2) << 16 | (4 * i + 3) << 24;
    deal_chacha20(key, 1, nonce, out);
    assert_memory_equal(out, expected, sizeof out);
}

static void test_every_nonce_changes_the_deal(void **unused) {
    struct deal plain = {.seed = {1}}, other = {.seed = {1}};
    other.nonce[7][15] = 1;
    int same = 0;
    for (int i = 0; i < 64; i++) same += deal_below(&plain, 1000) == deal_below(&other, 1000);
    assert_true(same < 8);
}

/* Every byte of the seed is promised. */
static void test_the_promise_is_the_hash_of_the_whole_seed(void **unused) {
    struct deal deal = {0};
    uint8_t digest[32];
    char expected[65], promise[65];
    for (int i = 0; i < DEAL_SEED_BYTES; i++) deal.seed[i] = (uint8_t)(i + 1);
    deal_sha256(deal.seed, DEAL_SEED_BYTES, digest);
    deal_hex(digest, 32, expected);
    deal_promise(&deal, promise);
    assert_string_equal(promise, expected);
}

static void test_hex_takes_exactly_its_digits(void **unused) {
    uint8_t bytes[2] = {7, 7};
    assert_true(deal_unhex("00ff", bytes, 2));
    assert_int_equal(bytes[1], 255);
    assert_false(deal_unhex("00f", bytes, 2));
    assert_false(deal_unhex("00fff", bytes, 2));
    assert_false(deal_unhex("00FG", bytes, 2));
    assert_int_equal(bytes[1], 255);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_sha256_of_fips_180_4),
        cmocka_unit_test(test_chacha20_of_rfc_8439),
        cmocka_unit_test(test_every_nonce_changes_the_deal),
        cmocka_unit_test(test_the_promise_is_the_hash_of_the_whole_seed),
        cmocka_unit_test(test_hex_takes_exactly_its_digits),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
