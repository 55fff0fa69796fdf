/* server.c: the loop. libuv turns it, libwebsockets speaks HTTP and WebSocket on it. What a turn of it changed is committed by
 * commit.c. */
#include <signal.h>
#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <sys/resource.h>
#include <unistd.h>

#include "net/daily.h"
#include "net/places.h"
#include "net/routes.h"

enum { STOP_MS = 200, STOP_TICKS = 25, OUT_BYTES = 1 << 16, RECEIVE_BYTES = 512, OWN_FILES = 64 };

struct session {
    struct socket *socket;
    struct request *request;
};

/* --- a turn of the loop --- */

/* Before the loop waits. What it wakes up for begins a new turn, with a new reading of the clock. */
static void on_prepare(uv_prepare_t *prepare) {
    struct server *server = prepare->data;
    nodes_turn(server);
    server_resume(server);
    server_turn(server);
    backup_slice(server);
    tell_audience(server);
    metrics_turn(server);
    server->turns++;
    server->now_ms = 0;
    server->reads = true;
}

static void on_check(uv_check_t *check) {
    struct server *server = check->data;
    server->reads = false;
    server_turn(server);
}

/* --- once a second --- */

static void checkpoint(uv_work_t *work) {
    store_checkpoint_apart(((struct server *)work->data)->store);
}

static void checkpointed(uv_work_t *work, int status) {
    struct server *server = work->data;
    store_checkpoint_end(server->store);
    server->metrics.checkpoints++;
    server->checkpointing = false;
    free(work);
}

static void start_checkpoint(struct server *server) {
    if (server->checkpointing || !store_wants_checkpoint(server->store)) return;
    uv_work_t *work = calloc(1, sizeof *work);
    if (!work) return;
    work->data = server;
    server->checkpointing = true;
    uv_queue_work(&server->loop, work, checkpoint, checkpointed);
}

static void on_tick(uv_timer_t *timer) {
    struct server *server = timer->data;
    server->ticks++;
    tables_tick(server);
    pings_tick(server);
    links_tick(server);
    clocks_look(server);
    reminders_tick(server);
    daily_tick(server);
    start_checkpoint(server);
    /* What could not be stored is tried again, so that /healthz tells when there is room. */
    if (server->cannot_store) {
        store_alive(server->store, date_ms());
        server_turn(server);
    }
    if (server->ticks % 60 == 0) learning_save(server);
    if (server->ticks % 60 == 0) pow_sweep(server);
    if (server->ticks == 1) store_lengthen_log(server->store);
    upkeep_tick(server);
    admin_tick(server);
}

/* Sent from the loop itself: the watchdog restarts a server whose loop hangs. */
static void on_alive(uv_timer_t *timer) {
    notify_tell(&((struct server *)timer->data)->notify, "WATCHDOG=1");
}

/* --- stopping --- */

/* Every client gets its close frame, and some time for what is queued before it; clients that do not read are not waited for. */
static void on_stopped(uv_timer_t *timer) {
    struct server *server = timer->data;
    server->stop_ticks++;
    for (const struct table *table = server->tables; table; table = table->hh.next)
        for (const struct socket *socket = table->sockets; socket; socket = socket->next)
            if (!socket->ended) server->stop_told = server->stop_ticks;
    for (const struct table *table = server->lost; table; table = table->next_touched)
        for (const struct socket *socket = table->sockets; socket; socket = socket->next)
            if (!socket->ended) server->stop_told = server->stop_ticks;
    if (server->stop_ticks > server->stop_told + 1 || server->stop_ticks >= STOP_TICKS)
        uv_stop(&server->loop);
}

void server_stop(struct server *server, int number) {
    if (server->stopping) return;
    server->stopping = true;
    log_line(server, "stopping", "signal=%d", number);
    notify_tell(&server->notify, "STOPPING=1");
    for (struct table *table = server->tables; table; table = table->hh.next)
        for (struct socket *socket = table->sockets; socket; socket = socket->next)
            tell_close(socket, 1012, "restart");
    nodes_stop(server);
    uv_timer_start(&server->stop_timer, on_stopped, STOP_MS, STOP_MS);
}

static void on_signal(uv_signal_t *handle, int number) {
    server_stop(handle->data, number);
}

/* --- libwebsockets --- */

