/* kit.h: the paper kit: numbers, colours, curves and the canvas on which motifs, settings and relations
 * are painted. Cut paper: flat shapes, each sheet one group with a shadow and a lit edge. See
 * docs/decks.md. */
#ifndef DIZAINE_CARDS_KIT_H
#define DIZAINE_CARDS_KIT_H
#include "engine/rng.h"
#include "engine/text.h"
#include <stdbool.h>
#include <stdint.h>

#define CARD_W 600
#define CARD_H 900

typedef uint32_t colour; /* 0xrrggbb */
typedef uint32_t fill;   /* a colour, or GRADIENT | id */
#define GRADIENT 0x01000000u

struct point {
    double x, y;
    bool corner; /* a cut corner: the spline has no tangent here */
};

struct box {
    double x0, y0, x1, y1;
};

struct matrix {
    double a, b, c, d, e, f;
};

/* The twelve colours of a card, from the top of the sky to the shadow. */
struct palette {
    colour sky0, sky1, sky2, mist; /* sky from top to horizon; mist is what far things fade into */
    colour far, mid, near, ink;    /* sheets from far to near, and the darkest paper */
    colour light, accent, gold;    /* paper-light, the one warm or cold accent, its companion */
    colour shadow;
    uint16_t time; /* the light it suits: C_DAWN, C_DAY ... */
};

/* The colours a motif is cut from. */
struct coat {
    colour body, dark, light, accent, gold;
};

struct stop {
    colour colour;
    double at, opacity;
};

/* Gradients requested while a path is being written are queued until it ends. */
struct waiting {
    uint32_t id;
    char kind; /* d down, l linear, r radial */
    double v[4];
    struct stop stops[6];
    int count;
};

#define CANVAS_DEPTH 12
#define WAITING_MAX  3
#define PLACED_MAX   24
#define TIED_MAX     16

/* What a figure rests on; check.c verifies it. */
enum stance { STANDS, FLOATS, FLIES, HELD };

struct placed {
    uint16_t figure; /* concept number */
    uint8_t stance;  /* enum stance */
    bool hero;       /* may not be covered */
    struct box box;  /* on the card */
    double body_lum; /* of its paper */
    double back_lum; /* of what is behind it */
    double ground;   /* where the ground is under its feet; only for STANDS */
    double hidden;   /* share of its height that nearer sheets cover */
};

/* The one light of a card, in card units: it models figures, throws their shadows and leaves corners dark. */
struct light {
    double x, y, z;
    colour warm;    /* what it lends to paper that faces it */
    double ambient; /* share of a figure's colour that the light does not touch */
    double dark;    /* opacity of the darkness in the far corners */
};

#define LIGHT_REACH 760 /* where it is darkest */
#define LIGHT_FULL  .18 /* share of the reach without darkness */

enum weather {
    WEATHER_CLEAR,
    WEATHER_CLOUDS,
    WEATHER_RAYS,
    WEATHER_RAIN,
    WEATHER_MIST,
    WEATHER_SNOW,
    WEATHERS
};

struct canvas {
    struct text *out; /* NULL: measure only */
    struct rng rng;
    const struct palette *pal;
    char prefix[12];
    uint32_t ids, named; /* named: the id that the next kit_put takes */
    bool right;          /* the light comes from the right */
    bool outline;        /* paths only, for a clip */
    bool flat;           /* everything in one colour, for shadows */
    fill flat_fill;
    bool in_path;
    struct waiting waiting[WAITING_MAX];
    int waiting_count;
    struct matrix m, stack[CANVAS_DEPTH];
    int depth;
    struct box box; /* of all points since box_reset, on the card */
    struct placed placed[PLACED_MAX];
    int placed_count;
    struct bytes {
        uint32_t from, to;
    } drawn[PLACED_MAX], story; /* which bytes of the picture draw them */
    double ground[9];           /* height of the nearest ground at x = 0, 75 .. 600 */
    colour ground_col;          /* its colour where figures stand */
    colour mid_col;             /* of the sheet behind the ground: what standing figures are seen against */
    colour back[3];             /* of the sky or wall at the top, the middle and the horizon */
    bool indoor;
    bool aloft;     /* who is placed now stands on nothing that could take a shadow */
    double wall;    /* foot of the wall that takes shadows; 0: there is none */
    uint32_t above; /* the clip of what is above that line */
    bool water;     /* the nearest ground is water */
    struct light light;
    uint8_t weather;  /* enum weather */
    uint16_t mood;    /* of the scene, which faces and gestures follow */
    uint32_t gesture; /* picks gestures and the poses of animals; drawn from the scene's seed */
    struct camera {
        double zoom, x, y; /* a point p of the scene is at p * zoom + (x, y) on the card */
    } camera;
    uint8_t habit;               /* of its deck (habits.h) */
    bool told;                   /* there was room for the second story */
    uint32_t mark;               /* where the last lit group or sheet began in the text */
    uint32_t painted;            /* where the picture ends and vignette, frame and grain begin */
    struct point tied[TIED_MAX]; /* ends of strings, which must touch somebody */
    int tied_count;
};

