/* recipes_stage.c: stages and crowds: puppets, bows, queues, rows of the same. */
#include "cards/recipes.h"

static void drapes(struct canvas *c, colour col, double to) {
    kit_path_fill(c, "M0 0H600V900H0Z", kit_down(c, kit_mix(col, c->pal->shadow, .5), col), 1);
    kit_begin(c);
    for (int x = 10; x < 600; x += 44) kit_move(c, x, -10), kit_quad(c, x + 12, to / 2, x, to);
    kit_stroke(c, kit_mix(col, c->pal->light, .22), 14, .35);
}

/* Two hands from above move two dancers by their strings. */
COMPOSITION(recipe_puppets) {
    const struct palette *p = c->pal;
    colour cloth = kit_mix(p->accent, p->ink, .45), floor = kit_mix(p->gold, p->ink, .45);
    c->light = (struct light){300, 820, 260, 0xffd890, .5, .6};
    drapes(c, cloth, 720);
    kit_begin(c), kit_rect(c, 0, 716, 600, 190),
        kit_shape(c, kit_down(c, floor, kit_mix(floor, p->shadow, .5)), 1);
    recipe_ground(c, 812, floor, cloth);
    kit_glow(c, 300, 760, 380, 0xffd890, .6);
    colour skin = recipe_skin(c, (int)s->seed), cuff = kit_mix(p->light, 0xffffff, .3),
           string = kit_mix(p->light, p->gold, .2);
    kit_begin(c); /* behind the puppets, so that they hold whatever the outline is */
    for (int side = 0; side < 2; side++) {
        struct box b = motif_box(side ? B : A);
        double w = b.x1 - b.x0, h = b.y1 - b.y0, k = MIN(200 / w, 250 / h), x = side ? 424 : 180;
        for (int i = 0; i < 3; i++)
            kit_move(c, (side ? 402 : 150) + i * 24, 218),
                kit_line(c, x + (i - 1) * w * k * .13, 800 - h * k * .4);
    }
    kit_stroke(c, string, 2.4, .95);
    motif_place(c, (struct place){A, 180, 800, 200, 250, -6, false, 2, HELD, true, cloth, 0, 0});
    motif_place(c, (struct place){B, 424, 800, 200, 250, 6, true, 2, HELD, true, cloth, 0, 0});
    kit_lit(c);
    actor_hand(c, 180, 110, 1.5, 176, false, .25, skin, cuff);
    actor_hand(c, 420, 110, 1.5, 184, true, .25, skin, cuff);
    kit_done(c);
    kit_begin(c), kit_move(c, 168, 60), kit_line(c, 160, -10), kit_move(c, 432, 60), kit_line(c, 440, -10),
        kit_stroke(c, string, 3, .9);
    kit_begin(c);
    for (int i = 0; i < 7; i++) kit_dot(c, 60 + i * 80, 872);
    kit_stroke(c, p->gold, 40, .9);
}

/* From behind the scene: who bows before rows of watching eyes. */
COMPOSITION(recipe_curtain_call) {
    const struct palette *p = c->pal;
    colour dark = kit_mix(p->ink, p->shadow, .5), boards = kit_mix(p->gold, p->ink, .4);
    c->light = (struct light){300, 520, 240, 0xffe0a0, .5, .62};
    kit_path_fill(c, "M0 0H600V900H0Z", dark, 1);
    uint32_t id = recipe_stamp(c, B, dark);
    for (int row = 0; row < 4; row++) {
        kit_lit(c);
        for (int i = 0; i < 7; i++) {
            if (row == 2 && i == (int)(s->seed % 5) + 1) continue;
            kit_use(c, id, 66 + i * 78 + (row % 2) * 20 - 10, 170 + row * 92, .78, .78, 0);
        }
        kit_done(c);
        kit_paper(c, 1);
        kit_begin(c), kit_rect(c, 24, 168 + row * 92, 552, 16),
            kit_shape(c, kit_mix(p->accent, p->ink, .5), 1);
        kit_done(c);
    }
    motif_record(c, (struct placed){B,
                                    HELD,
                                    false,
                                    {40, 90, 560, 460},
                                    kit_lum(motif_choose_coat(c, motif_at(B), dark).body),
                                    kit_lum(dark),
                                    0,
                                    0});
    recipe_sheet(c, 2, "M60 540H540L640 910H-40Z", kit_down(c, kit_mix(boards, 0xffe0a0, .4), boards));
    kit_glow(c, 300, 640, 300, 0xffe0a0, .7);
    recipe_ground(c, 800, boards, kit_mix(boards, 0xffe0a0, .3));
    recipe_hero(c, A, 300, 800, 230, 290, s->right, kit_mix(dark, boards, .4));
    recipe_sheet(c, 3, "M-10 -10H90Q60 300 110 560Q70 720 100 910H-10Z", kit_mix(p->accent, p->ink, .2));
    recipe_sheet(c, 3, "M610 -10H510Q540 300 490 560Q530 720 500 910H610Z", kit_mix(p->accent, p->ink, .35));
    kit_begin(c);
    for (int i = 0; i < 6; i++) kit_dot(c, 190 + i * 44, 840 + (i * 29) % 34);
    kit_stroke(c, p->accent, 11, 1);
}

