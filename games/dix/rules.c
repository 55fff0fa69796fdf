/* rules.c: the rules of DIX, as in games/dix/rules.en.md. Lists of moves are in moves.c, ALIX in
 * alix.c, scoring in score.c, text in text.c. */
#include "engine/game.h"

_Static_assert(sizeof(struct dix_player) == 54 && sizeof(struct dix_turn) == 44 && sizeof(struct dix) == 470,
               "hashed bytes hold no padding");

enum { COINS_AT_START = 5, TIERS = 3 };

/* The deck, the only place that knows it: copies that each tier adds (1-2, 3, and 4-5 players), for one card
 * of each kind. */
static const struct {
    uint8_t first, last, copies[TIERS];
    bool every_colour; /* the same range of numbers again in the other colours */
} deck[] = {
    {0, 2, {2, 1, 0}, true},                          /* 1 2 3 */
    {3, 5, {2, 0, 1}, true},                          /* 4 5 6 */
    {6, 8, {1, 0, 0}, true},                          /* 7 8 9 */
    {DIX_MONEY, DIX_MONEY + 2, {3, 1, 1}, false},     /* currency 1 2 3 */
    {DIX_MONEY + 3, DIX_MONEY + 4, {4, 1, 1}, false}, /* currency 4 5 */
    {DIX_WILD, DIX_WILD + 8, {1, 0, 0}, false},       /* numbered jokers */
    {DIX_HASH, DIX_HASH + 3, {1, 0, 1}, false},       /* # jokers */
    {DIX_ANY, DIX_ANY, {1, 0, 0}, false},             /* the special joker */
};

static const char *const final_buy[] = {"all", "others", NULL};

static const struct option options[] = {
    {.name = "bust-buy", .kind = OPTION_BOOL},
    {.name = "final-buy", .kind = OPTION_CHOICE, .most = 1, .choices = final_buy},
    {.name = "alix", .kind = OPTION_INT, .least = 4, .most = 10, .standard = 4, .players_max = 1},
    {0},
};

static const char *refuses(const struct options *chosen) {
    return NULL;
}

static void ask(struct state *state, enum dix_phase phase, int seat) {
    state->phase = (uint8_t)phase;
    state->to_act = (uint16_t)(1u << seat);
    state->step++;
}

static void fill_deck(struct dix *dix, int players) {
    int tiers = players <= 2 ? 1 : players == 3 ? 2 : 3;
    for (size_t i = 0; i < sizeof deck / sizeof *deck; i++)
        for (int tier = 0; tier < tiers; tier++)
            for (int colour = 0; colour < (deck[i].every_colour ? 4 : 1); colour++)
                for (int card = deck[i].first; card <= deck[i].last; card++) {
                    dix->left[colour * 9 + card] += deck[i].copies[tier];
                    dix->cards_left += deck[i].copies[tier];
                }
}

static void start(struct state *state, const struct options *chosen) {
    struct dix *dix = &state->as.dix;
    dix->bust_buy = (uint8_t)chosen->value[0];
    dix->final_others = (uint8_t)chosen->value[1];
    if (chosen->players == 1) {
        dix->alix = (uint8_t)chosen->value[2];
        state->seats = 2;
    }
    fill_deck(dix, chosen->players);
    for (int seat = 0; seat < state->seats; seat++) dix->player[seat].coins = COINS_AT_START;
    dix->joker = dix->card = DIX_NO_CARD;
    dix->high_seat = dix->last.seat = DIX_NO_SEAT;
    memset(dix->bid, DIX_NO_BID, sizeof dix->bid);
    ask(state, DIX_FIRST, CHANCE);
}

/* Where cards and coins go. */

void dix_gain_card(struct dix_player *player, int card) {
    if (card < DIX_NUMBERS) {
        player->held[card]++;
        player->cards++;
        player->numbers[card / 9] |= (uint16_t)(1u << card % 9);
    } else if (card == DIX_ANY) {
        player->any = 1;
    } else if (card >= DIX_HASH) {
        player->hash[card - DIX_HASH]++;
    } else {
        player->wild |= (uint16_t)(1u << (card - DIX_WILD));
    }
}

