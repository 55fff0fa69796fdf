/* pieces.c: pieces of landscape: skies, clouds, stars, hills, waves, roofs, peaks and curtains, as sheets
 * over the whole width. */
#include "cards/palettes.h"
#include "cards/settings.h"
#include "cards/weather.h"

fill piece_fade(struct canvas *c, colour col, double t) {
    return kit_down(c, col, kit_mix(col, c->pal->mist, t));
}

void piece_stars(struct canvas *c, int n, double x0, double y0, double x1, double y1, colour col) {
    for (int size = 0; size < 3; size++) {
        kit_begin(c);
        for (int i = 0; i < (size == 0 ? n / 8 : size == 1 ? n * 6 / 10 : n / 4); i++) {
            double x = kit_floor(kit_between(c, x0, x1)), y = kit_floor(kit_between(c, y0, y1));
            if (size) {
                kit_dot(c, x, y);
                continue;
            }
            double r = kit_between(c, 5, 9);
            kit_move(c, x, y - r);
            kit_line(c, x + r * .2, y - r * .2), kit_line(c, x + r, y), kit_line(c, x + r * .2, y + r * .2),
                kit_line(c, x, y + r);
            kit_line(c, x - r * .2, y + r * .2), kit_line(c, x - r, y), kit_line(c, x - r * .2, y - r * .2);
            kit_close_path(c);
        }
        if (size == 0)
            kit_shape(c, col, 1);
        else
            kit_stroke(c, col, size == 1 ? 2.2 : 3.8, 1);
    }
}

void piece_snowfall(struct canvas *c) {
    for (int size = 0; size < 2; size++) {
        kit_begin(c);
        for (int i = 0; i < 34; i++) {
            double y = kit_floor(kit_between(c, 40, 870)), x = kit_floor(kit_between(c, 30, 570));
            kit_dot(c, x, y);
        }
        kit_stroke(c, 0xffffff, size ? 5.2 : 3.2, .85);
    }
}

void piece_cloud(struct canvas *c, double x, double y, double w, double h, colour col, int n) {
    double px = x - w / 2, py = y;
    kit_begin(c);
    kit_move(c, px, py);
    for (int k = 1; k <= n; k++) {
        double t = (double)k / n, bump = kit_root(kit_sin(180 * t) > 0 ? kit_sin(180 * t) : 0);
        double nx = x - w / 2 + w * t, ny = k < n ? y - h * bump * kit_between(c, .8, 1.2) : y;
        double dx = nx - px, dy = ny - py, r = kit_root(dx * dx + dy * dy) * .56;
        kit_arc(c, r, r, false, true, nx, ny);
        px = nx, py = ny;
    }
    kit_close_path(c);
    kit_shape(c, col, 1);
}

void piece_puff(struct canvas *c, double x, double y, double w, double h, colour col, colour col2) {
    kit_paper(c, 0);
    piece_cloud(c, x + w * .1, y - h * .1, w * .72, h * 1.25, col2, 5);
    kit_done(c);
    kit_paper(c, 0);
    piece_cloud(c, x, y, w, h, col, 6);
    kit_done(c);
}

