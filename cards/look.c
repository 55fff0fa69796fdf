/* look.c: a small reader of our own pictures (groups, paths, uses, clips) that fills a raster of 150 x 225: for
 * each pixel its colour and which placed figure it belongs to. A figure is known by the bytes that drew it. */
#include "cards/look.h"
#include <stddef.h>
#include <string.h>

#define UNIT   (CARD_W / LOOK_W)
#define EDGES  4096
#define IDS    512
#define MASKS  6
#define LEVELS 40

struct state {
    struct matrix m;
    double opacity;
    int mask; /* -1: no clip */
};

struct eye {
    const struct canvas *c;
    const char *svg, *end;
    uint16_t edges, ids, masks;
    struct {
        double x0, y0, x1, y1;
    } edge[EDGES];
    struct {
        const char *name, *at;
        uint32_t size;
    } id[IDS];
    uint8_t mask[MASKS][LOOK_H][LOOK_W];
    uint8_t rgb[LOOK_H][LOOK_W][3];
    uint32_t covered[LOOK_H][LOOK_W]; /* a bit for each figure that was ever there */
    uint8_t owner[LOOK_H][LOOK_W];    /* of the topmost paint: 0 none, else a figure's number + 1 */
};

static bool starts(const char *s, const char *with) {
    return strncmp(s, with, strlen(with)) == 0;
}

/* The value of an attribute inside the tag that begins at s; NULL when it has none. */
static const char *attribute(const char *s, const char *name) {
    size_t n = strlen(name);
    for (; *s && *s != '>'; s++) {
        if (*s == ' ' && strncmp(s + 1, name, n) == 0 && s[n + 1] == '=' && s[n + 2] == '"') return s + n + 3;
        if (*s == '"')
            for (s++; *s && *s != '"';) s++;
    }
    return NULL;
}

static struct matrix times(struct matrix m, struct matrix t) {
    return (struct matrix){m.a * t.a + m.c * t.b, m.b * t.a + m.d * t.b,       m.a * t.c + m.c * t.d,
                           m.b * t.c + m.d * t.d, m.a * t.e + m.c * t.f + m.e, m.b * t.e + m.d * t.f + m.f};
}

static struct matrix transform(const char *s) {
    struct matrix m = {1, 0, 0, 1, 0, 0};
    while (s && *s && *s != '"') {
        const char *p = s;
        while (*p != '(') p++;
        p++;
        double v[6] = {0};
        int n = 0;
        while (*p != ')' && n < 6) {
            v[n++] = kit_read_number(&p);
            while (*p == ' ') p++;
        }
        if (starts(s, "translate"))
            m = times(m, (struct matrix){1, 0, 0, 1, v[0], v[1]});
        else if (starts(s, "rotate"))
            m = times(m, (struct matrix){kit_cos(v[0]), kit_sin(v[0]), -kit_sin(v[0]), kit_cos(v[0]), 0, 0});
        else if (starts(s, "scale"))
            m = times(m, (struct matrix){v[0], 0, 0, n > 1 ? v[1] : v[0], 0, 0});
        else
            m = times(m, (struct matrix){v[0], v[1], v[2], v[3], v[4], v[5]});
        s = p + 1;
    }
    return m;
}

/* ---- paths ---- */

static void edge(struct eye *e, const struct matrix *m, double x0, double y0, double x1, double y1) {
    if (e->edges == EDGES) return;
    e->edge[e->edges].x0 = (m->a * x0 + m->c * y0 + m->e) / UNIT;
    e->edge[e->edges].y0 = (m->b * x0 + m->d * y0 + m->f) / UNIT;
    e->edge[e->edges].x1 = (m->a * x1 + m->c * y1 + m->e) / UNIT;
    e->edge[e->edges++].y1 = (m->b * x1 + m->d * y1 + m->f) / UNIT;
}

static void bezier(struct eye *e, const struct matrix *m, const double p[8]) {
    double x = p[0], y = p[1];
    for (int i = 1; i <= 8; i++) {
        double t = i / 8.0, u = 1 - t, a = u * u * u, b = 3 * u * u * t, c = 3 * u * t * t, d = t * t * t;
        double nx = a * p[0] + b * p[2] + c * p[4] + d * p[6], ny = a * p[1] + b * p[3] + c * p[5] + d * p[7];
        edge(e, m, x, y, nx, ny);
        x = nx, y = ny;
    }
}

