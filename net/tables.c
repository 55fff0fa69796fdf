/* tables.c: tables in memory. They come from the store when somebody asks for them and go when nobody does. A
 * table changes only through the functions below, which put it on the list of what this turn of the loop must
 * commit. */
#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "cards/cards.h"
#include "engine/json.h"
#include "net/daily.h"
#include "net/duplicates.h"
#include "net/http.h"
#include "store/played.h"

enum { KEEP_MS = 60000 }; /* how long a table without connections stays in memory */

static struct table *find_live(const struct server *server, const char *id) {
    struct table *table;
    HASH_FIND_STR(server->tables, id, table);
    return table;
}

static struct table *new_table(struct server *server, const struct store_table *kept) {
    struct table *table = calloc(1, sizeof *table);
    if (!table) abort();
    table->server = server;
    table->kept = *kept;
    table->chat_last = -1;
    return table;
}

static struct table *add_live(struct server *server, struct table *table) {
    table->looked = false;
    table->used_at = server_now(server);
    HASH_ADD_KEYPTR(hh, server->tables, table->kept.id, strlen(table->kept.id), table);
    uv_timer_init(&server->loop, &table->timer);
    table->timer.data = table;
    seats_note_absent(table);
    server->metrics.tables++;
    return table;
}

static void free_closed(uv_handle_t *timer) {
    struct table *table = timer->data;
    room_free(table->room);
    bans_free(table);
    free(table->later);
    free(table);
}

bool table_idle(const struct table *table) {
    return !table->sockets && !table->jobs && !table->pins && !table->touched && !table->arriving &&
           !table->asking && !table->freed;
}

void table_drop(struct table *table) {
    assert(table_idle(table));
    HASH_DEL(table->server->tables, table);
    table->server->metrics.tables--;
    uv_close((uv_handle_t *)&table->timer, free_closed);
}

/* --- the room --- */

/* A deck that is gone leaves its part out. */
static void set_decks(const struct store_table *kept, struct room *room) {
    char names[DECKS_BYTES], *rest = names;
    if (!room->middle->pictures) return;
    snprintf(names, sizeof names, "%s", kept->decks);
    for (char *said; (said = strtok_r(rest, " ", &rest));) room_set(room, "deck", said);
}

/* A room before its first event. */
static struct room *open_room(const struct store_table *kept) {
    struct deal deal = {0};
    memcpy(deal.seed, kept->seed, DEAL_SEED_BYTES);
    for (int i = 0; i < kept->options.players; i++)
        memcpy(deal.nonce[i], kept->seat[i].nonce, DEAL_NONCE_BYTES);
    struct room *room = room_open(kept->game, &kept->options, &deal);
    if (!room) abort();
    room->sealed = kept->deal[0] != 0;
    room_set(room, "lang", kept->lang);
    set_decks(kept, room);
    for (int i = 0; i < kept->options.players; i++) room_set_name(room, i, kept->seat[i].name);
    for (int i = kept->options.players; i < room->truth.seats; i++)
        room_set_name(room, i, room->middle->automaton);
    return room;
}

struct loading {
    struct room *room;
    int64_t at;
};

static bool load_event(void *context, int64_t at, const char *line) {
    struct loading *loading = context;
    loading->at = at;
    return room_load(loading->room, line);
}

bool table_replays(struct store *store, const struct store_table *kept, uint32_t *event) {
    struct loading loading = {.room = open_room(kept)};
    bool fine = store_events(store, kept->n, load_event, &loading);
    *event = loading.room->events_size;
    room_free(loading.room);
    return fine;
}

static bool load_room(struct table *table) {
    struct loading loading = {.room = open_room(&table->kept)};
    bool fine = store_events(table->server->store, table->kept.n, load_event, &loading);
    table->room = loading.room;
    table->room->sealed = deal_sealed(table->server, &table->kept);
    table->stored = loading.room->events_size;
    table->told = loading.room->seq;
    table->event_at = loading.at;
    table->noted_step = loading.room->truth.step;
    if (!fine)
        log_line(table->server, "log_damaged", "table=%lld event=%u", (long long)table->kept.n,
                 table->stored);
    return fine;
}

