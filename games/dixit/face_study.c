/* face_study.c: `dizaine study` measures Dixit bots: how often they tell well, and how often they find the card.
 */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cli/args.h"
#include "games/dixit/study.h"
#include "lab/progress.h"

static const struct flag flags[] = {
    {"rounds", "N", "how many rounds of each level of bot (2000)"},
    {"players", "N", "bots at the table (6)"},
    {"seed", "S", "the same seed gives the same rounds (1)"},
    {"level", "NAME", "only this level (easy, normal and expert)"},
    {"told", NULL, "print each clue with the card that it was told for, and how many found it"},
    {"games", "N", "so many games with one deck: how many clues come back on their card (0)"},
    {"clues", "FILE",
     "clues of people, lines \"relation.composition figure [figure]<TAB>clue\"; may be repeated"},
    {0},
};
static const struct usage usage = {
    .name = "study",
    .synopsis = "[--rounds N] [--clues FILE]",
    .about = "Measures Dixit bots on the painted decks. In the first table one level sits on all seats: "
             "how often some but not all find the storyteller's card, and how often a voter finds it, "
             "also in multiples of chance. In the second one an expert looks for the card of each clue "
             "among six of its deck, twenty times each; decoys are each the best for the clue of a hand of six.",
    .flags = flags,
};

static void print_told(const struct study_round *round) {
    int deck = (round->card - 1) / DECK_CARDS, index = (round->card - 1) % DECK_CARDS;
    TEXT(title, 200);
    card_title(deck, index, LANG_EN, &title);
    printf("%s %d\t%u of %u\t%s\t(%s)\n", deck_name(deck), index, round->found, round->voters, round->clue,
           title.bytes);
}

static uint64_t rounds_done, rounds_all; /* of a level */

static void count_round(const struct study_round *round) {
    progress_step(++rounds_done, rounds_all);
}

static void print_rounds(const char *name, int players, const struct study_rounds *r) {
    double finds = (double)r->found / r->votes;
    printf("%-8s %8u %9.1f %% %6.1f %% %6.1f %% %9.1f %% %9.2f %9.1f %% %8u %8u   %016llx\n", name, r->rounds,
           100.0 * r->some / r->rounds, 100.0 * r->all / r->rounds, 100.0 * r->none / r->rounds, 100 * finds,
           finds * (players - 1), 100.0 * r->drew / r->gives, r->named, r->repeat,
           (unsigned long long)r->hash);
}

/* Clues that come back, in both languages, where nobody remembers and where the place does. */
static void print_recurrence(int games, int players, uint64_t seed) {
    static struct learned learned;
    printf("%d games with one deck, expert     clues   told before   some found   given drew\n", games);
    for (int memory = 0; memory < 2; memory++)
        for (int french = 0; french < 2; french++) {
            struct study_recurrence r;
            learned = (struct learned){0};
            study_recurrence(bot_named(&dixit_game, "expert"), players, (uint32_t)games, seed, french,
                             memory ? &learned : NULL, &r);
            printf("%-8s %-22s %8u %11.1f %% %10.1f %% %10.1f %%\n", french ? "French" : "English",
                   memory ? "memory of the place" : "no memory", r.clues, 100.0 * r.again / r.clues,
                   100.0 * r.rounds.some / r.rounds.rounds, 100.0 * r.rounds.drew / r.rounds.gives);
            fflush(stdout);
        }
}

/* A whole file of clues, to be freed; NULL after a complaint. */
static char *read_clues(const char *path) {
    enum { FILE_MAX = 1 << 20 };
    FILE *file = fopen(path, "rb");
    char *lines = malloc(FILE_MAX + 1);
    if (!lines) abort();
    size_t size = file ? fread(lines, 1, FILE_MAX, file) : 0;
    bool read = file && !ferror(file) && size < FILE_MAX;
    if (!read)
        complain("%s cannot be read: %s", path, size == FILE_MAX ? "it is too long" : system_says(errno));
    if (file) fclose(file);
    lines[size] = 0;
    if (read) return lines;
    free(lines);
    return NULL;
}

static int study_file(const char *path, uint64_t seed) {
    char *lines = read_clues(path);
    if (!lines) return EXIT_BAD_CALL;
    struct study_clues c;
    study_clues(lines, seed, &c);
    free(lines);
    if (c.bad_line) return complain("%s, line %u: no scene, tab and clue", path, c.bad_line);
    if (c.clues == 0) return complain("%s: there is no clue in it", path);
    double finds = (double)c.found / c.trials;
    printf("%-34s %6u %10.1f %% %9.2f %11.1f %% %11.1f %%\n", path, c.clues, 100 * finds, finds * 6,
           100.0 * c.picked / c.trials, 100.0 * c.known / c.words);
    return 0;
}

int cli_study(int argc, char **argv) {
    struct args args;
    int code = args_read(&args, &usage, argc, argv);
    if (code != ARGS_GO_ON) return code;
    int64_t rounds = 2000, players = 6, seed = 1, games = 0;
    if (!args_number(&args, "rounds", 0, 1000000, &rounds) ||
        !args_number(&args, "games", 0, STUDY_GAMES_MAX, &games) || !args_number(&args, "players", 4, 8, &players) || !args_number(&args, "seed", 0, INT64_MAX, &seed))
        return EXIT_BAD_CALL;
    if (!args_no_words(&args)) return EXIT_BAD_CALL;
    static const char *const levels[] = {"easy", "normal", "expert"};
    const char *only = args_value(&args, "level");
    bool known = !only;
    for (int i = 0; i < 3; i++) known |= only && text_same(only, levels[i]);
    if (!known) return complain("study measures easy, normal and expert, not \"%s\"", only);
    for (int i = 0; i < args.flags_count; i++) {
        if (!text_same(args.flags[i]->name, "clues")) continue;
        char *lines = read_clues(args.values[i]); /* better known before the long part than after it */
        if (!lines) return EXIT_BAD_CALL;
        free(lines);
    }
    if (rounds > 0)
        printf(
            "Dixit, %d bots of one level at the table, seed %lld\n%-8s %8s %11s %8s %8s %11s %9s %11s %8s %8s   %s\n",
            (int)players, (long long)seed, "level", "rounds", "some found", "all", "none", "one finds",
            "x chance", "given drew", "obvious", "repeated", "hash");
    rounds_all = (uint64_t)rounds;
    for (int i = 0; rounds > 0 && i < 3; i++) {
        if (only && !text_same(only, levels[i])) continue;
        struct study_rounds result;
        bool told = args_has(&args, "told"); /* then its lines tell how far it is */
        rounds_done = 0;
        if (!told) progress_begin(levels[i]);
        study_play(bot_named(&dixit_game, levels[i]), (int)players, (uint32_t)rounds, (uint64_t)seed,
                   told ? print_told : count_round, &result);
        if (!told) progress_end();
        print_rounds(levels[i], (int)players, &result);
        fflush(stdout);
    }
    if (games > 0) print_recurrence((int)games, (int)players, (uint64_t)seed);
    bool first = true;
    for (int i = 0; i < args.flags_count; i++) {
        if (!text_same(args.flags[i]->name, "clues")) continue;
        if (first)
            printf("%-34s %6s %12s %9s %13s %13s\n", "people's clues", "clues", "found", "x chance",
                   "among decoys", "words known");
        first = false;
        code = study_file(args.values[i], (uint64_t)seed);
        if (code) return code;
    }
    return 0;
}
