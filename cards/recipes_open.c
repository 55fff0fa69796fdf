/* recipes_open.c: in the open: thefts, chases, swings, cradles and mended skies. */
#include "cards/recipes.h"

/* A figure cut out of the sky, its hole left behind; the thief runs off with it. */
COMPOSITION(recipe_sky_thief) {
    const struct palette *p = c->pal;
    scene_back(c, s, 640);
    colour dark = kit_mix(p->shadow, 0x05060f, .6);
    double hx = s->right ? 430 : 170;
    kit_paper(c, 0);
    motif_shadow(c, A, hx, 290, 190, 200, false, kit_mix(p->light, 0xffffff, .3), .9);
    kit_done(c);
    motif_shadow(c, A, hx, 284, 172, 184, false, dark, 1);
    kit_begin(c), kit_move(c, hx + 30, 150), kit_line(c, hx + 30, 214), kit_stroke(c, p->light, 3, .9);
    kit_disc_at(c, hx + 30, 150, 7, p->light, 1);
    scene_front(c, s, 790);
    colour ground = c->ground_col;
    struct actor w = actor_somebody(c, W, POSE_RUN, ground, 0);
    w.flip = !s->right, w.mood = FACE_FEAR;
    double x = s->right ? 220 : 380;
    c->light.x = x, c->light.y = 620;
    kit_glow(c, x, 600, 300, p->light, .9);
    struct grips g = actor_place(c, &w, x, 836, 2.5, 0, W, kit_mix(c->mid_col, p->light, .2));
    double ax = g.far.x + (w.flip ? -62 : 62);
    recipe_hero(c, A, ax, g.far.y + 30, 140, 150, false, kit_mix(c->mid_col, p->light, .5));
    kit_begin(c);
    for (int i = 0; i < 7; i++) kit_dot(c, x + (s->right ? -1 : 1) * (60 + i * 30), 800 + (i * 31) % 30);
    kit_stroke(c, p->light, 6, .9);
}

/* An animal flies a person on a string. */
COMPOSITION(recipe_flown) {
    const struct palette *p = c->pal;
    scene_back(c, s, 690);
    colour back = kit_back_at(c, 250);
    double x = s->right ? 180 : 420;
    kit_glow(c, x, 260, 230, p->light, .5);
    struct actor w = actor_somebody(c, W, POSE_FALL, back, 0);
    w.flip = s->right, w.mood = s->seed % 2 ? FACE_JOY : FACE_FEAR;
    c->aloft = true;
    struct grips g = actor_place(c, &w, x, 320, 2.2, s->right ? 24 : -24, W, back);
    c->aloft = false;
    scene_front(c, s, 806);
    struct spot h = motif_place(c, (struct place){A, 600 - x, 836, 230, 250, 0, s->right, 2, HELD, true,
                                                  kit_mix(c->mid_col, c->ground_col, .3), 0, 0});
    struct point paw = {(h.box.x0 + h.box.x1) / 2, h.box.y0 + (h.box.y1 - h.box.y0) * .45, false};
    prop_string(c, g.hip, paw, s->right ? 40 : -40, kit_mix(p->light, p->gold, .2), 2.6);
    kit_begin(c);
    for (int i = 1; i < 5; i++)
        kit_dot(c, g.hip.x + (paw.x - g.hip.x) * i / 6, g.hip.y + (paw.y - g.hip.y) * i / 6 + 10);
    kit_stroke(c, p->accent, 12, 1);
}

