/* learning.c: what bots learn from people at this server, for every game whose bots can (room/middle.h). Bots
 * read a memory on worker threads, so one that is being read is never written: the next lesson goes to a
 * copy. Memories are kept beside the database, one line for each thing learnt, and learning can be switched
 * off. */
#include <assert.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "net/server.h"

struct memory {
    int readers; /* thoughts that look at it */
    _Alignas(8) unsigned char learned[];
};

enum { PATH_MAX_BYTES = sizeof((struct memories *)0)->path + 64 };

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
static void path_of(const struct memories *memories, int place, char file[PATH_MAX_BYTES]) {
    bool first = true;
    for (int i = 0; i < place; i++) first &= !learning_of(i);
    snprintf(file, PATH_MAX_BYTES, "%s%s%s", memories->path, first ? "" : "-",
             first ? "" : game_list[place]->name);
}

static void load(const struct memories *memories, int place) {
    char name[PATH_MAX_BYTES], line[256];
    path_of(memories, place, name);
    FILE *file = fopen(name, "r");
    if (!file) return;
    while (fgets(line, sizeof line, file)) {
        line[strcspn(line, "\n")] = 0;
        learning_of(place)->read(memories->newest[place]->learned, line);
    }
    fclose(file);
}

void learning_open(struct server *server) {
    struct memories *memories = &server->memories;
    if (server->settings->no_learning) return;
    snprintf(memories->path, sizeof memories->path, "%s-learned", net_local(server->settings));
    for (int place = 0; game_list[place]; place++) {
        assert(place < GAMES_MAX);
        if (!learning_of(place)) continue;
        memories->newest[place] = fresh(learning_of(place), NULL);
        load(memories, place);
    }
}

/* Replaces the file whole; what cannot be written is tried again with the next lesson. */
static void save(const struct server *server, int place) {
    const struct memories *memories = &server->memories;
    char name[PATH_MAX_BYTES], part[sizeof name + 8];
    path_of(memories, place, name);
    snprintf(part, sizeof part, "%s.new", name);
    FILE *file = fopen(part, "w");
    if (!file) return;
    for (uint32_t at = 0;;) {
        TEXT(line, 256);
        if (!learning_of(place)->write(memories->newest[place]->learned, &at, &line)) break;
        fprintf(file, "%s\n", line.bytes);
    }
    bool fine = !ferror(file);
    if (fclose(file) != 0 || !fine || rename(part, name) != 0)
        log_line(server, "not_learned", "why=\"%s\"", strerror(errno));
}

void learning_save(struct server *server) {
    struct memories *memories = &server->memories;
    if (!memories->dirty) return;
    memories->dirty = false;
    for (int place = 0; game_list[place]; place++)
        if (memories->newest[place]) save(server, place);
}

const void *learning_borrow(struct server *server, const struct game *game) {
    struct memories *memories = &server->memories;
    struct memory *memory = memories->newest[game_place(game)];
    if (!memory) return NULL;
    memory->readers++;
    return memory->learned;
}

void learning_return(struct server *server, const void *learned) {
    const struct memories *memories = &server->memories;
    if (!learned) return;
    struct memory *lent = (struct memory *)((uintptr_t)learned - offsetof(struct memory, learned));
    assert(lent->readers > 0);
    if (--lent->readers > 0) return;
    for (int place = 0; game_list[place]; place++)
        if (memories->newest[place] == lent) return;
    free(lent);
}

/* A memory that may be written. */
static void *writable(struct memories *memories, int place) {
    if (memories->newest[place]->readers > 0)
        memories->newest[place] = fresh(learning_of(place), memories->newest[place]);
    memories->dirty = true;
    return memories->newest[place]->learned;
}

void learning_lesson(struct table *table) {
    struct memories *memories = &table->server->memories;
    int place = game_place(table->kept.game);
    if (!memories->newest[place]) return;
    uint32_t lessons = learning_of(place)->lessons(table->room);
    /* A table that comes back from the store has been learnt from already. */
    bool next = lessons == table->lessons + 1;
    table->lessons = lessons;
    if (next) learning_of(place)->learn(table->room, writable(memories, place));
}

void learning_deck(struct server *server, const char *id, const char *folder, const char *inner) {
    struct memories *memories = &server->memories;
    struct upload_deck *deck = upload_open(folder, inner);
    if (!deck) return;
    for (int i = 0; i < deck->size; i++) {
        TEXT(words, 2048);
        text_add(&words, deck->card[i].title);
        for (int t = 0; t < deck->card[i].tags_size; t++) text_format(&words, ", %s", deck->card[i].tags[t]);
        for (int place = 0; words.size > 0 && game_list[place]; place++)
            if (memories->newest[place] && learning_of(place)->teach)
                learning_of(place)->teach(writable(memories, place), id, i, words.bytes);
    }
    upload_free(deck);
}
