/* bans.c: mutes, removals and bans by the host of a table. Each holds for the guest and for the source address of the guest:
 * others from that address without a seat at this table are treated alike, since a new cookie would evade the ban
 * otherwise. */
#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "engine/json.h"
#include "net/server.h"

enum { VISITORS_MAX = 200, LISTED_MAX = 100 };

/* --- who has been here --- */

static struct visitor *visitor_of(const struct table *table, const char *guest) {
    for (uint32_t i = 0; i < table->visitors_size; i++)
        if (strcmp(table->visitors[i].guest, guest) == 0) return &table->visitors[i];
    return NULL;
}

void bans_note(struct table *table, const struct socket *socket) {
    struct visitor *visitor = visitor_of(table, socket->guest);
    if (!visitor && table->visitors_size < VISITORS_MAX) {
        table->visitors = realloc(table->visitors, (table->visitors_size + 1) * sizeof *table->visitors);
        if (!table->visitors) abort();
        visitor = &table->visitors[table->visitors_size++];
    }
    if (!visitor) visitor = &table->visitors[table->visitors_next++ % VISITORS_MAX];
    assert(visitor < table->visitors + table->visitors_size);
    memcpy(visitor->guest, socket->guest, sizeof visitor->guest);
    memcpy(visitor->name, socket->name, sizeof visitor->name);
    snprintf(visitor->address, sizeof visitor->address, "%s", socket->address->key + 1);
}

/* Where a guest came from, or 0. */
static int64_t source_of(const struct table *table, const char *guest) {
    const struct visitor *visitor = visitor_of(table, guest);
    return visitor ? source_kept(table->server, visitor->address) : 0;
}

/* --- what holds for whom --- */

static struct store_ban *ban_of(const struct table *table, const char *guest) {
    for (uint32_t i = 0; i < table->bans_size; i++)
        if (strcmp(table->bans[i].guest, guest) == 0) return &table->bans[i];
    return NULL;
}

uint8_t bans_of(const struct table *table, const char *guest, const char *address) {
    if (!table->bans_size || strcmp(guest, table->kept.host) == 0) return 0;
    const struct store_ban *own = ban_of(table, guest);
    uint8_t what = own ? own->what : 0;
    if (!address || table_seat_of(table, guest) >= 0) return what;
    int64_t source = source_kept(table->server, address);
    for (uint32_t i = 0; i < table->bans_size; i++)
        if (table->bans[i].source == source) what |= table->bans[i].what;
    return what;
}

/* --- what the host decides --- */

static const char *name_here(const struct table *table, const char *guest) {
    int seat = table_seat_of(table, guest);
    if (seat >= 0) return table->kept.seat[seat].name;
    for (const struct socket *socket = table->sockets; socket; socket = socket->next)
        if (strcmp(socket->guest, guest) == 0) return socket->name;
    const struct visitor *visitor = visitor_of(table, guest);
    const struct store_ban *ban = ban_of(table, guest);
    return visitor ? visitor->name : ban ? ban->name : NULL;
}

/* False: nobody here has seen this guest, nor read anything of them. */
static bool name_of(const struct table *table, const char *guest, char name[NAME_MAX_BYTES]) {
    const char *found = name_here(table, guest);
    if (found) snprintf(name, NAME_MAX_BYTES, "%s", found);
    return found || store_chat_name(table->server->store, table->kept.n, guest, name);
}

static void changed(struct table *table, const struct store_ban *ban) {
    store_ban_save(table->server->store, table->kept.n, ban);
    table->bans_changed = true;
    table_row_changed(table, "ban", -1);
}

bool bans_add(struct table *table, const char *guest, uint8_t what, bool with_source) {
    char name[NAME_MAX_BYTES];
    if (!name_of(table, guest, name) || table->lost) return false;
    struct store_ban *ban = ban_of(table, guest);
    if (!ban) {
        table->bans = realloc(table->bans, (table->bans_size + 1) * sizeof *table->bans);
        if (!table->bans) abort();
        ban = &table->bans[table->bans_size++];
        *ban = (struct store_ban){0};
        snprintf(ban->guest, sizeof ban->guest, "%s", guest);
    }
    int64_t source = with_source ? source_of(table, guest) : 0;
    memcpy(ban->name, name, sizeof ban->name);
    if (source) ban->source = source;
    ban->what |= what;
    changed(table, ban);
    return true;
}

