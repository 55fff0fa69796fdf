/* compositions_double.c: doubles: the shadow or the reflection is somebody else's; the world upside down. */
#include "cards/palettes.h"
#include "cards/compositions.h"
#include <stddef.h>

static bool heads(struct canvas *c) {
    return kit_chance(c, 50);
}

static void small_hero(struct canvas *c, uint16_t figure, double x, double y, double h, bool flip,
                       colour back) {
    if (motif_is_person(figure)) {
        struct person who = motif_somebody(c, back);
        motif_place_person(c, who, x, y, h, 3, figure, back);
    } else {
        motif_place_posed(c, (struct place){figure, x, y, h * 1.3, h, 0, flip, 3, STANDS, true, back, 0, 0});
    }
    c->placed[c->placed_count - 1].hero = true;
    c->placed[c->placed_count - 1].ground = y;
}

/* On a wall indoors, in a pool of light. */
COMPOSITION(paint_shadow_on_a_wall) {
    const struct palette *p = c->pal;
    scene_back(c, s, 690);
    bool left = heads(c);
    double x = left ? 346 : 254;
    colour dark = kit_mix(p->near, p->ink, .45);
    kit_glow(c, x, 430, 380, p->light, .7);
    kit_disc_at(c, x, 440, 226, p->light, .4);
    motif_shadow(c, B, x, 742, 380, 480, !left, dark, .82);
    double fx = left ? 176 : 424, fy = 822;
    kit_begin(c); /* the shadow joins the feet on the floor */
    kit_move(c, fx - 40, fy - 2), kit_line(c, fx + 44, fy - 2), kit_quad(c, x, 776, x + 90, 740),
        kit_line(c, x - 90, 740), kit_quad(c, (fx + x) / 2, 770, fx - 40, fy - 2);
    kit_close_path(c);
    kit_shape(c, dark, .45);
    scene_front(c, s, 812);
    small_hero(c, A, fx, fy + 4, 140, left, kit_mix(c->mid_col, kit_back_at(c, 700), .5));
    prop_witness(c, s, left ? 470 : 130, 60);
}

/* A low sun: the shadow runs towards us over the plain. */
COMPOSITION(paint_shadow_on_the_ground) {
    const struct palette *p = c->pal;
    scene_back(c, s, 430);
    double x = heads(c) ? 320 : 280, y = 540;
    kit_glow(c, x, 470, 330, p->light, .95);
    if (!s->disc) {
        kit_paper(c, 0);
        kit_disc_at(c, x, 470, 92, kit_mix(p->light, p->gold, .15), 1);
        kit_done(c);
    }
    colour pale = s->setting == C_SNOW ? kit_mix(p->light, p->far, .12) : kit_mix(p->far, p->mist, .5);
    piece_ground_hill(c, y - 16, 5, pale, kit_mix(pale, p->mid, .75));
    c->mid_col = kit_mix(p->mist, p->far, .3);
    struct box b = motif_box(B);
    double k = MIN(400 / (b.x1 - b.x0), 320 / (b.y1 - b.y0)), mid = (b.x0 + b.x1) / 2;
    colour dark = kit_mix(p->near, p->ink, .6);
    kit_faint(c, .78);
    c->flat = true;
    c->flat_fill = dark;
    kit_put_flip(c, x - mid * k, y - 2 + b.y1 * k, k, -k, 0);
    struct coat coat = motif_coat_with(p, dark);
    motif_draw(c, B, &coat);
    kit_done(c);
    c->flat = false;
    kit_done(c);
    small_hero(c, A, x, y + 2, 150, heads(c), kit_mix(p->light, p->mist, .4));
    prop_witness(c, s, x > 300 ? 88 : 512, 58);
}

