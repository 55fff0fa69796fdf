/* sim.c: `dizaine sim`, the front end of sim/. */
#include "sim/sim.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "cli/args.h"
#include "cli/said.h"
#include "cli/files.h"
#include "lab/cluster.h"
#include "lab/progress.h"
#include "lab/version.h"
#include "lab/work.h"
#include "sim/decimal.h"
#include "sim/external.h"

static const struct flag flags[] = {
    {"players", "N", "number of players"},
    {"games", "G", "how many games (1000)"},
    {"seats", "A,B", "who plays: one name fills all seats, several take turns round the table (random)"},
    {"option", "K=V", "an option of the game; may be repeated"},
    {"seed", "S", "the same seed gives the same games (1)"},
    {"threads", "T", "how many threads (all cores); results do not depend on it"},
    {"patience", "MS", "how long an external bot may think about a move (10000)"},
    {"records", "FILE", "write every game to FILE; - is standard output"},
    {"annotate", NULL, "with the legal moves before each move"},
    {"checkpoint", "FILE", "keep what is finished there, and go on from it"},
    {"json", NULL, "print the results as one JSON object"},
    {0},
};
static const struct usage usage = {
    .name = "sim",
    .synopsis = "GAME --players N --games G",
    .about =
        "Plays many games and counts who wins. The seats rotate from game to game, a shared victory "
        "counts as its part, and win rates come with their 95 % interval (Wilson). name:BUDGET sets "
        "a bot's budget, as in expert:2000. cmd:COMMAND is a program of your own (docs/bots.md); a comma in it is written \\,. "
        "Where a game can be played alone, that is --players 1.",
    .flags = flags,
};

static void print_row(FILE *out, const char *name, const struct tally *tally, uint64_t games) {
    double low, high, wins = (double)tally->wins / WIN;
    sim_interval(wins, (double)games, &low, &high);
    fprintf(out, "%-20s %12.1f %9.1f %%   %5.1f – %5.1f %% %12.2f\n", name, wins, wins * 100 / (double)games,
            low * 100, high * 100, (double)tally->score / (double)tally->seats);
}

static void print_table(FILE *out, const struct sim *sim, const struct sim_result *result) {
    TEXT(options, 512);
    options_json(sim->game, &sim->options, NULL, &options);
    fprintf(out, "%s, %d player%s, %llu games, seed %llu, options %s\n", sim->game->name,
            sim->options.players, sim->options.players == 1 ? "" : "s", (unsigned long long)sim->games,
            (unsigned long long)sim->seed, options.bytes);
    fprintf(out, "%-20s %12s %11s %17s %12s\n", "policy", "wins", "win rate", "95 % interval", "mean score");
    for (int p = 0; p < sim->lineup.count; p++)
        print_row(out, sim->lineup.policy[p].name, &result->policy[p], sim->games);
    if (sim->lineup.count == 1 && sim->options.players > 1)
        for (int s = 0; s < sim->options.players; s++) {
            char name[24];
            snprintf(name, sizeof name, "  seat %d", s);
            print_row(out, name, &result->seat[s], sim->games);
        }
    if (result->seconds <= 0) {
        fprintf(out, "%llu moves, %.1f a game\n", (unsigned long long)result->moves,
                (double)result->moves / (double)sim->games);
        return;
    }
    fprintf(out, "%llu moves, %.1f a game; %.2f s, %.0f games/s on %d thread%s\n",
            (unsigned long long)result->moves, (double)result->moves / (double)sim->games, result->seconds,
            (double)sim->games / result->seconds, sim->threads, sim->threads == 1 ? "" : "s");
}

