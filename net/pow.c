/* pow.c: see pow.h. Challenges are stateless: each carries its expiry and difficulty, and a MAC over these and
 * the address shows that this server issued it. Only used challenges are remembered, until they expire, so that
 * none is accepted twice. */
#include "net/pow.h"

#include <sodium.h>
#include <stdlib.h>
#include <string.h>

#include "engine/json.h"
#include "net/server.h"
#include "room/deal.h"
#include "room/pow.h"

enum {
    SALT_BYTES = 6,
    HEAD_BYTES = SALT_BYTES + 5, /* salt, expiry in seconds, bits */
    MAC_BYTES = 10,
    CHALLENGE_BYTES = HEAD_BYTES + MAC_BYTES,
    VALID_SECONDS = 120,
    MINUTE_MS = 60000,
    BITS_LEAST = 14, /* about ten milliseconds on a phone */
    BITS_MOST = 18,  /* less than a second */
};
_Static_assert(2 * CHALLENGE_BYTES == POW_CHALLENGE_DIGITS, "as hex digits");

struct pow_used {
    UT_hash_handle hh;
    uint8_t salt[SALT_BYTES];
    uint32_t until_s;
};

static void make_mac(struct server *server, const uint8_t head[HEAD_BYTES], const char *address,
                  uint8_t mac[crypto_generichash_BYTES]) {
    struct pow *pow = &server->pow;
    crypto_generichash_state state;
    if (!pow->keyed) randombytes_buf(pow->key, sizeof pow->key);
    pow->keyed = true;
    crypto_generichash_init(&state, pow->key, sizeof pow->key, crypto_generichash_BYTES);
    crypto_generichash_update(&state, head, HEAD_BYTES);
    crypto_generichash_update(&state, (const uint8_t *)address, strlen(address));
    crypto_generichash_final(&state, mac, crypto_generichash_BYTES);
}

/* Guests made in the last minute, estimated by a sliding window. */
static int64_t rate(struct server *server) {
    struct pow *pow = &server->pow;
    int64_t now = server_now(server), minute = now / MINUTE_MS, passed = now % MINUTE_MS;
    if (minute != pow->minute) {
        pow->before = minute == pow->minute + 1 ? pow->now : 0;
        pow->now = 0;
        pow->minute = minute;
    }
    return pow->now + pow->before * (MINUTE_MS - passed) / MINUTE_MS;
}

void pow_count(struct server *server) {
    rate(server); /* moves the window on */
    server->pow.now++;
}

/* One more bit, which doubles the work, for each doubling of the rate. */
static int bits_now(struct server *server) {
    int64_t limit = server->settings->limit[LIMIT_EASY_GUESTS], guests = rate(server);
    int bits = BITS_LEAST;
    while (bits < BITS_MOST && guests >= 2 * limit) {
        guests /= 2;
        bits++;
    }
    return bits;
}

void pow_challenge(struct server *server, const char *address, struct text *json) {
    uint8_t bytes[CHALLENGE_BYTES], mac[crypto_generichash_BYTES];
    char hex[POW_CHALLENGE_DIGITS + 1];
    uint32_t until = (uint32_t)(server_now(server) / 1000) + VALID_SECONDS;
    int bits = bits_now(server);
    randombytes_buf(bytes, SALT_BYTES);
    for (int i = 0; i < 4; i++) bytes[SALT_BYTES + i] = (uint8_t)(until >> (24 - 8 * i));
    bytes[SALT_BYTES + 4] = (uint8_t)bits;
    make_mac(server, bytes, address, mac);
    memcpy(bytes + HEAD_BYTES, mac, MAC_BYTES);
    deal_hex(bytes, sizeof bytes, hex);
    json_word(json, "challenge", hex);
    json_number(json, "bits", bits);
}

/* Whether `said` solves a challenge that was issued to this address, is still valid and was not used before. */
static bool solved(struct server *server, const char *address, const char *said) {
    uint8_t bytes[CHALLENGE_BYTES], mac[crypto_generichash_BYTES];
    char hex[POW_CHALLENGE_DIGITS + 1];
    struct pow_used *used;
    uint32_t until = 0;
    snprintf(hex, sizeof hex, "%s", said);
    if (!deal_unhex(hex, bytes, sizeof bytes)) return false;
    for (int i = 0; i < 4; i++) until = until << 8 | bytes[SALT_BYTES + i];
    if (until <= (uint32_t)(server_now(server) / 1000) || !pow_valid(said, bytes[SALT_BYTES + 4]))
        return false;
    make_mac(server, bytes, address, mac);
    if (sodium_memcmp(bytes + HEAD_BYTES, mac, MAC_BYTES) != 0) return false;
    HASH_FIND(hh, server->pow.used, bytes, SALT_BYTES, used);
    if (used) return false;
    used = calloc(1, sizeof *used);
    if (!used) abort();
    memcpy(used->salt, bytes, SALT_BYTES);
    used->until_s = until;
    HASH_ADD(hh, server->pow.used, salt, SALT_BYTES, used);
    return true;
}

bool pow_accepts(struct server *server, const char *address, const char *said) {
    struct meter *everyone = meter_of(server, 'e', "");
    bool easy = meter_take(server, everyone, METER_EASY_GUESTS);
    meter_release(everyone);
    return easy || solved(server, address, said);
}

void pow_sweep(struct server *server) {
    uint32_t now = (uint32_t)(server_now(server) / 1000);
    struct pow_used *used, *next;
    HASH_ITER(hh, server->pow.used, used, next) {
        if (used->until_s > now) continue;
        HASH_DEL(server->pow.used, used);
        free(used);
    }
}
