/* bots_turn.c: decisions of a turn: an expectimax search over the next cards, purchases and payments.
 * Auctions are in bots_auction.c, last purchases in bots_end.c. */
#include "games/dix/bots.h"
#include "games/dix/bots_value.h"

static int smaller(int a, int b) {
    return a < b ? a : b;
}

static struct move plain(const struct dix_values *values, enum dix_kind kind) {
    return (struct move){.who = (uint8_t)values->me, .kind = kind};
}

/* The row during the search. Values are relative to the position at its root. */
struct row {
    uint16_t own[4]; /* what I would hold if I took the numbers */
    int total, money, spares;
    int32_t keeping;   /* the runs if I take the numbers */
    int32_t to_market; /* if the numbers go to the market: my chances there less the others' */
    int32_t drawn;     /* cards drawn in the search leave the deck: what the others lose by it */
    int32_t missed;    /* and what I lose by it, should I not keep them */
};

/* What a turn's end means, by money in the row; made once for a decision. */
struct ends {
    int32_t others[DIX_DIAL_MAX + 1]; /* the others gain the row's currency: what that costs me */
    int32_t mine[DIX_DIAL_MAX + 1];   /* I gain it */
    int32_t token;                    /* a bust's consolation, or the purchase instead */
    int32_t spare;                    /* a copy of a card that I have */
    int32_t purchase;                 /* the buy phase after taking the numbers */
};

enum { DEPTH_MAX = 6 };

struct search {
    const struct dix_values *values;
    struct ends ends;
    uint8_t *left; /* the deck during the search, by kind */
};

static int32_t envied(const struct dix_values *values, int card,
                      const int32_t table[DIX_SEATS][DIX_NUMBERS]) {
    int32_t sum = 0;
    for (int seat = 0; seat < values->seats; seat++)
        sum += (int32_t)((int64_t)table[seat][card] * values->envy[seat] / 1024);
    return sum;
}

static int32_t money_change(const struct dix_values *values, int seat, int coins, int tokens, int spares) {
    const struct dix_player *player = &values->state->as.dix.player[seat];
    int have = player->coins + coins;
    return dix_worth_of_money(values, seat, smaller(have, values->state->as.dix.dials.purse),
                              player->tokens + tokens, dix_spares(player) + spares) -
           dix_worth_of_money(values, seat, player->coins, player->tokens, dix_spares(player));
}

/* The worth of buying a card of the market now. */
static int32_t worth_of_purchase(const struct dix_values *values, int card) {
    int32_t mine = values->gain[values->me][card];
    return mine + envied(values, card, values->sale) -
           dix_worth_of_paying(values, values->me, dix_number(card));
}

static int best_purchase(const struct dix_values *values, int32_t *worth) {
    int best = -1;
    *worth = 0;
    for (uint64_t set = dix_buyable(&values->state->as.dix, values->me); set; set &= set - 1) {
        int card = dix_set_first(set);
        int32_t here = worth_of_purchase(values, card);
        if (here > *worth) {
            *worth = here;
            best = card;
        }
    }
    return best;
}

static struct ends make_ends(const struct dix_values *values) {
    struct ends ends = {0};
    for (int money = 0; money <= values->state->as.dix.dials.bust_money; money++) {
        ends.mine[money] = money_change(values, values->me, money, 0, 0);
        for (int seat = 0; seat < values->seats; seat++)
            ends.others[money] +=
                (int32_t)((int64_t)money_change(values, seat, money, 0, 0) * values->envy[seat] / 1024);
    }
    ends.token = money_change(values, values->me, 0, 1, 0);
    ends.spare = money_change(values, values->me, 0, 0, 1);
    best_purchase(values, &ends.purchase);
    if (values->state->as.dix.bust_buy && ends.purchase > ends.token) ends.token = ends.purchase;
    return ends;
}

static int32_t worth_of_numbers(const struct row *row, const struct ends *ends) {
    return row->keeping + row->spares * ends->spare + ends->purchase + row->drawn - ends->others[row->money];
}

static int32_t worth_of_coins(const struct row *row, const struct ends *ends) {
    return ends->mine[row->money] + row->to_market + row->drawn - row->missed;
}

static int32_t worth_of_stopping(const struct row *row, const struct ends *ends) {
    int32_t numbers = worth_of_numbers(row, ends), coins = worth_of_coins(row, ends);
    return numbers > coins ? numbers : coins;
}

