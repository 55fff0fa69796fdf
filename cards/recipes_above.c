/* recipes_above.c: from straight above and straight below. */
#include "cards/palettes.h"
#include "cards/recipes.h"

static void pine_top(struct canvas *c, double x, double y, double r, colour col) {
    kit_begin(c);
    for (int i = 0; i < 14; i++) {
        double at = i * 360.0 / 14, l = i % 2 ? r * .58 : r;
        if (i)
            kit_line(c, x + kit_sin(at) * l, y + kit_cos(at) * l);
        else
            kit_move(c, x, y + l);
    }
    kit_close_path(c);
    kit_shape(c, col, 1);
}

/* Tracks in the snow, from above: shoes at first, then something else. */
COMPOSITION(recipe_tracks) {
    const struct palette *p = c->pal;
    colour snow = kit_mix(p->mist, 0xffffff, .45), blue = kit_mix(p->sky0, p->mid, .4);
    c->light = (struct light){s->right ? 170.0 : 430.0, 640, 260, 0xffd690, .55, .6};
    kit_path_fill(
        c, "M0 0H600V900H0Z",
        kit_gradient(
            c, 0, 0, 200, 900,
            (struct stop[]){{kit_mix(snow, blue, .55), 0, 1}, {snow, .6, 1}, {kit_mix(snow, blue, .3), 1, 1}},
            3),
        1);
    c->weather = WEATHER_SNOW;
    recipe_ground(c, 850, snow, snow);
    double side = s->right ? -1 : 1;
    for (int i = 0; i < 20; i++) {
        double t = i / 19.0, x = 300 + side * (150 * kit_sin(t * 330) * (1 - t * .4) + 100 * t),
               y = 60 + 540 * t, d = i % 2 ? 11 : -11;
        kit_begin(c);
        if (i < 10)
            kit_oval(c, x + d - 5, y, 3, 3), kit_oval(c, x + d, y - 5, 3, 3), kit_oval(c, x + d + 6, y, 3, 3),
                kit_oval(c, x + d, y + 6, 6, 5);
        else
            kit_oval(c, x + d, y - 6, 5, 9), kit_oval(c, x + d, y + 9, 4, 5);
        kit_shape(c, kit_mix(blue, p->ink, .3), .75);
    }
    double x = s->right ? 170 : 430;
    kit_glow(c, x, 680, 250, 0xffd690, .85);
    struct box b = motif_box(A);
    double k = MIN(330 / (b.x1 - b.x0), 330 / (b.y1 - b.y0));
    kit_put(c, x, 690, 1, 0);
    motif_shadow(c, A, side * -150, 150, (b.x1 - b.x0) * k, (b.y1 - b.y0) * k, side > 0,
                 kit_mix(blue, p->ink, .45), .8);
    kit_done(c);
    motif_record(c, (struct placed){A,
                                    HELD,
                                    true,
                                    {MAX(30, x - side * 150 - 150), 520, MIN(570, x - side * 150 + 150), 840},
                                    kit_lum(kit_mix(blue, p->ink, .45)),
                                    kit_lum(snow),
                                    0,
                                    0});
    struct actor w = actor_somebody(c, W, POSE_WALK, snow, 0);
    w.flip = side > 0;
    struct grips g = actor_place(c, &w, x, 730, 1.5, 0, W, snow);
    recipe_other(c, C_LANTERN, g.far.x, g.far.y + 40, 34, 46, false, snow);
    static const double trees[10][3] = {{30, 60, 70},   {20, 240, 56}, {40, 420, 60},  {24, 640, 66},
                                        {60, 850, 74},  {570, 80, 66}, {586, 260, 60}, {560, 430, 50},
                                        {580, 620, 62}, {540, 860, 76}};
    for (int i = 0; i < 10; i++) {
        kit_paper(c, 2);
        pine_top(c, trees[i][0], trees[i][1], trees[i][2], kit_mix(p->near, p->ink, .3));
        pine_top(c, trees[i][0] - 4, trees[i][1] - 4, trees[i][2] * .6, kit_mix(p->near, p->mid, .4));
        kit_done(c);
    }
}

