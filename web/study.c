/* study.c: the door for tests/wasm_dixit.mjs: the same hash as `dizaine study` prints, computed in
 * WebAssembly. */
#ifdef WITH_PICTURES
#include "games/dixit/study.h"

#define EXPORT(name) __attribute__((export_name(#name)))

/* The hash of so many rounds of six bots of a level (easy, normal, expert) with a seed. */
EXPORT(wasm_study) uint64_t wasm_study(int32_t level, int32_t rounds, int32_t seed);
uint64_t wasm_study(int32_t level, int32_t rounds, int32_t seed) {
    static const char *const names[] = {"easy", "normal", "expert"};
    struct study_rounds result;
    if (level < 0 || level > 2 || rounds < 0 || seed < 0) return 0;
    study_play(bot_named(&dixit_game, names[level]), 6, (uint32_t)rounds, (uint64_t)seed, &result);
    return result.hash;
}
#else
typedef int web_study; /* without pictures there is nothing to study; C wants a declaration */
#endif
