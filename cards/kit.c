/* kit.c: numbers, colours, curves and the canvas. Doubles are used with + - * / and floor only, so that
 * every machine writes the same bytes; sine and cosine are our own for that reason. */
#include "cards/kit.h"
#include <assert.h>
#include <string.h>

/* ---- numbers ---- */

/* Taylor series on [-45, 45] degrees: with eight terms the error is far below the tenth that is written. */
static double series(double degrees, bool cosine) {
    double x = degrees * 0.017453292519943295, xx = x * x;
    double term = cosine ? 1 : x, sum = term;
    for (int k = cosine ? 1 : 2, i = 0; i < 8; i++, k += 2) {
        term = -term * xx / (k * (k + 1));
        sum += term;
    }
    return sum;
}

double kit_sin(double degrees) {
    double turns = kit_floor(degrees / 90 + 0.5), rest = degrees - 90 * turns;
    switch ((int)(turns - 4 * kit_floor(turns / 4))) {
    case 0: return series(rest, false);
    case 1: return series(rest, true);
    case 2: return -series(rest, false);
    }
    return -series(rest, true);
}

double kit_cos(double degrees) {
    return kit_sin(degrees + 90);
}

double kit_between(struct canvas *c, double lo, double hi) {
    return lo + (hi - lo) * rng_below(&c->rng, 1001) / 1000.0;
}

bool kit_chance(struct canvas *c, int percent) {
    return (int)rng_below(&c->rng, 100) < percent;
}

/* ---- colours ---- */

static int channel(colour a, int shift) {
    return (int)(a >> shift & 255);
}

colour kit_mix(colour a, colour b, double t) {
    colour out = 0;
    for (int shift = 0; shift <= 16; shift += 8) {
        int from = channel(a, shift), to = channel(b, shift);
        out |= (colour)kit_floor(from + (to - from) * t + 0.5) << shift;
    }
    return out;
}

double kit_lum(colour a) {
    return (30 * channel(a, 16) + 59 * channel(a, 8) + 11 * channel(a, 0)) / 25500.0;
}

/* ---- writing ---- */

static void say(struct canvas *c, const char *s) {
    if (c->out) text_add(c->out, s);
}

/* A coordinate to a tenth, without a needless zero: .5, 12, -3.1 */
static void say_tenths(struct canvas *c, int64_t tenths) {
    if (!c->out) return;
    if (tenths < 0) text_byte(c->out, '-');
    uint64_t t = tenths < 0 ? -(uint64_t)tenths : (uint64_t)tenths;
    if (t >= 10 || t == 0) text_number(c->out, (int64_t)(t / 10));
    if (t % 10) text_byte(c->out, '.'), text_byte(c->out, (char)('0' + t % 10));
}

static void say_number(struct canvas *c, double v) {
    say_tenths(c, (int64_t)kit_floor(v * 10 + 0.5));
}

static void say_fine(struct canvas *c, double v) { /* three decimals, for scales and opacities */
    if (!c->out) return;
    int64_t t = (int64_t)kit_floor(v * 1000 + 0.5);
    if (t < 0) text_byte(c->out, '-'), t = -t;
    if (t >= 1000 || t == 0) text_number(c->out, t / 1000);
    t %= 1000;
    if (!t) return;
    char digits[4] = {(char)('0' + t / 100), (char)('0' + t / 10 % 10), (char)('0' + t % 10), 0};
    for (int i = 2; i > 0 && digits[i] == '0'; i--) digits[i] = 0;
    text_byte(c->out, '.');
    text_add(c->out, digits);
}

static void say_pair(struct canvas *c, double x, double y) {
    say_number(c, x);
    say(c, " ");
    say_number(c, y);
}

static void say_colour(struct canvas *c, colour v) {
    static const char hex[] = "0123456789abcdef";
    char s[8] = "#";
    for (int i = 0; i < 6; i++) s[1 + i] = hex[v >> (20 - 4 * i) & 15];
    s[7] = 0;
    say(c, s);
}

