/* pow.c: see pow.h. */
#include "room/pow.h"

#include <string.h>

#include "room/deal.h"

static bool has_form(const char *text) {
    size_t size = strlen(text);
    if (size < POW_CHALLENGE_DIGITS + 2 || size > POW_CHALLENGE_DIGITS + 1 + POW_NUMBER_DIGITS)
        return false;
    return strspn(text, "0123456789abcdef") == POW_CHALLENGE_DIGITS && text[POW_CHALLENGE_DIGITS] == '-' &&
           strspn(text + POW_CHALLENGE_DIGITS + 1, "0123456789") == size - POW_CHALLENGE_DIGITS - 1;
}

static bool has_bits(const char *text, int bits) {
    uint8_t digest[32];
    deal_sha256(text, (uint32_t)strlen(text), digest);
    for (int i = 0; i < bits; i++)
        if (digest[i / 8] >> (7 - i % 8) & 1) return false;
    return true;
}

bool pow_valid(const char *text, int bits) {
    return bits >= 0 && bits <= 256 && has_form(text) && has_bits(text, bits);
}

static void write_number(uint32_t number, char *to) {
    char digits[POW_NUMBER_DIGITS];
    int size = 0;
    do {
        digits[size++] = (char)('0' + number % 10);
        number /= 10;
    } while (number);
    while (size) *to++ = digits[--size];
    *to = 0;
}

bool pow_solve(const char *challenge, int bits, char text[POW_BYTES]) {
    if (strlen(challenge) != POW_CHALLENGE_DIGITS || bits < 0 || bits > 256) return false;
    memcpy(text, challenge, POW_CHALLENGE_DIGITS);
    text[POW_CHALLENGE_DIGITS] = '-';
    for (uint32_t number = 0; number < UINT32_MAX; number++) {
        write_number(number, text + POW_CHALLENGE_DIGITS + 1);
        if (has_bits(text, bits)) return has_form(text);
    }
    return false;
}
