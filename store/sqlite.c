/* sqlite.c: the store in one SQLite file. Write-ahead log, every commit synced to disk; checkpoints run on a
 * thread of their own, since a checkpoint within a commit would delay a move. */
#include <assert.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include "store/sqlite.h"

enum {
    PAGE_BYTES = 1024,
    CHECKPOINT_PAGES = 8192,
    SPARE_PAGES = 1024, /* free pages that stay in the file, for what comes next */
};

static const char *const sql[QUERIES] = {
#define QUERY(name, sql) [name] = sql,
#include "store/queries.def"
#undef QUERY
};

extern const char store_schema[];

static void note_error(struct store *store) {
    snprintf(store->error, sizeof store->error, "%s", sqlite3_errmsg(store->db));
}

static void fail(struct store *store) {
    if (!store->failed) note_error(store);
    store->failed = true;
}

void sqlite_fail(struct store *store, const char *why) {
    if (!store->failed) snprintf(store->error, sizeof store->error, "%s", why);
    store->failed = true;
}

/* --- statements --- */

static sqlite3_stmt *bind(struct store *store, enum query which, const struct value *values, int size, sqlite3_destructor_type copy) {
    sqlite3_stmt *stmt = store->query[which];
    for (int i = 0; i < size; i++) {
        const struct value *value = &values[i];
        switch (value->kind) {
        case 'i': sqlite3_bind_int64(stmt, i + 1, value->number); break;
        case 't': sqlite3_bind_text(stmt, i + 1, value->bytes, value->size, copy); break;
        case 'b': sqlite3_bind_blob(stmt, i + 1, value->bytes, value->size, copy); break;
        default: sqlite3_bind_null(stmt, i + 1);
        }
    }
    return stmt;
}

static void end(sqlite3_stmt *stmt) {
    sqlite3_reset(stmt);
    sqlite3_clear_bindings(stmt);
}

void sqlite_ask(struct rows *rows, enum query which, const struct value *values, int size) {
    rows->answer = bind(rows->store, which, values, size, SQLITE_TRANSIENT);
}

void sqlite_done(struct rows *rows) {
    end(rows->answer);
}

/* A read that fails within a transaction fails it: what is written there may depend on it. Outside of one it
 * must not fail the next. */
bool sqlite_next(struct rows *rows) {
    struct store *store = rows->store;
    int code = sqlite3_step(rows->answer);
    if (code == SQLITE_ROW || code == SQLITE_DONE) return code == SQLITE_ROW;
    rows->failed = true;
    if (store->begun)
        fail(store);
    else
        note_error(store);
    return false;
}

static void run(struct store *store, sqlite3_stmt *stmt) {
    int code = sqlite3_step(stmt);
    if (code != SQLITE_ROW && code != SQLITE_DONE) fail(store);
    end(stmt);
}

bool sqlite_begin(struct store *store) {
    if (!store->begun) {
        assert(!store->failed && sqlite3_get_autocommit(store->db));
        store->begun = true;
        run(store, store->query[BEGIN]);
    }
    return !store->failed;
}

void sqlite_write(struct store *store, enum query which, const struct value *values, int size) {
    if (sqlite_begin(store)) run(store, bind(store, which, values, size, SQLITE_STATIC));
}

/* --- opening --- */

static int on_wal(void *context, sqlite3 *db, const char *name, int pages) {
    ((struct store *)context)->wal_pages = pages;
    return SQLITE_OK;
}

static bool prepare(struct store *store) {
    for (int i = 0; i < QUERIES; i++)
        if (sql[i] && sqlite3_prepare_v3(store->db, sql[i], -1, SQLITE_PREPARE_PERSISTENT, &store->query[i], NULL) !=
            SQLITE_OK)
            return false;
    return true;
}

static const char PRAGMAS[] =
    "PRAGMA page_size = 1024; PRAGMA auto_vacuum = INCREMENTAL; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;"
    "PRAGMA wal_autocheckpoint = 0; PRAGMA cache_size = -4000; PRAGMA temp_store = MEMORY;"
    "PRAGMA journal_size_limit = 67108864; PRAGMA secure_delete = FAST;";

