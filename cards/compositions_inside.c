/* compositions_inside.c: inside something; a door into somewhere else. */
#include "cards/compositions.h"

static bool heads(struct canvas *c) {
    return kit_chance(c, 50);
}

static void branch_above(struct canvas *c, double x, bool left) {
    const struct palette *p = c->pal;
    colour wood = kit_mix(p->ink, p->near, .25), leaf = kit_mix(p->near, p->far, .15);
    if (kit_lum(wood) > .5) wood = p->ink;
    kit_paper(c, 1);
    kit_put_flip(c, left ? x - 270 : x + 270, 0, left ? 1 : -1, 1, 0);
    struct coat coat = {wood, p->ink, leaf, kit_mix(leaf, p->gold, .2), kit_mix(leaf, p->ink, .2)};
    kit_cut(
        c,
        "s b -60,210! 20,150 110,120 210,112 300,122 380,150! 300,138 210,130 120,142 40,180 -60,270!; c l 20 130 44 96 84 50 170 74 40; c a 60 96 34 140 120 30 230 92 34; c g 300 110 30 -10 170 40 110 140 26;",
        &coat);
    kit_done(c);
    kit_done(c);
}

/* Kept in a hanging cage. */
COMPOSITION(paint_inside_a_cage) {
    const struct palette *p = c->pal;
    scene_back(c, s, 730);
    bool left = heads(c), indoor = c->indoor;
    double x = left ? 318 : 282, y = 600, top = 600 - 440;
    kit_glow(c, x, 440, 300, p->light, .75);
    colour gold = kit_lum(kit_back_at(c, 400)) > .6 ? kit_mix(p->gold, p->ink, .45) : p->gold;
    struct coat bars = motif_coat_with(p, gold);
    if (indoor) {
        kit_begin(c);
        kit_move(c, x, -10), kit_line(c, x, top);
        kit_stroke(c, gold, 4, 1);
    } else {
        kit_begin(c);
        kit_move(c, x, 100), kit_line(c, x, top + 6);
        kit_stroke(c, gold, 4, 1);
        branch_above(c, x, left);
    }
    kit_paper(c, 1);
    kit_put(c, x, y, 1.6, 0);
    kit_cut(
        c,
        "l b@45~2.4 M-62 -6V-165C-62 -208 -40 -240 0 -250M62 -6V-165C62 -208 40 -240 0 -250M-22 -6V-165C-22 -200 -14 -236 0 -250M22 -6V-165C22 -200 14 -236 0 -250;",
        &bars);
    kit_done(c);
    kit_done(c);
    const struct motif *m = motif_at(A);
    bool hangs = !(m->lives & LAND);
    motif_place(c, (struct place){A, x, hangs ? y - 96 : y - 12, 190, hangs ? 180 : 230, 0, heads(c), 1, HELD,
                                  true, kit_mix(kit_back_at(c, 440), p->light, .35), 0, 0});
    kit_paper(c, 2);
    kit_put(c, x, y, 1.6, 0);
    kit_cut(c, cut_cage, &bars);
    kit_done(c);
    kit_done(c);
    scene_front(c, s, 818);
    prop_witness(c, s, left ? 130 : 470, 108);
}

/* A glass dome with weather of its own. */
COMPOSITION(paint_inside_a_globe) {
    const struct palette *p = c->pal;
    scene_back(c, s, 700);
    scene_front(c, s, 806);
    double x = heads(c) ? 310 : 290, y = 470, r = 196;
    kit_glow(c, x, y, 330, p->light, .6);
    kit_paper(c, 3);
    kit_disc_at(c, x, y, r + 5, kit_mix(p->light, p->far, .3), 1);
    kit_done(c);
    uint32_t id;
    kit_clip_open(c, &id);
    kit_disc_at(c, x, y, r, 0, 1);
    kit_clip_done(c);
    kit_clipped(c, id);
    prop_world(c, s, x - r, y - r, 2 * r, 2 * r, A, .52);
    kit_begin(c);
    for (int i = 0; i < 34; i++) {
        double dy = kit_between(c, -r, r), dx = kit_between(c, -r, r);
        kit_dot(c, x + dx, y + dy);
    }
    kit_stroke(c, 0xffffff, 4.4, .85);
    kit_done(c);
    struct coat wood = motif_coat_with(p, kit_mix(p->accent, p->ink, .45));
    kit_paper(c, 3);
    kit_put(c, x, 0, 1, 0);
    kit_cut(
        c,
        "p b M-150 650C-120 640 120 640 150 650L172 786H-172Z; p d@30 M40 644C90 644 130 646 150 650L172 786H60Z; l g~7 M-160 700H160; p b M-186 782H186V806H-186Z; l w@55~9 M-152 400Q-136 330 -84 304; l w@40~6 M-160 440V450;",
        &wood);
    kit_done(c);
    kit_done(c);
    prop_witness(c, s, heads(c) ? 84 : 516, 84);
}

