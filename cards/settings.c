// The twenty settings.
#include "cards/settings.h"
#include <assert.h>
#include <stddef.h>

static double whole(double v) {
    return kit_floor(v);
}

// ---- outdoors on land ----

static void city_back(struct canvas *c, double y) {
    const struct palette *p = c->pal;
    paper(c, 0);
    roofs(c, y + 90, 120, fade(c, p->far, .55), p->mid, p->gold, -10, 610, false, 8);
    done(c);
    paper(c, 1);
    roofs(c, y + 150, 90, fade(c, p->mid, .35), p->near, p->gold, -20, 610, false, 24);
    done(c);
    c->mid_col = mix(p->mid, p->mist, .1);
}

static void city_front(struct canvas *c, double y) {
    const struct palette *p = c->pal;
    ground_hill(c, y, 4, mix(p->near, p->ink, .3), p->ink);
    begin(c); // cobbles
    for (int i = 0; i < 26; i++) {
        double x = whole(kit_between(c, 30, 560)), cy = whole(kit_between(c, y + 22, 880));
        move(c, x, cy);
        line(c, x + 12, cy);
    }
    stroke(c, mix(p->near, p->far, .3), 2.4, .4);
}

static void desert_back(struct canvas *c, double y) {
    const struct palette *p = c->pal;
    paper(c, 0);
    hills(c, y, 30, 3, fade(c, p->far, .55), 930);
    done(c);
    paper(c, 1);
    hills(c, y + 64, 26, 3, fade(c, p->mid, .35), 930);
    done(c);
    c->mid_col = mix(p->mid, p->mist, .12);
}

