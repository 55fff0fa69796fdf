/* compositions_place.c: one thing in the place of another; things used as vessels, mounts, homes and
 * carriages. */
#include "cards/compositions.h"
#include <stddef.h>

static bool heads(struct canvas *c) {
    return kit_chance(c, 50);
}

/* It hangs where the moon should. */
COMPOSITION(paint_instead_of_the_moon) {
    const struct palette *p = c->pal;
    if (c->weather == WEATHER_CLEAR) c->weather = WEATHER_CLOUDS; /* or the sky would be empty */
    scene_sky(c, s);
    double x = heads(c) ? 350 : 250, y = 330;
    kit_glow(c, x, y, 420, p->light, .9);
    motif_place(c, (struct place){A, x, y + 165, 350, 350, kit_between(c, -6, 6), false, 1, FLIES, true,
                                  kit_mix(kit_back_at(c, 260), p->light, .25), 0, 0});
    c->placed[c->placed_count - 1].stance = HELD;
    colour cl = kit_mix(kit_mix(p->sky1, p->sky2, .6), p->mist, .4);
    piece_puff(c, x > 300 ? 240 : 360, y + 190, 280, 50, cl, kit_mix(cl, p->mist, .4));
    scene_sheets(c, s, 610);
    /* Its light lies on the land. */
    fill shine = kit_radial(c, x, 690, 260,
                            (struct stop[]){{p->light, 0, .5}, {p->light, .5, .18}, {p->light, 1, 0}}, 3);
    kit_begin(c), kit_oval(c, x, 690, 260, 70), kit_shape(c, shine, 1);
    scene_front(c, s, 800);
    if (motif_is_person(W))
        prop_person(c, W, x > 300 ? 190 : 410, 160, -14, -44, x > 300 ? 22 : -10, -92);
    else
        prop_witness(c, s, x > 300 ? 190 : 410, 150);
}

/* A bunch of them on strings, in one hand. */
COMPOSITION(paint_instead_of_balloons) {
    const struct palette *p = c->pal;
    scene_back(c, s, 710);
    scene_front(c, s, 818);
    double x = heads(c) ? 290 : 310;
    struct point hand = {x + 20, piece_ground_at(c, x) + 12 - 126, false};
    static const int at[6][3] = {{150, 330, 118}, {300, 220, 142}, {448, 330, 122},
                                 {226, 448, 92},  {384, 452, 96},  {100, 490, 76}};
    int n = heads(c) ? 5 : 6;
    colour thread = kit_lum(kit_back_at(c, 500)) > .6 ? kit_mix(p->ink, p->far, .4) : p->light;
    for (int i = 0; i < n; i++) {
        kit_begin(c);
        kit_move(c, at[i][0], at[i][1]),
            kit_quad(c, at[i][0] * .4 + hand.x * .6, (at[i][1] + hand.y) / 2, hand.x, hand.y);
        kit_stroke(c, thread, 1.9, .9);
    }
    const colour tones[3] = {p->accent, p->gold, p->light};
    for (int i = 0; i < n; i++) {
        colour back = kit_back_at(c, at[i][1]), body = tones[i % 3];
        double size = at[i][2];
        for (int k = 1; k < 3 && kit_abs(kit_lum(body) - kit_lum(back)) < .2; k++) body = tones[(i + k) % 3];
        if (i < 3) kit_glow(c, at[i][0], at[i][1] - 10, size * .8, p->light, .35);
        motif_place(c, (struct place){A, at[i][0], at[i][1] + size * .4, size, size, kit_between(c, -8, 8),
                                      i % 2, 1, HELD, i == 1, back, 0, body});
    }
    if (c->water) prop_rowing_boat(c, x, piece_ground_at(c, x) + 16, 1.2);
    colour back = kit_mix(c->mid_col, c->ground_col, .3);
    struct person who = motif_somebody(c, back);
    who.left_x = -14, who.left_y = -44, who.right_x = 16, who.right_y = -100;
    motif_place_person(c, who, x, piece_ground_at(c, x) + 12, 126, 2, W, back);
    c->placed[c->placed_count - 1].ground = piece_ground_at(c, x);
}