static void add_number(const struct dix_values *values, struct row *row, int card, bool imagined) {
    int colour = card / 9;
    unsigned with = row->own[colour] | 1u << card % 9;
    if (with == row->own[colour]) row->spares++;
    row->keeping += values->run[values->me][colour][with] - values->run[values->me][colour][row->own[colour]];
    row->own[colour] = (uint16_t)with;
    row->total += dix_number(card);
    row->to_market += values->sale[values->me][card] - envied(values, card, values->sale);
    if (!imagined) return;
    row->drawn += envied(values, card, values->loss);
    row->missed += values->loss[values->me][card];
}

static int32_t worth_of_drawing(const struct search *search, const struct row *row, int cards, int depth);

/* A row that did not bust: stop, or draw on if that is looked at. */
static int32_t worth_of_row(const struct search *search, const struct row *row, int cards, int depth) {
    int32_t stop = worth_of_stopping(row, &search->ends);
    if (depth == 0 || cards == 0) return stop;
    int32_t on = worth_of_drawing(search, row, cards, depth);
    return on > stop ? on : stop;
}

static int32_t worth_of_bust(const struct search *search, const struct row *row) {
    int32_t worth = search->ends.token + row->to_market + row->drawn - row->missed;
    return row->total > search->values->state->as.dix.dials.bust ? worth - search->ends.others[row->money]
                                                                 : worth;
}

/* The worth of drawing: every kind of card that is left with its exact chance. All jokers leave the row as it
 * is. */
static int32_t worth_of_drawing(const struct search *search, const struct row *row, int cards, int depth) {
    uint8_t *left = search->left;
    const struct dix_dials *dials = &search->values->state->as.dix.dials;
    int64_t sum = 0;
    int jokers = cards;
    for (int card = 0; card < DIX_WILD; card++) {
        if (!left[card]) continue;
        struct row next = *row;
        bool bust;
        if (card < DIX_NUMBERS) {
            add_number(search->values, &next, card, true);
            bust = next.total > dials->bust;
        } else {
            next.money += card - DIX_MONEY + 1;
            next.total -= card - DIX_MONEY + 1;
            bust = next.money > dials->bust_money;
        }
        int copies = left[card]--;
        int32_t worth =
            bust ? worth_of_bust(search, &next) : worth_of_row(search, &next, cards - 1, depth - 1);
        left[card]++;
        sum += (int64_t)worth * copies;
        jokers -= copies;
    }
    if (jokers) sum += (int64_t)worth_of_row(search, row, cards - 1, depth - 1) * jokers;
    return (int32_t)(sum / cards);
}

static struct row row_now(const struct dix_values *values) {
    const struct dix *dix = &values->state->as.dix;
    struct row row = {.money = dix->money};
    memcpy(row.own, values->own[values->me], sizeof row.own);
    for (int i = 0; i < dix->row_size; i++)
        if (dix->row[i] < DIX_MONEY) add_number(values, &row, dix->row[i], false);
    row.total = dix->total;
    return row;
}

/* How many cards can be looked ahead: each of the kinds that do not bust opens as many rows again. */
static int depth_for(const struct dix *dix, uint32_t nodes) {
    uint64_t kinds = 1, rows = 1;
    int depth = 0;
    for (int card = 0; card < DIX_WILD; card++) {
        int number = card < DIX_NUMBERS ? dix_number(card) : 0;
        if (dix->left[card] && dix->total + number <= dix->dials.bust) kinds++;
    }
    while (depth < dix->cards_left && depth < DEPTH_MAX && rows * kinds <= nodes) {
        rows *= kinds;
        depth++;
    }
    return depth < 1 ? 1 : depth;
}

struct dix_choice dix_weigh_choice(const struct dix_values *values, uint32_t nodes) {
    const struct dix *dix = &values->state->as.dix;
    uint8_t left[DIX_CARDS];
    struct row row = row_now(values);
    struct search search = {.values = values, .ends = make_ends(values), .left = left};
    struct dix_choice choice = {.numbers = worth_of_numbers(&row, &search.ends),
                                .coins = worth_of_coins(&row, &search.ends)};
    choice.best = choice.numbers >= choice.coins ? DIX_DO_NUMBERS : DIX_DO_COINS;
    if (!dix->cards_left) return choice;
    memcpy(left, dix->left, sizeof left);
    choice.draw = worth_of_drawing(&search, &row, dix->cards_left, depth_for(dix, nodes));
    if (!dix->drawn || (!dix->row_size && !dix->dials.empty_stop) ||
        (choice.draw > choice.numbers && choice.draw > choice.coins))
        choice.best = DIX_DO_DRAW;
    return choice;
}

