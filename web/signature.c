/* signature.c: the door for tests/wasm.mjs and bench/wasm.mjs: the same numbers as `dizaine bench` prints,
 * computed in WebAssembly. */
#include "sim/playouts.h"
#include "sim/signature.h"

#define EXPORT(name) __attribute__((export_name(#name)))

/* The game at a place in game_list with standard options; NULL if there is no such game or number of
 * players. */
static const struct game *find(int32_t place, int32_t players, struct options *options) {
    for (int32_t i = 0; i <= place; i++)
        if (!game_list[i]) return NULL;
    if (players < game_list[place]->seats_min || players > game_list[place]->seats_max) return NULL;
    options_standard(game_list[place], players, options);
    return game_list[place];
}

/* 0 if there is no such game or number. */
EXPORT(wasm_signature) uint64_t wasm_signature(int32_t place, int32_t players);
uint64_t wasm_signature(int32_t place, int32_t players) {
    struct options options;
    const struct game *game = find(place, players, &options);
    return game ? signature(game, &options, SIGNATURE_GAMES) : 0;
}

/* Plays n games on from the opening; the hash of their results, or 0 if there are no such playouts. */
EXPORT(wasm_playouts) uint64_t wasm_playouts(int32_t place, int32_t players, int32_t kind, uint32_t n);
uint64_t wasm_playouts(int32_t place, int32_t players, int32_t kind, uint32_t n) {
    struct options options;
    struct state state;
    struct rng rng = rng_seed(1, 0);
    uint64_t moves = 0;
    const struct game *game = find(place, players, &options);
    if (!game || !playouts_exist(game, (enum playout_kind)kind)) return 0;
    playouts_opening(&state, game, &options);
    return playouts((enum playout_kind)kind, &state, &rng, n, &moves);
}

/* The address of a game's name, a zero byte behind it; 0 past the last game. */
EXPORT(wasm_game) const char *wasm_game(int32_t place);
const char *wasm_game(int32_t place) {
    for (int32_t i = 0; i <= place; i++)
        if (!game_list[i]) return 0;
    return game_list[place]->name;
}
