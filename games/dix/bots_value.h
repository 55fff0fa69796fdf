/* bots_value.h: what cards and money are worth to each player of a DIX position.
 *
 * Values are in final points, 1024 to a point, in integers, so that every build computes the same. For each
 * player and colour a table gives the expected points of every set of numbers, if each missing number arrives
 * later with its own probability; the worth of a card is then one lookup. */
#ifndef DIZAINE_GAMES_DIX_BOTS_VALUE_H
#define DIZAINE_GAMES_DIX_BOTS_VALUE_H

#include "bots/bot.h"

enum { POINT = 1024, CERTAIN = 1024 };

/* Parameters measured in games, of 1024. */
struct dix_beliefs {
    int16_t deck, deck_late;     /* how a copy in the deck comes to a seat, and more so near the end */
    int16_t market, market_turn; /* how one in the market does, and more so for each turn left */
    int16_t joker;               /* how jokers still to come fill holes */
    int16_t coin, coin_turns;    /* a coin's worth in POINTs, and the turns left at which it has halved */
    int16_t coin_seat;           /* what it is less for each player beyond two: more players, more coins */
    int16_t enough;              /* units of money, in 1/1024, of which more is useless */
    int16_t spare;               /* a duplicate's worth as money */
    int16_t rivals;              /* how eager others are at auctions, next to one's own reckoning */
    int16_t envy;                /* the weight of the others' gains against one's own */
};
extern const struct dix_beliefs dix_standard_beliefs;

struct dix_values {
    const struct state *state;
    const struct dix_beliefs *beliefs;
    int me, seats;
    int turns_left;                       /* of each seat, in 1/1024 */
    uint16_t own[DIX_SEATS][4];           /* numbers held, numbered jokers placed where they do most good */
    uint8_t holes[DIX_SEATS][4];          /* # jokers, and the special one where it does most good */
    int16_t run[DIX_SEATS][4][512];       /* expected points of a colour */
    int32_t gain[DIX_SEATS][DIX_NUMBERS]; /* if that player had that card now */
    int32_t sale[DIX_SEATS][DIX_NUMBERS]; /* if a copy came to the market */
    int32_t loss[DIX_SEATS][DIX_NUMBERS]; /* if a copy left the deck for nowhere */
    int32_t envy[DIX_SEATS]; /* the weight of what another gains against my own gains, of 1024; 0 for me */
};

void dix_values_make(struct dix_values *values, const struct state *state, int me,
                     const struct dix_beliefs *beliefs);
/* The worth of money to a seat: coins, tokens, and number cards that it can spare. */
int32_t dix_worth_of_money(const struct dix_values *values, int seat, int coins, int tokens, int spares);
/* What a payment costs a seat: money and copies first, and beyond them cards that hurt. */
int32_t dix_worth_of_paying(const struct dix_values *values, int seat, int due);
int dix_spares(const struct dix_player *player); /* copies beyond the first */
/* What a joker would add to a seat's runs. */
int32_t dix_worth_of_joker(const struct dix_values *values, int seat, int joker);
/* What a seat loses if it gives a number card away. */
int32_t dix_worth_of_card(const struct dix_values *values, int seat, int card);

/* The number card, but for one, that a holding misses least, by points as they are now; -1 if there is
 * none. */
int dix_cheapest_card(const struct dix_player *player, int except);

/* What the active seat's choices bring, in POINTs from where it stands now, and the best that is legal. */
struct dix_choice {
    int32_t draw, numbers, coins;
    enum dix_kind best;
};
enum { DIX_STANDARD_NODES = 4000 };
/* Cards are looked ahead, each kind with its exact chance, as deep as about `nodes` imagined rows allow. */
struct dix_choice dix_weigh_choice(const struct dix_values *values, uint32_t nodes);

/* The decisions, each of them a legal move of values->me, who owes one. */
struct move dix_best_choice(const struct dix_values *values, uint32_t nodes);
struct move dix_best_bid(const struct dix_values *values);
struct move dix_best_purchase(const struct dix_values *values);
struct move dix_best_last_purchase(const struct state *state, int me);
struct move dix_best_payment(const struct state *state, int me);
struct move dix_best_drop(const struct dix_values *values);

#endif
