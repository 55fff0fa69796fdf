/* store.h: a store in a folder of its own, for tests of it. */
#ifndef DIZAINE_TESTS_STORE_H
#define DIZAINE_TESTS_STORE_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <cmocka.h>
#include <sqlite3.h>

#include "store/store.h"
#if __has_include(<libpq-fe.h>)
#include <libpq-fe.h>
#endif

static char folder[64], path[256];

/* DIZAINE_POSTGRES is the address of a database: the tests run there, and those about a file are left out. */
static inline bool in_postgres(void) {
    return getenv("DIZAINE_POSTGRES") != NULL;
}

static inline void only_files(void) {
    if (in_postgres()) skip();
}

static inline struct store *reopen(struct store *store) {
    char why[300];
    store_close(store);
    store = store_open(path, why, sizeof why);
    assert_non_null(store);
    return store;
}

/* Runs SQL beside the store. */
static inline void run_sql(const char *sql) {
#if __has_include(<libpq-fe.h>)
    if (in_postgres()) {
        PGconn *connection = PQconnectdb(path);
        PGresult *result = PQexec(connection, sql);
        if (PQresultStatus(result) != PGRES_COMMAND_OK && PQresultStatus(result) != PGRES_TUPLES_OK)
            fail_msg("%s", PQerrorMessage(connection));
        PQclear(result);
        PQfinish(connection);
        return;
    }
#endif
    sqlite3 *db;
    assert_int_equal(sqlite3_open(path, &db), SQLITE_OK);
    assert_int_equal(sqlite3_exec(db, sql, NULL, NULL, NULL), SQLITE_OK);
    sqlite3_close(db);
}

static inline int set_up(void **state) {
    if (in_postgres()) {
        snprintf(path, sizeof path, "%s", getenv("DIZAINE_POSTGRES"));
        run_sql("SET client_min_messages = error; DROP SCHEMA public CASCADE; CREATE SCHEMA public");
        *state = reopen(NULL);
        return 0;
    }
    snprintf(folder, sizeof folder, "%s/dizaine-store-XXXXXX", getenv("TMPDIR") ? getenv("TMPDIR") : "/tmp");
    if (!mkdtemp(folder)) return -1;
    snprintf(path, sizeof path, "%s/test.db", folder);
    *state = reopen(NULL);
    return 0;
}

static inline int tear_down(void **state) {
    static const char *const endings[] = {"", "-wal", "-shm", "-lock"};
    store_close(*state);
    if (in_postgres()) return 0;
    for (int i = 0; i < 4; i++) {
        char name[300];
        snprintf(name, sizeof name, "%s%s", path, endings[i]);
        unlink(name);
    }
    return rmdir(folder);
}

static inline struct store_table a_table(void) {
    struct store_table table = {.game = &pig_game,
                                .undo_point = -1,
                                .id = "t1",
                                .code = "ABC234",
                                .maker = "g1",
                                .host = "g1",
                                .lang = "fr",
                                .key = "k",
                                .clock_s = 30};
    options_standard(&pig_game, 2, &table.options);
    memset(table.seed, 7, sizeof table.seed);
    snprintf(table.seat[1].guest, ID_BYTES, "g2");
    snprintf(table.seat[1].name, NAME_MAX_BYTES, "Léo");
    table.seat[1].left_ms = 123456789012;
    return table;
}

/* A table, so that it can have events. */
static inline int64_t add_table(struct store *store) {
    struct store_table table = a_table();
    store_table_add(store, &table);
    assert_true(store_commit(store));
    return table.n;
}

/* A server that comes back has all tables that are there. */
static inline void claim(struct store *store, const char *id) {
    char node[NODE_NAME_BYTES];
    assert_int_equal(store_claim(store, id, node), CLAIM_MINE);
}

/* All steps of a sweep. */
static inline struct store_sweep sweep(struct store *store, struct store_sweep what) {
    while (store_sweep(store, &what)) assert_true(store_commit(store));
    assert_true(store_commit(store));
    return what;
}

#endif
