/* fold.c: normalising and stemming, see fold.h. A light stemmer is enough: lexicon and clues pass through the
 * same rules, so a wrong stem is equally wrong on both sides and still matches. */
#include "cards/fold.h"

#include <string.h>

/* The bare letter of each character from U+00C0 to U+017F; '.' separates words, and digits stand for two
 * letters. */
static const char latin[] = "aaaaaa1ceeeeiiiidnooooo.ouuuuy23aaaaaa1ceeeeiiiidnooooo.ouuuuy2y"  /* U+00C0 */
                            "aaaaaaccccccccddddeeeeeeeeeegggggggghhhhiiiiiiiiii44jjkkklllllll"  /* U+0100 */
                            "lllnnnnnnnnnoooooo55rrrrrrssssssssttttttuuuuuuuuuuuuwwyyyzzzzzzs"; /* U+0140 */
static const char *const pairs[] = {"", "ae", "th", "ss", "ij", "oe"};

/* One character of UTF-8; malformed bytes count as one separator each. */
static uint32_t next_char(const uint8_t *s, uint32_t size, uint32_t *at) {
    uint8_t lead = s[(*at)++];
    if (lead < 0x80) return lead;
    int more = lead >= 0xf0 ? 3 : lead >= 0xe0 ? 2 : lead >= 0xc2 ? 1 : 0;
    if (more == 0 || *at + (uint32_t)more > size) return ' ';
    uint32_t code = lead & (0x3f >> more);
    for (int i = 0; i < more; i++) {
        if ((s[*at + (uint32_t)i] & 0xc0) != 0x80) return ' ';
        code = code << 6 | (s[*at + (uint32_t)i] & 0x3f);
    }
    *at += (uint32_t)more;
    return code;
}

static char bare(uint32_t code) {
    if (code >= 'a' && code <= 'z') return (char)code;
    if (code >= 'A' && code <= 'Z') return (char)(code - 'A' + 'a');
    if (code >= '0' && code <= '9') return (char)code;
    return 0;
}

struct pen {
    struct folded *out;
    int letters; /* of the word being written */
};

static void write_letter(struct pen *pen, char c) {
    if (pen->out->count == FOLD_WORDS_MAX || pen->letters >= FOLD_WORD_MAX - 1) return;
    char *word = pen->out->word[pen->out->count].letters;
    word[pen->letters++] = c;
    word[pen->letters] = 0;
}

static void end_word(struct pen *pen) {
    if (pen->letters > 0) pen->out->count++;
    pen->letters = 0;
}

void fold_words(const char *bytes, uint32_t size, struct folded *out) {
    struct pen pen = {.out = out};
    out->count = 0;
    for (uint32_t at = 0; at < size && bytes[at];) {
        uint32_t code = next_char((const uint8_t *)bytes, size, &at);
        char c = bare(code);
        if (c) {
            write_letter(&pen, c);
        } else if (code >= 0xc0 && code < 0xc0 + sizeof latin - 1 && latin[code - 0xc0] != '.') {
            c = latin[code - 0xc0];
            if (c >= 'a')
                write_letter(&pen, c);
            else
                for (const char *two = pairs[c - '0']; *two; two++) write_letter(&pen, *two);
        } else if (code < 0x300 || code > 0x36f) { /* combining accents vanish inside a word */
            end_word(&pen);
        }
    }
    end_word(&pen);
}

/* Stop words, space separated, with a space at both ends. */
static const char *const stops[] = {
    [LANG_FR] =
        " a ai aie aient ais ait alors apres as au aucun aura aussi autre aux avant avec avoir avons ayant c ca car ce ceci cela celle "
        "celui ces cet cette ceux chaque chez ci comme d dans de des deux donc du elle elles en encore entre es est et etaient etais "
        "etait etant ete etes etre eu eux fait faire font hors ici il ils j je jusqu l la le les leur leurs lui m ma mais me meme "
        "mes moi mon n ne ni nos notre nous on ont ou par parce pas peu peut plus pour pourquoi puis qu quand que quel quelle "
        "quelque quelques qui quoi s sa sans se ses si soi soit son sont sous sur t ta tant te tes toi ton tous tout toute toutes tres tu "
        "un une va vers veux voici voila vos votre vous y etait cest ya ",
    [LANG_EN] =
        " a about after again all am an and any are as at be because been before being both but by can could d did do does doing "
        "don down for from get got had has have he her here hers him his how i if in into is it its just ll m me more most my no "
        "nor not of off on one or our out over own re s she should so some such t than that the their them then there these they "
        "this those through to too under up us ve very was we were what when where which while who whom why will with would you "
        "your yours ain isn gonna let ",
};

