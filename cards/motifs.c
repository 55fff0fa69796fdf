/* motifs.c: the table of motifs and how one is dressed, measured and placed. */
#include "cards/motifs.h"
#include <assert.h>
#include <stddef.h>

static const struct motif motifs[] = {
    /* animals */
    {C_WHALE, WATER | DEEP, SOARS | SHADES | HOLDS | CARRIES | KEPT | BURDEN, "nlif", .cut = cut_whale,
     .tie_x = -20, .tie_y = 70, .back_x = -40, .back_y = -68},
    {C_FOX, LAND, TOWERS | SHADES | GUEST | KEPT | HOLDS, "alg", .cut = cut_fox, .back_x = 10, .back_y = -70},
    {C_RABBIT, LAND, TOWERS | SHADES | GUEST | KEPT | HOLDS, "lag", .cut = cut_rabbit},
    {C_STAG, LAND, TOWERS | SHADES | GUEST | KEPT | HOLDS, "eal", .cut = cut_stag, .back_x = 36,
     .back_y = -112},
    {C_MOTH, AIR, SOARS | SHADES | KEPT | DRIFTS, "gla", .cut = cut_moth, .tie_x = 0, .tie_y = 56},
    {C_BIRD, AIR, SOARS | SHADES | KEPT | DRIFTS | HOLDS, "lga", .cut = cut_bird, .tie_x = -20, .tie_y = 16,
     .back_x = 4, .back_y = -8},
    {C_FISH, WATER | DEEP, SOARS | SHADES | KEPT | FALLS | DRIFTS | HOLDS, "gal", .cut = cut_fish,
     .tie_x = -4, .tie_y = 16, .back_x = 0, .back_y = -16},
    {C_JELLYFISH, DEEP, SOARS | KEPT | FALLS | DRIFTS, "gla", .cut = cut_jellyfish, .tie_x = 0, .tie_y = 40},
    {C_HERON, LAND | WATER, SHADES | GUEST | KEPT, "lga", .cut = cut_heron},
    {C_OWL, LAND, TOWERS | SHADES | GUEST | KEPT | HOLDS, "elg", .cut = cut_owl},
    {C_CAT, LAND, TOWERS | SHADES | GUEST | KEPT | HOLDS, "ialg", .cut = cut_cat},
    {C_SNAIL, LAND, TOWERS | SHADES | GUEST | KEPT | CARRIES, "aeg", .cut = cut_snail, .back_x = 12,
     .back_y = -100},
    {C_TURTLE, LAND | WATER | DEEP, SOARS | SHADES | GUEST | KEPT | CARRIES | HOLDS, "nga", .cut = cut_turtle,
     .tie_x = 0, .tie_y = -2, .back_x = 4, .back_y = -90},
    {C_ELEPHANT, LAND, TOWERS | SHADES | KEPT | CARRIES | HOLDS, "nfl", .cut = cut_elephant, .back_x = 30,
     .back_y = -150},
    {C_HORSE, LAND, TOWERS | SHADES | GUEST | KEPT | HOLDS, "ela", .cut = cut_horse, .back_x = 26,
     .back_y = -104},
    {C_BEAR, LAND, TOWERS | SHADES | GUEST | KEPT | CARRIES | HOLDS, "eal", .cut = cut_bear, .back_x = 14,
     .back_y = -118},
    {C_OCTOPUS, DEEP, SOARS | SHADES | KEPT, "agl", .cut = cut_octopus, .tie_x = 0, .tie_y = -34},
    {C_SWAN, WATER, SHADES | GUEST | KEPT | HOLDS | BOATS, "lga", .cut = cut_swan, .back_x = 20,
     .back_y = -52},
    {C_BUTTERFLY, AIR, SHADES | KEPT | FALLS | DRIFTS | SOARS, "gal", .cut = cut_butterfly, .tie_x = 0,
     .tie_y = 4},
    {C_MOUSE, LAND, GUEST | KEPT, "lga", .cut = cut_mouse},
    /* people */
    {C_CHILD, LAND, GUEST | SHADES | KEPT, "alg", .draw = motif_draw_child},
    {C_TRAVELLER, LAND, GUEST | SHADES | KEPT, "alg", .draw = motif_draw_traveller},
    {C_STRANGER, LAND, TOWERS, "il", .draw = motif_draw_stranger},
    {C_DIVER, LAND | DEEP, GUEST, "gla", .draw = motif_draw_diver},
    {C_HAND, 0, 0, "l", .draw = motif_draw_hand},
    /* things */
    {C_UMBRELLA, AIR, SOARS | SHADES | FALLS | BURDEN | BOATS | DRIFTS, "agl", .cut = cut_umbrella,
     .tie_x = 8, .tie_y = -2},
    {C_LADDER, LAND, 0, "lg", .cut = cut_ladder},
    {C_KEY, 0, TOWERS | SHADES | FALLS | KEPT | DRIFTS, "gla", .cut = cut_key},
    {C_CLOCK, 0, TOWERS | FALLS | ROUND | BURDEN | KEPT | STANDS_IN, "ga", .cut = cut_clock},
    {C_PAPER_BOAT, WATER, SHADES | GUEST | KEPT | FALLS | BURDEN | BOATS | DRIFTS, "lga",
     .cut = cut_paper_boat, .back_x = 0, .back_y = -26},
    {C_SAILBOAT, WATER, SOARS | SHADES | GUEST | KEPT | BURDEN, "al", .cut = cut_sailboat, .tie_x = 0,
     .tie_y = 14},
    {C_TEACUP, LAND, TOWERS | SHADES | SQUAT | BOATS | STANDS_IN, "lga", .cut = cut_teacup, .back_x = 0,
     .back_y = -170},
    {C_TEAPOT, LAND, TOWERS | SHADES | SQUAT | HOME | POURS | STANDS_IN, "lag", .cut = cut_teapot,
     .back_x = 0, .back_y = -118, .mouth_x = -118, .mouth_y = -104},
    {C_CAGE, 0, FALLS, "g", .cut = cut_cage},
    {C_HOURGLASS, LAND, TOWERS | SHADES | BURDEN | STANDS_IN, "ga", .cut = cut_hourglass},
    {C_VIOLIN, LAND, TOWERS | SHADES | BURDEN, "ag", .cut = cut_violin},
    {C_BOOK, LAND, SQUAT | BOATS | HOME | POURS | STANDS_IN, "aig", .cut = cut_book, .back_x = 0,
     .back_y = -40, .mouth_x = 0, .mouth_y = -66},
    {C_DOOR, LAND, TOWERS | STANDS_IN, "ae", .cut = cut_door},
    {C_MASK, 0, TOWERS | BURDEN | POURS | KEPT, "lg", .cut = cut_mask, .mouth_x = -50, .mouth_y = -148},
    {C_LANTERN, LAND, TOWERS | FALLS | GUEST | HOME | KEPT | STANDS_IN | ROUND, "ig", .cut = cut_lantern},
    {C_CHAIR, LAND, TOWERS | SHADES | FALLS, "alg", .cut = cut_chair},
    {C_TRAIN, LAND, 0, "ai", .cut = cut_train},
    {C_MIRROR, LAND, TOWERS, "g", .cut = cut_mirror},
    {C_BALLOON, AIR, SOARS | SHADES | FALLS | KEPT | DRIFTS, "gal", .cut = cut_balloon, .tie_x = 0,
     .tie_y = 0},
    {C_KITE, AIR, SHADES | FALLS | DRIFTS, "agl", .cut = cut_kite, .tie_x = 0, .tie_y = -34},
    {C_CANDLE, LAND, TOWERS | SHADES | KEPT | STANDS_IN | POURS, "la", .cut = cut_candle, .mouth_x = 0,
     .mouth_y = -166},
    {C_STREETLAMP, LAND, TOWERS | SHADES | KEPT, "il", .cut = cut_streetlamp},
    {C_BELL, 0, TOWERS | SHADES | FALLS | ROUND | BURDEN | KEPT | STANDS_IN, "ga", .cut = cut_bell},
    {C_CROWN, LAND, TOWERS | SHADES | FALLS | BURDEN | KEPT | SQUAT | STANDS_IN, "ga", .cut = cut_crown,
     .back_x = 0, .back_y = -60},
    {C_BOTTLE, LAND, TOWERS | SHADES | BOATS | STANDS_IN, "fgn", .cut = cut_bottle},
    {C_HAT, LAND, TOWERS | SHADES | SQUAT | BOATS | HOME | POURS | BURDEN | STANDS_IN | FALLS, "iae",
     .cut = cut_hat, .back_x = 0, .back_y = -136, .mouth_x = 0, .mouth_y = -138},
    {C_BOOT, LAND, TOWERS | SHADES | SQUAT | BOATS | HOME | STANDS_IN, "aeg", .cut = cut_boot, .back_x = 0,
     .back_y = -154},
    {C_SUITCASE, LAND, TOWERS | SHADES | SQUAT | BOATS | HOME | STANDS_IN | BURDEN, "aeg",
     .cut = cut_suitcase, .back_x = 0, .back_y = -100},
    {C_ANCHOR, 0, TOWERS | SHADES | FALLS | BURDEN, "ign", .cut = cut_anchor},
    {C_PIANO, LAND, SHADES | BURDEN | POURS | STANDS_IN | BOATS, "ia", .cut = cut_piano, .mouth_x = 10,
     .mouth_y = -120},
    {C_DRUM, LAND, TOWERS | SQUAT | BOATS | STANDS_IN, "ag", .cut = cut_drum, .back_x = 0, .back_y = -104},
    {C_EGG, LAND, TOWERS | FALLS | ROUND | BURDEN | KEPT | HOME | STANDS_IN, "lg", .cut = cut_egg},
    {C_FEATHER, AIR, SOARS | SHADES | FALLS | DRIFTS | BOATS | KEPT, "lga", .cut = cut_feather, .tie_x = -8,
     .tie_y = 0},
    {C_LETTER, 0, FALLS | DRIFTS | KEPT | SOARS, "lg", .cut = cut_letter, .tie_x = 0, .tie_y = 0},
    {C_BED, LAND, SQUAT | BOATS | BURDEN | STANDS_IN | SHADES, "ea", .cut = cut_bed, .back_x = 30,
     .back_y = -64},
    {C_GRAMOPHONE, LAND, TOWERS | SHADES | POURS | STANDS_IN, "ea", .cut = cut_gramophone, .mouth_x = -62,
     .mouth_y = -190},
    {C_DICE, LAND, TOWERS | FALLS | BURDEN | STANDS_IN | HOME, "lag", .cut = cut_dice},
    {C_SNOW_GLOBE, LAND, TOWERS | BURDEN | STANDS_IN, "ea", .cut = cut_snow_globe},
    {C_STAIRS, LAND, 0, "lg", .cut = cut_stairs},
    /* buildings */
    {C_LIGHTHOUSE, LAND, TOWERS | SHADES | KEPT, "l", .cut = cut_lighthouse},
    {C_HOUSE, LAND, SHADES | KEPT | BURDEN | STANDS_IN | FALLS, "lg", .cut = cut_house},
    {C_WINDMILL, LAND, SHADES | KEPT | BURDEN, "lg", .cut = cut_windmill},
    {C_CASTLE, LAND, SHADES | KEPT | BURDEN, "lgf", .cut = cut_castle},
    {C_TENT, LAND, SHADES | KEPT | BURDEN, "al", .cut = cut_tent},
    {C_BRIDGE, LAND, 0, "ef", .cut = cut_bridge},
    /* nature */
    {C_TREE, LAND, SHADES | KEPT, "i", .draw = motif_draw_tree},
    {C_PINE, LAND, SHADES | KEPT, "ni", .draw = motif_draw_pine},
    {C_FLOWER, LAND, TOWERS | SHADES | KEPT | FALLS, "nf", .cut = cut_flower},
    {C_MUSHROOM, LAND, TOWERS | SHADES | HOME | KEPT | BURDEN, "ag", .cut = cut_mushroom, .back_x = 0,
     .back_y = -128},
    {C_CACTUS, LAND, TOWERS | SHADES | KEPT, "nfi", .cut = cut_cactus},
    {C_LEAF, AIR, SHADES | FALLS | DRIFTS | BOATS | SOARS | HOLDS, "gan", .cut = cut_leaf, .tie_x = 0,
     .tie_y = 0},
    {C_MOON, AIR, FALLS | ROUND | BURDEN | KEPT | STANDS_IN, "lg", .cut = cut_moon, .tie_x = 0, .tie_y = 0},
    {C_SUN, AIR, ROUND | BURDEN | KEPT | FALLS, "gl", .cut = cut_sun, .tie_x = 0, .tie_y = 0},
    {C_STAR, AIR, FALLS | ROUND | BURDEN | KEPT | DRIFTS | STANDS_IN, "gl", .cut = cut_star, .tie_x = 0,
     .tie_y = -30},
    {C_CLOUD, AIR, SOARS | KEPT | BURDEN, "lf", .cut = cut_cloud},
    {C_HEART, 0, FALLS | ROUND | BURDEN | KEPT | DRIFTS | STANDS_IN, "agl", .cut = cut_heart, .tie_x = 0,
     .tie_y = 0},
    {C_APPLE, LAND, TOWERS | FALLS | ROUND | BURDEN | KEPT | HOME | STANDS_IN | SHADES, "ag",
     .cut = cut_apple},
    {C_EYE, 0, ROUND | KEPT | BURDEN, "l", .cut = cut_eye},
    {C_PLANET, AIR, ROUND | BURDEN | KEPT | STANDS_IN, "agn", .cut = cut_planet},
    {C_SEASHELL, LAND | DEEP, TOWERS | SQUAT | BOATS | POURS | HOME | KEPT | STANDS_IN | SHADES, "lga",
     .cut = cut_seashell, .mouth_x = 0, .mouth_y = -30, .back_x = 0, .back_y = -110},
    {C_DANDELION, LAND, TOWERS | ROUND | KEPT, "nf", .cut = cut_dandelion},
};

