/* test_webpush.c: the example of RFC 8291 (appendix A), keys and signatures. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <cmocka.h>
#include <openssl/evp.h>
#include <sodium.h>
#include <string.h>

#include "net/webpush.h"

static void bytes_of(const char *text, uint8_t *bytes, size_t size) {
    size_t read = 0;
    assert_int_equal(sodium_base642bin(bytes, size, text, strlen(text), NULL, &read, NULL,
                                       sodium_base64_VARIANT_URLSAFE_NO_PADDING),
                     0);
    assert_int_equal(read, size);
}

static void test_the_example_of_rfc_8291(void **state) {
    static const char SEALED[] =
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_"
        "yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN";
    static const char TEXT[] = "When I grow up, I want to be a watermelon";
    uint8_t private[WEBPUSH_PRIVATE], salt[WEBPUSH_SALT], expected[144], sealed[WEBPUSH_SEALED_MAX];
    struct webpush_keys sender;
    struct webpush_browser browser;
    bytes_of("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw", private, sizeof private);
    bytes_of("DGv6ra1nlYgDCS1FRnbzlw", salt, sizeof salt);
    bytes_of(SEALED, expected, sizeof expected);
    assert_true(webpush_keys_of(private, &sender));
    assert_true(webpush_browser_read(
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "BTBZMqHH6r4Tts7J_aSIgg", &browser));
    assert_int_equal(webpush_seal(&browser, &sender, salt, TEXT, sizeof TEXT - 1, sealed), sizeof expected);
    assert_memory_equal(sealed, expected, sizeof expected);
}

static void test_keys_that_are_none_are_refused(void **state) {
    struct webpush_browser browser;
    struct webpush_keys keys;
    uint8_t private[WEBPUSH_PRIVATE];
    char off[] =
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw0"; /* not on the curve */
    assert_false(webpush_browser_read(off, "BTBZMqHH6r4Tts7J_aSIgg", &browser));
    assert_false(webpush_browser_read("", "BTBZMqHH6r4Tts7J_aSIgg", &browser));
    assert_false(webpush_browser_read("BCVxsr7N", "BTBZMqHH6r4Tts7J_aSIgg", &browser));
    assert_false(webpush_browser_read(
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4", "?",
        &browser));
    memset(private, 0, sizeof private);
    assert_false(webpush_keys_of(private, &keys));
    memset(private, 255, sizeof private);
    assert_false(webpush_keys_of(private, &keys));
}

static void test_a_long_message_is_refused(void **state) {
    static char text[WEBPUSH_TEXT_MAX + 1];
    uint8_t salt[WEBPUSH_SALT] = {0}, sealed[WEBPUSH_SEALED_MAX];
    struct webpush_keys sender;
    struct webpush_browser browser = {.auth = {1}};
    assert_true(webpush_keys_make(&sender));
    memcpy(browser.public, sender.public, sizeof browser.public);
    assert_int_equal(webpush_seal(&browser, &sender, salt, text, WEBPUSH_TEXT_MAX, sealed),
                     WEBPUSH_SEALED_MAX);
    assert_int_equal(webpush_seal(&browser, &sender, salt, text, sizeof text, sealed), 0);
}

static void test_an_authorization_names_key_and_claims(void **state) {
    struct webpush_keys server;
    char token[WEBPUSH_TOKEN_MAX], far[400];
    assert_true(webpush_keys_make(&server));
    assert_true(webpush_authorization(&server, "https://push.example", "mailto:host@games.example",
                                      1700000000, token));
    assert_memory_equal(token, "vapid t=eyJ0eXAiOiJKV1QiLCJhbGciOiJFUzI1NiJ9.", 45);
    assert_non_null(strstr(token, ", k=B"));
    memset(far, 'a', sizeof far);
    far[sizeof far - 1] = 0;
    assert_false(webpush_authorization(&server, far, "mailto:host@games.example", 1700000000, token));
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_the_example_of_rfc_8291),
        cmocka_unit_test(test_keys_that_are_none_are_refused),
        cmocka_unit_test(test_a_long_message_is_refused),
        cmocka_unit_test(test_an_authorization_names_key_and_claims),
    };
    return sodium_init() < 0 || cmocka_run_group_tests(tests, NULL, NULL);
}
