/* routes.c: what the server answers over HTTP. docs/protocol.md describes every route. */
#include <stdlib.h>
#include <string.h>

#include "cards/cards.h"
#include "net/http.h"

enum { LISTED_MAX = 100, DAY_MS = 86400000 };

void answer_grown(struct request *request, const char *type, void (*write)(struct request *, struct text *)) {
    uint32_t cap = 1 << 14;
    for (;; cap *= 4) {
        char *bytes = malloc(cap);
        if (!bytes) abort();
        struct text text = text_over(bytes, cap);
        write(request, &text);
        if (!text.full) {
            request->owned = bytes;
            request->bytes = (uint8_t *)bytes;
            request->size = text.size;
            request->status = 200;
            request->type = type;
            return;
        }
        free(bytes);
    }
}

bool guest_of(struct request *request, struct store_guest *guest) {
    uint8_t hash[HASH_BYTES];
    return cookie_hash(request->wsi, hash) && store_guest_by_token(request->server->store, hash, guest);
}

bool need_guest(struct request *request, struct store_guest *guest) {
    if (guest_of(request, guest)) return true;
    answer_no(request, 401, "no_guest", NULL);
    return false;
}

/* Commits what the request wrote; false after a refusal. */
static bool stored(struct request *request) {
    struct server *server = request->server;
    if (server_turn(server) && server_stored(server, store_commit(server->store))) return true;
    answer_no(request, 503, "not_stored", NULL);
    return false;
}

/* --- me --- */

static void answer_guest(struct request *request, const struct store_guest *guest) {
    TEXT(text, 1024);
    text_format(&text, "{\"guest\":\"%s\",\"name\":", guest->id);
    text_json(&text, guest->name, (uint32_t)strlen(guest->name));
    text_format(&text, ",\"lang\":\"%s\"}", guest->lang);
    answer_text(request, 200, "application/json", &text);
}

static const char *language(struct lws *wsi) {
    char wanted[256];
    bool said = header(wsi, WSI_TOKEN_HTTP_ACCEPT_LANGUAGE, wanted, sizeof wanted);
    return known_language(said ? wanted : "");
}

static void get_me(struct request *request) {
    struct store_guest guest = {0};
    uint8_t hash[HASH_BYTES];
    char token[SECRET_HEX];
    if (guest_of(request, &guest)) {
        int64_t now = now_ms();
        if (now - guest.seen > DAY_MS) { /* if it cannot be stored, then tomorrow */
            store_guest_seen(request->server->store, guest.id, now);
            server_stored(request->server, store_commit(request->server->store));
        }
        answer_guest(request, &guest);
        return;
    }
    struct meter *meter = meter_of(request->server, 'a', request->address);
    bool fine = meter_take(request->server, meter, METER_GUESTS);
    meter_release(meter);
    if (!fine) {
        answer_no(request, 429, "too_many", NULL);
        return;
    }
    random_id('g', 8, guest.id);
    snprintf(guest.lang, sizeof guest.lang, "%s", language(request->wsi));
    random_secret(token, hash);
    store_guest_add(request->server->store, hash, &guest, now_ms());
    if (!stored(request)) return;
    memcpy(request->cookie, token, sizeof token);
    answer_guest(request, &guest);
}

static void post_me(struct request *request, struct store_guest *guest, const json_t *body) {
    const char *name = json_string_value(json_object_get(body, "name"));
    const char *lang = json_string_value(json_object_get(body, "lang"));
    if (name &&
        !clean_text(name, request->server->settings->limit[LIMIT_NAME], guest->name, sizeof guest->name)) {
        answer_no(request, 400, "bad_name", NULL);
        return;
    }
    if (lang) snprintf(guest->lang, sizeof guest->lang, "%s", known_language(lang));
    store_guest_save(request->server->store, guest);
    if (!stored(request)) return;
    sockets_rename(request->server, guest->id, guest->name);
    answer_guest(request, guest);
}

/* --- games --- */

static void option_json(const struct option *option, struct text *text) {
    static const char *const kinds[] = {
        [OPTION_BOOL] = "bool", [OPTION_INT] = "int", [OPTION_CHOICE] = "choice"};
    text_format(text, "{\"name\":\"%s\",\"kind\":\"%s\"", option->name, kinds[option->kind]);
    if (option->players_max) text_format(text, ",\"players_max\":%d", option->players_max);
    switch (option->kind) {
    case OPTION_BOOL: text_format(text, ",\"standard\":\"%s\"", option->standard ? "true" : "false"); break;
    case OPTION_INT:
        text_format(text, ",\"least\":%d,\"most\":%d,\"standard\":\"%d\"", (int)option->least,
                    (int)option->most, (int)option->standard);
        break;
    case OPTION_CHOICE:
        text_add(text, ",\"choices\":[");
        for (int i = 0; option->choices[i]; i++)
            text_format(text, "%s\"%s\"", i ? "," : "", option->choices[i]);
        text_format(text, "],\"standard\":\"%s\"", option->choices[option->standard]);
        break;
    }
    text_byte(text, '}');
}

