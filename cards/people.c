/* people.c: people: seen from afar, without a face, so that the player supplies the feeling. */
#include "cards/motifs.h"

#define SKIN 0xf3cda6

static void arm(struct canvas *c, double shoulder, double x, double y, colour sleeve) {
    kit_begin(c);
    kit_move(c, shoulder, -66);
    kit_quad(c, (x + shoulder * 1.8) / 2, (y - 60) / 2, x, y);
    kit_stroke(c, sleeve, 7, 1);
    kit_disc_at(c, x, y, 3.3, SKIN, 1);
}

static void smooth(struct canvas *c, const struct point *p, int n, colour col) {
    kit_begin(c);
    kit_spline(c, p, n, true);
    kit_shape(c, col, 1);
}
#define SMOOTH(c, col, ...)                                                                                  \
    smooth(c, (const struct point[]){__VA_ARGS__},                                                           \
           (int)(sizeof((struct point[]){__VA_ARGS__}) / sizeof(struct point)), col)

static void headgear(struct canvas *c, const struct person *p, double r, double y) {
    colour dark = p->dark;
    switch (p->hat) {
    case BARE: break;
    case HAIR:
        SMOOTH(c, dark, {-r - 1, y + 6, 1}, {-r - 2, y - 6, 0}, {-4, y - r - 3, 0}, {8, y - r, 0},
               {r + 1, y - 2, 0}, {r + 2, y + 8, 1}, {5, y + 3, 0}, {-5, y + 9, 0});
        break;
    case BOB:
        SMOOTH(c, dark, {-r - 4, y + 11, 1}, {-r - 2, y - 6, 0}, {-5, y - r - 3, 0}, {6, y - r - 3, 0},
               {r + 2, y - 6, 0}, {r + 4, y + 11, 1}, {0, y + 13, 0});
        break;
    case TOP_HAT:
        SMOOTH(c, dark, {-9, y - 7, 1}, {-10, y - 32, 1}, {10, y - 32, 1}, {9, y - 7, 1});
        SMOOTH(c, dark, {-18, y - 6, 0}, {0, y - 11, 0}, {18, y - 6, 0}, {0, y - 3, 0});
        kit_begin(c);
        kit_move(c, -8, y - 12);
        kit_line(c, 8, y - 12);
        kit_stroke(c, p->accent, 3, 1);
        break;
    case BOWLER:
        SMOOTH(c, dark, {-11, y - 3, 1}, {-11, y - 13, 0}, {0, y - 19, 0}, {11, y - 13, 0}, {11, y - 3, 1});
        SMOOTH(c, dark, {-17, y - 3, 0}, {0, y - 7, 0}, {17, y - 3, 0}, {0, y, 0});
        break;
    case CONE:
        SMOOTH(c, p->accent, {-13, y - 2, 1}, {-5, y - 20, 0}, {6 + p->wind * .3, y - 40, 1}, {8, y - 18, 0},
               {13, y - 2, 1}, {0, y - 6, 0});
        break;
    case HOOD:
        SMOOTH(c, p->coat, {-13, y + 11, 1}, {-14, y - 4, 0}, {0, y - 20, 1}, {14, y - 4, 0}, {13, y + 11, 1},
               {0, y + 14, 0});
        break;
    case HELMET:
        kit_disc_at(c, 0, y - 1, r + 6, p->accent, 1);
        kit_disc_at(c, 0, y - 1, r + 1, p->dark, 1);
        kit_disc_at(c, -4, y - 5, 3.4, 0xffffff, .7);
        break;
    }
}

/* 100 tall, feet at 0,0. */
static void motif_person(struct canvas *c, const struct person *p) {
    double r = p->child ? 13 : 10.5, y = p->child ? -84 : -87, w = p->wind;
    kit_path_line(c, "M-6 -30L-7 -3M6 -30L7 -3", p->dark, 6.5, 1);
    kit_path_fill(c, "M-13 0Q-13 -7 -4 -6V0ZM2 0V-6Q11 -6 13 0Z", p->dark, 1);
    arm(c, -9, p->left_x, p->left_y, kit_mix(p->coat, p->dark, .35));
    SMOOTH(c, p->coat, {-9, -76, 0}, {0, -79, 0}, {9, -76, 0}, {13, -60, 0}, {17 + w * .4, -42, 0},
           {23 + w, -23, 1}, {10 + w * .5, -20, 0}, {-6 + w * .5, -20, 0}, {-21 + w * .8, -24, 1},
           {-16 + w * .3, -44, 0}, {-13, -60, 0});
    arm(c, 9, p->right_x, p->right_y, kit_mix(p->coat, p->dark, .18));
    kit_disc_at(c, 0, y, r, SKIN, 1);
    headgear(c, p, r, y);
    kit_path_line(c, "M-8 -75Q0 -71 8 -75", p->accent, 6, 1);
    if (w == 0) return;
    kit_begin(c);
    kit_move(c, 7, -75);
    kit_quad(c, 14 + w * .6, -80, 20 + w * 1.4, -70);
    kit_stroke(c, p->accent, 5, 1);
}

