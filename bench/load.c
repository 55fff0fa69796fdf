/* load.c: many tables at once against a running server, over real sockets, to see what it bears.
 * Contracts are not parsed but searched for the few fields that matter: the player must cost less than the
 * server. */
#include <libwebsockets.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#include <uv.h>

#include "cli/args.h"

/* Guests are told of a rematch at all of their tables: nobody has all tables. */
enum { CIRCLES = 64, SEATS = 8, SLOTS = 20000, COOKIE_BYTES = 80, ID_SIZE = 40, OUT_SIZE = 256 };

struct player {
    struct lws *wsi;
    char table[ID_SIZE];
    int circle, seat;
    char *in; /* a message that comes in pieces */
    size_t in_size, in_cap;
    char out[LWS_PRE + OUT_SIZE];
    size_t out_size;
    int id;           /* of the last command */
    int step;         /* of the contract; -1: none yet */
    int sent_step;    /* for which a move is on its way; -1: none */
    uint64_t sent_at; /* ns */
    bool due; /* a message has been read that asks for an answer: a move, or a rematch when it is over */
    bool ready, queued, sat, started, over;
    bool began; /* its first game */
    struct player *next_ready;
    char *list, *waiting; /* of the last contract: its legal moves and who is waited for */
    char legal[64];       /* the move that is chosen */
};

static struct load {
    struct lws_context *context;
    uv_loop_t loop;
    uv_timer_t tick, finish;
    uv_signal_t end;
    char host[128], prefix[128], game[24], host_port[160];
    int port, tables, seats, seconds;
    double rate; /* moves a second in all; 0: as many as possible */
    double allowance;
    uint64_t tick_at;
    char cookie[CIRCLES * SEATS][COOKIE_BYTES]; /* of circle after circle; the tables take turns at them */
    int guests, made, connected, failed, begun;
    struct player *players;
    struct player *ready_first, *ready_last;
    uint64_t rng;
    /* Latencies in steps of 10 us up to 200 ms. */
    uint32_t slot[SLOTS];
    uint64_t confirmed, moves, refused, latency_sum, games, bytes, started_at, began_at, up_at;
    bool measuring, idle, whole;
    int pid;
    double cpu_before;
} load;

static uint32_t random_below(uint32_t n) {
    load.rng ^= load.rng << 13;
    load.rng ^= load.rng >> 7;
    load.rng ^= load.rng << 17;
    return (uint32_t)(load.rng >> 33) % n;
}

/* --- the server's processor time and memory, from /proc --- */

static double server_cpu(void) {
    char path[64], line[1024];
    unsigned long user = 0, system = 0;
    snprintf(path, sizeof path, "/proc/%d/stat", load.pid);
    FILE *file = load.pid ? fopen(path, "r") : NULL;
    if (!file) return 0;
    if (fgets(line, sizeof line, file)) {
        const char *rest = strrchr(line, ')');
        if (rest) sscanf(rest + 1, " %*c %*d %*d %*d %*d %*d %*u %*u %*u %*u %*u %lu %lu", &user, &system);
    }
    fclose(file);
    return (double)(user + system) / (double)sysconf(_SC_CLK_TCK);
}

static long server_kib(void) {
    char path[64], line[256];
    long kib = 0;
    snprintf(path, sizeof path, "/proc/%d/status", load.pid);
    FILE *file = load.pid ? fopen(path, "r") : NULL;
    while (file && fgets(line, sizeof line, file)) sscanf(line, "VmRSS: %ld", &kib);
    if (file) fclose(file);
    return kib;
}

/* --- playing --- */

static void send_text(struct player *player, const char *format, ...) __attribute__((format(printf, 2, 3)));
static void send_text(struct player *player, const char *format, ...) {
    va_list list;
    va_start(list, format);
    int size = vsnprintf(player->out + LWS_PRE, OUT_SIZE, format, list);
    va_end(list);
    player->out_size = (size_t)size;
    lws_callback_on_writable(player->wsi);
}

static void send_move(struct player *player) {
    bool tell = strncmp(player->legal, "tell", 4) == 0;
    player->ready = false;
    player->sent_step = player->step;
    player->sent_at = uv_hrtime();
    send_text(player, "{\"t\":\"move\",\"id\":%d,\"step\":%d,\"m\":\"%s%s\"}", ++player->id, player->step,
              player->legal, tell ? " a word" : "");
}

