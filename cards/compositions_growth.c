/* compositions_growth.c: growing from, raining, turning into. */
#include "cards/compositions.h"
#include <stddef.h>

static bool heads(struct canvas *c) {
    return kit_chance(c, 50);
}

static struct tree leafy(struct canvas *c, double h, double width, int depth, colour back) {
    const struct palette *p = c->pal;
    bool dark = kit_lum(back) < .38;
    struct tree t = {.seed = rng_below(&c->rng, 4096),
                     .h = h,
                     .spread = 29,
                     .width = width,
                     .depth = depth,
                     .leaves = 3,
                     .wood = dark ? kit_mix(p->accent, p->far, .35) : kit_mix(p->ink, p->accent, .15),
                     .leaf = {p->gold, kit_mix(p->gold, p->light, .45), p->accent},
                     .leaf_big = 18,
                     .leaf_small = 11};
    return t;
}

/* A tree grows out of a thing. */
COMPOSITION(paint_growing_out_of) {
    scene_back(c, s, 700);
    double x = heads(c) ? 308 : 292, y = 846;
    struct box b = motif_box(A);
    double k = MIN(300 / (b.x1 - b.x0), 220 / (b.y1 - b.y0));
    const struct motif *m = motif_at(A);
    double sx = x - (b.x0 + b.x1) / 2 * k, sy = y - b.y1 * k;
    double rim = sy + m->back_y * k, tx = sx + m->back_x * k;
    kit_glow(c, x, 350, 320, c->pal->light, .5);
    struct tree t = leafy(c, MIN(430, rim - 190), 30, 5, kit_back_at(c, 400));
    kit_paper(c, 2);
    kit_put(c, tx, rim + 26, 1, 0);
    kit_box_reset(c);
    motif_tree(c, &t, NULL);
    struct box crown = c->box;
    kit_done(c);
    kit_done(c);
    motif_record(c, (struct placed){C_TREE, HELD, true, crown, kit_lum(t.leaf[0]),
                                    kit_lum(kit_back_at(c, 300)), 0, 0});
    scene_front(c, s, 822);
    motif_place(c, (struct place){A, x, y, 300, 220, 0, false, 3, STANDS, true,
                                  kit_mix(c->mid_col, kit_back_at(c, 700), .4), 0, 0});
    c->placed[c->placed_count - 1].ground = piece_ground_at(c, x) + 12;
    prop_witness(c, s, heads(c) ? 92 : 508, 90);
}

/* A tree that bears something else; a ladder to pick it. */
COMPOSITION(paint_growing_as_fruit) {
    const struct palette *p = c->pal;
    scene_back(c, s, 700);
    kit_glow(c, 300, 330, 330, p->light, .45);
    scene_front(c, s, 812);
    struct tree t = leafy(c, 430, 38, 4, kit_back_at(c, 400));
    t.leaves = 0;
    t.spread = 33;
    struct point tips[TIPS_MAX];
    double x = 286, y = piece_ground_at(c, 286) + 14;
    kit_paper(c, 2);
    kit_put(c, x, y, 1, 0);
    int n = motif_tree(c, &t, tips);
    kit_done(c);
    kit_done(c);
    const colour tones[3] = {p->accent, p->gold, p->light};
    struct point hung[16];
    int count = 0;
    struct box b = motif_box(A);
    double k = MIN(62 / (b.x1 - b.x0), 66 / (b.y1 - b.y0));
    struct box all = {600, 900, 0, 0};
    kit_paper(c, 1);
    for (int i = 0; i < n && count < 12; i++) {
        double tx = x + tips[i].x, ty = y + tips[i].y;
        bool near = tx < 60 || tx > 540 || ty < 70;
        for (int q = 0; q < count; q++) {
            double dx = tx - hung[q].x, dy = ty - hung[q].y;
            near = near || dx * dx + dy * dy < 72 * 72;
        }
        if (near) continue;
        hung[count] = (struct point){tx, ty, false};
        colour body = tones[count % 3];
        if (kit_lum(body) - kit_lum(kit_back_at(c, ty)) < .2 &&
            kit_lum(kit_back_at(c, ty)) - kit_lum(body) < .2)
            body = p->accent;
        struct coat coat = motif_coat_with(p, body);
        kit_begin(c);
        kit_move(c, tx, ty - 4), kit_line(c, tx, ty + 8);
        kit_stroke(c, t.wood, 2.4, 1);
        kit_put(c, tx - (b.x0 + b.x1) / 2 * k, ty + 6 - b.y0 * k, k, kit_between(c, -10, 10));
        motif_draw(c, A, &coat);
        kit_done(c);
        all = (struct box){MIN(all.x0, tx - 31), MIN(all.y0, ty), MAX(all.x1, tx + 31), MAX(all.y1, ty + 70)};
        count++;
    }
    kit_done(c);
    motif_record(c,
                 (struct placed){A, HELD, true, all, kit_lum(p->accent), kit_lum(kit_back_at(c, 350)), 0, 0});
    colour rung = kit_lum(c->mid_col) < .45 ? kit_mix(p->gold, p->light, .3) : kit_mix(p->ink, p->accent, .3);
    kit_paper(c, 2);
    prop_ladder(c, 474, piece_ground_at(c, 474) + 16, 232, 34, -42, rung);
    kit_done(c);
    struct person who = motif_somebody(c, kit_back_at(c, 640));
    who.left_x = -26, who.left_y = -100, who.right_x = -2, who.right_y = -98;
    c->aloft = true;
    motif_place_person(c, who, 452, piece_ground_at(c, 474) - 92, 98, 2, C_TRAVELLER, kit_back_at(c, 640));
    c->aloft = false;
    c->placed[c->placed_count - 1].stance = HELD;
    prop_witness(c, s, 112, 72);
}

