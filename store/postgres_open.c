/* postgres_open.c: connections to the database, its schema, and the incarnation of a server: a number that is never used again. */
#include "store/postgres_parts.h"

#ifdef WITH_POSTGRES

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

extern const char store_postgres_schema[];

/* What comes after migration 1, in order. A program refuses a database that has more of them than it knows. */
static const char *const migrations[] = {store_postgres_schema};
enum { MIGRATIONS = sizeof migrations / sizeof *migrations };

/* A server that is dead divides by zero, which takes the whole transaction back. Who declares it dead waits for this lock. */
static const char FENCE[] =
    "SELECT 1 / count(*) FROM (SELECT 1 FROM node WHERE id = $1::bigint AND NOT dead FOR SHARE) AS alive";

static const char *const sql[QUERIES] = {
#define QUERY(name, sql) [name] = sql,
#include "store/queries.def"
#undef QUERY
};
static const struct {
    enum query which;
    const char *sql;
} other_words[] = {
#define QUERY(name, sql) {name, sql},
#include "store/postgres.def"
#undef QUERY
};

/* "?" becomes "$1", "$2"; "?2" becomes "$2". */
static char *with_dollars(const char *from) {
    char *to = malloc(2 * strlen(from) + 64), *at = to;
    int number = 0;
    if (!to) abort();
    for (; *from; from++) {
        if (*from != '?')
            *at++ = *from;
        else if (isdigit((unsigned char)from[1]))
            *at++ = '$';
        else
            at += sprintf(at, "$%d", ++number);
    }
    *at = 0;
    return to;
}

static void make_queries(struct postgres *pg) {
    for (int i = 0; i < QUERIES; i++) pg->sql[i] = with_dollars(sql[i]);
    for (size_t i = 0; i < sizeof other_words / sizeof *other_words; i++) {
        char **place = &pg->sql[other_words[i].which];
        free(*place);
        *place = other_words[i].sql ? with_dollars(other_words[i].sql) : NULL;
    }
    TEXT(known, 2000);
    for (int i = 0; game_list[i]; i++)
        text_format(&known, "%s('%s', %d)", i ? ", " : "(game, rules) IN (", game_list[i]->name, game_list[i]->rules);
    text_byte(&known, ')');
    TEXT(claim, 4000);
    text_format(&claim,
                "UPDATE gametable AS g SET owner = $2::bigint, epoch = epoch + 1 WHERE (id = $1 OR code = upper($1)) AND %s AND"
                " (owner IS NULL OR owner = $2::bigint OR EXISTS (SELECT 1 FROM node WHERE node.id = g.owner AND dead))",
                known.bytes);
    TEXT(whose, 4000);
    text_format(&whose,
                "SELECT node.name, node.dead, node.until < clock_timestamp() + interval '3 s', %s FROM gametable AS g JOIN node ON"
                " node.id = g.owner WHERE g.id = $1 OR g.code = upper($1)",
                known.bytes);
    pg->claim = strdup(claim.bytes);
    pg->whose = strdup(whose.bytes);
    if (!pg->claim || !pg->whose || claim.full || whose.full) abort();
}

/* --- connections --- */

static bool fails(PGconn *connection, PGresult *result, char *why, size_t why_size) {
    ExecStatusType status = PQresultStatus(result);
    bool fine = status == PGRES_TUPLES_OK || status == PGRES_COMMAND_OK;
    if (!fine) {
        const char *said = PQerrorMessage(connection);
        snprintf(why, why_size, "The database cannot be used: %.*s.", (int)strcspn(said, "\n"), said);
    }
    return !fine;
}

static bool run(PGconn *connection, const char *statement, char *why, size_t why_size) {
    PGresult *result = PQexec(connection, statement);
    bool fine = !fails(connection, result, why, why_size);
    PQclear(result);
    return fine;
}

