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

/* What a seat held when its score was counted, in two words, and the score: counting takes longer than all the rest. */
struct memo {
    uint64_t numbers[DIX_SEATS], jokers[DIX_SEATS];
    int16_t score[DIX_SEATS];
};

static int16_t score_of(const struct dix_player *player, int seat, struct memo *memo) {
    uint64_t numbers, jokers = 1u | (uint64_t)player->any << 8 | (uint64_t)player->wild << 16; /* 1: known */
    uint32_t hash;
    if (!memo) return (int16_t)dix_score(player);
    memcpy(&numbers, player->numbers, sizeof numbers);
    memcpy(&hash, player->hash, sizeof hash);
    jokers |= (uint64_t)hash << 32;
    if (numbers != memo->numbers[seat] || jokers != memo->jokers[seat]) {
        memo->numbers[seat] = numbers;
        memo->jokers[seat] = jokers;
        memo->score[seat] = (int16_t)dix_score(player);
    }
    return memo->score[seat];
}

static int16_t *observe_seat(const struct state *view, int seat, int16_t *out, struct memo *memo) {
    const struct dix_player *player = &view->as.dix.player[seat];
    out = lab_widen(out, player->held, DIX_NUMBERS);
    out = lab_bits(out, player->wild);
    *out++ = (int16_t)(player->wild >> 8);
    for (int i = 0; i < 4; i++) out[i] = player->hash[i];
    out[4] = player->any;
    out[5] = player->coins;
    out[6] = player->tokens;
    out[7] = player->cards;
    out[8] = score_of(player, seat, memo);
    out[9] = (int16_t)dix_bid_means(&view->as.dix, seat);
    return out + 10;
}

static void observe(const struct state *view, int seat, int16_t *out, void *memo) {
    const struct dix *dix = &view->as.dix;
    int seats = view->seats;
    *out++ = view->phase;
    *out++ = view->seats;
    *out++ = (int16_t)(dix->active >= seat ? dix->active - seat : dix->active + seats - seat);
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
    out = lab_widen(out, dix->left, DIX_CARDS);
    out = lab_widen(out, dix->market, DIX_NUMBERS);
    lab_clear(out, DIX_WILD * sizeof *out);
    for (int i = 0; i < dix->row_size; i++) out[dix->row[i]]++;
    out += DIX_WILD;
    for (int i = 0; i < seats; i++)
        out = observe_seat(view, seat + i < seats ? seat + i : seat + i - seats, out, memo);
    lab_clear(out, (size_t)((DIX_SEATS - seats) * SEAT) * sizeof *out);
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

/* By tables: what kind of move comes next cannot be foreseen, and a wrong guess would cost more than all of this. */
static int action(const struct state *view, struct move move) {
    static const uint16_t first[] = {
        [DIX_DO_DRAW] = DRAW, [DIX_DO_NUMBERS] = NUMBERS, [DIX_DO_COINS] = COINS, [DIX_DO_PASS] = PASS,
        [DIX_DO_DONE] = DONE, [DIX_DO_TOKEN] = TOKEN,     [DIX_DO_BID] = BID - 1, [DIX_DO_BUY] = BUY,
        [DIX_DO_DROP] = DROP, [DIX_DO_PAY] = PAY,
    };
    static const uint8_t most[sizeof first / sizeof *first] = {[DIX_DO_BID] = BIDS,
                                                               [DIX_DO_BUY] = DIX_NUMBERS,
                                                               [DIX_DO_DROP] = DIX_NUMBERS,
                                                               [DIX_DO_PAY] = SIDE - 1};
    return first[move.kind] + smaller(move.a, most[move.kind]) + smaller(move.b, SIDE - 1) * SIDE;
}

static bool shared(int action) { /* the greatest bid, and the greatest payments */
    int pay = action - PAY;
    return action == BID + BIDS - 1 || (pay >= 0 && (pay % SIDE == SIDE - 1 || pay / SIDE == SIDE - 1));
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
                            .memo = sizeof(struct memo),
                            .action = action,
                            .shared = shared,
                            .tallies = tallies,
                            .count = count,
                            .opener = opener};
