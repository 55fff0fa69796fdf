/* beasts.c: the other poses of animals. Four-legged ones come from a spine and joint angles as people do (0 is down, 90
 * forward, 180 up), the others are cut. Feet on y = 0; all face -x as the cuts of motifs_animals.c do, but the rabbit. */
#include "cards/motifs.h"
#include <stddef.h>

enum beast_pose { WALKS, RUNS, SITS, SLEEPS, REARS, BOWS };
enum ears { POINTED, LONG, ROUNDED, LEAF };
enum tail { BRUSH, THIN, BOBBED, FLOWING };

struct beast {
    uint16_t concept;
    double length, chest, hip, leg, neck, head, snout;
    enum ears ears;
    enum tail tail;
    enum beast_pose pose[2]; /* beside the one that is cut */
};

static const struct beast beasts[] = {
    {C_FOX, 36, 8.5, 8, 17, 9, 8, 13, POINTED, BRUSH, {RUNS, SLEEPS}},
    {C_CAT, 30, 7.5, 8, 15, 6, 8, 4, POINTED, THIN, {WALKS, BOWS}},
    {C_RABBIT, 22, 7.5, 10, 11, 5, 7, 5, LONG, BOBBED, {REARS, RUNS}},
    {C_STAG, 40, 9.5, 9.5, 36, 22, 7, 10, LEAF, BOBBED, {RUNS, BOWS}},
    {C_HORSE, 44, 12, 11.5, 34, 23, 7, 19, POINTED, FLOWING, {REARS, RUNS}},
    {C_BEAR, 50, 20, 21, 22, 10, 14, 12, ROUNDED, BOBBED, {SITS, REARS}},
    {C_MOUSE, 16, 6, 7.5, 5, 2, 5.5, 5, ROUNDED, THIN, {REARS, RUNS}},
};

static struct point at(struct point p, double angle, double l) {
    return (struct point){p.x + l * kit_sin(angle), p.y + l * kit_cos(angle), false};
}

#define LIMB(c, f, r, ...)                                                                                   \
    kit_limb(c, (const struct point[]){__VA_ARGS__}, (const double[])r,                                      \
             (int)(sizeof((const struct point[]){__VA_ARGS__}) / sizeof(struct point)), f)
#define R(...)                                                                                               \
    { __VA_ARGS__ }

/* The head at the origin, snout along +x. */
static void head(struct canvas *c, const struct beast *b, const struct coat *coat, bool asleep) {
    double r = b->head, s = b->snout;
    colour col = coat->body, dark = coat->dark;
    kit_begin(c);
    switch (b->ears) {
    case POINTED: {
        double tip = b->concept == C_HORSE ? 1.45 : 1.8;
        kit_move(c, -r * .8, -r * .3), kit_line(c, -r * .75, -r * tip), kit_line(c, r * .05, -r * .8),
            kit_close_path(c);
        if (b->concept != C_HORSE)
            kit_move(c, -r * .3, -r * .5), kit_line(c, r * .05, -r * tip), kit_line(c, r * .6, -r * .6),
                kit_close_path(c);
    } break;
    case LONG:
        kit_spline(c, (struct point[]){{-3, -4, 0}, {-9, -14, 0}, {-11, -26, 0}, {-5, -16, 0}, {0, -5, 0}}, 5,
                   true);
        kit_spline(c, (struct point[]){{-1, -4, 0}, {-3, -16, 0}, {-2, -29, 0}, {3, -16, 0}, {3, -5, 0}}, 5,
                   true);
        break;
    case ROUNDED:
        kit_oval(c, -r * .6, -r * .8, r * .45, r * .45), kit_oval(c, r * .15, -r * .95, r * .45, r * .45);
        break;
    case LEAF:
        kit_spline(c, (struct point[]){{-3, -3, 0}, {-10, -11, 0}, {-16, -11, 0}, {-10, -5, 0}}, 4, true);
        break;
    }
    kit_shape(c, b->ears == POINTED ? col : kit_mix(col, dark, .2), 1);
    bool horse = b->concept == C_HORSE;
    LIMB(c, col, R(r, MAX(2.6, r * (horse ? .62 : .36))), {0, 0, 0},
         {s * .75 + r * .3, r * (horse ? .5 : .25), 0});
    if (horse) {
        kit_disc_at(c, s * .8 + r * .3, r * .56, r * .56, kit_mix(col, dark, .3), 1);
        kit_disc_at(c, s * .8 + r * .5, r * .46, r * .14, dark, 1);
        kit_begin(c), kit_move(c, 2, -r * .9), kit_quad(c, r, -r * .4, r * .9, r * .3),
            kit_stroke(c, dark, 2.6, 1);
    } else {
        LIMB(c, coat->light, R(r * .34, MAX(1.8, r * .24)), {r * .55, r * .5, 0},
             {s * .7 + r * .3, r * .42, 0});
        kit_disc_at(c, s * .8 + r * .52, r * .1, r * .2, dark, 1);
    }
    if (b->concept == C_STAG)
        kit_path_line(c, "M-1 -6L-6 -18L-15 -26M-5 -14L-14 -15M-6 -18L-3 -29M2 -6L1 -19L-5 -31M1 -17L8 -26",
                      kit_mix(col, dark, .35), 2.2, 1);
    if (asleep) {
        kit_begin(c), kit_move(c, r * .1, -r * .15), kit_quad(c, r * .33, r * .1, r * .56, -r * .15),
            kit_stroke(c, dark, 1.2, 1);
        return;
    }
    kit_disc_at(c, r * .32, -r * .18, r * .2, dark, 1);
    kit_disc_at(c, r * .39, -r * .26, r * .07, 0xffffff, 1);
}