static bool may_connect(const struct server *server, struct lws *wsi) {
    char uri[PATH_BYTES], path[PATH_BYTES], address[ADDRESS_BYTES];
    snprintf(path, sizeof path, "%s/api/ws", server->settings->prefix);
    return lws_get_vhost(wsi) == server->vhost && http_header(wsi, WSI_TOKEN_GET_URI, uri, sizeof uri) &&
           strcmp(uri, path) == 0 && http_origin_allowed(server, wsi) &&
           http_peer_address(server, wsi, address) && !server->stopping;
}

/* What libwebsockets has read beyond a request it keeps, and takes as the next one while the loop has nothing to read. A body in there
 * it reads from its beginning, headers and all, and then once more, when it has freed it. Nobody sends a request with a body before
 * the answer to the last one, proxies neither. */
static bool came_together(const struct server *server, struct lws *wsi) {
    return !server->reads && lws_hdr_total_length(wsi, WSI_TOKEN_HTTP_CONTENT_LENGTH) > 0;
}

static int on_event(struct lws *wsi, enum lws_callback_reasons reason, void *user, void *in, size_t size) {
    struct server *server = wsi ? lws_context_user(lws_get_context(wsi)) : NULL;
    struct session *session = user;
    char address[ADDRESS_BYTES], upgrade[16];
    switch ((int)reason) {
    case LWS_CALLBACK_WSI_DESTROY: listen_closed(wsi); return 0;
    case LWS_CALLBACK_FILTER_PROTOCOL_CONNECTION:
        if (may_connect(server, wsi)) return 0;
        lws_return_http_status(wsi, 403, NULL);
        return -1;
    case LWS_CALLBACK_HTTP_CONFIRM_UPGRADE:
        /* What libwebsockets does not know it has refused by itself; then it is done with the headers, and `in`, which points there,
         * is not to be read. */
        if (!http_header(wsi, WSI_TOKEN_UPGRADE, upgrade, sizeof upgrade)) return -1;
        /* HTTP/2 without TLS is nothing that a browser speaks, and a body that comes that way is lost. */
        if (strcasecmp(upgrade, "websocket") == 0) return 0;
        lws_return_http_status(wsi, 400, NULL);
        return 1;
    case LWS_CALLBACK_ESTABLISHED:
        http_peer_address(server, wsi, address);
        session->socket = socket_open(server, wsi, address);
        return 0;
    case LWS_CALLBACK_RECEIVE_PONG:
        if (session->socket) session->socket->silent = false;
        return 0;
    case LWS_CALLBACK_RECEIVE:
        if (!session->socket || lws_frame_is_binary(wsi)) return -1;
        return socket_receive(session->socket, in, size,
                              lws_is_final_fragment(wsi) && !lws_remaining_packet_payload(wsi));
    case LWS_CALLBACK_SERVER_WRITEABLE: return session->socket ? tell_now(session->socket) : 0;
    case LWS_CALLBACK_TIMER:
        if (session->socket) return tell_end(session->socket);
        return request_late(session->request) ? -1 : 0;
    case LWS_CALLBACK_CLOSED:
        if (!session->socket) return 0;
        socket_free(session->socket);
        session->socket = NULL;
        server->metrics.sockets--;
        return 0;
    case LWS_CALLBACK_HTTP:
        if (came_together(server, wsi)) return -1;
        return session ? http_event(server, wsi, reason, &session->request, in, size) : 0;
    case LWS_CALLBACK_HTTP_BODY:
    case LWS_CALLBACK_HTTP_BODY_COMPLETION:
    case LWS_CALLBACK_HTTP_WRITEABLE:
    case LWS_CALLBACK_CLOSED_HTTP:
    case LWS_CALLBACK_HTTP_DROP_PROTOCOL:
        return session ? http_event(server, wsi, reason, &session->request, in, size) : 0;
    }
    return 0;
}

static const struct lws_protocols protocols[] = {
    {.name = "dizaine",
     .callback = on_event,
     .per_session_data_size = sizeof(struct session),
     .rx_buffer_size = RECEIVE_BYTES,
     /* Left out, libwebsockets would cut what it sends into pieces of rx_buffer_size. */
     .tx_packet_size = 1 << 20},
    {0},
};

static void on_lws_log(int level, const char *line) {
    int size = (int)strcspn(line, "\n");
    log_line(NULL, "libwebsockets", "level=%d text=\"%.*s\"", level, size, line);
}

