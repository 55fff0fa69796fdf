/* dix_playout.c: games of DIX played to the end at random, for measuring how fast a search by playouts could
 * go. */
#include "games/dix/bots.h"

uint64_t dix_playouts(const struct state *from, struct rng *rng, uint32_t n) {
    uint64_t made = 0;
    for (uint32_t i = 0; i < n; i++) {
        struct state state = *from;
        for (; state.to_act; made++) {
            struct move moves[MOVES_MAX], move;
            int seat = game_next(&state);
            if (seat == CHANCE) {
                move = game_chance(&state, rng);
            } else if (!dix_obliged(&state, seat, &move)) {
                int count = dix_game.moves(&state, seat, moves, NULL);
                move = moves[rng_below(rng, (uint32_t)count)];
            }
            dix_game.apply(&state, move);
        }
    }
    return made;
}
