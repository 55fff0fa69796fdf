/* routes_duplicates.c: duplicates over HTTP: making one, beginning a table of it, what is told of its tables, closing it. */
#include <sodium.h>
#include <stdlib.h>
#include <string.h>

#include "engine/json.h"
#include "net/book.h"
#include "net/daily.h"
#include "net/duplicates.h"
#include "net/routes.h"

/* Of a wish for a table what all tables of a duplicate share. */
static const char *const shared[] = {"game", "players", "options", "decks", "lang", "clock", "pause", "name", NULL};

/* --- making --- */

static bool write_wish(const json_t *body, const struct store_table *kept, char wish[WISH_BYTES]) {
    json_t *kept_json = json_object();
    for (int i = 0; shared[i]; i++) {
        json_t *value = json_object_get(body, shared[i]);
        if (value) json_object_set(kept_json, shared[i], value);
    }
    json_object_set_new(kept_json, "lang", json_string(kept->lang));
    json_object_set_new(kept_json, "name", json_string(kept->name));
    char *text = json_dumps(kept_json, JSON_COMPACT);
    bool fits = text && strlen(text) < WISH_BYTES;
    if (fits) memcpy(wish, text, strlen(text) + 1);
    free(text);
    json_decref(kept_json);
    return fits;
}

static void answer_id(struct request *request, int status, const char *id) {
    TEXT(text, 100);
    json_open(&text, NULL, '{');
    json_word(&text, "duplicate", id);
    json_close(&text, '}');
    answer_json(request, status, &text);
}

void duplicates_post(struct request *request) {
    struct server *server = request->server;
    const json_t *tables = json_object_get(request->json, "tables");
    struct store_duplicate made = {.tables = 2};
    struct store_table kept = {0};
    const char *sentence = NULL, *why;
    memcpy(kept.lang, request->guest.lang, sizeof kept.lang);
    if ((why = wish_read(server, request->json, request->guest.id, &kept, &sentence))) {
        answer_no(request, 400, why, sentence);
        return;
    }
    if (tables && json_is_integer(tables) && json_integer_value(tables) >= 2 && json_integer_value(tables) <= DUPLICATE_TABLES_MAX) {
        made.tables = (int)json_integer_value(tables);
    } else if (tables) {
        answer_no(request, 400, "bad_request", NULL);
        return;
    }
    if (!write_wish(request->json, &kept, made.wish)) {
        answer_no(request, 400, "too_long", NULL);
        return;
    }
    struct meter *address = meter_of(server, 'a', request->address);
    bool fine = meter_take(server, address, METER_MAKES);
    if (!fine) meter_refused(server, address, METER_MAKES);
    meter_release(address);
    if (!fine) {
        answer_no(request, 429, "too_many", NULL);
        return;
    }
    char id[ID_BYTES];
    random_id('d', 10, id);
    snprintf(made.deal.name, sizeof made.deal.name, "%s", id);
    memcpy(made.maker, request->guest.id, sizeof made.maker);
    made.deal.made = date_ms();
    randombytes_buf(made.deal.seed, sizeof made.deal.seed);
    store_duplicate_add(server->store, &made);
    sodium_memzero(made.deal.seed, sizeof made.deal.seed);
    answer_id(request, 201, id);
    answer_stored(request, NULL);
}

/* --- one's own --- */

static bool find(struct request *request, const char *id, struct store_duplicate *found) {
    return id && deal_is_duplicate(id) && strlen(id) < ID_BYTES && store_duplicate(request->server->store, id, found);
}

static void write_list(struct request *request, struct text *text) {
    char ids[DUPLICATES_LISTED][DEAL_NAME_BYTES];
    int size = store_duplicates_of(request->server->store, request->guest.id, ids, DUPLICATES_LISTED);
    json_open(text, NULL, '{');
    json_open(text, "duplicates", '[');
    for (int i = 0; i < size; i++) {
        struct store_duplicate found;
        if (!find(request, ids[i], &found)) continue;
        json_t *wish = json_loads(found.wish, 0, NULL);
        json_open(text, NULL, '{');
        json_word(text, "duplicate", ids[i]);
        json_text(text, "game", json_string_value(json_object_get(wish, "game")));
        json_text(text, "name", json_string_value(json_object_get(wish, "name")));
        json_number(text, "tables", found.tables);
        json_number(text, "finished", found.finished);
        json_bool(text, "over", duplicate_over(&found));
        json_number(text, "made", found.deal.made);
        json_close(text, '}');
        json_decref(wish);
        sodium_memzero(&found, sizeof found);
    }
    json_close(text, ']');
    json_close(text, '}');
}

void duplicates_get(struct request *request) {
    answer_grown(request, "application/json", write_list);
}

/* --- one of them --- */

struct telling {
    struct text *text;
    const char *guest;
    bool shows;
    char table[ID_BYTES];                  /* that is being written; "": none yet */
    char finished[ID_BYTES], own[ID_BYTES]; /* of the guest's: the first that is over, and one that is not */
};

