/* routes_games.c: GET api/games: what can be played here. */
#include "cards/cards.h"
#include "engine/json.h"
#include "net/commands.h"
#include "net/routes.h"

static void option_json(const struct option *option, struct text *text) {
    static const char *const kinds[] = {
        [OPTION_BOOL] = "bool", [OPTION_INT] = "int", [OPTION_CHOICE] = "choice"};
    TEXT(standard, 16);
    json_open(text, NULL, '{');
    json_word(text, "name", option->name);
    json_word(text, "kind", kinds[option->kind]);
    if (option->players_max) json_number(text, "players_max", option->players_max);
    switch (option->kind) {
    case OPTION_BOOL: json_word(text, "standard", option->standard ? "true" : "false"); break;
    case OPTION_INT:
        json_number(text, "least", option->least);
        json_number(text, "most", option->most);
        text_number(&standard, option->standard);
        json_word(text, "standard", standard.bytes);
        break;
    case OPTION_CHOICE:
        json_open(text, "choices", '[');
        for (int i = 0; option->choices[i]; i++) json_word(text, NULL, option->choices[i]);
        json_close(text, ']');
        json_word(text, "standard", option->choices[option->standard]);
        break;
    }
    json_close(text, '}');
}

static void game_json(const struct game *game, struct text *text) {
    json_open(text, NULL, '{');
    json_word(text, "game", game->name);
    json_open(text, "players", '[');
    json_number(text, NULL, game->seats_min);
    json_number(text, NULL, game->seats_max);
    json_close(text, ']');
    json_open(text, "options", '[');
    for (int k = 0; game->options[k].name; k++) option_json(&game->options[k], text);
    json_close(text, ']');
    json_open(text, "levels", '[');
    for (const struct bot *bot = bots_of(game); bot->name; bot++) json_word(text, NULL, bot->name);
    json_close(text, ']');
    json_close(text, '}');
}

static void write_games(struct request *request, struct text *text) {
    json_open(text, NULL, '{');
    json_open(text, "games", '[');
    const struct house *house = request->server->settings->house;
    for (int i = 0; game_list[i]; i++)
        if (house_offers(house, game_list[i])) game_json(game_list[i], text);
    json_close(text, ']');
    json_open(text, "decks", '[');
    for (int i = 0; i < deck_count(); i++) {
        if (!house_offers_deck(house, i)) continue;
        json_open(text, NULL, '{');
        json_word(text, "deck", deck_name(i));
        json_number(text, "cards", DECK_CARDS);
        json_close(text, '}');
    }
    json_close(text, ']');
    json_open(text, "reactions", '[');
    for (int i = 0; reaction_list[i]; i++) json_word(text, NULL, reaction_list[i]);
    json_close(text, ']');
    json_close(text, '}');
}

void games_get(struct request *request) {
    answer_grown(request, "application/json", write_games);
}
