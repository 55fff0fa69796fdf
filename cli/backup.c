/* backup.c: `dizaine backup` asks the running server for a copy of everything it keeps; where none runs it makes the copy itself. */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "cli/admin_call.h"
#include "cli/args.h"
#include "cli/files.h"
#include "lab/progress.h"
#include "store/backup.h"

static const struct flag flags[] = {
    {"db", "FILE", "the server's file (dizaine.db)"},
    {"decks", "DIR", "where decks that people brought are kept (FILE-decks); a running server knows it"},
    {"replace", NULL, "write over a file that is there"},
    {0},
};

static const struct usage usage = {
    .name = "backup",
    .synopsis = "COPY [--db FILE] [--decks DIR] [--replace]",
    .about =
        "Copies all that a server keeps into one file: tables, games, decks that people brought, what bots learnt. "
        "A running server makes the copy itself while play goes on, and so must be able to write there. COPY has "
        "its name only once it is whole and on the disk. Exit code 1 if no copy was made.",
    .flags = flags,
};

static int refuse(const char *sentence) {
    fprintf(stderr, "dizaine: %s\n", sentence);
    return 1;
}

static int cannot(const char *to, const char *what) {
    char why[PATH_MAX + 400];
    snprintf(why, sizeof why, "The file %s cannot be %s: %s.", to, what, system_says(errno));
    return refuse(why);
}

/* The finished copy goes to the disk that was asked for. */
static bool bring(const char *from, struct atomic_file *part) {
    if (rename(from, part->fresh) == 0) return true;
    char bytes[1 << 16];
    size_t size;
    FILE *file = errno == EXDEV ? fopen(from, "r") : NULL;
    if (!file) return false;
    while ((size = fread(bytes, 1, sizeof bytes, file)) > 0) fwrite(bytes, 1, size, part->stream);
    bool fine = !ferror(file) && fflush(part->stream) == 0 && !ferror(part->stream) && sync_path(part->fresh);
    int trouble = errno;
    fclose(file);
    errno = trouble;
    return fine;
}

static void watch_copy(const char *copy, const char *db) {
    struct stat of;
    progress_begin("backup");
    if (stat(db, &of) == 0) progress_watch(copy, (uint64_t)of.st_size);
}

/* The server writes beside its own file, where it surely may, whatever it is shut off from. */
static int copy_by_server(const char *db, const char *to, bool replace, struct atomic_file *part,
                          bool *runs) {
    char stage[PATH_MAX + 32], why[PATH_MAX + 400];
    snprintf(stage, sizeof stage, "%s.copy-%d", db, (int)getpid());
    watch_copy(stage, db);
    json_t *answer = admin_call(db, "backup", (const char *[]){stage}, 1, runs);
    progress_end();
    if (!answer) return 1;
    const char *sentence = json_string_value(json_object_get(answer, "sentence"));
    int code = 0;
    if (!json_is_true(json_object_get(answer, "ok")))
        code = refuse(sentence ? sentence : "The server did not say why not.");
    else if (!bring(stage, part))
        code = cannot(to, "written");
    else if (!backup_publish(part->fresh, to, replace, why, sizeof why))
        code = refuse(why);
    unlink(stage);
    json_decref(answer);
    return code;
}

/* Without a server: nobody else may start one meanwhile. */
static int copy_alone(const char *db, const struct backup_beside *beside, const char *to, bool replace,
                      const struct atomic_file *part) {
    char why[PATH_MAX + 400];
    struct stat there;
    if (stat(db, &there) != 0) return cannot(db, "read");
    int lock = store_lock(db, why, sizeof why);
    if (lock < 0) return refuse(why);
    watch_copy(part->fresh, db);
    bool fine = backup_copy(db, part->fresh, why, sizeof why) &&
                backup_pack(part->fresh, beside, why, sizeof why) &&
                backup_publish(part->fresh, to, replace, why, sizeof why);
    progress_end();
    close(lock);
    return fine ? 0 : refuse(why);
}

static int make_copy(const char *db, const struct backup_beside *beside, const char *to, bool replace) {
    struct atomic_file part;
    struct stat there;
    bool runs;
    if (!replace && lstat(to, &there) == 0) {
        errno = EEXIST;
        return cannot(to, "written");
    }
    if (!atomic_open(&part, to) || !part.fresh[0]) return cannot(to, "written");
    atomic_guard(&part);
    fchmod(fileno(part.stream), 0600);
    int code = copy_by_server(db, to, replace, &part, &runs);
    if (code && !runs) code = copy_alone(db, beside, to, replace, &part);
    if (code)
        atomic_drop(&part);
    else
        fclose(part.stream);
    if (!code && stat(to, &there) == 0) printf("%s: %lld bytes\n", to, (long long)there.st_size);
    return code;
}

int cli_backup(int argc, char **argv) {
    struct args args;
    char db[PATH_MAX], to[PATH_MAX], decks[PATH_MAX], learned[PATH_MAX];
    int code = args_read(&args, &usage, argc, argv);
    if (code != ARGS_GO_ON) return code;
    if (args.words_count != 1) return complain("backup needs the name of one file to write");
    const char *said = args_value(&args, "db"), *folder = args_value(&args, "decks");
    bool replace = args_has(&args, "replace");
    if (!said) said = "dizaine.db";
    if (!real_path(said, db) || !real_path(args.words[0], to)) return EXIT_BAD_CALL;
    snprintf(decks, sizeof decks, "%s-decks", said);
    snprintf(learned, sizeof learned, "%s-learned", said);
    struct backup_beside beside = {.decks = folder ? folder : decks, .learned = learned};
    return make_copy(db, &beside, to, replace);
}
