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

int32_t options_dial(const struct game *game, const struct options *options, int dial) {
    return game->dials[dial].standard + options->dial[dial];
}

bool options_turned(const struct options *options) {
    for (int i = 0; i < DIALS_MAX; i++)
        if (options->dial[i]) return true;
    return false;
}

const char *options_turn(const struct game *game, struct options *options, const char *name,
                         const char *value) {
    for (int i = 0; game->dials && game->dials[i].name; i++) {
        const struct option *dial = &game->dials[i];
        if (!text_same(dial->name, name)) continue;
        assert(i < DIALS_MAX);
        if (!option_exists(dial, options->players)) return "this option is for fewer players";
        int32_t number;
        if (!parse_value(dial, value, &number)) return "this value is not one that the option takes";
        options->dial[i] = (int16_t)(number - dial->standard);
        return NULL;
    }
    return options_set(game, options, name, value);
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
    for (int i = 0; game->dials && game->dials[i].name; i++) {
        const struct option *dial = &game->dials[i];
        int32_t value = options_dial(game, options, i), most = dial->kind == OPTION_BOOL ? 1 : dial->most;
        if (options->dial[i] &&
            (!option_exists(dial, options->players) || value < dial->least || value > most))
            return "a constant of the rules is out of range";
    }
    return game->refuses(options);
}

static void value_json(const struct option *option, int32_t value, struct text *text) {
    switch (option->kind) {
    case OPTION_BOOL: json_bool(text, option->name, value != 0); break;
    case OPTION_INT: json_number(text, option->name, value); break;
    case OPTION_CHOICE: json_word(text, option->name, option->choices[value]); break;
    }
}

void options_json(const struct game *game, const struct options *options, const char *key,
                  struct text *text) {
    json_open(text, key, '{');
    for (int i = 0; game->options[i].name; i++) {
        const struct option *option = &game->options[i];
        if (!option_exists(option, options->players)) continue;
        value_json(option, options->value[i], text);
    }
    for (int i = 0; game->dials && game->dials[i].name; i++)
        if (options->dial[i]) value_json(&game->dials[i], options_dial(game, options, i), text);
    json_close(text, '}');
}