/* Stems, and on them no flowers. */
COMPOSITION(paint_growing_as_flowers) {
    const struct palette *p = c->pal;
    scene_back(c, s, 710);
    kit_glow(c, 300, 360, 330, p->light, .5);
    static const int xs[5] = {300, 160, 440, 90, 512}, tops[5] = {240, 390, 350, 560, 540},
                     sizes[5] = {150, 116, 122, 84, 84};
    colour stem = kit_mix(p->near, p->far, .1);
    if (kit_lum(kit_back_at(c, 560)) < .35) stem = kit_mix(p->far, p->gold, .3);
    struct coat leaf = motif_coat_with(p, stem);
    const colour tones[3] = {p->accent, p->gold, p->light};
    for (int i = 4; i >= 0; i--) {
        double x = xs[i], top = tops[i], lean = (x - 300) * .25;
        kit_paper(c, i < 3 ? 2 : 1);
        kit_begin(c);
        kit_move(c, x - lean, 850), kit_curve(c, x - lean - 10, 740, x + 12, 640, x, top);
        kit_stroke(c, stem, i < 3 ? 8 : 5, 1);
        kit_put_flip(c, x - lean * .6, 750, i % 2 ? -1 : 1, 1, 0);
        kit_cut(c, "s b 0,0! 30,-30 74,-40 104,-26! 70,-8 34,4;", &leaf);
        kit_done(c);
        kit_done(c);
        colour body = tones[i % 3];
        colour back = kit_back_at(c, top);
        double off = kit_lum(body) - kit_lum(back);
        if (off < .22 && off > -.22) body = tones[(i + 1) % 3];
        motif_place(c, (struct place){A, x, top + sizes[i] * .5, sizes[i], sizes[i], kit_between(c, -8, 8),
                                      false, i < 3 ? 2 : 1, HELD, i == 0, back, 0, body});
    }
    scene_front(c, s, 818);
    prop_witness(c, s, heads(c) ? 210 : 396, 104);
}

/* A garden grows on a back. */
COMPOSITION(paint_growing_on_a_back) {
    scene_back(c, s, 700);
    struct box b = motif_box(A);
    double k = MIN(420 / (b.x1 - b.x0), 300 / (b.y1 - b.y0)), x = 300, y = 836;
    const struct motif *m = motif_at(A);
    double sx = x - (b.x0 + b.x1) / 2 * k, sy = y - b.y1 * k;
    kit_glow(c, x, 330, 320, c->pal->light, .5);
    struct tree t = leafy(c, MIN(400, sy + m->back_y * k - 110), 26, 5, kit_back_at(c, 350));
    kit_paper(c, 2);
    kit_put(c, sx + m->back_x * k, sy + m->back_y * k + 16, 1, 0);
    kit_box_reset(c);
    motif_tree(c, &t, NULL);
    struct box crown = c->box;
    kit_done(c);
    kit_done(c);
    motif_record(c, (struct placed){C_TREE, HELD, true, crown, kit_lum(t.leaf[0]),
                                    kit_lum(kit_back_at(c, 300)), 0, 0});
    motif_place(c, (struct place){A, x, y, 420, 300, 0, false, 3, STANDS, true, kit_back_at(c, 620), .06, 0});
    c->placed[c->placed_count - 1].ground = y;
    scene_front(c, s, 826);
    prop_witness(c, s, heads(c) ? 96 : 504, 70);
}

