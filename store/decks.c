/* decks.c: decks that people bring, in a shared store; a server with a file keeps them in folders beside it alone. */
#include <stdlib.h>
#include <string.h>

#include "store/db.h"

static void read_deck(const struct rows *rows, struct store_deck *deck) {
    *deck = (struct store_deck){.cards = (int32_t)db_int(rows, 3),
                                .state = (uint8_t)db_int(rows, 4),
                                .bytes = db_int(rows, 5),
                                .used = db_int(rows, 6),
                                .source = db_int(rows, 7)};
    db_text(rows, 0, deck->id, sizeof deck->id);
    db_text(rows, 1, deck->owner, sizeof deck->owner);
    db_text(rows, 2, deck->name, sizeof deck->name);
    db_text(rows, 8, deck->folder, sizeof deck->folder);
    deck->report = strdup(db_string(rows, 9));
    if (!deck->report) abort();
}

static int read_decks(struct rows rows, struct store_deck **decks) {
    int size = 0;
    *decks = NULL;
    while (db_next(&rows)) {
        *decks = realloc(*decks, (size_t)(size + 1) * sizeof **decks);
        if (!*decks) abort();
        read_deck(&rows, &(*decks)[size++]);
    }
    db_done(&rows);
    return size;
}

void store_decks_free(struct store_deck *decks, int size) {
    for (int i = 0; i < size; i++) free(decks[i].report);
    free(decks);
}

bool store_deck_find(struct store *store, const char *id, struct store_deck *deck) {
    struct rows rows = db_ask(store, DECK_FIND, "t", id);
    bool found = db_next(&rows);
    if (found) read_deck(&rows, deck);
    db_done(&rows);
    return found;
}

int store_decks_of(struct store *store, const char *owner, struct store_deck **decks) {
    return read_decks(db_ask(store, DECKS_OF, "t", owner), decks);
}

bool store_decks_sum(struct store *store, const char *owner, int64_t source, const char *but,
                     struct store_decks_sum *sum) {
    struct rows rows = db_ask(store, DECKS_SUM, "tit", owner, source, but);
    bool found = db_next(&rows);
    struct store_decks_part *parts[] = {&sum->all, &sum->own, &sum->near};
    for (int i = 0; found && i < 3; i++)
        *parts[i] = (struct store_decks_part){.decks = db_int(&rows, 3 * i),
                                              .bytes = db_int(&rows, 3 * i + 1),
                                              .busy = db_int(&rows, 3 * i + 2)};
    db_done(&rows);
    return found;
}

void store_deck_add(struct store *store, const struct store_deck *deck) {
    db_write(store, DECKS_CLEAR, "t", deck->owner);
    db_write(store, DECK_ADD, "tttiii", deck->id, deck->owner, deck->name, deck->bytes, deck->used,
             deck->source);
}

void store_deck_refuse(struct store *store, const char *id, const char *report) {
    db_write(store, DECK_STATE, "itt", (int64_t)2, report, id);
}

void store_deck_used(struct store *store, const char *id, int64_t at) {
    db_write(store, DECK_USED, "it", at, id);
}

void store_deck_drop(struct store *store, const char *id) {
    db_write(store, DECK_DROP, "t", id);
}

void store_decks_forget_sources(struct store *store) {
    db_write(store, DECKS_FORGET, "");
}

void store_decks_sweep(struct store *store, int64_t now, int64_t refused_before, int64_t used_before) {
    db_change(store, DECKS_IN_USE, "ii", now, now - (int64_t)86400000);
    db_change(store, DECKS_OVER, "ii", refused_before, used_before);
}