static void close_table(struct telling *telling) {
    if (!telling->table[0]) return;
    json_close(telling->text, ']');
    json_close(telling->text, '}');
}

static void seat_json(const struct telling *telling, const struct store_duplicate_seat *seat) {
    struct text *text = telling->text;
    json_open(text, NULL, '{');
    json_word(text, "kind", seat->bot ? "bot" : "person");
    json_text(text, "level", seat->bot ? seat->level : NULL);
    json_text(text, "name", *seat->name ? seat->name : NULL);
    json_bool(text, "you", !seat->bot && telling->guest[0] && strcmp(seat->guest, telling->guest) == 0);
    json_bool(text, "knew", seat->knew);
    if (telling->shows && seat->at) {
        json_number(text, "score", list_number(seat->scores, seat->seat));
        json_bool(text, "won", list_has(seat->winners, seat->seat));
    }
    json_close(text, '}');
}

/* The rows of a table follow one another. Where one neither sits nor may look, not even its id is told. */
static void tell_seat(void *context, const struct store_duplicate_seat *seat) {
    struct telling *telling = context;
    struct text *text = telling->text;
    bool mine = telling->guest[0] && (strcmp(seat->maker, telling->guest) == 0 || strcmp(seat->guest, telling->guest) == 0);
    if (strcmp(telling->table, seat->table) != 0) {
        close_table(telling);
        memcpy(telling->table, seat->table, sizeof telling->table);
        json_open(text, NULL, '{');
        json_text(text, "table", telling->shows && seat->at ? seat->table : NULL);
        json_word(text, "state", table_state_name(seat->state));
        if (seat->at)
            json_number(text, "at", seat->at);
        else
            json_none(text, "at");
        json_open(text, "seats", '[');
    }
    seat_json(telling, seat);
    if (mine && seat->state < OVER) memcpy(telling->own, seat->table, sizeof telling->own);
    if (mine && seat->state == OVER && !telling->finished[0] && strcmp(seat->guest, telling->guest) == 0)
        memcpy(telling->finished, seat->table, sizeof telling->finished);
}

static void write_choices(struct request *request, const char *deal, const char *table, struct text *text) {
    struct choices_json choices = choices_begin(text);
    if (table[0]) store_choices(request->server->store, deal, table, choices_add, &choices);
    choices_end(&choices);
}

static void write_duplicate(struct request *request, struct text *text) {
    struct store *store = request->server->store;
    struct store_duplicate found;
    char hex[65];
    if (!find(request, request->query[0], &found)) return;
    const char *id = found.deal.name, *guest = request->guest.id;
    bool over = duplicate_over(&found);
    struct telling telling = {.text = text, .guest = guest, .shows = duplicate_shows(store, id, guest)};
    json_t *wish = json_loads(found.wish, 0, NULL);
    char *options = json_dumps(json_object_get(wish, "options"), JSON_COMPACT);
    json_open(text, NULL, '{');
    json_word(text, "duplicate", id);
    json_text(text, "game", json_string_value(json_object_get(wish, "game")));
    json_number(text, "players", json_integer_value(json_object_get(wish, "players")));
    json_text(text, "name", json_string_value(json_object_get(wish, "name")));
    json_raw(text, "options", options ? options : "{}");
    json_number(text, "planned", found.tables);
    json_number(text, "made", found.deal.made);
    json_number(text, "ends", found.deal.made + DUPLICATE_DAYS * 86400000ll);
    json_bool(text, "yours", guest[0] && strcmp(found.maker, guest) == 0);
    json_bool(text, "over", over);
    json_bool(text, "shown", telling.shows);
    seed_promise(&found.deal, hex);
    json_word(text, "promise", hex);
    deal_hex(found.deal.seed, DEAL_SEED_BYTES, hex);
    json_text(text, "seed", over && telling.shows ? hex : NULL);
    sodium_memzero(hex, sizeof hex);
    sodium_memzero(&found.deal.seed, sizeof found.deal.seed);
    json_open(text, "tables", '[');
    store_duplicate_seats(store, id, tell_seat, &telling);
    close_table(&telling);
    json_close(text, ']');
    json_text(text, "own", telling.own[0] ? telling.own : NULL);
    json_text(text, "played", telling.finished[0] ? telling.finished : NULL);
    write_choices(request, id, telling.shows ? telling.finished : "", text);
    json_close(text, '}');
    free(options);
    json_decref(wish);
}

void duplicate_get(struct request *request) {
    struct store_duplicate found;
    if (find(request, request->query[0], &found))
        answer_grown(request, "application/json", write_duplicate);
    else
        answer_no(request, 404, "not_found", NULL);
    sodium_memzero(&found, sizeof found);
}

/* --- beginning --- */

