/* actors.c: people from joint angles. 0 is down, 90 forward, 180 up, -90 back; a figure is about 100 tall and
 * faces +x. The foot line is the lowest joint, so that who kneels or sits lands by itself. */
#include "cards/actors.h"

struct joints {
    int16_t torso, head;
    int16_t near[2], far[2]; /* upper and fore arm */
    int16_t leg[2], other[2];
    char near_hand, far_hand; /* o open, p pointing, 0 a fist */
};

static const struct joints poses[POSES] = {
    [POSE_STAND] = {0, 0, {4, 10}, {-4, 8}, {-2, 0}, {4, 0}, 0, 0},
    [POSE_WALK] = {4, 0, {-24, -6}, {28, 44}, {26, 14}, {-20, -30}, 0, 0},
    [POSE_RUN] = {20, -8, {-50, 20}, {70, 120}, {70, -10}, {-30, -80}, 0, 0},
    [POSE_REACH] = {8, -14, {138, 150}, {120, 140}, {6, 0}, {-14, -16}, 'o', 'o'},
    [POSE_REACH_UP] = {0, -28, {172, 178}, {160, 168}, {3, 0}, {-3, 0}, 'o', 'o'},
    [POSE_KNEEL] = {10, 8, {40, 70}, {50, 84}, {88, -8}, {4, -88}, 'o', 'o'},
    [POSE_CROUCH] = {34, -26, {60, 100}, {70, 110}, {110, -30}, {96, -40}, 'o', 'o'},
    [POSE_WHISPER] = {16, 6, {70, 150}, {10, 14}, {2, 0}, {-12, -10}, 'o', 0},
    [POSE_DANCE] = {-6, -10, {96, 150}, {-80, -140}, {2, 0}, {60, -50}, 'o', 'o'},
    [POSE_DANCE_BACK] = {8, 10, {-100, -150}, {110, 160}, {-30, -20}, {40, 0}, 'o', 'o'},
    [POSE_CARRY] = {10, 4, {40, 96}, {46, 100}, {18, 6}, {-14, -26}, 0, 0},
    [POSE_POINT] = {-2, -8, {112, 116}, {0, 10}, {6, 0}, {-8, -4}, 'p', 0},
    [POSE_POINT_UP] = {-6, -26, {150, 156}, {0, 10}, {6, 0}, {-8, -4}, 'p', 0},
    [POSE_HIDE] = {12, 8, {60, 160}, {64, 168}, {40, -30}, {30, -36}, 'o', 'o'},
    [POSE_HUG] = {8, 6, {82, 96}, {94, 110}, {2, 0}, {-8, -6}, 'o', 0},
    [POSE_SIT] = {0, 4, {20, 64}, {24, 70}, {86, 4}, {80, 0}, 0, 0},
    [POSE_READ] = {6, 22, {26, 98}, {30, 104}, {86, 4}, {80, 0}, 0, 0},
    [POSE_FLOOR] = {-8, 0, {-24, -10}, {30, 70}, {120, 30}, {100, 76}, 0, 0},
    [POSE_WAVE] = {0, -6, {150, 186}, {0, 8}, {4, 0}, {-6, -2}, 'o', 0},
    [POSE_TOAST] = {0, -10, {118, 150}, {10, 60}, {86, 4}, {80, 0}, 0, 0},
    [POSE_FALL] = {-70, -10, {150, 130}, {200, 190}, {60, 20}, {100, 60}, 'o', 'o'},
    [POSE_BOW] = {62, 20, {60, 80}, {-100, -60}, {0, 0}, {-10, -6}, 'o', 0},
    [POSE_CONDUCT] = {0, -6, {120, 170}, {-110, -160}, {6, 0}, {-8, -2}, 'p', 'o'},
    [POSE_OVER] = {0, 0, {170, 160}, {-170, -160}, {16, 2}, {-14, -18}, 'o', 'o'},
    [POSE_PLAY] = {-2, 14, {70, 150}, {60, 96}, {4, 0}, {-8, -4}, 0, 0},
};

static struct point along(struct point p, double angle, double l) {
    return (struct point){p.x + l * kit_sin(angle), p.y + l * kit_cos(angle), false};
}

