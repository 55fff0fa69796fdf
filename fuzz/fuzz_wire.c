/* fuzz_wire.c: bytes as clients send them, into a real server: its loop, libwebsockets, tables, bots and store, all in this process.
 * An input is a list of pieces, each behind a mark "\n@NX": N is the client, from 0 to 7, and X what it does:
 *     =  sends the bytes behind it, and connects before that if need be
 *     m  sends them as one text message of a WebSocket
 *     -  closes its connection
 *     !  a second passes for the server (client and bytes do not matter)
 * The server draws its ids, codes and deals from the same stream for every input, so that a recorded conversation (fuzz/record.py)
 * repeats. Whatever comes: the server lives, what it tells is JSON and no seed of a game that runs, every connection ends, and every table
 * is in the store as it is in memory. */
#include "net/server.c"

#include <assert.h>
#include <ctype.h>
#include <errno.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

#include "store/sqlite.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

enum { CLIENTS = 8, QUIET_TURNS = 3, TURNS_MAX = 400, END_TURNS_MAX = 20000 };

static struct server fuzzed, *const server = &fuzzed;
static struct net_settings settings;
static struct sockaddr_un place = {.sun_family = AF_UNIX};
static socklen_t place_size;

static struct client {
    int fd; /* 0: none */
    bool web;
    char *heard; /* and not understood yet */
    uint32_t heard_size, heard_cap;
} clients[CLIENTS];

/* --- luck: as tests/lib/timeshift.py makes it for the server that is recorded --- */

static uint64_t luck = 0x9e3779b97f4a7c15u + 1, luck_at_start;

static uint64_t lucky_word(void) {
    uint64_t z = luck += 0x9e3779b97f4a7c15u;
    z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9u;
    z = (z ^ z >> 27) * 0x94d049bb133111ebu;
    return z ^ z >> 31;
}

static const char *lucky_name(void) {
    return "fuzz";
}

static uint32_t lucky_random(void) {
    return (uint32_t)lucky_word();
}

static uint32_t lucky_uniform(const uint32_t bound) {
    return (uint32_t)((lucky_word() >> 32) * bound >> 32);
}

static void lucky_buf(void *const to, const size_t size) {
    uint64_t word = 0;
    for (size_t i = 0; i < size; i++) {
        if (i % 8 == 0) word = lucky_word();
        ((uint8_t *)to)[i] = (uint8_t)(word >> 8 * (i % 8));
    }
}

static struct randombytes_implementation lucky = {
    .implementation_name = lucky_name, .random = lucky_random, .uniform = lucky_uniform, .buf = lucky_buf};

/* --- the server --- */

/* A port has too few numbers for thousands of connections a second: a name in memory has no end of them. */
static void listen_in_memory(void) {
    struct listener *listener = &server->listener;
    place_size = (socklen_t)(offsetof(struct sockaddr_un, sun_path) + 1 +
                             (size_t)snprintf(place.sun_path + 1, 60, "dizaine-fuzz-%d", getpid()));
    uv_poll_stop(&listener->poll);
    int fd = socket(AF_UNIX, SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC, 0);
    if (fd < 0 || bind(fd, (struct sockaddr *)&place, place_size) != 0 || listen(fd, 64) != 0) abort();
    /* The poll watches the number of the file: what lies behind it changes. */
    if (dup2(fd, listener->fd) < 0) abort();
    close(fd);
    uv_poll_cb on_readable = listener->poll.poll_cb;
    uv_close((uv_handle_t *)&listener->poll, NULL);
    uv_run(&server->loop, UV_RUN_NOWAIT);
    uv_poll_init(&server->loop, &listener->poll, listener->fd);
    listener->poll.data = listener;
    uv_poll_start(&listener->poll, UV_READABLE, on_readable);
}

