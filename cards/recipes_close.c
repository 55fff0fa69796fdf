/* recipes_close.c: close-ups: hands, faces, pockets, an embrace. */
#include "cards/recipes.h"

/* Two cupped hands in front of us hold something small that shines. */
COMPOSITION(recipe_cupped_hands) {
    const struct palette *p = c->pal;
    scene_back(c, s, 560);
    colour skin = recipe_skin(c, (int)s->seed), back = kit_mix(p->sky1, p->mid, .4),
           line = kit_mix(skin, 0x3a1420, .4), cuff = kit_mix(p->accent, p->ink, .2);
    recipe_ground(c, 850, p->near, back);
    kit_glow(c, 300, 560, 330, p->light, .9);
    kit_lit(c);
    actor_hand(c, 186, 812, 2.9, 15, false, .1, skin, cuff);
    actor_hand(c, 414, 812, 2.9, -15, true, .1, skin, cuff);
    kit_done(c);
    kit_path_line(
        c, "M168 762Q196 732 236 742M432 762Q404 732 364 742M176 790Q206 772 240 784M424 790Q394 772 360 784",
        line, 4, .5);
    kit_glow(c, 300, 640, 190, p->light, .7);
    recipe_hero(c, A, 300, 738, 226, 250, s->right, kit_mix(skin, p->light, .4));
}

/* Two hold each other; each hides something behind the other's back. */
COMPOSITION(recipe_embrace) {
    const struct palette *p = c->pal;
    scene_back(c, s, 640);
    colour back = kit_back_at(c, 480);
    recipe_ground(c, 860, p->near, back);
    kit_glow(c, 320, 380, 380, p->light, .6);
    struct actor a = actor_somebody(c, C_TRAVELLER, POSE_HUG, back, 0),
                 b = actor_somebody(c, C_TRAVELLER, POSE_HUG, back, 1);
    a.mood = b.mood = FACE_SLEEP;
    a.wear = b.wear = WEAR_NONE;
    a.style = HAIR_LONG, b.style = HAIR_SHORT;
    b.coat = kit_lum(a.coat) > .5 ? kit_mix(p->near, 0x2c4a7a, .6) : kit_mix(p->gold, p->light, .3);
    b.flip = true;
    kit_lit(c);
    actor_draw(c, &b, 388, 1010, 6.9, 0);
    kit_done(c);
    kit_lit(c);
    actor_draw(c, &a, 222, 1036, 6.9, 0);
    kit_done(c);
    kit_lit(c);
    kit_limb(c, (struct point[]){{372, 596, 0}, {250, 690, 0}, {150, 640, 0}}, (double[]){33, 29, 23}, 3,
             kit_mix(b.coat, 0xfff0d8, .12));
    actor_hand(c, 150, 640, 1.1, -62, false, .5, b.skin, kit_mix(b.coat, 0xfff0d8, .12));
    kit_done(c);
    recipe_hero(c, A, 104, 640, 130, 150, false, back);
    recipe_hero(c, B, 506, 850, 130, 150, false, back);
}

/* A whisper: what is said flies from mouth to ear. */
COMPOSITION(recipe_whisper) {
    const struct palette *p = c->pal;
    colour wall = kit_mix(p->accent, p->ink, .62), fold = kit_mix(wall, p->light, .12);
    kit_path_fill(c, "M0 0H600V900H0Z", kit_down(c, kit_mix(wall, p->shadow, .5), wall), 1);
    kit_begin(c);
    for (int x = 10; x < 600; x += 70) kit_move(c, x, -10), kit_quad(c, x - 18, 450, x + 8, 910);
    kit_stroke(c, fold, 30, .5);
    recipe_ground(c, 850, wall, wall);
    kit_glow(c, 290, 400, 330, c->light.warm, .75);
    struct actor a = actor_somebody(c, C_TRAVELLER, POSE_STAND, wall, 0),
                 b = actor_somebody(c, C_CHILD, POSE_STAND, wall, 1);
    a.wear = WEAR_NONE, a.view = SIDE_VIEW, a.mood = FACE_SLEEP, b.view = FRONT_VIEW,
    a.large = b.large = true, b.mood = s->seed % 2 ? FACE_FEAR : FACE_JOY;
    kit_lit(c);
    kit_path_fill(c, "M-20 910V700Q60 600 150 640Q250 690 270 910Z", a.coat, 1);
    kit_limb(c, (struct point[]){{110, 600, 0}, {110, 690, 0}}, (double[]){56, 60}, 2, a.skin);
    kit_put(c, 130, 440, 15.5, 8);
    actor_head(c, &a);
    kit_done(c), kit_done(c);
    kit_lit(c);
    kit_path_fill(c, "M310 910Q320 760 410 720Q470 780 530 720Q600 750 610 910Z", b.coat, 1);
    kit_limb(c, (struct point[]){{470, 660, 0}, {470, 740, 0}}, (double[]){50, 56}, 2, b.skin);
    kit_put(c, 470, 560, 13, -6);
    actor_head(c, &b);
    kit_done(c), kit_done(c);
    kit_lit(c);
    actor_hand(c, 250, 690, 1.6, 8, false, .12, a.skin, a.coat);
    kit_done(c);
    uint32_t id = recipe_stamp(c, A, wall);
    static const double at[6][3] = {{306, 470, .34}, {326, 420, .42}, {352, 360, .5},
                                    {320, 310, .6},  {368, 250, .75}, {326, 170, .95}};
    kit_glow(c, 330, 400, 190, c->light.warm, .6);
    kit_lit(c);
    for (int i = 0; i < 6; i++) kit_use(c, id, at[i][0], at[i][1], at[i][2], at[i][2], (i * 37) % 50 - 25);
    kit_done(c);
    motif_record(
        c, (struct placed){A, HELD, true, {270, 75, 380, 470}, kit_lum(c->light.warm), kit_lum(wall), 0, 0});
}