/* A cup with a sea in it, and a ladder to go and look. */
COMPOSITION(paint_inside_a_cup) {
    const struct palette *p = c->pal;
    scene_back(c, s, 690);
    scene_front(c, s, 800);
    double x = 296, y = 560, k = 1.2;
    kit_glow(c, x, 420, 330, p->light, .6);
    colour china = kit_mix(p->light, 0xffffff, .3);
    struct coat cup = {china, kit_mix(p->ink, p->accent, .3), p->light, p->accent, p->gold};
    kit_paper(c, 2);
    kit_put(c, x, y + 204, k, 0);
    kit_cut(
        c,
        "e ld30 0 8 190 30; e l 0 2 190 30; s bd25 140,-140! 190,-162 222,-136 206,-86 150,-52 104,-36! 108,-54! 160,-78 184,-114 172,-132 138,-116!; e bd45 0 -170 150 34;",
        &cup);
    kit_done(c);
    kit_done(c);
    uint32_t id;
    kit_clip_open(c, &id);
    kit_put(c, x, y, k, 0);
    kit_path_fill(c, "M-149 -300H149V2A149 33 0 0 1 -149 2Z", 0, 1);
    kit_done(c);
    kit_clip_done(c);
    kit_paper(c, 1);
    kit_clipped(c, id);
    colour sea = kit_mix(p->mid, p->far, .3);
    kit_put(c, x, y, k, 0);
    piece_waves(c, -14, 26, 5, .2, kit_mix(sea, p->light, .35), p->light, -160, 170, 60);
    kit_done(c);
    motif_place(c, (struct place){A, x - 6, y + 16, 260, 250, kit_between(c, -5, 5), heads(c), -1, FLOATS,
                                  true, kit_back_at(c, 420), .1, 0});
    kit_put(c, x, y, k, 0);
    piece_waves(c, 8, 24, 5, .75, kit_mix(sea, p->near, .3), kit_mix(sea, p->light, .5), -160, 170, 80);
    piece_waves(c, 28, 18, 6, .3, kit_mix(p->near, sea, .3), sea, -160, 170, 90);
    kit_done(c);
    kit_done(c);
    kit_done(c);
    kit_paper(c, 2);
    kit_put(c, x, y + 204, k, 0);
    kit_cut(
        c,
        "p b M-150 -170C-148 -86 -108 -24 -62 -12L-56 2H56L62 -12C108 -24 148 -86 150 -170A150 34 0 0 1 -150 -170Z; p d@20 M40 -138C52 -86 34 -30 10 2H56L62 -12C108 -24 148 -86 150 -170A150 34 0 0 1 40 -138Z;"
        "p a M-149 -156C-146 -144 -144 -134 -142 -126C-60 -84 60 -84 142 -126C144 -134 146 -144 149 -156C70 -114 -70 -114 -149 -156Z;",
        &cup);
    kit_done(c);
    kit_done(c);
    colour wood = kit_lum(c->mid_col) > .45 ? kit_mix(p->ink, p->accent, .3) : kit_mix(p->gold, p->light, .3);
    kit_paper(c, 2);
    prop_ladder(c, 92, 836, 292, 32, 52, wood);
    kit_done(c);
    struct person who = motif_somebody(c, kit_back_at(c, 700));
    who.left_x = 4, who.left_y = -104, who.right_x = 20, who.right_y = -90;
    c->aloft = true;
    motif_place_person(c, who, 112, 724, 78, 2, W, kit_back_at(c, 680));
    c->aloft = false;
    c->placed[c->placed_count - 1].stance = HELD;
}

