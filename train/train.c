/* train.c: trains a network of a course: games of the teacher first, then games of the learner, alone and
 * against the teacher; what the network learns is the λ-return of each position. One thread and one seed:
 * the same command gives the same weights.
 * train NAME [--seed N] [--rounds N] [--games N] [--until N] [--resume] [--from FILE] DIRECTORY
 * begins at random, or with the weights of another run (--from), and writes NAME.def (the weights),
 * NAME.ckpt (a checkpoint after every round) and NAME.svg (strength over training). */
#include "train/train.h"

#include <errno.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum {
    POSITIONS_MAX = 2048, /* of a game */
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
    size_t sample_bytes;
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

static struct sample *sample_at(const struct run *run, struct round *round, size_t i) {
    return (struct sample *)(round->bytes + i * run->sample_bytes);
}

/* ---- Games ---- */

static struct move random_legal(const struct state *state, int seat, struct rng *rng) {
    static struct move moves[MOVES_MAX];
    int n = game_moves(state, seat, moves);
    return moves[rng_below(rng, (uint32_t)n)];
}

struct players {
    uint16_t teachers; /* a bit for each seat that the teacher plays */
    bool explore;
};

static struct move next_move(struct run *run, const struct net *net, const struct state *state,
                             struct players who, struct rng *rng) {
    const struct course *course = run->course;
    const struct game *game = game_of(state);
    struct move move;
    int seat = game_next(state);
    if (seat == CHANCE) return game_chance(state, rng);
    if (game->obliged && game->obliged(state, seat, &move)) return move;
    if (who.explore && course->explores(state) && rng_below(rng, 100) == 0)
        return random_legal(state, seat, rng);
    if (who.teachers >> seat & 1) return course->teacher(state, seat, rng);
    return course->learner(net, state, seat, rng);
}

/* The values of a game's positions for one seat, and from them the targets, from the end back. */
static void keep_samples(struct run *run, struct round *round, const struct state *positions, int n, int seat,
                         const struct net *net, const struct state *end, float lambda) {
    const struct course *course = run->course;
    static struct net_cache cache;
    static struct net_output values[POSITIONS_MAX];
    static struct net_input inputs[POSITIONS_MAX];
    struct net_output result = course->result(end, seat);
    struct target back = {(float)result.win / NET_ONE, (float)result.margin / NET_ONE};
    net_open(net, &cache);
    for (int i = 0; i < n; i++) {
        memset(&inputs[i], 0, sizeof inputs[i]);
        course->input(&positions[i], seat, &inputs[i]);
        if (lambda < 1) values[i] = net_run(net, &cache, &inputs[i]);
    }
    for (int i = n - 1; i >= 0; i--) {
        if (i < n - 1 && lambda < 1) {
            back.win = lambda * back.win + (1 - lambda) * (float)values[i + 1].win / NET_ONE;
            back.margin = lambda * back.margin + (1 - lambda) * (float)values[i + 1].margin / NET_ONE;
        }
        if (rng_below(&run->rng, 2) || round->size == run->capacity) continue;
        struct sample *sample = sample_at(run, round, round->size++);
        sample->target = back;
        pack(course, &inputs[i], sample->packed);
    }
}

static void play_game(struct run *run, struct round *round, const struct net *net, struct players who,
                      float lambda, uint64_t number) {
    static struct state positions[POSITIONS_MAX];
    struct rng rng = rng_seed(run->seed, number);
    struct state state;
    int n = 0;
    run->course->start(&state, &rng);
    int learners = run->course->learners(&state), learner = (int)rng_below(&rng, (uint32_t)learners);
    if (who.teachers == 1) who.teachers = (uint16_t) ~(1u << learner); /* all but one */
    while (!game_over(&state)) {
        if (run->course->wanted(&state) && n < POSITIONS_MAX) positions[n++] = state;
        game_apply(&state, next_move(run, net, &state, who, &rng));
    }
    keep_samples(run, round, positions, n, learner, net, &state, lambda);
    if (learners == 1) return;
    int other = (learner + 1 + (int)rng_below(&rng, (uint32_t)learners - 1)) % learners;
    keep_samples(run, round, positions, n, other, net, &state, lambda);
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

/* Games of the learner on one seat against teachers on the others; the share of victories. */
static void match(struct run *run, uint32_t games_so_far) {
    struct net net = model_net(&run->model);
    double won = 0;
    for (int g = 0; g < MATCH_GAMES; g++) {
        struct rng rng = rng_seed(run->seed ^ 0x6d617463, (uint64_t)g);
        struct state state;
        run->course->start(&state, &rng);
        int seat = g % run->course->learners(&state);
        while (!game_over(&state))
            game_apply(&state, next_move(run, &net, &state,
                                         (struct players){.teachers = (uint16_t) ~(1u << seat)}, &rng));
        won += (double)run->course->result(&state, seat).win / NET_ONE;
    }
    double n = MATCH_GAMES, z = 1.96, rate = won / n, scale = 1 + z * z / n,
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

static void train(struct run *run, uint32_t first, const char *directory) {
    clock_t begun = clock();
    for (uint32_t r = first; r < run->rounds && r < run->until; r++) {
        struct round *round = &run->replay[r % REPLAY_ROUNDS];
        bool teaching = run->course->teaches && r < TEACHER_ROUNDS;
        struct net net = model_net(&run->model);
        round->size = 0;
        for (uint32_t g = 0; g < run->games; g++) {
            struct players who = {.explore = true};
            if (teaching)
                who.teachers = 0xffff;
            else if (run->course->teaches && rng_below(&run->rng, 8) == 0)
                who.teachers = 1;
            play_game(run, round, &net, who, teaching ? 1 : 0.9f, (uint64_t)r * run->games + g);
        }
        double played = (double)(clock() - begun) / CLOCKS_PER_SEC;
        float part = (float)r / (float)run->rounds;
        float loss = learn(run, 1e-3f * (1 - 0.9f * part));
        printf("round %u: %zu positions, loss %.4f, %.0f s (%.0f s after games)\n", r, round->size,
               (double)loss, (double)(clock() - begun) / CLOCKS_PER_SEC, played);
        if (r % MATCH_EVERY == MATCH_EVERY - 1 || r + 1 == run->rounds) match(run, (r + 1) * run->games);
        write_all(run, r + 1, directory);
        fflush(stdout);
    }
}

int main(int argc, char **argv) {
    static struct run run = {.seed = 1, .rounds = 60, .games = 1000, .until = UINT32_MAX};
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
    if (!run.course || !directory) {
        fputs(
            "usage: train NAME [--seed N] [--rounds N] [--games N] [--until N] [--resume] [--from FILE] DIRECTORY\n",
            stderr);
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
    if (resume && !model_load(&run.model, &first, path)) {
        fprintf(stderr, "train: %s cannot be read\n", path);
        return 1;
    }
    if (from && !model_read(&run.model, from)) {
        fprintf(stderr, "train: %s cannot be read\n", from);
        return 1;
    }
    train(&run, first, directory);
    for (int r = 0; r < REPLAY_ROUNDS; r++) free(run.replay[r].bytes);
    model_free(&run.model);
    return 0;
}