/* A coat pocket in front of us: somebody lives in it. */
COMPOSITION(recipe_pocket) {
    const struct palette *p = c->pal;
    colour cloth = kit_mix(p->near, p->accent, s->right ? .5 : .1), dark = kit_mix(cloth, p->shadow, .45),
           seam = kit_mix(cloth, p->light, .45);
    if (kit_lum(cloth) > .5) cloth = kit_mix(cloth, p->ink, .35);
    kit_path_fill(
        c, "M0 0H600V900H0Z",
        kit_gradient(c, 0, 0, 600, 900,
                     (struct stop[]){{kit_mix(cloth, p->light, .2), 0, 1}, {cloth, .5, 1}, {dark, 1, 1}}, 3),
        1);
    kit_begin(c);
    for (int i = 0; i < 16; i++) kit_move(c, i * 60 - 300, -10), kit_line(c, i * 60 + 60, 910);
    kit_stroke(c, dark, 2.5, .35);
    recipe_sheet(c, 1, "M470 -10Q430 300 452 910H640V-10Z", kit_mix(cloth, p->shadow, .2));
    for (int i = 0; i < 4; i++) {
        kit_paper(c, 2);
        kit_disc_at(c, 530, 130 + i * 210, 34, kit_mix(p->gold, p->ink, .15), 1);
        kit_disc_at(c, 530, 130 + i * 210, 25, kit_mix(p->gold, p->light, .15), 1);
        kit_begin(c), kit_dot(c, 522, 130 + i * 210), kit_dot(c, 538, 130 + i * 210),
            kit_stroke(c, dark, 7, 1);
        kit_done(c);
    }
    recipe_ground(c, 850, cloth, dark);
    recipe_sheet(c, 0, "M70 430Q240 400 410 430L404 470H76Z", kit_mix(dark, 0, .4));
    kit_glow(c, 240, 380, 230, c->light.warm, .5);
    double tall = MIN(400, 300 / (motif_box(A).x1 - motif_box(A).x0) * (motif_box(A).y1 - motif_box(A).y0));
    motif_place(c, (struct place){A, 240, 450 + tall * .18, 300, 400, s->right ? 5 : -5, s->right, 2, HELD,
                                  true, cloth, .18, 0});
    recipe_sheet(c, 3, "M60 450Q240 500 420 450L412 720Q400 800 240 812Q80 800 68 720Z",
                 kit_down(c, kit_mix(cloth, p->light, .12), dark));
    kit_path_line(c, "M76 478Q240 526 404 478", seam, 4, .9);
    kit_path_line(c, "M84 500Q96 740 110 760Q170 790 240 792Q320 790 372 760Q386 740 396 500", seam, 3, .5);
    kit_path_line(c, "M300 470Q330 560 318 600Q300 640 330 690", p->gold, 4, 1);
}

/* Spectacles: what is seen is in both lenses. */
COMPOSITION(recipe_spectacles) {
    const struct palette *p = c->pal;
    colour skin = recipe_skin(c, (int)s->seed), hair = kit_mix(p->ink, 0x3a2018, .5),
           rim = kit_mix(p->gold, p->ink, .25);
    kit_path_fill(c, "M0 0H600V900H0Z", kit_down(c, p->sky0, kit_mix(p->sky1, p->mid, .4)), 1);
    recipe_ground(c, 860, p->mid, p->sky1);
    kit_lit(c);
    kit_path_fill(c, "M60 910Q80 800 220 790H380Q520 800 540 910Z", p->accent, 1);
    kit_path_fill(c, "M90 430Q90 150 300 140Q510 150 510 430Q520 700 400 800Q300 860 200 800Q80 700 90 430Z",
                  skin, 1);
    kit_path_fill(c, "M70 440Q30 120 300 70Q570 120 530 440Q510 300 420 250Q300 290 190 240Q100 300 70 440Z",
                  hair, 1);
    kit_done(c);
    kit_path_line(c, "M300 560Q270 640 320 650", kit_mix(skin, 0x6a2a20, .4), 9, .7);
    kit_path_line(c,
                  s->mood == C_FEAR || s->mood == C_MELANCHOLY ? "M240 745Q300 715 360 745"
                                                               : "M236 725Q300 765 364 725",
                  0x8a3038, 11, .9);
    kit_disc_at(c, 160, 660, 44, 0xd9583f, .22), kit_disc_at(c, 440, 660, 44, 0xd9583f, .22);
    kit_path_line(c, "M120 330Q180 296 240 330M360 330Q420 296 480 330", hair, 13, 1);
    for (int i = 0; i < 2; i++) {
        double x = i ? 425 : 175;
        uint32_t id;
        kit_paper(c, 2);
        kit_disc_at(c, x, 470, 122, rim, 1);
        kit_done(c);
        kit_clip_open(c, &id);
        kit_disc_at(c, x, 470, 108, 0, 1);
        kit_clip_done(c);
        kit_clipped(c, id);
        prop_world(c, s, x - 112, 358, 224, 224, i ? NO_FIGURE : A, .62);
        if (i) {
            const struct palette *o = prop_other_palette(s);
            colour back = kit_mix(o->sky2, o->mist, .5);
            motif_place(c, (struct place){A, x, 551, 139, 139, 0, false, -1, HELD, false, back, 0, 0});
        }
        kit_done(c);
        kit_path_line(c, i ? "M352 420Q370 380 410 376" : "M102 420Q120 380 160 376", 0xffffff, 9, .7);
    }
    kit_path_line(c, "M283 450Q300 430 317 450M60 440L24 420M540 440L576 420", rim, 14, 1);
}
