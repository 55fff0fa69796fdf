/* recipes_feast.c: tables: seen along, from above and from below. */
#include "cards/recipes.h"

static void plate(struct canvas *c, double x, double y, double rx, double ry, int food) {
    const struct palette *p = c->pal;
    kit_begin(c), kit_oval(c, x, y, rx, ry), kit_shape(c, 0xfbf3e2, 1);
    kit_begin(c), kit_oval(c, x, y, rx * .7, ry * .7), kit_shape(c, 0xe6d8bc, 1);
    if (food % 3 == 1)
        kit_begin(c), kit_oval(c, x, y - ry * .1, rx * .42, ry * .42),
            kit_shape(c, kit_mix(p->accent, 0xc86a3a, .5), 1);
    if (food % 3 == 2) {
        kit_begin(c), kit_oval(c, x - rx * .2, y, rx * .22, ry * .24), kit_shape(c, 0x7a9a4a, 1);
        kit_begin(c), kit_oval(c, x + rx * .2, y, rx * .22, ry * .24), kit_shape(c, 0xd9482f, 1);
    }
}

static void garland(struct canvas *c, double y, double sag) {
    const struct palette *p = c->pal;
    kit_begin(c), kit_move(c, -10, y), kit_quad(c, 150, y + sag, 300, y), kit_quad(c, 450, y + sag, 610, y);
    kit_stroke(c, 0x3a5a34, 6, 1);
    for (int k = 0; k < 2; k++) {
        kit_begin(c);
        for (int i = k; i < 14; i += 2) {
            double t = (i % 7 + .5) / 7, x = (i > 6 ? 300 : 0) + 300 * t;
            kit_dot(c, x, y + 2 * sag * t * (1 - t));
        }
        kit_stroke(c, k ? p->gold : p->accent, 13, 1);
    }
}

/* Along a table to its outsize host; the guests sit on both sides. */
COMPOSITION(recipe_long_table) {
    const struct palette *p = c->pal;
    colour wall = kit_mix(p->accent, p->ink, .5), floor = kit_mix(wall, p->ink, .45);
    c->light = (struct light){300, 330, 260, 0xffcf78, .5, .62};
    recipe_room(c, 430, wall, floor);
    garland(c, 80, 56);
    kit_glow(c, 300, 320, 380, 0xffcf78, .8);
    struct box b = motif_box(A);
    double k = MIN(300 / (b.x1 - b.x0), 330 / (b.y1 - b.y0));
    motif_place(c, (struct place){A, 300, 480, (b.x1 - b.x0) * k, (b.y1 - b.y0) * k, 0, s->right, 2, HELD,
                                  true, kit_mix(wall, 0xffcf78, .3), .2, 0});
    recipe_ground(c, 850, floor, wall);
    kit_lit(c);
    for (int side = -1; side <= 1; side += 2)
        for (int i = 0; i < 4; i++) {
            double t = i / 3.0, k2 = .8 + 1.5 * t * t + .2 * t, x = 300 + side * (112 + 150 * t * t + 10 * t),
                   y = 520 + 260 * t * t + 60 * t;
            if (i == 1 && side == (s->right ? 1 : -1)) continue; /* a seat is free */
            struct actor a = actor_somebody(c, C_TRAVELLER, i % 2 ? POSE_TOAST : POSE_SIT, wall, i);
            a.flip = side > 0, a.mood = i % 3 ? FACE_JOY : FACE_CALM,
            a.wear = (i + side) % 2 ? WEAR_PARTY : WEAR_NONE, a.hat = i % 2 ? p->gold : p->accent;
            actor_draw(c, &a, x, y + 40 * k2, k2, 0);
        }
    kit_done(c);
    recipe_sheet(c, 2, "M236 440H364L520 910H80Z",
                 kit_gradient(c, 0, 440, 0, 900, (struct stop[]){{0xf0dcb8, 0, 1}, {0xfff4dc, 1, 1}}, 2));
    kit_path_fill(c, "M280 440H320L372 910H228Z", p->accent, .85);
    for (int i = 0; i < 6; i++) {
        double t = (i / 2 + 1) / 3.6, y = 470 + 330 * t * t, w = 60 + 110 * t * t;
        plate(c, 300 + (i % 2 ? w : -w), y, 12 + 36 * t, 5 + 14 * t, i);
    }
    for (int i = 0; i < 3; i++) {
        double y = 470 + i * i * 70 + i * 20, h = 26 + i * 18;
        kit_begin(c), kit_rect(c, 300 - h * .13, y - h, h * .26, h), kit_shape(c, 0xfff8e8, 1);
        recipe_lamp(c, 300, y - h - 6 - i, 46 + i * 26);
    }
    kit_lit(c);
    actor_hand(c, 130, 876, .95, 18, false, .5, recipe_skin(c, (int)s->seed), kit_mix(p->near, p->ink, .2));
    actor_hand(c, 470, 876, .95, -18, true, .5, recipe_skin(c, (int)s->seed), kit_mix(p->near, p->ink, .2));
    kit_done(c);
}

