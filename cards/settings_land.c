// Settings on land: city, desert, mountains, forest, snow, meadow, garden, ruins.
#include "cards/settings_parts.h"

void city_back(struct canvas *c, double y) {
    const struct palette *p = c->pal;
    paper(c, 0);
    roofs(c, y + 90, 120, fade(c, p->far, .55), p->mid, p->gold, -10, 610, false, 8);
    done(c);
    paper(c, 1);
    roofs(c, y + 150, 90, fade(c, p->mid, .35), p->near, p->gold, -20, 610, false, 24);
    done(c);
    c->mid_col = mix(p->mid, p->mist, .1);
}

void city_front(struct canvas *c, double y) {
    const struct palette *p = c->pal;
    ground_hill(c, y, 4, mix(p->near, p->ink, .3), p->ink);
    begin(c); // cobbles
    for (int i = 0; i < 26; i++) {
        double x = kit_floor(kit_between(c, 30, 560)), cy = kit_floor(kit_between(c, y + 22, 880));
        move(c, x, cy);
        line(c, x + 12, cy);
    }
    stroke(c, mix(p->near, p->far, .3), 2.4, .4);
}

void desert_back(struct canvas *c, double y) {
    const struct palette *p = c->pal;
    paper(c, 0);
    hills(c, y, 30, 3, fade(c, p->far, .55), 930);
    done(c);
    paper(c, 1);
    hills(c, y + 64, 26, 3, fade(c, p->mid, .35), 930);
    done(c);
    c->mid_col = mix(p->mid, p->mist, .12);
}

void desert_front(struct canvas *c, double y) {
    const struct palette *p = c->pal;
    ground_hill(c, y, 12, p->near, mix(p->near, p->ink, .75));
    for (int i = 0; i < 3; i++) {
        double ry = y + 30 + i * 18;
        begin(c);
        move(c, 40 + i * 60, ry);
        quad(c, 200 + i * 40, ry - 12, 380 + i * 50, ry + 4);
        stroke(c, mix(p->near, p->far, .45), 2, .4);
    }
}

void mountains_back(struct canvas *c, double y) {
    const struct palette *p = c->pal;
    paper(c, 0);
    peaks(c, y + 20, 190, 5, fade(c, p->far, .6), p->mid, mix(p->light, p->mist, .2));
    done(c);
    paper(c, 1);
    hills(c, y + 66, 22, 4, fade(c, p->mid, .3), 930);
    done(c);
    c->mid_col = mix(p->mid, p->mist, .1);
}

static void stones(struct canvas *c, double y, colour col) {
    for (int i = 0; i < 4; i++) {
        double x = i < 2 ? kit_between(c, 40, 120) : kit_between(c, 480, 560), r = kit_between(c, 8, 20),
               by = y + kit_between(c, 34, 60);
        begin(c);
        move(c, x - r * 1.5, by), curve(c, x - r * 1.4, by - r, x - r * .4, by - r * 1.3, x, by - r * 1.1);
        curve(c, x + r, by - r, x + r * 1.5, by - r * .4, x + r * 1.6, by);
        close_path(c);
        shape(c, col, 1);
    }
}

void mountains_front(struct canvas *c, double y) {
    ground_hill(c, y, 10, c->pal->near, c->pal->ink);
    paper(c, 1);
    stones(c, y, mix(c->pal->near, c->pal->far, .3));
    done(c);
}

void forest_back(struct canvas *c, double y) {
    const struct palette *p = c->pal;
    fill far = gradient(c, 0, y - 190, 0, y + 70,
                        (struct stop[]){{p->far, 0, 1}, {mix(p->far, p->mist, .7), 1, 1}}, 2);
    paper(c, 0);
    for (int i = 0; i < 8; i++) {
        double h = kit_between(c, 150, 270);
        conifer(c, 20 + i * 80, y + 60, h, h * .42, far, 0, 5);
    }
    hills(c, y + 58, 8, 4, mix(p->far, p->mist, .6), 930);
    done(c);
    paper(c, 1);
    static const int at[5] = {46, 126, 478, 556, 210};
    for (int i = 0; i < 4; i++) {
        double h = kit_between(c, 150, 230);
        conifer(c, at[i], y + 112, h, h * .45, p->mid, p->near, 5);
    }
    hills(c, y + 106, 8, 3, fade(c, p->mid, .35), 930);
    done(c);
    c->mid_col = mix(p->mid, p->mist, .2);
}

void grass(struct canvas *c, double y, colour col, int n) {
    begin(c);
    for (int i = 0; i < n; i++) {
        double x = kit_floor(kit_between(c, 26, 574)), by = kit_floor(y + kit_between(c, 26, 60)),
               lean = kit_between(c, -7, 7);
        move(c, x, by);
        quad(c, x, by - 10, x + lean, by - kit_between(c, 14, 24));
    }
    stroke(c, col, 3, .9);
}

void forest_front(struct canvas *c, double y) {
    ground_hill(c, y, 9, c->pal->near, c->pal->ink);
    grass(c, y, mix(c->pal->near, c->pal->far, .25), 20);
}

