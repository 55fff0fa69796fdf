/* signature.c: see signature.h. */
#include "sim/signature.h"

#include "sim/random_play.h"

uint64_t signature(const struct game *game, const struct options *options, int games) {
    uint64_t hash = 0xcbf29ce484222325u;
    for (int number = 0; number < games; number++) {
        struct rng rng = rng_seed(2026, (uint64_t)number);
        struct state state;
        game_start(&state, game, options);
        for (;;) {
            /* The numbers of the hash, not its bytes: they mean the same whatever the order of bytes. */
            hash = (hash ^ game_hash(&state)) * 0x9e3779b97f4a7c15u;
            hash ^= hash >> 29;
            if (game_over(&state)) break;
            game_apply(&state, random_move(&state, &rng));
        }
    }
    return hash;
}
