/* sim.c: see sim.h. Workers take blocks of games in order, add up integers, and write records in that
 * order. */
#include "sim/sim.h"

#include <assert.h>
#include <errno.h>
#include <math.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "room/record.h"
#include "sim/external.h"
#include "sim/random_play.h"

enum { BLOCK = 16 /* games */, CLUES_MAX = 1 << 20 /* bytes of clues in one game */ };

struct run {
    const struct sim *sim;
    atomic_uint_fast64_t next_block, games_done;
    pthread_mutex_t lock;
    pthread_cond_t changed;
    uint64_t blocks_written;
    int working;
    int trouble; /* errno of a record that could not be written, or 0 */
    struct sim_result sum;
};

/* The moves so far, as a seat may see them. Those before `open` stay as they are; the others were made in `epoch` and may be
 * opened with it. */
struct recalled {
    struct move move[BOT_PAST_MAX];
    uint32_t count, open;
    uint16_t epoch;
};

/* What a worker needs for itself. */
struct worker {
    struct run *run;
    struct turn *turns;                   /* of the game being played */
    const char **heard;                   /* its clues so far */
    struct text clues;                    /* their bytes, each with its zero */
    struct text records;                  /* of the block being played */
    struct sim_result sum;                /* of this worker's games */
    struct external *external[SEATS_MAX]; /* by place in the lineup; NULL: none, or it has lost its seat */
    struct external_line *lines;          /* the game so far, for them; NULL without any */
    uint16_t epochs[BOT_PAST_MAX];        /* in which its moves were made */
    uint32_t epoch_first;                 /* the first move of the present epoch */
    struct recalled *recalled;            /* by seat; NULL in a game without secrets */
};

static uint64_t blocks(const struct sim *sim) {
    return (sim->games + BLOCK - 1) / BLOCK;
}

/* An external bot decides. False: it has just lost its seat, or had before. */
static bool ask_external(struct worker *worker, struct external **external, const struct policy *policy,
                         const struct state *state, int seat, uint32_t count, struct text *clue,
                         struct move *move) {
    const struct sim *sim = worker->run->sim;
    TEXT(answer, CLUE_MAX * 4 + 64);
    const char *words;
    if (!*external) return false;
    const char *why = external_ask(*external, state, &sim->options, seat, worker->lines, count, &answer);
    if (why) {
        fprintf(stderr, "\ndizaine: %s loses its seat: %s; %s plays on for it\n", policy->name, why,
                policy->bot->name);
        external_close(*external);
        *external = NULL;
        return false;
    }
    game_parse(state, seat, answer.bytes, move, &words);
    if (words) text_add(clue, words);
    return true;
}

/* A bot is told no more than a person, and only what has changed is looked at again. */
static void recall(struct worker *worker, const struct state *state, uint32_t count,
                   struct thought *thought) {
    if (!worker->recalled || count > BOT_PAST_MAX) {
        thought->past_size = 0;
        return;
    }
    struct recalled *recalled = &worker->recalled[thought->seat];
    if (recalled->epoch != state->epoch) recalled->count = recalled->open;
    for (; recalled->count < count; recalled->count++)
        recalled->move[recalled->count] = game_masked(state, worker->epochs[recalled->count],
                                                      worker->turns[recalled->count].move, thought->seat);
    recalled->open = worker->epoch_first;
    recalled->epoch = state->epoch;
    thought->past = recalled->move;
    thought->past_size = (int)count;
}

/* The decision of a seat; *words is the clue that goes with it, or NULL. */
static struct move decide(struct worker *worker, int place, const struct state *state, int seat,
                          uint32_t count, struct thought *thought, const char **words) {
    const struct lineup *lineup = &worker->run->sim->lineup;
    const struct policy *policy = &lineup->policy[lineup->seat[place]];
    struct state view = game_view(state, seat);
    char bytes[CLUE_MAX * 4 + 1];
    struct text clue = text_over(bytes, sizeof bytes);
    thought->view = &view;
    thought->seat = seat;
    thought->budget = policy->budget;
    thought->words = &clue;
    recall(worker, state, count, thought);
    struct move move;
    if (!ask_external(worker, &worker->external[place], policy, state, seat, count, &clue, &move))
        move = bot_think(policy->bot, thought);
    *words = NULL;
    if (game_of(state)->wordy && game_of(state)->wordy(move)) {
        *words = worker->clues.bytes + worker->clues.size;
        text_bytes(&worker->clues, clue.bytes, clue.size + 1);
        assert(!worker->clues.full);
        if (thought->clue) worker->heard[thought->heard_size++] = thought->clue;
        thought->clue = *words;
    }
    return move;
}

static void count_result(struct worker *worker, const struct state *end, uint64_t number) {
    const struct sim *sim = worker->run->sim;
    int winners = __builtin_popcount(end->winners);
    for (int s = 0; s < sim->options.players; s++) {
        struct tally *tallies[] = {&worker->sum.policy[lineup_at(&sim->lineup, number, s)],
                                   &worker->sum.seat[s]};
        for (int t = 0; t < 2; t++) {
            tallies[t]->seats++;
            tallies[t]->score += end->score[s];
            if (end->winners >> s & 1) tallies[t]->wins += (uint64_t)(WIN / winners);
        }
    }
}

