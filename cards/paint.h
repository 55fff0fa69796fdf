/* paint.h: painting one scene, and judging the result. */
#ifndef DIZAINE_CARDS_PAINT_H
#define DIZAINE_CARDS_PAINT_H
#include "cards/compositions.h"

/* Paints a scene; the canvas keeps what was placed, for the checks. A NULL text only measures. */
void scene_paint(struct canvas *c, const struct scene *s, const struct palette *pal, int habit,
                 const char *prefix, struct text *out);

/* NULL when the scene may be played; else a sentence that says what is wrong with it. */
const char *scene_fault(const struct scene *s); /* what its table of compositions forbids */
const char *canvas_fault(const struct canvas *c,
                         const struct scene *s); /* floating, covered, clipped, dark on dark */
/* What is written as a picture: named figures seen in it, strings that end at something (look.h). */
const char *picture_fault(const struct canvas *c, const struct scene *s, const char *svg);

/* A scene chosen from a deck's taste; every choice comes from the generator (compose.c). */
struct taste {
    const uint8_t *palettes;   /* ends with 255 */
    const uint16_t *settings;  /* favourite settings, ends with NO_FIGURE */
    const uint16_t *motifs;    /* favourite motifs */
    const uint16_t *relations; /* favourite relations */
    const uint16_t *moods;
    uint8_t weather[6];     /* enum weather, each as likely as the others */
    const uint8_t *recipes; /* its own recipes, ends with 255: by them a deck is told from the others */
    uint8_t own;            /* how many cards at least come from them */
    /* For a deck from words: what nearly every card must show (ends with NO_FIGURE, or NULL); such a deck may be
     * dark throughout and repeat its palettes. */
    const uint16_t *wished;
};

#endif