/* A street lamp, a house front, and a shadow that does not fit. */
COMPOSITION(paint_shadow_on_a_house) {
    const struct palette *p = c->pal;
    scene_back(c, s, 690);
    bool left = heads(c);
    double x0 = left ? 190 : 44, w = 366, x = x0 + w / 2;
    colour wall = kit_mix(p->light, p->mist, .4), dark = kit_mix(p->near, p->ink, .55);
    kit_paper(c, 2);
    kit_begin(c);
    kit_rect(c, x0, 250, w, 600);
    kit_shape(c, kit_down(c, kit_mix(wall, p->sky1, .35), wall), 1);
    kit_begin(c);
    kit_move(c, x0 - 22, 254), kit_line(c, x0 + 40, 130), kit_line(c, x0 + w - 40, 130),
        kit_line(c, x0 + w + 22, 254);
    kit_close_path(c);
    kit_shape(c, kit_mix(p->accent, p->ink, .3), 1);
    kit_done(c);
    kit_begin(c);
    kit_rect(c, x0 + 40, 280, 56, 70), kit_rect(c, x0 + w - 96, 280, 56, 70),
        kit_rect(c, x0 + w / 2 - 28, 280, 56, 70);
    kit_shape(c, kit_mix(p->near, p->sky1, .3), 1);
    kit_begin(c);
    kit_rect(c, x0 + w / 2 - 24, 284, 48, 62);
    kit_shape(c, p->gold, 1);
    double lx = left ? 106 : 494;
    kit_glow(c, lx, 520, 320, p->gold, .85);
    kit_glow(c, x, 600, 280, p->light, .6);
    motif_shadow(c, B, x, 832, w * .82, 440, !left, dark, .8);
    motif_place(c, (struct place){C_STREETLAMP, lx, 850, 80, 370, 0, false, 2, HELD, false,
                                  kit_back_at(c, 600), 0, kit_mix(p->ink, p->near, .2)});
    scene_front(c, s, 826);
    small_hero(c, A, left ? 168 : 432, 850, 112, left, kit_mix(wall, c->mid_col, .5));
}

/* It sits on the hill; the moon shows it as something else. */
COMPOSITION(paint_shadow_on_the_disc) {
    const struct palette *p = c->pal;
    scene_sky(c, s);
    double x = heads(c) ? 320 : 280, y = 360, r = 206;
    kit_glow(c, x, y, 420, p->light, .8);
    kit_paper(c, 0);
    kit_disc_at(c, x, y, r, kit_mix(p->light, p->gold, .1), 1);
    kit_done(c);
    struct box b = motif_box(B);
    double k = MIN(290 / (b.x1 - b.x0), 270 / (b.y1 - b.y0));
    motif_shadow(c, B, x, y + (b.y1 - b.y0) * k / 2 + 6, 290, 270, heads(c), kit_mix(p->near, p->ink, .3),
                 .86);
    scene_sheets(c, s, 690);
    scene_front(c, s, 812);
    small_hero(c, A, x > 300 ? 210 : 390, piece_ground_at(c, x > 300 ? 210 : 390) + 12, 150, heads(c),
               kit_mix(c->mid_col, c->ground_col, .3));
    prop_witness(c, s, x > 300 ? 470 : 130, 62);
}

/* ---- reflections ---- */

static void glints(struct canvas *c, double y0, double y1, colour col) {
    kit_begin(c);
    for (double y = y0; y < y1; y += 40) {
        double x = kit_between(c, 40, 440), w = kit_between(c, 40, 130);
        kit_move(c, x, y), kit_quad(c, x + w / 2, y - 4, x + w, y), kit_quad(c, x + w / 2, y + 4, x, y);
        kit_close_path(c);
    }
    kit_shape(c, col, .55);
}

static void upright(struct canvas *c, uint16_t figure, double x, double y, double w, double h, colour back) {
    const struct motif *m = motif_at(figure);
    motif_place(c, (struct place){figure, x, y, w, h, 0, false, -1, m->lives & LAND ? STANDS : FLOATS, true,
                                  back, 0, 0});
    c->placed[c->placed_count - 1].ground = y;
}