/* Of the store, decks on their way and the loop itself. */
static int32_t own_files(const struct net_settings *settings) {
    return OWN_FILES + settings->limit[LIMIT_UPLOADS_AT_ONCE];
}

/* Connections leave files for everything else: where accept() finds none, the loop would turn without end. */
static void find_places(struct server *server) {
    struct rlimit limit;
    int32_t sockets = server->settings->limit[LIMIT_SOCKETS];
    rlim_t own = (rlim_t)own_files(server->settings), wanted = (rlim_t)sockets + own;
    server->places = sockets;
    if (getrlimit(RLIMIT_NOFILE, &limit) != 0 || limit.rlim_cur >= wanted) return;
    limit.rlim_cur = wanted < limit.rlim_max ? wanted : limit.rlim_max;
    if (setrlimit(RLIMIT_NOFILE, &limit) != 0) getrlimit(RLIMIT_NOFILE, &limit);
    if (limit.rlim_cur >= wanted) return;
    server->places =
        limit.rlim_cur > 2 * own ? (int32_t)(limit.rlim_cur - own) : (int32_t)(limit.rlim_cur / 2);
    log_line(server, "few_files", "files=%lld connections=%d", (long long)limit.rlim_cur,
             (int)server->places);
}

static bool open_context(struct server *server) {
    const struct net_settings *settings = server->settings;
    server->loops[0] = &server->loop;
    find_places(server);
    struct lws_context_creation_info info = {
        .options = LWS_SERVER_OPTION_EXPLICIT_VHOSTS | LWS_SERVER_OPTION_LIBUV |
                   LWS_SERVER_OPTION_DISABLE_OS_CA_CERTS | LWS_SERVER_OPTION_VALIDATE_UTF8 |
                   (settings->cert ? LWS_SERVER_OPTION_DO_SSL_GLOBAL_INIT : 0),
        .foreign_loops = server->loops,
        .user = server,
        /* Its tables are as large as this: a limit of a million files would cost megabytes. */
        .fd_limit_per_thread = (unsigned)(server->places + own_files(settings)),
        .timeout_secs = REQUEST_SECONDS,
        .pt_serv_buf_size = 4096,
        .retry_and_idle_policy = &server->ping_policy,
    };
    server->context = lws_create_context(&info);
    if (!server->context) return false;
    info.protocols = protocols;
    info.keepalive_timeout = 30;
    info.server_string = "dizaine";
    info.alpn = "http/1.1";
    info.port = CONTEXT_PORT_NO_LISTEN_SERVER;
    info.ssl_cert_filepath = settings->cert;
    info.ssl_private_key_filepath = settings->key;
    info.vhost_name = "play";
    server->vhost = lws_create_vhost(server->context, &info);
    if (!server->vhost || !listen_open(server, server->vhost, settings->bind, settings->port)) return false;
    if (settings->metrics_port < 0) return true;
    /* Of two hosts without a port of their own libwebsockets would take either for a request. */
    info.options |= LWS_SERVER_OPTION_FAIL_UPON_UNABLE_TO_BIND | LWS_SERVER_OPTION_DISABLE_IPV6;
    info.port = settings->metrics_port;
    info.iface = "127.0.0.1";
    info.ssl_cert_filepath = info.ssl_private_key_filepath = NULL;
    info.vhost_name = "metrics";
    server->metrics_vhost = lws_create_vhost(server->context, &info);
    return server->metrics_vhost != NULL;
}

static void start_loop(struct server *server) {
    static const int numbers[] = {SIGINT, SIGTERM};
    uv_prepare_init(&server->loop, &server->prepare);
    uv_idle_init(&server->loop, &server->telling);
    uv_check_init(&server->loop, &server->check);
    uv_timer_init(&server->loop, &server->tick);
    uv_timer_init(&server->loop, &server->alive_timer);
    uv_timer_init(&server->loop, &server->stop_timer);
    server->prepare.data = server->check.data = server->tick.data = server;
    server->alive_timer.data = server->stop_timer.data = server;
    uv_prepare_start(&server->prepare, on_prepare);
    uv_check_start(&server->check, on_check);
    uv_timer_start(&server->tick, on_tick, 1000, 1000);
    if (server->notify.alive_ms)
        uv_timer_start(&server->alive_timer, on_alive, server->notify.alive_ms, server->notify.alive_ms);
    for (int i = 0; i < 2; i++) {
        uv_signal_init(&server->loop, &server->signals[i]);
        server->signals[i].data = server;
        uv_signal_start(&server->signals[i], on_signal, numbers[i]);
    }
}

