/* recipes_cut.c: cross-sections: a front of lit windows, a burrow, the sea from the side, a train. */
#include "cards/palettes.h"
#include "cards/recipes.h"

/* Twelve windows, each with a small story; one has been left by knotted sheets. */
COMPOSITION(recipe_facade) {
    const struct palette *p = c->pal;
    colour wall = kit_mix(p->mid, p->near, .5), night = kit_mix(p->ink, p->sky0, .4);
    kit_path_fill(c, "M0 0H600V900H0Z", kit_down(c, p->sky0, p->sky1), 1);
    recipe_sheet(c, 2, "M20 90H580V910H20Z", kit_down(c, wall, kit_mix(wall, p->shadow, .4)));
    recipe_sheet(c, 1, "M6 72H594V104H6Z", kit_mix(wall, p->light, .2));
    kit_begin(c), kit_rect(c, 0, 850, 600, 60), kit_shape(c, night, 1);
    recipe_ground(c, 856, night, wall);
    uint32_t id = recipe_stamp(c, B, kit_mix(p->gold, 0xfff0c8, .5));
    for (int i = 0; i < 12; i++) {
        double x = 52 + i % 3 * 178, y = 132 + i / 3 * 178;
        bool dark = i == 1 || i == 6 || i == 11;
        colour room = dark ? night : kit_mix(p->gold, i % 2 ? 0xfff0c8 : p->accent, i % 2 ? .5 : .22);
        kit_paper(c, 1);
        kit_begin(c), kit_rect(c, x - 8, y - 8, 156, 146), kit_shape(c, kit_mix(wall, p->light, .3), 1);
        kit_done(c);
        kit_begin(c), kit_rect(c, x, y, 140, 130), kit_shape(c, room, 1);
        if (dark) continue;
        kit_begin(c), kit_rect(c, x, y + 112, 140, 18), kit_shape(c, kit_mix(room, p->ink, .4), 1);
        static const uint8_t story[12] = {1, 0, 2, 3, 4, 1, 0, 2, 5, 3, 4, 0};
        if (story[i] == 2) {
            kit_use(c, id, x + 70, y + 118, .92, .92, 0);
        } else {
            struct actor a = actor_somebody(c, C_TRAVELLER,
                                            story[i] == 1   ? POSE_DANCE
                                            : story[i] == 3 ? POSE_READ
                                            : story[i] == 4 ? POSE_REACH_UP
                                                            : POSE_HIDE,
                                            room, i);
            if (i == 0 || i == 3 || i == 8 || i == 10)
                actor_draw(c, &a, x + 66, y + 120, 1.05, 0);
            else
                kit_use(c, id, x + 70, y + 118, .8, .8, 0);
        }
        kit_begin(c), kit_move(c, x, y), kit_line(c, x + 26, y), kit_quad(c, x + 14, y + 60, x + 30, y + 130),
            kit_line(c, x, y + 130), kit_close_path(c);
        kit_move(c, x + 140, y), kit_line(c, x + 114, y), kit_quad(c, x + 126, y + 60, x + 110, y + 130),
            kit_line(c, x + 140, y + 130), kit_close_path(c);
        kit_shape(c, i % 2 ? p->accent : kit_mix(p->near, p->accent, .3), .9);
    }
    motif_record(c, (struct placed){B, HELD, false, {52, 132, 548, 400}, .3, .8, 0, 0});
    kit_paper(c, 2);
    kit_limb(c,
             (struct point[]){
                 {122, 590, 0}, {126, 640, 0}, {120, 654, 0}, {126, 720, 0}, {120, 734, 0}, {128, 790, 0}},
             (double[]){8, 5, 9, 5, 9, 6}, 6, 0xf4ecdc);
    kit_done(c);
    recipe_hero(c, A, 150, 860, 150, 160, false, kit_mix(wall, p->shadow, .3));
}

