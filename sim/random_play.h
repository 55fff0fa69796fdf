/* random_play.h: uniform play through the public interface: what bench measures and signature.c hashes. */
#ifndef DIZAINE_SIM_RANDOM_PLAY_H
#define DIZAINE_SIM_RANDOM_PLAY_H

#include "engine/game.h"

/* One of the seats that owe a move: sealed moves may come in any order, so they do. */
static inline int random_seat(const struct state *state, struct rng *rng) {
    uint32_t waiting = state->to_act;
    uint32_t k = waiting & (waiting - 1) ? rng_below(rng, (uint32_t)__builtin_popcount(waiting)) : 0;
    while (k-- > 0) waiting &= waiting - 1;
    return __builtin_ctz(waiting);
}

/* One of the moves that may be made, chance by its weights and seats evenly; automata do as they must. */
static inline struct move random_move(const struct state *state, struct rng *rng) {
    const struct game *game = game_of(state);
    struct move moves[MOVES_MAX], obliged;
    int seat = random_seat(state, rng);
    if (seat == CHANCE) return game_chance(state, rng);
    if (game->obliged && game->obliged(state, seat, &obliged)) return obliged;
    int n = game->moves(state, seat, moves, NULL);
    return moves[rng_below(rng, (uint32_t)n)];
}

#endif