/* A table may be closed before anyone played. */
static bool has_begun(const struct table *table) {
    return table->kept.state == PLAYING || table->kept.state == OVER ||
           (table->kept.state == CLOSED && store_last_event_at(table->server->store, table->kept.n));
}

/* A table as it is stored, apart from those in memory; NULL if it cannot be read. */
static struct table *read_table(struct server *server, const struct store_table *kept, bool with_room) {
    struct table *table = new_table(server, kept);
    table->looked = true;
    bans_load(table);
    if ((with_room || kept->state == PLAYING) && has_begun(table) && !load_room(table)) {
        table_looked(table);
        return NULL;
    }
    clocks_load(table);
    return table;
}

/* Other fibers run while this one waits for the store: what is in memory is looked for anew behind every question, and what was read only
 * counts if all of it was. */
static struct table *claim_and_read(struct server *server, const char *id_or_code) {
    struct store *store = server->store;
    struct store_table kept;
    char node[NODE_NAME_BYTES] = "";
    int64_t incarnation = store_incarnation(store);
    store_unread(store);
    /* First it is claimed, then it is read: another server may have changed it until then. */
    enum store_claim claim = store_claim(store, id_or_code, node);
    struct table *table = NULL, *live = NULL;
    if (claim == CLAIM_MINE && store_table_find(store, id_or_code, &kept)) {
        live = find_live(server, kept.id);
        if (!live) table = read_table(server, &kept, true);
        if (table && store_shared(store)) chats_note(table);
        if (!live) live = find_live(server, kept.id);
    }
    server->claim = claim;
    memcpy(server->claimed_by, node, sizeof node);
    if (store_unread(store) || store_incarnation(store) != incarnation) {
        server->claim = CLAIM_AWAY;
        table_looked(table);
        return NULL;
    }
    if (live || !table) {
        table_looked(table);
        return live;
    }
    add_live(server, table);
    /* Bots go on where the last server stopped. */
    table_schedule(table);
    return table;
}

struct table *table_get(struct server *server, const char *id_or_code) {
    struct table *table = find_live(server, id_or_code);
    server->claim = CLAIM_MINE;
    if (!table) table = claim_and_read(server, id_or_code);
    if (table) table->used_at = server_now(server);
    return table;
}

static struct table *pin(struct table *table) {
    table->pins++;
    return table;
}

struct table *table_look(struct server *server, const char *id_or_code, bool with_room) {
    struct table *live = find_live(server, id_or_code);
    struct store_table kept;
    if (!store_shared(server->store)) return table_get(server, id_or_code); /* which is not pinned */
    server->claim = CLAIM_MINE;
    if (live && !live->touched) return pin(live);
    store_unread(server->store);
    struct table *table = NULL;
    if (store_table_find(server->store, id_or_code, &kept)) {
        live = find_live(server, kept.id);
        if (live && !live->touched) return pin(live);
        table = read_table(server, &kept, with_room);
    }
    if (!store_unread(server->store)) return table;
    server->claim = CLAIM_AWAY;
    table_looked(table);
    return NULL;
}

struct table *table_glance(struct server *server, const char *id) {
    struct table *live = find_live(server, id);
    bool shared = store_shared(server->store);
    struct store_table kept;
    if (live && (!live->touched || !shared)) return shared ? pin(live) : live;
    if (!store_table_find(server->store, id, &kept)) return NULL;
    live = find_live(server, kept.id);
    if (live && (!live->touched || !shared)) return shared ? pin(live) : live;
    struct table *table = new_table(server, &kept);
    table->looked = true;
    bans_load(table);
    return table;
}

void table_looked(struct table *table) {
    if (!table) return;
    if (!table->looked) {
        if (table->pins) table->pins--;
        return;
    }
    room_free(table->room);
    bans_free(table);
    free(table);
}

/* --- tables of other servers --- */

/* Who is here is told to come anew, and is led to whoever has it. */
void table_lose(struct table *table) {
    struct server *server = table->server;
    table->touched = table->on_its_way = table->busy = table->freed = false;
    table->lost = true;
    uv_timer_stop(&table->timer);
    for (struct socket *socket = table->sockets; socket; socket = socket->next)
        tell_close(socket, 1012, "restart");
    sockets_hold(table);
    requests_stored(&table->asking, STORE_FAILED);
    fibers_wake(&table->awaiting);
    HASH_DEL(server->tables, table);
    server->metrics.tables--;
    table->next_touched = server->lost;
    server->lost = table;
    thoughts_resume(table);
}