static void start_server(void) {
    char folder[] = "/dev/shm/dizaine-fuzz-XXXXXX", path[64], why[300];
    randombytes_set_implementation(&lucky);
    if (sodium_init() < 0 || !mkdtemp(folder)) abort();
    signal(SIGPIPE, SIG_IGN);
    net_standard(&settings);
    snprintf(path, sizeof path, "%s/fuzz.db", folder);
    settings.db = path;
    settings.bind = "127.0.0.1";
    settings.port = 0;
    settings.no_learning = true;
    for (int i = LIMIT_REQUESTS; i <= LIMIT_GUESTS; i++) settings.limit[i] = 0;
    settings.limit[LIMIT_SOCKETS] = 256;
    settings.limit[LIMIT_DECKS] = 0; /* imports run in a program of their own, and have tests of their own */
    server->settings = &settings;
    server->log = fopen("/dev/null", "w");
    server->store = store_open(path, why, sizeof why);
    if (!server->store || !server->log) abort();
    uploads_open(server);
    if (!daily_open(server)) abort();
    luck_at_start = luck; /* libsodium has drawn something for itself, and the deals of the day */
    server->out_cap = OUT_BYTES;
    server->out = malloc(LWS_PRE + OUT_BYTES);
    if (!server->out || !page_prepare(server)) abort();
    lws_set_log_level(0, NULL);
    uv_loop_init(&server->loop);
    start_loop(server);
    uv_timer_stop(&server->tick); /* an input says when a second has passed */
    for (int i = 0; i < 2; i++) uv_signal_stop(&server->signals[i]); /* they end the fuzzer */
    if (!open_context(server)) abort();
    listen_in_memory();
    /* Open files live on without their names. */
    for (const char *const *end = (const char *const[]){"", "-wal", "-shm", "-lock", NULL}; *end; end++) {
        char name[80];
        snprintf(name, sizeof name, "%s%s", path, *end);
        unlink(name);
    }
    rmdir(folder);
}

/* --- what is told --- */

static void be_json(const char *bytes, size_t size) {
    json_t *json = json_loadb(bytes, size, JSON_REJECT_DUPLICATES, NULL);
    assert(json);
    json_decref(json);
}

/* The seed of a game that runs is the one thing that nobody may see, whatever else they may. */
static void be_silent(const char *bytes, size_t size) {
    for (struct table *table = server->tables; table; table = table->hh.next) {
        char hex[2 * DEAL_SEED_BYTES + 1];
        if (table->kept.state == OVER || (table->room && game_over(&table->room->truth))) continue;
        deal_hex(table->kept.seed, DEAL_SEED_BYTES, hex);
        assert(!memmem(bytes, size, hex, 2 * DEAL_SEED_BYTES));
    }
}

/* A frame at the beginning of what was heard; returns its length, or 0 if it is not whole yet. */
static size_t hear_frame(const struct client *client) {
    const uint8_t *at = (const uint8_t *)client->heard;
    size_t size = client->heard_size, head = 2;
    if (size < 2) return 0;
    assert(at[0] == 0x81 || at[0] == 0x88 || at[0] == 0x89 || at[0] == 0x8a);
    assert(!(at[1] & 0x80)); /* a server masks nothing */
    uint64_t length = at[1] & 127;
    int more = length == 126 ? 2 : length == 127 ? 8 : 0;
    if (size < head + (size_t)more) return 0;
    if (more) length = 0;
    for (int i = 0; i < more; i++) length = length << 8 | at[head++];
    if (size - head < length) return 0;
    const char *text = client->heard + head, *end = text + length;
    while (at[0] == 0x81 && text < end) {
        const char *line_end = memchr(text, '\n', (size_t)(end - text));
        if (!line_end) line_end = end;
        be_json(text, (size_t)(line_end - text));
        text = line_end + 1;
    }
    return head + length;
}

