/* bots_auction.h: an auction among players who know how each values its outcomes, solved from the last bidder
 * back to the first. */
#ifndef DIZAINE_GAMES_DIX_BOTS_AUCTION_H
#define DIZAINE_GAMES_DIX_BOTS_AUCTION_H

#include "bots/bot.h"

enum { DIX_PRICE_MAX = 63 };

struct dix_auction {
    const struct state *state;
    int most[DIX_SEATS]; /* what a seat would bid at most */
    /* What it is worth to a seat that `winner` (state->seats: nobody) takes the joker at a price. */
    int32_t (*outcome)(void *with, int seat, int winner, int price);
    void *with;
    /* Who wins and pays what, by bidders still to speak, highest bid, and its seat. */
    uint8_t winner[DIX_SEATS + 1][DIX_PRICE_MAX + 1][DIX_SEATS + 1];
    uint8_t price[DIX_SEATS + 1][DIX_PRICE_MAX + 1][DIX_SEATS + 1];
};

/* Sets the state and the most that each seat can bid without giving up a card it needs. */
void dix_auction_open(struct dix_auction *auction, const struct state *state);
/* The best bid of the seat whose word it is, or to pass. */
struct move dix_auction_bid(struct dix_auction *auction);
/* Who wins, and at what price, after a bid of that seat (0: it passes). */
void dix_auction_after(struct dix_auction *auction, int bid, int *winner, int *price);

#endif