/* Under a stranger's coat there is a whole night wood, or a day. */
COMPOSITION(paint_inside_a_coat) {
    const struct palette *p = c->pal;
    scene_back(c, s, 690);
    scene_front(c, s, 826);
    colour cloth = kit_mix(p->accent, p->ink, .62);
    if (kit_lum(kit_back_at(c, 500)) < .32) cloth = kit_mix(p->accent, p->light, .1);
    kit_paper(c, 3);
    kit_begin(c);
    kit_raw_path(
        c,
        "M300 196C250 200 180 240 150 300C110 380 104 520 104 600C96 700 84 800 60 930H540C516 800 504 700 496 600C496 520 490 380 450 300C420 240 350 200 300 196Z");
    kit_shape(c, kit_down(c, kit_mix(cloth, p->light, .06), kit_mix(cloth, p->ink, .55)), 1);
    kit_done(c);
    motif_record(c, (struct placed){C_STRANGER,
                                    STANDS,
                                    true,
                                    {60, 44, 540, 864},
                                    kit_lum(cloth),
                                    kit_lum(kit_back_at(c, 500)),
                                    850,
                                    0});
    static const char opening[] =
        "M300 300C330 340 380 480 398 560C412 640 426 780 432 930H168C174 780 188 640 202 560C220 480 270 340 300 300Z";
    uint32_t id;
    kit_clip_open(c, &id);
    kit_path_fill(c, opening, 0, 1);
    kit_clip_done(c);
    kit_paper(c, 1);
    kit_clipped(c, id);
    prop_world(c, s, 160, 300, 280, 610, A, .27);
    kit_done(c);
    kit_done(c);
    struct coat coat = {kit_mix(cloth, p->light, .14), kit_mix(cloth, p->ink, .6), p->light, p->accent,
                        p->gold};
    kit_paper(c, 2);
    kit_cut(
        c,
        "s b 300,268! 262,330 214,440 176,600 160,760 150,930! 112,930! 128,760 150,590 150,470! 180,450! 176,400! 226,300;"
        "s bd25 300,268! 338,330 386,440 424,600 440,760 450,930! 488,930! 472,760 450,590 450,470! 420,450! 424,400! 374,300;",
        &coat);
    kit_done(c);
    kit_paper(c, 1);
    kit_disc_at(c, 300, 150, 52, kit_down(c, 0xf3d5b8, 0xd9a88c), 1);
    kit_done(c);
    kit_paper(c, 2);
    kit_cut(
        c,
        "s g 236,206! 262,222 300,228 338,222 364,206! 372,246 300,268 228,246; y gd25 330,240 368,236 388,350 352,356; y d 252,122 246,44 354,44 348,122; s d 206,124 300,104 394,124 300,142; y a 251,112 249,92 351,92 349,112; c g 148 560 6 138 650 6 130 740 6 452 560 6 462 650 6 470 740 6;",
        &coat);
    kit_done(c);
}

/* A jar with something alive in it and a light of its own. */
COMPOSITION(paint_inside_a_jar) {
    const struct palette *p = c->pal;
    scene_back(c, s, 700);
    scene_front(c, s, 800);
    double x = heads(c) ? 316 : 284;
    kit_glow(c, x, 520, 340, p->light, .9);
    static const char jar[] =
        "M-118 -470H118C124 -440 160 -430 160 -390V-30Q160 0 130 0H-130Q-160 0 -160 -30V-390C-160 -430 -124 -440 -118 -470Z";
    uint32_t id;
    kit_clip_open(c, &id);
    kit_put(c, x, 828, 1, 0);
    kit_path_fill(c, jar, 0, 1);
    kit_done(c);
    kit_clip_done(c);
    kit_paper(c, 2);
    kit_put(c, x, 828, 1, 0);
    kit_path_fill(c, jar, kit_mix(p->light, kit_back_at(c, 500), .45), .85);
    kit_done(c);
    kit_done(c);
    kit_clipped(c, id);
    prop_world(c, s, x - 164, 340, 328, 500, A, .44);
    kit_begin(c);
    for (int i = 0; i < 18; i++) {
        double dy = kit_between(c, 400, 700), dx = kit_between(c, -140, 140);
        kit_dot(c, x + dx, dy);
    }
    kit_stroke(c, p->gold, 6, .9);
    kit_done(c);
    struct coat glass = motif_coat_with(p, kit_mix(p->gold, p->ink, .4));
    kit_paper(c, 1);
    kit_put(c, x, 828, 1, 0);
    kit_path_line(c, jar, kit_mix(p->light, 0xffffff, .5), 5, .85);
    kit_cut(
        c,
        "p b M-106 -512H106V-466H-106Z; p d@30 M20 -512H106V-466H20Z; p bd30 M-124 -474H124V-458H-124Z; l w@60~9 M-134 -380Q-138 -250 -134 -150; l w@45~6 M-118 -392V-330;",
        &glass);
    kit_done(c);
    kit_done(c);
    prop_witness(c, s, x > 300 ? 82 : 518, 96);
}

