/* bots.h: the Dix sur Dix bots, and the evaluation of placements that they share. */
#ifndef DIZAINE_GAMES_DIXSURDIX_BOTS_H
#define DIZAINE_GAMES_DIXSURDIX_BOTS_H

#include "bots/bot.h"

enum {
    DSD_PLACES = 2, /* the kind of a placement, as games/dixsurdix.c numbers them */
    DSD_STATE_BYTES =
        offsetof(struct state, as) + sizeof(struct dixsurdix), /* what search copies of a state */
    DSD_POINT = 1024,                                          /* what a point is worth in judgements */
    DSD_CHOICES = DSD_HAND_MAX * 16,
};

/* A placement and what it seems to be worth. */
struct dsd_choice {
    uint8_t kind, cell;
    int32_t worth;
};

/* All placements of a seat, judged by a player who takes tens and minds what the next player may then take.
 * Works on the seat's view or on a truth, and looks at no hidden hand either way. */
int dsd_choices(const struct state *state, int seat, struct dsd_choice *choices);
struct move dsd_place(int seat, struct dsd_choice choice);
/* Chance and `normal` play on until the game ends or `placements` are made. */
void dsd_play_on(struct state *state, struct rng *rng, int placements);

/* points[k]: the most tens that a token of kind k makes on a board in one placement. */
void dsd_most_tens(const uint8_t *board, uint8_t *points);
/* The best placement with everything known and few tokens left, by exact search; false if it is too early for
 * that. */
bool dsd_end(const struct state *view, int seat, struct dsd_choice *best);

/* What a seat believes about the hands that it does not see: how likely each of them is, from all that their
 * players have placed (bots_mind.c). */
enum { DSD_HANDS = 165 }; /* of none to three tokens, of eight kinds */
struct dsd_mind {
    const struct state *view;
    unsigned passed; /* without a past: kinds that the last player would have placed, had they held them */
    bool informed;   /* of all that was placed */
    uint8_t hand[DSD_HANDS][DSD_KINDS];    /* every hand, by kind */
    uint32_t weight[DSD_SEATS][DSD_HANDS]; /* of what is not known of a seat's hand */
    uint32_t all[DSD_SEATS];               /* the sum of the weights */
};
void dsd_mind_open(struct dsd_mind *mind, const struct thought *thought);
/* One world that may be behind the view, each with the chance that it is believed to have. */
void dsd_imagine(const struct dsd_mind *mind, struct state *world, struct rng *rng);
int dsd_ahead(const struct state *state); /* the placements of a playout */
/* Points ahead of the others' mean, times their number. */
int32_t dsd_lead(const struct state *state, int seat);
extern const struct judge dsd_judge;

struct move dsd_classic(const struct thought *thought);
struct move dsd_expert(const struct thought *thought);

/* Plays n games from a truth to their ends, every seat like `normal`; returns a hash over their results. */
uint64_t dsd_playouts(const struct state *from, struct rng *rng, uint32_t n);

#endif
