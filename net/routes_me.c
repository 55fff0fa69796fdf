/* routes_me.c: who the guest is, and the seat that a guest takes over to another device. */
#include <string.h>

#include "engine/json.h"
#include "net/daily.h"
#include "net/duplicates.h"
#include "net/routes.h"
#include "words/words.h"

enum { DAY_MS = 86400000, FORGET_AT_ONCE = 100 };

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

void request_language(struct request *request) {
    char wanted[256];
    bool said = http_header(request->wsi, WSI_TOKEN_HTTP_ACCEPT_LANGUAGE, wanted, sizeof wanted);
    snprintf(request->lang, sizeof request->lang, "%s", known_language(said ? wanted : ""));
}

/* Where too many guests of an address are kept, those who have been away for a day make room: they have neither
 * a seat nor a table nor a deck, and lose nothing but their name. */
static bool make_room(struct server *server, struct meter *address, int64_t source) {
    char ids[FORGET_AT_ONCE][ID_BYTES];
    if (address->guests_room-- > 0) return true;
    int left = server->settings->limit[LIMIT_GUESTS_PER_ADDRESS] - store_guests_idle(server->store, source);
    address->guests_room = left > 0 ? left / 2 : 0;
    if (left > 0) return true;
    bool room = false;
    /* When somebody was seen is known to within a day. */
    int size = store_guests_away(server->store, source, date_ms() - 2ll * DAY_MS, ids, FORGET_AT_ONCE);
    for (int i = 0; i < size; i++) {
        if (uploads_has_decks(&server->uploads, ids[i])) continue;
        store_guest_forget(server->store, ids[i]);
        room = true;
    }
    return room;
}

int guest_refusal(struct server *server, struct meter *address, int64_t source) {
    if (!meter_take(server, address, METER_GUESTS)) return METER_GUESTS;
    return make_room(server, address, source) ? -1 : (int)REFUSED_GUESTS;
}

static void answer_work(struct request *request) {
    TEXT(text, 512);
    json_open(&text, NULL, '{');
    json_word(&text, "why", "work");
    json_text(&text, "sentence", words_why(LANGUAGE_EN, "work"));
    pow_challenge(request->server, request->address, &text);
    json_close(&text, '}');
    answer_json(request, 429, &text);
}

static void guest_made(struct request *request) {
    struct server *server = request->server;
    pow_count(server);
    log_line(server, "guest", "source=%s guest=%s", source_tag(server, request->address), request->guest.id);
    answer_guest(request);
}

static void make_guest(struct request *request) {
    struct store_guest *guest = &request->guest;
    struct server *server = request->server;
    uint8_t hash[HASH_BYTES];
    char token[SECRET_HEX];
    if (admin_barred(server, "", request->address)) {
        answer_no(request, 403, "barred", NULL);
        return;
    }
    if (!pow_accepts(server, request->address, request->query[0])) {
        answer_work(request);
        return;
    }
    int64_t source = source_kept(server, request->address);
    struct meter *address = meter_of(server, 'a', request->address);
    int refused = guest_refusal(server, address, source);
    if (refused >= 0) meter_refused(server, address, refused);
    meter_release(address);
    if (refused >= 0) {
        answer_no(request, 429, "too_many", NULL);
        return;
    }
    *guest = (struct store_guest){0};
    random_id('g', 8, guest->id);
    snprintf(guest->lang, sizeof guest->lang, "%s", request->lang);
    guest->source = source;
    random_secret(token, hash);
    memcpy(request->cookie, token, sizeof token);
    store_guest_add(server->store, hash, guest, date_ms());
    answer_stored(request, guest_made);
}

void me_get(struct request *request) {
    struct store *store = request->server->store;
    if (!request->guest.id[0]) {
        make_guest(request);
        return;
    }
    int64_t now = date_ms();
    if (now - request->guest.seen > DAY_MS) /* if it cannot be stored, then tomorrow */
        store_guest_seen(store, request->guest.id, now);
    answer_guest(request);
}

static void guest_saved(struct request *request) {
    sockets_rename(request->server, request->guest.id, request->guest.name);
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
    answer_stored(request, guest_saved);
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
    if (!table && request->server->claim > CLAIM_NONE) {
        answer_elsewhere(request);
        return;
    }
    if (table && answer_waits(request, table)) return;
    /* Once it is used the link names who used it: only for them a second request is as good as the first. */
    bool again = holder[0] == '=' && strcmp(holder + 1, guest->id) == 0;
    if (!table || strcmp(table->kept.seat[seat].guest, again ? guest->id : holder) != 0) {
        answer_no(request, 404, "bad_secret", NULL);
        return;
    }
    bool counts = false;
    bool duplicate = deal_is_duplicate(table->kept.deal);
    if (table->kept.deal[0] && !duplicate && !again && !daily_moves(table, holder, guest->id, &counts)) {
        if (table->lost)
            answer_elsewhere(request);
        else
            answer_no(request, 409, "already_tried", NULL);
        return;
    }
    int held = table_seat_of(table, guest->id);
    if (held >= 0 && held != seat) {
        answer_no(request, 409, "already_seated", NULL);
        return;
    }
    TEXT(text, 100);
    json_open(&text, NULL, '{');
    json_word(&text, "table", table->kept.id);
    json_number(&text, "seat", seat);
    json_close(&text, '}');
    answer_json(request, 200, &text);
    if (again) return;
    store_device_use(request->server->store, hash, guest->id);
    if (counts) store_try_add(request->server->store, table->kept.deal, guest->id, table->kept.id);
    move_seat(table, seat, guest->id);
    if (duplicate) duplicate_joined(table, seat);
    answer_stored(request, NULL);
}
