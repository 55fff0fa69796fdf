/* store.c: `dizaine store copy` moves everything that a server keeps from a file to PostgreSQL, or back. */
#include <errno.h>
#include <limits.h>
#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "cli/args.h"
#include "lab/progress.h"
#include "net/table.h"
#include "net/uploads.h"
#include "store/backup.h"
#include "store/copy.h"

static const struct flag flags[] = {
    {"decks", "DIR", "where decks that people brought are kept beside the file (FILE-decks)"},
    {"quiet", NULL, "print no progress"},
    {0},
};

static const struct usage usage = {
    .name = "store",
    .synopsis = "copy FROM TO [--decks DIR]",
    .about =
        "Copies all tables, games, guests and decks from a server's file to a PostgreSQL database or back: one of FROM and TO "
        "is a file, the other is as postgresql://…. No server may use either. TO must be empty or not be there. Everything is "
        "compared afterwards, and every unfinished table is played through at both sides. Exit code 1 if it was refused; then TO is "
        "as it was. What bots learnt and links to other devices are not copied.",
    .flags = flags,
};

static void progress(const char *what, int64_t rows) {
    printf("%-12s %lld\n", what, (long long)rows);
    fflush(stdout);
}

static int refuse(const char *why) {
    fprintf(stderr, "dizaine: %s\n", why);
    return 1;
}

/* --- every unfinished table is played through --- */

struct trial {
    struct store *store;
    int tables, other_rules;
    char why[200];
};

static bool try_table(void *context, const char *id) {
    struct trial *trial = context;
    struct store_table kept;
    uint32_t event;
    if (!store_table_find(trial->store, id, &kept)) {
        trial->other_rules++;
        return true;
    }
    trial->tables++;
    if (table_replays(trial->store, &kept, &event)) return true;
    snprintf(trial->why, sizeof trial->why, "Table %lld cannot be played on: its event %u does not fit.",
             (long long)kept.n, event);
    return false;
}

static bool try_tables(struct trial *trial) {
    trial->tables = trial->other_rules = 0;
    return store_tables_each(trial->store, PLAYING, try_table, trial);
}

/* --- the two ways --- */

static void find_folder(struct uploads *uploads, const char *file, const char *decks) {
    if (decks)
        snprintf(uploads->folder, sizeof uploads->folder, "%s", decks);
    else
        snprintf(uploads->folder, sizeof uploads->folder, "%s-decks", file);
}

static void list_decks(struct uploads *uploads, struct store_copy *copy) {
    int size = 0;
    uploads_read(uploads);
    for (const struct uploads_deck *deck = uploads->decks; deck; deck = deck->next) size++;
    copy->decks = calloc((size_t)size + 1, sizeof *copy->decks);
    if (!copy->decks) abort();
    for (const struct uploads_deck *deck = uploads->decks; deck; deck = deck->next) {
        struct store_deck *row = &copy->decks[copy->decks_size++];
        *row = (struct store_deck){
            .cards = deck->cards, .bytes = deck->bytes, .used = deck->used, .source = deck->source};
        memcpy(row->id, deck->id, sizeof row->id);
        memcpy(row->owner, deck->owner, sizeof row->owner);
        memcpy(row->name, deck->name, sizeof row->name);
        memcpy(row->folder, deck->inner, sizeof row->folder);
    }
}

static int finish(const struct store_copy *copy, const struct trial *trial) {
    printf("%lld rows, %d decks, %d unfinished tables\n", (long long)copy->rows, copy->decks_size,
           trial->tables);
    if (trial->other_rules) printf("%d tables of other rules cannot be played on\n", trial->other_rules);
    return 0;
}

static int to_postgres(const char *from, const char *url, struct uploads *uploads, struct store_copy *copy) {
    struct trial trial = {0};
    char why[600];
    if (access(from, F_OK) != 0) return complain("The file %s cannot be used: %s.", from, system_says(errno));
    struct store *file = store_open(from, why, sizeof why);
    if (!file) return refuse(why);
    trial.store = file;
    bool fine = try_tables(&trial);
    if (fine) list_decks(uploads, copy);
    if (!fine)
        refuse(trial.why);
    else if (!(fine = store_copy_to_postgres(file, url, copy)))
        refuse(copy->why);
    store_close(file);
    if (!fine) return 1;
    int before = trial.tables;
    trial.store = store_open(url, why, sizeof why);
    if (!trial.store) return refuse(why);
    fine = try_tables(&trial) && trial.tables == before;
    store_release(trial.store);
    store_close(trial.store);
    return fine ? finish(copy, &trial)
                : refuse(trial.why[0] ? trial.why : "Not all unfinished tables are in the copy.");
}