static void make_ready(struct player *player) {
    if (load.idle) return;
    if (load.rate == 0) {
        send_move(player);
        return;
    }
    player->ready = true;
    if (player->queued) return;
    player->queued = true;
    player->next_ready = NULL;
    if (load.ready_first)
        load.ready_last->next_ready = player;
    else
        load.ready_first = player;
    load.ready_last = player;
}

static void on_tick(uv_timer_t *timer) {
    uint64_t now = uv_hrtime();
    load.allowance += load.rate * (double)(now - load.tick_at) / 1e9;
    if (load.allowance > load.rate / 10 + 1) load.allowance = load.rate / 10 + 1;
    load.tick_at = now;
    while (load.allowance >= 1 && load.ready_first) {
        struct player *player = load.ready_first;
        load.ready_first = player->next_ready;
        player->queued = false;
        if (!player->ready) continue;
        load.allowance -= 1;
        send_move(player);
    }
}

/* --- lists of a contract, as they stand in it without their brackets; no item has a comma or bracket in it --- */

static const char *items(const char *list, int count) { /* behind so many of them */
    for (; count > 0 && *list; count--) {
        list += strcspn(list, ",");
        list += *list == ',';
    }
    return list;
}

static int items_in(const char *list) {
    int count = *list != 0;
    for (; *list; list++) count += *list == ',';
    return count;
}

/* `out` items at `first` go, `size` bytes of others come. */
static void put_items(char **list, int first, int out, const char *bytes, int size) {
    const char *old = *list ? *list : "", *from = items(old, first), *rest = items(from, out);
    int before = (int)(from - old) - (from > old && from[-1] == ',');
    char *made = malloc((size_t)before + (size_t)size + strlen(rest) + 3);
    if (!made) abort();
    sprintf(made, "%.*s%s%.*s%s%s", before, old, before && size ? "," : "", size, bytes,
            (before || size) && *rest ? "," : "", rest);
    free(*list);
    *list = made;
}

/* A list as the contract, or what changed since the last one (docs/protocol.md), makes it; it stays if neither speaks of it. */
static void take_list(char **list, const char *json, const char *name) {
    char key[32];
    int first, out, at;
    snprintf(key, sizeof key, "\"%s\":[", name);
    const char *found = strstr(json, key);
    if (found) {
        found += strlen(key);
        put_items(list, 0, SLOTS, found, (int)strcspn(found, "]"));
        return;
    }
    snprintf(key, sizeof key, "\"~%s\":{\"", name);
    if (!(found = strstr(json, key))) return;
    found += strlen(key);
    if (sscanf(found, "@\":[%d,%d%n", &first, &out, &at) == 2) {
        found += at;
        found += *found == ',';
        put_items(list, first, out, found, (int)strcspn(found, "]"));
    } else if (sscanf(found, "%d\":%n", &first, &at) == 1)
        put_items(list, first, 1, found + at, (int)strcspn(found + at, "}"));
}

static bool is_in(const char *list, int seat) {
    for (; *list; list++)
        if (*list == '0' + seat) return true;
    return false;
}

static void pick_legal(struct player *player) {
    const char *chosen = items(player->list, (int)random_below((uint32_t)items_in(player->list)));
    snprintf(player->legal, sizeof player->legal, "%.*s", (int)strcspn(chosen + 1, "\""), chosen + 1);
}

static void connect_player(struct player *player);

static void on_contract(struct player *player, const char *json) {
    if (player->step < 0 && !player->began && ++load.begun == load.tables * load.seats)
        load.up_at = uv_hrtime();
    player->began = true;
    const char *step = strstr(json, "\"step\":");
    if (step) player->step = atoi(step + 7);
    take_list(&player->waiting, json, "waiting");
    take_list(&player->list, json, "legal");
    if (strstr(json, "\"over\":true")) {
        if (player->over) return;
        player->over = player->due = true;
        if (player->seat == 0) load.games++;
        return;
    }
    player->due =
        player->list[0] && is_in(player->waiting, player->seat) && player->sent_step != player->step;
    if (player->due) pick_legal(player);
}

static void answer(struct player *player) {
    player->due = false;
    if (player->over)
        send_text(player, "{\"t\":\"rematch\",\"id\":%d}", ++player->id);
    else
        make_ready(player);
}

static void on_table(struct player *player, const char *json) {
    if (!strstr(json, "\"state\":\"lobby\"")) return;
    if (!player->sat) {
        player->sat = true;
        send_text(player, "{\"t\":\"sit\",\"id\":%d,\"seat\":%d,\"name\":\"P%d\"}", ++player->id,
                  player->seat, player->seat);
    } else if (player->seat == 0 && !player->started && !strstr(json, "\"here\":false")) {
        player->started = true;
        send_text(player, "{\"t\":\"start\",\"id\":%d}", ++player->id);
    }
}

