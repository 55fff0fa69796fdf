/* middle.c: see middle.h. */
#include "room/middle.h"

#include "bots/bot.h"
#include "engine/json.h"

#include <assert.h>

const struct middle *middle_of(const struct game *game) {
    static const struct middle *const middles[] = {
#define GAME(name) &name##_middle,
#include "games/games.def"
#undef GAME
    };
    return middles[game_place(game)];
}

const char *const bot_names[BOT_NAMES] = {"Nora", "Léo", "Sam", "Ada", "Hugo", "Zoé", "Max", "Inès"};

static void write_option(const struct option *option, struct text *text) {
    json_open(text, NULL, '{');
    json_word(text, "name", option->name);
    switch (option->kind) {
    case OPTION_BOOL:
        json_word(text, "kind", "bool");
        json_bool(text, "standard", option->standard != 0);
        break;
    case OPTION_INT:
        json_word(text, "kind", "int");
        json_number(text, "least", option->least);
        json_number(text, "most", option->most);
        json_number(text, "standard", option->standard);
        break;
    case OPTION_CHOICE:
        json_word(text, "kind", "choice");
        json_open(text, "values", '[');
        for (int i = 0; option->choices[i]; i++) json_word(text, NULL, option->choices[i]);
        json_close(text, ']');
        json_word(text, "standard", option->choices[option->standard]);
        break;
    }
    json_number(text, "players_max", option->players_max);
    json_close(text, '}');
}

static void write_game(const struct game *game, struct text *text) {
    const struct middle *middle = middle_of(game);
    json_open(text, NULL, '{');
    json_word(text, "name", game->name);
    json_number(text, "rules", game->rules);
    json_open(text, "players", '[');
    json_number(text, NULL, game->seats_min);
    json_number(text, NULL, game->seats_max);
    json_close(text, ']');
    json_number(text, "usual", middle->players);
    json_number(text, "bench", middle->players_bench);
    json_bool(text, "pictures", middle->pictures);
    json_word(text, "automaton", middle->automaton ? middle->automaton : "");
    json_open(text, "options", '[');
    for (int i = 0; game->options[i].name; i++) write_option(&game->options[i], text);
    json_close(text, ']');
    json_open(text, "levels", '[');
    for (const struct bot *bot = bots_of(game); bot->name; bot++)
        if (bot->offered) json_word(text, NULL, bot->name);
    json_close(text, ']');
    json_open(text, "cast", '[');
    for (const struct bot *bot = bots_of(game); bot->name; bot++) {
        if (!bot->who) continue;
        json_open(text, NULL, '{');
        json_word(text, "name", bot->who);
        json_word(text, "plays", bot->name);
        json_close(text, '}');
    }
    json_close(text, ']');
    json_open(text, "constants", '{');
    for (const struct constant *constant = middle->constants; constant && constant->name; constant++)
        json_number(text, constant->name, constant->value);
    json_close(text, '}');
    json_close(text, '}');
}

void middle_facts(struct text *text) {
    json_open(text, NULL, '{');
    json_open(text, "games", '[');
    for (int i = 0; game_list[i]; i++) write_game(game_list[i], text);
    json_close(text, ']');
    json_open(text, "verdicts", '[');
    for (enum verdict verdict = FINE; verdict <= IS_OVER; verdict++)
        json_word(text, NULL, verdict_name(verdict));
    json_close(text, ']');
    json_open(text, "bots", '[');
    for (int i = 0; i < BOT_NAMES; i++) json_word(text, NULL, bot_names[i]);
    json_close(text, ']');
    json_number(text, "clue", CLUE_MAX);
    json_close(text, '}');
}

void reason_number(struct reason *reason, const char *name, int number) {
    assert(reason->count < REASON_GIVEN_MAX);
    reason->given[reason->count].name = name;
    reason->given[reason->count].number = number;
    reason->given[reason->count++].text[0] = 0;
}

void reason_text(struct reason *reason, const char *name, const struct text *text) {
    assert(text->size < REASON_TEXT_MAX);
    reason_number(reason, name, 0);
    memcpy(reason->given[reason->count - 1].text, text->bytes, text->size + 1);
}

void reason_json(const struct reason *reason, const char *key, struct text *text) {
    json_open(text, key, '{');
    json_word(text, "why", reason->why);
    for (int i = 0; i < reason->count; i++)
        if (reason->given[i].text[0])
            json_word(text, reason->given[i].name, reason->given[i].text);
        else
            json_number(text, reason->given[i].name, reason->given[i].number);
    json_close(text, '}');
}
