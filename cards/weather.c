/* weather.c: what fills the air of a card: turbulent clouds and rays behind the figures, rain, mist and snow
 * in front of them. */
#include "cards/weather.h"

static void unit(struct text *out, colour v) {
    int t = (int)(v & 255) * 99 / 255;
    text_format(out, ".%d%d", t / 10, t % 10);
}

/* Turbulence turned into alpha and cut by a band that fades out above and below. */
static void clouds(struct canvas *c, double y, double h, colour col, double opacity) {
    if (!c->out) return;
    int seed = (int)rng_below(&c->rng, 99) + 1;
    uint32_t id = ++c->ids;
    text_format(
        c->out,
        "<filter id=\"%s%d\" filterUnits=\"userSpaceOnUse\" x=\"0\" y=\"%d\" width=\"600\" height=\"%d\" "
        "color-interpolation-filters=\"sRGB\"><feTurbulence type=\"fractalNoise\" "
        "baseFrequency=\".005 .013\" numOctaves=\"4\" seed=\"%d\" result=\"n\"/>"
        "<feColorMatrix in=\"n\" values=\"0 0 0 0 ",
        c->prefix, (int)id, (int)y, (int)h, seed);
    unit(c->out, col >> 16), text_add(c->out, " 0 0 0 0 ");
    unit(c->out, col >> 8), text_add(c->out, " 0 0 0 0 ");
    unit(c->out, col);
    text_add(c->out, " 0 3.4 0 0 -1.4\" result=\"k\"/><feComposite in=\"k\" in2=\"SourceAlpha\" "
                     "operator=\"in\"/></filter>");
    fill band =
        kit_gradient(c, 0, y, 0, y + h, (struct stop[]){{0, 0, .5}, {0, .3, 1}, {0, .6, 1}, {0, 1, 0}}, 4);
    text_format(c->out, "<g filter=\"url(#%s%d)\" opacity=\".%d\">", c->prefix, (int)id,
                (int)(opacity * 10 + .5));
    kit_begin(c);
    kit_rect(c, 0, y, 600, h);
    kit_shape(c, band, 1);
    text_add(c->out, "</g>");
}

void weather_rays(struct canvas *c, double x, double y, double from, double to, int n, colour col,
                  double opacity) {
    double long_ = 900;
    fill f = kit_radial(
        c, x, y, long_,
        (struct stop[]){{col, 0, opacity}, {col, .25, opacity * .55}, {col, .5, opacity * .2}, {col, .82, 0}},
        4);
    if (c->out) text_format(c->out, "<g filter=\"url(#%sb)\">", c->prefix);
    kit_begin(c);
    for (int i = 0; i < n; i++) {
        double at = from + (to - from) * (i + .5) / n + kit_between(c, -4, 4), w = kit_between(c, 2.5, 6);
        kit_move(c, x, y);
        kit_line(c, x + long_ * kit_sin(at - w), y + long_ * kit_cos(at - w));
        kit_line(c, x + long_ * kit_sin(at + w), y + long_ * kit_cos(at + w));
        kit_close_path(c);
    }
    kit_shape(c, f, 1);
    if (c->out) text_add(c->out, "</g>");
}

void weather_back(struct canvas *c) {
    const struct palette *p = c->pal;
    bool bright = kit_lum(p->sky1) > .45;
    switch ((enum weather)c->weather) {
    case WEATHER_CLEAR: break;
    case WEATHER_CLOUDS:
        clouds(c, 0, 560, bright ? kit_mix(p->light, 0xffffff, .5) : kit_mix(p->sky0, p->shadow, .55), .8);
        break;
    case WEATHER_RAYS:
        weather_rays(c, c->light.x, c->light.y - 60, -70, 70, 7, kit_mix(p->light, 0xfff4d8, .4), .5);
        break;
    case WEATHER_RAIN: clouds(c, 0, 520, kit_mix(p->sky0, p->shadow, .6), .85); break;
    case WEATHER_MIST: clouds(c, 330, 420, kit_mix(p->mist, 0xffffff, .35), .7); break;
    case WEATHER_SNOW: clouds(c, 0, 480, kit_mix(p->mist, p->sky0, .4), .5); break;
    case WEATHERS: break;
    }
}

static void rain(struct canvas *c) {
    double lean = c->right ? 10 : -10;
    kit_begin(c);
    for (int i = 0; i < 64; i++) {
        double x = kit_floor(kit_between(c, 20, 580)), y = kit_floor(kit_between(c, 30, 840)),
               l = kit_floor(kit_between(c, 18, 42));
        kit_move(c, x, y);
        kit_line(c, x + lean * l / 40, y + l);
    }
    kit_stroke(c, kit_mix(c->pal->mist, 0xffffff, .5), 1.5, .42);
}

static void snow(struct canvas *c) {
    for (int size = 0; size < 3; size++) {
        kit_begin(c);
        for (int i = 0; i < 22; i++) {
            double x = kit_floor(kit_between(c, 26, 574)), y = kit_floor(kit_between(c, 30, 870));
            kit_dot(c, x, y);
        }
        kit_stroke(c, 0xffffff, 2.6 + 2.2 * size, .8);
    }
}

void weather_front(struct canvas *c) {
    switch ((enum weather)c->weather) {
    case WEATHER_RAIN: rain(c); break;
    case WEATHER_SNOW: snow(c); break;
    case WEATHER_MIST: {
        colour m = kit_mix(c->pal->mist, 0xffffff, .3);
        kit_path_fill(c, "M0 640H600V900H0Z",
                      kit_gradient(c, 0, 640, 0, 900,
                                   (struct stop[]){{m, 0, 0}, {m, .45, .34}, {m, .8, .12}, {m, 1, 0}}, 4),
                      1);
        break;
    }
    case WEATHER_CLEAR:
    case WEATHER_CLOUDS:
    case WEATHER_RAYS:
    case WEATHERS: break;
    }
}
