/* recipes_fair.c: a feast with food, crowds, fireworks and rides. */
#include "cards/recipes.h"

static void crowd_behind(struct canvas *c, double y, double scale, colour back, int n) {
    /* A row of onlookers from behind, three people used again and again. */
    uint32_t ids[3];
    for (int k = 0; k < 3; k++) {
        struct actor a = actor_somebody(c, k == 1 ? C_CHILD : C_TRAVELLER, POSE_STAND, back, k);
        a.view = BACK_VIEW, a.head = 1;
        a.coat = kit_mix(a.coat, c->pal->ink, .5);
        if (c->out) text_add(c->out, "<defs>");
        ids[k] = kit_named(c);
        kit_put(c, 0, 0, 1, 0);
        kit_path_fill(c, "M-24 70V24Q-18 9 0 9Q18 9 24 24V70Z", a.coat, 1);
        actor_head(c, &a);
        kit_done(c);
        if (c->out) text_add(c->out, "</defs>");
    }
    kit_lit(c);
    for (int i = 0; i < n; i++)
        kit_use(c, ids[(i * 2 + n) % 3], 600.0 * (i + .5) / n, y + (i * 37) % 22,
                scale * (i % 3 == 1 ? .84 : 1), scale, (i * 23) % 14 - 7);
    kit_done(c);
}

static void candle(struct canvas *c, double x, double y, double h) {
    const struct palette *p = c->pal;
    kit_begin(c), kit_rect(c, x - 5, y - h, 10, h), kit_shape(c, kit_mix(p->light, p->accent, .2), 1);
    kit_glow(c, x, y - h - 10, 46, 0xffd890, .9);
    kit_begin(c), kit_oval(c, x, y - h - 10, 4.5, 10), kit_shape(c, 0xfff2c0, 1);
}

static colour hall(struct canvas *c, const struct scene *s, double y) {
    const struct palette *p = c->pal;
    if (setting_at(s->setting)->indoor) {
        colour wall = kit_mix(p->accent, p->ink, .55);
        recipe_room(c, y, wall, kit_mix(wall, p->ink, .3));
        return wall;
    }
    scene_back(c, s, y - 110);
    scene_front(c, s, y);
    return kit_back_at(c, y - 260);
}

/* A cake as high as a house; cooks climb it, and one thing crowns it. */
COMPOSITION(recipe_cake) {
    const struct palette *p = c->pal;
    colour back = hall(c, s, 790), cream = kit_mix(p->light, 0xfff2dc, .6);
    colour layer[3] = {kit_mix(p->accent, 0xf0a0a0, .4), kit_mix(p->gold, 0xf2c890, .4),
                       kit_mix(p->accent, 0x7a3a2a, .5)};
    c->light = (struct light){300, 330, 280, 0xffd890, .52, .56};
    kit_glow(c, 300, 320, 360, 0xffd890, .6);
    recipe_hero(c, A, 300, 352, 190, 200, s->right, kit_mix(back, 0xffd890, .3));
    static const double w[3] = {112, 168, 224}, top[3] = {350, 470, 610};
    for (int i = 0; i < 3; i++) {
        double x0 = 300 - w[i], x1 = 300 + w[i], y = top[i], b = i == 2 ? 800 : top[i + 1] + 16;
        kit_lit(c);
        kit_begin(c), kit_rect(c, x0, y, x1 - x0, b - y), kit_shape(c, layer[i], 1);
        kit_begin(c), kit_oval(c, 300, y, w[i], 22), kit_shape(c, cream, 1);
        kit_begin(c), kit_move(c, x0, y);
        int drips = 5 + i * 2;
        for (int k = 0; k < drips; k++) {
            double step = (x1 - x0) / drips;
            kit_curve(c, x0 + step * (k + .1), y + 34 + (k * 29) % 40, x0 + step * (k + .9),
                      y + 34 + (k * 29) % 40, x0 + step * (k + 1), y);
        }
        kit_close_path(c), kit_shape(c, cream, 1);
        kit_done(c);
        for (int k = 0; k < 3; k++) {
            double cx = 300 + (k - 1) * w[i] * .86;
            if (k != 1 || i) candle(c, cx + (k == 1 ? w[i] * .45 : 0), y + (k == 1 ? 14 : 2), 44);
        }
    }
    kit_begin(c);
    for (int i = 0; i < 9; i++) kit_dot(c, 96 + i * 51, 776);
    kit_stroke(c, p->accent, 24, 1);
    kit_lit(c);
    kit_begin(c), kit_oval(c, 300, 806, 262, 26), kit_shape(c, kit_mix(p->light, p->mid, .2), 1);
    kit_done(c);
    prop_ladder(c, s->right ? 500 : 100, 850, 250, 44, s->right ? -8 : 8, kit_mix(0x8a5a34, p->ink, .2));
    struct actor a = actor_somebody(c, W, POSE_REACH_UP, layer[2], 0);
    a.flip = s->right, a.wear = WEAR_PARTY, a.hat = cream;
    c->aloft = true;
    actor_place(c, &a, s->right ? 486 : 114, 720, 1.25, 0, W, layer[2]);
    c->aloft = false;
}

