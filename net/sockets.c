/* sockets.c: WebSocket connections: joining a table, receiving messages, closing. */
#include <assert.h>
#include <stdlib.h>
#include <string.h>
#include <utlist.h>

#include "net/commands.h"
#include "net/http.h"
#include "store/fiber.h"

enum {
    PARKED_MAX = 1 << 16, /* bytes of messages that may wait for the store */
    ELSEWHERE = 4421,     /* another server has the table, which the reason names */
};

/* What follows is about the connections that a guest has, at whatever table, the oldest first. */
static struct socket *present(const struct server *server, const char *guest) {
    struct meter *meter = meter_find(server, 'g', guest);
    return meter ? meter->present : NULL;
}

struct socket *socket_of(const struct table *table, const char *guest) {
    struct socket *socket = present(table->server, guest);
    while (socket && socket->table != table) socket = socket->guest_next;
    return socket;
}

int sockets_of(const struct table *table, const char *guest) {
    int count = 0;
    for (const struct socket *socket = present(table->server, guest); socket; socket = socket->guest_next)
        count += socket->table == table;
    return count;
}

/* One guest needs few connections to one table; the oldest of too many goes. */
static void crowd_out(const struct socket *newest) {
    int spare = newest->server->settings->limit[LIMIT_SOCKETS_PER_SEAT];
    spare -= sockets_of(newest->table, newest->guest);
    for (struct socket *socket = present(newest->server, newest->guest); socket && spare < 0; socket = socket->guest_next) {
        if (socket->table != newest->table) continue;
        tell_close(socket, 4410, "replaced");
        spare++;
    }
}

/* A person who comes back takes the seat back. */
static void take_back(struct table *table, const char *guest) {
    int seat = table_seat_of(table, guest);
    if (seat < 0 || table->kept.state != PLAYING || !table_seat_back(table, seat)) return;
    table_row_changed(table, "back", seat);
}

static void refuse(struct socket *socket, uint16_t code, const char *why) {
    if (code == ELSEWHERE)
        socket->server->metrics.led++;
    else
        socket->server->metrics.joins_refused++;
    tell_close(socket, code, why);
}

/* How many of the lines that a client says it has are surely still the log's: some may have been taken back
 * since, or were shown to it as they were to another reader. */
static uint32_t still_true(const struct table *table, uint32_t known) {
    const struct room *room = table->room;
    int32_t point;
    if (!room || room->game->secrecy) return 0;
    for (uint32_t i = 0; i < room->events_size; i++) {
        const char *event = room_event(room, i);
        if (strncmp(event, "undo ", 5) == 0 && text_parse_int(event + 5, 0, STEPS_MAX, &point) &&
            (uint32_t)point < known)
            known = (uint32_t)point;
    }
    return known;
}

static void arrive(struct socket *socket);
static void ask(struct socket *socket);

/* --- waiting --- */

/* Whoever comes to a table that waits for the store waits, too. */
static void wait_for(struct socket *socket, struct table *table) {
    socket->arrives = table;
    socket->next = table->arriving;
    table->arriving = socket;
}

void sockets_arrive(struct table *table) {
    struct socket *list = table->arriving, *turned = NULL;
    table->arriving = NULL;
    for (struct socket *next; list; list = next) { /* who came first joins first */
        next = list->next;
        list->next = turned;
        turned = list;
    }
    for (struct socket *next; turned; turned = next) {
        next = turned->next;
        turned->arrives = NULL;
        ask(turned);
    }
}

/* It is not known yet where the table is, or who this is: the connection waits, and tries again from time to time. */
static void hold(struct socket *socket) {
    tell_wait(socket, true);
    socket->held = true;
    socket->next = socket->server->held;
    socket->server->held = socket;
}

void sockets_hold(struct table *table) {
    for (struct socket *socket; (socket = table->arriving);) {
        table->arriving = socket->next;
        socket->arrives = NULL;
        hold(socket);
    }
}

