/* bots_auction.c: bids by backward induction. From the last bidder back to the first, each takes the bid
 * whose outcome it values most. Nothing is hidden in DIX, so the only assumption is how others value a joker.
 */
#include "games/dix/bots_value.h"

enum { PRICE_MAX = 63, UNKNOWN_YET = 255 };

struct auction {
    const struct dix_values *values;
    int active, least;
    int most[DIX_SEATS];                    /* what a seat would bid at most */
    int32_t worth[DIX_SEATS];               /* of the joker */
    int32_t cost[DIX_SEATS][PRICE_MAX + 1]; /* of a payment */
    /* Who wins and pays what, by bidders still to speak, highest bid, and its seat (`seats`: nobody). */
    uint8_t winner[DIX_SEATS + 1][PRICE_MAX + 1][DIX_SEATS + 1];
    uint8_t price[DIX_SEATS + 1][PRICE_MAX + 1][DIX_SEATS + 1];
};

static int smaller(int a, int b) {
    return a < b ? a : b;
}

static void open_auction(struct auction *auction, const struct dix_values *values, int active) {
    const struct dix *dix = &values->state->as.dix;
    auction->values = values;
    auction->active = active;
    auction->least = dix->alix ? DIX_ALIX_BID : 1;
    for (int seat = 0; seat < values->seats; seat++) {
        const struct dix_player *player = &dix->player[seat];
        int units = dix_money(player) + dix_spares(player);
        auction->most[seat] = smaller(smaller(dix_bid_means(dix, seat), units), PRICE_MAX);
        for (int price = 0; price <= auction->most[seat]; price++)
            auction->cost[seat][price] = dix_worth_of_paying(values, seat, price);
    }
}

static void offer_joker(struct auction *auction, int joker) {
    memset(auction->winner, UNKNOWN_YET, sizeof auction->winner);
    for (int seat = 0; seat < auction->values->seats; seat++)
        auction->worth[seat] = dix_worth_of_joker(auction->values, seat, joker);
}

/* The value of an outcome to a seat: its own gain, or the loss by what another gains. Others are assumed to
 * value a joker less than I do (beliefs->rivals): equal eagerness made the bot overpay. */
static int32_t outcome(const struct auction *auction, int seat, int winner, int price) {
    const struct dix_values *values = auction->values;
    if (winner == values->seats) return 0;
    int32_t worth = auction->worth[winner];
    if (winner == seat && seat != values->me)
        worth = (int32_t)((int64_t)worth * values->beliefs->rivals / 1024);
    int32_t net = worth - auction->cost[winner][price];
    if (winner == seat) return net;
    return -(int32_t)((int64_t)net * values->beliefs->envy / 1024) / (values->seats - 1);
}

static int32_t play_auction(struct auction *auction, int to_speak, int high, int high_seat, int for_seat);

/* Fills in the winner and price that follow if `to_speak` seats have still to bid. */
static void settle(struct auction *auction, int to_speak, int high, int high_seat, uint8_t *winner,
                   uint8_t *price) {
    if (to_speak == 0) {
        *winner = (uint8_t)high_seat;
        *price = (uint8_t)high;
        return;
    }
    const struct dix *dix = &auction->values->state->as.dix;
    int seats = auction->values->seats;
    int seat = (auction->active - (to_speak - 1) + seats) % seats;
    bool alix = dix->alix && seat == DIX_ALIX;
    int least = high ? high + 1 : auction->least, most = auction->most[seat];
    if (alix &&
        most >= least) { /* she always bids: the next step, or, speaking first, all that the human could */
        int human = dix_bid_means(dix, 0);
        int wish = to_speak == 1 ? least : smaller(most, human > least ? human : least);
        play_auction(auction, to_speak - 1, wish, seat, seat);
        *winner = auction->winner[to_speak - 1][wish][seat];
        *price = auction->price[to_speak - 1][wish][seat];
        return;
    }
    int32_t best = play_auction(auction, to_speak - 1, high, high_seat, seat);
    *winner = auction->winner[to_speak - 1][high][high_seat];
    *price = auction->price[to_speak - 1][high][high_seat];
    if (to_speak == 1) most = smaller(most, least); /* the last bidder needs no more */
    for (int bid = least; bid <= most; bid++) {
        int32_t here = play_auction(auction, to_speak - 1, bid, seat, seat);
        if (here <= best) continue;
        best = here;
        *winner = auction->winner[to_speak - 1][bid][seat];
        *price = auction->price[to_speak - 1][bid][seat];
    }
}

/* The rest of the auction, and what its end is worth to a seat. */
static int32_t play_auction(struct auction *auction, int to_speak, int high, int high_seat, int for_seat) {
    uint8_t *winner = &auction->winner[to_speak][high][high_seat];
    uint8_t *price = &auction->price[to_speak][high][high_seat];
    if (*winner == UNKNOWN_YET) {
        uint8_t by, at;
        settle(auction, to_speak, high, high_seat, &by, &at);
        *winner = by;
        *price = at;
    }
    return outcome(auction, for_seat, *winner, *price);
}

struct move dix_best_bid(const struct dix_values *values) {
    const struct dix *dix = &values->state->as.dix;
    struct auction auction;
    open_auction(&auction, values, dix->active);
    offer_joker(&auction, dix->joker);
    int to_speak = (dix->active - values->me + values->seats) % values->seats; /* after me */
    int high_seat = dix->high_seat == DIX_NO_SEAT ? values->seats : dix->high_seat, bid = 0;
    int least = dix->high ? dix->high + 1 : auction.least;
    struct move pass = {.who = (uint8_t)values->me, .kind = DIX_DO_PASS};
    if (least > auction.most[values->me]) return pass;
    if (dix->high &&
        auction.most[dix->high_seat] < dix->high) /* a bid beyond what we assumed that seat would pay */
        auction.cost[dix->high_seat][dix->high] = dix_worth_of_paying(values, dix->high_seat, dix->high);
    int32_t best = play_auction(&auction, to_speak, dix->high, high_seat, values->me);
    for (int b = least; b <= auction.most[values->me]; b++) {
        int32_t here = play_auction(&auction, to_speak, b, values->me, values->me);
        if (here > best) {
            best = here;
            bid = b;
        }
    }
    if (!bid) return pass;
    return (struct move){.who = (uint8_t)values->me, .kind = DIX_DO_BID, .a = (uint16_t)bid};
}
