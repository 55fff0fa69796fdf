/* bits.h: one of the bits of a word, by its number. */
#ifndef DIZAINE_ENGINE_BITS_H
#define DIZAINE_ENGINE_BITS_H

#include <stdint.h>
#include <string.h>

#define BITS_ONES 0x0101010101010101u /* the lowest bit of each byte */
#define BITS_TOPS 0x8080808080808080u /* the highest */

/* Eight counts as a word, the first in its lowest byte. */
static inline uint64_t bits_counts(const uint8_t counts[8]) {
    uint64_t word;
    memcpy(&word, counts, sizeof word);
#if __BYTE_ORDER__ != __ORDER_LITTLE_ENDIAN__
    word = __builtin_bswap64(word);
#endif
    return word;
}

/* The first byte whose sum is above k, as eight times its number. The bytes are counts, the first lowest:
 * times 0x01…01 they are the sums of the first 1, 2, … 8 of them. No sum reaches 128, so setting each top bit
 * and taking k + 1 away clears it just where the sum is at most k. */
static inline int bits_above(uint64_t sums, uint32_t k) {
    return __builtin_ctzll(((sums | BITS_TOPS) - (k + 1) * BITS_ONES) & BITS_TOPS) & 56;
}

/* The k-th set bit, from the lowest and from 0, of a word that has more than k: first its byte, then its place
 * with the byte's bits as the counts. No branch hangs on k, which is chance and could not be foreseen. */
static inline int bits_kth(uint64_t word, uint32_t k) {
    uint64_t pairs = word - (word >> 1 & 0x55 * BITS_ONES);
    uint64_t fours = (pairs & 0x33 * BITS_ONES) + (pairs >> 2 & 0x33 * BITS_ONES);
    uint64_t sums = ((fours + (fours >> 4)) & 0x0f * BITS_ONES) * BITS_ONES;
    int byte = bits_above(sums, k);
    k -= (uint32_t)((sums << 8) >> byte & 255);
    /* Bit i of the byte in byte i, where any bit becomes the lowest. */
    uint64_t bits =
        (((word >> byte & 255) * BITS_ONES & 0x8040201008040201u) + 0x7f * BITS_ONES) >> 7 & BITS_ONES;
    return byte + (bits_above(bits * BITS_ONES, k) >> 3);
}

/* The same for a word of eight bits. */
static inline int bits_kth_of_8(uint32_t byte, uint32_t k) {
    uint64_t bits = ((byte * BITS_ONES & 0x8040201008040201u) + 0x7f * BITS_ONES) >> 7 & BITS_ONES;
    return bits_above(bits * BITS_ONES, k) >> 3;
}

#endif
