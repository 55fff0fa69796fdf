/* bots_normal.c: the normal bot of DIX. It counts the cards left, weighs the next one with exact odds, and
 * values its runs as they are and with one more card; it ignores what the others need. */
#include "games/dix/bots.h"

/* Worth is counted in twelfths of a point. */
enum { RUN = 7, RUN_WITH_ONE_MORE = 5, COIN = 2, SPARE = 1 };

/* What numbers of a colour are worth, by its holes: the run now, and with one more card. */
struct runs {
    const char *now, *more;
};

static struct runs runs_of(int holes) {
    return (struct runs){dix_run_row(holes), dix_run_row(holes < 3 ? holes + 1 : 3)};
}

static inline int worth_of_colour(struct runs runs, unsigned numbers) {
    return RUN * (runs.now[numbers] - '0') + RUN_WITH_ONE_MORE * (runs.more[numbers] - '0');
}

/* What a holding is worth: each colour's run now and with one more card; jokers where they help most. */
static int worth_of_cards(const struct dix_player *player) {
    struct runs runs[4];
    uint16_t own[4];
    int here[4], any = 0;
    for (int c = 0; c < 4; c++) {
        runs[c] = runs_of(player->hash[c]);
        own[c] = player->numbers[c];
        here[c] = worth_of_colour(runs[c], own[c]);
    }
    for (unsigned wild = player->wild; wild; wild &= wild - 1) {
        unsigned bit = wild & -wild;
        int best = 0, most = -1;
        for (int c = 0; c < 4; c++) {
            int adds = worth_of_colour(runs[c], own[c] | bit) - here[c];
            if (adds > most) {
                most = adds;
                best = c;
            }
        }
        own[best] |= (uint16_t)bit;
        here[best] += most;
    }
    for (int c = 0; c < 4 && player->any; c++) {
        int adds = worth_of_colour(runs_of(player->hash[c] + 1), own[c]) - here[c];
        if (adds > any) any = adds;
    }
    return here[0] + here[1] + here[2] + here[3] + any;
}

static int spares(const struct dix_player *player) {
    return player->cards - __builtin_popcountll(dix_set(player->numbers));
}

/* Money counts up to what can sensibly be spent before the end. */
static int worth_of_money(const struct dix *dix, const struct dix_player *player, int more) {
    int coins = player->coins + more;
    if (coins > dix->dials.purse) coins = dix->dials.purse;
    int units = coins + dix->dials.token * player->tokens, most = 6 + dix->cards_left / 4;
    return (units < most ? units : most) * (dix->cards_left ? COIN : 0);
}

/* A player, and what the cards are worth: it is asked for again and again with other coins. */
struct holding {
    const struct dix_player *player;
    int cards;
};

static struct holding holding_of(const struct dix_player *player) {
    return (struct holding){player, worth_of_cards(player) + SPARE * spares(player)};
}

static int worth(const struct dix *dix, const struct holding *holding, int more) {
    return holding->cards + worth_of_money(dix, holding->player, more);
}

static struct move plain(const struct thought *thought, enum dix_kind kind, int a) {
    return (struct move){.who = (uint8_t)thought->seat, .kind = kind, .a = (uint16_t)a};
}

/* The better reward for a row. */
static int worth_of_stopping(const struct dix *dix, const struct holding *bare, const struct holding *with,
                             int money, bool *numbers) {
    int keep = worth(dix, with, 0) - money * COIN / 2, coins = worth(dix, bare, money);
    if (numbers) *numbers = keep >= coins;
    return keep >= coins ? keep : coins;
}

/* Drawing once more, with the exact chance of every card, and stopping then. */
static int worth_of_drawing(const struct dix *dix, const struct holding *bare, const struct holding *with) {
    int sum = 0;
    for (int card = 0; card < DIX_CARDS; card++) {
        if (!dix->left[card]) continue;
        int here;
        if (card >= DIX_WILD) {
            here = worth_of_stopping(dix, bare, with, dix->money, NULL);
        } else if (card >= DIX_MONEY) {
            int money = dix->money + card - DIX_MONEY + 1;
            here = money > dix->dials.bust_money ? worth(dix, bare, 0) + dix->dials.token * COIN
                                                 : worth_of_stopping(dix, bare, with, money, NULL);
        } else if (dix->total + dix_number(card) > dix->dials.bust) {
            here = worth(dix, bare, 0) + dix->dials.token * COIN - dix->money * COIN / 2;
        } else {
            struct dix_player more = *with->player;
            dix_gain_card(&more, card);
            struct holding held = holding_of(&more);
            here = worth_of_stopping(dix, bare, &held, dix->money, NULL);
        }
        sum += here * dix->left[card];
    }
    return sum;
}