/* From above: two walk apart, and their shadows lean together. */
COMPOSITION(recipe_shadows_meet) {
    const struct palette *p = c->pal;
    colour ground = kit_mix(p->mid, p->mist, .35), dark = kit_mix(p->shadow, p->ink, .5);
    c->light = (struct light){300, 130, 300, 0xffdca0, .5, .62};
    kit_path_fill(c, "M0 0H600V900H0Z", kit_down(c, ground, kit_mix(ground, p->near, .6)), 1);
    kit_begin(c);
    for (int y = 40; y < 900; y += 46)
        for (int x = (y / 46 % 2) * 34; x < 620; x += 68)
            kit_move(c, x - 26, y), kit_quad(c, x, y - 22, x + 26, y);
    kit_stroke(c, kit_mix(ground, p->ink, .4), 2.5, .4);
    recipe_ground(c, 850, ground, ground);
    kit_glow(c, 300, 150, 480, 0xffdca0, .9);
    struct box a = motif_box(A), b = motif_box(B);
    double ka = MIN(260 / (a.x1 - a.x0), 400 / (a.y1 - a.y0)),
           kb = MIN(260 / (b.x1 - b.x0), 400 / (b.y1 - b.y0));
    kit_put_flip(c, 196, 396, 1, -1, -17);
    motif_shadow(c, A, 0, 0, (a.x1 - a.x0) * ka, (a.y1 - a.y0) * ka, A != C_RABBIT, dark, .75);
    kit_done(c);
    kit_put_flip(c, 404, 396, 1, -1, 17);
    motif_shadow(c, B, 0, 0, (b.x1 - b.x0) * kb, (b.y1 - b.y0) * kb, B == C_RABBIT, dark, .75);
    kit_done(c);
    recipe_hero(c, A, 170, 410, 150, 150, A == C_RABBIT, ground);
    recipe_hero(c, B, 430, 410, 150, 150, B != C_RABBIT, ground);
    kit_paper(c, 3);
    kit_begin(c), kit_rect(c, 290, 10, 20, 90), kit_shape(c, p->ink, 1);
    kit_disc_at(c, 300, 134, 48, p->ink, 1);
    kit_disc_at(c, 300, 134, 37, 0xffe9b0, 1);
    kit_path_line(c, "M300 98V170M264 134H336", p->ink, 6, 1);
    kit_done(c);
}

/* From the bottom of a well: somebody looks down, and a rope comes. */
COMPOSITION(recipe_well) {
    const struct palette *p = c->pal;
    const struct palette *o = p;
    colour stone = kit_mix(p->ink, p->near, .4);
    c->light = (struct light){320, 280, 200, kit_mix(p->light, 0xffffff, .3), .5, .75};
    kit_path_fill(c, "M0 0H600V900H0Z", kit_mix(p->ink, p->shadow, .6), 1);
    for (int j = 0; j < 6; j++) {
        static const double r[6] = {640, 520, 420, 345, 285, 232};
        kit_disc_at(c, 310 - (5 - j) * 2, 320 + (5 - j) * 32, r[j],
                    kit_mix(kit_mix(p->ink, p->shadow, .4), kit_mix(stone, p->mist, .4), j / 5.0), 1);
    }
    kit_begin(c);
    for (int i = 0; i < 20; i++) {
        double at = i * 18 + 9;
        for (int j = 0; j < 4; j++) {
            double r0 = 236 + j * 80 + (i % 2) * 0, r1 = r0 + 50 + j * 20;
            if ((i + j) % 2) continue;
            kit_move(c, 308 + kit_sin(at) * r0, 330 + j * 26 + kit_cos(at) * r0),
                kit_line(c, 306 + kit_sin(at) * r1, 350 + j * 30 + kit_cos(at) * r1);
        }
    }
    kit_stroke(c, kit_mix(p->ink, p->shadow, .5), 3, .6);
    uint32_t id;
    kit_clip_open(c, &id);
    kit_disc_at(c, 310, 320, 206, 0, 1);
    kit_clip_done(c);
    kit_clipped(c, id);
    kit_begin(c), kit_rect(c, 90, 100, 440, 440),
        kit_shape(c, kit_down(c, o->sky1, kit_mix(o->sky2, o->mist, .5)), 1);
    if (palette_starry(p)) piece_stars(c, 30, 110, 120, 510, 520, p->light);
    kit_done(c);
    colour back = kit_mix(p->sky1, p->sky2, .6);
    recipe_ground(c, 850, stone, back);
    kit_paper(c, 2);
    kit_begin(c),
        kit_raw_path(
            c,
            "M80 320A230 230 0 1 0 540 320A230 230 0 1 0 80 320ZM104 320A206 206 0 1 1 516 320A206 206 0 1 1 104 320Z"),
        kit_shape_evenodd(c, kit_mix(stone, p->mist, .45), 1);
    kit_done(c);
    motif_place(
        c, (struct place){A, 310, 470, 210, 240, s->right ? 7 : -7, s->right, 2, HELD, true, back, 0, 0});
    kit_begin(c), kit_move(c, 372, 480), kit_curve(c, 400, 600, 330, 660, 352, 790),
        kit_stroke(c, kit_mix(p->gold, p->ink, .2), 10, 1);
    kit_begin(c), kit_move(c, 372, 480), kit_curve(c, 400, 600, 330, 660, 352, 790),
        kit_stroke(c, kit_mix(p->gold, p->light, .4), 4, .7);
    kit_lit(c);
    actor_hand(c, 190, 850, 1.7, 14, false, .1, recipe_skin(c, (int)s->seed), kit_mix(p->accent, p->ink, .2));
    actor_hand(c, 380, 840, 1.7, -8, true, .35, recipe_skin(c, (int)s->seed), kit_mix(p->accent, p->ink, .2));
    kit_done(c);
}

