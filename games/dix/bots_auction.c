/* bots_auction.c: see bots_auction.h. Nothing is hidden in DIX, so the only assumption is how others value a
 * joker. */
#include "games/dix/bots_auction.h"
#include "games/dix/bots_value.h"

enum { UNSET = 255 };

static int smaller(int a, int b) {
    return a < b ? a : b;
}

void dix_auction_open(struct dix_auction *auction, const struct state *state) {
    const struct dix *dix = &state->as.dix;
    auction->state = state;
    for (int seat = 0; seat < state->seats; seat++) {
        const struct dix_player *player = &dix->player[seat];
        int units = dix_money(dix, player) + dix_spares(player);
        auction->most[seat] = smaller(smaller(dix_bid_means(dix, seat), units), DIX_PRICE_MAX);
    }
    memset(auction->winner, UNSET, sizeof auction->winner);
}

static int32_t play_auction(struct dix_auction *auction, int to_speak, int high, int high_seat, int for_seat);

/* Fills in the winner and price that follow if `to_speak` seats have still to bid. */
static void settle(struct dix_auction *auction, int to_speak, int high, int high_seat, uint8_t *winner,
                   uint8_t *price) {
    if (to_speak == 0) {
        *winner = (uint8_t)high_seat;
        *price = (uint8_t)high;
        return;
    }
    const struct dix *dix = &auction->state->as.dix;
    int seats = auction->state->seats;
    int seat = (dix->active - (to_speak - 1) + seats) % seats;
    bool alix = dix->alix && seat == DIX_ALIX;
    int least = high ? high + 1 : dix->dials.least_bid, most = auction->most[seat];
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
static int32_t play_auction(struct dix_auction *auction, int to_speak, int high, int high_seat,
                            int for_seat) {
    uint8_t *winner = &auction->winner[to_speak][high][high_seat];
    uint8_t *price = &auction->price[to_speak][high][high_seat];
    if (*winner == UNSET) {
        uint8_t by, at;
        settle(auction, to_speak, high, high_seat, &by, &at);
        *winner = by;
        *price = at;
    }
    return auction->outcome(auction->with, for_seat, *winner, *price);
}

struct move dix_auction_bid(struct dix_auction *auction) {
    const struct dix *dix = &auction->state->as.dix;
    int seats = auction->state->seats, me = dix->bidder, bid = 0;
    int to_speak = (dix->active - me + seats) % seats; /* after me */
    int high_seat = dix->high_seat == DIX_NO_SEAT ? seats : dix->high_seat;
    int least = dix->high ? dix->high + 1 : dix->dials.least_bid;
    struct move pass = {.who = (uint8_t)me, .kind = DIX_DO_PASS};
    if (least > auction->most[me]) return pass;
    int32_t best = play_auction(auction, to_speak, dix->high, high_seat, me);
    for (int b = least; b <= auction->most[me]; b++) {
        int32_t here = play_auction(auction, to_speak, b, me, me);
        if (here > best) {
            best = here;
            bid = b;
        }
    }
    if (!bid) return pass;
    return (struct move){.who = (uint8_t)me, .kind = DIX_DO_BID, .a = (uint16_t)bid};
}

void dix_auction_after(struct dix_auction *auction, int bid, int *winner, int *price) {
    const struct dix *dix = &auction->state->as.dix;
    int seats = auction->state->seats, me = dix->bidder;
    int to_speak = (dix->active - me + seats) % seats;
    int high = bid ? smaller(bid, DIX_PRICE_MAX) : dix->high;
    int high_seat = bid ? me : dix->high_seat == DIX_NO_SEAT ? seats : dix->high_seat;
    play_auction(auction, to_speak, high, high_seat, me);
    *winner = auction->winner[to_speak][high][high_seat];
    *price = auction->price[to_speak][high][high_seat];
}

/* The outcomes as the expert values them: by tables. */
struct by_tables {
    const struct dix_values *values;
    int32_t worth[DIX_SEATS]; /* of the joker */
};

/* The value of an outcome to a seat: its own gain, or the loss by what another gains. Others are assumed to
 * value a joker less than I do (beliefs->rivals): equal eagerness made the bot overpay. */
static int32_t outcome_by_tables(void *with, int seat, int winner, int price) {
    const struct by_tables *tables = with;
    const struct dix_values *values = tables->values;
    if (winner == values->seats) return 0;
    int32_t worth = tables->worth[winner];
    if (winner == seat && seat != values->me)
        worth = (int32_t)((int64_t)worth * values->beliefs->rivals / 1024);
    int32_t net = worth - dix_worth_of_paying(values, winner, price);
    if (winner == seat) return net;
    return -(int32_t)((int64_t)net * values->beliefs->envy / 1024) / (values->seats - 1);
}

struct move dix_best_bid(const struct dix_values *values) {
    struct dix_auction auction = {.outcome = outcome_by_tables};
    struct by_tables tables = {.values = values};
    auction.with = &tables;
    dix_auction_open(&auction, values->state);
    for (int seat = 0; seat < values->seats; seat++)
        tables.worth[seat] = dix_worth_of_joker(values, seat, values->state->as.dix.joker);
    return dix_auction_bid(&auction);
}