static void hand(struct canvas *c, struct point p, double angle, char kind, colour skin) {
    if (!kind) {
        kit_disc_at(c, p.x, p.y, 3.4, skin, 1);
        return;
    }
    static const double open[4][2] = {{-26, 6.4}, {-8, 7.4}, {10, 7.2}, {27, 6}};
    struct point at = along(p, angle, 2.2), thumb = along(at, angle - 58, 5.4);
    kit_disc_at(c, at.x, at.y, 3.3, skin, 1);
    kit_begin(c);
    for (int i = 0; i < (kind == 'o' ? 4 : 1); i++) {
        struct point tip =
            kind == 'o' ? along(at, angle + open[i][0], open[i][1]) : along(at, angle - 4, 8.6);
        kit_move(c, at.x, at.y), kit_line(c, tip.x, tip.y);
    }
    kit_move(c, at.x, at.y), kit_line(c, thumb.x, thumb.y);
    kit_stroke(c, skin, 1.9, 1);
}

static const char *const side_hair[] = {
    "M-10 3C-13 -14 9 -17 9 -5C4 -8 -2 -6 -4 -1C-5 4 -7 6 -9 6Z",
    "M-8 11C-17 -14 10 -19 9.5 -4C4 -8 -1 -6 -3 0C-3 6 -1 9 -2 11Z",
    "M-9 24C-18 -14 10 -20 9.5 -4C4 -8 -1 -6 -3 0C-3 8 1 18 -2 25Z",
    "M-10 3C-13 -14 9 -17 9 -5C4 -8 -2 -6 -4 -1C-5 4 -7 6 -9 6ZM-13 -8a5 5 0 1 0 10 0a5 5 0 1 0 -10 0Z",
    "M-10 3C-12 -4 -8 -6 -7 0C-6 3 -7 6 -9 6Z"};
static const char *const front_hair[] = {
    "M-10 0C-12 -16 12 -16 10 0C8 -6 2 -6 -2 -7C-5 -5 -9 -4 -10 0Z",
    "M-9 10C-16 -17 16 -17 9 10C10 2 10 -4 4 -6C-2 -6 -10 -4 -9 10Z",
    "M-10 24C-17 -18 17 -18 10 24C6 16 10 -4 4 -6C-2 -6 -8 6 -10 24Z",
    "M-10 0C-12 -16 12 -16 10 0C8 -6 -8 -6 -10 0ZM-5 -13a5 5 0 1 0 10 0a5 5 0 1 0 -10 0Z",
    "M-10 0C-12 -4 -9 -6 -9 0ZM10 0C12 -4 9 -6 9 0Z"};
static const char *const hats[] = {NULL,
                                   "M-12 -6H12V-9H7.5V-22H-7.5V-9H-12Z",
                                   "M-10 -5C-10 -15 8 -16 10 -6L15 -5V-3H-10Z",
                                   "M-17 -5Q0 -10 17 -5Q12 -8 8 -9C6 -18 -6 -18 -8 -9Q-12 -8 -17 -5Z",
                                   "M-8 -8L-10 -18L-4 -13L0 -20L4 -13L10 -18L8 -8Z",
                                   "M-7 -8L1 -26L8 -7Z"};