/* Out of a broken shell. */
COMPOSITION(paint_inside_an_egg) {
    const struct palette *p = c->pal;
    scene_back(c, s, 700);
    scene_front(c, s, 806);
    double x = heads(c) ? 310 : 290;
    kit_glow(c, x, 500, 360, p->light, .9);
    colour shell = kit_mix(p->light, p->gold, .12);
    if (kit_lum(c->mid_col) > .7) shell = kit_mix(p->light, p->accent, .3);
    struct coat coat = {shell, kit_mix(shell, p->ink, .45), p->light, p->accent, p->gold};
    kit_paper(c, 2);
    kit_put(c, x, 836, 1, 0);
    kit_cut(
        c,
        "p d M-150 -180L-112 -206L-70 -184L-30 -212L14 -186L60 -210L104 -184L150 -196C150 -150 130 -100 60 -100H-60C-130 -100 -150 -150 -150 -180Z;",
        &coat);
    kit_done(c);
    kit_done(c);
    motif_place(c,
                (struct place){A, x, 720, 270, 330, 0, heads(c), 2, HELD, true, kit_back_at(c, 520), .22, 0});
    kit_paper(c, 3);
    kit_put(c, x, 836, 1, 0);
    kit_cut(
        c,
        "p b M-152 -190L-116 -152L-74 -184L-38 -144L4 -178L46 -146L88 -180L122 -150L152 -190C160 -80 96 0 0 0C-96 0 -160 -80 -152 -190Z; p d@22 M88 -180L122 -150L152 -190C160 -80 96 0 20 0C90 -40 110 -110 88 -180Z; c a@60 -90 -110 9 -40 -70 12 30 -100 8 -20 -120 6 70 -60 9;",
        &coat);
    kit_done(c);
    kit_put(c, x + (x > 300 ? -190 : 190), 846, .5, x > 300 ? -24 : 30);
    kit_cut(
        c,
        "p b M-120 0L-84 -34L-46 -6L-8 -40L30 -8L70 -38L116 0C110 -70 60 -120 0 -120C-60 -120 -112 -70 -120 0Z; p d@22 M30 -8L70 -38L116 0C110 -70 60 -116 20 -118C60 -80 60 -40 30 -8Z;",
        &coat);
    kit_done(c);
    kit_done(c);
    prop_witness(c, s, x > 300 ? 500 : 100, 84);
}

/* ---- a door into ---- */