/* An answer of HTTP; a body may be missing (HEAD). */
static size_t hear_answer(struct client *client) {
    const char *end = memmem(client->heard, client->heard_size, "\r\n\r\n", 4);
    if (!end) return 0;
    size_t head = (size_t)(end - client->heard) + 4, length = 0;
    assert(strncmp(client->heard, "HTTP/1.", 7) == 0);
    client->web = strncmp(client->heard + 8, " 101", 4) == 0;
    if (client->web) return head;
    char *lines = strndup(client->heard, head);
    for (char *c = lines; *c; c++) *c = (char)tolower((unsigned char)*c);
    const char *said = strstr(lines, "content-length:");
    if (said) length = strtoul(said + 15, NULL, 10);
    bool json = strstr(lines, "application/json") != NULL;
    free(lines);
    if (client->heard_size - head < length) return 0;
    if (json && length && client->heard[head] == '{') be_json(client->heard + head, length);
    return head + length;
}

static void understand(struct client *client) {
    size_t size;
    while (client->heard_size && (size = client->web ? hear_frame(client) : hear_answer(client)) > 0) {
        client->heard_size -= (uint32_t)size;
        memmove(client->heard, client->heard + size, client->heard_size);
    }
}

static bool hear(struct client *client) {
    char bytes[1 << 16];
    ssize_t size = client->fd ? recv(client->fd, bytes, sizeof bytes, MSG_DONTWAIT) : 0;
    if (size <= 0) return false;
    be_silent(bytes, (size_t)size);
    bytes_add(&client->heard, &client->heard_size, &client->heard_cap, bytes, (uint32_t)size);
    understand(client);
    return true;
}

/* Until nothing moves any more. */
static void settle(void) {
    for (int i = 0, quiet = 0; quiet < QUIET_TURNS && i < TURNS_MAX; i++) {
        bool busy = false;
        for (struct table *table = server->tables; table; table = table->hh.next) busy |= table->jobs > 0;
        uv_run(&server->loop, busy ? UV_RUN_ONCE : UV_RUN_NOWAIT);
        for (int c = 0; c < CLIENTS; c++) busy |= hear(&clients[c]);
        quiet = busy || server->touched ? 0 : quiet + 1;
    }
}

/* --- what clients do --- */

static void leave(struct client *client) {
    if (client->fd) close(client->fd);
    client->fd = 0;
    client->web = false;
    client->heard_size = 0;
}

static void come(struct client *client) {
    if (client->fd) return;
    client->fd = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
    if (client->fd < 0 || connect(client->fd, (struct sockaddr *)&place, place_size) != 0) abort();
}

static void say(struct client *client, const uint8_t *bytes, size_t size) {
    come(client);
    while (size > 0) {
        ssize_t sent = send(client->fd, bytes, size, MSG_DONTWAIT);
        if (sent < 0 && errno != EAGAIN) return; /* the server has ended it */
        if (sent > 0) {
            bytes += sent;
            size -= (size_t)sent;
        }
        settle();
    }
}

static void say_message(struct client *client, const uint8_t *bytes, size_t size) {
    uint8_t head[8] = {0x81, 0x80 | 126, (uint8_t)(size >> 8), (uint8_t)size}; /* a mask of zeros */
    int head_size = 8;
    if (size > 0xffff) return;
    if (size < 126) {
        head[1] = (uint8_t)(0x80 | size);
        head[2] = head[3] = 0;
        head_size = 6;
    }
    say(client, head, (size_t)head_size);
    say(client, bytes, size);
}

static const uint8_t *find_mark(const uint8_t *at, const uint8_t *end) {
    for (; (at = memmem(at, (size_t)(end - at), "\n@", 2)); at++) {
        if (end - at < 4) return NULL;
        if (at[2] >= '0' && at[2] < '0' + CLIENTS && strchr("=m-!", at[3]) && at[3]) return at;
    }
    return NULL;
}

