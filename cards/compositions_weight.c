/* compositions_weight.c: holding up, and balance. */
#include "cards/actors.h"
#include "cards/actors.h"
#include "cards/compositions.h"
#include <stddef.h>

static bool heads(struct canvas *c) {
    return kit_chance(c, 50);
}

/* Somebody on a stack of chairs holds up something far too large. */
COMPOSITION(paint_holding_on_chairs) {
    const struct palette *p = c->pal;
    scene_back(c, s, 730);
    scene_front(c, s, 822);
    double x = 302, y = piece_ground_at(c, x) + 12;
    kit_glow(c, x, 300, 400, p->light, .6);
    const colour tones[3] = {p->accent, p->gold, kit_mix(p->far, p->light, .3)};
    int chairs = heads(c) ? 2 : 1;
    for (int i = 0; i < chairs; i++) {
        struct coat coat = motif_coat_with(p, tones[i]);
        kit_paper(c, 2);
        kit_put_flip(c, x + (i % 2 ? 7 : 0), y, i % 2 ? -1.34 : 1.34, 1.34, i ? -3 : 2);
        kit_cut(c, cut_chair, &coat);
        kit_done(c);
        kit_done(c);
        y -= 76;
    }
    struct person who = motif_somebody(c, kit_back_at(c, y - 60));
    who.left_x = -26, who.left_y = -118, who.right_x = 26, who.right_y = -118;
    who.child = true;
    if (who.hat == TOP_HAT || who.hat == CONE || who.hat == BOWLER) who.hat = HAIR;
    c->aloft = true;
    motif_place_person(c, who, x + 2, y, 132, 2, C_CHILD, kit_back_at(c, y - 60));
    c->aloft = false;
    c->placed[c->placed_count - 1].stance = HELD;
    double top = y - 132 * 1.17;
    motif_place(c, (struct place){A, x + 2, top, 350, MIN(330, top - 60), kit_between(c, -3, 3), false, 3,
                                  HELD, true, kit_back_at(c, top - 150), 0, 0});
    prop_witness(c, s, heads(c) ? 130 : 474, 68);
}

/* Somebody carries a whole house on the back. */
COMPOSITION(paint_holding_on_a_back) {
    scene_back(c, s, 700);
    kit_glow(c, 300, 380, 340, c->pal->light, .5);
    struct box b = motif_box(A);
    double k = MIN(430 / (b.x1 - b.x0), 290 / (b.y1 - b.y0)), y = 838;
    const struct motif *m = motif_at(A);
    double sx = 300 - (b.x0 + b.x1) / 2 * k, sy = y - b.y1 * k;
    double bx = sx + m->back_x * k, by = sy + m->back_y * k;
    motif_place(c, (struct place){B, bx, by + 14, 230, MIN(300, by - 60), 0, false, 2, HELD, true,
                                  kit_back_at(c, by - 120), .05, 0});
    motif_place(c,
                (struct place){A, 300, y, 430, 290, 0, false, 3, STANDS, true, kit_back_at(c, 640), .06, 0});
    c->placed[c->placed_count - 1].ground = y;
    scene_front(c, s, 826);
    prop_witness(c, s, heads(c) ? 90 : 510, 66);
}

/* A hand comes up from below. */
COMPOSITION(paint_holding_in_a_hand) {
    const struct palette *p = c->pal;
    scene_back(c, s, 690);
    kit_glow(c, 300, 380, 380, p->light, .6);
    colour skin = kit_mix(p->light, 0xf3cda6, .6);
    if (kit_lum(kit_back_at(c, 700)) > .62) skin = kit_mix(p->accent, p->ink, .25);
    colour line = kit_mix(skin, p->ink, .4), sleeve = kit_mix(p->ink, p->near, .3);
    int side = heads(c) ? 1 : -1;
    bool turned = heads(c);
    kit_lit(c);
    actor_hand(c, 300, 800, 3.9, side * 6, side > 0, .06, skin, sleeve);
    kit_done(c);
    kit_path_line(c, "M248 738Q300 700 352 736M256 776Q304 752 346 780M244 700Q300 668 356 700", line, 5, .4);
    motif_record(
        c, (struct placed){
               C_HAND, HELD, false, {170, 460, 430, 864}, kit_lum(skin), kit_lum(kit_back_at(c, 740)), 0, 0});
    kit_glow(c, 300, 600, 210, p->light, .7);
    motif_place(c, (struct place){A, 300, 716, 230, 290, 0, turned, 2, HELD, true,
                                  kit_mix(skin, p->light, .3), .04, 0});
    scene_front(c, s, 836);
    prop_witness(c, s, heads(c) ? 76 : 524, 76);
}

