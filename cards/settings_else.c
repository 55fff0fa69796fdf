/* settings_else.c: settings elsewhere: above the clouds, in space, in a cave, on a stage, in a room, in a
 * library. */
#include "cards/settings_parts.h"

void setting_clouds_back(struct canvas *c, double y) {
    const struct palette *p = c->pal;
    colour a = kit_mix(p->sky2, p->light, .35), b = kit_mix(p->mist, p->light, .4);
    piece_puff(c, 110, y + 40, 330, 70, kit_mix(a, p->far, .25), kit_mix(a, p->mist, .2));
    piece_puff(c, 500, y + 56, 350, 74, kit_mix(a, p->far, .15), a);
    kit_paper(c, 1);
    piece_cloud(c, 300, y + 120, 520, 84, b, 8);
    piece_cloud(c, 20, y + 130, 300, 80, b, 6);
    piece_cloud(c, 590, y + 130, 320, 86, b, 6);
    kit_begin(c);
    kit_rect(c, -20, y + 118, 640, 200);
    kit_shape(c, b, 1);
    kit_done(c);
    c->mid_col = b;
}

void setting_clouds_front(struct canvas *c, double y) {
    const struct palette *p = c->pal;
    colour w = kit_mix(p->light, 0xffffff, .4);
    kit_paper(c, 2);
    piece_cloud(c, 110, y + 70, 380, 70, w, 7);
    piece_cloud(c, 470, y + 76, 400, 74, w, 7);
    piece_cloud(c, 290, y + 56, 340, 50, w, 7);
    kit_begin(c);
    kit_rect(c, -20, y + 50, 640, 120);
    kit_shape(c, w, 1);
    kit_done(c);
    c->ground_col = w;
    for (int i = 0; i < 9; i++) c->ground[i] = y + 18;
}

void setting_space_back(struct canvas *c, double y) {
    const struct palette *p = c->pal;
    piece_stars(c, 60, 34, 300, 566, y, p->light);
    double x = c->right ? 110 : 490;
    kit_paper(c, 0);
    kit_disc_at(c, x, y - 130, 40, kit_down(c, p->far, p->mid), 1);
    kit_done(c);
    kit_paper(c, 1);
    piece_hills(c, y + 80, 22, 4, piece_fade(c, kit_mix(p->mid, p->far, .4), .3), 930);
    kit_done(c);
    c->mid_col = kit_mix(p->mid, p->far, .5);
}

void setting_space_front(struct canvas *c, double y) {
    const struct palette *p = c->pal;
    colour rock = kit_mix(p->light, p->far, .4);
    piece_ground_hill(c, y, 8, rock, kit_mix(p->mid, p->near, .5));
    kit_begin(c);
    for (int i = 0; i < 7; i++) {
        double r = kit_between(c, 10, 34);
        double oy = kit_floor(y + kit_between(c, 36, 70)), ox = kit_floor(kit_between(c, 40, 560));
        kit_oval(c, ox, oy, kit_floor(r), kit_floor(r * .26));
    }
    kit_shape(c, kit_mix(p->mid, p->far, .4), .45);
}

void setting_cave_sky(struct canvas *c, const struct scene *s) {
    const struct palette *p = c->pal;
    colour rock = kit_mix(p->ink, p->near, .55);
    c->back[0] = kit_mix(p->sky2, p->mist, .3), c->back[1] = kit_mix(p->sky2, p->mist, .5),
    c->back[2] = p->mist;
    fill f = kit_gradient(c, 0, 0, 0, 900,
                          (struct stop[]){{p->sky1, 0, 1}, {p->sky2, .45, 1}, {p->mist, .85, 1}}, 3);
    kit_path_fill(c, "M0 0H600V900H0Z", f, 1);
    kit_glow(c, 300, 430, 400, p->light, .75);
    (void)s;
    kit_paper(c, 1);
    kit_begin(c);
    kit_raw_path(
        c,
        "M-20 -20H620V930H-20ZM118 930C70 700 84 420 150 300C210 196 390 190 452 300C520 420 532 700 484 930Z");
    kit_shape_evenodd(c, kit_mix(rock, p->mid, .35), 1);
    kit_done(c);
}

