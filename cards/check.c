/* check.c: automatic checks of a painted card: no figure floats, is covered, clipped, or dark on dark. */
#include "cards/look.h"
#include "cards/paint.h"
#include <stddef.h>

#define EDGE        24   /* the frame's inner edge, with a little paper to spare */
#define STAND_OFF   0.17 /* least contrast in luminance between a small figure and what is behind it */
#define COVERED_MAX 0.34

static double area(struct box b) {
    return MAX(0, b.x1 - b.x0) * MAX(0, b.y1 - b.y0);
}

static double overlap(struct box a, struct box b) {
    struct box both = {MAX(a.x0, b.x0), MAX(a.y0, b.y0), MIN(a.x1, b.x1), MIN(a.y1, b.y1)};
    return area(both);
}

static const char *figure_fault(const struct canvas *c, int i) {
    const struct placed *p = &c->placed[i];
    const struct motif *m = motif_at(p->figure);
    if (p->box.x0 < EDGE || p->box.x1 > CARD_W - EDGE || p->box.y0 < EDGE)
        return "a figure is cut by the frame";
    if (p->box.y1 > CARD_H - EDGE && p->hidden == 0) return "a figure is cut by the lower frame";
    if (p->stance == STANDS && (p->box.y1 < p->ground - 26 || p->box.y1 > p->ground + 44))
        return "a figure floats above or sinks below its ground";
    if (p->stance == FLOATS && m && !(m->lives & WATER) && !(m->suits & (BOATS | KEPT)))
        return "a figure floats on water that cannot";
    if (p->stance == FLIES && m && !(m->lives & (AIR | DEEP | WATER)) &&
        !(m->suits & (SOARS | FALLS | DRIFTS | HOLDS | KEPT)))
        return "a figure is in the air without a reason";
    if (kit_abs(p->body_lum - p->back_lum) < STAND_OFF)
        return "a figure does not stand off what is behind it";
    if (p->hidden > COVERED_MAX) return "a figure is hidden by nearer sheets";
    for (int k = i + 1; p->hero && k < c->placed_count; k++) {
        const struct placed *q = &c->placed[k];
        if (overlap(p->box, q->box) > COVERED_MAX * area(p->box))
            return "a main figure is covered by another";
    }
    return NULL;
}

const char *canvas_fault(const struct canvas *c, const struct scene *s) {
    if (c->placed_count == 0) return "nothing is on the card";
    for (int i = 0; i < c->placed_count; i++) {
        const char *fault = figure_fault(c, i);
        if (fault) return fault;
    }
    if (s->twist != NO_FIGURE && !c->told) return "there is no room for the second story";
    return NULL;
}

/* ---- what the picture itself shows ---- */

#define SEEN_SHARE     0.35 /* of a named figure that nothing may cover */
#define SEEN_PIXELS    90   /* of LOOK_W x LOOK_H, all of its copies together */
#define SEEN_CONTRAST  0.14
#define STORY_PIXELS   50
#define STORY_CONTRAST 0.07

static const char *named_fault(const struct canvas *c, const struct seen *seen, uint16_t figure) {
    int own = 0, left = 0, copies = 0;
    double contrast = 0;
    for (int i = 0; i < c->placed_count; i++) {
        if (c->placed[i].figure != figure) continue;
        own += seen[i].own, left += seen[i].left, copies++;
        contrast += seen[i].contrast * seen[i].left;
    }
    if (copies == 0) return NULL; /* it is only a shadow */
    if (left < SEEN_PIXELS || left < own * SEEN_SHARE) return "a named figure is hardly seen";
    if (contrast / left < SEEN_CONTRAST) return "a named figure has the colour of what is behind it";
    return NULL;
}

const char *picture_fault(const struct canvas *c, const struct scene *s, const char *svg) {
    struct seen seen[PLACED_MAX + 1];
    if (look_at(c, svg, seen) > 0) return "a string ends at nothing";
    for (int k = 0; k < 3; k++) {
        const char *fault = s->figure[k] == NO_FIGURE ? NULL : named_fault(c, seen, s->figure[k]);
        if (fault) return fault;
    }
    const struct seen *story = &seen[c->placed_count];
    if (s->twist != NO_FIGURE && (story->left < STORY_PIXELS || story->contrast < STORY_CONTRAST))
        return "the second story is hardly seen";
    return NULL;
}
