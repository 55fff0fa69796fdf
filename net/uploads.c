/* uploads.c: the decks that guests upload: their folders, their list, and the import on a worker thread. */
#include "net/uploads.h"

#include <assert.h>
#include <dirent.h>
#include <fcntl.h>
#include <ftw.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "cards/cards.h"
#include "net/server.h"
#include "store/fiber.h"

enum { IMPORTS_AT_ONCE = 2, DAY_MS = 86400000 };

/* --- folders --- */

void uploads_path(const struct uploads *uploads, const char *id, char folder[FOLDER_BYTES]) {
    snprintf(folder, FOLDER_BYTES, "%s/%.32s", uploads->folder, id);
}

static void file_path(const struct uploads *uploads, const char *id, const char *name,
                      char path[FOLDER_BYTES]) {
    snprintf(path, FOLDER_BYTES, "%s/%.32s/%s", uploads->folder, id, name);
}

static int remove_one(const char *path, const struct stat *stat, int kind, struct FTW *ftw) {
    return remove(path);
}

void uploads_remove_folder(const char *folder) {
    nftw(folder, remove_one, 8, FTW_DEPTH | FTW_PHYS);
}

void uploads_remove_files(const struct uploads *uploads, const char *id) {
    char folder[FOLDER_BYTES];
    uploads_path(uploads, id, folder);
    uploads_remove_folder(folder);
}

static bool is_id(const char *id) {
    return id[0] == 'd' && strlen(id) == 17 && strspn(id + 1, "0123456789abcdef") == 16;
}

/* The file "owner": whose deck it is, then from where it was brought; its date is when it was last used. */
static bool read_owner(const struct uploads *uploads, struct uploads_deck *deck) {
    char path[FOLDER_BYTES], line[ID_BYTES] = "";
    struct stat about;
    file_path(uploads, deck->id, "owner", path);
    FILE *file = fopen(path, "r");
    if (!file) return false;
    bool fine = fgets(deck->owner, sizeof deck->owner, file) && fstat(fileno(file), &about) == 0;
    deck->source = fine && fgets(line, sizeof line, file) ? (int64_t)strtoull(line, NULL, 16) : 0;
    fclose(file);
    deck->owner[strcspn(deck->owner, "\n")] = 0;
    if (fine) deck->used = (int64_t)about.st_mtim.tv_sec * 1000;
    return fine;
}

bool uploads_save(const struct uploads *uploads, const struct uploads_deck *deck) {
    char path[FOLDER_BYTES];
    struct timespec times[2] = {{.tv_sec = deck->used / 1000}, {.tv_sec = deck->used / 1000}};
    file_path(uploads, deck->id, "owner", path);
    FILE *file = fopen(path, "w");
    if (!file) return false;
    bool fine = fprintf(file, "%s\n%016llx\n", deck->owner, (unsigned long long)deck->source) > 0;
    fine = fclose(file) == 0 && fine;
    return fine && utimensat(AT_FDCWD, path, times, 0) == 0;
}

void uploads_used(const struct uploads *uploads, struct uploads_deck *deck) {
    int64_t now = date_ms();
    if (deck->state != UPLOADS_READY || now - deck->used < DAY_MS) return;
    deck->used = now;
    uploads_save(uploads, deck); /* if that fails, then tomorrow */
    if (uploads->store) store_deck_used(uploads->store, deck->id, now);
}

/* nftw has no place for it; one thread measures at a time. */
static _Thread_local int64_t measured;

static int measure_one(const char *path, const struct stat *stat, int kind, struct FTW *ftw) {
    if (kind == FTW_F) measured += stat->st_size;
    return 0;
}

/* Bytes of all files in a folder. */
static int64_t folder_bytes(const char *folder) {
    measured = 0;
    nftw(folder, measure_one, 8, FTW_PHYS);
    return measured;
}

bool uploads_open_file(const struct uploads *uploads, struct uploads_body *body) {
    char folder[FOLDER_BYTES], path[FOLDER_BYTES];
    random_id('d', 8, body->id);
    uploads_path(uploads, body->id, folder);
    file_path(uploads, body->id, "upload.zip", path);
    mkdir(uploads->folder, 0700);
    struct uploads_deck deck = {.used = date_ms(), .source = body->source};
    memcpy(deck.id, body->id, sizeof deck.id);
    memcpy(deck.owner, body->owner, sizeof deck.owner);
    if (mkdir(folder, 0700) == 0 && uploads_save(uploads, &deck)) body->file = fopen(path, "wb");
    if (!body->file) uploads_remove_files(uploads, body->id);
    return body->file != NULL;
}

/* --- the list --- */