void tables_lost(struct server *server) {
    for (struct table **link = &server->lost, *table; (table = *link);) {
        if (!table_idle(table)) {
            link = &table->next_touched;
            continue;
        }
        *link = table->next_touched;
        uv_close((uv_handle_t *)&table->timer, free_closed);
    }
}

static struct table *made_in(struct table *list, const char *maker, const char *key) {
    for (; list; list = list->next_touched)
        if (strcmp(list->kept.maker, maker) == 0 && strcmp(list->kept.key, key) == 0) return list;
    return NULL;
}

struct table *table_unstored(const struct server *server, const char *maker, const char *key) {
    struct table *table = made_in(server->touched, maker, key);
    return table ? table : made_in(server->sent, maker, key);
}

static bool is_id(const char *name) {
    return name[0] == 't' && strlen(name) > CODE_CHARACTERS;
}

/* Twice as long each time, up to a day. */
void guess_wrong(struct server *server, struct meter *address) {
    int times = address->no_codes_times;
    server->metrics.guesses++;
    if (meter_take(server, address, METER_GUESSES)) return;
    meter_refused(server, address, METER_GUESSES);
    int64_t wait = times < 11 ? 60000ll << times : 86400000;
    if (wait > 86400000) wait = 86400000;
    address->no_codes_until = server_now(server) + wait;
    address->no_codes_times++;
}

bool guess_allowed(struct server *server, struct meter *address) {
    if (address->no_codes_until <= server_now(server)) return true;
    server->metrics.guesses_refused++;
    meter_refused(server, address, METER_GUESSES);
    return false;
}

struct table *table_named(struct server *server, struct meter *address, const char *guest,
                          const char *id_or_code, bool look, const char **why) {
    bool code = !is_id(id_or_code);
    if (code && !guess_allowed(server, address)) {
        *why = "too_many";
        return NULL;
    }
    struct table *table = look ? table_look(server, id_or_code, true) : table_get(server, id_or_code);
    if (table && code && table->kept.state > PLAYING && table_seat_of(table, guest) < 0) {
        table_looked(table);
        table = NULL;
    }
    if (table) return table;
    if (server->claim > CLAIM_NONE) return NULL; /* it is there, but not here, or nobody knows */
    guess_wrong(server, address);
    *why = "no_such_table";
    return NULL;
}

struct table *table_make(struct server *server, const struct store_table *kept, const char *address) {
    struct table *table = add_live(server, new_table(server, kept));
    table->is_new = true;
    table->kept.source = source_kept(server, address);
    table_row_changed(table, "made", -1);
    log_line(server, "made", "source=%s table=%lld maker=%s", source_tag(server, address),
             (long long)table->kept.n, table->kept.maker);
    return table;
}

/* --- changes --- */

void table_touch(struct table *table) {
    assert(!table->on_its_way);
    if (table->touched) return;
    table->touched = true;
    table->next_touched = table->server->touched;
    table->server->touched = table;
}

void table_row_changed(struct table *table, const char *happening, int seat) {
    TEXT(line, 64);
    text_add(&line, happening);
    if (seat >= 0) text_format(&line, " %d", seat);
    table->kept.at = date_ms();
    table->row_changed = true;
    /* A new table has its number only once it is written. */
    if (table->is_new) {
        store_table_add(table->server->store, &table->kept);
        table->is_new = false;
    }
    store_happening(table->server->store, table->kept.n, table->kept.at, line.bytes);
    log_line(table->server, "table", "table=%lld what=%s", (long long)table->kept.n, line.bytes);
    table_touch(table);
}

void table_stand_in(struct table *table, int seat, const char *level, int by) {
    struct store_seat *held = &table->kept.seat[seat];
    snprintf(held->standin, sizeof held->standin, "%s", level);
    held->standin_by = (int8_t)by;
}

static void end_game(struct table *table) {
    table->kept.state = OVER;
    for (int i = 0; i < SEATS_MAX; i++) table->kept.seat[i].standin[0] = 0;
    table_row_changed(table, "over", -1);
}