void setting_cave_back(struct canvas *c, double y) {
    const struct palette *p = c->pal;
    colour rock = kit_mix(p->ink, p->near, .45);
    kit_paper(c, 0);
    piece_hills(c, y + 40, 18, 4, piece_fade(c, p->far, .5), 930);
    kit_done(c);
    kit_paper(c, 2);
    kit_path_fill(
        c,
        "M-20 -20H620V930H566C548 700 560 470 528 360L500 250L486 300L462 190L446 226L420 130L396 168L372 104L350 150L322 96L300 140L276 92L252 150L226 100L200 170L174 124L154 226L132 190L112 300L92 250L66 370C44 480 52 700 34 930H-20Z",
        kit_down(c, rock, p->ink), 1);
    kit_done(c);
    c->mid_col = kit_mix(p->far, p->mist, .4);
}

static void wall_colours(struct canvas *c, colour wall) {
    c->back[0] = wall, c->back[1] = kit_mix(wall, c->pal->mist, .2),
    c->back[2] = kit_mix(wall, c->pal->mist, .3);
    c->indoor = true;
}

void setting_stage_sky(struct canvas *c, const struct scene *s) {
    const struct palette *p = c->pal;
    (void)s;
    colour cloth = kit_mix(p->sky2, p->accent, .3);
    wall_colours(c, kit_mix(cloth, p->light, .35));
    kit_path_fill(c, "M0 0H600V900H0Z", kit_down(c, kit_mix(cloth, p->ink, .45), cloth), 1);
    kit_begin(c);
    for (int k = 0; k < 9; k++) {
        double x = 20 + k * 64;
        kit_move(c, x, 0), kit_curve(c, x + 10, 260, x - 8, 520, x, 760), kit_line(c, x + 30, 760),
            kit_curve(c, x + 26, 520, x + 42, 260, x + 30, 0);
        kit_close_path(c);
    }
    kit_shape(c, kit_mix(cloth, p->ink, .5), .35);
    kit_glow(c, 320, 420, 380, p->light, .8);
    kit_disc_at(c, 320, 420, 236, p->light, .5);
}

static void floor_boards(struct canvas *c, double y, colour top, colour bottom, colour seam) {
    kit_paper(c, 1);
    kit_begin(c);
    kit_rect(c, -20, y, 640, 930 - y);
    kit_shape(c, kit_down(c, top, bottom), 1);
    kit_done(c);
    kit_begin(c);
    for (int k = 1; k < 4; k++) kit_move(c, -20, y + k * k * 14 + 14), kit_line(c, 620, y + k * k * 14 + 14);
    for (int x = -60; x <= 660; x += 144) kit_move(c, 300 + (x - 300) * .7, y + 2), kit_line(c, x, 905);
    kit_stroke(c, seam, 2, .5);
    c->mid_col = kit_mix(top, bottom, .15);
    kit_wall(c, y);
}

void setting_stage_back(struct canvas *c, double y) {
    const struct palette *p = c->pal;
    floor_boards(c, y + 36, kit_mix(p->gold, p->near, .45), kit_mix(p->ink, p->near, .4), p->ink);
}

void setting_stage_front(struct canvas *c, double y) {
    const struct palette *p = c->pal;
    colour red = p->accent, dark = kit_mix(p->accent, p->ink, .6), light = kit_mix(p->accent, p->light, .35);
    kit_paper(c, 3);
    piece_curtain(c, -6, 1, 150, red, dark, light);
    piece_curtain(c, 606, -1, 150, red, dark, light);
    kit_done(c);
    piece_valance(c);
    kit_paper(c, 2);
    kit_begin(c);
    for (int x = 90; x < 500; x += 76)
        kit_move(c, x, 880), kit_quad(c, x + 18, 846, x + 36, 880), kit_close_path(c);
    kit_shape(c, p->gold, 1);
    kit_done(c);
    c->ground_col = kit_mix(p->gold, p->near, .6);
    for (int i = 0; i < 9; i++) c->ground[i] = y;
}

