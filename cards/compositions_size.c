/* compositions_size.c: giant and tiny; made of something else. */
#include "cards/compositions.h"
#include <assert.h>

static bool heads(struct canvas *c) {
    return kit_chance(c, 50);
}

/* Somebody small holds a giant of the air by a string. */
COMPOSITION(paint_giant_on_a_string) {
    scene_back(c, s, 700);
    bool left = heads(c);
    double hx = left ? 316 : 284;
    struct spot hero = motif_place(c, (struct place){A, hx, 520, 430, 350, kit_between(c, -5, 5), !left, 3,
                                                     FLIES, true, kit_back_at(c, 380), 0, 0});
    scene_front(c, s, 822);
    double x = left ? 170 : 430;
    struct point hand = prop_person(c, W, x, 118, -14, -44, left ? 18 : 14, -104);
    struct point tie = motif_spot_point(&hero, hero.motif->tie_x, hero.motif->tie_y);
    prop_string(c, tie, hand, left ? -26 : 26, kit_mix(c->pal->light, c->pal->gold, .2), 2.4);
}

/* A giant stands behind the nearest hill; somebody small has come to see. */
COMPOSITION(paint_giant_standing) {
    scene_back(c, s, 690);
    kit_glow(c, 300, 460, 330, c->pal->light, .5);
    double y = setting_at(s->setting)->indoor ? 806 : 836;
    motif_place_posed(c, (struct place){A, heads(c) ? 320 : 280, y, 400, 500, 0, heads(c), 3, STANDS, true,
                                        kit_back_at(c, 470), .06, 0});
    c->placed[c->placed_count - 1].ground = y;
    scene_front(c, s, 816);
    prop_witness(c, s, heads(c) ? 106 : 494, 84);
}

/* A lighthouse lets its beam fall on something enormous in the air. */
COMPOSITION(paint_giant_in_the_beam) {
    const struct palette *p = c->pal;
    scene_sky(c, s);
    int side = c->right ? -1 : 1;
    double lx = 300 + side * 150, ly = 560;
    kit_glow(c, lx, ly, 260, p->light, .9);
    kit_begin(c);
    kit_move(c, lx, ly - 4), kit_line(c, 300 - side * 330, 90), kit_line(c, 300 - side * 330, 480);
    kit_close_path(c);
    kit_shape(c,
              kit_gradient(c, lx, ly, 300 - side * 300, 300,
                           (struct stop[]){{p->light, 0, .85}, {p->light, 1, .06}}, 2),
              1);
    motif_place(c, (struct place){A, 300 - side * 40, 470, 400, 320, side * -8, side < 0, 3, FLIES, true,
                                  kit_back_at(c, 320), 0, 0});
    scene_sheets(c, s, 700);
    kit_paper(c, 1);
    kit_begin(c);
    kit_spline(c,
               (struct point[]){{lx - 130, 800, 1},
                                {lx - 96, 752, 0},
                                {lx - 48, 740, 0},
                                {lx - 20, 722, 0},
                                {lx + 30, 720, 0},
                                {lx + 70, 744, 0},
                                {lx + 120, 800, 1}},
               7, true);
    kit_shape(c, kit_mix(p->ink, p->near, .4), 1);
    kit_done(c);
    motif_place(c, (struct place){C_LIGHTHOUSE, lx, 730, 90, 196, 0, false, 1, HELD, false,
                                  kit_back_at(c, 640), 0, p->light});
    scene_front(c, s, 820);
    prop_witness(c, s, 300 - side * 150, 74);
}

