/* twists.c: see twists.h. */
#include "cards/twists.h"

/* What is drawn, beside the motif of the concept itself. */
enum kind {
    LIES,       /* it lies there, with something that is not as it should be */
    STANDS_LIT, /* it stands in a small light of its own */
    HOVERS,
    EYES,
    HAND_IN,
    SMALL_DOOR,
    HUT,
    PEEKS,
    MESSENGER,
    CUT_STRING,
    TRAIL,
    LAMP_BEARER,
    THIEF,     /* a mouse drags it off */
    WORN,      /* a snail wears it */
    LOOKS_OUT, /* eyes below or in it */
    CAPTAIN,   /* a mouse sails it */
    EARS,      /* only the ears are seen */
    HANGS,     /* from the upper edge, head down */
    TO_NOTHING /* a ladder that leads nowhere */
};

static const struct {
    uint16_t concept;
    uint8_t kind;
    const char *fr, *en;
} twists[] = {
    {C_EYE, EYES, "Deux paires d'yeux luisent dans l'ombre.", "Two pairs of eyes gleam in the dark."},
    {C_HAND, HAND_IN, "Une main entre par le bord de la carte.",
     "A hand reaches in from the edge of the card."},
    {C_DOOR, SMALL_DOOR, "Une toute petite porte est entrouverte, et quelqu'un y guette.",
     "A tiny door stands ajar, and somebody looks out."},
    {C_HOUSE, HUT, "Au loin, quelqu'un est à une fenêtre éclairée.", "Far off somebody is at a lit window."},
    {C_CAT, PEEKS, "Un chat épie au bas de la carte.", "A cat peeks over the lower edge."},
    {C_BIRD, MESSENGER, "Un oiseau emporte une lettre.", "A bird carries off a letter."},
    {C_BALLOON, CUT_STRING, "Un ballon s'envole, son fil est coupé.",
     "A balloon drifts away, its string cut."},
    {C_BOOT, TRAIL, "Des traces de pas s'arrêtent net.", "Footprints end at nothing."},
    {C_MOUSE, LAMP_BEARER, "Une souris passe avec une lanterne.", "A mouse walks by with a lantern."},
    {C_BUTTERFLY, HOVERS, "Un papillon tourne autour.", "A butterfly hovers near."},
    {C_MOTH, HOVERS, "Un papillon de nuit cherche la lumière.", "A moth looks for the light."},
    {C_FEATHER, HOVERS, "Une plume tombe du ciel.", "A feather falls from the sky."},
    {C_LETTER, LIES, "Une lettre jamais ouverte attend par terre.",
     "A letter that nobody opened lies there."},
    {C_KEY, THIEF, "Une souris emporte une clé.", "A mouse drags off a key."},
    {C_CROWN, WORN, "Un escargot porte la couronne.", "A snail wears the crown."},
    {C_MASK, LOOKS_OUT, "Un masque jeté nous regarde encore.",
     "A mask that was thrown away still looks at us."},
    {C_BOTTLE, STANDS_LIT, "Une lueur vit dans une bouteille.", "A glow lives in a bottle."},
    {C_PAPER_BOAT, CAPTAIN, "Une souris est capitaine d'un bateau de papier.",
     "A mouse is captain of a paper boat."},
    {C_APPLE, LIES, "Une pomme a une petite fenêtre éclairée.", "An apple has a small lit window."},
    {C_HEART, LIES, "Un cœur a été recousu.", "A heart has been sewn up."},
    {C_EGG, LOOKS_OUT, "D'un œuf fêlé on nous regarde.", "Out of a cracked egg somebody looks."},
    {C_DICE, LIES, "Un dé est tombé, le sort en est jeté.", "A die has been cast."},
    {C_CANDLE, STANDS_LIT, "Une bougie brûle encore.", "A candle is still burning."},
    {C_SEASHELL, STANDS_LIT, "Une lumière brûle dans un coquillage.", "A light burns in a shell."},
    {C_HAT, LOOKS_OUT, "Sous un chapeau oublié il y a des yeux.", "There are eyes below a forgotten hat."},
    {C_SNAIL, LIES, "Un escargot a une fenêtre éclairée dans sa coquille.",
     "A snail has a lit window in its shell."},
    {C_RABBIT, EARS, "Deux oreilles de lapin dépassent.", "Two rabbit's ears stick out."},
    {C_OWL, HANGS, "Un hibou regarde, la tête en bas.", "An owl watches, head down."},
    {C_LADDER, TO_NOTHING, "Une échelle ne mène nulle part.", "A ladder leads to nothing."},
    {C_STAR, STANDS_LIT, "Une étoile est tombée et luit encore.", "A star has fallen and still glows."},
    {C_TEACUP, STANDS_LIT, "Une tasse fume encore.", "A cup is still steaming."},
    {C_SUITCASE, LOOKS_OUT, "Dans une valise abandonnée il y a des yeux.",
     "There are eyes in an abandoned suitcase."},
    {C_UMBRELLA, HOVERS, "Un parapluie s'envole tout seul.", "An umbrella flies off by itself."},
    {C_FISH, HOVERS, "Un poisson nage dans l'air.", "A fish swims through the air."},
    {C_LANTERN, STANDS_LIT, "Quelqu'un a laissé sa lanterne allumée.", "Somebody left a lantern burning."},
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

/* Of the places with room enough one by the card's seed, so that it is not always the same corner; else the best. */
static struct found search(struct canvas *c, bool sky, double half) {
    struct found best = {0, 0, -1000}, chosen = best;
    int good = 0;
    for (int row = 0; row < (sky ? 5 : 2); row++)
        for (int i = 0; i < 13; i++) {
            double x = 78 + i * 37, y = sky ? 110 + row * 76 : 0;
            if (!sky) {
                double g = c->ground[(int)(x + 37) / 75];
                y = g > 300 && g < 840 ? MIN(852, g + 24 + row * 18) : 850;
            }
            double r = room_at(c, x, y - half, half);
            if (r > best.room + 1) best = (struct found){x, y, r};
            if (r < 14) continue;
            good++;
            if (rng_below(&c->rng, (uint32_t)good) == 0) chosen = (struct found){x, y, r};
        }
    return good ? chosen : best;
}

static void pupil_pair(struct canvas *c, double x, double y, double k) {
    kit_begin(c), kit_oval(c, x - 8 * k, y, 6 * k, 5 * k), kit_oval(c, x + 8 * k, y, 6 * k, 5 * k),
        kit_shape(c, 0xffe27a, 1);
    kit_begin(c), kit_dot(c, x - 7 * k, y), kit_dot(c, x + 9 * k, y), kit_stroke(c, 0x120b1e, 4 * k, 1);
}

static void peek(struct canvas *c, double x) {
    colour fur = kit_mix(c->pal->ink, 0x1a1420, .5);
    kit_paper(c, 3);
    kit_put(c, x, 872, 1.2, 0);
    kit_path_fill(c, "M-46 14Q-48 -26 -34 -34L-40 -66L-14 -48Q0 -52 14 -48L40 -66L34 -34Q48 -26 46 14Z", fur,
                  1);
    kit_done(c);
    kit_done(c);
    pupil_pair(c, x, 842, 1.8);
}

static void small_door(struct canvas *c, double x, double y, double k) {
    const struct palette *p = c->pal;
    kit_glow(c, x, y - 30 * k, 90 * k, 0xffd890, .9);
    kit_paper(c, 1);
    kit_put(c, x, y, 1.5 * k, 0);
    kit_path_fill(c, "M-19 0V-36Q0 -58 19 -36V0Z", kit_mix(p->accent, p->ink, .3), 1);
    kit_path_fill(c, "M-10 -2V-36Q0 -46 13 -32V-2Z", 0xffe6b0, 1);
    kit_path_fill(c, "M-4 -2V-18Q-6 -28 2 -28Q10 -28 8 -18V-2Z", kit_mix(p->ink, 0x1a1420, .5), 1);
    kit_done(c);
    kit_done(c);
}

static void hut(struct canvas *c, double x, double y, double k) {
    const struct palette *p = c->pal;
    kit_glow(c, x, y - 20 * k, 80 * k, 0xffd890, .8);
    kit_lit(c);
    kit_put(c, x, y, 1.7 * k, 0);
    kit_path_fill(c, "M-20 0V-20L0 -38L20 -20V0Z", kit_mix(p->near, p->ink, .5), 1);
    kit_path_fill(c, "M-8 -4V-20H9V-4Z", 0xffe6a0, 1);
    kit_path_fill(c, "M-3 -4V-10Q-4 -16 1 -16Q6 -16 5 -10V-4Z", kit_mix(p->ink, 0x1a1420, .6), 1);
    kit_done(c);
    kit_done(c);
}

static void little(struct canvas *c, uint16_t figure, double x, double y, double h, double turn) {
    motif_place(c, (struct place){figure, x, y, h * 1.3, h, turn, x > 300, 1, HELD, false,
                                  kit_mix(c->ground_col, c->mid_col, .3), 0, 0});
    c->placed_count--; /* it is no figure of the scene */
}

static void lit_window(struct canvas *c, double x, double y, double k) {
    kit_glow(c, x, y, 34 * k, 0xffd890, .8);
    kit_begin(c), kit_rect(c, x - 7 * k, y - 8 * k, 14 * k, 16 * k), kit_shape(c, 0xffe6a0, 1);
    kit_begin(c), kit_move(c, x, y - 8 * k), kit_line(c, x, y + 8 * k), kit_move(c, x - 7 * k, y),
        kit_line(c, x + 7 * k, y), kit_stroke(c, 0x4a2c1c, 2 * k, 1);
}

static void lies(struct canvas *c, uint16_t what, double x, double y, double k) {
    double h = 62 * k;
    little(c, what, x, y, h, what == C_SNAIL || what == C_APPLE ? 0 : 8);
    if (what == C_APPLE) lit_window(c, x - 2 * k, y - h * .4, k);
    if (what == C_SNAIL) lit_window(c, x + (x > 300 ? 1 : -1) * 8 * k, y - h * .5, .8 * k);
    if (what == C_HEART) {
        kit_begin(c), kit_move(c, x - 4 * k, y - h * .86), kit_line(c, x + 5 * k, y - h * .6),
            kit_line(c, x - 6 * k, y - h * .38), kit_line(c, x + 2 * k, y - h * .12);
        for (int i = 0; i < 4; i++)
            kit_move(c, x - 10 * k, y - h * (.76 - i * .18)),
                kit_line(c, x + 10 * k, y - h * (.72 - i * .18));
        kit_stroke(c, 0x2a1420, 2.4 * k, 1);
    }
    if (what == C_LETTER) kit_disc_at(c, x, y - h * .36, 6 * k, 0xb8303a, 1);
}

static void stands_lit(struct canvas *c, uint16_t what, double x, double y, double k) {
    kit_glow(c, x, y - 34 * k, 100 * k, 0xffdc90, .8);
    little(c, what, x, y, 70 * k, what == C_STAR ? 14 : 0);
    if (what == C_TEACUP) {
        kit_begin(c), kit_move(c, x - 8 * k, y - 66 * k),
            kit_curve(c, x - 24 * k, y - 84 * k, x + 8 * k, y - 92 * k, x - 6 * k, y - 112 * k),
            kit_move(c, x + 10 * k, y - 66 * k),
            kit_curve(c, x - 2 * k, y - 82 * k, x + 26 * k, y - 92 * k, x + 12 * k, y - 108 * k);
        kit_stroke(c, 0xffffff, 4 * k, .7);
    } else if (what == C_BOTTLE || what == C_SEASHELL) {
        kit_glow(c, x, y - 22 * k, 34 * k, 0xffe8a0, 1);
        kit_disc_at(c, x, y - 22 * k, 6 * k, 0xfffbe0, 1);
    }
}

static void looks_out(struct canvas *c, uint16_t what, double x, double y, double k) {
    double h = 66 * k;
    if (what == C_HAT) {
        kit_begin(c), kit_oval(c, x, y - 12 * k, 30 * k, 14 * k),
            kit_shape(c, kit_mix(c->pal->shadow, 0x0a0812, .6), 1);
        pupil_pair(c, x, y - 10 * k, 1.1 * k);
        little(c, what, x, y - 18 * k, h, -6);
        return;
    }
    little(c, what, x, y, h, what == C_MASK ? -14 : 0);
    if (what == C_EGG)
        kit_begin(c), kit_move(c, x - 20 * k, y - h * .5), kit_line(c, x - 8 * k, y - h * .66),
            kit_line(c, x + 2 * k, y - h * .54), kit_line(c, x + 12 * k, y - h * .68),
            kit_line(c, x + 20 * k, y - h * .5), kit_line(c, x + 8 * k, y - h * .34),
            kit_line(c, x - 10 * k, y - h * .36), kit_close_path(c), kit_shape(c, 0x140c1c, 1);
    else
        kit_begin(c), kit_oval(c, x, y - h * .5, 24 * k, 9 * k), kit_shape(c, 0x140c1c, .85);
    pupil_pair(c, x, y - h * .5, .95 * k);
}

static void hand_in(struct canvas *c, double x, double y) {
    const struct palette *p = c->pal;
    bool left = x < 300;
    kit_lit(c);
    kit_limb(c, (struct point[]){{left ? -20 : 620, y - 6, 0}, {left ? 50 : 550, y - 30, 0}},
             (double[]){24, 17}, 2, kit_mix(p->ink, p->accent, .3));
    kit_put_flip(c, left ? 54 : 546, y - 31, .8, left ? .8 : -.8, left ? 78 : -78);
    kit_path_fill(
        c,
        "M-14 4Q-18 -20 -12 -34L-16 -64Q-10 -72 -5 -62L-2 -40L0 -72Q6 -78 9 -70L10 -40L16 -64Q22 -68 23 -58L20 -28L30 -40Q38 -40 34 -30L18 4Z",
        0xe8b48c, 1);
    kit_done(c), kit_done(c);
}

static void drifting(struct canvas *c, double x, double y, double k) {
    const struct palette *p = c->pal;
    kit_begin(c), kit_move(c, x, y - 6 * k),
        kit_curve(c, x + 16 * k, y + 18 * k, x - 16 * k, y + 34 * k, x + 8 * k, y + 60 * k),
        kit_stroke(c, p->light, 3 * k, .95);
    kit_lit(c);
    kit_begin(c), kit_oval(c, x, y - 34 * k, 24 * k, 30 * k), kit_shape(c, p->accent, 1);
    kit_done(c);
    kit_begin(c), kit_move(c, x - 10 * k, y - 46 * k), kit_line(c, x - 6 * k, y - 52 * k),
        kit_stroke(c, 0xffffff, 6 * k, .8);
}

static void trail(struct canvas *c, double x, double y, double k) {
    double x0 = MAX(60, MIN(400, x - 80)), turn = x < 300 ? 1 : -1;
    kit_begin(c);
    for (int i = 0; i < 8; i++)
        kit_oval(c, x0 + (turn > 0 ? i : 7 - i) * 22, y - (i % 2) * 13 * k - i * 2, 9 * k, 5 * k);
    kit_shape(c, kit_mix(c->ground_col, kit_lum(c->ground_col) > .3 ? c->pal->ink : c->pal->light, .6), .85);
}

bool twist_paint(struct canvas *c, const struct scene *s) {
    int i = find(s->twist);
    if (i < 0) return false;
    const struct palette *p = c->pal;
    enum kind kind = twists[i].kind;
    bool sky = kind == MESSENGER || kind == CUT_STRING || kind == HOVERS;
    double k = 1;
    struct found at = search(c, sky, 40);
    if (at.room < -4) at = search(c, sky, 26), k = .68;
    if (at.room < -6) return false;
    double x = at.x, y = at.y, side = x > 300 ? -1 : 1;
    switch (kind) {
    case LIES: lies(c, s->twist, x, y, k); break;
    case STANDS_LIT: stands_lit(c, s->twist, x, y, k); break;
    case HOVERS: little(c, s->twist, x, y, 66 * k, 14); break;
    case EYES:
        kit_glow(c, x, y - 26, 90 * k, p->shadow, 1);
        pupil_pair(c, x - 18 * k, y - 40 * k, 1.4 * k), pupil_pair(c, x + 26 * k, y - 14 * k, 1.1 * k);
        break;
    case HAND_IN: hand_in(c, x, y); break;
    case SMALL_DOOR: small_door(c, x, y, k); break;
    case HUT: hut(c, x, y - 6, k); break;
    case PEEKS: peek(c, x); break;
    case MESSENGER:
        little(c, C_BIRD, x, y, 66 * k, 0);
        kit_begin(c), kit_rect(c, x + side * 34 * k - 13 * k, y - 14 * k, 26 * k, 17 * k),
            kit_shape(c, 0xfdf6e6, 1);
        kit_begin(c), kit_move(c, x + side * 34 * k - 13 * k, y - 14 * k),
            kit_line(c, x + side * 34 * k, y - 4 * k), kit_line(c, x + side * 34 * k + 13 * k, y - 14 * k);
        kit_stroke(c, 0x8a3a34, 2, 1);
        break;
    case CUT_STRING: drifting(c, x, y, k); break;
    case TRAIL: trail(c, x, y, k); break;
    case LAMP_BEARER:
    case THIEF:
    case WORN:
        little(c, kind == WORN ? C_SNAIL : C_MOUSE, x, y, 48 * k, 0);
        if (kind == LAMP_BEARER) {
            kit_glow(c, x + side * 42 * k, y - 30 * k, 70 * k, 0xffd890, 1);
            kit_disc_at(c, x + side * 42 * k, y - 30 * k, 7 * k, 0xfff4d0, 1);
        } else {
            little(c, s->twist, x - side * (kind == WORN ? -6 : 44) * k, y - (kind == WORN ? 40 : 2) * k,
                   (kind == WORN ? 26 : 46) * k, kind == WORN ? 0 : 80);
        }
        break;
    case LOOKS_OUT: looks_out(c, s->twist, x, y, k); break;
    case CAPTAIN:
        little(c, C_MOUSE, x, y - 26 * k, 34 * k, 0);
        little(c, C_PAPER_BOAT, x, y, 46 * k, 4);
        break;
    case EARS:
        kit_lit(c);
        kit_put(c, x, y + 4, 1.1 * k, 0);
        kit_path_fill(c, "M-20 4Q-34 -60 -20 -66Q-8 -62 -8 -6Q0 -12 8 -6Q10 -62 24 -64Q36 -56 20 4Z",
                      kit_mix(p->light, 0xd8c8b8, .3), 1);
        kit_path_fill(c, "M-16 -8Q-24 -50 -19 -54Q-13 -50 -12 -10ZM14 -8Q16 -50 23 -52Q27 -46 18 -8Z",
                      0xe8a8a0, 1);
        kit_done(c), kit_done(c);
        break;
    case HANGS:
        kit_begin(c), kit_move(c, x - 70, 40), kit_line(c, x + 60, 46),
            kit_stroke(c, kit_mix(p->ink, 0x4a3020, .5), 9, 1);
        motif_place(
            c, (struct place){C_OWL, x, 44, 76, 80, 180, false, 1, HELD, false, kit_back_at(c, 60), 0, 0});
        c->placed_count--;
        break;
    case TO_NOTHING: prop_ladder(c, x, y, 150 * k, 30 * k, side * 12, kit_mix(p->light, 0xa07040, .4)); break;
    }
    return true;
}
