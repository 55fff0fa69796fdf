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

static char folder[64], path[96];

static inline struct store *reopen(struct store *store) {
    char why[300];
    store_close(store);
    store = store_open(path, why, sizeof why);
    assert_non_null(store);
    return store;
}

static inline int set_up(void **state) {
    snprintf(folder, sizeof folder, "%s/dizaine-store-XXXXXX", getenv("TMPDIR") ? getenv("TMPDIR") : "/tmp");
    if (!mkdtemp(folder)) return -1;
    snprintf(path, sizeof path, "%s/test.db", folder);
    *state = reopen(NULL);
    return 0;
}

static inline int tear_down(void **state) {
    static const char *const endings[] = {"", "-wal", "-shm", "-lock"};
    store_close(*state);
    for (int i = 0; i < 4; i++) {
        char name[128];
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

/* Runs SQL beside the store. */
static inline void run_sql(const char *sql) {
    sqlite3 *db;
    assert_int_equal(sqlite3_open(path, &db), SQLITE_OK);
    assert_int_equal(sqlite3_exec(db, sql, NULL, NULL, NULL), SQLITE_OK);
    sqlite3_close(db);
}

/* All steps of a sweep. */
static inline struct store_sweep sweep(struct store *store, struct store_sweep what) {
    while (store_sweep(store, &what)) assert_true(store_commit(store));
    assert_true(store_commit(store));
    return what;
}

#endif