static void face(struct canvas *c, const struct actor *a) {
    static const char *const front_mouth[] = {
        "M-2.4 5Q0 6 2.4 5", "M-3.4 4Q0 8 3.4 4", "M-3 6.4Q0 3.6 3 6.4M-6 -4l3 -1.6M6 -4l-3 -1.6",
        "M-1.2 5.6a1.4 1.8 0 1 0 2.4 0a1.4 1.8 0 1 0 -2.4 0", "M-2 5H2"};
    static const char *const side_mouth[] = {
        "M5.4 6Q7 6.8 8.6 5.8", "M3.6 4.6Q6 7.4 8.6 5", "M5 7Q6.6 4.8 8.6 6M3.6 -4.4l3.4 -1.6",
        "M6.2 5.6a1.2 1.6 0 1 0 2.2 0a1.2 1.6 0 1 0 -2.2 0M3 -5l3.6 -1", "M6 6.2l2.2 -.2"};
    colour ink = 0x23151c, blush = 0xd9583f;
    bool front = a->view == FRONT_VIEW;
    if (front) {
        kit_begin(c), kit_oval(c, 0, 0, 9.4, 10), kit_shape(c, a->skin, 1);
        kit_begin(c), kit_oval(c, -5, 4, 2.6, 2.6), kit_oval(c, 5, 4, 2.6, 2.6), kit_shape(c, blush, .35);
    } else {
        kit_path_fill(c, "M-9 -2C-9 -13 9 -13 9 -2C12 1 12 3 9.4 3.4C9 9 4 10.5 0 10C-6 9.6 -9 5 -9 -2Z",
                      a->skin, 1);
        kit_disc_at(c, 3.6, 4, 2.6, blush, .35);
    }
    if (a->large && a->mood != FACE_SLEEP) {
        for (int i = front ? -1 : 1; i <= 1; i += 2) {
            double x = front ? i * 3.8 : 4.6, look = front ? -.7 : .6;
            kit_begin(c), kit_oval(c, x, -.8, front ? 2.1 : 1.7, 1.5), kit_shape(c, 0xfdf8ee, 1);
            kit_disc_at(c, x + look, -.7, 1.05, ink, 1);
            kit_disc_at(c, x + look - .3, -1.1, .32, 0xffffff, 1);
        }
        kit_path_line(
            c,
            front
                ? "M-6 -1.2Q-3.8 -3 -1.6 -1.2M1.6 -1.2Q3.8 -3 6 -1.2M-6 -4.4Q-4 -5.6 -2 -4.6M2 -4.6Q4 -5.6 6 -4.4"
                : "M2.8 -1.2Q4.6 -3 6.4 -1.2M2.6 -4.6Q5 -5.8 7 -4.4",
            a->hair, .7, 1);
    } else if (a->mood == FACE_SLEEP)
        kit_path_line(c, front ? "M-5 0q1.5 1.6 3 0M2 0q1.5 1.6 3 0" : "M3 -1q1.6 1.6 3.4 0", ink, 1.1, 1);
    else
        kit_path_line(c, front ? "M-3.6 -.5h0M3.6 -.5h0" : "M5 -1.2h0", ink, a->mood == FACE_FEAR ? 3.6 : 2.8,
                      1);
    if (a->large && front && a->mood == FACE_FEAR)
        kit_begin(c), kit_oval(c, 0, 5.8, 1.3, 1.7), kit_shape(c, 0x7a2430, 1);
    else
        kit_path_line(c, front ? front_mouth[a->mood] : side_mouth[a->mood], a->large ? 0x8a3038 : ink,
                      a->large ? .9 : 1.1, 1);
    if (a->large && front) kit_path_line(c, "M-.4 -.6Q-1.4 2 .4 2.4", kit_mix(a->skin, 0x6a2a20, .4), .7, .8);
    kit_path_fill(c, front ? front_hair[a->style] : side_hair[a->style], a->hair, 1);
}

void actor_head(struct canvas *c, const struct actor *a) {
    if (a->view == BACK_VIEW) {
        kit_disc_at(c, 0, 0, 9.6, a->skin, 1);
        kit_path_fill(c, front_hair[a->style], a->hair, 1);
        if (a->style != HAIR_BALD) kit_disc_at(c, 0, -1, 10, a->hair, 1);
        if (a->style == HAIR_LONG) kit_path_fill(c, "M-10 -2L-10 22Q0 27 10 22L10 -2Z", a->hair, 1);
        if (a->style == HAIR_BOB) kit_path_fill(c, "M-10 -2L-9 9Q0 13 9 9L10 -2Z", a->hair, 1);
    } else {
        face(c, a);
    }
    if (a->wear == WEAR_HELMET) {
        kit_disc_at(c, 0, -1, 16, a->hat, 1);
        kit_disc_at(c, a->view == SIDE_VIEW ? 3 : 0, -1, 11, 0x16222c, 1);
        kit_disc_at(c, -2, -5, 3.4, 0xffffff, .7);
    } else if (a->wear != WEAR_NONE)
        kit_path_fill(c, hats[a->wear], a->hat, 1);
    if (a->wear == WEAR_TOP || a->wear == WEAR_WIDE)
        kit_path_line(c, "M-7 -10H7", a->scarf ? a->scarf : a->coat, 2, 1);
}

/* The bones of a pose, hip at the origin. */
struct bones {
    struct point neck, head, shoulder, knee[2], foot[2], elbow[2], wrist[2];
    double low;
};