static void leg(struct canvas *c, struct point p, double angle, double w, double l, double bend, colour col) {
    struct point knee = at(p, angle + bend, l * .5), foot = at(knee, angle * .7 - bend * 1.1, l * .52);
    LIMB(c, col, R(w, w * .6, w * .42, w * .38), p, knee, foot, {foot.x + w * .6, foot.y, 0});
}

static void tail(struct canvas *c, const struct beast *b, const struct coat *coat, struct point t,
                 double lift) {
    switch (b->tail) {
    case BRUSH:
        LIMB(c, coat->body, R(3, 5.5, 5.5, 1.6), t, {t.x - 11, t.y + 4 - lift * .3, 0},
             {t.x - 21, t.y + 4 - lift, 0}, {t.x - 30, t.y - 2 - lift * 1.5, 0});
        LIMB(c, coat->light, R(4.5, 1.6), {t.x - 22, t.y + 4 - lift, 0}, {t.x - 30, t.y - 2 - lift * 1.5, 0});
        break;
    case THIN:
        if (b->concept == C_MOUSE)
            LIMB(c, coat->body, R(1.2, 1, .9, .5), {t.x, t.y + 4, 0}, {t.x - 9, t.y + 5, 0},
                 {t.x - 16, t.y + 2, 0}, {t.x - 22, t.y + 4, 0});
        else
            LIMB(c, coat->body, R(2.4, 2.2, 2, 1.4), {t.x, t.y + 2, 0}, {t.x - 9, t.y + 4, 0},
                 {t.x - 15, t.y - 5 - lift, 0}, {t.x - 12, t.y - 16 - lift, 0});
        break;
    case BOBBED: kit_disc_at(c, t.x, t.y + 1, 4, coat->light, 1); break;
    case FLOWING:
        LIMB(c, coat->dark, R(3, 5, 4, 1.4), t, {t.x - 9, t.y + 4 - lift, 0}, {t.x - 15, t.y + 16 - lift, 0},
             {t.x - 18, t.y + 28 - lift * 2, 0});
    }
}

static void asleep(struct canvas *c, const struct beast *b, const struct coat *coat) {
    double l = b->length, h = b->hip, ch = b->chest;
    kit_begin(c);
    kit_spline(c,
               (struct point[]){{-l * .62, -2, 0},
                                {-l * .55, -h * 1.5, 0},
                                {-l * .1, -h * 2.1, 0},
                                {l * .4, -ch * 1.5, 0},
                                {l * .6, -2, 0},
                                {0, 0, 0}},
               6, true);
    kit_shape(c, coat->body, 1);
    kit_put(c, l * .45, -b->head * .95, 1, 8);
    head(c, b, coat, true);
    kit_done(c);
    LIMB(c, kit_mix(coat->body, 0xffffff, .1), R(3, 5.4, 5, 2), {-l * .5, -5, 0}, {-l * .2, -6, 0},
         {l * .15, -6, 0}, {l * .36, -6, 0});
    LIMB(c, coat->light, R(4.4, 4, 1.5), {l * .12, -6, 0}, {l * .25, -6, 0}, {l * .38, -6, 0});
}

