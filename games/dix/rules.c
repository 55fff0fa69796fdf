/* rules.c: the rules of DIX, as in games/dix/rules.en.md. Lists of moves are in moves.c, ALIX in
 * alix.c, scoring in score.c, text in text.c. */
#include "engine/game.h"

_Static_assert(sizeof(struct dix_player) == 54 && sizeof(struct dix_turn) == 44 &&
                   offsetof(struct dix, dials) == 470,
               "hashed bytes hold no padding");

enum { TIERS = 3 };

/* The places of the dials. */
enum {
    START_COINS,
    LATER_COINS,
    COIN_LIMIT,
    BUST,
    BUST_MONEY,
    TOKEN,
    LEAST_BID,
    ALIX_BID,
    ALIX_COPIES,
    EMPTY_STOP,
    TIER,
    LOW, /* copies: numbers 1 2 3, then 4 5 6, then 7 8 9, in each colour */
    MIDDLE,
    HIGH,
    CURRENCY_LOW, /* 1 2 3, then 4 5 */
    CURRENCY_HIGH,
    NUMBERED, /* jokers of a number, of a colour, and the special one */
    HASH,
    SPECIAL,
};

/* The deck, the only place that knows it: copies that each tier adds (1-2, 3, and 4-5 players), for one card
 * of each kind. */
static const struct {
    uint8_t first, last, copies[TIERS];
    bool every_colour; /* the same range of numbers again in the other colours */
    uint8_t dial;      /* how many copies there are instead */
} deck[] = {
    {0, 2, {2, 1, 0}, true, LOW},                                    /* 1 2 3 */
    {3, 5, {2, 0, 1}, true, MIDDLE},                                 /* 4 5 6 */
    {6, 8, {1, 0, 0}, true, HIGH},                                   /* 7 8 9 */
    {DIX_MONEY, DIX_MONEY + 2, {3, 1, 1}, false, CURRENCY_LOW},      /* currency 1 2 3 */
    {DIX_MONEY + 3, DIX_MONEY + 4, {4, 1, 1}, false, CURRENCY_HIGH}, /* currency 4 5 */
    {DIX_WILD, DIX_WILD + 8, {1, 0, 0}, false, NUMBERED},            /* numbered jokers */
    {DIX_HASH, DIX_HASH + 3, {1, 0, 1}, false, HASH},                /* # jokers */
    {DIX_ANY, DIX_ANY, {1, 0, 0}, false, SPECIAL},                   /* the special joker */
};

static const char *const final_buy[] = {"all", "others", NULL};

static const struct option options[] = {
    {.name = "bust-buy", .kind = OPTION_BOOL},
    {.name = "final-buy", .kind = OPTION_CHOICE, .most = 1, .choices = final_buy},
    {.name = "alix", .kind = OPTION_INT, .least = 4, .most = 10, .standard = 4, .players_max = 1},
    {0},
};

enum { PRINTED = -1 }; /* of a kind of cards: as many copies as the tier has */

