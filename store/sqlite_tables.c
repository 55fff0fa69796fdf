/* sqlite_tables.c: tables, their seats, and what was played at them. */
#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "store/sqlite.h"

enum { HAPPENINGS_KEPT = 500 }; /* of a table */

/* --- the kinds of columns.h --- */

static void say_options(const struct options *options, struct text *values) {
    for (int i = 0; i < OPTIONS_MAX; i++) text_format(values, i ? " %d" : "%d", (int)options->value[i]);
}

static void bind_options(sqlite3_stmt *stmt, int place, const struct options *options) {
    TEXT(values, 200);
    say_options(options, &values);
    sqlite_bind_text(stmt, place, values.bytes, false);
}

static void read_options(sqlite3_stmt *stmt, int column, struct options *options) {
    char values[200], *at = values;
    sqlite_text(stmt, column, values, sizeof values);
    for (int i = 0; i < OPTIONS_MAX; i++) options->value[i] = (int32_t)strtol(at, &at, 10);
}

static const struct game *read_game(sqlite3_stmt *stmt, int column) {
    char name[32];
    sqlite_text(stmt, column, name, sizeof name);
    return game_named(name);
}

/* Other rules would replay this log to another game. */
static const struct game *check_rules(sqlite3_stmt *stmt, int column, const struct game *game) {
    return game && game->rules == sqlite3_column_int(stmt, column) ? game : NULL;
}

#define BIND_NUMBER(value)       sqlite3_bind_int64(stmt, ++place, (int64_t)(value));
#define BIND_TEXT(value)         sqlite_bind_text(stmt, ++place, value, false);
#define BIND_TEXT_OR_NULL(value) sqlite_bind_text(stmt, ++place, value, true);
#define BIND_BYTES(value)        sqlite3_bind_blob(stmt, ++place, value, sizeof(value), SQLITE_TRANSIENT);
#define BIND_GAME(value)         sqlite_bind_text(stmt, ++place, (value)->name, false);
#define BIND_RULES(value)        sqlite3_bind_int64(stmt, ++place, (value)->rules);
#define BIND_OPTIONS(value)      bind_options(stmt, ++place, &(value));

#define READ_NUMBER(value)       value = (__typeof__(value))sqlite3_column_int64(stmt, ++column);
#define READ_TEXT(value)         sqlite_text(stmt, ++column, value, sizeof(value));
#define READ_TEXT_OR_NULL(value) sqlite_text(stmt, ++column, value, sizeof(value));
#define READ_BYTES(value)        sqlite_bytes(stmt, ++column, value, sizeof(value));
#define READ_GAME(value)         value = read_game(stmt, ++column);
#define READ_RULES(value)        value = check_rules(stmt, ++column, value);
#define READ_OPTIONS(value)      read_options(stmt, ++column, &(value));

#define BIND(column, kind, field, when)       BIND_##kind(row->field)
#define BIND_SAVED(column, kind, field, when) BIND_WHEN_##when(BIND_##kind(row->field))
#define BIND_WHEN_ONCE(bind)
#define BIND_WHEN_SAVED(bind)         bind
#define READ(name, kind, field, when) READ_##kind(row->field)

/* --- tables --- */

static void save_seats(struct store *store, const struct store_table *table) {
    for (int i = 0; i < table->options.players; i++) {
        const struct store_seat *row = &table->seat[i];
        sqlite3_stmt *stmt = store->query[SEAT_SAVE];
        int place = 0;
        BIND_NUMBER(table->n)
        BIND_NUMBER(i)
        SEAT_COLUMNS(BIND)
        if (sqlite_begin(store)) sqlite_write(store, stmt);
    }
}

void store_table_add(struct store *store, struct store_table *row) {
    sqlite3_stmt *stmt = store->query[TABLE_ADD];
    int place = 0;
    assert(!row->n && row->id[0] && row->game);
    TABLE_COLUMNS(BIND)
    if (sqlite_begin(store)) sqlite_write(store, stmt);
    row->n = sqlite3_last_insert_rowid(store->db);
    save_seats(store, row);
}

void store_table_save(struct store *store, const struct store_table *row) {
    sqlite3_stmt *stmt = store->query[TABLE_SAVE];
    int place = 0;
    assert(row->n);
    TABLE_COLUMNS(BIND_SAVED)
    BIND_NUMBER(row->n)
    if (sqlite_begin(store)) sqlite_write(store, stmt);
    save_seats(store, row);
}

static bool read_table(sqlite3_stmt *stmt, struct store_table *row) {
    int column = 0;
    *row = (struct store_table){.n = sqlite3_column_int64(stmt, 0)};
    TABLE_COLUMNS(READ)
    return row->game != NULL;
}

bool store_table_find(struct store *store, const char *id_or_code, struct store_table *table) {
    sqlite3_stmt *stmt = sqlite_bind(store, TABLE_FIND, "t", id_or_code);
    bool found = sqlite_read(store, stmt) && read_table(stmt, table);
    sqlite_done(stmt);
    if (!found) return false;
    stmt = sqlite_bind(store, SEATS, "i", table->n);
    while (sqlite_read(store, stmt)) {
        int column = 0, number = sqlite3_column_int(stmt, 0);
        if (number < 0 || number >= SEATS_MAX) continue;
        struct store_seat *row = &table->seat[number];
        SEAT_COLUMNS(READ)
    }
    sqlite_done(stmt);
    return true;
}

