// The way to something; things that pour out.
#include "cards/relations.h"
#include <stddef.h>

static bool heads(struct canvas *c) {
    return kit_chance(c, 50);
}

// Steps in the air.
COMPOSITION(leading_by_stairs) {
    const struct palette *p = c->pal;
    scene_back(c, s, 730);
    int side = heads(c) ? 1 : -1;
    double gx = 300 + side * 92, gy = 214;
    glow(c, gx, gy, 320, p->light, .9);
    place(c, (struct place){A, gx, gy + 128, 240, 250, 0, false, 1, HELD, true,
                            mix(back_at(c, 210), p->light, .3), 0, 0});
    colour warm = mix(p->accent, p->gold, .3), deep = mix(p->accent, p->ink, .5);
    for (int k = 14; k >= 0; k--) {
        double t = k / 14.0, size = 1 - .8 * t,
               x = 300 + side * (-90 + 190 * t + 95 * kit_sin(t * 298) * (1 - t * .75)),
               y = 815 - 455 * (t * 1.3 - t * t * .3);
        double w = 150 * size, d = 44 * size, h = 17 * size;
        colour top = mix(warm, p->mist, t * .8), face = mix(deep, p->mist, t * .7);
        if (k % 7 == 0 || k == 14) {
            if (k != 14) done(c);
            paper(c, k > 7 ? 0 : 1);
        }
        begin(c);
        move(c, x - w / 2, y), line(c, x + w / 2, y), line(c, x + w / 2 + d * .5, y - d),
            line(c, x - w / 2 + d * .5, y - d);
        close_path(c);
        shape(c, top, 1);
        begin(c);
        rect(c, x - w / 2, y, w, h);
        shape(c, face, 1);
        if (k == 5) {
            glow(c, x + 30, y - 74, 100, p->gold, .8);
            struct person who = somebody(c, back_at(c, y - 60));
            who.left_x = -14, who.left_y = -42, who.right_x = 22, who.right_y = -62;
            place_person(c, who, x - 4, y - 12, 112, -1, W, back_at(c, y - 60));
            c->placed[c->placed_count - 1].stance = HELD;
            struct coat lamp = coat_with(p, p->ink);
            put(c, x + 21, y - 42, .26, 0);
            cut(c, cut_lantern, &lamp);
            done(c);
        }
    }
    done(c);
    scene_front(c, s, 846);
}

// A road winds over the hills to it.
COMPOSITION(leading_by_a_road) {
    const struct palette *p = c->pal;
    scene_back(c, s, 470);
    int side = heads(c) ? 1 : -1;
    double gx = 300 + side * 76;
    glow(c, gx, 380, 320, p->light, .7);
    place(c, (struct place){A, gx, 522, 260, 330, 0, side < 0, 1, STANDS, true, back_at(c, 380), .05, 0});
    c->placed[c->placed_count - 1].ground = 522;
    colour hill = s->setting == C_SNOW ? mix(p->light, p->far, .2) : mix(p->mid, p->near, .2);
    paper(c, 1);
    hills(c, 528, 8, 4, down(c, mix(hill, p->mist, .25), hill), 930);
    done(c);
    c->mid_col = hill;
    colour road = mix(p->light, p->gold, .2);
    if (lum(hill) > .6) road = mix(p->gold, p->accent, .3);
    put_flip(c, 300, 0, side, 1, 0);
    path_fill(
        c,
        "M70 524H88C96 560 10 574 -60 600C-150 634 -120 664 -20 690C90 718 120 742 60 800C30 840 10 870 0 930H-190C-180 870 -120 820 -66 786C-10 750 -30 736 -110 712C-230 676 -240 622 -130 580C-40 552 60 556 70 524Z",
        road, .95);
    done(c);
    double px = 300 + side * -40, py = 716;
    colour back = mix(hill, road, .4);
    struct person who = somebody(c, back);
    place_person(c, who, px, py, 100, 2, W, back);
    c->placed[c->placed_count - 1].ground = py;
    struct coat tree_coat = coat_with(p, mix(p->near, p->ink, .4));
    paper(c, 2);
    for (int i = 0; i < 3; i++) {
        double tx = 300 + side * (150 + i * 54), ty = 690 + i * 44, h = 110 + i * 36;
        conifer(c, tx, ty, h, h * .44, tree_coat.body, p->ink, 4);
    }
    done(c);
    if (lum(back) < .55) glow(c, px + 16, py - 50, 70, p->gold, .7);
}