static void act(struct client *client, char what, const uint8_t *bytes, size_t size) {
    switch (what) {
    case '=': say(client, bytes, size); break;
    case 'm': say_message(client, bytes, size); break;
    case '-': leave(client); break;
    case '!': on_tick(&server->tick); break;
    }
    settle();
}

/* --- the end --- */

/* As it is in memory, so it comes back from the store; but of a game that was closed before its first event nothing is stored, and it comes
 * back as a lobby that was closed. */
static void compare_with_store(void) {
    while (server->tables) {
        struct table *table = server->tables;
        char id[ID_BYTES];
        uint8_t state = table->kept.state;
        bool room = table->room && (state != CLOSED || table->room->events_size > 0);
        uint64_t hash = room ? game_hash(&table->room->truth) : 0;
        memcpy(id, table->kept.id, sizeof id);
        assert(!table->sockets && !table->touched && !table->jobs);
        table_drop(table);
        struct store_table kept;
        if (!store_table_find(server->store, id, &kept)) continue; /* swept */
        table = table_get(server, id);
        assert(table);
        assert(table->kept.state == state);
        assert((table->room != NULL) == room);
        assert(!room || game_hash(&table->room->truth) == hash);
        while (table->jobs) uv_run(&server->loop, UV_RUN_ONCE); /* bots that go on */
        server_turn(server);
        table_drop(table);
    }
}

static void empty_store(void) {
    struct text sql = text_over(server->out, server->out_cap);
    sqlite3_stmt *names = NULL;
    sqlite3_prepare_v2(server->store->db, "SELECT name FROM sqlite_master WHERE type = 'table'", -1, &names,
                       NULL);
    while (sqlite3_step(names) == SQLITE_ROW)
        text_format(&sql, "DELETE FROM %s;", (const char *)sqlite3_column_text(names, 0));
    sqlite3_finalize(names);
    sqlite3_exec(server->store->db, sql.bytes, NULL, NULL, NULL);
    fresh_free(&server->store->fresh); /* what it remembers of the events of tables whose numbers come again */
    server->store->fresh = (struct fresh){0};
    if (!fresh_open(server->store)) abort();
    if (store_wants_checkpoint(server->store)) store_checkpoint_end(server->store);
}

/* Every input meets a server that has just been started, as net_serve does, with the same luck. */
static void begin(void) {
    struct meter *meter, *next;
    empty_store();
    HASH_ITER(hh, server->meters, meter, next) {
        assert(!meter->users);
        HASH_DEL(server->meters, meter);
        free(meter);
    }
    server->ticks = server->refusals_since = server->refusals_told = 0;
    server->sources = (struct sources){0};
    luck = luck_at_start;
    sources_renew(server);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    const uint8_t *at = data, *end = data + size, *next;
    if (!server->store) start_server();
    begin();
    int client = 0;
    char what = '=';
    for (;; at = next + 4) {
        next = find_mark(at, end);
        size_t piece = (size_t)((next ? next : end) - at);
        if (at > data || piece > 0) act(&clients[client], what, at, piece);
        if (!next) break;
        client = next[2] - '0';
        what = (char)next[3];
    }
    for (int c = 0; c < CLIENTS; c++) leave(&clients[c]);
    for (int turns = 0; server->metrics.connections > 0; turns++) {
        assert(turns < END_TURNS_MAX); /* every connection ends */
        uv_run(&server->loop, UV_RUN_NOWAIT);
    }
    settle();
    assert(server->metrics.sockets == 0);
    compare_with_store();
    uv_run(&server->loop, UV_RUN_NOWAIT);
    if (getenv("FUZZ_COUNT")) /* whether recorded conversations do repeat */
        fprintf(stderr, "so far %llu requests, %llu connections, %llu moves, %llu refusals\n",
                (unsigned long long)server->metrics.requests,
                (unsigned long long)server->metrics.sockets_opened, (unsigned long long)server->metrics.moves,
                (unsigned long long)server->metrics.refused);
    return 0;
}