static void levels_json(const struct game *game, struct text *text) {
    const struct bot *bots = bots_of(game);
    text_add(text, "],\"levels\":[");
    for (int i = 0; bots[i].name; i++) text_format(text, "%s\"%s\"", i ? "," : "", bots[i].name);
    text_add(text, "]}");
}

static void write_games(struct request *request, struct text *text) {
    text_add(text, "{\"games\":[");
    for (int i = 0; game_list[i]; i++) {
        const struct game *game = game_list[i];
        text_format(text, "%s{\"game\":\"%s\",\"players\":[%d,%d],\"options\":[", i ? "," : "", game->name,
                    game->seats_min, game->seats_max);
        for (int k = 0; game->options[k].name; k++) {
            if (k) text_byte(text, ',');
            option_json(&game->options[k], text);
        }
        levels_json(game, text);
    }
    text_add(text, "],\"decks\":[");
    for (int i = 0; i < deck_count(); i++)
        text_format(text, "%s{\"deck\":\"%s\",\"cards\":%d}", i ? "," : "", deck_name(i), DECK_CARDS);
    text_add(text, "],\"reactions\":[");
    for (int i = 0; reaction_list[i]; i++) text_format(text, "%s\"%s\"", i ? "," : "", reaction_list[i]);
    text_add(text, "]}");
}

/* --- tables --- */

static void write_open_tables(struct request *request, struct text *text) {
    static char ids[LISTED_MAX][ID_BYTES];
    struct store_guest guest = {0};
    guest_of(request, &guest);
    int size = store_tables_open(request->server->store, ids, LISTED_MAX);
    const char *comma = "";
    text_add(text, "{\"tables\":[");
    for (int i = 0; i < size; i++) {
        struct table *table = table_get(request->server, ids[i]);
        if (!table) continue;
        text_add(text, comma);
        table_json(table, guest.id, text);
        comma = ",";
    }
    text_add(text, "]}");
}

static void scores_json(struct request *request, const struct table *table, struct text *text) {
    char *scores = NULL, *winners = NULL;
    if (store_record(request->server->store, table->kept.n, &scores, &winners, NULL)) {
        text_format(text, ",\"scores\":%s,\"winners\":%s", scores, winners);
        free(scores);
        free(winners);
        return;
    }
    if (!table->room) {
        text_add(text, ",\"scores\":null,\"winners\":[]");
        return;
    }
    text_add(text, ",\"scores\":[");
    for (int i = 0; i < table->room->truth.seats; i++)
        text_format(text, "%s%d", i ? "," : "", room_score(table->room, i));
    text_add(text, "],\"winners\":[]");
}

static void mine_json(struct request *request, const struct table *table, const char *guest,
                      struct text *text) {
    static const char *const states[] = {"lobby", "playing", "over", "closed"};
    const struct store_table *kept = &table->kept;
    const char *comma = "";
    text_format(text, "{\"table\":\"%s\",\"code\":\"%s\",\"game\":\"%s\",\"name\":", kept->id, kept->code,
                kept->game->name);
    text_json(text, kept->name, (uint32_t)strlen(kept->name));
    text_format(text, ",\"state\":\"%s\",\"players\":%d,\"names\":[", states[kept->state],
                kept->options.players);
    for (int i = 0; i < kept->options.players; i++) {
        if (i) text_byte(text, ',');
        text_json(text, kept->seat[i].name, (uint32_t)strlen(kept->seat[i].name));
    }
    text_format(text, "],\"seat\":%d,\"waiting\":[", table_seat_of(table, guest));
    for (int i = 0; kept->state == PLAYING && i < kept->options.players; i++) {
        if (!room_waits_for(table->room, i)) continue;
        text_format(text, "%s%d", comma, i);
        comma = ",";
    }
    text_byte(text, ']');
    scores_json(request, table, text);
    text_add(text, ",\"at\":");
    text_number(text, kept->at > table->event_at ? kept->at : table->event_at);
    text_byte(text, '}');
}

static void write_mine(struct request *request, struct text *text) {
    static char ids[LISTED_MAX][ID_BYTES];
    struct store_guest guest = {0};
    guest_of(request, &guest);
    for (int finished = 0; finished < 2; finished++) {
        const char *comma = "";
        text_add(text, finished ? "],\"finished\":[" : "{\"playing\":[");
        int size = store_tables_of(request->server->store, guest.id, finished, ids, LISTED_MAX);
        for (int i = 0; i < size; i++) {
            struct table *table = table_get(request->server, ids[i]);
            if (!table) continue;
            text_add(text, comma);
            mine_json(request, table, guest.id, text);
            comma = ",";
        }
    }
    text_add(text, "]}");
}