bool bans_lift(struct table *table, const char *guest, uint8_t what) {
    char name[NAME_MAX_BYTES];
    struct store_ban *ban = ban_of(table, guest);
    if (!ban) return name_of(table, guest, name);
    ban->what &= (uint8_t)~what;
    changed(table, ban);
    if (!ban->what) *ban = table->bans[--table->bans_size];
    return true;
}

/* Among friends in one house the seat that is free now is for another of them. */
bool bans_shared(const struct table *table, const char *guest) {
    int64_t source = source_of(table, guest);
    for (uint32_t i = 0; source && i < table->visitors_size; i++) {
        const struct visitor *other = &table->visitors[i];
        bool stays = table_seat_of(table, other->guest) >= 0 || strcmp(other->guest, table->kept.host) == 0;
        if (stays && strcmp(other->guest, guest) != 0 && source_kept(table->server, other->address) == source)
            return true;
    }
    return false;
}

/* --- for the host --- */

/* Of the connections that its guest has at the table, the newest stands first in the table's list. */
static bool is_first(const struct socket *socket) {
    const struct socket *newer = socket->guest_next;
    while (newer && newer->table != socket->table) newer = newer->guest_next;
    return !newer;
}

static void person_json(const char *guest, const char *name, const char *what, struct text *text) {
    json_open(text, NULL, '{');
    json_word(text, "guest", guest);
    json_text(text, "name", name);
    if (what) json_word(text, "what", what);
    json_close(text, '}');
}

void bans_json(const struct table *table, struct text *text) {
    int listed = 0;
    json_open(text, "watching", '[');
    for (const struct socket *socket = table->sockets; socket && listed < LISTED_MAX; socket = socket->next) {
        if (table_seat_of(table, socket->guest) >= 0 || !is_first(socket)) continue;
        if (strcmp(socket->guest, table->kept.host) == 0) continue;
        person_json(socket->guest, socket->name, NULL, text);
        listed++;
    }
    json_close(text, ']');
    json_open(text, "banned", '[');
    for (uint32_t i = table->bans_size; i > 0 && table->bans_size - i < LISTED_MAX; i--) {
        const struct store_ban *ban = &table->bans[i - 1];
        const char *what = ban->what & BAN_AWAY ? "banned" : ban->what & BAN_SEATLESS ? "removed" : "muted";
        person_json(ban->guest, ban->name, what, text);
    }
    json_close(text, ']');
}

/* --- in memory --- */

void bans_load(struct table *table) {
    struct store_ban *bans = NULL;
    uint32_t size = store_bans(table->server->store, table->kept.n, &bans);
    free(table->bans);
    table->bans = bans;
    table->bans_size = size;
}

/* What holds for where the guest came from goes on, without a name. */
bool bans_forget(struct table *table, const char *guest) {
    struct visitor *visitor = visitor_of(table, guest);
    bool known = visitor != NULL;
    if (known) *visitor = table->visitors[--table->visitors_size];
    return known;
}

static struct table *banned_at(const struct server *server, const char *guest) {
    struct table *table = server->tables;
    while (table && !ban_of(table, guest)) table = table->hh.next;
    return table;
}

void bans_forgotten(struct server *server, const char *guest) {
    for (struct table *table; (table = banned_at(server, guest)) && table_hold(table); table_asked(table)) {
        bans_load(table);
        struct store_ban *ban = ban_of(table, guest); /* it could not be read */
        if (ban) *ban = table->bans[--table->bans_size];
    }
}

bool bans_visited(const struct table *table, const char *guest) {
    return visitor_of(table, guest) != NULL;
}

void bans_forget_sources(struct table *table) {
    for (uint32_t i = 0; i < table->bans_size; i++) table->bans[i].source = 0;
}

void bans_copy(const struct table *from, struct table *to) {
    store_bans_copy(from->server->store, from->kept.n, to->kept.n);
    if (!from->bans_size) return;
    to->bans = malloc(from->bans_size * sizeof *to->bans);
    if (!to->bans) abort();
    memcpy(to->bans, from->bans, from->bans_size * sizeof *to->bans);
    to->bans_size = from->bans_size;
}

void bans_free(struct table *table) {
    free(table->bans);
    free(table->visitors);
}

/* Sends away who may not be here any more; after the commit. */
void bans_enforce(struct table *table) {
    if (!table->bans_changed) return;
    table->bans_changed = false;
    for (struct socket *socket = table->sockets; socket; socket = socket->next)
        if (bans_of(table, socket->guest, socket->address->key + 1) & BAN_AWAY)
            tell_close(socket, 4403, "banned");
}