void dix_lose_card(struct dix_player *player, int card) {
    player->cards--;
    if (--player->held[card] == 0) player->numbers[card / 9] &= (uint16_t) ~(1u << card % 9);
}

static void to_market(struct dix *dix, int card) {
    dix->market[card]++;
    dix->on_market[card / 9] |= (uint16_t)(1u << card % 9);
}

static void from_market(struct dix *dix, int card) {
    if (--dix->market[card] == 0) dix->on_market[card / 9] &= (uint16_t) ~(1u << card % 9);
}

static void gain_coins(struct dix *dix, int seat, int coins) {
    struct dix_player *player = &dix->player[seat];
    int room = DIX_COINS_MAX - player->coins;
    int gained = coins < room ? coins : room;
    player->coins = (uint8_t)(player->coins + gained);
    dix->last.gained[seat] = (uint8_t)gained;
}

static void others_gain_coins(struct state *state) {
    struct dix *dix = &state->as.dix;
    for (int seat = 0; seat < state->seats; seat++)
        if (seat != dix->active) gain_coins(dix, seat, dix->last.money);
}

/* The end of the game: the tie-breaks as one number, so that more is better. */
static int32_t rank(const struct state *state, int seat) {
    const struct dix_player *player = &state->as.dix.player[seat];
    int cards = player->cards + player->any + __builtin_popcount(player->wild);
    for (int colour = 0; colour < 4; colour++) cards += player->hash[colour];
    return (state->score[seat] * 1024 + dix_money(player)) * 256 + 255 - cards;
}

static void name_winners(struct state *state) {
    if (state->as.dix.alix) {
        state->winners = state->score[0] > state->score[DIX_ALIX] ? 1 : 1u << DIX_ALIX;
        return;
    }
    int32_t best = -1;
    for (int seat = 0; seat < state->seats; seat++) {
        int32_t here = rank(state, seat);
        if (here > best) state->winners = 0;
        if (here < best) continue;
        best = here;
        state->winners |= (uint16_t)(1u << seat);
    }
}

static void finish(struct state *state) {
    for (int seat = 0; seat < state->seats; seat++)
        state->score[seat] = (int16_t)dix_score(&state->as.dix.player[seat]);
    name_winners(state);
    state->phase = DIX_OVER;
    state->to_act = 0;
    state->step++;
}

/* Turns. */

static int left_of(const struct state *state, int seat) {
    return seat + 1 == state->seats ? 0 : seat + 1;
}

static void begin_turn(struct state *state, int seat) {
    struct dix *dix = &state->as.dix;
    dix->active = (uint8_t)seat;
    dix->drawn = 0;
    ask(state, DIX_CHOOSE, seat);
}

static void begin_buy(struct state *state, int seat) {
    struct dix *dix = &state->as.dix;
    dix->payer = (uint8_t)seat;
    dix->card = DIX_NO_CARD;
    ask(state, DIX_BUY, seat);
}

/* Last buy phases, as many as last_buys says; ALIX has none, so against her it is the human's. */
static void next_last_buy(struct state *state, int seat) {
    struct dix *dix = &state->as.dix;
    if (dix->last_buys)
        begin_buy(state, dix->alix ? 0 : seat);
    else
        finish(state);
}

static int count_last_buys(const struct state *state) {
    const struct dix *dix = &state->as.dix;
    if (dix->alix) return dix->active == DIX_ALIX || !dix->final_others;
    return state->seats - dix->final_others;
}

static void end_turn(struct state *state) {
    struct dix *dix = &state->as.dix;
    int next = left_of(state, dix->active);
    if (dix->cards_left) {
        begin_turn(state, next);
        return;
    }
    dix->last_buys = (uint8_t)count_last_buys(state);
    next_last_buy(state, next);
}

