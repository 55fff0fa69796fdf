/* admin_commands.c: the table of what an operator can do, and one line in the log for each time it is done. */
#include <stdarg.h>
#include <string.h>

#include "engine/json.h"
#include "net/admin_run.h"

enum { NEWS_MS = 600000 };

const struct admin_info admin_list[] = {
#define ADMIN(name, run, arguments, least, most, help) {name, arguments, help, least, most},
#include "net/admin.def"
#undef ADMIN
    {0},
};

static const char *(*const runs[])(struct admin_call *call) = {
#define ADMIN(name, run, arguments, least, most, help) run,
#include "net/admin.def"
#undef ADMIN
};

void admin_note(struct admin_call *call, const char *format, ...) {
    va_list list;
    va_start(list, format);
    vsnprintf(call->note, sizeof call->note, format, list);
    va_end(list);
}

const char *admin_commit(struct admin_call *call) {
    struct server *server = call->server;
    if (server_settle(server)) return NULL;
    return "The server cannot store anything at the moment: nothing was changed.";
}

const char *admin_run(struct admin_call *call, const char *name) {
    for (int i = 0; admin_list[i].name; i++) {
        if (strcmp(admin_list[i].name, name) != 0) continue;
        if (call->count < admin_list[i].least || call->count > admin_list[i].most)
            return "The arguments do not fit this command; see dizaine admin help.";
        server_settle(call->server); /* it may change any table */
        const char *why = runs[i](call);
        log_line(call->server, "admin", "do=%s fine=%d uid=%d %s", name, why == NULL, call->uid, call->note);
        return why;
    }
    return "There is no such command; see dizaine admin help.";
}

const char *admin_run_backup(struct admin_call *call) {
    if (store_shared(call->server->store)) return "A database is backed up with PostgreSQL's own tools: see docs/scale.md.";
    if (call->count > 1 && strcmp(call->arg[1], "replace") != 0)
        return "Behind the file stands nothing or the word replace.";
    const char *why = backup_start(call->server, call->client, call->arg[0], call->count > 1);
    call->later = !why;
    return why;
}

/* --- everyone --- */

static void news_line(const struct admin *admin, struct text *line) {
    json_open(line, NULL, '{');
    json_word(line, "t", "announce");
    json_text(line, "text", admin->news);
    json_number(line, "at", admin->news_at);
    json_close(line, '}');
    text_byte(line, '\n');
}

void admin_greet(struct server *server, struct socket *socket) {
    TEXT(line, 2 * CHAT_BYTES);
    if (!server->admin.news_at || date_ms() - server->admin.news_at > NEWS_MS) return;
    news_line(&server->admin, &line);
    tell_line(socket, line.bytes, line.size);
}

const char *admin_run_announce(struct admin_call *call) {
    struct server *server = call->server;
    TEXT(line, 2 * CHAT_BYTES);
    char text[CHAT_BYTES];
    int count = 0;
    if (!clean_text(call->arg[0], 300, text, sizeof text)) return "An announcement has 1 to 300 characters.";
    memcpy(server->admin.news, text, sizeof text);
    server->admin.news_at = date_ms();
    news_line(&server->admin, &line);
    for (struct table *table = server->tables; table; table = table->hh.next)
        for (struct socket *socket = table->sockets; socket; socket = socket->next, count++)
            tell_line(socket, line.bytes, line.size);
    snprintf(call->said, sizeof call->said, "%d connections were told.", count);
    admin_note(call, "connections=%d", count);
    return NULL;
}

/* --- the end --- */

/* Games at which a person with a seat is connected. */
static int games_played(const struct server *server) {
    int count = 0;
    for (const struct table *table = server->tables; table; table = table->hh.next)
        count += table->kept.state == PLAYING && table_person_there(table);
    return count;
}

const char *admin_run_drain(struct admin_call *call) {
    struct server *server = call->server;
    int games = games_played(server);
    admin_note(call, "games=%d", games);
    if (server->admin.draining || !games) {
        snprintf(call->said, sizeof call->said, "The server ends now.");
        server_stop(server, 0);
    } else
        snprintf(call->said, sizeof call->said, "No new games; the server ends when %d are over.", games);
    server->admin.draining = true;
    return NULL;
}

void admin_tick(struct server *server) {
    if (server->admin.draining && !games_played(server)) server_stop(server, 0);
}

const char *admin_run_status(struct admin_call *call) {
    struct server *server = call->server;
    int guests = 0;
    for (const struct table *table = server->tables; table; table = table->hh.next)
        for (const struct socket *socket = table->sockets; socket; socket = socket->next) guests++;
    call->rows = json_array();
    json_array_append_new(call->rows,
                          json_pack("{s:s, s:i, s:i, s:i, s:i, s:i, s:I, s:s}", "stores",
                                    server->cannot_store ? "no" : "yes", "games", games_played(server),
                                    "unfinished", store_tables_count(server->store), "connections", guests,
                                    "reports", store_reports_waiting(server->store), "thoughts",
                                    server->thoughts.waiting_size, "megabytes",
                                    (json_int_t)(store_bytes(server->store, false) / 1000000), "draining",
                                    server->admin.draining ? "yes" : "no"));
    return NULL;
}
