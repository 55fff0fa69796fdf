/* variants.h: the tables that golden games and perft counts are about: every game with every number of
 * players, and the options that change the most. */
#ifndef DIZAINE_TESTS_VARIANTS_H
#define DIZAINE_TESTS_VARIANTS_H

#include <stdio.h>
#include <string.h>

#include "engine/game.h"

/* Games with options of their own, besides the standard table of every number of players. */
static const struct {
    const char *game;
    int players;
    const char *options; /* "name=value,name=value" */
} house_rules[] = {
    {"dix", 1, "bust-buy=true,final-buy=others,alix=10"},
    {"dix", 3, "bust-buy=true"},
    {"dix", 4, "final-buy=others"},
    {"dixsurdix", 2, "jokers=4"},
    {"dixsurdix", 4, "open-hands=true,jokers=4"},
    {"dixit", 3, "old-three=true"},
    {"dixit", 4, "goal=0,rounds=2"},
    {"dixit", 5, "cards=1000,goal=10"},
    {"dixit", 7, "odyssey=true"},
    {"dixit", 8, "odyssey=true,goal=50"},
    {"pig", 2, "goal=10"},
};

/* Sets "name=value,…" on top of the standard options; false if it cannot be played. */
static bool variant_options(const struct game *game, int players, const char *settings,
                            struct options *options) {
    char copy[128], *save = NULL;
    options_standard(game, players, options);
    snprintf(copy, sizeof copy, "%s", settings);
    for (char *name = strtok_r(copy, ",", &save); name; name = strtok_r(NULL, ",", &save)) {
        char *equals = strchr(name, '=');
        if (!equals) return false;
        *equals = 0;
        if (options_set(game, options, name, equals + 1)) return false;
    }
    return !options_refusal(game, options);
}

/* Calls `visit` for every variant. */
static void each_variant(void (*visit)(const struct game *game, int players, const char *settings)) {
    for (int i = 0; game_list[i]; i++)
        for (int players = game_list[i]->seats_min; players <= game_list[i]->seats_max; players++)
            visit(game_list[i], players, "");
    for (size_t i = 0; i < sizeof house_rules / sizeof *house_rules; i++)
        visit(game_named(house_rules[i].game), house_rules[i].players, house_rules[i].options);
}

#endif
