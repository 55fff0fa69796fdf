/* postgres_parts.h: what the files of the PostgreSQL store share. */
#ifndef DIZAINE_STORE_POSTGRES_PARTS_H
#define DIZAINE_STORE_POSTGRES_PARTS_H

#if __has_include(<libpq-fe.h>)
#define WITH_POSTGRES

#include <libpq-fe.h>
#include <uv.h>

#include "store/postgres.h"
#include "store/sqlite.h"

enum { ASK_MS = 3000, TICK_MS = 1000, WAIT_MS = 10000, RENEW_MS = 1600, SIGN_MS = 200, RETRY_MS = 300, BLOCK = 64, LOCKS = 7 };

/* Bytes that grow. */
struct bytes {
    char *at;
    size_t size, cap;
};

/* A write that waits for the commit: its values stand in `texts`, as text. */
struct write {
    enum query which;
    int first, size; /* of `places` */
};

struct postgres {
    char *url;
    char node[NODE_NAME_BYTES];
    PGconn *writer, *reader;
    bool prepared[QUERIES]; /* at the reader */
    char *sql[QUERIES];     /* with $1 for ?; NULL: not asked of PostgreSQL */
    char *claim, *whose;    /* what claims a table and asks for its owner, with the rules that this program knows */
    int64_t me;             /* this incarnation */
    int64_t lease_until, renewed_at, looked_at, tried_at; /* by CLOCK_BOOTTIME */
    bool away, lost, unread, sweeps;

    struct write *writes;
    int64_t *places; /* of the values in `texts`; -1: NULL */
    int writes_size, writes_cap, places_size, places_cap;
    struct bytes texts;
    struct bytes events[4]; /* t, seq, at and line of all events of the commit, as arrays */
    int64_t events_size;

    bool sending, failed, refused, unsure;
    store_told *told;
    void *context;
    uv_poll_t *poll; /* NULL: no loop yet */
    struct uv_loop_s *loop;
    int64_t numbers[2][BLOCK]; /* reserved for new tables and reports */
    int numbers_left[2];
};

/* postgres.c */
void postgres_note(struct store *store, const char *what);
/* Runs a statement at the reader, within a time; NULL: it failed, which is noted. */
PGresult *postgres_run(struct store *store, int timeout_ms, const char *sql, int size, const char *const *values);
void postgres_lose(struct store *store, const char *why); /* nothing is ours any more */
int64_t postgres_now(void);                               /* CLOCK_BOOTTIME in milliseconds */

/* postgres_open.c */
bool postgres_connect(struct store *store, char *why, size_t why_size); /* both connections, and a new incarnation */
void postgres_drop(struct store *store);                               /* both connections */
void postgres_watch(struct store *store);                              /* the writer, from the loop */

#endif
#endif