/* The ground cut open: winter above, and below they have tea. */
COMPOSITION(recipe_burrow) {
    const struct palette *p = c->pal;
    colour earth = kit_mix(kit_mix(p->accent, 0x5a3a28, .6), p->ink, .35),
           lit = kit_mix(p->gold, 0xe8b070, .5), snow = kit_mix(p->mist, 0xffffff, .5);
    c->light = (struct light){300, 470, 240, 0xffd08a, .55, .6};
    kit_path_fill(c, "M0 0H600V260H0Z", kit_down(c, p->sky0, p->sky2), 1);
    if (palette_starry(p)) piece_stars(c, 24, 30, 30, 570, 140, p->light);
    recipe_other(c, C_HOUSE, s->right ? 150 : 450, 196, 110, 100, false, p->sky2);
    kit_path_fill(c, "M-10 200Q150 176 300 196Q450 214 610 186V910H-10Z",
                  kit_gradient(c, 0, 190, 0, 900,
                               (struct stop[]){{snow, 0, 1},
                                               {snow, .04, 1},
                                               {earth, .07, 1},
                                               {kit_mix(earth, p->shadow, .5), 1, 1}},
                               4),
                  1);
    kit_path_line(c, "M120 230Q100 300 140 350M470 226Q500 300 470 340M330 240Q320 290 350 320",
                  kit_mix(earth, p->ink, .5), 9, .8);
    kit_paper(c, 2);
    kit_path_fill(c, "M80 560Q80 330 300 320Q520 330 520 560Q520 640 480 660H120Q80 640 80 560Z",
                  kit_radial(c, 300, 460, 260,
                             (struct stop[]){{kit_mix(lit, 0xfff0c8, .5), 0, 1},
                                             {lit, .5, 1},
                                             {kit_mix(earth, lit, .4), 1, 1}},
                             3),
                  1);
    kit_done(c);
    kit_path_line(c, "M300 322V392", kit_mix(earth, p->ink, .4), 4, 1);
    recipe_lamp(c, 300, 404, 120);
    recipe_ground(c, 656, lit, lit);
    recipe_sheet(c, 1, "M220 580H380V600H220ZM236 600H248V656H236ZM352 600H364V656H352Z",
                 kit_mix(p->light, 0xffffff, .4));
    recipe_hero(c, A, 164, 660, 150, 180, A != C_RABBIT, lit);
    recipe_hero(c, B, 436, 660, 150, 180, B == C_RABBIT, lit);
    kit_paper(c, 1);
    kit_path_fill(c, "M284 580v-24h32v24ZM316 562q14 0 0 12ZM250 580v-12h22v12ZM330 580v-12h22v12Z",
                  p->accent, 1);
    kit_done(c);
    static const uint16_t below[4] = {C_KEY, C_BOTTLE, C_CROWN, C_BOOT};
    for (int i = 0; i < 2; i++) {
        double x = i ? 440 : 160;
        kit_paper(c, 1);
        kit_begin(c), kit_oval(c, x, 780, 100, 66), kit_shape(c, kit_mix(earth, lit, .25), 1);
        kit_done(c);
        if (i == 0)
            motif_place(c, (struct place){C_MOUSE, x, 830, 70, 60, 0, false, 2, HELD, false,
                                          kit_mix(earth, lit, .25), 0, p->light});
        else
            motif_place(c, (struct place){below[s->seed % 4], x, 830, 70, 76, 0, false, 2, HELD, false,
                                          kit_mix(earth, lit, .25), 0, 0});
    }
}