/* A round table from straight above: all hands reach for the middle. */
COMPOSITION(recipe_round_table) {
    const struct palette *p = c->pal;
    colour floor = kit_mix(p->accent, p->ink, .55), cloth = kit_mix(p->light, 0xfff6e4, .5);
    c->light = (struct light){300, 420, 320, 0xffd48a, .55, .66};
    kit_path_fill(c, "M0 0H600V900H0Z", kit_down(c, kit_mix(floor, p->ink, .2), floor), 1);
    kit_begin(c);
    for (int y = 60; y < 900; y += 74) kit_move(c, -10, y), kit_line(c, 610, y);
    kit_stroke(c, kit_mix(floor, p->shadow, .5), 3, .7);
    recipe_ground(c, 850, floor, floor);
    kit_glow(c, 300, 430, 430, 0xffd48a, .6);
    for (int i = 0; i < 7; i++) {
        double at = i * 360.0 / 7 + 12, sx = kit_sin(at) * .8, sy = kit_cos(at);
        struct actor a = actor_somebody(c, C_TRAVELLER, POSE_STAND, floor, i);
        kit_lit(c);
        kit_put(c, 300 + sx * 292, 430 + sy * 300, 1, 180 - at);
        kit_limb(c, (struct point[]){{-24, 0, 0}, {24, 0, 0}}, (double[]){24, 24}, 2, a.coat);
        for (int e = -1; e <= 1; e += 2) {
            kit_limb(c, (struct point[]){{e * 36, 4, 0}, {e * 40, -44, 0}, {e * 14, -86, 0}},
                     (double[]){13, 11, 9}, 3, kit_mix(a.coat, 0xfff0d8, .1));
            kit_disc_at(c, e * 13, -92, 9, a.skin, 1);
        }
        kit_disc_at(c, 0, -4, 24, a.hair, 1);
        if (i % 3 == 0)
            kit_disc_at(c, 0, -4, 34, a.hat, 1), kit_disc_at(c, 0, -4, 19, kit_mix(a.hat, p->light, .2), 1);
        kit_done(c), kit_done(c);
    }
    kit_paper(c, 2);
    kit_disc_at(c, 300, 430, 200, p->accent, 1);
    kit_disc_at(c, 300, 430, 190, cloth, 1);
    kit_done(c);
    for (int i = 0; i < 7; i++) {
        double at = i * 360.0 / 7 + 12;
        plate(c, 300 + kit_sin(at) * 148, 430 + kit_cos(at) * 148, 30, 30, i);
    }
    kit_paper(c, 2);
    kit_disc_at(c, 300, 430, 104, kit_mix(p->gold, 0xfff0d0, .4), 1);
    kit_disc_at(c, 300, 430, 92, kit_mix(p->light, 0xffffff, .5), 1);
    kit_done(c);
    recipe_hero(c, A, 300, 490, 130, 124, false, 0xfff8ea);
    for (int i = 0; i < 8; i++) recipe_lamp(c, 300 + kit_sin(i * 45) * 80, 430 + kit_cos(i * 45) * 80, 26);
}