/* Version 1 kept when a decision began and when the last person left, by the time of day, and in one column whom the host
 * had removed. Its links to other devices, good for minutes, are not kept. Behind the schema come the moves to what is new in it. */
static const char TO_VERSION_2[] =
    "ALTER TABLE seat RENAME COLUMN since TO left_ms;"
    "UPDATE seat SET left_ms = (SELECT CASE WHEN clock = 0 OR seat.left_ms = 0 THEN -1 ELSE max(0, 1000 * clock - max(0, "
    "coalesce(nullif(left_at, 0), (SELECT max(at) FROM alive), seat.left_ms) - seat.left_ms)) END FROM gametable WHERE n = t);"
    "ALTER TABLE gametable DROP COLUMN left_at;"
    "ALTER TABLE gametable ADD COLUMN source INTEGER NOT NULL DEFAULT 0;"
    "ALTER TABLE guest ADD COLUMN source INTEGER NOT NULL DEFAULT 0;"
    "DELETE FROM device; ALTER TABLE device RENAME COLUMN until TO left_ms;";
static const char MOVE_TO_VERSION_2[] =
    "WITH RECURSIVE part (n, guest, rest) AS (SELECT n, '', banned FROM gametable UNION ALL SELECT n, substr(rest, 1, instr(rest, ' ') - 1), "
    "substr(rest, instr(rest, ' ') + 1) FROM part WHERE instr(rest, ' ') > 0) INSERT OR IGNORE INTO ban SELECT n, guest, '', 0, 3 FROM part "
    "WHERE guest <> '';"
    "ALTER TABLE gametable DROP COLUMN banned;";

/* Version 2 did not keep who asked for a rematch or called a bot, nor when clocks end while nobody is there. */
static const char TO_VERSION_3[] = "ALTER TABLE gametable ADD COLUMN asked INTEGER NOT NULL DEFAULT -1;"
                                   "ALTER TABLE gametable ADD COLUMN counted INTEGER NOT NULL DEFAULT 0;"
                                   "ALTER TABLE gametable ADD COLUMN due INTEGER NOT NULL DEFAULT 0;"
                                   "ALTER TABLE seat ADD COLUMN standin_by INTEGER NOT NULL DEFAULT -1;";

/* Version 3 had no deals that several tables play. */
static const char TO_VERSION_4[] = "ALTER TABLE gametable ADD COLUMN deal TEXT NOT NULL DEFAULT '';";

static bool run_all(struct store *store, const char *const *scripts) {
    for (; *scripts; scripts++)
        if (sqlite3_exec(store->db, *scripts, NULL, NULL, NULL) != SQLITE_OK) return false;
    return true;
}

/* All of it or nothing: half a conversion would be neither version. */
static bool prepare_schema(struct store *store, int *version) {
    sqlite3_stmt *stmt = NULL;
    char write[40];
    if (sqlite3_prepare_v2(store->db, "PRAGMA user_version", -1, &stmt, NULL) != SQLITE_OK) return false;
    if (sqlite3_step(stmt) == SQLITE_ROW) *version = sqlite3_column_int(stmt, 0);
    sqlite3_finalize(stmt);
    if (*version > STORE_VERSION) return false;
    snprintf(write, sizeof write, "PRAGMA user_version = %d", STORE_VERSION);
    const char *const scripts[] = {"BEGIN IMMEDIATE",
                                   *version == 1 ? TO_VERSION_2 : "",
                                   *version == 1 || *version == 2 ? TO_VERSION_3 : "",
                                   *version >= 1 && *version <= 3 ? TO_VERSION_4 : "",
                                   store_schema,
                                   *version == 1 ? MOVE_TO_VERSION_2 : "",
                                   "DROP TABLE IF EXISTS length",
                                   *version == STORE_VERSION ? "" : write,
                                   "COMMIT",
                                   NULL};
    return run_all(store, scripts); /* if not, the file is closed, which takes everything back */
}

