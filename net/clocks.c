/* clocks.c: time. Dates, which are only stored and shown, are by the time of day. Whatever ends or is due is
 * by CLOCK_BOOTTIME, which nobody can set and which counts while the machine sleeps, and is read once a turn
 * of the loop. Of a player's clock the time left is stored: the time in which the server is down or no player
 * is there does not count. */
#include <assert.h>
#include <sys/time.h>
#include <time.h>

#include "net/server.h"

enum { SAVE_MS = 10000 }; /* a running clock is stored at least this often */

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
    if (there == table->clocks_run) return;
    clocks_count(table);
    table->clocks_run = there;
    if (has_clock(table)) table_row_changed(table, there ? "clocks run" : "clocks stand", -1);
    if (there) table_schedule(table);
}

void clocks_tick(struct table *table) {
    int64_t now = server_now(table->server);
    if (has_clock(table) && table->clocks_run && now - table->counted_at >= SAVE_MS) {
        table->clocks_changed = true;
        table_touch(table);
    }
    /* The loop's timers stand still while the machine sleeps. */
    if (table->wake_at && now - table->wake_at > 1000) table_schedule(table);
}