/* Under the cloth: the legs tell who sits above; two share what they took. */
COMPOSITION(recipe_under_the_table) {
    const struct palette *p = c->pal;
    colour wall = kit_mix(p->accent, p->ink, .5), floor = kit_mix(p->gold, p->ink, .5);
    c->light = (struct light){300, 740, 200, 0xffd08a, .5, .7};
    recipe_room(c, 610, wall, floor);
    recipe_ground(c, 800, floor, kit_mix(wall, 0xffd08a, .25));
    static const double legs[6][2] = {{60, 0}, {132, 1}, {214, 2}, {372, 3}, {456, 4}, {536, 2}};
    const colour cloths[5] = {kit_mix(p->near, p->ink, .3), kit_mix(p->gold, p->ink, .2),
                              kit_mix(p->light, p->mid, .4), kit_mix(p->accent, p->ink, .1),
                              kit_mix(p->mid, p->ink, .3)};
    kit_lit(c);
    for (int i = 0; i < 6; i++) {
        double x = legs[i][0];
        colour col = cloths[(int)legs[i][1]];
        kit_limb(c, (struct point[]){{x - 14, 240, 0}, {x - 16, 640, 0}, {x - 2, 652, 0}},
                 (double[]){15, 10, 9}, 3, col);
        kit_limb(c, (struct point[]){{x + 18, 240, 0}, {x + 20, 648, 0}, {x + 36, 660, 0}},
                 (double[]){15, 10, 9}, 3, kit_mix(col, p->ink, .25));
    }
    kit_done(c);
    kit_glow(c, 300, 730, 300, 0xffd08a, .75);
    struct actor a = actor_somebody(c, C_CHILD, POSE_FLOOR, wall, 1);
    a.mood = FACE_JOY;
    struct grips g = actor_place(c, &a, 176, 850, 2.4, 0, W, kit_mix(wall, 0xffd08a, .3));
    (void)g;
    recipe_hero(c, A, 432, 852, 190, 190, A == C_RABBIT, kit_mix(wall, 0xffd08a, .3));
    recipe_other(c, B, 292, 858, 66, 66, false, floor);
    recipe_sheet(
        c, 3,
        "M-10 -10H610V330Q570 380 530 330Q490 380 450 330Q410 380 370 330Q330 380 290 330Q250 380 210 330Q170 380 130 330Q90 380 50 330Q20 370 -10 340Z",
        kit_down(c, kit_mix(p->light, p->mid, .3), kit_mix(p->light, 0xffffff, .2)));
    kit_path_line(
        c,
        "M-10 320Q20 350 50 310Q90 360 130 310Q170 360 210 310Q250 360 290 310Q330 360 370 310Q410 360 450 310Q490 360 530 310Q570 360 610 310",
        p->accent, 7, .9);
    kit_begin(c);
    for (int x = 50; x < 600; x += 80) kit_move(c, x, -10), kit_line(c, x, 300);
    kit_stroke(c, kit_mix(p->mid, p->ink, .3), 6, .18);
}

/* Everybody at the fair looks up: above the tents something huge is carried through the crowd. */
COMPOSITION(recipe_parade) {
    const struct palette *p = c->pal;
    scene_back(c, s, 560);
    colour back = kit_back_at(c, 400);
    for (int side = 0; side < 2; side++) {
        kit_paper(c, 1);
        for (int i = 0; i < 2; i++) {
            double x = side ? 600 - i * 110 : i * 110, y = 640 + i * 10;
            kit_begin(c), kit_move(c, x - 74, y), kit_line(c, x - 60, y - 90),
                kit_quad(c, x - 20, y - 120, x, y - 170), kit_quad(c, x + 20, y - 120, x + 60, y - 90),
                kit_line(c, x + 74, y), kit_close_path(c);
            kit_shape(c, i ? p->accent : p->gold, 1);
            kit_begin(c), kit_move(c, x - 16, y), kit_line(c, x - 6, y - 104), kit_line(c, x, y - 166),
                kit_line(c, x + 6, y - 104), kit_line(c, x + 16, y), kit_close_path(c);
            kit_shape(c, p->light, .8);
        }
        kit_done(c);
    }
    garland(c, 90, 70);
    kit_glow(c, 300, 420, 330, p->light, .5);
    recipe_hero(c, A, 300, 610, 330, 330, s->right, back);
    recipe_ground(c, 850, p->near, back);
    kit_paper(c, 2);
    kit_begin(c), kit_rect(c, 120, 604, 360, 20), kit_shape(c, kit_mix(p->gold, p->ink, .4), 1);
    kit_done(c);
    for (int i = 0; i < 4; i++) {
        struct actor a = actor_somebody(c, C_TRAVELLER, POSE_OVER, p->mid, i);
        a.view = i % 2 ? SIDE_VIEW : FRONT_VIEW, a.mood = FACE_JOY, a.flip = i > 1,
        a.wear = i % 2 ? WEAR_PARTY : WEAR_NONE, a.hat = p->accent;
        kit_lit(c);
        actor_draw(c, &a, 150 + i * 100, 790, 1.55, 0);
        kit_done(c);
    }
    kit_lit(c);
    for (int i = 0; i < 8; i++) {
        struct actor a = actor_somebody(c, C_TRAVELLER, POSE_STAND, p->near, i);
        a.view = BACK_VIEW;
        kit_put(c, 44 + i * 74, 838 + (i % 2) * 16, 2.2, 0);
        kit_path_fill(c, "M-20 60V20Q-16 8 0 8Q16 8 20 20V60Z", a.coat, 1);
        actor_head(c, &a);
        kit_done(c);
    }
    kit_done(c);
}
