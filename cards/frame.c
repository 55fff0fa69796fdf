/* frame.c: start and end of a card: the filters that make sheets of paper, the vignette, the cream frame
 * and the grain. */
#include "cards/habits.h"
#include <string.h>

struct height {
    const char *edge, *edge_up, *edge_opacity, *blur, *offset, *drop, *opacity;
};

/* Tenths are written out because the mirrored cards only change a sign. */
static const struct height heights[4] = {
    {".9", "1", ".22", "2.2", "1.5", "1.9", ".3"},
    {"1.2", "1.3", ".3", "4.5", "3", "3.8", ".38"},
    {"1.5", "1.7", ".38", "8", "5", "6.3", ".45"},
    {"1.8", "2", ".42", "13", "8", "10", ".5"},
};

static void hex(struct text *out, colour v) {
    text_byte(out, '#');
    for (int i = 20; i >= 0; i -= 4) text_byte(out, "0123456789abcdef"[v >> i & 15]);
}

/* Every result is named: with unnamed inputs a second renderer showed empty outlines. */
static void sheet_filter(struct canvas *c, int i) {
    const struct height *h = &heights[i];
    const char *sign = c->right ? "-" : "";
    text_format(
        c->out,
        "<filter id=\"%sf%d\" filterUnits=\"userSpaceOnUse\" x=\"-20\" y=\"-20\" width=\"640\" height=\"940\" "
        "color-interpolation-filters=\"sRGB\">"
        "<feOffset in=\"SourceAlpha\" dx=\"%s%s\" dy=\"%s\" result=\"o\"/>"
        "<feComposite in=\"SourceAlpha\" in2=\"o\" operator=\"out\" result=\"e\"/>"
        "<feComponentTransfer in=\"e\" result=\"m\"><feFuncA type=\"linear\" slope=\"%s\"/></feComponentTransfer>"
        "<feFlood flood-color=\"",
        c->prefix, i, sign, h->edge, h->edge_up, h->edge_opacity);
    hex(c->out, kit_mix(c->pal->light, 0xfff2d4, .5));
    text_format(c->out,
                "\" result=\"l\"/><feComposite in=\"l\" in2=\"m\" operator=\"in\" result=\"r\"/>"
                "<feGaussianBlur in=\"SourceAlpha\" stdDeviation=\"%s\" result=\"g\"/>"
                "<feOffset in=\"g\" dx=\"%s%s\" dy=\"%s\" result=\"b\"/><feFlood flood-color=\"",
                h->blur, sign, h->offset, h->drop);
    hex(c->out, c->pal->shadow);
    text_format(
        c->out,
        "\" flood-opacity=\"%s\" result=\"k\"/><feComposite in=\"k\" in2=\"b\" operator=\"in\" result=\"d\"/>"
        "<feMerge><feMergeNode in=\"d\"/><feMergeNode in=\"SourceGraphic\"/><feMergeNode in=\"r\"/></feMerge></filter>",
        h->opacity);
}

