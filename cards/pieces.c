// Pieces of landscape: skies, clouds, stars, hills, waves, roofs, peaks and curtains, as sheets over the
// whole width.
#include "cards/palettes.h"
#include "cards/settings.h"

fill fade(struct canvas *c, colour col, double t) {
    return down(c, col, mix(col, c->pal->mist, t));
}

void stars(struct canvas *c, int n, double x0, double y0, double x1, double y1, colour col) {
    for (int size = 0; size < 3; size++) {
        begin(c);
        for (int i = 0; i < (size == 0 ? n / 8 : size == 1 ? n * 6 / 10 : n / 4); i++) {
            double x = kit_floor(kit_between(c, x0, x1)), y = kit_floor(kit_between(c, y0, y1));
            if (size) {
                dot(c, x, y);
                continue;
            }
            double r = kit_between(c, 5, 9);
            move(c, x, y - r);
            line(c, x + r * .2, y - r * .2), line(c, x + r, y), line(c, x + r * .2, y + r * .2),
                line(c, x, y + r);
            line(c, x - r * .2, y + r * .2), line(c, x - r, y), line(c, x - r * .2, y - r * .2);
            close_path(c);
        }
        if (size == 0)
            shape(c, col, 1);
        else
            stroke(c, col, size == 1 ? 2.2 : 3.8, 1);
    }
}

void snowfall(struct canvas *c) {
    for (int size = 0; size < 2; size++) {
        begin(c);
        for (int i = 0; i < 34; i++) {
            double y = kit_floor(kit_between(c, 40, 870)), x = kit_floor(kit_between(c, 30, 570));
            dot(c, x, y);
        }
        stroke(c, 0xffffff, size ? 5.2 : 3.2, .85);
    }
}

void cloud(struct canvas *c, double x, double y, double w, double h, colour col, int n) {
    double px = x - w / 2, py = y;
    begin(c);
    move(c, px, py);
    for (int k = 1; k <= n; k++) {
        double t = (double)k / n, bump = kit_root(kit_sin(180 * t) > 0 ? kit_sin(180 * t) : 0);
        double nx = x - w / 2 + w * t, ny = k < n ? y - h * bump * kit_between(c, .8, 1.2) : y;
        double dx = nx - px, dy = ny - py, r = kit_root(dx * dx + dy * dy) * .56;
        arc(c, r, r, false, true, nx, ny);
        px = nx, py = ny;
    }
    close_path(c);
    shape(c, col, 1);
}

void puff(struct canvas *c, double x, double y, double w, double h, colour col, colour col2) {
    paper(c, 0);
    cloud(c, x + w * .1, y - h * .1, w * .72, h * 1.25, col2, 5);
    done(c);
    paper(c, 0);
    cloud(c, x, y, w, h, col, 6);
    done(c);
}

void open_sky(struct canvas *c, const struct scene *s) {
    const struct palette *p = c->pal;
    c->back[0] = p->sky0, c->back[1] = mix(p->sky1, p->sky2, .2), c->back[2] = mix(p->sky2, p->mist, .6);
    fill f =
        gradient(c, 0, 0, 0, 900,
                 (struct stop[]){{p->sky0, 0, 1}, {p->sky1, .38, 1}, {p->sky2, .7, 1}, {p->mist, .9, 1}}, 4);
    path_fill(c, "M0 0H600V900H0Z", f, 1);
    double x = s->right ? kit_between(c, 430, 480) : kit_between(c, 120, 170), y = kit_between(c, 140, 200);
    if (starry(p)) stars(c, 52, 34, 34, 566, 430, p->light);
    glow(c, x, y, s->disc ? 260 : 330, p->light, s->disc ? .85 : starry(p) ? .3 : .6);
    if (s->disc) {
        paper(c, 0);
        disc_at(c, x, y, kit_between(c, 44, 62), p->light, 1);
        done(c);
    }
    int n = (int)rng_below(&c->rng, 3);
    for (int i = 0; i < n; i++) {
        // Clouds keep to the sides, away from where heroes stand.
        double cx = (i + s->right) % 2 ? kit_between(c, 70, 110) : kit_between(c, 490, 540),
               cy = kit_between(c, 260, 520);
        colour col = mix(mix(p->sky1, p->sky2, .5), p->mist, .4);
        double tall = kit_between(c, 36, 52), wide = kit_between(c, 190, 260);
        puff(c, cx, cy, wide, tall, col, mix(col, p->mist, .3));
    }
}

