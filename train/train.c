/* train.c: trains a network of a course: games of the teacher first, then games of the learner, alone and
 * against the teacher; what the network learns is the λ-return of each position. Games are played on all cores,
 * or by all ranks of a cluster (dizaine-train-mpi); each hangs on its number alone and the learning is rank 0's,
 * so the same seed gives the same weights, however many play.
 * train NAME [--seed N] [--rounds N] [--games N] [--until N] [--match N] [--threads N] [--resume] [--from FILE] DIRECTORY
 * begins at random, or with the weights of another run (--from), and writes NAME.def (the weights),
 * NAME.ckpt (a checkpoint after every round) and NAME.svg (strength over training). */
#include "train/train.h"

#include "lab/cluster.h"
#include "lab/work.h"

#include <errno.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

enum {
    POSITIONS_MAX = 2048, /* of a game */
    KEPT_MAX = 256,       /* of a game's positions, those that are learnt */
    REPLAY_ROUNDS = 6,    /* rounds from which positions are drawn */
    TEACHER_ROUNDS = 2,
    BATCH = 128,
    PASSES = 4,      /* positions learnt for each new one */
    MATCH_EVERY = 5, /* rounds between matches */
    MATCH_GAMES = 200,
    POINTS_MAX = 512,
};

/* The courses of all games: games/NAME/courses.def, one line each, defined in games/NAME/train.c. */
#define COURSE(name) extern const struct course name;
#include "train/all_courses.def"
#undef COURSE
#define COURSE(name) &name,
static const struct course *const courses[] = {
#include "train/all_courses.def"
};
#undef COURSE

struct sample {
    struct target target;
    int8_t packed[];
};

struct round {
    uint8_t *bytes;
    size_t size; /* samples */
};

struct run {
    const struct course *course;
    struct model model;
    struct rng rng;
    uint64_t seed;
    uint32_t rounds, games, until; /* rounds planned, games of each, rounds to be played now */
    uint32_t match;                /* games of a match */
    int threads;
    uint32_t round; /* that is played now, by */
    struct net net;
    size_t sample_bytes; /* a multiple of 8 */
    int packed;
    struct round replay[REPLAY_ROUNDS];
    size_t capacity; /* samples of a round */
    struct point points[POINTS_MAX];
    int points_size;
};

static void pack(const struct course *course, const struct net_input *input, int8_t *packed) {
    const struct net *shape = course->shape;
    for (int b = 0; b < shape->blocks; b++)
        memcpy(packed + b * shape->inputs, input->block[b], shape->inputs);
    memcpy(packed + shape->blocks * shape->inputs, input->global, shape->globals);
}

static struct sample *sample_at(const struct run *run, const struct round *round, size_t i) {
    return (struct sample *)(round->bytes + i * run->sample_bytes);
}

static bool teaching(const struct run *run) {
    return run->course->teaches && run->round < TEACHER_ROUNDS;
}

/* ---- Games ---- */

static struct move random_legal(const struct state *state, int seat, struct rng *rng) {
    struct move moves[MOVES_MAX];
    int n = game_moves(state, seat, moves);
    return moves[rng_below(rng, (uint32_t)n)];
}

struct players {
    uint16_t teachers; /* a bit for each seat that the teacher plays */
    bool explore;
};

static struct move next_move(const struct run *run, const struct state *state, struct players who,
                             struct rng *rng) {
    const struct course *course = run->course;
    const struct game *game = game_of(state);
    struct move move;
    int seat = game_next(state);
    if (seat == CHANCE) return game_chance(state, rng);
    if (game->obliged && game->obliged(state, seat, &move)) return move;
    if (who.explore && course->explores(state) && rng_below(rng, 100) == 0)
        return random_legal(state, seat, rng);
    if (who.teachers >> seat & 1) return course->teacher(state, seat, rng);
    return course->learner(&run->net, state, seat, rng);
}

