/* make.c: POST api/tables: from a wish in JSON to a table. */
#include <sodium.h>
#include <string.h>

#include "cards/cards.h"
#include "engine/json.h"
#include "net/routes.h"
#include "store/books.h"

enum { PAUSE_STANDARD = 700, PAUSE_MOST = 5000, COUNT_CHEAP_US = 200 };

/* Each reader says why not, or NULL. */
static const char *read_options(const json_t *body, struct store_table *kept, const char **sentence) {
    const char *name;
    json_t *value;
    json_object_foreach(json_object_get((json_t *)(uintptr_t)body, "options"), name, value) {
        char number[24];
        const char *text = json_string_value(value);
        if (json_is_boolean(value)) text = json_boolean_value(value) ? "true" : "false";
        if (json_is_integer(value)) {
            snprintf(number, sizeof number, "%lld", (long long)json_integer_value(value));
            text = number;
        }
        if (!text) return "bad_options";
        *sentence = options_set(kept->game, &kept->options, name, text);
        if (*sentence) return "bad_options";
    }
    return NULL;
}

static const char *read_seats(const json_t *body, struct store_table *kept) {
    const json_t *seats = json_object_get(body, "seats");
    if (!seats) return NULL;
    if (!json_is_array(seats) || json_array_size(seats) != kept->options.players) return "bad_seats";
    for (int i = 0; i < kept->options.players; i++) {
        const json_t *seat = json_array_get(seats, (size_t)i);
        const char *kind = json_string_value(json_object_get(seat, "kind"));
        const char *level = json_string_value(json_object_get(seat, "level"));
        if (!kind) return "bad_seats";
        if (strcmp(kind, "person") == 0) continue;
        if (strcmp(kind, "bot") != 0) return "bad_seats";
        if (!level) level = bot_standin(kept->game)->name;
        if (!bot_named(kept->game, level)) return "bad_level";
        seat_bot(kept, i, level);
    }
    return NULL;
}

/* One deck of the wish, as the table will store it; its number of cards, or -1. A deck that is at the table
 * already may stay, whoever brought it. */
static int read_deck(struct server *server, const char *said, const char *guest, const char *before,
                     struct text *names) {
    if (!said) return -1;
    if (names->size) text_byte(names, ' ');
    text_add(names, said);
    const struct house *house = server->settings->house;
    if (deck_find(said) >= 0) return house_offers_deck(house, deck_find(said)) ? DECK_CARDS : -1;
    if (strncmp(said, "own:", 4) != 0 || (house && house->no_decks)) return -1;
    uploads_know(server, said + 4);
    int cards = uploads_cards(&server->uploads, said + 4, guest);
    if (cards < 0) cards = decks_cards(before, said);
    if (cards > 0) text_format(names, ":%d", cards);
    return cards > 0 ? cards : -1;
}

const char *table_decks(struct server *server, struct store_table *kept, const json_t *decks,
                        const char *guest, bool all) {
    const struct pictures *pictures = middle_of(kept->game)->pictures;
    if (!pictures) return json_array_size(decks) ? "bad_decks" : NULL;
    const struct option *option = &kept->game->options[pictures->option];
    int32_t *value = &kept->options.value[pictures->option];
    char before[DECKS_BYTES];
    memcpy(before, kept->decks, sizeof before);
    struct text names = text_over(kept->decks, sizeof kept->decks);
    const json_t *deck;
    size_t i;
    int count = 0, cards = 0;
    json_array_foreach((json_t *)(uintptr_t)decks, i, deck) {
        int more = count++ < pictures->decks_max
                       ? read_deck(server, json_string_value(deck), guest, before, &names)
                       : -1;
        if (more < 0) return "bad_decks";
        cards += more;
    }
    if (!deck_count()) return NULL;
    if (!count) cards = read_deck(server, deck_name(house_first_deck(server->settings->house)), guest, before, &names);
    if (names.full) return "bad_decks";
    if (cards > option->most) cards = option->most;
    if (all)
        *value = cards;
    else if (*value > cards)
        return "bad_decks";
    return *value < option->least ? "bad_decks" : NULL;
}

static bool read_number(const json_t *body, const char *name, int32_t most, uint32_t *number) {
    const json_t *value = json_object_get(body, name);
    if (!value) return true;
    if (!json_is_integer(value) || json_integer_value(value) < 0 || json_integer_value(value) > most)
        return false;
    *number = (uint32_t)json_integer_value(value);
    return true;
}

static const char *read_rest(const struct server *server, const json_t *body, struct store_table *kept) {
    const char *name = json_string_value(json_object_get(body, "name")),
               *key = json_string_value(json_object_get(body, "key"));
    const char *lang = json_string_value(json_object_get(body, "lang"));
    const json_t *spectate = json_object_get(body, "spectate");
    kept->open = json_is_true(json_object_get(body, "public"));
    const struct house *house = server->settings->house;
    kept->spectate = !json_is_false(spectate) && !(house && house->no_watch);
    if (kept->open && house && house->no_open) return "not_here";
    kept->pause_ms = PAUSE_STANDARD;
    if (!read_number(body, "clock", server->settings->limit[LIMIT_CLOCK], &kept->clock_s) ||
        !read_number(body, "pause", PAUSE_MOST, &kept->pause_ms))
        return "bad_clock";
    if (name && name[0] &&
        !clean_name(name, server->settings->limit[LIMIT_TABLE_NAME], kept->name, sizeof kept->name))
        return "bad_name";
    if (key && strlen(key) >= KEY_BYTES) return "too_long";
    snprintf(kept->key, sizeof kept->key, "%s", key ? key : "");
    if (lang) snprintf(kept->lang, sizeof kept->lang, "%s", known_language(lang));
    return NULL;
}