static void hill_points(struct canvas *c, double y, double amp, int n, struct point *p) {
    for (int k = 0; k <= n; k++)
        p[k] = (struct point){-30 + 660.0 * k / n, y + kit_between(c, -amp, amp), false};
}

static void hill_path(struct canvas *c, const struct point *ridge, int n, double bottom, fill f) {
    struct point p[16];
    int k = 0;
    p[k++] = (struct point){-40, bottom, true};
    p[k++] = (struct point){-40, ridge[0].y, true};
    for (int i = 0; i <= n; i++) p[k++] = ridge[i];
    p[k++] = (struct point){640, ridge[n].y, true};
    p[k++] = (struct point){640, bottom, true};
    begin(c);
    spline(c, p, k, true);
    shape(c, f, 1);
}

void hills(struct canvas *c, double y, double amp, int n, fill f, double bottom) {
    struct point ridge[12];
    hill_points(c, y, amp, n, ridge);
    hill_path(c, ridge, n, bottom, f);
}

void ground_hill(struct canvas *c, double y, double amp, colour top, colour bottom) {
    struct point ridge[12];
    int n = 4;
    hill_points(c, y, amp, n, ridge);
    for (int i = 0; i < 9; i++) {
        double x = i * 75.0, at = (x + 30) / 660 * n;
        int k = MIN((int)at, n - 1);
        double t = at - k, ease = t * t * (3 - 2 * t);
        c->ground[i] = ridge[k].y + (ridge[k + 1].y - ridge[k].y) * ease;
    }
    c->ground_col = mix(top, bottom, .25);
    paper(c, 2);
    hill_path(c, ridge, n, 930, down(c, top, bottom));
    done(c);
}

double ground_at(const struct canvas *c, double x) {
    double at = MAX(0, MIN(x, 599)) / 75;
    int k = (int)at;
    return c->ground[k] + (c->ground[k + 1] - c->ground[k]) * (at - k);
}

// Cusped crests that lean with the wind.
void waves(struct canvas *c, double y, double amp, int n, double phase, fill f, colour crest, double x0,
           double x1, double bottom) {
    double st = (x1 - x0) / n, start = x0 + phase * st - st;
    begin(c);
    move(c, start, bottom);
    line(c, start, y);
    for (double x = start; x < x1; x += st) {
        curve(c, x + st * .28, y + amp * .35, x + st * .5, y - amp * .2, x + st * .62, y - amp);
        curve(c, x + st * .66, y - amp * .2, x + st * .8, y + amp * .1, x + st, y);
    }
    line(c, x1 + st, bottom);
    close_path(c);
    shape(c, f, 1);
    begin(c);
    for (double x = start; x < x1; x += st) {
        move(c, x + st * .2, y + amp * .12);
        curve(c, x + st * .4, y - amp * .1, x + st * .54, y - amp * .4, x + st * .62, y - amp);
        curve(c, x + st * .58, y - amp * .1, x + st * .44, y + amp * .15, x + st * .2, y + amp * .12);
    }
    shape(c, crest, .75);
}

struct roof {
    double x, w, h, rise;
    bool spire, chimney;
    uint32_t windows;
};

static int roof_row(struct canvas *c, struct roof *r, int max, double h, double x0, double x1,
                    int lit_percent) {
    int n = 0;
    for (double x = x0; x < x1 && n < max; n++) {
        /* One draw after the other: C leaves the order within an initializer or a call to the compiler. */
        double wide = kit_between(c, 48, 90), tall = h * kit_between(c, .55, 1);
        bool spire = kit_chance(c, 12), chimney = kit_chance(c, 55);
        r[n] = (struct roof){.x = x, .w = wide, .h = tall, .spire = spire, .chimney = chimney};
        r[n].rise = r[n].w * kit_between(c, .45, .8);
        if (r[n].spire) r[n].rise = r[n].w * 1.5, r[n].w *= .62;
        for (int i = 0; i < 24; i++)
            if (kit_chance(c, lit_percent)) r[n].windows |= 1u << i;
        x += r[n].w + (kit_chance(c, 25) ? 6 : 0);
    }
    return n;
}