static void answer_table(struct request *request, int status, const char *id, const char *code) {
    TEXT(text, 120);
    json_open(&text, NULL, '{');
    json_word(&text, "table", id);
    json_word(&text, "code", code);
    json_close(&text, '}');
    answer_json(request, status, &text);
}

static void note_own(void *context, const struct store_duplicate_seat *seat) {
    struct telling *telling = context;
    bool mine = strcmp(seat->maker, telling->guest) == 0 || strcmp(seat->guest, telling->guest) == 0;
    if (mine && seat->state < OVER) memcpy(telling->own, seat->table, sizeof telling->own);
}

/* Against bots in one seat, the others are theirs. */
static const char *take_seat(const struct request *request, struct store_table *kept) {
    const json_t *seat = json_object_get(request->json, "seat");
    const char *level = json_string_value(json_object_get(request->json, "level"));
    if (!json_is_integer(seat) || json_integer_value(seat) < 0 || json_integer_value(seat) >= kept->options.players) return "bad_seats";
    if (!level) level = bot_standin(kept->game)->name;
    if (!bot_named(kept->game, level)) return "bad_level";
    int mine = (int)json_integer_value(seat);
    for (int i = 0; i < kept->options.players; i++)
        if (i != mine) seat_bot(kept, i, level);
    memcpy(kept->seat[mine].guest, request->guest.id, sizeof kept->seat[mine].guest);
    memcpy(kept->seat[mine].name, request->guest.name, sizeof kept->seat[mine].name);
    return NULL;
}

static const char *wish_table(struct request *request, const struct store_duplicate *duplicate, bool alone, struct store_table *kept,
                              const char **sentence) {
    struct server *server = request->server;
    json_t *wish = json_loads(duplicate->wish, 0, NULL);
    *kept = (struct store_table){.undo_point = -1};
    const char *why = wish_read(server, wish, duplicate->maker, kept, sentence);
    json_decref(wish);
    if (!why && alone) why = take_seat(request, kept);
    if (why) return why;
    kept->spectate = kept->open = false; /* whoever watches could tell another table */
    memcpy(kept->maker, request->guest.id, sizeof kept->maker);
    memcpy(kept->host, request->guest.id, sizeof kept->host);
    memcpy(kept->seed, duplicate->deal.seed, sizeof kept->seed);
    memcpy(kept->deal, duplicate->deal.name, sizeof kept->deal);
    random_id('t', 10, kept->id);
    store_unread(server->store);
    random_code(server, kept->code);
    return store_unread(server->store) ? "not_stored" : NULL;
}

static void begin(struct request *request, const struct store_duplicate *duplicate) {
    struct server *server = request->server;
    struct telling telling = {.guest = request->guest.id};
    struct store_table kept;
    bool alone = json_object_get(request->json, "seat") != NULL;
    const char *sentence = NULL, *why = NULL;
    store_duplicate_seats(server->store, duplicate->deal.name, note_own, &telling);
    if (telling.own[0]) {
        struct table *table = table_look(server, telling.own, false);
        if (table) {
            answer_table(request, 200, table->kept.id, table->kept.code);
            table_looked(table);
            return;
        }
    }
    if (!request->guest.name[0]) why = "no_name";
    if (!why && duplicate_over(duplicate)) why = "deal_over";
    if (!why && duplicate->begun >= duplicate->tables) why = "all_begun";
    if (!why) why = wish_table(request, duplicate, alone, &kept, &sentence);
    if (why) {
        int status = strcmp(why, "deal_over") == 0 || strcmp(why, "all_begun") == 0 ? 409 : strcmp(why, "not_stored") == 0 ? 503 : 400;
        answer_no(request, status, why, sentence);
        return;
    }
    struct meter *address = meter_of(server, 'a', request->address);
    why = make_refusal(server, address, request->guest.id);
    meter_release(address);
    if (why) {
        answer_no(request, server->admin.draining ? 503 : 429, why, NULL);
        return;
    }
    struct table *table = table_make(server, &kept, request->address);
    if (alone) table_start(table);
    answer_table(request, 201, kept.id, kept.code);
    answer_stored(request, NULL);
}

static void closed(struct request *request) {
    duplicates_look(request->server);
}

void duplicate_post(struct request *request) {
    struct store_duplicate found;
    const char *id = json_string_value(json_object_get(request->json, "id"));
    if (!find(request, id, &found)) {
        answer_no(request, 404, "not_found", NULL);
    } else if (json_is_true(json_object_get(request->json, "begin"))) {
        begin(request, &found);
    } else if (!json_is_true(json_object_get(request->json, "close"))) {
        answer_no(request, 400, "bad_request", NULL);
    } else if (strcmp(found.maker, request->guest.id) != 0) {
        answer_no(request, 403, "not_host", NULL);
    } else {
        store_duplicate_close(request->server->store, id, date_ms());
        answer_id(request, 200, id);
        answer_stored(request, closed);
    }
    sodium_memzero(&found, sizeof found);
}
