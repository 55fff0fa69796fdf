/* routes_data.c: export and deletion of all that is stored about a guest. */
#include <stdlib.h>
#include <string.h>

#include "engine/json.h"
#include "net/routes.h"
#include "store/fiber.h"

/* --- export --- */

static void add_part(void *context, const char *json) {
    struct text *text = context;
    json_raw(text, NULL, json);
}

static void write_export(struct request *request, struct text *text) {
    static const char *const names[] = {
        [EXPORT_GUEST] = "guest",   [EXPORT_BROWSERS] = "further_browsers",
        [EXPORT_TABLES] = "tables", [EXPORT_CHAT] = "chat",
        [EXPORT_BANS] = "bans",     [EXPORT_REPORTS] = "reports",
        [EXPORT_REMINDERS] = "reminders", [EXPORT_BOOKS] = "books",
        [EXPORT_DEALS] = "deals",
    };
    json_open(text, NULL, '{');
    json_word(text, "format", "dizaine-me/1");
    json_number(text, "at", date_ms());
    for (int part = 0; part < EXPORTS; part++) {
        json_open(text, names[part], '[');
        store_export(request->server->store, (enum export)part, request->guest.id, add_part, text);
        json_close(text, ']');
    }
    json_open(text, "decks", '[');
    for (const struct uploads_deck *deck = request->server->uploads.decks; deck; deck = deck->next)
        if (strcmp(deck->owner, request->guest.id) == 0)
            uploads_deck_json(&request->server->uploads, deck, true, text);
    json_close(text, ']');
    json_close(text, '}');
    text_byte(text, '\n');
}

void export_get(struct request *request) {
    struct meter *meter = meter_of(request->server, 'a', request->address);
    bool fine = meter_take(request->server, meter, METER_EXPORTS);
    if (!fine) meter_refused(request->server, meter, METER_EXPORTS);
    meter_release(meter);
    if (!fine) {
        answer_no(request, 429, "too_many", NULL);
        return;
    }
    uploads_here_of(request->server, request->guest.id);
    answer_grown(request, "application/json", write_export);
    request->disposition = "attachment; filename=\"dizaine-me.json\"";
}

/* --- deletion --- */

/* In games that are not over the seat goes as when its person is removed; there may be more of them than one list holds. */
static bool leave_games(struct server *server, const char *guest) {
    enum { AT_ONCE = 50 };
    char ids[AT_ONCE][ID_BYTES];
    for (int size; (size = store_tables_of(server->store, guest, false, ids, AT_ONCE)) > 0;) {
        bool left = false;
        for (int i = 0; i < size; i++) {
            struct table *table = table_get(server, ids[i]);
            int seat = table && table_await(table) ? table_seat_of(table, guest) : -1;
            if (seat < 0 || table->kept.state > PLAYING) continue;
            seat_take_away(table, seat);
            left = true;
        }
        if (!server_settle(server)) return false;
        if (!left) break; /* tables that cannot be opened any more: they are changed in the store alone */
    }
    return true;
}

/* Whether a table would be changed by that, or not before it is done with something else. */
static bool concerned(const struct table *table, const char *guest) {
    return table_seat_of(table, guest) >= 0 || strcmp(table->kept.host, guest) == 0 ||
           strcmp(table->kept.maker, guest) == 0 || bans_visited(table, guest);
}

static struct table *waits_with(struct server *server, const char *guest) {
    for (struct table *table = server->tables; table; table = table->hh.next)
        if (table_waits(table) && concerned(table, guest)) return table;
    return NULL;
}

/* Afterwards the guest sits nowhere where a game goes on, and nothing of theirs waits for the store. */
static bool leave_all(struct server *server, const char *guest) {
    if (!server_settle(server) || !leave_games(server, guest)) return false;
    for (struct table *table; (table = waits_with(server, guest));)
        if (!table_await(table) || !leave_games(server, guest)) return false;
    return !store_away(server->store);
}

/* What is in memory forgets as the store does. */
static void forget_in_memory(struct server *server, const char *guest) {
    for (struct table *table = server->tables; table; table = table->hh.next) {
        struct store_table *kept = &table->kept;
        int seat = table_seat_of(table, guest);
        bool hosts = strcmp(kept->host, guest) == 0, made = strcmp(kept->maker, guest) == 0;
        if (made) kept->maker[0] = kept->key[0] = kept->name[0] = 0;
        if (seat >= 0) {
            kept->seat[seat].guest[0] = 0;
            snprintf(kept->seat[seat].name, NAME_MAX_BYTES, "#%d", seat + 1);
            if (table->room) room_set_name(table->room, seat, kept->seat[seat].name);
            tell_contract(table);
        }
        if (hosts) {
            kept->host[0] = 0;
            if (kept->state <= PLAYING) table_pass_host_on(table);
        }
        if (seat >= 0 || hosts || made) table_row_changed(table, "forgotten", -1);
        if (bans_forget(table, guest) || seat >= 0) {
            TEXT(line, 100);
            json_open(&line, NULL, '{');
            json_word(&line, "t", "forget");
            json_word(&line, "guest", guest);
            json_close(&line, '}');
            text_byte(&line, '\n');
            tell_later(table, line.bytes, line.size);
        }
    }
}

