/* tables.c: tables, their seats, and what was played at them. */
#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "store/db.h"

enum { HAPPENINGS_KEPT = 500 }; /* of a table */

/* --- the kinds of columns.h --- */

static void say_options(const struct options *options, struct text *values) {
    for (int i = 0; i < OPTIONS_MAX; i++) text_format(values, i ? " %d" : "%d", (int)options->value[i]);
}

static void read_options(const struct rows *rows, int column, struct options *options) {
    char values[200], *at = values;
    db_text(rows, column, values, sizeof values);
    for (int i = 0; i < OPTIONS_MAX; i++) options->value[i] = (int32_t)strtol(at, &at, 10);
}

static const struct game *read_game(const struct rows *rows, int column) {
    char name[32];
    db_text(rows, column, name, sizeof name);
    return game_named(name);
}

/* Other rules would replay this log to another game. */
static const struct game *check_rules(const struct rows *rows, int column, const struct game *game) {
    return game && game->rules == db_int(rows, column) ? game : NULL;
}

#define BIND_NUMBER(value)       values[size++] = db_value_number((int64_t)(value));
#define BIND_TEXT(value)         values[size++] = db_value_text(value, false);
#define BIND_TEXT_OR_NULL(value) values[size++] = db_value_text(value, true);
#define BIND_BYTES(value)        values[size++] = db_value_bytes(value, sizeof(value));
#define BIND_GAME(value)         values[size++] = db_value_text((value)->name, false);
#define BIND_RULES(value)        values[size++] = db_value_number((value)->rules);
#define BIND_OPTIONS(value)      values[size++] = db_value_text(options.bytes, false);

#define READ_NUMBER(value)       value = (__typeof__(value))db_int(&rows, ++column);
#define READ_TEXT(value)         db_text(&rows, ++column, value, sizeof(value));
#define READ_TEXT_OR_NULL(value) db_text(&rows, ++column, value, sizeof(value));
#define READ_BYTES(value)        db_bytes(&rows, ++column, value, sizeof(value));
#define READ_GAME(value)         value = read_game(&rows, ++column);
#define READ_RULES(value)        value = check_rules(&rows, ++column, value);
#define READ_OPTIONS(value)      read_options(&rows, ++column, &(value));

#define BIND(column, kind, field, when)       BIND_##kind(row->field)
#define BIND_SAVED(column, kind, field, when) BIND_WHEN_##when(BIND_##kind(row->field))
#define BIND_WHEN_ONCE(bind)
#define BIND_WHEN_SAVED(bind)         bind
#define READ(name, kind, field, when) READ_##kind(row->field)

/* --- tables --- */

static void save_seats(struct store *store, const struct store_table *table) {
    for (int i = 0; i < table->options.players; i++) {
        const struct store_seat *row = &table->seat[i];
        struct value values[VALUES_MAX];
        int size = 0;
        BIND_NUMBER(table->n)
        BIND_NUMBER(i)
        SEAT_COLUMNS(BIND)
        db_write_values(store, SEAT_SAVE, values, size);
    }
}

void store_table_add(struct store *store, struct store_table *row) {
    struct value values[VALUES_MAX];
    int size = 0;
    TEXT(options, 200);
    assert(!row->n && row->id[0] && row->game);
    say_options(&row->options, &options);
    row->n = db_new_number(store, NEXT_TABLE);
    BIND_NUMBER(row->n)
    TABLE_COLUMNS(BIND)
    db_write_values(store, TABLE_ADD, values, size);
    save_seats(store, row);
}

void store_table_save(struct store *store, const struct store_table *row) {
    struct value values[VALUES_MAX];
    int size = 0;
    TEXT(options, 200);
    assert(row->n);
    say_options(&row->options, &options);
    TABLE_COLUMNS(BIND_SAVED)
    BIND_NUMBER(row->n)
    db_write_values(store, TABLE_SAVE, values, size);
    save_seats(store, row);
}

static bool read_table(const struct rows *answer, struct store_table *row) {
    const struct rows rows = *answer;
    int column = 0;
    *row = (struct store_table){.n = db_int(&rows, 0)};
    TABLE_COLUMNS(READ)
    return row->game != NULL;
}

bool store_table_find(struct store *store, const char *id_or_code, struct store_table *table) {
    struct rows rows = db_ask(store, TABLE_FIND, "t", id_or_code);
    bool found = db_next(&rows) && read_table(&rows, table);
    db_done(&rows);
    if (!found) return false;
    rows = db_ask(store, SEATS, "i", table->n);
    while (db_next(&rows)) {
        int column = 0, number = (int)db_int(&rows, 0);
        if (number < 0 || number >= SEATS_MAX) continue;
        struct store_seat *row = &table->seat[number];
        SEAT_COLUMNS(READ)
    }
    db_done(&rows);
    return true;
}