/* Between two directions on the unit circle: halved until the pieces are short. */
static void turn(struct eye *e, const struct matrix *m, const double at[4], double ux, double uy, double vx,
                 double vy, int depth) {
    if (depth == 0) {
        edge(e, m, at[0] + ux * at[2], at[1] + uy * at[3], at[0] + vx * at[2], at[1] + vy * at[3]);
        return;
    }
    double mx = ux + vx, my = uy + vy, l = kit_root(mx * mx + my * my);
    if (l < 1e-6) return;
    turn(e, m, at, ux, uy, mx / l, my / l, depth - 1);
    turn(e, m, at, mx / l, my / l, vx, vy, depth - 1);
}

static void arc(struct eye *e, const struct matrix *m, double x0, double y0, double rx, double ry, bool large,
                bool sweep, double x1, double y1) {
    if (rx <= 0 || ry <= 0) {
        edge(e, m, x0, y0, x1, y1);
        return;
    }
    double ax = x0 / rx, ay = y0 / ry, bx = x1 / rx, by = y1 / ry, dx = bx - ax, dy = by - ay,
           d = kit_root(dx * dx + dy * dy);
    if (d < 1e-9) return;
    double grow = d > 2 ? d / 2 : 1, rest = grow * grow - d * d / 4, h = rest > 0 ? kit_root(rest) : 0;
    double sign = large == sweep ? -1 : 1;
    double cx = (ax + bx) / 2 - sign * h * dy / d, cy = (ay + by) / 2 + sign * h * dx / d;
    double ux = (ax - cx) / grow, uy = (ay - cy) / grow, vx = (bx - cx) / grow, vy = (by - cy) / grow;
    /* The point half way round lies over the middle of the chord, on the side that the flags choose. */
    double px = sweep ? dy / d : -dy / d, py = sweep ? -dx / d : dx / d;
    double at[4] = {cx * rx, cy * ry, rx * grow, ry * grow};
    turn(e, m, at, ux, uy, px, py, 3);
    turn(e, m, at, px, py, vx, vy, 3);
}

static int arity(char letter) {
    static const struct {
        char letter;
        int n;
    } known[] = {{'M', 2}, {'L', 2}, {'H', 1}, {'V', 1}, {'C', 6}, {'S', 4}, {'Q', 4}, {'T', 2}, {'A', 7}};
    for (size_t i = 0; i < sizeof known / sizeof *known; i++)
        if (known[i].letter == letter) return known[i].n;
    return 0;
}

static void path(struct eye *e, const struct matrix *m, const char *s) {
    double x = 0, y = 0, sx = 0, sy = 0, qx = 0, qy = 0;
    char letter = 'M', before = 0;
    e->edges = 0;
    for (;;) {
        while (*s == ' ' || *s == ',' || *s == '\n') s++;
        if (*s == '"' || !*s) break;
        if ((*s | 32) >= 'a' && (*s | 32) <= 'z')
            letter = *s++;
        else if (letter == 'M' || letter == 'm')
            letter = letter == 'M' ? 'L' : 'l'; /* further pairs of a move are lines */
        char up = (char)(letter & ~32);
        double v[7] = {0}, ox = letter == up ? 0 : x, oy = letter == up ? 0 : y;
        int n = arity(up);
        for (int i = 0; i < n; i++) v[i] = kit_read_number(&s);
        double nx = n >= 2 ? ox + v[n - 2] : x, ny = n >= 2 ? oy + v[n - 1] : y;
        if (up == 'H') nx = ox + v[0], ny = y;
        if (up == 'V') nx = x, ny = oy + v[0];
        bool smooth = up == 'S' ? before == 'C' || before == 'S' : before == 'Q' || before == 'T';
        double mx = smooth ? 2 * x - qx : x, my = smooth ? 2 * y - qy : y;
        if (up == 'Z') {
            edge(e, m, x, y, sx, sy);
            nx = sx, ny = sy;
        } else if (up == 'M') {
            if (e->edges && (x != sx || y != sy)) edge(e, m, x, y, sx, sy);
            sx = nx, sy = ny;
        } else if (up == 'C' || up == 'S') {
            double x1 = up == 'C' ? ox + v[0] : mx, y1 = up == 'C' ? oy + v[1] : my;
            qx = ox + v[n - 4], qy = oy + v[n - 3];
            bezier(e, m, (double[]){x, y, x1, y1, qx, qy, nx, ny});
        } else if (up == 'Q' || up == 'T') {
            qx = up == 'Q' ? ox + v[0] : mx, qy = up == 'Q' ? oy + v[1] : my;
            bezier(e, m,
                   (double[]){x, y, (x + 2 * qx) / 3, (y + 2 * qy) / 3, (nx + 2 * qx) / 3, (ny + 2 * qy) / 3,
                              nx, ny});
        } else if (up == 'A') {
            arc(e, m, x, y, v[0], v[1], v[3] != 0, v[4] != 0, nx, ny);
        } else {
            edge(e, m, x, y, nx, ny);
        }
        x = nx, y = ny, before = up;
        if (n == 0 && up != 'Z') break;
    }
}