/* Two halves of one card: what stands there, and what the water says. */
COMPOSITION(paint_reflection_in_water) {
    const struct palette *p = c->pal, *q = prop_other_palette(s);
    double line_y = 462;
    fill f = kit_gradient(c, 0, 0, 0, 900,
                          (struct stop[]){{p->sky0, 0, 1},
                                          {p->sky1, .25, 1},
                                          {p->mist, .5, 1},
                                          {q->sky2, .51, 1},
                                          {q->sky1, .74, 1},
                                          {q->sky0, 1, 1}},
                          6);
    kit_path_fill(c, "M0 0H600V900H0Z", f, 1);
    if (palette_starry(p)) piece_stars(c, 40, 34, 34, 566, 240, p->light);
    kit_glow(c, 300, 450, 330, p->light, .8);
    c->back[0] = p->sky0, c->back[1] = p->mist, c->back[2] = q->sky1;
    kit_paper(c, 0);
    piece_hills(c, 420, 16, 5, kit_down(c, p->far, kit_mix(p->far, p->mist, .7)), 458);
    kit_done(c);
    c->pal = q;
    kit_faint(c, .94);
    kit_put_flip(c, 0, line_y + 4, 1, -1, 0);
    struct box b = motif_box(B);
    double k = MIN(340 / (b.x1 - b.x0), 340 / (b.y1 - b.y0));
    struct coat coat = motif_choose_coat(c, motif_at(B), kit_mix(q->sky1, q->sky2, .4));
    kit_put(c, 310 - (b.x0 + b.x1) / 2 * k, -b.y1 * k, k, 0);
    motif_draw(c, B, &coat);
    kit_done(c);
    kit_done(c);
    kit_done(c);
    c->pal = p;
    motif_record(c, (struct placed){B,
                                    HELD,
                                    true,
                                    {310 - 170, line_y, 310 + 170, line_y + 340},
                                    kit_lum(coat.body),
                                    kit_lum(kit_mix(q->sky1, q->sky2, .4)),
                                    0,
                                    0});
    glints(c, 496, 860, q->light);
    kit_paper(c, 1);
    kit_begin(c);
    kit_spline(c,
               (struct point[]){{50, 462, 1},
                                {170, 448, 0},
                                {300, 442, 0},
                                {430, 448, 0},
                                {556, 462, 1},
                                {400, 470, 0},
                                {200, 470, 0}},
               7, true);
    kit_shape(c, kit_down(c, kit_mix(p->near, p->far, .3), p->near), 1);
    kit_done(c);
    kit_paper(c, 2);
    upright(c, A, 310, 450, 300, 320, kit_mix(p->mist, p->sky1, .35));
    kit_done(c);
    c->ground_col = p->near, c->mid_col = p->mist;
    for (int i = 0; i < 9; i++) c->ground[i] = 444;
    if (W != NO_FIGURE) prop_witness(c, s, 110, 56);
}

/* A mirror stands there; the image is wilder. */
COMPOSITION(paint_reflection_in_a_mirror) {
    const struct palette *p = c->pal;
    scene_back(c, s, 690);
    scene_front(c, s, 806);
    bool left = heads(c);
    double x = left ? 340 : 260, y = 430, rx = 168, ry = 292;
    struct coat frame =
        motif_coat_with(p, kit_lum(kit_back_at(c, 430)) > .7 ? kit_mix(p->gold, p->accent, .35) : p->gold);
    kit_glow(c, x, y, 380, p->light, .4);
    kit_paper(c, 3);
    kit_put(c, x, y, 1, 0);
    kit_cut(
        c,
        "p bd45 M-112 300L-144 398H-118L-78 300ZM112 300L144 398H118L78 300Z; e b 0 0 192 316; c b 0 -328 22; e bd35 0 0 176 300; c bl40 -186 -140 13 186 -140 13 -186 140 13 186 140 13;",
        &frame);
    kit_done(c);
    kit_done(c);
    uint32_t id;
    kit_clip_open(c, &id);
    kit_begin(c);
    kit_oval(c, x, y, rx, ry);
    kit_shape(c, 0, 1);
    kit_clip_done(c);
    kit_clipped(c, id);
    prop_world(c, s, x - rx, y - ry, 2 * rx, 2 * ry, B, .46);
    kit_put(c, x, y, 1, 0);
    kit_cut(c, "p w@16 M-120 -310L-20 -310L-170 180L-220 80Z; p w@13 M5 -310L32 -310L-130 220L-150 190Z;",
            &frame);
    kit_done(c);
    kit_done(c);
    small_hero(c, A, left ? 136 : 464, 846, 160, left, kit_mix(c->mid_col, c->ground_col, .4));
}

/* A puddle, and in it somebody upside down. */
COMPOSITION(paint_reflection_in_a_puddle) {
    const struct palette *p = c->pal, *q = prop_other_palette(s);
    scene_back(c, s, 470);
    colour pale = s->setting == C_SNOW ? kit_mix(p->light, p->far, .15) : kit_mix(p->mid, p->near, .35);
    piece_ground_hill(c, 548, 6, pale, kit_mix(pale, p->ink, .6));
    double x = 300, y = 728, rx = 216, ry = 132;
    kit_paper(c, 1);
    kit_begin(c);
    kit_oval(c, x, y, rx + 10, ry + 8);
    kit_shape(c, kit_mix(pale, p->light, .35), 1);
    kit_done(c);
    uint32_t id;
    kit_clip_open(c, &id);
    kit_begin(c);
    kit_oval(c, x, y, rx, ry);
    kit_shape(c, 0, 1);
    kit_clip_done(c);
    kit_clipped(c, id);
    fill f = kit_gradient(c, 0, y - ry, 0, y + ry,
                          (struct stop[]){{q->mist, 0, 1}, {q->sky2, .4, 1}, {q->sky1, 1, 1}}, 3);
    kit_begin(c);
    kit_rect(c, x - rx, y - ry, 2 * rx, 2 * ry);
    kit_shape(c, f, 1);
    kit_disc_at(c, x + 120, y + 50, 24, q->light, .9);
    c->pal = q;
    struct box b = motif_box(B);
    double k = MIN(300 / (b.x1 - b.x0), 212 / (b.y1 - b.y0));
    struct coat coat = motif_choose_coat(c, motif_at(B), kit_mix(q->sky2, q->mist, .5));
    kit_put_flip(c, x - (b.x0 + b.x1) / 2 * k, y - ry + 14 + b.y1 * k, k, -k, 0);
    motif_draw(c, B, &coat);
    kit_done(c);
    c->pal = p;
    glints(c, y - ry + 30, y + ry, q->light);
    kit_done(c);
    motif_record(c, (struct placed){B,
                                    HELD,
                                    true,
                                    {x - 150, y - ry + 14, x + 150, y + ry},
                                    kit_lum(coat.body),
                                    kit_lum(kit_mix(q->sky2, q->mist, .5)),
                                    0,
                                    0});
    small_hero(c, A, x, 604, 250, heads(c), kit_mix(c->mid_col, kit_back_at(c, 480), .5));
    prop_witness(c, s, heads(c) ? 82 : 518, 60);
}

