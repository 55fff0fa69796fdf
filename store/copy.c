/* copy.c: see copy.h. The tables and columns are those that the file has; PostgreSQL has them, too, by the same names. Both sides
 * keep a checksum over the texts of their rows, independent of the order; the copy counts only if the two are equal. */
#include "store/copy.h"

#include "store/postgres_parts.h"

#ifdef WITH_POSTGRES

#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum { TABLES_MAX = 40, COLUMNS_MAX = 40, NAME_BYTES = 40, COLUMNS_BYTES = 600, TRIES = 30, TRY_US = 100000 };

/* Links to other devices live for minutes, by another clock at each store. */
static const char LIST[] =
    "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name NOT IN ('device', 'length', 'fresh')"
    " ORDER BY name";

struct table_columns {
    char name[NAME_BYTES], columns[COLUMNS_BYTES]; /* "a, b" */
    int size;
};

struct sum {
    int64_t rows;
    uint64_t high, low;
};

struct copying {
    struct store_copy *copy;
    sqlite3 *db;
    PGconn *connection;
    struct table_columns tables[TABLES_MAX];
    int size;
    uint64_t done, all; /* steps: every row is copied, and read again on both sides */
};

static bool fail(struct copying *copying, const char *what, const char *fault) {
    snprintf(copying->copy->why, sizeof copying->copy->why, "%s: %.*s.", what, (int)strcspn(fault, "\n"),
             fault);
    return false;
}

static bool file_fails(struct copying *copying) {
    return fail(copying, "The file cannot be used", sqlite3_errmsg(copying->db));
}

static bool database_fails(struct copying *copying) {
    return fail(copying, "The database cannot be used", PQerrorMessage(copying->connection));
}

/* --- what there is --- */

static bool list_columns(struct copying *copying, struct table_columns *table) {
    char ask[100];
    sqlite3_stmt *stmt;
    struct text columns = text_over(table->columns, sizeof table->columns);
    snprintf(ask, sizeof ask, "SELECT name FROM pragma_table_info('%s') ORDER BY cid", table->name);
    if (sqlite3_prepare_v2(copying->db, ask, -1, &stmt, NULL) != SQLITE_OK) return file_fails(copying);
    for (table->size = 0; sqlite3_step(stmt) == SQLITE_ROW; table->size++)
        text_format(&columns, "%s%s", table->size ? ", " : "", (const char *)sqlite3_column_text(stmt, 0));
    sqlite3_finalize(stmt);
    return !columns.full && table->size > 0 && table->size <= COLUMNS_MAX;
}

static bool list_tables(struct copying *copying) {
    sqlite3_stmt *stmt;
    bool fine = true;
    if (sqlite3_prepare_v2(copying->db, LIST, -1, &stmt, NULL) != SQLITE_OK) return file_fails(copying);
    while (fine && sqlite3_step(stmt) == SQLITE_ROW && copying->size < TABLES_MAX) {
        struct table_columns *table = &copying->tables[copying->size++];
        snprintf(table->name, sizeof table->name, "%s", (const char *)sqlite3_column_text(stmt, 0));
        fine = list_columns(copying, table);
    }
    sqlite3_finalize(stmt);
    return fine;
}

/* --- rows --- */

/* A value as text; NULL: none. Bytes are written in hexadecimal digits. */
static const char *file_value(sqlite3_stmt *stmt, int column, struct bytes *hex) {
    int kind = sqlite3_column_type(stmt, column);
    if (kind == SQLITE_NULL) return NULL;
    if (kind != SQLITE_BLOB) return (const char *)sqlite3_column_text(stmt, column);
    size_t size = (size_t)sqlite3_column_bytes(stmt, column), wanted = 2 * size + 1;
    if (hex->cap < wanted) {
        hex->at = realloc(hex->at, wanted);
        if (!hex->at) abort();
        hex->cap = wanted;
    }
    return sodium_bin2hex(hex->at, wanted, sqlite3_column_blob(stmt, column), size);
}

static const char *database_value(const PGresult *result, int column) {
    const char *text = PQgetvalue(result, 0, column);
    if (PQgetisnull(result, 0, column)) return NULL;
    return PQftype(result, column) == 17 && strncmp(text, "\\x", 2) == 0 ? text + 2 : text; /* bytea */
}

static void hash_value(crypto_generichash_state *state, const char *value) {
    uint64_t size = value ? strlen(value) : UINT64_MAX;
    crypto_generichash_update(state, (const uint8_t *)&size, sizeof size);
    if (value) crypto_generichash_update(state, (const uint8_t *)value, size);
}

