/* signature.c: the door for tests/wasm.mjs: the same number as `dizaine bench` prints, computed in
 * WebAssembly. */
#include "sim/signature.h"

#define EXPORT(name) __attribute__((export_name(#name)))

/* The signature of a game (its place in game_list) with standard options; 0 if there is no such game or
 * number. */
EXPORT(wasm_signature) uint64_t wasm_signature(int32_t place, int32_t players);
uint64_t wasm_signature(int32_t place, int32_t players) {
    struct options options;
    for (int32_t i = 0; i <= place; i++)
        if (!game_list[i]) return 0;
    if (players < game_list[place]->seats_min || players > game_list[place]->seats_max) return 0;
    options_standard(game_list[place], players, &options);
    return signature(game_list[place], &options, SIGNATURE_GAMES);
}

/* The address of a game's name, a zero byte behind it; 0 past the last game. */
EXPORT(wasm_game) const char *wasm_game(int32_t place);
const char *wasm_game(int32_t place) {
    for (int32_t i = 0; i <= place; i++)
        if (!game_list[i]) return 0;
    return game_list[place]->name;
}
