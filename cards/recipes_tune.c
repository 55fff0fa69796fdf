/* recipes_tune.c: instruments as places: a record to walk on, a violin to live in, strings to look through. */
#include "cards/recipes.h"

/* A wall indoors, the setting elsewhere; what is behind figures in the middle of the card. */
static colour backdrop(struct canvas *c, const struct scene *s, double y) {
    const struct palette *p = c->pal;
    if (setting_at(s->setting)->indoor) {
        colour wall = kit_mix(p->mid, p->ink, .3);
        recipe_room(c, y, wall, kit_mix(p->near, p->ink, .2));
        return wall;
    }
    scene_back(c, s, y - 110);
    scene_front(c, s, y);
    return kit_back_at(c, y - 260);
}

static void record_crowd(struct canvas *c, uint16_t figure, struct box box, colour back) {
    motif_record(c, (struct placed){figure, HELD, true, box,
                                    kit_lum(motif_choose_coat(c, motif_at(figure), back).body), kit_lum(back),
                                    0, 0});
}

/* From above: a record is a round street, the needle an arm that comes nearer. */
COMPOSITION(recipe_record) {
    const struct palette *p = c->pal;
    colour wood = kit_mix(p->accent, p->ink, .62), disc = kit_mix(p->ink, 0x101018, .5);
    c->light = (struct light){430, 190, 320, 0xffdf9e, .52, .6};
    kit_path_fill(c, "M0 0H600V900H0Z", kit_down(c, wood, kit_mix(wood, p->shadow, .5)), 1);
    kit_begin(c);
    for (int i = 0; i < 7; i++) kit_move(c, 0, 90 + i * 128), kit_line(c, 600, 84 + i * 128);
    kit_stroke(c, kit_mix(wood, p->shadow, .6), 4, .7);
    recipe_ground(c, 866, wood, wood);
    kit_paper(c, 3);
    kit_disc_at(c, 300, 450, 262, disc, 1);
    kit_done(c);
    for (int i = 0; i < 8; i++) {
        kit_begin(c), kit_oval(c, 300, 450, 246 - i * 17, 246 - i * 17);
        kit_stroke(c, kit_mix(disc, p->light, .34), i % 3 ? 1.6 : 3, .7);
    }
    kit_path_fill(c, "M300 450L150 236A262 262 0 0 1 250 193ZM300 450L450 664A262 262 0 0 1 350 707Z",
                  p->light, .14);
    kit_lit(c);
    kit_disc_at(c, 300, 450, 92, p->accent, 1);
    kit_done(c);
    kit_begin(c), kit_oval(c, 300, 450, 76, 76), kit_stroke(c, p->gold, 4, .9);
    kit_disc_at(c, 300, 450, 10, wood, 1);
    uint32_t id = recipe_stamp(c, A, disc);
    kit_lit(c);
    for (int i = 0; i < 5; i++) {
        double at = 200 + i * 62, r = 158;
        kit_use(c, id, 300 + kit_sin(at) * r, 450 - kit_cos(at) * r, .62 + i * .1, .62 + i * .1, at);
    }
    kit_done(c);
    record_crowd(c, A, (struct box){66, 212, 520, 690}, disc);
    kit_lit(c);
    kit_limb(c, (struct point[]){{520, 92, 0}, {500, 330, 0}, {424, 470, 0}}, (double[]){22, 15, 12}, 3,
             kit_mix(p->gold, p->light, .3));
    kit_path_fill(c, "M446 452L404 446L388 508L430 516Z", p->light, 1);
    kit_disc_at(c, 520, 92, 44, kit_mix(p->gold, p->ink, .3), 1), kit_disc_at(c, 520, 92, 22, p->gold, 1);
    kit_done(c);
    recipe_lamp(c, 404, 524, 70);
    struct actor w = actor_somebody(c, W, POSE_RUN, disc, 1);
    w.mood = FACE_FEAR, w.coat = p->light;
    actor_place(c, &w, 356, 640, 1.05, 10, W, disc);
}

