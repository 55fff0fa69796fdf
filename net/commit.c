/* commit.c: commit, then tell. Whatever one turn of the loop changed, at however many tables, is one transaction. While it is being
 * written nothing changes those tables: messages, joins, requests and bots' moves that are about them wait. Other tables go on, and gather for
 * the next transaction. */
#include <assert.h>
#include <stdlib.h>

#include "net/http.h"
#include "store/fiber.h"

bool server_stored(struct server *server, bool fine) {
    if (!fine && !server->cannot_store)
        log_line(server, "not_stored", "why=\"%s\"", store_error(server->store));
    if (!fine) server->metrics.commit_failures++;
    server->cannot_store = !fine;
    return fine;
}

/* What waited for a table goes on from the loop, not from within the answer. */
static void wake(struct server *server, struct table *table) {
    if (table->freed ||
        (!table->arriving && !table->asking && !table->thought && !table->parked && !table->crowd_missed &&
         !table->awaiting.first))
        return;
    table->freed = true;
    table->next_freed = server->freed;
    server->freed = table;
}

static void free_table(struct server *server, struct table *table) {
    table->touched = table->on_its_way = false;
    wake(server, table);
}

void table_asked(struct table *table) {
    table->pins--;
    if (table->lost) return;
    table->busy = false;
    table_schedule(table);
    wake(table->server, table);
}

bool table_await(struct table *table) {
    table->pins++;
    while (fiber_self() && table_waits(table) && !table->lost) fiber_wait_in(&table->awaiting);
    table->pins--;
    if (!table->lost && table_waits(table)) server_settle(table->server);
    return !table->lost && !table_waits(table);
}

bool table_hold(struct table *table) {
    bool apart = fiber_self() != NULL; /* else nobody comes in between */
    table->pins++;
    while (table_await(table) && table->touched && apart)
        if (!server_settle(table->server)) break;
    bool fine = !table->lost && !table_waits(table) && (!table->touched || !apart);
    if (fine)
        table->busy = true;
    else
        table->pins--;
    return fine;
}

static void committed(struct server *server, struct table *table) {
    assert(table->touched && table->on_its_way);
    table_committed(table);
    free_table(server, table);
    tell_waiting(table);
    table_schedule(table); /* which may touch it again, when a clock is out */
}

static void failed(struct table *table, bool known) {
    bool stored = table_reload(table, known);
    table->pins--;
    if (table->lost) return; /* it could not be read again */
    free_table(table->server, table);
    tell_waiting(table);
    if (stored)
        table_schedule_later(table);
    else if (table_idle(table))
        table_drop(table);
}

struct failure {
    struct table *table;
    bool known;
};

static void failed_in_fiber(void *context) {
    struct failure *failure = context;
    failed(failure->table, failure->known);
    free(failure);
}

/* What is stored of a table is asked while the loop goes on; until that is known the table is still on its way. */
static void start_failed(struct table *table, bool known) {
    table->pins++;
    if (!store_shared(table->server->store)) {
        failed(table, known);
        return;
    }
    struct failure *failure = malloc(sizeof *failure);
    if (!failure) abort();
    *failure = (struct failure){table, known};
    fiber_start(failed_in_fiber, failure);
}

static void on_told(void *context, enum store_outcome outcome) {
    struct server *server = context;
    struct table *tables = server->sent;
    struct request *requests = NULL;
    bool held = fiber_hold(true); /* no fiber switches until it is released below */
    requests_move(&server->sent_requests, &requests);
    server->sent = NULL;
    if (outcome != STORE_DONE)
        server_stored(server, false);
    else if (server->sent_writes)
        server_stored(server, true);
    if (outcome == STORE_DONE) metrics_time(&server->metrics.commit, (uv_hrtime() - server->sent_at) / 1000);
    for (struct table *table = tables, *next; table; table = next) {
        next = table->next_touched;
        if (store_away(server->store)) /* another server may have it: it is lost */
            continue;
        if (outcome == STORE_DONE)
            committed(server, table);
        else
            start_failed(table, outcome == STORE_FAILED);
    }
    requests_stored(&requests, outcome);
    fiber_hold(held);
}

void server_turn(struct server *server) {
    if (store_sending(server->store)) return;
    if (!server->touched && !server->storing && !store_begun(server->store)) return;
    server->sent_at = uv_hrtime();
    assert(!server->sent);
    struct table *touched = server->touched;
    server->touched = NULL;
    for (struct table *table = touched, *next; table; table = next) {
        struct table **list =
            table->busy ? &server->touched : &server->sent; /* what is in the middle of something stays */
        next = table->next_touched;
        table->next_touched = *list;
        *list = table;
        if (table->busy) continue;
        table_write(table);
        table->on_its_way = true;
    }
    requests_move(&server->storing, &server->sent_requests);
    server->sent_writes = store_begun(server->store); /* a turn without anything to write proves nothing */
    store_send(server->store, on_told, server);
}

bool server_settle(struct server *server) {
    store_wait(server->store);
    uint64_t failures = server->metrics.commit_failures;
    server_turn(server);
    store_wait(server->store);
    return server->metrics.commit_failures == failures;
}

/* One after the other, since each may change what the next one finds. */
static void resume(struct table *table) {
    fibers_wake(&table->awaiting);
    if (table->crowd_missed) table_crowd(table);
    sockets_resume(table);
    thoughts_resume(table);
    requests_resume(table);
    sockets_arrive(table);
}

void server_resume(struct server *server) {
    while (server->freed) {
        struct table *table = server->freed;
        server->freed = table->next_freed;
        table->freed = false;
        if (!table_waits(table)) resume(table);
    }
}