/* A command may be longer than a name: as many whole characters of it as a record holds. */
static void name_player(char name[NAME_MAX_BYTES], const struct policy *policy) {
    int size = snprintf(name, NAME_MAX_BYTES, "bot:%s", policy->name);
    if (size < NAME_MAX_BYTES) return;
    size = NAME_MAX_BYTES - 1;
    while (text_characters(name, (uint32_t)size) < 0) size--;
    name[size] = 0;
}

static void write_record(struct worker *worker, uint32_t count, uint64_t number) {
    const struct sim *sim = worker->run->sim;
    struct record record = {
        .game = sim->game, .options = sim->options, .turns = worker->turns, .count = count};
    char names[SEATS_MAX][NAME_MAX_BYTES];
    for (int s = 0; s < sim->options.players; s++) {
        name_player(names[s], &sim->lineup.policy[lineup_at(&sim->lineup, number, s)]);
        record.names[s] = names[s];
    }
    struct text *text = &worker->records;
    for (uint32_t before = text->size;;) {
        record_write(&record, sim->annotate, text);
        text_byte(text, '\n');
        if (!text->full) return;
        /* Twice the room, and once more. */
        char *bytes = realloc(text->bytes, text->cap * 2);
        if (!bytes) abort();
        *text = (struct text){.bytes = bytes, .size = before, .cap = text->cap * 2};
    }
}

/* A move of an even bot, without a view; false, and nothing drawn, if words go with it. */
static bool pick_evenly(const struct state *state, int seat, struct rng *rng, struct move *move) {
    const struct game *game = game_of(state);
    struct rng before = *rng;
    *move = game_pick(state, seat, rng);
    if (!game->wordy || !game->wordy(*move)) return true;
    *rng = before;
    return false;
}

static void play(struct worker *worker, uint64_t number) {
    const struct sim *sim = worker->run->sim;
    struct state state;
    struct rng rng[SEATS_MAX], chance = rng_seed(sim->seed, number * 16 + CHANCE);
    struct thought thought = {.heard = worker->heard};
    uint32_t count = 0;
    bool even[SEATS_MAX] = {0};
    for (int s = 0; s < SEATS_MAX; s++) rng[s] = rng_seed(sim->seed, number * 16 + (uint64_t)s);
    for (int s = 0; s < sim->options.players; s++) {
        const struct policy *policy = &sim->lineup.policy[lineup_at(&sim->lineup, number, s)];
        even[s] = !policy->external && policy->bot->even;
    }
    text_clear(&worker->clues);
    worker->epoch_first = 0;
    for (int s = 0; worker->recalled && s < SEATS_MAX; s++)
        worker->recalled[s].count = worker->recalled[s].open = worker->recalled[s].epoch = 0;
    for (int i = 0; i < sim->options.players; i++)
        if (worker->external[i]) external_new_game(worker->external[i]);
    game_start(&state, sim->game, &sim->options);
    while (!game_over(&state)) {
        struct turn *turn = &worker->turns[count++];
        assert(count < STEPS_MAX);
        int seat = random_seat(&state, &chance);
        *turn = (struct turn){0};
        bool chosen = true;
        if (seat == CHANCE)
            turn->move = game_chance(&state, &chance);
        else
            chosen = (even[seat] && pick_evenly(&state, seat, &rng[seat], &turn->move)) ||
                     (sim->game->obliged && sim->game->obliged(&state, seat, &turn->move));
        if (!chosen) {
            thought.rng = &rng[seat];
            turn->move = decide(worker, lineup_place(&sim->lineup, number, seat), &state, seat, count - 1,
                                &thought, &turn->words);
        }
        if (count <= BOT_PAST_MAX) worker->epochs[count - 1] = state.epoch;
        uint16_t epoch = state.epoch;
        if (worker->lines)
            worker->lines[count - 1] = (struct external_line){turn->move, state.epoch, turn->words};
        game_apply(&state, turn->move);
        if (state.epoch != epoch) worker->epoch_first = count;
    }
    for (int i = 0; i < sim->options.players; i++)
        if (worker->external[i]) external_over(worker->external[i], &state);
    worker->sum.moves += count;
    count_result(worker, &state, number);
    if (sim->records) write_record(worker, count, number);
}

/* Blocks are taken in order, so the worker with the first one left never waits for another. */
static void write_block(struct worker *worker, uint64_t block) {
    struct run *run = worker->run;
    pthread_mutex_lock(&run->lock);
    while (run->blocks_written != block) pthread_cond_wait(&run->changed, &run->lock);
    size_t size = worker->records.size;
    if (fwrite(worker->records.bytes, 1, size, run->sim->records) != size && !run->trouble)
        run->trouble = errno;
    run->blocks_written++;
    pthread_cond_broadcast(&run->changed);
    pthread_mutex_unlock(&run->lock);
    text_clear(&worker->records);
}