/* A merry-go-round of its own kind of mounts. */
COMPOSITION(recipe_carousel) {
    const struct palette *p = c->pal;
    scene_back(c, s, 650);
    scene_front(c, s, 780);
    colour back = kit_mix(p->ink, p->accent, .35), pole = kit_mix(p->gold, p->light, .4);
    c->light = (struct light){300, 420, 300, 0xffdc90, .56, .56};
    kit_lit(c);
    kit_begin(c), kit_oval(c, 300, 806, 262, 46), kit_shape(c, kit_mix(p->accent, p->ink, .4), 1);
    kit_begin(c), kit_oval(c, 300, 792, 256, 42), kit_shape(c, kit_mix(p->gold, p->light, .4), 1);
    kit_path_fill(c, "M70 330H530V770Q300 830 70 770Z", back, 1);
    kit_done(c);
    kit_glow(c, 300, 560, 300, 0xffdc90, .7);
    kit_lit(c);
    kit_path_fill(c, "M244 330H356V776H244Z", kit_mix(p->accent, p->light, .2), 1);
    for (int i = 0; i < 4; i++)
        kit_begin(c), kit_oval(c, 300, 400 + i * 100, 26, 36),
            kit_shape(c, kit_mix(p->light, 0xeaf2ff, .5), 1);
    kit_done(c);
    uint32_t id = recipe_stamp(c, A, back);
    kit_path_line(c, "M120 330V780M480 330V780M206 330V800M394 330V800", pole, 8, 1);
    kit_lit(c);
    kit_use(c, id, 120, 650, s->right ? -1 : 1, 1, 0), kit_use(c, id, 480, 690, s->right ? -1 : 1, 1, 0);
    kit_done(c);
    kit_path_line(c, "M300 330V812", pole, 10, 1);
    struct spot h =
        motif_place(c, (struct place){A, 300, 790, 216, 200, 0, s->right, 2, HELD, true, back, 0, 0});
    struct actor w = actor_somebody(c, W, POSE_SIT, back, 0);
    w.flip = s->right, w.mood = FACE_JOY;
    c->aloft = true;
    double rx = (h.box.x0 + h.box.x1) / 2 + (s->right ? 44 : -44);
    actor_place(c, &w, MAX(110, MIN(490, rx)), MAX(620, h.box.y0 + 60), 1.15, 0, W, back);
    c->aloft = false;
    kit_lit(c);
    for (int i = 0; i < 8; i++) {
        double x0 = 40 + i * 65, x1 = x0 + 65, t0 = 300 + (x0 - 300) * .08, t1 = 300 + (x1 - 300) * .08;
        kit_begin(c), kit_move(c, t0, 120), kit_line(c, t1, 120), kit_line(c, x1, 310),
            kit_quad(c, (x0 + x1) / 2, 372, x0, 310), kit_close_path(c);
        kit_shape(c, i % 2 ? p->light : p->accent, 1);
    }
    kit_done(c);
    kit_path_line(c, "M300 120V78", pole, 6, 1);
    kit_path_fill(c, "M302 78L346 92L302 108Z", p->gold, 1);
    kit_begin(c);
    for (int i = 0; i < 9; i++) kit_dot(c, 40 + i * 65, 312);
    kit_stroke(c, 0xfff2c0, 13, 1);
}

