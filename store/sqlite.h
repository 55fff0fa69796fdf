/* sqlite.h: the store in one SQLite file: statements that are prepared once. A store has either this part or that of postgres.h. */
#ifndef DIZAINE_STORE_SQLITE_H
#define DIZAINE_STORE_SQLITE_H

#include <sqlite3.h>
#include <sys/stat.h>

#include "store/db.h"
#include "store/fresh.h"

struct store {
    struct postgres *postgres; /* NULL: it is a file, and what follows is about it */
    sqlite3 *db, *beside;      /* `beside` belongs to whichever thread checkpoints */
    sqlite3_stmt *query[QUERIES];
    char *path;       /* of the file itself, through all links */
    struct stat file; /* as it was opened */
    int lock;
    bool begun;  /* there are writes to commit */
    bool failed; /* one of them failed: the rest is not tried */
    int wal_pages;
    bool shrinks; /* it can give pages back */
    bool shrunk;  /* by pages that the file has still: a checkpoint will cut it */
    char error[DB_ERROR_BYTES];
    struct fresh fresh;
};

struct store *sqlite_open(const char *path, char *why, size_t why_size);
void sqlite_close(struct store *store);
void sqlite_ask(struct rows *rows, enum query which, const struct value *values, int size);
bool sqlite_next(struct rows *rows);
void sqlite_done(struct rows *rows);
void sqlite_write(struct store *store, enum query which, const struct value *values, int size);
bool sqlite_begin(struct store *store); /* unless it has; false: a write failed before */
void sqlite_fail(struct store *store, const char *why);
bool sqlite_commit(struct store *store);
bool sqlite_settle(struct store *store);

#endif