/* Somebody lives in the violin that somebody plays. */
COMPOSITION(recipe_violin_house) {
    const struct palette *p = c->pal;
    colour back = backdrop(c, s, 800), wood = kit_mix(0xb4622c, p->accent, .35);
    if (kit_abs(kit_lum(wood) - kit_lum(back)) < .14)
        wood = kit_mix(wood, kit_lum(back) > .4 ? p->ink : p->light, .4);
    colour dark = kit_mix(wood, p->ink, .7), gold = 0xffdc8a;
    c->light = (struct light){270, 560, 300, 0xffd68a, .54, .56};
    kit_glow(c, 270, 560, 330, gold, .5);
    kit_lit(c);
    kit_path_fill(c, "M252 340V96Q236 60 262 44Q298 60 284 96V340Z", dark, 1);
    kit_path_fill(c, "M236 78H300V92H236ZM236 116H300V130H236Z", dark, 1);
    kit_path_fill(
        c,
        "M268 318C330 318 396 352 384 430C378 476 344 492 344 530C344 570 416 590 420 690C424 790 350 834 268 834C186 834 112 790 116 690C120 590 192 570 192 530C192 492 158 476 152 430C140 352 206 318 268 318Z",
        wood, 1);
    kit_done(c);
    kit_path_line(
        c,
        "M268 334C322 334 378 362 368 428C362 468 328 486 328 530C328 580 400 600 404 690C408 780 344 818 268 818C192 818 128 780 132 690C136 600 208 580 208 530C208 486 174 468 168 428C158 362 214 334 268 334Z",
        dark, 3, .6);
    kit_disc_at(c, 268, 650, 88, dark, 1);
    kit_glow(c, 268, 650, 120, gold, .9);
    kit_disc_at(c, 268, 650, 78, kit_mix(gold, p->light, .3), 1);
    recipe_hero(c, A, 268, 722, 116, 124, !s->right, kit_mix(gold, p->light, .3));
    kit_path_line(c, "M190 726H346", dark, 10, 1);
    kit_path_line(c, "M164 560Q150 536 166 520Q180 508 176 486M372 560Q386 536 370 520Q356 508 360 486", dark,
                  8, 1);
    kit_path_line(c, "M252 120L246 560M262 120L262 560M274 120L276 560M284 120L292 560", p->light, 2.2, .9);
    kit_path_fill(c, "M222 556H318L312 572H228Z", dark, 1);
    kit_path_fill(c, "M160 400H196V444H160ZM340 400H376V444H340Z", gold, 1);
    kit_path_line(c, "M178 400V444M160 422H196M358 400V444M340 422H376", dark, 3, 1);
    struct actor w = actor_somebody(c, W, POSE_REACH, back, 0);
    w.flip = true, w.mood = FACE_JOY;
    struct grips g = actor_place(c, &w, 486, 850, 2, 0, W, back);
    kit_lit(c);
    kit_limb(c, (struct point[]){{g.near.x + 36, g.near.y + 14, 0}, {196, 470, 0}}, (double[]){5, 3}, 2,
             kit_mix(p->gold, p->light, .4));
    kit_done(c);
}

/* Through the strings of a harp, with our own hands on them. */
COMPOSITION(recipe_harp) {
    const struct palette *p = c->pal;
    scene_back(c, s, 640);
    scene_front(c, s, 740);
    colour back = kit_mix(c->mid_col, c->ground_col, .3);
    c->light.dark = .6;
    kit_glow(c, 330, 560, 300, p->light, .6);
    motif_place(c, (struct place){A, 340, 780, 250, 270, 0, s->right, 2, HELD, true, back, 0, 0});
    kit_begin(c);
    for (int i = 0; i < 9; i++) {
        double x = 150 + i * 46;
        kit_move(c, x, 196 - 80 * kit_sin(i * 22)), kit_line(c, x - 8, 880 - i * 18);
    }
    kit_stroke(c, kit_mix(p->gold, 0xffffff, .6), 3.4, .95);
    kit_lit(c);
    kit_limb(c, (struct point[]){{104, 910, 0}, {96, 560, 0}, {92, 210, 0}}, (double[]){30, 25, 24}, 3,
             kit_mix(p->gold, p->accent, .3));
    kit_limb(c,
             (struct point[]){
                 {92, 206, 0}, {180, 150, 0}, {280, 104, 0}, {380, 110, 0}, {480, 190, 0}, {560, 236, 0}},
             (double[]){30, 22, 20, 22, 24, 34}, 6, p->gold);
    kit_limb(c, (struct point[]){{560, 240, 0}, {568, 420, 0}, {480, 720, 0}, {120, 910, 0}},
             (double[]){34, 30, 28, 40}, 4, kit_mix(p->gold, p->ink, .35));
    kit_disc_at(c, 92, 196, 40, p->gold, 1), kit_disc_at(c, 92, 196, 18, kit_mix(p->gold, p->ink, .4), 1);
    kit_done(c);
    kit_lit(c);
    actor_hand(c, 196, 870, 1.5, 16, false, .5, recipe_skin(c, (int)s->seed), p->accent);
    actor_hand(c, 452, 850, 1.5, -30, true, .5, recipe_skin(c, (int)s->seed), p->accent);
    kit_done(c);
}