void roofs(struct canvas *c, double y, double h, fill f, colour dark, colour lit, double x0, double x1,
           bool hang, int lit_percent) {
    struct roof r[20];
    int n = roof_row(c, r, 20, h, x0, x1, lit_percent), up = hang ? -1 : 1;
    begin(c);
    for (int i = 0; i < n; i++) {
        double x = r[i].x, w = r[i].w, top = y - up * r[i].h, tip = y - up * (r[i].h + r[i].rise);
        move(c, x, y + up * 4), line(c, x, top), line(c, x + w / 2, tip), line(c, x + w, top),
            line(c, x + w, y + up * 4);
        close_path(c);
        if (r[i].spire) oval(c, x + w / 2, tip, 4, 4);
        if (r[i].chimney) rect(c, x + w * .7, top, w * .11, -up * r[i].rise * .9);
    }
    shape(c, f, 1);
    begin(c);
    for (int i = 0; i < n; i++) {
        double x = r[i].x, w = r[i].w, top = y - up * (r[i].h - 3);
        move(c, x + w / 2, y - up * (r[i].h + r[i].rise)), line(c, x + w + 4, top), line(c, x + w * .62, top);
        close_path(c);
    }
    shape(c, dark, .55);
    begin(c);
    for (int i = 0; i < n; i++) {
        int cols = MAX(1, (int)(r[i].w / 26)), rows = (int)(r[i].h / 34);
        for (int k = 0; k < cols * rows && k < 24; k++)
            if (r[i].windows >> k & 1)
                rect(c, r[i].x + r[i].w * (k % cols + .5) / cols - 4.5,
                     y - up * (r[i].h - 14 - k / cols * 30), 9, up * 13);
    }
    move(c, 0, y);
    shape(c, lit, 1);
}

void peaks(struct canvas *c, double y, double h, int n, fill f, colour dark, colour snow) {
    double x[8], top[8], st = 680.0 / n;
    for (int k = 0; k < n; k++)
        x[k] = -40 + st * (k + .5 + kit_between(c, -.2, .2)), top[k] = y - h * kit_between(c, .55, 1);
    begin(c);
    move(c, -40, 930), line(c, -40, y);
    for (int k = 0; k < n; k++)
        line(c, x[k], top[k]), line(c, -40 + st * (k + 1), y - kit_between(c, 0, .15) * h);
    line(c, 640, 930);
    close_path(c);
    shape(c, f, 1);
    int side = c->right ? -1 : 1;
    double w = st * .5;
    begin(c);
    for (int k = 0; k < n; k++) {
        double hh = y - top[k];
        move(c, x[k], top[k]), line(c, x[k] + side * w * .22, y - hh * .62),
            line(c, x[k] + side * w * .05, y - hh * .35);
        line(c, x[k] + side * w * .3, y + 20), line(c, x[k] + side * w * .9, y);
        close_path(c);
    }
    shape(c, dark, .45);
    begin(c);
    for (int k = 0; k < n; k++) {
        double hh = y - top[k];
        move(c, x[k], top[k]), line(c, x[k] + w * .24, y - hh * .72), line(c, x[k] + w * .1, y - hh * .76),
            line(c, x[k], y - hh * .66);
        line(c, x[k] - w * .12, y - hh * .77), line(c, x[k] - w * .24, y - hh * .72);
        close_path(c);
    }
    shape(c, snow, 1);
}

void curtain(struct canvas *c, double x, int side, double w, colour col, colour dark, colour light) {
    put_flip(c, x, 0, side, 1, 0);
    for (int k = 0; k < 5; k++) {
        double a = w * k / 5, b = w * (k + 1) / 5 + 1, ta = a * .42, tb = b * .42;
        const colour tones[5] = {mix(col, dark, .5), col, mix(col, light, .3), col, mix(col, dark, .35)};
        begin(c);
        move(c, a, -10);
        curve(c, a + 6, 260, ta + 20, 420, ta, 560);
        curve(c, ta, 700, a * .6, 800, a * .75, 910);
        line(c, b * .75, 910);
        curve(c, b * .6, 800, tb, 700, tb, 560);
        curve(c, tb + 20, 420, b + 6, 260, b, -10);
        close_path(c);
        shape(c, tones[k], 1);
    }
    done(c);
}

void valance(struct canvas *c) {
    const struct palette *p = c->pal;
    paper(c, 3);
    path_fill(
        c,
        "M-20 -20H620V70Q570 130 520 72Q470 140 410 76Q355 146 300 78Q245 146 190 76Q130 140 80 72Q30 130 -20 70Z",
        down(c, p->accent, mix(p->accent, p->ink, .5)), 1);
    path_line(
        c, "M-20 70Q30 130 80 72Q130 140 190 76Q245 146 300 78Q355 146 410 76Q470 140 520 72Q570 130 620 70",
        p->gold, 6, 1);
    done(c);
}
