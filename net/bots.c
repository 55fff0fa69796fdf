/* bots.c: schedules bots' moves and the ends of clocks. */
#include <stdio.h>

#include "net/server.h"

enum {
    RETRY_MS = 1000,       /* after what a bot did could not be stored */
    UNDO_WAIT_MS = 30000,  /* how long bots hold still while somebody asks to take a move back */
    FIRST_COME_MS = 45000, /* how long they leave people time to be the first */
};

static const int64_t NEVER = INT64_MAX;

/* Where whoever moves first moves for all, bots leave people time to be the first. */
static int64_t pause_of(const struct table *table) {
    const struct middle *middle = table->room->middle;
    bool first = middle->first_come && middle->first_come(&table->room->truth);
    bool person = false;
    for (int i = 0; i < table->kept.options.players; i++)
        person |= table->kept.seat[i].kind == PERSON && !table->kept.seat[i].standin[0];
    return first && person && table->kept.pause_ms ? FIRST_COME_MS : table->kept.pause_ms;
}

/* When a seat is to be moved for, or NEVER; *bot and *by say how. */
static int64_t due_at(struct table *table, int seat, const struct bot **bot, enum room_by *by) {
    const struct store_seat *held = &table->kept.seat[seat];
    const char *level = held->kind == BOT ? held->level : held->standin;
    *by = BY_BOT;
    if (*level) {
        *bot = bot_named(table->kept.game, level);
        if (!*bot) *bot = bot_standin(table->kept.game);
        return table->moved_at + pause_of(table);
    }
    *bot = bot_standin(table->kept.game);
    *by = BY_CLOCK;
    int64_t left = table->clocks_run ? clocks_left(table, seat) : -1;
    return left < 0 ? NEVER : server_now(table->server) + left;
}

static void on_timer(uv_timer_t *timer) {
    struct table *table = timer->data;
    if (table_waits(table)) return; /* what comes of it schedules anew */
    if (table->kept.undo_point >= 0 && server_now(table->server) - table->undo_at >= UNDO_WAIT_MS) {
        table->kept.undo_point = -1;
        table_row_changed(table, "undo lapsed", -1);
    }
    table_schedule(table);
}

static void set_timer(struct table *table, int64_t at) {
    table->wake_at = at == NEVER ? 0 : at;
    if (at == NEVER) {
        uv_timer_stop(&table->timer);
        return;
    }
    int64_t wait = at - server_now(table->server);
    uv_timer_start(&table->timer, on_timer, wait > 0 ? (uint64_t)wait : 1, 0);
}

static void out_of_time(struct table *table, int seat) {
    table_stand_in(table, seat, bot_standin(table->kept.game)->name, STANDIN_CLOCK);
    table_row_changed(table, "clock", seat);
}

void table_schedule(struct table *table) {
    if (table_waits(table)) return;
    int64_t now = server_now(table->server), wake = NEVER;
    /* Bots among themselves rest while nobody looks on. */
    bool alone = !table->sockets && !table_people(table);
    if (table->kept.state != PLAYING || !table->room || alone) {
        set_timer(table, NEVER);
        return;
    }
    bool held = table->kept.undo_point >= 0;
    if (held) {
        if (!table->undo_at) table->undo_at = now;
        wake = table->undo_at + UNDO_WAIT_MS;
    }
    for (int seat = 0; seat < table->kept.options.players; seat++) {
        const struct bot *bot;
        enum room_by by;
        if (held || !room_waits_for(table->room, seat) || table->thinking[seat]) continue;
        int64_t due = due_at(table, seat, &bot, &by);
        if (due > now) {
            if (due < wake) wake = due;
            continue;
        }
        if (by == BY_CLOCK) out_of_time(table, seat);
        thoughts_start(table, seat, bot, by);
    }
    set_timer(table, wake);
}

void table_schedule_later(struct table *table) {
    if (table->kept.state == PLAYING) set_timer(table, server_now(table->server) + RETRY_MS);
}