/* A music box, open: who dances in it, and who turns the key. */
COMPOSITION(recipe_music_box) {
    const struct palette *p = c->pal;
    colour back = backdrop(c, s, 690), box = kit_mix(p->accent, p->ink, .25),
           in = kit_mix(p->light, 0xffe8c0, .4);
    c->light = (struct light){300, 470, 300, 0xffe2b0, .52, .62};
    kit_lit(c);
    kit_path_fill(c, "M96 590L150 210H450L504 590Z", box, 1);
    kit_done(c);
    kit_path_fill(c, "M134 572L176 240H424L466 572Z", kit_down(c, kit_mix(in, p->sky1, .4), in), 1);
    kit_path_fill(c, "M200 240H260L180 572H140Z", 0xffffff, .35);
    kit_glow(c, 300, 480, 250, 0xffe8c0, .9);
    /* The mirror in the lid shows the dancer from behind. */
    motif_shadow(c, A, 352, 540, 150, 180, !s->right, kit_mix(in, p->mid, .5), .7);
    kit_lit(c);
    kit_path_fill(c, "M70 590H530L546 800H54Z", box, 1);
    kit_begin(c), kit_oval(c, 300, 596, 220, 36), kit_shape(c, kit_mix(box, p->ink, .5), 1);
    kit_begin(c), kit_oval(c, 300, 600, 96, 18), kit_shape(c, p->gold, 1);
    kit_path_line(c, "M84 640H516M80 770H520", p->gold, 6, .9);
    kit_done(c);
    for (int i = 0; i < 9; i++) {
        kit_begin(c), kit_move(c, 110 + i * 48, 680), kit_line(c, 110 + i * 48, 740);
        kit_stroke(c, kit_mix(p->gold, p->light, .3), i % 2 ? 5 : 9, .8);
    }
    kit_path_line(c, "M300 604V560", p->gold, 6, 1);
    motif_place(c,
                (struct place){A, 300, 566, 190, 220, s->right ? 5 : -5, s->right, 2, HELD, true, in, 0, 0});
    struct actor w = actor_somebody(c, W, POSE_REACH, back, 0);
    w.flip = true;
    struct grips g = actor_place(c, &w, 548, 862, 1.2, 0, NO_FIGURE, back);
    motif_record(c, (struct placed){
                        W, HELD, false, {500, 742, 574, 862}, kit_lum(w.coat), kit_lum(c->ground_col), 0, 0});
    kit_lit(c);
    kit_limb(c, (struct point[]){{480, 780, 0}, {g.near.x, g.near.y, 0}}, (double[]){7, 7}, 2, p->gold);
    kit_path_fill(c, "M500 760Q478 736 470 764Q462 790 486 796Q512 792 500 760Z", p->gold, 1);
    kit_done(c);
}