// A river comes from it, or goes to it.
COMPOSITION(leading_by_a_river) {
    const struct palette *p = c->pal;
    scene_back(c, s, 480);
    int side = heads(c) ? 1 : -1;
    double gx = 300 + side * 80;
    glow(c, gx, 380, 330, p->light, .7);
    place(c, (struct place){A, gx, 530, 280, 350, 0, side < 0, 1, STANDS, true, back_at(c, 380), .05, 0});
    c->placed[c->placed_count - 1].ground = 530;
    colour land = s->setting == C_SNOW     ? mix(p->light, p->far, .2)
                  : s->setting == C_DESERT ? mix(p->far, p->gold, .3)
                                           : mix(p->mid, p->near, .15);
    paper(c, 1);
    hills(c, 536, 7, 4, down(c, mix(land, p->mist, .2), mix(land, p->ink, .3)), 930);
    done(c);
    colour deep = lum(land) < .4 ? mix(p->sky2, p->light, .25) : mix(0x2f7f9a, p->near, .3),
           pale = mix(deep, p->light, .5);
    put_flip(c, 300, 0, side, 1, 0);
    path_fill(
        c,
        "M66 532H104C110 570 40 590 -40 616C-110 640 -70 668 20 700C130 740 120 790 40 930H-250C-200 840 -90 800 -30 764C10 736 -40 716 -120 690C-220 654 -190 612 -80 582C-10 564 60 560 66 532Z",
        down(c, pale, deep), 1);
    path_line(
        c,
        "M84 546C80 580 10 596 -70 618C-150 644 -110 674 -20 704C60 734 30 776 -50 830M60 700C100 740 60 800 -20 880",
        mix(pale, 0xffffff, .5), 3, .7);
    done(c);
    c->water = false;
    place(c, (struct place){B, 300 + side * -64, 836, 130, 120, side * -4, side < 0, 2, FLOATS, false, deep,
                            0, 0});
    place(c,
          (struct place){C_PAPER_BOAT, 300 + side * 6, 716, 56, 40, 3, false, 1, FLOATS, false, deep, 0, 0});
    for (int i = 0; i < 9; i++) c->ground[i] = 760;
    c->ground_col = land, c->mid_col = land;
    if (W != NO_FIGURE) witness(c, s, 300 + side * 196, 110);
}

// A thread leads from a hand to it.
COMPOSITION(leading_by_a_thread) {
    const struct palette *p = c->pal;
    scene_back(c, s, 600);
    int side = heads(c) ? 1 : -1;
    double gx = 300 + side * 100;
    glow(c, gx, 420, 330, p->light, .7);
    place(c, (struct place){A, gx, 640, 260, 330, 0, side < 0, 2, STANDS, true, back_at(c, 440), .05, 0});
    c->placed[c->placed_count - 1].ground = 640;
    colour hill = mix(p->mid, p->near, .3);
    if (s->setting == C_SNOW) hill = mix(p->light, p->far, .25);
    paper(c, 1);
    hills(c, 648, 8, 4, down(c, mix(hill, p->mist, .2), hill), 930);
    done(c);
    scene_front(c, s, 800);
    double px = 300 + side * -150;
    struct point hand = stand(c, W, px, 140, side > 0 ? -14 : -30, -44, side > 0 ? 30 : -12, -60);
    if (side < 0) hand = (struct point){px - .3 * 140, hand.y + .16 * 140, false};
    colour thread =
        lum(hill) - lum(p->accent) < .18 && lum(p->accent) - lum(hill) < .18 ? p->light : p->accent;
    begin(c);
    move(c, hand.x, hand.y);
    curve(c, hand.x + side * 60, hand.y + 60, 300 + side * 30, 880, 300 + side * 70, 800);
    curve(c, 300 + side * 110, 730, 300 - side * 60, 760, 300 - side * 30, 700);
    curve(c, 300, 640, 300 + side * 190, 720, 300 + side * 214, 660);
    curve(c, 300 + side * 230, 610, gx + side * 30, 640, gx + side * 10, 560);
    stroke(c, thread, 4, 1);
}

