/* restore.c: `dizaine restore` makes a copy a server's file again. The copy is tried first, beside the place where it will be; the
 * database gets its name last and at once, and what was there before stays under another name. */
#include <dirent.h>
#include <errno.h>
#include <ftw.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "cli/admin_call.h"
#include "cli/args.h"
#include "cli/said.h"
#include "lab/progress.h"
#include "net/table.h"
#include "store/backup.h"

static const struct flag flags[] = {
    {"db", "FILE", "the server's file that is to be made (dizaine.db)"},
    {"decks", "DIR", "where decks that people brought are to be kept (FILE-decks)"},
    {"replace", NULL, "take the place of what is there, which is kept under another name"},
    {0},
};

static const struct usage usage = {
    .name = "restore",
    .synopsis = "COPY [--db FILE] [--decks DIR] [--replace]",
    .about =
        "Makes a file that dizaine backup has written a server's file again. It is refused while a server runs on "
        "that file. The copy is checked first: that it is whole, of a version that is known, and that every "
        "unfinished table can be played on. Exit code 1 if it was refused; then nothing has changed.",
    .flags = flags,
};

enum { NAME_BYTES = PATH_MAX + 64 };

/* Where things are to be, where they are made, and where those go that are there. */
struct restoring {
    bool replace;
    int lock, tables, other_rules;
    char db[PATH_MAX], decks[PATH_MAX], learned[PATH_MAX];
    char new_db[NAME_BYTES], new_decks[NAME_BYTES], new_learned[NAME_BYTES], old[40];
    char why[2 * PATH_MAX + 400];
};

static int remove_one(const char *path, const struct stat *stat, int kind, struct FTW *ftw) {
    return remove(path);
}

/* All files whose paths begin with `prefix`, given to `each` with what follows. */
static bool each_named(const char *prefix, struct restoring *restoring,
                       bool (*each)(struct restoring *restoring, const char *path, const char *rest)) {
    char folder[PATH_MAX + 64], path[2 * PATH_MAX + 64];
    const char *slash = strrchr(prefix, '/'), *base = slash ? slash + 1 : prefix;
    snprintf(folder, sizeof folder, "%.*s", slash ? (int)(slash - prefix) + 1 : 2, slash ? prefix : "./");
    struct dirent **names;
    int size = scandir(folder, &names, NULL, alphasort);
    bool fine = size >= 0;
    for (int i = 0; i < size; i++) {
        snprintf(path, sizeof path, "%s%s", folder, names[i]->d_name);
        if (fine && strncmp(names[i]->d_name, base, strlen(base)) == 0)
            fine = each(restoring, path, names[i]->d_name + strlen(base));
        free(names[i]);
    }
    if (size >= 0) free(names);
    return fine;
}

static bool remove_named(struct restoring *restoring, const char *path, const char *rest) {
    nftw(path, remove_one, 8, FTW_DEPTH | FTW_PHYS);
    return true;
}

static bool refuse(struct restoring *restoring, const char *path, const char *fault) {
    snprintf(restoring->why, sizeof restoring->why, said("The file %s cannot be used: %s."), path, said(fault));
    return false;
}

/* --- before --- */

static bool is_there(const char *path) {
    struct stat there;
    if (lstat(path, &there) != 0) return false;
    return !S_ISDIR(there.st_mode) || rmdir(path) != 0; /* an empty folder is nothing */
}

static bool may_begin(struct restoring *restoring, const char *from) {
    struct stat copy, there;
    if (stat(from, &copy) != 0) return refuse(restoring, from, system_says(errno));
    if (stat(restoring->db, &there) == 0 && there.st_ino == copy.st_ino && there.st_dev == copy.st_dev)
        return refuse(restoring, from, "it is the server's file itself");
    restoring->lock = store_lock(restoring->db, restoring->why, sizeof restoring->why);
    if (restoring->lock < 0) return false;
    const char *taken = is_there(restoring->db)      ? restoring->db
                        : is_there(restoring->decks) ? restoring->decks
                                                     : NULL;
    if (!taken || restoring->replace) return true;
    snprintf(restoring->why, sizeof restoring->why,
             "%s is there already; with --replace it is kept under another name.", taken);
    return false;
}

/* --- the copy is tried --- */

struct trial {
    struct restoring *restoring;
    struct store *store;
};

static bool try_table(void *context, const char *id) {
    struct trial *trial = context;
    struct store_table kept;
    uint32_t event;
    /* As after an update: a game of other rules is not opened any more. */
    if (!store_table_find(trial->store, id, &kept)) {
        trial->restoring->other_rules++;
        return true;
    }
    trial->restoring->tables++;
    if (table_replays(trial->store, &kept, &event)) return true;
    snprintf(trial->restoring->why, sizeof trial->restoring->why,
             "The copy cannot be used: table %lld cannot be played on, its event %u does not fit.",
             (long long)kept.n, event);
    return false;
}

static bool try_tables(struct restoring *restoring) {
    struct store *store = store_open(restoring->new_db, restoring->why, sizeof restoring->why);
    if (!store) return false;
    struct trial trial = {.restoring = restoring, .store = store};
    bool fine = store_tables_each(store, PLAYING, try_table, &trial);
    store_close(store);
    return fine;
}