/* ---- paint ---- */

struct paint {
    uint8_t rgb[3];
    double opacity;
};

static int hex(char ch) {
    return ch <= '9' ? ch - '0' : (ch | 32) - 'a' + 10;
}

static struct paint colour_at(const char *s) {
    struct paint p = {.opacity = 1};
    for (int i = 0; i < 3; i++) p.rgb[i] = (uint8_t)(hex(s[1 + 2 * i]) * 16 + hex(s[2 + 2 * i]));
    return p;
}

static const char *by_id(const struct eye *e, const char *name) {
    uint32_t n = (uint32_t)strcspn(name, ")\"");
    for (int i = 0; i < e->ids; i++)
        if (e->id[i].size == n && memcmp(e->id[i].name, name, n) == 0) return e->id[i].at;
    return NULL;
}

static double number(const char *s, double otherwise) {
    return s ? kit_read_number(&s) : otherwise;
}

/* A gradient counts as the mean of its stops. */
static struct paint paint_of(const struct eye *e, const char *s) {
    if (!s || *s == 'n') return (struct paint){.opacity = 0};
    if (*s == '#') return colour_at(s);
    const char *g = by_id(e, s + 5);
    double sum[4] = {0};
    int n = 0;
    for (const char *p = g; p && (p = strstr(p, "<stop ")) != NULL; p += 5) {
        const char *close = strstr(g, "Gradient>");
        if (close && p > close) break;
        struct paint at = colour_at(attribute(p, "stop-color"));
        for (int k = 0; k < 3; k++) sum[k] += at.rgb[k];
        sum[3] += number(attribute(p, "stop-opacity"), 1), n++;
    }
    struct paint mean = {.opacity = n ? sum[3] / n : 0};
    for (int k = 0; k < 3 && n; k++) mean.rgb[k] = (uint8_t)(sum[k] / n);
    return mean;
}

static void pixel(struct eye *e, int x, int y, const struct paint *p, const struct state *st, int owner) {
    if (st->mask >= 0 && !e->mask[st->mask][y][x]) return;
    for (int k = 0; k < 3; k++)
        e->rgb[y][x][k] = (uint8_t)(e->rgb[y][x][k] + (p->rgb[k] - e->rgb[y][x][k]) * p->opacity);
    if (p->opacity < .45) return;
    e->owner[y][x] = (uint8_t)owner;
    if (owner) e->covered[y][x] |= 1u << (owner - 1);
}

/* Calls for each pixel whose middle lies inside, by the nonzero rule or evenodd. */
static void fill_path(struct eye *e, bool evenodd, const struct paint *p, const struct state *st, int owner,
                      uint8_t (*into)[LOOK_W]) {
    double top = LOOK_H, bottom = 0;
    for (int i = 0; i < e->edges; i++) {
        top = MIN(top, MIN(e->edge[i].y0, e->edge[i].y1));
        bottom = MAX(bottom, MAX(e->edge[i].y0, e->edge[i].y1));
    }
    for (int y = (int)MAX(0, top); y < LOOK_H && y <= bottom; y++) {
        int wind[LOOK_W + 1] = {0}, count = 0;
        double at = y + .5;
        for (int i = 0; i < e->edges; i++) {
            double y0 = e->edge[i].y0, y1 = e->edge[i].y1;
            if ((y0 <= at) == (y1 <= at)) continue;
            double x = e->edge[i].x0 + (at - y0) / (y1 - y0) * (e->edge[i].x1 - e->edge[i].x0) + .5;
            wind[(int)MAX(0, MIN((double)LOOK_W, x))] += evenodd ? 1 : y0 < y1 ? 1 : -1;
        }
        for (int x = 0; x < LOOK_W; x++) {
            count += wind[x];
            if (!(evenodd ? count & 1 : count)) continue;
            if (into)
                into[y][x] = 1;
            else
                pixel(e, x, y, p, st, owner);
        }
    }
}