bool store_table_by_number(struct store *store, int64_t number, char id[ID_BYTES]) {
    sqlite3_stmt *stmt = sqlite_bind(store, TABLE_BY_NUMBER, "i", number);
    bool found = sqlite_read(store, stmt);
    if (found) sqlite_text(stmt, 0, id, ID_BYTES);
    sqlite_done(stmt);
    return found;
}

bool store_table_by_key(struct store *store, const char *maker, const char *key, char id[ID_BYTES]) {
    sqlite3_stmt *stmt = sqlite_bind(store, TABLE_BY_KEY, "tt", maker, key);
    bool found = sqlite_read(store, stmt);
    if (found) sqlite_text(stmt, 0, id, ID_BYTES);
    sqlite_done(stmt);
    return found;
}

bool store_code_taken(struct store *store, const char *code) {
    return sqlite_number(store, sqlite_bind(store, CODE_TAKEN, "t", code)) != 0;
}

int store_tables_open(struct store *store, int each, char (*ids)[ID_BYTES], int max) {
    return sqlite_ids(store, sqlite_bind(store, TABLES_OPEN, "ii", (int64_t)each, (int64_t)max), ids);
}

int store_tables_of(struct store *store, const char *guest, bool finished, char (*ids)[ID_BYTES], int max) {
    enum query which = finished ? TABLES_FINISHED_OF : TABLES_OF;
    return sqlite_ids(store, sqlite_bind(store, which, "ti", guest, (int64_t)max), ids);
}

bool store_tables_each(struct store *store, enum table_state state,
                       bool (*each)(void *context, const char *id), void *context) {
    sqlite3_stmt *stmt = sqlite_bind(store, TABLES_IN, "i", (int64_t)state);
    bool fine = true;
    while (fine && sqlite_read(store, stmt)) fine = each(context, (const char *)sqlite3_column_text(stmt, 0));
    sqlite_done(stmt);
    return fine;
}

int store_tables_made_by(struct store *store, const char *guest) {
    return (int)sqlite_number(store, sqlite_bind(store, TABLES_MADE_BY, "t", guest));
}

bool store_tables_decks(struct store *store, void (*each)(void *context, const char *decks), void *context) {
    sqlite3_stmt *stmt = sqlite_bind(store, TABLES_DECKS, "");
    int code;
    while ((code = sqlite3_step(stmt)) == SQLITE_ROW) {
        char decks[DECKS_BYTES];
        sqlite_text(stmt, 0, decks, sizeof decks);
        each(context, decks);
    }
    sqlite_done(stmt);
    return code == SQLITE_DONE;
}

int store_tables_from(struct store *store, int64_t source) {
    return (int)sqlite_number(store, sqlite_bind(store, TABLES_FROM, "i", source));
}

int store_tables_count(struct store *store) {
    return (int)sqlite_number(store, store->query[TABLES_COUNT]);
}

/* --- what was played --- */

void store_event(struct store *store, int64_t table, uint32_t seq, int64_t at, const char *line) {
    assert(table);
    WRITE(store, EVENT_ADD, "iiit", table, (int64_t)seq, at, line);
}

bool store_events(struct store *store, int64_t table,
                  bool (*each)(void *context, int64_t at, const char *line), void *context) {
    sqlite3_stmt *stmt = sqlite_bind(store, EVENTS, "i", table);
    bool fine = true;
    while (fine && sqlite_read(store, stmt))
        fine = each(context, sqlite3_column_int64(stmt, 0), (const char *)sqlite3_column_text(stmt, 1));
    sqlite_done(stmt);
    return fine;
}

int64_t store_last_event_at(struct store *store, int64_t table) {
    return sqlite_number(store, sqlite_bind(store, LAST_EVENT, "i", table));
}

void store_happening(struct store *store, int64_t table, int64_t at, const char *line) {
    assert(table);
    WRITE(store, HAPPENING_ADD, "iit", table, at, line);
    WRITE(store, HAPPENINGS_CUT, "ii", table, (int64_t)HAPPENINGS_KEPT);
}

void store_record_add(struct store *store, int64_t table, const char *scores, const char *winners, int64_t at,
                      const char *record) {
    assert(table);
    WRITE(store, RECORD_ADD, "ittit", table, scores, winners, at, record);
}

bool store_record(struct store *store, int64_t table, char **scores, char **winners, char **record) {
    sqlite3_stmt *stmt = sqlite_bind(store, RECORD, "i", table);
    bool found = sqlite_read(store, stmt);
    char **out[] = {scores, winners, record};
    for (int i = 0; found && i < 3; i++)
        if (out[i]) *out[i] = strdup((const char *)sqlite3_column_text(stmt, i));
    sqlite_done(stmt);
    return found;
}
