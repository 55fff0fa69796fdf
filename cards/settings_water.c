/* settings_water.c: settings by and under the water: sea, lake, harbour, island, marsh, sea bed. */
#include "cards/settings_parts.h"

void setting_sea_back(struct canvas *c, double y) {
    const struct palette *p = c->pal;
    kit_paper(c, 0);
    piece_waves(c, y + 14, 9, 8, .2, piece_fade(c, p->far, .4), kit_mix(p->mist, p->far, .3), -40, 640, 930);
    kit_done(c);
    kit_paper(c, 1);
    piece_waves(c, y + 72, 13, 7, .6, kit_down(c, kit_mix(p->mid, p->mist, .15), p->mid), p->far, -40, 640,
                930);
    kit_done(c);
    c->mid_col = kit_mix(p->mid, p->mist, .1);
}

void setting_sea_front(struct canvas *c, double y) {
    const struct palette *p = c->pal;
    kit_paper(c, 3);
    piece_waves(c, y + 14, 18, 5, .3, kit_down(c, p->near, kit_mix(p->near, p->ink, .6)), p->mid, -40, 640,
                930);
    kit_done(c);
    c->water = true;
    c->ground_col = p->near;
    for (int i = 0; i < 9; i++) c->ground[i] = y + 12;
}

static void ripples(struct canvas *c, double y0, double y1, colour col) {
    kit_begin(c);
    for (double y = y0; y < y1; y += 17) {
        double x = kit_between(c, 30, 420), w = kit_between(c, 50, 130);
        kit_move(c, x, y), kit_quad(c, x + w / 2, y - 4, x + w, y), kit_quad(c, x + w / 2, y + 4, x, y);
        kit_close_path(c);
    }
    kit_shape(c, col, .5);
}

void setting_lake_back(struct canvas *c, double y) {
    const struct palette *p = c->pal;
    kit_paper(c, 0);
    piece_hills(c, y - 10, 30, 4, piece_fade(c, p->far, .6), 930);
    kit_done(c);
    kit_paper(c, 0);
    kit_begin(c);
    kit_rect(c, -20, y + 40, 640, 260);
    kit_shape(c, kit_down(c, kit_mix(p->mist, p->sky2, .4), p->mid), 1);
    kit_done(c);
    ripples(c, y + 54, y + 130, p->light);
    c->mid_col = kit_mix(p->mist, p->mid, .35);
}

void setting_lake_front(struct canvas *c, double y) {
    piece_ground_hill(c, y, 12, c->pal->near, c->pal->ink);
    setting_grass(c, y, kit_mix(c->pal->near, c->pal->far, .3), 14);
}

void setting_harbour_back(struct canvas *c, double y) {
    const struct palette *p = c->pal;
    kit_paper(c, 0);
    piece_roofs(c, y + 26, 120, piece_fade(c, p->far, .55), p->mid, p->gold, -10, 610, false, 12);
    kit_done(c);
    kit_paper(c, 0);
    kit_begin(c);
    kit_rect(c, -20, y + 24, 640, 260);
    kit_shape(c, kit_down(c, kit_mix(p->far, p->mist, .4), p->mid), 1);
    kit_done(c);
    ripples(c, y + 40, y + 120, p->light);
    kit_paper(c, 1);
    struct coat coat = motif_coat_with(p, kit_mix(p->accent, p->mid, .4));
    kit_put(c, c->right ? 116 : 492, y + 84, .9, 0);
    kit_cut(c, cut_sailboat, &coat);
    kit_done(c);
    kit_done(c);
    c->mid_col = kit_mix(p->mid, p->mist, .35);
}

