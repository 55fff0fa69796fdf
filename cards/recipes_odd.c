/* recipes_odd.c: worlds in beds, hair, books, lenses and mirrors. */
#include "cards/palettes.h"
#include "cards/recipes.h"

/* Somebody sleeps, and the quilt is the country that others cross. */
COMPOSITION(recipe_quilt) {
    const struct palette *p = c->pal;
    scene_sky(c, s);
    colour back = kit_back_at(c, 460);
    kit_glow(c, 300, 300, 330, p->light, .5);
    recipe_sheet(c, 1, "M330 330Q440 270 560 320Q600 400 560 470H330Z", kit_mix(p->light, 0xffffff, .5));
    struct actor w = actor_somebody(c, C_CHILD, POSE_STAND, p->light, 0);
    w.view = FRONT_VIEW, w.mood = FACE_SLEEP, w.wear = WEAR_NONE;
    kit_lit(c);
    kit_put(c, 446, 396, 8.2, 8);
    actor_head(c, &w);
    kit_done(c), kit_done(c);
    motif_record(
        c,
        (struct placed){
            W, HELD, false, {360, 310, 530, 470}, kit_lum(w.skin), kit_lum(p->light) > .5 ? .2 : .9, 0, 0});
    const colour cols[4] = {kit_mix(p->mid, p->far, .4), kit_mix(p->gold, p->mid, .5),
                            kit_mix(p->near, p->mid, .4), kit_mix(p->accent, p->mid, .6)};
    for (int i = 0; i < 5; i++) {
        kit_paper(c, i > 2 ? 2 : 1);
        kit_begin(c), kit_move(c, -10, 910), kit_line(c, -10, 470 + i * 84),
            kit_curve(c, 120, 390 + i * 90, 240 + i * 10, 540 + i * 70, 360, 450 + i * 86),
            kit_curve(c, 450, 400 + i * 92, 540, 500 + i * 70, 610, 450 + i * 84), kit_line(c, 610, 910),
            kit_close_path(c);
        kit_shape(c, kit_down(c, kit_mix(cols[i % 4], p->light, .15), kit_mix(cols[i % 4], p->ink, .2)), 1);
        kit_done(c);
        kit_begin(c), kit_move(c, -10, 482 + i * 84),
            kit_curve(c, 120, 402 + i * 90, 240 + i * 10, 552 + i * 70, 360, 462 + i * 86),
            kit_curve(c, 450, 412 + i * 92, 540, 512 + i * 70, 610, 462 + i * 84);
        kit_stroke(c, kit_mix(p->light, 0xffffff, .3), 3, .6);
        if (i == 2) {
            motif_conifer(c, 120, 640, 70, 34, kit_mix(p->near, p->ink, .2), p->ink, 4);
            motif_conifer(c, 170, 650, 54, 28, kit_mix(p->near, p->ink, .2), p->ink, 4);
            motif_conifer(c, 520, 650, 60, 30, kit_mix(p->near, p->ink, .2), p->ink, 4);
        }
    }
    recipe_ground(c, 850, cols[0], cols[0]);
    recipe_hero(c, A, s->right ? 210 : 330, 826, 190, 190, s->right, kit_mix(cols[0], p->ink, .15));
    (void)back;
}