/* Everything is made under other names beside its place, the database gets its own last. */
static bool put_in_place(const char *part, const char *to, const struct uploads *made, const char *decks,
                         char *why, size_t size) {
    struct stat there;
    if (stat(made->folder, &there) == 0 && rename(made->folder, decks) != 0) {
        snprintf(why, size, "The folder %s cannot be used: %s.", decks, system_says(errno));
        return false;
    }
    return backup_publish(part, to, false, why, size);
}

static bool save_decks(struct uploads *made, const struct store_copy *copy) {
    bool fine = true;
    for (int i = 0; fine && i < copy->decks_size; i++) {
        struct uploads_deck deck = {.used = copy->decks[i].used, .source = copy->decks[i].source};
        memcpy(deck.id, copy->decks[i].id, sizeof deck.id);
        memcpy(deck.owner, copy->decks[i].owner, sizeof deck.owner);
        fine = uploads_save(made, &deck);
    }
    return fine;
}

static int from_postgres(const char *url, const char *to, struct uploads *uploads, struct store_copy *copy) {
    static const char *const ends[] = {"", "-wal", "-shm", "-lock"};
    static struct uploads made;
    struct trial trial = {0};
    char part[PATH_MAX], name[PATH_MAX + 8], why[600] = "";
    struct stat there;
    if (lstat(to, &there) == 0 || lstat(uploads->folder, &there) == 0)
        return complain("%s is there already: a copy goes to a new file only.",
                        lstat(to, &there) == 0 ? to : uploads->folder);
    snprintf(part, sizeof part, "%s.new-XXXXXX", to);
    int made_file = mkstemp(part);
    if (made_file < 0) return complain("The file %s cannot be used: %s.", to, system_says(errno));
    close(made_file);
    snprintf(made.folder, sizeof made.folder, "%.500s.decks", part);
    copy->folder = made.folder;
    struct store *file = store_open(part, why, sizeof why);
    trial.store = file;
    mkdir(made.folder, 0700);
    bool fine =
        file && store_copy_from_postgres(url, file, copy) && save_decks(&made, copy) && try_tables(&trial);
    if (file) store_close(file);
    if (!copy->decks_size) rmdir(made.folder);
    fine = fine && put_in_place(part, to, &made, uploads->folder, why, sizeof why);
    if (!fine) uploads_remove_folder(made.folder);
    for (int i = 0; i < 4; i++) {
        snprintf(name, sizeof name, "%s%s", part, ends[i]);
        if (!fine || i) unlink(name);
    }
    if (fine) return finish(copy, &trial);
    return refuse(copy->why[0] ? copy->why : trial.why[0] ? trial.why : why[0] ? why : system_says(errno));
}

int cli_store(int argc, char **argv) {
    static struct uploads uploads;
    struct args args;
    int code = args_read(&args, &usage, argc, argv);
    if (code != ARGS_GO_ON) return code;
    if (args.words_count != 3 || strcmp(args.words[0], "copy") != 0)
        return complain("store needs the word copy, from where and to where");
    const char *from = args.words[1], *to = args.words[2];
    if (store_is_url(from) == store_is_url(to))
        return complain(
            "one of both is a file and the other postgresql://…; copies of the same kind are made by dizaine backup and pg_dump");
    if (sodium_init() < 0) return complain("libsodium does not start");
    bool quiet = args_has(&args, "quiet");
    struct store_copy copy = {
        .progress = quiet ? NULL : progress, .step = quiet ? NULL : progress_step, .folder = uploads.folder};
    find_folder(&uploads, store_is_url(from) ? to : from, args_value(&args, "decks"));
    progress_begin("store copy");
    code =
        store_is_url(to) ? to_postgres(from, to, &uploads, &copy) : from_postgres(from, to, &uploads, &copy);
    progress_end();
    free(copy.decks);
    return code;
}