/* First the address that others can open; every device of theirs can, and so can this one. */
static void announce(const struct server *server) {
    const struct net_settings *settings = server->settings;
    const char *scheme = settings->cert ? "https" : "http",
               *bind = settings->bind ? settings->bind : "localhost";
    int port = server->listener.port;
    struct places places;
    places_here(server, &places);
    for (int i = 0; i < places.count; i++)
        printf(i ? "In another network: %s\n" : "Dizaine plays at %s\n", places.url[i]);
    if (strcmp(bind, "0.0.0.0") == 0 || strcmp(bind, "::") == 0) bind = "localhost";
    bool six = strchr(bind, ':') != NULL;
    printf("%s %s://%s%s%s:%d%s/\n",
           places.count ? "On this computer:" : "On this computer only: Dizaine plays at", scheme,
           six ? "[" : "", bind, six ? "]" : "", port, settings->prefix);
    if (places.count && !settings->quiet) qr_print(places.url[0]);
    if (server->metrics_vhost)
        printf("Metrics: http://127.0.0.1:%d/metrics\n", lws_get_vhost_listen_port(server->metrics_vhost));
    fflush(stdout);
    log_line(server, "started", "port=%d", port);
}

static int refuse(const char *sentence) {
    fprintf(stderr, "dizaine: %s\n", sentence);
    return 1;
}

static int refuse_port(const struct server *server) {
    const struct net_settings *settings = server->settings;
    char why[400], address[200] = "";
    if (settings->bind) snprintf(address, sizeof address, " of %.150s", settings->bind);
    if (server->listener.port)
        snprintf(why, sizeof why, "Port %d cannot be used for metrics.", settings->metrics_port);
    else
        snprintf(why, sizeof why, "Port %d%s cannot be used%s.", settings->port, address,
                 settings->cert ? ", or the certificate and key cannot be read" : "");
    return refuse(why);
}

int net_serve(const struct net_settings *settings) {
    static struct server the_server; /* one in a process; workers never touch it */
    struct server *server = &the_server;
    char why[600];
    server->settings = settings;
    if (sodium_init() < 0) return refuse("libsodium does not start.");
    signal(SIGPIPE, SIG_IGN);
    signal(SIGXFSZ, SIG_IGN); /* a file that exceeds its limit is a write error, as on a full disk */
    setvbuf(stderr, NULL, _IOLBF, 4096);
    thoughts_prepare();
    server->store = store_open_as(settings->db, settings->node ? settings->node : "", why, sizeof why);
    if (!server->store) return refuse(why) + store_is_url(settings->db);
    server->links_at = server_now(server);
    server->links = true;
    uploads_open(server);
    sources_renew(server);
    if (!reminders_open(server)) return refuse("The key for push services cannot be stored.");
    if (!daily_open(server)) return refuse("The deals of the day cannot be stored.");
    learning_open(server);
    server->out_cap = OUT_BYTES;
    server->out = malloc(LWS_PRE + OUT_BYTES);
    if (!server->out) abort();
    if (!page_prepare(server)) return refuse("There is no page in this program.");
    lws_set_log_level(LLL_ERR | LLL_WARN, on_lws_log);
    uv_loop_init(&server->loop);
    uv_loop_configure(&server->loop, UV_METRICS_IDLE_TIME);
    server->metrics.started_at = date_ms() / 1000;
    notify_open(&server->notify);
    start_loop(server);
    nodes_start(server);
    if (!open_context(server)) return refuse_port(server);
    admin_open(server);
    announce(server);
    notify_tell(&server->notify, "READY=1");
    if (settings->ready && write(settings->ready, "1", 1) == 1) close(settings->ready);
    uv_run(&server->loop, UV_RUN_DEFAULT);
    backup_drop(server);
    admin_close(server);
    learning_save(server);
    reminders_close(server);
    if ((!store_shared(server->store) && !server_settle(server)) || !store_settle(server->store) || server->checkpointing) log_line(server, "stopped", "clean=0");
    return 0;
}
