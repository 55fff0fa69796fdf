/* bots_learned.c: decisions of DIX by the value network: each choice is worth what the positions after it
 * are, chance with its exact odds. The network always looks from the seat that decides. */
#include "games/dix/bots_auction.h"
#include "games/dix/bots_net.h"
#include "games/dix/bots_value.h"

enum { STATE_BYTES = offsetof(struct state, as) + sizeof(struct dix) };

static void copy(struct state *to, const struct state *from) {
    memcpy(to, from, STATE_BYTES);
}

static struct move plain(int me, enum dix_kind kind, int card) {
    return (struct move){.who = (uint8_t)me, .kind = kind, .a = (uint16_t)card};
}

/* The consolation of a bust is taken as a token; what it might buy is not looked at. */
static struct dix_worth value(struct dix_eval *eval, struct state *state, int me) {
    if (state->phase == DIX_BUST) game_apply(state, plain(game_next(state), DIX_DO_TOKEN, 0));
    return dix_eval(eval, state, me);
}

/* Buys a card and pays for it, cards that are missed least last. */
static void purchase(struct state *state, int me, int card) {
    game_apply(state, plain(me, DIX_DO_BUY, card));
    while (state->phase == DIX_PAY || state->phase == DIX_DROP) {
        struct move move = state->phase == DIX_PAY
                               ? dix_best_payment(state, me)
                               : plain(me, DIX_DO_DROP, dix_cheapest_card(&state->as.dix.player[me], card));
        game_apply(state, move);
    }
}

/* The best move of a buy phase, and its value. */
static struct move best_purchase(struct dix_eval *eval, const struct state *state, int me,
                                 struct dix_worth *best) {
    struct state then;
    struct move move = plain(me, state->phase == DIX_BUST ? DIX_DO_TOKEN : DIX_DO_DONE, 0);
    copy(&then, state);
    game_apply(&then, move);
    *best = value(eval, &then, me);
    for (uint64_t set = dix_buyable(&state->as.dix, me); set; set &= set - 1) {
        int card = dix_set_first(set);
        copy(&then, state);
        purchase(&then, me, card);
        struct dix_worth here = value(eval, &then, me);
        here.mix += eval->taste.spend * dix_number(card);
        if (here.mix <= best->mix) continue;
        *best = here;
        move = plain(me, DIX_DO_BUY, card);
    }
    return move;
}

static struct dix_worth sum_of(struct dix_worth a, struct dix_worth b) {
    return (struct dix_worth){a.mix + b.mix, a.win + b.win, a.margin + b.margin};
}

static struct dix_worth less(struct dix_worth a, struct dix_worth b) {
    return (struct dix_worth){a.mix - b.mix, a.win - b.win, a.margin - b.margin};
}

static struct dix_worth better(struct dix_worth a, struct dix_worth b) {
    return b.mix > a.mix ? b : a;
}

static struct dix_worth value_of_reveal(struct dix_eval *eval, const struct state *drawing, int me,
                                        struct dix_worth purchase);

/* A row that was drawn further: what drawing on brings, or what the network says of the row if no more cards are
 * looked at, or what stopping now brings if that is more. A purchase after taking the numbers is taken to bring as
 * much as it would from the row before. */
static struct dix_worth value_of_row(struct dix_eval *eval, struct state *row, int me,
                                     struct dix_worth purchase) {
    struct state stop;
    struct dix_worth best;
    if (eval->deep > 1 && row->as.dix.cards_left) {
        copy(&stop, row);
        game_apply(&stop, plain(me, DIX_DO_DRAW, 0));
        eval->deep--;
        best = value_of_reveal(eval, &stop, me, purchase);
        eval->deep++;
    } else {
        best = dix_eval(eval, row, me);
    }
    copy(&stop, row);
    game_apply(&stop, plain(me, DIX_DO_NUMBERS, 0));
    game_apply(&stop, plain(me, DIX_DO_DONE, 0));
    best = better(best, sum_of(value(eval, &stop, me), purchase));
    copy(&stop, row);
    game_apply(&stop, plain(me, DIX_DO_COINS, 0));
    return better(best, value(eval, &stop, me));
}

