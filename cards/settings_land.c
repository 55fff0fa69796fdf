/* settings_land.c: settings on land: city, desert, mountains, forest, snow, meadow, garden, ruins. */
#include "cards/settings_parts.h"

void setting_city_back(struct canvas *c, double y) {
    const struct palette *p = c->pal;
    kit_paper(c, 0);
    piece_roofs(c, y + 90, 120, piece_fade(c, p->far, .55), p->mid, p->gold, -10, 610, false, 8);
    kit_done(c);
    kit_paper(c, 1);
    piece_roofs(c, y + 150, 90, piece_fade(c, p->mid, .35), p->near, p->gold, -20, 610, false, 24);
    kit_done(c);
    c->mid_col = kit_mix(p->mid, p->mist, .1);
}

void setting_city_front(struct canvas *c, double y) {
    const struct palette *p = c->pal;
    piece_ground_hill(c, y, 4, kit_mix(p->near, p->ink, .3), p->ink);
    kit_begin(c); /* cobbles */
    for (int i = 0; i < 26; i++) {
        double x = kit_floor(kit_between(c, 30, 560)), cy = kit_floor(kit_between(c, y + 22, 880));
        kit_move(c, x, cy);
        kit_line(c, x + 12, cy);
    }
    kit_stroke(c, kit_mix(p->near, p->far, .3), 2.4, .4);
}

void setting_desert_back(struct canvas *c, double y) {
    const struct palette *p = c->pal;
    kit_paper(c, 0);
    piece_hills(c, y, 30, 3, piece_fade(c, p->far, .55), 930);
    kit_done(c);
    kit_paper(c, 1);
    piece_hills(c, y + 64, 26, 3, piece_fade(c, p->mid, .35), 930);
    kit_done(c);
    c->mid_col = kit_mix(p->mid, p->mist, .12);
}

void setting_desert_front(struct canvas *c, double y) {
    const struct palette *p = c->pal;
    piece_ground_hill(c, y, 12, p->near, kit_mix(p->near, p->ink, .75));
    for (int i = 0; i < 3; i++) {
        double ry = y + 30 + i * 18;
        kit_begin(c);
        kit_move(c, 40 + i * 60, ry);
        kit_quad(c, 200 + i * 40, ry - 12, 380 + i * 50, ry + 4);
        kit_stroke(c, kit_mix(p->near, p->far, .45), 2, .4);
    }
}

void setting_mountains_back(struct canvas *c, double y) {
    const struct palette *p = c->pal;
    kit_paper(c, 0);
    piece_peaks(c, y + 20, 190, 5, piece_fade(c, p->far, .6), p->mid, kit_mix(p->light, p->mist, .2));
    kit_done(c);
    kit_paper(c, 1);
    piece_hills(c, y + 66, 22, 4, piece_fade(c, p->mid, .3), 930);
    kit_done(c);
    c->mid_col = kit_mix(p->mid, p->mist, .1);
}

static void stones(struct canvas *c, double y, colour col) {
    for (int i = 0; i < 4; i++) {
        double x = i < 2 ? kit_between(c, 40, 120) : kit_between(c, 480, 560), r = kit_between(c, 8, 20),
               by = y + kit_between(c, 34, 60);
        kit_begin(c);
        kit_move(c, x - r * 1.5, by),
            kit_curve(c, x - r * 1.4, by - r, x - r * .4, by - r * 1.3, x, by - r * 1.1);
        kit_curve(c, x + r, by - r, x + r * 1.5, by - r * .4, x + r * 1.6, by);
        kit_close_path(c);
        kit_shape(c, col, 1);
    }
}

void setting_mountains_front(struct canvas *c, double y) {
    piece_ground_hill(c, y, 10, c->pal->near, c->pal->ink);
    kit_paper(c, 1);
    stones(c, y, kit_mix(c->pal->near, c->pal->far, .3));
    kit_done(c);
}