static void add_row(struct sum *sum, crypto_generichash_state *state) {
    uint64_t hash[2];
    crypto_generichash_final(state, (uint8_t *)hash, sizeof hash);
    sum->rows++;
    sum->low += hash[0];
    sum->high += hash[1];
}

static bool same(const struct sum *a, const struct sum *b) {
    return a->rows == b->rows && a->low == b->low && a->high == b->high;
}

static sqlite3_stmt *select_file(struct copying *copying, const struct table_columns *table) {
    char ask[COLUMNS_BYTES + 100];
    sqlite3_stmt *stmt = NULL;
    snprintf(ask, sizeof ask, "SELECT %s FROM %s", table->columns, table->name);
    if (sqlite3_prepare_v2(copying->db, ask, -1, &stmt, NULL) != SQLITE_OK) file_fails(copying);
    return stmt;
}

static void step(struct copying *copying) {
    copying->done++;
    if (copying->copy->step) copying->copy->step(copying->done, copying->all);
}

static bool sum_file(struct copying *copying, const struct table_columns *table, struct sum *sum) {
    sqlite3_stmt *stmt = select_file(copying, table);
    struct bytes hex = {0};
    int code = SQLITE_ERROR;
    *sum = (struct sum){0};
    while (stmt && (code = sqlite3_step(stmt)) == SQLITE_ROW) {
        crypto_generichash_state state;
        crypto_generichash_init(&state, NULL, 0, 16);
        for (int i = 0; i < table->size; i++) hash_value(&state, file_value(stmt, i, &hex));
        add_row(sum, &state);
        step(copying);
    }
    sqlite3_finalize(stmt);
    free(hex.at);
    return code == SQLITE_DONE || file_fails(copying);
}

/* Each row of a table of the database, one at a time. */
static bool each_row(struct copying *copying, const struct table_columns *table,
                     bool (*each)(void *context, const PGresult *row), void *context) {
    char ask[COLUMNS_BYTES + 100];
    bool fine = true, whole = false;
    snprintf(ask, sizeof ask, "SELECT %s FROM %s", table->columns, table->name);
    if (!PQsendQuery(copying->connection, ask) || !PQsetSingleRowMode(copying->connection))
        return database_fails(copying);
    for (PGresult *result; (result = PQgetResult(copying->connection)); PQclear(result)) {
        ExecStatusType status = PQresultStatus(result);
        if (status == PGRES_SINGLE_TUPLE)
            fine = fine && each(context, result);
        else
            whole = status == PGRES_TUPLES_OK;
    }
    if (!whole) return database_fails(copying);
    return fine;
}

struct summing {
    struct copying *copying;
    struct sum sum;
    int columns;
};

static bool sum_row(void *context, const PGresult *row) {
    struct summing *summing = context;
    crypto_generichash_state state;
    crypto_generichash_init(&state, NULL, 0, 16);
    for (int i = 0; i < summing->columns; i++) hash_value(&state, database_value(row, i));
    add_row(&summing->sum, &state);
    step(summing->copying);
    return true;
}

/* Both sides are read again, from what was written. */
static bool compare(struct copying *copying, const struct table_columns *table) {
    struct summing summing = {.copying = copying, .columns = table->size};
    struct sum sum;
    if (!sum_file(copying, table, &sum) || !each_row(copying, table, sum_row, &summing)) return false;
    if (!same(&sum, &summing.sum)) return fail(copying, "The copy is not what was copied", table->name);
    copying->copy->rows += sum.rows;
    if (copying->copy->progress) copying->copy->progress(table->name, sum.rows);
    return true;
}

/* --- the database --- */

static bool run(struct copying *copying, const char *sql) {
    PGresult *result = PQexec(copying->connection, sql);
    ExecStatusType status = PQresultStatus(result);
    PQclear(result);
    return status == PGRES_COMMAND_OK || status == PGRES_TUPLES_OK || database_fails(copying);
}

static int64_t number(struct copying *copying, const char *sql) {
    PGresult *result = PQexec(copying->connection, sql);
    int64_t value = PQresultStatus(result) == PGRES_TUPLES_OK && PQntuples(result)
                        ? strtoll(PQgetvalue(result, 0, 0), NULL, 10)
                        : -1;
    PQclear(result);
    if (value < 0) database_fails(copying);
    return value;
}

