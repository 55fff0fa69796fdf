/* lab.h: what a game tells the laboratory: a position as numbers, moves as numbers, and what is worth counting. Observations and
 * actions are fixed for each game (docs/laboratory.md lists them); only what game_view leaves of a position is observed. */
#ifndef DIZAINE_LAB_LAB_H
#define DIZAINE_LAB_LAB_H

#include <string.h>

#include "engine/game.h"
#include "words/words.h"

#ifdef __SSE4_1__
#include <smmintrin.h>
#endif

enum { LAB_TALLIES = 16, LAB_OBSERVATION_MAX = 512, LAB_ACTIONS_MAX = 512 };

/* A run of numbers in an observation. */
struct lab_part {
    const char *name;
    uint16_t size;
};

/* Something that is counted. */
struct lab_tally {
    const char *name;
    enum word word;   /* for people */
    const char *part; /* of another, by its name: it is told as a share of that; NULL: by the game */
};

struct lab {
    const struct lab_part *parts; /* of an observation, in order; ends with a NULL name */
    uint16_t actions;
    /* `memo` is zero at first, and has what the game kept there when the same table was observed last, from whatever seat; NULL:
     * nothing is kept. What comes out is the same. */
    void (*observe)(const struct state *view, int seat, int16_t *out, void *memo);
    uint16_t memo; /* its bytes */
    /* The number of a move; where several moves have one, it stands for the first in the order of moves(). */
    int (*action)(const struct state *view, struct move move);
    bool (*shared)(int action); /* whether several moves may have this number; NULL: never */
    /* The same as lab_mask and lab_move without a list of moves, of a seat that owes one. NULL: from the list. */
    void (*mask)(const struct state *view, int seat, uint8_t *mask);
    bool (*move)(const struct state *view, int seat, int action, struct move *move);
    const struct lab_tally *tallies; /* ends with a NULL name */
    void (*count)(const struct state *before, struct move move, const struct state *after, uint32_t *tally);
    int (*opener)(
        struct move move); /* the seat that a move of chance names as the first, or -1; NULL: it is seat 0 */
};

#define GAME(name) extern const struct lab name##_lab;
#include "games/games.def"
#undef GAME
const struct lab *lab_of(const struct game *game);
int lab_observation(const struct lab *lab); /* how many numbers */
/* The actions that a seat may choose, as bytes of 0 and 1 [actions]; false if it owes no move. */
bool lab_mask(const struct lab *lab, const struct state *view, int seat, uint8_t *mask);
/* The move that an action stands for; false if it is not legal. */
bool lab_move(const struct lab *lab, const struct state *view, int seat, int action, struct move *move);

/* All zero. For a number that it knows gcc writes a `rep stos`, which is far slower here. */
static inline void lab_clear(void *at, size_t size) {
    __asm__("" : "+r"(size));
    memset(at, 0, size);
}

/* Counts as numbers of an observation, eight at a time; there are eight or more. Returns where the next go. */
static inline int16_t *lab_widen(int16_t *out, const uint8_t *counts, int n) {
#pragma GCC unroll 8
    for (int i = 0; i < n; i += 8) {
        int at = i + 8 <= n ? i : n - 8; /* the last eight may overlap */
#ifdef __SSE4_1__                        /* one instruction, for which gcc writes eight */
        _mm_storeu_si128((__m128i_u *)(out + at),
                         _mm_cvtepu8_epi16(_mm_loadl_epi64((const __m128i_u *)(counts + at))));
#else
        typedef uint8_t narrow __attribute__((vector_size(8)));
        typedef int16_t wide __attribute__((vector_size(16)));
        narrow from;
        memcpy(&from, counts + at, sizeof from);
        wide to = __builtin_convertvector(from, wide);
        memcpy(out + at, &to, sizeof to);
#endif
    }
    return out + n;
}

/* The lowest eight bits as numbers of an observation. Returns where the next go. */
static inline int16_t *lab_bits(int16_t *out, unsigned bits) {
    typedef int16_t wide __attribute__((vector_size(16)));
    int16_t all = (int16_t)(bits & 255);
    wide each = {1, 2, 4, 8, 16, 32, 64, 128};
    wide to = ((wide){all, all, all, all, all, all, all, all} & each) == each;
    to &= 1;
    memcpy(out, &to, sizeof to);
    return out + 8;
}

#endif
