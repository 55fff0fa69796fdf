/* compositions_way.c: the way to something; things that pour out. */
#include "cards/compositions.h"
#include <stddef.h>

static bool heads(struct canvas *c) {
    return kit_chance(c, 50);
}

/* Steps in the air. */
COMPOSITION(paint_leading_by_stairs) {
    const struct palette *p = c->pal;
    scene_back(c, s, 730);
    int side = heads(c) ? 1 : -1;
    double gx = 300 + side * 92, gy = 214;
    kit_glow(c, gx, gy, 320, p->light, .9);
    motif_place(c, (struct place){A, gx, gy + 128, 240, 250, 0, false, 1, HELD, true,
                                  kit_mix(kit_back_at(c, 210), p->light, .3), 0, 0});
    colour warm = kit_mix(p->accent, p->gold, .3), deep = kit_mix(p->accent, p->ink, .5);
    for (int k = 14; k >= 0; k--) {
        double t = k / 14.0, size = 1 - .8 * t,
               x = 300 + side * (-90 + 190 * t + 95 * kit_sin(t * 298) * (1 - t * .75)),
               y = 815 - 455 * (t * 1.3 - t * t * .3);
        double w = 150 * size, d = 44 * size, h = 17 * size;
        colour top = kit_mix(warm, p->mist, t * .8), face = kit_mix(deep, p->mist, t * .7);
        if (k % 7 == 0 || k == 14) {
            if (k != 14) kit_done(c);
            kit_paper(c, k > 7 ? 0 : 1);
        }
        kit_begin(c);
        kit_move(c, x - w / 2, y), kit_line(c, x + w / 2, y), kit_line(c, x + w / 2 + d * .5, y - d),
            kit_line(c, x - w / 2 + d * .5, y - d);
        kit_close_path(c);
        kit_shape(c, top, 1);
        kit_begin(c);
        kit_rect(c, x - w / 2, y, w, h);
        kit_shape(c, face, 1);
        if (k == 5) {
            kit_glow(c, x + 30, y - 74, 100, p->gold, .8);
            struct person who = motif_somebody(c, kit_back_at(c, y - 60));
            who.left_x = -14, who.left_y = -42, who.right_x = 22, who.right_y = -62;
            motif_place_person(c, who, x - 4, y - 12, 112, -1, W, kit_back_at(c, y - 60));
            c->placed[c->placed_count - 1].stance = HELD;
            struct coat lamp = motif_coat_with(p, p->ink);
            kit_put(c, x + 21, y - 42, .26, 0);
            kit_cut(c, cut_lantern, &lamp);
            kit_done(c);
        }
    }
    kit_done(c);
    scene_front(c, s, 846);
}

/* A road winds over the hills to it. */
COMPOSITION(paint_leading_by_a_road) {
    const struct palette *p = c->pal;
    scene_back(c, s, 470);
    int side = heads(c) ? 1 : -1;
    double gx = 300 + side * 76;
    kit_glow(c, gx, 380, 320, p->light, .7);
    motif_place(
        c, (struct place){A, gx, 522, 260, 330, 0, side < 0, 1, STANDS, true, kit_back_at(c, 380), .05, 0});
    c->placed[c->placed_count - 1].ground = 522;
    colour hill = s->setting == C_SNOW ? kit_mix(p->light, p->far, .2) : kit_mix(p->mid, p->near, .2);
    kit_paper(c, 1);
    piece_hills(c, 528, 8, 4, kit_down(c, kit_mix(hill, p->mist, .25), hill), 930);
    kit_done(c);
    c->mid_col = hill;
    colour road = kit_mix(p->light, p->gold, .2);
    if (kit_lum(hill) > .6) road = kit_mix(p->gold, p->accent, .3);
    kit_put_flip(c, 300, 0, side, 1, 0);
    kit_path_fill(
        c,
        "M70 524H88C96 560 10 574 -60 600C-150 634 -120 664 -20 690C90 718 120 742 60 800C30 840 10 870 0 930H-190C-180 870 -120 820 -66 786C-10 750 -30 736 -110 712C-230 676 -240 622 -130 580C-40 552 60 556 70 524Z",
        road, .95);
    kit_done(c);
    double px = 300 + side * -40, py = 716;
    colour back = kit_mix(hill, road, .4);
    struct person who = motif_somebody(c, back);
    motif_place_person(c, who, px, py, 100, 2, W, back);
    c->placed[c->placed_count - 1].ground = py;
    struct coat tree_coat = motif_coat_with(p, kit_mix(p->near, p->ink, .4));
    kit_paper(c, 2);
    for (int i = 0; i < 3; i++) {
        double tx = 300 + side * (150 + i * 54), ty = 690 + i * 44, h = 110 + i * 36;
        motif_conifer(c, tx, ty, h, h * .44, tree_coat.body, p->ink, 4);
    }
    kit_done(c);
    if (kit_lum(back) < .55) kit_glow(c, px + 16, py - 50, 70, p->gold, .7);
}