/* A head in profile whose hair is a wood. */
COMPOSITION(recipe_hair_wood) {
    const struct palette *p = c->pal;
    scene_sky(c, s);
    kit_glow(c, 300, 330, 360, p->light, .5);
    colour skin = recipe_skin(c, (int)s->seed), wood = kit_mix(p->near, p->ink, .3);
    recipe_ground(c, 850, wood, kit_back_at(c, 250));
    kit_lit(c);
    kit_put_flip(c, 300, 0, s->right ? -1 : 1, 1, 0);
    kit_path_fill(c, "M-210 910Q-190 800 -90 770V660H90V770Q180 800 210 910Z", p->accent, 1);
    kit_path_fill(
        c,
        "M-150 520Q-160 420 -60 400Q80 390 130 450Q150 500 150 540Q190 590 186 606Q180 620 156 622Q160 650 150 664Q160 690 130 704Q120 750 60 756Q0 760 -40 740L-60 800H-150Q-170 640 -150 520Z",
        skin, 1);
    kit_path_line(c, "M84 560q22 14 42 0", 0x3a1c20, 7, 1);
    kit_path_line(c, "M74 520q28 -18 56 0", wood, 9, 1);
    kit_path_line(c, "M152 664q-20 6 -34 2", 0x8a3038, 7, 1);
    kit_disc_at(c, 70, 640, 30, 0xd9583f, .25);
    kit_done(c), kit_done(c);
    for (int row = 0; row < 2; row++) {
        kit_paper(c, row + 1);
        for (int i = 0; i < 7; i++) {
            double t = i / 6.0, x = 130 + t * 300, y = 470 - 110 * kit_sin(t * 180) + row * 40,
                   h = 120 + (i * 37 + row * 50) % 70;
            if (s->right) x = 600 - x;
            motif_conifer(c, x, y, h, h * .46, row ? wood : kit_mix(p->mid, p->near, .5), p->ink, 5);
        }
        kit_done(c);
        if (row == 0) recipe_hero(c, A, s->right ? 330 : 270, 292, 160, 170, s->right, kit_back_at(c, 250));
    }
    kit_lit(c);
    kit_put_flip(c, 300, 0, s->right ? -1 : 1, 1, 0);
    kit_path_fill(
        c,
        "M-170 640Q-190 470 -100 430Q20 380 120 446Q60 452 10 470Q-60 490 -66 560Q-60 640 -100 760Q-150 720 -170 640Z",
        wood, 1);
    kit_done(c), kit_done(c);
}

/* Somebody paints on a wall, and what is painted steps out. */
COMPOSITION(recipe_wall_painter) {
    const struct palette *p = c->pal;
    colour wall = kit_mix(p->mist, p->light, .4), floor = kit_mix(p->near, p->ink, .2);
    recipe_room(c, 720, wall, floor);
    recipe_ground(c, 846, floor, wall);
    static const char splash[] =
        "M130 200Q200 120 330 140Q480 120 520 230Q560 340 520 440Q560 560 470 640Q420 690 330 680V760Q310 790 300 760V684Q200 700 150 630Q80 560 110 440Q70 300 130 200Z";
    kit_path_fill(c, splash, kit_down(c, p->sky0, p->sky2), 1);
    recipe_hero(c, A, 350, 650, 300, 400, false, kit_mix(p->sky1, p->sky2, .4));
    struct actor w = actor_somebody(c, W, POSE_REACH, wall, 0);
    struct grips g = actor_place(c, &w, 110, 866, 2.5, 0, W, wall);
    kit_begin(c), kit_move(c, g.near.x - 14, g.near.y + 22), kit_line(c, g.near.x + 34, g.near.y - 54),
        kit_stroke(c, kit_mix(p->gold, p->ink, .4), 7, 1);
    kit_begin(c), kit_move(c, g.near.x + 34, g.near.y - 54), kit_line(c, g.near.x + 46, g.near.y - 76),
        kit_stroke(c, p->accent, 17, 1);
    recipe_sheet(c, 2, "M210 810H280L272 880H218Z", kit_mix(p->mid, p->ink, .3));
    kit_begin(c), kit_oval(c, 245, 810, 35, 9), kit_shape(c, p->accent, 1);
    kit_path_line(c, "M330 740V800M300 760V782", p->sky2, 12, 1);
}

static void round_view(struct canvas *c, double r, colour ring) {
    kit_paper(c, 3);
    kit_begin(c), kit_rect(c, -20, -20, 640, 940), kit_oval(c, 300, 400, r, r);
    kit_shape_evenodd(c, ring, 1);
    kit_done(c);
}