static struct bones bones_of(const struct joints *j) {
    struct bones b;
    struct point hip = {0, 0, false};
    b.neck = along(hip, 180 - j->torso, 29);
    b.head = along(b.neck, 180 - j->torso - j->head, 10.5);
    b.shoulder = along(b.neck, -j->torso, 4);
    b.low = 4;
    for (int i = 0; i < 2; i++) {
        const int16_t *leg = i ? j->other : j->leg, *arm = i ? j->far : j->near;
        b.knee[i] = along(hip, leg[0], 20);
        b.foot[i] = along(b.knee[i], leg[1], 21);
        b.elbow[i] = along(b.shoulder, arm[0], 15);
        b.wrist[i] = along(b.elbow[i], arm[1], 14);
        b.low = MAX(b.low, MAX(b.foot[i].y, b.knee[i].y));
    }
    b.low += 3;
    return b;
}

static void leg(struct canvas *c, struct point knee, struct point foot, double shin, colour col) {
    struct point toe = along(foot, shin + 80, 6.5), hip = {0, 0, false};
    kit_limb(c, (struct point[]){hip, knee, foot, toe}, (double[]){5.4, 4.4, 3.2, 2.6}, 4, col);
}

/* Shoulders, then a hem that follows the thighs. */
static void torso(struct canvas *c, const struct actor *a, const struct joints *j, const struct bones *b) {
    double ux = kit_cos(j->torso), uy = kit_sin(j->torso), reach = a->cut == CUT_DRESS ? 1.5 : .95,
           flare = a->cut == CUT_DRESS ? 10 : 6;
    struct point h[2];
    for (int i = 0; i < 2; i++) {
        struct point k = b->knee[i], f = b->foot[i];
        h[i] = reach <= 1
                   ? (struct point){k.x * reach, k.y * reach, true}
                   : (struct point){k.x + (f.x - k.x) * (reach - 1), k.y + (f.y - k.y) * (reach - 1), true};
    }
    /* The hem's back point is the one further counter-clockwise. */
    int back = h[0].x * h[1].y - h[1].x * h[0].y < 0 ? 0 : 1;
    struct point hb = h[back], hf = h[!back];
    double lb = kit_root(hb.x * hb.x + hb.y * hb.y), lf = kit_root(hf.x * hf.x + hf.y * hf.y);
    hb = (struct point){hb.x - flare * hb.y / lb, hb.y + flare * hb.x / lb, true};
    hf = (struct point){hf.x + flare * hf.y / lf, hf.y - flare * hf.x / lf, true};
    if (a->cut == CUT_SHIRT) {
        hb = (struct point){-7.5 * ux, 4 - 7.5 * uy, true};
        hf = (struct point){7.5 * ux, 4 + 7.5 * uy, true};
    }
    struct point mid = {(hb.x + hf.x) / 2, (hb.y + hf.y) / 2 + 1.5, false}, n = b->neck, s = b->shoulder;
#define BESIDE(px, py, w)                                                                                    \
    { (px) + ux *(w), (py) + uy *(w), false }
    struct point p[] = {BESIDE(n.x, n.y, -4), BESIDE(s.x, s.y, -7), BESIDE(0, -8, -7),  hb, mid, hf,
                        BESIDE(0, -8, 7),     BESIDE(s.x, s.y, 7),  BESIDE(n.x, n.y, 4)};
    kit_begin(c);
    kit_spline(c, p, 9, true);
    kit_shape(c, a->coat, 1);
}

/* Where a hand holds something its elbow is found from the two bones; an arm that is too short grows a little. */
static struct bones bones_for(const struct actor *a) {
    struct bones b = bones_of(&poses[a->pose]);
    for (int i = 0; i < 2; i++) {
        if (!a->holds[i]) continue;
        struct point to = {a->held[i].x, a->held[i].y + b.low, false}, from = b.shoulder;
        double dx = to.x - from.x, dy = to.y - from.y, l = kit_root(dx * dx + dy * dy), half = l / 2;
        double out = half < 15 ? kit_root(225 - half * half) : 0;
        out = MIN(out, 9);
        b.wrist[i] = to;
        b.elbow[i] = (struct point){(from.x + to.x) / 2 - (l > 0 ? dy / l : 0) * out,
                                    (from.y + to.y) / 2 + (l > 0 ? dx / l : 0) * out, false};
    }
    return b;
}

