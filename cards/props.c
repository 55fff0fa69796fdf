/* props.c: who stands where: witnesses, people with something in their hands, ladders, strings, and
 * worlds behind openings. */
#include "cards/palettes.h"
#include "cards/settings.h"

bool motif_is_person(uint16_t figure) {
    return figure == C_CHILD || figure == C_TRAVELLER || figure == C_DIVER;
}

void prop_rowing_boat(struct canvas *c, double x, double y, double scale) {
    struct coat coat = motif_coat_with(c->pal, kit_mix(c->pal->gold, c->pal->ink, .35));
    coat.light = kit_mix(c->pal->gold, c->pal->light, .3);
    kit_paper(c, 2);
    kit_put(c, x, y, scale, 0);
    kit_cut(
        c,
        "s b -86,-24! -40,-12 30,-12 88,-30! 62,14 30,22 -40,22 -68,12; s l -86,-24! -40,-12 30,-12 88,-30! 80,-12 0,2 -76,-8;",
        &coat);
    kit_done(c);
    kit_done(c);
}

/* A wave in front of what floats, so that it lies in the water and not on it. */
static void lap(struct canvas *c, double x, double y, double w) {
    const struct palette *p = c->pal;
    kit_paper(c, 1);
    kit_begin(c);
    kit_move(c, x - w, y + 16);
    kit_curve(c, x - w * .6, y - 8, x - w * .3, y + 10, x, y + 2);
    kit_curve(c, x + w * .3, y - 6, x + w * .6, y + 10, x + w, y + 16);
    kit_curve(c, x + w * .4, y + 30, x - w * .4, y + 30, x - w, y + 16);
    kit_close_path(c);
    kit_shape(c, kit_mix(p->near, p->mid, .35), 1);
    kit_done(c);
}

struct point prop_person(struct canvas *c, uint16_t figure, double x, double h, double lx, double ly,
                         double rx, double ry) {
    double y = piece_ground_at(c, x) + 12;
    colour back = kit_mix(c->mid_col, c->ground_col, .3);
    struct person p = motif_somebody(c, back);
    p.left_x = lx, p.left_y = ly, p.right_x = rx, p.right_y = ry;
    p.free = !c->water;
    if (c->water) y -= 2;
    motif_place_person(c, p, x, y, h, 2, figure, back);
    c->placed[c->placed_count - 1].ground = piece_ground_at(c, x);
    if (c->water) {
        prop_rowing_boat(c, x, y + h * .04, h / 110);
        lap(c, x, y + h * .2, h * .8);
    }
    return (struct point){x + rx * h / 100, y + ry * h / 100, false};
}

void prop_witness(struct canvas *c, const struct scene *s, double x, double h) {
    uint16_t w = s->figure[2];
    if (w == NO_FIGURE) return;
    if (motif_is_person(w)) {
        prop_person(c, w, x, h, -14, -44, 15, -46);
        return;
    }
    const struct motif *m = motif_at(w);
    bool afloat = c->water && m->lives & WATER;
    colour back = kit_mix(c->mid_col, c->ground_col, .45);
    double y = piece_ground_at(c, x) + (afloat ? 14 : 14);
    struct place p = {.figure = w,
                      .x = x,
                      .y = y,
                      .w = h * 1.25,
                      .h = h,
                      .flip = x < 300 ? w != C_RABBIT : w == C_RABBIT,
                      .sheet = 2,
                      .stance = afloat ? FLOATS : STANDS,
                      .back = back};
    motif_place_posed(c, p);
    c->placed[c->placed_count - 1].ground = piece_ground_at(c, x);
    if (afloat) lap(c, x, y - 4, h * .7);
}

void prop_ladder(struct canvas *c, double x, double y, double h, double w, double tilt, colour col) {
    kit_begin(c);
    kit_move(c, x - w / 2, y), kit_line(c, x - w * .45 + tilt, y - h);
    kit_move(c, x + w / 2, y), kit_line(c, x + w * .45 + tilt, y - h);
    kit_stroke(c, col, 5, 1);
    kit_begin(c);
    for (double at = 12; at < h - 6; at += 24)
        kit_move(c, x - w / 2 + tilt * at / h, y - at), kit_line(c, x + w / 2 + tilt * at / h, y - at);
    kit_stroke(c, col, 4, 1);
}

void prop_tie(struct canvas *c, struct point end) {
    if (c->tied_count < TIED_MAX) c->tied[c->tied_count++] = end;
}

void prop_string(struct canvas *c, struct point a, struct point b, double sag, colour col, double width) {
    prop_tie(c, a), prop_tie(c, b);
    prop_thread(c, a, b, sag, col, width);
}

void prop_thread(struct canvas *c, struct point a, struct point b, double sag, colour col, double width) {
    kit_begin(c);
    kit_move(c, a.x, a.y);
    kit_quad(c, (a.x + b.x) / 2 + sag, (a.y + b.y) / 2 + (sag < 0 ? -sag : sag) * .4, b.x, b.y);
    kit_stroke(c, col, width, .95);
}

/* ---- another world ---- */

