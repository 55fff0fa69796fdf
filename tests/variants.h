/* variants.h: the tables that a test plays, from games/NAME/tests/variants.txt of every game. */
#ifndef DIZAINE_TESTS_VARIANTS_H
#define DIZAINE_TESTS_VARIANTS_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "engine/game.h"

enum { VARIANTS_MAX = 400 };

struct variant {
    const struct game *game;
    int players;
    char settings[96]; /* "name=value,name=value", or "" */
    struct options options;
};

static inline void variant_options(struct variant *variant) {
    char copy[sizeof variant->settings], *save = NULL;
    options_standard(variant->game, variant->players, &variant->options);
    strcpy(copy, variant->settings);
    for (char *name = strtok_r(copy, ",", &save); name; name = strtok_r(NULL, ",", &save)) {
        char *value = strchr(name, '=');
        if (!value) fail_msg("no value in %s", variant->settings);
        *value++ = 0;
        const char *refusal = options_turn(variant->game, &variant->options, name, value);
        if (refusal) fail_msg("%s %s: %s", variant->game->name, variant->settings, refusal);
    }
    const char *refusal = options_refusal(variant->game, &variant->options);
    if (refusal) fail_msg("%s %d %s: %s", variant->game->name, variant->players, variant->settings, refusal);
}

/* Fills in all variants for a use; fails with a sentence if a game has none. Returns their number. */
static inline int variants_for(const char *use, struct variant *variants) {
    char command[64], line[256], name[32], settings[96];
    int n = 0, games = 0;
    const struct game *last = NULL;
    snprintf(command, sizeof command, "tests/lib/variants %s 2>&1", use);
    FILE *lines = popen(command, "r");
    assert_non_null(lines);
    while (fgets(line, sizeof line, lines)) {
        struct variant *variant = &variants[n];
        assert_true(n < VARIANTS_MAX);
        if (sscanf(line, "%31s %d %95s", name, &variant->players, settings) != 3) fail_msg("%s", line);
        variant->game = game_named(name);
        if (!variant->game) fail_msg("games/games.def and the program differ: %s", name);
        games += variant->game != last;
        last = variant->game;
        strcpy(variant->settings, settings[0] == '-' ? "" : settings);
        variant_options(variant);
        n++;
    }
    assert_int_equal(pclose(lines), 0);
    while (game_list[games]) fail_msg("%s is not in games/games.def", game_list[games]->name);
    return n;
}

static inline void each_variant(const char *use, void (*visit)(const struct variant *variant)) {
    static struct variant variants[VARIANTS_MAX];
    int n = variants_for(use, variants);
    for (int i = 0; i < n; i++) visit(&variants[i]);
}

#endif