/* A queue winds over the hills to a stall; the last in line is what is sold there. */
COMPOSITION(recipe_queue) {
    const struct palette *p = c->pal;
    scene_sky(c, s);
    colour grass = kit_mix(p->mid, p->far, .4), path = kit_mix(p->light, p->gold, .3);
    recipe_sheet(c, 0, "M-10 250Q150 190 320 236Q480 270 610 214V910H-10Z", kit_mix(p->far, p->mist, .3));
    recipe_sheet(c, 1, "M-10 330Q160 270 330 310Q480 340 610 290V910H-10Z",
                 kit_down(c, grass, kit_mix(p->near, p->mid, .3)));
    kit_path_fill(
        c,
        "M404 290Q470 350 380 400Q190 470 200 560Q230 640 420 660Q600 700 500 910H190Q330 760 240 716Q80 660 110 550Q140 440 320 380Q400 350 370 290Z",
        path, 1);
    recipe_ground(c, 850, grass, grass);
    recipe_sheet(c, 2, "M340 170H450V300H340Z", kit_mix(p->light, 0xffffff, .3));
    recipe_sheet(
        c, 2, "M326 178L346 120H444L464 178Q450 200 430 178Q412 200 395 178Q378 200 360 178Q344 200 326 178Z",
        p->accent);
    kit_begin(c), kit_rect(c, 352, 196, 86, 56), kit_shape(c, kit_mix(p->ink, p->accent, .4), 1);
    uint32_t id = recipe_stamp(c, A, kit_mix(p->ink, p->accent, .4));
    kit_use(c, id, 376, 252, .42, .42, 0), kit_use(c, id, 416, 252, .42, .42, 0);
    uint32_t who[3];
    for (int i = 0; i < 3; i++) {
        struct actor a =
            actor_somebody(c, i == 1 ? C_CHILD : C_TRAVELLER, i == 2 ? POSE_WALK : POSE_STAND, path, i);
        if (c->out) text_add(c->out, "<defs>");
        who[i] = kit_named(c);
        kit_put(c, 0, 0, 1, 0);
        actor_draw(c, &a, 0, 0, 1, 0);
        kit_done(c);
        if (c->out) text_add(c->out, "</defs>");
    }
    static const double at[12][3] = {{392, 330, .34}, {410, 362, .4},   {372, 392, .48}, {316, 416, .56},
                                     {250, 446, .64}, {186, 490, .74},  {160, 556, .86}, {196, 630, .98},
                                     {282, 680, 1.1}, {372, 716, 1.24}, {440, 776, 1.4}, {0, 0, 0}};
    kit_lit(c);
    for (int i = 0; i < 11; i++)
        kit_use(c, who[(i * 5 + (int)s->seed) % 3], at[i][0], at[i][1], at[i][2], at[i][2], 0);
    kit_done(c);
    recipe_hero(c, A, 330, 868, 170, 180, false, path);
}

/* Rows of the same, all one way; one is different. */
COMPOSITION(recipe_all_alike) {
    const struct palette *p = c->pal;
    colour back = kit_mix(p->sky2, p->mist, s->right ? .2 : .7);
    kit_path_fill(c, "M0 0H600V900H0Z", kit_down(c, kit_mix(back, p->sky0, .5), back), 1);
    recipe_ground(c, 850, back, back);
    uint32_t id = recipe_stamp(c, B, back);
    int odd = (int)(s->seed % 9) + 7;
    double hx = 300, hy = 450;
    for (int row = 0; row < 6; row++) {
        kit_paper(c, 1);
        for (int i = 0; i < 4; i++) {
            double x = 96 + i * 136 + (row % 2) * 32 - 16, y = 166 + row * 132;
            if (row * 4 + i == odd)
                hx = x, hy = y;
            else
                kit_use(c, id, x, y, 1.06, 1.06, 0);
        }
        kit_done(c);
    }
    c->light = (struct light){hx, hy - 60, 300, 0xffe6b8, .55, .6};
    kit_glow(c, hx, hy - 50, 150, p->light, .9);
    motif_record(c, (struct placed){B,
                                    HELD,
                                    false,
                                    {36, 60, 150, 170},
                                    kit_lum(motif_choose_coat(c, motif_at(B), back).body),
                                    kit_lum(back),
                                    0,
                                    0});
    recipe_hero(c, A, hx, hy + 6, 106, 122, false, back);
}

