/* recipes_music.c: five lines in every picture: keys, wires, tiers of singers, strings. */
#include "cards/recipes.h"

/* A choir in tiers; above it the notes fly off as something else. */
COMPOSITION(recipe_choir) {
    const struct palette *p = c->pal;
    colour wall = kit_mix(p->near, p->ink, .35), robe = p->accent;
    c->light = (struct light){300, 60, 420, 0xffe2b0, .5, .62};
    kit_path_fill(c, "M0 0H600V900H0Z", kit_down(c, kit_mix(p->ink, p->sky0, .5), wall), 1);
    recipe_ground(c, 850, wall, wall);
    kit_path_fill(c, "M250 -20H350L560 700H40Z",
                  kit_gradient(c, 0, 0, 0, 700, (struct stop[]){{0xffe8c0, 0, .4}, {0xffe8c0, 1, .04}}, 2),
                  1);
    for (int i = 0; i < 5; i++) {
        kit_begin(c), kit_move(c, 60, 300 + i * 15),
            kit_curve(c, 200, 200 + i * 15, 360, 340 + i * 11, 550, 130 + i * 17);
        kit_stroke(c, p->gold, 2.4, .8);
    }
    uint32_t id = recipe_stamp(c, A, wall);
    static const double at[5][3] = {
        {120, 330, .38}, {220, 320, .46}, {320, 330, .56}, {424, 278, .72}, {510, 206, .9}};
    kit_lit(c);
    for (int i = 0; i < 5; i++) kit_use(c, id, at[i][0], at[i][1], at[i][2], at[i][2], i * 9 - 16);
    kit_done(c);
    motif_record(c,
                 (struct placed){A, HELD, true, {90, 120, 560, 340}, kit_lum(p->light), kit_lum(wall), 0, 0});
    struct actor a = actor_somebody(c, C_CHILD, POSE_STAND, wall, 1);
    a.view = FRONT_VIEW, a.mood = FACE_FEAR, a.head = 1;
    uint32_t ids[3];
    for (int k = 0; k < 3; k++) {
        a.style = (enum hair_style)k, a.skin = recipe_skin(c, k), a.hair = k == 1 ? 0xc8a060 : 0x2a1c22;
        if (c->out) text_add(c->out, "<defs>");
        ids[k] = kit_named(c);
        kit_put(c, 0, 0, 1, 0);
        kit_path_fill(c, "M-15 46L-11 14Q0 8 11 14L15 46Z", robe, 1);
        kit_path_fill(c, "M-9 13L0 22L9 13Z", 0xfdf6e6, 1);
        actor_head(c, &a);
        kit_done(c);
        if (c->out) text_add(c->out, "</defs>");
    }
    for (int row = 0; row < 4; row++) {
        kit_lit(c);
        for (int i = 0; i < 9; i++) {
            double k = 1.35 + row * .22, x = 300 + (i - 4) * (48 + row * 7) + (row % 2 ? 16 : 0);
            if (x < 40 || x > 560) continue;
            kit_use(c, ids[(i * 2 + row) % 3], x, 450 + row * 72, k, k, 0);
        }
        kit_done(c);
    }
    struct actor w = actor_somebody(c, C_TRAVELLER, POSE_CONDUCT, robe, 0);
    w.view = BACK_VIEW, w.coat = kit_mix(p->ink, p->near, .2), w.wear = WEAR_NONE;
    struct grips g = actor_place(c, &w, 300, 1020, 3.6, 0, NO_FIGURE, robe);
    kit_begin(c), kit_move(c, g.near.x, g.near.y - 8), kit_line(c, g.near.x + 40, g.near.y - 90),
        kit_stroke(c, 0xfff6e0, 5, 1);
    motif_record(c,
                 (struct placed){W, HELD, false, {220, 640, 380, 870}, kit_lum(w.coat), kit_lum(robe), 0, 0});
}