static int id_of(const char *json) {
    const char *id = strstr(json, "\"id\":");
    return id ? atoi(id + 5) : 0;
}

static void on_ok(struct player *player, const char *json) {
    const char *next = strstr(json, "\"table\":\"");
    if (next && player->over) {
        snprintf(player->table, sizeof player->table, "%.*s", (int)strcspn(next + 9, "\""), next + 9);
        lws_set_timeout(player->wsi, 1, LWS_TO_KILL_ASYNC);
        connect_player(player);
        return;
    }
    if (!player->sent_at || id_of(json) != player->id) return;
    uint64_t took = uv_hrtime() - player->sent_at, slot = took / 10000;
    player->sent_at = 0;
    load.confirmed++;
    if (!load.measuring) return;
    load.moves++;
    load.latency_sum += took;
    load.slot[slot < SLOTS ? slot : SLOTS - 1]++;
}

/* Somebody else was faster, which is normal where all may tell the first clue. If the next move is on its way
 * already, that is all. */
static void on_no(struct player *player, const char *json) {
    load.refused++;
    if (id_of(json) != player->id) return;
    player->sent_at = 0;
    player->sent_step = -1;
    if (!player->due) send_text(player, "{\"t\":\"sync\",\"id\":%d,\"from\":60000}", ++player->id);
}

static void on_line(struct player *player, const char *json) {
    if (strncmp(json, "{\"t\":\"contract\"", 15) == 0 || strncmp(json, "{\"t\":\"changes\"", 14) == 0)
        on_contract(player, json);
    if (strncmp(json, "{\"t\":\"table\"", 12) == 0) on_table(player, json);
    if (strncmp(json, "{\"t\":\"ok\"", 9) == 0) on_ok(player, json);
    if (strncmp(json, "{\"t\":\"no\"", 9) == 0) on_no(player, json);
}

/* The answer to a move stands behind the contract in the same message, so latency is taken after reading
 * both, and the next move is sent after that: whoever is to move again must not forget what was confirmed. */
static void on_message(struct player *player, char *text) {
    struct lws *wsi = player->wsi;
    for (char *end; text; text = end ? end + 1 : NULL) {
        end = strchr(text, '\n');
        if (end) *end = 0;
        on_line(player, text);
        if (player->wsi != wsi) return; /* it moved on to the next table */
    }
    if (player->due) answer(player);
}

static void receive(struct player *player, const char *bytes, size_t size, bool last) {
    if (player->in_size + size + 1 > player->in_cap) {
        player->in_cap = 2 * (player->in_size + size + 1);
        player->in = realloc(player->in, player->in_cap);
        if (!player->in) abort();
    }
    memcpy(player->in + player->in_size, bytes, size);
    player->in_size += size;
    load.bytes += size;
    if (!last) return;
    player->in[player->in_size] = 0;
    player->in_size = 0;
    on_message(player, player->in);
}

/* --- connections --- */

static struct lws *connect_to(const char *path, const char *method, void *user) {
    struct lws_client_connect_info info = {
        .context = load.context,
        .address = load.host,
        .port = load.port,
        .path = path,
        .host = load.host_port,
        .origin = NULL,
        .method = method,
        .protocol = NULL,
        .local_protocol_name = method ? "api" : "play",
        .userdata = user,
        .ietf_version_or_minus_one = -1,
    };
    return lws_client_connect_via_info(&info);
}

static void connect_player(struct player *player) {
    char path[256];
    player->step = player->sent_step = -1;
    player->sent_at = 0;
    player->due = player->ready = player->over = player->started = player->sat = false;
    player->in_size = player->out_size = 0;
    snprintf(path, sizeof path, "%s/api/ws?table=%s%s", load.prefix, player->table,
             load.whole ? "" : "&changes=1");
    player->wsi = connect_to(path, NULL, player);
}

static int guests_wanted(void) {
    return (load.tables < CIRCLES ? load.tables : CIRCLES) * load.seats;
}

static const char *cookie_of(int circle, int seat) {
    return load.cookie[circle * load.seats + seat];
}

