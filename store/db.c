/* db.c: a store is a file or a database: what of it is the same, and which of the two is asked. */
#include "store/db.h"

#include <assert.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "store/postgres.h"
#include "store/sqlite.h"

/* --- values --- */

struct value db_value_number(int64_t number) {
    return (struct value){.kind = 'i', .number = number};
}

struct value db_value_text(const char *text, bool or_null) {
    if (or_null && !*text) return (struct value){0};
    return (struct value){.kind = 't', .bytes = text, .size = (int)strlen(text)};
}

struct value db_value_bytes(const void *bytes, int size) {
    return (struct value){.kind = 'b', .bytes = bytes, .size = size};
}

static int read_values(struct value values[VALUES_MAX], const char *letters, va_list list) {
    int size = 0;
    for (; *letters; letters++, size++) {
        const void *bytes;
        assert(size < VALUES_MAX);
        switch (*letters) {
        case 'i': values[size] = db_value_number(va_arg(list, int64_t)); break;
        case 't': values[size] = db_value_text(va_arg(list, const char *), false); break;
        case 'n': values[size] = db_value_text(va_arg(list, const char *), true); break;
        case 'h': values[size] = db_value_bytes(va_arg(list, const void *), HASH_BYTES); break;
        case 'b':
            bytes = va_arg(list, const void *);
            values[size] = db_value_bytes(bytes, va_arg(list, int));
            break;
        default: abort(); /* there are no other letters */
        }
    }
    return size;
}

/* --- questions --- */

struct rows db_ask(struct store *store, enum query which, const char *letters, ...) {
    struct rows rows = {.store = store, .row = -1};
    struct value values[VALUES_MAX];
    va_list list;
    va_start(list, letters);
    int size = read_values(values, letters, list);
    va_end(list);
    if (store->postgres)
        postgres_ask(&rows, which, values, size);
    else
        sqlite_ask(&rows, which, values, size);
    return rows;
}

bool db_next(struct rows *rows) {
    return rows->store->postgres ? postgres_next(rows) : sqlite_next(rows);
}

void db_done(struct rows *rows) {
    if (rows->store->postgres)
        postgres_done(rows);
    else
        sqlite_done(rows);
}

int64_t db_int(const struct rows *rows, int column) {
    return rows->store->postgres ? postgres_int(rows, column) : sqlite3_column_int64(rows->answer, column);
}

const char *db_string(const struct rows *rows, int column) {
    return rows->store->postgres ? postgres_string(rows, column)
                                 : (const char *)sqlite3_column_text(rows->answer, column);
}

void db_text(const struct rows *rows, int column, char *to, size_t size) {
    const char *text = db_string(rows, column);
    snprintf(to, size, "%s", text ? text : "");
}

bool db_bytes(const struct rows *rows, int column, uint8_t *to, int size) {
    memset(to, 0, (size_t)size);
    if (rows->store->postgres) return postgres_bytes(rows, column, to, size);
    const void *bytes = sqlite3_column_blob(rows->answer, column);
    if (!bytes || sqlite3_column_bytes(rows->answer, column) != size) return false;
    memcpy(to, bytes, (size_t)size);
    return true;
}

int64_t db_number(struct rows rows) {
    int64_t number = db_next(&rows) ? db_int(&rows, 0) : 0;
    db_done(&rows);
    return number;
}

int db_ids(struct rows rows, char (*ids)[ID_BYTES]) {
    int size = 0;
    while (db_next(&rows)) db_text(&rows, 0, ids[size++], ID_BYTES);
    db_done(&rows);
    return size;
}

/* --- writes --- */

void db_write_values(struct store *store, enum query which, const struct value *values, int size) {
    if (store->postgres)
        postgres_write(store, which, values, size);
    else
        sqlite_write(store, which, values, size);
}

void db_write(struct store *store, enum query which, const char *letters, ...) {
    struct value values[VALUES_MAX];
    va_list list;
    va_start(list, letters);
    int size = read_values(values, letters, list);
    va_end(list);
    db_write_values(store, which, values, size);
}

int64_t db_change(struct store *store, enum query which, const char *letters, ...) {
    struct value values[VALUES_MAX];
    va_list list;
    va_start(list, letters);
    int size = read_values(values, letters, list);
    va_end(list);
    if (store->postgres) return postgres_change(store, which, values, size);
    sqlite_write(store, which, values, size);
    return store->failed ? 0 : sqlite3_changes(store->db);
}

int64_t db_new_number(struct store *store, enum query which) {
    return store->postgres ? postgres_new_number(store, which) : db_number(db_ask(store, which, ""));
}