static void add_tally(struct tally *sum, const struct tally *more) {
    sum->wins += more->wins;
    sum->score += more->score;
    sum->seats += more->seats;
}

static void *work(void *argument) {
    struct worker *worker = argument;
    struct run *run = worker->run;
    for (uint64_t block; (block = atomic_fetch_add(&run->next_block, 1)) < blocks(run->sim);) {
        uint64_t end = (block + 1) * BLOCK < run->sim->games ? (block + 1) * BLOCK : run->sim->games;
        for (uint64_t number = block * BLOCK; number < end; number++) {
            play(worker, run->sim->first + number);
            atomic_fetch_add(&run->games_done, 1);
        }
        if (run->sim->records) write_block(worker, block);
    }
    pthread_mutex_lock(&run->lock);
    run->sum.moves += worker->sum.moves;
    for (int i = 0; i < SEATS_MAX; i++) {
        add_tally(&run->sum.policy[i], &worker->sum.policy[i]);
        add_tally(&run->sum.seat[i], &worker->sum.seat[i]);
    }
    run->working--;
    pthread_cond_broadcast(&run->changed);
    pthread_mutex_unlock(&run->lock);
    return NULL;
}

static void *need(void *memory) {
    if (memory) return memory;
    fputs("dizaine: no memory left\n", stderr);
    exit(1);
}

/* Every worker has its own external bots, one for each place that they have in the lineup. */
static void open_externals(struct worker *worker) {
    const struct sim *sim = worker->run->sim;
    for (int i = 0; i < sim->options.players; i++) {
        const struct policy *policy = &sim->lineup.policy[sim->lineup.seat[i]];
        if (!policy->external) continue;
        if (!worker->lines) worker->lines = need(malloc(STEPS_MAX * sizeof *worker->lines));
        worker->external[i] = external_open(policy_command(policy), sim->patience_ms);
        if (!worker->external[i])
            fprintf(stderr, "dizaine: %s cannot be started; %s plays for it\n", policy->name,
                    policy->bot->name);
    }
}

static struct worker make_worker(struct run *run) {
    enum { RECORDS = 1 << 20 };
    struct worker worker = {
        .run = run,
        .turns = need(malloc(STEPS_MAX * sizeof(struct turn))),
        .heard = need(malloc(STEPS_MAX * sizeof(const char *))),
        .clues = text_over(need(malloc(CLUES_MAX)), CLUES_MAX),
        .records = text_over(need(malloc(RECORDS)), RECORDS),
    };
    if (run->sim->game->secrecy) worker.recalled = need(malloc(SEATS_MAX * sizeof *worker.recalled));
    open_externals(&worker);
    return worker;
}

static void free_worker(struct worker *worker) {
    for (int i = 0; i < SEATS_MAX; i++) external_close(worker->external[i]);
    free(worker->lines);
    free(worker->recalled);
    free(worker->turns);
    free(worker->heard);
    free(worker->clues.bytes);
    free(worker->records.bytes);
}

static double now_seconds(void) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec + (double)now.tv_nsec * 1e-9;
}

/* Reports progress ten times a second until every worker is done. */
static void wait_for_workers(struct run *run) {
    pthread_mutex_lock(&run->lock);
    while (run->working > 0) {
        struct timespec soon;
        clock_gettime(CLOCK_REALTIME, &soon);
        soon.tv_nsec += 100000000;
        if (soon.tv_nsec >= 1000000000) soon.tv_sec++, soon.tv_nsec -= 1000000000;
        pthread_cond_timedwait(&run->changed, &run->lock, &soon);
        if (run->sim->progress) run->sim->progress(atomic_load(&run->games_done), run->sim->games);
    }
    pthread_mutex_unlock(&run->lock);
}

void sim_run(const struct sim *sim, struct sim_result *result) {
    struct run run = {.sim = sim, .lock = PTHREAD_MUTEX_INITIALIZER, .changed = PTHREAD_COND_INITIALIZER};
    struct worker *workers = need(calloc((size_t)sim->threads, sizeof *workers));
    pthread_t *threads = need(calloc((size_t)sim->threads, sizeof *threads));
    double start = now_seconds();
    run.working = sim->threads;
    for (int t = 0; t < sim->threads; t++) {
        workers[t] = make_worker(&run);
        if (pthread_create(&threads[t], NULL, work, &workers[t]) != 0) need(NULL);
    }
    wait_for_workers(&run);
    for (int t = 0; t < sim->threads; t++) {
        pthread_join(threads[t], NULL);
        free_worker(&workers[t]);
    }
    free(workers);
    free(threads);
    *result = run.sum;
    result->seconds = now_seconds() - start;
    result->trouble = run.trouble;
}

void sim_interval(double wins, double games, double *low, double *high) {
    const double z = 1.959963984540054;
    double rate = wins / games, scale = 1 + z * z / games;
    double middle = (rate + z * z / (2 * games)) / scale;
    double half = z / scale * sqrt(rate * (1 - rate) / games + z * z / (4 * games * games));
    *low = middle - half < 0 ? 0 : middle - half;
    *high = middle + half > 1 ? 1 : middle + half;
}