/* ---- upside down ---- */

/* Houses hang from the sky; somebody climbs a ladder to them. */
COMPOSITION(paint_upside_down_city) {
    const struct palette *p = c->pal;
    scene_back(c, s, 720);
    colour wall =
        kit_lum(kit_back_at(c, 150)) > .42 ? kit_mix(p->near, p->mid, .25) : kit_mix(p->far, p->near, .35);
    kit_paper(c, 0);
    piece_roofs(c, -10, 320, kit_down(c, kit_mix(wall, p->sky1, .4), kit_mix(p->sky1, p->mist, .4)),
                kit_mix(wall, p->sky1, .4), p->gold, -10, 610, true, 8);
    kit_done(c);
    kit_paper(c, 1);
    piece_roofs(c, 60, 170, wall, kit_mix(wall, p->ink, .5), p->gold, -20, 610, true, 40);
    kit_done(c);
    kit_paper(c, 2);
    kit_begin(c);
    kit_spline(c,
               (struct point[]){{-40, -40, 1},
                                {-40, 76, 1},
                                {80, 88, 0},
                                {200, 78, 0},
                                {330, 90, 0},
                                {460, 78, 0},
                                {640, 86, 1},
                                {640, -40, 1}},
               8, true);
    kit_shape(c, kit_mix(p->ink, p->near, .3), 1);
    kit_done(c);
    bool left = heads(c);
    double x = left ? 236 : 364, ax = left ? 420 : 180;
    struct box b = motif_box(A);
    double k = MIN(190 / (b.x1 - b.x0), 210 / (b.y1 - b.y0));
    colour back = kit_mix(wall, p->sky1, .5);
    struct coat coat = motif_choose_coat(c, motif_at(A), back);
    kit_paper(c, 2);
    kit_put_flip(c, ax - (b.x0 + b.x1) / 2 * k, 84 + b.y1 * k, k, -k, 0);
    motif_draw(c, A, &coat);
    kit_done(c);
    kit_done(c);
    motif_record(c, (struct placed){A,
                                    HELD,
                                    true,
                                    {ax - 95, 84, ax + 95, 84 + (b.y1 - b.y0) * k},
                                    kit_lum(coat.body),
                                    kit_lum(back),
                                    0,
                                    0});
    scene_front(c, s, 826);
    double gy = piece_ground_at(c, x) + 10, h = gy - 96;
    colour rung = kit_lum(kit_back_at(c, 500)) < .5 ? p->light : kit_mix(p->ink, p->near, .3);
    if (c->water) prop_rowing_boat(c, x - 6, gy, 1.1);
    kit_paper(c, 2);
    prop_ladder(c, x, gy, h, 30, left ? 26 : -26, rung);
    kit_done(c);
    struct person who = motif_somebody(c, kit_back_at(c, 480));
    who.left_x = -8, who.left_y = -104, who.right_x = 12, who.right_y = -96;
    c->aloft = true;
    motif_place_person(c, who, x + (left ? 13 : -13), gy - h * .44, 96, 2, W, kit_back_at(c, 480));
    c->aloft = false;
    c->placed[c->placed_count - 1].stance = HELD;
}