void setting_harbour_front(struct canvas *c, double y) {
    const struct palette *p = c->pal;
    piece_ground_hill(c, y, 1, kit_mix(p->near, p->ink, .2), p->ink);
    kit_begin(c); /* planks */
    for (int x = 40; x < 600; x += 62) kit_move(c, x, y + 4), kit_line(c, 300 + (x - 300) * 1.25, 905);
    kit_move(c, -20, y + 26), kit_line(c, 620, y + 26);
    kit_stroke(c, kit_mix(p->near, p->far, .35), 2.4, .5);
    kit_paper(c, 2);
    kit_begin(c);
    kit_rect(c, 50, y - 26, 20, 44);
    kit_rect(c, 532, y - 26, 20, 44);
    kit_shape(c, kit_mix(p->near, p->ink, .5), 1);
    kit_done(c);
}

void setting_island_back(struct canvas *c, double y) {
    const struct palette *p = c->pal;
    kit_paper(c, 0);
    piece_waves(c, y + 10, 8, 8, .5, piece_fade(c, p->far, .4), kit_mix(p->mist, p->far, .3), -40, 640, 930);
    kit_done(c);
    kit_paper(c, 1);
    piece_waves(c, y + 62, 12, 7, .1, kit_down(c, kit_mix(p->mid, p->mist, .2), p->mid), p->far, -40, 640,
                930);
    kit_done(c);
    c->mid_col = kit_mix(p->mid, p->mist, .2);
}

static void palm(struct canvas *c, double x, double y, double s, colour wood, colour leaf) {
    struct coat coat = {leaf, wood, leaf, leaf, leaf};
    kit_put_flip(c, x, y, x < 300 ? s : -s, s, 0);
    kit_cut(
        c,
        "s d -10,0! -4,-60 8,-120 26,-160! 34,-156! 18,-118 10,-60 12,0!; s b 28,-160! 0,-196 -44,-190 -64,-162! -30,-172 4,-160; s b 28,-160! 40,-204 84,-212 112,-186! 78,-190 48,-164;"
        "s b 28,-160! 66,-170 100,-148 106,-116! 84,-138 50,-146; s b 28,-160! 2,-160 -26,-138 -30,-108! -10,-132 14,-142; s b 28,-160! 20,-200 40,-232 66,-236! 50,-212 42,-184;",
        &coat);
    kit_done(c);
}

void setting_island_front(struct canvas *c, double y) {
    const struct palette *p = c->pal;
    colour sand = kit_mix(p->gold, p->light, .55);
    piece_ground_hill(c, y, 8, sand, kit_mix(p->gold, p->near, .55));
    kit_paper(c, 2);
    palm(c, c->right ? 70 : 530, y + 26, .95, kit_mix(p->ink, p->accent, .25), kit_mix(p->near, p->far, .2));
    kit_done(c);
}

void setting_marsh_back(struct canvas *c, double y) {
    const struct palette *p = c->pal;
    kit_paper(c, 0);
    piece_hills(c, y + 10, 12, 4, piece_fade(c, p->far, .6), 930);
    kit_done(c);
    for (int i = 0; i < 3; i++) {
        kit_paper(c, i ? 1 : 0);
        piece_hills(c, y + 48 + i * 30, 5, 4,
                    kit_down(c, kit_mix(p->mist, p->far, .3 + i * .25), kit_mix(p->mid, p->mist, .4)), 930);
        kit_done(c);
        ripples(c, y + 56 + i * 30, y + 72 + i * 30, p->light);
    }
    c->mid_col = kit_mix(p->far, p->mist, .3);
}

void setting_marsh_front(struct canvas *c, double y) {
    const struct palette *p = c->pal;
    piece_ground_hill(c, y, 7, p->near, p->ink);
    kit_paper(c, 3);
    kit_begin(c); /* reeds at both sides */
    for (int i = 0; i < 14; i++) {
        double x = i % 2 ? kit_between(c, 24, 104) : kit_between(c, 496, 576),
               top = y - kit_between(c, 60, 190);
        kit_move(c, kit_floor(x), 900), kit_quad(c, kit_floor(x), kit_floor((top + 900) / 2),
                                                 kit_floor(x + kit_between(c, -16, 16)), kit_floor(top));
    }
    kit_stroke(c, kit_mix(p->ink, p->near, .25), 4, 1);
    kit_begin(c);
    for (int i = 0; i < 4; i++) {
        double x = kit_floor(i % 2 ? kit_between(c, 40, 100) : kit_between(c, 500, 560)),
               top = kit_floor(y - kit_between(c, 90, 170));
        kit_move(c, x, top), kit_line(c, x, top + 30);
    }
    kit_stroke(c, kit_mix(p->accent, p->ink, .55), 11, 1);
    kit_done(c);
}