/* An avenue of lamp posts with other lamps. */
COMPOSITION(paint_instead_of_lamps) {
    const struct palette *p = c->pal;
    scene_back(c, s, 690);
    scene_front(c, s, 806);
    colour iron =
        kit_lum(kit_back_at(c, 600)) < .34 ? kit_mix(p->far, p->light, .25) : kit_mix(p->ink, p->near, .2);
    fill path = kit_gradient(
        c, 0, 800, 0, 900,
        (struct stop[]){{kit_mix(p->light, p->near, .3), 0, .9}, {kit_mix(p->light, p->near, .5), 1, .5}}, 2);
    kit_path_fill(c, "M286 808H322L470 905H130Z", path, 1);
    static const int at[4][4] = {
        {236, 818, 300, 60}, {366, 822, 330, 66}, {166, 846, 470, 92}, {438, 854, 520, 104}};
    for (int i = 0; i < 4; i++) {
        double x = at[i][0], y = at[i][1], h = at[i][2], size = at[i][3], top = y - h;
        kit_glow(c, x, top, size * 1.9, p->light, .85);
        kit_paper(c, i < 2 ? 1 : 2);
        kit_begin(c);
        kit_move(c, x, y), kit_line(c, x, top + size * .4);
        kit_stroke(c, iron, i < 2 ? 5 : 8, 1);
        kit_begin(c);
        kit_move(c, x - size * .3, top + size * .52), kit_line(c, x + size * .3, top + size * .52);
        kit_stroke(c, iron, i < 2 ? 4 : 6, 1);
        kit_begin(c);
        kit_rect(c, x - size * .16, y - size * .14, size * .32, size * .16);
        kit_shape(c, iron, 1);
        kit_done(c);
        motif_place(c, (struct place){A, x, top + size * .5, size, size, 0, i % 2, i < 2 ? 1 : 2, HELD,
                                      i == 3, kit_mix(kit_back_at(c, top), p->light, .3), 0, 0});
    }
    colour back = kit_mix(c->mid_col, c->ground_col, .4);
    struct person who = motif_somebody(c, back);
    motif_place_person(c, who, 300, 856, 104, 2, W, back);
    c->placed[c->placed_count - 1].ground = 846;
}

/* A boat whose sail is something else. */
COMPOSITION(paint_instead_of_a_sail) {
    const struct palette *p = c->pal;
    scene_back(c, s, 670);
    bool left = heads(c);
    double x = left ? 320 : 280, y = 800;
    kit_glow(c, x, 460, 340, p->light, .5);
    struct coat hull =
        motif_coat_with(p, kit_lum(c->mid_col) < .35 ? p->accent : kit_mix(p->accent, p->ink, .3));
    kit_paper(c, 2);
    kit_begin(c);
    kit_move(c, x, y - 30), kit_line(c, x, y - 500);
    kit_stroke(c, kit_mix(p->ink, p->gold, .3), 8, 1);
    kit_done(c);
    motif_place(c, (struct place){A, x, y - 110, 330, 380, left ? 6 : -6, !left, 3, HELD, true,
                                  kit_back_at(c, 480), 0, 0});
    kit_paper(c, 2);
    kit_put_flip(c, x, y, left ? 1 : -1, 1, 0);
    kit_cut(
        c,
        "s b -190,-60! -90,-34 60,-34 200,-74! 168,-4 120,34 -110,34 -160,4; s g -190,-60! -90,-34 60,-34 200,-74! 190,-52 60,-14 -90,-14 -182,-40; y a 0,-500 54,-486 0,-472;",
        &hull);
    kit_done(c);
    kit_done(c);
    struct person who = motif_somebody(c, kit_back_at(c, 680));
    who.left_x = -14, who.left_y = -44, who.right_x = left ? 30 : -24, who.right_y = -70;
    motif_place_person(c, who, x + (left ? -104 : 104), y - 34, 118, 2, W, kit_back_at(c, 680));
    c->placed[c->placed_count - 1].stance = HELD;
    scene_front(c, s, 812);
}