static struct move choose(const struct thought *thought) {
    const struct dix *dix = &thought->view->as.dix;
    const struct dix_player *player = &dix->player[thought->seat];
    struct dix_player richer = *player;
    bool numbers;
    if (!dix->drawn) return plain(thought, DIX_DO_DRAW, 0);
    for (int i = 0; i < dix->row_size; i++)
        if (dix->row[i] < DIX_NUMBERS) dix_gain_card(&richer, dix->row[i]);
    struct holding bare = holding_of(player), with = holding_of(&richer);
    int stop = worth_of_stopping(dix, &bare, &with, dix->money, &numbers);
    if (dix->cards_left && worth_of_drawing(dix, &bare, &with) > stop * dix->cards_left)
        return plain(thought, DIX_DO_DRAW, 0);
    if (!dix->row_size && !dix->dials.empty_stop && dix->cards_left) return plain(thought, DIX_DO_DRAW, 0);
    return plain(thought, numbers ? DIX_DO_NUMBERS : DIX_DO_COINS, 0);
}

static int gain(const struct dix_player *player, int card) {
    struct dix_player with = *player;
    dix_gain_card(&with, card);
    return worth_of_cards(&with) - worth_of_cards(player);
}

/* One step above the others, as long as the joker is worth its price. */
static struct move bid(const struct thought *thought) {
    const struct dix *dix = &thought->view->as.dix;
    const struct dix_player *player = &dix->player[thought->seat];
    int least = dix->high ? dix->high + 1 : dix->dials.least_bid;
    int limit = gain(player, dix->joker) / (COIN + 1), means = dix_bid_means(dix, thought->seat);
    int units = dix_money(dix, player) + spares(player);
    if (limit > units) limit = units;
    if (limit > means) limit = means;
    if (least > limit) return plain(thought, DIX_DO_PASS, 0);
    /* Only the last bidder can be sure of the next step; others leave those behind them less room. */
    bool last = thought->seat == dix->active;
    return plain(thought, DIX_DO_BID, last ? least : (least + limit + 1) / 2);
}

static struct move buy(const struct thought *thought) {
    const struct dix *dix = &thought->view->as.dix;
    const struct dix_player *player = &dix->player[thought->seat];
    int units = dix_money(dix, player) + spares(player), best = -1, most = 0;
    bool bust = thought->view->phase == DIX_BUST;
    for (uint64_t set = dix_buyable(dix, thought->seat); set; set &= set - 1) {
        int card = dix_set_first(set), price = dix_number(card);
        if (price > units) continue;
        int net = gain(player, card) - (dix->cards_left ? price * COIN : 0);
        if (net > most) {
            most = net;
            best = card;
        }
    }
    if (bust && most <= dix->dials.token * COIN) best = -1;
    return best < 0 ? plain(thought, bust ? DIX_DO_TOKEN : DIX_DO_DONE, 0) : plain(thought, DIX_DO_BUY, best);
}

/* Copies pay first, then coins; a token only where it is needed or fits. */
static struct move pay(const struct thought *thought) {
    const struct dix *dix = &thought->view->as.dix;
    const struct dix_player *player = &dix->player[thought->seat];
    struct move moves[MOVES_MAX];
    int n = game_moves(thought->view, thought->seat, moves), best = 0, least = 100000;
    for (int i = 0; i < n; i++) {
        int drops = dix->due - moves[i].a - dix->dials.token * moves[i].b;
        if (drops < 0) drops = 0;
        int hurt = drops > spares(player) ? drops - spares(player) : 0;
        int cost = hurt * 100 + (drops - hurt) * 8 + moves[i].a * 10 + moves[i].b * 31;
        if (cost < least) {
            least = cost;
            best = i;
        }
    }
    return moves[best];
}

struct move dix_choose_normal(const struct thought *thought) {
    switch ((enum dix_phase)thought->view->phase) {
    case DIX_CHOOSE: return choose(thought);
    case DIX_BID: return bid(thought);
    case DIX_PAY: return pay(thought);
    case DIX_DROP: return dix_cheapest_drop(thought, worth_of_cards);
    case DIX_BUY:
    case DIX_BUST: return buy(thought);
    case DIX_FIRST:
    case DIX_REVEAL:
    case DIX_OVER: break;
    }
    return (struct move){0};
}