static void say_id(struct canvas *c, uint32_t id) {
    say(c, c->prefix);
    if (c->out) text_number(c->out, id);
}

static void say_fill(struct canvas *c, fill f) {
    if (c->flat) f = c->flat_fill;
    if (!(f & GRADIENT)) {
        say_colour(c, f);
        return;
    }
    say(c, "url(#");
    say_id(c, f & 0xffff);
    say(c, ")");
}

static void say_attribute(struct canvas *c, const char *name, double v) {
    say(c, " ");
    say(c, name);
    say(c, "=\"");
    say_fine(c, v);
    say(c, "\"");
}

/* ---- transforms and boxes ---- */

struct point kit_to_card(const struct canvas *c, double x, double y) {
    const struct matrix *m = &c->m;
    return (struct point){m->a * x + m->c * y + m->e, m->b * x + m->d * y + m->f, false};
}

void kit_box_reset(struct canvas *c) {
    c->box = (struct box){1e6, 1e6, -1e6, -1e6};
}

static void touch(struct canvas *c, double x, double y) {
    struct point p = kit_to_card(c, x, y);
    if (p.x < c->box.x0) c->box.x0 = p.x;
    if (p.y < c->box.y0) c->box.y0 = p.y;
    if (p.x > c->box.x1) c->box.x1 = p.x;
    if (p.y > c->box.y1) c->box.y1 = p.y;
}

static void push(struct canvas *c) {
    assert(c->depth < CANVAS_DEPTH);
    c->stack[c->depth++] = c->m;
}

void kit_put_flip(struct canvas *c, double x, double y, double sx, double sy, double turn) {
    push(c);
    double co = kit_cos(turn), si = kit_sin(turn);
    struct matrix m = c->m, t = {co * sx, si * sx, -si * sy, co * sy, x, y};
    c->m = (struct matrix){m.a * t.a + m.c * t.b, m.b * t.a + m.d * t.b,       m.a * t.c + m.c * t.d,
                           m.b * t.c + m.d * t.d, m.a * t.e + m.c * t.f + m.e, m.b * t.e + m.d * t.f + m.f};
    if (c->outline) return;
    say(c, "<g");
    if (c->named && !c->flat) {
        say(c, " id=\"");
        say_id(c, c->named);
        say(c, "\"");
    }
    c->named = 0;
    say(c, " transform=\"translate(");
    say_pair(c, x, y);
    say(c, ")");
    if (turn != 0) {
        say(c, "rotate(");
        say_number(c, turn);
        say(c, ")");
    }
    if (sx != 1 || sy != 1) {
        say(c, "scale(");
        say_fine(c, sx);
        if (sx != sy) {
            say(c, " ");
            say_fine(c, sy);
        }
        say(c, ")");
    }
    say(c, "\">");
}

void kit_put(struct canvas *c, double x, double y, double scale, double turn) {
    kit_put_flip(c, x, y, scale, scale, turn);
}

/* What is painted from here to kit_camera_done is seen through the camera; its coordinates stay those of the scene. */
void kit_camera(struct canvas *c) {
    if (c->camera.zoom == 1) return;
    say(c, "<g transform=\"translate(");
    say_pair(c, c->camera.x, c->camera.y);
    say(c, ")scale(");
    say_fine(c, c->camera.zoom);
    say(c, ")\">");
}

static void seen_x(const struct camera *v, double *x) {
    *x = *x * v->zoom + v->x;
}
static void seen_y(const struct camera *v, double *y) {
    *y = *y * v->zoom + v->y;
}

