/* twists.c: see twists.h. */
#include "cards/twists.h"

enum kind { LIES, EYES, HAND_IN, SMALL_DOOR, HUT, PEEKS, MESSENGER, CUT_STRING, TRAIL, LAMP_BEARER, HOVERS };

static const struct {
    uint16_t concept;
    uint8_t kind;
    const char *fr, *en;
} twists[] = {
    {C_EYE, EYES, "Deux paires d'yeux luisent dans l'ombre.", "Two pairs of eyes gleam in the dark."},
    {C_HAND, HAND_IN, "Une main entre par le bord de la carte.",
     "A hand reaches in from the edge of the card."},
    {C_DOOR, SMALL_DOOR, "Une toute petite porte est entrouverte.", "A tiny door stands ajar."},
    {C_HOUSE, HUT, "Au loin, une fenêtre est éclairée.", "Far off one window is lit."},
    {C_CAT, PEEKS, "Un chat épie au bas de la carte.", "A cat peeks over the lower edge."},
    {C_BIRD, MESSENGER, "Un oiseau emporte une lettre.", "A bird carries off a letter."},
    {C_BALLOON, CUT_STRING, "Un ballon s'envole, son fil est coupé.",
     "A balloon drifts away, its string cut."},
    {C_BOOT, TRAIL, "Des traces de pas s'arrêtent net.", "Footprints end at nothing."},
    {C_MOUSE, LAMP_BEARER, "Une souris passe avec une lanterne.", "A mouse walks by with a lantern."},
    {C_BUTTERFLY, HOVERS, "Un papillon tourne autour.", "A butterfly hovers near."},
    {C_MOTH, HOVERS, "Un papillon de nuit cherche la lumière.", "A moth looks for the light."},
    {C_FEATHER, HOVERS, "Une plume tombe du ciel.", "A feather falls from the sky."},
    {C_LETTER, LIES, "Une lettre attend par terre.", "A letter lies on the ground."},
    {C_KEY, LIES, "Une clé a été perdue.", "A key has been lost."},
    {C_CROWN, LIES, "Une couronne est tombée.", "A crown has fallen."},
    {C_MASK, LIES, "Un masque a été jeté.", "A mask has been thrown away."},
    {C_BOTTLE, LIES, "Une bouteille contient peut-être un message.", "A bottle may hold a message."},
    {C_PAPER_BOAT, LIES, "Un bateau de papier est échoué.", "A paper boat is stranded."},
    {C_APPLE, LIES, "Une pomme a roulé jusque-là.", "An apple has rolled there."},
    {C_HEART, LIES, "Quelqu'un a laissé un cœur.", "Somebody left a heart behind."},
    {C_EGG, LIES, "Un œuf attend d'éclore.", "An egg waits to hatch."},
    {C_DICE, LIES, "Un dé est tombé.", "A die has been cast."},
    {C_CANDLE, LIES, "Une bougie brûle encore.", "A candle is still burning."},
    {C_SEASHELL, LIES, "Un coquillage est loin de la mer.", "A shell lies far from the sea."},
    {C_HAT, LIES, "Un chapeau a été oublié.", "A hat has been forgotten."},
    {C_SNAIL, LIES, "Un escargot suit son chemin.", "A snail goes its way."},
};

int twist_count(void) {
    return (int)(sizeof twists / sizeof *twists);
}

uint16_t twist_number(int i) {
    return twists[i].concept;
}

static int find(uint16_t concept) {
    for (int i = 0; i < twist_count(); i++)
        if (twists[i].concept == concept) return i;
    return -1;
}

void twist_say(uint16_t twist, enum lang lang, struct text *out) {
    int i = find(twist);
    if (i >= 0) text_add(out, lang == LANG_FR ? twists[i].fr : twists[i].en);
}

/* How far a small box about x, y stays from every figure; negative when it touches one. */
static double room_at(const struct canvas *c, double x, double y, double half) {
    double least = 1000;
    for (int i = 0; i < c->placed_count; i++) {
        struct box b = c->placed[i].box;
        double dx = MAX(b.x0 - x, x - b.x1), dy = MAX(b.y0 - y, y - b.y1);
        least = MIN(least, MAX(dx, dy) - half);
    }
    return least;
}

struct found {
    double x, y, room;
};

static struct found search(const struct canvas *c, bool sky, double half) {
    struct found best = {0, 0, -1000};
    for (int row = 0; row < (sky ? 5 : 2); row++)
        for (int i = 0; i < 13; i++) {
            double x = 72 + i * 38, y = sky ? 96 + row * 80 : 0;
            if (!sky) {
                double g = c->ground[(int)(x + 37) / 75];
                y = g > 300 && g < 856 ? MIN(866, g + 22 + row * 18) : 862;
            }
            double r = room_at(c, x, y - half, half);
            if (r > best.room + 1) best = (struct found){x, y, r};
        }
    return best;
}

static void pupil_pair(struct canvas *c, double x, double y, double k) {
    kit_begin(c), kit_oval(c, x - 8 * k, y, 6 * k, 5 * k), kit_oval(c, x + 8 * k, y, 6 * k, 5 * k),
        kit_shape(c, 0xffe27a, 1);
    kit_begin(c), kit_dot(c, x - 7 * k, y), kit_dot(c, x + 9 * k, y), kit_stroke(c, 0x120b1e, 4 * k, 1);
}

