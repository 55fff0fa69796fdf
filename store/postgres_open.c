/* postgres_open.c: connections to the database, its schema, and the incarnation of a server: a number that is never used again. */
#include "store/postgres_parts.h"

#ifdef WITH_POSTGRES

#include <ctype.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

extern const char store_postgres_schema[], store_postgres_2[], store_postgres_3[], store_postgres_4[],
    store_postgres_5[], store_postgres_6[], store_postgres_7[];

/* In order. A program refuses a database that has more of them than it knows; one that runs while another applies the next goes on, so they
 * only add. */
static const char *const migrations[] = {store_postgres_schema, store_postgres_2, store_postgres_3,
                                         store_postgres_4, store_postgres_5, store_postgres_6,
                                         store_postgres_7};
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
    for (int i = 0; i < QUERIES; i++) pg->sql[i] = sql[i] ? with_dollars(sql[i]) : NULL;
    for (size_t i = 0; i < sizeof other_words / sizeof *other_words; i++) {
        char **place = &pg->sql[other_words[i].which];
        free(*place);
        *place = other_words[i].sql ? with_dollars(other_words[i].sql) : NULL;
    }
    TEXT(known, 2000);
    for (int i = 0; game_list[i]; i++)
        text_format(&known, "%s('%s', %d)", i ? ", " : "(g.game, g.rules) IN (", game_list[i]->name,
                    game_list[i]->rules);
    text_byte(&known, ')');
    TEXT(rules, 2000);
    for (int i = 0; game_list[i]; i++) text_format(&rules, " %s:%d", game_list[i]->name, game_list[i]->rules);
    text_byte(&rules, ' ');
    TEXT(claim, 4000);
    text_format(
        &claim,
        "UPDATE gametable AS g SET owner = $2::bigint, epoch = epoch + 1 WHERE (id = $1 OR code = upper($1)) AND %s AND"
        " (owner IS NULL OR owner = $2::bigint OR EXISTS (SELECT 1 FROM node WHERE node.id = g.owner AND dead))",
        known.bytes);
    /* The owner; or of a table that nobody plays and that this program does not know how to, one that does. */
    TEXT(whose, 4000);
    text_format(
        &whose,
        "SELECT node.name, node.dead, node.until < clock_timestamp() + interval '3 s', %s FROM gametable AS g JOIN node ON"
        " node.id = coalesce((SELECT id FROM node WHERE id = g.owner AND (NOT dead OR %s)), (SELECT max(id) FROM node WHERE NOT dead AND"
        " node.id <> current_setting('dizaine.me')::bigint AND strpos(node.rules, ' ' || g.game || ':' || g.rules || ' ') > 0))"
        " WHERE g.id = $1 OR g.code = upper($1)",
        known.bytes, known.bytes);
    pg->claim = strdup(claim.bytes);
    pg->whose = strdup(whose.bytes);
    pg->rules = strdup(rules.bytes);
    if (!pg->claim || !pg->whose || !pg->rules || claim.full || whose.full || rules.full) abort();
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

static const char POOLED[] =
    "The database cannot be used: a pooler such as PgBouncer stands before it; connect to PostgreSQL itself.";