/* A door stands in the open; the other side leaks out. */
COMPOSITION(paint_door_in_a_landscape) {
    const struct palette *p = c->pal, *q = prop_other_palette(s);
    scene_back(c, s, 640);
    scene_front(c, s, 736);
    double x = heads(c) ? 336 : 300, y = 786, k = 1.4, w = 150, h = 300;
    kit_glow(c, x, y - 200, 300, q->light, .5);
    uint32_t id;
    kit_clip_open(c, &id);
    kit_begin(c);
    kit_rect(c, x - w / 2 * k, y - h * k, w * k, h * k);
    kit_shape(c, 0, 1);
    kit_clip_done(c);
    kit_paper(c, 1);
    kit_clipped(c, id);
    prop_world(c, s, x - w / 2 * k, y - h * k, w * k, h * k, A, .42);
    kit_done(c);
    kit_done(c);
    colour wood =
        kit_lum(c->mid_col) < .3 ? kit_mix(p->accent, p->light, .15) : kit_mix(p->ink, p->accent, .3);
    struct coat door = {wood, kit_mix(wood, p->ink, .45), p->light, p->accent, p->gold};
    kit_paper(c, 2);
    kit_put(c, x, y, k, 0);
    kit_cut(c, "p d M-89 0V-316H89V0H75V-300H-75V0Z; p d M-97 -314H97L91 -326H-91Z;", &door);
    kit_done(c);
    kit_done(c);
    kit_paper(c, 2);
    kit_put(c, x, y, k, 0);
    kit_cut(
        c,
        "y b -75,-300 -143,-320 -143,22 -75,0; y d@50 -88,-276 -130,-288 -130,-176 -88,-170; y d@50 -88,-140 -130,-142 -130,-10 -88,-20; c g -134 -156 5;",
        &door);
    kit_done(c);
    kit_done(c);
    fill light = kit_gradient(c, 0, y, 0, 900, (struct stop[]){{q->light, 0, .8}, {q->light, 1, .1}}, 2);
    kit_begin(c);
    kit_move(c, x - 105, y), kit_line(c, x + 105, y), kit_line(c, x + 40, 905), kit_line(c, x - 270, 905);
    kit_close_path(c);
    kit_shape(c, light, .8);
    prop_witness(c, s, x + 180, 110);
}

/* An enormous keyhole, and what one sees through it. */
COMPOSITION(paint_door_as_a_keyhole) {
    const struct palette *p = c->pal;
    scene_back(c, s, 700);
    scene_front(c, s, 812);
    static const char hole[] = "M0 -560a150 150 0 0 1 84 274L140 0H-140L-84 -286A150 150 0 0 1 0 -560Z";
    double x = 300, y = 826;
    kit_glow(c, x, 480, 400, p->light, .7);
    colour iron =
        kit_lum(kit_back_at(c, 450)) < .4 ? kit_mix(p->gold, p->light, .2) : kit_mix(p->ink, p->near, .3);
    kit_paper(c, 3);
    kit_put(c, x, y + 4, 1, 0);
    kit_path_line(c, hole, iron, 30, 1);
    kit_path_line(c, hole, kit_mix(iron, p->light, .35), 6, .8);
    kit_done(c);
    kit_done(c);
    motif_record(c, (struct placed){C_KEY,
                                    STANDS,
                                    false,
                                    {x - 165, 250, x + 165, 840},
                                    kit_lum(iron),
                                    kit_lum(kit_back_at(c, 450)),
                                    830,
                                    0});
    uint32_t id;
    kit_clip_open(c, &id);
    kit_put(c, x, y, 1, 0);
    kit_path_fill(c, hole, 0, 1);
    kit_done(c);
    kit_clip_done(c);
    kit_clipped(c, id);
    prop_world(c, s, x - 156, y - 566, 312, 570, A, .36);
    kit_done(c);
    prop_witness(c, s, heads(c) ? 90 : 510, 104);
}