int motif_count(void) {
    return (int)(sizeof motifs / sizeof *motifs);
}

const struct motif *motif_number(int i) {
    return &motifs[i];
}

const struct motif *motif_at(uint16_t concept) {
    for (int i = 0; i < motif_count(); i++)
        if (motifs[i].concept == concept) return &motifs[i];
    return NULL;
}

/* ---- dress ---- */

static colour motif_dress_colour(const struct palette *p, char letter) {
    switch (letter) {
    case 'a': return p->accent;
    case 'g': return p->gold;
    case 'l': return p->light;
    case 'i': return p->ink;
    case 'n': return kit_mix(p->near, p->far, .25);
    case 'e': return kit_mix(p->accent, p->ink, .35);
    }
    return p->far;
}

struct coat motif_coat_with(const struct palette *p, colour body) {
    struct coat coat = {body, kit_mix(p->ink, body, .12), p->light, p->accent, p->gold};
    if (body == p->accent) coat.accent = kit_mix(p->accent, p->ink, .55);
    if (body == p->gold) coat.gold = kit_mix(p->gold, p->light, .6);
    if (body == p->light) coat.light = kit_mix(p->light, 0xffffff, .6);
    if (kit_lum(body) < .3) coat.dark = kit_mix(p->ink, p->shadow, .6);
    return coat;
}

