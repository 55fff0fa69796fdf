/* postgres_parts.h: what the files of the PostgreSQL store share. */
#ifndef DIZAINE_STORE_POSTGRES_PARTS_H
#define DIZAINE_STORE_POSTGRES_PARTS_H

#if __has_include(<libpq-fe.h>)
#define WITH_POSTGRES

#include <libpq-fe.h>
#include <uv.h>

#include "store/fiber.h"
#include "store/postgres.h"
#include "store/sqlite.h"

enum {
    ASK_MS = 3000,   /* blocking timeout of a query outside of a fiber */
    HANGS_MS = 6000, /* above statement_timeout: then the connection is taken for broken */
    WAIT_MS = 10000,
    RENEW_MS = 1600,
    SIGN_MS = 200,
    RETRY_MS = 300,
    BLOCK = 64,
    LOCKS = 7,
};

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

/* A connection for questions, in pipeline mode. */
struct session {
    struct store *store;
    PGconn *connection;     /* NULL: none */
    uv_poll_t *poll;        /* NULL: no loop yet */
    struct question *first; /* what is asked and not answered */
    bool prepared[QUERIES];
};

struct postgres {
    char *url;
    char node[NODE_NAME_BYTES];
    PGconn *writer;
    struct session reader; /* what people and tables ask */
    struct session keeper; /* leases: nothing else makes them wait */
    char *sql[QUERIES];    /* with $1 for ?; NULL: not asked of PostgreSQL */
    char *rules;           /* " dix:3 pig:1 ": what this program can play */
    char *claim,
        *whose; /* what claims a table and asks for its owner, with the rules that this program knows */
    int64_t me; /* this incarnation */
    int64_t lease_until, renewed_at, looked_at, tried_at; /* by CLOCK_BOOTTIME */
    bool away, lost, sweeps;
    store_heard *heard;
    void *heard_context;
    bool keeping; /* a fiber renews, or a thread connects */

    struct write *writes;
    int64_t *places; /* of the values in `texts`; -1: NULL */
    int writes_size, writes_cap, places_size, places_cap;
    struct bytes texts;
    struct bytes events[4]; /* t, seq, at and line of all events of the commit, as arrays */
    int64_t events_size;

    bool sending, failed, refused, unsure;
    struct fibers_waiting waiters; /* for that commit */
    store_told *told;
    void *context;
    uv_poll_t *poll; /* of the writer; NULL: no loop yet */
    struct uv_loop_s *loop;
    int64_t numbers[2][2 * BLOCK]; /* reserved for new tables and reports */
    int numbers_left[2];
};

/* postgres.c */
void postgres_note(struct store *store, const char *what);
int64_t postgres_text(struct bytes *texts,
                      const struct value *value);         /* where the text of a value begins; -1: NULL */
void postgres_lose(struct store *store, const char *why); /* nothing is ours any more */
int64_t postgres_now(void);                               /* CLOCK_BOOTTIME in milliseconds */
void postgres_watch(struct store *store);                 /* the writer, from the loop */

/* postgres_ask.c */
/* Asks, and waits for the answer; NULL: there is none, which is noted. */
PGresult *postgres_run(struct session *session, const char *sql, int size, const char *const *values);
void postgres_reserve(struct store *store); /* numbers of new rows, before they run out */
void session_attach(struct session *session, struct uv_loop_s *loop);
void session_close(struct session *session);       /* all that was asked there is not answered */
bool session_hangs(const struct session *session); /* an answer is long overdue */

/* postgres_decks.c */
bool postgres_put_files(PGconn *connection, const char *id, const char *folder); /* as rows of a deck */

/* postgres_nodes.c */
void postgres_hear(struct store *store); /* what the other servers say */

/* postgres_open.c */
/* New connections and a new incarnation; blocks, and touches nothing of the store: a thread may call it. */
struct connections {
    PGconn *writer, *reader, *keeper;
    int64_t me, at;
    char why[DB_ERROR_BYTES];
};
bool postgres_connect(const struct postgres *pg, struct connections *made);
void postgres_begin(struct store *store, const struct connections *made); /* with these */
void postgres_drop(struct store *store);                                  /* all connections */

#endif
#endif