void setting_forest_back(struct canvas *c, double y) {
    const struct palette *p = c->pal;
    fill far = kit_gradient(c, 0, y - 190, 0, y + 70,
                            (struct stop[]){{p->far, 0, 1}, {kit_mix(p->far, p->mist, .7), 1, 1}}, 2);
    kit_paper(c, 0);
    for (int i = 0; i < 8; i++) {
        double h = kit_between(c, 150, 270);
        motif_conifer(c, 20 + i * 80, y + 60, h, h * .42, far, 0, 5);
    }
    piece_hills(c, y + 58, 8, 4, kit_mix(p->far, p->mist, .6), 930);
    kit_done(c);
    kit_paper(c, 1);
    static const int at[5] = {46, 126, 478, 556, 210};
    for (int i = 0; i < 4; i++) {
        double h = kit_between(c, 150, 230);
        motif_conifer(c, at[i], y + 112, h, h * .45, p->mid, p->near, 5);
    }
    piece_hills(c, y + 106, 8, 3, piece_fade(c, p->mid, .35), 930);
    kit_done(c);
    c->mid_col = kit_mix(p->mid, p->mist, .2);
}

void setting_grass(struct canvas *c, double y, colour col, int n) {
    kit_begin(c);
    for (int i = 0; i < n; i++) {
        double x = kit_floor(kit_between(c, 26, 574)), by = kit_floor(y + kit_between(c, 26, 60)),
               lean = kit_between(c, -7, 7);
        kit_move(c, x, by);
        kit_quad(c, x, by - 10, x + lean, by - kit_between(c, 14, 24));
    }
    kit_stroke(c, col, 3, .9);
}

void setting_forest_front(struct canvas *c, double y) {
    piece_ground_hill(c, y, 9, c->pal->near, c->pal->ink);
    setting_grass(c, y, kit_mix(c->pal->near, c->pal->far, .25), 20);
}

void setting_snow_back(struct canvas *c, double y) {
    const struct palette *p = c->pal;
    fill far = kit_gradient(c, 0, y - 130, 0, y + 60,
                            (struct stop[]){{p->far, 0, 1}, {kit_mix(p->far, p->mist, .75), 1, 1}}, 2);
    kit_paper(c, 0);
    for (int i = 0; i < 7; i++) {
        double h = kit_between(c, 90, 190);
        motif_conifer(c, 30 + i * 90, y + 44, h, h * .42, far, 0, 4);
    }
    piece_hills(c, y + 40, 12, 4, kit_down(c, kit_mix(p->light, p->far, .35), kit_mix(p->light, p->far, .15)),
                930);
    kit_done(c);
    kit_paper(c, 1);
    piece_hills(c, y + 84, 16, 3, kit_down(c, kit_mix(p->light, p->far, .22), kit_mix(p->light, p->far, .45)),
                930);
    kit_done(c);
    c->mid_col = kit_mix(p->light, p->far, .3);
}

void setting_snow_front(struct canvas *c, double y) {
    const struct palette *p = c->pal;
    piece_ground_hill(c, y, 9, kit_mix(p->light, 0xffffff, .5), kit_mix(p->light, p->far, .7));
    piece_snowfall(c);
}

void setting_meadow_back(struct canvas *c, double y) {
    const struct palette *p = c->pal;
    kit_paper(c, 0);
    piece_hills(c, y, 24, 4, piece_fade(c, p->far, .55), 930);
    kit_done(c);
    kit_paper(c, 1);
    piece_hills(c, y + 60, 18, 3, piece_fade(c, p->mid, .4), 930);
    kit_begin(c);
    for (int i = 0; i < 5; i++) { /* round trees in the distance */
        double x = kit_floor(i % 2 ? kit_between(c, 30, 170) : kit_between(c, 420, 570)), by = y + 52;
        double ry = kit_between(c, 14, 22), rx = kit_between(c, 10, 18);
        kit_oval(c, x, by - 14, rx, ry);
        kit_rect(c, x - 2, by - 6, 4, 18);
    }
    kit_shape(c, kit_mix(p->mid, p->near, .5), 1);
    kit_done(c);
    c->mid_col = kit_mix(p->mid, p->mist, .15);
}