/* A crowd of umbrellas from above; under one of them somebody looks up. */
COMPOSITION(recipe_umbrellas) {
    const struct palette *p = c->pal;
    colour street = kit_mix(p->near, p->ink, .35);
    kit_path_fill(c, "M0 0H600V900H0Z", kit_down(c, kit_mix(street, p->mid, .3), street), 1);
    recipe_ground(c, 850, street, street);
    int gap = (int)(s->seed % 5) + 6;
    const colour cols[5] = {kit_mix(p->ink, p->near, .5), kit_mix(p->near, p->mid, .5),
                            kit_mix(p->accent, p->ink, .35), kit_mix(p->mid, p->far, .4),
                            kit_mix(p->ink, p->mid, .3)};
    double hx = 0, hy = 0;
    for (int i = 0; i < 20; i++) {
        double x = 78 + i % 4 * 148 + (i / 4 % 2) * 26 - 13, y = 90 + i / 4 * 180, r = 92;
        if (i == gap) {
            hx = x, hy = y;
            continue;
        }
        kit_paper(c, 2);
        kit_begin(c);
        for (int k = 0; k < 8; k++) {
            double at = k * 45 + i * 17;
            if (k == 0) kit_move(c, x + kit_sin(at) * r, y + kit_cos(at) * r);
            kit_quad(c, x + kit_sin(at + 22.5) * r * .84, y + kit_cos(at + 22.5) * r * .84,
                     x + kit_sin(at + 45) * r, y + kit_cos(at + 45) * r);
        }
        kit_close_path(c);
        kit_shape(c, cols[(i * 7 + (int)s->seed) % 5], 1);
        kit_begin(c);
        for (int k = 0; k < 4; k++) {
            double at = k * 45 + i * 17;
            kit_move(c, x + kit_sin(at) * r, y + kit_cos(at) * r),
                kit_line(c, x - kit_sin(at) * r, y - kit_cos(at) * r);
        }
        kit_stroke(c, p->ink, 2, .5);
        kit_done(c);
    }
    c->light = (struct light){hx, hy, 200, 0xffe0a0, .55, .6};
    kit_glow(c, hx, hy, 210, 0xffe0a0, .9);
    recipe_hero(c, A, hx, hy + 78, 150, 156, false, kit_mix(street, 0xffe0a0, .5));
    c->weather = WEATHER_RAIN;
}