// ---- pouring out ----

// A face weeps a river.
COMPOSITION(pouring_tears) {
    const struct palette *p = c->pal;
    scene_back(c, s, 560);
    int side = heads(c) ? 1 : -1;
    glow(c, 300, 420, 360, p->light, .5);
    struct spot face = place(c, (struct place){A, 300 + side * 56, 724, 330, 450, side * 6, side < 0, 2,
                                               STANDS, true, back_at(c, 480), .12, 0});
    c->placed[c->placed_count - 1].ground = 724;
    struct point eye = spot_point(&face, face.motif->mouth_x, face.motif->mouth_y);
    colour land = s->setting == C_SNOW ? mix(p->light, p->far, .2) : mix(p->mid, p->near, .15);
    paper(c, 1);
    hills(c, 676, 10, 4, down(c, mix(land, p->mist, .2), mix(land, p->ink, .25)), 930);
    done(c);
    colour deep = mix(0x2f7f9a, p->near, .25), pale = mix(0x8fd6cf, p->light, .2);
    paper(c, 1);
    begin(c);
    double d = side;
    move(c, eye.x - 26, eye.y), quad(c, eye.x, eye.y - 8, eye.x + 26, eye.y);
    curve(c, eye.x + 20, eye.y + 60, eye.x + 30, eye.y + 130, eye.x + 20, 660);
    curve(c, eye.x + 40, 720, 300 - d * 60, 760, 300 - d * 120, 800);
    curve(c, 300 - d * 150, 830, 300 - d * 90, 870, 300 - d * 60, 930);
    line(c, 300 - d * 290, 930);
    curve(c, 300 - d * 280, 850, 300 - d * 230, 790, 300 - d * 110, 740);
    curve(c, eye.x - 30, 710, eye.x - 26, 690, eye.x - 24, 660);
    curve(c, eye.x - 14, eye.y + 130, eye.x - 26, eye.y + 60, eye.x - 26, eye.y);
    close_path(c);
    shape(c,
          gradient(c, 0, eye.y, 0, 900,
                   (struct stop[]){{deep, 0, 1}, {mix(deep, pale, .4), .5, 1}, {pale, 1, 1}}, 3),
          1);
    begin(c);
    move(c, eye.x, eye.y + 8), curve(c, eye.x - 4, eye.y + 80, eye.x + 8, 640, eye.x, 680),
        curve(c, eye.x - 10, 730, 300 - d * 130, 770, 300 - d * 180, 860);
    stroke(c, 0xe6f6ee, 3, .7);
    done(c);
    place(c, (struct place){B, 300 - d * 174, 856, 130, 120, -4 * d, d < 0, 2, FLOATS, false, pale, 0, 0});
    for (int i = 0; i < 9; i++) c->ground[i] = 800;
    c->ground_col = land, c->mid_col = land;
    witness(c, s, 300 + d * 150, 100);
}