/* ---- used as ---- */

/* Somebody crosses the water in it. */
COMPOSITION(paint_vessel_on_water) {
    const struct palette *p = c->pal;
    scene_back(c, s, 650);
    bool left = heads(c);
    double x = 300, y = 836;
    kit_glow(c, x, 560, 330, p->light, .5);
    bool flat = A == C_VIOLIN || A == C_BOTTLE || A == C_FEATHER || A == C_LEAF;
    struct box b = motif_box(A);
    double wide = flat ? b.y1 - b.y0 : b.x1 - b.x0, k = (flat ? 440 : 330) / wide,
           tall = (flat ? b.x1 - b.x0 : b.y1 - b.y0) * k;
    if (tall > 260) k *= 260 / tall, tall = 260;
    const struct motif *m = motif_at(A);
    double rim = flat              ? y - tall * .62
                 : A == C_UMBRELLA ? y - tall * .3
                 : m->back_y != 0  ? y + (m->back_y - b.y1) * k
                                   : y - tall * .5;
    struct person who = motif_somebody(c, kit_back_at(c, rim - 60));
    double px = x + (left ? 30 : -30);
    who.left_x = -36, who.left_y = -50, who.right_x = left ? 30 : -30, who.right_y = -56;
    motif_place_person(c, who, px, rim + (flat ? 26 : 40), 172, 2, W, kit_back_at(c, rim - 60));
    c->placed[c->placed_count - 1].stance = HELD;
    colour back = kit_mix(c->mid_col, kit_back_at(c, 640), .5);
    if (A == C_UMBRELLA) {
        struct coat coat = motif_choose_coat(c, m, back);
        kit_paper(c, 3);
        kit_put_flip(c, x, y - 150, 2.3, -2.3, left ? 6 : -6);
        kit_put(c, 0, 62, 1, 0);
        kit_cut(c, cut_umbrella, &coat);
        kit_done(c);
        kit_done(c);
        kit_done(c);
        motif_record(
            c,
            (struct placed){
                A, FLOATS, true, {x - 160, y - 160, x + 160, y}, kit_lum(coat.body), kit_lum(back), 0, .1});
    } else if (flat) {
        struct coat coat = motif_choose_coat(c, m, back);
        kit_paper(c, 3);
        double lift = (b.y0 + b.y1) / 2 * k;
        kit_put_flip(c, x + (left ? lift : -lift), y - tall * .36, k, k, left ? 90 : -90);
        motif_draw(c, A, &coat);
        kit_done(c);
        kit_done(c);
        motif_record(
            c,
            (struct placed){
                A, FLOATS, true, {x - 220, y - tall, x + 220, y}, kit_lum(coat.body), kit_lum(back), 0, .2});
    } else {
        motif_place(c, (struct place){A, x, y, (b.x1 - b.x0) * k, tall + 1, left ? 4 : -4, left, 3, FLOATS,
                                      true, back, .15, 0});
    }
    kit_paper(c, 2); /* the oar */
    kit_begin(c);
    double ox = px + (left ? 52 : -52);
    kit_move(c, ox - (left ? 40 : -40), rim - 90), kit_line(c, ox + (left ? 90 : -90), y + 6);
    kit_stroke(c, kit_lum(back) > .5 ? kit_mix(p->ink, p->accent, .4) : kit_mix(p->gold, p->light, .2), 7, 1);
    kit_done(c);
    scene_front(c, s, 806);
}

