/* deal.h: chance that anyone can check. A secret seed is promised by its SHA-256 before play; people add
 * nonces; ChaCha20 keyed with both gives every ticket of the game. Once the seed is shown, anyone can draw
 * the same tickets again. */
#ifndef DIZAINE_ROOM_DEAL_H
#define DIZAINE_ROOM_DEAL_H

#include <stdbool.h>
#include <stdint.h>

enum { DEAL_SEED_BYTES = 32, DEAL_NONCE_BYTES = 16, DEAL_SEATS = 8 };

struct deal {
    uint8_t seed[DEAL_SEED_BYTES];
    uint8_t nonce[DEAL_SEATS][DEAL_NONCE_BYTES]; /* of each seat; all zero where nobody added one */
    uint32_t key[8];
    uint32_t block;     /* the next block of the stream */
    uint32_t words[16]; /* the present block */
    uint8_t used;       /* words of it that are spent */
    uint8_t keyed;
};

/* SHA-256 (FIPS 180-4). */
void deal_sha256(const void *bytes, uint32_t size, uint8_t digest[32]);
/* One block of ChaCha20 (RFC 8439). */
void deal_chacha20(const uint32_t key[8], uint32_t counter, const uint8_t nonce[12], uint32_t out[16]);

/* The promise made before play: SHA-256 of the seed, as 64 hex digits and a zero. */
void deal_promise(const struct deal *deal, char hex[65]);
/* Uniform in [0, n), exactly, the next number of the deal; the key is made at the first call. */
uint32_t deal_below(struct deal *deal, uint32_t n);

void deal_hex(const uint8_t *bytes, uint32_t size, char *hex);   /* 2 * size digits and a zero */
bool deal_unhex(const char *hex, uint8_t *bytes, uint32_t size); /* exactly 2 * size digits */

#endif