/* From here on the canvas speaks of the card: what the scene recorded is brought over. */
void kit_camera_done(struct canvas *c) {
    const struct camera *v = &c->camera;
    if (v->zoom == 1) return;
    say(c, "</g>");
    for (int i = 0; i < c->placed_count; i++) {
        struct placed *p = &c->placed[i];
        seen_x(v, &p->box.x0), seen_x(v, &p->box.x1);
        seen_y(v, &p->box.y0), seen_y(v, &p->box.y1), seen_y(v, &p->ground);
    }
    for (int i = 0; i < c->tied_count; i++) seen_x(v, &c->tied[i].x), seen_y(v, &c->tied[i].y);
    double ground[9];
    for (int i = 0; i < 9; i++) {
        double at = MAX(0, MIN(8, (i * 75 - v->x) / v->zoom / 75)), part = at - kit_floor(at);
        int k = (int)at;
        ground[i] = c->ground[k] + (c->ground[MIN(8, k + 1)] - c->ground[k]) * part;
        seen_y(v, &ground[i]);
    }
    for (int i = 0; i < 9; i++) c->ground[i] = ground[i];
    if (c->wall > 0) c->wall = 0; /* its clip is the scene's */
}

/* Where the light falls: on a lamp itself; under the open sky between the light and the middle of the figures. */
struct point kit_focus(const struct canvas *c) {
    struct point l = {c->light.x * c->camera.zoom + c->camera.x, c->light.y * c->camera.zoom + c->camera.y,
                      false};
    double to = c->light.z >= 300 ? .7 : .2;
    struct box all = {600, 900, 0, 0};
    for (int i = 0; i < c->placed_count; i++) {
        const struct box *b = &c->placed[i].box;
        all = (struct box){MIN(all.x0, b->x0), MIN(all.y0, b->y0), MAX(all.x1, b->x1), MAX(all.y1, b->y1)};
    }
    if (c->placed_count > 0)
        l.x += ((all.x0 + all.x1) / 2 - l.x) * to, l.y += ((all.y0 + all.y1) / 2 - l.y) * to;
    return l;
}

static void mark(struct canvas *c) {
    if (c->out && !c->flat) c->mark = c->out->size;
}

void kit_paper(struct canvas *c, int height) {
    push(c);
    mark(c);
    if (c->outline) return;
    if (c->flat || c->m.a != 1 ||
        c->m.d != 1) { /* a filter region is in user space: a transform crops and rotates it */
        say(c, "<g>");
        return;
    }
    say(c, "<g filter=\"url(#");
    say(c, c->prefix);
    say(c, "f");
    if (c->out) text_number(c->out, height);
    say(c, ")\">");
}

static bool upright(const struct canvas *c) {
    return c->m.a == 1 && c->m.b == 0 && c->m.d == 1;
}

void kit_lit(struct canvas *c) {
    push(c);
    mark(c);
    if (c->outline) return;
    if (c->flat || !upright(c)) {
        say(c, "<g>");
        return;
    }
    say(c, "<g filter=\"url(#");
    say(c, c->prefix);
    say(c, "l)\">");
}

uint32_t kit_named(struct canvas *c) {
    return c->named = ++c->ids;
}

static void say_use(struct canvas *c, uint32_t id) {
    say(c, "<use href=\"#");
    say_id(c, id);
    say(c, "\"/>");
}

void kit_use(struct canvas *c, uint32_t id, double x, double y, double sx, double sy, double turn) {
    kit_put_flip(c, x, y, sx, sy, turn);
    say_use(c, id);
    kit_done(c);
}

static void say_shadow(struct canvas *c, uint32_t id, uint32_t clip, const double v[6]) {
    say(c, "<g filter=\"url(#");
    say(c, c->prefix);
    say(c, "s)\"");
    if (clip) {
        say(c, " clip-path=\"url(#");
        say_id(c, clip);
        say(c, ")\"");
    }
    say(c, "><g transform=\"matrix(");
    for (int i = 0; i < 6; i++) {
        if (i) say(c, " ");
        say_fine(c, v[i]);
    }
    say(c, ")\">");
    say_use(c, id);
    say(c, "</g></g>");
}

/* A height h above the foot falls to (x + kx h, y + ky h): a matrix about the foot line. A lamp that stands as low as
 * the figure throws a longer shadow than the sky. */
