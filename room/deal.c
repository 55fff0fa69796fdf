/* deal.c: see deal.h. SHA-256 and ChaCha20 are written here, small and plain, because the page must check a
 * deal where neither a crypto library nor a secure context is to be had; the test vectors of their standards
 * are in tests/test_deal.c. */
#include "room/deal.h"

#include <string.h>

static const uint32_t sha_k[64] = {
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
    0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
    0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
    0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
    0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
    0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
};

static uint32_t rotr(uint32_t x, int n) {
    return x >> n | x << (32 - n);
}

static void sha_block(uint32_t h[8], const uint8_t block[64]) {
    uint32_t w[64], v[8];
    for (int i = 0; i < 16; i++)
        w[i] = (uint32_t)block[4 * i] << 24 | (uint32_t)block[4 * i + 1] << 16 |
               (uint32_t)block[4 * i + 2] << 8 | block[4 * i + 3];
    for (int i = 16; i < 64; i++) {
        uint32_t s0 = rotr(w[i - 15], 7) ^ rotr(w[i - 15], 18) ^ w[i - 15] >> 3;
        uint32_t s1 = rotr(w[i - 2], 17) ^ rotr(w[i - 2], 19) ^ w[i - 2] >> 10;
        w[i] = w[i - 16] + s0 + w[i - 7] + s1;
    }
    memcpy(v, h, sizeof v);
    for (int i = 0; i < 64; i++) {
        uint32_t s1 = rotr(v[4], 6) ^ rotr(v[4], 11) ^ rotr(v[4], 25);
        uint32_t t1 = v[7] + s1 + ((v[4] & v[5]) ^ (~v[4] & v[6])) + sha_k[i] + w[i];
        uint32_t s0 = rotr(v[0], 2) ^ rotr(v[0], 13) ^ rotr(v[0], 22);
        uint32_t t2 = s0 + ((v[0] & v[1]) ^ (v[0] & v[2]) ^ (v[1] & v[2]));
        memmove(v + 1, v, 7 * sizeof v[0]);
        v[4] += t1;
        v[0] = t1 + t2;
    }
    for (int i = 0; i < 8; i++) h[i] += v[i];
}

void deal_sha256(const void *bytes, uint32_t size, uint8_t digest[32]) {
    uint32_t h[8] = {0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a,
                     0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19};
    const uint8_t *b = bytes;
    uint32_t rest = size;
    for (; rest >= 64; rest -= 64, b += 64) sha_block(h, b);
    uint8_t tail[128] = {0};
    uint32_t blocks = rest < 56 ? 1 : 2;
    memcpy(tail, b, rest);
    tail[rest] = 0x80;
    uint64_t bits = (uint64_t)size * 8;
    for (int i = 0; i < 8; i++) tail[blocks * 64 - 1 - (uint32_t)i] = (uint8_t)(bits >> (8 * i));
    for (uint32_t i = 0; i < blocks; i++) sha_block(h, tail + 64 * i);
    for (int i = 0; i < 32; i++) digest[i] = (uint8_t)(h[i / 4] >> (24 - 8 * (i % 4)));
}

static uint32_t little_endian(const uint8_t *b) {
    return b[0] | (uint32_t)b[1] << 8 | (uint32_t)b[2] << 16 | (uint32_t)b[3] << 24;
}

static void quarter_round(uint32_t *a, uint32_t *b, uint32_t *c, uint32_t *d) {
    *a += *b, *d = rotr(*d ^ *a, 16);
    *c += *d, *b = rotr(*b ^ *c, 20);
    *a += *b, *d = rotr(*d ^ *a, 24);
    *c += *d, *b = rotr(*b ^ *c, 25);
}

void deal_chacha20(const uint32_t key[8], uint32_t counter, const uint8_t nonce[12], uint32_t out[16]) {
    uint32_t start[16] = {0x61707865, 0x3320646e, 0x79622d32, 0x6b206574};
    memcpy(start + 4, key, 8 * sizeof *key);
    start[12] = counter;
    for (int i = 0; i < 3; i++) start[13 + i] = little_endian(nonce + 4 * i);
    memcpy(out, start, sizeof start);
    for (int i = 0; i < 10; i++) {
        for (int k = 0; k < 4; k++) quarter_round(&out[k], &out[4 + k], &out[8 + k], &out[12 + k]);
        for (int k = 0; k < 4; k++)
            quarter_round(&out[k], &out[4 + (k + 1) % 4], &out[8 + (k + 2) % 4], &out[12 + (k + 3) % 4]);
    }
    for (int i = 0; i < 16; i++) out[i] += start[i];
}

void deal_promise(const struct deal *deal, char hex[65]) {
    uint8_t digest[32];
    deal_sha256(deal->seed, DEAL_SEED_BYTES, digest);
    deal_hex(digest, 32, hex);
}

/* The key is SHA-256 of the seed followed by the nonces of all eight seats: nobody who adds a nonce before
 * the start leaves the deal to the host alone. */
static void make_key(struct deal *deal) {
    uint8_t mixed[DEAL_SEED_BYTES + DEAL_SEATS * DEAL_NONCE_BYTES], digest[32];
    memcpy(mixed, deal->seed, DEAL_SEED_BYTES);
    memcpy(mixed + DEAL_SEED_BYTES, deal->nonce, sizeof deal->nonce);
    deal_sha256(mixed, sizeof mixed, digest);
    for (int i = 0; i < 8; i++) deal->key[i] = little_endian(digest + 4 * i);
    deal->block = 0;
    deal->used = 16;
    deal->keyed = 1;
}

static uint32_t next_word(struct deal *deal) {
    static const uint8_t zero[12];
    if (!deal->keyed) make_key(deal);
    if (deal->used == 16) {
        deal_chacha20(deal->key, deal->block++, zero, deal->words);
        deal->used = 0;
    }
    return deal->words[deal->used++];
}

/* Lemire's exact method, as in rng_below. */
uint32_t deal_below(struct deal *deal, uint32_t n) {
    uint64_t m = (uint64_t)next_word(deal) * n;
    if ((uint32_t)m < n) {
        uint32_t floor = -n % n;
        while ((uint32_t)m < floor) m = (uint64_t)next_word(deal) * n;
    }
    return (uint32_t)(m >> 32);
}

void deal_hex(const uint8_t *bytes, uint32_t size, char *hex) {
    for (uint32_t i = 0; i < size; i++) {
        *hex++ = "0123456789abcdef"[bytes[i] >> 4];
        *hex++ = "0123456789abcdef"[bytes[i] & 15];
    }
    *hex = 0;
}

static int hex_digit(char c) {
    if (c >= '0' && c <= '9') return c - '0';
    if (c >= 'a' && c <= 'f') return c - 'a' + 10;
    return -1;
}

bool deal_unhex(const char *hex, uint8_t *bytes, uint32_t size) {
    if (strlen(hex) != 2 * size) return false;
    for (uint32_t i = 0; i < 2 * size; i++)
        if (hex_digit(hex[i]) < 0) return false;
    for (uint32_t i = 0; i < size; i++)
        bytes[i] = (uint8_t)(hex_digit(hex[2 * i]) << 4 | hex_digit(hex[2 * i + 1]));
    return true;
}