/* The values of a game's positions for one seat, and from them the targets, from the end back. */
static void keep_samples(const struct run *run, struct round *round, const struct state *positions, int n,
                         int seat, const struct state *end, struct rng *rng) {
    const struct course *course = run->course;
    static _Thread_local struct net_cache cache;
    static _Thread_local struct net_output values[POSITIONS_MAX];
    static _Thread_local struct net_input inputs[POSITIONS_MAX];
    float lambda = teaching(run) ? 1 : 0.9f;
    struct net_output result = course->result(end, seat);
    struct target back = {(float)result.win / NET_ONE, (float)result.margin / NET_ONE};
    net_open(&run->net, &cache);
    for (int i = 0; i < n; i++) {
        memset(&inputs[i], 0, sizeof inputs[i]);
        course->input(&positions[i], seat, &inputs[i]);
        if (lambda < 1) values[i] = net_run(&run->net, &cache, &inputs[i]);
    }
    for (int i = n - 1; i >= 0; i--) {
        if (i < n - 1 && lambda < 1) {
            back.win = lambda * back.win + (1 - lambda) * (float)values[i + 1].win / NET_ONE;
            back.margin = lambda * back.margin + (1 - lambda) * (float)values[i + 1].margin / NET_ONE;
        }
        if (rng_below(rng, 2) || round->size == KEPT_MAX) continue;
        struct sample *sample = sample_at(run, round, round->size++);
        sample->target = back;
        pack(course, &inputs[i], sample->packed);
    }
}

/* A row: how many positions are kept, and then these. */
static int row_numbers(const struct run *run) {
    return 1 + (int)(KEPT_MAX * run->sample_bytes / sizeof(int64_t));
}

static void play_game(const void *with, int64_t job, int64_t *row) {
    const struct run *run = with;
    static _Thread_local struct state positions[POSITIONS_MAX];
    struct rng rng = rng_seed(run->seed, (uint64_t)run->round * run->games + (uint64_t)job);
    struct players who = {.explore = true};
    struct round kept = {.bytes = (uint8_t *)(row + 1)};
    struct state state;
    int n = 0;
    if (teaching(run))
        who.teachers = 0xffff;
    else if (run->course->teaches && rng_below(&rng, 8) == 0)
        who.teachers = 1;
    run->course->start(&state, &rng);
    int learners = run->course->learners(&state), learner = (int)rng_below(&rng, (uint32_t)learners);
    if (who.teachers == 1) who.teachers = (uint16_t) ~(1u << learner); /* all but one */
    while (!game_over(&state)) {
        if (run->course->wanted(&state) && n < POSITIONS_MAX) positions[n++] = state;
        game_apply(&state, next_move(run, &state, who, &rng));
    }
    keep_samples(run, &kept, positions, n, learner, &state, &rng);
    if (learners > 1) {
        int other = (learner + 1 + (int)rng_below(&rng, (uint32_t)learners - 1)) % learners;
        keep_samples(run, &kept, positions, n, other, &state, &rng);
    }
    row[0] = (int64_t)kept.size;
}

/* One game of the learner on one seat against teachers on the others: the victory, in parts of NET_ONE. */
static void play_match(const void *with, int64_t job, int64_t *row) {
    const struct run *run = with;
    struct rng rng = rng_seed(run->seed ^ 0x6d617463, (uint64_t)job);
    struct state state;
    run->course->start(&state, &rng);
    int seat = (int)(job % run->course->learners(&state));
    struct players who = {.teachers = (uint16_t) ~(1u << seat)};
    while (!game_over(&state)) game_apply(&state, next_move(run, &state, who, &rng));
    row[0] = run->course->result(&state, seat).win;
}

static int64_t *play_all(const struct run *run, const char *what,
                         void (*play)(const void *with, int64_t job, int64_t *row), int64_t jobs,
                         int numbers) {
    struct work work = {.what = what,
                        .jobs = jobs,
                        .numbers = numbers,
                        .threads = run->threads,
                        .again = "every round that was finished is kept: --resume goes on from there",
                        .run = play,
                        .with = run};
    int64_t *rows = calloc((size_t)(jobs * numbers), sizeof *rows);
    if (!rows) abort();
    work_run(&work, rows);
    return rows;
}