void kit_cast(struct canvas *c, uint32_t id, double x, double y) {
    if (c->outline || c->flat || c->aloft || !upright(c)) return;
    double low = MAX(0, MIN(1, (c->light.y - 200) / 400)), kx = (x - c->light.x) / (260 - 90 * low);
    kx = MAX(-1.4, MIN(1.4, kx));
    double ky = .3 + .12 * low;
    say_shadow(c, id, 0, (const double[]){1, 0, -kx, -ky, kx * y, y + ky * y});
}

void kit_wall(struct canvas *c, double foot) {
    c->wall = foot;
    kit_clip_open(c, &c->above);
    kit_begin(c), kit_rect(c, 0, 0, 600, foot), kit_shape(c, 0, 1);
    kit_clip_done(c);
}

/* The true projection on a wall that is parallel to the picture: scaling about the light. */
void kit_cast_on_wall(struct canvas *c, uint32_t id) {
    if (c->wall == 0 || c->outline || c->flat || !upright(c)) return;
    double k = 1.24;
    say_shadow(c, id, c->above, (const double[]){k, 0, 0, k, c->light.x * (1 - k), c->light.y * (1 - k)});
}

void kit_faint(struct canvas *c, double opacity) {
    push(c);
    if (c->outline) return;
    say(c, "<g");
    say_attribute(c, "opacity", opacity);
    say(c, ">");
}

void kit_done(struct canvas *c) {
    assert(c->depth > 0);
    c->m = c->stack[--c->depth];
    if (!c->outline) say(c, "</g>");
}

void kit_clip_open(struct canvas *c, uint32_t *id) {
    *id = ++c->ids;
    say(c, "<clipPath id=\"");
    say_id(c, *id);
    say(c, "\">");
    c->outline = true;
}

void kit_clip_done(struct canvas *c) {
    c->outline = false;
    say(c, "</clipPath>");
}

void kit_clipped(struct canvas *c, uint32_t id) {
    push(c);
    say(c, "<g clip-path=\"url(#");
    say_id(c, id);
    say(c, ")\">");
}

/* ---- paths ---- */

void kit_begin(struct canvas *c) {
    assert(!c->in_path);
    c->in_path = true;
    say(c, "<path");
    /* clipPath may not contain <g>, so each of its paths carries the whole transform. */
    if (c->outline && (c->m.a != 1 || c->m.b != 0 || c->m.d != 1 || c->m.e != 0 || c->m.f != 0)) {
        const double v[6] = {c->m.a, c->m.b, c->m.c, c->m.d, c->m.e, c->m.f};
        say(c, " transform=\"matrix(");
        for (int i = 0; i < 6; i++) {
            if (i) say(c, " ");
            say_fine(c, v[i]);
        }
        say(c, ")\"");
    }
    say(c, " d=\"");
}

static void command(struct canvas *c, const char *letter, double x, double y) {
    say(c, letter);
    say_pair(c, x, y);
    touch(c, x, y);
}

void kit_move(struct canvas *c, double x, double y) {
    command(c, "M", x, y);
}
void kit_line(struct canvas *c, double x, double y) {
    command(c, "L", x, y);
}
void kit_close_path(struct canvas *c) {
    say(c, "Z");
}

void kit_curve(struct canvas *c, double x1, double y1, double x2, double y2, double x, double y) {
    say(c, "C");
    say_pair(c, x1, y1);
    say(c, " ");
    say_pair(c, x2, y2);
    command(c, " ", x, y);
    touch(c, (x1 + x2) / 2, (y1 + y2) / 2);
}

void kit_quad(struct canvas *c, double x1, double y1, double x, double y) {
    say(c, "Q");
    say_pair(c, x1, y1);
    command(c, " ", x, y);
}

void kit_arc(struct canvas *c, double rx, double ry, bool large, bool sweep, double x, double y) {
    say(c, "A");
    say_pair(c, rx, ry);
    say(c, large ? " 0 1 " : " 0 0 ");
    say(c, sweep ? "1" : "0");
    command(c, " ", x, y);
}