static void desert_front(struct canvas *c, double y) {
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

static void mountains_back(struct canvas *c, double y) {
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

static void mountains_front(struct canvas *c, double y) {
    ground_hill(c, y, 10, c->pal->near, c->pal->ink);
    paper(c, 1);
    stones(c, y, mix(c->pal->near, c->pal->far, .3));
    done(c);
}

static void forest_back(struct canvas *c, double y) {
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

static void grass(struct canvas *c, double y, colour col, int n) {
    begin(c);
    for (int i = 0; i < n; i++) {
        double x = whole(kit_between(c, 26, 574)), by = whole(y + kit_between(c, 26, 60)),
               lean = kit_between(c, -7, 7);
        move(c, x, by);
        quad(c, x, by - 10, x + lean, by - kit_between(c, 14, 24));
    }
    stroke(c, col, 3, .9);
}

static void forest_front(struct canvas *c, double y) {
    ground_hill(c, y, 9, c->pal->near, c->pal->ink);
    grass(c, y, mix(c->pal->near, c->pal->far, .25), 20);
}

static void snow_back(struct canvas *c, double y) {
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

static void snow_front(struct canvas *c, double y) {
    const struct palette *p = c->pal;
    ground_hill(c, y, 9, mix(p->light, 0xffffff, .5), mix(p->light, p->far, .7));
    snowfall(c);
}

static void meadow_back(struct canvas *c, double y) {
    const struct palette *p = c->pal;
    paper(c, 0);
    hills(c, y, 24, 4, fade(c, p->far, .55), 930);
    done(c);
    paper(c, 1);
    hills(c, y + 60, 18, 3, fade(c, p->mid, .4), 930);
    begin(c);
    for (int i = 0; i < 5; i++) { // round trees in the distance
        double x = whole(i % 2 ? kit_between(c, 30, 170) : kit_between(c, 420, 570)), by = y + 52;
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
            double dy = whole(y + kit_between(c, 20, 70)), dx = whole(kit_between(c, 30, 570));
            dot(c, dx, dy);
        }
        stroke(c, cols[k], 6 - k, 1);
    }
}

static void meadow_front(struct canvas *c, double y) {
    ground_hill(c, y, 10, c->pal->near, mix(c->pal->near, c->pal->ink, .7));
    grass(c, y, mix(c->pal->near, c->pal->far, .35), 16);
    blossoms(c, y, 7);
}

static void garden_back(struct canvas *c, double y) {
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

static void ruins_back(struct canvas *c, double y) {
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

// ---- water ----

static void sea_back(struct canvas *c, double y) {
    const struct palette *p = c->pal;
    paper(c, 0);
    waves(c, y + 14, 9, 8, .2, fade(c, p->far, .4), mix(p->mist, p->far, .3), -40, 640, 930);
    done(c);
    paper(c, 1);
    waves(c, y + 72, 13, 7, .6, down(c, mix(p->mid, p->mist, .15), p->mid), p->far, -40, 640, 930);
    done(c);
    c->mid_col = mix(p->mid, p->mist, .1);
}

static void sea_front(struct canvas *c, double y) {
    const struct palette *p = c->pal;
    paper(c, 3);
    waves(c, y + 14, 18, 5, .3, down(c, p->near, mix(p->near, p->ink, .6)), p->mid, -40, 640, 930);
    done(c);
    c->water = true;
    c->ground_col = p->near;
    for (int i = 0; i < 9; i++) c->ground[i] = y + 12;
}

static void ripples(struct canvas *c, double y0, double y1, colour col) {
    begin(c);
    for (double y = y0; y < y1; y += 17) {
        double x = kit_between(c, 30, 420), w = kit_between(c, 50, 130);
        move(c, x, y), quad(c, x + w / 2, y - 4, x + w, y), quad(c, x + w / 2, y + 4, x, y);
        close_path(c);
    }
    shape(c, col, .5);
}

static void lake_back(struct canvas *c, double y) {
    const struct palette *p = c->pal;
    paper(c, 0);
    hills(c, y - 10, 30, 4, fade(c, p->far, .6), 930);
    done(c);
    paper(c, 0);
    begin(c);
    rect(c, -20, y + 40, 640, 260);
    shape(c, down(c, mix(p->mist, p->sky2, .4), p->mid), 1);
    done(c);
    ripples(c, y + 54, y + 130, p->light);
    c->mid_col = mix(p->mist, p->mid, .35);
}

static void lake_front(struct canvas *c, double y) {
    ground_hill(c, y, 12, c->pal->near, c->pal->ink);
    grass(c, y, mix(c->pal->near, c->pal->far, .3), 14);
}

static void harbour_back(struct canvas *c, double y) {
    const struct palette *p = c->pal;
    paper(c, 0);
    roofs(c, y + 26, 120, fade(c, p->far, .55), p->mid, p->gold, -10, 610, false, 12);
    done(c);
    paper(c, 0);
    begin(c);
    rect(c, -20, y + 24, 640, 260);
    shape(c, down(c, mix(p->far, p->mist, .4), p->mid), 1);
    done(c);
    ripples(c, y + 40, y + 120, p->light);
    paper(c, 1);
    struct coat coat = coat_with(p, mix(p->accent, p->mid, .4));
    put(c, c->right ? 116 : 492, y + 84, .9, 0);
    cut(c, cut_sailboat, &coat);
    done(c);
    done(c);
    c->mid_col = mix(p->mid, p->mist, .35);
}

static void harbour_front(struct canvas *c, double y) {
    const struct palette *p = c->pal;
    ground_hill(c, y, 1, mix(p->near, p->ink, .2), p->ink);
    begin(c); // planks
    for (int x = 40; x < 600; x += 62) move(c, x, y + 4), line(c, 300 + (x - 300) * 1.25, 905);
    move(c, -20, y + 26), line(c, 620, y + 26);
    stroke(c, mix(p->near, p->far, .35), 2.4, .5);
    paper(c, 2);
    begin(c);
    rect(c, 50, y - 26, 20, 44);
    rect(c, 532, y - 26, 20, 44);
    shape(c, mix(p->near, p->ink, .5), 1);
    done(c);
}

static void island_back(struct canvas *c, double y) {
    const struct palette *p = c->pal;
    paper(c, 0);
    waves(c, y + 10, 8, 8, .5, fade(c, p->far, .4), mix(p->mist, p->far, .3), -40, 640, 930);
    done(c);
    paper(c, 1);
    waves(c, y + 62, 12, 7, .1, down(c, mix(p->mid, p->mist, .2), p->mid), p->far, -40, 640, 930);
    done(c);
    c->mid_col = mix(p->mid, p->mist, .2);
}

static void palm(struct canvas *c, double x, double y, double s, colour wood, colour leaf) {
    struct coat coat = {leaf, wood, leaf, leaf, leaf};
    put_flip(c, x, y, x < 300 ? s : -s, s, 0);
    cut(c,
        "s d -10,0! -4,-60 8,-120 26,-160! 34,-156! 18,-118 10,-60 12,0!; s b 28,-160! 0,-196 -44,-190 -64,-162! -30,-172 4,-160; s b 28,-160! 40,-204 84,-212 112,-186! 78,-190 48,-164;"
        "s b 28,-160! 66,-170 100,-148 106,-116! 84,-138 50,-146; s b 28,-160! 2,-160 -26,-138 -30,-108! -10,-132 14,-142; s b 28,-160! 20,-200 40,-232 66,-236! 50,-212 42,-184;",
        &coat);
    done(c);
}

static void island_front(struct canvas *c, double y) {
    const struct palette *p = c->pal;
    colour sand = mix(p->gold, p->light, .55);
    ground_hill(c, y, 8, sand, mix(p->gold, p->near, .55));
    paper(c, 2);
    palm(c, c->right ? 70 : 530, y + 26, .95, mix(p->ink, p->accent, .25), mix(p->near, p->far, .2));
    done(c);
}

static void marsh_back(struct canvas *c, double y) {
    const struct palette *p = c->pal;
    paper(c, 0);
    hills(c, y + 10, 12, 4, fade(c, p->far, .6), 930);
    done(c);
    for (int i = 0; i < 3; i++) {
        paper(c, i ? 1 : 0);
        hills(c, y + 48 + i * 30, 5, 4, down(c, mix(p->mist, p->far, .3 + i * .25), mix(p->mid, p->mist, .4)),
              930);
        done(c);
        ripples(c, y + 56 + i * 30, y + 72 + i * 30, p->light);
    }
    c->mid_col = mix(p->far, p->mist, .3);
}

static void marsh_front(struct canvas *c, double y) {
    const struct palette *p = c->pal;
    ground_hill(c, y, 7, p->near, p->ink);
    paper(c, 3);
    begin(c); // reeds at both sides
    for (int i = 0; i < 14; i++) {
        double x = i % 2 ? kit_between(c, 24, 104) : kit_between(c, 496, 576),
               top = y - kit_between(c, 60, 190);
        move(c, whole(x), 900),
            quad(c, whole(x), whole((top + 900) / 2), whole(x + kit_between(c, -16, 16)), whole(top));
    }
    stroke(c, mix(p->ink, p->near, .25), 4, 1);
    begin(c);
    for (int i = 0; i < 4; i++) {
        double x = whole(i % 2 ? kit_between(c, 40, 100) : kit_between(c, 500, 560)),
               top = whole(y - kit_between(c, 90, 170));
        move(c, x, top), line(c, x, top + 30);
    }
    stroke(c, mix(p->accent, p->ink, .55), 11, 1);
    done(c);
}

static void seabed_sky(struct canvas *c, const struct scene *s) {
    const struct palette *p = c->pal;
    (void)s;
    colour top = mix(p->mist, p->sky2, .3), low = mix(p->sky0, p->mid, .4);
    c->back[0] = top, c->back[1] = mix(p->sky1, p->mid, .3), c->back[2] = low;
    fill f = gradient(c, 0, 0, 0, 900,
                      (struct stop[]){{top, 0, 1},
                                      {mix(p->sky2, p->mid, .25), .22, 1},
                                      {mix(p->sky1, p->mid, .4), .58, 1},
                                      {low, 1, 1}},
                      4);
    path_fill(c, "M0 0H600V900H0Z", f, 1);
    fill shaft = gradient(c, 0, 0, 0, 760, (struct stop[]){{p->light, 0, .42}, {p->light, 1, 0}}, 2);
    begin(c);
    static const int x[4] = {90, 210, 340, 470};
    for (int i = 0; i < 4; i++) {
        double w = kit_between(c, 50, 90), x2 = 300 + (x[i] - 300) * 1.5;
        move(c, x[i], -10), line(c, x[i] + w, -10), line(c, x2 + w * 2, 800), line(c, x2, 800);
        close_path(c);
    }
    shape(c, shaft, 1);
    begin(c);
    for (int i = 0; i < 16; i++) {
        double dy = whole(kit_between(c, 60, 700)), dx = whole(kit_between(c, 50, 550));
        dot(c, dx, dy);
    }
    stroke(c, p->light, 6, .5);
}

static void weed(struct canvas *c, double x, double y, double h, double w, colour col) {
    begin(c);
    spline(c,
           (struct point[]){{x, y, 0},
                            {x + 13, y - h * .25, 0},
                            {x - 11, y - h * .5, 0},
                            {x + 10, y - h * .75, 0},
                            {x, y - h, 0}},
           5, false);
    stroke(c, col, w, 1);
}

static void seabed_back(struct canvas *c, double y) {
    const struct palette *p = c->pal;
    colour far = mix(p->far, c->back[1], .4);
    paper(c, 0);
    hills(c, y + 10, 26, 4, down(c, far, mix(far, c->back[0], .3)), 930);
    for (int i = 0; i < 5; i++)
        weed(c, i < 3 ? 40 + i * 32 : 480 + (i - 3) * 44, y + 60, kit_between(c, 110, 220), 12,
             mix(far, p->mid, .4));
    done(c);
    paper(c, 1);
    hills(c, y + 82, 14, 4, down(c, mix(p->gold, p->far, .5), mix(p->mid, p->gold, .2)), 930);
    done(c);
    c->mid_col = mix(p->gold, p->mid, .5);
}

static void seabed_front(struct canvas *c, double y) {
    const struct palette *p = c->pal;
    ground_hill(c, y, 10, mix(p->near, p->gold, .2), p->ink);
    paper(c, 3);
    for (int i = 0; i < 4; i++)
        weed(c, i < 2 ? 46 + i * 34 : 518 + (i - 2) * 32, 910, kit_between(c, 120, 200), 15,
             mix(p->ink, p->near, .2));
    done(c);
}

// ---- elsewhere ----

static void clouds_back(struct canvas *c, double y) {
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

static void clouds_front(struct canvas *c, double y) {
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

static void space_back(struct canvas *c, double y) {
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

static void space_front(struct canvas *c, double y) {
    const struct palette *p = c->pal;
    colour rock = mix(p->light, p->far, .4);
    ground_hill(c, y, 8, rock, mix(p->mid, p->near, .5));
    begin(c);
    for (int i = 0; i < 7; i++) {
        double r = kit_between(c, 10, 34);
        double oy = whole(y + kit_between(c, 36, 70)), ox = whole(kit_between(c, 40, 560));
        oval(c, ox, oy, whole(r), whole(r * .26));
    }
    shape(c, mix(p->mid, p->far, .4), .45);
}

static void cave_sky(struct canvas *c, const struct scene *s) {
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

static void cave_back(struct canvas *c, double y) {
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

static void stage_sky(struct canvas *c, const struct scene *s) {
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

static void stage_back(struct canvas *c, double y) {
    const struct palette *p = c->pal;
    floor_boards(c, y + 36, mix(p->gold, p->near, .45), mix(p->ink, p->near, .4), p->ink);
}

static void stage_front(struct canvas *c, double y) {
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

static void room_sky(struct canvas *c, const struct scene *s) {
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

static void room_back(struct canvas *c, double y) {
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

static void room_front(struct canvas *c, double y) {
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

static void library_sky(struct canvas *c, const struct scene *s) {
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

static void library_back(struct canvas *c, double y) {
    const struct palette *p = c->pal;
    floor_boards(c, y + 46, mix(p->gold, p->near, .55), mix(p->ink, p->near, .4), p->ink);
}

static void library_front(struct canvas *c, double y) {
    c->ground_col = mix(c->pal->gold, c->pal->near, .6);
    for (int i = 0; i < 9; i++) c->ground[i] = y;
}

static const struct setting settings[] = {
    {C_CITY, LAND, false, false, NULL, city_back, city_front},
    {C_SEA, WATER, false, false, NULL, sea_back, sea_front},
    {C_DESERT, LAND, false, false, NULL, desert_back, desert_front},
    {C_MOUNTAINS, LAND, false, false, NULL, mountains_back, mountains_front},
    {C_FOREST, LAND, false, false, NULL, forest_back, forest_front},
    {C_SNOW, LAND, false, false, NULL, snow_back, snow_front},
    {C_MEADOW, LAND, false, false, NULL, meadow_back, meadow_front},
    {C_LAKE, LAND, false, false, NULL, lake_back, lake_front},
    {C_SEABED, DEEP, false, false, seabed_sky, seabed_back, seabed_front},
    {C_CLOUDS, LAND, false, false, NULL, clouds_back, clouds_front},
    {C_STAGE, LAND, true, false, stage_sky, stage_back, stage_front},
    {C_ROOM, LAND, true, false, room_sky, room_back, room_front},
    {C_GARDEN, LAND, false, false, NULL, garden_back, meadow_front},
    {C_HARBOUR, LAND, false, false, NULL, harbour_back, harbour_front},
    {C_CAVE, LAND, false, false, cave_sky, cave_back, mountains_front},
    {C_ISLAND, LAND, false, false, NULL, island_back, island_front},
    {C_SPACE, LAND, false, true, NULL, space_back, space_front},
    {C_RUINS, LAND, false, false, NULL, ruins_back, mountains_front},
    {C_MARSH, LAND, false, false, NULL, marsh_back, marsh_front},
    {C_LIBRARY, LAND, true, false, library_sky, library_back, library_front},
};

int setting_count(void) {
    return (int)(sizeof settings / sizeof *settings);
}
const struct setting *setting_number(int i) {
    return &settings[i];
}

const struct setting *setting_at(uint16_t concept) {
    for (int i = 0; i < setting_count(); i++)
        if (settings[i].concept == concept) return &settings[i];
    assert(!"a setting");
    return NULL;
}

void scene_sky(struct canvas *c, const struct scene *s) {
    const struct setting *set = setting_at(s->setting);
    if (set->sky)
        set->sky(c, s);
    else
        open_sky(c, s);
}

void scene_sheets(struct canvas *c, const struct scene *s, double y) {
    setting_at(s->setting)->back(c, y);
}

void scene_back(struct canvas *c, const struct scene *s, double y) {
    scene_sky(c, s);
    scene_sheets(c, s, y);
}

void scene_front(struct canvas *c, const struct scene *s, double y) {
    setting_at(s->setting)->front(c, y);
}