/* A cauldron as large as a pond; who is in the soup? */
COMPOSITION(recipe_cauldron) {
    const struct palette *p = c->pal;
    colour back = hall(c, s, 800), iron = kit_mix(p->ink, 0x14121a, .5),
           soup = kit_mix(p->gold, p->accent, .4);
    c->light = (struct light){300, 850, 300, 0xffa850, .5, .62};
    kit_glow(c, 300, 850, 380, 0xff9c40, .9);
    kit_begin(c);
    for (int i = 0; i < 3; i++) {
        double x = 180 + i * 120;
        kit_move(c, x, 430), kit_curve(c, x - 50, 340, x + 60, 300, x + 6, 190);
    }
    kit_stroke(c, kit_mix(p->light, back, .3), 22, .35);
    kit_lit(c);
    kit_begin(c), kit_oval(c, 300, 500, 236, 60), kit_shape(c, kit_mix(iron, p->light, .25), 1);
    kit_done(c);
    kit_begin(c), kit_oval(c, 300, 504, 216, 50), kit_shape(c, soup, 1);
    motif_place(c, (struct place){A, 300, 560, 220, 250, 0, s->right, 2, HELD, true, kit_mix(back, soup, .2),
                                  .22, 0});
    kit_path_fill(
        c,
        "M86 508Q150 540 206 512Q260 492 300 520Q352 544 398 514Q450 496 514 508Q500 556 300 560Q100 556 86 508Z",
        soup, 1);
    kit_begin(c), kit_dot(c, 150, 516), kit_dot(c, 430, 530), kit_dot(c, 386, 506),
        kit_stroke(c, kit_mix(soup, p->light, .5), 18, 1);
    kit_begin(c), kit_dot(c, 190, 534), kit_dot(c, 470, 512), kit_stroke(c, 0x6a9a3a, 20, 1);
    kit_lit(c);
    kit_path_fill(c, "M64 500Q70 560 300 566Q530 560 536 500Q566 720 460 830H140Q34 720 64 500Z", iron, 1);
    kit_path_line(c, "M64 520Q40 560 62 600M536 520Q560 560 538 600", kit_mix(iron, p->light, .2), 12, 1);
    kit_done(c);
    kit_path_fill(
        c,
        "M130 858Q160 790 190 840Q220 770 262 838Q300 776 330 838Q370 770 400 838Q440 796 470 858Q300 880 130 858Z",
        0xff9c40, 1);
    kit_path_fill(c,
                  "M180 860Q210 816 236 852Q280 806 306 850Q350 806 378 852Q400 826 424 860Q300 876 180 860Z",
                  0xffe08a, 1);
    double x = s->right ? 524 : 76;
    prop_ladder(c, x, 860, 290, 40, s->right ? -6 : 6, kit_mix(0x8a5a34, p->light, .2));
    struct actor w = actor_somebody(c, W, POSE_REACH, back, 0);
    w.flip = s->right;
    c->aloft = true;
    struct grips g = actor_place(c, &w, x + (s->right ? -14 : 14), 600, 1.5, 0, W, back);
    c->aloft = false;
    kit_lit(c);
    kit_limb(c, (struct point[]){{g.near.x, g.near.y - 40, 0}, {s->right ? 420 : 180, 524, 0}},
             (double[]){6, 8}, 2, kit_mix(0xc89a60, p->light, .2));
    kit_done(c);
}