static void end_buy(struct state *state) {
    struct dix *dix = &state->as.dix;
    dix->card = DIX_NO_CARD;
    if (!dix->last_buys) {
        end_turn(state);
        return;
    }
    dix->last_buys--;
    next_last_buy(state, left_of(state, dix->payer));
}

/* Numbers of the row go to the active seat or to the market, currency to the discard; `last` remembers. */
static void clear_row(struct dix *dix, enum dix_end end, bool keep) {
    dix->last = (struct dix_turn){.total = dix->total,
                                  .seat = dix->active,
                                  .end = (uint8_t)end,
                                  .row_size = dix->row_size,
                                  .money = dix->money};
    for (int i = 0; i < dix->row_size; i++) {
        int card = dix->row[i];
        dix->last.row[i] = (uint8_t)card;
        dix->row[i] = 0;
        if (card >= DIX_MONEY) continue;
        if (keep)
            dix_gain_card(&dix->player[dix->active], card);
        else
            to_market(dix, card);
    }
    dix->row_size = dix->money = 0;
    dix->total = 0;
}

static void take_numbers(struct state *state) {
    struct dix *dix = &state->as.dix;
    clear_row(dix, DIX_TOOK_NUMBERS, true);
    others_gain_coins(state);
    if (dix->alix && dix->active == DIX_ALIX)
        end_turn(state);
    else
        begin_buy(state, dix->active);
}

static void take_coins(struct state *state) {
    struct dix *dix = &state->as.dix;
    clear_row(dix, DIX_TOOK_COINS, false);
    gain_coins(dix, dix->active, dix->last.money);
    end_turn(state);
}

/* What follows the consolation. */
static void end_bust(struct state *state) {
    struct dix *dix = &state->as.dix;
    dix->bust = 0;
    dix->card = DIX_NO_CARD;
    if (dix->last.end == DIX_BUST_TOTAL) others_gain_coins(state);
    end_turn(state);
}

static void take_token(struct state *state) {
    struct dix *dix = &state->as.dix;
    dix->player[dix->active].tokens++;
    end_bust(state);
}

static void bust(struct state *state, enum dix_end end) {
    struct dix *dix = &state->as.dix;
    bool alix = dix->alix && dix->active == DIX_ALIX;
    clear_row(dix, end, alix);
    if (dix->bust_buy && !alix) {
        dix->bust = 1;
        dix->payer = dix->active;
        ask(state, DIX_BUST, dix->active);
        return;
    }
    take_token(state);
}

/* Auctions and payments. */

static void begin_auction(struct state *state, int joker) {
    struct dix *dix = &state->as.dix;
    dix->joker = (uint8_t)joker;
    dix->high = 0;
    dix->high_seat = DIX_NO_SEAT;
    memset(dix->bid, DIX_NO_BID, sizeof dix->bid);
    dix->bidder = (uint8_t)left_of(state, dix->active);
    ask(state, DIX_BID, dix->bidder);
}

static void begin_payment(struct state *state, int seat, int card, int due) {
    struct dix *dix = &state->as.dix;
    dix->payer = (uint8_t)seat;
    dix->card = (uint8_t)card;
    dix->due = (uint8_t)due;
    ask(state, DIX_PAY, seat);
}

static void speak(struct state *state, int bid) {
    struct dix *dix = &state->as.dix;
    dix->bid[dix->bidder] = (uint8_t)bid;
    if (bid) {
        dix->high = (uint8_t)bid;
        dix->high_seat = dix->bidder;
    }
    if (dix->bidder != dix->active) {
        dix->bidder = (uint8_t)left_of(state, dix->bidder);
        ask(state, DIX_BID, dix->bidder);
    } else if (dix->high_seat != DIX_NO_SEAT) {
        begin_payment(state, dix->high_seat, dix->joker, dix->high);
    } else {
        ask(state, DIX_CHOOSE, dix->active);
    }
}

