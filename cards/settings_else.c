// Settings elsewhere: above the clouds, in space, in a cave, on a stage, in a room, in a library.
#include "cards/settings_parts.h"

void clouds_back(struct canvas *c, double y) {
    const struct palette *p = c->pal;
    colour a = mix(p->sky2, p->light, .35), b = mix(p->mist, p->light, .4);
    puff(c, 110, y + 40, 330, 70, mix(a, p->far, .25), mix(a, p->mist, .2));
    puff(c, 500, y + 56, 350, 74, mix(a, p->far, .15), a);
    paper(c, 1);
    cloud(c, 300, y + 120, 520, 84, b, 8);
    cloud(c, 20, y + 130, 300, 80, b, 6);
    cloud(c, 590, y + 130, 320, 86, b, 6);
    begin(c);
    rect(c, -20, y + 118, 640, 200);
    shape(c, b, 1);
    done(c);
    c->mid_col = b;
}

void clouds_front(struct canvas *c, double y) {
    const struct palette *p = c->pal;
    colour w = mix(p->light, 0xffffff, .4);
    paper(c, 2);
    cloud(c, 110, y + 70, 380, 70, w, 7);
    cloud(c, 470, y + 76, 400, 74, w, 7);
    cloud(c, 290, y + 56, 340, 50, w, 7);
    begin(c);
    rect(c, -20, y + 50, 640, 120);
    shape(c, w, 1);
    done(c);
    c->ground_col = w;
    for (int i = 0; i < 9; i++) c->ground[i] = y + 18;
}

void space_back(struct canvas *c, double y) {
    const struct palette *p = c->pal;
    stars(c, 60, 34, 300, 566, y, p->light);
    double x = c->right ? 110 : 490;
    paper(c, 0);
    disc_at(c, x, y - 130, 40, down(c, p->far, p->mid), 1);
    done(c);
    paper(c, 1);
    hills(c, y + 80, 22, 4, fade(c, mix(p->mid, p->far, .4), .3), 930);
    done(c);
    c->mid_col = mix(p->mid, p->far, .5);
}

void space_front(struct canvas *c, double y) {
    const struct palette *p = c->pal;
    colour rock = mix(p->light, p->far, .4);
    ground_hill(c, y, 8, rock, mix(p->mid, p->near, .5));
    begin(c);
    for (int i = 0; i < 7; i++) {
        double r = kit_between(c, 10, 34);
        double oy = kit_floor(y + kit_between(c, 36, 70)), ox = kit_floor(kit_between(c, 40, 560));
        oval(c, ox, oy, kit_floor(r), kit_floor(r * .26));
    }
    shape(c, mix(p->mid, p->far, .4), .45);
}

void cave_sky(struct canvas *c, const struct scene *s) {
    const struct palette *p = c->pal;
    colour rock = mix(p->ink, p->near, .55);
    c->back[0] = mix(p->sky2, p->mist, .3), c->back[1] = mix(p->sky2, p->mist, .5), c->back[2] = p->mist;
    fill f =
        gradient(c, 0, 0, 0, 900, (struct stop[]){{p->sky1, 0, 1}, {p->sky2, .45, 1}, {p->mist, .85, 1}}, 3);
    path_fill(c, "M0 0H600V900H0Z", f, 1);
    glow(c, 300, 430, 400, p->light, .75);
    (void)s;
    paper(c, 1);
    begin(c);
    raw_path(
        c,
        "M-20 -20H620V930H-20ZM118 930C70 700 84 420 150 300C210 196 390 190 452 300C520 420 532 700 484 930Z");
    shape_evenodd(c, mix(rock, p->mid, .35), 1);
    done(c);
}

void cave_back(struct canvas *c, double y) {
    const struct palette *p = c->pal;
    colour rock = mix(p->ink, p->near, .45);
    paper(c, 0);
    hills(c, y + 40, 18, 4, fade(c, p->far, .5), 930);
    done(c);
    paper(c, 2);
    path_fill(
        c,
        "M-20 -20H620V930H566C548 700 560 470 528 360L500 250L486 300L462 190L446 226L420 130L396 168L372 104L350 150L322 96L300 140L276 92L252 150L226 100L200 170L174 124L154 226L132 190L112 300L92 250L66 370C44 480 52 700 34 930H-20Z",
        down(c, rock, p->ink), 1);
    done(c);
    c->mid_col = mix(p->far, p->mist, .4);
}

static void wall_colours(struct canvas *c, colour wall) {
    c->back[0] = wall, c->back[1] = mix(wall, c->pal->mist, .2), c->back[2] = mix(wall, c->pal->mist, .3);
    c->indoor = true;
}

void stage_sky(struct canvas *c, const struct scene *s) {
    const struct palette *p = c->pal;
    (void)s;
    colour cloth = mix(p->sky2, p->accent, .3);
    wall_colours(c, mix(cloth, p->light, .35));
    path_fill(c, "M0 0H600V900H0Z", down(c, mix(cloth, p->ink, .45), cloth), 1);
    begin(c);
    for (int k = 0; k < 9; k++) {
        double x = 20 + k * 64;
        move(c, x, 0), curve(c, x + 10, 260, x - 8, 520, x, 760), line(c, x + 30, 760),
            curve(c, x + 26, 520, x + 42, 260, x + 30, 0);
        close_path(c);
    }
    shape(c, mix(cloth, p->ink, .5), .35);
    glow(c, 320, 420, 380, p->light, .8);
    disc_at(c, 320, 420, 236, p->light, .5);
}