/* Fireworks over the heads of a crowd. */
COMPOSITION(recipe_fireworks) {
    const struct palette *p = c->pal;
    scene_back(c, s, 700);
    colour back = kit_back_at(c, 300);
    const colour spark[3] = {p->gold, kit_mix(p->accent, p->light, .4), p->light};
    double x = s->right ? 330 : 270;
    c->light = (struct light){x, 300, 340, 0xffe8b0, .5, .56};
    kit_glow(c, x, 300, 330, 0xffe8b0, .8);
    for (int k = 0; k < 3; k++) {
        kit_begin(c);
        for (int i = 0; i < 24; i++) {
            double at = i * 15 + k * 5, r0 = 136 + k * 18, r1 = r0 + 44 + (i * 17) % 34;
            kit_move(c, x + kit_sin(at) * r0, 300 - kit_cos(at) * r0);
            kit_line(c, x + kit_sin(at) * r1, 300 - kit_cos(at) * r1 + k * 10);
        }
        kit_stroke(c, spark[k], 4 - k * .6, .95);
    }
    for (int k = 0; k < 2; k++) {
        double sx = k ? 110 : 490, sy = k ? 560 : 540;
        kit_begin(c);
        for (int i = 0; i < 14; i++)
            kit_move(c, sx + kit_sin(i * 25.7) * 18, sy - kit_cos(i * 25.7) * 18),
                kit_line(c, sx + kit_sin(i * 25.7) * 54, sy - kit_cos(i * 25.7) * 54);
        kit_stroke(c, spark[k], 4, .9);
    }
    kit_path_line(c, s->right ? "M330 440Q300 620 250 760" : "M270 440Q300 620 350 760", p->gold, 3, .7);
    recipe_hero(c, A, x, 390, 190, 190, s->right, kit_mix(back, 0xffe8b0, .2));
    if (setting_at(s->setting)->ground == LAND) scene_front(c, s, 800);
    recipe_ground(c, 850, p->ink, kit_mix(p->ink, p->mid, .3));
    crowd_behind(c, 760, 1.7, p->ink, 7);
    crowd_behind(c, 830, 2.3, p->ink, 5);
}

/* A ring of dancers, hand in hand, round one who is not like them. */
COMPOSITION(recipe_dance_ring) {
    const struct palette *p = c->pal;
    scene_back(c, s, 330);
    colour grass = kit_mix(p->near, p->mid, .3);
    recipe_sheet(c, 2, "M-10 400Q160 350 300 372Q460 396 610 360V910H-10Z",
                 kit_down(c, kit_mix(grass, p->mist, .2), kit_mix(grass, p->shadow, .3)));
    recipe_ground(c, 850, grass, grass);
    c->light = (struct light){300, 560, 280, 0xffcf78, .56, .6};
    kit_glow(c, 300, 590, 330, 0xffcf78, .8);
    uint32_t ids[2];
    struct grips held[2];
    for (int k = 0; k < 2; k++) {
        struct actor a =
            actor_somebody(c, k ? C_CHILD : C_TRAVELLER, k ? POSE_DANCE : POSE_DANCE_BACK, grass, k);
        a.view = FRONT_VIEW, a.mood = FACE_JOY, a.head = 1.05;
        if (c->out) text_add(c->out, "<defs>");
        ids[k] = kit_named(c);
        held[k] = actor_draw(c, &a, 0, 0, 1, 0);
        if (c->out) text_add(c->out, "</defs>");
    }
    for (int row = 0; row < 2; row++) {
        int n = row ? 4 : 5;
        struct point last = {0, 0, false};
        if (row)
            motif_place(c, (struct place){A, 300, 690, 190, 200, 0, s->right, 2, HELD, true,
                                          kit_mix(grass, 0xffcf78, .2), 0, 0});
        kit_lit(c);
        for (int i = 0; i < n; i++) {
            double u = i / (n - 1.0), x = row ? 80 + u * 440 : 130 + u * 340, k = row ? 1.95 : 1.2,
                   y = row ? 800 + 60 * kit_sin(u * 180) : 520 - 40 * kit_sin(u * 180),
                   f = i % 3 == 1 ? -k : k;
            struct grips g = held[i % 2];
            struct point l = {x + g.near.x * f, y + g.near.y * k, false},
                         r = {x + g.far.x * f, y + g.far.y * k, false};
            if (l.x > r.x) {
                struct point swap = l;
                l = r, r = swap;
            }
            kit_use(c, ids[i % 2], x, y, f, k, 0);
            if (i) {
                kit_begin(c), kit_move(c, last.x, last.y),
                    kit_quad(c, (last.x + l.x) / 2, MAX(last.y, l.y) + 14, l.x, l.y);
                kit_stroke(c, i % 2 ? p->accent : p->gold, 4 + row * 2, 1);
            }
            last = r;
        }
        kit_done(c);
    }
}