static void body(struct canvas *c, const struct actor *a, const struct bones *b) {
    const struct joints *j = &poses[a->pose];
    colour far = kit_mix(a->coat, 0x1a1020, .3), near = kit_mix(a->coat, 0xfff0d8, .1);
    kit_limb(c, (struct point[]){b->shoulder, b->elbow[1], b->wrist[1]}, (double[]){4.6, 4, 3.2}, 3, far);
    hand(c, b->wrist[1], j->far[1], a->holds[1] ? 0 : j->far_hand, a->skin);
    leg(c, b->knee[1], b->foot[1], j->other[1], kit_mix(a->legs, 0, .25));
    leg(c, b->knee[0], b->foot[0], j->leg[1], a->legs);
    torso(c, a, j, b);
    kit_limb(c, (struct point[]){b->neck, b->head}, (double[]){3.6, 3}, 2, a->skin);
    kit_put(c, b->head.x, b->head.y - (a->head - 1) * 4, a->head, j->torso * .6 + j->head);
    actor_head(c, a);
    kit_done(c);
    if (a->scarf) {
        double ux = kit_cos(j->torso), uy = kit_sin(j->torso);
        kit_begin(c);
        kit_move(c, b->neck.x - ux * 4.5, b->neck.y - uy * 4.5),
            kit_line(c, b->neck.x + ux * 5, b->neck.y + uy * 5);
        kit_stroke(c, a->scarf, 5, 1);
    }
    kit_limb(c, (struct point[]){b->shoulder, b->elbow[0], b->wrist[0]}, (double[]){4.8, 4.2, 3.4}, 3, near);
    hand(c, b->wrist[0], j->near[1], a->holds[0] ? 0 : j->near_hand, a->skin);
}

struct grips actor_draw(struct canvas *c, const struct actor *a, double x, double y, double scale,
                        double turn) {
    struct bones b = bones_for(a);
    kit_put_flip(c, x, y, a->flip ? -scale : scale, scale, turn);
    kit_put(c, 0, -b.low, 1, 0);
    body(c, a, &b);
    struct grips g = {kit_to_card(c, b.wrist[0].x, b.wrist[0].y), kit_to_card(c, b.wrist[1].x, b.wrist[1].y),
                      kit_to_card(c, b.head.x, b.head.y), kit_to_card(c, 0, 0)};
    kit_done(c);
    kit_done(c);
    return g;
}

struct grips actor_place(struct canvas *c, const struct actor *a, double x, double y, double scale,
                         double turn, uint16_t figure, colour back) {
    struct box before = c->box;
    uint32_t id = kit_named(c);
    c->named = 0;
    kit_cast_on_wall(c, id);
    kit_cast(c, id, x, y - 3);
    kit_lit(c);
    kit_box_reset(c);
    c->named = id;
    struct grips g = actor_draw(c, a, x, y, scale, turn);
    kit_done(c);
    if (figure != CONCEPT_NONE)
        motif_record(c, (struct placed){figure, HELD, false, c->box, kit_lum(a->coat), kit_lum(back), y, 0});
    c->box = before;
    return g;
}

enum face_mood actor_mood(uint16_t mood) {
    switch (mood) {
    case C_JOY:
    case C_PLAY:
    case C_HOPE:
    case C_FREEDOM:
    case C_WONDER: return FACE_JOY;
    case C_FEAR: return FACE_FEAR;
    case C_MELANCHOLY:
    case C_SOLITUDE:
    case C_NOSTALGIA:
    case C_LONGING: return FACE_SAD;
    }
    return FACE_CALM;
}

enum pose actor_gesture(const struct canvas *c, int which, bool low) {
    static const uint8_t upright_by_mood[5][6] = {
        [FACE_CALM] = {POSE_STAND, POSE_WALK, POSE_POINT, POSE_REACH, POSE_WAVE, POSE_POINT_UP},
        [FACE_JOY] = {POSE_WAVE, POSE_OVER, POSE_DANCE, POSE_POINT_UP, POSE_REACH_UP, POSE_RUN},
        [FACE_SAD] = {POSE_STAND, POSE_WALK, POSE_REACH, POSE_WAVE, POSE_STAND, POSE_WALK},
        [FACE_FEAR] = {POSE_HIDE, POSE_REACH, POSE_RUN, POSE_POINT, POSE_HIDE, POSE_WALK},
        [FACE_SLEEP] = {POSE_STAND, POSE_WALK, POSE_STAND, POSE_WALK, POSE_STAND, POSE_WALK}};
    static const uint8_t low_by_mood[5][2] = {[FACE_CALM] = {POSE_FLOOR, POSE_KNEEL},
                                              [FACE_JOY] = {POSE_KNEEL, POSE_BOW},
                                              [FACE_SAD] = {POSE_FLOOR, POSE_KNEEL},
                                              [FACE_FEAR] = {POSE_CROUCH, POSE_KNEEL},
                                              [FACE_SLEEP] = {POSE_FLOOR, POSE_FLOOR}};
    enum face_mood mood = actor_mood(c->mood);
    int pick = (int)((c->gesture + (uint32_t)which * 5) % (low ? 8 : 6));
    return (enum pose)(pick < 6 ? upright_by_mood[mood][pick] : low_by_mood[mood][pick - 6]);
}