struct move dix_best_choice(const struct dix_values *values, uint32_t nodes) {
    if (!values->state->as.dix.drawn) return plain(values, DIX_DO_DRAW);
    return plain(values, dix_weigh_choice(values, nodes).best);
}

struct move dix_best_purchase(const struct dix_values *values) {
    if (values->state->as.dix.last_buys) return dix_best_last_purchase(values->state, values->me);
    int32_t worth;
    int card = best_purchase(values, &worth);
    bool bust = values->state->phase == DIX_BUST;
    if (bust && worth <= money_change(values, values->me, 0, 1, 0)) card = -1;
    if (card < 0) return plain(values, bust ? DIX_DO_TOKEN : DIX_DO_DONE);
    struct move move = plain(values, DIX_DO_BUY);
    move.a = (uint16_t)card;
    return move;
}

static int32_t coins_worth(int coins) {
    static const int16_t kept[DIX_COINS_MAX + 1] = {0,    1024, 2048, 3072, 4096, 5120,
                                                    6070, 6970, 7820, 8600, 9200};
    return coins <= DIX_COINS_MAX ? kept[coins] : kept[DIX_COINS_MAX] + (coins - DIX_COINS_MAX) * 500;
}

/* Payments: keep what is worth most. Coins beyond a few may be lost to the limit of ten; tokens and spare
 * cards are not. With an empty deck only money counts, since it breaks ties. */
struct move dix_best_payment(const struct state *state, int me) {
    const struct dix *dix = &state->as.dix;
    const struct dix_player *player = &dix->player[me];
    struct move moves[MOVES_MAX];
    int n = game_moves(state, me, moves), best = 0;
    int32_t most = INT32_MIN;
    for (int i = 0; i < n; i++) {
        int coins = player->coins - moves[i].a, tokens = player->tokens - moves[i].b;
        int drops = dix->due - moves[i].a - dix->dials.token * moves[i].b;
        if (drops < 0) drops = 0;
        int spares = dix_spares(player), hurt = drops > spares ? drops - spares : 0;
        int32_t kept = coins_worth(coins) + tokens * (dix->dials.token * 1000) +
                       (spares - drops + hurt) * 900 - hurt * 8000;
        if (!dix->cards_left) kept = (coins + dix->dials.token * tokens) * 1024 - hurt * 8000;
        if (kept > most) {
            most = kept;
            best = i;
        }
    }
    return moves[best];
}

/* The card that is missed least once what is being paid for is there: a 3 between 1 2 and 4 5 makes all of
 * them dear. Of equals a copy goes first. */
struct move dix_best_drop(const struct dix_values *values) {
    const struct dix *dix = &values->state->as.dix;
    struct state then = *values->state;
    struct dix_player *with = &then.as.dix.player[values->me];
    dix_gain_card(with, dix->card);
    if (dix->last_buys) { /* the deck is empty: final points decide */
        struct move move = plain(values, DIX_DO_DROP);
        move.a = (uint16_t)dix_cheapest_card(with, dix->card);
        return move;
    }
    struct dix_values owner;
    dix_values_make(&owner, &then, values->me, values->beliefs);
    struct move moves[MOVES_MAX];
    int n = game_moves(values->state, values->me, moves), best = 0;
    int32_t least = INT32_MAX;
    for (int i = 0; i < n; i++) {
        int32_t worth = 2 * dix_worth_of_card(&owner, values->me, moves[i].a) + (with->held[moves[i].a] == 1);
        if (worth < least) {
            least = worth;
            best = i;
        }
    }
    return moves[best];
}

struct move dix_cheapest_drop(const struct thought *thought, int (*worth)(const struct dix_player *player)) {
    const struct dix_player *player = &thought->view->as.dix.player[thought->seat];
    struct move moves[MOVES_MAX];
    int n = game_moves(thought->view, thought->seat, moves), best = 0, least = INT32_MAX;
    for (int i = 0; i < n; i++) {
        struct dix_player without = *player;
        dix_lose_card(&without, moves[i].a);
        int cost = 2 * (worth(player) - worth(&without)) + (player->held[moves[i].a] == 1);
        if (cost < least) {
            least = cost;
            best = i;
        }
    }
    return moves[best];
}