static void stroke_path(struct eye *e, double half, const struct paint *p, const struct state *st,
                        int owner) {
    for (int i = 0; i < e->edges; i++) {
        double x0 = e->edge[i].x0, y0 = e->edge[i].y0, dx = e->edge[i].x1 - x0, dy = e->edge[i].y1 - y0,
               l = dx * dx + dy * dy;
        int left = (int)MAX(0, MIN(x0, x0 + dx) - half),
            right = (int)MIN(LOOK_W - 1.0, MAX(x0, x0 + dx) + half);
        int high = (int)MAX(0, MIN(y0, y0 + dy) - half),
            low = (int)MIN(LOOK_H - 1.0, MAX(y0, y0 + dy) + half);
        for (int y = high; y <= low; y++)
            for (int x = left; x <= right; x++) {
                double px = x + .5 - x0, py = y + .5 - y0,
                       t = l > 0 ? MAX(0, MIN(1, (px * dx + py * dy) / l)) : 0;
                px -= t * dx, py -= t * dy;
                if (px * px + py * py <= half * half) pixel(e, x, y, p, st, owner);
            }
    }
}

static void draw(struct eye *e, const char *tag, const struct state *st, int owner) {
    const char *d = attribute(tag, "d");
    if (!d || attribute(tag, "filter")) return;
    double opacity = st->opacity * number(attribute(tag, "opacity"), 1);
    struct paint p = paint_of(e, attribute(tag, "fill"));
    path(e, &st->m, d);
    p.opacity *= opacity;
    const char *rule = attribute(tag, "fill-rule");
    if (p.opacity > 0) fill_path(e, rule && *rule == 'e', &p, st, owner, NULL);
    p = paint_of(e, attribute(tag, "stroke"));
    p.opacity *= opacity;
    double det = kit_abs(st->m.a * st->m.d - st->m.b * st->m.c);
    if (p.opacity > 0)
        stroke_path(e, MAX(.5, number(attribute(tag, "stroke-width"), 1) * kit_root(det) / UNIT / 2), &p, st,
                    owner);
}

static int clip(struct eye *e, const char *name, const struct state *st) {
    const char *s = by_id(e, name), *end = s ? strstr(s, "</clipPath>") : NULL;
    if (!end || e->masks == MASKS) return st->mask;
    int n = e->masks++;
    memset(e->mask[n], 0, sizeof e->mask[n]);
    for (s = strstr(s, "<path"); s && s < end; s = strstr(s + 1, "<path")) {
        struct matrix m = times(st->m, transform(attribute(s, "transform")));
        const char *d = attribute(s, "d");
        if (!d || attribute(s, "display")) continue;
        path(e, &m, d);
        fill_path(e, false, NULL, st, 0, e->mask[n]);
    }
    for (int y = 0; y < LOOK_H; y++)
        for (int x = 0; st->mask >= 0 && x < LOOK_W; x++) e->mask[n][y][x] &= e->mask[st->mask][y][x];
    return n;
}

static int owner_at(const struct eye *e, const char *tag) {
    uint32_t at = (uint32_t)(tag - e->svg);
    int owner = 0;
    for (int i = 0; i < e->c->placed_count; i++)
        if (at >= e->c->drawn[i].from && at < e->c->drawn[i].to) owner = i + 1;
    if (at >= e->c->story.from && at < e->c->story.to) owner = e->c->placed_count + 1;
    return owner;
}

static bool ends_with(const char *value, char letter) {
    size_t n = strcspn(value, ")");
    return n > 0 && value[n - 1] == letter && value[n - 2] == '-';
}

/* Reads from a tag to the end of the element, or of the picture. `owner` -1: by the place in the text. */
static void walk(struct eye *e, const char *s, struct state outer, int owner, int nested) {
    struct state stack[LEVELS] = {outer};
    int depth = 0, skip = 0;
    uint16_t masks = e->masks;
    for (; s && s < e->end; s = strchr(s + 1, '<')) {
        if (starts(s, "<defs") || starts(s, "<clipPath") || starts(s, "<filter")) {
            s = strstr(s, s[1] == 'd' ? "</defs>" : s[1] == 'c' ? "</clipPath>" : "</filter>");
            if (!s) return;
            continue;
        }
        if (starts(s, "</g")) {
            if (skip)
                skip--;
            else if (depth)
                depth--;
            if (nested && depth == 0) break;
            continue;
        }
        if (starts(s, "<g ") || starts(s, "<g>")) {
            const char *filter = attribute(s, "filter");
            if (skip || depth + 1 == LEVELS || (filter && ends_with(filter + 5, 's'))) { /* a cast shadow */
                skip++;
                continue;
            }
            struct state st = stack[depth];
            const char *cut = attribute(s, "clip-path");
            st.m = times(st.m, transform(attribute(s, "transform")));
            st.opacity *= number(attribute(s, "opacity"), 1);
            if (cut) st.mask = clip(e, cut + 5, &st);
            stack[++depth] = st;
        }
        if (skip) continue;
        int whose = owner >= 0 ? owner : owner_at(e, s);
        if (starts(s, "<path")) {
            draw(e, s, &stack[depth], whose);
            if (nested && depth == 0) break;
        } else if (starts(s, "<use") && nested < 3) {
            const char *target = by_id(e, attribute(s, "href") + 1);
            if (target) walk(e, target, stack[depth], whose, nested + 1);
        }
    }
    if (nested) e->masks = masks;
}