/* One ground below, one above; each has its inhabitant. */
COMPOSITION(paint_upside_down_half) {
    const struct palette *p = c->pal;
    scene_back(c, s, 690);
    colour top = kit_mix(p->near, p->ink, .3), edge = kit_mix(p->mid, p->near, .4);
    kit_paper(c, 1);
    kit_begin(c);
    kit_spline(c,
               (struct point[]){{-40, -40, 1},
                                {-40, 170, 1},
                                {90, 190, 0},
                                {220, 160, 0},
                                {350, 184, 0},
                                {480, 160, 0},
                                {640, 184, 1},
                                {640, -40, 1}},
               8, true);
    kit_shape(c, edge, 1);
    for (int i = 0; i < 6; i++) {
        double x = i < 3 ? 40 + i * 54 : 420 + (i - 3) * 62, th = kit_between(c, 60, 110);
        kit_put_flip(c, x, 160, 1, -1, 0);
        motif_conifer(c, 0, 0, th, th * .45, kit_mix(edge, p->ink, .2), 0, 4);
        kit_done(c);
    }
    kit_done(c);
    kit_paper(c, 2);
    kit_begin(c);
    kit_spline(c,
               (struct point[]){{-40, -40, 1},
                                {-40, 120, 1},
                                {110, 108, 0},
                                {300, 126, 0},
                                {470, 106, 0},
                                {640, 118, 1},
                                {640, -40, 1}},
               7, true);
    kit_shape(c, top, 1);
    kit_done(c);
    struct box b = motif_box(A);
    double k = MIN(300 / (b.x1 - b.x0), 270 / (b.y1 - b.y0)), x = heads(c) ? 330 : 270;
    colour back = kit_back_at(c, 260);
    struct coat coat = motif_choose_coat(c, motif_at(A), back);
    kit_paper(c, 3);
    kit_put_flip(c, x - (b.x0 + b.x1) / 2 * k, 116 + b.y1 * k, k, -k, 0);
    motif_draw(c, A, &coat);
    kit_done(c);
    kit_done(c);
    motif_record(c, (struct placed){A,
                                    HELD,
                                    true,
                                    {x - 150, 100, x + 150, 116 + (b.y1 - b.y0) * k},
                                    kit_lum(coat.body),
                                    kit_lum(back),
                                    0,
                                    0});
    scene_front(c, s, 808);
    small_hero(c, B, x > 300 ? 240 : 360, piece_ground_at(c, 300) + 12, 190, heads(c),
               kit_mix(c->mid_col, kit_back_at(c, 700), .4));
}

/* The sea is above; somebody fishes upwards. */
COMPOSITION(paint_upside_down_sea) {
    const struct palette *p = c->pal;
    scene_back(c, s, 710);
    bool left = heads(c);
    double x = left ? 330 : 270;
    colour sea = kit_mix(p->mid, p->far, .2);
    kit_put_flip(c, 0, 0, 1, -1, 0);
    piece_waves(c, -300, 12, 7, .2, kit_mix(sea, p->mist, .4), p->light, -40, 640, 30);
    kit_done(c);
    struct box b = motif_box(A);
    double k = MIN(300 / (b.x1 - b.x0), 250 / (b.y1 - b.y0));
    colour back = kit_back_at(c, 360);
    struct coat coat = motif_choose_coat(c, motif_at(A), back);
    kit_paper(c, 3);
    kit_put_flip(c, x - (b.x0 + b.x1) / 2 * k, 262 + b.y1 * k, k, -k, 0);
    motif_draw(c, A, &coat);
    kit_done(c);
    kit_done(c);
    motif_record(c, (struct placed){A,
                                    HELD,
                                    true,
                                    {x - 150, 240, x + 150, 262 + (b.y1 - b.y0) * k},
                                    kit_lum(coat.body),
                                    kit_lum(back),
                                    0,
                                    0});
    kit_paper(c, 2);
    kit_put_flip(c, 0, 0, 1, -1, 0);
    piece_waves(c, -252, 15, 6, .65, sea, kit_mix(sea, p->light, .5), -40, 640, 30);
    piece_waves(c, -176, 18, 5, .3, kit_mix(p->near, sea, .4), sea, -40, 640, 30);
    piece_waves(c, -92, 18, 5, .8, kit_mix(p->near, p->ink, .3), p->mid, -40, 640, 30);
    kit_done(c);
    kit_done(c);
    scene_front(c, s, 820);
    double px = left ? 150 : 450;
    struct point hand = prop_person(c, W, px, 118, left ? 6 : -20, -58, left ? 20 : -6, -62);
    struct point tip = {hand.x + (left ? 66 : -66), hand.y - 84, false};
    prop_tie(c, hand);
    prop_thread(c, hand, tip, 0, kit_mix(p->ink, p->gold, .35), 4);
    prop_thread(c, tip, (struct point){left ? 470 : 130, 286, false}, 8, p->light, 2);
}