/* Close: a dish is uncovered. */
COMPOSITION(recipe_dish) {
    const struct palette *p = c->pal;
    colour wall = kit_mix(p->accent, p->ink, .5), silver = kit_mix(p->light, 0xdfe6ee, .5);
    c->light = (struct light){300, 520, 240, 0xffdf9e, .52, .66};
    kit_path_fill(c, "M0 0H600V900H0Z", kit_down(c, kit_mix(wall, p->shadow, .5), wall), 1);
    recipe_ground(c, 866, wall, wall);
    for (int i = 0; i < 5; i++) {
        struct actor a = actor_somebody(c, C_TRAVELLER, POSE_STAND, wall, i);
        a.view = FRONT_VIEW, a.mood = i % 2 ? FACE_JOY : FACE_FEAR, a.wear = i % 2 ? WEAR_PARTY : WEAR_NONE,
        a.head = 1;
        kit_lit(c);
        kit_put(c, 60 + i * 122, 372 + (i % 2) * 40, 3.5, (i * 13) % 11 - 5);
        kit_path_fill(c, "M-22 60V24Q-16 9 0 9Q16 9 22 24V60Z", a.coat, 1);
        actor_head(c, &a);
        kit_done(c), kit_done(c);
    }
    recipe_sheet(c, 2, "M-10 560Q300 520 610 560V910H-10Z",
                 kit_down(c, 0xfff4dc, kit_mix(0xe8d4b0, p->accent, .2)));
    kit_path_line(c, "M-10 640Q300 600 610 640", p->accent, 10, .5);
    kit_glow(c, 300, 620, 330, 0xffe8b0, 1);
    kit_lit(c);
    kit_begin(c), kit_oval(c, 300, 742, 216, 50), kit_shape(c, silver, 1);
    kit_begin(c), kit_oval(c, 300, 734, 176, 36), kit_shape(c, kit_mix(silver, p->mid, .3), 1);
    kit_done(c);
    kit_begin(c);
    for (int i = 0; i < 9; i++) kit_dot(c, 150 + i * 37.5, 742 + (i % 2) * 14);
    kit_stroke(c, 0x6a8a3a, 30, 1);
    motif_place(c, (struct place){A, 300, 744, 250, 230, 0, s->right, 2, HELD, true,
                                  kit_mix(0xfff4dc, p->accent, .1), 0, 0});
    double side = s->right ? -1 : 1;
    kit_lit(c);
    kit_put_flip(c, 300 + side * 150, 330, side * .84, .84, side * 28);
    kit_path_fill(c, "M-190 110Q-190 -90 0 -90Q190 -90 190 110Q0 150 -190 110Z", silver, 1);
    kit_path_fill(c, "M-140 90Q-140 -40 -50 -70Q-110 10 -100 96Z", 0xffffff, .6);
    kit_begin(c), kit_oval(c, 0, -102, 22, 18), kit_shape(c, p->gold, 1);
    kit_done(c);
    kit_done(c);
    kit_lit(c);
    actor_hand(c, 300 + side * 206, 216, 1.25, 190 + side * 20, s->right, .8, recipe_skin(c, (int)s->seed),
               p->ink);
    kit_done(c);
}

/* From below: the tent's round roof, and two on trapezes. */
COMPOSITION(recipe_trapeze) {
    const struct palette *p = c->pal;
    c->light = (struct light){300, 300, 360, 0xffe8b8, .54, .62};
    colour dark = kit_mix(p->accent, p->ink, .5), pale = kit_mix(p->light, p->gold, .3);
    kit_path_fill(c, "M0 0H600V900H0Z", dark, 1);
    for (int k = 0; k < 2; k++) {
        kit_begin(c);
        for (int i = k; i < 24; i += 2) {
            kit_move(c, 300, 300);
            kit_line(c, 300 + kit_sin(i * 15) * 800, 300 - kit_cos(i * 15) * 800);
            kit_line(c, 300 + kit_sin(i * 15 + 15) * 800, 300 - kit_cos(i * 15 + 15) * 800);
            kit_close_path(c);
        }
        kit_shape(c, k ? dark : kit_mix(dark, pale, .34), 1);
    }
    kit_glow(c, 300, 300, 420, 0xffe8b8, .6);
    kit_disc_at(c, 300, 300, 34, kit_mix(p->sky1, p->light, .3), 1);
    recipe_ground(c, 866, dark, kit_mix(dark, pale, .2));
    double side = s->right ? -1 : 1;
    colour back = kit_mix(dark, pale, .3);
    kit_begin(c), kit_move(c, 300 - side * 20, 280), kit_line(c, 300 - side * 210, 430),
        kit_move(c, 300 - side * 6, 290), kit_line(c, 300 - side * 110, 450);
    kit_move(c, 300 + side * 20, 280), kit_line(c, 300 + side * 80, 560), kit_move(c, 300 + side * 34, 276),
        kit_line(c, 300 + side * 190, 550);
    kit_stroke(c, p->light, 4, .9);
    kit_begin(c), kit_move(c, 300 - side * 216, 428), kit_line(c, 300 - side * 104, 452),
        kit_stroke(c, p->gold, 9, 1);
    kit_begin(c), kit_move(c, 300 + side * 70, 562), kit_line(c, 300 + side * 200, 550),
        kit_stroke(c, p->gold, 9, 1);
    motif_place(c, (struct place){A, 300 + side * 134, 556, 200, 190, side * -4, s->right, 2, HELD, true,
                                  back, 0, 0});
    struct actor w = actor_somebody(c, W, POSE_REACH_UP, back, 0);
    w.flip = s->right, w.mood = FACE_JOY;
    c->aloft = true;
    actor_place(c, &w, 300 - side * 150, 436, 2.5, 180 + side * 8, W, back);
    c->aloft = false;
    /* Round the ring: the public, heads towards us. */
    crowd_behind(c, 800, 1.9, dark, 6);
}

