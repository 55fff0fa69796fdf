/* work.c: see work.h. A challenge needs no memory: it names until when it is good and how hard it is, and a
 * keyed hash over that and the address proves that it is ours. Only what was used is remembered, until it
 * would not be good any more. */
#include "net/work.h"

#include <sodium.h>
#include <stdlib.h>
#include <string.h>

#include "engine/json.h"
#include "net/server.h"
#include "room/deal.h"
#include "room/work.h"

enum {
    SALT_BYTES = 6,
    HEAD_BYTES = SALT_BYTES + 5, /* then until when in seconds, and bits */
    MAC_BYTES = 10,
    CHALLENGE_BYTES = HEAD_BYTES + MAC_BYTES,
    GOOD_SECONDS = 120,
    MINUTE_MS = 60000,
    BITS_LEAST = 14, /* some ten milliseconds of a phone */
    BITS_MOST = 18,  /* less than a second of one */
};
_Static_assert(2 * CHALLENGE_BYTES == WORK_CHALLENGE_DIGITS, "as hex digits");

struct work_used {
    UT_hash_handle hh;
    uint8_t salt[SALT_BYTES];
    uint32_t until_s;
};

static void prove(struct server *server, const uint8_t head[HEAD_BYTES], const char *address,
                  uint8_t mac[crypto_generichash_BYTES]) {
    struct work *work = &server->work;
    crypto_generichash_state state;
    if (!work->keyed) randombytes_buf(work->key, sizeof work->key);
    work->keyed = true;
    crypto_generichash_init(&state, work->key, sizeof work->key, crypto_generichash_BYTES);
    crypto_generichash_update(&state, head, HEAD_BYTES);
    crypto_generichash_update(&state, (const uint8_t *)address, strlen(address));
    crypto_generichash_final(&state, mac, crypto_generichash_BYTES);
}

/* How many guests the last minute made, about. */
static int64_t rate(struct server *server) {
    struct work *work = &server->work;
    int64_t now = server_now(server), minute = now / MINUTE_MS, passed = now % MINUTE_MS;
    if (minute != work->minute) {
        work->before = minute == work->minute + 1 ? work->now : 0;
        work->now = 0;
        work->minute = minute;
    }
    return work->now + work->before * (MINUTE_MS - passed) / MINUTE_MS;
}

void work_counted(struct server *server) {
    rate(server); /* begins a new minute, if it is time */
    server->work.now++;
}

/* A bit more, which is twice the work, each time that the rate doubles. */
static int bits_now(struct server *server) {
    int64_t limit = server->settings->limit[LIMIT_EASY_GUESTS], guests = rate(server);
    int bits = BITS_LEAST;
    while (bits < BITS_MOST && guests >= 2 * limit) {
        guests /= 2;
        bits++;
    }
    return bits;
}

void work_challenge(struct server *server, const char *address, struct text *json) {
    uint8_t bytes[CHALLENGE_BYTES], mac[crypto_generichash_BYTES];
    char hex[WORK_CHALLENGE_DIGITS + 1];
    uint32_t until = (uint32_t)(server_now(server) / 1000) + GOOD_SECONDS;
    int bits = bits_now(server);
    randombytes_buf(bytes, SALT_BYTES);
    for (int i = 0; i < 4; i++) bytes[SALT_BYTES + i] = (uint8_t)(until >> (24 - 8 * i));
    bytes[SALT_BYTES + 4] = (uint8_t)bits;
    prove(server, bytes, address, mac);
    memcpy(bytes + HEAD_BYTES, mac, MAC_BYTES);
    deal_hex(bytes, sizeof bytes, hex);
    json_word(json, "challenge", hex);
    json_number(json, "bits", bits);
}

/* What was asked of this address, and not yet used. */
static bool is_good(struct server *server, const char *address, const char *said) {
    uint8_t bytes[CHALLENGE_BYTES], mac[crypto_generichash_BYTES];
    char hex[WORK_CHALLENGE_DIGITS + 1];
    struct work_used *used;
    uint32_t until = 0;
    snprintf(hex, sizeof hex, "%s", said);
    if (!deal_unhex(hex, bytes, sizeof bytes)) return false;
    for (int i = 0; i < 4; i++) until = until << 8 | bytes[SALT_BYTES + i];
    if (until <= (uint32_t)(server_now(server) / 1000) || !work_done(said, bytes[SALT_BYTES + 4]))
        return false;
    prove(server, bytes, address, mac);
    if (sodium_memcmp(bytes + HEAD_BYTES, mac, MAC_BYTES) != 0) return false;
    HASH_FIND(hh, server->work.used, bytes, SALT_BYTES, used);
    if (used) return false;
    used = calloc(1, sizeof *used);
    if (!used) abort();
    memcpy(used->salt, bytes, SALT_BYTES);
    used->until_s = until;
    HASH_ADD(hh, server->work.used, salt, SALT_BYTES, used);
    return true;
}

bool work_fits(struct server *server, const char *address, const char *said) {
    struct meter *everyone = meter_of(server, 'e', "");
    bool easy = meter_take(server, everyone, METER_EASY_GUESTS);
    meter_release(everyone);
    return easy || is_good(server, address, said);
}

void work_sweep(struct server *server) {
    uint32_t now = (uint32_t)(server_now(server) / 1000);
    struct work_used *used, *next;
    HASH_ITER(hh, server->work.used, used, next) {
        if (used->until_s > now) continue;
        HASH_DEL(server->work.used, used);
        free(used);
    }
}