/* ---- raining ---- */

/* Pieces at two depths, drawn once each and used again: far ones pale, near ones bright. */
static void falling(struct canvas *c, uint16_t figure, double y0, double y1, double step, double size,
                    bool (*keep)(double, double)) {
    const struct palette *p = c->pal;
    struct box b = motif_box(figure);
    double k = size / MAX(b.x1 - b.x0, b.y1 - b.y0), mx = (b.x0 + b.x1) / 2, my = (b.y0 + b.y1) / 2;
    struct box all = {600, 900, 0, 0};
    double body = 0;
    for (int depth = 0; depth < 2; depth++) {
        /* Cut once, used many times. */
        colour back = kit_back_at(c, (y0 + y1) / 2);
        struct coat coat = motif_choose_coat(c, motif_at(figure), back);
        if (!depth) coat = motif_coat_with(p, kit_mix(coat.body, back, .62));
        struct box before = c->box;
        if (c->out) text_add(c->out, "<defs>");
        uint32_t id = kit_named(c);
        kit_put(c, 0, 0, 1, 0);
        kit_put(c, -mx, -my, 1, 0);
        if (!depth) c->flat = true, c->flat_fill = coat.body;
        motif_draw(c, figure, &coat);
        c->flat = false;
        kit_done(c), kit_done(c);
        if (c->out) text_add(c->out, "</defs>");
        c->box = before;
        kit_paper(c, depth);
        int row = 0;
        for (double y = y0 + depth * step * .5; y < y1; y += step, row++)
            for (int i = 0; i < 3; i++) {
                double x = 74 + i * 184 + (row + depth) % 2 * 84 + kit_between(c, -24, 24),
                       py = y + kit_between(c, -16, 16);
                double turn = kit_between(c, -28, 28);
                if (x > 542 || !keep(x, py)) continue;
                double kk = depth ? k : k * .62;
                kit_use(c, id, x, py, kk, kk, turn);
                if (depth) {
                    body = kit_lum(coat.body);
                    all = (struct box){MIN(all.x0, x - size / 2), MIN(all.y0, py - size / 2),
                                       MAX(all.x1, x + size / 2), MAX(all.y1, py + size / 2)};
                }
            }
        kit_done(c);
    }
    motif_record(c, (struct placed){figure, FLIES, true, all, body, body > .5 ? 0 : 1, 0, 0});
}

static bool clear_of_umbrella(double x, double y) {
    return !(y > 470 && x > 170 && x < 430);
}

COMPOSITION(paint_raining_on_an_umbrella) {
    const struct palette *p = c->pal;
    scene_back(c, s, 710);
    falling(c, A, 92, 690, 128, 84, clear_of_umbrella);
    scene_front(c, s, 820);
    double y = piece_ground_at(c, 300) + 14;
    colour back = kit_back_at(c, 620), cover = p->accent;
    if (kit_lum(back) - kit_lum(cover) < .2 && kit_lum(cover) - kit_lum(back) < .2) cover = p->gold;
    struct coat coat = motif_coat_with(p, cover);
    if (c->water) prop_rowing_boat(c, 298, y + 4, 1.3);
    kit_paper(c, 3);
    kit_put(c, 320, y - 84, 1.5, 4);
    kit_cut(c, cut_umbrella, &coat);
    kit_done(c);
    kit_done(c);
    struct person who = motif_somebody(c, kit_back_at(c, 720));
    who.left_x = -13, who.left_y = -42, who.right_x = 16, who.right_y = -58;
    if (who.hat == TOP_HAT) who.hat = BOWLER;
    motif_place_person(c, who, 296, y, 138, 3, W, kit_mix(c->mid_col, c->ground_col, .3));
    c->placed[c->placed_count - 1].ground = piece_ground_at(c, 300);
}