bool fold_stop(const char *word, enum lang lang) {
    size_t n = strlen(word);
    for (const char *at = stops[lang]; (at = strstr(at, word)); at++)
        if (at[-1] == ' ' && at[n] == ' ') return true;
    return false;
}

/* Cuts a suffix if at least `keep` letters remain, and puts `instead` there. */
static bool kit_cut(char *word, const char *suffix, size_t keep, const char *instead) {
    size_t n = strlen(word), m = strlen(suffix);
    if (n < m + keep || strcmp(word + n - m, suffix) != 0) return false;
    memcpy(word + n - m, instead, strlen(instead) + 1);
    return true;
}

static void undouble(char *word) {
    size_t n = strlen(word);
    if (n > 3 && word[n - 1] == word[n - 2] && !strchr("aeiou", word[n - 1])) word[n - 1] = 0;
}

static void stem_fr(char *word) {
    /* aux: chevaux, but oiseaux */
    if (!kit_cut(word, "eaux", 2, "eau") && !kit_cut(word, "aux", 3, "al") && !kit_cut(word, "s", 3, ""))
        kit_cut(word, "x", 3, "");
    static const struct {
        const char *suffix;
        uint8_t keep;
    } endings[] = {
        {"eraient", 3}, {"eront", 3}, {"erait", 3}, {"erons", 3}, {"issent", 3}, {"issant", 3}, {"aient", 3},
        {"ement", 4},   {"ment", 4},  {"antes", 3}, {"ante", 4},  {"ant", 4},    {"ait", 4},    {"ai", 4},
        {"era", 4},     {"euse", 4},  {"eux", 4},   {"eur", 4},   {"eu", 4},     {"ent", 4},    {"ons", 4},
        {"er", 3},      {"ez", 3},    {"ee", 3},    {"ie", 4},    {"ir", 4},     {"e", 3},
    };
    for (size_t i = 0; i < sizeof endings / sizeof *endings; i++)
        if (kit_cut(word, endings[i].suffix, endings[i].keep, "")) break;
    undouble(word);
}

static void stem_en(char *word) {
    if (!kit_cut(word, "sses", 2, "ss") && !kit_cut(word, "ies", 3, "y") && !kit_cut(word, "ves", 3, "f") &&
        !kit_cut(word, "shes", 2, "sh") && !kit_cut(word, "ches", 2, "ch") && !kit_cut(word, "xes", 2, "x")) {
        size_t n = strlen(word);
        if (n > 3 && word[n - 1] == 's' && word[n - 2] != 's' && word[n - 2] != 'u' && word[n - 2] != 'i')
            word[n - 1] = 0;
    }
    if (!kit_cut(word, "iness", 3, "y") && !kit_cut(word, "ness", 3, "")) kit_cut(word, "ful", 3, "");
    kit_cut(word, "ly", 4, "");
    if (!kit_cut(word, "ing", 3, "") && !kit_cut(word, "ied", 3, "y")) kit_cut(word, "ed", 3, "");
    kit_cut(word, "e", 3, "");
    undouble(word);
}

void fold_stem(char *word, enum lang lang) {
    if (lang == LANG_FR)
        stem_fr(word);
    else
        stem_en(word);
}

uint32_t fold_key(const char *stem, enum lang lang) {
    uint32_t hash = lang == LANG_FR ? 2166136261u : 2166136261u ^ 0x9e3779b9u;
    for (; *stem; stem++) hash = (hash ^ (uint8_t)*stem) * 16777619u;
    hash ^= hash >> 15;
    return hash ? hash : 1;
}

uint32_t fold_phrase(const struct folded *words, enum lang lang) {
    uint32_t hash = 0x5bd1e995u;
    for (int i = 0; i < words->count; i++) hash = hash * 31 + fold_key(words->word[i].letters, lang);
    return hash ? hash : 1;
}

int fold_keys(const char *bytes, uint32_t size, enum lang lang, uint32_t *keys, int max) {
    struct folded words;
    fold_words(bytes, size, &words);
    int n = 0;
    for (int i = 0; i < words.count && n < max; i++) {
        char stem[FOLD_WORD_MAX];
        memcpy(stem, words.word[i].letters, sizeof stem);
        if (fold_stop(stem, lang)) continue;
        fold_stem(stem, lang);
        keys[n++] = fold_key(stem, lang);
    }
    if (n == 0 && words.count > 0) keys[n++] = fold_phrase(&words, lang);
    return n;
}
