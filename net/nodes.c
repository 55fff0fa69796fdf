/* nodes.c: one of several servers at one database. What this one has it may lose at any moment: then everybody who is here is told to come
 * anew, and is led by the proxy to whoever has the table now. */
#include <string.h>

#include "net/http.h"
#include "net/server.h"
#include "store/fiber.h"

enum { TICK_MS = 100, LATE_NS = 1000000000 };

static void lose_all(struct server *server) {
    struct table *table, *next;
    server->metrics.losses++;
    server->away = true;
    log_line(server, "lost", "tables=%u why=\"%s\"", HASH_COUNT(server->tables), store_error(server->store));
    server->touched = server->freed = NULL;
    HASH_ITER(hh, server->tables, table, next) table_lose(table);
    requests_stored(&server->storing, STORE_FAILED); /* what they wrote is lost, too */
    server->open_list.until = 0;
}

void nodes_turn(struct server *server) {
    if (!store_shared(server->store)) return;
    fibers_run();
    if (!server->stopping && store_away(server->store)) store_tick(server->store);
    if (store_lost(server->store)) lose_all(server);
    if (!server->away || store_away(server->store)) return;
    server->away = false;
    log_line(server, "back", "incarnation=%lld", (long long)store_incarnation(server->store));
}

/* The store has not answered for a while: people are told that what they did is not lost. */
static void tell_late(struct server *server) {
    for (struct socket *socket = server->held; socket; socket = socket->next) tell_wait(socket, true);
    if (!store_sending(server->store) || uv_hrtime() - server->sent_at < LATE_NS) return;
    for (struct table *table = server->sent; table; table = table->next_touched)
        for (struct socket *socket = table->sockets; socket; socket = socket->next) tell_wait(socket, true);
}

static void on_node_tick(uv_timer_t *timer) {
    struct server *server = timer->data;
    if (server->stopping) return;
    store_tick(server->store);
    nodes_turn(server);
    tell_late(server);
    if (!store_away(server->store)) sockets_held(server);
    tables_lost(server);
}

/* --- what is done apart --- */

struct apart {
    uv_work_t work;
    void (*run)(void *context);
    void *context;
    struct fiber *fiber;
};

static void run_apart(uv_work_t *work) {
    struct apart *apart = work->data;
    apart->run(apart->context);
}

static void ran_apart(uv_work_t *work, int status) {
    fiber_wake(((struct apart *)work->data)->fiber);
    fibers_run();
}

void server_apart(struct server *server, void (*work)(void *context), void *context) {
    struct apart apart = {.run = work, .context = context, .fiber = fiber_self()};
    apart.work.data = &apart;
    if (apart.fiber && uv_queue_work(&server->loop, &apart.work, run_apart, ran_apart) == 0)
        fiber_wait();
    else
        work(context);
}

/* --- what other servers say --- */

static void load_barred(void *context) {
    admin_barred_load(context);
}

static void on_heard(void *context, const char *text) {
    struct server *server = context;
    const char *about = strchr(text, ' ');
    about = about ? about + 1 : "";
    log_line(server, "heard", "text=\"%s\"", text);
    if (strncmp(text, "deck ", 5) == 0) {
        struct uploads_deck *deck = uploads_find(&server->uploads, about);
        if (deck && !(deck->made_here && deck->state == UPLOADS_WORKING))
            uploads_forget(&server->uploads, deck);
    } else if (strncmp(text, "forget ", 7) == 0)
        guest_forgotten(server, about);
    else if (strncmp(text, "signout ", 8) == 0)
        sockets_end(server, about);
    else if (strcmp(text, "barred") == 0)
        fiber_start(load_barred, server);
}

void nodes_start(struct server *server) {
    store_attach(server->store, &server->loop);
    store_listen(server->store, on_heard, server);
    if (!store_shared(server->store)) return;
    uv_timer_init(&server->loop, &server->node_timer);
    server->node_timer.data = server;
    uv_timer_start(&server->node_timer, on_node_tick, TICK_MS, TICK_MS);
}

void nodes_stop(struct server *server) {
    if (!store_shared(server->store)) return;
    server_settle(server);
    store_release(server->store);
    nodes_turn(server);
}