/* A server with --proxy is also measured without its proxy: then this says what the proxy would. */
static int add_headers(struct lws *wsi, void *in, size_t size, const char *cookie) {
    static const char address[] = "127.0.0.1";
    unsigned char **at = in, *end = *at + size;
    if (lws_add_http_header_by_token(wsi, WSI_TOKEN_X_FORWARDED_FOR, (const unsigned char *)address,
                                     (int)strlen(address), at, end))
        return -1;
    if (!cookie[0]) return 0;
    return lws_add_http_header_by_token(wsi, WSI_TOKEN_HTTP_COOKIE, (const unsigned char *)cookie,
                                        (int)strlen(cookie), at, end);
}

static int on_play(struct lws *wsi, enum lws_callback_reasons reason, void *user, void *in, size_t size) {
    struct player *player = user;
    switch ((int)reason) {
    case LWS_CALLBACK_CLIENT_APPEND_HANDSHAKE_HEADER:
        return add_headers(wsi, in, size, cookie_of(player->circle, player->seat));
    case LWS_CALLBACK_CLIENT_ESTABLISHED: load.connected++; return 0;
    case LWS_CALLBACK_CLIENT_RECEIVE:
        if (player->wsi == wsi)
            receive(player, in, size, lws_is_final_fragment(wsi) && !lws_remaining_packet_payload(wsi));
        return 0;
    case LWS_CALLBACK_CLIENT_WRITEABLE:
        if (player->wsi != wsi || !player->out_size) return 0;
        size = player->out_size;
        player->out_size = 0;
        return lws_write(wsi, (unsigned char *)player->out + LWS_PRE, size, LWS_WRITE_TEXT) < 0 ? -1 : 0;
    case LWS_CALLBACK_CLIENT_CONNECTION_ERROR:
        load.failed++;
        fprintf(stderr, "dizaine: a connection failed: %s\n", in ? (const char *)in : "?");
        return 0;
    case LWS_CALLBACK_CLIENT_CLOSED: load.connected--; return 0;
    }
    return 0;
}

/* --- guests and tables, one request after the other --- */

static struct api {
    char body[512], answer[1024];
    size_t answer_size;
} api;

static void next_request(void);

static void on_answer(void) {
    api.answer[api.answer_size] = 0;
    if (load.guests < guests_wanted()) {
        load.guests++;
    } else {
        const char *id = strstr(api.answer, "\"table\":\"");
        if (!id) {
            fprintf(stderr, "dizaine: no table: %s\n", api.answer);
            uv_stop(&load.loop);
            return;
        }
        for (int seat = 0; seat < load.seats; seat++) {
            struct player *player = &load.players[load.made * load.seats + seat];
            player->circle = load.made % CIRCLES;
            player->seat = seat;
            snprintf(player->table, sizeof player->table, "%.*s", (int)strcspn(id + 9, "\""), id + 9);
            connect_player(player);
        }
        load.made++;
    }
    next_request();
}

static int on_api(struct lws *wsi, enum lws_callback_reasons reason, void *user, void *in, size_t size) {
    char buffer[LWS_PRE + 1024], *at = buffer + LWS_PRE, cookie[256];
    int length = 1000;
    bool post = load.guests == guests_wanted();
    switch ((int)reason) {
    case LWS_CALLBACK_CLIENT_APPEND_HANDSHAKE_HEADER:
        if (add_headers(wsi, in, size, post ? cookie_of(load.made % CIRCLES, 0) : "")) return -1;
        if (!post) return 0;
        unsigned char **head = in, *end = *head + size;
        char digits[16];
        snprintf(digits, sizeof digits, "%zu", strlen(api.body));
        if (lws_add_http_header_by_token(wsi, WSI_TOKEN_HTTP_CONTENT_TYPE,
                                         (const unsigned char *)"application/json", 16, head, end) ||
            lws_add_http_header_by_token(wsi, WSI_TOKEN_HTTP_CONTENT_LENGTH, (unsigned char *)digits,
                                         (int)strlen(digits), head, end))
            return -1;
        lws_client_http_body_pending(wsi, 1);
        lws_callback_on_writable(wsi);
        return 0;
    case LWS_CALLBACK_CLIENT_HTTP_WRITEABLE:
        memcpy(at, api.body, strlen(api.body));
        lws_client_http_body_pending(wsi, 0);
        return lws_write(wsi, (unsigned char *)at, strlen(api.body), LWS_WRITE_HTTP_FINAL) < 0 ? -1 : 0;
    case LWS_CALLBACK_ESTABLISHED_CLIENT_HTTP:
        api.answer_size = 0;
        if (!post && lws_hdr_copy(wsi, cookie, sizeof cookie, WSI_TOKEN_HTTP_SET_COOKIE) > 0)
            snprintf(load.cookie[load.guests], COOKIE_BYTES, "%.*s", (int)strcspn(cookie, ";"), cookie);
        return 0;
    case LWS_CALLBACK_RECEIVE_CLIENT_HTTP: return lws_http_client_read(wsi, &at, &length) < 0 ? -1 : 0;
    case LWS_CALLBACK_RECEIVE_CLIENT_HTTP_READ:
        if (api.answer_size + size < sizeof api.answer) {
            memcpy(api.answer + api.answer_size, in, size);
            api.answer_size += size;
        }
        return 0;
    case LWS_CALLBACK_COMPLETED_CLIENT_HTTP: on_answer(); return 0;
    case LWS_CALLBACK_CLIENT_CONNECTION_ERROR:
        fprintf(stderr, "dizaine: the server does not answer: %s\n", in ? (const char *)in : "?");
        uv_stop(&load.loop);
        return 0;
    }
    return 0;
}

