/* deck.c: `dizaine deck`: list the decks, paint one as files, lay one out as a contact sheet, compose one
 * anew. */
#include <errno.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "cards/taste.h"
#include "cli/args.h"
#include "cli/deck_compose.h"
#include "cli/deck_import.h"
#include "cli/files.h"
#include "lab/progress.h"

static const struct flag flags[] = {
    {"out", "PATH", "where to write: a file for sheet and compose NAME, else a directory"},
    {"seed", "S", "for compose: the same seed gives the same deck (1)"},
    {"words", "WORDS", "for compose: what the cards of a new deck show, as in \"sea, night, letters\""},
    {"width", "PX", "for sheet: how wide each card is drawn (150)"},
    {"tag", "CONCEPT", "for sheet: only the cards that show it, as in whale or night"},
    {"library", "DIR", "for list: where decks of your own pictures are kept"},
    {0},
};
static const struct flag commands[] = {
    {"list", NULL, "the decks that Dizaine paints, and your own"},
    {"import", "DIR|ZIP", "make a deck of your own pictures; see dizaine help deck import"},
    {"paint", "NAME", "84 pictures as SVG, and cards.txt with their titles and descriptions"},
    {"sheet", "NAME", "a contact sheet as one SVG that a browser opens"},
    {"compose", "[RECIPE]",
     "paint a new deck of 84 cards from --words or from a recipe, a file of your own; with the NAME of a deck: draw 84 "
     "scenes from its taste, as a file of cards/scenes"},
    {0},
};
static const struct usage usage = {
    .name = "deck",
    .synopsis = "COMMAND [NAME] [--out PATH] …",
    .about = "Lists decks of pictures, paints and lays them out, or makes new ones.",
    .flags = flags,
    .commands = commands,
};

static char svg_bytes[CARD_SVG_MAX];

static int list_decks(const struct args *args) {
    for (int i = 0; i < deck_count(); i++)
        printf("%-10s %3d cards   %s / %s\n", deck_name(i), DECK_CARDS, deck_title(i, LANG_FR),
               deck_title(i, LANG_EN));
    cli_deck_list_own(args);
    return 0;
}

static int write_failed(const char *path) {
    return complain("%s cannot be written: %s", path, system_says(errno));
}

static bool write_file(const char *path, const char *bytes, uint32_t size) {
    struct atomic_file file;
    if (!atomic_open(&file, path)) return false;
    if (fwrite(bytes, 1, size, file.stream) == size) return atomic_commit(&file);
    atomic_drop(&file);
    return false;
}

static void describe(int deck, int index, FILE *out) {
    for (enum lang lang = LANG_FR; lang <= LANG_EN; lang++) {
        TEXT(title, 256);
        TEXT(words, 2048);
        card_title(deck, index, lang, &title);
        card_describe(deck, index, lang, 3, &words);
        fprintf(out, "%s%s\n%s\n", lang == LANG_FR ? "" : "\n", title.bytes, words.bytes);
    }
}

static int paint_deck(int deck, const char *dir) {
    char path[FILE_PATH_MAX];
    if (mkdir(dir, 0777) != 0 && errno != EEXIST) return write_failed(dir);
    snprintf(path, sizeof path, "%s/cards.txt", dir);
    struct atomic_file words;
    if (!atomic_open(&words, path)) return write_failed(path);
    progress_begin("deck paint");
    for (int i = 0; i < DECK_CARDS; i++) {
        struct text svg = text_over(svg_bytes, sizeof svg_bytes);
        progress_step((uint64_t)i, DECK_CARDS);
        card_svg(deck, i, &svg);
        snprintf(path, sizeof path, "%s/%s-%02d.svg", dir, deck_name(deck), i + 1);
        if (!write_file(path, svg.bytes, svg.size)) {
            atomic_drop(&words);
            return write_failed(path);
        }
        fprintf(words.stream, "%s%s-%02d\n", i ? "\n" : "", deck_name(deck), i + 1);
        describe(deck, i, words.stream);
    }
    progress_end();
    if (!atomic_commit(&words)) return write_failed(dir);
    printf("%d cards of %s in %s\n", DECK_CARDS, deck_name(deck), dir);
    return 0;
}

static bool shows(int deck, int index, uint16_t concept) {
    struct tag tag[CARD_TAGS_MAX];
    int n = card_tags(deck, index, tag, CARD_TAGS_MAX);
    while (n-- > 0)
        if (tag[n].concept == concept) return true;
    return false;
}

