/* options.c: the options of every game, read and written from its one table. */
#include "engine/game.h"
#include "engine/json.h"

#include <assert.h>
#include <stddef.h>

bool option_exists(const struct option *option, int players) {
    return option->players_max == 0 || players <= option->players_max;
}

void options_standard(const struct game *game, int players, struct options *options) {
    *options = (struct options){.players = (uint8_t)players};
    for (int i = 0; game->options[i].name; i++) {
        assert(i < OPTIONS_MAX);
        if (option_exists(&game->options[i], players)) options->value[i] = game->options[i].standard;
    }
}

static bool parse_value(const struct option *option, const char *value, int32_t *number) {
    switch (option->kind) {
    case OPTION_BOOL:
        *number = text_same(value, "true") || text_same(value, "on") || text_same(value, "yes") ||
                  text_same(value, "1");
        return *number || text_same(value, "false") || text_same(value, "off") || text_same(value, "no") ||
               text_same(value, "0");
    case OPTION_INT: return text_parse_int(value, option->least, option->most, number);
    case OPTION_CHOICE:
        for (*number = 0; option->choices[*number]; ++*number)
            if (text_same(option->choices[*number], value)) return true;
        return false;
    }
    return false;
}

const char *options_set(const struct game *game, struct options *options, const char *name,
                        const char *value) {
    for (int i = 0; game->options[i].name; i++) {
        const struct option *option = &game->options[i];
        if (!text_same(option->name, name)) continue;
        if (!option_exists(option, options->players)) return "this option is for fewer players";
        int32_t number;
        if (!parse_value(option, value, &number)) return "this value is not one that the option takes";
        options->value[i] = number;
        return NULL;
    }
    return "this game has no such option";
}

const char *options_refusal(const struct game *game, const struct options *options) {
    if (options->players < game->seats_min || options->players > game->seats_max)
        return "this game is not for that number of players";
    for (int i = 0; game->options[i].name; i++) {
        const struct option *option = &game->options[i];
        if (!option_exists(option, options->players)) continue;
        int32_t most = option->kind == OPTION_BOOL ? 1 : option->most;
        if (options->value[i] < option->least || options->value[i] > most) return "an option is out of range";
    }
    return game->refuses(options);
}

void options_json(const struct game *game, const struct options *options, const char *key, struct text *text) {
    json_open(text, key, '{');
    for (int i = 0; game->options[i].name; i++) {
        const struct option *option = &game->options[i];
        if (!option_exists(option, options->players)) continue;
        switch (option->kind) {
        case OPTION_BOOL: json_bool(text, option->name, options->value[i] != 0); break;
        case OPTION_INT: json_number(text, option->name, options->value[i]); break;
        case OPTION_CHOICE: json_word(text, option->name, option->choices[options->value[i]]); break;
        }
    }
    json_close(text, '}');
}
