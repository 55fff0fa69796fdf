/* fuzz_message.c: messages of clients into a real table with its store. Bytes 0 and 1 pick the game and who
 * speaks; the rest are messages, one a line. Whatever they say, the table must stay whole and what it tells
 * must be JSON. */
#include <assert.h>
#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <utlist.h>

#include "net/commands.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

enum { PEOPLE = 3, TEXT_BYTES = 1 << 18 };

static struct server server;
static struct net_settings settings;
static char told[TEXT_BYTES];

static void start_server(void) {
    /* In memory: thousands of commits a second are of no use to a disk. */
    char folder[] = "/dev/shm/dizaine-fuzz-XXXXXX", path[64], why[300];
    if (server.store) return;
    if (sodium_init() < 0 || !mkdtemp(folder)) abort();
    server.log = fopen("/dev/null", "w");
    net_standard(&settings);
    for (int i = LIMIT_REQUESTS; i <= LIMIT_GUESTS; i++) settings.limit[i] = 0;
    snprintf(path, sizeof path, "%s/fuzz.db", folder);
    server.settings = &settings;
    server.store = store_open(path, why, sizeof why);
    if (!server.store) abort();
    uv_loop_init(&server.loop);
    /* Open files live on without their names. */
    for (const char *const *end = (const char *const[]){"", "-wal", "-shm", "-lock", NULL}; *end; end++) {
        char name[80];
        snprintf(name, sizeof name, "%s%s", path, *end);
        unlink(name);
    }
    rmdir(folder);
}

static struct table *make_table(const struct game *game, int players) {
    struct store_table kept = {
        .game = game, .undo_point = -1, .spectate = true, .pause_ms = 5000, .lang = "fr"};
    random_id('t', 10, kept.id);
    random_code(&server, kept.code);
    options_standard(game, players, &kept.options);
    if (middle_of(game)->pictures) {
        json_t *decks = json_pack("[s]", "paper");
        if (table_decks(&server, &kept, decks, "g0", true)) abort();
        json_decref(decks);
    }
    snprintf(kept.maker, sizeof kept.maker, "g0");
    snprintf(kept.host, sizeof kept.host, "g0");
    for (int i = 0; i < players; i++) {
        snprintf(kept.seat[i].guest, ID_BYTES, "g%d", i);
        snprintf(kept.seat[i].name, NAME_MAX_BYTES, "P%d", i);
    }
    return table_make(&server, &kept, "::1");
}

static void be_json(const struct text *text) {
    json_t *json = json_loadb(text->bytes, text->size, JSON_REJECT_DUPLICATES, NULL);
    assert(!text->full && json);
    json_decref(json);
}

static void look(struct table *table, const struct socket *socket) {
    struct text text = text_over(told, sizeof told);
    table_json(table, socket->guest, &text);
    be_json(&text);
    if (!table->room) return;
    text_clear(&text);
    int seat = table_seat_of(table, socket->guest);
    room_contract(table->room, seat < 0 ? SPECTATOR : seat, 0, true, &text);
    be_json(&text);
}

/* Everything a client is told is one JSON object a line. */
static void hear(struct socket *socket) {
    for (uint32_t at = 0; at < socket->lines_size;) {
        const char *end = memchr(socket->lines + at, '\n', socket->lines_size - at);
        assert(end);
        uint32_t length = (uint32_t)(end - socket->lines) - at;
        struct text line = {.bytes = socket->lines + at, .size = length};
        be_json(&line);
        at += length + 1;
    }
    socket->lines_size = 0;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    if (size < 3) return 0;
    start_server();
    int games = 0;
    while (game_list[games]) games++;
    const struct game *game = game_list[(data[0] & 15) % games];
    struct table *table = make_table(game, PEOPLE);
    struct socket *sockets[PEOPLE + 1];
    for (int i = 0; i <= PEOPLE; i++) {
        struct socket *socket = sockets[i] = calloc(1, sizeof *socket);
        snprintf(socket->guest, ID_BYTES, "g%d", i);
        snprintf(socket->name, NAME_MAX_BYTES, "P%d", i);
        socket->server = &server;
        socket->address = meter_of(&server, 'a', "127.0.0.1");
        socket->address->sockets++;
        socket->meter = meter_of(&server, 'g', socket->guest);
        DL_APPEND2(socket->meter->present, socket, guest_before, guest_next);
        ping_begin(socket);
        socket->table = table;
        socket->next = table->sockets;
        if (socket->next) socket->next->link = &socket->next;
        table->sockets = socket;
        socket->link = &table->sockets;
        table->crowd++;
    }
    if (data[0] & 16) table_start(table);
    server_turn(&server);
    struct socket *speaker = sockets[data[1] % (PEOPLE + 1)];
    char *bytes = malloc(size - 2);
    memcpy(bytes, data + 2, size - 2);
    socket_message(speaker, bytes, size - 2);
    free(bytes);
    server_turn(&server);
    look(table, speaker);
    for (int i = 0; i <= PEOPLE; i++) {
        hear(sockets[i]);
        socket_free(sockets[i]);
    }
    server_turn(&server);
    while (table->jobs) uv_run(&server.loop, UV_RUN_ONCE);
    server_turn(&server);
    table_drop(table);
    while (server.tables) table_drop(server.tables); /* of rematches */
    uv_run(&server.loop, UV_RUN_NOWAIT);
    return 0;
}
