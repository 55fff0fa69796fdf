/* lab.c: DIX in numbers. Seats are counted from the observer's own, to the left. */
#include "lab/lab.h"

enum { SEAT = DIX_NUMBERS + 9 + 4 + 1 + 5 }; /* numbers of one seat */

static const struct lab_part parts[] = {{"phase", 1},
                                        {"seats", 1},
                                        {"active", 1},
                                        {"total", 1},
                                        {"money", 1},
                                        {"row_size", 1},
                                        {"drawn", 1},
                                        {"cards_left", 1},
                                        {"joker", 1},
                                        {"high", 1},
                                        {"due", 1},
                                        {"card", 1},
                                        {"last_buys", 1},
                                        {"deck", DIX_CARDS},
                                        {"market", DIX_NUMBERS},
                                        {"row", DIX_WILD},
                                        {"players", DIX_SEATS *SEAT},
                                        {0}};

static int16_t *observe_seat(const struct state *view, int seat, int16_t *out) {
    const struct dix_player *player = &view->as.dix.player[seat];
    for (int card = 0; card < DIX_NUMBERS; card++) *out++ = player->held[card];
    for (int i = 0; i < 9; i++) *out++ = player->wild >> i & 1;
    for (int i = 0; i < 4; i++) *out++ = player->hash[i];
    *out++ = player->any;
    *out++ = player->coins;
    *out++ = player->tokens;
    *out++ = player->cards;
    *out++ = (int16_t)dix_score(player);
    *out++ = (int16_t)dix_bid_means(&view->as.dix, seat);
    return out;
}

static void observe(const struct state *view, int seat, int16_t *out) {
    const struct dix *dix = &view->as.dix;
    int seats = view->seats;
    int16_t row[DIX_WILD] = {0};
    for (int i = 0; i < dix->row_size; i++) row[dix->row[i]]++;
    *out++ = view->phase;
    *out++ = view->seats;
    *out++ = (int16_t)((dix->active + seats - seat) % seats);
    *out++ = dix->total;
    *out++ = dix->money;
    *out++ = dix->row_size;
    *out++ = dix->drawn;
    *out++ = dix->cards_left;
    *out++ = dix->joker == DIX_NO_CARD ? -1 : dix->joker;
    *out++ = dix->high;
    *out++ = dix->due;
    *out++ = dix->card == DIX_NO_CARD ? -1 : dix->card;
    *out++ = dix->last_buys;
    for (int card = 0; card < DIX_CARDS; card++) *out++ = dix->left[card];
    for (int card = 0; card < DIX_NUMBERS; card++) *out++ = dix->market[card];
    for (int card = 0; card < DIX_WILD; card++) *out++ = row[card];
    for (int i = 0; i < DIX_SEATS; i++) {
        if (i < seats)
            out = observe_seat(view, (seat + i) % seats, out);
        else
            for (int k = 0; k < SEAT; k++) *out++ = 0;
    }
}

/* The actions: six plain ones, bids from 1 to 63 and more, purchases, drops, payments by coins and tokens. */
enum {
    DRAW,
    NUMBERS,
    COINS,
    PASS,
    DONE,
    TOKEN,
    BID,
    BIDS = 63,
    BUY = BID + BIDS,
    DROP = BUY + DIX_NUMBERS,
    PAY = DROP + DIX_NUMBERS,
    SIDE = 16,
    ACTIONS = PAY + SIDE * SIDE
};

static int smaller(int a, int b) {
    return a < b ? a : b;
}

static int action(const struct state *view, struct move move) {
    switch ((enum dix_kind)move.kind) {
    case DIX_DO_DRAW: return DRAW;
    case DIX_DO_NUMBERS: return NUMBERS;
    case DIX_DO_COINS: return COINS;
    case DIX_DO_PASS: return PASS;
    case DIX_DO_DONE: return DONE;
    case DIX_DO_TOKEN: return TOKEN;
    case DIX_DO_BID: return BID + smaller(move.a, BIDS) - 1;
    case DIX_DO_BUY: return BUY + move.a;
    case DIX_DO_DROP: return DROP + move.a;
    case DIX_DO_PAY: return PAY + smaller(move.b, SIDE - 1) * SIDE + smaller(move.a, SIDE - 1);
    case DIX_DO_FIRST:
    case DIX_DO_REVEAL: break;
    }
    return 0;
}