static void sitting(struct canvas *c, const struct beast *b, const struct coat *coat, struct point hip,
                    struct point sh) {
    double ch = b->chest, h = b->hip;
    colour far = kit_mix(coat->body, 0x150c18, .35);
    leg(c, (struct point){sh.x + 2, sh.y + 4, 0}, 3, ch * .5, b->leg + ch * .3, 0, far);
    LIMB(c, coat->body, R(h * .9, (ch + h) * .52, ch * .72), {hip.x - 2, hip.y + 2, 0},
         {hip.x + b->length * .14, (hip.y + sh.y) / 2, 0}, sh);
    kit_disc_at(c, hip.x + 1, -h * .85, h * .85, coat->body, 1);
    LIMB(c, coat->body, R(2.6, 2.2), {hip.x + 4, -2.6, 0}, {hip.x + h + 4, -2.4, 0});
    leg(c, (struct point){sh.x - 1, sh.y + 4, 0}, 0, ch * .55, b->leg + ch * .32, 0, coat->body);
    kit_begin(c), kit_oval(c, sh.x + ch * .3, sh.y + ch * .55, ch * .42, ch * .7),
        kit_shape(c, coat->light, .8);
}

static void rearing(struct canvas *c, const struct beast *b, const struct coat *coat, struct point hip,
                    struct point sh) {
    double ch = b->chest, h = b->hip, l = b->leg;
    colour far = kit_mix(coat->body, 0x150c18, .35);
    leg(c, hip, -14, h * .5, l, 10, far);
    leg(c, (struct point){sh.x + 4, sh.y + 6, 0}, 84, ch * .4, l, 14, far);
    LIMB(c, coat->body, R(h, (ch + h) * .52, ch * .8), hip, {(hip.x + sh.x) / 2 - 2, (hip.y + sh.y) / 2, 0},
         sh);
    leg(c, hip, 10, h * .6, l, 8, coat->body);
    leg(c, (struct point){sh.x, sh.y + 8, 0}, 60, ch * .45, l, 20, coat->body);
}

static void on_all_fours(struct canvas *c, const struct beast *b, const struct coat *coat, struct point hip,
                         struct point sh, enum beast_pose pose) {
    static const double angles[2][4] = {{24, -22, -18, 26}, {58, 40, -60, -44}};
    double ch = b->chest, h = b->hip, fore = pose == BOWS && b->tail == THIN ? ch : b->leg + ch * .3;
    const double *a = angles[pose == RUNS];
    double stand[4] = {4, -4, 2, -3};
    if (pose == BOWS) a = stand;
    colour far = kit_mix(coat->body, 0x150c18, .35);
    leg(c, (struct point){hip.x + 2, hip.y + 3, 0}, a[3], h * .5, b->leg + h * .3, 8, far);
    leg(c, (struct point){sh.x - 1, sh.y + 3, 0}, pose == BOWS && b->tail == THIN ? 70 : a[1], ch * .42, fore,
        0, far);
    LIMB(c, coat->body, R(h, (ch + h) * .48, ch), {hip.x - h * .2, hip.y, 0},
         {(hip.x + sh.x) / 2, (hip.y + sh.y) / 2 + 1, 0}, sh);
    leg(c, (struct point){hip.x - 1, hip.y + 2, 0}, a[2], h * .62, b->leg + h * .35, 8, coat->body);
    leg(c, (struct point){sh.x - 3, sh.y + 3, 0}, pose == BOWS && b->tail == THIN ? 76 : a[0], ch * .52, fore,
        0, coat->body);
}