/* Many small things lift one large one. */
COMPOSITION(paint_holding_by_strings) {
    const struct palette *p = c->pal;
    scene_back(c, s, 710);
    kit_glow(c, 300, 300, 340, p->light, .45);
    bool left = heads(c);
    struct point knot = {300, 470, false};
    static const int at[9][2] = {{300, 130}, {200, 170}, {400, 170}, {124, 260}, {476, 260},
                                 {250, 250}, {350, 250}, {180, 340}, {420, 340}};
    kit_paper(c, 0);
    for (int i = 0; i < 9; i++)
        prop_string(c, (struct point){at[i][0], at[i][1] + 20, false}, knot, 0,
                    kit_lum(kit_back_at(c, 300)) > .6 ? kit_mix(p->ink, p->far, .4) : p->light, 1.8);
    kit_done(c);
    const colour tones[3] = {p->accent, p->gold, p->light};
    for (int i = 0; i < 9; i++) {
        colour back = kit_back_at(c, at[i][1]), body = tones[i % 3];
        double off = kit_lum(body) - kit_lum(back);
        if (off < .2 && off > -.2) body = tones[(i + 1) % 3];
        motif_place(c, (struct place){B, at[i][0], at[i][1] + 42, 84, 84, kit_between(c, -10, 10), left,
                                      i < 5 ? 1 : 2, FLIES, false, back, 0, body});
    }
    /* Behind the load, so that they hold whatever its outline is. */
    struct box b = motif_box(A);
    double w = b.x1 - b.x0, h = b.y1 - b.y0, k = MIN(230 / w, 190 / h), spread = MIN(40, w * k * .18);
    for (int side = -1; side <= 1; side += 2)
        prop_string(c, knot, (struct point){300 + side * spread, 700 - h * k * .2, false}, 0,
                    kit_mix(p->ink, p->far, .3), 2.4);
    motif_place(c, (struct place){A, 300, 700, 230, 190, kit_between(c, -3, 3), false, 3, HELD, true,
                                  kit_back_at(c, 600), 0, 0});
    scene_front(c, s, 826);
    prop_witness(c, s, left ? 120 : 480, 90);
}

/* ---- balance ---- */

/* A pile of things, and on top somebody. */
COMPOSITION(paint_balance_on_a_pile) {
    const struct palette *p = c->pal;
    scene_back(c, s, 710);
    scene_front(c, s, 820);
    static const uint16_t things[10] = {C_SUITCASE, C_DRUM, C_BOOK, C_DICE,  C_TEACUP,
                                        C_CLOCK,    C_HAT,  C_BED,  C_CROWN, C_SUITCASE};
    double x = heads(c) ? 316 : 284, y = piece_ground_at(c, x) + 14;
    kit_glow(c, x, 400, 360, p->light, .5);
    int first = (int)rng_below(&c->rng, 10);
    const colour tones[4] = {p->accent, p->gold, kit_mix(p->far, p->light, .35),
                             kit_mix(p->accent, p->ink, .3)};
    for (int i = 0; i < 4; i++) {
        uint16_t thing = i == 0 ? B : things[(first + i * 3) % 10];
        if (thing == B && i) thing = C_DICE;
        double w = 236 - i * 36;
        struct spot at = motif_place(c, (struct place){thing, x + (i % 2 ? 9 : -7), y, w, 112,
                                                       i ? (i % 2 ? 3 : -3) : 0, i % 2, 2, i ? HELD : STANDS,
                                                       false, kit_back_at(c, y - 40), 0, tones[i]});
        c->placed[c->placed_count - 1].ground = y;
        double rise =
            at.motif->back_y != 0 && thing != C_HAT ? -at.motif->back_y * at.scale : (at.box.y1 - at.box.y0);
        y -= thing == C_BOOK ? (at.box.y1 - at.box.y0) * .62 : rise - 4;
    }
    if (motif_is_person(A)) {
        struct person who = motif_somebody(c, kit_back_at(c, y - 60));
        who.left_x = -34, who.left_y = -74, who.right_x = 34, who.right_y = -74;
        motif_place_person(c, who, x, y + 3, 128, 2, A, kit_back_at(c, y - 60));
        c->placed[c->placed_count - 1].stance = HELD;
        c->placed[c->placed_count - 1].hero = true;
    } else {
        motif_place(c, (struct place){A, x, y + 4, 150, 130, 0, heads(c), 3, HELD, true,
                                      kit_back_at(c, y - 60), 0, 0});
    }
    prop_witness(c, s, x > 300 ? 104 : 496, 80);
}

