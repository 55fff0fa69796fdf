/* sqlite.h: what the files of the SQLite store share: statements that are prepared once, bound by letters and
 * stepped. */
#ifndef DIZAINE_STORE_SQLITE_H
#define DIZAINE_STORE_SQLITE_H

#include <sqlite3.h>
#include <sys/stat.h>

#include "store/columns.h"
#include "store/store.h"

/* Bump it when older programs cannot read what this one writes. */
enum { STORE_VERSION = 2 };

enum query {
#define QUERY(name, sql) name,
#include "store/queries.def"
#undef QUERY
    QUERIES
};

struct store {
    sqlite3 *db, *beside; /* `beside` belongs to whichever thread checkpoints */
    sqlite3_stmt *query[QUERIES];
    char *path;       /* of the file itself, through all links */
    struct stat file; /* as it was opened */
    int lock;
    bool begun;  /* there are writes to commit */
    bool failed; /* one of them failed: the rest is not tried */
    int wal_pages;
    bool shrinks; /* it can give pages back */
    bool shrunk;  /* by pages that the file has still: a checkpoint will cut it */
    char error[200];
};

/* Binds by letters: i int64, t text, n text or NULL when empty, h a hash, b bytes and their size. */
sqlite3_stmt *sqlite_bind(struct store *store, enum query which, const char *letters, ...);
void sqlite_bind_text(sqlite3_stmt *stmt, int place, const char *text, bool or_null);
/* A step of a read; false: no more rows, or a failure, which is noted in `error` only. */
bool sqlite_read(struct store *store, sqlite3_stmt *stmt);
/* A whole write, in the transaction that it begins if need be. After a failure the rest of the transaction is
 * not even tried: it will be rolled back. */
bool sqlite_begin(struct store *store);
void sqlite_write(struct store *store, sqlite3_stmt *stmt);
void sqlite_done(sqlite3_stmt *stmt);
int sqlite_ids(struct store *store, sqlite3_stmt *stmt, char (*ids)[ID_BYTES]); /* of all rows; how many */
int64_t sqlite_number(struct store *store, sqlite3_stmt *stmt); /* of one row and column; 0: none */

#define WRITE(store, which, ...)                                                                             \
    do {                                                                                                     \
        if (sqlite_begin(store)) sqlite_write(store, sqlite_bind(store, which, __VA_ARGS__));                \
    } while (0)

/* The guest of a read of id, name, lang and made; false: none. */
bool sqlite_guest(struct store *store, sqlite3_stmt *stmt, struct store_guest *guest);
void sqlite_text(sqlite3_stmt *stmt, int column, char *to, size_t size);
void sqlite_bytes(sqlite3_stmt *stmt, int column, uint8_t *to, int size); /* zeros if it has another size */

#endif