static int64_t pragma(struct store *store, const char *ask) {
    sqlite3_stmt *stmt = NULL;
    if (sqlite3_prepare_v2(store->db, ask, -1, &stmt, NULL) != SQLITE_OK) return -1;
    int64_t number = sqlite3_step(stmt) == SQLITE_ROW ? sqlite3_column_int64(stmt, 0) : -1;
    sqlite3_finalize(stmt);
    return number;
}

/* A file from before it could shrink is written anew, once; where there is no room for that it stays as it is. */
static void let_shrink(struct store *store) {
    enum { INCREMENTAL = 2 };
    if (pragma(store, "PRAGMA auto_vacuum") != INCREMENTAL)
        sqlite3_exec(store->db, "PRAGMA auto_vacuum = INCREMENTAL; VACUUM; PRAGMA wal_checkpoint(TRUNCATE)",
                     NULL, NULL, NULL);
    store->shrinks = pragma(store, "PRAGMA auto_vacuum") == INCREMENTAL;
}

/* Proves that the file can be written now, not at the first move. */
static bool try_writing(struct store *store) {
    return sqlite3_exec(store->db,
                        "BEGIN IMMEDIATE; DELETE FROM alive WHERE one = 0; UPDATE alive SET at = at; COMMIT",
                        NULL, NULL, NULL) == SQLITE_OK &&
           sqlite3_db_readonly(store->db, "main") == 0;
}

/* The file itself, whatever links lead to it: two servers must meet at one lock. Makes it if it is not there. */
static bool find_file(struct store *store, const char *path) {
    int file = open(path, O_CREAT | O_RDWR | O_CLOEXEC, 0600);
    if (file < 0) file = open(path, O_RDONLY | O_CLOEXEC); /* SQLite tells what it cannot do with it */
    if (file < 0) return false;
    bool fine = fstat(file, &store->file) == 0;
    close(file);
    store->path = fine ? realpath(path, NULL) : NULL;
    return store->path != NULL;
}

int store_lock(const char *path, char *why, size_t why_size) {
    char lock_path[PATH_MAX + 8];
    snprintf(lock_path, sizeof lock_path, "%s-lock", path);
    int lock = open(lock_path, O_CREAT | O_RDWR | O_CLOEXEC, 0600);
    if (lock < 0) {
        snprintf(why, why_size, "The file %s cannot be used: %s.", lock_path, strerror(errno));
        return -1;
    }
    if (flock(lock, LOCK_EX | LOCK_NB) == 0) return lock;
    snprintf(why, why_size, "Another server uses the file %s.", path);
    close(lock);
    return -1;
}

bool store_in_place(const struct store *store) {
    struct stat now;
    if (store->postgres) return true;
    return stat(store->path, &now) == 0 && now.st_ino == store->file.st_ino &&
           now.st_dev == store->file.st_dev;
}

struct store *sqlite_open(const char *path, char *why, size_t why_size) {
    struct store *store = calloc(1, sizeof *store);
    if (!store) return NULL;
    store->lock = -1;
    if (!find_file(store, path)) {
        snprintf(why, why_size, "The file %s cannot be used: %s.", path, strerror(errno));
        sqlite_close(store);
        return NULL;
    }
    store->lock = store_lock(store->path, why, why_size);
    if (store->lock < 0) {
        sqlite_close(store);
        return NULL;
    }
    int version = 0;
    if (sqlite3_open_v2(store->path, &store->db, SQLITE_OPEN_READWRITE, NULL) != SQLITE_OK ||
        sqlite3_busy_timeout(store->db, 5000) != SQLITE_OK ||
        sqlite3_exec(store->db, PRAGMAS, NULL, NULL, NULL) != SQLITE_OK || !prepare_schema(store, &version) ||
        !try_writing(store) || !prepare(store) || !fresh_open(store)) {
        const char *fault = store->db ? sqlite3_errmsg(store->db) : "memory is out";
        if (version > STORE_VERSION) fault = "a newer Dizaine has written it";
        snprintf(why, why_size, "The file %s cannot be used: %s.", path, fault);
        sqlite_close(store);
        return NULL;
    }
    let_shrink(store);
    /* From now on nothing waits for another process: the server's loop calls this. */
    sqlite3_busy_timeout(store->db, 0);
    sqlite3_wal_hook(store->db, on_wal, store);
    return store;
}