/* A rope from tower to tower. */
COMPOSITION(paint_balance_on_a_rope) {
    const struct palette *p = c->pal;
    scene_back(c, s, 720);
    kit_glow(c, 300, 380, 360, p->light, .5);
    scene_front(c, s, 836);
    colour stone = kit_mix(p->near, p->far, .2);
    if (kit_lum(kit_back_at(c, 600)) < .3) stone = kit_mix(p->far, p->mid, .3);
    struct coat coat = {stone, kit_mix(stone, p->ink, .5), p->light, p->accent, p->gold};
    bool left = heads(c);
    kit_paper(c, 3);
    kit_cut(
        c,
        "p b M-30 930V470H-16V452H10V470H34V452H60V470H84V452H110V930Z; p d@30 M70 470H110V930H70Z; p g M24 540q12 -16 24 0v30h-24ZM40 660q12 -16 24 0v30h-24Z; p b M630 930V446H616V428H592V446H566V428H542V446H516V428H492V930Z; p d@30 M492 446H528V930H492Z; p g M550 520q12 -16 24 0v30h-24ZM536 640q12 -16 24 0v30h-24Z;",
        &coat);
    kit_done(c);
    double sag = 56, mid_y = 450 + sag * .5;
    kit_begin(c);
    kit_move(c, 96, 462), kit_quad(c, 300, 452 + sag * 2 - 40, 506, 438);
    kit_stroke(c, kit_lum(kit_back_at(c, 480)) > .6 ? p->ink : p->light, 3.4, 1);
    double x = left ? 270 : 330;
    if (motif_is_person(A)) {
        struct person who = motif_somebody(c, kit_back_at(c, 400));
        who.left_x = -38, who.left_y = -62, who.right_x = 38, who.right_y = -62;
        kit_begin(c);
        kit_move(c, x - 124, mid_y - 96), kit_quad(c, x, mid_y - 118, x + 124, mid_y - 92);
        kit_stroke(c, kit_mix(p->gold, p->ink, .3), 5, 1);
        c->aloft = true;
        motif_place_person(c, who, x, mid_y + 8, 160, 3, A, kit_back_at(c, 400));
        c->aloft = false;
        c->placed[c->placed_count - 1].stance = HELD;
        c->placed[c->placed_count - 1].hero = true;
        motif_place(c, (struct place){B, x, mid_y - 166, 150, 130, 3, false, 2, HELD, true,
                                      kit_back_at(c, 240), 0, 0});
    } else {
        struct spot at = motif_place(
            c, (struct place){A, x, mid_y + 8, 230, 190, 0, left, 3, HELD, true, kit_back_at(c, 400), 0, 0});
        motif_place(
            c,
            (struct place){
                B, x + (left ? -8 : 8),
                at.box.y0 +
                    (at.motif->back_y != 0 ? (at.motif->back_y * at.scale + at.box.y1 - at.box.y0) * 1.0 : 8),
                130, MIN(140, at.box.y0 - 40), 3, false, 2, HELD, true, kit_back_at(c, 240), 0, 0});
    }
    prop_witness(c, s, left ? 380 : 220, 78);
}

/* Scales: the heavy and the light weigh the same. */
COMPOSITION(paint_balance_on_scales) {
    const struct palette *p = c->pal;
    scene_back(c, s, 710);
    scene_front(c, s, 812);
    kit_glow(c, 300, 420, 380, p->light, .55);
    colour metal = kit_lum(kit_back_at(c, 450)) > .6 ? kit_mix(p->gold, p->ink, .5) : p->gold;
    struct coat coat = motif_coat_with(p, metal);
    kit_paper(c, 2);
    kit_cut(
        c,
        "p b M288 300H312L318 800H282Z; s b 190,842! 230,806 280,792! 320,792! 370,806 410,842!; c b 300 286 24; c bl50 300 286 11; l b~9 M128 322Q300 262 472 322; c b 128 322 9 472 322 9; l b~2.6 M128 324L62 590M128 324L194 590M472 324L406 590M472 324L538 590;",
        &coat);
    kit_done(c);
    bool left = heads(c);
    double ax = left ? 128 : 472, bx = left ? 472 : 128;
    motif_place(c, (struct place){A, ax, 594, 150, 220, 0, !left, 2, HELD, true, kit_back_at(c, 500), 0, 0});
    motif_place(c, (struct place){B, bx, 594, 84, 96, 0, left, 2, HELD, true, kit_back_at(c, 540), 0, 0});
    kit_paper(c, 2);
    kit_cut(
        c,
        "p b M44 588H212Q196 640 128 642Q60 640 44 588Z; p bd35 M130 588H212Q196 640 128 642Q170 620 170 588Z; p b M388 588H556Q540 640 472 642Q404 640 388 588Z; p bd35 M474 588H556Q540 640 472 642Q514 620 514 588Z;",
        &coat);
    kit_done(c);
    prop_witness(c, s, heads(c) ? 150 : 450, 100);
}