static void write_table(struct request *request, struct text *text) {
    struct store_guest guest = {0};
    guest_of(request, &guest);
    table_json(table_get(request->server, request->path + strlen("api/tables/")), guest.id, text);
}

static void write_annotated(struct request *request, struct text *text) {
    room_record(request->table->room, true, text);
    text_byte(text, '\n');
}

static void get_record(struct request *request, char *id) {
    struct table *table = request->table = table_get(request->server, id);
    char *record = NULL, annotate[16];
    struct store_guest guest = {0};
    guest_of(request, &guest);
    if (!table) {
        answer_no(request, 404, "no_such_table", NULL);
    } else if (!table->kept.spectate && table_seat_of(table, guest.id) < 0) {
        answer_no(request, 403, "no_spectators", NULL);
    } else if (!store_record(request->server->store, table->kept.n, NULL, NULL, &record)) {
        answer_no(request, 409, "not_over", NULL);
    } else if (query_value(request->wsi, "annotate", annotate, sizeof annotate) &&
               strcmp(annotate, "1") == 0) {
        answer_grown(request, "application/json", write_annotated);
    } else {
        struct text text = {.bytes = record, .size = (uint32_t)strlen(record)};
        answer_text(request, 200, "application/json", &text);
    }
    free(record);
    if (request->status == 200) request->disposition = "attachment; filename=\"dizaine.json\"";
}

static void get_table(struct request *request, char *rest) {
    char *slash = strchr(rest, '/');
    if (slash && strcmp(slash, "/record") == 0) {
        *slash = 0;
        get_record(request, rest);
        if (slash) *slash = '/';
    } else if (slash || !table_get(request->server, rest)) {
        answer_no(request, 404, "no_such_table", NULL);
    } else {
        answer_grown(request, "application/json", write_table);
    }
}

static void move_seat(struct table *table, int seat, const char *guest) {
    struct store_table *kept = &table->kept;
    if (strcmp(kept->host, kept->seat[seat].guest) == 0) memcpy(kept->host, guest, ID_BYTES);
    memcpy(kept->seat[seat].guest, guest, ID_BYTES);
    table_seat_back(table, seat);
    table_row_changed(table, "device", seat);
    for (struct socket *socket = table->sockets; socket; socket = socket->next) socket->known = 0;
    tell_contract(table);
    table_crowd(table);
}

/* A seat goes over to the guest who brings its secret. */
static void post_device(struct request *request, const struct store_guest *guest, const json_t *body) {
    const char *secret = json_string_value(json_object_get(body, "secret"));
    uint8_t hash[HASH_BYTES];
    char id[ID_BYTES], holder[ID_BYTES];
    int seat;
    if (!secret || !secret_hash(secret, hash) ||
        !store_device_find(request->server->store, hash, now_ms(), id, &seat, holder)) {
        answer_no(request, 404, "bad_secret", NULL);
        return;
    }
    struct table *table = table_get(request->server, id);
    /* Once it is used the link names who used it: only for them a second request is as good as the first. */
    bool again = holder[0] == '=' && strcmp(holder + 1, guest->id) == 0;
    if (!table || strcmp(table->kept.seat[seat].guest, again ? guest->id : holder) != 0) {
        answer_no(request, 404, "bad_secret", NULL);
        return;
    }
    int held = table_seat_of(table, guest->id);
    if (held >= 0 && held != seat) {
        answer_no(request, 409, "already_seated", NULL);
        return;
    }
    if (!again) {
        store_device_use(request->server->store, hash, guest->id);
        move_seat(table, seat, guest->id);
        if (!stored(request)) return;
    }
    TEXT(text, 100);
    text_format(&text, "{\"table\":\"%s\",\"seat\":%d}", table->kept.id, seat);
    answer_text(request, 200, "application/json", &text);
}

/* Whether a link leads to a table or a seat at this place, as "https://games.example". */
static bool leads_to(const char *link, const char *place, const char *prefix) {
    char own[400];
    for (int i = 0; i < 2; i++) {
        snprintf(own, sizeof own, "%s%s/%s", place, prefix, i ? "d" : "t/");
        if (strncmp(link, own, strlen(own)) == 0) return true;
    }
    return false;
}