enum {
    TURNS,
    BUST_TOTAL,
    BUST_MONEY,
    TOOK_NUMBERS,
    TOOK_COINS,
    BOUGHT,
    AUCTIONS,
    SOLD,
    COINS_LOST,
    EXCESS,
    EMPTY_ROW,
    EMPTY_STOP,
    TWINS,
    TIES,
    BUSTS
};
static const struct lab_tally tallies[] = {
    {.name = "turns", .word = WORD_DIX_TERM_TALLY_TURNS},
    {.name = "bust-total", .word = WORD_DIX_TERM_TALLY_BUST_TOTAL},
    {.name = "bust-money", .word = WORD_DIX_TERM_TALLY_BUST_MONEY},
    {.name = "took-numbers", .word = WORD_DIX_TERM_TALLY_TOOK_NUMBERS},
    {.name = "took-coins", .word = WORD_DIX_TERM_TALLY_TOOK_COINS},
    {.name = "bought", .word = WORD_DIX_TERM_TALLY_BOUGHT},
    {.name = "auctions", .word = WORD_DIX_TERM_TALLY_AUCTIONS},
    {.name = "sold", .word = WORD_DIX_TERM_TALLY_SOLD},
    {.name = "coins-lost", .word = WORD_DIX_TERM_TALLY_COINS_LOST},
    {.name = "excess", .word = WORD_DIX_TERM_TALLY_EXCESS},
    {.name = "empty-row", .word = WORD_DIX_TERM_TALLY_EMPTY_ROW},
    {.name = "empty-stop", .word = WORD_DIX_TERM_TALLY_EMPTY_STOP},
    {.name = "twins", .word = WORD_DIX_TERM_TALLY_TWINS},
    {.name = "ties", .word = WORD_DIX_TERM_TALLY_TIES},
    {.name = "busts", .word = WORD_DIX_TERM_TALLY_BUSTS, .part = "turns"},
    {0},
};

/* A turn is over: how it ended, and the coins that the limit took. */
static void count_turn(const struct state *before, const struct state *after, uint32_t *tally) {
    const struct dix_turn *last = &after->as.dix.last;
    static const uint8_t ends[] = {0, TOOK_NUMBERS, TOOK_COINS, BUST_TOTAL, BUST_MONEY};
    tally[TURNS]++;
    tally[ends[last->end]]++;
    tally[BUSTS] += last->end == DIX_BUST_TOTAL || last->end == DIX_BUST_MONEY;
    for (int seat = 0; seat < after->seats; seat++) {
        bool active = seat == last->seat;
        bool gains = active ? last->end == DIX_TOOK_COINS
                            : last->end == DIX_TOOK_NUMBERS || last->end == DIX_BUST_TOTAL;
        if (gains) tally[COINS_LOST] += (uint32_t)(last->money - last->gained[seat]);
    }
}

static void count(const struct state *before, struct move move, const struct state *after, uint32_t *tally) {
    const struct dix *dix = &before->as.dix, *now = &after->as.dix;
    if (before->phase == DIX_CHOOSE && dix->drawn && !dix->row_size && dix->cards_left) { /* 2.3 */
        tally[EMPTY_ROW]++;
        tally[EMPTY_STOP] += move.kind != DIX_DO_DRAW;
    }
    if (before->phase == DIX_BUY) /* 4.3: something that is held already, and could be paid */
        tally[TWINS] += (dix_set(dix->on_market) & dix_set(dix->player[move.who].numbers)) != 0;
    if (move.kind == DIX_DO_BUY) tally[BOUGHT]++;
    if (move.kind == DIX_DO_REVEAL && move.a >= DIX_WILD) tally[AUCTIONS]++;
    if (move.kind == DIX_DO_PAY) {
        tally[SOLD] += dix->card >= DIX_WILD;
        tally[EXCESS] += move.a + dix->dials.token * move.b > dix->due;
    }
    bool bust = move.kind == DIX_DO_REVEAL && move.a < DIX_WILD && !now->row_size;
    if (move.kind == DIX_DO_NUMBERS || move.kind == DIX_DO_COINS || bust) count_turn(before, after, tally);
    if (game_over(after)) {
        int best = 0, leaders = 0;
        for (int s = 0; s < after->seats; s++) best = after->score[s] > best ? after->score[s] : best;
        for (int s = 0; s < after->seats; s++) leaders += after->score[s] == best;
        tally[TIES] += leaders > 1; /* decided by 6.5 */
    }
}

static int opener(struct move move) {
    return move.kind == DIX_DO_FIRST ? (int)move.a : -1;
}

const struct lab dix_lab = {.parts = parts,
                            .actions = ACTIONS,
                            .observe = observe,
                            .action = action,
                            .tallies = tallies,
                            .count = count,
                            .opener = opener};