/* The positions of a round, in the order of its games. */
static void play_round(const struct run *run, struct round *round) {
    int numbers = row_numbers(run);
    int64_t *rows = play_all(run, "train, games of a round", play_game, run->games, numbers);
    round->size = 0;
    for (uint32_t g = 0; g < run->games; g++) {
        const int64_t *row = rows + (size_t)g * (size_t)numbers;
        size_t room = run->capacity - round->size, size = (size_t)row[0] < room ? (size_t)row[0] : room;
        memcpy(sample_at(run, round, round->size), row + 1, size * run->sample_bytes);
        round->size += size;
    }
    free(rows);
}

/* ---- Learning ---- */

static float learn(struct run *run, float rate) {
    size_t total = 0;
    for (int r = 0; r < REPLAY_ROUNDS; r++) total += run->replay[r].size;
    size_t fresh = 0;
    for (int r = 0; r < REPLAY_ROUNDS; r++)
        if (run->replay[r].size > fresh) fresh = run->replay[r].size;
    size_t batches = PASSES * fresh / BATCH;
    double loss = 0;
    for (size_t b = 0; b < batches; b++) {
        for (int i = 0; i < BATCH; i++) {
            size_t pick = rng_below(&run->rng, (uint32_t)total);
            struct round *round = run->replay;
            while (pick >= round->size) pick -= round++->size;
            struct sample *sample = sample_at(run, round, pick);
            loss += model_learn(&run->model, sample->packed, sample->target);
        }
        model_step(&run->model, rate, BATCH);
    }
    return (float)(loss / (double)(batches * BATCH));
}

/* The share of victories. */
static void match(struct run *run, uint32_t games_so_far) {
    double won = 0;
    int64_t *rows = play_all(run, "train, a match", play_match, run->match, 1);
    for (uint32_t g = 0; g < run->match; g++) won += (double)rows[g] / NET_ONE;
    free(rows);
    if (cluster_rank()) return;
    double n = run->match, z = 1.96, rate = won / n, scale = 1 + z * z / n,
           middle = (rate + z * z / (2 * n)) / scale;
    double half = z / scale * sqrt(rate * (1 - rate) / n + z * z / (4 * n * n));
    if (run->points_size < POINTS_MAX)
        run->points[run->points_size++] = (struct point){games_so_far, rate, middle - half, middle + half};
    printf("  match: %.1f %% (%.1f - %.1f)\n", 100 * rate, 100 * (middle - half), 100 * (middle + half));
}

static void give_up(const char *path) {
    fprintf(stderr, "dizaine-train: %s cannot be written: %s\n", path, strerror(errno));
    exit(2);
}

static void write_all(struct run *run, uint32_t round, const char *directory) {
    char path[512], title[128];
    const char *name = run->course->name;
    snprintf(path, sizeof path, "%s/%s.def", directory, name);
    FILE *file = fopen(path, "w");
    if (!file) give_up(path);
    model_write(&run->model, name, file);
    fclose(file);
    snprintf(path, sizeof path, "%s/%s.ckpt", directory, name);
    if (!model_save(&run->model, round, path)) give_up(path);
    snprintf(path, sizeof path, "%s/%s.svg", directory, name);
    snprintf(title, sizeof title, "%s: victories against the teacher, 95 %% intervals", name);
    if (!curve_write(run->points, run->points_size, title, path)) give_up(path);
}

/* Rank 0 has learnt: the others get its weights. */
static void share(struct run *run) {
    run->net = model_net(&run->model);
    if (cluster_size() > 1)
        cluster_share(run->model.rounded, run->model.size * (int)sizeof *run->model.rounded);
}

static void train(struct run *run, uint32_t first, const char *directory) {
    time_t begun = time(NULL);
    for (uint32_t r = first; r < run->rounds && r < run->until; r++) {
        struct round *round = &run->replay[r % REPLAY_ROUNDS];
        bool leads = cluster_rank() == 0;
        run->round = r;
        share(run);
        play_round(run, round);
        if (leads) {
            double played = difftime(time(NULL), begun);
            float loss = learn(run, 1e-3f * (1 - 0.98f * (float)r / (float)run->rounds));
            printf("round %u: %zu positions, loss %.4f, %.0f s (%.0f s after games)\n", r, round->size,
                   (double)loss, difftime(time(NULL), begun), played);
        }
        if (r % MATCH_EVERY == MATCH_EVERY - 1 || r + 1 == run->rounds) {
            share(run);
            match(run, (r + 1) * run->games);
        }
        if (leads) write_all(run, r + 1, directory);
        fflush(stdout);
    }
}