/* A whirl of water from above: the small boat circles what waits in the middle. */
COMPOSITION(recipe_whirl) {
    const struct palette *p = c->pal;
    colour deep = kit_mix(p->near, p->ink, .3), foam = kit_mix(p->mist, 0xffffff, .4);
    kit_path_fill(c, "M0 0H600V900H0Z",
                  kit_radial(c, 300, 430, 560,
                             (struct stop[]){{kit_mix(deep, p->shadow, .6), 0, 1},
                                             {deep, .4, 1},
                                             {kit_mix(p->mid, p->far, .4), 1, 1}},
                             3),
                  1);
    for (int arm = 0; arm < 4; arm++) {
        kit_begin(c);
        for (int i = 0; i <= 26; i++) {
            double at = i * 20 + arm * 90, r = 100 + i * 17;
            double bow = (r - 8.5) * 1.0154; /* the corner of the two tangents */
            if (i)
                kit_quad(c, 300 + kit_sin(at - 10) * bow, 430 + kit_cos(at - 10) * bow, 300 + kit_sin(at) * r,
                         430 + kit_cos(at) * r);
            else
                kit_move(c, 300 + kit_sin(at) * r, 430 + kit_cos(at) * r);
        }
        kit_stroke(c, arm % 2 ? foam : kit_mix(p->far, foam, .4), arm % 2 ? 7 : 13, arm % 2 ? .6 : .35);
    }
    recipe_ground(c, 850, deep, deep);
    c->light = (struct light){300, 430, 320, kit_mix(p->light, 0xffffff, .3), .55, .5};
    kit_glow(c, 300, 430, 210, p->light, .7);
    recipe_hero(c, A, 300, 530, 210, 200, s->right, kit_mix(deep, p->light, .3));
    double bx = s->right ? 150 : 450;
    kit_lit(c);
    kit_put(c, bx, 700, 1, s->right ? 40 : -40);
    kit_path_fill(c, "M-34 -90Q0 -130 34 -90Q48 0 30 84H-30Q-48 0 -34 -90Z", kit_mix(p->gold, p->ink, .4), 1);
    kit_path_fill(c, "M-22 -78Q0 -104 22 -78Q34 0 20 70H-20Q-34 0 -22 -78Z", kit_mix(p->gold, p->ink, .65),
                  1);
    kit_limb(c, (struct point[]){{-16, 6, 0}, {16, 6, 0}}, (double[]){16, 16}, 2, p->accent);
    for (int side = -1; side <= 1; side += 2) {
        kit_limb(c, (struct point[]){{side * 18, 2, 0}, {side * 30, -24, 0}}, (double[]){8, 6}, 2, p->accent);
        kit_limb(c, (struct point[]){{side * 14, -22, 0}, {side * 86, -40, 0}}, (double[]){3, 3}, 2,
                 kit_mix(p->gold, p->light, .3));
        kit_limb(c, (struct point[]){{side * 86, -40, 0}, {side * 112, -46, 0}}, (double[]){5, 10}, 2,
                 kit_mix(p->gold, p->light, .3));
    }
    kit_begin(c), kit_oval(c, 0, 4, 27, 27), kit_shape(c, kit_mix(p->light, p->gold, .4), 1);
    kit_begin(c), kit_oval(c, 0, 4, 15, 15), kit_shape(c, kit_mix(p->gold, p->ink, .3), 1);
    kit_done(c), kit_done(c);
    motif_record(
        c, (struct placed){
               W, HELD, false, {bx - 100, 600, bx + 100, 790}, kit_lum(p->accent), kit_lum(deep), 0, 0});
}

/* A spiral stair from above: lights go down to what waits below. */
COMPOSITION(recipe_spiral) {
    const struct palette *p = c->pal;
    colour stone = kit_mix(p->mid, p->near, .4), dark = kit_mix(p->ink, p->shadow, .5);
    kit_path_fill(c, "M0 0H600V900H0Z", dark, 1);
    for (int i = -15; i < 30; i++) {
        double at = i * 24.0, r = 560 - i * 15.2, t = (i + 15) / 44.0, w = 24.5;
        kit_begin(c), kit_move(c, 300, 440), kit_line(c, 300 + kit_sin(at) * r, 440 + kit_cos(at) * r),
            kit_line(c, 300 + kit_sin(at + w) * (r - 15), 440 + kit_cos(at + w) * (r - 15)),
            kit_close_path(c);
        kit_shape(c, kit_mix(kit_mix(stone, p->light, i % 2 ? .16 : .04), dark, t * .8), 1);
    }
    kit_paper(c, 3);
    kit_disc_at(c, 300, 440, 128, kit_mix(dark, 0, .4), 1);
    kit_done(c);
    recipe_ground(c, 850, stone, dark);
    c->light = (struct light){300, 440, 260, 0xffd48a, .55, .5};
    kit_glow(c, 300, 440, 190, 0xffd48a, .7);
    recipe_hero(c, A, 300, 520, 170, 160, false, kit_mix(dark, 0xffd48a, .25));
    c->aloft = true;
    for (int i = 0; i < 6; i++) {
        double at = 20 + i * 60, r = 372 - i * 16, k = 1.5 - i * .1, x = 300 + kit_sin(at) * r * .62,
               y = 440 + kit_cos(at) * r * .96;
        struct actor a = actor_somebody(c, C_TRAVELLER, i == 3 ? POSE_FALL : POSE_WALK, stone, i);
        struct grips g = actor_place(c, &a, x, y, k, -at, NO_FIGURE, stone);
        if (i != 3) recipe_lamp(c, g.far.x, g.far.y, 60 * k);
    }
    c->aloft = false;
}