/* The first colour of its dress that stands off the back; else the one that stands off most. */
struct coat motif_choose_coat(const struct canvas *c, const struct motif *m, colour back) {
    colour best = motif_dress_colour(c->pal, m->dress[0]);
    double most = -1;
    for (const char *d = m->dress; *d; d++) {
        colour body = motif_dress_colour(c->pal, *d);
        double off = kit_abs(kit_lum(body) - kit_lum(back));
        if (off >= .25) return motif_coat_with(c->pal, body);
        if (off > most) most = off, best = body;
    }
    return motif_coat_with(c->pal, best);
}

void motif_draw(struct canvas *c, uint16_t concept, const struct coat *coat) {
    const struct motif *m = motif_at(concept);
    assert(m);
    if (m->cut)
        kit_cut(c, m->cut, coat);
    else
        m->draw(c, coat);
}

static void draw_in_pose(struct canvas *c, uint16_t concept, int pose, const struct coat *coat) {
    if (!motif_draw_posed(c, concept, pose, coat)) motif_draw(c, concept, coat);
}

static struct box box_in_pose(uint16_t concept, int pose) {
    static const struct palette grey;
    static const struct coat coat;
    struct canvas c;
    canvas_start(&c, NULL, &grey, "", 1);
    draw_in_pose(&c, concept, pose, &coat);
    return c.box;
}