/* Somebody sits on the moon and fishes; see what bites. */
COMPOSITION(recipe_moon_fisher) {
    const struct palette *p = c->pal;
    scene_back(c, s, 720);
    colour back = kit_back_at(c, 250);
    double side = s->right ? -1 : 1, x = 300 - side * 90;
    kit_glow(c, x, 250, 280, p->light, .8);
    kit_lit(c);
    kit_put_flip(c, x, 260, side * 1.5, 1.5, -12 * side);
    kit_path_fill(
        c,
        "M30 -96C-40 -110 -100 -50 -92 20C-84 86 -10 116 56 84C10 88 -34 60 -40 12C-46 -36 -14 -78 30 -96Z",
        kit_mix(p->light, p->gold, .3), 1);
    kit_done(c), kit_done(c);
    struct actor w = actor_somebody(c, W, POSE_SIT, kit_mix(p->light, p->gold, .3), 0);
    w.flip = side < 0;
    c->aloft = true;
    struct grips g = actor_place(c, &w, x + side * 10, 376, 1.7, 0, W, back);
    c->aloft = false;
    double tip_x = g.near.x + side * 120, tip_y = g.near.y - 90;
    kit_begin(c), kit_move(c, g.near.x - side * 20, g.near.y + 14),
        kit_quad(c, g.near.x + side * 60, g.near.y - 60, tip_x, tip_y),
        kit_stroke(c, kit_mix(p->gold, p->ink, .4), 5, 1);
    kit_begin(c), kit_move(c, tip_x, tip_y), kit_line(c, tip_x, 570), kit_stroke(c, p->light, 2, .9);
    scene_front(c, s, 830);
    recipe_hero(c, A, tip_x, 770, 190, 206, side < 0, kit_back_at(c, 660));
}

/* Two pull at one rope, and what they want hangs between them. */
COMPOSITION(recipe_tug) {
    const struct palette *p = c->pal;
    scene_back(c, s, 640);
    scene_front(c, s, 790);
    colour back = kit_mix(c->mid_col, c->ground_col, .3);
    struct actor w = actor_somebody(c, W, POSE_CARRY, back, 0);
    struct grips g = actor_place(c, &w, 130, 850, 2.6, -16, W, back);
    struct spot h =
        motif_place(c, (struct place){A, 452, 852, 220, 250, 0, A == C_RABBIT, 2, HELD, true, back, 0, 0});
    double hx = h.box.x0 + 14, hy = h.box.y0 + (h.box.y1 - h.box.y0) * .45;
    kit_begin(c), kit_move(c, g.near.x - 30, g.near.y + 6), kit_line(c, g.near.x, g.near.y),
        kit_quad(c, 290, (g.near.y + hy) / 2 + 20, hx, hy),
        kit_stroke(c, kit_mix(p->gold, p->light, .4), 6, 1);
    recipe_other(c, B, 290, (g.near.y + hy) / 2 + 120, 110, 116, false, back);
    kit_begin(c), kit_move(c, 290, (g.near.y + hy) / 2 + 8), kit_line(c, 290, (g.near.y + hy) / 2 + 26),
        kit_stroke(c, kit_mix(p->gold, p->light, .4), 5, 1);
}

/* The moon is a cradle: somebody rocks who sleeps in it. */
COMPOSITION(recipe_cradle) {
    const struct palette *p = c->pal;
    scene_back(c, s, 700);
    colour back = kit_back_at(c, 300), moon = kit_mix(p->light, p->gold, .3);
    kit_glow(c, 300, 330, 330, p->light, .8);
    recipe_hero(c, A, 300, 420, 250, 200, s->right, back);
    kit_lit(c);
    kit_put(c, 300, 330, 1, s->right ? 8 : -8);
    kit_path_fill(
        c,
        "M-210 -60C-200 100 -90 170 0 170C90 170 200 100 210 -60C170 30 90 70 0 70C-90 70 -170 30 -210 -60Z",
        moon, 1);
    kit_done(c), kit_done(c);
    kit_path_line(c, "M180 400Q300 470 420 396", kit_mix(p->accent, p->light, .3), 16, .9);
    scene_front(c, s, 806);
    double x = s->right ? 170 : 430;
    struct actor w = actor_somebody(c, W, POSE_REACH_UP, kit_mix(c->mid_col, c->ground_col, .3), 0);
    w.flip = x > 300;
    struct grips g = actor_place(c, &w, x, 836, 1.7, 0, W, kit_mix(c->mid_col, c->ground_col, .3));
    prop_tie(c, g.near);
    prop_thread(c, (struct point){300 + (x < 300 ? -60 : 60), 486, 0}, g.near, 14, p->light, 3);
}