/* It rises behind the skyline and looks down. */
COMPOSITION(paint_giant_behind) {
    const struct palette *p = c->pal;
    bool town = s->setting == C_CITY || s->setting == C_HARBOUR;
    scene_sky(c, s);
    kit_glow(c, 300, 400, 360, p->light, .5);
    if (town) scene_sheets(c, s, 690);
    struct box b = motif_box(A);
    double h = MIN(440 / (b.x1 - b.x0) * (b.y1 - b.y0), 540), y = MIN(850, 636 + h * .3);
    motif_place_posed(c, (struct place){A, heads(c) ? 312 : 288, y, 440, 540, 0, heads(c), 2, STANDS, true,
                                        kit_back_at(c, 420), .26, 0});
    c->placed[c->placed_count - 1].ground = y;
    if (town) { /* solid roofs in front of the giant's feet, of a colour that is not the sky's */
        colour roof = kit_mix(p->near, p->ink, .35), wall = kit_mix(roof, p->ink, .4);
        kit_paper(c, 2);
        piece_roofs(c, 760, 120, roof, wall, p->gold, -10, 610, false, 34);
        kit_begin(c), kit_rect(c, -10, 758, 640, 160), kit_shape(c, roof, 1);
        kit_done(c);
        c->mid_col = roof;
    } else { /* Peaks and pines are tall: they start lower here, or they would hide what rises behind them. */
        scene_sheets(c, s, s->setting == C_MOUNTAINS || s->setting == C_FOREST ? 780 : 712);
    }
    scene_front(c, s, 824);
    prop_witness(c, s, heads(c) ? 150 : 450, 88);
}

/* ---- made of ---- */

/* The outline of a creature, and in it another world. */
COMPOSITION(paint_made_of_a_world) {
    const struct palette *p = c->pal;
    scene_back(c, s, 690);
    struct box b = motif_box(A);
    double scale = MIN(450 / (b.x1 - b.x0), 470 / (b.y1 - b.y0)), x = 300 - (b.x0 + b.x1) / 2 * scale,
           y = 826 - b.y1 * scale;
    const struct motif *m = motif_at(A);
    bool flies = !(m->lives & LAND);
    if (flies) y -= 230;
    struct coat rim = motif_coat_with(p, kit_mix(p->light, p->mist, .3));
    kit_glow(c, 300, y + (b.y0 + b.y1) / 2 * scale, 340, p->light, .6);
    kit_paper(c, 3);
    kit_put(c, x, y, scale, 0);
    c->flat = true;
    c->flat_fill = rim.body;
    motif_draw(c, A, &rim);
    c->flat = false;
    kit_done(c);
    kit_done(c);
    uint32_t id;
    kit_clip_open(c, &id);
    /* A little smaller, so that a pale edge of paper is left around the world. */
    kit_put(c, x + (b.x0 + b.x1) / 2 * scale * .02, y + (b.y0 + b.y1) / 2 * scale * .02, scale * .98, 0);
    kit_box_reset(c);
    motif_draw(c, A, &rim);
    kit_done(c);
    struct box in = c->box;
    kit_clip_done(c);
    kit_clipped(c, id);
    prop_world(c, s, in.x0 - 4, in.y0 - 4, in.x1 - in.x0 + 8, (in.y1 - in.y0) * 1.04 + 8, NO_FIGURE, 0);
    kit_done(c);
    motif_record(c, (struct placed){A, flies ? FLIES : STANDS, true, in, kit_lum(rim.body),
                                    kit_lum(rim.body) > .5 ? 0 : 1, in.y1, .04});
    scene_front(c, s, 816);
    prop_witness(c, s, heads(c) ? 120 : 480, 92);
}

static void trees_on(struct canvas *c, const struct spot *h, double x0, double x1, double y, int n) {
    const struct palette *p = c->pal;
    for (int i = 0; i < n; i++) {
        struct point at = motif_spot_point(h, x0 + (x1 - x0) * i / (n - 1), y);
        double th = kit_between(c, 46, 80);
        motif_conifer(c, at.x, at.y + 12, th, th * .46, kit_mix(p->near, p->ink, .3), p->ink, 4);
    }
}

/* The island swims: trees and a house on a back. */
COMPOSITION(paint_made_as_an_island) {
    scene_back(c, s, 640);
    kit_glow(c, 300, 520, 300, c->pal->light, .5);
    struct box b = motif_box(A);
    double w = 470, scale = w / (b.x1 - b.x0), h = (b.y1 - b.y0) * scale;
    struct spot hero = {.x = 300 - (b.x0 + b.x1) / 2 * scale, .y = 772 - b.y1 * scale, .scale = scale};
    kit_paper(c, 1);
    trees_on(c, &hero, motif_at(A)->back_x - 50, motif_at(A)->back_x + 60, motif_at(A)->back_y + 10, 5);
    kit_done(c);
    struct point top = motif_spot_point(&hero, motif_at(A)->back_x + 8, motif_at(A)->back_y);
    motif_place(c, (struct place){B, top.x, top.y + 16, 150, 190, 0, false, 2, HELD, false,
                                  kit_back_at(c, top.y - 60), 0.05, 0});
    motif_place(c, (struct place){A, 300, 772, w, h + 1, 0, false, 2, FLOATS, true,
                                  kit_mix(c->mid_col, kit_back_at(c, 640), .5), .2, 0});
    scene_front(c, s, 792);
    prop_witness(c, s, heads(c) ? 118 : 482, 70);
}