/* How many steps it will be; what cannot be counted is not told. */
static void plan(struct copying *copying, bool from_file) {
    for (int i = 0; i < copying->size; i++) {
        char ask[NAME_BYTES + 40];
        sqlite3_stmt *stmt;
        int64_t rows = 0;
        snprintf(ask, sizeof ask, "SELECT count(*) FROM %s", copying->tables[i].name);
        if (!from_file) {
            rows = number(copying, ask);
        } else if (sqlite3_prepare_v2(copying->db, ask, -1, &stmt, NULL) == SQLITE_OK) {
            if (sqlite3_step(stmt) == SQLITE_ROW) rows = sqlite3_column_int64(stmt, 0);
            sqlite3_finalize(stmt);
        }
        if (rows > 0) copying->all += 3 * (uint64_t)rows;
    }
}

static const char SERVERS[] =
    "SELECT count(*) FROM pg_locks JOIN pg_database ON oid = database AND datname = current_database() WHERE"
    " locktype = 'advisory' AND classid = 7 AND objid > 0 AND objid < 4294967295";

/* The store is opened as a server does, which makes its schema or refuses it; then once more, by ourselves. */
static bool open_database(struct copying *copying, const char *url, const char *begin) {
    struct store *store = store_open(url, copying->copy->why, sizeof copying->copy->why);
    if (!store) return false;
    store_release(store);
    store_close(store);
    copying->connection = PQconnectdb(url);
    if (PQstatus(copying->connection) != CONNECTION_OK) return database_fails(copying);
    if (!run(copying, "SET client_encoding = 'UTF8'; SET client_min_messages = error") ||
        !run(copying, begin))
        return false;
    /* No server begins meanwhile, and none is there. */
    if (!run(copying, "SELECT pg_advisory_xact_lock(7, 0)")) return false;
    int64_t servers = 1;
    for (int i = 0; servers > 0 && i < TRIES;
         i++) { /* a session that has just ended holds its lock for a moment */
        if (i) usleep(TRY_US);
        servers = number(copying, SERVERS);
    }
    if (servers > 0)
        snprintf(copying->copy->why, sizeof copying->copy->why, "Servers use the database: end them first.");
    return servers == 0;
}

static bool is_empty(struct copying *copying) {
    for (int i = 0; i <= copying->size; i++) {
        const char *name = i < copying->size ? copying->tables[i].name : "deck";
        char ask[100];
        /* These every server writes when it begins. */
        bool standard = strcmp(name, "alive") == 0 || strcmp(name, "source_key") == 0 || strcmp(name, "deal") == 0;
        snprintf(ask, sizeof ask,
                 standard ? "DELETE FROM %s" : "SELECT count(*) FROM (SELECT 1 FROM %s LIMIT 1) AS one",
                 name);
        if (standard ? !run(copying, ask) : number(copying, ask) != 0) {
            if (!copying->copy->why[0])
                snprintf(copying->copy->why, sizeof copying->copy->why,
                         "The database is not empty: a copy goes to an empty one only.");
            return false;
        }
    }
    return true;
}

/* --- to the database --- */

static void add_escaped(struct text *text, const char *value) {
    for (; *value; value++) {
        static const char signs[] = "\\\n\r\t", letters[] = "\\nrt";
        const char *special = strchr(signs, *value);
        if (special) text_byte(text, '\\');
        text_byte(text, special ? letters[special - signs] : *value);
    }
}

static void add_field(struct text *text, const char *value, bool bytes) {
    if (!value) {
        text_add(text, "\\N");
        return;
    }
    if (bytes) text_add(text, "\\\\x");
    add_escaped(text, value);
}

static bool send_rows(struct copying *copying, const struct table_columns *table, sqlite3_stmt *stmt) {
    uint32_t cap = 1 << 16;
    char *line = malloc(cap);
    struct bytes hex = {0};
    int code;
    bool fine = line != NULL, owned = strcmp(table->name, "gametable") == 0;
    while (fine && (code = sqlite3_step(stmt)) == SQLITE_ROW) {
        struct text text;
        for (;; cap *= 2) {
            text = text_over(line, cap);
            for (int i = 0; i < table->size; i++) {
                const char *value = file_value(stmt, i, &hex);
                if (i) text_byte(&text, '\t');
                add_field(&text, value, sqlite3_column_type(stmt, i) == SQLITE_BLOB);
            }
            text_add(&text, owned ? "\t0\n" : "\n"); /* its epoch */
            if (!text.full) break;
            line = realloc(line, 2 * (size_t)cap);
            if (!line) abort();
        }
        fine = PQputCopyData(copying->connection, text.bytes, (int)text.size) == 1;
        step(copying);
    }
    free(line);
    free(hex.at);
    return fine && code == SQLITE_DONE;
}