static void identify(struct socket *socket) {
    struct server *server = socket->server;
    struct store_guest guest;
    store_unread(server->store);
    bool known = !store_away(server->store) && store_guest_by_token(server->store, socket->token, &guest);
    if (socket->gone || socket->close_code) return;
    if (!known && (store_away(server->store) || store_unread(server->store))) {
        hold(socket);
        return;
    }
    if (!known) {
        refuse(socket, 4401, "no_guest");
        return;
    }
    if (admin_barred(server, guest.id, socket->address->key + 1)) {
        refuse(socket, 4403, "barred");
        return;
    }
    memcpy(socket->guest, guest.id, sizeof socket->guest);
    memcpy(socket->name, guest.name, sizeof socket->name);
    arrive(socket);
}

/* Whatever is asked of a shared store is asked by a fiber, while the loop goes on; the connection may end meanwhile. */
static void ask_in_fiber(void *context) {
    struct socket *socket = context;
    if (!socket->gone) {
        if (socket->guest[0])
            arrive(socket);
        else
            identify(socket);
    }
    socket->asking = false;
    if (socket->gone) socket_free(socket);
}

static void ask(struct socket *socket) {
    if (store_shared(socket->server->store)) {
        socket->asking = true;
        fiber_start(ask_in_fiber, socket);
    } else if (socket->guest[0])
        arrive(socket);
    else
        identify(socket);
}

void sockets_held(struct server *server) {
    struct socket *list = server->held;
    server->held = NULL;
    for (struct socket *each = list; each; each = each->next) each->held = false;
    for (struct socket *next; list; list = next) {
        next = list->next;
        if (!list->close_code) ask(list);
    }
}

static void join(struct server *server, struct socket *socket) {
    bool crowded = socket->address->sockets > server->settings->limit[LIMIT_SOCKETS_PER_ADDRESS];
    if (crowded || !meter_take(server, socket->address, METER_REQUESTS)) {
        meter_refused(server, socket->address, crowded ? (int)REFUSED_CONNECTIONS : (int)METER_REQUESTS);
        refuse(socket, 4429, "too_many");
    } else if (!http_cookie_hash(socket->wsi, socket->token))
        refuse(socket, 4401, "no_guest");
    else
        ask(socket);
}

static void enter(struct socket *socket, struct table *table) {
    struct server *server = socket->server;
    socket->meter = meter_of(server, 'g', socket->guest);
    DL_APPEND2(socket->meter->present, socket, guest_before, guest_next);
    socket->table = table;
    socket->next = table->sockets;
    if (socket->next) socket->next->link = &socket->next;
    table->sockets = socket;
    socket->link = &table->sockets;
    table->crowd++;
    table->version++;
    socket->known = still_true(table, socket->known);
    bans_note(table, socket);
    crowd_out(socket);
    take_back(table, socket->guest);
    table_crowd(table);
    if (!socket->next) table_schedule(table); /* bots that rested go on */
    socket->tell_contract = true;
    if (table_seat_of(table, socket->guest) >= 0) {
        socket->address->seated_at = server_now(server);
        tell_table(table);
    } else
        socket->tell_table = true;
    tell_chats(socket);
    admin_greet(server, socket);
    lws_callback_on_writable(socket->wsi);
}

static void arrive(struct socket *socket) {
    struct server *server = socket->server;
    const char *why = NULL;
    struct table *table;
    do {
        why = NULL;
        table = table_named(server, socket->address, socket->guest, socket->asked, false, &why);
        if (socket->gone || socket->close_code) return;
        if (table && table_waits(table)) {
            wait_for(socket, table);
            return;
        }
    } while (table && !chats_read(socket, &table));
    if (socket->gone || socket->close_code) return;
    tell_wait(socket, false);
    if (!table && !why && (server->claim == CLAIM_UNDECIDED || server->claim == CLAIM_AWAY)) {
        hold(socket);
        return;
    }
    free(socket->asked);
    socket->asked = NULL;
    if (!table && !why) {
        snprintf(socket->close_text, sizeof socket->close_text, "node=%s", server->claimed_by);
        refuse(socket, ELSEWHERE, socket->close_text);
    } else if (!table)
        refuse(socket, strcmp(why, "too_many") == 0 ? 4429 : 4404, why);
    else if (bans_of(table, socket->guest, socket->address->key + 1) & BAN_AWAY)
        refuse(socket, 4403, "banned");
    else if (listen_full(server, socket->address) && table_seat_of(table, socket->guest) < 0)
        refuse(socket, 4429, "too_many");
    else if (!table_admits(table, socket->guest))
        refuse(socket, 4403, "no_spectators");
    else
        enter(socket, table);
    if (socket->table && socket->parked_size) sockets_resume(table);
}

