/* cards.c: the frozen decks, and the functions of cards.h over them. */
#include "cards/taste.h"
#include "cards/palettes.h"
#include "cards/descriptions.h"
#include <assert.h>
#include <string.h>

#define C_NONE NO_FIGURE
#define CARD(relation_, which, setting_, palette_, main_, second_, witness_, mood_, disc_, right_, seed_,    \
             weather_, twist_)                                                                               \
    {.relation = C_##relation_,                                                                              \
     .composition = which,                                                                                   \
     .setting = C_##setting_,                                                                                \
     .palette = palette_,                                                                                    \
     .figure = {C_##main_, C_##second_, C_##witness_},                                                       \
     .mood = C_##mood_,                                                                                      \
     .disc = disc_,                                                                                          \
     .right = right_,                                                                                        \
     .seed = seed_,                                                                                          \
     .weather = weather_,                                                                                    \
     .twist = C_##twist_},

static const struct scene scenes[DECKS][DECK_CARDS] = {
    {
#include "cards/scenes/paper.def"
    },
    {
#include "cards/scenes/wind.def"
    },
    {
#include "cards/scenes/faraway.def"
    },
    {
#include "cards/scenes/morning.def"
    },
    {
#include "cards/scenes/noon.def"
    },
    {
#include "cards/scenes/drawer.def"
    },
    {
#include "cards/scenes/lamp.def"
    },
    {
#include "cards/scenes/tune.def"
    },
    {
#include "cards/scenes/feast.def"
    },
    {
#include "cards/scenes/beyond.def"
    },
};

int deck_count(void) {
    return DECKS;
}

const char *deck_name(int deck) {
    assert(deck >= 0 && deck < DECKS);
    return deck_table[deck].name;
}

const char *deck_title(int deck, enum lang lang) {
    assert(deck >= 0 && deck < DECKS);
    return deck_table[deck].title[lang];
}

int deck_find(const char *name) {
    for (int i = 0; i < DECKS; i++)
        if (strcmp(deck_table[i].name, name) == 0) return i;
    return -1;
}

struct scene card_scene(int deck, int index) {
    assert(deck >= 0 && deck < DECKS && index >= 0 && index < DECK_CARDS);
    struct scene s = scenes[deck][index];
    s.light = scene_light(&s);
    return s;
}

void deck_paint(const struct deck *d, const struct scene *s, const char *prefix, struct canvas *c,
                struct text *out) {
    struct palette pal = palette_toned(palette_at(s->palette), d->tone, d->strength);
    scene_paint(c, s, &pal, d->habit, prefix, out);
}

/* "a0-" .. "j83-": a letter for the deck, then the card, so that no two cards share an id. */
static void prefix_of(int deck, int index, char prefix[8]) {
    int n = 0;
    prefix[n++] = (char)('a' + deck);
    if (index >= 10) prefix[n++] = (char)('0' + index / 10);
    prefix[n++] = (char)('0' + index % 10);
    prefix[n++] = '-';
    prefix[n] = 0;
}

void card_svg(int deck, int index, struct text *out) {
    struct scene s = card_scene(deck, index);
    char prefix[8];
    prefix_of(deck, index, prefix);
    struct canvas c;
    deck_paint(&deck_table[deck], &s, prefix, &c, out);
}

int card_tags(int deck, int index, struct tag *out, int max) {
    struct scene s = card_scene(deck, index);
    return scene_tags(&s, out, max);
}

void card_title(int deck, int index, enum lang lang, struct text *out) {
    struct scene s = card_scene(deck, index);
    scene_title(&s, lang, out);
}

void card_describe(int deck, int index, enum lang lang, int depth, struct text *out) {
    struct scene s = card_scene(deck, index);
    scene_describe(&s, lang, depth, out);
}

const char *deck_scene_fault(const struct deck *d, const struct scene *s) {
    const char *fault = scene_fault(s);
    if (fault) return fault;
    struct canvas c;
    char bytes[CARD_SVG_MAX];
    struct text svg = text_over(bytes, sizeof bytes);
    deck_paint(d, s, "j83-", &c, &svg);
    if (svg.full || svg.size > 40000) return "the picture is too large a file";
    fault = canvas_fault(&c, s);
    return fault ? fault : picture_fault(&c, s, bytes);
}

const char *deck_card_fault(int deck, const struct scene *s) {
    return deck_scene_fault(&deck_table[deck], s);
}