/* A keyboard is a street; somebody walks it, and our hands play. */
COMPOSITION(recipe_street_of_keys) {
    const struct palette *p = c->pal;
    piece_open_sky(c, s);
    piece_roofs(c, 380, 150, kit_mix(p->far, p->near, .4), p->near, p->gold, 20, 580, false, 40);
    colour back = kit_mix(p->light, 0xfffaf0, .5);
    recipe_ground(c, 760, back, back);
    kit_path_fill(
        c, "M120 350H480L720 910H-120Z",
        kit_gradient(c, 0, 350, 0, 900, (struct stop[]){{kit_mix(back, p->mid, .3), 0, 1}, {back, 1, 1}}, 2),
        1);
    kit_begin(c);
    for (int i = 0; i <= 9; i++) kit_move(c, 120 + i * 40, 350), kit_line(c, -120 + i * 93.3, 910);
    kit_stroke(c, kit_mix(p->ink, p->mid, .4), 3, .7);
    static const char black[] = "1101110110";
    for (int i = 0; i < 9; i++) {
        if (black[i] != '1') continue;
        double x0 = 120 + i * 40 + 26, x1 = x0 + 26, t = .55, b0 = x0 + (-120 + i * 93.3 + 60 - x0) * t,
               b1 = x1 + (-120 + i * 93.3 + 122 - x1) * t;
        kit_paper(c, 1);
        kit_begin(c), kit_move(c, x0, 350), kit_line(c, x1, 350), kit_line(c, b1, 350 + 560 * t),
            kit_line(c, b0, 350 + 560 * t), kit_close_path(c);
        kit_shape(c, kit_mix(p->ink, 0x1a1622, .5), 1);
        kit_done(c);
    }
    kit_lit(c);
    for (int i = 0; i < 8; i++) {
        double x = 40 + i * 74, h = 120 + (i * 53) % 90;
        kit_begin(c), kit_rect(c, x - 20, 350 - h, 40, h),
            kit_shape(c, i % 2 ? kit_mix(p->near, p->accent, .3) : kit_mix(p->light, p->mid, .4), 1);
        kit_begin(c), kit_move(c, x - 26, 350 - h), kit_line(c, x, 310 - h), kit_line(c, x + 26, 350 - h),
            kit_close_path(c), kit_shape(c, p->accent, 1);
        kit_begin(c), kit_rect(c, x - 7, 372 - h, 14, 20), kit_shape(c, p->gold, 1);
    }
    kit_done(c);
    recipe_hero(c, A, 330, 640, 150, 160, s->right, back);
    struct actor w = actor_somebody(c, W, POSE_DANCE, back, 0);
    w.mood = FACE_JOY;
    actor_place(c, &w, 176, 690, 1.3, 0, W, back);
    kit_lit(c);
    actor_hand(c, 180, 860, 1.5, 8, false, .15, recipe_skin(c, (int)s->seed), p->ink);
    actor_hand(c, 430, 860, 1.5, -8, true, .15, recipe_skin(c, (int)s->seed), p->ink);
    kit_done(c);
}

