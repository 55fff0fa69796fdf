/* middle.c: see middle.h. */
#include "room/middle.h"

#include "bots/bot.h"

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
    text_format(text, "{\"name\":\"%s\"", option->name);
    switch (option->kind) {
    case OPTION_BOOL:
        text_format(text, ",\"kind\":\"bool\",\"standard\":%s", option->standard ? "true" : "false");
        break;
    case OPTION_INT:
        text_format(text, ",\"kind\":\"int\",\"least\":%d,\"most\":%d,\"standard\":%d", option->least,
                    option->most, option->standard);
        break;
    case OPTION_CHOICE:
        text_add(text, ",\"kind\":\"choice\",\"values\":[");
        for (int i = 0; option->choices[i]; i++)
            text_format(text, "%s\"%s\"", i ? "," : "", option->choices[i]);
        text_format(text, "],\"standard\":\"%s\"", option->choices[option->standard]);
        break;
    }
    text_format(text, ",\"players_max\":%d}", option->players_max);
}

static void write_game(const struct game *game, struct text *text) {
    const struct middle *middle = middle_of(game);
    text_format(text, "{\"name\":\"%s\",\"rules\":%d,\"players\":[%d,%d],\"usual\":%d,\"pictures\":%s",
                game->name, game->rules, game->seats_min, game->seats_max, middle->players,
                middle->pictures ? "true" : "false");
    text_format(text, ",\"automaton\":\"%s\",\"options\":[", middle->automaton ? middle->automaton : "");
    for (int i = 0; game->options[i].name; i++) {
        if (i) text_byte(text, ',');
        write_option(&game->options[i], text);
    }
    text_add(text, "],\"levels\":[");
    const char *comma = "";
    for (const struct bot *bot = bots_of(game); bot->name; bot++) {
        if (!bot->offered) continue;
        text_format(text, "%s\"%s\"", comma, bot->name);
        comma = ",";
    }
    text_add(text, "],\"constants\":{");
    for (const struct constant *constant = middle->constants; constant && constant->name; constant++)
        text_format(text, "%s\"%s\":%d", constant == middle->constants ? "" : ",", constant->name,
                    constant->value);
    text_add(text, "}}");
}

void middle_facts(struct text *text) {
    text_add(text, "{\"games\":[");
    for (int i = 0; game_list[i]; i++) {
        if (i) text_byte(text, ',');
        write_game(game_list[i], text);
    }
    text_add(text, "],\"verdicts\":[");
    for (enum verdict verdict = FINE; verdict <= IS_OVER; verdict++)
        text_format(text, "%s\"%s\"", verdict ? "," : "", verdict_name(verdict));
    text_add(text, "],\"bots\":[");
    for (int i = 0; i < BOT_NAMES; i++) text_format(text, "%s\"%s\"", i ? "," : "", bot_names[i]);
    text_format(text, "],\"clue\":%d}", CLUE_MAX);
}
