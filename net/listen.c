/* listen.c: see listen.h. */
#include "net/listen.h"

#include <assert.h>
#include <netdb.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

#include "net/http.h"

enum {
    BACKLOG = 4096, /* when it is full, clients retransmit their SYN after a second; somaxconn may be lower */
    ACCEPTS_A_TURN = 16,
    LOOKS_A_TURN = 256, /* refusing is cheap, and frees the backlog */
    SPARE = 16,         /* connections of an address beyond its WebSockets, which hear why they are refused */
    KEPT_PART = 8,      /* the last eighth of all places is for addresses at which somebody has a seat */
    SEATED_MS = 3600000, /* or had one so long ago */
};

bool listen_full(struct server *server, const struct meter *address) {
    return server->metrics.connections > server->places - server->places / KEPT_PART &&
           !(address->seated_at && server_now(server) - address->seated_at < SEATED_MS);
}

/* A proxy's own address says nothing: its WebSockets are counted, and the last places kept, by the address that it names. */
static bool has_place(struct server *server, const struct meter *meter) {
    if (server->metrics.connections > server->places) return false;
    if (server->settings->proxy) return true;
    return meter->connections <= server->settings->limit[LIMIT_SOCKETS_PER_ADDRESS] + SPARE &&
           !listen_full(server, meter);
}

static void leave(struct server *server, struct meter *meter) {
    assert(meter->connections > 0 && server->metrics.connections > 0);
    meter->connections--;
    server->metrics.connections--;
    meter_release(meter);
}

/* Whether the connection is kept. */
static bool take(struct listener *listener, int fd, const struct sockaddr *peer) {
    struct server *server = listener->server;
    struct lws *wsi = NULL;
    char address[ADDRESS_BYTES];
    int yes = 1;
    socket_address(peer, address);
    struct meter *meter = meter_of(server, 'a', address);
    meter->connections++;
    server->metrics.connections++;
    server->metrics.accepts++;
    if (has_place(server, meter)) {
        setsockopt(fd, IPPROTO_TCP, TCP_NODELAY, &yes, sizeof yes);
        wsi = lws_adopt_socket_vhost(listener->vhost, fd); /* closes it if it cannot */
    } else {
        server->metrics.accepts_refused++;
        meter_refused(server, meter, REFUSED_CONNECTIONS);
        close(fd);
    }
    if (wsi)
        lws_set_opaque_user_data(wsi, meter);
    else
        leave(server, meter);
    return wsi != NULL;
}

void listen_closed(struct lws *wsi) {
    struct meter *meter = lws_get_opaque_user_data(wsi);
    if (!meter) return;
    lws_set_opaque_user_data(wsi, NULL);
    leave(lws_context_user(lws_get_context(wsi)), meter);
}

static void on_readable(uv_poll_t *poll, int status, int events) {
    struct listener *listener = poll->data;
    for (int taken = 0, looks = 0; taken < ACCEPTS_A_TURN && looks < LOOKS_A_TURN; looks++) {
        struct sockaddr_storage peer;
        socklen_t size = sizeof peer;
        int fd = accept4(listener->fd, (struct sockaddr *)&peer, &size, SOCK_NONBLOCK | SOCK_CLOEXEC);
        if (fd < 0) return;
        taken += take(listener, fd, (struct sockaddr *)&peer);
    }
}

static int open_port(const char *bind_to, int port) {
    char service[8];
    struct addrinfo hints = {.ai_flags = AI_PASSIVE | AI_NUMERICHOST | AI_NUMERICSERV,
                             .ai_family = bind_to && strchr(bind_to, ':') ? AF_INET6 : AF_INET,
                             .ai_socktype = SOCK_STREAM},
                    *found;
    snprintf(service, sizeof service, "%d", port);
    if (getaddrinfo(bind_to, service, &hints, &found) != 0) return -1;
    int fd = socket(found->ai_family, SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC, 0), yes = 1;
    if (fd >= 0) {
        setsockopt(fd, SOL_SOCKET, SO_REUSEADDR, &yes, sizeof yes);
        if (bind(fd, found->ai_addr, found->ai_addrlen) != 0 || listen(fd, BACKLOG) != 0) {
            close(fd);
            fd = -1;
        }
    }
    freeaddrinfo(found);
    return fd;
}

static int port_of(int fd) {
    struct sockaddr_storage own;
    socklen_t size = sizeof own;
    if (getsockname(fd, (struct sockaddr *)&own, &size) != 0) return 0;
    return ntohs(own.ss_family == AF_INET6 ? ((struct sockaddr_in6 *)&own)->sin6_port
                                           : ((struct sockaddr_in *)&own)->sin_port);
}

bool listen_open(struct server *server, struct lws_vhost *vhost, const char *bind_to, int port) {
    struct listener *listener = &server->listener;
    *listener = (struct listener){.server = server, .vhost = vhost};
    listener->fd = open_port(bind_to, port);
    if (listener->fd < 0) return false;
    listener->port = port_of(listener->fd);
    uv_poll_init(&server->loop, &listener->poll, listener->fd);
    listener->poll.data = listener;
    return uv_poll_start(&listener->poll, UV_READABLE, on_readable) == 0;
}