static void paid(struct state *state) {
    struct dix *dix = &state->as.dix;
    int card = dix->card;
    dix_gain_card(&dix->player[dix->payer], card);
    if (card >= DIX_WILD) {
        dix->card = DIX_NO_CARD;
        ask(state, DIX_CHOOSE, dix->active);
        return;
    }
    from_market(dix, card);
    if (dix->bust)
        end_bust(state);
    else
        end_buy(state);
}

static void pay(struct state *state, int coins, int tokens) {
    struct dix *dix = &state->as.dix;
    struct dix_player *player = &dix->player[dix->payer];
    int paying = coins + DIX_TOKEN * tokens;
    player->coins = (uint8_t)(player->coins - coins);
    player->tokens = (uint8_t)(player->tokens - tokens);
    dix->due = (uint8_t)(paying < dix->due ? dix->due - paying : 0);
    if (dix->due)
        ask(state, DIX_DROP, dix->payer);
    else
        paid(state);
}

static void drop(struct state *state, int card) {
    struct dix *dix = &state->as.dix;
    dix_lose_card(&dix->player[dix->payer], card);
    if (--dix->due)
        ask(state, DIX_DROP, dix->payer);
    else
        paid(state);
}

static void reveal(struct state *state, int card) {
    struct dix *dix = &state->as.dix;
    dix->left[card]--;
    dix->cards_left--;
    dix->drawn++;
    if (card >= DIX_WILD) {
        begin_auction(state, card);
        return;
    }
    dix->row[dix->row_size++] = (uint8_t)card;
    if (card >= DIX_MONEY) {
        int coins = card - DIX_MONEY + 1;
        dix->money = (uint8_t)(dix->money + coins);
        dix->total = (int16_t)(dix->total - coins);
        if (dix->money > DIX_LIMIT) {
            bust(state, DIX_BUST_MONEY);
            return;
        }
    } else {
        dix->total = (int16_t)(dix->total + dix_number(card));
        if (dix->total > DIX_LIMIT && !(dix->alix && dix->active == DIX_ALIX)) {
            bust(state, DIX_BUST_TOTAL);
            return;
        }
    }
    ask(state, DIX_CHOOSE, dix->active);
}

static void apply(struct state *state, struct move move) {
    switch ((enum dix_kind)move.kind) {
    case DIX_DO_FIRST: begin_turn(state, move.a); break;
    case DIX_DO_REVEAL: reveal(state, move.a); break;
    case DIX_DO_DRAW: ask(state, DIX_REVEAL, CHANCE); break;
    case DIX_DO_NUMBERS: take_numbers(state); break;
    case DIX_DO_COINS: take_coins(state); break;
    case DIX_DO_PASS: speak(state, 0); break;
    case DIX_DO_BID: speak(state, move.a); break;
    case DIX_DO_PAY: pay(state, move.a, move.b); break;
    case DIX_DO_DROP: drop(state, move.a); break;
    case DIX_DO_DONE: end_buy(state); break;
    case DIX_DO_TOKEN: take_token(state); break;
    case DIX_DO_BUY: begin_payment(state, move.who, move.a, dix_number(move.a)); break;
    }
}

static void view(struct state *state, int seat) {}

static void guess(struct state *state, struct rng *rng) {
    state->viewer = EVERYONE;
}

const struct game dix_game = {
    .name = "dix",
    .rules = 1,
    .bytes = sizeof(struct dix),
    .seats_min = 1,
    .seats_max = DIX_SEATS,
    .options = options,
    .refuses = refuses,
    .start = start,
    .moves = dix_moves,
    .tickets = dix_tickets,
    .ticket = dix_ticket,
    .apply = apply,
    .view = view,
    .guess = guess,
    .say = dix_say,
    .show = dix_show,
    .pick = dix_pick,
    .hint = dix_hint,
    .obliged = dix_obliged,
    .paragraph = dix_paragraph,
};