void piece_open_sky(struct canvas *c, const struct scene *s) {
    const struct palette *p = c->pal;
    c->back[0] = p->sky0, c->back[1] = kit_mix(p->sky1, p->sky2, .2),
    c->back[2] = kit_mix(p->sky2, p->mist, .6);
    fill f = kit_gradient(
        c, 0, 0, 0, 900,
        (struct stop[]){{p->sky0, 0, 1}, {p->sky1, .38, 1}, {p->sky2, .7, 1}, {p->mist, .9, 1}}, 4);
    kit_path_fill(c, "M0 0H600V900H0Z", f, 1);
    double x = s->right ? kit_between(c, 430, 480) : kit_between(c, 120, 170), y = kit_between(c, 140, 200);
    if (palette_starry(p)) piece_stars(c, 52, 34, 34, 566, 430, p->light);
    kit_glow(c, x, y, s->disc ? 260 : 330, p->light, s->disc ? .85 : palette_starry(p) ? .3 : .6);
    if (s->disc) {
        kit_paper(c, 0);
        kit_disc_at(c, x, y, kit_between(c, 44, 62), p->light, 1);
        kit_done(c);
    }
    weather_back(c);
    int n = (int)rng_below(&c->rng, 3);
    for (int i = 0; i < n; i++) {
        /* Clouds keep to the sides, away from where heroes stand. */
        double cx = (i + s->right) % 2 ? kit_between(c, 70, 110) : kit_between(c, 490, 540),
               cy = kit_between(c, 260, 520);
        colour col = kit_mix(kit_mix(p->sky1, p->sky2, .5), p->mist, .4);
        double tall = kit_between(c, 36, 52), wide = kit_between(c, 190, 260);
        piece_puff(c, cx, cy, wide, tall, col, kit_mix(col, p->mist, .3));
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
    kit_begin(c);
    kit_spline(c, p, k, true);
    kit_shape(c, f, 1);
}

void piece_hills(struct canvas *c, double y, double amp, int n, fill f, double bottom) {
    struct point ridge[12];
    hill_points(c, y, amp, n, ridge);
    hill_path(c, ridge, n, bottom, f);
}

void piece_ground_hill(struct canvas *c, double y, double amp, colour top, colour bottom) {
    struct point ridge[12];
    int n = 4;
    hill_points(c, y, amp, n, ridge);
    for (int i = 0; i < 9; i++) {
        double x = i * 75.0, at = (x + 30) / 660 * n;
        int k = MIN((int)at, n - 1);
        double t = at - k, ease = t * t * (3 - 2 * t);
        c->ground[i] = ridge[k].y + (ridge[k + 1].y - ridge[k].y) * ease;
    }
    c->ground_col = kit_mix(top, bottom, .25);
    kit_paper(c, 2);
    hill_path(c, ridge, n, 930, kit_down(c, top, bottom));
    kit_done(c);
}

double piece_ground_at(const struct canvas *c, double x) {
    double at = MAX(0, MIN(x, 599)) / 75;
    int k = (int)at;
    return c->ground[k] + (c->ground[k + 1] - c->ground[k]) * (at - k);
}

/* Cusped crests that lean with the wind. */
void piece_waves(struct canvas *c, double y, double amp, int n, double phase, fill f, colour crest, double x0,
                 double x1, double bottom) {
    double st = (x1 - x0) / n, start = x0 + phase * st - st;
    kit_begin(c);
    kit_move(c, start, bottom);
    kit_line(c, start, y);
    for (double x = start; x < x1; x += st) {
        kit_curve(c, x + st * .28, y + amp * .35, x + st * .5, y - amp * .2, x + st * .62, y - amp);
        kit_curve(c, x + st * .66, y - amp * .2, x + st * .8, y + amp * .1, x + st, y);
    }
    kit_line(c, x1 + st, bottom);
    kit_close_path(c);
    kit_shape(c, f, 1);
    kit_begin(c);
    for (double x = start; x < x1; x += st) {
        kit_move(c, x + st * .2, y + amp * .12);
        kit_curve(c, x + st * .4, y - amp * .1, x + st * .54, y - amp * .4, x + st * .62, y - amp);
        kit_curve(c, x + st * .58, y - amp * .1, x + st * .44, y + amp * .15, x + st * .2, y + amp * .12);
    }
    kit_shape(c, crest, .75);
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

void piece_roofs(struct canvas *c, double y, double h, fill f, colour dark, colour lit, double x0, double x1,
                 bool hang, int lit_percent) {
    struct roof r[20];
    int n = roof_row(c, r, 20, h, x0, x1, lit_percent), up = hang ? -1 : 1;
    kit_begin(c);
    for (int i = 0; i < n; i++) {
        double x = r[i].x, w = r[i].w, top = y - up * r[i].h, tip = y - up * (r[i].h + r[i].rise);
        kit_move(c, x, y + up * 4), kit_line(c, x, top), kit_line(c, x + w / 2, tip), kit_line(c, x + w, top),
            kit_line(c, x + w, y + up * 4);
        kit_close_path(c);
        if (r[i].spire) kit_oval(c, x + w / 2, tip, 4, 4);
        if (r[i].chimney) kit_rect(c, x + w * .7, top, w * .11, -up * r[i].rise * .9);
    }
    kit_shape(c, f, 1);
    kit_begin(c);
    for (int i = 0; i < n; i++) {
        double x = r[i].x, w = r[i].w, top = y - up * (r[i].h - 3);
        kit_move(c, x + w / 2, y - up * (r[i].h + r[i].rise)), kit_line(c, x + w + 4, top),
            kit_line(c, x + w * .62, top);
        kit_close_path(c);
    }
    kit_shape(c, dark, .55);
    kit_begin(c);
    for (int i = 0; i < n; i++) {
        int cols = MAX(1, (int)(r[i].w / 26)), rows = (int)(r[i].h / 34);
        for (int k = 0; k < cols * rows && k < 24; k++)
            if (r[i].windows >> k & 1)
                kit_rect(c, r[i].x + r[i].w * (k % cols + .5) / cols - 4.5,
                         y - up * (r[i].h - 14 - k / cols * 30), 9, up * 13);
    }
    kit_move(c, 0, y);
    kit_shape(c, lit, 1);
}

void piece_peaks(struct canvas *c, double y, double h, int n, fill f, colour dark, colour snow) {
    double x[8], top[8], st = 680.0 / n;
    for (int k = 0; k < n; k++)
        x[k] = -40 + st * (k + .5 + kit_between(c, -.2, .2)), top[k] = y - h * kit_between(c, .55, 1);
    kit_begin(c);
    kit_move(c, -40, 930), kit_line(c, -40, y);
    for (int k = 0; k < n; k++)
        kit_line(c, x[k], top[k]), kit_line(c, -40 + st * (k + 1), y - kit_between(c, 0, .15) * h);
    kit_line(c, 640, 930);
    kit_close_path(c);
    kit_shape(c, f, 1);
    int side = c->right ? -1 : 1;
    double w = st * .5;
    kit_begin(c);
    for (int k = 0; k < n; k++) {
        double hh = y - top[k];
        kit_move(c, x[k], top[k]), kit_line(c, x[k] + side * w * .22, y - hh * .62),
            kit_line(c, x[k] + side * w * .05, y - hh * .35);
        kit_line(c, x[k] + side * w * .3, y + 20), kit_line(c, x[k] + side * w * .9, y);
        kit_close_path(c);
    }
    kit_shape(c, dark, .45);
    kit_begin(c);
    for (int k = 0; k < n; k++) {
        double hh = y - top[k];
        kit_move(c, x[k], top[k]), kit_line(c, x[k] + w * .24, y - hh * .72),
            kit_line(c, x[k] + w * .1, y - hh * .76), kit_line(c, x[k], y - hh * .66);
        kit_line(c, x[k] - w * .12, y - hh * .77), kit_line(c, x[k] - w * .24, y - hh * .72);
        kit_close_path(c);
    }
    kit_shape(c, snow, 1);
}

void piece_curtain(struct canvas *c, double x, int side, double w, colour col, colour dark, colour light) {
    kit_put_flip(c, x, 0, side, 1, 0);
    for (int k = 0; k < 5; k++) {
        double a = w * k / 5, b = w * (k + 1) / 5 + 1, ta = a * .42, tb = b * .42;
        const colour tones[5] = {kit_mix(col, dark, .5), col, kit_mix(col, light, .3), col,
                                 kit_mix(col, dark, .35)};
        kit_begin(c);
        kit_move(c, a, -10);
        kit_curve(c, a + 6, 260, ta + 20, 420, ta, 560);
        kit_curve(c, ta, 700, a * .6, 800, a * .75, 910);
        kit_line(c, b * .75, 910);
        kit_curve(c, b * .6, 800, tb, 700, tb, 560);
        kit_curve(c, tb + 20, 420, b + 6, 260, b, -10);
        kit_close_path(c);
        kit_shape(c, tones[k], 1);
    }
    kit_done(c);
}

void piece_valance(struct canvas *c) {
    const struct palette *p = c->pal;
    kit_paper(c, 3);
    kit_path_fill(
        c,
        "M-20 -20H620V70Q570 130 520 72Q470 140 410 76Q355 146 300 78Q245 146 190 76Q130 140 80 72Q30 130 -20 70Z",
        kit_down(c, p->accent, kit_mix(p->accent, p->ink, .5)), 1);
    kit_path_line(
        c, "M-20 70Q30 130 80 72Q130 140 190 76Q245 146 300 78Q355 146 410 76Q470 140 520 72Q570 130 620 70",
        p->gold, 6, 1);
    kit_done(c);
}

void piece_window_light(struct canvas *c, double y) {
    const struct light *l = &c->light;
    uint16_t time = c->pal->time;
    colour warm = kit_mix(l->warm, 0xfff6e0, .4);
    if (time == C_LAMPLIGHT || time == C_NIGHT || l->z < 290) {
        fill pool =
            kit_radial(c, l->x, l->y, 430,
                       (struct stop[]){{warm, 0, .5}, {warm, .3, .3}, {warm, .62, .1}, {warm, 1, 0}}, 4);
        kit_begin(c), kit_rect(c, 0, 0, 600, y), kit_shape(c, pool, 1);
        return;
    }
    double side = l->x < 300 ? 1 : -1, x = l->x < 300 ? 0 : 600;
    kit_begin(c);
    kit_move(c, x - side * 20, y - 620), kit_line(c, x + side * 240, y - 690), kit_line(c, x + side * 460, y),
        kit_line(c, x + side * 90, y);
    kit_close_path(c);
    kit_shape(c, kit_gradient(c, 0, y - 640, 0, y, (struct stop[]){{warm, 0, .42}, {warm, 1, .2}}, 2), 1);
}

/* Two by three panes, slanted away from the light. */
void piece_window_panes(struct canvas *c, double y) {
    const struct light *l = &c->light;
    colour warm = kit_mix(l->warm, 0xfff6e0, .4);
    double side = l->x < 300 ? 1 : -1, x = 300 - side * 150, w = 74, h = 104, lean = 46;
    kit_begin(c);
    for (int row = 0; row < 3; row++)
        for (int k = 0; k < 2; k++) {
            double at = x + side * (k * (w + 12) + row * (lean + 5)), top = y - 470 + row * (h + 12) + k * 14;
            kit_move(c, at, top), kit_line(c, at + side * w, top + 12);
            kit_line(c, at + side * (w + lean), top + 12 + h), kit_line(c, at + side * lean, top + h);
            kit_close_path(c);
        }
    kit_shape(c, kit_gradient(c, 0, y - 480, 0, y - 60, (struct stop[]){{warm, 0, .62}, {warm, 1, .26}}, 2),
              1);
}
