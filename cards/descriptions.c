/* descriptions.c: titles and descriptions: the templates of sentences.c are filled in with nouns, with
 * articles, elision and agreement. */
#include "cards/descriptions.h"
#include "cards/palettes.h"
#include "cards/compositions.h"
#include "cards/sentences.h"
#include "cards/twists.h"
#include <string.h>

static bool is(const char *word, uint32_t size, const char *what) {
    return strlen(what) == size && memcmp(word, what, size) == 0;
}

static void french(struct text *out, const char *form, uint32_t size, uint16_t v) {
    const struct concept *n = concept_at(v);
    bool vowel = concept_vowel(v), f = n->feminine;
    if (is(form, size, "un")) text_add(out, f ? "une " : "un ");
    if (is(form, size, "dun")) text_add(out, f ? "d'une " : "d'un ");
    if (is(form, size, "le")) text_add(out, vowel ? "l'" : f ? "la " : "le ");
    if (is(form, size, "du")) text_add(out, vowel ? "de l'" : f ? "de la " : "du ");
    if (is(form, size, "au")) text_add(out, vowel ? "à l'" : f ? "à la " : "au ");
    if (is(form, size, "des")) text_add(out, "des ");
    if (is(form, size, "les")) text_add(out, "les ");
    if (is(form, size, "aux")) text_add(out, "aux ");
    if (is(form, size, "de") || is(form, size, "de1")) text_add(out, vowel ? "d'" : "de ");
    bool plural =
        is(form, size, "des") || is(form, size, "les") || is(form, size, "aux") || is(form, size, "de");
    text_add(out, plural ? n->fr_plural : n->fr);
}

static void english(struct text *out, const char *form, uint32_t size, uint16_t v) {
    const struct concept *n = concept_at(v);
    if (is(form, size, "the")) text_add(out, "the ");
    if (is(form, size, "a"))
        text_add(out, strchr("aeiou", n->en[0]) || !strncmp(n->en, "hour", 4) ? "an " : "a ");
    text_add(out, n->en);
}

static uint16_t figure_of(const struct scene *s, char letter) {
    uint16_t v = letter == 'A' ? s->figure[0] : letter == 'B' ? s->figure[1] : s->figure[2];
    return v == NO_FIGURE ? C_TRAVELLER : v; /* a composition without that figure never names it */
}

/* {form A}, {A}, {As}, {A1}, {A:masculine|feminine} */
static const char *slot(struct text *out, const char *p, const struct scene *s, enum lang lang) {
    const char *end = strchr(p, '}');
    char form[8] = "";
    uint32_t size = 0;
    const char *space = memchr(p, ' ', (size_t)(end - p));
    bool agreed = p[1] == ':';
    if (space && !agreed) {
        while (p < space && size < sizeof form - 1) form[size++] = *p++;
        p++;
    }
    bool capital = form[0] >= 'A' && form[0] <= 'Z';
    if (capital) form[0] = (char)(form[0] + 32);
    uint32_t start = out->size;
    uint16_t v = figure_of(s, *p);
    const struct concept *n = concept_at(v);
    if (agreed) {
        const char *bar = memchr(p, '|', (size_t)(end - p));
        if (n->feminine)
            text_bytes(out, bar + 1, (uint32_t)(end - bar - 1));
        else
            text_bytes(out, p + 2, (uint32_t)(bar - p - 2));
    } else if (p[1] == 's') {
        text_add(out, lang == LANG_FR ? n->fr_plural : n->en_plural);
    } else if (lang == LANG_FR) {
        if (p[1] == '1') size = 3, memcpy(form, "de1", 4);
        french(out, form, size, v);
    } else {
        english(out, form, size, v);
    }
    if (capital && out->size > start && out->bytes[start] >= 'a' && out->bytes[start] <= 'z')
        out->bytes[start] = (char)(out->bytes[start] - 32);
    return end + 1;
}

static void fill_slots(struct text *out, const char *p, const struct scene *s, enum lang lang) {
    uint32_t start = out->size;
    while (*p) {
        if (*p == '{')
            p = slot(out, p + 1, s, lang);
        else
            text_byte(out, *p++);
    }
    if (out->size > start && out->bytes[start] >= 'a' && out->bytes[start] <= 'z')
        out->bytes[start] = (char)(out->bytes[start] - 32);
}

void scene_title(const struct scene *s, enum lang lang, struct text *out) {
    fill_slots(out, say_of(composition_find(s->relation, s->composition))->title[lang], s, lang);
}

static void place_and_light(struct text *out, const struct scene *s, enum lang lang) {
    text_add(out, lang == LANG_FR ? " La scène se passe " : " The scene is set ");
    text_add(out, say_setting(s->setting, lang));
    text_add(out, ", ");
    text_add(out, say_light(s->light, lang));
    text_add(out, ".");
    if (!s->disc) return;
    bool moon = scene_disc(s) == C_MOON;
    if (lang == LANG_FR)
        text_format(out, " %s est visible en haut à %s.", moon ? "La lune" : "Le soleil",
                    s->right ? "droite" : "gauche");
    else
        text_format(out, " The %s is seen at the upper %s.", moon ? "moon" : "sun",
                    s->right ? "right" : "left");
}

static void colours(struct text *out, const struct scene *s, enum lang lang) {
    uint16_t names[4];
    int n = palette_colours(palette_at(s->palette), names);
    text_add(out, lang == LANG_FR ? " Les couleurs dominantes sont " : " The main colours are ");
    for (int i = 0; i < n; i++) {
        if (i) text_add(out, i < n - 1 ? ", " : lang == LANG_FR ? " et " : " and ");
        if (lang == LANG_FR)
            french(out, "le", 2, names[i]);
        else
            text_add(out, concept_at(names[i])->en);
    }
    text_add(out, ".");
}

static void the_witness(struct text *out, const struct scene *s, enum lang lang) {
    uint16_t w = s->figure[2];
    const struct composition *m = composition_number(composition_find(s->relation, s->composition));
    if (w == NO_FIGURE || m->witness != WITNESS_GROUND) return;
    bool alive = w <= C_DIVER;
    text_add(out, lang == LANG_FR ? " À l'écart, " : " To one side, ");
    if (lang == LANG_FR) {
        if (!alive) text_add(out, "on remarque ");
        french(out, "un", 2, w);
        text_add(out, alive ? " regarde la scène." : ".");
    } else {
        english(out, "a", 1, w);
        text_add(out, alive ? " looks on." : " is to be seen.");
    }
}

void scene_describe(const struct scene *s, enum lang lang, int depth, struct text *out) {
    const struct say *say = say_of(composition_find(s->relation, s->composition));
    fill_slots(out, say->line[lang], s, lang);
    if (depth < 2) return;
    text_byte(out, ' ');
    fill_slots(out, say->where[lang], s, lang);
    place_and_light(out, s, lang);
    if (depth < 3) return;
    the_witness(out, s, lang);
    if (s->twist != NO_FIGURE) text_byte(out, ' '), twist_say(s->twist, lang, out);
    colours(out, s, lang);
    text_byte(out, ' ');
    text_add(out, say_mood(s->mood, lang));
}