struct actor actor_somebody(struct canvas *c, uint16_t figure, enum pose pose, colour back, int which) {
    static const colour skins[4] = {0xe8b48c, 0xd9a07a, 0xf0c8a0, 0xa86f4c};
    static const colour hairs[4] = {0x2a1c22, 0x6a3a20, 0xc8a060, 0x4a2418};
    const struct palette *p = c->pal;
    const colour coats[5] = {p->accent, p->gold, p->light, kit_mix(p->near, 0x2f6a8c, .5),
                             kit_mix(p->accent, p->light, .5)};
    int first = (int)rng_below(&c->rng, 5) + which, pick = 0;
    double most = -1;
    for (int i = 0; i < 5; i++) {
        int k = (first + i) % 5;
        double off = kit_abs(kit_lum(coats[k]) - kit_lum(back));
        if (off > .26) {
            pick = k;
            break;
        }
        if (off > most) most = off, pick = k;
    }
    int who = (int)rng_below(&c->rng, 4);
    struct actor a = {
        .pose = pose, .coat = coats[pick], .skin = skins[who], .hair = hairs[(who + which) % 4]};
    a.legs = kit_lum(back) < .35 ? kit_mix(p->ink, p->mist, .4) : kit_mix(p->ink, 0x2a2336, .5);
    a.style = (enum hair_style)(((int)rng_below(&c->rng, 5) + which) % 4);
    a.cut = a.style == HAIR_LONG || a.style == HAIR_BUN ? CUT_DRESS : CUT_COAT;
    a.scarf = which % 2 == 0 ? (pick == 0 ? p->gold : p->accent) : 0;
    a.hat = kit_mix(p->ink, 0x2b2440, .5);
    a.head = 1;
    a.mood = actor_mood(c->mood);
    if (figure == C_CHILD) a.head = 1.3, a.style = which % 2 ? HAIR_SHORT : HAIR_BOB, a.cut = CUT_COAT;
    if (figure == C_TRAVELLER) a.wear = who % 2 ? WEAR_TOP : WEAR_WIDE;
    return a;
}

/* Four fingers of two phalanges and a thumb; a darker stroke below parts the fingers. */
void actor_hand(struct canvas *c, double x, double y, double scale, double turn, bool flip, double curl,
                colour skin, colour cuff) {
    static const double spread[4] = {-16, -4, 8, 20}, length[4] = {34, 40, 38, 30};
    colour line = kit_mix(skin, 0x3a1420, .45);
    kit_put_flip(c, x, y, flip ? -scale : scale, scale, turn);
    kit_limb(c, (struct point[]){{0, 6, 0}, {0, 74, 0}}, (double[]){19, 25}, 2, cuff);
    kit_limb(c, (struct point[]){{0, 4, 0}, {0, -14, 0}, {1, -30, 0}}, (double[]){13, 17, 19}, 3, skin);
    for (int i = 0; i < 4; i++) {
        struct point b = {-15 + i * 10.4, -40 + kit_abs(i - 1.4) * 3.2, false};
        struct point m = along(b, 180 - spread[i] * (1 - curl), length[i] * .52);
        struct point e = along(m, 180 - spread[i] - curl * 120, length[i] * .5);
        kit_limb(c, (struct point[]){b, m, e}, (double[]){6.6, 6, 5}, 3, line);
        kit_limb(c, (struct point[]){b, m, e}, (double[]){5.6, 5, 4}, 3, skin);
    }
    struct point b = {-13, -14, false}, m = along(b, 242 - curl * 40, 22), e = along(m, 200 - curl * 70, 17);
    kit_limb(c, (struct point[]){b, m, e}, (double[]){8.4, 7, 5.6}, 3, line);
    kit_limb(c, (struct point[]){b, m, e}, (double[]){7.6, 6, 4.6}, 3, skin);
    kit_done(c);
}