/* Somebody rides it through the air. */
COMPOSITION(paint_vessel_in_the_air) {
    const struct palette *p = c->pal;
    scene_back(c, s, 720);
    bool left = heads(c);
    double x = 300;
    kit_glow(c, x, 420, 360, p->light, .5);
    colour back = kit_back_at(c, 440);
    struct box b = motif_box(A);
    double k = MIN(430 / (b.x1 - b.x0), 270 / (b.y1 - b.y0)), y = 570;
    const struct motif *m = motif_at(A);
    double sx = x - (b.x0 + b.x1) / 2 * k * (left ? 1 : -1), sy = y - b.y1 * k;
    double seat_x = sx + m->back_x * k * (left ? 1 : -1), seat_y = sy + m->back_y * k;
    if (A == C_PAPER_BOAT) seat_x += left ? 104 : -104; /* not behind its sail */
    struct person who = motif_somebody(c, kit_back_at(c, 330));
    who.left_x = -30, who.left_y = -40, who.right_x = left ? -26 : 30, who.right_y = -58;
    c->aloft = true;
    motif_place_person(c, who, seat_x, seat_y + 34, 140, 2, W, kit_back_at(c, 330));
    c->aloft = false;
    c->placed[c->placed_count - 1].stance = HELD;
    motif_place(c, (struct place){A, x, y, 430, 271, 0, !left, 3, FLIES, true, back, 0, 0});
    colour cl = kit_mix(p->sky2, p->light, .45);
    piece_puff(c, left ? 470 : 130, 610, 230, 44, cl, kit_mix(cl, p->mist, .4));
    piece_puff(c, left ? 110 : 490, 690, 200, 38, kit_mix(cl, p->far, .2), cl);
    scene_front(c, s, 840);
}

static void lit_window(struct canvas *c, double x, double y, double w, colour frame) {
    const struct palette *p = c->pal;
    kit_glow(c, x, y, w * 2.4, p->gold, .6);
    kit_begin(c);
    kit_rect(c, x - w / 2 - 3, y - w * .65 - 3, w + 6, w * 1.3 + 6);
    kit_shape(c, frame, 1);
    kit_begin(c);
    kit_rect(c, x - w / 2, y - w * .65, w, w * 1.3);
    kit_shape(c, kit_mix(p->gold, 0xffffff, .35), 1);
    kit_begin(c);
    kit_move(c, x, y - w * .65), kit_line(c, x, y + w * .65);
    kit_move(c, x - w / 2, y), kit_line(c, x + w / 2, y);
    kit_stroke(c, frame, 2.4, 1);
}