static void begin_measuring(uv_timer_t *timer);

static void next_request(void) {
    char path[256];
    if (load.made == load.tables) {
        /* A second to connect and to warm up. */
        uv_timer_start(&load.finish, begin_measuring, 1500, 0);
        return;
    }
    bool post = load.guests == guests_wanted();
    snprintf(path, sizeof path, "%s/api/%s", load.prefix, post ? "tables" : "me");
    snprintf(api.body, sizeof api.body, "{\"game\":\"%s\",\"players\":%d,\"pause\":0}", load.game,
             load.seats);
    connect_to(path, post ? "POST" : "GET", NULL);
}

/* --- the result --- */

static double percentile(double share) {
    uint64_t wanted = (uint64_t)((double)load.moves * share), sum = 0;
    for (int i = 0; i < SLOTS; i++)
        if ((sum += load.slot[i]) > wanted) return (i + 1) / 100.0;
    return SLOTS / 100.0;
}

static void end_measuring(uv_timer_t *timer) {
    double seconds = (double)(uv_hrtime() - load.started_at) / 1e9, cpu = server_cpu() - load.cpu_before;
    printf("%s, %d table%s of %d seat%s, %s\n", load.game, load.tables, load.tables == 1 ? "" : "s",
           load.seats, load.seats == 1 ? "" : "s",
           load.idle       ? "idle"
           : load.rate > 0 ? "at a given rate"
                           : "at full speed");
    printf("connections %d, failed %d, games %llu, refused %llu, confirmed %llu with the warm-up\n",
           load.connected, load.failed, (unsigned long long)load.games, (unsigned long long)load.refused,
           (unsigned long long)load.confirmed);
    if (load.up_at) printf("all tables were up after %.2f s\n", (double)(load.up_at - load.began_at) / 1e9);
    if (load.moves)
        printf("%.0f moves/s  p50 %.2f ms  p99 %.2f ms  mean %.2f ms  %.1f MB/s\n",
               (double)load.moves / seconds, percentile(0.5), percentile(0.99),
               (double)load.latency_sum / (double)load.moves / 1e6, (double)load.bytes / seconds / 1e6);
    if (load.pid)
        printf("server: %.1f us of processor a move, %.0f %% of one core, %ld KiB resident\n",
               load.moves ? cpu / (double)load.moves * 1e6 : 0, 100 * cpu / seconds, server_kib());
    uv_stop(&load.loop);
}

/* Before its time, by SIGTERM: whoever waits for something else than a time ends it so. */
static void on_signal(uv_signal_t *handle, int number) {
    load.seconds = 0; /* if it has not begun to measure */
    if (load.measuring) end_measuring(&load.finish);
}

static void begin_measuring(uv_timer_t *timer) {
    if (load.idle && !load.up_at && load.connected) { /* what is idle must be there first */
        uv_timer_start(&load.finish, begin_measuring, 100, 0);
        return;
    }
    load.measuring = true;
    load.bytes = 0;
    load.started_at = uv_hrtime();
    load.cpu_before = server_cpu();
    uv_timer_start(&load.finish, end_measuring, (uint64_t)load.seconds * 1000, 0);
}