/* A porthole from inside: what is out there looks in. */
COMPOSITION(recipe_porthole) {
    const struct palette *p = c->pal;
    colour sea = kit_mix(p->far, 0x2a7a90, .5), deep = kit_mix(p->ink, 0x0c3a4c, .4),
           wall = kit_mix(p->accent, p->ink, .5);
    kit_path_fill(c, "M0 0H600V900H0Z",
                  kit_radial(c, 300, 330, 420,
                             (struct stop[]){{kit_mix(sea, p->light, .3), 0, 1}, {sea, .5, 1}, {deep, 1, 1}},
                             3),
                  1);
    c->light = (struct light){300, 200, 380, kit_mix(p->light, 0xffffff, .3), .55, .5};
    weather_rays(c, 300, 60, -40, 40, 5, p->light, .4);
    recipe_ground(c, 850, wall, sea);
    motif_place(c,
                (struct place){A, 300, 540, 380, 320, s->right ? -6 : 6, s->right, 2, HELD, true, sea, 0, 0});
    kit_begin(c);
    for (int i = 0; i < 14; i++) kit_dot(c, 130 + (i * 97) % 340, 220 + (i * 61) % 330);
    kit_stroke(c, 0xe8fbff, 8, .45);
    round_view(c, 246, kit_down(c, kit_mix(wall, p->shadow, .3), wall));
    kit_begin(c), kit_oval(c, 300, 400, 262, 262), kit_stroke(c, kit_mix(p->gold, p->ink, .2), 40, 1);
    kit_begin(c);
    for (int i = 0; i < 12; i++) kit_dot(c, 300 + kit_sin(i * 30) * 262, 400 + kit_cos(i * 30) * 262);
    kit_stroke(c, kit_mix(p->gold, p->light, .5), 15, 1);
    struct actor w = actor_somebody(c, W, POSE_STAND, wall, 0);
    w.view = BACK_VIEW;
    kit_lit(c);
    kit_put(c, s->right ? 400 : 200, 780, 6.4, 0);
    kit_path_fill(c, "M-22 40V18Q-16 8 0 8Q16 8 22 18V40Z", w.coat, 1);
    actor_head(c, &w);
    kit_done(c), kit_done(c);
    motif_record(c, (struct placed){W,
                                    HELD,
                                    false,
                                    {s->right ? 330.0 : 130.0, 700, s->right ? 470.0 : 270.0, 870},
                                    kit_lum(w.coat),
                                    kit_lum(wall),
                                    0,
                                    0});
}

/* Through a telescope: far off somebody looks back. */
COMPOSITION(recipe_telescope) {
    const struct palette *p = c->pal;
    scene_back(c, s, 470);
    colour back = kit_back_at(c, 380), dark = kit_mix(p->shadow, 0x04040a, .7);
    c->light = (struct light){s->right ? 420.0 : 180.0, 240, 460, kit_mix(p->light, 0xfff0d0, .3), .55, .3};
    recipe_sheet(c, 1, "M-10 560Q300 520 610 570V910H-10Z",
                 kit_down(c, kit_mix(p->mid, p->near, .5), p->near));
    recipe_ground(c, 850, dark, back);
    recipe_hero(c, A, 300, 590, 280, 320, s->right, back);
    round_view(c, 252, dark);
    kit_begin(c), kit_oval(c, 300, 400, 252, 252), kit_stroke(c, kit_mix(p->gold, p->ink, .4), 9, 1);
    kit_path_line(c, "M300 148V180M300 620V652M48 400H80M520 400H552", kit_mix(p->light, p->gold, .4), 3, .8);
    kit_path_line(c, "M130 270Q170 210 230 190", 0xffffff, 12, .35);
    kit_lit(c);
    actor_hand(c, 140, 850, 1.5, 26, false, .4, recipe_skin(c, (int)s->seed), kit_mix(p->accent, p->ink, .2));
    actor_hand(c, 460, 850, 1.5, -26, true, .4, recipe_skin(c, (int)s->seed), kit_mix(p->accent, p->ink, .2));
    kit_done(c);
}

