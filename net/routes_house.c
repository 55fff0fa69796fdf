/* routes_house.c: whose shelf this is, and how much was played there. */
#include <string.h>
#include <time.h>

#include "cards/cards.h"
#include "engine/json.h"
#include "net/routes.h"
#include "store/played.h"

static void text_json_of(struct text *text, const char *key, const struct house_text *of) {
    json_open(text, key, '{');
    for (int i = 0; i < LANGUAGES; i++)
        if (of->in[i][0]) json_text(text, words_languages[i].code, of->in[i]);
    json_close(text, '}');
}

static void light_json(struct text *text, const char *key, const struct house_light *light) {
    const struct {
        const char *name;
        int32_t colour;
    } all[] = {{"table", light->table}, {"table-lit", light->table_lit}, {"accent", light->accent}, {"on-accent", light->on_accent}};
    json_open(text, key, '{');
    for (size_t i = 0; i < sizeof all / sizeof *all; i++) {
        char hex[16];
        if (all[i].colour < 0) continue;
        snprintf(hex, sizeof hex, "#%06X", (unsigned)all[i].colour & 0xFFFFFF);
        json_word(text, all[i].name, hex);
    }
    json_close(text, '}');
}

static void hours_json(struct text *text, const struct house *house) {
    if (!house->has_hours) {
        json_none(text, "hours");
        return;
    }
    json_open(text, "hours", '[');
    for (int day = 0; day < HOUSE_DAYS; day++) {
        json_open(text, NULL, '[');
        for (int i = 0; i < HOUSE_SPANS && house->hours[day][i].closes; i++) {
            json_open(text, NULL, '[');
            json_number(text, NULL, house->hours[day][i].opens);
            json_number(text, NULL, house->hours[day][i].closes);
            json_close(text, ']');
        }
        json_close(text, ']');
    }
    json_close(text, ']');
}

/* Minutes from UTC to the time of day here, where the house is. */
static int64_t zone(void) {
    time_t now = time(NULL);
    struct tm here;
    return localtime_r(&now, &here) ? here.tm_gmtoff / 60 : 0;
}

static void house_json(struct text *text, const struct house *house) {
    json_open(text, "house", '{');
    text_json_of(text, "name", &house->name);
    text_json_of(text, "welcome", &house->welcome);
    text_json_of(text, "note", &house->note);
    text_json_of(text, "address", &house->address);
    text_json_of(text, "contact", &house->contact);
    hours_json(text, house);
    json_number(text, "zone", zone());
    json_open(text, "colours", '{');
    light_json(text, "light", &house->light);
    light_json(text, "dark", &house->dark);
    json_close(text, '}');
    json_text(text, "language", house->lang[0] ? house->lang : NULL);
    json_open(text, "games", '[');
    for (int i = 0; game_list[i]; i++)
        if (house_offers(house, game_list[i])) json_word(text, NULL, game_list[i]->name);
    json_close(text, ']');
    json_open(text, "decks", '[');
    for (int i = 0; i < deck_count(); i++)
        if (house_offers_deck(house, i)) json_word(text, NULL, deck_name(i));
    json_close(text, ']');
    json_open(text, "allow", '{');
    json_bool(text, "open", !house->no_open);
    json_bool(text, "watch", !house->no_watch);
    json_bool(text, "chat", !house->no_chat);
    json_bool(text, "decks", !house->no_decks);
    json_close(text, '}');
    json_bool(text, "kiosk", house->kiosk);
    json_number(text, "kiosk_minutes", house->idle_minutes);
    json_close(text, '}');
}

static void write_house(struct request *request, struct text *text) {
    const struct house *house = request->server->settings->house;
    json_open(text, NULL, '{');
    if (house)
        house_json(text, house);
    else
        json_none(text, "house");
    json_close(text, '}');
}

void house_get(struct request *request) {
    answer_grown(request, "application/json", write_house);
}

/* --- how much was played there --- */

static void write_played(void *context, const char *month, const char *game, int64_t games, int64_t people) {
    struct text *text = context;
    json_open(text, NULL, '{');
    json_word(text, "month", month);
    json_word(text, "game", game);
    json_number(text, "games", games);
    json_number(text, "people", people);
    json_close(text, '}');
}

static void write_played_line(void *context, const char *month, const char *game, int64_t games, int64_t people) {
    text_format(context, "%s,%s,%d,%d\r\n", month, game, (int)games, (int)people);
}

static void write_months(struct request *request, struct text *text) {
    json_open(text, NULL, '{');
    json_open(text, "played", '[');
    store_played(request->server->store, write_played, text);
    json_close(text, ']');
    json_close(text, '}');
}

static void write_csv(struct request *request, struct text *text) {
    text_add(text, "month,game,games,people\r\n");
    store_played(request->server->store, write_played_line, text);
}

void house_played_get(struct request *request) {
    bool csv = strcmp(request->query[0], "csv") == 0;
    answer_grown(request, csv ? "text/csv; charset=utf-8" : "application/json", csv ? write_csv : write_months);
    if (csv) request->disposition = "attachment; filename=\"dizaine-played.csv\"";
}