void db_secure_delete(struct store *store, bool on) {
    if (!store->postgres)
        sqlite3_exec(store->db, on ? "PRAGMA secure_delete = ON" : "PRAGMA secure_delete = FAST", NULL, NULL,
                     NULL);
}

/* --- events --- */

void db_event_add(struct store *store, int64_t table, uint32_t seq, int64_t at, const char *line) {
    if (store->postgres)
        db_write(store, EVENT_ADD, "iiit", table, (int64_t)seq, at, line);
    else
        fresh_add(store, table, seq, at, line);
}

bool db_events(struct store *store, int64_t table, bool (*each)(void *context, int64_t at, const char *line), void *context) {
    struct rows rows = db_ask(store, EVENTS, "i", table);
    bool fine = true;
    while (fine && db_next(&rows)) fine = each(context, db_int(&rows, 0), db_string(&rows, 1));
    db_done(&rows);
    return fine && !rows.failed && (store->postgres || fresh_each(store, table, each, context));
}

int64_t db_last_event_at(struct store *store, int64_t table) {
    int64_t at = store->postgres ? 0 : fresh_last_at(store, table);
    return at ? at : db_number(db_ask(store, LAST_EVENT, "i", table));
}

void db_events_home(struct store *store) {
    if (!store->postgres) fresh_home(store);
}

void db_events_leave(struct store *store, int64_t table) {
    if (!store->postgres) fresh_leave(store, table);
}

/* --- the store as a whole --- */

bool store_is_url(const char *path) {
    return strncmp(path, "postgresql://", 13) == 0 || strncmp(path, "postgres://", 11) == 0;
}

struct store *store_open_as(const char *path, const char *node, char *why, size_t why_size) {
    return store_is_url(path) ? postgres_open(path, node, why, why_size) : sqlite_open(path, why, why_size);
}

struct store *store_open(const char *path, char *why, size_t why_size) {
    return store_open_as(path, "", why, why_size);
}

void store_close(struct store *store) {
    if (!store) return;
    if (store->postgres)
        postgres_close(store);
    else
        sqlite_close(store);
}

bool store_begun(const struct store *store) {
    return store->begun;
}

/* A commit to a file is one call: nothing is ever on its way. */
void store_send(struct store *store, store_told *told, void *context) {
    if (store->postgres)
        postgres_send(store, told, context);
    else
        told(context, sqlite_commit(store) ? STORE_DONE : STORE_FAILED);
}

bool store_sending(const struct store *store) {
    return store->postgres && postgres_sending(store);
}

void store_wait(struct store *store) {
    if (store->postgres) postgres_wait(store);
}

static void note_outcome(void *context, enum store_outcome outcome) {
    *(enum store_outcome *)context = outcome;
}

bool store_commit(struct store *store) {
    enum store_outcome outcome = STORE_FAILED;
    store_wait(store);
    store_send(store, note_outcome, &outcome);
    store_wait(store);
    return outcome == STORE_DONE;
}

bool store_tidy(struct store *store) {
    return !store->postgres && fresh_rest(store);
}

bool store_settle(struct store *store) {
    return store->postgres || sqlite_settle(store);
}

const char *store_error(const struct store *store) {
    return store->error;
}

const char *store_path(const struct store *store) {
    return store->path;
}

bool store_shared(const struct store *store) {
    return store->postgres != NULL;
}

enum store_claim store_claim(struct store *store, const char *id_or_code, char node[NODE_NAME_BYTES]) {
    return store->postgres ? postgres_claim(store, id_or_code, node) : CLAIM_MINE;
}

int64_t store_incarnation(const struct store *store) {
    return store->postgres ? postgres_incarnation(store) : 1;
}

void store_attach(struct store *store, struct uv_loop_s *loop) {
    if (store->postgres) postgres_attach(store, loop);
}

void store_tick(struct store *store) {
    if (store->postgres) postgres_tick(store);
}

bool store_away(const struct store *store) {
    return store->postgres && postgres_away(store);
}

bool store_lost(struct store *store) {
    return store->postgres && postgres_lost(store);
}

bool store_unread(struct store *store) {
    return store->postgres && postgres_unread(store);
}

void store_release(struct store *store) {
    if (store->postgres) postgres_release(store);
}

void store_broadcast(struct store *store, const char *text) {
    if (store->postgres) db_write(store, BROADCAST, "t", text);
}

void store_listen(struct store *store, store_heard *heard, void *context) {
    if (store->postgres) postgres_listen(store, heard, context);
}

bool store_sweeps(struct store *store) {
    return !store->postgres || postgres_sweeps(store);
}
