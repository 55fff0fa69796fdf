/* floor.c: the least that a durable server of tables can do, to measure ours against: read a move from a socket, append it to SQLite, sync,
 * and tell everybody at the table. No rules, no JSON, no limits: WebSocket frames as they come, one transaction for each turn of epoll as in net/commit.c.
 * Server and players are two processes, as in bench/server. */
#include <arpa/inet.h>
#include <errno.h>
#include <fcntl.h>
#include <netinet/tcp.h>
#include <signal.h>
#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "cli/args.h"

enum { SEATS = 2, EVENTS = 512, IN_BYTES = 512, TOLD_BYTES = 400, CHECKPOINT_PAGES = 2000, SLOTS = 20000 };

/* One connection, on either side: seat `place % SEATS` of table `place / SEATS`. */
struct wire {
    int file;
    uint32_t size;
    char in[IN_BYTES];
};

static struct wire *wires;
static int tables = 200;

static void need(bool fine, const char *what) {
    if (fine) return;
    fprintf(stderr, "floor: %s: %s\n", what, strerror(errno));
    exit(1);
}

static int64_t now_ns(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (int64_t)time.tv_sec * 1000000000 + time.tv_nsec;
}

static void watch(int poll, int place) {
    struct epoll_event event = {.events = EPOLLIN, .data.u32 = (uint32_t)place};
    int on = 1;
    setsockopt(wires[place].file, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
    need(epoll_ctl(poll, EPOLL_CTL_ADD, wires[place].file, &event) == 0, "epoll_ctl");
}

/* --- frames: text, less than 64 KiB, whole --- */

static uint32_t put_frame(char *to, const char *text, uint32_t size, bool masked) {
    uint32_t n = 0;
    to[n++] = (char)0x81;
    if (size < 126) {
        to[n++] = (char)(size | (masked ? 0x80 : 0));
    } else {
        to[n++] = (char)(126 | (masked ? 0x80 : 0));
        to[n++] = (char)(size >> 8);
        to[n++] = (char)size;
    }
    static const char mask[4] = {1, 2, 3, 4};
    if (masked) memcpy(to + n, mask, 4), n += 4;
    for (uint32_t i = 0; i < size; i++) to[n + i] = masked ? (char)(text[i] ^ mask[i & 3]) : text[i];
    return n + size;
}

/* The text of the first whole frame, unmasked in place, and how many bytes the frame has; 0: none yet. */
static uint32_t get_frame(struct wire *wire, char **text, uint32_t *size) {
    const uint8_t *in = (const uint8_t *)wire->in;
    if (wire->size < 2) return 0;
    uint32_t n = 2, length = in[1] & 127;
    if (length == 126) {
        if (wire->size < 4) return 0;
        length = (uint32_t)in[2] << 8 | in[3];
        n = 4;
    }
    bool masked = in[1] & 128;
    uint32_t whole = n + (masked ? 4 : 0) + length;
    if (wire->size < whole) return 0;
    *text = wire->in + whole - length;
    *size = length;
    for (uint32_t i = 0; masked && i < length; i++) (*text)[i] ^= wire->in[n + (i & 3)];
    return whole;
}

static void drop_frame(struct wire *wire, uint32_t whole) {
    wire->size -= whole;
    memmove(wire->in, wire->in + whole, wire->size);
}

static bool fill(struct wire *wire) {
    ssize_t got = recv(wire->file, wire->in + wire->size, IN_BYTES - wire->size, MSG_DONTWAIT);
    if (got <= 0) return false;
    wire->size += (uint32_t)got;
    return true;
}

/* --- the server --- */

static int log_pages;

static int on_wal(void *context, sqlite3 *db, const char *name, int pages) {
    log_pages = pages;
    return SQLITE_OK;
}

static void sql(sqlite3 *db, const char *text) {
    char *why = NULL;
    if (sqlite3_exec(db, text, NULL, NULL, &why) == SQLITE_OK) return;
    fprintf(stderr, "floor: %s: %s\n", text, why);
    exit(1);
}

static sqlite3 *open_db(const char *path, sqlite3_stmt **add) {
    sqlite3 *db = NULL;
    need(sqlite3_open(path, &db) == SQLITE_OK, path);
    sql(db,
        "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA wal_autocheckpoint = 0;"
        "CREATE TABLE event (n INTEGER PRIMARY KEY, t INTEGER, seq INTEGER, at INTEGER, line TEXT) STRICT;"
        /* The log gets its length at once, as that of our server. */
        "CREATE TABLE length (bytes BLOB); INSERT INTO length VALUES (zeroblob(8388608)); DROP TABLE length;"
        "PRAGMA wal_checkpoint(RESTART)");
    sqlite3_wal_hook(db, on_wal, NULL);
    sqlite3_prepare_v3(db, "INSERT INTO event (t, seq, at, line) VALUES (?, ?, ?, ?)", -1,
                       SQLITE_PREPARE_PERSISTENT, add, NULL);
    return db;
}

static void append(sqlite3_stmt *add, int table, uint32_t seq, const char *line, uint32_t size) {
    sqlite3_bind_int64(add, 1, table);
    sqlite3_bind_int64(add, 2, seq);
    sqlite3_bind_int64(add, 3, time(NULL));
    sqlite3_bind_text(add, 4, line, (int)size, SQLITE_STATIC);
    need(sqlite3_step(add) == SQLITE_DONE, "insert");
    sqlite3_reset(add);
}

static void serve(int listener, const char *path, int tells, uint32_t bytes) {
    sqlite3_stmt *add, *begin, *commit;
    sqlite3 *db = open_db(path, &add);
    sqlite3_prepare_v3(db, "BEGIN IMMEDIATE", -1, SQLITE_PREPARE_PERSISTENT, &begin, NULL);
    sqlite3_prepare_v3(db, "COMMIT", -1, SQLITE_PREPARE_PERSISTENT, &commit, NULL);
    uint32_t *seq = calloc((size_t)tables, sizeof *seq);
    int poll = epoll_create1(0), *movers = calloc((size_t)tables * SEATS, sizeof *movers);
    need(poll >= 0 && seq && movers, "memory");
    for (int place = 0; place < tables * SEATS; place++) {
        wires[place] = (struct wire){.file = accept(listener, NULL, NULL)};
        need(wires[place].file >= 0, "accept");
        watch(poll, place);
    }
    char text[TOLD_BYTES] = {0}, frame[TOLD_BYTES + 8];
    memset(text, 'x', sizeof text);
    uint32_t frame_size = put_frame(frame, text, bytes, false);
    for (;;) {
        struct epoll_event events[EVENTS];
        int n = epoll_wait(poll, events, EVENTS, -1), moves = 0;
        for (int i = 0; i < n; i++) {
            int place = (int)events[i].data.u32;
            char *line;
            uint32_t size, whole;
            if (!fill(&wires[place])) _exit(0);
            while ((whole = get_frame(&wires[place], &line, &size))) {
                if (!moves) sqlite3_step(begin), sqlite3_reset(begin);
                append(add, place / SEATS, seq[place / SEATS]++, line, size);
                movers[moves++] = place;
                drop_frame(&wires[place], whole);
            }
        }
        if (!moves) continue;
        need(sqlite3_step(commit) == SQLITE_DONE, "commit");
        sqlite3_reset(commit);
        for (int i = 0; i < moves; i++)
            for (int seat = 0; seat < tells; seat++) {
                int place = seat ? movers[i] ^ 1 : movers[i];
                if (send(wires[place].file, frame, frame_size, MSG_NOSIGNAL) < 0) _exit(0);
            }
        if (log_pages > CHECKPOINT_PAGES)
            sqlite3_wal_checkpoint_v2(db, NULL, SQLITE_CHECKPOINT_RESTART, NULL, NULL);
    }
}

/* --- the players --- */

struct result {
    uint64_t moves;
    uint32_t slot[SLOTS]; /* latencies in steps of 10 us */
};

static double cpu_of(pid_t pid) {
    char path[64], line[1024];
    unsigned long user = 0, system = 0;
    snprintf(path, sizeof path, "/proc/%d/stat", (int)pid);
    FILE *file = fopen(path, "r");
    if (file && fgets(line, sizeof line, file))
        sscanf(strrchr(line, ')') + 1, " %*c %*d %*d %*d %*d %*d %*u %*u %*u %*u %*u %lu %lu", &user,
               &system);
    if (file) fclose(file);
    return (double)(user + system) / (double)sysconf(_SC_CLK_TCK);
}

static double percentile(const struct result *result, double share) {
    uint64_t wanted = (uint64_t)((double)result->moves * share), sum = 0;
    for (int i = 0; i < SLOTS; i++)
        if ((sum += result->slot[i]) > wanted) return (i + 1) / 100.0;
    return SLOTS / 100.0;
}

static void play(const struct sockaddr_in *address, int seconds, int tells, pid_t server) {
    static const char move[] = "{\"t\":\"move\",\"id\":137,\"step\":131,\"m\":\"roll\"}";
    static struct result result;
    char frame[sizeof move + 8];
    uint32_t frame_size = put_frame(frame, move, sizeof move - 1, true);
    int64_t *sent = calloc((size_t)tables, sizeof *sent);
    int *missing = calloc((size_t)tables, sizeof *missing), *mover = calloc((size_t)tables, sizeof *mover);
    int poll = epoll_create1(0);
    need(poll >= 0 && sent && missing && mover, "memory");
    for (int place = 0; place < tables * SEATS; place++) {
        wires[place] = (struct wire){.file = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0)};
        need(connect(wires[place].file, (const struct sockaddr *)address, sizeof *address) == 0, "connect");
        watch(poll, place);
    }
    int64_t begin = now_ns() + 500000000, end = begin + (int64_t)seconds * 1000000000;
    double cpu = 0;
    bool measuring = false;
    for (int table = 0; table < tables; table++) {
        missing[table] = tells;
        sent[table] = now_ns();
        need(send(wires[SEATS * table].file, frame, frame_size, MSG_NOSIGNAL) > 0, "send");
    }
    for (int64_t now = 0; now < end;) {
        struct epoll_event events[EVENTS];
        int n = epoll_wait(poll, events, EVENTS, 100);
        now = now_ns();
        if (!measuring && now >= begin) measuring = true, cpu = cpu_of(server), begin = now;
        for (int i = 0; i < n; i++) {
            int place = (int)events[i].data.u32, table = place / SEATS;
            char *text;
            uint32_t size, whole;
            need(fill(&wires[place]), "the server is gone");
            while ((whole = get_frame(&wires[place], &text, &size))) {
                drop_frame(&wires[place], whole);
                if (place % SEATS == mover[table] && measuring) {
                    uint64_t slot = (uint64_t)(now - sent[table]) / 10000;
                    result.moves++;
                    result.slot[slot < SLOTS ? slot : SLOTS - 1]++;
                }
                if (--missing[table]) continue;
                mover[table] ^= 1;
                missing[table] = tells;
                sent[table] = now;
                need(send(wires[SEATS * table + mover[table]].file, frame, frame_size, MSG_NOSIGNAL) > 0,
                     "send");
            }
        }
    }
    double wall = (double)(now_ns() - begin) / 1e9;
    cpu = cpu_of(server) - cpu;
    printf("floor, %d tables of %d seats, %d told of each move\n", tables, SEATS, tells);
    printf("%.0f moves/s  p50 %.2f ms  p99 %.2f ms\n", (double)result.moves / wall, percentile(&result, 0.5),
           percentile(&result, 0.99));
    printf("server: %.1f us of processor a move, %.0f %% of one core\n", cpu / (double)result.moves * 1e6,
           100 * cpu / wall);
}

