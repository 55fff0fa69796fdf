/* sim.c: `dizaine sim`, the front end of sim/. */
#include "sim/sim.h"

#include <errno.h>
#include <string.h>
#include <unistd.h>

#include "cli/args.h"
#include "cli/files.h"
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

static void show_progress(uint64_t done, uint64_t games) {
    enum { WIDTH = 40 };
    int filled = (int)(done * WIDTH / games);
    fprintf(stderr, "\r[%.*s%*s] %3d %%", filled, "########################################", WIDTH - filled,
            "", (int)(done * 100 / games));
    if (done == games) fputs("\r\033[K", stderr);
    fflush(stderr);
}

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
    fprintf(out, "%llu moves, %.1f a game; %.2f s, %.0f games/s on %d thread%s\n",
            (unsigned long long)result->moves, (double)result->moves / (double)sim->games, result->seconds,
            (double)sim->games / result->seconds, sim->threads, sim->threads == 1 ? "" : "s");
}

static void print_json(FILE *out, const struct sim *sim, const struct sim_result *result) {
    TEXT(options, 512);
    options_json(sim->game, &sim->options, NULL, &options);
    fprintf(out, "{\"game\":\"%s\",\"players\":%d,\"games\":%llu,\"options\":%s,\"policies\":[",
            sim->game->name, sim->options.players, (unsigned long long)sim->games, options.bytes);
    for (int p = 0; p < sim->lineup.count; p++) {
        const struct tally *tally = &result->policy[p];
        double low, high, wins = (double)tally->wins / WIN;
        TEXT(name, 6 * POLICY_NAME_MAX);
        text_json(&name, sim->lineup.policy[p].name, (uint32_t)strlen(sim->lineup.policy[p].name));
        sim_interval(wins, (double)sim->games, &low, &high);
        fprintf(out,
                "%s{\"name\":%s,\"wins\":%.10g,\"win_rate\":%.6f,\"ci95\":[%.6f,%.6f],\"score_mean\":%.4f}",
                p ? "," : "", name.bytes, wins, wins / (double)sim->games, low, high,
                (double)tally->score / (double)tally->seats);
    }
    fprintf(out, "],\"moves\":%llu,\"seconds\":%.3f}\n", (unsigned long long)result->moves, result->seconds);
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
    if (refusal) complain("--seats %s: %s", names, refusal);
    return !refusal;
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
        return complain("%s cannot be written: %s", path, strerror(errno));
    if (path && !to_stdout) atomic_guard(&file);
    if (path) sim.records = to_stdout ? stdout : file.stream;
    if (isatty(STDERR_FILENO)) sim.progress = show_progress;
    sim_run(&sim, &result);
    bool closed = to_stdout ? fflush(stdout) == 0 : !path || atomic_commit(&file);
    if (!closed && !result.trouble) result.trouble = errno ? errno : EIO;
    if (result.trouble) return complain("the records cannot be written: %s", strerror(result.trouble));
    FILE *out = to_stdout ? stderr : stdout;
    if (args_has(&args, "json"))
        print_json(out, &sim, &result);
    else
        print_table(out, &sim, &result);
    return 0;
}