// Something tilts, and a water falls out of it that one can sail.
COMPOSITION(pouring_water) {
    const struct palette *p = c->pal;
    scene_back(c, s, 690);
    int side = heads(c) ? 1 : -1;
    glow(c, 300, 300, 340, p->light, .5);
    struct box b = motif_box(A);
    double k = MIN(290 / (b.x1 - b.x0), 240 / (b.y1 - b.y0));
    const struct motif *m = motif_at(A);
    bool spout = A == C_TEAPOT;
    double turn = spout ? -24 : -112;
    struct coat coat = choose_coat(c, m, back_at(c, 230));
    struct spot at = {
        .x = 0, .y = 0, .scale = k, .turn = side > 0 ? turn : -turn, .flip = side < 0, .motif = m};
    struct point mid = spot_point(&at, (b.x0 + b.x1) / 2, (b.y0 + b.y1) / 2);
    at.x = 300 + side * 90 - mid.x, at.y = 210 - mid.y;
    struct point mouth = spot_point(&at, m->mouth_x, m->mouth_y);
    colour deep = mix(p->mid, 0x2f7f9a, .5), pale = mix(deep, p->light, .55);
    if (lum(p->sky1) < .3) pale = mix(p->light, 0x8fc8d8, .4), deep = mix(p->far, pale, .3);
    double fx = mouth.x - side * 24;
    begin(c);
    double w = spout ? 12 : 44;
    move(c, mouth.x - w, mouth.y), quad(c, fx - w - side * 20, mouth.y + 60, fx - 30, 560),
        curve(c, fx - 34, 700, fx - 90, 760, fx - 150, 830);
    line(c, fx + 150, 830), curve(c, fx + 90, 760, fx + 34, 700, fx + 34, 560),
        quad(c, fx + w - side * 14, mouth.y + 60, mouth.x + w, mouth.y);
    close_path(c);
    shape(c, gradient(c, 0, mouth.y, 0, 830, (struct stop[]){{pale, 0, 1}, {deep, 1, 1}}, 2), 1);
    begin(c);
    move(c, fx - 8, mouth.y + 60), curve(c, fx - 14, 560, fx - 10, 700, fx - 50, 800);
    move(c, fx + 12, mouth.y + 90), curve(c, fx + 12, 560, fx + 16, 700, fx + 60, 800);
    stroke(c, 0xffffff, 3, .6);
    paper(c, 3);
    put_flip(c, at.x, at.y, side < 0 ? -k : k, k, at.turn);
    box_reset(c);
    motif_draw(c, A, &coat);
    struct box seen = c->box;
    done(c);
    done(c);
    record(c, (struct placed){A, HELD, true, seen, lum(coat.body), lum(back_at(c, 230)), 0, 0});
    scene_front(c, s, 826);
    paper(c, 1);
    begin(c);
    oval(c, fx, 836, 190, 34);
    shape(c, down(c, deep, mix(deep, p->ink, .3)), 1);
    done(c);
    place(c, (struct place){B, fx - side * 40, 846, 120, 110, 0, heads(c), 2, FLOATS, false,
                            mix(deep, back_at(c, 740), .4), 0, 0});
    c->water = false;
    witness(c, s, 300 + side * 196, 92);
}

// Music, or a story, that flies out.
COMPOSITION(pouring_a_flock) {
    const struct palette *p = c->pal;
    scene_back(c, s, 700);
    scene_front(c, s, 808);
    bool left = heads(c);
    double x = left ? 400 : 200, y = ground_at(c, x) + 16;
    struct spot from = place(c, (struct place){A, x, y, 270, 250, 0, !left, 3, STANDS, true,
                                               mix(c->mid_col, back_at(c, 700), .5), 0, 0});
    c->placed[c->placed_count - 1].ground = y - 6;
    struct point m = spot_point(&from, from.motif->mouth_x, from.motif->mouth_y);
    glow(c, m.x, m.y, 220, p->light, .8);
    int side = left ? -1 : 1;
    for (int i = 0; i < 10; i++) {
        double t = (i + 1) / 10.0, fx = m.x + side * (20 + 260 * t + 60 * kit_sin(t * 400)),
               fy = m.y - 30 - (m.y - 130) * t + 44 * kit_sin(t * 300 + 90);
        double size = 34 + 66 * t;
        if (fx < 70) fx = 70 + i * 7;
        if (fx > 530) fx = 530 - i * 7;
        colour back = back_at(c, fy);
        place(c, (struct place){B, fx, MAX(fy, 110) + size / 2, size, size, kit_between(c, -20, 20), !left,
                                i < 4 ? 1 : 2, FLIES, i == 9, back, 0, 0});
    }
    witness(c, s, left ? 130 : 470, 118);
}