static void get_qr(struct request *request) {
    const struct net_settings *settings = request->server->settings;
    char link[512] = "", host[256], place[300];
    const char *value = lws_get_urlarg_by_name(request->wsi, "text=", link, sizeof link);
    if (value && value != link) memmove(link, value, strlen(value) + 1);
    asked_host(request->server, request->wsi, host, sizeof host);
    bool match = false;
    for (int i = 0; i < 2; i++) {
        snprintf(place, sizeof place, "%s://%s", i ? "https" : "http", host);
        match |= leads_to(link, place, settings->prefix);
    }
    for (int i = 0; i < ORIGINS_MAX && settings->origins[i]; i++)
        match |= leads_to(link, settings->origins[i], settings->prefix);
    TEXT(svg, 40000);
    if (!match || !qr_svg(link, &svg)) {
        answer_no(request, 400, "bad_link", NULL);
        return;
    }
    answer_text(request, 200, "image/svg+xml", &svg);
}

/* --- dispatch --- */

static void post(struct request *request) {
    char type[64];
    struct store_guest guest;
    if (!header(request->wsi, WSI_TOKEN_HTTP_CONTENT_TYPE, type, sizeof type) ||
        strncmp(type, "application/json", 16) != 0) {
        answer_no(request, 415, "bad_request", NULL);
        return;
    }
    json_t *body =
        json_loadb(request->body ? request->body : "", request->body_size, JSON_REJECT_DUPLICATES, NULL);
    if (!json_is_object(body))
        answer_no(request, 400, "bad_json", NULL);
    else if (!need_guest(request, &guest))
        ;
    else if (strcmp(request->path, "api/me") == 0)
        post_me(request, &guest, body);
    else if (strcmp(request->path, "api/tables") == 0)
        route_make(request, &guest, body);
    else if (strcmp(request->path, "api/device") == 0)
        post_device(request, &guest, body);
    else if (strncmp(request->path, "api/decks/", 10) == 0 && json_is_true(json_object_get(body, "remove")))
        route_deck_remove(request, &guest, request->path + 10);
    else
        answer_no(request, 404, "not_found", NULL);
    json_decref(body);
}

static void get(struct request *request) {
    struct store_guest guest;
    char *path = request->path;
    if (strcmp(path, "api/me") == 0)
        get_me(request);
    else if (strcmp(path, "api/games") == 0)
        answer_grown(request, "application/json", write_games);
    else if (strcmp(path, "api/tables") == 0)
        answer_grown(request, "application/json", write_open_tables);
    else if (strcmp(path, "api/tables/mine") == 0) {
        if (need_guest(request, &guest)) answer_grown(request, "application/json", write_mine);
    } else if (strncmp(path, "api/tables/", 11) == 0)
        get_table(request, path + 11);
    else if (strcmp(path, "api/qr") == 0)
        get_qr(request);
    else if (strcmp(path, "api/decks") == 0) {
        if (need_guest(request, &guest)) answer_grown(request, "application/json", brought_list);
    } else if (strncmp(path, "api/decks/", 10) == 0)
        route_deck(request, path + 10);
    else
        answer_no(request, 404, "not_found", NULL);
}

static void get_health(struct request *request) {
    TEXT(text, 40);
    bool fine = !request->server->cannot_store;
    text_format(&text, "{\"ok\":%s}", fine ? "true" : "false");
    answer_text(request, fine ? 200 : 503, "application/json", &text);
}

static void get_metrics(struct request *request) {
    TEXT(text, 8192);
    metrics_text(request->server, &text);
    answer_text(request, 200, "text/plain; version=0.0.4", &text);
}

bool api_allowed(struct request *request) {
    struct meter *meter = meter_of(request->server, 'a', request->address);
    bool fine = meter_take(request->server, meter, METER_REQUESTS);
    meter_release(meter);
    if (!fine)
        answer_no(request, 429, "too_many", NULL);
    else if (!origin_fine(request->server, request->wsi))
        answer_no(request, 403, "wrong_origin", NULL);
    else
        return true;
    return false;
}

void route(struct request *request) {
    if (request->upload) {
        upload_end(request);
        return;
    }
    if (request->status) return; /* refused already */
    if (request->metrics) {
        if (strcmp(request->path, "metrics") == 0)
            get_metrics(request);
        else
            answer_no(request, 404, "not_found", NULL);
        return;
    }
    if (strncmp(request->path, "api/cards/", 10) == 0 && !request->post) {
        route_card(request, request->path + 10);
        return;
    }
    if (strncmp(request->path, "api/", 4) != 0) {
        if (request->post)
            answer_no(request, 405, "bad_request", NULL);
        else if (strcmp(request->path, "healthz") == 0)
            get_health(request);
        else
            route_page(request);
        return;
    }
    if (!api_allowed(request))
        ;
    else if (request->post)
        post(request);
    else
        get(request);
}
