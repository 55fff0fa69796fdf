/* secrets.h: what the files of Dixit share among themselves. */
#ifndef DIZAINE_GAMES_DIXIT_SECRETS_H
#define DIZAINE_GAMES_DIXIT_SECRETS_H

#include "engine/game.h"

static inline void dixit_add(struct dixit_set *set, int card) {
    set->bits[(card - 1) >> 5] |= 1u << ((card - 1) & 31);
}

static inline void dixit_remove(struct dixit_set *set, int card) {
    set->bits[(card - 1) >> 5] &= ~(1u << ((card - 1) & 31));
}

/* Card k (from 0) of a set, ascending. The set has more than k. This is the dearest part of random play, and
 * branches on random bits are what is dear in it: after the word is found by its count of bits, the place in
 * the word is narrowed by halves with sums and masks alone. */
static inline int dixit_nth(const struct dixit_set *set, uint32_t k) {
    int word = 0;
    for (uint32_t n; k >= (n = (uint32_t)__builtin_popcount(set->bits[word])); word++) k -= n;
    uint32_t bits = set->bits[word];
    uint32_t pairs = bits - (bits >> 1 & 0x55555555u);
    uint32_t fours = (pairs & 0x33333333u) + (pairs >> 2 & 0x33333333u);
    uint32_t counts = ((fours + (fours >> 4)) & 0x0f0f0f0fu) * 0x01010101u; /* byte i: bits of bytes 0..i */
    uint32_t at =
        8u * (uint32_t)((k >= (counts & 255)) + (k >= (counts >> 8 & 255)) + (k >= (counts >> 16 & 255)));
    k -= (counts << 8) >> at & 255;
    uint32_t low = fours >> at & 15, step = k >= low;
    k -= low & -step;
    at += 4 * step;
    low = pairs >> at & 3, step = k >= low;
    k -= low & -step;
    at += 2 * step;
    at += k >= (bits >> at & 1);
    return word * 32 + (int)at + 1;
}

/* Puts a card among `size` ascending ones: it changes places with each that is greater. No branch hangs on
 * where it belongs, which is chance and would be guessed wrongly. */
static inline void dixit_insert(uint16_t *cards, int size, uint16_t card) {
    for (int i = 0; i < size; i++) {
        uint16_t here = cards[i];
        cards[i] = here < card ? here : card;
        card = here < card ? card : here;
    }
    cards[size] = card;
}

/* The slot (from 1) in which a card lies face up, 0 if in none. */
static inline int dixit_slot_of(const struct dixit *dixit, uint16_t card) {
    for (int i = 0; i < dixit->slots; i++)
        if (dixit->slot[i] == card) return i + 1;
    return 0;
}

/* Puts the round's cards that do not lie face up behind those that do, ascending: their order tells nothing
 * about their givers. */
void dixit_gather(struct state *state);
int dixit_vote_moves(const struct dixit *dixit, int seat, struct move *list);

void dixit_view(struct state *state, int seat);
void dixit_guess(struct state *state, struct rng *rng);
enum secrecy dixit_secrecy(const struct state *state, struct move move, int *owner, struct move *masked);
void dixit_show(const struct state *state, struct text *text);
const char *dixit_paragraph(const struct state *state, int seat, const char *text);

#endif