/* From below, in the belfry: the bell over our heads, and what its clapper is. */
COMPOSITION(recipe_belfry) {
    const struct palette *p = c->pal;
    colour stone = kit_mix(p->near, p->ink, .3), bell = kit_mix(p->gold, p->ink, .25),
           hole = kit_mix(p->ink, 0x0c0a14, .5);
    c->light = (struct light){300, 330, 300, 0xffe2a8, .5, .66};
    piece_open_sky(c, s);
    recipe_ground(c, 860, stone, hole);
    kit_paper(c, 2);
    kit_begin(c), kit_rect(c, -10, -10, 620, 920), kit_move(c, 60, 60), kit_line(c, 540, 60),
        kit_line(c, 540, 640), kit_line(c, 60, 640), kit_close_path(c);
    kit_shape_evenodd(c, stone, 1);
    kit_done(c);
    kit_begin(c);
    for (int i = 0; i < 6; i++)
        for (int k = 0; k < 4; k++)
            kit_move(c, (i % 2) * 70 + k * 160, 664 + i * 44),
                kit_line(c, (i % 2) * 70 + k * 160 + 96, 664 + i * 44);
    kit_stroke(c, kit_mix(stone, p->shadow, .6), 4, .6);
    kit_path_line(c, "M60 60L0 0M540 60L600 0M60 640L0 780M540 640L600 780", kit_mix(stone, p->shadow, .5), 5,
                  .8);
    kit_lit(c);
    kit_path_fill(c, "M40 120H560V164H40Z", kit_mix(0x6a4630, p->ink, .2), 1);
    kit_disc_at(c, 300, 350, 226, bell, 1);
    kit_done(c);
    kit_begin(c), kit_oval(c, 300, 350, 206, 206), kit_stroke(c, kit_mix(bell, p->light, .5), 5, .8);
    kit_disc_at(c, 300, 356, 180, hole, 1);
    kit_disc_at(c, 300, 366, 120, kit_mix(hole, 0, .4), .6);
    kit_glow(c, 300, 350, 190, 0xffe2a8, .6);
    kit_path_line(c, "M300 250L300 290", kit_mix(bell, p->light, .4), 12, 1);
    recipe_hero(c, A, 300, 450, 170, 180, s->right, hole);
    kit_path_line(c, "M470 500Q540 620 430 900M150 512Q96 640 168 900", kit_mix(p->light, 0xb09060, .4), 9,
                  1);
    kit_lit(c);
    actor_hand(c, 430, 800, 1.5, 10, true, .7, recipe_skin(c, (int)s->seed), p->accent);
    actor_hand(c, 168, 830, 1.5, -8, false, .7, recipe_skin(c, (int)s->seed), p->accent);
    kit_done(c);
}

/* Furrows are a stave; what grows on them can be sung. High horizon. */
COMPOSITION(recipe_furrows) {
    const struct palette *p = c->pal;
    scene_back(c, s, 190);
    colour field = kit_mix(p->near, p->mid, .3), line = kit_mix(p->light, p->gold, .3);
    if (s->setting == C_SNOW) field = kit_mix(p->light, p->mid, .2), line = kit_mix(p->ink, p->mid, .2);
    recipe_sheet(c, 2, "M-10 250Q150 206 300 240Q470 270 610 220V910H-10Z",
                 kit_down(c, kit_mix(field, p->mist, .25), kit_mix(field, p->shadow, .3)));
    recipe_ground(c, 842, field, field);
    for (int i = 0; i < 5; i++) {
        kit_begin(c), kit_move(c, 300 + i * 24, 236 + i * 3),
            kit_curve(c, 620 - i * 40, 420 + i * 20, -120 + i * 90, 520 + i * 10, 60 + i * 110, 910);
        kit_stroke(c, line, 3 + i * .5, .9);
    }
    uint32_t id = recipe_stamp(c, A, field);
    static const double at[7][3] = {{356, 300, .3},  {426, 372, .4}, {310, 420, .5}, {220, 500, .62},
                                    {340, 588, .78}, {150, 640, .9}, {290, 806, 1.3}};
    for (int i = 0; i < 7; i++) {
        double x = at[i][0], y = at[i][1], k = at[i][2];
        kit_begin(c), kit_move(c, x + 22 * k, y - 40 * k), kit_line(c, x + 22 * k, y - 150 * k);
        if (i % 2) kit_quad(c, x + 60 * k, y - 130 * k, x + 50 * k, y - 90 * k);
        kit_stroke(c, kit_mix(p->ink, 0x181420, .4), 8 * k, 1);
    }
    kit_lit(c);
    for (int i = 0; i < 7; i++) kit_use(c, id, at[i][0], at[i][1], at[i][2], at[i][2], 0);
    kit_done(c);
    record_crowd(c, A, (struct box){110, 270, 450, 810}, field);
    struct actor w = actor_somebody(c, W, POSE_CONDUCT, field, 0);
    w.view = SIDE_VIEW, w.flip = true, w.mood = FACE_JOY;
    struct grips g = actor_place(c, &w, 490, 850, 1.9, 0, W, field);
    kit_begin(c), kit_move(c, g.near.x, g.near.y), kit_line(c, g.near.x - 30, g.near.y - 56),
        kit_stroke(c, 0xfff6e0, 4, 1);
}