/* The position after a card was revealed. */
static struct dix_worth value_of_card(struct dix_eval *eval, const struct state *drawing, int me, int card,
                                      struct dix_worth purchase) {
    struct state then;
    copy(&then, drawing);
    game_apply(&then, plain(CHANCE, DIX_DO_REVEAL, card));
    bool mine = eval->deep && then.phase == DIX_CHOOSE && then.as.dix.active == me && then.as.dix.drawn;
    return mine ? value_of_row(eval, &then, me, purchase) : value(eval, &then, me);
}

/* The mean over the next card. */
static struct dix_worth value_of_reveal(struct dix_eval *eval, const struct state *drawing, int me,
                                        struct dix_worth purchase) {
    const struct dix *dix = &drawing->as.dix;
    int64_t mix = 0, win = 0, margin = 0;
    for (int card = 0; card < DIX_CARDS; card++) {
        if (!dix->left[card]) continue;
        struct dix_worth here = value_of_card(eval, drawing, me, card, purchase);
        mix += (int64_t)here.mix * dix->left[card];
        win += (int64_t)here.win * dix->left[card];
        margin += (int64_t)here.margin * dix->left[card];
    }
    int cards = dix->cards_left;
    return (struct dix_worth){(int32_t)(mix / cards), (int32_t)(win / cards), (int32_t)(margin / cards)};
}

static bool may_bust(const struct dix *dix) {
    for (int card = DIX_WILD - 1; card >= 0; card--) {
        bool bust =
            card < DIX_NUMBERS ? dix->total + dix_number(card) > 10 : dix->money + card - DIX_MONEY + 1 > 10;
        if (bust && dix->left[card]) return true;
    }
    return false;
}

/* What the three choices are worth; `draw` only if the deck has cards. */
struct choices {
    struct dix_worth draw, numbers, coins;
    struct dix_worth purchase; /* what the market adds to the numbers */
};

static void weigh_stops(struct dix_eval *eval, const struct state *state, int me, struct choices *choices) {
    struct state numbers, coins;
    copy(&numbers, state);
    game_apply(&numbers, plain(me, DIX_DO_NUMBERS, 0));
    best_purchase(eval, &numbers, me, &choices->numbers);
    if (eval->deep) {
        game_apply(&numbers, plain(me, DIX_DO_DONE, 0));
        choices->purchase = less(choices->numbers, value(eval, &numbers, me));
    }
    copy(&coins, state);
    game_apply(&coins, plain(me, DIX_DO_COINS, 0));
    choices->coins = value(eval, &coins, me);
}

static struct choices weigh_choices(struct dix_eval *eval, const struct state *state, int me) {
    struct choices choices = {0};
    if (state->as.dix.drawn) weigh_stops(eval, state, me, &choices);
    if (!state->as.dix.cards_left) return choices;
    struct state drawing;
    copy(&drawing, state);
    game_apply(&drawing, plain(me, DIX_DO_DRAW, 0));
    choices.draw = value_of_reveal(eval, &drawing, me, choices.purchase);
    return choices;
}

/* A close call is worth a look at one card more. */
static void look_closer(struct dix_eval *eval, const struct state *state, int me, struct choices *choices) {
    enum { CLOSE = NET_ONE / 64 };
    int32_t lead = choices->draw.mix - better(choices->numbers, choices->coins).mix;
    if (!eval->deep || !state->as.dix.cards_left || lead > CLOSE || lead < -CLOSE) return;
    struct state drawing;
    copy(&drawing, state);
    game_apply(&drawing, plain(me, DIX_DO_DRAW, 0));
    eval->deep++;
    choices->draw = value_of_reveal(eval, &drawing, me, choices->purchase);
    eval->deep--;
}

static struct move best_choice(struct dix_eval *eval, const struct state *state, int me) {
    const struct dix *dix = &state->as.dix;
    if (!dix->drawn || (dix->cards_left > DIX_LAST_CARDS && !may_bust(dix))) return plain(me, DIX_DO_DRAW, 0);
    struct choices choices = weigh_choices(eval, state, me);
    enum dix_kind best = DIX_DO_NUMBERS;
    struct dix_worth most = choices.numbers;
    look_closer(eval, state, me, &choices);
    choices.coins.mix += eval->taste.coins;
    choices.draw.mix += eval->taste.draw;
    if (choices.coins.mix > most.mix) {
        most = choices.coins;
        best = DIX_DO_COINS;
    }
    if (dix->cards_left && choices.draw.mix > most.mix) best = DIX_DO_DRAW;
    return plain(me, best, 0);
}