/* Round a fire: the teller's large back is in front of us, and the listeners see more than we do. */
COMPOSITION(recipe_teller) {
    const struct palette *p = c->pal;
    scene_back(c, s, 560);
    colour night = kit_mix(p->near, p->ink, .5);
    c->light = (struct light){380, 600, 200, 0xffb860, .45, .68};
    recipe_sheet(c, 1, "M-10 600Q300 560 610 600V910H-10Z",
                 kit_down(c, kit_mix(night, 0xa05a30, .35), night));
    recipe_ground(c, 800, night, kit_mix(night, 0xffb860, .3));
    kit_glow(c, 380, 610, 330, 0xffb860, .9);
    for (int i = 0; i < 4; i++) {
        struct actor a =
            actor_somebody(c, i % 2 ? C_CHILD : C_TRAVELLER, i % 2 ? POSE_FLOOR : POSE_HIDE, night, i);
        a.flip = i > 1, a.view = FRONT_VIEW, a.mood = i % 2 ? FACE_JOY : FACE_FEAR;
        kit_lit(c);
        actor_draw(c, &a, 270 + i * 76, 640 + (i == 0 || i == 3 ? 44 : 0), 1.2, 0);
        kit_done(c);
    }
    kit_path_fill(c,
                  "M340 700Q330 640 366 600Q372 640 386 560Q420 610 414 650Q430 640 432 620Q450 680 420 704Z",
                  0xff9a3c, 1);
    kit_path_fill(c, "M360 700Q356 660 382 632Q388 660 400 636Q416 670 404 702Z", 0xffe08a, 1);
    kit_path_line(c, "M330 708L440 690M336 690L436 710", kit_mix(p->ink, 0x4a2a1c, .5), 12, 1);
    motif_place(c, (struct place){A, 186, 872, 300, 380, 0, A != C_RABBIT, 2, HELD, true,
                                  kit_mix(night, 0xffb860, .45), 0, kit_mix(p->ink, p->shadow, .3)});
}

/* A giant's shoes in a row; somebody small among the laces. */
COMPOSITION(recipe_big_feet) {
    const struct palette *p = c->pal;
    scene_back(c, s, 700);
    scene_front(c, s, 790);
    colour back = kit_mix(c->mid_col, c->ground_col, .4);
    for (int i = 0; i < 2; i++) {
        double x = i ? 420 : 150;
        colour shoe = i ? kit_mix(p->accent, p->ink, .3) : kit_mix(p->ink, p->near, .3),
               cloth = i ? kit_mix(p->near, p->ink, .2) : kit_mix(p->accent, p->ink, .1);
        kit_lit(c);
        kit_begin(c), kit_move(c, x - 90, -10), kit_line(c, x - 66, 620), kit_line(c, x + 66, 620),
            kit_line(c, x + 90, -10), kit_close_path(c),
            kit_shape(c, kit_down(c, kit_mix(cloth, p->shadow, .4), cloth), 1);
        kit_begin(c), kit_move(c, x - 80, 600), kit_line(c, x + 72, 600),
            kit_curve(c, x + 84, 700, x + 150, 700, x + 160, 780), kit_line(c, x + 156, 810),
            kit_line(c, x - 92, 810), kit_close_path(c), kit_shape(c, shoe, 1);
        kit_begin(c), kit_rect(c, x - 96, 800, 258, 22), kit_shape(c, kit_mix(shoe, 0, .4), 1);
        kit_begin(c);
        for (int k = 0; k < 4; k++)
            kit_move(c, x - 20, 640 + k * 34), kit_line(c, x + 70 + k * 12, 632 + k * 34);
        kit_stroke(c, kit_mix(p->light, p->gold, .3), 8, 1);
        kit_done(c);
    }
    kit_begin(c), kit_move(c, 240, 742), kit_curve(c, 300, 800, 330, 700, 300, 640),
        kit_curve(c, 280, 560, 340, 540, 330, 480), kit_stroke(c, kit_mix(p->light, p->gold, .3), 8, 1);
    recipe_hero(c, A, 300, 866, 160, 150, s->right, back);
    struct actor w = actor_somebody(c, W, POSE_REACH_UP, back, 0);
    actor_place(c, &w, 96, 872, 1.2, 0, W, back);
}
