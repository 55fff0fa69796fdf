/* uploads_quota.c: how many decks, and how many bytes of them, a guest, an address and everyone may have; and when decks
 * go. Zips on their way count as the decks that they will be. */
#include <stdlib.h>
#include <string.h>
#include <sys/statvfs.h>

#include "net/server.h"

static const int64_t DAY_MS = 86400000, HOUR_MS = 3600000, MEGABYTE = 1000000;

/* What there is already, of everyone, of one guest, and from one source. */
struct count {
    int decks, own, near;
    int64_t bytes, own_bytes, near_bytes;
    int busy; /* on their way or being imported */
    bool own_busy, near_busy;
};

static void add(struct count *count, bool own, bool near, int64_t bytes, bool busy) {
    count->decks++;
    count->bytes += bytes;
    count->busy += busy;
    count->own += own;
    count->own_bytes += own ? bytes : 0;
    count->own_busy |= own && busy;
    count->near += near;
    count->near_bytes += near ? bytes : 0;
    count->near_busy |= near && busy;
}

/* What a shared store has; what cannot be read is as much as there may be. */
static struct count count_shared(const struct uploads *uploads, const char *owner, int64_t source, const char *but) {
    struct store_decks_sum sum;
    if (!store_decks_sum(uploads->store, owner, source, but, &sum)) return (struct count){.decks = INT32_MAX};
    return (struct count){.decks = (int)sum.all.decks, .own = (int)sum.own.decks, .near = (int)sum.near.decks, .bytes = sum.all.bytes,
                          .own_bytes = sum.own.bytes, .near_bytes = sum.near.bytes, .busy = (int)sum.all.busy,
                          .own_busy = sum.own.busy > 0, .near_busy = sum.near.busy > 0};
}

static struct count count_all(const struct uploads *uploads, const char *owner, int64_t source,
                              const char *but) {
    struct count count = {0};
    if (uploads->store) count = count_shared(uploads, owner, source, but);
    for (const struct uploads_deck *deck = uploads->store ? NULL : uploads->decks; deck; deck = deck->next)
        if (deck->state != UPLOADS_REFUSED && strcmp(deck->id, but) != 0)
            add(&count, strcmp(deck->owner, owner) == 0, deck->source && deck->source == source, deck->bytes,
                deck->state == UPLOADS_WORKING);
    for (const struct uploads_body *body = uploads->bodies; body; body = body->next)
        if (body->file && strcmp(body->id, but) != 0)
            add(&count, strcmp(body->owner, owner) == 0, body->source == source, body->size, true);
    return count;
}

bool uploads_space(const struct server *server, int64_t bytes) {
    struct statvfs disk;
    const char *folder = server->uploads.folder;
    int64_t spare = MEGABYTE * server->settings->limit[LIMIT_DISK_SPARE];
    if (!spare) return true;
    /* Before the first deck there is no such folder, but the file of the store is. */
    if (statvfs(folder, &disk) != 0 && statvfs(server->settings->local ? "." : server->settings->db, &disk) != 0) return false;
    return (int64_t)(disk.f_bavail * disk.f_frsize) - bytes >= spare;
}

const char *uploads_refusal(struct server *server, const struct uploads_body *body) {
    const int32_t *limit = server->settings->limit;
    struct count count = count_all(&server->uploads, body->owner, body->source, body->id);
    if (count.own_busy || count.near_busy || count.busy >= limit[LIMIT_UPLOADS_AT_ONCE]) return "too_many";
    if (count.decks >= limit[LIMIT_DECKS] || count.own >= limit[LIMIT_DECKS_PER_GUEST] ||
        count.near >= limit[LIMIT_DECKS_PER_ADDRESS] ||
        count.bytes + body->size > MEGABYTE * limit[LIMIT_DECKS_MEGABYTES] ||
        count.own_bytes + body->size > MEGABYTE * limit[LIMIT_DECKS_MEGABYTES_PER_GUEST] ||
        count.near_bytes + body->size > MEGABYTE * limit[LIMIT_DECKS_MEGABYTES_PER_ADDRESS])
        return "too_many_decks";
    return uploads_space(server, body->left) ? NULL : "not_stored";
}

static int64_t least(int64_t a, int64_t b) {
    return a < b ? a : b;
}

struct upload_budget uploads_budget(const struct server *server, const struct uploads_deck *deck) {
    const int32_t *limit = server->settings->limit;
    struct count count = count_all(&server->uploads, deck->owner, deck->source, deck->id);
    int64_t bytes = MEGABYTE * limit[LIMIT_DECKS_MEGABYTES] - count.bytes;
    bytes = least(bytes, MEGABYTE * limit[LIMIT_DECKS_MEGABYTES_PER_GUEST] - count.own_bytes);
    bytes = least(bytes, MEGABYTE * limit[LIMIT_DECKS_MEGABYTES_PER_ADDRESS] - count.near_bytes);
    return (struct upload_budget){.cpu_seconds = limit[LIMIT_IMPORT_SECONDS],
                                  .bytes = bytes,
                                  .spare_bytes = MEGABYTE * limit[LIMIT_DISK_SPARE]};
}

/* --- decks go --- */

static void mark_used(void *context, const char *decks) {
    char names[DECKS_BYTES], *rest = names;
    snprintf(names, sizeof names, "%s", decks);
    for (char *said; (said = strtok_r(rest, " ", &rest));) {
        const char *name;
        int number, cards;
        struct uploads_deck *deck =
            deck_part(said, &name, &number, &cards) && number < 0 ? uploads_find(context, name) : NULL;
        if (deck) deck->in_use = true;
    }
}

/* Why a deck goes, or NULL. */
static const char *is_over(const struct server *server, const struct uploads_deck *deck, int64_t now) {
    if (deck->state == UPLOADS_WORKING || deck->in_use) return NULL;
    if (deck->state == UPLOADS_REFUSED) return now - deck->used >= HOUR_MS ? "refused" : NULL;
    if (now - deck->used >= DAY_MS * server->settings->limit[LIMIT_DECK_DAYS]) return "unused";
    return store_guest_gone(server->store, deck->owner) ? "forgotten" : NULL;
}

void uploads_sweep(struct server *server) {
    struct uploads *uploads = &server->uploads;
    int64_t now = date_ms();
    if (uploads->store)
        store_decks_sweep(uploads->store, now, now - HOUR_MS, now - DAY_MS * server->settings->limit[LIMIT_DECK_DAYS]);
    if (uploads->store || !uploads->decks) return;
    for (struct uploads_deck *deck = uploads->decks; deck; deck = deck->next) deck->in_use = false;
    if (!store_tables_decks(server->store, mark_used, uploads)) return;
    for (struct uploads_deck *deck = uploads->decks, *next; deck; deck = next) {
        next = deck->next;
        if (deck->in_use) uploads_used(uploads, deck);
        const char *why = is_over(server, deck, now);
        if (!why) continue;
        log_line(server, "deck_removed", "owner=%s why=%s", deck->owner, why);
        uploads_remove(uploads, deck);
    }
}

void uploads_forget_sources(struct server *server) {
    struct uploads *uploads = &server->uploads;
    if (uploads->store) store_decks_forget_sources(uploads->store);
    for (struct uploads_deck *deck = uploads->decks; deck; deck = deck->next) {
        if (!deck->source) continue;
        deck->source = 0;
        if (deck->state != UPLOADS_REFUSED) uploads_save(uploads, deck);
    }
}