bool store_table_by_number(struct store *store, int64_t number, char id[ID_BYTES]) {
    struct rows rows = db_ask(store, TABLE_BY_NUMBER, "i", number);
    bool found = db_next(&rows);
    if (found) db_text(&rows, 0, id, ID_BYTES);
    db_done(&rows);
    return found;
}

bool store_table_by_key(struct store *store, const char *maker, const char *key, char id[ID_BYTES]) {
    struct rows rows = db_ask(store, TABLE_BY_KEY, "tt", maker, key);
    bool found = db_next(&rows);
    if (found) db_text(&rows, 0, id, ID_BYTES);
    db_done(&rows);
    return found;
}

bool store_code_taken(struct store *store, const char *code) {
    return db_number(db_ask(store, CODE_TAKEN, "t", code)) != 0;
}

int store_tables_due(struct store *store, int64_t now, char (*ids)[ID_BYTES], int max) {
    return db_ids(db_ask(store, TABLES_DUE, "ii", now, (int64_t)max), ids);
}

void store_table_undue(struct store *store, const char *id) {
    db_write(store, TABLE_UNDUE, "t", id);
}

int store_tables_open(struct store *store, int each, char (*ids)[ID_BYTES], int max) {
    return db_ids(db_ask(store, TABLES_OPEN, "ii", (int64_t)each, (int64_t)max), ids);
}

int store_tables_watched(struct store *store, int each, char (*ids)[ID_BYTES], int max) {
    return db_ids(db_ask(store, TABLES_WATCHED, "ii", (int64_t)each, (int64_t)max), ids);
}

int store_tables_of(struct store *store, const char *guest, bool finished, char (*ids)[ID_BYTES], int max) {
    enum query which = finished ? TABLES_FINISHED_OF : TABLES_OF;
    return db_ids(db_ask(store, which, "ti", guest, (int64_t)max), ids);
}

bool store_tables_each(struct store *store, enum table_state state,
                       bool (*each)(void *context, const char *id), void *context) {
    struct rows rows = db_ask(store, TABLES_IN, "i", (int64_t)state);
    bool fine = true;
    while (fine && db_next(&rows)) fine = each(context, db_string(&rows, 0));
    db_done(&rows);
    return fine;
}

int store_tables_made_by(struct store *store, const char *guest) {
    return (int)db_number(db_ask(store, TABLES_MADE_BY, "t", guest));
}

bool store_tables_decks(struct store *store, void (*each)(void *context, const char *decks), void *context) {
    struct rows rows = db_ask(store, TABLES_DECKS, "");
    while (db_next(&rows)) {
        char decks[DECKS_BYTES];
        db_text(&rows, 0, decks, sizeof decks);
        each(context, decks);
    }
    db_done(&rows);
    return !rows.failed;
}

int store_tables_from(struct store *store, int64_t source) {
    return (int)db_number(db_ask(store, TABLES_FROM, "i", source));
}

int store_tables_count(struct store *store) {
    return (int)db_number(db_ask(store, TABLES_COUNT, ""));
}

/* --- what was played --- */

void store_event(struct store *store, int64_t table, uint32_t seq, int64_t at, const char *line) {
    assert(table);
    db_event_add(store, table, seq, at, line);
}

bool store_events(struct store *store, int64_t table,
                  bool (*each)(void *context, int64_t at, const char *line), void *context) {
    return db_events(store, table, each, context);
}

int64_t store_last_event_at(struct store *store, int64_t table) {
    return db_last_event_at(store, table);
}

void store_happening(struct store *store, int64_t table, int64_t at, const char *line) {
    assert(table);
    db_write(store, HAPPENING_ADD, "iit", table, at, line);
    db_write(store, HAPPENINGS_CUT, "ii", table, (int64_t)HAPPENINGS_KEPT);
}

void store_record_add(struct store *store, int64_t table, const char *scores, const char *winners, int64_t at,
                      const char *record) {
    assert(table);
    db_write(store, RECORD_ADD, "ittit", table, scores, winners, at, record);
}

bool store_record(struct store *store, int64_t table, char **scores, char **winners, char **record) {
    struct rows rows = db_ask(store, RECORD, "i", table);
    bool found = db_next(&rows);
    char **out[] = {scores, winners, record};
    for (int i = 0; found && i < 3; i++)
        if (out[i]) *out[i] = strdup(db_string(&rows, i));
    db_done(&rows);
    return found;
}
