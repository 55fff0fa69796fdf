/* secrets.h: what the files of Dixit share among themselves. */
#ifndef DIZAINE_GAMES_DIXIT_SECRETS_H
#define DIZAINE_GAMES_DIXIT_SECRETS_H

#include "engine/bits.h"
#include "engine/game.h"

static inline void dixit_add(struct dixit_set *set, int card) {
    set->bits[(card - 1) >> 5] |= 1u << ((card - 1) & 31);
}

static inline void dixit_remove(struct dixit_set *set, int card) {
    set->bits[(card - 1) >> 5] &= ~(1u << ((card - 1) & 31));
}

/* Card k (from 0) of a set, ascending. The set has more than k. */
static inline int dixit_nth(const struct dixit_set *set, uint32_t k) {
    for (int word = 0;; word += 2) {
        uint64_t bits = set->bits[word] | (uint64_t)set->bits[word + 1] << 32;
        uint32_t n = (uint32_t)__builtin_popcountll(bits);
        if (k < n) return word * 32 + bits_kth(bits, k) + 1;
        k -= n;
    }
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

static inline bool dixit_holds(const struct dixit *dixit, int seat, int card) {
    for (int i = 0; i < dixit->hand_size[seat]; i++)
        if (dixit->hand[seat][i] == card) return true;
    return false;
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
bool dixit_hint(const struct state *state, int seat, const char *text, struct move *move);
void dixit_show(const struct state *state, struct text *text);
const char *dixit_paragraph(const struct state *state, int seat, const char *text);

#endif