struct person motif_somebody(struct canvas *c, colour back) {
    const struct palette *p = c->pal;
    const colour coats[4] = {p->accent, p->gold, p->light, p->ink};
    int first = (int)rng_below(&c->rng, 3), pick = -1;
    double most = -1;
    for (int i = 0; i < 4; i++) {
        int k = i < 3 ? (first + i) % 3 : 3;
        double off = kit_abs(kit_lum(coats[k]) - kit_lum(back));
        if (off >= .3) {
            pick = k;
            break;
        }
        if (off > most) most = off, pick = k;
    }
    static const enum hat hats[] = {BOB, BOWLER, HOOD, HAIR, TOP_HAT, BOB, CONE};
    colour coat = coats[pick];
    enum hat hat = hats[rng_below(&c->rng, 7)];
    double wind = kit_chance(c, 50) ? 6 : -5;
    return (struct person){.coat = coat,
                           /* On a dark ground dark legs and hats would vanish. */
                           .dark =
                               kit_lum(back) < .3 ? kit_mix(p->ink, p->mist, pick == 3 ? .1 : .3) : p->ink,
                           .accent = pick == 0 ? p->gold : p->accent,
                           .hat = hat,
                           .left_x = -14,
                           .left_y = -44,
                           .right_x = 15,
                           .right_y = -46,
                           .wind = wind};
}

void motif_place_person(struct canvas *c, struct person p, double x, double y, double h, int sheet,
                        uint16_t figure, colour back) {
    p.child = p.child || figure == C_CHILD;
    if (p.child && (p.hat == TOP_HAT || p.hat == BOWLER)) p.hat = BOB;
    if (!p.child && (p.hat == CONE)) p.hat = BOWLER;
    if (figure == C_DIVER) p.hat = HELMET;
    struct box before = c->box;
    kit_box_reset(c);
    if (sheet >= 0) {
        uint32_t id = kit_named(c);
        c->named = 0;
        if (!c->water) kit_cast(c, id, x, y - 3);
        kit_lit(c);
        c->named = id;
    }
    kit_put(c, x, y, h / 100, 0);
    motif_person(c, &p);
    kit_done(c);
    if (sheet >= 0) kit_done(c);
    motif_record(c, (struct placed){figure, STANDS, false, c->box, kit_lum(p.coat), kit_lum(back), y, 0});
    c->box = before;
}

static void standing(struct canvas *c, const struct coat *coat, enum hat hat, bool child) {
    struct person p = {.coat = coat->body,
                       .dark = coat->dark,
                       .accent = coat->accent,
                       .hat = hat,
                       .left_x = -14,
                       .left_y = -44,
                       .right_x = 15,
                       .right_y = -46,
                       .wind = 5,
                       .child = child};
    motif_person(c, &p);
}

void motif_draw_child(struct canvas *c, const struct coat *coat) {
    standing(c, coat, BOB, true);
}
void motif_draw_traveller(struct canvas *c, const struct coat *coat) {
    standing(c, coat, BOWLER, false);
    kit_cut(c, "p ad20 M12 -42H34V-26H12Z; l d~2 M19 -42V-47H27V-42;", coat);
}
void motif_draw_diver(struct canvas *c, const struct coat *coat) {
    standing(c, coat, HELMET, false);
}

/* A very tall figure in a long coat; worlds fit under it (compositions draw those). */
void motif_draw_stranger(struct canvas *c, const struct coat *coat) {
    kit_cut(
        c,
        "s b 0,-330 -44,-312 -84,-250 -100,-150 -110,0! 110,0! 100,-150 84,-250 44,-312; p d@30 M0 -300L20 0H-20Z; c s 0 -352 26; s g -34,-326! 0,-312 34,-326! 38,-306 0,-294 -38,-306;"
        "y d -26,-366 -29,-408 29,-408 26,-366; s d -50,-364 0,-376 50,-364 0,-354; y a -27,-372 -28,-384 28,-384 27,-372;",
        coat);
}

/* An open hand from below, palm up: what lies on it lies at 0,-150. */
void motif_draw_hand(struct canvas *c, const struct coat *coat) {
    kit_cut(
        c,
        "s b -36,10! -34,-40 -62,-70 -104,-104 -112,-124 -96,-132 -66,-116 -42,-104 -40,-150 -34,-168 -20,-166 -16,-118 -8,-120 -4,-156 8,-162 16,-150 14,-112 22,-112 "
        "32,-144 44,-146 48,-132 40,-96 46,-92 60,-110 72,-112 74,-98 60,-56 40,-20 38,10!; l d@30~2.6 M-40 -84Q0 -66 40 -84M-30 -58Q4 -50 26 -64; p a M-44 -8H46L52 44H-50Z; l g~4 M-44 4H47;",
        coat);
}
