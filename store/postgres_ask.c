/* postgres_ask.c: questions. Those of several fibers are on their way at once, in one pipeline, each a transaction of its own; answers come in
 * the same order. Who asks outside of a fiber waits for the answer itself. */
#include "store/postgres_parts.h"

#ifdef WITH_POSTGRES

#include <assert.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "store/fiber.h"

/* On the stack of who asks. */
struct question {
    struct question *next;
    struct fiber *fiber; /* NULL: the loop itself waits */
    PGresult *answer;
    int64_t since;       /* when it was asked, or the one before it answered */
    enum query prepares; /* QUERIES: nothing */
    bool done, failed;
};

/* --- a session --- */

static void take_off(struct session *session, bool failed) {
    struct question *question = session->first;
    session->first = question->next;
    if (session->first) session->first->since = postgres_now();
    question->failed |= failed;
    question->done = true;
    if (question->failed && question->prepares < QUERIES) session->prepared[question->prepares] = false;
    if (question->fiber) fiber_wake(question->fiber);
}

static void free_poll(uv_handle_t *poll) {
    free(poll);
}

void session_close(struct session *session) {
    if (session->poll) uv_close((uv_handle_t *)session->poll, free_poll);
    session->poll = NULL;
    PQfinish(session->connection);
    session->connection = NULL;
    memset(session->prepared, 0, sizeof session->prepared);
    while (session->first) take_off(session, true);
}

static void fail(struct session *session, const char *why) {
    postgres_note(session->store, why);
    session_close(session); /* a late result would be matched to the next query */
}

static void watch(struct session *session);

/* Takes what has come. */
static void listen_to(struct session *session) {
    PGconn *connection = session->connection;
    if (PQflush(connection) < 0 || !PQconsumeInput(connection)) {
        fail(session, PQerrorMessage(connection));
        return;
    }
    for (int empty = 0; session->first && !PQisBusy(connection) && empty < 2;) {
        struct question *question = session->first;
        PGresult *result = PQgetResult(connection);
        empty = result ? 0 : empty + 1;
        if (!result) continue;
        ExecStatusType status = PQresultStatus(result);
        if (status == PGRES_PIPELINE_SYNC) {
            PQclear(result);
            take_off(session, false);
            continue;
        }
        bool fine = status == PGRES_TUPLES_OK || status == PGRES_COMMAND_OK;
        if (!fine && !question->failed) postgres_note(session->store, PQresultErrorMessage(result));
        question->failed |= !fine;
        PQclear(question->answer);
        question->answer = result;
    }
    if (PQstatus(connection) == CONNECTION_BAD)
        fail(session, PQerrorMessage(connection));
    else
        watch(session);
}

static void on_poll(uv_poll_t *poll, int status, int events) {
    struct session *session = poll->data;
    struct store *store = session->store;
    listen_to(session);
    postgres_hear(store);
    fibers_run();
}

static void watch(struct session *session) {
    if (session->poll)
        uv_poll_start(session->poll, UV_READABLE | (PQflush(session->connection) > 0 ? UV_WRITABLE : 0),
                      on_poll);
}

void session_attach(struct session *session, struct uv_loop_s *loop) {
    if (!loop || !session->connection || session->poll) return;
    session->poll = calloc(1, sizeof *session->poll);
    if (!session->poll) abort();
    session->poll->data = session;
    uv_poll_init(loop, session->poll, PQsocket(session->connection));
    watch(session);
}

bool session_hangs(const struct session *session) {
    return session->first && postgres_now() - session->first->since > HANGS_MS;
}

/* --- asking --- */

/* The loop waits; nobody else does anything meanwhile. */
static void wait_here(struct session *session, const struct question *question, int timeout_ms) {
    int64_t until = postgres_now() + timeout_ms;
    while (!question->done) {
        struct pollfd wait = {.fd = PQsocket(session->connection), .events = POLLIN};
        if (PQflush(session->connection) > 0) wait.events |= POLLOUT;
        int64_t left = until - postgres_now();
        if (left <= 0 || poll(&wait, 1, (int)left) == 0)
            fail(session, "the database does not answer in time");
        else
            listen_to(session);
    }
}

/* What was sent makes a question. */
static PGresult *answer(struct session *session, bool sent, struct question *question, int timeout_ms) {
    if (!sent || !PQpipelineSync(session->connection)) {
        fail(session, PQerrorMessage(session->connection));
        *fiber_flag() = true;
        return NULL;
    }
    question->since = postgres_now();
    struct question **end = &session->first;
    while (*end) end = &(*end)->next;
    *end = question;
    listen_to(session);
    question->fiber = question->done ? NULL : fiber_self();
    if (question->fiber)
        fiber_wait();
    else
        wait_here(session, question, timeout_ms);
    if (!question->failed && question->answer) return question->answer;
    PQclear(question->answer);
    *fiber_flag() = true;
    return NULL;
}