/* Close: two glasses touch, and a world is in each. */
COMPOSITION(recipe_toast) {
    const struct palette *p = c->pal;
    colour back = kit_mix(p->near, p->ink, .35), wine = kit_mix(p->accent, 0x7a1f34, .35),
           gold = kit_mix(p->gold, 0xffe2a0, .4);
    c->light = (struct light){300, 300, 260, 0xffe6b0, .54, .62};
    kit_path_fill(c, "M0 0H600V900H0Z", kit_down(c, kit_mix(back, p->shadow, .4), back), 1);
    recipe_ground(c, 866, back, back);
    kit_begin(c);
    for (int i = 0; i < 16; i++) kit_dot(c, 40 + (i * 173) % 540, 60 + (i * 97) % 260);
    kit_stroke(c, gold, 26, .18);
    kit_glow(c, 300, 240, 300, 0xffe6b0, .9);
    for (int k = 0; k < 2; k++) {
        double side = k ? 1 : -1, x = 300 + side * 134;
        kit_put_flip(c, x, 420, side, 1, side * 7);
        kit_path_fill(c, "M-122 -190H104Q120 60 0 130Q-116 60 -122 -190Z", 0xffffff, .24);
        kit_path_fill(c, "M-122 -60Q-10 -90 112 -60Q96 74 0 120Q-104 74 -122 -60Z", k ? wine : gold, .95);
        kit_begin(c), kit_oval(c, -6, -62, 116, 18), kit_shape(c, kit_mix(k ? wine : gold, p->light, .4), 1);
        kit_done(c);
        motif_place(c, (struct place){k ? B : A, x - side * 4, 452, 140, 150, side * 5, k == 0, 1, HELD, true,
                                      k ? kit_mix(back, wine, .4) : kit_mix(back, gold, .3), 0, 0});
        kit_put_flip(c, x, 420, side, 1, side * 7);
        kit_path_fill(c, "M-120 -20Q-10 10 110 -20Q92 76 0 120Q-100 76 -120 -20Z", k ? wine : gold, .55);
        kit_path_line(c, "M-122 -190Q-116 60 0 130Q120 60 104 -190", 0xffffff, 5, .8);
        kit_path_fill(c, "M-8 126H8L10 330Q60 338 70 352H-70Q-60 338 -10 330Z", 0xf4f8ff, .8);
        kit_done(c);
        kit_lit(c);
        kit_limb(c, (struct point[]){{x + side * 250, 900, 0}, {x + side * 30, 700, 0}}, (double[]){70, 42},
                 2, k ? p->ink : p->accent);
        actor_hand(c, x - side * 6, 668, 1.6, side * -26, k == 0, .75, recipe_skin(c, (int)s->seed + k),
                   k ? p->ink : p->accent);
        kit_done(c);
    }
    kit_begin(c);
    for (int i = 0; i < 9; i++)
        kit_move(c, 300, 214), kit_line(c, 300 + kit_sin(i * 26 - 104) * (60 + i % 2 * 30),
                                        200 - kit_cos(i * 26 - 104) * (60 + i % 2 * 30));
    kit_stroke(c, 0xfff2c0, 4, .9);
}