static PGconn *reach(const char *url, const char *node, char *why, size_t why_size) {
    char name[NODE_NAME_BYTES + 10];
    snprintf(name, sizeof name, "dizaine %s", node);
    const char *const keys[] = {"dbname",           "application_name", "connect_timeout",
                                "tcp_user_timeout", "client_encoding",  NULL};
    const char *const values[] = {url, name, "2", "4000", "UTF8", NULL};
    PGconn *connection = PQconnectdbParams(keys, values, 1);
    if (PQstatus(connection) != CONNECTION_OK) {
        const char *said = PQerrorMessage(connection);
        snprintf(why, why_size, "The database cannot be reached: %.*s.", (int)strcspn(said, "\n"), said);
    } else if (run(connection, "SET statement_timeout = 5000; SET client_min_messages = error", why,
                   why_size)) {
        /* A connection pooler would share the session, and with it the advisory lock that is our lease. */
        if (number(connection, "SELECT pg_backend_pid()", why, why_size) == PQbackendPID(connection))
            return connection;
        snprintf(why, why_size, "%s", POOLED);
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
    bool fine = run(connection,
                    "BEGIN; SET LOCAL client_min_messages = error; SELECT pg_advisory_xact_lock(7, 0);"
                    "CREATE TABLE IF NOT EXISTS dizaine_version (version INTEGER NOT NULL)",
                    why, why_size);
    int64_t version =
        fine ? number(connection, "SELECT coalesce(max(version), 0) FROM dizaine_version", why, why_size)
             : -1;
    if (version > MIGRATIONS) {
        snprintf(
            why, why_size,
            "The database cannot be used: a newer Dizaine has written it (migration %d; this one knows %d).",
            (int)version, MIGRATIONS);
        fine = false;
    }
    for (; fine && version >= 0 && version < MIGRATIONS; version++) {
        char note[80];
        snprintf(note, sizeof note, "INSERT INTO dizaine_version VALUES (%d)", (int)version + 1);
        fine = run(connection, migrations[version], why, why_size) && run(connection, note, why, why_size);
    }
    fine = fine && version == MIGRATIONS;
    char unused[300];
    bool ended =
        run(connection, fine ? "COMMIT" : "ROLLBACK", fine ? why : unused, fine ? why_size : sizeof unused);
    return fine && ended;
}

/* --- an incarnation --- */

/* All in one round trip. */
static bool prepare_writes(const struct postgres *pg, PGconn *writer, char *why, size_t why_size) {
    if (!PQenterPipelineMode(writer) || !PQsendPrepare(writer, "fence", FENCE, 0, NULL)) return false;
    for (int i = 0; i < QUERIES; i++) {
        char name[16];
        if (!pg->sql[i] ||
            (i != EVENT_ADD && strncmp(pg->sql[i], "SELECT", 6) == 0 && i != DEVICES_AGE && i != BROADCAST))
            continue;
        snprintf(name, sizeof name, "q%d", i);
        if (!PQsendPrepare(writer, name, pg->sql[i], 0, NULL)) return false;
    }
    bool fine = true, whole = !PQpipelineSync(writer);
    while (!whole && PQstatus(writer) == CONNECTION_OK) {
        PGresult *result = PQgetResult(writer);
        if (!result) continue;
        whole = PQresultStatus(result) == PGRES_PIPELINE_SYNC;
        if (!whole && fine) fine = !fails(writer, result, why, why_size);
        PQclear(result);
    }
    return fine && whole;
}

/* The proxy leads people by names: of two servers with the same one each would send the other's people away. One that has just been
 * killed is waited for. */
static bool has_its_name(const struct postgres *pg, PGconn *writer, char *why, size_t why_size) {
    char text[600], *name = PQescapeLiteral(writer, pg->node, strlen(pg->node));
    int64_t until = postgres_now() + LEASE_MS + 1000, others = -1;
    if (!name) return false;
    snprintf(
        text, sizeof text,
        "SELECT count(*) FROM node WHERE name = %s AND NOT dead AND until > clock_timestamp() AND NOT pg_try_advisory_xact_lock(%d, id::int)",
        name, LOCKS);
    PQfreemem(name);
    while ((others = number(writer, text, why, why_size)) > 0 && postgres_now() < until) poll(NULL, 0, 100);
    if (others > 0)
        snprintf(
            why, why_size,
            "The database cannot be used: another server called %s runs there; give each a --node of its own.",
            pg->node);
    return others == 0;
}

/* First the number, then the lock, then the row: whoever sees the row finds the lock held, as long as the session lives. */
static bool enlist(const struct postgres *pg, struct connections *made) {
    char text[2600], *name = PQescapeLiteral(made->writer, pg->node, strlen(pg->node));
    PGconn *others[] = {made->reader, made->keeper};
    made->at = postgres_now();
    made->me = number(made->writer, "SELECT nextval('node_id')", made->why, sizeof made->why);
    long long me = made->me;
    bool fine = me > 0 && name;
    /* The sequence gives each number once, unless it was reset by hand. */
    snprintf(
        text, sizeof text,
        "SELECT (pg_try_advisory_lock(%d, %lld) AND NOT EXISTS (SELECT 1 FROM node WHERE id = %lld))::int",
        LOCKS, me, me);
    if (fine && number(made->writer, text, made->why, sizeof made->why) != 1) {
        snprintf(
            made->why, sizeof made->why,
            "The database cannot be used: another server had or has the number %lld; its counter node_id was set back.",
            me);
        fine = false;
    }
    snprintf(text, sizeof text, "SELECT set_config('dizaine.me', '%lld', false)", me);
    fine = fine && run(made->writer, text, made->why, sizeof made->why);
    snprintf(text, sizeof text, "SELECT set_config('dizaine.me', '%lld', false)", me);
    for (int i = 0; fine && i < 2; i++) fine = run(others[i], text, made->why, sizeof made->why);
    snprintf(
        text, sizeof text,
        "SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND classid = %d AND objid = %lld AND pid = %d",
        LOCKS, me, PQbackendPID(made->writer));
    if (fine && number(made->reader, text, made->why, sizeof made->why) != 1) {
        snprintf(made->why, sizeof made->why, "%s", POOLED);
        fine = false;
    }
    if (fine)
        snprintf(
            text, sizeof text,
            "INSERT INTO node (id, name, until, rules) VALUES (%lld, %s, clock_timestamp() + interval '%d ms', '%s')",
            me, name, LEASE_MS, pg->rules);
    fine = fine && run(made->writer, text, made->why, sizeof made->why);
    PQfreemem(name);
    return fine;
}

static const char WRITER[] =
    "SET enable_hashjoin = off; SET enable_mergejoin = off; SET enable_seqscan = off; SET plan_cache_mode = force_generic_plan;"
    "SET idle_in_transaction_session_timeout = 1500; RESET client_min_messages; SET statement_timeout = 0";
/* What is claimed or declared here is followed by commits that are synchronous: it need not be waited for by itself. */
static const char READER[] = "SET synchronous_commit = off; SET statement_timeout = 3000";
static const char KEEPER[] = "SET synchronous_commit = off; SET statement_timeout = 3000; LISTEN dizaine";

bool postgres_connect(const struct postgres *pg, struct connections *made) {
    PGconn **all[] = {&made->writer, &made->reader, &made->keeper};
    char *why = made->why;
    size_t size = sizeof made->why;
    bool fine = true;
    *made = (struct connections){.why = "The database cannot be used: it ended the connection."};
    for (int i = 0; fine && i < 3; i++) fine = (*all[i] = reach(pg->url, pg->node, why, size));
    fine = fine && migrate(made->writer, why, size) && run(made->writer, WRITER, why, size) &&
           run(made->reader, READER, why, size) && run(made->keeper, KEEPER, why, size) &&
           (pg->me || !pg->node[0] || has_its_name(pg, made->writer, why, size)) && enlist(pg, made) &&
           prepare_writes(pg, made->writer, why, size) && PQenterPipelineMode(made->reader) &&
           PQenterPipelineMode(made->keeper);
    for (int i = 0; fine && i < 3; i++) fine = PQsetnonblocking(*all[i], 1) == 0;
    for (int i = 0; !fine && i < 3; i++) PQfinish(*all[i]);
    return fine;
}

void postgres_begin(struct store *store, const struct connections *made) {
    struct postgres *pg = store->postgres;
    pg->writer = made->writer;
    pg->reader.connection = made->reader;
    pg->keeper.connection = made->keeper;
    pg->me = made->me;
    pg->renewed_at = made->at;
    pg->lease_until = made->at + LEASE_MS;
    pg->away = false;
    postgres_watch(store);
    session_attach(&pg->reader, pg->loop);
    session_attach(&pg->keeper, pg->loop);
}

void postgres_drop(struct store *store) {
    struct postgres *pg = store->postgres;
    PGconn *writer = pg->writer;
    pg->writer = NULL;
    postgres_watch(store); /* nobody looks at it any more */
    PQfinish(writer);
    session_close(&pg->reader);
    session_close(&pg->keeper);
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
    pg->reader.store = pg->keeper.store = store;
    make_queries(pg);
    struct connections made;
    if (postgres_connect(pg, &made)) {
        postgres_begin(store, &made);
        return store;
    }
    snprintf(why, why_size, "%s", made.why);
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
    free(pg->rules);
    free(pg->url);
    free(pg);
    free(store);
}

#endif
