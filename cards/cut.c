/* cut.c: the cut language: a motif as a short text of paper shapes, painted in order. One shape is
 *     KIND COLOUR[@opacity%][~width] DATA;
 * KIND    s  smooth closed outline through points     y  polygon             p  path data
 *         m  smooth, right half only, mirrored at x=0 o  smooth open line    l  path data as a line
 *         c  circles "x y r ..."                      e  ovals "x y rx ry"   d  dots at points
 *         A 2 before the kind paints the shape and its mirror image.
 * COLOUR  b body  d dark  l light  a accent  g gold  k ink  s skin  w white;
 *         two letters and a number mix: bd35
 * points  "x,y" and "x,y!" for a cut corner. Feet stand at 0,0; y grows downwards. */
#include "cards/kit.h"
#include <assert.h>
#include <string.h>

#define POINTS_MAX 64

static colour role(const struct canvas *c, const struct coat *coat, char letter) {
    switch (letter) {
    case 'b': return coat->body;
    case 'd': return coat->dark;
    case 'l': return coat->light;
    case 'a': return coat->accent;
    case 'g': return coat->gold;
    case 'k': return c->pal->ink;
    case 's': return 0xf3cda6;
    case 'w': return 0xffffff;
    }
    assert(!"a colour letter of the cut language");
    return 0;
}

static const char *blanks(const char *s) {
    while (*s == ' ' || *s == '\n') s++;
    return s;
}

static bool digit(char ch) {
    return ch >= '0' && ch <= '9';
}

static colour read_colour(const struct canvas *c, const struct coat *coat, const char **s) {
    const char *p = *s;
    colour v = role(c, coat, *p++);
    if (*p >= 'a' && *p <= 'z' && digit(p[1])) {
        colour other = role(c, coat, *p++);
        v = kit_mix(v, other, kit_read_number(&p) / 100);
    }
    *s = p;
    return v;
}

static int read_points(const char **s, struct point *p) {
    int n = 0;
    while (*(*s = blanks(*s)) && **s != ';') {
        assert(n < POINTS_MAX);
        double x = kit_read_number(s);
        assert(**s == ',');
        (*s)++;
        double y = kit_read_number(s);
        p[n++] = (struct point){x, y, **s == '!'};
        if (**s == '!') (*s)++;
    }
    return n;
}

static int mirror_half(struct point *p, int n) {
    for (int i = n - 1; i >= 0; i--) {
        if (p[i].x == 0 && (i == n - 1 || i == 0)) continue;
        assert(n < POINTS_MAX * 2);
        p[n++] = (struct point){-p[i].x, p[i].y, p[i].corner};
    }
    return n;
}

static void outline_points(struct canvas *c, char kind, const struct point *p, int n) {
    switch (kind) {
    case 'y':
        kit_move(c, p[0].x, p[0].y);
        for (int i = 1; i < n; i++) kit_line(c, p[i].x, p[i].y);
        kit_close_path(c);
        break;
    case 'o': kit_spline(c, p, n, false); break;
    case 'd':
        for (int i = 0; i < n; i++) kit_dot(c, p[i].x, p[i].y);
        break;
    default: kit_spline(c, p, n, true);
    }
}

struct brush {
    fill f;
    double opacity, width;
    bool line;
};

static void end_shape(struct canvas *c, const struct brush *b) {
    if (b->line)
        kit_stroke(c, b->f, b->width, b->opacity);
    else
        kit_shape(c, b->f, b->opacity);
}

static const char *one_shape(struct canvas *c, char kind, bool mirrored, const char *s,
                             const struct brush *b) {
    int sign = mirrored ? -1 : 1;
    if (kind == 'p' || kind == 'l') {
        if (mirrored) kit_put_flip(c, 0, 0, -1, 1, 0);
        kit_begin(c);
        kit_raw_path(c, s);
        end_shape(c, b);
        if (mirrored) kit_done(c);
        return strchr(s, ';');
    }
    kit_begin(c);
    if (kind == 'c' || kind == 'e') {
        while (*(s = blanks(s)) != ';') {
            double x = sign * kit_read_number(&s), y = kit_read_number(&s), rx = kit_read_number(&s);
            kit_oval(c, x, y, rx, kind == 'e' ? kit_read_number(&s) : rx);
        }
    } else {
        struct point p[POINTS_MAX * 2];
        int n = read_points(&s, p);
        for (int i = 0; i < n; i++) p[i].x *= sign;
        if (kind == 'm') n = mirror_half(p, n);
        outline_points(c, kind, p, n);
    }
    end_shape(c, b);
    return s;
}

void kit_cut(struct canvas *c, const char *s, const struct coat *coat) {
    while (*(s = blanks(s))) {
        bool twice = *s == '2';
        if (twice) s++;
        char kind = *s++;
        s = blanks(s);
        struct brush b = {.opacity = 1, .width = 3};
        b.f = read_colour(c, coat, &s);
        b.line = kind == 'o' || kind == 'l' || kind == 'd';
        if (*s == '@') s++, b.opacity = kit_read_number(&s) / 100;
        if (*s == '~') s++, b.width = kit_read_number(&s);
        s = blanks(s);
        const char *end = one_shape(c, kind, false, s, &b);
        if (twice) end = one_shape(c, kind, true, s, &b);
        assert(end && *end == ';');
        s = end + 1;
    }
}