/* Behind the face of a tower clock: the numerals are reversed, the town lies beyond. */
COMPOSITION(recipe_clock_face) {
    const struct palette *p = c->pal;
    colour dark = kit_mix(p->ink, p->shadow, .5);
    kit_path_fill(c, "M0 0H600V900H0Z", kit_down(c, p->sky0, p->sky2), 1);
    c->light = (struct light){300, 340, 320, kit_mix(p->light, 0xfff0d0, .3), .5, .6};
    kit_glow(c, 300, 340, 380, p->light, .8);
    piece_roofs(c, 640, 130, kit_mix(p->far, p->mist, .2), p->mid, p->gold, 40, 560, false, 40);
    kit_disc_at(c, 300, 360, 280, kit_mix(p->light, 0xffffff, .3), .35);
    kit_begin(c), kit_oval(c, 300, 360, 270, 270), kit_stroke(c, dark, 16, 1);
    kit_begin(c);
    for (int i = 0; i < 12; i++)
        kit_move(c, 300 + kit_sin(i * 30) * 216, 360 + kit_cos(i * 30) * 216),
            kit_line(c, 300 + kit_sin(i * 30) * 248, 360 + kit_cos(i * 30) * 248);
    kit_stroke(c, dark, 13, 1);
    double at = s->seed % 12 * 30.0, big = s->seed / 12 % 12 * 30.0;
    kit_paper(c, 1);
    kit_begin(c), kit_move(c, 300, 360), kit_line(c, 300 + kit_sin(at) * 130, 360 + kit_cos(at) * 130),
        kit_stroke(c, dark, 16, 1);
    kit_begin(c), kit_move(c, 300, 360), kit_line(c, 300 + kit_sin(big) * 204, 360 + kit_cos(big) * 204),
        kit_stroke(c, dark, 10, 1);
    kit_disc_at(c, 300, 360, 20, dark, 1);
    kit_done(c);
    kit_paper(c, 3);
    kit_begin(c), kit_rect(c, -20, -20, 640, 940), kit_oval(c, 300, 360, 276, 276);
    kit_shape_evenodd(c, kit_mix(dark, p->accent, .15), 1);
    kit_done(c);
    recipe_sheet(c, 2, "M-10 760H610V910H-10Z", kit_down(c, kit_mix(p->accent, p->ink, .5), dark));
    recipe_ground(c, 856, dark, kit_mix(p->sky2, p->light, .3));
    motif_place(c, (struct place){A, 300, 800, 250, 250, 0, s->right, 2, HELD, true,
                                  kit_mix(dark, p->accent, .15), 0,
                                  kit_lum(p->accent) > .28 ? p->accent : p->gold});
}

/* Behind bars: it is we who are inside, and they look at us. */
COMPOSITION(recipe_bars) {
    const struct palette *p = c->pal;
    scene_back(c, s, 640);
    scene_front(c, s, 760);
    colour back = kit_back_at(c, 520), bar = kit_mix(p->gold, p->ink, .35);
    recipe_hero(c, A, 380, 800, 240, 320, A != C_RABBIT, kit_mix(back, c->mid_col, .5));
    struct actor w = actor_somebody(c, W, POSE_POINT, kit_mix(back, c->mid_col, .5), 0);
    actor_place(c, &w, 150, 830, 2.5, 0, W, kit_mix(back, c->mid_col, .5));
    kit_paper(c, 3);
    kit_begin(c);
    for (int i = 0; i < 6; i++)
        kit_move(c, 54 + i * 98, 900), kit_curve(c, 54 + i * 98, 400, 150 + i * 60, 140, 300, 50);
    kit_stroke(c, bar, 17, 1);
    kit_begin(c), kit_move(c, -10, 860), kit_quad(c, 300, 900, 610, 860), kit_move(c, 40, 420),
        kit_quad(c, 300, 380, 560, 420), kit_stroke(c, bar, 15, 1);
    kit_disc_at(c, 300, 50, 30, bar, 1);
    kit_done(c);
    kit_begin(c);
    for (int i = 0; i < 6; i++)
        kit_move(c, 50 + i * 98, 860), kit_curve(c, 50 + i * 98, 400, 146 + i * 60, 140, 296, 60);
    kit_stroke(c, kit_mix(bar, 0xffffff, .4), 3, .6);
}

/* A hand comes out of the mirror and gives. */
COMPOSITION(recipe_mirror_hand) {
    const struct palette *p = c->pal, *o = prop_other_palette(s);
    colour wall = kit_mix(p->mid, p->accent, .2);
    recipe_room(c, 700, wall, kit_mix(p->near, p->ink, .35));
    kit_paper(c, 2);
    kit_begin(c), kit_oval(c, 220, 390, 170, 270), kit_shape(c, kit_mix(p->gold, p->ink, .15), 1);
    kit_done(c);
    kit_begin(c), kit_oval(c, 220, 390, 148, 246),
        kit_shape(c,
                  kit_gradient(c, 120, 160, 320, 620,
                               (struct stop[]){{o->sky0, 0, 1}, {o->sky1, .5, 1}, {o->mist, 1, 1}}, 3),
                  1);
    recipe_ground(c, 850, kit_mix(p->near, p->ink, .35), wall);
    struct actor w = actor_somebody(c, W, POSE_REACH, wall, 0), twin = w;
    colour sleeve = kit_mix(w.coat, o->mist, .3);
    w.flip = true;
    twin.pose = POSE_STAND, twin.coat = sleeve, twin.skin = kit_mix(w.skin, o->mist, .25),
    twin.legs = kit_mix(w.legs, o->mist, .4);
    uint32_t id;
    kit_clip_open(c, &id);
    kit_begin(c), kit_oval(c, 220, 390, 148, 246), kit_shape(c, 0, 1);
    kit_clip_done(c);
    kit_clipped(c, id);
    kit_lit(c);
    actor_draw(c, &twin, 160, 760, 4.2, 0);
    kit_done(c);
    kit_done(c);
    kit_path_line(c, "M120 330Q140 240 190 190M150 350Q166 290 200 250", 0xffffff, 8, .35);
    kit_glow(c, 400, 470, 190, p->light, .7);
    /* The arm of who is in the mirror comes out of it. */
    kit_lit(c);
    kit_limb(c, (struct point[]){{168, 474, 0}, {262, 530, 0}, {362, 498, 0}}, (double[]){22, 21, 16}, 3,
             sleeve);
    actor_hand(c, 366, 496, .8, 78, false, .2, twin.skin, sleeve);
    kit_done(c);
    recipe_hero(c, A, 424, 480, 130, 140, false, wall);
    actor_place(c, &w, 500, 864, 3, 0, W, wall);
}