static bool make_new(struct restoring *restoring, const char *from) {
    snprintf(restoring->new_db, sizeof restoring->new_db, "%s.new-XXXXXX", restoring->db);
    int file = mkstemp(restoring->new_db);
    if (file < 0) return refuse(restoring, restoring->new_db, system_says(errno));
    close(file);
    const char *ending = strrchr(restoring->new_db, '.');
    snprintf(restoring->new_decks, sizeof restoring->new_decks, "%s%.40s", restoring->decks, ending);
    snprintf(restoring->new_learned, sizeof restoring->new_learned, "%s%.40s", restoring->learned, ending);
    struct backup_beside beside = {.decks = restoring->new_decks, .learned = restoring->new_learned};
    struct stat copy;
    progress_begin("restore");
    if (stat(from, &copy) == 0) progress_watch(restoring->new_db, (uint64_t)copy.st_size);
    return backup_copy(from, restoring->new_db, restoring->why, sizeof restoring->why) &&
           backup_check(restoring->new_db, restoring->why, sizeof restoring->why) &&
           backup_unpack(restoring->new_db, &beside, restoring->why, sizeof restoring->why) &&
           try_tables(restoring) &&
           (sync_path(restoring->new_db) || refuse(restoring, restoring->new_db, system_says(errno)));
}

/* --- names --- */

static bool set_aside(struct restoring *restoring, const char *path) {
    char aside[PATH_MAX + 64];
    snprintf(aside, sizeof aside, "%s%s", path, restoring->old);
    return rename(path, aside) == 0 || errno == ENOENT || refuse(restoring, path, system_says(errno));
}

static bool set_learned_aside(struct restoring *restoring, const char *path, const char *rest) {
    return strchr(rest, '.') || set_aside(restoring, path);
}

static bool name_learned(struct restoring *restoring, const char *path, const char *rest) {
    char to[2 * PATH_MAX];
    snprintf(to, sizeof to, "%s%s", restoring->learned, rest);
    return rename(path, to) == 0 || refuse(restoring, to, system_says(errno));
}

/* The old database gets a name besides, and keeps its place until the new one takes it. */
static bool keep_old(struct restoring *restoring) {
    char aside[PATH_MAX + 64];
    snprintf(aside, sizeof aside, "%s%s", restoring->db, restoring->old);
    if (link(restoring->db, aside) == 0 || errno == ENOENT) return true;
    return set_aside(restoring, restoring->db); /* on a disk where a file has one name */
}

static bool name_db(struct restoring *restoring) {
    static const char *const parts[] = {"-wal", "-shm", "-journal"};
    char aside[PATH_MAX + 64], part[PATH_MAX + 16];
    for (int i = 0; i < 3; i++) {
        snprintf(part, sizeof part, "%s%s", restoring->db, parts[i]);
        snprintf(aside, sizeof aside, "%s%s%s", restoring->db, restoring->old, parts[i]);
        if (rename(part, aside) != 0 && errno != ENOENT) return refuse(restoring, part, system_says(errno));
    }
    return backup_publish(restoring->new_db, restoring->db, true, restoring->why, sizeof restoring->why);
}

static bool put_in_place(struct restoring *restoring) {
    struct stat there;
    if (!keep_old(restoring) || !set_aside(restoring, restoring->decks) ||
        !each_named(restoring->learned, restoring, set_learned_aside))
        return false;
    if (stat(restoring->new_decks, &there) == 0 && rename(restoring->new_decks, restoring->decks) != 0)
        return refuse(restoring, restoring->decks, system_says(errno));
    return each_named(restoring->new_learned, restoring, name_learned) && name_db(restoring);
}

/* A name that nothing has yet. */
static void find_old(struct restoring *restoring) {
    char db[PATH_MAX + 64], decks[PATH_MAX + 64];
    struct stat there;
    for (int i = 1;; i++) {
        snprintf(restoring->old, sizeof restoring->old, ".old-%d", i);
        snprintf(db, sizeof db, "%s%s", restoring->db, restoring->old);
        snprintf(decks, sizeof decks, "%s%s", restoring->decks, restoring->old);
        if (lstat(db, &there) != 0 && lstat(decks, &there) != 0) return;
    }
}

int cli_restore(int argc, char **argv) {
    static struct restoring restoring = {.lock = -1};
    struct args args;
    int code = args_read(&args, &usage, argc, argv);
    if (code != ARGS_GO_ON) return code;
    if (args.words_count != 1) return complain("restore needs the name of one copy");
    const char *said = args_value(&args, "db"), *folder = args_value(&args, "decks");
    if (!said) said = "dizaine.db";
    if (!real_path(said, restoring.db)) return EXIT_BAD_CALL;
    restoring.replace = args_has(&args, "replace");
    if (folder)
        snprintf(restoring.decks, sizeof restoring.decks, "%s", folder);
    else
        snprintf(restoring.decks, sizeof restoring.decks, "%s-decks", said);
    snprintf(restoring.learned, sizeof restoring.learned, "%s-learned", said);
    find_old(&restoring);
    struct stat there;
    bool before = lstat(restoring.db, &there) == 0;
    bool fine = may_begin(&restoring, args.words[0]) && make_new(&restoring, args.words[0]) &&
                put_in_place(&restoring);
    progress_end();
    if (restoring.new_db[0]) { /* what is left of it, after a fault */
        each_named(restoring.new_db, &restoring, remove_named);
        each_named(restoring.new_decks, &restoring, remove_named);
        each_named(restoring.new_learned, &restoring, remove_named);
    }
    if (!fine) {
        fprintf(stderr, "dizaine: %s\n", restoring.why);
        return 1;
    }
    printf("%s: %d unfinished tables\n", restoring.db, restoring.tables);
    if (restoring.other_rules)
        printf("%d tables of other rules cannot be played on\n", restoring.other_rules);
    if (before) printf("what was there before: %s%s\n", restoring.db, restoring.old);
    return 0;
}
