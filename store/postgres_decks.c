/* postgres_decks.c: the files of decks that people bring, as rows. They are many and large: they go by connections of their own, from threads
 * that may wait, and never delay a move. */
#include "store/postgres_parts.h"

#ifdef WITH_POSTGRES

#include <errno.h>
#include <fcntl.h>
#include <ftw.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum { PATH_BYTES = 1200, TRIES = 50, TRY_US = 100000, FILE_MAX = 64 << 20 };

static PGconn *reach(const char *url) {
    const char *const keys[] = {"dbname", "application_name", "connect_timeout", "tcp_user_timeout", NULL};
    const char *const values[] = {url, "dizaine decks", "3", "20000", NULL};
    PGconn *connection = PQconnectdbParams(keys, values, 1);
    if (PQstatus(connection) == CONNECTION_OK) return connection;
    PQfinish(connection);
    return NULL;
}

/* How many rows it changed or found; -1: it failed. */
static int64_t run(PGconn *connection, const char *sql, int size, const char *const *values) {
    PGresult *result = PQexecParams(connection, sql, size, NULL, values, NULL, NULL, 0);
    ExecStatusType status = PQresultStatus(result);
    int64_t rows = -1;
    if (status == PGRES_COMMAND_OK || status == PGRES_TUPLES_OK)
        rows = strtoll(PQcmdTuples(result), NULL, 10);
    PQclear(result);
    return rows;
}

/* --- files become rows --- */

/* nftw has no place for it; a thread puts one deck at a time. */
static _Thread_local struct {
    PGconn *connection;
    const char *id;
    size_t folder; /* length of its path */
} putting;

static char *read_file(const char *path, size_t size) {
    FILE *file = fopen(path, "rb");
    char *bytes = file ? malloc(size + 1) : NULL;
    if (bytes && fread(bytes, 1, size + 1, file) != size) {
        free(bytes);
        bytes = NULL;
    }
    if (file) fclose(file);
    return bytes;
}

static int put_one(const char *path, const struct stat *about, int kind, struct FTW *ftw) {
    if (kind != FTW_F || (ftw->level == 1 && strcmp(path + ftw->base, "owner") == 0)) return 0;
    if (about->st_size > FILE_MAX) return -1;
    char *bytes = read_file(path, (size_t)about->st_size);
    if (!bytes) return -1;
    const char *const values[] = {putting.id, path + putting.folder + 1, bytes};
    const int sizes[] = {0, 0, (int)about->st_size}, formats[] = {0, 0, 1};
    PGresult *result =
        PQexecParams(putting.connection, "INSERT INTO deck_file (deck, name, bytes) VALUES ($1, $2, $3)", 3,
                     NULL, values, sizes, formats, 0);
    bool fine = PQresultStatus(result) == PGRES_COMMAND_OK;
    PQclear(result);
    free(bytes);
    return fine ? 0 : -1;
}

bool postgres_put_files(PGconn *connection, const char *id, const char *folder) {
    putting.connection = connection;
    putting.id = id;
    putting.folder = strlen(folder);
    return nftw(folder, put_one, 8, FTW_PHYS) == 0;
}

bool store_deck_put(const char *url, const struct store_deck *deck, const char *folder) {
    char cards[16], bytes[24];
    snprintf(cards, sizeof cards, "%d", (int)deck->cards);
    snprintf(bytes, sizeof bytes, "%lld", (long long)deck->bytes);
    const char *const values[] = {deck->id, cards, bytes, deck->name, deck->folder, deck->report};
    PGconn *connection = reach(url);
    bool fine = connection && run(connection, "BEGIN", 0, NULL) >= 0;
    int64_t changed = 0;
    /* The row itself may still be on its way; it is gone if nobody wants the deck any more. */
    for (int i = 0; fine && changed == 0 && i < TRIES; i++) {
        if (i) usleep(TRY_US);
        changed = run(
            connection,
            "UPDATE deck SET state = 1, cards = $2, bytes = $3, name = $4, folder = $5, report = $6 WHERE id = $1",
            6, values);
        fine = changed >= 0;
    }
    fine = fine && changed == 1 && postgres_put_files(connection, deck->id, folder) &&
           run(connection, "COMMIT", 0, NULL) >= 0;
    PQfinish(connection);
    return fine;
}

/* --- rows become files --- */

/* "folder/name", or "name": nothing that leads elsewhere. */
static bool is_safe(const char *name) {
    return name[0] && name[0] != '/' && name[0] != '.' && !strstr(name, "/.") && !strstr(name, "//") &&
           strlen(name) < 200;
}

static bool write_file(const char *folder, const char *name, const char *bytes, size_t size) {
    char path[PATH_BYTES];
    if (!is_safe(name) || snprintf(path, sizeof path, "%s/%s", folder, name) >= (int)sizeof path)
        return false;
    for (char *slash = path + strlen(folder) + 1; (slash = strchr(slash, '/')); slash++) {
        *slash = 0;
        if (mkdir(path, 0700) != 0 && errno != EEXIST) return false;
        *slash = '/';
    }
    FILE *file = fopen(path, "wb");
    bool fine = file && fwrite(bytes, 1, size, file) == size;
    return file && fclose(file) == 0 && fine;
}

static bool fetch_all(PGconn *connection, const char *id, const char *folder) {
    const char *const values[] = {id};
    bool fine = PQsendQueryParams(connection, "SELECT name, bytes FROM deck_file WHERE deck = $1", 1, NULL,
                                  values, NULL, NULL, 1) &&
                PQsetSingleRowMode(connection);
    int files = 0;
    for (PGresult *result; (result = PQgetResult(connection)); PQclear(result)) {
        ExecStatusType status = PQresultStatus(result);
        if (status == PGRES_SINGLE_TUPLE) {
            fine = fine && write_file(folder, PQgetvalue(result, 0, 0), PQgetvalue(result, 0, 1),
                                      (size_t)PQgetlength(result, 0, 1));
            files++;
        } else
            fine = fine && status == PGRES_TUPLES_OK;
    }
    return fine && files > 0;
}

bool store_deck_fetch(const char *url, const char *id, const char *folder) {
    PGconn *connection = reach(url);
    bool fine = connection && fetch_all(connection, id, folder);
    PQfinish(connection);
    return fine;
}

bool store_deck_file_drop(const char *url, const char *id, const char *name) {
    const char *const values[] = {id, name};
    PGconn *connection = reach(url);
    bool fine =
        connection && run(connection, "DELETE FROM deck_file WHERE deck = $1 AND name = $2", 2, values) == 1;
    PQfinish(connection);
    return fine;
}

#endif