static void print_json(FILE *out, const struct sim *sim, const struct sim_result *result) {
    TEXT(text, 1024 + SEATS_MAX * (6 * POLICY_NAME_MAX + 256));
    json_open(&text, NULL, '{');
    json_word(&text, "game", sim->game->name);
    json_number(&text, "players", sim->options.players);
    json_number(&text, "games", (int64_t)sim->games);
    options_json(sim->game, &sim->options, "options", &text);
    json_open(&text, "policies", '[');
    for (int p = 0; p < sim->lineup.count; p++) {
        const struct tally *tally = &result->policy[p];
        double low, high, wins = (double)tally->wins / WIN;
        char shares[32]; /* of victories: no more digits than there are */
        snprintf(shares, sizeof shares, "%.10g", wins);
        sim_interval(wins, (double)sim->games, &low, &high);
        json_open(&text, NULL, '{');
        json_text(&text, "name", sim->lineup.policy[p].name);
        json_raw(&text, "wins", shares);
        json_decimal(&text, "win_rate", 6, wins / (double)sim->games);
        json_open(&text, "ci95", '[');
        json_decimal(&text, NULL, 6, low);
        json_decimal(&text, NULL, 6, high);
        json_close(&text, ']');
        json_decimal(&text, "score_mean", 4, (double)tally->score / (double)tally->seats);
        json_close(&text, '}');
    }
    json_close(&text, ']');
    json_number(&text, "moves", (int64_t)result->moves);
    json_decimal(&text, "seconds", 3, result->seconds);
    json_close(&text, '}');
    fprintf(out, "%s\n", text.bytes);
}

/* From the arguments to a simulation that can run. */
static bool read_sim(const struct args *args, struct sim *sim) {
    int64_t games = 1000, seed = 1, patience = EXTERNAL_PATIENCE_MS, threads = sysconf(_SC_NPROCESSORS_ONLN);
    if (threads < 1 || threads > THREADS_MAX) threads = 1;
    if (args->words_count != 1) {
        complain("sim needs the name of one game");
        return false;
    }
    sim->game = args_game(args->words[0]);
    if (sim->game && !args_value(args, "players")) {
        complain("sim needs --players N, %d to %d for %s", sim->game->seats_min, sim->game->seats_max,
                 sim->game->name);
        return false;
    }
    if (!sim->game || !args_options(args, sim->game, 0, &sim->options) ||
        !args_number(args, "games", 1, 1000000000, &games) ||
        !args_number(args, "seed", 0, INT64_MAX, &seed) ||
        !args_number(args, "patience", 1, 3600000, &patience) ||
        !args_number(args, "threads", 1, THREADS_MAX, &threads))
        return false;
    sim->games = (uint64_t)games;
    sim->seed = (uint64_t)seed;
    sim->patience_ms = (int)patience;
    sim->threads = (int)threads;
    sim->annotate = args_has(args, "annotate");
    if (sim->annotate && !args_value(args, "records")) {
        complain("--annotate needs --records");
        return false;
    }
    const char *names = args_value(args, "seats") ? args_value(args, "seats") : "random";
    const char *refusal = lineup_read(&sim->lineup, sim->game, sim->options.players, names);
    if (refusal) complain("--seats %s: %s", names, said(refusal));
    return !refusal;
}

/* In parts, for ranks and checkpoints. The sums of a part are a row of integers; elapsed time is left out, so that the output is
 * deterministic. */
enum { PART = 1000, PART_NUMBERS = 1 + 2 * SEATS_MAX * 3 };

static void tally_to(int64_t *row, const struct tally *tally) {
    row[0] = (int64_t)tally->wins;
    row[1] = tally->score;
    row[2] = (int64_t)tally->seats;
}

static void run_part(const void *with, int64_t job, int64_t *row) {
    struct sim part = *(const struct sim *)with;
    struct sim_result result;
    part.first = (uint64_t)job * PART;
    part.games = part.games - part.first < PART ? part.games - part.first : PART;
    part.threads = 1;
    part.progress = NULL;
    sim_run(&part, &result);
    row[0] = (int64_t)result.moves;
    for (int i = 0; i < SEATS_MAX; i++) {
        tally_to(row + 1 + 3 * i, &result.policy[i]);
        tally_to(row + 1 + 3 * (SEATS_MAX + i), &result.seat[i]);
    }
}