void kit_spline(struct canvas *c, const struct point *p, int n, bool closed) {
    kit_move(c, p[0].x, p[0].y);
    for (int i = 0; i < (closed ? n : n - 1); i++) {
        int j = (i + 1) % n;
        struct point t[2] = {{0, 0, 0}, {0, 0, 0}};
        for (int e = 0; e < 2; e++) {
            int k = e ? j : i;
            if (p[k].corner) continue;
            int before = closed ? (k + n - 1) % n : MAX(k - 1, 0),
                after = closed ? (k + 1) % n : MIN(k + 1, n - 1);
            t[e] = (struct point){(p[after].x - p[before].x) / 6, (p[after].y - p[before].y) / 6, false};
        }
        kit_curve(c, p[i].x + t[0].x, p[i].y + t[0].y, p[j].x - t[1].x, p[j].y - t[1].y, p[j].x, p[j].y);
    }
    if (closed) kit_close_path(c);
}

void kit_oval(struct canvas *c, double x, double y, double rx, double ry) {
    kit_move(c, x - rx, y);
    kit_arc(c, rx, ry, true, false, x + rx, y);
    kit_arc(c, rx, ry, true, false, x - rx, y);
    kit_close_path(c);
    touch(c, x, y - ry);
    touch(c, x, y + ry);
}

void kit_rect(struct canvas *c, double x, double y, double w, double h) {
    kit_move(c, x, y);
    say(c, "h");
    say_number(c, w);
    say(c, "v");
    say_number(c, h);
    say(c, "h");
    say_number(c, -w);
    kit_close_path(c);
    touch(c, x + w, y + h);
}

void kit_dot(struct canvas *c, double x, double y) {
    kit_move(c, x, y);
    say(c, "h0");
}

/* Discs joined by tapered hulls; all wound alike, so that they unite. */
void kit_limb(struct canvas *c, const struct point *p, const double *r, int n, fill f) {
    kit_begin(c);
    for (int i = 0; i < n; i++) {
        kit_move(c, p[i].x, p[i].y - r[i]);
        say(c, "a");
        say_pair(c, r[i], r[i]);
        say(c, " 0 1 0 .1 0Z");
        touch(c, p[i].x - r[i], p[i].y + r[i]);
        touch(c, p[i].x + r[i], p[i].y);
    }
    for (int i = 0; i + 1 < n; i++) {
        double dx = p[i + 1].x - p[i].x, dy = p[i + 1].y - p[i].y, l = kit_root(dx * dx + dy * dy);
        if (l < .01) continue;
        double nx = -dy / l, ny = dx / l;
        kit_move(c, p[i].x + nx * r[i], p[i].y + ny * r[i]);
        kit_line(c, p[i + 1].x + nx * r[i + 1], p[i + 1].y + ny * r[i + 1]);
        kit_line(c, p[i + 1].x - nx * r[i + 1], p[i + 1].y - ny * r[i + 1]);
        kit_line(c, p[i].x - nx * r[i], p[i].y - ny * r[i]);
        kit_close_path(c);
    }
    kit_shape(c, f, 1);
}

static const char *skip_space(const char *s) {
    while (*s == ' ' || *s == ',' || *s == '\n') s++;
    return s;
}

double kit_read_number(const char **s) {
    const char *p = skip_space(*s);
    bool minus = *p == '-';
    if (minus) p++;
    double v = 0, unit = 1;
    while (*p >= '0' && *p <= '9') v = v * 10 + (*p++ - '0');
    if (*p == '.')
        for (p++; *p >= '0' && *p <= '9'; p++) v = v * 10 + (*p - '0'), unit *= 10;
    assert(p > *s);
    *s = p;
    return minus ? -v / unit : v / unit;
}