/* Wires between houses are a stave; what sits on them is the tune. */
COMPOSITION(recipe_wires) {
    const struct palette *p = c->pal;
    piece_open_sky(c, s);
    colour back = kit_back_at(c, 330), house = kit_mix(p->near, p->ink, .25);
    kit_glow(c, 300, 300, 330, p->light, .6);
    for (int i = 0; i < 5; i++) {
        kit_begin(c), kit_move(c, 100, 300 + i * 42), kit_quad(c, 300, 350 + i * 40, 500, 270 + i * 44);
        kit_stroke(c, p->ink, 3.4, .9);
    }
    uint32_t id = recipe_stamp(c, A, back);
    static const double at[7][2] = {{160, 330}, {214, 410}, {262, 352}, {316, 446},
                                    {364, 400}, {412, 300}, {452, 380}};
    kit_lit(c);
    for (int i = 0; i < 7; i++) kit_use(c, id, at[i][0], at[i][1], .58, .58, 0);
    kit_done(c);
    motif_record(c, (struct placed){A,
                                    HELD,
                                    true,
                                    {130, 270, 480, 450},
                                    kit_lum(motif_choose_coat(c, motif_at(A), back).body),
                                    kit_lum(back),
                                    0,
                                    0});
    recipe_sheet(c, 2, "M-10 -10H96L150 910H-10Z", kit_down(c, house, kit_mix(house, p->shadow, .4)));
    recipe_sheet(c, 2, "M610 -10H504L450 910H610Z",
                 kit_down(c, kit_mix(house, p->shadow, .15), kit_mix(house, p->shadow, .5)));
    kit_path_fill(
        c,
        "M30 120L62 122L68 190L32 190ZM36 300L76 302L82 374L38 374ZM570 150L540 152L534 224L568 222ZM40 520L90 524L98 600L42 596ZM566 470L524 474L516 550L564 546Z",
        p->gold, .95);
    recipe_ground(c, 840, house, back);
    recipe_sheet(c, 2, "M150 690H460V740H150Z", kit_mix(house, p->light, .15));
    struct actor w = actor_somebody(c, W, POSE_PLAY, back, 0);
    w.view = SIDE_VIEW, w.mood = FACE_SLEEP;
    struct grips g = actor_place(c, &w, 250, 694, 2.3, 0, W, back);
    kit_lit(c);
    kit_put(c, g.head.x + 12, g.head.y + 34, .46, 74);
    struct coat coat = motif_coat_with(p, p->accent);
    motif_draw(c, C_VIOLIN, &coat);
    kit_done(c), kit_done(c);
    kit_begin(c), kit_move(c, g.head.x + 56, g.head.y - 46), kit_line(c, g.head.x + 44, g.head.y + 92),
        kit_stroke(c, kit_mix(p->gold, p->light, .3), 4, 1);
    for (int i = 0; i < 3; i++) {
        struct actor a = actor_somebody(c, C_TRAVELLER, POSE_STAND, house, i);
        a.view = BACK_VIEW;
        kit_lit(c);
        kit_put(c, 120 + i * 190, 800 + (i == 1 ? 26 : 0), 4.2, i * 8 - 8);
        kit_path_fill(c, "M-22 60V20Q-16 8 0 8Q16 8 22 20V60Z", a.coat, 1);
        actor_head(c, &a);
        kit_done(c), kit_done(c);
    }
}

/* Somebody beats a drum as large as the moon, and the ground answers. */
COMPOSITION(recipe_drummer) {
    const struct palette *p = c->pal;
    scene_back(c, s, 690);
    colour back = kit_back_at(c, 330);
    for (int i = 5; i > 0; i--) {
        kit_begin(c), kit_oval(c, 300, 560, 60 + i * 62, 40 + i * 58);
        kit_stroke(c, p->gold, 3, .2 + .1 * (5 - i));
    }
    scene_front(c, s, 800);
    colour ground = c->ground_col;
    kit_glow(c, 300, 540, 260, p->light, .6);
    uint32_t id = recipe_stamp(c, A, back);
    kit_lit(c);
    for (int i = 0; i < 7; i++) {
        double at = -96 + i * 32;
        kit_use(c, id, 300 + kit_sin(at) * 216, 500 - kit_cos(at) * (210 + (i % 2) * 50), .8, .8, at / 3);
    }
    kit_done(c);
    motif_record(c, (struct placed){A,
                                    HELD,
                                    true,
                                    {60, 160, 540, 520},
                                    kit_lum(motif_choose_coat(c, motif_at(A), back).body),
                                    kit_lum(back),
                                    0,
                                    0});
    kit_lit(c);
    kit_path_fill(c, "M150 640Q300 690 450 640V790Q300 850 150 790Z", p->accent, 1);
    kit_path_line(c, "M160 660L210 800L255 678L300 812L345 678L390 800L440 660", p->gold, 6, 1);
    kit_begin(c), kit_oval(c, 300, 640, 150, 40), kit_shape(c, 0xfbf0d8, 1);
    kit_done(c);
    struct actor w = actor_somebody(c, W, POSE_OVER, back, 0);
    w.mood = FACE_JOY, w.view = FRONT_VIEW;
    struct grips g = actor_place(c, &w, 300, 660, 1.9, 0, W, back);
    kit_begin(c), kit_move(c, g.near.x, g.near.y), kit_line(c, g.near.x + 34, g.near.y - 44),
        kit_move(c, g.far.x, g.far.y), kit_line(c, g.far.x - 34, g.far.y - 44);
    kit_stroke(c, kit_mix(p->gold, p->light, .4), 5, 1);
    (void)ground;
}