/* numbers; no libm, whose results differ between machines */
static inline double kit_floor(double v) {
    int64_t whole = (int64_t)v;
    return (double)(whole - (v < (double)whole));
}
static inline double kit_abs(double v) {
    return v < 0 ? -v : v;
}
static inline double kit_root(double v) {
    return __builtin_sqrt(v);
} /* one instruction, exactly rounded by IEEE 754 */
double kit_sin(double degrees);
double kit_cos(double degrees);
double kit_between(struct canvas *c, double lo, double hi);
bool kit_chance(struct canvas *c, int percent);
#define MIN(a, b) ((a) < (b) ? (a) : (b))
#define MAX(a, b) ((a) > (b) ? (a) : (b))

/* colours */
colour kit_mix(colour a, colour b, double t);
double kit_lum(colour a); /* 0 black .. 1 white */

/* canvas */
void canvas_start(struct canvas *c, struct text *out, const struct palette *pal, const char *prefix,
                  uint64_t seed);
void canvas_open(struct canvas *c); /* the filters; once the side of the light is known */
void canvas_end(struct canvas *c);  /* vignette, frame, grain */
void kit_box_reset(struct canvas *c);
struct point kit_to_card(const struct canvas *c, double x, double y);

/* groups; every open has its close */
void kit_paper(struct canvas *c, int height); /* one sheet of paper, 0 far .. 3 near */
void kit_lit(struct canvas *c);               /* a figure, modelled by the light of the card */
void kit_cast(struct canvas *c, uint32_t id, double x, double y); /* its shadow from the foot at x, y */
void kit_wall(struct canvas *c,
              double foot); /* from here on there is a wall behind figures, down to `foot` */
void kit_cast_on_wall(struct canvas *c, uint32_t id);
uint32_t kit_named(struct canvas *c); /* the next kit_put gets an id, for kit_cast and kit_use */
void kit_use(struct canvas *c, uint32_t id, double x, double y, double sx, double sy, double turn);
void kit_camera(struct canvas *c);
void kit_camera_done(struct canvas *c);
struct point kit_focus(const struct canvas *c); /* where the card is lightest, once all is placed */
void kit_limb(struct canvas *c, const struct point *p, const double *r, int n, fill f);
void kit_put(struct canvas *c, double x, double y, double scale, double turn);
void kit_put_flip(struct canvas *c, double x, double y, double sx, double sy, double turn);
void kit_faint(struct canvas *c, double opacity);
void kit_clip_open(struct canvas *c,
                   uint32_t *id); /* then shapes in outline; clip_done; then kit_clipped(id) */
void kit_clip_done(struct canvas *c);
void kit_clipped(struct canvas *c, uint32_t id);
void kit_done(struct canvas *c); /* closes paper, put, put_flip, faint, clipped */

/* one path: begin, its commands, then shape or line */
void kit_begin(struct canvas *c);
void kit_move(struct canvas *c, double x, double y);
void kit_line(struct canvas *c, double x, double y);
void kit_curve(struct canvas *c, double x1, double y1, double x2, double y2, double x, double y);
void kit_quad(struct canvas *c, double x1, double y1, double x, double y);
void kit_arc(struct canvas *c, double rx, double ry, bool large, bool sweep, double x, double y);
void kit_close_path(struct canvas *c);
void kit_spline(struct canvas *c, const struct point *p, int n, bool closed);
void kit_oval(struct canvas *c, double x, double y, double rx, double ry);
void kit_rect(struct canvas *c, double x, double y, double w, double h);
void kit_dot(struct canvas *c, double x, double y); /* a zero-length stroke */
void kit_raw_path(struct canvas *c, const char *d);
void kit_shape(struct canvas *c, fill f, double opacity);
void kit_shape_evenodd(struct canvas *c, fill f, double opacity);
void kit_stroke(struct canvas *c, fill f, double width, double opacity);

/* whole elements */
void kit_disc_at(struct canvas *c, double x, double y, double r, fill f, double opacity);
void kit_path_fill(struct canvas *c, const char *d, fill f, double opacity);
void kit_path_line(struct canvas *c, const char *d, fill f, double width, double opacity);

colour kit_back_at(const struct canvas *c, double y); /* of the sky or wall at that height */

/* gradients and light */
fill kit_down(struct canvas *c, colour top, colour bottom); /* over the shape's box */
fill kit_gradient(struct canvas *c, double x1, double y1, double x2, double y2, const struct stop *s,
                  int n); /* user space */
fill kit_radial(struct canvas *c, double x, double y, double r, const struct stop *s, int n);
void kit_glow(struct canvas *c, double x, double y, double r, colour col, double strength);

/* the cut language of motifs (cut.c) */
void kit_cut(struct canvas *c, const char *shapes, const struct coat *coat);
double kit_read_number(const char **s);

#endif
