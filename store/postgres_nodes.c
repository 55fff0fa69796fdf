/* postgres_nodes.c: several servers at one database. Each renews its lease and holds a lock of its session as a sign of life; who finds
 * another without either declares it dead, once and for all, and then may take its tables. What a dead one sends is refused by the fence. */
#include "store/postgres_parts.h"

#ifdef WITH_POSTGRES

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "store/fiber.h"

/* --- life and death --- */

static bool renew(struct store *store) {
    struct postgres *pg = store->postgres;
    char me[24];
    int64_t now = postgres_now();
    snprintf(me, sizeof me, "%lld", (long long)pg->me);
    const char *values[] = {me};
    PGresult *result = postgres_run(
        &pg->keeper,
        "UPDATE node SET until = clock_timestamp() + interval '5 s' WHERE id = $1::bigint AND NOT dead RETURNING 1",
        1, values);
    if (!result) return false;
    bool alive = PQntuples(result) == 1;
    PQclear(result);
    if (!alive) {
        postgres_lose(store, "this server was taken for dead, and others have its tables");
        return false;
    }
    pg->renewed_at = now;
    pg->lease_until = now + LEASE_MS;
    return true;
}

/* Nobody waits for a commit that runs: a server whose row is locked is not dead. */
static void declare_dead(struct store *store) {
    char me[24];
    snprintf(me, sizeof me, "%lld", (long long)store->postgres->me);
    const char *values[] = {me};
    PQclear(postgres_run(
        &store->postgres->keeper,
        "UPDATE node SET dead = true WHERE id IN (SELECT id FROM node WHERE NOT dead AND id <> $1::bigint AND"
        " (until < clock_timestamp() OR pg_try_advisory_xact_lock(7, id::int)) FOR UPDATE SKIP LOCKED)",
        1, values));
}

static void keep(void *context) {
    struct store *store = context;
    struct postgres *pg = store->postgres;
    int64_t now = postgres_now();
    if (now - pg->renewed_at < RENEW_MS || renew(store)) {
        pg->looked_at = now;
        declare_dead(store);
        postgres_reserve(store);
    }
    pg->keeping = false;
}

/* --- connecting anew --- */

struct reconnecting {
    uv_work_t work;
    struct store *store; /* of which the thread reads what never changes */
    struct connections made;
    bool fine;
};

static void reconnect(uv_work_t *work) {
    struct reconnecting *job = work->data;
    job->fine = postgres_connect(job->store->postgres, &job->made);
}

static void reconnected(uv_work_t *work, int status) {
    struct reconnecting *job = work->data;
    job->store->postgres->keeping = false;
    if (job->fine)
        postgres_begin(job->store, &job->made);
    else
        postgres_note(job->store, job->made.why);
    free(job);
}

static void start_reconnecting(struct store *store) {
    struct postgres *pg = store->postgres;
    struct reconnecting *job = calloc(1, sizeof *job);
    if (!job) abort();
    job->store = store;
    job->work.data = job;
    pg->keeping = true;
    if (pg->loop) {
        uv_queue_work(pg->loop, &job->work, reconnect, reconnected);
        return;
    }
    reconnect(&job->work);
    reconnected(&job->work, 0);
}

void postgres_tick(struct store *store) {
    struct postgres *pg = store->postgres;
    int64_t now = postgres_now();
    if (!pg->away && now > pg->lease_until)
        postgres_lose(store, "the lease is over: the database did not answer in time");
    /* All sessions must belong to one incarnation of this server, so they are reopened together. */
    bool whole = pg->reader.connection && pg->keeper.connection && !session_hangs(&pg->reader);
    if (!pg->away && !whole)
        postgres_lose(store, store->error[0] ? store->error : "the database does not answer");
    if (pg->keeping) return;
    if (pg->away) {
        if (now - pg->tried_at < RETRY_MS) return;
        pg->tried_at = now;
        start_reconnecting(store);
    } else if (now - pg->renewed_at >= RENEW_MS || now - pg->looked_at >= SIGN_MS) {
        pg->keeping = true;
        if (pg->loop)
            fiber_start(keep, store);
        else
            keep(store);
    }
}