struct uploads_deck *uploads_add(struct uploads *uploads, const char *id, const char *owner) {
    struct uploads_deck *deck = calloc(1, sizeof *deck);
    if (!deck) abort();
    snprintf(deck->id, sizeof deck->id, "%s", id);
    snprintf(deck->owner, sizeof deck->owner, "%s", owner);
    deck->next = uploads->decks;
    uploads->decks = deck;
    return deck;
}

void uploads_remove(struct uploads *uploads, struct uploads_deck *deck) {
    if (uploads->store) {
        TEXT(news, 64);
        text_format(&news, "deck %s", deck->id);
        store_deck_drop(uploads->store, deck->id);
        store_broadcast(uploads->store, news.bytes);
    }
    uploads_forget(uploads, deck);
}

void uploads_forget(struct uploads *uploads, struct uploads_deck *deck) {
    assert(deck->state != UPLOADS_WORKING || !deck->made_here); /* its import points to it */
    struct uploads_deck **link = &uploads->decks;
    while (*link != deck) link = &(*link)->next;
    *link = deck->next;
    uploads_remove_files(uploads, deck->id);
    free(deck->report);
    free(deck);
}

void uploads_remove_of(struct uploads *uploads, const char *owner) {
    for (struct uploads_deck *deck = uploads->decks, *next; deck; deck = next) {
        next = deck->next;
        if (strcmp(deck->owner, owner) != 0) continue;
        if (deck->state == UPLOADS_WORKING && deck->made_here)
            deck->unwanted = true;
        else
            uploads_remove(uploads, deck);
    }
}

static void set_ready(struct uploads_deck *deck, const struct upload_entry *entry) {
    memcpy(deck->inner, entry->id, sizeof deck->inner);
    memcpy(deck->name, entry->name, sizeof deck->name);
    deck->cards = entry->cards;
    deck->state = UPLOADS_READY;
    deck->files = true;
}

/* A folder without a whole deck was left behind by a server that was stopped in the middle of an import. */
static void take_up(struct uploads *uploads, const char *id) {
    struct upload_entry entry;
    char folder[FOLDER_BYTES];
    struct uploads_deck *deck = uploads_add(uploads, id, "");
    uploads_path(uploads, id, folder);
    deck->state = UPLOADS_REFUSED;
    if (!read_owner(uploads, deck) || upload_list(folder, &entry, 1) != 1) {
        uploads_forget(uploads, deck);
        return;
    }
    set_ready(deck, &entry);
    deck->bytes = folder_bytes(folder);
}

void uploads_open(struct server *server) {
    struct uploads *uploads = &server->uploads;
    const struct net_settings *settings = server->settings;
    if (settings->decks)
        snprintf(uploads->folder, sizeof uploads->folder, "%s", settings->decks);
    else
        snprintf(uploads->folder, sizeof uploads->folder, "%s-decks", net_local(settings));
    if (store_shared(server->store)) uploads->store = server->store;
    uploads_read(uploads);
}

void uploads_read(struct uploads *uploads) {
    DIR *folder = opendir(uploads->folder);
    if (!folder) return;
    for (const struct dirent *entry; (entry = readdir(folder));) {
        char part[FOLDER_BYTES];
        uploads_path(uploads, entry->d_name, part);
        if (is_id(entry->d_name))
            take_up(uploads, entry->d_name);
        else if (strncmp(entry->d_name, "d", 1) == 0 && strchr(entry->d_name, '.')) /* was being fetched */
            uploads_remove_folder(part);
    }
    closedir(folder);
}

struct uploads_deck *uploads_find(const struct uploads *uploads, const char *id) {
    for (struct uploads_deck *deck = uploads->decks; deck; deck = deck->next)
        if (strcmp(deck->id, id) == 0) return deck;
    return NULL;
}

int uploads_cards(const struct uploads *uploads, const char *id, const char *owner) {
    const struct uploads_deck *deck = uploads_find(uploads, id);
    return deck && deck->state == UPLOADS_READY && strcmp(deck->owner, owner) == 0 ? deck->cards : -1;
}

bool uploads_has_decks(const struct uploads *uploads, const char *owner) {
    for (const struct uploads_deck *deck = uploads->decks; deck; deck = deck->next)
        if (strcmp(deck->owner, owner) == 0) return true;
    return false;
}

/* --- at a table: "paper", or "own:ID:CARDS" --- */

bool deck_part(char *said, const char **name, int *deck, int *cards) {
    int32_t number;
    *name = said;
    *deck = deck_find(said);
    *cards = DECK_CARDS;
    if (*deck >= 0) return true;
    char *colon = strrchr(said, ':');
    if (strncmp(said, "own:", 4) != 0 || colon <= said + 4 ||
        !text_parse_int(colon + 1, 1, UPLOAD_CARDS_MAX, &number))
        return false;
    *colon = 0;
    *name = said + 4;
    *deck = -1;
    *cards = number;
    return true;
}

