/* backup_files.c: files beside a database into rows of its copy, and back. */
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "store/backup.h"

enum { PATH_BYTES = 4200, DEPTH_MAX = 3, FILE_BYTES_MAX = 64 << 20 };

static bool say(char *why, size_t why_size, const char *path, const char *fault) {
    snprintf(why, why_size, "The file %s cannot be written: %s.", path, fault);
    return false;
}

/* A part of a name that can be no other place: no "..", nothing hidden. */
static bool is_plain(const char *name, size_t size) {
    static const char fine[] = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_.";
    return size > 0 && size < 100 && name[0] != '.' && strspn(name, fine) >= size;
}

/* --- into the copy --- */

struct packing {
    sqlite3 *db;
    sqlite3_stmt *add;
};

/* A file that is gone again is left out: its deck was removed meanwhile. */
static bool add_file(struct packing *packing, const char *path, const char *name) {
    struct stat stat_buffer;
    int file = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW);
    if (file < 0) return true;
    bool fine = fstat(file, &stat_buffer) == 0 && S_ISREG(stat_buffer.st_mode) &&
                stat_buffer.st_size <= FILE_BYTES_MAX;
    size_t size = fine ? (size_t)stat_buffer.st_size : 0, have = 0;
    char *bytes = fine ? malloc(size + 1) : NULL;
    while (bytes && have < size) {
        ssize_t more = read(file, bytes + have, size - have);
        if (more <= 0) break;
        have += (size_t)more;
    }
    close(file);
    if (bytes) {
        sqlite3_bind_text(packing->add, 1, name, -1, SQLITE_TRANSIENT);
        sqlite3_bind_blob(packing->add, 2, bytes, (int)have, SQLITE_TRANSIENT);
        fine = sqlite3_step(packing->add) == SQLITE_DONE;
        sqlite3_reset(packing->add);
    } else
        fine = true; /* no plain file */
    free(bytes);
    return fine;
}

static bool add_folder(struct packing *packing, const char *path, const char *name, int depth) {
    DIR *folder = opendir(path);
    bool fine = true;
    if (!folder) return true;
    for (const struct dirent *entry; fine && (entry = readdir(folder));) {
        char inner[PATH_BYTES], inner_name[400];
        struct stat stat_buffer;
        /* What is on its way in is no deck yet. */
        if (!is_plain(entry->d_name, strlen(entry->d_name)) || strcmp(entry->d_name, "upload.zip") == 0)
            continue;
        if (snprintf(inner, sizeof inner, "%s/%s", path, entry->d_name) >= (int)sizeof inner ||
            snprintf(inner_name, sizeof inner_name, "%s/%s", name, entry->d_name) >= (int)sizeof inner_name ||
            lstat(inner, &stat_buffer) != 0)
            continue;
        if (S_ISREG(stat_buffer.st_mode))
            fine = add_file(packing, inner, inner_name);
        else if (S_ISDIR(stat_buffer.st_mode) && depth < DEPTH_MAX)
            fine = add_folder(packing, inner, inner_name, depth + 1);
    }
    closedir(folder);
    return fine;
}

/* All files whose paths begin with `prefix`. */
static bool add_learned(struct packing *packing, const char *prefix) {
    char folder[PATH_BYTES], path[2 * PATH_BYTES], name[400];
    const char *slash = strrchr(prefix, '/'), *base = slash ? slash + 1 : prefix;
    snprintf(folder, sizeof folder, "%.*s", slash ? (int)(slash - prefix) + 1 : 2, slash ? prefix : "./");
    DIR *list = opendir(folder);
    bool fine = true;
    if (!list) return true;
    for (const struct dirent *entry; fine && (entry = readdir(list));) {
        const char *rest = entry->d_name + strlen(base);
        if (strncmp(entry->d_name, base, strlen(base)) != 0 || strchr(rest, '.') ||
            (*rest && !is_plain(rest, strlen(rest))))
            continue;
        snprintf(path, sizeof path, "%s%s", folder, entry->d_name);
        snprintf(name, sizeof name, "learned%s", rest);
        fine = add_file(packing, path, name);
    }
    closedir(list);
    return fine;
}