static const struct option dials[] = {
    [START_COINS] = {.name = "start-coins", .kind = OPTION_INT, .most = DIX_DIAL_MAX, .standard = 5},
    [LATER_COINS] = {.name = "later-coins", .kind = OPTION_INT, .most = 3},
    [COIN_LIMIT] = {.name = "coin-limit",
                    .kind = OPTION_INT,
                    .least = 5,
                    .most = DIX_DIAL_MAX,
                    .standard = DIX_COINS_MAX},
    [BUST] = {.name = "bust", .kind = OPTION_INT, .least = 7, .most = DIX_DIAL_MAX, .standard = DIX_LIMIT},
    [BUST_MONEY] = {.name = "bust-money", .kind = OPTION_INT, .most = DIX_DIAL_MAX}, /* 0: as `bust` */
    [TOKEN] = {.name = "token", .kind = OPTION_INT, .least = 1, .most = 6, .standard = DIX_TOKEN},
    [LEAST_BID] = {.name = "least-bid", .kind = OPTION_INT, .least = 1, .most = 9, .standard = 1},
    [ALIX_BID] = {.name = "alix-bid",
                  .kind = OPTION_INT,
                  .least = 1,
                  .most = 15,
                  .standard = DIX_ALIX_BID,
                  .players_max = 1},
    [ALIX_COPIES] = {.name = "alix-copies", .kind = OPTION_BOOL, .standard = 1, .players_max = 1},
    [EMPTY_STOP] = {.name = "empty-stop", .kind = OPTION_BOOL, .standard = 1},
    [TIER] = {.name = "tier", .kind = OPTION_INT, .most = TIERS}, /* 0: by the number of players */
    [LOW] = {.name = "low", .kind = OPTION_INT, .least = PRINTED, .most = 5, .standard = PRINTED},
    [MIDDLE] = {.name = "middle", .kind = OPTION_INT, .least = PRINTED, .most = 5, .standard = PRINTED},
    [HIGH] = {.name = "high", .kind = OPTION_INT, .least = PRINTED, .most = 5, .standard = PRINTED},
    [CURRENCY_LOW] =
        {.name = "currency-low", .kind = OPTION_INT, .least = PRINTED, .most = 9, .standard = PRINTED},
    [CURRENCY_HIGH] =
        {.name = "currency-high", .kind = OPTION_INT, .least = PRINTED, .most = 9, .standard = PRINTED},
    [NUMBERED] = {.name = "numbered", .kind = OPTION_INT, .least = PRINTED, .most = 1, .standard = PRINTED},
    [HASH] = {.name = "hash", .kind = OPTION_INT, .least = PRINTED, .most = 2, .standard = PRINTED},
    [SPECIAL] = {.name = "special", .kind = OPTION_INT, .least = PRINTED, .most = 1, .standard = PRINTED},
    {0},
};

static int dial(const struct options *chosen, int which) {
    return dials[which].standard + chosen->dial[which];
}

static void fill_deck(struct dix *dix, const struct options *chosen) {
    int tiers = dial(chosen, TIER);
    if (!tiers) tiers = chosen->players <= 2 ? 1 : chosen->players == 3 ? 2 : 3;
    for (size_t i = 0; i < sizeof deck / sizeof *deck; i++) {
        int copies = dial(chosen, deck[i].dial);
        if (copies == PRINTED) {
            copies = 0;
            for (int tier = 0; tier < tiers; tier++) copies += deck[i].copies[tier];
        }
        for (int colour = 0; colour < (deck[i].every_colour ? 4 : 1); colour++)
            for (int card = deck[i].first; card <= deck[i].last; card++)
                dix->left[colour * 9 + card] = (uint8_t)copies;
    }
}

/* How many of the cheapest cards fit into a sum; those of a value have the same number of copies. */
static int most_cards(const uint8_t *copies, int values, int sum) {
    int n = 0;
    for (int value = 1; value <= values; value++)
        for (int i = 0; i < copies[value - 1] && sum >= value; i++, n++) sum -= value;
    return n;
}

/* The longest row that no card has busted yet. */
static int longest_row(const struct dix *deck_of, int bust, int money) {
    uint8_t numbers[9], currency[5];
    for (int i = 0; i < 9; i++) numbers[i] = (uint8_t)(4 * deck_of->left[i]);
    for (int i = 0; i < 5; i++) currency[i] = deck_of->left[DIX_MONEY + i];
    return most_cards(numbers, 9, bust + money) + most_cards(currency, 5, money);
}

static const char *refuses(const struct options *chosen) {
    struct dix full = {0};
    int cards = 0, bust = dial(chosen, BUST),
        money = dial(chosen, BUST_MONEY) ? dial(chosen, BUST_MONEY) : bust;
    if (!options_turned(chosen)) return NULL;
    fill_deck(&full, chosen);
    for (int card = 0; card < DIX_CARDS; card++) cards += full.left[card];
    if (cards < 12 * (chosen->players < 2 ? 2 : chosen->players))
        return "the deck is too small: it needs twelve cards for each player";
    if (cards > 160) return "the deck is too large: 160 cards at most";
    if (money < 5) return "the limit of currency is 5 at least, or 0 for that of the total";
    if (longest_row(&full, bust, money) >= DIX_ROW_MAX)
        return "a row could become too long with these limits and this deck";
    if (dial(chosen, START_COINS) > dial(chosen, COIN_LIMIT))
        return "nobody can begin with more coins than the limit";
    return NULL;
}