void table_room_changed(struct table *table) {
    table->event_at = date_ms();
    table->moved_at = server_now(table->server);
    clocks_note(table);
    learning_lesson(table);
    if (table->stored < table->room->events_size && table->kept.undo_point >= 0) {
        table->kept.undo_point = -1;
        table->row_changed = true;
    }
    if (table->kept.clock_s) table->clocks_changed = true;
    if (table->kept.state == PLAYING && game_over(&table->room->truth)) end_game(table);
    table_touch(table);
}

void table_choice_changed(struct table *table, int seat) {
    table->rechosen |= (uint16_t)(1u << seat);
    table_touch(table);
}

const char *table_start(struct table *table) {
    struct store_table *kept = &table->kept;
    if (table->server->admin.draining) return "draining";
    for (int i = 0; i < kept->options.players; i++)
        if (kept->seat[i].kind == PERSON && !kept->seat[i].guest[0]) return "seats_free";
    for (int i = 0; i < kept->options.players; i++)
        if (kept->seat[i].kind == BOT) seat_yield_name(kept, i);
    kept->state = PLAYING;
    duplicate_begins(table);
    for (int i = 0; i < SEATS_MAX; i++) kept->seat[i].left_ms = -1;
    table->room = open_room(kept);
    room_settle(table->room);
    table_row_changed(table, "start", -1);
    table_room_changed(table);
    tell_contract(table); /* even if chance had nothing to do */
    return NULL;
}

/* --- the store --- */

static void write_record(struct table *table) {
    uint32_t cap = 1 << 16;
    struct text text;
    char *bytes = NULL;
    bool sealed = table->room->sealed;
    table->room->sealed = false; /* the store keeps all of it */
    do {
        cap *= 2;
        bytes = realloc(bytes, cap);
        if (!bytes) abort();
        text = text_over(bytes, cap);
        room_record(table->room, false, &text);
    } while (text.full);
    table->room->sealed = sealed;
    TEXT(scores, 100);
    TEXT(winners, 40);
    const struct state *end = &table->room->truth;
    json_open(&scores, NULL, '[');
    for (int i = 0; i < end->seats; i++) json_number(&scores, NULL, end->score[i]);
    json_close(&scores, ']');
    json_bits(&winners, NULL, end->winners);
    store_record_add(table->server->store, table->kept.n, scores.bytes, winners.bytes, table->event_at,
                     text.bytes);
    free(bytes);
    book_game_over(table);
    if (table->server->settings->house)
        store_played_add(table->server->store, table->event_at, table->kept.game->name, table->kept.n, __builtin_popcount(table_people(table)));
}

void table_write(struct table *table) {
    struct store *store = table->server->store;
    if (table->room) {
        for (uint32_t i = table->stored; i < table->room->events_size; i++)
            store_event(store, table->kept.n, i, table->event_at, room_event(table->room, i));
        if (table->stored < table->room->events_size && game_over(&table->room->truth)) {
            write_record(table);
            deal_played(table);
        }
    }
    if (!table->row_changed && !table->clocks_changed) return;
    if (table->kept.state > PLAYING) table->kept.source = 0;
    clocks_save(table);
    store_table_save(store, &table->kept);
}

void table_committed(struct table *table) {
    if (table->room && table->stored < table->room->events_size) {
        table->server->metrics.events += table->room->events_size - table->stored;
        table->stored = table->room->events_size;
        if (table->told != table->room->seq)
            tell_contract(table);
        else
            tell_seats(table, table->rechosen);
        reminders_note(table, NULL);
        table->told = table->room->seq;
        table->rechosen = 0;
    }
    if (table->row_changed) tell_table(table);
    table->row_changed = table->clocks_changed = false;
    for (struct socket *socket = table->sockets; socket; socket = socket->next) {
        bool admitted = table_admits(table, socket->guest);
        if (table->later_size && admitted) tell_line(socket, table->later, table->later_size);
        tell_acks(socket, true);
        if (socket->waits) tell_wait(socket, false);
        if (!admitted) tell_close(socket, 4403, "no_spectators");
    }
    bans_enforce(table);
    table->later_size = 0;
    if (table->calls) rematch_call(table);
    table->calls = false;
}

