/* rng.h: xoshiro256++ (Blackman and Vigna), small enough to keep by value; never part of a game state. */
#ifndef DIZAINE_ENGINE_RNG_H
#define DIZAINE_ENGINE_RNG_H

#include <stdint.h>

struct rng {
    uint64_t s[4];
};

static inline uint64_t rng_rotl(uint64_t x, int k) {
    return (x << k) | (x >> (64 - k));
}

/* One step of splitmix64: turns counters and poor seeds into good ones. */
static inline uint64_t rng_mix(uint64_t *x) {
    uint64_t z = (*x += 0x9e3779b97f4a7c15u);
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
    return z ^ (z >> 31);
}

/* Two numbers make a seed, so that game `stream` of simulation `seed` is the same whatever thread plays
 * it. */
static inline struct rng rng_seed(uint64_t seed, uint64_t stream) {
    struct rng rng;
    uint64_t x = seed;
    uint64_t y = rng_mix(&x) ^ stream;
    for (int i = 0; i < 4; i++) rng.s[i] = rng_mix(&y);
    return rng;
}

static inline uint64_t rng_next(struct rng *rng) {
    uint64_t *s = rng->s;
    uint64_t result = rng_rotl(s[0] + s[3], 23) + s[0];
    uint64_t t = s[1] << 17;
    s[2] ^= s[0];
    s[3] ^= s[1];
    s[1] ^= s[2];
    s[0] ^= s[3];
    s[2] ^= t;
    s[3] = rng_rotl(s[3], 45);
    return result;
}

/* Uniform in [0, n), exactly: Lemire's multiplication, with the few values that would favour some results
 * drawn again. n > 0. */
static inline uint32_t rng_below(struct rng *rng, uint32_t n) {
    uint64_t m = (rng_next(rng) >> 32) * n;
    if ((uint32_t)m < n) {
        uint32_t floor = -n % n;
        while ((uint32_t)m < floor) m = (rng_next(rng) >> 32) * n;
    }
    return (uint32_t)(m >> 32);
}

#endif
