/* nodes.c: one of several servers at one database. What this one has it may lose at any moment: then everybody who is here is told to come
 * anew, and is led by the proxy to whoever has the table now. */
#include "net/server.h"

enum { TICK_MS = 100 };

static void lose_all(struct server *server) {
    struct table *table, *next;
    log_line(server, "lost", "tables=%u why=\"%s\"", HASH_COUNT(server->tables), store_error(server->store));
    server->touched = server->freed = NULL;
    HASH_ITER(hh, server->tables, table, next) table_lose(table);
    server->open_list.until = 0;
}

void nodes_turn(struct server *server) {
    if (!store_shared(server->store)) return;
    if (!server->stopping && store_away(server->store)) store_tick(server->store);
    if (store_lost(server->store)) lose_all(server);
}

static void on_node_tick(uv_timer_t *timer) {
    struct server *server = timer->data;
    if (server->stopping) return;
    store_tick(server->store);
    nodes_turn(server);
    if (!store_away(server->store)) sockets_held(server);
    tables_lost(server);
}

void nodes_start(struct server *server) {
    store_attach(server->store, &server->loop);
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
