/* people.c: the people of the compositions: dressed for what is behind them, acting as the mood of the card asks. */
#include "cards/actors.h"

#define SKIN 0xf3cda6

/* A hand that hangs by the coat is free to act. */
static bool idle(double x, double y) {
    return x >= -16 && x <= 18 && y >= -48;
}

static struct actor person_actor(const struct canvas *c, const struct person *p, bool flip) {
    static const colour skins[4] = {0xe8b48c, 0xd9a07a, 0xf0c8a0, 0xa86f4c};
    static const enum headwear wear[] = {
        [BARE] = WEAR_NONE,   [HAIR] = WEAR_NONE,  [BOB] = WEAR_NONE, [TOP_HAT] = WEAR_TOP,
        [BOWLER] = WEAR_WIDE, [CONE] = WEAR_PARTY, [HOOD] = WEAR_CAP, [HELMET] = WEAR_HELMET};
    struct actor a = {.coat = p->coat,
                      .legs = p->dark,
                      .skin = skins[c->gesture / 7 % 4],
                      .hair = p->dark,
                      .scarf = p->accent};
    a.hat = p->hat == CONE || p->hat == HELMET ? p->accent : p->dark;
    a.wear = wear[p->hat];
    a.style = p->hat == BOB ? HAIR_BOB : p->hat == HOOD ? HAIR_LONG : HAIR_SHORT;
    a.head = p->child ? 1.3 : 1;
    a.cut = c->gesture / 3 % 3 == 0 ? CUT_DRESS : CUT_COAT;
    a.mood = actor_mood(c->mood);
    a.flip = flip;
    bool left = !idle(p->left_x, p->left_y), right = !idle(p->right_x, p->right_y);
    if (!left && !right) {
        a.pose = actor_gesture(c, 0, p->free);
        return a;
    }
    /* The hand farther ahead is the near one. */
    a.pose = p->right_y < -80 || p->left_y < -80 ? POSE_POINT_UP : POSE_STAND;
    int near = flip ? p->left_x < p->right_x : p->right_x < p->left_x;
    a.holds[near] = right, a.held[near] = (struct point){flip ? -p->right_x : p->right_x, p->right_y, false};
    a.holds[!near] = left, a.held[!near] = (struct point){flip ? -p->left_x : p->left_x, p->left_y, false};
    return a;
}

struct person motif_somebody(struct canvas *c, colour back) {
    const struct palette *p = c->pal;
    const colour coats[4] = {p->accent, p->gold, p->light, p->ink};
    int first = (int)rng_below(&c->rng, 3), pick = -1;
    double most = -1;
    for (int i = 0; i < 4; i++) {
        int k = i < 3 ? (first + i) % 3 : 3;
        double off = kit_abs(kit_lum(coats[k]) - kit_lum(back));
        if (off >= .3) {
            pick = k;
            break;
        }
        if (off > most) most = off, pick = k;
    }
    static const enum hat hats[] = {BOB, BOWLER, HOOD, HAIR, TOP_HAT, BOB, CONE};
    colour coat = coats[pick];
    enum hat hat = hats[rng_below(&c->rng, 7)];
    double wind = kit_chance(c, 50) ? 6 : -5;
    return (struct person){.coat = coat,
                           /* On a dark ground dark legs and hats would vanish. */
                           .dark =
                               kit_lum(back) < .3 ? kit_mix(p->ink, p->mist, pick == 3 ? .1 : .3) : p->ink,
                           .accent = pick == 0 ? p->gold : p->accent,
                           .hat = hat,
                           .left_x = -14,
                           .left_y = -44,
                           .right_x = 15,
                           .right_y = -46,
                           .wind = wind};
}

void motif_place_person(struct canvas *c, struct person p, double x, double y, double h, int sheet,
                        uint16_t figure, colour back) {
    p.child = p.child || figure == C_CHILD;
    if (p.child && (p.hat == TOP_HAT || p.hat == BOWLER)) p.hat = BOB;
    if (!p.child && (p.hat == CONE)) p.hat = BOWLER;
    if (figure == C_DIVER) p.hat = HELMET;
    /* Towards the middle, where the hero is; or the side of the hand that holds something. */
    double ahead = p.left_x + p.right_x;
    bool flip = ahead < -6 || ahead > 6 ? ahead < 0 : x > 300;
    struct actor a = person_actor(c, &p, flip);
    bool aloft = c->aloft;
    c->aloft = aloft || c->water || sheet < 0;
    actor_place(c, &a, x, y, h / 100, 0, figure, back);
    c->aloft = aloft;
    c->placed[c->placed_count - 1].stance = STANDS;
}

/* As a figure of its own; faces -x as animals do. */
static void standing(struct canvas *c, const struct coat *coat, enum pose pose, enum headwear wear,
                     double head) {
    struct actor a = {.pose = pose,
                      .coat = coat->body,
                      .legs = coat->dark,
                      .skin = SKIN,
                      .hair = coat->dark,
                      .hat = coat->dark};
    a.scarf = coat->accent, a.wear = wear, a.head = head, a.style = head > 1 ? HAIR_BOB : HAIR_SHORT;
    a.view = SIDE_VIEW;
    a.mood = actor_mood(c->mood);
    a.flip = true;
    actor_draw(c, &a, 0, 0, 1, 0);
}

void motif_draw_child(struct canvas *c, const struct coat *coat) {
    standing(c, coat, POSE_POINT, WEAR_NONE, 1.3);
}
void motif_draw_traveller(struct canvas *c, const struct coat *coat) {
    standing(c, coat, POSE_WALK, WEAR_WIDE, 1);
    kit_cut(c, "p ad20 M2 -37H24V-21H2Z; l d~2 M9 -37V-42H17V-37;", coat);
}
void motif_draw_diver(struct canvas *c, const struct coat *coat) {
    standing(c, coat, POSE_REACH, WEAR_HELMET, 1);
}

/* A very tall figure in a long coat; worlds fit under it (compositions draw those). */
void motif_draw_stranger(struct canvas *c, const struct coat *coat) {
    kit_cut(
        c,
        "s b 0,-330 -44,-312 -84,-250 -100,-150 -110,0! 110,0! 100,-150 84,-250 44,-312; p d@30 M0 -300L20 0H-20Z; c s 0 -352 26; s g -34,-326! 0,-312 34,-326! 38,-306 0,-294 -38,-306;"
        "y d -26,-366 -29,-408 29,-408 26,-366; s d -50,-364 0,-376 50,-364 0,-354; y a -27,-372 -28,-384 28,-384 27,-372;",
        coat);
}

/* An open hand from below, palm up: what lies on it lies at 0,-150. */
void motif_draw_hand(struct canvas *c, const struct coat *coat) {
    kit_cut(
        c,
        "s b -36,10! -34,-40 -62,-70 -104,-104 -112,-124 -96,-132 -66,-116 -42,-104 -40,-150 -34,-168 -20,-166 -16,-118 -8,-120 -4,-156 8,-162 16,-150 14,-112 22,-112 "
        "32,-144 44,-146 48,-132 40,-96 46,-92 60,-110 72,-112 74,-98 60,-56 40,-20 38,10!; l d@30~2.6 M-40 -84Q0 -66 40 -84M-30 -58Q4 -50 26 -64; p a M-44 -8H46L52 44H-50Z; l g~4 M-44 4H47;",
        coat);
}