/* A sleeping beast is the hill; pines grow on it and somebody passes by. */
COMPOSITION(paint_made_as_a_hill) {
    const struct palette *p = c->pal;
    scene_back(c, s, 560);
    colour fur = A == C_CAT      ? kit_mix(p->ink, p->near, .45)
                 : A == C_BEAR   ? kit_mix(p->accent, p->ink, .5)
                 : A == C_RABBIT ? kit_mix(p->light, p->far, .25)
                                 : p->accent;
    if (kit_lum(fur) > .55 && A != C_RABBIT) fur = kit_mix(fur, p->ink, .25);
    colour dark = kit_mix(fur, p->ink, .35),
           pale = A == C_CAT ? kit_mix(p->light, p->far, .3) : kit_mix(p->light, 0xffffff, .2);
    struct coat coat = {fur, dark, pale, p->accent, p->gold};
    kit_paper(c, 2);
    kit_begin(c);
    kit_raw_path(
        c,
        "M60 800C90 700 130 600 170 540C210 470 280 410 390 380C470 380 540 430 585 510C610 560 630 600 640 650V830H60Z");
    kit_shape(c, kit_down(c, kit_mix(fur, p->light, .15), dark), 1);
    kit_done(c);
    kit_paper(c, 1);
    for (int i = 0; i < 6; i++) {
        double x = 300 + i * 36, th = kit_between(c, 56, 96), y = 398 + (x - 398) * (x - 398) * .0016;
        motif_conifer(c, x, y + 10, th, th * .44, kit_mix(p->near, p->ink, .35), p->ink, 4);
    }
    kit_done(c);
    /* What lies before its chin: a fox's brush, a cat's tail, the paw of the others. */
    static const char *const before[4] = {
        "s b 640,600! 590,660 500,702 390,714 280,708 180,712 100,720 34,750! 80,794 180,820 330,828 640,808!;"
        "s l 176,712! 100,720 34,750! 80,794 160,816 196,820! 172,804 204,792 178,772 212,758 180,746 206,728;",
        "s b 640,640! 590,690 500,726 390,738 280,736 180,738 110,736 72,748 66,776 92,796 180,806 330,822 640,808!;",
        "s b 640,600! 590,660 500,702 390,714 280,708 180,708 108,708 64,724 50,756 64,792 110,812 200,822 330,828 640,808!;"
        "l d@70~5 M56 742Q76 736 92 744M52 764Q72 760 90 768M62 788Q82 782 100 790;",
        "s b 640,600! 590,660 500,702 390,714 280,708 180,712 108,716 66,732 54,760 66,790 110,808 200,820 330,828 640,808!;"
        "l d@45~5 M60 752Q78 746 94 752M60 776Q78 770 94 776;"};
    int kind = A == C_CAT ? 1 : A == C_BEAR ? 2 : A == C_RABBIT ? 3 : 0;
    kit_paper(c, 2);
    kit_cut(c, before[kind], &(struct coat){kit_mix(fur, p->ink, .12), dark, pale, p->accent, p->gold});
    kit_done(c);
    static const char *const ears[4] = {
        "y b 132,580 144,484 204,540; y b 236,540 274,484 292,580; y d 152,508 186,536 158,550; y d 266,508 278,556 246,544;",
        "y b 126,590 134,508 190,548; y b 244,548 290,508 294,590; y a 142,528 172,550 146,560; y a 284,528 288,562 258,550;",
        "c b 150 546 30 276 546 30; c d 150 546 17 276 546 17;",
        "s b 150,590! 120,500 118,420 136,404 156,430 184,540!; s b 236,550! 256,450 282,410 302,416 302,470 286,590!; s a 148,560! 132,500 130,440 138,424 150,460 168,545!;"};
    kit_paper(c, 2);
    kit_cut(c, ears[kind], &coat);
    kit_cut(
        c,
        kind == 0
            ? "s b 44,676! 74,634 120,586 150,556 196,534 232,542 288,564 292,626 262,680 200,698 120,698 66,692;"
              "s l 44,676! 92,658 140,658 180,640 230,648 282,648 262,680 200,698 120,698 66,692; c d 48 676 10; l d~5 M136 630Q156 648 178 628M214 624Q236 642 258 620;"
            : "s b 104,640 116,584 156,548 214,538 272,552 306,596 308,650 270,690 206,702 140,692; s l 150,664 180,640 214,634 250,642 262,668 236,690 206,696 170,688;"
              "s d 196,650 206,646 218,650 207,661; l d~4 M207 661V672M207 672Q194 684 182 676M207 672Q220 684 234 676;",
        &coat);
    /* Closed eyes, pale on dark fur. */
    if (kit_lum(fur) < .35) coat.dark = kit_mix(fur, pale, .5);
    if (kind != 0) kit_cut(c, "l d~5 M136 626Q154 642 174 624M240 624Q260 642 280 622;", &coat);
    kit_done(c);
    motif_record(
        c, (struct placed){
               A, STANDS, true, {44, 404, 566, 828}, kit_lum(fur), kit_lum(kit_back_at(c, 480)), 828, .05});
    scene_front(c, s, 826);
    prop_witness(c, s, 440, 66);
}

