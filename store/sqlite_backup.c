/* sqlite_backup.c: copies of the database by SQLite's backup, which follows the writes of its own connection. */
#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "store/backup.h"
#include "store/sqlite.h"

struct store_backup {
    sqlite3 *to;
    sqlite3_backup *pages;
    char error[200];
};

/* The copy is nothing until it is finished, so it needs no journal; it is synced in the end, and not here. */
static const char COPY_PRAGMAS[] =
    "PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA cache_size = -400";

static void note(struct store_backup *backup) {
    snprintf(backup->error, sizeof backup->error, "%s",
             backup->to ? sqlite3_errmsg(backup->to) : "memory is out");
}

static struct store_backup *begin(sqlite3 *from, const char *to) {
    struct store_backup *backup = calloc(1, sizeof *backup);
    if (!backup) abort();
    if (sqlite3_open_v2(to, &backup->to, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE, NULL) == SQLITE_OK &&
        sqlite3_exec(backup->to, COPY_PRAGMAS, NULL, NULL, NULL) == SQLITE_OK)
        backup->pages = sqlite3_backup_init(backup->to, "main", from, "main");
    if (!backup->pages) note(backup);
    return backup;
}

struct store_backup *store_backup_begin(struct store *store, const char *to, char *why, size_t why_size) {
    struct store_backup *backup = begin(store->db, to);
    if (backup->pages) return backup;
    snprintf(why, why_size, "The copy %s cannot be written: %s.", to, backup->error);
    store_backup_end(backup);
    return NULL;
}

enum backup_step store_backup_step(struct store_backup *backup, int pages) {
    int code = sqlite3_backup_step(backup->pages, pages);
    if (code == SQLITE_DONE) return BACKUP_COPIED;
    if (code == SQLITE_OK || code == SQLITE_BUSY || code == SQLITE_LOCKED) return BACKUP_GOES_ON;
    snprintf(backup->error, sizeof backup->error, "%s", sqlite3_errstr(code));
    return BACKUP_FAILED;
}

void store_backup_pages(const struct store_backup *backup, int *left, int *all) {
    *left = sqlite3_backup_remaining(backup->pages);
    *all = sqlite3_backup_pagecount(backup->pages);
}

const char *store_backup_error(const struct store_backup *backup) {
    return backup->error;
}

void store_backup_end(struct store_backup *backup) {
    sqlite3_backup_finish(backup->pages);
    sqlite3_close(backup->to);
    free(backup);
}

bool backup_copy(const char *from, const char *to, char *why, size_t why_size) {
    sqlite3 *db = NULL;
    bool fine = sqlite3_open_v2(from, &db, SQLITE_OPEN_READWRITE, NULL) == SQLITE_OK &&
                sqlite3_busy_timeout(db, 5000) == SQLITE_OK &&
                sqlite3_exec(db, "PRAGMA schema_version", NULL, NULL, NULL) == SQLITE_OK;
    if (!fine) {
        snprintf(why, why_size, "The file %s cannot be read: %s.", from,
                 db ? sqlite3_errmsg(db) : "memory is out");
        sqlite3_close(db);
        return false;
    }
    struct store_backup *backup = begin(db, to);
    enum backup_step step = BACKUP_FAILED;
    while (backup->pages && (step = store_backup_step(backup, 4096)) == BACKUP_GOES_ON) continue;
    if (step == BACKUP_FAILED)
        snprintf(why, why_size, "The file %s cannot be copied to %s: %s.", from, to, backup->error);
    store_backup_end(backup);
    sqlite3_close(db);
    return step == BACKUP_COPIED;
}

/* --- what a copy must be --- */

static int first_text(void *context, int columns, char **values, char **names) {
    char *text = context;
    if (!text[0]) snprintf(text, 100, "%s", values[0] ? values[0] : "");
    return 0;
}

bool backup_check(const char *copy, char *why, size_t why_size) {
    sqlite3 *db = NULL;
    char whole[100] = "", version[100] = "", tables[100] = "";
    const char *fault = NULL;
    if (sqlite3_open_v2(copy, &db, SQLITE_OPEN_READWRITE, NULL) != SQLITE_OK ||
        sqlite3_exec(db, "PRAGMA integrity_check(1)", first_text, whole, NULL) != SQLITE_OK ||
        sqlite3_exec(db, "PRAGMA user_version", first_text, version, NULL) != SQLITE_OK ||
        sqlite3_exec(db,
                     "SELECT count(*) FROM sqlite_schema WHERE type = 'table' AND "
                     "name IN ('guest', 'gametable', 'seat', 'event', 'record')",
                     first_text, tables, NULL) != SQLITE_OK)
        fault = sqlite3_errmsg(db);
    else if (strcmp(whole, "ok") != 0)
        fault = whole;
    else if (atoi(version) > STORE_VERSION)
        fault = "a newer Dizaine has written it";
    else if (atoi(version) < 1 || strcmp(tables, "5") != 0)
        fault = "Dizaine has not written it";
    if (fault) snprintf(why, why_size, "The copy cannot be used: %s.", fault);
    sqlite3_close(db);
    return !fault;
}

/* --- the disk --- */

bool sync_path(const char *path) {
    int file = open(path, O_RDONLY | O_CLOEXEC);
    if (file < 0) return false;
    bool fine = fsync(file) == 0;
    int trouble = errno;
    close(file);
    errno = trouble;
    return fine;
}

static bool sync_folder_of(const char *path) {
    char folder[4200];
    snprintf(folder, sizeof folder, "%s", path);
    char *slash = strrchr(folder, '/');
    if (!slash) return sync_path(".");
    slash[slash == folder] = 0;
    return sync_path(folder);
}

bool backup_publish(const char *copy, const char *to, bool replace, char *why, size_t why_size) {
    /* Both ways are refused where there is a file already, whoever made it in between; not every disk has both. */
    bool fine = replace ? rename(copy, to) == 0
                        : renameat2(AT_FDCWD, copy, AT_FDCWD, to, RENAME_NOREPLACE) == 0 ||
                              (errno == EINVAL && link(copy, to) == 0 && unlink(copy) == 0);
    if (fine && sync_folder_of(to)) return true;
    snprintf(why, why_size, "The file %s cannot be written: %s.", to, strerror(errno));
    return false;
}
