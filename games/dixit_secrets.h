/* dixit_secrets.h: what the files of Dixit share among themselves. */
#ifndef DIZAINE_GAMES_DIXIT_SECRETS_H
#define DIZAINE_GAMES_DIXIT_SECRETS_H

#include "engine/game.h"

static inline void dixit_add(struct dixit_set *set, int card) {
    set->bits[(card - 1) >> 5] |= 1u << ((card - 1) & 31);
}

static inline void dixit_remove(struct dixit_set *set, int card) {
    set->bits[(card - 1) >> 5] &= ~(1u << ((card - 1) & 31));
}

/* Card k (from 0) of a set, ascending. The set has more than k. */
static inline int dixit_nth(const struct dixit_set *set, uint32_t k) {
    int word = 0;
    for (uint32_t n; k >= (n = (uint32_t)__builtin_popcount(set->bits[word])); word++) k -= n;
    uint32_t bits = set->bits[word];
    for (; k > 0; k--) bits &= bits - 1;
    return word * 32 + __builtin_ctz(bits) + 1;
}

/* The slot (from 1) in which a card lies, 0 if in none. Empty slots hold 0, so all can be compared. */
static inline int dixit_slot_of(const struct dixit *dixit, uint16_t card) {
    int slot = 0;
    for (int i = 0; i < DIXIT_SEATS; i++)
        if (dixit->slot[i] == card) slot = i + 1;
    return slot;
}

int dixit_vote_moves(const struct dixit *dixit, int seat, struct move *list);

void dixit_view(struct state *state, int seat);
void dixit_guess(struct state *state, struct rng *rng);
enum secrecy dixit_secrecy(const struct state *state, struct move move, int *owner, struct move *masked);
void dixit_show(const struct state *state, struct text *text);
const char *dixit_paragraph(const struct state *state, int seat, const char *text);

#endif