bool backup_pack(const char *copy, const struct backup_beside *beside, char *why, size_t why_size) {
    struct packing packing = {0};
    /* Without a write-ahead log it is one file; there is no need to undo anything in it. */
    bool fine =
        sqlite3_open_v2(copy, &packing.db, SQLITE_OPEN_READWRITE, NULL) == SQLITE_OK &&
        sqlite3_exec(packing.db,
                     "PRAGMA journal_mode = DELETE; PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF;"
                     "BEGIN; DROP TABLE IF EXISTS file;"
                     "CREATE TABLE file (name TEXT PRIMARY KEY, bytes BLOB NOT NULL) STRICT",
                     NULL, NULL, NULL) == SQLITE_OK &&
        sqlite3_prepare_v2(packing.db, "INSERT INTO file (name, bytes) VALUES (?, ?)", -1, &packing.add,
                           NULL) == SQLITE_OK &&
        add_folder(&packing, beside->decks, "decks", 1) && add_learned(&packing, beside->learned) &&
        sqlite3_exec(packing.db, "COMMIT", NULL, NULL, NULL) == SQLITE_OK;
    if (!fine) say(why, why_size, copy, packing.db ? sqlite3_errmsg(packing.db) : "memory is out");
    sqlite3_finalize(packing.add);
    sqlite3_close(packing.db);
    if (fine && !sync_path(copy)) fine = say(why, why_size, copy, strerror(errno));
    return fine;
}

/* --- out of the copy --- */

static bool write_file(const char *path, const void *bytes, size_t size) {
    int file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
    if (file < 0) return false;
    size_t done = 0;
    while (done < size) {
        ssize_t more = write(file, (const char *)bytes + done, size - done);
        if (more < 0) break;
        done += (size_t)more;
    }
    bool fine = done == size && fsync(file) == 0;
    int trouble = errno;
    if (close(file) != 0) fine = false;
    errno = trouble;
    return fine;
}

/* "decks/ID/owner" and "learned-NAME"; false: no name of ours. */
static bool place_of(const char *name, const struct backup_beside *beside, char path[2 * PATH_BYTES]) {
    if (strncmp(name, "learned", 7) == 0) {
        if (name[7] && !is_plain(name + 7, strlen(name + 7))) return false;
        snprintf(path, 2 * PATH_BYTES, "%s%s", beside->learned, name + 7);
        return true;
    }
    if (strncmp(name, "decks/", 6) != 0) return false;
    for (const char *part = name + 6;;) {
        size_t size = strcspn(part, "/");
        if (!is_plain(part, size)) return false;
        if (!part[size]) break;
        part += size + 1;
    }
    return snprintf(path, 2 * PATH_BYTES, "%s/%s", beside->decks, name + 6) < 2 * PATH_BYTES;
}

static void make_folders(char *path, size_t from) {
    for (char *slash = strchr(path + from, '/'); slash; slash = strchr(slash + 1, '/')) {
        *slash = 0;
        mkdir(path, 0700);
        *slash = '/';
    }
}

static bool unpack_one(sqlite3_stmt *row, const struct backup_beside *beside, char *why, size_t why_size) {
    const char *name = (const char *)sqlite3_column_text(row, 0);
    char path[2 * PATH_BYTES];
    if (!name || !place_of(name, beside, path)) {
        snprintf(why, why_size, "The copy cannot be used: it holds a file of a strange name.");
        return false;
    }
    if (name[0] == 'd') make_folders(path, strlen(beside->decks));
    const void *bytes = sqlite3_column_blob(row, 1);
    size_t size = (size_t)sqlite3_column_bytes(row, 1);
    return write_file(path, size ? bytes : "", size) || say(why, why_size, path, strerror(errno));
}

bool backup_unpack(const char *copy, const struct backup_beside *beside, char *why, size_t why_size) {
    sqlite3 *db = NULL;
    sqlite3_stmt *rows = NULL;
    bool fine = sqlite3_open_v2(copy, &db, SQLITE_OPEN_READWRITE, NULL) == SQLITE_OK;
    /* A plain copy of a database has none. */
    if (fine && sqlite3_prepare_v2(db, "SELECT name, bytes FROM file", -1, &rows, NULL) == SQLITE_OK) {
        int code = SQLITE_ROW;
        while (fine && (code = sqlite3_step(rows)) == SQLITE_ROW)
            fine = unpack_one(rows, beside, why, why_size);
        sqlite3_finalize(rows);
        if (!fine) {
            sqlite3_close(db);
            return false;
        }
        fine = code == SQLITE_DONE;
    }
    /* Their pages came last: the copy has only to be cut. One that cannot shrink is written anew when it is opened. */
    fine = fine &&
           sqlite3_exec(db,
                        "PRAGMA journal_mode = DELETE; PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF;"
                        "DROP TABLE IF EXISTS file; PRAGMA incremental_vacuum",
                        NULL, NULL, NULL) == SQLITE_OK;
    if (!fine) say(why, why_size, copy, db ? sqlite3_errmsg(db) : "memory is out");
    sqlite3_close(db);
    return fine;
}