/* The farthest point of a circle's arc lies over the middle of its chord. */
static void touch_arc(struct canvas *c, double x, double y, double x2, double y2, double r, bool large,
                      bool sweep) {
    double dx = x2 - x, dy = y2 - y, d = kit_root(dx * dx + dy * dy), rest = r * r - d * d / 4;
    double root = rest > 0 ? kit_root(rest) : 0, bulge = large ? r + root : r - root;
    if (d > 0)
        touch(c, (x + x2) / 2 + (sweep ? dy : -dy) / d * bulge,
              (y + y2) / 2 + (sweep ? -dx : dx) / d * bulge);
}

/* Path data is copied verbatim and parsed only for its bounding box, which is conservative. */
void kit_raw_path(struct canvas *c, const char *d) {
    static const struct {
        char letter;
        uint8_t numbers;
    } arity[] = {{'M', 2}, {'L', 2}, {'H', 1}, {'V', 1}, {'C', 6},
                 {'S', 4}, {'Q', 4}, {'T', 2}, {'A', 7}, {'Z', 0}};
    double x = 0, y = 0;
    char letter = 'M';
    const char *s = d;
    while (*(s = skip_space(s)) && *s != ';') {
        if ((*s | 32) >= 'a' && (*s | 32) <= 'z') letter = *s++;
        char upper = (char)(letter & ~32);
        bool relative = letter != upper;
        int n = -1;
        for (size_t i = 0; i < sizeof arity / sizeof *arity; i++)
            if (arity[i].letter == upper) n = arity[i].numbers;
        assert(n >= 0);
        double v[7] = {0};
        for (int i = 0; i < n; i++) v[i] = kit_read_number(&s);
        double ox = relative ? x : 0, oy = relative ? y : 0;
        if (upper == 'H')
            x = ox + v[0];
        else if (upper == 'V')
            y = oy + v[0];
        else if (upper == 'A') {
            touch_arc(c, x, y, ox + v[5], oy + v[6], v[0], v[3] != 0, v[4] != 0);
            x = ox + v[5], y = oy + v[6];
        } else if (n > 0) {
            for (int i = 0; i + 3 < n; i += 2) {
                /* Half-way to the control point bounds the curve closely enough. */
                touch(c, (ox + v[i] + x) / 2, (oy + v[i + 1] + y) / 2);
            }
            x = ox + v[n - 2], y = oy + v[n - 1];
        }
        touch(c, x, y);
    }
    if (c->out) text_bytes(c->out, d, (uint32_t)(s - d));
}

static void path_ended(struct canvas *c);

static void end_path(struct canvas *c, double opacity) {
    if (opacity < 1 && !c->flat) say_attribute(c, "opacity", opacity);
    say(c, "/>");
    path_ended(c);
}

void kit_shape(struct canvas *c, fill f, double opacity) {
    if (c->outline) {
        say(c, "\"/>");
        path_ended(c);
        return;
    }
    say(c, "\" fill=\"");
    say_fill(c, f);
    say(c, "\"");
    end_path(c, opacity);
}

void kit_shape_evenodd(struct canvas *c, fill f, double opacity) {
    say(c, "\" fill-rule=\"evenodd\" fill=\"");
    say_fill(c, f);
    say(c, "\"");
    end_path(c, opacity);
}

void kit_stroke(struct canvas *c, fill f, double width, double opacity) {
    if (c->outline) {
        say(c, "\" display=\"none\"/>"); /* clipPath ignores strokes */
        path_ended(c);
        return;
    }
    say(c, "\" fill=\"none\" stroke=\"");
    say_fill(c, f);
    say(c, "\" stroke-width=\"");
    say_number(c, width);
    say(c, "\" stroke-linecap=\"round\" stroke-linejoin=\"round\"");
    end_path(c, opacity);
}

void kit_disc_at(struct canvas *c, double x, double y, double r, fill f, double opacity) {
    kit_begin(c);
    kit_oval(c, x, y, r, r);
    kit_shape(c, f, opacity);
}