const char *wish_read(struct server *server, const json_t *body, const char *guest, struct store_table *kept,
                      const char **sentence) {
    const char *game = json_string_value(json_object_get(body, "game")), *why;
    const json_t *players = json_object_get(body, "players");
    kept->game = game ? game_named(game) : NULL;
    if (!kept->game) return "bad_game";
    if (!house_offers(server->settings->house, kept->game)) return "not_here";
    if (!json_is_integer(players) || json_integer_value(players) < kept->game->seats_min ||
        json_integer_value(players) > kept->game->seats_max)
        return "bad_seats";
    options_standard(kept->game, (int)json_integer_value(players), &kept->options);
    if ((why = read_options(body, kept, sentence))) return why;
    const struct pictures *pictures = middle_of(kept->game)->pictures;
    if (pictures) {
        bool all =
            !json_object_get(json_object_get(body, "options"), kept->game->options[pictures->option].name);
        if ((why = table_decks(server, kept, json_object_get(body, "decks"), guest, all))) return why;
    }
    if ((*sentence = options_refusal(kept->game, &kept->options))) return "bad_options";
    if ((why = read_seats(body, kept))) return why;
    return read_rest(server, body, kept);
}

static void answer_made(struct request *request, const struct store_table *kept) {
    TEXT(text, 128);
    json_open(&text, NULL, '{');
    json_word(&text, "table", kept->id);
    json_word(&text, "code", kept->code);
    json_close(&text, '}');
    answer_json(request, 201, &text);
}

/* Thousands of tables take a while to count. Then the count is good for a while, so that counting takes at most a tenth of the server's
 * time, and what is made meanwhile is added to it. */
static int count_tables(struct server *server) {
    if (server_now(server) < server->tables_counted_until) return server->tables_counted;
    int64_t start = thread_us();
    server->tables_counted = store_tables_count(server->store);
    int64_t took_us = thread_us() - start;
    server->tables_counted_until = took_us < COUNT_CHEAP_US ? 0 : server_now(server) + took_us / 100;
    return server->tables_counted;
}

const char *make_refusal(struct server *server, struct meter *address, const char *guest) {
    if (server->admin.draining) return "draining";
    const int32_t *limit = server->settings->limit;
    int64_t source = source_kept(server, address->key + 1);
    /* A limit that is not below that of all tables refuses nothing more, and need not be counted for. */
    if (count_tables(server) >= limit[LIMIT_TABLES] ||
        (limit[LIMIT_TABLES_PER_GUEST] < limit[LIMIT_TABLES] &&
         store_tables_made_by(server->store, guest) >= limit[LIMIT_TABLES_PER_GUEST]) ||
        (limit[LIMIT_TABLES_PER_ADDRESS] < limit[LIMIT_TABLES] &&
         store_tables_from(server->store, source) >= limit[LIMIT_TABLES_PER_ADDRESS])) {
        meter_refused(server, address, REFUSED_TABLES);
        return "too_many_tables";
    }
    if (meter_take(server, address, METER_MAKES)) return NULL;
    meter_refused(server, address, METER_MAKES);
    return "too_many";
}

void tables_post(struct request *request) {
    struct server *server = request->server;
    const struct store_guest *guest = &request->guest;
    const json_t *body = request->json;
    struct store_table kept = {.undo_point = -1};
    const char *sentence = NULL;
    memcpy(kept.lang, guest->lang, sizeof kept.lang);
    const char *why = wish_read(server, body, guest->id, &kept, &sentence);
    if (why) {
        answer_no(request, 400, why, sentence);
        return;
    }
    const char *in = json_string_value(json_object_get(body, "book"));
    struct store_book book = {0};
    if (json_object_get(body, "book") && (!in || strlen(in) >= ID_BYTES || !store_book_of(server->store, in, guest->id, &book))) {
        answer_no(request, 404, "no_such_book", NULL);
        return;
    }
    char id[ID_BYTES];
    struct table *twin = kept.key[0] ? table_unstored(server, guest->id, kept.key) : NULL;
    if (twin && answer_waits(request, twin)) return;
    if (kept.key[0] && store_table_by_key(server->store, guest->id, kept.key, id)) {
        struct table *before = table_look(server, id, false);
        if (before) {
            answer_made(request, &before->kept);
            table_looked(before);
            return;
        }
    }
    struct meter *address = meter_of(server, 'a', request->address);
    why = make_refusal(server, address, guest->id);
    meter_release(address);
    if (why) {
        answer_no(request, server->admin.draining ? 503 : 429, why, NULL);
        return;
    }
    memcpy(kept.maker, guest->id, sizeof kept.maker);
    memcpy(kept.host, guest->id, sizeof kept.host);
    random_id('t', 10, kept.id);
    random_code(server, kept.code);
    /* The store was asked meanwhile, and the same request may have come twice. */
    twin = kept.key[0] ? table_unstored(server, guest->id, kept.key) : NULL;
    if (twin && answer_waits(request, twin)) return;
    randombytes_buf(kept.seed, sizeof kept.seed);
    struct table *made = table_make(server, &kept, request->address);
    server->tables_counted++;
    if (book.id[0]) store_book_game_add(server->store, book.id, made->kept.n, "");
    answer_made(request, &kept);
    answer_stored(request, NULL);
}