/* Pays with money and copies alone, as the most that a seat would bid allows. */
static void pay_for_joker(struct state *state, int seat, int price) {
    struct dix *dix = &state->as.dix;
    struct dix_player *player = &dix->player[seat];
    state->phase = DIX_PAY;
    state->to_act = (uint16_t)(1u << seat);
    dix->payer = (uint8_t)seat;
    dix->card = dix->joker;
    dix->due = (uint8_t)price;
    game_apply(state, dix_best_payment(state, seat));
    while (state->phase == DIX_DROP) {
        int card = 0;
        while (card < DIX_NUMBERS && player->held[card] < 2) card++;
        if (card == DIX_NUMBERS) card = dix_cheapest_card(player, -1);
        game_apply(state, plain(seat, DIX_DO_DROP, card));
    }
}

void dix_auction_outcome(const struct state *state, int winner, int price, struct state *then) {
    copy(then, state);
    if (winner < then->seats) {
        pay_for_joker(then, winner, price);
    } else {
        then->phase = DIX_CHOOSE;
        then->to_act = (uint16_t)(1u << then->as.dix.active);
    }
}

static struct dix_worth worth_of_outcome(struct dix_by_net *net, int seat, int winner, int price) {
    struct dix_worth *known = &net->known[seat][winner][price];
    if (known->mix != INT32_MIN) return *known;
    struct state then;
    dix_auction_outcome(net->state, winner, price, &then);
    *known = dix_eval(net->eval, &then, seat);
    return *known;
}

static int32_t outcome_by_net(void *with, int seat, int winner, int price) {
    struct dix_by_net *net = with;
    const struct dix_taste *taste = &net->eval->taste;
    int32_t worth = worth_of_outcome(net, seat, winner, price).mix;
    return seat == winner && seat == taste->me ? worth + taste->joker + taste->spend * price : worth;
}

void dix_auction_by_net(struct dix_auction *auction, struct dix_by_net *net, struct dix_eval *eval,
                        const struct state *state) {
    enum { ENOUGH = 20 }; /* nobody should pay more */
    net->eval = eval;
    net->state = state;
    auction->outcome = outcome_by_net;
    auction->with = net;
    dix_auction_open(auction, state);
    for (int seat = 0; seat < state->seats; seat++) {
        if (auction->most[seat] > ENOUGH) auction->most[seat] = ENOUGH;
        for (int winner = 0; winner <= state->seats; winner++)
            for (int price = 0; price <= DIX_PRICE_MAX; price++)
                net->known[seat][winner][price].mix = INT32_MIN;
    }
}

static struct move best_bid(struct dix_eval *eval, const struct state *state) {
    struct dix_auction auction;
    struct dix_by_net net;
    dix_auction_by_net(&auction, &net, eval, state);
    return dix_auction_bid(&auction);
}

/* The drop after which what is paid for serves best. */
static struct move best_drop(struct dix_eval *eval, const struct state *state, int me) {
    struct move moves[MOVES_MAX];
    int n = game_moves(state, me, moves), best = 0;
    int32_t most = INT32_MIN;
    for (int i = 0; i < n && n > 1; i++) {
        struct state then;
        copy(&then, state);
        dix_lose_card(&then.as.dix.player[me], moves[i].a);
        dix_gain_card(&then.as.dix.player[me], state->as.dix.card);
        then.phase = DIX_CHOOSE;
        int32_t here = dix_eval(eval, &then, me).mix;
        if (here <= most) continue;
        most = here;
        best = i;
    }
    return moves[best];
}

static struct move last_drop(const struct state *state, int me) {
    struct dix_player with = state->as.dix.player[me];
    dix_gain_card(&with, state->as.dix.card);
    return plain(me, DIX_DO_DROP, dix_cheapest_card(&with, state->as.dix.card));
}