static const struct flag flags[] = {
    {"url", "URL", "the server, as in http://127.0.0.1:8010"},
    {"game", "NAME", "what to play (the first game there is)"},
    {"tables", "N", "tables at once (200)"},
    {"seats", "K", "seats of each, all played from here (2)"},
    {"rate", "R", "moves a second in all, or max (max)"},
    {"seconds", "S", "how long to measure (10)"},
    {"pid", "N", "the server's process, for its processor time and memory"},
    {"idle", NULL, "take seats and begin, but make no move"},
    {"whole", NULL, "ask for whole contracts, not for what changed"},
    {0},
};
static const struct usage usage = {
    .name = "load",
    .synopsis = "--url URL [--tables N] [--seats K] [--rate R|max] …",
    .about = "Plays many tables at once over real sockets and prints moves a second and the time from "
             "sending a move to its confirmation. Start the server without limits, "
             "as docs/operations.md tells.",
    .flags = flags,
};

static bool read_url(const char *url) {
    int used = 0;
    if (!url || sscanf(url, "http://%127[^:/]:%d%n", load.host, &load.port, &used) != 2) return false;
    snprintf(load.prefix, sizeof load.prefix, "%s", url + used);
    size_t size = strlen(load.prefix);
    if (size && load.prefix[size - 1] == '/') load.prefix[size - 1] = 0;
    snprintf(load.host_port, sizeof load.host_port, "%s:%d", load.host, load.port);
    return true;
}

static void silent(int level, const char *line) {}

static int run(void) {
    static const struct lws_protocols protocols[] = {
        {.name = "api", .callback = on_api},
        {.name = "play", .callback = on_play, .rx_buffer_size = 16384},
        {0},
    };
    void *loops[] = {&load.loop};
    struct lws_context_creation_info info = {
        .options = LWS_SERVER_OPTION_LIBUV | LWS_SERVER_OPTION_DISABLE_OS_CA_CERTS,
        .port = CONTEXT_PORT_NO_LISTEN,
        .protocols = protocols,
        .foreign_loops = loops,
        .fd_limit_per_thread = (unsigned)(load.tables * load.seats * 2 + 64),
        .pt_serv_buf_size = 16384,
    };
    load.players = calloc((size_t)(load.tables * load.seats), sizeof *load.players);
    load.rng = uv_hrtime() | 1;
    if (!load.players) abort();
    lws_set_log_level(0, silent);
    uv_loop_init(&load.loop);
    uv_timer_init(&load.loop, &load.tick);
    uv_timer_init(&load.loop, &load.finish);
    uv_signal_init(&load.loop, &load.end);
    uv_signal_start(&load.end, on_signal, SIGTERM);
    load.context = lws_create_context(&info);
    if (!load.context) return complain("libwebsockets does not start");
    load.tick_at = load.began_at = uv_hrtime();
    if (load.rate > 0) uv_timer_start(&load.tick, on_tick, 1, 1);
    next_request();
    uv_run(&load.loop, UV_RUN_DEFAULT);
    if (load.measuring && !load.idle && !load.moves) {
        complain("no move was confirmed while measuring; does the server run with --limit messages=0?");
        return 1;
    }
    return load.measuring && !load.failed ? 0 : 1;
}

int main(int argc, char **argv) {
    struct args args;
    int code = args_read(&args, &usage, argc, argv);
    if (code != ARGS_GO_ON) return code;
    int64_t tables = 200, seats = 2, seconds = 10, pid = 0, rate = 0;
    const char *wanted = args_value(&args, "rate"), *game = args_value(&args, "game");
    if (!args_no_words(&args)) return EXIT_BAD_CALL;
    if (!args_has(&args, "url")) return complain("load needs --url, as in http://127.0.0.1:8010");
    if (!read_url(args_value(&args, "url")))
        return complain("--url must be written as http://127.0.0.1:8010, not \"%s\"",
                        args_value(&args, "url"));
    if (!args_number(&args, "tables", 1, 50000, &tables) || !args_number(&args, "seats", 1, SEATS, &seats) ||
        !args_number(&args, "seconds", 1, 3600, &seconds) || !args_number(&args, "pid", 1, INT32_MAX, &pid) ||
        (wanted && strcmp(wanted, "max") != 0 && !args_number(&args, "rate", 1, 10000000, &rate)))
        return EXIT_BAD_CALL;
    snprintf(load.game, sizeof load.game, "%s", game ? game : game_list[0]->name);
    if (!args_game(load.game)) return EXIT_BAD_CALL;
    load.tables = (int)tables;
    load.seats = (int)seats;
    load.seconds = (int)seconds;
    load.pid = (int)pid;
    if (load.pid && server_kib() == 0) return complain("--pid %d: there is no such process", load.pid);
    load.rate = (double)rate;
    load.idle = args_has(&args, "idle");
    load.whole = args_has(&args, "whole");
    return run();
}