/* Reads the points of the first outline of a motif; stars stand on them. */
static int outline_of(uint16_t figure, struct point *p, int max) {
    const char *d = motif_at(figure)->cut;
    while (*d && !(d[0] == 's' && d[1] == ' ' && d[2] == 'b' && d[3] == ' ')) d++;
    assert(*d);
    int n = 0;
    for (d += 4; *d != ';' && n < max;) {
        double x = kit_read_number(&d);
        d++; /* the comma */
        double y = kit_read_number(&d);
        p[n++] = (struct point){x, y, *d == '!'};
        if (*d == '!') d++;
        while (*d == ' ') d++;
    }
    return n;
}

/* Drawn in the sky by stars. */
COMPOSITION(paint_made_of_stars) {
    const struct palette *p = c->pal;
    scene_back(c, s, 710);
    struct box b = motif_box(A);
    double scale = MIN(420 / (b.x1 - b.x0), 400 / (b.y1 - b.y0)), x = 300 - (b.x0 + b.x1) / 2 * scale,
           y = 300 - (b.y0 + b.y1) / 2 * scale;
    kit_glow(c, 300, 300, 280, p->light, .35);
    kit_faint(c, .26);
    c->flat = true;
    c->flat_fill = p->light;
    kit_put(c, x, y, scale, 0);
    struct coat coat = motif_coat_with(p, p->light);
    motif_draw(c, A, &coat);
    kit_done(c);
    c->flat = false;
    kit_done(c);
    struct point pt[40];
    int n = outline_of(A, pt, 40);
    kit_begin(c);
    for (int i = 0; i <= n; i++) {
        double px = x + pt[i % n].x * scale, py = y + pt[i % n].y * scale;
        if (i)
            kit_line(c, px, py);
        else
            kit_move(c, px, py);
    }
    kit_stroke(c, p->light, 2.4, .8);
    for (int big = 0; big < 2; big++) {
        kit_begin(c);
        for (int i = 0; i < n; i++)
            if ((pt[i].corner || i % 3 == 0) == (big == 1))
                kit_dot(c, x + pt[i].x * scale, y + pt[i].y * scale);
        kit_move(c, x + pt[0].x * scale, y + pt[0].y * scale);
        kit_stroke(c, big ? kit_mix(p->light, 0xffffff, .5) : p->light, big ? 13 : 7, 1);
    }
    motif_record(c, (struct placed){A,
                                    FLIES,
                                    true,
                                    {x + b.x0 * scale, y + b.y0 * scale, x + b.x1 * scale, y + b.y1 * scale},
                                    kit_lum(p->light),
                                    kit_lum(kit_back_at(c, 300)),
                                    0,
                                    0});
    scene_front(c, s, 820);
    prop_person(c, W, heads(c) ? 180 : 420, 104, -14, -44, 16, -94);
}