/* What an earlier run left; rank 0 reads it. An exit code. */
static int take_up(struct run *run, const char *checkpoint, const char *from, uint32_t *first) {
    const char *missing = NULL;
    if (cluster_rank() == 0) {
        if (checkpoint && !model_load(&run->model, first, checkpoint)) missing = checkpoint;
        if (!missing && from && !model_read(&run->model, from)) missing = from;
        if (missing) fprintf(stderr, "dizaine-train: %s cannot be read\n", missing);
    }
    uint32_t told[2] = {missing != NULL, *first};
    if (cluster_size() > 1) cluster_share(told, sizeof told);
    *first = told[1];
    return told[0] ? 1 : 0;
}

int main(int argc, char **argv) {
    static struct run run = {.seed = 1, .rounds = 60, .games = 1000, .until = UINT32_MAX, .match = MATCH_GAMES};
    if (!cluster_start(&argc, &argv)) {
        fputs("dizaine-train: MPI cannot be started, or this program was built without it; make mpi builds "
              "dizaine-train-mpi\n",
              stderr);
        return 2;
    }
    run.threads = (int)sysconf(_SC_NPROCESSORS_ONLN);
    const char *name = NULL, *directory = NULL, *from = NULL;
    bool resume = false;
    for (int i = 1; i < argc; i++) {
        if (!strcmp(argv[i], "--seed") && i + 1 < argc)
            run.seed = strtoull(argv[++i], NULL, 10);
        else if (!strcmp(argv[i], "--rounds") && i + 1 < argc)
            run.rounds = (uint32_t)strtoul(argv[++i], NULL, 10);
        else if (!strcmp(argv[i], "--until") && i + 1 < argc)
            run.until = (uint32_t)strtoul(argv[++i], NULL, 10);
        else if (!strcmp(argv[i], "--games") && i + 1 < argc)
            run.games = (uint32_t)strtoul(argv[++i], NULL, 10);
        else if (!strcmp(argv[i], "--match") && i + 1 < argc)
            run.match = (uint32_t)strtoul(argv[++i], NULL, 10);
        else if (!strcmp(argv[i], "--threads") && i + 1 < argc)
            run.threads = atoi(argv[++i]);
        else if (!strcmp(argv[i], "--resume"))
            resume = true;
        else if (!strcmp(argv[i], "--from") && i + 1 < argc)
            from = argv[++i];
        else if (!name)
            name = argv[i];
        else
            directory = argv[i];
    }
    for (size_t i = 0; name && i < sizeof courses / sizeof *courses; i++)
        if (!strcmp(courses[i]->name, name)) run.course = courses[i];
    if (!run.course || !directory || run.threads < 1 || !run.games || !run.match) {
        fputs(
            "usage: train NAME [--seed N] [--rounds N] [--games N] [--until N] [--match N] [--threads N] [--resume] [--from FILE] DIRECTORY\n",
            stderr);
        cluster_stop();
        return 2;
    }
    const struct net *shape = run.course->shape;
    run.rng = rng_seed(run.seed, 1);
    run.packed = shape->blocks * shape->inputs + shape->globals;
    run.sample_bytes = (sizeof(struct sample) + (size_t)run.packed + 7) / 8 * 8;
    run.capacity = (size_t)run.games * 160;
    for (int r = 0; r < REPLAY_ROUNDS; r++) {
        run.replay[r].bytes = malloc(run.capacity * run.sample_bytes);
        if (!run.replay[r].bytes) abort();
    }
    model_make(&run.model, shape, run.seed);
    uint32_t first = 0;
    char path[512];
    snprintf(path, sizeof path, "%s/%s.ckpt", directory, name);
    int code = take_up(&run, resume ? path : NULL, from, &first);
    if (!code) train(&run, first, directory);
    for (int r = 0; r < REPLAY_ROUNDS; r++) free(run.replay[r].bytes);
    model_free(&run.model);
    cluster_stop();
    return code;
}