static bool under_cloud(double x, double y) {
    return x > 150 && x < 452 && y > 340;
}

/* One cloud, over one house or one person only. */
COMPOSITION(paint_raining_from_a_cloud) {
    const struct palette *p = c->pal;
    scene_back(c, s, 710);
    kit_glow(c, 300, 560, 300, p->light, .4);
    falling(c, A, 352, 640, 92, 74, under_cloud);
    colour low = kit_mix(p->near, p->sky1, .35), high = kit_mix(p->light, p->far, .25);
    if (kit_lum(kit_back_at(c, 250)) < .35) low = kit_mix(p->far, p->mid, .3);
    kit_paper(c, 2);
    piece_cloud(c, 320, 300, 330, 130, kit_mix(high, low, .35), 6);
    kit_done(c);
    kit_paper(c, 3);
    piece_cloud(c, 290, 330, 430, 110, low, 8);
    kit_done(c);
    motif_record(
        c, (struct placed){
               C_CLOUD, FLIES, false, {85, 170, 505, 330}, kit_lum(low), kit_lum(kit_back_at(c, 250)), 0, 0});
    scene_front(c, s, 818);
    if (c->water)
        motif_place(
            c, (struct place){C_SAILBOAT, 300, 842, 150, 160, 3, false, 2, FLOATS, false, c->mid_col, .1, 0});
    else if (c->indoor)
        motif_place(c,
                    (struct place){C_BED, 300, 836, 250, 140, 0, false, 2, STANDS, false, c->mid_col, 0, 0});
    else
        motif_place(
            c, (struct place){C_HOUSE, 300, 842, 170, 180, 0, false, 2, STANDS, false, c->mid_col, 0, 0});
    c->placed[c->placed_count - 1].ground = piece_ground_at(c, 300) + 12;
    prop_witness(c, s, heads(c) ? 110 : 490, 92);
}

static bool whole_sky(double x, double y) {
    return y < 640 || x < 170 || x > 430;
}

/* It comes down on everyone; somebody holds out a hat. */
COMPOSITION(paint_raining_on_a_village) {
    scene_back(c, s, 700);
    falling(c, A, 80, 640, 108, 66, whole_sky);
    scene_front(c, s, 818);
    bool left = heads(c);
    double x = left ? 250 : 350;
    struct point hand = prop_person(c, W, x, 150, left ? -22 : -30, -86, left ? 30 : 22, -86);
    double hx = left ? hand.x + 4 : 2 * x - hand.x - 12;
    struct coat coat =
        motif_coat_with(c->pal, kit_lum(kit_back_at(c, 680)) < .4 ? c->pal->gold : c->pal->ink);
    kit_paper(c, 3);
    kit_put_flip(c, hx, hand.y - 44, .34, -.34, left ? 8 : -8);
    kit_cut(c, cut_hat, &coat);
    kit_done(c);
    kit_done(c);
}

/* ---- turning into ---- */

