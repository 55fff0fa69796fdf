/* habits.c: see habits.h. */
#include "cards/habits.h"
#include <stddef.h>

enum sign { TORN, WIND, ROUTE, DAWN, NOON, CORNERS, POOL, STAVE, PENNANTS, PANE, SIGNS };

static const struct habit {
    double dark, pool, vignette; /* more darkness far from the light; more light near it; edges */
    colour wash;
    double share; /* of the wash */
    const char *pigment;
} habits[SIGNS] = {
    [TORN] = {.06, .2, .4, 0xf4e6c8, .05, ".022 .03"},
    [WIND] = {.1, .16, .45, 0x1d4a5c, .06, ".012 .06"},
    [ROUTE] = {.04, .24, .4, 0xd98a4a, .08, ".02 .02"},
    [DAWN] = {.04, .3, .34, 0xffc890, .1, ".014 .03"},
    [NOON] = {-.14, .34, .2, 0xfff4c8, .1, ".03 .03"},
    [CORNERS] = {.06, .16, .5, 0x9a6a34, .18, ".03 .012"},
    [POOL] = {.1, .34, .5, 0x1c1030, .08, ".02 .04"},
    [STAVE] = {.12, .22, .45, 0x1a2a5c, .1, ".008 .05"},
    [PENNANTS] = {.04, .3, .36, 0xffb04a, .1, ".026 .026"},
    [PANE] = {.12, .2, .45, 0x5a3a8a, .1, ".04 .012"},
};

static const struct habit *habit_of(const struct canvas *c) {
    return c->habit < SIGNS ? &habits[c->habit] : NULL;
}

struct light habit_light(const struct canvas *c, struct light l) {
    const struct habit *h = habit_of(c);
    if (!h) return l;
    l.dark = MAX(.12, MIN(.9, l.dark + h->dark));
    if (c->habit == DAWN) l.y = MAX(l.y, 420), l.warm = kit_mix(l.warm, 0xffc07a, .5);
    if (c->habit == NOON) l.x = 300, l.y = 60;
    if (c->habit == POOL) l.warm = kit_mix(l.warm, 0xffc870, .6), l.z = MIN(l.z, 300), l.ambient = .44;
    return l;
}

double habit_vignette(const struct canvas *c) {
    const struct habit *h = habit_of(c);
    return h ? h->vignette : .45;
}

const char *habit_pigment(const struct canvas *c) {
    const struct habit *h = habit_of(c);
    return h ? h->pigment : ".022 .045";
}

static void torn(struct canvas *c) {
    kit_paper(c, 1);
    kit_path_fill(
        c,
        "M0 910V868L36 862L70 869L118 860L160 866L214 858L262 867L300 861L352 868L410 859L452 866L508 860L556 868L600 862V910Z",
        0xf6ecd6, 1);
    kit_done(c);
}

static void wind(struct canvas *c) {
    kit_path_line(
        c,
        "M30 96C150 70 240 128 360 96Q430 78 452 102M210 60C330 40 420 84 570 58M40 168C120 150 200 190 300 166M360 200C430 184 500 214 574 192",
        0xffffff, 2.6, .34);
}

/* Dots from a small cross to the edge, as on a chart. */
static void route(struct canvas *c) {
    kit_begin(c);
    for (int i = 0; i < 17; i++) {
        double t = i / 16.0;
        kit_dot(c, 54 + t * 500, 108 - 60 * kit_sin(t * 150) + 26 * kit_sin(t * 540));
    }
    kit_stroke(c, 0x8a2f22, 4.6, .6);
    kit_path_line(c, "M42 98L64 120M64 98L42 120", 0x8a2f22, 5, .7);
}

static void corners(struct canvas *c) {
    kit_paper(c, 1);
    kit_path_fill(c, "M14 14H92L14 92ZM586 14H508L586 92ZM14 886H92L14 808ZM586 886H508L586 808Z", 0x4a3226,
                  1);
    kit_path_line(c, "M84 30L30 84M516 30L570 84M84 870L30 816M516 870L570 816", 0xd8b98a, 2, .8);
    kit_done(c);
}

static void stave(struct canvas *c) {
    kit_begin(c);
    for (int i = 0; i < 5; i++)
        kit_move(c, 14, 52 + i * 13), kit_curve(c, 170, 16 + i * 13, 360, 100 + i * 13, 590, 44 + i * 13);
    kit_stroke(c, 0xf3cf7a, 2, .5);
}

static void pennants(struct canvas *c) {
    const colour cols[3] = {c->pal->accent, c->pal->gold, c->pal->light};
    kit_paper(c, 1);
    for (int k = 0; k < 3; k++) {
        kit_begin(c);
        for (int i = k; i < 12; i += 3) {
            double x = 26 + i * 48, y = 24 + kit_sin(15 * i) * 26;
            kit_move(c, x, y), kit_line(c, x + 34, y + kit_cos(15 * i) * 8), kit_line(c, x + 18, y + 44),
                kit_close_path(c);
        }
        kit_shape(c, cols[k], 1);
    }
    kit_done(c);
}

static void pane(struct canvas *c) {
    kit_path_fill(c, "M330 0H450L170 900H50ZM490 0H520L240 900H210Z", 0xffffff, .07);
    kit_path_line(c, "M46 80Q46 46 80 46H520Q554 46 554 80V820Q554 854 520 854H80Q46 854 46 820Z", 0xf0e4ff,
                  2.4, .4);
}

static void sign(struct canvas *c) {
    switch ((enum sign)c->habit) {
    case TORN: torn(c); break;
    case WIND: wind(c); break;
    case ROUTE: route(c); break;
    case CORNERS: corners(c); break;
    case STAVE: stave(c); break;
    case PENNANTS: pennants(c); break;
    case PANE: pane(c); break;
    case DAWN:
        kit_path_fill(c, "M0 420H600V900H0Z",
                      kit_gradient(c, 0, 420, 0, 900,
                                   (struct stop[]){{0xffc890, 0, 0}, {0xffc890, .7, .12}, {0xffd8a8, 1, .12}},
                                   3),
                      1);
        break;
    case NOON:
    case POOL:
    case SIGNS: break;
    }
}

void habit_paint(struct canvas *c) {
    const struct habit *h = habit_of(c);
    if (!h) return;
    const struct light *l = &c->light;
    kit_path_fill(c, "M0 0H600V900H0Z", h->wash, h->share);
    struct point at = kit_focus(c);
    colour w = l->warm;
    fill pool = kit_radial(c, at.x, at.y, 480,
                           (struct stop[]){{w, 0, h->pool * .8}, {w, .4, h->pool * .36}, {w, 1, 0}}, 3);
    kit_path_fill(c, "M0 0H600V900H0Z", pool, 1);
    sign(c);
}
