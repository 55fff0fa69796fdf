/* routes_me.c: who the guest is, and the seat that a guest takes over to another device. */
#include <string.h>

#include "engine/json.h"
#include "net/routes.h"

enum { DAY_MS = 86400000 };

void answer_guest(struct request *request) {
    TEXT(text, 1024);
    struct store_self self = store_self(request->server->store, request->guest.id);
    json_open(&text, NULL, '{');
    json_word(&text, "guest", request->guest.id);
    json_text(&text, "name", request->guest.name);
    json_word(&text, "lang", request->guest.lang);
    json_number(&text, "browsers", self.browsers);
    json_bool(&text, "recovery", self.recovery_at != 0);
    json_close(&text, '}');
    answer_json(request, 200, &text);
}

static const char *language(struct lws *wsi) {
    char wanted[256];
    bool said = header(wsi, WSI_TOKEN_HTTP_ACCEPT_LANGUAGE, wanted, sizeof wanted);
    return known_language(said ? wanted : "");
}

static void make_guest(struct request *request) {
    struct store_guest *guest = &request->guest;
    struct server *server = request->server;
    uint8_t hash[HASH_BYTES];
    char token[SECRET_HEX];
    if (is_barred(server, "", request->address)) {
        answer_no(request, 403, "barred", NULL);
        return;
    }
    struct meter *meter = meter_of(server, 'a', request->address);
    bool fine = meter_take(server, meter, METER_GUESTS);
    if (!fine) meter_refused(server, meter, METER_GUESTS);
    meter_release(meter);
    if (!fine) {
        answer_no(request, 429, "too_many", NULL);
        return;
    }
    *guest = (struct store_guest){0};
    random_id('g', 8, guest->id);
    snprintf(guest->lang, sizeof guest->lang, "%s", language(request->wsi));
    guest->source = source_kept(server, request->address);
    random_secret(token, hash);
    store_guest_add(server->store, hash, guest, date_ms());
    if (!answer_stored(request)) return;
    memcpy(request->cookie, token, sizeof token);
    log_line(server, "guest", "source=%s guest=%s", source_tag(server, request->address), guest->id);
    answer_guest(request);
}

void me_get(struct request *request) {
    struct store *store = request->server->store;
    if (!request->guest.id[0]) {
        make_guest(request);
        return;
    }
    int64_t now = date_ms();
    if (now - request->guest.seen > DAY_MS) { /* if it cannot be stored, then tomorrow */
        store_guest_seen(store, request->guest.id, now);
        server_stored(request->server, store_commit(store));
    }
    answer_guest(request);
}

void me_post(struct request *request) {
    struct store_guest *guest = &request->guest;
    const char *name = json_string_value(json_object_get(request->json, "name"));
    const char *lang = json_string_value(json_object_get(request->json, "lang"));
    if (name &&
        !clean_name(name, request->server->settings->limit[LIMIT_NAME], guest->name, sizeof guest->name)) {
        answer_no(request, 400, "bad_name", NULL);
        return;
    }
    if (lang) snprintf(guest->lang, sizeof guest->lang, "%s", known_language(lang));
    store_guest_save(request->server->store, guest);
    if (!answer_stored(request)) return;
    sockets_rename(request->server, guest->id, guest->name);
    answer_guest(request);
}

/* --- another device --- */

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
void device_post(struct request *request) {
    const struct store_guest *guest = &request->guest;
    const char *secret = json_string_value(json_object_get(request->json, "secret"));
    uint8_t hash[HASH_BYTES];
    char id[ID_BYTES], holder[ID_BYTES];
    int seat;
    if (!secret || !secret_hash(secret, hash) ||
        !store_device_find(request->server->store, hash, links_spent(request->server), id, &seat, holder)) {
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
        if (!answer_stored(request)) return;
    }
    TEXT(text, 100);
    json_open(&text, NULL, '{');
    json_word(&text, "table", table->kept.id);
    json_number(&text, "seat", seat);
    json_close(&text, '}');
    answer_json(request, 200, &text);
}
