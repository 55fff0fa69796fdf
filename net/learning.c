/* learning.c: what bots learn from people at this server, for every game whose bots can (room/middle.h). Bots
 * read a memory on worker threads, so one that is being read is never written: the next lesson goes to a
 * copy. Memories are kept beside the database, one line for each thing learnt, and learning can be switched
 * off. */
#include <assert.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "uploads/uploads.h"
#include "net/server.h"

enum { GAMES_MAX = 64 };

struct memory {
    int readers; /* thoughts that look at it */
    _Alignas(8) unsigned char learned[];
};

static struct memory *memories[GAMES_MAX]; /* the newest of each game; NULL: it learns nothing */
static bool dirty;
static char path[1024];

static struct memory *fresh(const struct learning *learning, const struct memory *from) {
    struct memory *made = calloc(1, sizeof *made + learning->bytes);
    if (!made) abort();
    if (from) memcpy(made->learned, from->learned, learning->bytes);
    return made;
}

static const struct learning *learning_of(int place) {
    return middle_of(game_list[place])->learning;
}

/* The file of a game; the first game that learnt has the plain name. */
static void path_of(int place, char file[sizeof path + 64]) {
    bool first = true;
    for (int i = 0; i < place; i++) first &= !learning_of(i);
    snprintf(file, sizeof path + 64, "%s%s%s", path, first ? "" : "-", first ? "" : game_list[place]->name);
}

static void load(int place) {
    char name[sizeof path + 64], line[256];
    path_of(place, name);
    FILE *file = fopen(name, "r");
    if (!file) return;
    while (fgets(line, sizeof line, file)) {
        line[strcspn(line, "\n")] = 0;
        learning_of(place)->read(memories[place]->learned, line);
    }
    fclose(file);
}

void learning_open(const struct net_settings *settings) {
    if (settings->no_learning) return;
    snprintf(path, sizeof path, "%s-learned", settings->db);
    for (int place = 0; game_list[place]; place++) {
        assert(place < GAMES_MAX);
        if (!learning_of(place)) continue;
        memories[place] = fresh(learning_of(place), NULL);
        load(place);
    }
}

/* Replaces the file whole; what cannot be written is tried again with the next lesson. */
static void save(int place) {
    char name[sizeof path + 64], part[sizeof name + 8];
    path_of(place, name);
    snprintf(part, sizeof part, "%s.new", name);
    FILE *file = fopen(part, "w");
    if (!file) return;
    for (uint32_t at = 0;;) {
        TEXT(line, 256);
        if (!learning_of(place)->write(memories[place]->learned, &at, &line)) break;
        fprintf(file, "%s\n", line.bytes);
    }
    bool fine = !ferror(file);
    if (fclose(file) != 0 || !fine || rename(part, name) != 0)
        log_line("not_learned", "why=\"%s\"", strerror(errno));
}

void learning_save(void) {
    if (!dirty) return;
    dirty = false;
    for (int place = 0; game_list[place]; place++)
        if (memories[place]) save(place);
}

const void *learning_borrow(const struct game *game) {
    struct memory *memory = memories[game_place(game)];
    if (!memory) return NULL;
    memory->readers++;
    return memory->learned;
}

void learning_return(const void *learned) {
    if (!learned) return;
    struct memory *lent = (struct memory *)((uintptr_t)learned - offsetof(struct memory, learned));
    assert(lent->readers > 0);
    if (--lent->readers > 0) return;
    for (int place = 0; game_list[place]; place++)
        if (memories[place] == lent) return;
    free(lent);
}

/* A memory that may be written. */
static void *writable(int place) {
    if (memories[place]->readers > 0) memories[place] = fresh(learning_of(place), memories[place]);
    dirty = true;
    return memories[place]->learned;
}

void learning_lesson(struct table *table) {
    int place = game_place(table->kept.game);
    if (!memories[place]) return;
    uint32_t lessons = learning_of(place)->lessons(table->room);
    /* A table that comes back from the store has been learnt from already. */
    bool next = lessons == table->lessons + 1;
    table->lessons = lessons;
    if (next) learning_of(place)->learn(table->room, writable(place));
}

void learning_deck(const char *id, const char *folder, const char *inner) {
    struct upload_deck *deck = upload_open(folder, inner);
    if (!deck) return;
    for (int i = 0; i < deck->size; i++) {
        TEXT(words, 2048);
        text_add(&words, deck->card[i].title);
        for (int t = 0; t < deck->card[i].tags_size; t++) text_format(&words, ", %s", deck->card[i].tags[t]);
        for (int place = 0; words.size > 0 && game_list[place]; place++)
            if (memories[place] && learning_of(place)->teach)
                learning_of(place)->teach(writable(place), id, i, words.bytes);
    }
    upload_free(deck);
}
