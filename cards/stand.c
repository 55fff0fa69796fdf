// Who stands where: witnesses, people with something in their hands, ladders, strings, and worlds behind
// openings.
#include "cards/palettes.h"
#include "cards/settings.h"

bool is_person(uint16_t figure) {
    return figure == C_CHILD || figure == C_TRAVELLER || figure == C_DIVER;
}

void rowing_boat(struct canvas *c, double x, double y, double scale) {
    struct coat coat = coat_with(c->pal, mix(c->pal->gold, c->pal->ink, .35));
    coat.light = mix(c->pal->gold, c->pal->light, .3);
    paper(c, 2);
    put(c, x, y, scale, 0);
    cut(c,
        "s b -86,-24! -40,-12 30,-12 88,-30! 62,14 30,22 -40,22 -68,12; s l -86,-24! -40,-12 30,-12 88,-30! 80,-12 0,2 -76,-8;",
        &coat);
    done(c);
    done(c);
}

// A wave in front of what floats, so that it lies in the water and not on it.
static void lap(struct canvas *c, double x, double y, double w) {
    const struct palette *p = c->pal;
    paper(c, 1);
    begin(c);
    move(c, x - w, y + 16);
    curve(c, x - w * .6, y - 8, x - w * .3, y + 10, x, y + 2);
    curve(c, x + w * .3, y - 6, x + w * .6, y + 10, x + w, y + 16);
    curve(c, x + w * .4, y + 30, x - w * .4, y + 30, x - w, y + 16);
    close_path(c);
    shape(c, mix(p->near, p->mid, .35), 1);
    done(c);
}

struct point stand(struct canvas *c, uint16_t figure, double x, double h, double lx, double ly, double rx,
                   double ry) {
    double y = ground_at(c, x) + 12;
    colour back = mix(c->mid_col, c->ground_col, .3);
    struct person p = somebody(c, back);
    p.left_x = lx, p.left_y = ly, p.right_x = rx, p.right_y = ry;
    if (c->water) y -= 2;
    place_person(c, p, x, y, h, 2, figure, back);
    c->placed[c->placed_count - 1].ground = ground_at(c, x);
    if (c->water) {
        rowing_boat(c, x, y + h * .04, h / 110);
        lap(c, x, y + h * .2, h * .8);
    }
    return (struct point){x + rx * h / 100, y + ry * h / 100, false};
}

void witness(struct canvas *c, const struct scene *s, double x, double h) {
    uint16_t w = s->figure[2];
    if (w == NO_FIGURE) return;
    if (is_person(w)) {
        stand(c, w, x, h, -14, -44, 15, -46);
        return;
    }
    const struct motif *m = motif_at(w);
    bool afloat = c->water && m->lives & WATER;
    colour back = mix(c->mid_col, c->ground_col, .45);
    double y = ground_at(c, x) + (afloat ? 14 : 14);
    struct place p = {.figure = w,
                      .x = x,
                      .y = y,
                      .w = h * 1.25,
                      .h = h,
                      .flip = x < 300 ? w != C_RABBIT : w == C_RABBIT,
                      .sheet = 2,
                      .stance = afloat ? FLOATS : STANDS,
                      .back = back};
    place(c, p);
    c->placed[c->placed_count - 1].ground = ground_at(c, x);
    if (afloat) lap(c, x, y - 4, h * .7);
}

void ladder(struct canvas *c, double x, double y, double h, double w, double tilt, colour col) {
    begin(c);
    move(c, x - w / 2, y), line(c, x - w * .45 + tilt, y - h);
    move(c, x + w / 2, y), line(c, x + w * .45 + tilt, y - h);
    stroke(c, col, 5, 1);
    begin(c);
    for (double at = 12; at < h - 6; at += 24)
        move(c, x - w / 2 + tilt * at / h, y - at), line(c, x + w / 2 + tilt * at / h, y - at);
    stroke(c, col, 4, 1);
}

void string_to(struct canvas *c, struct point a, struct point b, double sag, colour col, double width) {
    begin(c);
    move(c, a.x, a.y);
    quad(c, (a.x + b.x) / 2 + sag, (a.y + b.y) / 2 + (sag < 0 ? -sag : sag) * .4, b.x, b.y);
    stroke(c, col, width, .95);
}

// ---- another world ----

