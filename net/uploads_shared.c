/* uploads_shared.c: decks that guests bring where several servers share a store. The rows there are the truth; the list in memory holds those that
 * were asked for here, and the folder copies of their files. A copy is fetched by a worker thread while the fiber that wants it waits. */
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "net/http.h"
#include "store/fiber.h"

enum { KNOWN_MS = 30000 }; /* for which a deck with its files here is taken to be as it was */

/* --- what is known of them --- */

static void merge(struct server *server, const struct store_deck *row) {
    struct uploads *uploads = &server->uploads;
    struct uploads_deck *deck = uploads_find(uploads, row->id);
    char folder[FOLDER_BYTES];
    struct stat there;
    if (deck && deck->state == UPLOADS_WORKING && deck->made_here) return; /* here it is known better */
    if (!deck) deck = uploads_add(uploads, row->id, row->owner);
    snprintf(deck->owner, sizeof deck->owner, "%s", row->owner);
    snprintf(deck->name, sizeof deck->name, "%s", row->name);
    snprintf(deck->inner, sizeof deck->inner, "%s", row->folder);
    deck->cards = (uint16_t)row->cards;
    deck->state = (enum uploads_state)row->state;
    deck->bytes = row->bytes;
    deck->used = row->used;
    deck->source = row->source;
    free(deck->report);
    deck->report = row->report[0] ? strdup(row->report) : NULL;
    uploads_path(uploads, deck->id, folder);
    deck->files = deck->state == UPLOADS_READY && stat(folder, &there) == 0;
    deck->known_at = server_now(server);
}

void uploads_know(struct server *server, const char *id) {
    struct store_deck row;
    if (!store_shared(server->store)) return;
    struct uploads_deck *deck = uploads_find(&server->uploads, id);
    if (deck && deck->files && server_now(server) - deck->known_at < KNOWN_MS) return;
    store_unread(server->store);
    if (store_deck_find(server->store, id, &row)) {
        merge(server, &row);
        free(row.report);
        return;
    }
    deck = uploads_find(&server->uploads, id);
    if (deck && !store_unread(server->store) && !(deck->state == UPLOADS_WORKING && deck->made_here))
        uploads_forget(&server->uploads, deck);
}

void uploads_know_of(struct server *server, const char *owner) {
    struct store_deck *rows;
    if (!store_shared(server->store)) return;
    store_unread(server->store);
    int size = store_decks_of(server->store, owner, &rows);
    bool whole = !store_unread(server->store);
    for (struct uploads_deck *deck = server->uploads.decks, *next; deck && whole; deck = next) {
        bool listed = strcmp(deck->owner, owner) != 0 || (deck->state == UPLOADS_WORKING && deck->made_here);
        next = deck->next;
        for (int i = 0; i < size && !listed; i++) listed = strcmp(rows[i].id, deck->id) == 0;
        if (!listed) uploads_forget(&server->uploads, deck);
    }
    for (int i = size - 1; i >= 0; i--) merge(server, &rows[i]); /* the newest comes first in the list */
    store_decks_free(rows, size);
}

/* Copies of decks that are gone from the store. */
static void tidy(void *context) {
    struct server *server = context;
    int size = 0;
    for (const struct uploads_deck *deck = server->uploads.decks; deck; deck = deck->next) size++;
    char(*ids)[ID_BYTES] = calloc((size_t)size + 1, sizeof *ids);
    if (!ids) abort();
    size = 0;
    for (struct uploads_deck *deck = server->uploads.decks; deck; deck = deck->next) {
        memcpy(ids[size++], deck->id, ID_BYTES);
        deck->known_at = 0;
    }
    for (int i = 0; i < size; i++) uploads_know(server, ids[i]);
    free(ids);
}

void uploads_tidy(struct server *server) {
    if (store_shared(server->store)) fiber_start(tidy, server);
}

/* --- their files --- */

struct uploads_fetch {
    uv_work_t work;
    struct uploads_fetch *next;
    struct server *server; /* not for the worker */
    struct fibers_waiting waiters;
    const char *url;
    char id[ID_BYTES], folder[FOLDER_BYTES], part[FOLDER_BYTES + 16];
    bool fine;
};

static void fetch(uv_work_t *work) {
    struct uploads_fetch *job = work->data;
    job->fine = mkdtemp(job->part) && store_deck_fetch(job->url, job->id, job->part);
}

static void fetched(uv_work_t *work, int status) {
    struct uploads_fetch *job = work->data;
    struct server *server = job->server;
    struct uploads_fetch **link = &server->uploads.fetches;
    while (*link != job) link = &(*link)->next;
    *link = job->next;
    struct uploads_deck *deck = uploads_find(&server->uploads, job->id);
    if (deck && status == 0 && job->fine && rename(job->part, job->folder) == 0) {
        deck->files = uploads_save(&server->uploads, deck);
        learning_deck(server, deck->id, job->folder, deck->inner);
    } else
        uploads_remove_folder(job->part);
    fibers_wake(&job->waiters);
    free(job);
    fibers_run();
}

static struct uploads_fetch *start_fetching(struct server *server, const char *id) {
    struct uploads *uploads = &server->uploads;
    for (struct uploads_fetch *job = uploads->fetches; job; job = job->next)
        if (strcmp(job->id, id) == 0) return job;
    struct uploads_fetch *job = calloc(1, sizeof *job);
    if (!job) abort();
    job->work.data = job;
    job->server = server;
    job->url = server->settings->db;
    snprintf(job->id, sizeof job->id, "%s", id);
    mkdir(uploads->folder, 0700);
    uploads_path(uploads, id, job->folder);
    snprintf(job->part, sizeof job->part, "%s.XXXXXX", job->folder);
    job->next = uploads->fetches;
    uploads->fetches = job;
    uv_queue_work(&server->loop, &job->work, fetch, fetched);
    return job;
}

struct uploads_deck *uploads_here(struct server *server, const char *id) {
    struct uploads_deck *deck = uploads_find(&server->uploads, id);
    if (!deck || deck->state != UPLOADS_READY) return NULL;
    if (deck->files) return deck;
    if (!fiber_self()) return NULL;
    fiber_wait_in(&start_fetching(server, id)->waiters);
    deck = uploads_find(&server->uploads, id);
    return deck && deck->files ? deck : NULL;
}

void uploads_here_of(struct server *server, const char *owner) {
    struct store_deck *rows = NULL;
    if (!store_shared(server->store)) return;
    uploads_know_of(server, owner);
    int size = store_decks_of(server->store, owner, &rows);
    for (int i = 0; i < size; i++) uploads_here(server, rows[i].id);
    store_decks_free(rows, size);
}