struct socket *socket_open(struct server *server, struct lws *wsi, const char *address) {
    struct socket *socket = calloc(1, sizeof *socket);
    if (!socket) abort();
    char id[64] = "", from[16];
    int32_t known;
    socket->wsi = wsi;
    socket->address = meter_of(server, 'a', address);
    socket->address->sockets++;
    server->metrics.sockets++;
    server->metrics.sockets_opened++;
    socket->server = server;
    ping_begin(socket);
    http_query(wsi, "table", id, sizeof id);
    socket->asked = strdup(id);
    if (!socket->asked) abort();
    if (http_query(wsi, "from", from, sizeof from) && text_parse_int(from, 0, STEPS_MAX, &known))
        socket->known = (uint32_t)known;
    socket->advice = http_query(wsi, "advice", from, sizeof from) && strcmp(from, "1") == 0;
    socket->changes = http_query(wsi, "changes", from, sizeof from) && strcmp(from, "1") == 0;
    join(server, socket);
    return socket;
}

void sockets_rename(struct server *server, const char *guest, const char name[NAME_MAX_BYTES]) {
    for (struct socket *socket = present(server, guest); socket; socket = socket->guest_next)
        memcpy(socket->name, name, sizeof socket->name);
}

bool sockets_tell(struct server *server, const char *guest, const char *but, const char *line, uint32_t size) {
    struct socket *first = present(server, guest);
    for (struct socket *socket = first; socket; socket = socket->guest_next)
        if (socket->table && strcmp(socket->table->kept.id, but) != 0) tell_line(socket, line, size);
    return first != NULL;
}

void sockets_end(struct server *server, const char *guest) {
    for (struct socket *socket = present(server, guest); socket; socket = socket->guest_next)
        tell_close(socket, 4401, "no_guest");
}

void socket_free(struct socket *socket) {
    struct table *table = socket->table;
    if (socket->asking || socket->errand) { /* its fiber will do it */
        if (!socket->gone) ping_end(socket);
        socket->gone = true;
        socket->wsi = NULL;
        return;
    }
    struct socket **list = socket->arrives ? &socket->arrives->arriving
                           : socket->held  ? &socket->server->held
                                           : NULL;
    while (list && *list && *list != socket) list = &(*list)->next;
    if (table) {
        list = socket->link;
        if (socket->next) socket->next->link = list;
        DL_DELETE2(socket->meter->present, socket, guest_before, guest_next);
        table->crowd--;
        table->version++;
    }
    assert(!list || *list == socket); /* every connection is in the list of its table */
    if (list) *list = socket->next;
    if (table && !table->lost) {
        if (table_seat_of(table, socket->guest) >= 0) {
            tell_table(table);
            reminders_note(table, socket->guest);
        }
        table_crowd(table);
    }
    if (table && table_seat_of(table, socket->guest) >= 0)
        socket->address->seated_at = server_now(table->server);
    assert(socket->address->sockets > 0);
    socket->address->sockets--;
    meter_release(socket->address);
    meter_release(socket->meter);
    tell_nobody(socket);
    if (!socket->gone) ping_end(socket);
    tell_all_again(socket);
    for (uint32_t i = 0; i < socket->acks_size; i++) free(socket->acks[i].more);
    free(socket->acks);
    free(socket->lines);
    free(socket->partial);
    free(socket->parked);
    free(socket->asked);
    free(socket->chats);
    free(socket);
}