bool sqlite_settle(struct store *store) {
    fresh_home(store);
    return sqlite_commit(store);
}

void sqlite_close(struct store *store) {
    if (store->begun) { /* what nobody has committed */
        store->failed = true;
        sqlite_commit(store);
    }
    if (store->query[COMMIT]) sqlite_settle(store); /* if not, whoever opens the file next does it */
    fresh_free(&store->fresh);
    for (int i = 0; i < QUERIES; i++) sqlite3_finalize(store->query[i]);
    sqlite3_close(store->beside);
    sqlite3_close(store->db);
    if (store->lock >= 0) close(store->lock);
    free(store->path);
    free(store);
}

bool sqlite_commit(struct store *store) {
    if (!store->begun) return true;
    if (!store->failed) fresh_write(store);
    if (!store->failed) run(store, store->query[COMMIT]);
    bool fine = !store->failed;
    /* Some failures roll back by themselves; a second rollback would only complain. */
    if (!fine && !sqlite3_get_autocommit(store->db)) {
        sqlite3_step(store->query[ROLLBACK]);
        end(store->query[ROLLBACK]);
    }
    store->begun = store->failed = false;
    fresh_stored(store, fine);
    assert(sqlite3_get_autocommit(store->db));
    return fine;
}

bool store_wants_checkpoint(const struct store *store) {
    return store->wal_pages >= CHECKPOINT_PAGES || (store->shrunk && store->wal_pages > 0);
}

bool store_vacuum(struct store *store) {
    if (!store->shrinks || db_number(db_ask(store, FREE_PAGES, "")) <= SPARE_PAGES || !sqlite_begin(store)) return false;
    sqlite3_stmt *stmt = store->query[VACUUM];
    int code;
    while ((code = sqlite3_step(stmt)) == SQLITE_ROW) continue; /* a row for each page */
    if (code != SQLITE_DONE) fail(store);
    end(stmt);
    store->shrunk = true;
    return !store->failed;
}

int64_t store_bytes(struct store *store, bool free_ones) {
    return PAGE_BYTES * db_number(db_ask(store, free_ones ? FREE_PAGES : ALL_PAGES, ""));
}

void store_checkpoint_apart(struct store *store) {
    if (!store->beside) {
        if (sqlite3_open_v2(store->path, &store->beside, SQLITE_OPEN_READWRITE, NULL) != SQLITE_OK) {
            sqlite3_close(store->beside); /* there is a handle even so */
            store->beside = NULL;
            return;
        }
        sqlite3_exec(store->beside,
                     "PRAGMA synchronous = FULL; PRAGMA wal_autocheckpoint = 0; PRAGMA cache_size = -200",
                     NULL, NULL, NULL);
    }
    sqlite3_wal_checkpoint_v2(store->beside, NULL, SQLITE_CHECKPOINT_PASSIVE, NULL, NULL);
}

/* Syncing a file that grows waits for the file system's own journal, and so for everybody else's writes;
 * syncing one that is only written over does not. The log is written over from its beginning after each
 * checkpoint. Zeros behind its last frame are no frame. */
void store_lengthen_log(struct store *store) {
    static const char zeros[1 << 16];
    char path[4200];
    struct stat log;
    if (store->postgres) return;
    snprintf(path, sizeof path, "%s-wal", store->path);
    int file = store->begun ? -1 : open(path, O_WRONLY | O_CLOEXEC);
    if (file < 0) return;
    bool fine = fstat(file, &log) == 0;
    off_t at = fine ? log.st_size : 0;
    while (fine && at < CHECKPOINT_PAGES * PAGE_BYTES) {
        ssize_t more = pwrite(file, zeros, sizeof zeros, at);
        fine = more > 0;
        at += more;
    }
    if (fine) fdatasync(file);
    close(file);
}

void store_checkpoint_end(struct store *store) {
    int pages = 0;
    if (sqlite3_wal_checkpoint_v2(store->db, NULL, SQLITE_CHECKPOINT_RESTART, &pages, NULL) == SQLITE_OK)
        store->wal_pages = 0;
    store->shrunk = false;
}