struct forgotten {
    struct server *server;
    char guest[ID_BYTES];
};

static struct table *seated_at(struct server *server, const char *guest) {
    struct table *table = server->tables;
    while (table && (table->kept.state > PLAYING || table_seat_of(table, guest) < 0)) table = table->hh.next;
    return table;
}

/* The store knows nothing of this guest any more: what is in memory is looked through. */
static bool leave_memory(struct server *server, const char *guest) {
    for (struct table *table; (table = seated_at(server, guest));) {
        if (!table_await(table)) return false;
        int seat = table_seat_of(table, guest);
        if (seat >= 0 && table->kept.state <= PLAYING) seat_take_away(table, seat);
    }
    return server_settle(server);
}

static void forget_in_fiber(void *context) {
    struct forgotten *forgotten = context;
    struct server *server = forgotten->server;
    const char *guest = forgotten->guest;
    bool fine = leave_memory(server, guest);
    for (struct table *table; fine && (table = waits_with(server, guest));)
        fine = table_await(table) && leave_memory(server, guest);
    if (fine) forget_in_memory(server, guest); /* else all tables come from the store anew */
    sockets_end(server, forgotten->guest);
    free(forgotten);
}

void guest_forgotten(struct server *server, const char *guest) {
    struct forgotten *forgotten = calloc(1, sizeof *forgotten);
    if (!forgotten) abort();
    forgotten->server = server;
    snprintf(forgotten->guest, sizeof forgotten->guest, "%s", guest);
    fiber_start(forget_in_fiber, forgotten);
}

static void deleted(struct request *request) {
    struct server *server = request->server;
    const char *guest = request->guest.id;
    bans_forgotten(server, guest);
    uploads_know_of(server, guest);
    uploads_remove_of(&server->uploads, guest);
    sockets_end(server, guest);
    log_line(server, "forgotten", "guest=%s", guest);
    TEXT(text, 32);
    json_open(&text, NULL, '{');
    json_bool(&text, "deleted", true);
    json_close(&text, '}');
    answer_json(request, 200, &text);
}

static void broadcast(struct server *server, const char *what, const char *guest) {
    TEXT(text, 64);
    text_format(&text, "%s %s", what, guest);
    store_broadcast(server->store, text.bytes);
}

void delete_post(struct request *request) {
    struct server *server = request->server;
    const char *guest = request->guest.id;
    if (!json_is_true(json_object_get(request->json, "confirm"))) {
        answer_no(request, 400, "no_confirm", NULL);
        return;
    }
    if (!leave_all(server, guest)) {
        answer_no(request, 503, "not_stored", NULL);
        return;
    }
    store_guest_erase(server->store, guest);
    broadcast(server, "forget", guest);
    forget_in_memory(server, guest);
    request->forget_cookie = true;
    answer_stored(request, deleted); /* if not, the tables come back from the store as they were */
}

/* --- what is kept how long --- */

void privacy_get(struct request *request) {
    static const struct {
        const char *name;
        enum limit limit;
    } told[] = {
        {"unfinished_days", LIMIT_SWEEP_DAYS}, {"lobby_minutes", LIMIT_LOBBY_MINUTES},
        {"games_days", LIMIT_KEEP_GAMES_DAYS}, {"chat_days", LIMIT_KEEP_CHAT_DAYS},
        {"names_days", LIMIT_KEEP_NAMES_DAYS}, {"chat_lines", LIMIT_CHAT_KEPT},
        {"address_days", LIMIT_SOURCE_DAYS},   {"link_seconds", LIMIT_LINK_SECONDS},
        {"daily_days", LIMIT_DAILY_DAYS},      {"daily_choices_days", LIMIT_DAILY_CHOICES_DAYS},
    };
    TEXT(text, 512);
    json_open(&text, NULL, '{');
    for (size_t i = 0; i < sizeof told / sizeof *told; i++)
        json_number(&text, told[i].name, request->server->settings->limit[told[i].limit]);
    json_bool(&text, "learning", !request->server->settings->no_learning);
    json_close(&text, '}');
    answer_json(request, 200, &text);
}