/* Facing +x. */
static void beast(struct canvas *c, const struct beast *b, const struct coat *coat, enum beast_pose pose) {
    double l = b->length, ch = b->chest, h = b->hip;
    if (pose == SLEEPS) {
        asleep(c, b, coat);
        return;
    }
    struct point hip = {-l / 2, -b->leg - h * .55, 0}, sh = {l / 2, -b->leg - ch * .5, 0};
    if (pose == SITS)
        hip = (struct point){-l * .22, -h * .9, 0}, sh = (struct point){l * .2, -b->leg - ch * .75, 0};
    if (pose == BOWS && b->tail == THIN) sh = (struct point){l / 2, -ch * .9, 0};
    if (pose == REARS)
        hip = (struct point){0, -b->leg - h * .4, 0},
        sh = (struct point){l * .28, -b->leg - h * .4 - l * .9, 0};
    tail(c, b, coat,
         pose == SITS ? (struct point){hip.x - h, -5, 0} : (struct point){hip.x - h * .8, hip.y - h * .2, 0},
         pose == RUNS ? 6 : 0);
    double up = pose == REARS || pose == SITS ? 160 : pose == RUNS ? 118 : 132, nod = 0;
    if (pose == BOWS && b->tail != THIN) up = 52, nod = 62; /* grazes, or bows to somebody */
    if (pose == REARS) nod = b->concept == C_HORSE ? 34 : -14;
    struct point from = {sh.x + ch * .2, sh.y - ch * (up < 90 ? -.1 : .3), 0},
                 hd = at(from, up, b->neck + ch * .35);
    if (pose == SITS)
        sitting(c, b, coat, hip, sh);
    else if (pose == REARS)
        rearing(c, b, coat, hip, sh);
    else
        on_all_fours(c, b, coat, hip, sh, pose);
    if (b->tail == FLOWING) { /* the mane behind the neck */
        struct point back = {from.x - 5, from.y - 5, 0}, nape = {hd.x - 5, hd.y - 3, 0};
        LIMB(c, coat->dark, R(4, 5, 3.4), back, {(back.x + nape.x) / 2 - 2, (back.y + nape.y) / 2, 0}, nape);
    }
    LIMB(c, coat->body, R(ch * .72, b->head * .75), sh, hd);
    kit_put(c, hd.x, hd.y, 1, nod);
    head(c, b, coat, false);
    kit_done(c);
}

/* ---- animals whose other poses are cut ---- */

