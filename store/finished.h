/* finished.h: the finished games of a server's store, one after the other, read beside a server that goes on: nothing is locked or
 * written. */
#ifndef DIZAINE_STORE_FINISHED_H
#define DIZAINE_STORE_FINISHED_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

bool store_is_one(const char *where); /* the address of a database, or a file that SQLite wrote */

struct store_finished {
    /* A record as JSON, oldest table first; `done` of about `all` were before it. False: no more are wanted. */
    bool (*each)(void *context, const char *record, size_t size, uint64_t done, uint64_t all);
    void *context;
    char why[600];
};
/* Of a file, or of a database by its address; all of one moment. False: it cannot be read to its end, and a sentence. */
bool store_finished(const char *where, struct store_finished *finished);

#endif