static bool send_table(struct copying *copying, const struct table_columns *table) {
    char sql[COLUMNS_BYTES + 100];
    bool owned = strcmp(table->name, "gametable") == 0;
    snprintf(sql, sizeof sql, "COPY %s (%s%s) FROM STDIN", table->name, table->columns,
             owned ? ", epoch" : "");
    PGresult *result = PQexec(copying->connection, sql);
    bool fine = PQresultStatus(result) == PGRES_COPY_IN;
    PQclear(result);
    if (!fine) return database_fails(copying);
    sqlite3_stmt *stmt = select_file(copying, table);
    bool sent = stmt && send_rows(copying, table, stmt);
    sqlite3_finalize(stmt);
    fine = PQputCopyEnd(copying->connection, sent ? NULL : "it cannot be read") == 1;
    while ((result = PQgetResult(copying->connection))) {
        fine = fine && PQresultStatus(result) == PGRES_COMMAND_OK;
        PQclear(result);
    }
    return sent && fine ? true : sent ? database_fails(copying) : file_fails(copying);
}

static bool send_deck(struct copying *copying, const struct store_deck *deck) {
    char folder[1200], numbers[4][24];
    snprintf(numbers[0], sizeof numbers[0], "%d", (int)deck->cards);
    snprintf(numbers[1], sizeof numbers[1], "%lld", (long long)deck->bytes);
    snprintf(numbers[2], sizeof numbers[2], "%lld", (long long)deck->used);
    snprintf(numbers[3], sizeof numbers[3], "%lld", (long long)deck->source);
    const char *values[] = {deck->id,   deck->owner, deck->name, numbers[0],
                            numbers[1], numbers[2],  numbers[3], deck->folder};
    PGresult *result = PQexecParams(
        copying->connection,
        "INSERT INTO deck (id, owner, name, cards, state, bytes, used, made, source, node, folder, report)"
        " VALUES ($1, $2, $3, $4, 1, $5, $6, $6, $7, 0, $8, '')",
        8, NULL, values, NULL, NULL, 0);
    bool fine = PQresultStatus(result) == PGRES_COMMAND_OK;
    PQclear(result);
    snprintf(folder, sizeof folder, "%s/%s", copying->copy->folder, deck->id);
    return (fine && postgres_put_files(copying->connection, deck->id, folder)) || database_fails(copying);
}

bool store_copy_to_postgres(struct store *file, const char *url, struct store_copy *copy) {
    static struct copying copying;
    copying = (struct copying){.copy = copy, .db = file->db};
    bool fine = list_tables(&copying) && open_database(&copying, url, "BEGIN") && is_empty(&copying);
    if (fine) plan(&copying, true);
    for (int i = 0; fine && i < copying.size; i++) fine = send_table(&copying, &copying.tables[i]);
    for (int i = 0; fine && i < copy->decks_size; i++) fine = send_deck(&copying, &copy->decks[i]);
    for (int i = 0; fine && i < copying.size; i++) fine = compare(&copying, &copying.tables[i]);
    fine =
        fine &&
        run(&copying,
            "SELECT setval('gametable_n', greatest(1, (SELECT max(n) FROM gametable))), setval('report_id', greatest(1, (SELECT max(id) FROM report)))") &&
        run(&copying, "COMMIT");
    PQfinish(copying.connection);
    return fine;
}

/* --- from the database --- */

struct taking {
    struct copying *copying;
    const struct table_columns *table;
    sqlite3_stmt *stmt;
};

static bool take_row(void *context, const PGresult *row) {
    struct taking *taking = context;
    uint8_t bytes[4096];
    for (int i = 0; i < taking->table->size; i++) {
        const char *value = database_value(row, i);
        size_t size = 0;
        if (!value)
            sqlite3_bind_null(taking->stmt, i + 1);
        else if (PQftype(row, i) == 17 &&
                 sodium_hex2bin(bytes, sizeof bytes, value, strlen(value), NULL, &size, NULL) == 0)
            sqlite3_bind_blob(taking->stmt, i + 1, bytes, (int)size, SQLITE_TRANSIENT);
        else if (PQftype(row, i) == 20) /* bigint */
            sqlite3_bind_int64(taking->stmt, i + 1, strtoll(value, NULL, 10));
        else
            sqlite3_bind_text(taking->stmt, i + 1, value, -1, SQLITE_TRANSIENT);
    }
    int code = sqlite3_step(taking->stmt);
    sqlite3_reset(taking->stmt);
    step(taking->copying);
    return code == SQLITE_DONE || file_fails(taking->copying);
}

