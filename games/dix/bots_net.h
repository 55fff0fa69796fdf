/* bots_net.h: the value network of DIX: a position as a seat sees it, in numbers, and what it is worth to
 * that seat. There are three networks: two players, three to five, and alone against ALIX. */
#ifndef DIZAINE_GAMES_DIX_BOTS_NET_H
#define DIZAINE_GAMES_DIX_BOTS_NET_H

#include "games/dix/bots_auction.h"
#include "bots/bot.h"
#include "bots/net.h"

enum {
    DIX_NET_BLOCKS = 4, /* the colours */
    DIX_NET_INPUTS = 118,
    DIX_NET_HIDDEN = 48,
    DIX_NET_GLOBALS = 31,
    DIX_NET_SECOND = 32,
    DIX_NETS = 3,
    DIX_LAST_CARDS = 12, /* with so few left in the deck a draw may also end the game */
    DIX_HOLDING_INPUTS = 28,
    DIX_SETS = 512, /* of the numbers 1 to 9 of a colour */
    DIX_NET_WEIGHTS = (DIX_NET_INPUTS + 1) * DIX_NET_HIDDEN +
                      (DIX_NET_HIDDEN + DIX_NET_GLOBALS + 1) * DIX_NET_SECOND + (DIX_NET_SECOND + 1) * 2,
};

/* Which network values a position. */
int dix_net_index(const struct state *state);
extern const struct net dix_net_shape;
extern const int8_t *const dix_nets[DIX_NETS]; /* packed */

/* What the inputs of similar positions share. The chances of what may still come are those of the position
 * in which the decision is made, for all that are compared with it. */
struct dix_prospects {
    unsigned in_deck;
    int16_t chance[9];           /* of 1024: that a number of a colour comes to a seat that lacks it */
    uint8_t known;               /* a bit for each number of holes whose points are there */
    int32_t points[4][DIX_SETS]; /* to expect from a set of numbers, by the holes that jokers fill */
};
struct dix_inputs {
    struct dix_prospects prospects[4];
    struct dix_holding {
        uint64_t key; /* 0: nothing yet */
        int8_t input[DIX_HOLDING_INPUTS];
    } holding[DIX_SEATS][4];
};
void dix_inputs_open(struct dix_inputs *kept, const struct state *state);
/* Fills in the inputs of a position for a seat. The phase is a choice, the opening of an auction, or a buy
 * phase. */
void dix_net_input(const struct state *state, int me, struct dix_inputs *kept, struct net_input *input);

/* What a style of play (bots_style.c) likes more than it is worth: it is added when the moves of `me` are compared.
 * All of NET_ONE. */
struct dix_taste {
    int me;
    int32_t draw;  /* to draw on */
    int32_t coins; /* to take the coins instead of the numbers */
    int32_t joker; /* to win an auction */
    int32_t spend; /* each unit of a price, at auctions and at the market; below 0 for who hates to pay */
};

/* Values of many similar positions, seen by any seat. */
struct dix_eval {
    struct net net;
    struct dix_taste taste; /* all 0: moves are worth what the network says */
    uint32_t count;         /* evaluations */
    uint8_t deep;           /* cards beyond the next that are looked at when drawing on is weighed */
    bool learning;          /* the network is being trained */
    uint8_t opened;         /* a bit for each seat whose cache is ready */
    struct dix_inputs inputs;
    struct net_cache cache[DIX_SEATS];
    int16_t weights[DIX_NET_WEIGHTS]; /* of the position's own network */
};
/* With the network of such positions, or with one that is being trained. */
void dix_eval_open(struct dix_eval *eval, const struct state *state);
void dix_eval_open_with(struct dix_eval *eval, const struct net *net, const struct state *state);

/* What a position is worth to a seat, each of NET_ONE. */
struct dix_worth {
    int32_t mix; /* by which choices are compared: of the chance to win and the margin; mostly the chance alone, where a
                    victory may take risks, and among three to five, where a lead over the others' mean is no victory
                    (but not while a network learns: its odds are wrong before its margins) */
    int32_t win, margin; /* the share of the victory; the lead over the others' mean, in fifths of a point */
};
/* A finished game is worth its result. */
struct dix_worth dix_eval(struct dix_eval *eval, const struct state *state, int me);
int32_t dix_mix(const struct state *state, bool learning, int32_t win, int32_t margin);
struct net_output dix_result(const struct state *state, int me); /* of a finished game */

/* The expert's move, or that of a style. */
struct move dix_choose_with(const struct thought *thought, struct dix_taste taste);
/* The decisions of a seat that owes one, by the network. Each is a legal move. */
struct move dix_learned_move(struct dix_eval *eval, const struct state *state, int me);
/* What each legal move of `me`, or else of chance, is worth to `me`; returns how many there are. */
struct dix_judged {
    struct move move;
    struct dix_worth worth;
};
int dix_learned_worths(struct dix_eval *eval, const struct state *state, int me, struct dix_judged *list);
/* What a position is worth, whoever decides next. */
struct dix_worth dix_learned_now(struct dix_eval *eval, const struct state *state, int me);
/* Payments, drops and last purchases are made as the expert makes them: then a position can be valued. */
void dix_settle(struct state *state);

/* Auctions: what each seat makes of each winner and price. */
struct dix_by_net {
    struct dix_eval *eval;
    const struct state *state;
    struct dix_worth known[DIX_SEATS][DIX_SEATS + 1][DIX_PRICE_MAX + 1]; /* mix INT32_MIN: not yet */
};
void dix_auction_by_net(struct dix_auction *auction, struct dix_by_net *net, struct dix_eval *eval,
                        const struct state *state);
/* The position once `winner` (state->seats: nobody) has paid. */
void dix_auction_outcome(const struct state *state, int winner, int price, struct state *then);

/* What every move of whoever is to move, or of chance, is worth to every seat (bots_table.c). */
int dix_judge_table(const struct thought *thought, struct judged_table *list);

#endif