/* The sky is torn; through the tear another world is seen, and somebody on a ladder sews it up. */
COMPOSITION(recipe_torn_sky) {
    const struct palette *p = c->pal;
    scene_back(c, s, 700);
    static const char tear[] =
        "M170 130L230 96L300 112L380 92L430 140L420 220L446 300L414 380L430 440L350 470L290 452L220 474L176 410L190 330L160 250L186 190Z";
    uint32_t id;
    recipe_sheet(
        c, 2,
        "M156 118L226 80L302 98L388 76L448 132L436 222L464 300L430 384L446 452L354 488L290 468L212 490L160 414L174 330L144 250L172 190Z",
        kit_mix(p->light, 0xffffff, .4));
    kit_clip_open(c, &id);
    kit_path_fill(c, tear, 0, 1);
    kit_clip_done(c);
    kit_clipped(c, id);
    prop_world(c, s, 140, 80, 320, 410, A, .56);
    kit_done(c);
    scene_front(c, s, 812);
    double x = s->right ? 150 : 450;
    colour back = kit_back_at(c, 560);
    kit_paper(c, 1);
    prop_ladder(c, x, 850, 330, 60, s->right ? 20 : -20, kit_mix(p->gold, p->ink, .4));
    kit_done(c);
    struct actor w = actor_somebody(c, W, POSE_REACH, back, 0);
    w.flip = x > 300;
    c->aloft = true;
    struct grips g = actor_place(c, &w, x + (x > 300 ? -8 : 8), 640, 1.7, 0, W, back);
    c->aloft = false;
    prop_tie(c, g.near);
    prop_thread(c, (struct point){s->right ? 200 : 420, 430, 0}, g.near, 30, p->accent, 3);
    kit_begin(c);
    for (int i = 0; i < 5; i++) {
        double sx = (s->right ? 176 : 420) + i * (s->right ? 4 : -2), sy = 420 - i * 34;
        kit_move(c, sx - 22, sy - 8), kit_line(c, sx + 22, sy + 8);
    }
    kit_stroke(c, p->accent, 4, 1);
}

/* A lantern in the fog: the light finds the edge of something enormous. */
COMPOSITION(recipe_fog) {
    const struct palette *p = c->pal;
    scene_back(c, s, 660);
    colour mist = kit_mix(p->mist, 0xffffff, .2), shape = kit_mix(p->near, p->mist, .35);
    kit_path_fill(
        c, "M0 0H600V900H0Z",
        kit_gradient(c, 0, 0, 0, 900, (struct stop[]){{mist, 0, .3}, {mist, .6, .8}, {mist, 1, .5}}, 3), 1);
    struct box b = motif_box(A);
    double k = MIN(500 / (b.x1 - b.x0), 600 / (b.y1 - b.y0));
    motif_shadow(c, A, 300, 790, (b.x1 - b.x0) * k, (b.y1 - b.y0) * k, s->right, shape, .8);
    motif_record(c, (struct placed){A,
                                    HELD,
                                    true,
                                    {300 - (b.x1 - b.x0) * k / 2, 790 - (b.y1 - b.y0) * k,
                                     300 + (b.x1 - b.x0) * k / 2, 790},
                                    kit_lum(shape),
                                    kit_lum(mist),
                                    0,
                                    0});
    kit_path_fill(
        c, "M0 560H600V900H0Z",
        kit_gradient(c, 0, 560, 0, 900, (struct stop[]){{mist, 0, 0}, {mist, .7, .95}, {mist, 1, .6}}, 3), 1);
    scene_front(c, s, 826);
    double x = s->right ? 150 : 450;
    struct actor w = actor_somebody(c, W, POSE_REACH, mist, 0);
    w.flip = x > 300;
    struct grips g = actor_place(c, &w, x, 858, 1.5, 0, W, mist);
    c->light.x = g.near.x, c->light.y = g.near.y;
    recipe_other(c, C_LANTERN, g.near.x, g.near.y + 50, 40, 54, false, mist);
    kit_glow(c, g.near.x, g.near.y + 26, 220, 0xffd690, .9);
}