/* Somebody lives in it: a door, lit windows, smoke. */
COMPOSITION(paint_vessel_as_a_home) {
    const struct palette *p = c->pal;
    scene_back(c, s, 690);
    double x = heads(c) ? 310 : 290, y = 842;
    kit_glow(c, x, 520, 360, p->light, .4);
    colour back = kit_back_at(c, 560);
    struct box b = motif_box(A);
    double k = MIN(360 / (b.x1 - b.x0), 440 / (b.y1 - b.y0)), w = (b.x1 - b.x0) * k, h = (b.y1 - b.y0) * k;
    colour smoke = kit_lum(back) > .62 ? kit_mix(p->far, p->sky0, .3) : kit_mix(p->light, p->mist, .3);
    double top = y - h, cx = A == C_BOOT ? x - w * .22 : x + w * .16;
    kit_paper(c, 1);
    kit_begin(c);
    kit_rect(c, cx - 12, top - 30, 24, h * .5);
    kit_shape(c, kit_mix(p->accent, p->ink, .5), 1);
    kit_begin(c);
    kit_rect(c, cx - 17, top - 38, 34, 12);
    kit_shape(c, kit_mix(p->accent, p->ink, .7), 1);
    kit_done(c);
    kit_paper(c, 0);
    piece_cloud(c, cx + 22, top - 54, 70, 26, smoke, 4);
    piece_cloud(c, cx + 62, top - 98, 96, 34, kit_mix(smoke, kit_back_at(c, top - 90), .25), 5);
    piece_cloud(c, cx + 20, top - 150, 120, 40, kit_mix(smoke, kit_back_at(c, top - 140), .45), 5);
    kit_done(c);
    struct spot home =
        motif_place(c, (struct place){A, x, y, 360, 440, 0, false, 3, STANDS, true, back, .04, 0});
    c->placed[c->placed_count - 1].ground = y;
    colour frame = kit_mix(home.coat.dark, p->ink, .3);
    double dx = A == C_BOOT ? x - w * .1 : A == C_MUSHROOM ? x : x - w * .14, dw = A == C_MUSHROOM ? 30 : 44;
    double wy = A == C_BOOK ? y - h * .5 : A == C_MUSHROOM ? y - h * .62 : y - h * .52;
    kit_paper(c, 1);
    lit_window(c, A == C_MUSHROOM ? x - w * .2 : x - w * .17, wy, 34, frame);
    lit_window(c, A == C_BOOT ? x - w * .17 : x + w * .17, A == C_BOOT ? y - h * .78 : wy, 34, frame);
    kit_begin(c);
    kit_move(c, dx - dw / 2, y - 8), kit_line(c, dx - dw / 2, y - 74),
        kit_quad(c, dx, y - 104, dx + dw / 2, y - 74), kit_line(c, dx + dw / 2, y - 8);
    kit_close_path(c);
    kit_shape(c, frame, 1);
    kit_disc_at(c, dx + dw * .3, y - 46, 3.6, p->gold, 1);
    kit_done(c);
    scene_front(c, s, 828);
    kit_begin(c);
    kit_move(c, dx - dw * .6, 836), kit_line(c, dx + dw * .6, 836), kit_line(c, dx + 110, 905),
        kit_line(c, dx - 90, 905);
    kit_close_path(c);
    kit_shape(c, kit_mix(p->gold, p->light, .4), .5);
    prop_witness(c, s, x > 300 ? 96 : 504, 84);
}

/* A carriage, and what draws it. */
COMPOSITION(paint_vessel_on_wheels) {
    const struct palette *p = c->pal;
    scene_back(c, s, 700);
    scene_front(c, s, 806);
    double y = piece_ground_at(c, 300) + 34, x = 392;
    kit_glow(c, 330, 560, 340, p->light, .5);
    struct spot car = motif_place(
        c, (struct place){A, x, y - 52, 260, 300, 0, true, 2, HELD, true, kit_back_at(c, 600), 0, 0});
    colour wheel =
        kit_lum(c->ground_col) < .45 ? kit_mix(p->gold, p->light, .2) : kit_mix(p->ink, p->accent, .3);
    kit_paper(c, 3);
    kit_begin(c);
    kit_move(c, x - 140, y - 48), kit_line(c, x + 130, y - 48);
    kit_move(c, x - 130, y - 48), kit_line(c, 216, y - 60);
    kit_stroke(c, wheel, 8, 1);
    for (int i = 0; i < 2; i++) {
        double wx = x - 84 + i * 168;
        kit_begin(c);
        kit_oval(c, wx, y - 36, 40, 40);
        kit_stroke(c, wheel, 9, 1);
        kit_begin(c);
        for (int a = 0; a < 180; a += 45)
            kit_move(c, wx - 36 * kit_cos(a), y - 36 - 36 * kit_sin(a)),
                kit_line(c, wx + 36 * kit_cos(a), y - 36 + 36 * kit_sin(a));
        kit_stroke(c, wheel, 4, 1);
        kit_disc_at(c, wx, y - 36, 9, p->accent, 1);
    }
    kit_done(c);
    (void)car;
    motif_place(c, (struct place){B, 142, y + 6, 190, 200, 0, B == C_RABBIT, 3, STANDS, true,
                                  kit_mix(c->mid_col, kit_back_at(c, 700), .4), 0, 0});
    c->placed[c->placed_count - 1].ground = y;
}