const struct palette *other_palette(const struct scene *s) {
    // Day behind night and night behind day; the seed picks which.
    bool dark = starry(palette_at(s->palette));
    const struct palette *fit[64];
    int n = 0;
    for (int i = 0; i < palette_count() && n < 64; i++) {
        const struct palette *p = palette_at(i);
        if (starry(p) != dark && p->time != C_LAMPLIGHT) fit[n++] = p;
    }
    return fit[s->seed % (uint32_t)n];
}

static void world_sheets(struct canvas *c, int kind, double x, double y, double w, double h) {
    const struct palette *p = c->pal;
    double horizon = y + h * .74;
    switch (kind) {
    case 0: // wood
        for (int row = 0; row < 2; row++)
            for (int i = 0; i < 5; i++) {
                double th = h * (row ? kit_between(c, .2, .36) : kit_between(c, .26, .42));
                if (row && i == 2) continue;
                conifer(c, x + w * (i + .5) / 5, horizon + h * .06 * (row + 1), th, th * .42,
                        row ? p->mid : p->far, row ? p->near : 0, 5);
            }
        break;
    case 1: // hills
        begin(c);
        move(c, x, y + h), line(c, x, horizon - h * .06),
            curve(c, x + w * .3, horizon - h * .16, x + w * .5, horizon, x + w, horizon - h * .12);
        line(c, x + w, y + h);
        close_path(c);
        shape(c, p->far, 1);
        break;
    case 2: { // peaks
        begin(c);
        move(c, x, y + h);
        for (int i = 0; i < 4; i++)
            line(c, x + w * (i + .3) / 4, horizon - h * kit_between(c, .1, .26)),
                line(c, x + w * (i + 1) / 4, horizon);
        line(c, x + w, y + h);
        close_path(c);
        shape(c, p->far, 1);
        break;
    }
    case 3: // town
        roofs(c, horizon + h * .08, h * .14, p->far, p->mid, p->gold, x, x + w, false, 30);
        break;
    }
}

void world(struct canvas *c, const struct scene *s, double x, double y, double w, double h, uint16_t figure,
           double share) {
    const struct palette *here = c->pal, *p = other_palette(s);
    const struct motif *m = figure == NO_FIGURE ? 0 : motif_at(figure);
    bool wet = m && !(m->lives & LAND) && m->lives & WATER;
    c->pal = p;
    fill f = gradient(
        c, 0, y, 0, y + h,
        (struct stop[]){{p->sky0, 0, 1}, {p->sky1, .35, 1}, {p->sky2, .65, 1}, {p->mist, .85, 1}}, 4);
    begin(c);
    rect(c, x, y, w, h);
    shape(c, f, 1);
    if (starry(p)) stars(c, 30, x, y, x + w, y + h * .5, p->light);
    // The outline of a creature would cut the disc, which then looks like a bite; a leaf is wide enough for
    // it.
    if (m || s->figure[0] == C_LEAF)
        disc_at(c, x + w * (c->right ? .32 : .68), y + h * .22, MIN(w, h) * .085, p->light, 1);
    if (wet)
        waves(c, y + h * .68, h * .025, 4, .3, p->far, p->mist, x - 10, x + w + 10, y + h + 10);
    else
        world_sheets(c, (int)(s->seed / 7 % 4), x, y, w, h);
    double foot = y + h * .86;
    colour back = mix(p->sky2, p->mist, .5);
    if (!wet) {
        begin(c);
        move(c, x, y + h), line(c, x, foot - h * .05),
            quad(c, x + w / 2, foot - h * .09, x + w, foot - h * .04), line(c, x + w, y + h);
        close_path(c);
        shape(c, mix(p->mid, p->near, .4), 1);
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
        place(c, at);
    }
    if (wet) {
        waves(c, foot - h * .03, h * .03, 4, .75, p->mid, p->far, x - 10, x + w + 10, y + h + 10);
        waves(c, foot + h * .05, h * .03, 5, .3, p->near, p->mid, x - 10, x + w + 10, y + h + 10);
    } else {
        begin(c);
        move(c, x, y + h), line(c, x, foot + h * .05), quad(c, x + w / 2, foot, x + w, foot + h * .06),
            line(c, x + w, y + h);
        close_path(c);
        shape(c, mix(p->near, p->ink, .3), 1);
    }
    c->pal = here;
}
