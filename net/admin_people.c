/* admin_people.c: what an operator can do about people, and what people have reported. */
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "net/admin_run.h"

enum { ROWS_MAX = 1000 };

static const char NO_GUEST[] = "There is no such guest.";

/* --- who is there --- */

const char *admin_run_guests(struct admin_call *call) {
    call->rows = json_array();
    for (const struct table *table = call->server->tables; table; table = table->hh.next)
        for (const struct socket *socket = table->sockets; socket; socket = socket->next) {
            int seat = table_seat_of(table, socket->guest);
            json_t *row = json_pack("{s:s, s:I}", "guest", socket->guest, "table", (json_int_t)table->kept.n);
            json_object_set_new(row, "seat", seat < 0 ? json_string("-") : json_integer(seat));
            json_object_set_new(row, "host",
                                json_string(strcmp(table->kept.host, socket->guest) ? "" : "host"));
            json_object_set_new(row, "source",
                                json_string(source_tag(call->server, socket->address->key + 1)));
            json_object_set_new(row, "name", json_string(socket->name));
            json_array_append_new(call->rows, row);
        }
    return NULL;
}

/* Every table where a guest has a seat, loaded. */
static void each_table(struct server *server, const char *guest, bool finished,
                       void (*each)(struct table *table, int seat, const char *text), const char *text) {
    char(*ids)[ID_BYTES] = calloc(ROWS_MAX, sizeof *ids);
    if (!ids) abort();
    int size = store_tables_of(server->store, guest, finished, ids, ROWS_MAX);
    for (int i = 0; i < size; i++) {
        struct table *table = table_get(server, ids[i]);
        int seat = table && table_await(table) ? table_seat_of(table, guest) : -1;
        if (seat >= 0) each(table, seat, text);
    }
    free(ids);
}

static void rename_seat(struct table *table, int seat, const char *name) {
    snprintf(table->kept.seat[seat].name, NAME_MAX_BYTES, "%s", name);
    if (table->room) {
        room_set_name(table->room, seat, name);
        tell_contract(table);
    }
    table_row_changed(table, "name", seat);
}

const char *admin_run_rename(struct admin_call *call) {
    struct server *server = call->server;
    struct store_guest guest;
    char name[NAME_MAX_BYTES] = {0};
    if (!store_guest_find(server->store, call->arg[0], &guest)) return NO_GUEST;
    if (!clean_name(call->arg[1], server->settings->limit[LIMIT_NAME], name, sizeof name))
        return "That is no name.";
    memcpy(guest.name, name, sizeof name);
    store_guest_rename(server->store, &guest);
    sockets_rename(server, guest.id, guest.name);
    each_table(server, guest.id, false, rename_seat, name);
    each_table(server, guest.id, true, rename_seat, name);
    admin_note(call, "guest=%s", guest.id);
    return admin_commit(call);
}

/* --- bans --- */

static void stand_in(struct table *table, int seat, const char *text) {
    struct store_seat *held = &table->kept.seat[seat];
    if (table->kept.state == LOBBY)
        *held = (struct store_seat){.kind = held->kind};
    else
        snprintf(held->standin, sizeof held->standin, "%s", bot_standin(table->kept.game)->name);
    table_row_changed(table, "ban", seat);
}

/* Their connections end; the source of one of them is noted. */
static void send_away(struct server *server, struct store_barred *ban, bool address) {
    for (struct table *table = server->tables; table; table = table->hh.next)
        for (struct socket *socket = table->sockets; socket; socket = socket->next) {
            if (strcmp(socket->guest, ban->guest) != 0) continue;
            if (address) ban->source = source_kept(server, socket->address->key + 1);
            memcpy(ban->name, socket->name, sizeof ban->name);
            tell_close(socket, 4403, "barred");
        }
}

