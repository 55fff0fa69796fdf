/* finished.c: see finished.h. */
#include "store/finished.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "store/postgres_parts.h"
#include "store/sqlite.h"

static const char COUNT[] = "SELECT count(*) FROM record", GAMES[] = "SELECT record FROM record ORDER BY t";

bool store_is_one(const char *where) {
    char begins[16] = "";
    FILE *file = store_is_url(where) ? NULL : fopen(where, "rb");
    if (!file) return store_is_url(where);
    bool fine = fread(begins, sizeof begins, 1, file) == 1 && memcmp(begins, "SQLite format 3", 16) == 0;
    fclose(file);
    return fine;
}

/* --- a file --- */

static int number_of(sqlite3 *db, const char *sql, int64_t *number) {
    sqlite3_stmt *stmt = NULL;
    int code = sqlite3_prepare_v2(db, sql, -1, &stmt, NULL);
    if (code == SQLITE_OK && (code = sqlite3_step(stmt)) == SQLITE_ROW)
        *number = sqlite3_column_int64(stmt, 0);
    sqlite3_finalize(stmt);
    return code;
}

/* SQLITE_DONE: all of them, or as many as were wanted. */
static int file_games(sqlite3 *db, struct store_finished *finished, int64_t all) {
    sqlite3_stmt *stmt = NULL;
    uint64_t done = 0;
    int code = sqlite3_prepare_v2(db, GAMES, -1, &stmt, NULL);
    while (code == SQLITE_OK || code == SQLITE_ROW) {
        if ((code = sqlite3_step(stmt)) != SQLITE_ROW) break;
        const char *record = (const char *)sqlite3_column_text(stmt, 0);
        size_t size = (size_t)sqlite3_column_bytes(stmt, 0);
        if (!finished->each(finished->context, record ? record : "", size, done++, (uint64_t)all))
            code = SQLITE_DONE;
    }
    sqlite3_finalize(stmt);
    return code;
}

static bool of_file(const char *path, struct store_finished *finished) {
    sqlite3 *db = NULL;
    int64_t version = 0, all = 0;
    const char *fault = NULL;
    if (sqlite3_open_v2(path, &db, SQLITE_OPEN_READONLY, NULL) != SQLITE_OK ||
        sqlite3_busy_timeout(db, 5000) != SQLITE_OK ||
        sqlite3_exec(db, "BEGIN", NULL, NULL, NULL) != SQLITE_OK ||
        number_of(db, "PRAGMA user_version", &version) != SQLITE_ROW)
        fault = db ? sqlite3_errmsg(db) : "memory is out";
    else if (version > STORE_VERSION)
        fault = "a newer Dizaine has written it";
    else if (version < 1)
        fault = "Dizaine has not written it";
    else if (number_of(db, COUNT, &all) != SQLITE_ROW || file_games(db, finished, all) != SQLITE_DONE)
        fault = sqlite3_errmsg(db);
    if (fault) snprintf(finished->why, sizeof finished->why, "The file %s cannot be used: %s.", path, fault);
    sqlite3_close(db);
    return !fault;
}

/* --- a database --- */

#ifdef WITH_POSTGRES

static bool run(PGconn *connection, const char *sql, uint64_t *number) {
    PGresult *result = PQexec(connection, sql);
    ExecStatusType status = PQresultStatus(result);
    if (number && status == PGRES_TUPLES_OK && PQntuples(result) == 1)
        *number = strtoull(PQgetvalue(result, 0, 0), NULL, 10);
    PQclear(result);
    return status == PGRES_COMMAND_OK || status == PGRES_TUPLES_OK;
}

/* Row by row: the whole answer need not fit into memory. */
static bool database_games(PGconn *connection, struct store_finished *finished, uint64_t all) {
    uint64_t done = 0;
    bool fine = PQsendQuery(connection, GAMES) && PQsetSingleRowMode(connection), wanted = fine;
    for (PGresult *result; wanted && (result = PQgetResult(connection)); PQclear(result)) {
        ExecStatusType status = PQresultStatus(result);
        if (status == PGRES_SINGLE_TUPLE)
            wanted = finished->each(finished->context, PQgetvalue(result, 0, 0),
                                    (size_t)PQgetlength(result, 0, 0), done++, all);
        else
            fine = fine && status == PGRES_TUPLES_OK;
    }
    return fine;
}

static bool of_database(const char *url, struct store_finished *finished) {
    uint64_t all = 0;
    PGconn *connection = PQconnectdb(url);
    bool fine = PQstatus(connection) == CONNECTION_OK &&
                run(connection, "SET client_encoding = 'UTF8'; SET client_min_messages = error", NULL) &&
                run(connection, "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY", NULL) &&
                run(connection, COUNT, &all) && database_games(connection, finished, all);
    if (!fine) {
        const char *fault = PQerrorMessage(connection);
        snprintf(finished->why, sizeof finished->why, "The database cannot be used: %.*s.",
                 (int)strcspn(fault, "\n"), fault);
    }
    PQfinish(connection);
    return fine;
}

#else

static bool of_database(const char *url, struct store_finished *finished) {
    snprintf(finished->why, sizeof finished->why,
             "This program was built without PostgreSQL: install libpq-dev and build it again.");
    return false;
}

#endif

bool store_finished(const char *where, struct store_finished *finished) {
    return store_is_url(where) ? of_database(where, finished) : of_file(where, finished);
}
