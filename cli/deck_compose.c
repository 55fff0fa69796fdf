/* deck_compose.c: see deck_compose.h. A recipe is a text of lines "key = values"; docs/decks.md lists the keys. */
#include "cli/deck_compose.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "cards/descriptions.h"
#include "cards/lexicon.h"
#include "cards/palettes.h"
#include "cards/recipes.h"
#include "cards/taste.h"
#include "cli/args.h"
#include "cli/files.h"

enum { LIST_MAX = 48, RECIPE_MAX = 16384 };

struct wish {
    uint16_t settings[LIST_MAX + 1], motifs[LIST_MAX + 1], relations[LIST_MAX + 1], moods[LIST_MAX + 1];
    uint16_t lights[LIST_MAX + 1], named[LIST_MAX + 1], felt[LIST_MAX + 1];
    uint8_t palettes[LIST_MAX * 4 + 1], recipes[LIST_MAX + 1];
    char title[128];
    struct deck deck;
    int64_t seed;
};

static void put(uint16_t *list, uint16_t v) {
    int n = 0;
    while (list[n] != NO_FIGURE)
        if (list[n++] == v) return;
    if (n < LIST_MAX) list[n] = v, list[n + 1] = NO_FIGURE;
}

static void put_recipe(struct wish *w, int recipe) {
    int n = 0;
    while (w->recipes[n] != 255)
        if (w->recipes[n++] == recipe) return;
    if (n < LIST_MAX) w->recipes[n] = (uint8_t)recipe, w->recipes[n + 1] = 255;
}

/* A concept goes where its kind belongs. */
static void take(struct wish *w, uint16_t v) {
    enum concept_kind kind = concept_at(v)->kind;
    if (kind == CONCEPT_SETTING) put(w->settings, v);
    if (kind == CONCEPT_MOTIF) put(w->motifs, v);
    if (kind == CONCEPT_RELATION) put(w->relations, v);
    if (kind == CONCEPT_MOOD) put(w->moods, v);
    if (kind == CONCEPT_LIGHT || kind == CONCEPT_COLOUR) put(w->lights, v);
}

/* Things and places; a light, a colour or a mood is wished only where nothing else is. */
static bool pictured(uint16_t v) {
    return concept_at(v)->kind == CONCEPT_MOTIF || concept_at(v)->kind == CONCEPT_SETTING;
}

/* What a word means outright is wished; what it only suggests is liked. */
static bool take_word(struct wish *w, const char *word) {
    struct meaning meaning;
    int32_t most = 0;
    lexicon_understand(word, &meaning);
    for (uint16_t i = 0; i < CONCEPTS; i++) most = MAX(most, meaning.weight[i]);
    for (uint16_t i = 0; i < CONCEPTS && most > 0; i++) {
        if (meaning.weight[i] * 3 < most) continue;
        take(w, i);
        if (meaning.weight[i] * 3 >= most * 2) put(pictured(i) ? w->named : w->felt, i);
    }
    return most > 0;
}

/* Calls for each of the values between commas; stops at the first that is refused, which it returns. */
static const char *each(char *values, struct wish *w, bool (*taker)(struct wish *, const char *)) {
    for (char *v = strtok(values, ","); v; v = strtok(NULL, ",")) {
        while (*v == ' ') v++;
        size_t n = strlen(v);
        while (n > 0 && (v[n - 1] == ' ' || v[n - 1] == '\r')) v[--n] = 0;
        if (n > 0 && !taker(w, v)) return v;
    }
    return NULL;
}

static bool take_concept(struct wish *w, const char *id) {
    uint16_t v = concept_find(id);
    if (v == CONCEPT_NONE) return false;
    take(w, v), put(pictured(v) ? w->named : w->felt, v);
    return true;
}

static bool take_composition(struct wish *w, const char *name) {
    for (int i = 0; i < recipe_count(); i++)
        if (strcmp(recipe_number(i)->composition.name, name) == 0) {
            put_recipe(w, i);
            return true;
        }
    return false;
}

static bool take_weather(struct wish *w, const char *name) {
    static const char *const names[WEATHERS] = {"clear", "clouds", "rays", "rain", "mist", "snow"};
    for (int i = 0; i < WEATHERS; i++)
        if (strcmp(names[i], name) == 0) {
            for (int k = 5; k > 0; k--) w->deck.taste.weather[k] = w->deck.taste.weather[k - 1];
            w->deck.taste.weather[0] = (uint8_t)i;
            return true;
        }
    return false;
}

static bool take_sign(struct wish *w, const char *name) {
    int deck = deck_find(name);
    if (deck >= 0)
        w->deck.habit = deck_table[deck].habit, w->deck.tone = deck_table[deck].tone,
        w->deck.strength = deck_table[deck].strength;
    return deck >= 0;
}