/* An hourglass: a sea runs out into a desert. */
COMPOSITION(paint_turning_in_a_glass) {
    const struct palette *p = c->pal;
    scene_back(c, s, 700);
    scene_front(c, s, 806);
    double x = 300, y = 482;
    kit_glow(c, x, y, 380, p->light, .5);
    static const char glass[] =
        "M-150 -280C-150 -118 -10 -84 -10 0C-10 84 -150 118 -150 280H150C150 118 10 84 10 0C10 -84 150 -118 150 -280Z";
    uint32_t id;
    kit_clip_open(c, &id);
    kit_put(c, x, y, 1, 0);
    kit_path_fill(c, glass, 0, 1);
    kit_done(c);
    kit_clip_done(c);
    colour air = kit_mix(p->light, 0xcfe6ea, .55), sand = 0xf2c06a;
    kit_paper(c, 2);
    kit_clipped(c, id);
    fill f = kit_gradient(
        c, 0, y - 280, 0, y + 280,
        (struct stop[]){
            {air, 0, 1}, {kit_mix(air, 0x8fc0cc, .6), .48, 1}, {0xfbe3b4, .5, 1}, {0xf6c98a, 1, 1}},
        4);
    kit_begin(c);
    kit_rect(c, x - 160, y - 284, 320, 568);
    kit_shape(c, f, 1);
    kit_disc_at(c, x + 66, y - 214, 24, 0xfff6d8, 1);
    kit_put(c, x, y, 1, 0);
    piece_waves(c, -150, 14, 4, .2, 0x6fb0c0, 0xdff0ec, -170, 170, 0);
    kit_done(c);
    motif_place(c, (struct place){A, x - 8, y - 134, 150, 128, 4, heads(c), -1, FLOATS, true, air, .1, 0});
    kit_put(c, x, y, 1, 0);
    piece_waves(c, -126, 16, 4, .65, 0x3f88a4, 0x9fd0d4, -170, 170, 0);
    piece_waves(c, -96, 16, 4, .35, 0x225f86, 0x5fa0b8, -170, 170, 30);
    kit_path_line(c, "M0 2V170", 0xffe6a8, 6, 1);
    kit_path_fill(c, "M-190 300C-150 236 -70 206 0 166C76 206 150 232 190 300Z", sand, 1);
    kit_path_fill(c, "M0 166C76 206 150 232 190 300H40C30 260 20 220 0 166Z", 0xa8522f, .35);
    kit_done(c);
    motif_place(c, (struct place){B, x - 52, y + 236, 120, 100, 0, heads(c), -1, HELD, true, 0xfbe3b4, 0, 0});
    kit_done(c);
    kit_done(c);
    struct coat wood = motif_coat_with(p, kit_mix(p->accent, p->ink, .35));
    if (kit_lum(kit_back_at(c, 480)) < .3) wood = motif_coat_with(p, kit_mix(p->gold, p->accent, .3));
    kit_paper(c, 2);
    kit_put(c, x, y, 1, 0);
    kit_path_line(c, glass, 0xfff6e2, 4, .85);
    kit_cut(
        c,
        "l w@60~7 M-128 -246C-128 -190 -104 -150 -60 -110M-128 252C-128 214 -116 186 -96 160; l bd30~13 M-166 -290V290M166 -290V290; l bl40~4 M-168 -290V290M164 -290V290; p b M-196 -316Q-202 -280 -188 -280H188Q202 -280 196 -316Z; p bd20 M-196 344Q-202 280 -188 280H188Q202 280 196 344Z; c g -166 -324 13 166 -324 13;",
        &wood);
    kit_done(c);
    kit_done(c);
    prop_witness(c, s, heads(c) ? 74 : 526, 70);
}

/* A flight of one thing that becomes a flight of another. */
COMPOSITION(paint_turning_in_flight) {
    const struct palette *p = c->pal;
    scene_back(c, s, 710);
    bool left = heads(c);
    kit_glow(c, left ? 420 : 180, 220, 300, p->light, .45);
    scene_front(c, s, 820);
    double px = left ? 116 : 484;
    for (int i = 0; i < 13; i++) {
        double t = i / 12.0, across = 150 + 350 * t + 46 * kit_sin(t * 420), x = left ? across : 600 - across,
               y = 690 - 540 * t + 40 * kit_sin(t * 250 + 40);
        double size = 52 + 66 * t;
        bool first = i < 6;
        uint16_t figure = first ? A : B;
        colour back = kit_back_at(c, y);
        struct coat coat = motif_choose_coat(c, motif_at(figure), back);
        /* In the middle the two share one colour, so that the eye believes the change. */
        colour body = i == 5 || i == 6 ? p->gold : coat.body;
        motif_place(c, (struct place){figure, x, y + size / 2, size, size, kit_between(c, -22, 22), !left,
                                      i < 4   ? 0
                                      : i < 9 ? 1
                                              : 2,
                                      FLIES, i == 12 || i == 2, back, 0, i == 5 || i == 6 ? body : 0});
    }
    if (motif_is_person(W))
        prop_person(c, W, px, 116, -14, -44, left ? 22 : -8, -96);
    else
        prop_witness(c, s, px, 90);
}

