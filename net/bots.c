/* bots.c: bots and clocks. A bot thinks on a worker thread over a copy of what its seat may see; its move
 * comes back as text with the step it answers, and is refused like anyone's if the table has moved on. */
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "net/server.h"

enum {
    RETRY_MS = 1000,       /* after what a bot did could not be stored */
    UNDO_WAIT_MS = 30000,  /* how long bots hold still while somebody asks to take a move back */
    FIRST_COME_MS = 45000, /* how long they leave people time to be the first */
};

static const int64_t NEVER = INT64_MAX;

struct job {
    uv_work_t work;
    struct table *table;
    const struct bot *bot;
    int seat, step;
    enum room_by by;
    struct room_thought thought;
    char text[EVENT_MAX_BYTES];
};

/* Runs on a worker thread: nothing of the server is touched here. */
static void think(uv_work_t *work) {
    static _Thread_local bool polite;
    if (!polite) setpriority(PRIO_PROCESS, (id_t)syscall(SYS_gettid), 5);
    polite = true;
    struct job *job = work->data;
    struct text text = text_over(job->text, sizeof job->text);
    room_think(&job->thought, job->bot, 0, &text);
}

static void thought(uv_work_t *work, int status) {
    struct job *job = work->data;
    struct table *table = job->table;
    table->jobs--;
    learning_return(table->server, job->thought.learned);
    if (table->thinking[job->seat] == (uint32_t)job->step + 1) table->thinking[job->seat] = 0;
    const struct store_seat *held = &table->kept.seat[job->seat];
    bool asked = held->kind == BOT || held->standin[0]; /* the person may have come back meanwhile */
    if (status == 0 && asked && table->kept.state == PLAYING && table->room && table->kept.undo_point < 0 &&
        room_waits_for(table->room, job->seat) &&
        room_submit(table->room, job->seat, job->step, job->text, job->by) == FINE)
        table_room_changed(table);
    else
        table_schedule(table);
    free(job);
}

static void start_thinking(struct table *table, int seat, const struct bot *bot, enum room_by by) {
    struct job *job = calloc(1, sizeof *job);
    if (!job) abort();
    *job = (struct job){.work.data = job,
                        .table = table,
                        .bot = bot,
                        .seat = seat,
                        .step = table->room->truth.step,
                        .by = by};
    room_thought(table->room, seat, &job->thought);
    job->thought.learned = learning_borrow(table->server, table->kept.game);
    table->thinking[seat] = (uint32_t)job->step + 1;
    table->jobs++;
    table->server->metrics.thoughts++;
    uv_queue_work(&table->server->loop, &job->work, think, thought);
}

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
    struct store_seat *held = &table->kept.seat[seat];
    snprintf(held->standin, sizeof held->standin, "%s", bot_standin(table->kept.game)->name);
    table_row_changed(table, "clock", seat);
}

void table_schedule(struct table *table) {
    int64_t now = server_now(table->server), wake = NEVER;
    if (table->kept.state != PLAYING || !table->room) {
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
        start_thinking(table, seat, bot, by);
    }
    set_timer(table, wake);
}

void table_schedule_later(struct table *table) {
    if (table->kept.state == PLAYING) set_timer(table, server_now(table->server) + RETRY_MS);
}