static bool take_seed(struct wish *w, const char *value) {
    char *end;
    w->seed = strtoll(value, &end, 10);
    return *end == 0 && w->seed >= 0;
}

static bool take_title(struct wish *w, const char *value) {
    size_t n = strlen(w->title); /* a comma is part of a title */
    snprintf(w->title + n, sizeof w->title - n, "%s%s", n ? ", " : "", value);
    return true;
}

static bool take_own(struct wish *w, const char *value) {
    w->deck.taste.own = (uint8_t)MIN(DECK_CARDS, atoi(value));
    return true;
}

static int read_line(struct wish *w, char *line, int number) {
    static const struct {
        const char *key;
        bool (*taker)(struct wish *, const char *);
    } keys[] = {{"words", take_word},       {"figures", take_concept},
                {"settings", take_concept}, {"relations", take_concept},
                {"moods", take_concept},    {"lights", take_concept},
                {"weather", take_weather},  {"compositions", take_composition},
                {"own", take_own},          {"sign", take_sign},
                {"title", take_title},      {"seed", take_seed}};
    while (*line == ' ') line++;
    if (*line == '#' || *line == 0 || *line == '\r') return 0;
    char *equals = strchr(line, '=');
    size_t n = equals ? (size_t)(equals - line) : 0;
    while (n > 0 && line[n - 1] == ' ') n--;
    for (size_t i = 0; i < sizeof keys / sizeof *keys; i++) {
        if (strlen(keys[i].key) != n || memcmp(keys[i].key, line, n) != 0) continue;
        const char *bad = each(equals + 1, w, keys[i].taker);
        return bad ? complain("line %d of the recipe: \"%s\" is not known for %s", number, bad, keys[i].key)
                   : 0;
    }
    return complain("line %d of the recipe is not \"key = values\" with a key that is known", number);
}

static int read_recipe(struct wish *w, const char *path) {
    static char bytes[RECIPE_MAX];
    FILE *file = fopen(path, "r");
    if (!file) return complain("%s cannot be read: %s", path, strerror(errno));
    size_t n = fread(bytes, 1, sizeof bytes, file);
    fclose(file);
    if (n == sizeof bytes) return complain("%s is too large for a recipe", path);
    bytes[n] = 0;
    int number = 0, code = 0;
    for (char *line = bytes; line && code == 0;) {
        char *next = strchr(line, '\n');
        if (next) *next++ = 0;
        code = read_line(w, line, ++number);
        line = next;
    }
    return code;
}

static bool likes_palette(const struct wish *w, const struct palette *p) {
    uint16_t colours[4];
    int n = palette_colours(p, colours);
    for (const uint16_t *l = w->lights; *l != NO_FIGURE; l++) {
        if (p->time == *l || (*l == C_MOONLIGHT && p->time == C_NIGHT)) return true;
        for (int i = 0; i < MIN(n, 2); i++)
            if (colours[i] == *l) return true;
    }
    return false;
}

/* Palettes of the wished light three times, then others until there are eight. */
static void choose_palettes(struct wish *w) {
    int n = 0, kinds = 0;
    bool dark = false;
    for (int i = 0; i < palette_count() && n + 3 < LIST_MAX * 4; i++)
        if (likes_palette(w, palette_at(i))) {
            for (int k = 0; k < 3; k++) w->palettes[n++] = (uint8_t)i;
            kinds++, dark = dark || palette_starry(palette_at(i));
        }
    for (int i = 0; i < palette_count() && (kinds < 8 || w->lights[0] == NO_FIGURE) && n < LIST_MAX * 4; i++)
        if (!likes_palette(w, palette_at(i)) &&
            (w->lights[0] == NO_FIGURE || palette_starry(palette_at(i)) == dark))
            w->palettes[n++] = (uint8_t)i, kinds++;
    w->palettes[n] = 255;
}

/* What the file left open is as in the deck of everything. */
static void complete(struct wish *w) {
    const struct taste *plain = &deck_table[0].taste;
    struct taste *t = &w->deck.taste;
    choose_palettes(w);
    t->palettes = w->palettes, t->recipes = w->recipes;
    t->settings = w->settings[0] == NO_FIGURE ? plain->settings : w->settings;
    t->motifs = w->motifs[0] == NO_FIGURE ? plain->motifs : w->motifs;
    t->relations = w->relations[0] == NO_FIGURE ? plain->relations : w->relations;
    t->moods = w->moods[0] == NO_FIGURE ? plain->moods : w->moods;
    t->wished = w->named[0] == NO_FIGURE ? w->felt : w->named;
}

