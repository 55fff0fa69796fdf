/* copy.h: everything that a store holds, from a file to a database or back. It takes its time: not for a server's loop. */
#ifndef DIZAINE_STORE_COPY_H
#define DIZAINE_STORE_COPY_H

#include "store/store.h"

struct store_copy {
    void (*progress)(const char *what, int64_t rows); /* a table is done */
    void (*step)(uint64_t done, uint64_t all);        /* on the way there; may be NULL */
    int64_t rows;
    struct store_deck
        *decks; /* of a file: those in the folder beside it; of a database: as they were found */
    int decks_size;
    const char *folder; /* with a folder for each deck, named by its id */
    char why[600];
};

/* All of it, compared row by row afterwards, or nothing: false, and a sentence. The target is empty, and nobody uses either. */
bool store_copy_to_postgres(struct store *file, const char *url, struct store_copy *copy);
bool store_copy_from_postgres(const char *url, struct store *file, struct store_copy *copy);

#endif
