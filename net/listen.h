/* listen.h: the listening socket. We accept connections ourselves and hand them to libwebsockets, which would accept
 * the whole backlog in one turn of the loop, whatever the limits by address. */
#ifndef DIZAINE_NET_LISTEN_H
#define DIZAINE_NET_LISTEN_H

#include <libwebsockets.h>
#include <stdbool.h>
#include <uv.h>

struct server;
struct meter;

struct listener {
    struct server *server;
    struct lws_vhost *vhost;
    uv_poll_t poll;
    int fd, port;
};

/* Port 0 is any free one. False: the port or address cannot be used. */
bool listen_open(struct server *server, struct lws_vhost *vhost, const char *bind, int port);
/* Whether a connection that has been counted holds one of the last places, which are kept for addresses at which somebody has a seat. */
bool listen_full(struct server *server, const struct meter *address);
void listen_closed(struct lws *wsi); /* when libwebsockets has done with a connection */

#endif