void kit_path_fill(struct canvas *c, const char *d, fill f, double opacity) {
    kit_begin(c);
    kit_raw_path(c, d);
    kit_shape(c, f, opacity);
}

void kit_path_line(struct canvas *c, const char *d, fill f, double width, double opacity) {
    kit_begin(c);
    kit_raw_path(c, d);
    kit_stroke(c, f, width, opacity);
}

colour kit_back_at(const struct canvas *c, double y) {
    double t = MAX(0, MIN(y, 800)) / 400;
    return t < 1 ? kit_mix(c->back[0], c->back[1], t) : kit_mix(c->back[1], c->back[2], t - 1);
}

/* ---- gradients ---- */

static void corner(struct canvas *c, const char *name, double v) {
    say(c, " ");
    say(c, name);
    say(c, "=\"");
    say_number(c, v);
    say(c, "\"");
}

static void write_gradient(struct canvas *c, const struct waiting *g) {
    static const char *const linear[4] = {"x1", "y1", "x2", "y2"}, *const round[3] = {"cx", "cy", "r"};
    say(c, g->kind == 'r' ? "<radialGradient id=\"" : "<linearGradient id=\"");
    say_id(c, g->id);
    say(c, g->kind == 'd' ? "\"" : "\" gradientUnits=\"userSpaceOnUse\"");
    for (int i = 0; i < (g->kind == 'r' ? 3 : 4); i++)
        corner(c, g->kind == 'r' ? round[i] : linear[i], g->v[i]);
    say(c, ">");
    for (int i = 0; i < g->count; i++) {
        say(c, "<stop offset=\"");
        say_fine(c, g->stops[i].at);
        say(c, "\" stop-color=\"");
        say_colour(c, g->stops[i].colour);
        say(c, "\"");
        if (g->stops[i].opacity < 1) say_attribute(c, "stop-opacity", g->stops[i].opacity);
        say(c, "/>");
    }
    say(c, g->kind == 'r' ? "</radialGradient>" : "</linearGradient>");
}

static fill add_gradient(struct canvas *c, char kind, double v0, double v1, double v2, double v3,
                         const struct stop *s, int n) {
    if (c->outline || c->flat) return s[0].colour;
    struct waiting g = {.id = ++c->ids, .kind = kind, .v = {v0, v1, v2, v3}, .count = n};
    assert(n <= 6);
    for (int i = 0; i < n; i++) g.stops[i] = s[i];
    if (c->in_path) {
        assert(c->waiting_count < WAITING_MAX);
        c->waiting[c->waiting_count++] = g;
    } else {
        write_gradient(c, &g);
    }
    return GRADIENT | g.id;
}

static void path_ended(struct canvas *c) {
    c->in_path = false;
    for (int i = 0; i < c->waiting_count; i++) write_gradient(c, &c->waiting[i]);
    c->waiting_count = 0;
}

fill kit_down(struct canvas *c, colour top, colour bottom) {
    return add_gradient(c, 'd', 0, 0, 0, 1, (struct stop[]){{top, 0, 1}, {bottom, 1, 1}}, 2);
}

fill kit_gradient(struct canvas *c, double x1, double y1, double x2, double y2, const struct stop *s, int n) {
    return add_gradient(c, 'l', x1, y1, x2, y2, s, n);
}

fill kit_radial(struct canvas *c, double x, double y, double r, const struct stop *s, int n) {
    return add_gradient(c, 'r', x, y, r, 0, s, n);
}

/* Five stops: with three, Mach bands show as a ring. */
void kit_glow(struct canvas *c, double x, double y, double r, colour col, double strength) {
    fill f = kit_radial(c, x, y, r,
                        (struct stop[]){{col, 0, strength},
                                        {col, .22, strength * .5},
                                        {col, .45, strength * .21},
                                        {col, .7, strength * .07},
                                        {col, 1, 0}},
                        5);
    kit_disc_at(c, x, y, r, f, 1);
}
