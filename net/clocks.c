/* clocks.c: time. Dates, which are only stored and shown, are by the time of day. Whatever ends or is due is
 * by CLOCK_BOOTTIME, which nobody can set and which counts while the machine sleeps, and is read once a turn
 * of the loop. Of a player's clock the time left is stored: the time in which the server is down or no player
 * is there does not count. A clock of an hour and more is for play by correspondence: it always runs, and while the table is not in
 * memory by the time of day. */
#include <assert.h>
#include <sys/time.h>
#include <time.h>

#include "net/server.h"
#include "store/fiber.h"

enum {
    SAVE_MS = 10000,    /* a running clock is stored at least this often */
    ALWAYS_S = 3600,    /* from here on it always runs */
    LAST_CALL_PART = 8, /* of its time is left when a person who is away is called once more */
    DUE_TICKS = 3,      /* seconds between two looks for tables that are due */
    DUE_MAX = 20,       /* of them at once */
};

int64_t thread_us(void) {
    struct timespec now;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return (int64_t)now.tv_sec * 1000000 + now.tv_nsec / 1000;
}

int64_t date_ms(void) {
    struct timeval now;
    gettimeofday(&now, NULL);
    return (int64_t)now.tv_sec * 1000 + now.tv_usec / 1000;
}

int64_t server_now(struct server *server) {
    if (!server->now_ms) {
        struct timespec now;
        clock_gettime(CLOCK_BOOTTIME, &now);
        server->now_ms = (int64_t)now.tv_sec * 1000 + now.tv_nsec / 1000000;
    }
    return server->now_ms;
}

/* --- links to other devices --- */

int64_t links_spent(struct server *server) {
    if (store_shared(server->store)) return 0; /* they end by the clock of the database */
    return server_now(server) - server->links_at;
}

void links_tick(struct server *server) {
    int64_t spent = links_spent(server);
    if (!server->links || spent < SAVE_MS || store_shared(server->store)) return;
    bool any = store_devices_age(server->store, spent);
    if (!server_settle(server)) return;
    server->links = any;
    server->links_at += spent;
}

/* --- players' clocks --- */

static bool has_clock(const struct table *table) {
    return table->kept.clock_s && table->kept.state == PLAYING;
}

static bool always_runs(const struct table *table) {
    return has_clock(table) && table->kept.clock_s >= ALWAYS_S;
}

int64_t clocks_left(const struct table *table, int seat) {
    int64_t left = table->kept.seat[seat].left_ms;
    if (!has_clock(table) || left < 0) return -1;
    if (table->clocks_run) left -= server_now(table->server) - table->counted_at;
    return left > 0 ? left : 0;
}

void clocks_count(struct table *table) {
    for (int i = 0; i < table->kept.options.players; i++) table->kept.seat[i].left_ms = clocks_left(table, i);
    table->counted_at = server_now(table->server);
}

void clocks_restart(struct table *table, int seat) {
    assert(seat >= 0 && seat < table->kept.options.players);
    clocks_count(table);
    if (table->kept.seat[seat].left_ms >= 0) table->kept.seat[seat].left_ms = 1000ll * table->kept.clock_s;
}

void clocks_note(struct table *table) {
    assert(table->room);
    if (always_runs(table)) clocks_crowd(table, true);
    bool anew = table->noted_step != table->room->truth.step;
    table->noted_step = table->room->truth.step;
    clocks_count(table);
    for (int i = 0; i < table->kept.options.players; i++) {
        int64_t *left = &table->kept.seat[i].left_ms;
        if (!has_clock(table) || !room_waits_for(table->room, i))
            *left = -1;
        else if (*left < 0 || anew)
            *left = 1000ll * table->kept.clock_s;
    }
}

void clocks_crowd(struct table *table, bool there) {
    if (always_runs(table)) there = true;
    if (there == table->clocks_run) return;
    clocks_count(table);
    table->clocks_run = there;
    if (has_clock(table)) table_row_changed(table, there ? "clocks run" : "clocks stand", -1);
    if (there) table_schedule(table);
}

/* --- clocks that always run --- */

static bool is_timed(const struct table *table, int seat) {
    const struct store_seat *held = &table->kept.seat[seat];
    return held->kind == PERSON && held->guest[0] && !held->standin[0] && held->left_ms >= 0;
}

/* By the time of day, when a person who is away is called once more. */
static int64_t last_call_at(const struct table *table, int seat, int64_t now) {
    return now + table->kept.seat[seat].left_ms - 1000ll * table->kept.clock_s / LAST_CALL_PART;
}

void clocks_save(struct table *table) {
    struct store_table *kept = &table->kept;
    int64_t now = date_ms();
    clocks_count(table);
    kept->counted = kept->due = 0;
    if (!always_runs(table)) return;
    kept->counted = now;
    for (int i = 0; i < kept->options.players; i++) {
        if (!is_timed(table, i)) continue;
        int64_t call = last_call_at(table, i, now), next = call > now ? call : now + kept->seat[i].left_ms;
        if (!kept->due || next < kept->due) kept->due = next;
    }
}

void clocks_load(struct table *table) {
    struct store_table *kept = &table->kept;
    table->counted_at = server_now(table->server);
    if (!always_runs(table)) return;
    int64_t spent = kept->counted ? date_ms() - kept->counted : 0;
    for (int i = 0; i < kept->options.players; i++) {
        int64_t *left = &kept->seat[i].left_ms;
        if (*left >= 0 && spent > 0) *left = *left > spent ? *left - spent : 0;
    }
    table->clocks_run = true;
}

/* Whose last call was still to come when this was stored is called now. */
static void clocks_due(struct table *table) {
    int64_t now = date_ms();
    clocks_count(table);
    for (int i = 0; i < table->kept.options.players; i++) {
        if (!is_timed(table, i) || !table->kept.seat[i].left_ms) continue;
        int64_t call = last_call_at(table, i, now);
        if (call + 1000 >= table->kept.due && call <= now) reminders_last_call(table, i);
    }
    table->clocks_changed = true;
    table_touch(table);
}

static void look_for_due(void *context) {
    struct server *server = context;
    char ids[DUE_MAX][ID_BYTES];
    store_unread(server->store);
    int size = store_tables_due(server->store, date_ms(), ids, DUE_MAX);
    for (int i = 0; i < size && !store_unread(server->store); i++) {
        struct table *table = table_get(server, ids[i]); /* its tick does the rest */
        if (!table && server->claim <= CLAIM_NONE) store_table_undue(server->store, ids[i]);
    }
    server->looks_for_due = false;
}

void clocks_look(struct server *server) {
    if (server->looks_for_due || server->ticks % DUE_TICKS || store_away(server->store)) return;
    server->looks_for_due = true;
    if (store_shared(server->store))
        fiber_start(look_for_due, server);
    else
        look_for_due(server);
}

void clocks_tick(struct table *table) {
    int64_t now = server_now(table->server);
    if (table->kept.due && always_runs(table) && table->kept.due <= date_ms()) clocks_due(table);
    if (has_clock(table) && !always_runs(table) && table->clocks_run && now - table->counted_at >= SAVE_MS) {
        table->clocks_changed = true;
        table_touch(table);
    }
    /* The loop's timers stand still while the machine sleeps. */
    if (table->wake_at && now - table->wake_at > 1000) table_schedule(table);
}