static void ask(struct state *state, enum dix_phase phase, int seat) {
    state->phase = (uint8_t)phase;
    state->to_act = (uint16_t)(1u << seat);
    state->step++;
}

static void set_dials(struct dix *dix, const struct options *chosen) {
    int money = dial(chosen, BUST_MONEY);
    dix->dials = (struct dix_dials){
        .bust = (uint8_t)dial(chosen, BUST),
        .bust_money = (uint8_t)(money ? money : dial(chosen, BUST)),
        .purse = (uint8_t)dial(chosen, COIN_LIMIT),
        .token = (uint8_t)dial(chosen, TOKEN),
        .least_bid = (uint8_t)dial(chosen, dix->alix ? ALIX_BID : LEAST_BID),
        .copies = dix->alix && dial(chosen, ALIX_COPIES),
        .empty_stop = (uint8_t)dial(chosen, EMPTY_STOP),
        .later_coins = (uint8_t)dial(chosen, LATER_COINS),
        .turned = options_turned(chosen),
    };
}

static void start(struct state *state, const struct options *chosen) {
    struct dix *dix = &state->as.dix;
    dix->bust_buy = (uint8_t)chosen->value[0];
    dix->final_others = (uint8_t)chosen->value[1];
    if (chosen->players == 1) {
        dix->alix = (uint8_t)chosen->value[2];
        state->seats = 2;
    }
    set_dials(dix, chosen);
    fill_deck(dix, chosen);
    for (int card = 0; card < DIX_CARDS; card++)
        dix->cards_left = (uint8_t)(dix->cards_left + dix->left[card]);
    for (int seat = 0; seat < state->seats; seat++)
        dix->player[seat].coins = (uint8_t)dial(chosen, START_COINS);
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
    int room = dix->dials.purse - player->coins;
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
    return (state->score[seat] * 1024 + dix_money(&state->as.dix, player)) * 256 + 255 - cards;
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

/* Who comes later may begin with more coins (a dial), up to the limit. */
static void begin(struct state *state, int first) {
    struct dix *dix = &state->as.dix;
    for (int place = 1, seat = left_of(state, first); dix->dials.later_coins && place < state->seats;
         place++, seat = left_of(state, seat)) {
        int coins = dix->player[seat].coins + place * dix->dials.later_coins;
        dix->player[seat].coins = (uint8_t)(coins < dix->dials.purse ? coins : dix->dials.purse);
    }
    begin_turn(state, first);
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
    int paying = coins + dix->dials.token * tokens;
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
        if (dix->money > dix->dials.bust_money) {
            bust(state, DIX_BUST_MONEY);
            return;
        }
    } else {
        dix->total = (int16_t)(dix->total + dix_number(card));
        if (dix->total > dix->dials.bust && !(dix->alix && dix->active == DIX_ALIX)) {
            bust(state, DIX_BUST_TOTAL);
            return;
        }
    }
    ask(state, DIX_CHOOSE, dix->active);
}

static void apply(struct state *state, struct move move) {
    switch ((enum dix_kind)move.kind) {
    case DIX_DO_FIRST: begin(state, move.a); break;
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

static const struct wide wide[] = {
    WIDE(dix, on_market, uint16_t),
    WIDE(dix, total, int16_t),
    WIDE(dix, last.total, int16_t),
#define PLAYER(seat) WIDE(dix, player[seat].numbers, uint16_t), WIDE(dix, player[seat].wild, uint16_t)
    PLAYER(0),
    PLAYER(1),
    PLAYER(2),
    PLAYER(3),
    PLAYER(4),
#undef PLAYER
    {0},
};

const struct game dix_game = {
    .name = "dix",
    .rules = 1,
    .bytes = offsetof(struct dix, dials),
    .seats_min = 1,
    .seats_max = DIX_SEATS,
    .options = options,
    .dials = dials,
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
    .allows = dix_allows,
    .hint = dix_hint,
    .obliged = dix_obliged,
    .paragraph = dix_paragraph,
    .wide = wide,
};