/* A river comes from it, or goes to it. */
COMPOSITION(paint_leading_by_a_river) {
    const struct palette *p = c->pal;
    scene_back(c, s, 480);
    int side = heads(c) ? 1 : -1;
    double gx = 300 + side * 80;
    kit_glow(c, gx, 380, 330, p->light, .7);
    motif_place(
        c, (struct place){A, gx, 530, 280, 350, 0, side < 0, 1, STANDS, true, kit_back_at(c, 380), .05, 0});
    c->placed[c->placed_count - 1].ground = 530;
    colour land = s->setting == C_SNOW     ? kit_mix(p->light, p->far, .2)
                  : s->setting == C_DESERT ? kit_mix(p->far, p->gold, .3)
                                           : kit_mix(p->mid, p->near, .15);
    kit_paper(c, 1);
    piece_hills(c, 536, 7, 4, kit_down(c, kit_mix(land, p->mist, .2), kit_mix(land, p->ink, .3)), 930);
    kit_done(c);
    colour deep = kit_lum(land) < .4 ? kit_mix(p->sky2, p->light, .25) : kit_mix(0x2f7f9a, p->near, .3),
           pale = kit_mix(deep, p->light, .5);
    kit_put_flip(c, 300, 0, side, 1, 0);
    kit_path_fill(
        c,
        "M66 532H104C110 570 40 590 -40 616C-110 640 -70 668 20 700C130 740 120 790 40 930H-250C-200 840 -90 800 -30 764C10 736 -40 716 -120 690C-220 654 -190 612 -80 582C-10 564 60 560 66 532Z",
        kit_down(c, pale, deep), 1);
    kit_path_line(
        c,
        "M84 546C80 580 10 596 -70 618C-150 644 -110 674 -20 704C60 734 30 776 -50 830M60 700C100 740 60 800 -20 880",
        kit_mix(pale, 0xffffff, .5), 3, .7);
    kit_done(c);
    c->water = false;
    motif_place(c, (struct place){B, 300 + side * -64, 836, 130, 120, side * -4, side < 0, 2, FLOATS, false,
                                  deep, 0, 0});
    motif_place(
        c, (struct place){C_PAPER_BOAT, 300 + side * 6, 716, 56, 40, 3, false, 1, FLOATS, false, deep, 0, 0});
    for (int i = 0; i < 9; i++) c->ground[i] = 760;
    c->ground_col = land, c->mid_col = land;
    if (W != NO_FIGURE) prop_witness(c, s, 300 + side * 196, 110);
}

/* A thread leads from a hand to it. */
COMPOSITION(paint_leading_by_a_thread) {
    const struct palette *p = c->pal;
    scene_back(c, s, 600);
    int side = heads(c) ? 1 : -1;
    double gx = 300 + side * 100;
    kit_glow(c, gx, 420, 330, p->light, .7);
    motif_place(
        c, (struct place){A, gx, 640, 260, 330, 0, side < 0, 2, STANDS, true, kit_back_at(c, 440), .05, 0});
    c->placed[c->placed_count - 1].ground = 640;
    colour hill = kit_mix(p->mid, p->near, .3);
    if (s->setting == C_SNOW) hill = kit_mix(p->light, p->far, .25);
    kit_paper(c, 1);
    piece_hills(c, 648, 8, 4, kit_down(c, kit_mix(hill, p->mist, .2), hill), 930);
    kit_done(c);
    scene_front(c, s, 800);
    double px = 300 + side * -150;
    struct point hand = prop_person(c, W, px, 140, side > 0 ? -14 : -30, -44, side > 0 ? 30 : -12, -60);
    if (side < 0) hand = (struct point){px - .3 * 140, hand.y + .16 * 140, false};
    colour thread = kit_lum(hill) - kit_lum(p->accent) < .18 && kit_lum(p->accent) - kit_lum(hill) < .18
                        ? p->light
                        : p->accent;
    kit_begin(c);
    kit_move(c, hand.x, hand.y);
    kit_curve(c, hand.x + side * 60, hand.y + 60, 300 + side * 30, 880, 300 + side * 70, 800);
    kit_curve(c, 300 + side * 110, 730, 300 - side * 60, 760, 300 - side * 30, 700);
    kit_curve(c, 300, 640, 300 + side * 190, 720, 300 + side * 214, 660);
    kit_curve(c, 300 + side * 230, 610, gx + side * 30, 640, gx + side * 10, 560);
    kit_stroke(c, thread, 4, 1);
}