static void blossoms(struct canvas *c, double y, int n) {
    const colour cols[3] = {c->pal->accent, c->pal->gold, c->pal->light};
    for (int k = 0; k < 3; k++) {
        kit_begin(c);
        for (int i = 0; i < n; i++) {
            double dy = kit_floor(y + kit_between(c, 20, 70)), dx = kit_floor(kit_between(c, 30, 570));
            kit_dot(c, dx, dy);
        }
        kit_stroke(c, cols[k], 6 - k, 1);
    }
}

void setting_meadow_front(struct canvas *c, double y) {
    piece_ground_hill(c, y, 10, c->pal->near, kit_mix(c->pal->near, c->pal->ink, .7));
    setting_grass(c, y, kit_mix(c->pal->near, c->pal->far, .35), 16);
    blossoms(c, y, 7);
}

void setting_garden_back(struct canvas *c, double y) {
    const struct palette *p = c->pal;
    kit_paper(c, 0);
    kit_begin(c); /* clipped hedges and round bushes */
    for (int i = 0; i < 6; i++) {
        double x = 10 + i * 116, r = kit_between(c, 40, 62);
        kit_oval(c, x, y + 40, r, r * 1.2);
    }
    kit_shape(c, piece_fade(c, p->far, .4), 1);
    piece_hills(c, y + 50, 4, 3, kit_mix(p->far, p->mist, .5), 930);
    kit_done(c);
    kit_paper(c, 1);
    kit_begin(c);
    for (int i = 0; i < 4; i++) { /* cut cones */
        double x = i < 2 ? 50 + i * 74 : 330 + i * 72, h = kit_between(c, 110, 150);
        kit_move(c, x, y + 90 - h), kit_line(c, x + 30, y + 92), kit_line(c, x - 30, y + 92);
        kit_close_path(c);
    }
    kit_shape(c, kit_mix(p->mid, p->near, .35), 1);
    piece_hills(c, y + 88, 5, 3, piece_fade(c, p->mid, .35), 930);
    kit_begin(c); /* a low fence */
    for (int x = 36; x < 580; x += 26) kit_move(c, x, y + 78), kit_line(c, x, y + 112);
    kit_move(c, 22, y + 90), kit_line(c, 578, y + 90);
    kit_stroke(c, kit_mix(p->light, p->mid, .25), 4, .8);
    kit_done(c);
    c->mid_col = kit_mix(p->mid, p->mist, .2);
}

void setting_ruins_back(struct canvas *c, double y) {
    const struct palette *p = c->pal;
    kit_paper(c, 0);
    piece_hills(c, y + 20, 20, 4, piece_fade(c, p->far, .55), 930);
    kit_done(c);
    kit_paper(c, 1);
    fill stone = piece_fade(c, kit_mix(p->mid, p->far, .4), .4);
    static const int x[5] = {44, 118, 192, 470, 544};
    for (int i = 0; i < 5; i++) {
        double h = i == 2 ? kit_between(c, 120, 160) : kit_between(c, 230, 270);
        kit_begin(c);
        kit_rect(c, x[i] - 15, y + 110 - h, 30, h);
        kit_rect(c, x[i] - 22, y + 110 - h - 12, 44, 14);
        kit_rect(c, x[i] - 22, y + 100, 44, 14);
        kit_shape(c, stone, 1);
        kit_begin(c);
        for (int k = -1; k < 2; k++)
            kit_move(c, x[i] + k * 8, y + 118 - h), kit_line(c, x[i] + k * 8, y + 98);
        kit_stroke(c, p->near, 2, .35);
    }
    kit_begin(c); /* what is left of two arches */
    kit_move(c, 22, y - 156), kit_curve(c, 30, y - 236, 130, y - 236, 140, y - 156),
        kit_line(c, 118, y - 156);
    kit_curve(c, 112, y - 206, 52, y - 206, 44, y - 156);
    kit_close_path(c);
    kit_move(c, 448, y - 156), kit_curve(c, 456, y - 236, 556, y - 236, 566, y - 156),
        kit_line(c, 544, y - 156);
    kit_curve(c, 538, y - 206, 478, y - 206, 470, y - 156);
    kit_close_path(c);
    kit_shape(c, stone, 1);
    piece_hills(c, y + 106, 8, 3, piece_fade(c, p->mid, .3), 930);
    kit_done(c);
    c->mid_col = kit_mix(p->mid, p->mist, .12);
}
