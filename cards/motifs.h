/* motifs.h: motifs: what can stand, swim, fly, be held or be lived in on a card, and how one is placed. */
#ifndef DIZAINE_CARDS_MOTIFS_H
#define DIZAINE_CARDS_MOTIFS_H
#include "cards/concepts.h"
#include "cards/kit.h"

/* Where a motif can be without a reason; anywhere else it needs a hand, a string, a boat or a dream. */
enum { LAND = 1, WATER = 2, DEEP = 4, AIR = 8 };

/* What a motif is good for. Compositions choose their figures by these. */
enum {
    TOWERS = 1,       /* impressive when huge, standing on the ground */
    SOARS = 2,        /* impressive when huge in the air */
    FALLS = 4,        /* simple enough to rain, to grow as fruit, to fly as a balloon */
    ROUND = 8,        /* may hang in the place of the moon */
    SHADES = 16,      /* told by its outline alone */
    BURDEN = 32,      /* may be held up */
    SQUAT = 64,       /* something may grow out of it or be piled on it */
    BOATS = 128,      /* may carry somebody over water */
    GUEST = 256,      /* a small witness */
    KEPT = 512,       /* may live inside something */
    HOLDS = 1024,     /* its outline is wide enough to hold a world */
    CARRIES = 2048,   /* may carry something on its back */
    HOME = 4096,      /* somebody could live in it */
    DRIFTS = 8192,    /* flies along in numbers */
    POURS = 16384,    /* things may stream out of it */
    STANDS_IN = 32768 /* a solid thing for piles and scales */
};

struct motif {
    uint16_t concept;
    uint8_t lives;
    uint16_t suits;
    const char *dress; /* colours of its body in order of liking: a accent g gold l light i ink n blue-ish e
                        * earth f far */
    const char *cut;   /* in the cut language, or */
    void (*draw)(struct canvas *, const struct coat *);
    double tie_x, tie_y;     /* where a string is tied */
    double back_x, back_y;   /* where something can stand on it */
    double mouth_x, mouth_y; /* where things pour out of it */
};

const struct motif *motif_at(uint16_t concept); /* NULL when the concept has no shape */
int motif_count(void);
const struct motif *motif_number(int i);
struct box motif_box(uint16_t concept);

struct coat motif_coat_with(const struct palette *p, colour body);
void motif_draw(struct canvas *c, uint16_t concept, const struct coat *coat);

/* One figure on the card: as large as fits into w by h, its lowest point at y, its middle at x. */
struct place {
    uint16_t figure;
    double x, y, w, h, turn;
    bool flip;
    int sheet;      /* height of its paper, 0..3; negative: no paper of its own */
    uint8_t stance; /* enum stance */
    bool hero;
    colour back;   /* what is behind it */
    double hidden; /* share of its height that nearer sheets will cover */
    colour body;   /* 0: chosen from its dress against the back */
};
struct spot {
    double x, y, scale, turn;
    bool flip;
    struct box box;
    const struct motif *motif;
    struct coat coat;
};
struct spot motif_place(struct canvas *c, struct place p);
/* The same in one of the figure's poses, which the scene chooses; grips are those of the first pose, so only for figures
 * that nothing is tied to. */
struct spot motif_place_posed(struct canvas *c, struct place p);
int motif_poses(uint16_t figure); /* beasts.c */
bool motif_draw_posed(struct canvas *c, uint16_t figure, int pose,
                      const struct coat *coat);                          /* false: pose 0 */
struct point motif_spot_point(const struct spot *s, double x, double y); /* from motif to card */
void motif_record(struct canvas *c, struct placed p);
struct coat motif_choose_coat(const struct canvas *c, const struct motif *m, colour back);
void motif_shadow(struct canvas *c, uint16_t figure, double x, double y, double w, double h, bool flip,
                  colour col, double opacity);

/* people (people.c) */
enum hat { BARE, HAIR, BOB, TOP_HAT, BOWLER, CONE, HOOD, HELMET };
struct person {
    colour coat, dark, accent;
    enum hat hat;
    double left_x, left_y, right_x, right_y; /* the hands */
    double wind;
    bool child;
    bool free; /* may sit, kneel or crouch: stands on open ground */
};
struct person motif_somebody(struct canvas *c, colour back); /* dressed to be seen before `back` */
/* Somebody on the card, `h` tall, feet at x,y; hands in units of a hundredth of the height. */
void motif_place_person(struct canvas *c, struct person p, double x, double y, double h, int sheet,
                        uint16_t figure, colour back);
void motif_draw_child(struct canvas *c, const struct coat *coat);
void motif_draw_traveller(struct canvas *c, const struct coat *coat);
void motif_draw_stranger(struct canvas *c, const struct coat *coat);
void motif_draw_diver(struct canvas *c, const struct coat *coat);
void motif_draw_hand(struct canvas *c, const struct coat *coat);

/* trees (trees.c) */
#define TIPS_MAX 160
struct tree {
    uint64_t seed;
    double h, spread, lean, width;
    int depth;
    colour wood, leaf[3];
    int leaves; /* kinds of leaves, 0 for a bare tree */
    double leaf_big, leaf_small;
};
int motif_tree(struct canvas *c, const struct tree *t, struct point *tips); /* the number of tips */
void motif_conifer(struct canvas *c, double x, double y, double h, double w, fill f, colour dark, int tiers);
void motif_draw_tree(struct canvas *c, const struct coat *coat);
void motif_draw_pine(struct canvas *c, const struct coat *coat);

extern const char cut_whale[], cut_fox[], cut_rabbit[], cut_stag[], cut_moth[], cut_bird[], cut_fish[],
    cut_jellyfish[], cut_heron[], cut_owl[], cut_cat[], cut_snail[], cut_turtle[], cut_elephant[],
    cut_horse[], cut_bear[], cut_octopus[], cut_swan[], cut_butterfly[], cut_mouse[], cut_umbrella[],
    cut_ladder[], cut_key[], cut_clock[], cut_paper_boat[], cut_sailboat[], cut_teacup[], cut_teapot[],
    cut_cage[], cut_hourglass[], cut_violin[], cut_book[], cut_door[], cut_mask[], cut_lantern[], cut_chair[],
    cut_train[], cut_mirror[], cut_balloon[], cut_kite[], cut_candle[], cut_streetlamp[], cut_bell[],
    cut_crown[], cut_bottle[], cut_hat[], cut_boot[], cut_suitcase[], cut_anchor[], cut_piano[], cut_drum[],
    cut_egg[], cut_feather[], cut_letter[], cut_bed[], cut_gramophone[], cut_dice[], cut_snow_globe[],
    cut_stairs[], cut_lighthouse[], cut_house[], cut_windmill[], cut_castle[], cut_tent[], cut_bridge[],
    cut_flower[], cut_mushroom[], cut_cactus[], cut_leaf[], cut_moon[], cut_sun[], cut_star[], cut_cloud[],
    cut_heart[], cut_apple[], cut_eye[], cut_planet[], cut_seashell[], cut_dandelion[];

#endif