struct box motif_box(uint16_t concept) {
    return box_in_pose(concept, 0);
}

/* ---- place ---- */

void motif_record(struct canvas *c, struct placed p) {
    if (c->placed_count == PLACED_MAX) return;
    c->drawn[c->placed_count].from = c->mark, c->drawn[c->placed_count].to = c->out ? c->out->size : 0;
    c->placed[c->placed_count++] = p;
}

struct point motif_spot_point(const struct spot *s, double x, double y) {
    double sx = (s->flip ? -x : x) * s->scale, sy = y * s->scale;
    double co = kit_cos(s->turn), si = kit_sin(s->turn);
    return (struct point){s->x + sx * co - sy * si, s->y + sx * si + sy * co, false};
}

static struct spot place_in_pose(struct canvas *c, struct place p, int pose) {
    const struct motif *m = motif_at(p.figure);
    assert(m);
    struct box b = box_in_pose(p.figure, pose);
    double scale = MIN(p.w / (b.x1 - b.x0), p.h / (b.y1 - b.y0));
    double middle = (b.x0 + b.x1) / 2 * (p.flip ? -1 : 1);
    /* Turn about the lowest middle point, so that a turned figure stays where it stands. */
    double co = kit_cos(p.turn), si = kit_sin(p.turn), ox = middle * scale, oy = b.y1 * scale;
    struct spot s = {.scale = scale, .turn = p.turn, .flip = p.flip, .motif = m};
    s.x = p.x - (ox * co - oy * si);
    s.y = p.y - (ox * si + oy * co);
    s.coat = p.body ? motif_coat_with(c->pal, p.body) : motif_choose_coat(c, m, p.back);
    uint32_t id = p.sheet >= 0 && !c->flat && !c->outline ? kit_named(c) : 0;
    c->named = 0;
    /* What is held near the ground, as the heroes of recipes are, stands on it. */
    double ground = c->ground[(int)(MAX(0, MIN(p.x, 600)) / 75 + .5)];
    bool stands = p.stance == STANDS || (p.stance == HELD && p.turn == 0 && ground > 0 && !c->water &&
                                         p.y > ground - 30 && p.y < ground + 70);
    bool shades = stands || c->wall > 0;
    if (id) kit_cast_on_wall(c, id);
    if (id && stands) kit_cast(c, id, p.x, p.y - 4);
    if (p.sheet >= 0)
        kit_lit(c);
    else if (c->out)
        c->mark = c->out->size;
    struct box before = c->box;
    kit_box_reset(c);
    c->named = shades ? id : 0;
    kit_put_flip(c, s.x, s.y, p.flip ? -scale : scale, scale, p.turn);
    draw_in_pose(c, p.figure, pose, &s.coat);
    kit_done(c);
    s.box = c->box;
    c->box = before;
    if (p.sheet >= 0) kit_done(c);
    motif_record(c, (struct placed){p.figure, p.stance, p.hero, s.box, kit_lum(s.coat.body), kit_lum(p.back),
                                    0, p.hidden});
    return s;
}

struct spot motif_place(struct canvas *c, struct place p) {
    return place_in_pose(c, p, 0);
}

struct spot motif_place_posed(struct canvas *c, struct place p) {
    return place_in_pose(c, p, (int)((c->gesture / 13 + p.figure) % (uint32_t)motif_poses(p.figure)));
}

void motif_shadow(struct canvas *c, uint16_t figure, double x, double y, double w, double h, bool flip,
                  colour col, double opacity) {
    struct box b = motif_box(figure);
    double scale = MIN(w / (b.x1 - b.x0), h / (b.y1 - b.y0)), middle = (b.x0 + b.x1) / 2 * (flip ? -1 : 1);
    if (c->out) c->mark = c->out->size;
    kit_faint(c, opacity);
    c->flat = true;
    c->flat_fill = col;
    kit_put_flip(c, x - middle * scale, y - b.y1 * scale, flip ? -scale : scale, scale, 0);
    struct coat coat = motif_coat_with(c->pal, col);
    motif_draw(c, figure, &coat);
    kit_done(c);
    c->flat = false;
    kit_done(c);
}