static bool write_pictures(const struct wish *w, const struct scene *scenes, const char *dir) {
    static char svg[CARD_SVG_MAX];
    char path[FILE_PATH_MAX];
    struct atomic_file words, sheet;
    snprintf(path, sizeof path, "%s/cards.txt", dir);
    if (!atomic_open(&words, path)) return false;
    snprintf(path, sizeof path, "%s/sheet.svg", dir);
    if (!atomic_open(&sheet, path)) {
        atomic_drop(&words);
        return false;
    }
    if (w->title[0]) fprintf(words.stream, "%s\n\n", w->title);
    fprintf(
        sheet.stream,
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 7460 6460\" width=\"1865\" height=\"1615\">"
        "<path d=\"M0 0H7460V6460H0Z\" fill=\"#2b2b33\"/>");
    bool good = true;
    for (int i = 0; i < DECK_CARDS && good; i++) {
        struct text out = text_over(svg, sizeof svg);
        struct canvas c;
        char prefix[16];
        snprintf(prefix, sizeof prefix, "o%d-", i);
        deck_paint(&w->deck, &scenes[i], prefix, &c, &out);
        snprintf(path, sizeof path, "%s/card-%02d.svg", dir, i + 1);
        struct atomic_file card;
        good = atomic_open(&card, path);
        if (!good) break;
        fwrite(svg, 1, out.size, card.stream);
        good = atomic_commit(&card);
        fprintf(sheet.stream, "<svg x=\"%d\" y=\"%d\" %s", 20 + i % 12 * 620, 20 + i / 12 * 920,
                svg + sizeof "<svg" - 1 + 1);
        fprintf(words.stream, "%scard-%02d\n", i ? "\n" : "", i + 1);
        for (enum lang lang = LANG_FR; lang <= LANG_EN; lang++) {
            TEXT(title, 256);
            TEXT(said, 2048);
            scene_title(&scenes[i], lang, &title);
            scene_describe(&scenes[i], lang, 3, &said);
            fprintf(words.stream, "%s%s\n%s\n", lang == LANG_FR ? "" : "\n", title.bytes, said.bytes);
        }
    }
    fputs("</svg>\n", sheet.stream);
    if (!good) {
        atomic_drop(&words), atomic_drop(&sheet);
        return false;
    }
    return atomic_commit(&words) && atomic_commit(&sheet);
}

static bool write_scenes(const struct scene *scenes, const char *dir) {
    static char bytes[DECK_CARDS * 240];
    char path[FILE_PATH_MAX];
    struct text text = text_over(bytes, sizeof bytes);
    struct atomic_file file;
    deck_write(scenes, &text);
    snprintf(path, sizeof path, "%s/scenes.def", dir);
    if (!atomic_open(&file, path)) return false;
    fwrite(text.bytes, 1, text.size, file.stream);
    return atomic_commit(&file);
}

int cli_deck_compose_own(const char *recipe, const char *words, const char *dir, int64_t seed) {
    static struct wish w;
    static struct scene scenes[DECK_CARDS];
    w = (struct wish){.deck = {.habit = 255, .taste = deck_table[0].taste}, .seed = 1};
    for (uint16_t *const *l =
             (uint16_t *const[]){w.settings, w.motifs, w.relations, w.moods, w.lights, w.named, w.felt, NULL};
         *l; l++)
        (*l)[0] = NO_FIGURE;
    w.recipes[0] = 255, w.deck.taste.own = 0;
    int code = recipe ? read_recipe(&w, recipe) : 0;
    if (code != 0) return code;
    if (words) {
        char copy[1024];
        snprintf(copy, sizeof copy, "%s", words);
        const char *bad = each(copy, &w, take_word);
        if (bad) return complain("\"%s\" says nothing that a card could show", bad);
    }
    if (w.named[0] == NO_FIGURE && w.felt[0] == NO_FIGURE)
        return complain("deck compose: name what the cards should show, with words or figures");
    if (w.recipes[0] == 255) w.deck.taste.own = 0;
    complete(&w);
    struct rng rng = rng_seed(seed >= 0 ? (uint64_t)seed : (uint64_t)w.seed, DECKS);
    if (!deck_fill(&w.deck, NULL, 0, scenes, 0, &rng)) {
        complain("no deck of %d cards was found for this; wish for more, or try another seed", DECK_CARDS);
        return 1;
    }
    deck_shuffle(scenes, &rng);
    if (mkdir(dir, 0777) != 0 && errno != EEXIST)
        return complain("%s cannot be written: %s", dir, strerror(errno));
    if (!write_pictures(&w, scenes, dir) || !write_scenes(scenes, dir))
        return complain("%s cannot be written: %s", dir, strerror(errno));
    printf("%d cards in %s; sheet.svg shows them all\n", DECK_CARDS, dir);
    return 0;
}
