/* fresh.h: the events of a file that came last. A commit appends all its events to the table `fresh`, as one row; thousands of events later they
 * go home, to `event`, in the order of that table and a few with each further commit. So a commit writes the few pages at the end of `fresh` and
 * not a page of each table. Until they are at home they are in memory, too, and are read from there. */
#ifndef DIZAINE_STORE_FRESH_H
#define DIZAINE_STORE_FRESH_H

#include <uthash.h>

#include "store/store.h"

struct fresh_event {
    int64_t table, at;
    uint32_t seq, line; /* where it begins in `lines` */
};

struct fresh_events {
    struct fresh_event *list;
    char *lines; /* each ends with a zero byte */
    uint32_t size, cap, lines_size, lines_cap;
};

/* What changes with every write, and is again what it was if they are not stored. */
struct fresh_state {
    uint32_t coming; /* how many have come since the last ones began to go home, */
    uint32_t in_rows; /* are in rows, */
    uint32_t at_home; /* and are at home already */
    uint32_t gone;    /* of those that go home: are there */
    int64_t first_row, next_row;
};

struct fresh_last {
    int64_t table;
    uint32_t free_seq; /* behind its last event */
    UT_hash_handle hh;
};

struct fresh {
    struct fresh_events coming, going; /* those that go home are in the order of `event` */
    int64_t going_row;                 /* the last row with any of those that go */
    struct fresh_state now, stored;
    struct fresh_last *last; /* hash by table */
    uint64_t added, added_before; /* since when nothing came is how quiet it is */
    char *row;
    uint32_t row_cap;
};

/* After a crash: whatever is still in rows goes home. False: it cannot be read. */
bool fresh_open(struct store *store);
void fresh_free(struct fresh *fresh);
void fresh_add(struct store *store, int64_t table, uint32_t seq, int64_t at, const char *line);
/* Those that are not at home, in their order, which is behind those that are. */
bool fresh_each(const struct store *store, int64_t table, bool (*each)(void *context, int64_t at, const char *line), void *context);
int64_t fresh_last_at(const struct store *store, int64_t table); /* 0: all of its events are at home */
void fresh_write(struct store *store);                  /* the last of a transaction */
void fresh_stored(struct store *store, bool fine);      /* how it came out */
void fresh_home(struct store *store);                   /* all of them, with this transaction */
bool fresh_rest(struct store *store);                   /* store_tidy */
/* A table goes, and its number may come back: nothing of it stays in a row. */
void fresh_leave(struct store *store, int64_t table);

#endif