/* Somebody lives in the tree; the door is ajar. */
COMPOSITION(paint_door_in_a_tree) {
    const struct palette *p = c->pal;
    scene_back(c, s, 690);
    bool left = heads(c);
    double x = left ? 320 : 280;
    kit_glow(c, x, 300, 330, p->light, .4);
    colour bark = kit_mix(p->ink, p->accent, .28), leaf = kit_mix(p->near, p->far, .25);
    if (kit_lum(kit_back_at(c, 400)) < .3)
        bark = kit_mix(p->accent, p->near, .45), leaf = kit_mix(p->far, p->gold, .3);
    struct coat coat = {bark, kit_mix(bark, p->ink, .5), leaf, kit_mix(leaf, p->light, .28), p->gold};
    kit_paper(c, 2);
    kit_put(c, x, 838, 1, 0);
    kit_cut(
        c,
        "s b -180,0! -120,-40 -104,-150 -100,-300 -140,-420 -220,-480! -120,-460 -70,-380 -40,-500! -10,-390 40,-380 120,-470 210,-500! 140,-420 104,-310 104,-150 124,-40 190,0!;"
        "l d@35~4 M-60 -60Q-50 -200 -64 -320M66 -60Q54 -190 74 -330M-20 -260Q-14 -320 -26 -370;",
        &coat);
    kit_cut(
        c,
        "c l -190 -520 80 -70 -590 96 70 -600 92 190 -540 82 -120 -470 50 130 -470 56; c a -130 -570 56 20 -620 54 150 -580 48 -30 -530 44; c l -10 -500 40;",
        &coat);
    kit_done(c);
    kit_done(c);
    kit_glow(c, x, 740, 170, p->gold, .9);
    kit_paper(c, 2);
    kit_put(c, x, 838, 1, 0);
    kit_cut(
        c,
        "p d M-58 0V-130Q0 -196 58 -130V0Z; p g M-46 0V-126Q0 -180 46 -126V0Z; p w@50 M-34 0V-118Q0 -158 34 -118V0Z;",
        &coat);
    kit_done(c);
    kit_done(c);
    motif_place(c, (struct place){A, x, 836, 78, 104, 0, heads(c), 1, STANDS, true, p->gold, 0, 0});
    c->placed[c->placed_count - 1].ground = 836;
    kit_paper(c, 2);
    kit_put(c, x, 838, 1, 0);
    kit_cut(
        c,
        "y d -58,0 -58,-136 -96,-150 -96,14; c g -88 -64 5; c d 0 -250 24; c g 0 -250 18; l d~4 M-18 -250H18M0 -268V-232; c d 70 -320 15; c g 70 -320 11;",
        &coat);
    kit_done(c);
    kit_done(c);
    scene_front(c, s, 826);
    prop_witness(c, s, left ? 104 : 496, 88);
}

/* A wardrobe, wide open. */
COMPOSITION(paint_door_of_a_wardrobe) {
    const struct palette *p = c->pal, *q = prop_other_palette(s);
    scene_back(c, s, 690);
    scene_front(c, s, 806);
    double x = 300, y = 830;
    kit_glow(c, x, 520, 360, q->light, .6);
    colour wood = kit_mix(p->accent, p->ink, .4);
    if (kit_lum(kit_back_at(c, 450)) < .3) wood = kit_mix(p->accent, p->light, .12);
    struct coat coat = {wood, kit_mix(wood, p->ink, .45), p->light, p->accent, p->gold};
    kit_paper(c, 3);
    kit_put(c, x, y, 1, 0);
    kit_cut(
        c,
        "p d M-136 -12H-116V8H-136ZM116 -12H136V8H116Z; p b M-142 -560H142V-8H-142Z; p bd30 M-160 -574H160L150 -552H-150Z; s bd30 -100,-574! -50,-610 0,-618 50,-610 100,-574!;",
        &coat);
    kit_done(c);
    kit_done(c);
    uint32_t id;
    kit_clip_open(c, &id);
    kit_begin(c);
    kit_rect(c, x - 124, y - 540, 248, 516);
    kit_shape(c, 0, 1);
    kit_clip_done(c);
    kit_clipped(c, id);
    prop_world(c, s, x - 124, y - 540, 248, 516, A, .4);
    kit_done(c);
    kit_paper(c, 2);
    kit_put(c, x, y, 1, 0);
    kit_cut(
        c,
        "2y b -142,-552 -226,-588 -226,26 -142,-16; 2y d@40 -156,-520 -212,-546 -212,-310 -156,-304; 2y d@40 -156,-268 -212,-268 -212,-10 -156,-36; 2c g -150 -286 6;",
        &coat);
    kit_done(c);
    kit_done(c);
    kit_begin(c);
    kit_move(c, x - 124, y - 24), kit_line(c, x + 124, y - 24), kit_line(c, x + 190, 905),
        kit_line(c, x - 190, 905);
    kit_close_path(c);
    kit_shape(c, kit_gradient(c, 0, y - 24, 0, 900, (struct stop[]){{q->light, 0, .7}, {q->light, 1, 0}}, 2),
              .7);
    prop_witness(c, s, heads(c) ? 200 : 400, 116);
}