/* A horn as large as a house, and who sits in it. */
COMPOSITION(recipe_horn) {
    const struct palette *p = c->pal;
    colour back = backdrop(c, s, 800), brass = kit_mix(p->gold, 0xd9982c, .4),
           in = kit_mix(brass, p->ink, .72);
    double side = s->right ? -1 : 1, x = 300 - side * 30;
    c->light = (struct light){x, 330, 260, 0xffe0a0, .5, .6};
    kit_lit(c);
    kit_limb(c,
             (struct point[]){{x + side * 150, 816, 0},
                              {x + side * 176, 690, 0},
                              {x + side * 120, 560, 0},
                              {x + side * 40, 470, 0}},
             (double[]){26, 30, 62, 110}, 4, kit_mix(brass, p->ink, .25));
    for (int i = 0; i < 10; i++) {
        double at = i * 36;
        kit_begin(c), kit_oval(c, x + kit_sin(at) * 150, 340 - kit_cos(at) * 150, 76, 76),
            kit_shape(c, i % 2 ? brass : kit_mix(brass, p->light, .3), 1);
    }
    kit_done(c);
    kit_disc_at(c, x, 340, 168, kit_mix(brass, p->ink, .3), 1);
    kit_disc_at(c, x, 344, 146, in, 1);
    kit_glow(c, x, 360, 170, 0xffe0a0, .55);
    recipe_hero(c, A, x, 470, 190, 210, s->right, in);
    kit_path_fill(c,
                  s->right ? "M184 440Q330 540 476 440Q440 500 330 506Q220 500 184 440Z"
                           : "M124 440Q270 540 416 440Q380 500 270 506Q160 500 124 440Z",
                  brass, 1);
    kit_lit(c);
    kit_begin(c), kit_rect(c, x + side * 150 - 90, 800, 180, 60),
        kit_shape(c, kit_mix(0x6a3f26, p->ink, .2), 1);
    kit_done(c);
    struct actor w = actor_somebody(c, W, POSE_HIDE, back, 0);
    w.flip = !s->right, w.mood = FACE_FEAR;
    actor_place(c, &w, 300 - side * 190, 850, 1.8, 0, W, kit_mix(c->mid_col, c->ground_col, .4));
    for (int i = 0; i < 3; i++) {
        kit_begin(c), kit_move(c, x - side * (190 + i * 34), 480 + i * 20),
            kit_quad(c, x - side * (226 + i * 40), 540 + i * 16, x - side * (196 + i * 30), 610 + i * 10);
        kit_stroke(c, kit_mix(p->light, p->gold, .2), 4, .8 - i * .2);
    }
}

