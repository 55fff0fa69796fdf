/* playouts.c: see playouts.h. */
#include "sim/playouts.h"

#include "bots/bot.h"
#include "sim/random_play.h"

void playouts_opening(struct state *state, const struct game *game, const struct options *options) {
    struct rng rng = rng_seed(2026, 0);
    for (game_start(state, game, options); owes(state, CHANCE);) game_apply(state, game_chance(state, &rng));
}

bool playouts_exist(const struct game *game, enum playout_kind kind) {
    switch (kind) {
    case PLAYOUT_NORMAL: return bot_standin(game)->playouts;
    case PLAYOUT_VALUES: return bot_strongest(game)->evaluations;
    case PLAYOUT_RANDOM:
    case PLAYOUT_KINDS: break;
    }
    return kind == PLAYOUT_RANDOM;
}

static uint64_t play_evenly(const struct state *from, struct rng *rng, uint32_t n, uint64_t *moves) {
    uint64_t hash = 0xcbf29ce484222325u;
    for (uint32_t i = 0; i < n; i++) {
        struct state state = *from;
        for (; !game_over(&state); ++*moves) game_apply(&state, random_move(&state, rng));
        hash = (hash ^ state.winners) * 0x100000001b3u;
        for (int s = 0; s < state.seats; s++) hash = (hash ^ (uint16_t)state.score[s]) * 0x100000001b3u;
    }
    return hash;
}

uint64_t playouts(enum playout_kind kind, const struct state *from, struct rng *rng, uint32_t n,
                  uint64_t *moves) {
    if (kind == PLAYOUT_NORMAL) return bot_standin(game_of(from))->playouts(from, rng, n);
    if (kind == PLAYOUT_VALUES) return bot_strongest(game_of(from))->evaluations(from, rng, n);
    return play_evenly(from, rng, n, moves);
}