static void peek(struct canvas *c, double x) {
    colour fur = kit_mix(c->pal->ink, 0x1a1420, .5);
    kit_paper(c, 3);
    kit_put(c, x, 878, 1, 0);
    kit_path_fill(c, "M-46 10Q-48 -26 -34 -34L-40 -66L-14 -48Q0 -52 14 -48L40 -66L34 -34Q48 -26 46 10Z", fur,
                  1);
    kit_done(c);
    kit_done(c);
    pupil_pair(c, x, 856, 1.5);
}

static void small_door(struct canvas *c, double x, double y) {
    const struct palette *p = c->pal;
    kit_glow(c, x, y - 20, 54, 0xffd890, .8);
    kit_paper(c, 1);
    kit_put(c, x, y, 1, 0);
    kit_path_fill(c, "M-17 0V-34Q0 -54 17 -34V0Z", kit_mix(p->accent, p->ink, .3), 1);
    kit_path_fill(c, "M-4 -2V-36Q6 -44 13 -32V-2Z", 0xffe6b0, 1);
    kit_done(c);
    kit_done(c);
}

static void hut(struct canvas *c, double x, double y) {
    const struct palette *p = c->pal;
    kit_glow(c, x, y - 12, 46, 0xffd890, .7);
    kit_put(c, x, y, 1, 0);
    kit_path_fill(c, "M-18 0V-18L0 -34L18 -18V0Z", kit_mix(p->near, p->ink, .5), 1);
    kit_path_fill(c, "M-5 -6V-17H6V-6Z", 0xffe6a0, 1);
    kit_done(c);
}

static void little(struct canvas *c, uint16_t figure, double x, double y, double h, double turn) {
    motif_place(c, (struct place){figure, x, y, h * 1.2, h, turn, x > 300, 1, HELD, false,
                                  kit_mix(c->ground_col, c->mid_col, .3), 0, 0});
    c->placed_count--; /* it is no figure of the scene */
}

bool twist_paint(struct canvas *c, const struct scene *s) {
    int i = find(s->twist);
    if (i < 0) return false;
    const struct palette *p = c->pal;
    enum kind kind = twists[i].kind;
    bool sky = kind == MESSENGER || kind == CUT_STRING || kind == HOVERS;
    struct found at = search(c, sky, 26);
    if (at.room < -8) return false;
    double x = at.x, y = at.y;
    switch (kind) {
    case LIES:
        little(c, s->twist, x, y, s->twist == C_CANDLE ? 54 : 42,
               s->twist == C_SNAIL || s->twist == C_CANDLE ? 0 : 10);
        break;
    case EYES:
        kit_glow(c, x, y - 22, 70, p->shadow, .9);
        pupil_pair(c, x - 14, y - 30, 1), pupil_pair(c, x + 20, y - 10, .8);
        break;
    case HAND_IN: {
        bool left = x < 300;
        kit_lit(c);
        kit_limb(c, (struct point[]){{left ? -20 : 620, y - 10, 0}, {left ? 40 : 560, y - 26, 0}},
                 (double[]){20, 14}, 2, kit_mix(p->ink, p->accent, .3));
        kit_put_flip(c, left ? 44 : 556, y - 27, .62, left ? .62 : -.62, left ? 78 : -78);
        kit_path_fill(
            c,
            "M-14 4Q-18 -20 -12 -34L-16 -64Q-10 -72 -5 -62L-2 -40L0 -72Q6 -78 9 -70L10 -40L16 -64Q22 -68 23 -58L20 -28L30 -40Q38 -40 34 -30L18 4Z",
            0xe8b48c, 1);
        kit_done(c), kit_done(c);
        break;
    }
    case SMALL_DOOR: small_door(c, x, y); break;
    case HUT: hut(c, x, y - 8); break;
    case PEEKS: peek(c, x); break;
    case MESSENGER:
        little(c, C_BIRD, x, y, 46, 0);
        kit_begin(c), kit_rect(c, x + (x > 300 ? -34 : 16), y - 8, 18, 12), kit_shape(c, 0xfdf6e6, 1);
        break;
    case CUT_STRING:
        kit_begin(c), kit_move(c, x, y - 6), kit_curve(c, x + 10, y + 12, x - 10, y + 24, x + 6, y + 40),
            kit_stroke(c, p->light, 2, .9);
        kit_begin(c), kit_oval(c, x, y - 26, 16, 20), kit_shape(c, p->accent, 1);
        kit_begin(c), kit_move(c, x - 6, y - 34), kit_line(c, x - 4, y - 38), kit_stroke(c, 0xffffff, 4, .8);
        break;
    case TRAIL:
        kit_begin(c);
        for (int k = 0; k < 6; k++) kit_oval(c, x - 60 + k * 20, y - (k % 2) * 9 - k, 6, 3.4);
        kit_shape(c, kit_mix(c->ground_col, p->ink, .6), .8);
        break;
    case LAMP_BEARER:
        little(c, C_MOUSE, x, y, 34, 0);
        kit_glow(c, x + (x > 300 ? -30 : 30), y - 22, 40, 0xffd890, .9);
        kit_disc_at(c, x + (x > 300 ? -30 : 30), y - 22, 5, 0xfff4d0, 1);
        break;
    case HOVERS: little(c, s->twist, x, y, 44, 14); break;
    }
    return true;
}