/* A book is read by its own light: what it tells rises from the page. */
COMPOSITION(recipe_open_book) {
    const struct palette *p = c->pal;
    colour wall = kit_mix(p->ink, p->near, .4);
    c->light = (struct light){300, 640, 300, 0xffe6b0, .5, .68};
    kit_path_fill(c, "M0 0H600V900H0Z", kit_down(c, kit_mix(wall, p->shadow, .6), wall), 1);
    piece_stars(c, 30, 40, 40, 560, 400, p->gold);
    recipe_ground(c, 860, wall, wall);
    kit_path_fill(c, "M180 720L90 120H510L420 720Z",
                  kit_gradient(c, 0, 720, 0, 120, (struct stop[]){{0xffe6b0, 0, .75}, {0xffe6b0, 1, 0}}, 2),
                  1);
    kit_glow(c, 300, 650, 330, 0xffe6b0, .8);
    recipe_hero(c, A, 300, 600, 330, 360, s->right, kit_mix(wall, 0xffe6b0, .45));
    kit_lit(c);
    kit_path_fill(c, "M300 760Q200 700 60 730V640Q200 610 300 668Q400 610 540 640V730Q400 700 300 760Z",
                  kit_mix(p->accent, p->ink, .2), 1);
    kit_path_fill(c, "M300 736Q200 676 76 706V626Q200 596 300 652Q400 596 524 626V706Q400 676 300 736Z",
                  0xfff6e2, 1);
    kit_path_line(
        c,
        "M300 656V732M110 650Q190 632 270 668M110 674Q190 656 270 692M330 668Q410 632 490 650M330 692Q410 656 490 674",
        kit_mix(p->ink, 0x6a5040, .5), 4, .5);
    kit_done(c);
    kit_lit(c);
    actor_hand(c, 96, 826, 1.4, 30, false, .3, recipe_skin(c, (int)s->seed), kit_mix(p->accent, p->ink, .35));
    actor_hand(c, 504, 826, 1.4, -30, true, .3, recipe_skin(c, (int)s->seed),
               kit_mix(p->accent, p->ink, .35));
    kit_done(c);
}

/* A scarf without end: one knits, and it warms somebody far too large. */
COMPOSITION(recipe_long_scarf) {
    const struct palette *p = c->pal;
    scene_back(c, s, 640);
    colour back = kit_back_at(c, 420), wool = p->accent;
    kit_glow(c, 370, 360, 320, p->light, .5);
    struct box b = motif_box(A);
    double k = MIN(360 / (b.x1 - b.x0), 480 / (b.y1 - b.y0)), w0 = (b.x1 - b.x0) * k, h0 = (b.y1 - b.y0) * k;
    motif_place(c, (struct place){A, 390, 800, w0, h0, 0, A == C_RABBIT, 2, HELD, true, back, .05, 0});
    scene_front(c, s, 800);
    double ny = 800 - h0 * .56;
    kit_paper(c, 2);
    kit_begin(c), kit_move(c, 390 - w0 * .3, ny), kit_quad(c, 390 - w0 * .1, ny + 46, 390 + w0 * .14, ny + 4),
        kit_stroke(c, wool, 34, 1);
    kit_begin(c), kit_move(c, 390 - w0 * .24, ny + 14), kit_curve(c, 200, ny + 120, 300, 760, 170, 800),
        kit_curve(c, 110, 816, 60, 790, 96, 742), kit_stroke(c, wool, 30, 1);
    kit_done(c);
    kit_begin(c), kit_move(c, 390 - w0 * .24, ny + 14), kit_curve(c, 200, ny + 120, 300, 760, 170, 800),
        kit_curve(c, 110, 816, 60, 790, 96, 742), kit_stroke(c, p->light, 7, .7);
    struct actor w = actor_somebody(c, W, POSE_READ, c->mid_col, 1);
    w.style = HAIR_BUN;
    struct grips g = actor_place(c, &w, 100, 846, 1.7, 0, W, c->mid_col);
    kit_begin(c), kit_move(c, g.near.x - 20, g.near.y + 8), kit_line(c, g.near.x + 34, g.near.y - 26),
        kit_move(c, g.near.x - 10, g.near.y - 20), kit_line(c, g.near.x + 38, g.near.y + 6),
        kit_stroke(c, kit_mix(p->light, 0xffffff, .4), 4, 1);
}