const char *admin_run_ban(struct admin_call *call) {
    struct server *server = call->server;
    struct store_guest guest;
    struct store_barred ban = {.at = date_ms()};
    int32_t days = 0;
    bool address = call->count > 2 && strcmp(call->arg[2], "address") == 0;
    if (call->count > 2 && !address) return "Behind the days stands nothing or the word address.";
    if (call->count > 1 && !text_parse_int(call->arg[1], 0, 36500, &days))
        return "A ban has a number of days, 0 for ever.";
    if (!store_guest_find(server->store, call->arg[0], &guest)) return NO_GUEST;
    memcpy(ban.guest, guest.id, sizeof ban.guest);
    memcpy(ban.name, guest.name, sizeof ban.name);
    if (days) ban.until = ban.at + 86400000ll * days;
    send_away(server, &ban, address);
    if (address && !ban.source) {
        ban.source = guest.source;
        if (!ban.source) return "This guest is not connected: there is no address to ban.";
    }
    store_barred_add(server->store, &ban);
    store_broadcast(server->store, "barred");
    each_table(server, ban.guest, false, stand_in, NULL);
    admin_note(call, "guest=%s days=%d address=%d", ban.guest, (int)days, address);
    const char *why = admin_commit(call);
    admin_barred_load(server);
    return why;
}

const char *admin_run_unban(struct admin_call *call) {
    if (!store_barred_remove(call->server->store, call->arg[0])) {
        server_settle(call->server);
        return "This guest is not banned.";
    }
    admin_note(call, "guest=%s", call->arg[0]);
    store_broadcast(call->server->store, "barred");
    const char *why = admin_commit(call);
    admin_barred_load(call->server);
    return why;
}

static void day_text(int64_t at, char day[24]) {
    time_t seconds = (time_t)(at / 1000);
    struct tm utc;
    gmtime_r(&seconds, &utc);
    strftime(day, 24, "%Y-%m-%d %H:%M", &utc);
}

const char *admin_run_bans(struct admin_call *call) {
    const struct admin *admin = &call->server->admin;
    call->rows = json_array();
    for (int i = 0; i < admin->barred_size; i++) {
        const struct store_barred *barred = &admin->barred[i];
        char at[24], until[24] = "for ever";
        day_text(barred->at, at);
        if (barred->until) day_text(barred->until, until);
        json_array_append_new(call->rows, json_pack("{s:s, s:s, s:s, s:s, s:s}", "guest", barred->guest, "at",
                                                    at, "until", until, "address",
                                                    barred->source ? "yes" : "no", "name", barred->name));
    }
    return NULL;
}

/* --- who may come --- */

void admin_barred_load(struct server *server) {
    struct store_barred *barred = NULL;
    store_unread(server->store);
    int size = store_barred(server->store, &barred);
    if (store_unread(server->store)) { /* whoever was banned still is */
        free(barred);
        return;
    }
    free(server->admin.barred);
    server->admin.barred = barred;
    server->admin.barred_size = size;
}

bool admin_barred(const struct server *server, const char *guest, const char *address) {
    const struct admin *admin = &server->admin;
    if (!admin->barred_size) return false;
    int64_t now = date_ms(), source = source_kept(server, address);
    for (int i = 0; i < admin->barred_size; i++) {
        const struct store_barred *barred = &admin->barred[i];
        if (barred->until && barred->until < now) continue;
        if ((guest[0] && strcmp(barred->guest, guest) == 0) || (barred->source && barred->source == source))
            return true;
    }
    return false;
}

/* --- reports --- */

const char *admin_run_reports(struct admin_call *call) {
    struct store_report report = {0};
    call->rows = json_array();
    for (int i = 0; i < ROWS_MAX && store_report_next(call->server->store, report.id, &report); i++) {
        char at[24];
        day_text(report.at, at);
        json_array_append_new(
            call->rows, json_pack("{s:I, s:s, s:I, s:s, s:i, s:s, s:s, s:s, s:s, s:s}", "report",
                                  (json_int_t)report.id, "at", at, "table", (json_int_t)report.table, "what",
                                  report.what, "n", (int)report.n, "guest", report.about, "name", report.name,
                                  "text", report.text, "by", report.guest, "words", report.words));
    }
    return NULL;
}

const char *admin_run_report_done(struct admin_call *call) {
    int32_t id;
    if (!text_parse_int(call->arg[0], 1, INT32_MAX, &id) ||
        !store_report_done(call->server->store, id, date_ms())) {
        server_settle(call->server);
        return "No such report waits.";
    }
    admin_note(call, "report=%d", (int)id);
    return admin_commit(call);
}