/* ---- pouring out ---- */

/* A face weeps a river. */
COMPOSITION(paint_pouring_tears) {
    const struct palette *p = c->pal;
    scene_back(c, s, 560);
    int side = heads(c) ? 1 : -1;
    kit_glow(c, 300, 420, 360, p->light, .5);
    struct spot face = motif_place(c, (struct place){A, 300 + side * 56, 724, 330, 450, side * 6, side < 0, 2,
                                                     STANDS, true, kit_back_at(c, 480), .12, 0});
    c->placed[c->placed_count - 1].ground = 724;
    struct point eye = motif_spot_point(&face, face.motif->mouth_x, face.motif->mouth_y);
    colour land = s->setting == C_SNOW ? kit_mix(p->light, p->far, .2) : kit_mix(p->mid, p->near, .15);
    kit_paper(c, 1);
    piece_hills(c, 676, 10, 4, kit_down(c, kit_mix(land, p->mist, .2), kit_mix(land, p->ink, .25)), 930);
    kit_done(c);
    colour deep = kit_mix(0x2f7f9a, p->near, .25), pale = kit_mix(0x8fd6cf, p->light, .2);
    kit_paper(c, 1);
    kit_begin(c);
    double d = side;
    kit_move(c, eye.x - 26, eye.y), kit_quad(c, eye.x, eye.y - 8, eye.x + 26, eye.y);
    kit_curve(c, eye.x + 20, eye.y + 60, eye.x + 30, eye.y + 130, eye.x + 20, 660);
    kit_curve(c, eye.x + 40, 720, 300 - d * 60, 760, 300 - d * 120, 800);
    kit_curve(c, 300 - d * 150, 830, 300 - d * 90, 870, 300 - d * 60, 930);
    kit_line(c, 300 - d * 290, 930);
    kit_curve(c, 300 - d * 280, 850, 300 - d * 230, 790, 300 - d * 110, 740);
    kit_curve(c, eye.x - 30, 710, eye.x - 26, 690, eye.x - 24, 660);
    kit_curve(c, eye.x - 22, eye.y + 130, eye.x - 26, eye.y + 60, eye.x - 26, eye.y);
    kit_close_path(c);
    kit_shape(c,
              kit_gradient(c, 0, eye.y, 0, 900,
                           (struct stop[]){{deep, 0, 1}, {kit_mix(deep, pale, .4), .5, 1}, {pale, 1, 1}}, 3),
              1);
    kit_begin(c);
    kit_move(c, eye.x, eye.y + 8), kit_curve(c, eye.x - 4, eye.y + 80, eye.x + 8, 640, eye.x, 680),
        kit_curve(c, eye.x - 10, 730, 300 - d * 130, 770, 300 - d * 180, 860);
    kit_stroke(c, 0xe6f6ee, 3, .7);
    kit_done(c);
    motif_place(c,
                (struct place){B, 300 - d * 174, 856, 130, 120, -4 * d, d < 0, 2, FLOATS, false, pale, 0, 0});
    for (int i = 0; i < 9; i++) c->ground[i] = 800;
    c->ground_col = land, c->mid_col = land;
    prop_witness(c, s, 300 + d * 150, 100);
}