/* A swing hangs from nowhere; who sits on it looks down at us. */
COMPOSITION(recipe_swing) {
    const struct palette *p = c->pal;
    scene_back(c, s, 720);
    scene_front(c, s, 840);
    colour back = kit_back_at(c, 460);
    double lean = s->right ? 90 : -90;
    kit_begin(c), kit_move(c, 250, -10), kit_line(c, 205 + lean, 566), kit_move(c, 350, -10),
        kit_line(c, 395 + lean, 566), kit_stroke(c, kit_mix(p->gold, p->ink, .3), 5, 1);
    kit_begin(c);
    for (int i = 0; i < 6; i++)
        kit_dot(c, 246 + (lean - 40) * i * .15, 40 + i * 86),
            kit_dot(c, 354 + (lean + 40) * i * .15, 60 + i * 86);
    kit_stroke(c, p->accent, 13, 1);
    recipe_hero(c, A, 300 + lean, 560, 210, 230, !s->right, back);
    kit_paper(c, 2);
    kit_begin(c), kit_rect(c, 190 + lean, 556, 220, 18), kit_shape(c, kit_mix(p->accent, p->ink, .3), 1);
    kit_done(c);
    struct actor w = actor_somebody(c, W, POSE_REACH, kit_mix(c->mid_col, c->ground_col, .3), 0);
    double x = s->right ? 130 : 470;
    w.flip = x > 300, w.mood = FACE_JOY;
    actor_place(c, &w, x, 866, 1.7, 0, W, kit_mix(c->mid_col, c->ground_col, .3));
}

/* A seesaw over a small hill: both weigh the same. */
COMPOSITION(recipe_seesaw) {
    const struct palette *p = c->pal;
    scene_back(c, s, 660);
    scene_front(c, s, 820);
    colour back = kit_back_at(c, 520);
    double turn = s->right ? 9 : -9;
    recipe_other(c, C_BOOK, 300, 850, 150, 96, false, c->ground_col);
    kit_lit(c);
    kit_put(c, 300, 738, 1, turn);
    kit_begin(c), kit_rect(c, -240, -12, 480, 22), kit_shape(c, kit_mix(p->gold, p->ink, .35), 1);
    kit_begin(c), kit_move(c, 0, 0), kit_line(c, -46, 44), kit_line(c, 46, 44), kit_close_path(c),
        kit_shape(c, p->accent, 1);
    kit_done(c), kit_done(c);
    double dy = 190 * kit_sin(turn);
    recipe_hero(c, A, 120, 730 - dy, 170, 240, false, back);
    recipe_hero(c, B, 480, 730 + dy, 170, 240, true, back);
}

/* A small one waters a row of plants that grow into something else. */
COMPOSITION(recipe_watered) {
    const struct palette *p = c->pal;
    scene_back(c, s, 640);
    scene_front(c, s, 780);
    colour back = kit_back_at(c, 560);
    uint32_t id = recipe_stamp(c, A, back);
    kit_begin(c);
    for (int i = 0; i < 4; i++)
        kit_move(c, 160 + i * 108, 846),
            kit_quad(c, 166 + i * 108, 800 - i * 40, 160 + i * 108, 790 - i * 62);
    kit_stroke(c, kit_mix(p->near, 0x3f6a3a, .6), 8, 1);
    kit_begin(c);
    for (int i = 0; i < 4; i++)
        kit_move(c, 162 + i * 108, 824 - i * 14),
            kit_quad(c, 190 + i * 108, 790 - i * 14, 206 + i * 108, 808 - i * 14),
            kit_quad(c, 186 + i * 108, 830 - i * 14, 162 + i * 108, 824 - i * 14);
    kit_shape(c, kit_mix(p->near, 0x4f8a48, .6), 1);
    kit_lit(c);
    for (int i = 0; i < 4; i++) {
        double k = .3 + i * .5;
        kit_use(c, id, 160 + i * 108, 800 - i * 58, k, k, 0);
    }
    kit_done(c);
    motif_record(c, (struct placed){A,
                                    HELD,
                                    true,
                                    {400, 420, 570, 640},
                                    kit_lum(motif_choose_coat(c, motif_at(A), back).body),
                                    kit_lum(back),
                                    0,
                                    0});
    struct actor w = actor_somebody(c, W, POSE_CARRY, c->mid_col, 0);
    struct grips g = actor_place(c, &w, 76, 852, 1.8, 0, W, c->mid_col);
    kit_lit(c);
    kit_put(c, g.near.x + 14, g.near.y - 6, 1, 16);
    kit_path_fill(c, "M-20 -18H20V22H-20ZM20 -6L52 -26L58 -20L20 12Z", p->accent, 1);
    kit_path_line(c, "M-16 -18Q0 -42 18 -18", p->accent, 5, 1);
    kit_done(c), kit_done(c);
    kit_begin(c);
    for (int i = 0; i < 8; i++) kit_dot(c, g.near.x + 74 + i % 4 * 9, g.near.y + 6 + i * 11);
    kit_stroke(c, 0xbfe4f4, 5, .9);
}