/* --- what servers say to each other --- */

void postgres_hear(struct store *store) {
    struct postgres *pg = store->postgres;
    PGnotify *heard;
    while (pg->keeper.connection && (heard = PQnotifies(pg->keeper.connection))) {
        if (pg->heard && heard->be_pid != PQbackendPID(pg->writer))
            pg->heard(pg->heard_context, heard->extra);
        PQfreemem(heard);
    }
}

void postgres_listen(struct store *store, store_heard *heard, void *context) {
    store->postgres->heard = heard;
    store->postgres->heard_context = context;
}

bool postgres_away(const struct store *store) {
    return store->postgres->away || postgres_now() > store->postgres->lease_until;
}

int64_t postgres_incarnation(const struct store *store) {
    return postgres_away(store) ? 0 : store->postgres->me;
}

bool postgres_lost(struct store *store) {
    bool lost = store->postgres->lost;
    store->postgres->lost = false;
    return lost;
}

bool postgres_sweeps(struct store *store) {
    struct postgres *pg = store->postgres;
    if (pg->sweeps || pg->away) return pg->sweeps;
    PGresult *result = postgres_run(&pg->keeper, "SELECT pg_try_advisory_lock(7, -1)", 0, NULL);
    pg->sweeps = result && PQgetvalue(result, 0, 0)[0] == 't';
    PQclear(result);
    return pg->sweeps;
}

/* --- tables --- */

static int64_t try_claim(struct store *store, const char *const *values) {
    PGresult *result = postgres_run(&store->postgres->reader, store->postgres->claim, 2, values);
    int64_t claimed = result ? strtoll(PQcmdTuples(result), NULL, 10) : -1;
    PQclear(result);
    return claimed;
}

/* Whose it is, when it is not ours, or which server can have it. An owner who has missed a renewal may be dead. */
static enum store_claim find_owner(struct store *store, const char *const *values,
                                   char node[NODE_NAME_BYTES]) {
    PGresult *result = postgres_run(&store->postgres->reader, store->postgres->whose, 1, values);
    if (!result) return CLAIM_AWAY;
    enum store_claim claim = CLAIM_NONE;
    if (PQntuples(result)) {
        bool dead = PQgetvalue(result, 0, 1)[0] == 't', late = PQgetvalue(result, 0, 2)[0] == 't';
        snprintf(node, NODE_NAME_BYTES, "%s", PQgetvalue(result, 0, 0));
        claim = dead || late ? CLAIM_UNDECIDED : CLAIM_ELSEWHERE;
    }
    PQclear(result);
    return claim;
}

enum store_claim postgres_claim(struct store *store, const char *id_or_code, char node[NODE_NAME_BYTES]) {
    struct postgres *pg = store->postgres;
    char me[24];
    if (postgres_away(store)) return CLAIM_AWAY;
    snprintf(me, sizeof me, "%lld", (long long)pg->me);
    const char *values[] = {id_or_code, me};
    for (int attempt = 0;; attempt++) {
        int64_t claimed = try_claim(store, values);
        if (claimed != 0) return claimed < 0 ? CLAIM_AWAY : CLAIM_MINE;
        enum store_claim claim = find_owner(store, values, node);
        if (claim == CLAIM_NONE || claim == CLAIM_AWAY || attempt) return claim;
        declare_dead(store); /* it may have ended a moment ago */
    }
}

void postgres_release(struct store *store) {
    struct postgres *pg = store->postgres;
    char me[24];
    snprintf(me, sizeof me, "%lld", (long long)pg->me);
    const char *values[] = {me};
    if (pg->away) return;
    PQclear(
        postgres_run(&pg->reader, "UPDATE gametable SET owner = NULL WHERE owner = $1::bigint", 1, values));
    PQclear(postgres_run(&pg->reader, "UPDATE node SET dead = true WHERE id = $1::bigint", 1, values));
    postgres_lose(store, "this server ends");
}

#endif