void snow_back(struct canvas *c, double y) {
    const struct palette *p = c->pal;
    fill far = gradient(c, 0, y - 130, 0, y + 60,
                        (struct stop[]){{p->far, 0, 1}, {mix(p->far, p->mist, .75), 1, 1}}, 2);
    paper(c, 0);
    for (int i = 0; i < 7; i++) {
        double h = kit_between(c, 90, 190);
        conifer(c, 30 + i * 90, y + 44, h, h * .42, far, 0, 4);
    }
    hills(c, y + 40, 12, 4, down(c, mix(p->light, p->far, .35), mix(p->light, p->far, .15)), 930);
    done(c);
    paper(c, 1);
    hills(c, y + 84, 16, 3, down(c, mix(p->light, p->far, .22), mix(p->light, p->far, .45)), 930);
    done(c);
    c->mid_col = mix(p->light, p->far, .3);
}

void snow_front(struct canvas *c, double y) {
    const struct palette *p = c->pal;
    ground_hill(c, y, 9, mix(p->light, 0xffffff, .5), mix(p->light, p->far, .7));
    snowfall(c);
}

void meadow_back(struct canvas *c, double y) {
    const struct palette *p = c->pal;
    paper(c, 0);
    hills(c, y, 24, 4, fade(c, p->far, .55), 930);
    done(c);
    paper(c, 1);
    hills(c, y + 60, 18, 3, fade(c, p->mid, .4), 930);
    begin(c);
    for (int i = 0; i < 5; i++) { // round trees in the distance
        double x = kit_floor(i % 2 ? kit_between(c, 30, 170) : kit_between(c, 420, 570)), by = y + 52;
        double ry = kit_between(c, 14, 22), rx = kit_between(c, 10, 18);
        oval(c, x, by - 14, rx, ry);
        rect(c, x - 2, by - 6, 4, 18);
    }
    shape(c, mix(p->mid, p->near, .5), 1);
    done(c);
    c->mid_col = mix(p->mid, p->mist, .15);
}

static void blossoms(struct canvas *c, double y, int n) {
    const colour cols[3] = {c->pal->accent, c->pal->gold, c->pal->light};
    for (int k = 0; k < 3; k++) {
        begin(c);
        for (int i = 0; i < n; i++) {
            double dy = kit_floor(y + kit_between(c, 20, 70)), dx = kit_floor(kit_between(c, 30, 570));
            dot(c, dx, dy);
        }
        stroke(c, cols[k], 6 - k, 1);
    }
}

void meadow_front(struct canvas *c, double y) {
    ground_hill(c, y, 10, c->pal->near, mix(c->pal->near, c->pal->ink, .7));
    grass(c, y, mix(c->pal->near, c->pal->far, .35), 16);
    blossoms(c, y, 7);
}

void garden_back(struct canvas *c, double y) {
    const struct palette *p = c->pal;
    paper(c, 0);
    begin(c); // clipped hedges and round bushes
    for (int i = 0; i < 6; i++) {
        double x = 10 + i * 116, r = kit_between(c, 40, 62);
        oval(c, x, y + 40, r, r * 1.2);
    }
    shape(c, fade(c, p->far, .4), 1);
    hills(c, y + 50, 4, 3, mix(p->far, p->mist, .5), 930);
    done(c);
    paper(c, 1);
    begin(c);
    for (int i = 0; i < 4; i++) { // cut cones
        double x = i < 2 ? 50 + i * 74 : 330 + i * 72, h = kit_between(c, 110, 150);
        move(c, x, y + 90 - h), line(c, x + 30, y + 92), line(c, x - 30, y + 92);
        close_path(c);
    }
    shape(c, mix(p->mid, p->near, .35), 1);
    hills(c, y + 88, 5, 3, fade(c, p->mid, .35), 930);
    begin(c); // a low fence
    for (int x = 36; x < 580; x += 26) move(c, x, y + 78), line(c, x, y + 112);
    move(c, 22, y + 90), line(c, 578, y + 90);
    stroke(c, mix(p->light, p->mid, .25), 4, .8);
    done(c);
    c->mid_col = mix(p->mid, p->mist, .2);
}

void ruins_back(struct canvas *c, double y) {
    const struct palette *p = c->pal;
    paper(c, 0);
    hills(c, y + 20, 20, 4, fade(c, p->far, .55), 930);
    done(c);
    paper(c, 1);
    fill stone = fade(c, mix(p->mid, p->far, .4), .4);
    static const int x[5] = {44, 118, 192, 470, 544};
    for (int i = 0; i < 5; i++) {
        double h = i == 2 ? kit_between(c, 120, 160) : kit_between(c, 230, 270);
        begin(c);
        rect(c, x[i] - 15, y + 110 - h, 30, h);
        rect(c, x[i] - 22, y + 110 - h - 12, 44, 14);
        rect(c, x[i] - 22, y + 100, 44, 14);
        shape(c, stone, 1);
        begin(c);
        for (int k = -1; k < 2; k++) move(c, x[i] + k * 8, y + 118 - h), line(c, x[i] + k * 8, y + 98);
        stroke(c, p->near, 2, .35);
    }
    begin(c); // what is left of two arches
    move(c, 22, y - 156), curve(c, 30, y - 236, 130, y - 236, 140, y - 156), line(c, 118, y - 156);
    curve(c, 112, y - 206, 52, y - 206, 44, y - 156);
    close_path(c);
    move(c, 448, y - 156), curve(c, 456, y - 236, 556, y - 236, 566, y - 156), line(c, 544, y - 156);
    curve(c, 538, y - 206, 478, y - 206, 470, y - 156);
    close_path(c);
    shape(c, stone, 1);
    hills(c, y + 106, 8, 3, fade(c, p->mid, .3), 930);
    done(c);
    c->mid_col = mix(p->mid, p->mist, .12);
}