int decks_cards(const char *decks, const char *own) {
    char names[DECKS_BYTES], *rest = names;
    int sum = 0;
    snprintf(names, sizeof names, "%s", decks);
    for (char *said; (said = strtok_r(rest, " ", &rest));) {
        const char *name;
        int deck, cards;
        if (!deck_part(said, &name, &deck, &cards)) continue;
        if (!own || (deck < 0 && strcmp(name, own + 4) == 0)) sum += cards;
    }
    return sum;
}

/* --- an import, on a worker thread --- */

struct uploads_import {
    uv_work_t work;
    struct uploads_import *next; /* waiting */
    struct server *server;       /* not for the worker */
    struct uploads_deck *deck;
    char tag[SOURCE_TAG_BYTES];
    struct upload_budget budget;
    int64_t bytes;
    char library[FOLDER_BYTES], name[UPLOAD_NAME_BYTES], inner[UPLOAD_ID_BYTES];
    enum lang lang;
    enum upload_verdict verdict;
    struct upload_entry entry;
    struct text report;
    char report_bytes[UPLOAD_REPORT_BYTES];
    const char *url; /* of the store that is to have it, too; NULL: none */
    char id[ID_BYTES];
};

static bool put(const struct uploads_import *import) {
    struct store_deck row = {
        .cards = import->entry.cards, .bytes = import->bytes, .report = import->report.bytes};
    memcpy(row.id, import->id, sizeof row.id);
    memcpy(row.name, import->entry.name, sizeof row.name);
    memcpy(row.folder, import->entry.id, sizeof row.folder);
    return store_deck_put(import->url, &row, import->library);
}

static void import_now(uv_work_t *work) {
    struct uploads_import *import = work->data;
    char zip[FOLDER_BYTES + 16];
    snprintf(zip, sizeof zip, "%s/upload.zip", import->library);
    import->verdict = upload_import(zip, import->library, import->name, import->lang, &import->budget,
                                    import->inner, &import->report);
    unlink(zip);
    if (import->verdict == UPLOAD_FINE && upload_list(import->library, &import->entry, 1) != 1)
        import->verdict = UPLOAD_NO_LIBRARY;
    import->bytes = folder_bytes(import->library);
    if (import->verdict == UPLOAD_FINE && import->url && !put(import)) import->verdict = UPLOAD_NO_LIBRARY;
}

static void start_waiting(struct server *server);

static void imported(uv_work_t *work, int status) {
    struct uploads_import *import = work->data;
    struct server *server = import->server;
    struct uploads_deck *deck = import->deck;
    assert(server->uploads.importing > 0 && deck->state == UPLOADS_WORKING);
    server->uploads.importing--;
    deck->report = strndup(import->report.bytes, import->report.size);
    if (status == 0 && import->verdict == UPLOAD_FINE) {
        set_ready(deck, &import->entry);
        deck->bytes = import->bytes;
        learning_deck(server, deck->id, import->library, deck->inner);
    } else {
        deck->state = UPLOADS_REFUSED;
        uploads_remove_files(&server->uploads, deck->id);
        if (server->uploads.store) store_deck_refuse(server->uploads.store, deck->id, deck->report);
    }
    log_line(server, "deck", "source=%s owner=%s cards=%d verdict=%d", import->tag, deck->owner, deck->cards,
             (int)import->verdict);
    if (deck->unwanted) uploads_remove(&server->uploads, deck);
    free(import);
    start_waiting(server);
}

/* What an import may cost is settled when it begins: others may have ended meanwhile. */
static void start_waiting(struct server *server) {
    struct uploads *uploads = &server->uploads;
    while (uploads->waiting && uploads->importing < IMPORTS_AT_ONCE) {
        struct uploads_import *import = uploads->waiting;
        uploads->waiting = import->next;
        bool held = fiber_hold(true);
        import->budget = uploads_budget(server, import->deck);
        fiber_hold(held);
        uploads->importing++;
        uv_queue_work(&server->loop, &import->work, import_now, imported);
    }
}

void uploads_import(struct server *server, const struct uploads_body *body, struct uploads_deck *deck) {
    struct uploads_import *import = calloc(1, sizeof *import), **link = &server->uploads.waiting;
    if (!import) abort();
    import->work.data = import;
    import->server = server;
    import->deck = deck;
    import->lang = body->lang;
    if (server->uploads.store) import->url = server->settings->db;
    memcpy(import->id, deck->id, sizeof import->id);
    deck->made_here = true;
    import->report = text_over(import->report_bytes, sizeof import->report_bytes);
    memcpy(import->name, body->name, sizeof import->name);
    memcpy(import->tag, body->tag, sizeof import->tag);
    uploads_path(&server->uploads, deck->id, import->library);
    while (*link) link = &(*link)->next;
    *link = import;
    start_waiting(server);
}