const struct palette *prop_other_palette(const struct scene *s) {
    /* Day behind night and night behind day; the seed picks which. */
    bool dark = palette_starry(palette_at(s->palette));
    const struct palette *fit[64];
    int n = 0;
    for (int i = 0; i < palette_count() && n < 64; i++) {
        const struct palette *p = palette_at(i);
        if (palette_starry(p) != dark && p->time != C_LAMPLIGHT) fit[n++] = p;
    }
    return fit[s->seed % (uint32_t)n];
}

static void world_sheets(struct canvas *c, int kind, double x, double y, double w, double h) {
    const struct palette *p = c->pal;
    double horizon = y + h * .74;
    switch (kind) {
    case 0: /* wood */
        for (int row = 0; row < 2; row++)
            for (int i = 0; i < 5; i++) {
                double th = h * (row ? kit_between(c, .2, .36) : kit_between(c, .26, .42));
                if (row && i == 2) continue;
                motif_conifer(c, x + w * (i + .5) / 5, horizon + h * .06 * (row + 1), th, th * .42,
                              row ? p->mid : p->far, row ? p->near : 0, 5);
            }
        break;
    case 1: /* hills */
        kit_begin(c);
        kit_move(c, x, y + h), kit_line(c, x, horizon - h * .06),
            kit_curve(c, x + w * .3, horizon - h * .16, x + w * .5, horizon, x + w, horizon - h * .12);
        kit_line(c, x + w, y + h);
        kit_close_path(c);
        kit_shape(c, p->far, 1);
        break;
    case 2: { /* peaks */
        kit_begin(c);
        kit_move(c, x, y + h);
        for (int i = 0; i < 4; i++)
            kit_line(c, x + w * (i + .3) / 4, horizon - h * kit_between(c, .1, .26)),
                kit_line(c, x + w * (i + 1) / 4, horizon);
        kit_line(c, x + w, y + h);
        kit_close_path(c);
        kit_shape(c, p->far, 1);
        break;
    }
    case 3: /* town */
        piece_roofs(c, horizon + h * .08, h * .14, p->far, p->mid, p->gold, x, x + w, false, 30);
        break;
    }
}

void prop_world(struct canvas *c, const struct scene *s, double x, double y, double w, double h,
                uint16_t figure, double share) {
    const struct palette *here = c->pal, *p = prop_other_palette(s);
    const struct motif *m = figure == NO_FIGURE ? 0 : motif_at(figure);
    bool wet = m && !(m->lives & LAND) && m->lives & WATER;
    c->pal = p;
    fill f = kit_gradient(
        c, 0, y, 0, y + h,
        (struct stop[]){{p->sky0, 0, 1}, {p->sky1, .35, 1}, {p->sky2, .65, 1}, {p->mist, .85, 1}}, 4);
    kit_begin(c);
    kit_rect(c, x, y, w, h);
    kit_shape(c, f, 1);
    if (palette_starry(p)) piece_stars(c, 30, x, y, x + w, y + h * .5, p->light);
    /* The outline of a creature would cut the disc, which then looks like a bite; a leaf is wide enough for
     * it. */
    if (m || s->figure[0] == C_LEAF)
        kit_disc_at(c, x + w * (c->right ? .32 : .68), y + h * .22, MIN(w, h) * .085, p->light, 1);
    if (wet)
        piece_waves(c, y + h * .68, h * .025, 4, .3, p->far, p->mist, x - 10, x + w + 10, y + h + 10);
    else
        world_sheets(c, (int)(s->seed / 7 % 4), x, y, w, h);
    double foot = y + h * .86;
    colour back = kit_mix(p->sky2, p->mist, .5);
    if (!wet) {
        kit_begin(c);
        kit_move(c, x, y + h), kit_line(c, x, foot - h * .05),
            kit_quad(c, x + w / 2, foot - h * .09, x + w, foot - h * .04), kit_line(c, x + w, y + h);
        kit_close_path(c);
        kit_shape(c, kit_mix(p->mid, p->near, .4), 1);
    }
    if (m) {
        struct place at = {.figure = figure,
                           .x = x + w / 2,
                           .y = foot,
                           .w = w * .62,
                           .h = h * share,
                           .sheet = -1,
                           .stance = HELD,
                           .back = back,
                           .hero = true};
        if (!(m->lives & (LAND | WATER))) at.y = foot - h * .16;
        motif_place(c, at);
    }
    if (wet) {
        piece_waves(c, foot - h * .03, h * .03, 4, .75, p->mid, p->far, x - 10, x + w + 10, y + h + 10);
        piece_waves(c, foot + h * .05, h * .03, 5, .3, p->near, p->mid, x - 10, x + w + 10, y + h + 10);
    } else {
        kit_begin(c);
        kit_move(c, x, y + h), kit_line(c, x, foot + h * .05),
            kit_quad(c, x + w / 2, foot, x + w, foot + h * .06), kit_line(c, x + w, y + h);
        kit_close_path(c);
        kit_shape(c, kit_mix(p->near, p->ink, .3), 1);
    }
    c->pal = here;
}