/* The leaves leave. */
COMPOSITION(paint_turning_leaves) {
    const struct palette *p = c->pal;
    scene_back(c, s, 700);
    bool left = heads(c);
    double x = left ? 210 : 390;
    kit_glow(c, x, 340, 330, p->light, .45);
    scene_front(c, s, 812);
    struct tree t = leafy(c, 430, 34, 5, kit_back_at(c, 400));
    t.lean = left ? -4 : 4;
    kit_paper(c, 2);
    kit_put(c, x, piece_ground_at(c, x) + 14, .92, 0);
    kit_box_reset(c);
    motif_tree(c, &t, NULL);
    struct box crown = c->box;
    kit_done(c);
    kit_done(c);
    motif_record(c, (struct placed){C_TREE,
                                    STANDS,
                                    true,
                                    {MAX(crown.x0, 40), crown.y0, MIN(crown.x1, 560), crown.y1},
                                    kit_lum(t.leaf[0]),
                                    kit_lum(kit_back_at(c, 300)),
                                    piece_ground_at(c, x) + 14,
                                    0});
    for (int i = 0; i < 9; i++) {
        double across = 330 + i % 3 * 92 + kit_between(c, -14, 14), fx = left ? across : 600 - across,
               fy = 150 + i / 3 * 140 - i % 3 * 46 + kit_between(c, -14, 14);
        double size = 46 + i % 3 * 15;
        colour back = kit_back_at(c, fy);
        motif_place(c, (struct place){A, fx, fy + size / 2, size, size, kit_between(c, -26, 26), left,
                                      i % 3 ? 2 : 1, FLIES, i == 8, back, 0, 0});
    }
    prop_witness(c, s, left ? 440 : 160, 92);
}

/* Smoke rises and takes shape. */
COMPOSITION(paint_turning_smoke) {
    const struct palette *p = c->pal;
    scene_back(c, s, 710);
    bool left = heads(c);
    double x = left ? 250 : 350;
    kit_glow(c, 300, 300, 330, p->light, .5);
    scene_front(c, s, 812);
    struct spot from =
        motif_place(c, (struct place){B, x, piece_ground_at(c, x) + 16, 210, 170, 0, !left, 3, STANDS, false,
                                      kit_mix(c->mid_col, kit_back_at(c, 700), .4), 0, 0});
    c->placed[c->placed_count - 1].ground = piece_ground_at(c, x) + 10;
    struct point m = motif_spot_point(&from, from.motif->mouth_x, from.motif->mouth_y);
    if (from.motif->mouth_y == 0)
        m = (struct point){(from.box.x0 + from.box.x1) / 2 +
                               (B == C_HOUSE ? (left ? -24 : 24) * from.scale : 0),
                           from.box.y0, false};
    colour smoke =
        kit_lum(kit_back_at(c, 400)) > .62 ? kit_mix(p->far, p->sky0, .35) : kit_mix(p->light, p->mist, .3);
    fill f = kit_gradient(c, 0, m.y, 0, 330, (struct stop[]){{smoke, 0, .25}, {smoke, 1, .95}}, 2);
    kit_begin(c);
    kit_move(c, m.x - 6, m.y), kit_curve(c, m.x - 60, m.y - 80, m.x + 60, m.y - 130, m.x - 20, m.y - 200),
        kit_curve(c, 240, 450, 250, 420, 256, 396);
    kit_line(c, 344, 396), kit_curve(c, 352, 420, 340, 450, m.x + 34, m.y - 190),
        kit_curve(c, m.x + 110, m.y - 120, m.x - 10, m.y - 80, m.x + 8, m.y);
    kit_close_path(c);
    kit_shape(c, f, 1);
    kit_paper(c, 2);
    motif_place(c, (struct place){A, 300, 400, 400, 300, kit_between(c, -4, 4), !left, -1, FLIES, true,
                                  kit_back_at(c, 280), 0, smoke});
    kit_done(c);
    kit_paper(c, 1);
    kit_begin(c);
    for (int i = 0; i < 9; i++)
        kit_oval(c, 172 + i * 32, 402 + (i % 3) * 7 - kit_abs(i - 4) * 2, 34 - kit_abs(i - 4) * 3,
                 24 - kit_abs(i - 4) * 2);
    kit_shape(c, smoke, 1);
    kit_done(c);
    prop_witness(c, s, left ? 452 : 148, 100);
}
