/* pings.c: connections that have gone without a word are found by asking. All stand in one queue, the next to be pinged first, and go to its
 * end for as long as all others, so that nothing is ever sorted: libwebsockets' own timers walk all connections for each one. */
#include <utlist.h>

#include "net/server.h"

enum { AT_LEAST = 16 };

static int64_t period_ms(const struct server *server) {
    return 1000 * (int64_t)server->settings->limit[LIMIT_PING_SECONDS];
}

void ping_begin(struct socket *socket) {
    struct server *server = socket->server;
    socket->ping_at = server_now(server) + period_ms(server);
    DL_APPEND2(server->pings, socket, ping_before, ping_next);
}

void ping_end(struct socket *socket) {
    DL_DELETE2(socket->server->pings, socket, ping_before, ping_next);
}

int ping_send(struct socket *socket) {
    unsigned char bytes[LWS_PRE + 1];
    socket->ping_due = false;
    bytes[LWS_PRE] = '.'; /* the pong has what the ping had, and libwebsockets says nothing of one that is empty */
    return lws_write(socket->wsi, bytes + LWS_PRE, 1, LWS_WRITE_PING) < 0 ? -1 : 0;
}

static void check(struct socket *socket) {
    if (socket->silent) {
        lws_set_timeout(socket->wsi, 1, LWS_TO_KILL_ASYNC);
        return;
    }
    if (!socket->told_of_late) tell_all_again(socket); /* a table where nothing happens costs no memory */
    socket->told_of_late = false;
    socket->silent = socket->ping_due = true;
    if (lws_send_pipe_choked(socket->wsi))
        lws_callback_on_writable(socket->wsi);
    else if (ping_send(socket) < 0)
        lws_set_timeout(socket->wsi, 1, LWS_TO_KILL_ASYNC);
}

/* Those who came together are pinged apart: in one second at most twice the share of it. */
void pings_tick(struct server *server) {
    int64_t now = server_now(server);
    int64_t most = AT_LEAST + 2000 * (int64_t)server->metrics.sockets / period_ms(server);
    for (struct socket *socket; most-- > 0 && (socket = server->pings) && socket->ping_at <= now;) {
        ping_end(socket);
        ping_begin(socket);
        check(socket);
    }
}