/* Half under water: a hand from the boat, and who comes up to it. */
COMPOSITION(recipe_undertow) {
    const struct palette *p = c->pal;
    colour sea = kit_mix(p->far, 0x2a8a8c, .5), deep = kit_mix(p->ink, 0x0c3a4c, .5);
    c->light = (struct light){s->right ? 440.0 : 160.0, 90, 420, kit_mix(p->light, 0xffffff, .2), .55, .5};
    kit_path_fill(c, "M0 0H600V240H0Z", kit_down(c, p->sky1, p->sky2), 1);
    kit_glow(c, c->light.x, 100, 190, p->light, .8);
    kit_path_fill(
        c, "M0 210H600V910H0Z",
        kit_gradient(c, 0, 210, 0, 900,
                     (struct stop[]){{kit_mix(sea, p->light, .25), 0, 1}, {sea, .3, 1}, {deep, 1, 1}}, 3),
        1);
    weather_rays(c, c->light.x, 150, -50, 50, 7, kit_mix(p->light, 0xffffff, .4), .5);
    piece_roofs(c, 880, 110, kit_mix(deep, sea, .3), deep, p->gold, 20, 580, false, 8);
    recipe_ground(c, 868, deep, kit_mix(sea, deep, .4));
    double x = s->right ? 250 : 350;
    struct actor w = actor_somebody(c, W, POSE_CROUCH, p->sky2, 0);
    w.flip = s->right;
    kit_lit(c);
    actor_draw(c, &w, 300 + (s->right ? 40 : -40), 220, 1.35, 0);
    kit_done(c);
    motif_record(
        c, (struct placed){W, HELD, false, {230, 110, 370, 220}, kit_lum(w.coat), kit_lum(p->sky2), 0, 0});
    recipe_sheet(c, 2, "M150 176Q300 206 450 176Q430 250 300 256Q170 250 150 176Z",
                 kit_mix(p->gold, p->ink, .5));
    kit_path_line(c, "M150 180Q300 210 450 180", kit_mix(p->gold, p->light, .3), 6, 1);
    kit_path_line(c, "M-10 222Q60 210 130 222T270 222T410 222T550 222T690 222",
                  kit_mix(p->light, 0xffffff, .4), 5, .8);
    kit_lit(c);
    kit_limb(c,
             (struct point[]){{x + (s->right ? 36 : -36), 158, 0}, {x, 182, 0}, {x + 4, 290, 0}, {x, 340, 0}},
             (double[]){12, 14, 12, 9}, 4, w.coat);
    actor_hand(c, x, 344, .55, 180, false, .1, w.skin, w.coat);
    kit_done(c);
    struct box b = motif_box(A);
    double k = MIN(380 / (b.x1 - b.x0), 380 / (b.y1 - b.y0));
    motif_place(c, (struct place){A, 300, 420 + (b.y1 - b.y0) * k, (b.x1 - b.x0) * k, (b.y1 - b.y0) * k,
                                  s->right ? -8 : 8, s->right, 2, HELD, true, kit_mix(sea, deep, .4), 0, 0});
    kit_begin(c);
    for (int i = 0; i < 12; i++) kit_dot(c, x - 70 + (i * 67) % 140, 420 - i * 12 + (i * 29) % 90);
    kit_stroke(c, 0xe8fbff, 7, .5);
}