/* Blurred alpha is a cushion that the point light shades; the rim and the drop shadow are the sheet's. */
static void lit_filter(struct canvas *c) {
    const struct light *l = &c->light;
    int direct = (int)(97 - l->ambient * 50), ambient = (int)(l->ambient * 100);
    text_format(c->out,
                "<filter id=\"%sl\" filterUnits=\"userSpaceOnUse\" x=\"-20\" y=\"-20\" width=\"640\" "
                "height=\"940\" color-interpolation-filters=\"sRGB\">"
                "<feGaussianBlur in=\"SourceAlpha\" stdDeviation=\"5\" result=\"h\"/>"
                "<feDiffuseLighting in=\"h\" surfaceScale=\"8\" diffuseConstant=\"1.2\" lighting-color=\"",
                c->prefix);
    hex(c->out, l->warm);
    text_format(
        c->out,
        "\" result=\"l\"><fePointLight x=\"%d\" y=\"%d\" z=\"%d\"/></feDiffuseLighting>"
        "<feComposite in=\"SourceGraphic\" in2=\"l\" operator=\"arithmetic\" k1=\".%d%d\" k2=\".%d%d\" "
        "k3=\"0\" k4=\"0\" result=\"c\"/>"
        "<feComposite in=\"c\" in2=\"SourceAlpha\" operator=\"in\" result=\"q\"/>"
        "<feGaussianBlur in=\"SourceAlpha\" stdDeviation=\"7\" result=\"g\"/>"
        "<feOffset in=\"g\" dx=\"%s4\" dy=\"5\" result=\"b\"/><feFlood flood-color=\"",
        (int)l->x, (int)l->y, (int)l->z, direct / 10, direct % 10, ambient / 10, ambient % 10,
        c->right ? "-" : "");
    hex(c->out, c->pal->shadow);
    text_add(c->out, "\" flood-opacity=\".45\" result=\"k\"/>"
                     "<feComposite in=\"k\" in2=\"b\" operator=\"in\" result=\"d\"/>"
                     "<feMerge><feMergeNode in=\"d\"/><feMergeNode in=\"q\"/></feMerge></filter>");
    text_format(c->out,
                "<filter id=\"%ss\" filterUnits=\"userSpaceOnUse\" x=\"-20\" y=\"-20\" width=\"640\" "
                "height=\"940\" color-interpolation-filters=\"sRGB\">"
                "<feGaussianBlur in=\"SourceAlpha\" stdDeviation=\"4\" result=\"b\"/><feFlood flood-color=\"",
                c->prefix);
    hex(c->out, c->pal->shadow);
    text_add(c->out, "\" flood-opacity=\".42\" result=\"k\"/>"
                     "<feComposite in=\"k\" in2=\"b\" operator=\"in\"/></filter>");
    text_format(c->out,
                "<filter id=\"%sb\" filterUnits=\"userSpaceOnUse\" x=\"-20\" y=\"-20\" width=\"640\" "
                "height=\"940\"><feGaussianBlur in=\"SourceGraphic\" stdDeviation=\"7\"/></filter>",
                c->prefix);
}

/* Pigment: one slow turbulence over the whole card, as dark and light strokes. */
static void pigment_filter(struct canvas *c) {
    text_format(
        c->out,
        "<filter id=\"%sp\" filterUnits=\"userSpaceOnUse\" x=\"0\" y=\"0\" width=\"600\" height=\"900\" "
        "color-interpolation-filters=\"sRGB\"><feTurbulence type=\"fractalNoise\" "
        "baseFrequency=\"%s\" numOctaves=\"3\" seed=\"%d\" result=\"n\"/>"
        "<feColorMatrix in=\"n\" result=\"k\" values=\"0 0 0 0 .06 0 0 0 0 .05 0 0 0 0 .12 0 2.6 0 0 -1.25\"/>"
        "<feColorMatrix in=\"n\" result=\"w\" values=\"0 0 0 0 1 0 0 0 0 .95 0 0 0 0 .85 0 -2.6 0 0 1.15\"/>"
        "<feMerge><feMergeNode in=\"k\"/><feMergeNode in=\"w\"/></feMerge></filter>",
        c->prefix, habit_pigment(c), (int)rng_below(&c->rng, 99) + 1);
}

void canvas_start(struct canvas *c, struct text *out, const struct palette *pal, const char *prefix,
                  uint64_t seed) {
    memset(c, 0, sizeof *c);
    c->out = out;
    c->pal = pal;
    c->rng = rng_seed(seed, 0);
    c->m = (struct matrix){1, 0, 0, 1, 0, 0};
    for (size_t i = 0; i + 1 < sizeof c->prefix && prefix[i]; i++) c->prefix[i] = prefix[i];
    c->camera.zoom = 1;
    kit_box_reset(c);
}

