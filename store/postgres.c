/* postgres.c: commits. A commit is one round trip: the fence, which refuses a server that was declared dead, all events in
 * one statement, all other writes, and the end of the transaction. */
#include "store/postgres_parts.h"

#ifdef WITH_POSTGRES

#include <assert.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "store/fiber.h"

int64_t postgres_now(void) {
    struct timespec now;
    clock_gettime(CLOCK_BOOTTIME, &now);
    return (int64_t)now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

void postgres_note(struct store *store, const char *what) {
    if (what == store->error) return;
    snprintf(store->error, sizeof store->error, "%s", *what ? what : "the database ended the connection");
    for (char *at = store->error; *at; at++)
        if (*at == '\n' || *at == '"') *at = ' ';
}

/* --- values as text --- */

static void grow(struct bytes *bytes, size_t more) {
    if (bytes->size + more <= bytes->cap) return;
    bytes->cap = 2 * (bytes->size + more) + 256;
    bytes->at = realloc(bytes->at, bytes->cap);
    if (!bytes->at) abort();
}

static void add(struct bytes *bytes, const char *text, size_t size) {
    if (!size) return;
    grow(bytes, size);
    memcpy(bytes->at + bytes->size, text, size);
    bytes->size += size;
}

static void add_number(struct bytes *bytes, int64_t number) {
    char text[24];
    add(bytes, text, (size_t)snprintf(text, sizeof text, "%lld", (long long)number));
}

int64_t postgres_text(struct bytes *texts, const struct value *value) {
    static const char digits[] = "0123456789abcdef";
    int64_t place = (int64_t)texts->size;
    if (!value->kind) return -1;
    if (value->kind == 'i') {
        add_number(texts, value->number);
    } else if (value->kind == 't') {
        add(texts, value->bytes, (size_t)value->size);
    } else {
        add(texts, "\\x", 2);
        for (int i = 0; i < value->size; i++) {
            uint8_t byte = ((const uint8_t *)value->bytes)[i];
            add(texts, &digits[byte >> 4], 1);
            add(texts, &digits[byte & 15], 1);
        }
    }
    add(texts, "", 1);
    return place;
}

/* --- writes --- */

static void add_quoted(struct bytes *bytes, const char *text, int size) {
    add(bytes, "\"", 1);
    for (int i = 0; i < size; i++) {
        if (text[i] == '"' || text[i] == '\\') add(bytes, "\\", 1);
        add(bytes, text + i, 1);
    }
    add(bytes, "\"", 1);
}

static void write_event(struct postgres *pg, const struct value *values) {
    for (int i = 0; i < 4; i++) {
        add(&pg->events[i], pg->events_size ? "," : "{", 1);
        if (i < 3)
            add_number(&pg->events[i], values[i].number);
        else
            add_quoted(&pg->events[i], values[i].bytes, values[i].size);
    }
    pg->events_size++;
}

void postgres_write(struct store *store, enum query which, const struct value *values, int size) {
    struct postgres *pg = store->postgres;
    store->begun = true;
    if (which == EVENT_ADD) {
        write_event(pg, values);
        return;
    }
    if (pg->writes_size == pg->writes_cap) {
        pg->writes_cap = 2 * pg->writes_cap + 32;
        pg->writes = realloc(pg->writes, (size_t)pg->writes_cap * sizeof *pg->writes);
        if (!pg->writes) abort();
    }
    if (pg->places_size + size > pg->places_cap) {
        pg->places_cap = 2 * pg->places_cap + VALUES_MAX;
        pg->places = realloc(pg->places, (size_t)pg->places_cap * sizeof *pg->places);
        if (!pg->places) abort();
    }
    pg->writes[pg->writes_size++] = (struct write){.which = which, .first = pg->places_size, .size = size};
    for (int i = 0; i < size; i++) pg->places[pg->places_size++] = postgres_text(&pg->texts, &values[i]);
}

static void forget_writes(struct store *store) {
    struct postgres *pg = store->postgres;
    store->begun = false;
    pg->writes_size = pg->places_size = 0;
    pg->texts.size = 0;
    pg->events_size = 0;
    for (int i = 0; i < 4; i++) pg->events[i].size = 0;
}

/* --- commits --- */

static void tell(struct store *store, enum store_outcome outcome) {
    struct postgres *pg = store->postgres;
    pg->sending = pg->failed = pg->refused = pg->unsure = false;
    if (pg->poll) uv_poll_stop(pg->poll);
    pg->told(pg->context, outcome);
    fibers_wake(&pg->waiters);
}

void postgres_lose(struct store *store, const char *why) {
    struct postgres *pg = store->postgres;
    if (pg->away) return;
    postgres_note(store, why);
    pg->away = pg->lost = true;
    pg->sweeps = false;
    bool sending = pg->sending;
    postgres_drop(store); /* the sign of life, too */
    forget_writes(store);
    if (sending) tell(store, STORE_UNKNOWN);
}

static bool send_events(struct postgres *pg, const char *me) {
    char count[24];
    if (!pg->events_size) return true;
    for (int i = 0; i < 4; i++) add(&pg->events[i], "}", 2);
    snprintf(count, sizeof count, "%lld", (long long)pg->events_size);
    const char *values[] = {
        pg->events[0].at, pg->events[1].at, pg->events[2].at, pg->events[3].at, count, me};
    char name[16];
    snprintf(name, sizeof name, "q%d", (int)EVENT_ADD);
    return PQsendQueryPrepared(pg->writer, name, 6, values, NULL, NULL, 0);
}

static bool send_all(struct postgres *pg) {
    char me[24];
    snprintf(me, sizeof me, "%lld", (long long)pg->me);
    const char *fence[] = {me};
    if (!PQsendQueryPrepared(pg->writer, "fence", 1, fence, NULL, NULL, 0)) return false;
    /* Rows first: a new table is there when its events come. */
    for (int i = 0; i < pg->writes_size; i++) {
        const struct write *write = &pg->writes[i];
        const char *values[VALUES_MAX];
        char name[16];
        for (int k = 0; k < write->size; k++) {
            int64_t place = pg->places[write->first + k];
            values[k] = place < 0 ? NULL : pg->texts.at + place;
        }
        snprintf(name, sizeof name, "q%d", (int)write->which);
        if (!PQsendQueryPrepared(pg->writer, name, write->size, values, NULL, NULL, 0)) return false;
    }
    return send_events(pg, me) && PQpipelineSync(pg->writer);
}

/* Whether the answer is whole. */
static bool take_results(struct store *store) {
    struct postgres *pg = store->postgres;
    int empty = 0;
    while (!PQisBusy(pg->writer)) {
        PGresult *result = PQgetResult(pg->writer);
        if (!result) {
            if (++empty > 1) return false; /* nothing more has come */
            continue;
        }
        empty = 0;
        ExecStatusType status = PQresultStatus(result);
        if (status == PGRES_FATAL_ERROR) {
            const char *state = PQresultErrorField(result, PG_DIAG_SQLSTATE);
            /* Of all statements only two divide: by the number of our own live rows. */
            if (state && strcmp(state, "22012") == 0) pg->refused = true;
            if (!pg->failed) postgres_note(store, PQresultErrorMessage(result));
            pg->failed = true;
        }
        PQclear(result);
        if (status == PGRES_PIPELINE_SYNC) return true;
    }
    return false;
}

static void watch(struct store *store);

/* Goes on with what is on its way, as far as it can without waiting. */
static void go_on(struct store *store) {
    struct postgres *pg = store->postgres;
    if (PQflush(pg->writer) < 0 || !PQconsumeInput(pg->writer)) {
        postgres_lose(store, PQerrorMessage(pg->writer));
        return;
    }
    if (!take_results(store)) {
        if (PQstatus(pg->writer) == CONNECTION_BAD)
            postgres_lose(store, PQerrorMessage(pg->writer));
        else
            watch(store);
        return;
    }
    if (pg->refused)
        postgres_lose(store, "this server was taken for dead, and others have its tables");
    else
        tell(store, pg->unsure ? STORE_UNKNOWN : pg->failed ? STORE_FAILED : STORE_DONE);
}

static void on_poll(uv_poll_t *poll, int status, int events) {
    struct store *store = poll->data;
    if (store->postgres->sending) go_on(store);
}

static void watch(struct store *store) {
    struct postgres *pg = store->postgres;
    if (pg->poll) uv_poll_start(pg->poll, UV_READABLE | (PQflush(pg->writer) > 0 ? UV_WRITABLE : 0), on_poll);
}

/* A wait for the standby that is given up ends with success and a warning: then nobody knows. */
static void on_notice(void *context, const PGresult *notice) {
    struct store *store = context;
    const char *severity = PQresultErrorField(notice, PG_DIAG_SEVERITY_NONLOCALIZED);
    if (!severity || strcmp(severity, "WARNING") != 0 || !store->postgres->sending) return;
    store->postgres->unsure = true;
    postgres_note(store, PQresultErrorMessage(notice));
}

void postgres_send(struct store *store, store_told *told, void *context) {
    struct postgres *pg = store->postgres;
    assert(!pg->sending);
    pg->told = told;
    pg->context = context;
    /* What was written before everything was lost is forgotten: then nothing to send does not mean that all is stored. */
    if (pg->away || pg->lost || pg->failed) {
        forget_writes(store);
        tell(store, STORE_FAILED);
        return;
    }
    if (!store->begun) {
        told(context, STORE_DONE);
        return;
    }
    PQsetNoticeReceiver(pg->writer, on_notice, store);
    pg->sending = true;
    bool sent = send_all(pg);
    forget_writes(store);
    if (sent)
        go_on(store);
    else
        postgres_lose(store, PQerrorMessage(pg->writer));
}

bool postgres_sending(const struct store *store) {
    return store->postgres->sending;
}

void postgres_wait(struct store *store) {
    struct postgres *pg = store->postgres;
    int64_t until = postgres_now() + WAIT_MS;
    while (pg->sending && fiber_self()) fiber_wait_in(&pg->waiters);
    while (pg->sending) {
        struct pollfd wait = {.fd = PQsocket(pg->writer),
                              .events = POLLIN | (PQflush(pg->writer) > 0 ? POLLOUT : 0)};
        int64_t left = until - postgres_now();
        if (left <= 0 || poll(&wait, 1, (int)left) == 0)
            postgres_lose(store, "the database does not answer");
        else
            go_on(store);
    }
}

/* --- the loop --- */

static void free_poll(uv_handle_t *poll) {
    free(poll);
}

void postgres_watch(struct store *store) {
    struct postgres *pg = store->postgres;
    if (!pg->loop) return;
    if (pg->poll) uv_close((uv_handle_t *)pg->poll, free_poll);
    pg->poll = NULL;
    if (!pg->writer) return;
    pg->poll = calloc(1, sizeof *pg->poll);
    if (!pg->poll) abort();
    pg->poll->data = store;
    uv_poll_init(pg->loop, pg->poll, PQsocket(pg->writer));
}

void postgres_attach(struct store *store, struct uv_loop_s *loop) {
    struct postgres *pg = store->postgres;
    pg->loop = loop;
    postgres_watch(store);
    session_attach(&pg->reader, loop);
    session_attach(&pg->keeper, loop);
}

#endif