/* Twelve columns; every card is an SVG inside the SVG, and its ids are its own already. CONCEPT_NONE: all cards. */
static int sheet(int deck, uint16_t only, int width, const char *path) {
    enum { COLUMNS = 12, STEP_X = 620, STEP_Y = 920 };
    int shown[DECK_CARDS], n = 0;
    for (int i = 0; i < DECK_CARDS; i++)
        if (only == CONCEPT_NONE || shows(deck, i, only)) shown[n++] = i;
    if (n == 0) {
        complain("no card of %s shows \"%s\"", deck_name(deck), concept_at(only)->id);
        return 1;
    }
    int columns = n < COLUMNS ? n : COLUMNS, rows = (n + COLUMNS - 1) / COLUMNS, w = columns * STEP_X + 20,
        h = rows * STEP_Y + 20;
    struct atomic_file file;
    if (!atomic_open(&file, path)) return write_failed(path);
    fprintf(
        file.stream,
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %d %d\" width=\"%d\" height=\"%d\"><path d=\"M0 0H%dV%dH0Z\" fill=\"#2b2b33\"/>",
        w, h, w * width / CARD_W, h * width / CARD_W, w, h);
    progress_begin("deck sheet");
    for (int i = 0; i < n; i++) {
        struct text svg = text_over(svg_bytes, sizeof svg_bytes);
        progress_step((uint64_t)i, (uint64_t)n);
        card_svg(deck, shown[i], &svg);
        static const char open[] = "<svg ";
        fprintf(file.stream, "<svg x=\"%d\" y=\"%d\" %s", 20 + i % COLUMNS * STEP_X,
                20 + i / COLUMNS * STEP_Y, svg.bytes + sizeof open - 1);
    }
    progress_end();
    fputs("</svg>\n", file.stream);
    if (!atomic_commit(&file)) return write_failed(path);
    printf("contact sheet of %s in %s\n", deck_name(deck), path);
    return 0;
}

static int compose(int deck, const char *path, uint64_t seed) {
    static struct scene scenes[DECK_CARDS];
    static char bytes[DECK_CARDS * 240];
    if (!deck_compose(deck, seed, scenes)) {
        complain("no deck of %d cards was found with seed %llu; try another", DECK_CARDS,
                 (unsigned long long)seed);
        return 1;
    }
    struct text text = text_over(bytes, sizeof bytes);
    deck_write(scenes, &text);
    if (!write_file(path, text.bytes, text.size)) return write_failed(path);
    printf("%d scenes for %s in %s\n", DECK_CARDS, deck_name(deck), path);
    return 0;
}

int cli_deck(int argc, char **argv) {
    struct args args;
    if (argc > 1 && strcmp(argv[1], "import") == 0) return cli_deck_import(argc - 1, argv + 1);
    int code = args_read(&args, &usage, argc, argv);
    if (code != ARGS_GO_ON) return code;
    if (args.words_count == 0) return complain("deck: say what to do: list, import, paint, sheet or compose");
    const char *verb = args.words[0], *out = args_value(&args, "out");
    int64_t seed = 1;
    if (!args_number(&args, "seed", 0, INT64_MAX, &seed)) return EXIT_BAD_CALL;
    if (strcmp(verb, "list") == 0)
        return args.words_count > 1 ? complain("deck list takes no name") : list_decks(&args);
    bool paints = strcmp(verb, "paint") == 0, sheets = strcmp(verb, "sheet") == 0;
    if (!paints && !sheets && strcmp(verb, "compose") != 0)
        return complain("deck: there is no \"%s\"; there are list, import, paint, sheet and compose", verb);
    const char *words = args_value(&args, "words");
    if (words && (paints || sheets)) return complain("--words is for deck compose");
    if (words ? args.words_count > 2 : args.words_count != 2)
        return complain("deck %s takes the name of one deck", verb);
    int deck = args.words_count == 2 ? deck_find(args.words[1]) : -1;
    bool recipe = deck < 0 && args.words_count == 2 && access(args.words[1], R_OK) == 0;
    if (!paints && !sheets && (recipe || (words && args.words_count == 1))) {
        if (!out) return complain("deck %s needs --out", verb);
        if (args_value(&args, "tag") || args_value(&args, "width"))
            return complain("--width and --tag are for deck sheet");
        return cli_deck_compose_own(recipe ? args.words[1] : NULL, words, out,
                                    args_value(&args, "seed") ? seed : -1);
    }
    if (words) return complain("deck compose takes a recipe or --words, not a deck's name with words");
    if (deck < 0) return complain("there is no deck \"%s\"; see dizaine deck list", args.words[1]);
    if (!out) return complain("deck %s needs --out", verb);
    const char *tag = args_value(&args, "tag");
    int64_t width = 150;
    uint16_t only = tag ? concept_find(tag) : CONCEPT_NONE;
    if (!args_number(&args, "width", 20, 2000, &width)) return EXIT_BAD_CALL;
    if ((tag || args_value(&args, "width")) && !sheets)
        return complain("--width and --tag are for deck sheet");
    if (tag && only == CONCEPT_NONE) return complain("there is no concept \"%s\"", tag);
    if (paints) return paint_deck(deck, out);
    return sheets ? sheet(deck, only, (int)width, out) : compose(deck, out, (uint64_t)seed);
}
