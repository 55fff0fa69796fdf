/* thoughts.c: see thoughts.h. A bot thinks on a worker thread over a copy of what its seat may see; its move comes back
 * as text with the step it answers, and is refused like anyone's if the table has moved on. */
#include "net/thoughts.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "net/server.h"

/* Short thoughts go to the threads in advance: otherwise these would wait for the next turn of the loop, and so for a
 * commit, after each of them. */
enum { AHEAD_US = 4000, COST_FIRST_US = 1000 };

struct job {
    uv_work_t work;
    struct job *next;           /* waiting, or thought out at a table that waits for the store */
    char source[ADDRESS_BYTES]; /* for whom it thinks */
    struct table *table;
    const struct bot *bot;
    int seat, step;
    enum room_by by;
    int64_t expected_us, took_us;
    struct room_thought thought;
    char text[EVENT_MAX_BYTES];
};

/* Imports, checkpoints and backups have the threads that bots never take. */
void thoughts_prepare(void) {
    setenv("UV_THREADPOOL_SIZE", "8", 0);
}

/* Runs on a worker thread: nothing of the server is touched here. */
static void think(uv_work_t *work) {
    static _Thread_local bool polite;
    if (!polite) setpriority(PRIO_PROCESS, (id_t)syscall(SYS_gettid), 5);
    polite = true;
    struct job *job = work->data;
    struct text text = text_over(job->text, sizeof job->text);
    uint64_t start = uv_hrtime();
    room_think(&job->thought, job->bot, 0, &text);
    job->took_us = (int64_t)((uv_hrtime() - start) / 1000);
}

/* --- what a thought costs --- */

static int64_t *cost_of(struct thoughts *thoughts, const struct bot *bot) {
    for (int i = 0; i < BOT_COSTS; i++) {
        if (!thoughts->cost[i].bot) {
            thoughts->cost[i].bot = bot;
            thoughts->cost[i].us = COST_FIRST_US;
        }
        if (thoughts->cost[i].bot == bot) return &thoughts->cost[i].us;
    }
    return &thoughts->cost[BOT_COSTS - 1].us;
}

/* --- whose turn it is --- */

static int out_of(const struct thoughts *thoughts, const char *source) {
    int count = 0;
    for (int i = 0; i < thoughts->out_size; i++) count += strcmp(thoughts->out[i]->source, source) == 0;
    return count;
}

/* Whether one more may go to the threads. */
static bool fits(const struct thoughts *thoughts, int64_t us) {
    return thoughts->out_size < THOUGHTS_AT_ONCE ||
           (thoughts->out_size < THOUGHTS_OUT && thoughts->out_us + us <= AHEAD_US);
}

static struct job *take_next(struct thoughts *thoughts) {
    struct job **best = NULL;
    int fewest = THOUGHTS_OUT + 1;
    for (struct job **link = &thoughts->waiting; *link && fewest > 0; link = &(*link)->next) {
        if (!fits(thoughts, (*link)->expected_us)) continue;
        int count = out_of(thoughts, (*link)->source);
        bool cheap = thoughts->out_us + (*link)->expected_us <= AHEAD_US;
        if (count >= fewest || (count >= THOUGHTS_OF_ONE && !cheap)) continue;
        best = link;
        fewest = count;
    }
    if (!best) return NULL;
    struct job *job = *best;
    *best = job->next;
    if (!*best) thoughts->waiting_end = best;
    thoughts->waiting_size--;
    return job;
}

static void came_back(uv_work_t *work, int status);

static void go_on(struct server *server) {
    struct thoughts *thoughts = &server->thoughts;
    for (struct job *job; (job = take_next(thoughts));) {
        thoughts->out[thoughts->out_size++] = job;
        thoughts->out_us += job->expected_us;
        uv_queue_work(&server->loop, &job->work, think, came_back);
    }
    assert(thoughts->out_size > 0 || !thoughts->waiting);
}

/* --- a move --- */

static void make_move(struct job *job) {
    struct table *table = job->table;
    const struct store_seat *held = &table->kept.seat[job->seat];
    bool asked = held->kind == BOT || held->standin[0]; /* the person may have come back meanwhile */
    if (asked && table->kept.state == PLAYING && table->room && table->kept.undo_point < 0 &&
        room_waits_for(table->room, job->seat) &&
        room_submit(table->room, job->seat, job->step, job->text, job->by) == FINE)
        table_room_changed(table);
    else
        table_schedule(table);
}

static void take_move(struct job *job) {
    struct table *table = job->table;
    assert(table->jobs > 0);
    table->jobs--;
    if (table->thinking[job->seat] == (uint32_t)job->step + 1) table->thinking[job->seat] = 0;
    if (!table->lost) make_move(job);
    free(job);
}

static void came_back(uv_work_t *work, int status) {
    struct job *job = work->data;
    struct table *table = job->table;
    struct server *server = table->server;
    struct thoughts *thoughts = &server->thoughts;
    int64_t *cost = cost_of(thoughts, job->bot);
    *cost += (job->took_us - *cost) / 8;
    thoughts->out_us -= job->expected_us;
    int i = 0;
    while (thoughts->out[i] != job) i++;
    thoughts->out[i] = thoughts->out[--thoughts->out_size];
    learning_return(server, job->thought.learned);
    if (table_waits(table)) {
        job->next = table->thought;
        table->thought = job;
    } else
        take_move(job);
    go_on(server);
}

void thoughts_resume(struct table *table) {
    while (table->thought && !table_waits(table)) {
        struct job *job = table->thought;
        table->thought = job->next;
        take_move(job);
    }
}

/* The host's address, or that of somebody else who plays: whoever only looks on could delay a table by many bots of their own. */
static const char *source_of(const struct table *table) {
    const char *source = table->kept.maker;
    int best = 0;
    for (const struct socket *socket = table->sockets; socket; socket = socket->next) {
        int rank = strcmp(socket->guest, table->kept.host) == 0 ? 3
                   : table_seat_of(table, socket->guest) >= 0   ? 2
                                                                : 1;
        if (rank > best) source = socket->address->key;
        if (rank > best) best = rank;
    }
    return source;
}

void thoughts_start(struct table *table, int seat, const struct bot *bot, enum room_by by) {
    struct server *server = table->server;
    struct thoughts *thoughts = &server->thoughts;
    struct job *job = calloc(1, sizeof *job);
    if (!job) abort();
    *job = (struct job){.work.data = job,
                        .table = table,
                        .bot = bot,
                        .seat = seat,
                        .step = table->room->truth.step,
                        .by = by,
                        .expected_us = *cost_of(thoughts, bot)};
    snprintf(job->source, sizeof job->source, "%s", source_of(table));
    room_thought(table->room, seat, &job->thought);
    job->thought.learned = learning_borrow(server, table->kept.game);
    table->thinking[seat] = (uint32_t)job->step + 1;
    table->jobs++;
    server->metrics.thoughts++;
    if (!thoughts->waiting) thoughts->waiting_end = &thoughts->waiting;
    *thoughts->waiting_end = job;
    thoughts->waiting_end = &job->next;
    thoughts->waiting_size++;
    go_on(server);
}