void setting_seabed_sky(struct canvas *c, const struct scene *s) {
    const struct palette *p = c->pal;
    (void)s;
    colour top = kit_mix(p->mist, p->sky2, .3), low = kit_mix(p->sky0, p->mid, .4);
    c->back[0] = top, c->back[1] = kit_mix(p->sky1, p->mid, .3), c->back[2] = low;
    fill f = kit_gradient(c, 0, 0, 0, 900,
                          (struct stop[]){{top, 0, 1},
                                          {kit_mix(p->sky2, p->mid, .25), .22, 1},
                                          {kit_mix(p->sky1, p->mid, .4), .58, 1},
                                          {low, 1, 1}},
                          4);
    kit_path_fill(c, "M0 0H600V900H0Z", f, 1);
    fill shaft = kit_gradient(c, 0, 0, 0, 760, (struct stop[]){{p->light, 0, .42}, {p->light, 1, 0}}, 2);
    kit_begin(c);
    static const int x[4] = {90, 210, 340, 470};
    for (int i = 0; i < 4; i++) {
        double w = kit_between(c, 50, 90), x2 = 300 + (x[i] - 300) * 1.5;
        kit_move(c, x[i], -10), kit_line(c, x[i] + w, -10), kit_line(c, x2 + w * 2, 800),
            kit_line(c, x2, 800);
        kit_close_path(c);
    }
    kit_shape(c, shaft, 1);
    kit_begin(c);
    for (int i = 0; i < 16; i++) {
        double dy = kit_floor(kit_between(c, 60, 700)), dx = kit_floor(kit_between(c, 50, 550));
        kit_dot(c, dx, dy);
    }
    kit_stroke(c, p->light, 6, .5);
}

static void weed(struct canvas *c, double x, double y, double h, double w, colour col) {
    kit_begin(c);
    kit_spline(c,
               (struct point[]){{x, y, 0},
                                {x + 13, y - h * .25, 0},
                                {x - 11, y - h * .5, 0},
                                {x + 10, y - h * .75, 0},
                                {x, y - h, 0}},
               5, false);
    kit_stroke(c, col, w, 1);
}

void setting_seabed_back(struct canvas *c, double y) {
    const struct palette *p = c->pal;
    colour far = kit_mix(p->far, c->back[1], .4);
    kit_paper(c, 0);
    piece_hills(c, y + 10, 26, 4, kit_down(c, far, kit_mix(far, c->back[0], .3)), 930);
    for (int i = 0; i < 5; i++)
        weed(c, i < 3 ? 40 + i * 32 : 480 + (i - 3) * 44, y + 60, kit_between(c, 110, 220), 12,
             kit_mix(far, p->mid, .4));
    kit_done(c);
    kit_paper(c, 1);
    piece_hills(c, y + 82, 14, 4, kit_down(c, kit_mix(p->gold, p->far, .5), kit_mix(p->mid, p->gold, .2)),
                930);
    kit_done(c);
    c->mid_col = kit_mix(p->gold, p->mid, .5);
}

void setting_seabed_front(struct canvas *c, double y) {
    const struct palette *p = c->pal;
    piece_ground_hill(c, y, 10, kit_mix(p->near, p->gold, .2), p->ink);
    kit_paper(c, 3);
    for (int i = 0; i < 4; i++)
        weed(c, i < 2 ? 46 + i * 34 : 518 + (i - 2) * 32, 910, kit_between(c, 120, 200), 15,
             kit_mix(p->ink, p->near, .2));
    kit_done(c);
}
