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

static int tell(const char *to, json_t *answer) {
    struct stat there;
    const char *sentence = json_string_value(json_object_get(answer, "sentence"));
    int code = 0;
    if (!json_is_true(json_object_get(answer, "ok")))
        code = refuse(sentence ? sentence : "The server did not say why not.");
    else if (stat(to, &there) != 0)
        code = refuse(
            "The server has written the copy, but it cannot be seen from here: it may have a /tmp of its own.");
    else
        printf("%s: %lld bytes\n", to, (long long)there.st_size);
    json_decref(answer);
    return code;
}

/* Without a server: nobody else may start one meanwhile. */
static int copy_alone(const char *db, const struct backup_beside *beside, const char *to, bool replace) {
    char why[PATH_MAX + 400];
    struct stat there;
    if (stat(db, &there) != 0) {
        snprintf(why, sizeof why, "The file %s cannot be read: %s.", db, strerror(errno));
        return refuse(why);
    }
    if (!replace && lstat(to, &there) == 0) {
        snprintf(why, sizeof why, "The file %s is there already.", to);
        return refuse(why);
    }
    int lock = store_lock(db, why, sizeof why);
    if (lock < 0) return refuse(why);
    struct atomic_file part;
    if (!atomic_open(&part, to) || !part.fresh[0]) {
        snprintf(why, sizeof why, "The file %s cannot be written: %s.", to, strerror(errno));
        close(lock);
        return refuse(why);
    }
    atomic_guard(&part);
    fchmod(fileno(part.stream), 0600);
    bool fine = backup_copy(db, part.fresh, why, sizeof why) &&
                backup_pack(part.fresh, beside, why, sizeof why) &&
                backup_publish(part.fresh, to, replace, why, sizeof why);
    if (fine)
        fclose(part.stream);
    else
        atomic_drop(&part);
    close(lock);
    if (!fine) return refuse(why);
    if (stat(to, &there) == 0) printf("%s: %lld bytes\n", to, (long long)there.st_size);
    return 0;
}

int cli_backup(int argc, char **argv) {
    struct args args;
    char db[PATH_MAX], to[PATH_MAX], decks[PATH_MAX], learned[PATH_MAX];
    bool runs;
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
    json_t *answer = admin_call(db, "backup", (const char *[]){to, "replace"}, replace ? 2 : 1, &runs);
    if (answer) return tell(to, answer);
    return runs ? 1 : copy_alone(db, &beside, to, replace);
}