static const struct {
    uint16_t concept;
    const char *cut[2];
} cuts[] = {
    {C_ELEPHANT, /* the trunk raised; the trunk held out */
     {"l b~5 M98 -112Q118 -92 112 -58; c d 112 -56 5;"
      "s b -150,-208! -164,-172 -150,-134 -118,-124 -98,-138 -76,-152 -44,-156 -14,-144 30,-154 76,-142 98,-106 102,-60 100,0! 66,0! 62,-50 40,-60 "
      "0,-58 -20,-52 -24,0! -58,0! -60,-62 -74,-84 -104,-92 -142,-102 -180,-140 -174,-186 -164,-212!;"
      "s bd25 -52,-138 -20,-142 2,-114 -6,-76 -34,-64 -56,-92; s l -86,-86! -108,-72 -132,-76! -110,-60 -82,-68; c d -80 -124 4; "
      "d l@80~7 -52,-4 -42,-4 -32,-4 72,-4 82,-4 92,-4;",
      "l b~5 M98 -112Q118 -92 112 -58; c d 112 -56 5;"
      "s b -186,-96! -160,-116 -132,-118 -108,-126 -92,-142 -72,-152 -44,-156 -14,-144 30,-154 76,-142 98,-106 102,-60 100,0! 66,0! 62,-50 40,-60 "
      "0,-58 -20,-52 -24,0! -58,0! -60,-62 -78,-86 -110,-96 -140,-92 -164,-84 -182,-78!;"
      "s bd25 -52,-138 -20,-142 2,-114 -6,-76 -34,-64 -56,-92; s l -84,-84! -104,-66 -126,-66! -104,-54 -80,-68; c d -78 -122 4;"
      "d l@80~7 -52,-4 -42,-4 -32,-4 72,-4 82,-4 92,-4;"}},
    {C_OWL, /* wings spread; asleep */
     {"2l g~4 M12 -4V2M20 -6V2M5 -4V2; 2s bd25 30,-84! 70,-118 124,-132 150,-120! 140,-96 128,-84 112,-70 96,-54 72,-40 40,-30!;"
      "2l d@50~2.4 M60 -96L104 -58M84 -108L122 -76M108 -116L138 -96;"
      "m b 0,-112 18,-116 42,-132! 46,-104 52,-80 53,-46 40,-14 20,-3 0,-2; m l@90 0,-66 20,-60 30,-38 24,-14 0,-7;"
      "2c l 20 -92 18; 2c d 19 -91 10; 2c w 15 -95 3.4; y g 0,-68 -7,-86 7,-86; l bd50@70~2 M-16 -48q5 6 10 0q6 6 12 0q5 6 10 0;",
      "2l g~4 M12 -4V2M20 -6V2M5 -4V2; m b 0,-112 18,-116 42,-132! 46,-104 52,-80 53,-46 40,-14 20,-3 0,-2;"
      "m l@90 0,-66 20,-60 30,-38 24,-14 0,-7; 2s bd35 34,-74! 55,-60 59,-30 42,-4! 35,-34; 2c l 20 -92 18;"
      "2l d~3 M8 -90Q20 -80 32 -90; y g 0,-68 -7,-84 7,-84; l bd50@70~2 M-16 -48q5 6 10 0q6 6 12 0q5 6 10 0M-10 -32q5 6 10 0q5 6 10 0;"}},
    {C_HERON, /* bends down to the water; looks up */
     {"l a~3 M-4 -44L-6 0M6 -44L10 0;"
      "s b -88,-10! -74,-34 -66,-52 -60,-66 -48,-80 -24,-78 0,-70 30,-58 54,-36! 20,-36 -14,-38 -36,-48 -46,-60 -54,-52 -62,-36;"
      "s d -62,-64! -44,-84 -20,-84! -44,-74; c d -64 -46 2.2; s d@60 -4,-62 30,-54 54,-34! 14,-44;",
      "l a~3 M-4 -44L-6 0M6 -44L10 0;"
      "s b -66,-168! -46,-150 -30,-140 -22,-120 -30,-96 -28,-74 0,-68 30,-54 54,-34! 20,-36 -14,-40 -36,-56 -46,-84 -40,-112 -42,-132;"
      "s d -30,-142! -12,-132 4,-116! -18,-126; c d -36 -136 2.2; s d@60 -4,-62 30,-54 54,-34! 14,-44;"}},
    {C_TURTLE, /* drawn in; stretched */
     {"y lb35 68,-18 96,-4 62,-6; s lb35 -52,-18! -62,0! -36,0! -26,-16!; s lb35 34,-16! 32,0! 60,0! 62,-18!;"
      "s lb35 -66,-14! -82,-20 -92,-32 -84,-44 -66,-40!; c d -80 -32 2.8;"
      "s b -74,-18! -68,-54 -36,-86 6,-94 48,-80 76,-46 82,-18!; s bd40 -80,-22! 0,-14 88,-22! 86,-9 0,-1 -76,-9;"
      "l d@45~3 M-40 -88L-26 -54L-50 -20M-26 -54H30L48 -80M30 -54L56 -22M-26 -54L2 -18L30 -54;",
      "y lb35 68,-18 96,-4 62,-6; s lb35 -52,-18! -74,0! -48,0! -26,-16!; s lb35 34,-16! 24,0! 52,0! 62,-18!;"
      "s lb35 -56,-20! -80,-40 -92,-72 -108,-98 -128,-104 -134,-120 -118,-130 -98,-122 -82,-92 -70,-60 -50,-40!; c d -116 -116 3.2;"
      "s b -74,-18! -68,-54 -36,-86 6,-94 48,-80 76,-46 82,-18!; s bd40 -80,-22! 0,-14 88,-22! 86,-9 0,-1 -76,-9;"
      "l d@45~3 M-40 -88L-26 -54L-50 -20M-26 -54H30L48 -80M30 -54L56 -22M-26 -54L2 -18L30 -54;"}},
    {C_BIRD, /* perched; wings held back, singing */
     {"l g~3 M-6 16L-8 36M6 16L6 36; s b -60,-22! -46,-33 -30,-34 -8,-24 30,-10 96,14! 66,16 30,20 0,22 -26,14 -44,-2 -50,-14;"
      "s bd28 -16,-16! 14,-14 54,4 82,22! 44,20 10,14; l d@40~2 M0 -8Q30 -2 56 14; c d -42 -24 3; y g -57,-24 -76,-18 -54,-13;",
      "l g~3 M-6 16L-8 36M6 16L6 36; s bd28 0,-12! 34,-40 74,-54 100,-52! 82,-26 50,-2 20,8;"
      "s b -60,-42! -44,-50 -28,-46 -12,-28 30,-6 92,10! 66,16 30,20 0,22 -26,14 -40,-6 -48,-28; s b -14,-16! 20,-42 56,-64 82,-72! 72,-40 42,-8 10,6;"
      "c d -42 -40 3; y g -57,-42 -74,-46 -56,-36; y g -56,-36 -70,-30 -52,-31;"}},
    {C_SNAIL, /* drawn in; reaching up */
     {"l lb30~4 M-58 -22L-66 -38M-50 -22L-50 -40; c d -66 -39 3.6 -50 -41 3.6; s lb30 70,0! -52,0! -62,-6 -62,-22 -50,-30 -30,-20 24,-18 58,-8;"
      "c b 12 -56 48; c bd22 12 -56 34; c b 14 -54 21; c bd22 12 -54 10; l d@55~4 M12 -104A48 48 0 0 1 60 -56;",
      "l lb30~4.5 M-78 -96L-100 -124M-66 -100L-64 -134; c d -101 -126 4.5 -64 -136 4.5;"
      "s lb30 78,0! -44,0! -62,-8 -76,-40 -86,-80 -80,-104 -64,-106 -56,-84 -48,-44 -30,-22 24,-18 60,-8;"
      "c b 12 -56 48; c bd22 12 -56 34; c b 14 -54 21; c bd22 12 -54 10; l d@55~4 M12 -104A48 48 0 0 1 60 -56; c d -72 -94 2.4;"}},
    {C_SWAN, /* wings raised; looks into the water */
     {"s bd16 0,-40! 20,-96 56,-138 92,-150! 88,-104 84,-60 56,-24;"
      "s b -46,-2! -70,-18 -72,-42 -54,-66 -42,-92 -52,-114 -68,-112 -80,-102 -88,-106 -80,-124 -58,-134 -36,-124 -26,-92 -36,-62 "
      "-30,-46 0,-52 46,-60 92,-84! 86,-44 64,-10 44,0! -20,1!;"
      "s a -80,-112! -96,-102 -106,-94! -88,-94 -78,-101; c d -70 -116 3; s bd16 -22,-32! -6,-84 24,-124 56,-142! 58,-96 40,-40 4,-16;"
      "l bd35@70~2 M6 -40Q20 -84 44 -116M14 -34Q34 -74 50 -98;",
      "s b -46,-2! -70,-18 -74,-40 -66,-58 -60,-78 -72,-92 -92,-84 -104,-66 -114,-62 -112,-82 -96,-106 -72,-112 -48,-98 -40,-74 "
      "-44,-56 -30,-46 0,-52 46,-60 92,-84! 86,-44 64,-10 44,0! -20,1!;"
      "s a -104,-70! -118,-50 -120,-36! -104,-46 -98,-62; c d -94 -92 3; s bd16 -22,-32! 10,-48 50,-48 78,-64! 66,-30 30,-14 -6,-16;"
      "l bd35@70~2 M4 -30Q34 -30 58 -44M-2 -22Q30 -20 52 -30;"}},
};

int motif_poses(uint16_t figure) {
    for (size_t i = 0; i < sizeof beasts / sizeof *beasts; i++)
        if (beasts[i].concept == figure) return 3;
    for (size_t i = 0; i < sizeof cuts / sizeof *cuts; i++)
        if (cuts[i].concept == figure) return 3;
    return 1;
}

bool motif_draw_posed(struct canvas *c, uint16_t figure, int pose, const struct coat *coat) {
    if (pose == 0) return false;
    for (size_t i = 0; i < sizeof beasts / sizeof *beasts; i++) {
        if (beasts[i].concept != figure) continue;
        kit_put_flip(c, 0, 0, figure == C_RABBIT ? 2 : -2, 2, 0);
        beast(c, &beasts[i], coat, beasts[i].pose[pose - 1]);
        kit_done(c);
        return true;
    }
    for (size_t i = 0; i < sizeof cuts / sizeof *cuts; i++) {
        if (cuts[i].concept != figure) continue;
        kit_cut(c, cuts[i].cut[pose - 1], coat);
        return true;
    }
    return false;
}
