/* random_play.h: uniform play through the public interface: what bench measures and signature.c hashes. */
#ifndef DIZAINE_SIM_RANDOM_PLAY_H
#define DIZAINE_SIM_RANDOM_PLAY_H

#include "engine/bits.h"
#include "engine/game.h"

/* One of the seats that owe a move: sealed moves may come in any order, so they do. CHANCE owes alone. */
static inline int random_seat(const struct state *state, struct rng *rng) {
    uint32_t waiting = state->to_act;
    if (!(waiting & (waiting - 1))) return __builtin_ctz(waiting);
    return bits_kth_of_8(waiting, rng_below(rng, (uint32_t)__builtin_popcount(waiting)));
}

static inline struct move random_move(const struct state *state, struct rng *rng) {
    return game_pick(state, random_seat(state, rng), rng);
}

#endif