void setting_room_sky(struct canvas *c, const struct scene *s) {
    const struct palette *p = c->pal;
    colour wall = kit_mix(p->sky2, p->mist, .45);
    wall_colours(c, wall);
    kit_path_fill(c, "M0 0H600V900H0Z", kit_down(c, kit_mix(p->sky1, p->sky2, .6), wall), 1);
    kit_begin(c);
    for (int k = 0; k < 10; k++) kit_rect(c, 18 + k * 60, 0, 26, 760);
    kit_shape(c, p->sky1, .16);
    (void)s;
    piece_window_light(c, 740);
}

void setting_room_back(struct canvas *c, double y) {
    const struct palette *p = c->pal;
    kit_paper(c, 0);
    kit_begin(c);
    kit_rect(c, -20, y + 2, 640, 44);
    kit_shape(c, kit_mix(p->light, p->far, .2), 1);
    kit_begin(c);
    kit_rect(c, -20, y + 2, 640, 7);
    kit_shape(c, p->far, 1);
    kit_done(c);
    floor_boards(c, y + 42, kit_mix(p->mid, p->accent, .25), kit_mix(p->ink, p->near, .5), p->near);
}

void setting_room_front(struct canvas *c, double y) {
    const struct palette *p = c->pal;
    kit_paper(c, 1);
    kit_begin(c);
    kit_oval(c, 300, y + 22, 244, 36);
    kit_shape(c, kit_mix(p->accent, p->near, .2), 1);
    kit_begin(c);
    kit_oval(c, 300, y + 22, 212, 28);
    kit_shape(c, kit_mix(p->gold, p->light, .35), 1);
    kit_done(c);
    c->ground_col = kit_mix(p->gold, p->light, .3);
    for (int i = 0; i < 9; i++) c->ground[i] = y;
}

void setting_library_sky(struct canvas *c, const struct scene *s) {
    const struct palette *p = c->pal;
    (void)s;
    colour wood = kit_mix(p->near, p->accent, .18), wall = kit_mix(p->sky2, p->mist, .3);
    wall_colours(c, wall);
    kit_path_fill(c, "M0 0H600V900H0Z", kit_down(c, p->sky1, wall), 1);
    kit_glow(c, 300, 380, 300, p->light, .45);
    const colour spines[5] = {p->accent, p->gold, p->far, kit_mix(p->accent, p->ink, .5), p->light};
    for (int side = 0; side < 2; side++) {
        double x0 = side ? 436 : -20;
        kit_paper(c, 1);
        kit_begin(c);
        kit_rect(c, x0, -20, 184, 800);
        kit_shape(c, wood, 1);
        kit_begin(c);
        for (int k = 0; k < 6; k++) kit_rect(c, x0 + 12, 40 + k * 122, 160, 104);
        kit_shape(c, kit_mix(p->ink, p->near, .35), 1);
        for (int tone = 0; tone < 5; tone++) {
            kit_begin(c);
            for (int k = 0; k < 6; k++)
                for (int b = tone; b < 12; b += 5) {
                    double h = kit_floor(kit_between(c, 64, 96));
                    kit_rect(c, x0 + 16 + b * 13, 144 + k * 122 - h, 11, h);
                }
            kit_shape(c, kit_mix(spines[tone], p->near, .3), 1);
        }
        kit_done(c);
    }
}

void setting_library_back(struct canvas *c, double y) {
    const struct palette *p = c->pal;
    floor_boards(c, y + 46, kit_mix(p->gold, p->near, .55), kit_mix(p->ink, p->near, .4), p->ink);
}

void setting_library_front(struct canvas *c, double y) {
    c->ground_col = kit_mix(c->pal->gold, c->pal->near, .6);
    for (int i = 0; i < 9; i++) c->ground[i] = y;
}