/* A serenade: one plays below, one leans out above; what is played climbs the wall. */
COMPOSITION(recipe_serenade) {
    const struct palette *p = c->pal;
    colour wall = kit_mix(p->mid, p->accent, .22), dark = kit_mix(wall, p->shadow, .5);
    c->light = (struct light){420, 240, 260, 0xffdf9e, .5, .6};
    kit_path_fill(c, "M0 0H600V900H0Z", kit_down(c, dark, wall), 1);
    kit_begin(c);
    for (int y = 40; y < 830; y += 58)
        for (int x = (y / 58 % 2) * 50 - 30; x < 600; x += 120) kit_move(c, x, y), kit_line(c, x + 54, y);
    kit_stroke(c, dark, 3, .45);
    kit_begin(c), kit_rect(c, 0, 824, 600, 90), kit_shape(c, kit_down(c, p->near, p->ink), 1);
    recipe_ground(c, 836, p->near, wall);
    recipe_sheet(c, 1, "M340 340V200Q420 110 500 200V340Z", kit_mix(p->gold, 0xfff0c8, .6));
    kit_glow(c, 420, 260, 260, 0xffdf9e, .8);
    recipe_hero(c, B, 420, 350, 140, 170, true, kit_mix(p->gold, 0xfff0c8, .6));
    recipe_sheet(
        c, 2,
        "M316 334H524V356H316ZM330 356H342V420H330ZM370 356H382V420H370ZM412 356H424V420H412ZM454 356H466V420H454ZM496 356H508V420H496ZM310 420H530V438H310Z",
        kit_mix(p->ink, p->accent, .2));
    struct actor w = actor_somebody(c, C_TRAVELLER, POSE_PLAY, wall, 0);
    w.mood = FACE_JOY;
    struct grips g = actor_place(c, &w, 150, 856, 2.5, 0, W, wall);
    kit_lit(c);
    kit_put(c, g.head.x + 12, g.head.y + 34, .46, 74);
    struct coat coat = motif_coat_with(p, p->accent);
    motif_draw(c, C_VIOLIN, &coat);
    kit_done(c), kit_done(c);
    kit_begin(c), kit_move(c, g.head.x + 56, g.head.y - 50), kit_line(c, g.head.x + 44, g.head.y + 96),
        kit_stroke(c, kit_mix(p->gold, p->light, .3), 4, 1);
    for (int i = 0; i < 5; i++) {
        kit_begin(c), kit_move(c, 220, 640 + i * 12),
            kit_curve(c, 330, 610 + i * 12, 250, 500 + i * 10, 330, 452 + i * 8);
        kit_stroke(c, p->gold, 2.2, .7);
    }
    uint32_t id = recipe_stamp(c, A, wall);
    static const double at[5][3] = {
        {250, 660, .4}, {296, 610, .46}, {268, 560, .5}, {236, 470, .62}, {262, 380, .74}};
    kit_lit(c);
    for (int i = 0; i < 5; i++) kit_use(c, id, at[i][0], at[i][1], at[i][2], at[i][2], i * 11 - 20);
    kit_done(c);
    motif_record(c, (struct placed){A,
                                    HELD,
                                    true,
                                    {200, 300, 320, 660},
                                    kit_lum(motif_choose_coat(c, motif_at(A), wall).body),
                                    kit_lum(wall),
                                    0,
                                    0});
}