/* A metronome as high as a tower; its weight swings there and back. */
COMPOSITION(recipe_metronome) {
    const struct palette *p = c->pal;
    colour back = backdrop(c, s, 790), wood = kit_mix(0x7a4326, p->accent, .3);
    if (kit_abs(kit_lum(wood) - kit_lum(back)) < .14)
        wood = kit_mix(wood, kit_lum(back) > .35 ? p->ink : p->gold, .45);
    double lean = s->right ? 24 : -24;
    kit_lit(c);
    kit_path_fill(c, "M236 300H364L440 836H160Z", wood, 1);
    kit_done(c);
    colour face = kit_mix(p->light, 0xf0dcb0, .4);
    kit_path_fill(c, "M258 330H342L396 720H204Z", face, 1);
    kit_begin(c);
    for (int i = 0; i < 9; i++)
        kit_move(c, 270 - i * 4, 400 + i * 34), kit_line(c, 330 + i * 4, 400 + i * 34);
    kit_stroke(c, kit_mix(face, p->ink, .5), 3, .7);
    for (int i = 1; i < 4; i++) {
        double a = lean * (1 - i * .55);
        kit_begin(c), kit_move(c, 300, 700), kit_line(c, 300 + kit_sin(a) * 500, 700 - kit_cos(a) * 500);
        kit_stroke(c, kit_mix(p->light, p->gold, .3), 5, .34 - i * .08);
    }
    double ex = 300 + kit_sin(lean) * 560, ey = 700 - kit_cos(lean) * 560, hx = 300 + kit_sin(lean) * 430,
           hy = 700 - kit_cos(lean) * 430;
    kit_lit(c);
    kit_limb(c, (struct point[]){{300, 700, 0}, {ex, ey, 0}}, (double[]){7, 5}, 2,
             kit_mix(p->gold, p->light, .4));
    kit_done(c);
    kit_glow(c, hx, hy, 180, p->light, .6);
    motif_place(c, (struct place){A, hx, hy + 76, 150, 160, lean, s->right, 2, HELD, true, back, 0, 0});
    kit_lit(c);
    kit_path_fill(c, "M180 720H420L440 836H160Z", kit_mix(wood, p->ink, .3), 1);
    kit_path_fill(c, "M130 832H470V856H130Z", wood, 1);
    kit_disc_at(c, 300, 776, 20, p->gold, 1);
    kit_done(c);
    struct actor w = actor_somebody(c, W, s->seed % 2 ? POSE_DANCE : POSE_REACH_UP,
                                    kit_mix(c->mid_col, c->ground_col, .4), 0);
    w.flip = s->right, w.mood = FACE_JOY;
    actor_place(c, &w, s->right ? 510 : 90, 854, 1.6, 0, W, kit_mix(c->mid_col, c->ground_col, .4));
}

/* A road of keys winds up into the sky. */
COMPOSITION(recipe_key_road) {
    const struct palette *p = c->pal;
    scene_back(c, s, 720);
    colour back = kit_back_at(c, 240), ivory = kit_mix(p->light, 0xfffaf0, .6),
           ebony = kit_mix(p->ink, 0x16121c, .5);
    double side = s->right ? -1 : 1;
    kit_glow(c, 300 + side * 110, 190, 260, p->light, .7);
    recipe_hero(c, A, 300 + side * 110, 268, 170, 180, s->right, back);
    if (setting_at(s->setting)->ground == LAND) scene_front(c, s, 830);
    /* Keys as slabs along a curve, from far and narrow to near and wide. */
    kit_lit(c);
    for (int i = 0; i <= 26; i++) {
        double t = i / 26.0, u = t * t,
               x = 300 + side * (110 * kit_cos(t * 330) * (1 - t * .3)) - side * 30 * t,
               y = 280 + 560 * u + 40 * t, w = 26 + 150 * u + 20 * t, h = 4 + 24 * u + 3 * t;
        kit_begin(c), kit_move(c, x - w, y), kit_line(c, x + w, y), kit_line(c, x + w * 1.06, y + h),
            kit_line(c, x - w * 1.06, y + h), kit_close_path(c);
        kit_shape(c, i % 2 ? kit_mix(ivory, p->mid, .22) : ivory, 1);
        if (i % 7 != 2 && i % 7 != 6 && i < 26) {
            kit_begin(c), kit_rect(c, x - w, y + h * .72, w * 1.1, h * .62), kit_shape(c, ebony, 1);
        }
    }
    kit_done(c);
    struct actor w = actor_somebody(c, W, POSE_WALK, ivory, 0);
    w.flip = s->right, w.view = SIDE_VIEW;
    c->aloft = true;
    actor_place(c, &w, 300 - side * 34, 640, 1.5, 0, W, ivory);
    c->aloft = false;
}