/* Of one row and column; -1: it failed. */
static int64_t number(PGconn *connection, const char *statement, char *why, size_t why_size) {
    PGresult *result = PQexec(connection, statement);
    int64_t value = -1;
    if (!fails(connection, result, why, why_size))
        value = PQntuples(result) ? strtoll(PQgetvalue(result, 0, 0), NULL, 10) : 0;
    PQclear(result);
    return value;
}

static PGconn *reach(const char *url, const char *node, char *why, size_t why_size) {
    char name[NODE_NAME_BYTES + 10];
    snprintf(name, sizeof name, "dizaine %s", node);
    const char *const keys[] = {"dbname", "application_name", "connect_timeout", "tcp_user_timeout", "client_encoding", NULL};
    const char *const values[] = {url, name, "2", "4000", "UTF8", NULL};
    PGconn *connection = PQconnectdbParams(keys, values, 1);
    if (PQstatus(connection) == CONNECTION_OK) {
        /* A pooler in between would lend the session, and with it the sign of life, to others. */
        if (number(connection, "SELECT pg_backend_pid()", why, why_size) == PQbackendPID(connection)) return connection;
        snprintf(why, why_size, "The database cannot be used: a pooler such as PgBouncer stands before it; connect to PostgreSQL itself.");
    } else {
        const char *said = PQerrorMessage(connection);
        snprintf(why, why_size, "The database cannot be reached: %.*s.", (int)strcspn(said, "\n"), said);
    }
    PQfinish(connection);
    return NULL;
}

/* --- the schema --- */

static bool migrate(PGconn *connection, char *why, size_t why_size) {
    if (number(connection, "SELECT pg_is_in_recovery()::int", why, why_size) != 0) {
        if (PQstatus(connection) == CONNECTION_OK)
            snprintf(why, why_size, "The database cannot be used: it is a standby, which can only be read.");
        return false;
    }
    bool fine = run(connection, "BEGIN; SET LOCAL client_min_messages = error; SELECT pg_advisory_xact_lock(7, 0);"
                                "CREATE TABLE IF NOT EXISTS dizaine_version (version INTEGER NOT NULL)", why, why_size);
    int64_t version = fine ? number(connection, "SELECT coalesce(max(version), 0) FROM dizaine_version", why, why_size) : -1;
    if (version > MIGRATIONS) {
        snprintf(why, why_size, "The database cannot be used: a newer Dizaine has written it (migration %d; this one knows %d).", (int)version,
                 MIGRATIONS);
        fine = false;
    }
    for (; fine && version >= 0 && version < MIGRATIONS; version++) {
        char note[80];
        snprintf(note, sizeof note, "INSERT INTO dizaine_version VALUES (%d)", (int)version + 1);
        fine = run(connection, migrations[version], why, why_size) && run(connection, note, why, why_size);
    }
    fine = fine && version == MIGRATIONS;
    char unused[300];
    bool ended = run(connection, fine ? "COMMIT" : "ROLLBACK", fine ? why : unused, fine ? why_size : sizeof unused);
    return fine && ended;
}

/* --- an incarnation --- */

static bool prepare_writes(struct postgres *pg, char *why, size_t why_size) {
    PGresult *result = PQprepare(pg->writer, "fence", FENCE, 0, NULL);
    bool fine = !fails(pg->writer, result, why, why_size);
    PQclear(result);
    for (int i = 0; fine && i < QUERIES; i++) {
        char name[16];
        if (!pg->sql[i] || (i != EVENT_ADD && strncmp(pg->sql[i], "SELECT", 6) == 0 && i != DEVICES_AGE)) continue;
        snprintf(name, sizeof name, "q%d", i);
        result = PQprepare(pg->writer, name, pg->sql[i], 0, NULL);
        fine = !fails(pg->writer, result, why, why_size);
        PQclear(result);
    }
    return fine;
}

