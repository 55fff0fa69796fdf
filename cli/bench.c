/* bench.c: `dizaine bench` measures random play through the public interface on one core, in units of one
 * shuffle, so that figures from different machines can be compared. */
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#include "cli/args.h"
#include "lab/progress.h"
#include "room/middle.h"
#include "sim/decimal.h"
#include "sim/playouts.h"
#include "sim/random_play.h"
#include "sim/signature.h"

enum { SLICES = 9, SLICE_MS = 120, SHUFFLE_MS = 15, CARDS = 129 };

static const struct flag flags[] = {
    {"players", "N", "number of players"},
    {"option", "K=V", "an option of the game; may be repeated"},
    {"json", NULL, "print one JSON object for each game"},
    {"search", NULL, "measure playouts from the opening to the end of the game, as search needs them"},
    {"signatures", NULL, "only the signatures, of every number of players"},
    {0},
};
static const struct usage usage = {
    .name = "bench",
    .synopsis = "[GAME] [--players N] [--search] [--json]",
    .about = "Measures random play on one core: games/s, moves/s (chance moves counted), bytes of a "
             "state, and the cost of a move in units of S, one exact Fisher-Yates shuffle of 129 bytes "
             "with xoshiro256++ measured right before and after each slice of games. The signature is a "
             "hash over a fixed set of games: it must be equal in every build.",
    .flags = flags,
};

struct slice {
    double s_ns, move_ns, games_per_s;
};

/* The time that this thread has had on a core: neighbours on the machine do not count. */
static double now_ns(void) {
    struct timespec now;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return (double)now.tv_sec * 1e9 + (double)now.tv_nsec;
}

/* S: the time of one shuffle, over about SHUFFLE_MS. */
static double shuffle_ns(struct rng *rng) {
    uint8_t cards[CARDS];
    double start = now_ns(), passed;
    int64_t shuffles = 0;
    for (int i = 0; i < CARDS; i++) cards[i] = (uint8_t)i;
    do {
        for (int turn = 0; turn < 256; turn++)
            for (uint32_t i = CARDS - 1; i > 0; i--) {
                uint32_t k = rng_below(rng, i + 1);
                uint8_t card = cards[i];
                cards[i] = cards[k];
                cards[k] = card;
            }
        /* The compiler must believe that somebody looks at the cards. */
        __asm__ volatile("" : : "r"(cards) : "memory");
        shuffles += 256;
        passed = now_ns() - start;
    } while (passed < SHUFFLE_MS * 1e6);
    return passed / (double)shuffles;
}

static struct slice measure(const struct game *game, const struct options *options, struct rng *rng) {
    double before = shuffle_ns(rng), start = now_ns(), passed;
    int64_t moves = 0, games = 0;
    do {
        for (int batch = 0; batch < 16; batch++) {
            struct state state;
            for (game_start(&state, game, options); !game_over(&state); moves++)
                game_apply(&state, random_move(&state, rng));
            games++;
        }
        passed = now_ns() - start;
    } while (passed < SLICE_MS * 1e6);
    return (struct slice){(before + shuffle_ns(rng)) / 2, passed / (double)moves,
                          (double)games * 1e9 / passed};
}

static int by_cost(const void *a, const void *b) {
    const struct slice *x = a, *y = b;
    double cost_x = x->move_ns / x->s_ns, cost_y = y->move_ns / y->s_ns;
    return (cost_x > cost_y) - (cost_x < cost_y);
}