/* A bottle large as a ship carries somebody over the waves. */
COMPOSITION(recipe_bottle) {
    const struct palette *p = c->pal;
    scene_back(c, s, 560);
    colour glass = kit_mix(p->mist, 0xcfeee4, .5), back = kit_mix(glass, p->sky2, .5),
           edge = kit_lum(kit_back_at(c, 560)) > .5 ? kit_mix(p->near, 0x1f4a4c, .6) : 0xffffff;
    kit_glow(c, 300, 540, 300, p->light, .6);
    kit_put(c, 300, 590, 1, s->right ? 9 : -9);
    kit_path_fill(
        c,
        "M-230 -60Q-250 0 -230 110Q-210 130 120 128Q160 120 176 70H270V0H176Q160 -60 120 -70H-190Q-220 -70 -230 -60Z",
        glass, .55);
    kit_done(c);
    recipe_hero(c, A, 250, 690, 240, 210, s->right, back);
    kit_put(c, 300, 590, 1, s->right ? 9 : -9);
    kit_path_line(
        c,
        "M-230 -60Q-250 0 -230 110Q-210 130 120 128Q160 120 176 70H270V0H176Q160 -60 120 -70H-190Q-220 -70 -230 -60Z",
        edge, 7, .85);
    kit_path_line(c, "M-196 -36H60M-206 -8H-120", 0xffffff, 10, .7);
    kit_path_fill(c, "M266 -6H306V76H266Z", kit_mix(p->gold, p->ink, .4), 1);
    kit_done(c);
    scene_front(c, s, 716);
    recipe_ground(c, 850, c->ground_col, c->ground_col);
}

/* Dolls within dolls: each holds a smaller one, the last is something else. */
COMPOSITION(recipe_nested) {
    const struct palette *p = c->pal;
    colour wall = kit_mix(p->mid, p->mist, .3), wood = kit_mix(p->gold, p->ink, .4);
    recipe_room(c, 640, wall, wood);
    piece_window_panes(c, 640);
    recipe_ground(c, 840, wood, wall);
    const colour cols[4] = {p->accent, kit_mix(p->near, p->mid, .3), p->gold,
                            kit_mix(p->accent, p->light, .4)};
    static const double at[4][3] = {{130, 820, 1.5}, {292, 836, 1.14}, {406, 846, .82}, {490, 852, .56}};
    for (int i = 0; i < 4; i++) {
        kit_lit(c);
        kit_put(c, at[i][0], at[i][1], at[i][2] * 2.3, 0);
        kit_path_fill(c, "M-30 0Q-46 -60 -30 -86Q-26 -134 0 -134Q26 -134 30 -86Q46 -60 30 0Z", cols[i], 1);
        kit_path_fill(c, "M-24 -6Q-30 -50 0 -62Q30 -50 24 -6Z", kit_mix(p->light, 0xffffff, .3), 1);
        kit_disc_at(c, 0, -98, 20, recipe_skin(c, 2), 1);
        kit_path_fill(c, "M-20 -98Q-22 -120 0 -122Q22 -120 20 -98Q10 -112 0 -112Q-10 -112 -20 -98Z", 0x3a2018,
                      1);
        kit_path_line(
            c, i == 2 ? "M-8 -98h5M3 -98h5M-4 -88Q0 -90 4 -88" : "M-7 -98h0M7 -98h0M-4 -89Q0 -85 4 -89",
            0x23151c, i == 2 ? 2.4 : 3.6, 1);
        kit_disc_at(c, 0, -34, 9, cols[(i + 1) % 4], 1);
        kit_done(c), kit_done(c);
    }
    kit_glow(c, 300, 330, 260, p->light, .6);
    recipe_hero(c, A, 474, 470, 176, 240, s->right, wall);
    recipe_sheet(c, 1, "M378 470H574V488H378ZM400 488L414 520H426V488ZM536 488V520H548L562 488Z",
                 kit_mix(wood, p->ink, .3));
}