static void floor_boards(struct canvas *c, double y, colour top, colour bottom, colour seam) {
    paper(c, 1);
    begin(c);
    rect(c, -20, y, 640, 930 - y);
    shape(c, down(c, top, bottom), 1);
    done(c);
    begin(c);
    for (int k = 1; k < 4; k++) move(c, -20, y + k * k * 14 + 14), line(c, 620, y + k * k * 14 + 14);
    for (int x = -60; x <= 660; x += 144) move(c, 300 + (x - 300) * .7, y + 2), line(c, x, 905);
    stroke(c, seam, 2, .5);
    c->mid_col = mix(top, bottom, .15);
}

void stage_back(struct canvas *c, double y) {
    const struct palette *p = c->pal;
    floor_boards(c, y + 36, mix(p->gold, p->near, .45), mix(p->ink, p->near, .4), p->ink);
}

void stage_front(struct canvas *c, double y) {
    const struct palette *p = c->pal;
    colour red = p->accent, dark = mix(p->accent, p->ink, .6), light = mix(p->accent, p->light, .35);
    paper(c, 3);
    curtain(c, -6, 1, 150, red, dark, light);
    curtain(c, 606, -1, 150, red, dark, light);
    done(c);
    valance(c);
    paper(c, 2);
    begin(c);
    for (int x = 90; x < 500; x += 76) move(c, x, 880), quad(c, x + 18, 846, x + 36, 880), close_path(c);
    shape(c, p->gold, 1);
    done(c);
    c->ground_col = mix(p->gold, p->near, .6);
    for (int i = 0; i < 9; i++) c->ground[i] = y;
}

void room_sky(struct canvas *c, const struct scene *s) {
    const struct palette *p = c->pal;
    colour wall = mix(p->sky2, p->mist, .45);
    wall_colours(c, wall);
    path_fill(c, "M0 0H600V900H0Z", down(c, mix(p->sky1, p->sky2, .6), wall), 1);
    begin(c);
    for (int k = 0; k < 10; k++) rect(c, 18 + k * 60, 0, 26, 760);
    shape(c, p->sky1, .16);
    double x = s->right ? 600 : 0, side = s->right ? -1 : 1;
    begin(c); // window light on the wall
    move(c, x - side * 20, 120), line(c, x + side * 240, 50), line(c, x + side * 460, 740),
        line(c, x + side * 90, 740);
    close_path(c);
    shape(c, p->light, .28);
}

void room_back(struct canvas *c, double y) {
    const struct palette *p = c->pal;
    paper(c, 0);
    begin(c);
    rect(c, -20, y + 2, 640, 44);
    shape(c, mix(p->light, p->far, .2), 1);
    begin(c);
    rect(c, -20, y + 2, 640, 7);
    shape(c, p->far, 1);
    done(c);
    floor_boards(c, y + 42, mix(p->mid, p->accent, .25), mix(p->ink, p->near, .5), p->near);
}

void room_front(struct canvas *c, double y) {
    const struct palette *p = c->pal;
    paper(c, 1);
    begin(c);
    oval(c, 300, y + 22, 244, 36);
    shape(c, mix(p->accent, p->near, .2), 1);
    begin(c);
    oval(c, 300, y + 22, 212, 28);
    shape(c, mix(p->gold, p->light, .35), 1);
    done(c);
    c->ground_col = mix(p->gold, p->light, .3);
    for (int i = 0; i < 9; i++) c->ground[i] = y;
}

void library_sky(struct canvas *c, const struct scene *s) {
    const struct palette *p = c->pal;
    (void)s;
    colour wood = mix(p->near, p->accent, .18), wall = mix(p->sky2, p->mist, .3);
    wall_colours(c, wall);
    path_fill(c, "M0 0H600V900H0Z", down(c, p->sky1, wall), 1);
    glow(c, 300, 380, 300, p->light, .45);
    const colour spines[5] = {p->accent, p->gold, p->far, mix(p->accent, p->ink, .5), p->light};
    for (int side = 0; side < 2; side++) {
        double x0 = side ? 436 : -20;
        paper(c, 1);
        begin(c);
        rect(c, x0, -20, 184, 800);
        shape(c, wood, 1);
        begin(c);
        for (int k = 0; k < 6; k++) rect(c, x0 + 12, 40 + k * 122, 160, 104);
        shape(c, mix(p->ink, p->near, .35), 1);
        for (int tone = 0; tone < 5; tone++) {
            begin(c);
            for (int k = 0; k < 6; k++)
                for (int b = tone; b < 12; b += 5) {
                    double h = kit_floor(kit_between(c, 64, 96));
                    rect(c, x0 + 16 + b * 13, 144 + k * 122 - h, 11, h);
                }
            shape(c, mix(spines[tone], p->near, .3), 1);
        }
        done(c);
    }
}

void library_back(struct canvas *c, double y) {
    const struct palette *p = c->pal;
    floor_boards(c, y + 46, mix(p->gold, p->near, .55), mix(p->ink, p->near, .4), p->ink);
}

void library_front(struct canvas *c, double y) {
    c->ground_col = mix(c->pal->gold, c->pal->near, .6);
    for (int i = 0; i < 9; i++) c->ground[i] = y;
}