static int by_size(const void *a, const void *b) {
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

static uint32_t state_bytes(const struct game *game) {
    return (uint32_t)offsetof(struct state, as) + game->bytes;
}

struct hex {
    char digits[17];
};
static struct hex hex(uint64_t hash) {
    struct hex hex;
    snprintf(hex.digits, sizeof hex.digits, "%016llx", (unsigned long long)hash);
    return hex;
}

static void open_line(struct text *text, const struct game *game, const struct options *options) {
    json_open(text, NULL, '{');
    json_word(text, "game", game->name);
    json_number(text, "players", options->players);
}

static void bench(const struct game *game, const struct options *options, bool json) {
    struct slice slices[SLICES];
    struct rng rng = rng_seed(1, 0);
    uint64_t sign = signature(game, options, SIGNATURE_GAMES);
    for (int i = 0; i < SLICES; i++) slices[i] = measure(game, options, &rng);
    qsort(slices, SLICES, sizeof *slices, by_cost);
    struct slice median = slices[SLICES / 2];
    double games = median.games_per_s, moves = 1e9 / median.move_ns, cost = median.move_ns / median.s_ns;
    if (json) {
        TEXT(text, 512);
        open_line(&text, game, options);
        json_word(&text, "signature", hex(sign).digits);
        json_decimal(&text, "games_per_s", 0, games);
        json_decimal(&text, "moves_per_s", 0, moves);
        json_number(&text, "state_bytes", state_bytes(game));
        json_decimal(&text, "s_ns", 1, median.s_ns);
        json_decimal(&text, "move_s", 4, cost);
        json_close(&text, '}');
        puts(text.bytes);
    } else {
        printf(
            "%-10s %d players  signature %s  %8.0f games/s  %10.0f moves/s  %4u bytes  S %.1f ns  move %.4f S\n",
            game->name, options->players, hex(sign).digits, games, moves, state_bytes(game), median.s_ns,
            cost);
    }
    fflush(stdout);
}

/* The number of players that the figures in docs/performance.md are about. */
static int standard_players(const struct game *game) {
    return middle_of(game)->players_bench;
}

enum { PLAYOUTS_HASHED = 200, VALUES_HASHED = 10000 };

/* The hash of the first playouts, which is the same in every build. */
static uint64_t playouts_hash(enum playout_kind kind, const struct state *opening) {
    struct rng rng = rng_seed(1, 0);
    uint64_t moves = 0;
    return playouts(kind, opening, &rng, kind == PLAYOUT_VALUES ? VALUES_HASHED : PLAYOUTS_HASHED, &moves);
}

static double playouts_per_s(enum playout_kind kind, const struct state *opening) {
    double rates[SLICES];
    struct rng rng = rng_seed(2, 0);
    uint64_t moves = 0;
    for (int i = 0; i < SLICES; i++) {
        double start = now_ns(), passed;
        int64_t done = 0;
        do {
            playouts(kind, opening, &rng, 20, &moves);
            done += 20;
            passed = now_ns() - start;
        } while (passed < SLICE_MS * 1e6);
        rates[i] = (double)done * 1e9 / passed;
    }
    qsort(rates, SLICES, sizeof *rates, by_size);
    return rates[SLICES / 2];
}

static const char *kind_name(enum playout_kind kind) {
    static const char *const names[] = {"random", "normal", "values"};
    return names[kind];
}

static void search(const struct game *game, const struct options *options, enum playout_kind kind,
                   bool json) {
    struct state opening;
    playouts_opening(&opening, game, options);
    struct hex hash = hex(playouts_hash(kind, &opening));
    double rate = playouts_per_s(kind, &opening);
    if (json) {
        TEXT(text, 512);
        open_line(&text, game, options);
        json_word(&text, "playouts", kind_name(kind));
        json_word(&text, "hash", hash.digits);
        json_decimal(&text, "playouts_per_s", 0, rate);
        json_close(&text, '}');
        puts(text.bytes);
    } else {
        printf("%-10s %d players  %-7s playouts  hash %s  %8.0f playouts/s\n", game->name, options->players,
               kind_name(kind), hash.digits, rate);
    }
    fflush(stdout);
}

static void search_all(const struct game *game, const struct options *options, bool json) {
    for (int kind = PLAYOUT_RANDOM; kind < PLAYOUT_KINDS; kind++)
        if (playouts_exist(game, (enum playout_kind)kind))
            search(game, options, (enum playout_kind)kind, json);
}

static void print_signatures(const struct game *game) {
    for (int players = game->seats_min; players <= game->seats_max; players++) {
        struct options options;
        options_standard(game, players, &options);
        printf("%s %d %016llx\n", game->name, players,
               (unsigned long long)signature(game, &options, SIGNATURE_GAMES));
        for (int kind = PLAYOUT_RANDOM; kind < PLAYOUT_KINDS; kind++) {
            if (!playouts_exist(game, (enum playout_kind)kind)) continue;
            struct state opening;
            playouts_opening(&opening, game, &options);
            printf("%s %d %016llx %s\n", game->name, players,
                   (unsigned long long)playouts_hash((enum playout_kind)kind, &opening),
                   kind_name((enum playout_kind)kind));
        }
    }
}

int cli_bench(int argc, char **argv) {
    struct args args;
    int code = args_read(&args, &usage, argc, argv);
    if (code != ARGS_GO_ON) return code;
    if (args.words_count > 1) return complain("bench takes one game, or none for all");
    if (args.words_count == 0 && (args_value(&args, "players") || args_value(&args, "option")))
        return complain("--players and --option need the name of a game");
    if (args_has(&args, "signatures") && args.flags_count > 1)
        return complain("--signatures stands alone: it is about every number of players");
    const struct game *only = args.words_count ? args_game(args.words[0]) : NULL;
    if (args.words_count && !only) return EXIT_BAD_CALL;
    int games = 0;
    while (game_list[games]) games++;
    progress_begin("bench");
    for (int i = 0; game_list[i]; i++) {
        struct options options;
        progress_step((uint64_t)i, (uint64_t)games);
        if (only && game_list[i] != only) continue;
        if (args_has(&args, "signatures")) {
            print_signatures(game_list[i]);
            continue;
        }
        if (!args_options(&args, game_list[i], standard_players(game_list[i]), &options))
            return EXIT_BAD_CALL;
        if (args_has(&args, "search"))
            search_all(game_list[i], &options, args_has(&args, "json"));
        else
            bench(game_list[i], &options, args_has(&args, "json"));
    }
    progress_end();
    return 0;
}