/* Something tilts, and a water falls out of it that one can sail. */
COMPOSITION(paint_pouring_water) {
    const struct palette *p = c->pal;
    scene_back(c, s, 690);
    int side = heads(c) ? 1 : -1;
    kit_glow(c, 300, 300, 340, p->light, .5);
    struct box b = motif_box(A);
    double k = MIN(290 / (b.x1 - b.x0), 240 / (b.y1 - b.y0));
    const struct motif *m = motif_at(A);
    bool spout = A == C_TEAPOT;
    double turn = spout ? -24 : -112;
    struct coat coat = motif_choose_coat(c, m, kit_back_at(c, 230));
    struct spot at = {
        .x = 0, .y = 0, .scale = k, .turn = side > 0 ? turn : -turn, .flip = side < 0, .motif = m};
    struct point mid = motif_spot_point(&at, (b.x0 + b.x1) / 2, (b.y0 + b.y1) / 2);
    at.x = 300 + side * 90 - mid.x, at.y = 210 - mid.y;
    struct point mouth = motif_spot_point(&at, m->mouth_x, m->mouth_y);
    colour deep = kit_mix(p->mid, 0x2f7f9a, .5), pale = kit_mix(deep, p->light, .55);
    if (kit_lum(p->sky1) < .3) pale = kit_mix(p->light, 0x8fc8d8, .4), deep = kit_mix(p->far, pale, .3);
    double fx = mouth.x - side * 24;
    kit_begin(c);
    double w = spout ? 12 : 44;
    kit_move(c, mouth.x - w, mouth.y), kit_quad(c, fx - w - side * 20, mouth.y + 60, fx - 30, 560),
        kit_curve(c, fx - 34, 700, fx - 90, 760, fx - 150, 830);
    kit_line(c, fx + 150, 830), kit_curve(c, fx + 90, 760, fx + 34, 700, fx + 34, 560),
        kit_quad(c, fx + w - side * 14, mouth.y + 60, mouth.x + w, mouth.y);
    kit_close_path(c);
    kit_shape(c, kit_gradient(c, 0, mouth.y, 0, 830, (struct stop[]){{pale, 0, 1}, {deep, 1, 1}}, 2), 1);
    kit_begin(c);
    kit_move(c, fx - 8, mouth.y + 60), kit_curve(c, fx - 14, 560, fx - 10, 700, fx - 50, 800);
    kit_move(c, fx + 12, mouth.y + 90), kit_curve(c, fx + 12, 560, fx + 16, 700, fx + 60, 800);
    kit_stroke(c, 0xffffff, 3, .6);
    kit_paper(c, 3);
    kit_put_flip(c, at.x, at.y, side < 0 ? -k : k, k, at.turn);
    kit_box_reset(c);
    motif_draw(c, A, &coat);
    struct box seen = c->box;
    kit_done(c);
    kit_done(c);
    motif_record(
        c, (struct placed){A, HELD, true, seen, kit_lum(coat.body), kit_lum(kit_back_at(c, 230)), 0, 0});
    scene_front(c, s, 826);
    kit_paper(c, 1);
    kit_begin(c);
    kit_oval(c, fx, 836, 190, 34);
    kit_shape(c, kit_down(c, deep, kit_mix(deep, p->ink, .3)), 1);
    kit_done(c);
    motif_place(c, (struct place){B, fx - side * 40, 846, 120, 110, 0, heads(c), 2, FLOATS, false,
                                  kit_mix(deep, kit_back_at(c, 740), .4), 0, 0});
    c->water = false;
    prop_witness(c, s, 300 + side * 196, 92);
}

/* Music, or a story, that flies out. */
COMPOSITION(paint_pouring_a_flock) {
    const struct palette *p = c->pal;
    scene_back(c, s, 700);
    scene_front(c, s, 808);
    bool left = heads(c);
    double x = left ? 400 : 200, y = piece_ground_at(c, x) + 16;
    struct spot from = motif_place(c, (struct place){A, x, y, 270, 250, 0, !left, 3, STANDS, true,
                                                     kit_mix(c->mid_col, kit_back_at(c, 700), .5), 0, 0});
    c->placed[c->placed_count - 1].ground = y - 6;
    struct point m = motif_spot_point(&from, from.motif->mouth_x, from.motif->mouth_y);
    kit_glow(c, m.x, m.y, 220, p->light, .8);
    int side = left ? -1 : 1;
    for (int i = 0; i < 10; i++) {
        double t = (i + 1) / 10.0, fx = m.x + side * (20 + 260 * t + 60 * kit_sin(t * 400)),
               fy = m.y - 30 - (m.y - 130) * t + 44 * kit_sin(t * 300 + 90);
        double size = 34 + 66 * t;
        if (fx < 70) fx = 70 + i * 7;
        if (fx > 530) fx = 530 - i * 7;
        colour back = kit_back_at(c, fy);
        motif_place(c, (struct place){B, fx, MAX(fy, 110) + size / 2, size, size, kit_between(c, -20, 20),
                                      !left, i < 4 ? 1 : 2, FLIES, i == 9, back, 0, 0});
    }
    prop_witness(c, s, left ? 130 : 470, 118);
}