static double differ(const uint8_t *a, const uint8_t *b) {
    double d = 0;
    for (int k = 0; k < 3; k++) d += kit_abs(a[k] - b[k]) * (k == 1 ? .5 : k == 0 ? .3 : .2);
    return d / 255;
}

/* How much of a difference the darkness far from the light leaves; as in canvas_end. */
static double light_left(const struct canvas *c, int x, int y) {
    struct point f = kit_focus(c);
    double dx = x * UNIT - f.x, dy = y * UNIT - f.y, r = kit_root(dx * dx + dy * dy) / LIGHT_REACH;
    return 1 - c->light.dark * (r < LIGHT_FULL ? 0 : MIN(1, (r - LIGHT_FULL) * 1.22));
}

static double contrast(const struct eye *e, int figure) {
    double sum = 0;
    int n = 0;
    static const int way[4][2] = {{2, 0}, {-2, 0}, {0, 2}, {0, -2}};
    for (int y = 2; y < LOOK_H - 2; y++)
        for (int x = 2; x < LOOK_W - 2; x++) {
            if (e->owner[y][x] != figure + 1) continue;
            for (int k = 0; k < 4; k++) {
                int ox = x + way[k][0], oy = y + way[k][1];
                if (e->owner[oy][ox] == figure + 1) continue;
                sum += differ(e->rgb[y][x], e->rgb[oy][ox]) * light_left(e->c, x, y), n++;
            }
        }
    return n ? sum / n : 0;
}

static bool touches(const struct eye *e, struct point p) {
    int cx = (int)(p.x / UNIT), cy = (int)(p.y / UNIT);
    for (int y = MAX(0, cy - 3); y <= MIN(LOOK_H - 1, cy + 3); y++)
        for (int x = MAX(0, cx - 3); x <= MIN(LOOK_W - 1, cx + 3); x++)
            if (e->covered[y][x]) return true;
    return false;
}

/* Several strings may be tied to each other. */
static bool knotted(const struct canvas *c, int i) {
    for (int k = 0; k < c->tied_count; k++)
        if (k != i && kit_abs(c->tied[k].x - c->tied[i].x) + kit_abs(c->tied[k].y - c->tied[i].y) < 6)
            return true;
    return false;
}

int look_at(const struct canvas *c, const char *svg, struct seen seen[PLACED_MAX + 1]) {
    static struct eye
        eye; /* half a megabyte is too much for a stack, and only the workshop of new decks comes here, on one thread */
    struct eye *e = &eye;
    memset(e, 0, sizeof *e);
    e->c = c, e->svg = svg, e->end = svg + c->painted;
    for (const char *s = svg; s < e->end && (s = strstr(s, " id=\"")) != NULL && s < e->end && e->ids < IDS;
         s++) {
        const char *tag = s;
        while (*tag != '<') tag--;
        e->id[e->ids].name = s + 5, e->id[e->ids].at = tag;
        e->id[e->ids++].size = (uint32_t)strcspn(s + 5, "\"");
    }
    walk(e, strchr(svg, '<'), (struct state){{1, 0, 0, 1, 0, 0}, 1, -1}, -1, 0);
    for (int i = 0; i <= c->placed_count; i++) {
        seen[i] = (struct seen){.contrast = contrast(e, i)};
        for (int y = 0; y < LOOK_H; y++)
            for (int x = 0; x < LOOK_W; x++)
                seen[i].own += (e->covered[y][x] & 1u << i) != 0, seen[i].left += e->owner[y][x] == i + 1;
    }
    int loose = 0;
    for (int i = 0; i < c->tied_count; i++) loose += !touches(e, c->tied[i]) && !knotted(c, i);
    return loose;
}