/* First the number, then the lock, then the row: whoever sees the row finds the lock held, as long as the session lives. */
static bool enlist(struct postgres *pg, char *why, size_t why_size) {
    char text[400], *name = PQescapeLiteral(pg->writer, pg->node, strlen(pg->node));
    int64_t me = number(pg->writer, "SELECT nextval('node_id')", why, why_size), now = postgres_now();
    bool fine = me > 0 && name;
    snprintf(text, sizeof text, "SELECT pg_advisory_lock(%d, %lld), set_config('dizaine.me', '%lld', false)", LOCKS, (long long)me, (long long)me);
    fine = fine && run(pg->writer, text, why, why_size);
    if (fine) snprintf(text, sizeof text, "SELECT set_config('dizaine.me', '%lld', false)", (long long)me);
    fine = fine && run(pg->reader, text, why, why_size);
    if (fine) snprintf(text, sizeof text, "INSERT INTO node (id, name, until) VALUES (%lld, %s, clock_timestamp() + interval '%d ms')", (long long)me, name, LEASE_MS);
    fine = fine && run(pg->writer, text, why, why_size);
    PQfreemem(name);
    if (!fine) return false;
    pg->me = me;
    pg->lease_until = now + LEASE_MS;
    pg->renewed_at = now;
    return true;
}

static const char WRITER[] = "SET enable_hashjoin = off; SET enable_mergejoin = off; SET enable_seqscan = off; SET plan_cache_mode = force_generic_plan;"
                             "SET idle_in_transaction_session_timeout = 1500";
/* What is claimed or declared here is followed by commits that are synchronous: it need not be waited for by itself. */
static const char READER[] = "SET synchronous_commit = off; SET statement_timeout = 5000; SET client_min_messages = error";

bool postgres_connect(struct store *store, char *why, size_t why_size) {
    struct postgres *pg = store->postgres;
    postgres_drop(store);
    memset(pg->prepared, 0, sizeof pg->prepared);
    pg->writer = reach(pg->url, pg->node, why, why_size);
    pg->reader = pg->writer ? reach(pg->url, pg->node, why, why_size) : NULL;
    if (!pg->reader || !migrate(pg->writer, why, why_size) || !run(pg->writer, WRITER, why, why_size) ||
        !run(pg->reader, READER, why, why_size) || !prepare_writes(pg, why, why_size) || !enlist(pg, why, why_size) ||
        PQsetnonblocking(pg->writer, 1) != 0 || PQsetnonblocking(pg->reader, 1) != 0 || !PQenterPipelineMode(pg->writer)) {
        postgres_drop(store);
        return false;
    }
    pg->away = false;
    postgres_watch(store);
    return true;
}

void postgres_drop(struct store *store) {
    struct postgres *pg = store->postgres;
    PGconn *writer = pg->writer;
    pg->writer = NULL;
    postgres_watch(store); /* nobody looks at it any more */
    PQfinish(writer);
    PQfinish(pg->reader);
    pg->reader = NULL;
    pg->numbers_left[0] = pg->numbers_left[1] = 0;
}

struct store *postgres_open(const char *url, const char *node, char *why, size_t why_size) {
    struct store *store = calloc(1, sizeof *store);
    struct postgres *pg = calloc(1, sizeof *pg);
    if (!store || !pg) abort();
    store->postgres = pg;
    store->lock = -1;
    pg->url = strdup(url);
    snprintf(pg->node, sizeof pg->node, "%s", node);
    make_queries(pg);
    if (postgres_connect(store, why, why_size)) return store;
    postgres_close(store);
    return NULL;
}

void postgres_close(struct store *store) {
    struct postgres *pg = store->postgres;
    postgres_drop(store);
    for (int i = 0; i < QUERIES; i++) free(pg->sql[i]);
    for (int i = 0; i < 4; i++) free(pg->events[i].at);
    free(pg->texts.at);
    free(pg->writes);
    free(pg->places);
    free(pg->claim);
    free(pg->whose);
    free(pg->url);
    free(pg);
    free(store);
}

#endif