static bool take_table(struct copying *copying, const struct table_columns *table) {
    TEXT(sql, COLUMNS_BYTES + 300);
    struct taking taking = {.copying = copying, .table = table};
    text_format(&sql, "INSERT INTO %s (%s) VALUES (", table->name, table->columns);
    for (int i = 0; i < table->size; i++) text_add(&sql, i ? ", ?" : "?");
    text_byte(&sql, ')');
    if (sqlite3_prepare_v2(copying->db, sql.bytes, -1, &taking.stmt, NULL) != SQLITE_OK)
        return file_fails(copying);
    bool fine = each_row(copying, table, take_row, &taking);
    sqlite3_finalize(taking.stmt);
    return fine;
}

static bool take_decks(struct copying *copying) {
    static const char ASK[] = "SELECT id, owner, name, cards, used, source FROM deck WHERE state = 1";
    struct store_copy *copy = copying->copy;
    PGresult *result = PQexec(copying->connection, ASK);
    if (PQresultStatus(result) != PGRES_TUPLES_OK) {
        PQclear(result);
        return database_fails(copying);
    }
    copy->decks_size = PQntuples(result);
    copy->decks = calloc((size_t)copy->decks_size + 1, sizeof *copy->decks);
    if (!copy->decks) abort();
    for (int i = 0; i < copy->decks_size; i++) {
        struct store_deck *deck = &copy->decks[i];
        snprintf(deck->id, sizeof deck->id, "%s", PQgetvalue(result, i, 0));
        snprintf(deck->owner, sizeof deck->owner, "%s", PQgetvalue(result, i, 1));
        snprintf(deck->name, sizeof deck->name, "%s", PQgetvalue(result, i, 2));
        deck->cards = (int32_t)strtol(PQgetvalue(result, i, 3), NULL, 10);
        deck->used = strtoll(PQgetvalue(result, i, 4), NULL, 10);
        deck->source = strtoll(PQgetvalue(result, i, 5), NULL, 10);
    }
    PQclear(result);
    return true;
}

bool store_copy_from_postgres(const char *url, struct store *file, struct store_copy *copy) {
    static struct copying copying;
    copying = (struct copying){.copy = copy, .db = file->db};
    bool fine = list_tables(&copying) &&
                open_database(&copying, url, "BEGIN ISOLATION LEVEL REPEATABLE READ") &&
                sqlite3_exec(file->db, "BEGIN IMMEDIATE; DELETE FROM alive; DELETE FROM source_key", NULL,
                             NULL, NULL) == SQLITE_OK;
    if (fine) plan(&copying, false);
    for (int i = 0; fine && i < copying.size; i++) fine = take_table(&copying, &copying.tables[i]);
    for (int i = 0; fine && i < copying.size; i++) fine = compare(&copying, &copying.tables[i]);
    fine = fine && take_decks(&copying);
    for (int i = 0; fine && i < copy->decks_size; i++) {
        char folder[1200];
        snprintf(folder, sizeof folder, "%s/%s", copy->folder, copy->decks[i].id);
        mkdir(folder, 0700);
        fine = store_deck_fetch(url, copy->decks[i].id, folder) ||
               fail(&copying, "A deck cannot be fetched", copy->decks[i].id);
    }
    if (fine && sqlite3_exec(file->db, "COMMIT", NULL, NULL, NULL) != SQLITE_OK) fine = file_fails(&copying);
    PQfinish(copying.connection);
    return fine;
}

#else

#include <stdio.h>

static bool refuse(struct store_copy *copy) {
    snprintf(copy->why, sizeof copy->why,
             "This program was built without PostgreSQL: install libpq-dev and build it again.");
    return false;
}
bool store_copy_to_postgres(struct store *file, const char *url, struct store_copy *copy) {
    return refuse(copy);
}
bool store_copy_from_postgres(const char *url, struct store *file, struct store_copy *copy) {
    return refuse(copy);
}

#endif