void dix_settle(struct state *state) {
    while (state->phase == DIX_PAY || state->phase == DIX_DROP ||
           (state->phase == DIX_BUY && state->as.dix.last_buys)) {
        int seat = game_next(state);
        struct move move;
        if (!dix_obliged(state, seat, &move))
            move = state->phase == DIX_PAY    ? dix_best_payment(state, seat)
                   : state->phase == DIX_DROP ? last_drop(state, seat)
                                              : dix_best_last_purchase(state, seat);
        game_apply(state, move);
    }
}

static struct dix_worth value_when_paid(struct dix_eval *eval, struct state *state, int me) {
    dix_settle(state);
    return value(eval, state, me);
}

static struct dix_worth value_of_move(struct dix_eval *eval, const struct state *state, int me,
                                      struct move move) {
    struct state then;
    copy(&then, state);
    game_apply(&then, move);
    return value_when_paid(eval, &then, me);
}

static void judge_bids(struct dix_eval *eval, const struct state *state, int me, struct dix_worth *worth,
                       const struct move *moves, int n) {
    struct dix_auction auction;
    struct dix_by_net net;
    dix_auction_by_net(&auction, &net, eval, state);
    for (int i = 0; i < n; i++) {
        int winner, price;
        dix_auction_after(&auction, moves[i].kind == DIX_DO_BID ? moves[i].a : 0, &winner, &price);
        worth[i] = worth_of_outcome(&net, me, winner, price);
    }
}

static void judge_choices(struct dix_eval *eval, const struct state *state, int me, struct dix_worth *worth,
                          const struct move *moves, int n) {
    struct choices choices = weigh_choices(eval, state, me);
    for (int i = 0; i < n; i++)
        worth[i] = moves[i].kind == DIX_DO_DRAW      ? choices.draw
                   : moves[i].kind == DIX_DO_NUMBERS ? choices.numbers
                                                     : choices.coins;
}

int dix_learned_worths(struct dix_eval *eval, const struct state *state, int me, struct dix_judged *list) {
    struct move moves[MOVES_MAX];
    struct dix_worth worth[MOVES_MAX];
    bool mine = owes(state, me);
    int n = game_moves(state, mine ? me : CHANCE, moves);
    if (mine && state->phase == DIX_CHOOSE)
        judge_choices(eval, state, me, worth, moves, n);
    else if (mine && state->phase == DIX_BID)
        judge_bids(eval, state, me, worth, moves, n);
    else
        for (int i = 0; i < n; i++)
            worth[i] = state->phase == DIX_REVEAL
                           ? value_of_card(eval, state, me, moves[i].a, (struct dix_worth){0})
                           : value_of_move(eval, state, me, moves[i]);
    for (int i = 0; i < n; i++) list[i] = (struct dix_judged){moves[i], worth[i]};
    return n;
}

struct dix_worth dix_learned_now(struct dix_eval *eval, const struct state *state, int me) {
    struct state then;
    copy(&then, state);
    if (state->phase == DIX_REVEAL) return value_of_reveal(eval, state, me, (struct dix_worth){0});
    if (state->phase == DIX_FIRST) game_apply(&then, plain(CHANCE, DIX_DO_FIRST, 0));
    if (state->phase == DIX_BUY && !state->as.dix.last_buys) {
        struct dix_worth unused;
        int buyer = game_next(state);
        struct move move = best_purchase(eval, state, buyer, &unused);
        game_apply(&then, move);
    }
    return value_when_paid(eval, &then, me);
}

struct move dix_learned_move(struct dix_eval *eval, const struct state *state, int me) {
    struct dix_worth unused;
    switch ((enum dix_phase)state->phase) {
    case DIX_CHOOSE: return best_choice(eval, state, me);
    case DIX_BID: return best_bid(eval, state);
    case DIX_PAY: return dix_best_payment(state, me);
    case DIX_DROP: return state->as.dix.last_buys ? last_drop(state, me) : best_drop(eval, state, me);
    case DIX_BUY:
    case DIX_BUST:
        if (state->as.dix.last_buys) return dix_best_last_purchase(state, me);
        return best_purchase(eval, state, me, &unused);
    case DIX_FIRST:
    case DIX_REVEAL:
    case DIX_OVER: break;
    }
    return (struct move){0};
}