/* As it is stored, apart; NULL: it is not, or it cannot be read. */
static struct table *read_again(struct table *table) {
    struct server *server = table->server;
    struct store_table kept;
    if (table->is_new || !store_table_find(server->store, table->kept.id, &kept)) return NULL;
    struct table *read = read_table(server, &kept, true);
    if (read) {
        read->kept = kept; /* its clocks are counted below */
        if (store_shared(server->store)) chats_note(read);
    }
    return read;
}

/* The fields of a table that come from the store. */
static void take_over(struct table *table, struct table *read) {
    struct table nothing = {.chat_last = -1};
    const struct table *from = read ? read : &nothing;
    room_free(table->room);
    table->room = from->room;
    table->stored = from->stored;
    table->told = from->told;
    table->rechosen = 0;
    table->chat_last = from->chat_last;
    memcpy(table->chat_keys, from->chat_keys, sizeof table->chat_keys);
    table->row_changed = table->clocks_changed = table->bans_changed = false;
    table->later_size = 0;
    if (!read) return;
    table->kept = read->kept;
    table->event_at = read->event_at;
    table->noted_step = read->noted_step;
    free(table->bans);
    table->bans = read->bans;
    table->bans_size = read->bans_size;
    read->room = NULL;
    read->bans = NULL;
}

bool table_reload(struct table *table, bool known) {
    struct store *store = table->server->store;
    int64_t incarnation = store_incarnation(store);
    store_unread(store);
    struct table *read = table->lost ? NULL : read_again(table);
    bool unread = store_unread(store) || store_incarnation(store) != incarnation;
    if (table->lost || unread) { /* another server may have it, or nobody knows */
        table_looked(read);
        if (!table->lost) table_lose(table);
        return true;
    }
    take_over(table, read);
    bool found = read != NULL;
    table_looked(read);
    clocks_load(table);
    for (struct socket *socket = table->sockets; socket; socket = socket->next) {
        if (known)
            tell_acks(socket, false);
        else if (socket->acks_size)
            tell_close(socket, 1012, "restart");
        socket->known = 0;
        if (!found) tell_close(socket, 4404, "no_such_table");
    }
    tell_table(table);
    tell_contract(table);
    return found;
}

/* --- people come and go --- */

void table_crowd(struct table *table) {
    if (table->lost) return;
    seats_note_absent(table);
    table->used_at = server_now(table->server);
    table->crowd_changed = true;
    table->crowd_missed = table_waits(table);
    if (!table_waits(table)) clocks_crowd(table, table_person_there(table));
}

static void check_host(struct table *table, int64_t now) {
    if (table->kept.state > PLAYING || table_online(table, table->kept.host)) {
        table->host_gone_at = 0;
        return;
    }
    if (!table->host_gone_at) table->host_gone_at = now;
    if (now - table->host_gone_at < 1000ll * table->server->settings->limit[LIMIT_HOST_SECONDS]) return;
    int seat = seats_first_there(table);
    if (seat < 0) return;
    memcpy(table->kept.host, table->kept.seat[seat].guest, ID_BYTES);
    table_row_changed(table, "host", seat);
}

/* Once a second: counts of spectators, absent hosts, and tables that nobody needs in memory. */
void tables_tick(struct server *server) {
    int64_t now = server_now(server);
    struct table *table, *next;
    HASH_ITER(hh, server->tables, table, next) {
        if (table->crowd_changed) tell_table(table);
        table->crowd_changed = false;
        if (table_waits(table)) continue;
        check_host(table, now);
        clocks_tick(table);
        if (table_idle(table) && now - table->used_at > KEEP_MS) table_drop(table);
    }
}

/* A table at which somebody is connected is not forgotten; the others come back from the store, if they are
 * still there. */
void tables_before_sweep(struct server *server, int64_t before) {
    struct table *table, *next;
    server_settle(server);
    HASH_ITER(hh, server->tables, table, next) {
        if (table->sockets && !table_waits(table) && table->kept.at < before && table->event_at < before)
            table_row_changed(table, "kept", -1);
        if (table_idle(table)) table_drop(table);
    }
    server_settle(server);
}
