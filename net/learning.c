/* learning.c: what Dixit bots learn from people at this server. Every round that a person told ties the
 * clue's words to the pictures it was told, given and voted for. Bots read it on worker threads, so a memory
 * that is being read is never written: the next lesson goes to a copy. It is kept beside the database, one
 * line for a tie, and can be switched off. */
#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "uploads/uploads.h"
#include "net/server.h"
#include "games/dixit/contract_why.h"

struct memory {
    struct learned learned;
    int readers; /* thoughts that look at it */
};

static struct memory *memory; /* the newest; NULL: learning is off */
static bool dirty;
static char path[1024];

static struct memory *fresh(const struct learned *from) {
    struct memory *made = calloc(1, sizeof *made);
    if (!made) abort();
    if (from) made->learned = *from;
    return made;
}

static void load(void) {
    FILE *file = fopen(path, "r");
    unsigned long long picture;
    unsigned key, weight;
    if (!file) return;
    while (fscanf(file, "%llx %x %u", &picture, &key, &weight) == 3)
        dixit_recall(&memory->learned, picture, key, weight);
    fclose(file);
}

void learning_open(const struct net_settings *settings) {
    if (settings->no_learning) return;
    memory = fresh(NULL);
    snprintf(path, sizeof path, "%s-learned", settings->db);
    load();
}

/* Replaces the file whole; what cannot be written is tried again with the next lesson. */
void learning_save(void) {
    char part[sizeof path + 8];
    if (!memory || !dirty) return;
    dirty = false;
    snprintf(part, sizeof part, "%s.new", path);
    FILE *file = fopen(part, "w");
    if (!file) return;
    for (int i = 0; i < LEARNED_MAX; i++)
        if (memory->learned.cell[i].key)
            fprintf(file, "%llx %x %u\n", (unsigned long long)memory->learned.cell[i].picture,
                    (unsigned)memory->learned.cell[i].key, (unsigned)memory->learned.cell[i].weight);
    bool fine = !ferror(file);
    if (fclose(file) != 0 || !fine || rename(part, path) != 0)
        log_line("not_learned", "why=\"%s\"", strerror(errno));
}

const struct learned *learning_borrow(void) {
    if (!memory) return NULL;
    memory->readers++;
    return &memory->learned;
}

void learning_return(const struct learned *learned) {
    struct memory *lent = (struct memory *)(uintptr_t)learned; /* its first member */
    if (lent && --lent->readers == 0 && lent != memory) free(lent);
}

/* A memory that may be written. */
static struct learned *writable(void) {
    if (memory->readers > 0) memory = fresh(&memory->learned);
    dirty = true;
    return &memory->learned;
}

/* Whether a person told the clue of the last round. */
static bool person_told(const struct room *room) {
    for (uint32_t i = room->entries_size; i-- > 0;) {
        const struct room_entry *entry = &room->entries[i];
        if (entry->move.kind == DIXIT_TELLS && entry->move.who == room->truth.as.dixit.last.teller)
            return entry->by == BY_PERSON;
    }
    return false;
}

void learning_round(struct table *table) {
    const struct room *room = table->room;
    if (!memory || table->kept.game != &dixit_game) return;
    uint16_t over = (uint16_t)(room->truth.as.dixit.round - !game_over(&room->truth));
    /* A table that comes back from the store has been learnt from already. */
    bool next = over == table->lessons + 1;
    table->lessons = over;
    if (next && person_told(room)) room_teach(room, writable());
}

void learning_deck(const char *id, const char *folder, const char *inner) {
    struct upload_deck *deck = memory ? upload_open(folder, inner) : NULL;
    if (!deck) return;
    struct shelf shelf = {
        .parts = 1, .part = {{.cards = (uint16_t)deck->size, .deck = SHELF_UNKNOWN, .name = id_hash(id)}}};
    for (int i = 0; i < deck->size; i++) {
        TEXT(words, 2048);
        text_add(&words, deck->card[i].title);
        for (int t = 0; t < deck->card[i].tags_size; t++) text_format(&words, ", %s", deck->card[i].tags[t]);
        if (words.size > 0) dixit_teach(writable(), dixit_picture_name(&shelf, i + 1), words.bytes, 8);
    }
    upload_free(deck);
}