/* A message that comes while its table waits for the store waits, too. */
static void park(struct socket *socket, const char *bytes, uint32_t size) {
    if (socket->parked_size + size + sizeof size > PARKED_MAX) {
        tell_close(socket, 4429, "too_many");
        return;
    }
    bytes_add(&socket->parked, &socket->parked_size, &socket->parked_cap, (const char *)&size, sizeof size);
    bytes_add(&socket->parked, &socket->parked_size, &socket->parked_cap, bytes, size);
    if (socket->table) socket->table->parked = true;
}

/* A message that asks a shared store: a fiber of its own takes it to the table, which waits for it. */
struct errand {
    struct socket *socket;
    struct table *table;
    uint32_t size;
    char bytes[];
};

static void run_errand(void *context) {
    struct errand *errand = context;
    struct socket *socket = errand->socket;
    struct table *table = errand->table;
    if (!socket->gone && !socket->close_code && !table->lost)
        socket_message(socket, errand->bytes, errand->size);
    free(errand);
    socket->errand = false;
    table_asked(table);
    if (socket->gone) socket_free(socket);
}

static void start_errand(struct socket *socket, const char *bytes, uint32_t size) {
    struct errand *errand = malloc(sizeof *errand + size);
    if (!errand) abort();
    errand->socket = socket;
    errand->table = socket->table;
    errand->size = size;
    memcpy(errand->bytes, bytes, size);
    socket->table->pins++;
    socket->table->busy = socket->errand = true;
    fiber_start(run_errand, errand);
}

static void take(struct socket *socket, char *bytes, uint32_t size);

static void deliver(struct socket *socket, char *bytes, uint32_t size) {
    if (!store_shared(socket->server->store) || !message_asks(bytes, size)) {
        socket_message(socket, bytes, size);
        return;
    }
    const char *end = memchr(bytes, '\n', size);
    uint32_t first = end ? (uint32_t)(end + 1 - bytes) : size;
    if (socket->table->touched)
        park(socket, bytes, first); /* until that is stored */
    else
        start_errand(socket, bytes, first);
    if (first < size && !socket->close_code) take(socket, bytes + first, size - first);
}

static void take(struct socket *socket, char *bytes, uint32_t size) {
    if (!socket->table || table_waits(socket->table) || socket->parked_size)
        park(socket, bytes, size);
    else
        deliver(socket, bytes, size);
}

/* A message may make its table wait anew, or the server wait for all tables. */
static void resume(struct socket *socket) {
    char *bytes = socket->parked;
    uint32_t size = socket->parked_size, at = 0;
    socket->parked = NULL;
    socket->parked_size = socket->parked_cap = 0;
    while (at < size && !socket->close_code) {
        uint32_t length;
        memcpy(&length, bytes + at, sizeof length);
        at += (uint32_t)sizeof length;
        take(socket, bytes + at, length);
        at += length;
    }
    free(bytes);
}

void sockets_resume(struct table *table) {
    table->parked = false;
    for (struct socket *socket = table->sockets; socket; socket = socket->next)
        if (socket->parked_size) resume(socket);
}

int socket_receive(struct socket *socket, const char *bytes, size_t size, bool last) {
    socket->silent = false;
    if ((!socket->table && !socket->asked) || socket->close_code) return 0;
    struct server *server = socket->server;
    size_t most = (size_t)server->settings->limit[LIMIT_MESSAGE_BYTES];
    server->metrics.bytes_in += size;
    if (socket->partial_size + size > most) {
        tell_close(socket, 4413, "too_long");
        return 0;
    }
    char *whole = realloc(socket->partial, socket->partial_size + size + 1);
    if (!whole) abort();
    memcpy(whole + socket->partial_size, bytes, size);
    socket->partial = whole;
    socket->partial_size += (uint32_t)size;
    if (!last) return 0;
    whole[socket->partial_size] = 0;
    uint32_t message_size = socket->partial_size;
    socket->partial = NULL;
    socket->partial_size = 0;
    server->metrics.messages++;
    take(socket, whole, message_size);
    free(whole);
    return 0;
}