static void add_row(struct tally *tally, const int64_t *row) {
    tally->wins += (uint64_t)row[0];
    tally->score += row[1];
    tally->seats += (uint64_t)row[2];
}

static uint64_t plan_of(const struct sim *sim) {
    uint64_t hash = work_hash(0xcbf29ce484222325u, &sim->games, sizeof sim->games);
    hash = work_hash(hash, LIBDIZAINE_VERSION, sizeof LIBDIZAINE_VERSION);
    hash = work_hash(hash, &sim->game->rules, sizeof sim->game->rules);
    hash = work_hash(hash, &sim->seed, sizeof sim->seed);
    hash = work_hash(hash, sim->game->name, (uint32_t)strlen(sim->game->name));
    hash = work_hash(hash, &sim->options.players, sizeof sim->options.players);
    hash = work_hash(hash, sim->options.value, sizeof sim->options.value);
    hash = work_hash(hash, sim->options.dial, sizeof sim->options.dial);
    for (int i = 0; i < sim->options.players; i++) {
        const char *name = sim->lineup.policy[sim->lineup.seat[i]].name;
        hash = work_hash(hash, name, (uint32_t)strlen(name) + 1);
    }
    return hash;
}

static bool run_parts(const struct sim *sim, const char *checkpoint, struct sim_result *result) {
    struct work work = {.what = "sim",
                        .plan = plan_of(sim),
                        .jobs = (int64_t)((sim->games + PART - 1) / PART),
                        .numbers = PART_NUMBERS,
                        .threads = sim->threads,
                        .checkpoint = checkpoint,
                        .run = run_part,
                        .with = sim};
    int64_t *rows = calloc((size_t)work.jobs * PART_NUMBERS, sizeof *rows);
    if (!rows) abort();
    const char *fault = work_run(&work, rows);
    *result = (struct sim_result){0};
    for (int64_t job = 0; job < work.jobs; job++) {
        const int64_t *row = rows + job * PART_NUMBERS;
        result->moves += (uint64_t)row[0];
        for (int i = 0; i < SEATS_MAX; i++) {
            add_row(&result->policy[i], row + 1 + 3 * i);
            add_row(&result->seat[i], row + 1 + 3 * (SEATS_MAX + i));
        }
    }
    free(rows);
    if (fault) complain("--checkpoint %s: %s", checkpoint, fault);
    return !fault;
}

int cli_sim(int argc, char **argv) {
    struct args args;
    struct sim sim = {0};
    struct sim_result result;
    struct atomic_file file;
    int code = args_read(&args, &usage, argc, argv);
    if (code != ARGS_GO_ON) return code;
    if (!read_sim(&args, &sim)) return EXIT_BAD_CALL;
    const char *path = args_value(&args, "records");
    bool to_stdout = path && strcmp(path, "-") == 0;
    if (path && !to_stdout && !atomic_open(&file, path))
        return complain("%s cannot be written: %s", path, system_says(errno));
    if (path && !to_stdout) atomic_guard(&file);
    if (path) sim.records = to_stdout ? stdout : file.stream;
    sim.progress = progress_step;
    const char *checkpoint = args_value(&args, "checkpoint");
    bool parts = checkpoint || cluster_here();
    if (parts && path)
        return complain("--records needs a simulation in one piece: without ranks and --checkpoint");
    progress_begin("sim");
    if (!parts)
        sim_run(&sim, &result);
    else if (!run_parts(&sim, checkpoint, &result))
        return EXIT_BAD_CALL;
    progress_end();
    bool closed = to_stdout ? fflush(stdout) == 0 : !path || atomic_commit(&file);
    if (!closed && !result.trouble) result.trouble = errno ? errno : EIO;
    if (result.trouble) return complain("the records cannot be written: %s", system_says(result.trouble));
    FILE *out = to_stdout ? stderr : stdout;
    if (args_has(&args, "json"))
        print_json(out, &sim, &result);
    else
        print_table(out, &sim, &result);
    return 0;
}