static const struct flag flags[] = {
    {"tables", "N", "tables of two at once (200)"},
    {"seconds", "S", "how long to measure (5)"},
    {"tell", "1|2", "how many are told of a move: whoever made it, or both (2)"},
    {"bytes", "N", "of what they are told (200)"},
    {0},
};
static const struct usage usage = {
    .name = "floor",
    .synopsis = "FILE [--tables N] [--seconds S] [--tell 1|2] [--bytes N]",
    .about =
        "Measures the least that a durable server of tables costs: a move is read, appended to a new SQLite file, synced, and told.",
    .flags = flags,
};

int main(int argc, char **argv) {
    struct args args;
    int code = args_read(&args, &usage, argc, argv);
    if (code != ARGS_GO_ON) return code;
    int64_t table_count = tables, seconds = 5, tells = 2, bytes = 200;
    if (!args_number(&args, "tables", 1, 5000, &table_count) ||
        !args_number(&args, "seconds", 1, 600, &seconds) || !args_number(&args, "tell", 1, SEATS, &tells) ||
        !args_number(&args, "bytes", 1, TOLD_BYTES, &bytes))
        return EXIT_BAD_CALL;
    if (args.words_count != 1)
        return complain("floor needs the name of a file that it may make, and removes at its end");
    const char *path = args.words[0];
    if (access(path, F_OK) == 0) return complain("%s is there already", path);
    tables = (int)table_count;
    struct rlimit files;
    getrlimit(RLIMIT_NOFILE, &files);
    files.rlim_cur = files.rlim_max;
    setrlimit(RLIMIT_NOFILE, &files);
    wires = calloc((size_t)tables * SEATS, sizeof *wires);
    struct sockaddr_in address = {.sin_family = AF_INET, .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
    socklen_t size = sizeof address;
    int listener = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    need(wires && bind(listener, (struct sockaddr *)&address, size) == 0 && listen(listener, 4096) == 0 &&
             getsockname(listener, (struct sockaddr *)&address, &size) == 0,
         "listen");
    pid_t server = fork();
    need(server >= 0, "fork");
    if (!server) serve(listener, path, (int)tells, (uint32_t)bytes);
    play(&address, (int)seconds, (int)tells, server);
    kill(server, SIGTERM);
    waitpid(server, NULL, 0);
    static const char *const ends[] = {"", "-wal", "-shm"};
    for (int i = 0; i < 3; i++) {
        char name[4200];
        snprintf(name, sizeof name, "%s%s", path, ends[i]);
        unlink(name);
    }
    return 0;
}