/* What comes before the picture; called once the side of the light is known. */
void canvas_open(struct canvas *c) {
    if (!c->out) return;
    text_add(
        c->out,
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 600 900\" width=\"600\" height=\"900\"><defs>");
    for (int i = 0; i < 4; i++) sheet_filter(c, i);
    pigment_filter(c);
    /* Grain: one turbulence pass turned into black and white specks. */
    text_format(
        c->out,
        "<filter id=\"%sg\" filterUnits=\"userSpaceOnUse\" x=\"0\" y=\"0\" width=\"600\" height=\"900\" "
        "color-interpolation-filters=\"sRGB\">"
        "<feTurbulence type=\"fractalNoise\" baseFrequency=\".8 .65\" numOctaves=\"2\" seed=\"%d\" result=\"n\"/>"
        "<feColorMatrix in=\"n\" result=\"k\" values=\"0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 -1.3 -1.3 0 0 1.3\"/>"
        "<feColorMatrix in=\"n\" result=\"w\" values=\"0 0 0 0 1 0 0 0 0 1 0 0 0 0 .92 1.3 1.3 0 0 -1.3\"/>"
        "<feMerge><feMergeNode in=\"k\"/><feMergeNode in=\"w\"/></feMerge></filter></defs>",
        c->prefix, (int)rng_below(&c->rng, 99) + 1);
}

/* The inner edge of the frame wavers like a hand-cut mat; it is the same for all cards of all decks, so that
 * a mixed hand does not betray where a card comes from. */
static const char frame[] =
    "M-30 -30H630V930H-30ZM21.3 43.4C22 38 25 31 28.6 28.6C32 25 38 21.6 43.4 21.3C80 20 120 22.4 150 20.6"
    "C220 22 280 19.8 330 21.8C400 20.4 470 22.2 556.6 21.3C562 21.8 568 25 571.4 28.6C575 32 578.4 38 578.7 43.4"
    "C580 120 577.4 190 579.4 260C577.8 340 580.2 420 578.2 500C580 590 577.6 680 579.6 760C578.4 800 579.4 830 578.7 856.6"
    "C578 862 575 868 571.4 871.4C568 875 562 878.4 556.6 878.7C480 880 410 877.6 340 879.6C260 877.8 180 880.2 110 878"
    "C86 879.2 64 878.2 43.4 878.7C38 878 32 875 28.6 871.4C25 868 21.6 862 21.3 856.6C20 790 22.4 700 20.4 620"
    "C22.2 540 19.8 450 21.8 370C20.2 290 22.4 200 20.6 130C21.6 100 20.8 70 21.3 43.4Z";

void canvas_end(struct canvas *c) {
    if (!c->out) return;
    colour sh = c->pal->shadow;
    const struct light *l = &c->light;
    struct point focus = kit_focus(c);
    text_add(c->out, "<defs>"); /* here, because recipes move the light */
    lit_filter(c);
    text_format(c->out, "</defs><path d=\"M0 0H600V900H0Z\" filter=\"url(#%sp)\" opacity=\".07\"/>",
                c->prefix);
    habit_paint(c);
    fill dark = kit_radial(
        c, focus.x, focus.y, LIGHT_REACH,
        (struct stop[]){
            {sh, LIGHT_FULL, 0}, {sh, .45, l->dark * .32}, {sh, .75, l->dark * .78}, {sh, 1, l->dark}},
        4);
    kit_path_fill(c, "M0 0H600V900H0Z", dark, 1);
    fill vignette = kit_radial(c, 300, 430, 620, (struct stop[]){{sh, .5, 0}, {sh, 1, habit_vignette(c)}}, 2);
    kit_path_fill(c, "M0 0H600V900H0Z", vignette, 1);
    fill cream = kit_gradient(c, 0, 0, 240, 900, (struct stop[]){{0xfbf4e4, 0, 1}, {0xf0e5cf, 1, 1}}, 2);
    kit_paper(c, 3);
    kit_begin(c);
    text_add(c->out, frame);
    kit_shape_evenodd(c, cream, 1);
    kit_done(c);
    text_format(c->out, "<path d=\"M0 0H600V900H0Z\" filter=\"url(#%sg)\" opacity=\".12\"/></svg>",
                c->prefix);
}
