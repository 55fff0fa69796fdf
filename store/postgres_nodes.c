/* postgres_nodes.c: several servers at one database. Each renews its lease and holds a lock of its session as a sign of life; who finds
 * another without either declares it dead, once and for all, and then may take its tables. What a dead one sends is refused by the fence. */
#include "store/postgres_parts.h"

#ifdef WITH_POSTGRES

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* --- life and death --- */

static bool renew(struct store *store) {
    struct postgres *pg = store->postgres;
    char me[24];
    int64_t now = postgres_now();
    snprintf(me, sizeof me, "%lld", (long long)pg->me);
    const char *values[] = {me};
    PGresult *result = postgres_run(store, TICK_MS,
                                    "UPDATE node SET until = clock_timestamp() + interval '5 s' WHERE id = $1::bigint AND NOT dead RETURNING 1", 1, values);
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
    PQclear(postgres_run(store, TICK_MS,
                         "UPDATE node SET dead = true WHERE id IN (SELECT id FROM node WHERE NOT dead AND id <> $1::bigint AND"
                         " (until < clock_timestamp() OR pg_try_advisory_xact_lock(7, id::int)) FOR UPDATE SKIP LOCKED)",
                         1, values));
}

static void reconnect_reader(struct store *store) {
    struct postgres *pg = store->postgres;
    char why[DB_ERROR_BYTES];
    int64_t now = postgres_now();
    if (now - pg->tried_at < RETRY_MS) return;
    pg->tried_at = now;
    /* Two sessions that disagree would be two servers: both begin anew. */
    postgres_lose(store, store->error[0] ? store->error : "the database does not answer");
    if (!postgres_connect(store, why, sizeof why)) postgres_note(store, why);
}

void postgres_tick(struct store *store) {
    struct postgres *pg = store->postgres;
    int64_t now = postgres_now();
    if (!pg->away && now > pg->lease_until) postgres_lose(store, "the lease is over: the database did not answer in time");
    if (pg->away || !pg->reader) {
        reconnect_reader(store);
        return;
    }
    if (now - pg->renewed_at >= RENEW_MS && !renew(store)) return;
    if (now - pg->looked_at < SIGN_MS) return;
    pg->looked_at = now;
    declare_dead(store);
}

bool postgres_away(const struct store *store) {
    return store->postgres->away || postgres_now() > store->postgres->lease_until;
}

bool postgres_lost(struct store *store) {
    bool lost = store->postgres->lost;
    store->postgres->lost = false;
    return lost;
}

bool postgres_sweeps(struct store *store) {
    struct postgres *pg = store->postgres;
    if (pg->sweeps || pg->away) return pg->sweeps;
    PGresult *result = postgres_run(store, TICK_MS, "SELECT pg_try_advisory_lock(7, -1)", 0, NULL);
    pg->sweeps = result && PQgetvalue(result, 0, 0)[0] == 't';
    PQclear(result);
    return pg->sweeps;
}

/* --- tables --- */

static int64_t try_claim(struct store *store, const char *const *values) {
    PGresult *result = postgres_run(store, ASK_MS, store->postgres->claim, 2, values);
    int64_t claimed = result ? strtoll(PQcmdTuples(result), NULL, 10) : -1;
    PQclear(result);
    return claimed;
}

/* Whose it is, when it is not ours. An owner who has missed a renewal may be dead; a table of a dead one whose rules are not known here
 * is for other programs. */
static enum store_claim find_owner(struct store *store, const char *const *values, char node[NODE_NAME_BYTES]) {
    PGresult *result = postgres_run(store, ASK_MS, store->postgres->whose, 1, values);
    if (!result) return CLAIM_AWAY;
    enum store_claim claim = CLAIM_NONE;
    if (PQntuples(result)) {
        bool dead = PQgetvalue(result, 0, 1)[0] == 't', late = PQgetvalue(result, 0, 2)[0] == 't';
        bool known = PQgetvalue(result, 0, 3)[0] == 't';
        snprintf(node, NODE_NAME_BYTES, "%s", PQgetvalue(result, 0, 0));
        claim = dead && !known ? CLAIM_NONE : dead || late ? CLAIM_UNDECIDED : CLAIM_ELSEWHERE;
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
    PQclear(postgres_run(store, ASK_MS, "UPDATE gametable SET owner = NULL WHERE owner = $1::bigint", 1, values));
    PQclear(postgres_run(store, ASK_MS, "UPDATE node SET dead = true WHERE id = $1::bigint", 1, values));
    postgres_lose(store, "this server ends");
}

#endif