static bool is_there(struct session *session) {
    if (session->connection) return true;
    postgres_note(session->store, "there is no connection");
    *fiber_flag() = true;
    return false;
}

PGresult *postgres_run(struct session *session, const char *sql, int size, const char *const *values) {
    struct question question = {.prepares = QUERIES};
    if (!is_there(session)) return NULL;
    bool sent = PQsendQueryParams(session->connection, sql, size, NULL, values, NULL, NULL, 0);
    return answer(session, sent, &question, ASK_MS);
}

static PGresult *ask(struct store *store, enum query which, const struct value *values, int size) {
    struct postgres *pg = store->postgres;
    struct session *session = &pg->reader;
    struct question question = {.prepares = QUERIES};
    struct bytes texts = {0};
    int64_t places[VALUES_MAX];
    const char *params[VALUES_MAX];
    char name[16];
    bool sent = true;
    if (!is_there(session)) return NULL;
    for (int i = 0; i < size; i++) places[i] = postgres_text(&texts, &values[i]);
    for (int i = 0; i < size; i++) params[i] = places[i] < 0 ? NULL : texts.at + places[i];
    snprintf(name, sizeof name, "q%d", (int)which);
    assert(pg->sql[which]);
    if (!session->prepared[which]) {
        sent = PQsendPrepare(session->connection, name, pg->sql[which], 0, NULL);
        session->prepared[which] = true;
        question.prepares = which;
    }
    sent = sent && PQsendQueryPrepared(session->connection, name, size, params, NULL, NULL, 0);
    free(texts.at);
    return answer(session, sent, &question, ASK_MS);
}

/* --- rows --- */

void postgres_ask(struct rows *rows, enum query which, const struct value *values, int size) {
    rows->answer = ask(rows->store, which, values, size);
    rows->failed = !rows->answer;
}

bool postgres_next(struct rows *rows) {
    return rows->answer && ++rows->row < PQntuples(rows->answer);
}

void postgres_done(struct rows *rows) {
    PQclear(rows->answer);
    rows->answer = NULL;
}

int64_t postgres_int(const struct rows *rows, int column) {
    const char *text = PQgetvalue(rows->answer, rows->row, column);
    return *text == 't' ? 1 : strtoll(text, NULL, 10);
}

const char *postgres_string(const struct rows *rows, int column) {
    if (PQgetisnull(rows->answer, rows->row, column)) return NULL;
    return PQgetvalue(rows->answer, rows->row, column);
}

bool postgres_bytes(const struct rows *rows, int column, uint8_t *to, int size) {
    const char *text = PQgetvalue(rows->answer, rows->row, column);
    return strlen(text) == 2 + 2 * (size_t)size && deal_unhex(text + 2, to, (uint32_t)size);
}

bool postgres_unread(struct store *store) {
    bool unread = *fiber_flag();
    *fiber_flag() = false;
    return unread;
}

int64_t postgres_change(struct store *store, enum query which, const struct value *values, int size) {
    PGresult *result = ask(store, which, values, size);
    int64_t changed = result ? strtoll(PQcmdTuples(result), NULL, 10) : 0;
    PQclear(result);
    return changed;
}

/* --- numbers of new rows, some in reserve --- */

static void reserve(struct store *store, enum query which, int least) {
    struct postgres *pg = store->postgres;
    int kind = which == NEXT_REPORT;
    if (pg->numbers_left[kind] >= least) return;
    PGresult *result =
        postgres_run(&pg->keeper, pg->sql[which], 0, NULL); /* which waits for nobody's questions */
    for (int i = result ? PQntuples(result) - 1 : -1; i >= 0 && pg->numbers_left[kind] < 2 * BLOCK; i--)
        pg->numbers[kind][pg->numbers_left[kind]++] = strtoll(PQgetvalue(result, i, 0), NULL, 10);
    PQclear(result);
}

void postgres_reserve(struct store *store) {
    reserve(store, NEXT_TABLE, BLOCK / 2);
    reserve(store, NEXT_REPORT, BLOCK / 2);
}

int64_t postgres_new_number(struct store *store, enum query which) {
    struct postgres *pg = store->postgres;
    int kind = which == NEXT_REPORT;
    bool held = fiber_hold(true);
    reserve(store, which, 1);
    fiber_hold(held);
    if (pg->numbers_left[kind]) return pg->numbers[kind][--pg->numbers_left[kind]];
    pg->failed = true; /* nothing of this commit will be stored */
    return INT64_MAX;
}

#endif