/* A train passes at night: each window is somebody's. */
COMPOSITION(recipe_train_windows) {
    const struct palette *p = c->pal;
    scene_back(c, s, 420);
    colour body = kit_mix(p->accent, p->ink, .25), lit = kit_mix(p->gold, 0xfff0c8, .6);
    recipe_ground(c, 846, p->near, lit);
    scene_front(c, s, 800);
    recipe_ground(c, 860, c->ground_col, lit);
    recipe_sheet(c, 3, "M-20 300Q-10 280 20 276H620V790H-20Z",
                 kit_down(c, body, kit_mix(body, p->shadow, .5)));
    recipe_sheet(c, 1, "M-20 262H620V290H-20Z", kit_mix(body, p->ink, .5));
    kit_path_line(c, "M-10 690H610M-10 716H610", p->gold, 5, .9);
    kit_glow(c, 300, 480, 380, 0xffe0a0, .5);
    for (int i = 0; i < 3; i++) {
        double x = 40 + i * 182;
        kit_paper(c, 0);
        kit_begin(c), kit_rect(c, x - 8, 342, 172, 306), kit_shape(c, kit_mix(body, p->light, .3), 1);
        kit_done(c);
        kit_begin(c), kit_rect(c, x, 350, 156, 290),
            kit_shape(c, kit_down(c, lit, kit_mix(lit, p->accent, .3)), 1);
    }
    recipe_hero(c, A, 118, 640, 140, 220, false, lit);
    recipe_hero(c, B, 482, 640, 140, 220, true, lit);
    struct actor w = actor_somebody(c, W, POSE_STAND, lit, 0);
    w.view = s->seed % 2 ? BACK_VIEW : FRONT_VIEW;
    kit_lit(c);
    kit_put(c, 300, 500, 4.8, 0);
    kit_path_fill(c, "M-16 29V18Q-14 8 0 8Q14 8 16 18V29Z", w.coat, 1);
    actor_head(c, &w);
    kit_done(c), kit_done(c);
    motif_record(c,
                 (struct placed){W, HELD, false, {250, 440, 350, 636}, kit_lum(w.coat), kit_lum(lit), 0, 0});
    for (int i = 0; i < 4; i++) {
        kit_paper(c, 2);
        kit_disc_at(c, 90 + i * 140, 806, 44, p->ink, 1);
        kit_disc_at(c, 90 + i * 140, 806, 26, kit_mix(body, p->mid, .4), 1);
        kit_done(c);
    }
    kit_path_line(c, "M-10 852H610", kit_mix(p->ink, p->mid, .4), 8, 1);
}

/* A long shelf of jars: everything is kept, and one jar is open. */
COMPOSITION(recipe_jar_shelf) {
    const struct palette *p = c->pal;
    colour wall = kit_mix(p->near, p->ink, .3), wood = kit_mix(p->gold, p->ink, .5),
           glass = kit_mix(p->mist, 0xffffff, .4);
    c->light = (struct light){300, 300, 300, 0xffe0b0, .55, .55};
    kit_path_fill(c, "M0 0H600V900H0Z", kit_down(c, kit_mix(wall, p->shadow, .4), wall), 1);
    recipe_ground(c, 850, wood, wall);
    uint32_t id = recipe_stamp(c, A, glass), other = recipe_stamp(c, B, glass);
    for (int row = 0; row < 3; row++) {
        double y = 300 + row * 240;
        kit_paper(c, 2);
        kit_begin(c), kit_rect(c, -10, y, 620, 26), kit_shape(c, wood, 1);
        kit_done(c);
        for (int i = 0; i < 3; i++) {
            double x = 120 + i * 180;
            bool odd = row == 1 && i == (int)(s->seed % 3);
            kit_glow(c, x, y - 80, 110, odd ? p->gold : p->light, odd ? .9 : .4);
            kit_begin(c), kit_rect(c, x - 56, y - 152, 112, 152), kit_shape(c, glass, .5);
            kit_use(c, odd ? other : id, x, y - 16, .98, .98, 0);
            kit_begin(c), kit_rect(c, x - 56, y - 152, 112, 152), kit_stroke(c, 0xffffff, 4, .6);
            kit_begin(c), kit_move(c, x - 42, y - 136), kit_line(c, x - 42, y - 50),
                kit_stroke(c, 0xffffff, 7, .5);
            if (!odd) {
                kit_paper(c, 1);
                kit_begin(c), kit_rect(c, x - 60, y - 174, 120, 26), kit_shape(c, p->accent, 1);
                kit_done(c);
            }
        }
    }
    motif_record(c, (struct placed){A,
                                    HELD,
                                    true,
                                    {64, 150, 536, 300},
                                    kit_lum(motif_choose_coat(c, motif_at(A), glass).body),
                                    kit_lum(glass),
                                    0,
                                    0});
    motif_record(c, (struct placed){B,
                                    HELD,
                                    true,
                                    {64 + 180.0 * (s->seed % 3), 390, 176 + 180.0 * (s->seed % 3), 530},
                                    kit_lum(motif_choose_coat(c, motif_at(B), glass).body),
                                    kit_lum(glass),
                                    0,
                                    0});
}