/* A photograph album: the same one through the years, and a gap. */
COMPOSITION(recipe_album) {
    const struct palette *p = c->pal;
    colour page = kit_mix(p->ink, p->near, .45), card = 0xfbf4e4;
    kit_path_fill(c, "M0 0H600V900H0Z", kit_down(c, kit_mix(page, p->light, .08), page), 1);
    kit_path_line(c, "M40 -10V910", kit_mix(page, p->shadow, .5), 16, 1);
    recipe_ground(c, 850, page, page);
    uint32_t id = recipe_stamp(c, A, kit_mix(p->sky2, p->mist, .4));
    for (int i = 0; i < 4; i++) {
        double x = i % 2 ? 440 : 180, y = i / 2 ? 640 : 250,
               turn = (double)((int)(s->seed * (uint32_t)(i + 3) % 15) - 7);
        kit_lit(c);
        kit_put(c, x, y, 1, turn);
        kit_begin(c), kit_rect(c, -116, -160, 232, 310), kit_shape(c, card, 1);
        kit_begin(c), kit_rect(c, -98, -142, 196, 220),
            kit_shape(c,
                      i == 3 ? kit_mix(page, card, .25)
                             : kit_down(c, i == 1 ? p->sky1 : p->sky2, kit_mix(p->mist, p->far, .3)),
                      1);
        if (i < 3) {
            kit_begin(c), kit_rect(c, -98, 44, 196, 34), kit_shape(c, kit_mix(p->mid, p->near, .4), 1);
            double k = .7 + i * .55;
            kit_use(c, id, 0, 66, k, k, 0);
        }
        kit_begin(c), kit_move(c, -60, 112), kit_quad(c, -10, 96, 60, 116),
            kit_stroke(c, kit_mix(page, card, .5), 4, .8);
        kit_done(c), kit_done(c);
    }
    motif_record(
        c, (struct placed){A,
                           HELD,
                           true,
                           {70, 90, 560, 790},
                           kit_lum(motif_choose_coat(c, motif_at(A), kit_mix(p->sky2, p->mist, .4)).body),
                           kit_lum(kit_mix(p->sky2, p->mist, .4)),
                           0,
                           0});
    recipe_other(c, B, 440, 730, 120, 130, false, kit_mix(page, card, .25));
}

/* A board of squares: one piece faces another, and the game is not equal. */
COMPOSITION(recipe_chess) {
    const struct palette *p = c->pal;
    scene_sky(c, s);
    colour light = kit_mix(p->light, 0xffffff, .2), dark = kit_mix(p->near, p->ink, .3),
           back = kit_back_at(c, 380);
    for (int row = 0; row < 5; row++)
        for (int i = 0; i < 6; i++) {
            double t0 = row / 5.0, t1 = (row + 1) / 5.0, y0 = 480 + 430 * t0 * t0, y1 = 480 + 430 * t1 * t1,
                   w0 = 70 + 60 * t0 * t0, w1 = 70 + 60 * t1 * t1;
            kit_begin(c), kit_move(c, 300 + (i - 3) * w0, y0), kit_line(c, 300 + (i - 2) * w0, y0),
                kit_line(c, 300 + (i - 2) * w1, y1), kit_line(c, 300 + (i - 3) * w1, y1), kit_close_path(c);
            kit_shape(c, (row + i) % 2 ? light : dark, 1);
        }
    recipe_ground(c, 820, kit_mix(light, dark, .5), back);
    kit_glow(c, 300, 360, 330, p->light, .5);
    recipe_hero(c, A, 370, 600, 280, 400, true, back);
    recipe_hero(c, B, 170, 850, 170, 190, false, kit_mix(light, dark, .5));
    kit_paper(c, 1);
    kit_path_fill(c, "M470 830Q460 800 480 790Q470 770 488 764Q506 770 496 790Q516 800 506 830Z",
                  kit_mix(p->accent, p->ink, .1), 1);
    kit_done(c);
}
