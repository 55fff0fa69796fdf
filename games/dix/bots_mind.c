/* dix_mind.c: what cards and money are worth; see dix_mind.h. */
#include "games/dix/bots_mind.h"

const struct dix_taste dix_standard_taste = {
    .deck = 1720,
    .deck_late = 300,
    .market = 120,
    .market_turn = 25,
    .coin = 340,
    .coin_turns = 500,
    .coin_seat = 40,
    .enough = 25000,
    .spare = 700,
    .joker = 1100,
    .rivals = 300,
    .envy = 1024,
};

/* Cards that a seat draws in an average turn, in 1/1024: of people and bots, and of ALIX by her number. */
enum { CARDS_A_TURN = 3300 };
static const int16_t alix_cards_a_turn[] = {2700, 3000, 3400, 3800, 4200, 4600, 5000}; /* 4 to 10 */

static int32_t part(int32_t value, int32_t of_1024) {
    return (int32_t)((int64_t)value * of_1024 / 1024);
}

/* What happens to be left of a quantity that halves when `left` falls to `half`: 0 at the end, near all
 * before. */
static int32_t fading(int32_t value, int32_t left, int32_t half) {
    return (int32_t)((int64_t)value * left / (left + half + 1));
}

static bool is_alix(const struct dix_mind *mind, int seat) {
    return mind->state->as.dix.alix && seat == DIX_ALIX;
}

/* The chance that one copy in the deck ends with a certain seat; near the end people dare more. */
static int32_t deck_chance(const struct dix_mind *mind, int seat) {
    const struct dix *dix = &mind->state->as.dix;
    int32_t late = mind->taste->deck_late * 1024 / (1024 + mind->turns_left);
    if (!dix->alix) return mind->taste->deck / (mind->seats + 2) + late;
    int32_t hers = alix_cards_a_turn[dix->alix - 4];
    int32_t share = hers * 1024 / (hers + CARDS_A_TURN);
    return seat == DIX_ALIX ? share : part(1024 - share, mind->taste->deck / 2) + late;
}

/* The chance that one copy in the market ends with a certain seat. */
static int32_t market_chance(const struct dix_mind *mind, int seat, int number) {
    if (is_alix(mind, seat)) return 0;
    const struct dix_player *player = &mind->state->as.dix.player[seat];
    int32_t chance = mind->taste->market + part(mind->taste->market_turn, mind->turns_left);
    if (chance > 400) chance = 400;
    return number <= dix_money(player) + dix_spares(player) ? chance : chance / 2;
}

/* The chance that a joker still to come will stand for a certain card of a seat. */
static int32_t joker_chance(const struct dix_mind *mind, int seat, int colour, int n) {
    const struct dix *dix = &mind->state->as.dix;
    int32_t use =
        300 * dix->left[DIX_WILD + n] + 200 * dix->left[DIX_HASH + colour] + 60 * dix->left[DIX_ANY];
    return part(use, mind->taste->joker) / mind->seats;
}

/* For each set of numbers, the points to expect: begin with the points of the set itself, then let each
 * number come with its chance. One number more never means fewer points, so all differences are positive. */
static void expect_runs(int16_t run[512], const int16_t chance[9], int holes) {
    for (unsigned set = 0; set < 512; set++) run[set] = (int16_t)(dix_run_points(set, holes) * POINT);
    for (int n = 0; n < 9; n++) {
        unsigned bit = 1u << n;
        uint32_t p = (uint32_t)chance[n];
        for (unsigned high = 0; high < 512; high += 2 * bit)
            for (unsigned set = high; set < high + bit; set++)
                run[set] = (int16_t)(run[set] + ((uint32_t)(run[set + bit] - run[set]) * p / CERTAIN));
    }
}

static void chances(const struct dix_mind *mind, int seat, int colour, int16_t chance[9]) {
    const struct dix *dix = &mind->state->as.dix;
    int32_t from_deck = deck_chance(mind, seat);
    for (int n = 0; n < 9; n++) {
        int card = colour * 9 + n;
        int32_t never = 1024 - joker_chance(mind, seat, colour, n);
        for (int i = 0; i < dix->left[card]; i++) never = part(never, 1024 - from_deck);
        int32_t from_market = market_chance(mind, seat, n + 1);
        for (int i = 0; i < dix->market[card]; i++) never = part(never, 1024 - from_market);
        chance[n] = (int16_t)(1024 - never);
    }
}

/* The special joker goes where it adds most, then each numbered joker. */
static void place_jokers(struct dix_mind *mind, int seat, int16_t chance[4][9]) {
    const struct dix_player *player = &mind->state->as.dix.player[seat];
    if (player->any) {
        int16_t with[4][512];
        int best = 0;
        int32_t most = -1;
        for (int c = 0; c < 4; c++) {
            expect_runs(with[c], chance[c], mind->holes[seat][c] + 1);
            int32_t adds = with[c][mind->own[seat][c]] - mind->run[seat][c][mind->own[seat][c]];
            if (adds > most) {
                most = adds;
                best = c;
            }
        }
        mind->holes[seat][best]++;
        memcpy(mind->run[seat][best], with[best], sizeof with[best]);
    }
    for (unsigned wild = player->wild; wild; wild &= wild - 1) {
        unsigned bit = wild & -wild;
        int best = 0;
        int32_t most = -1;
        for (int c = 0; c < 4; c++) {
            const int16_t *run = mind->run[seat][c];
            int32_t adds = run[mind->own[seat][c] | bit] - run[mind->own[seat][c]];
            if (adds > most) {
                most = adds;
                best = c;
            }
        }
        mind->own[seat][best] |= (uint16_t)bit;
    }
}

static void know_seat(struct dix_mind *mind, int seat) {
    const struct dix_player *player = &mind->state->as.dix.player[seat];
    int16_t chance[4][9];
    for (int c = 0; c < 4; c++) {
        chances(mind, seat, c, chance[c]);
        mind->own[seat][c] = player->numbers[c];
        mind->holes[seat][c] = player->hash[c];
        expect_runs(mind->run[seat][c], chance[c], player->hash[c]);
    }
    place_jokers(mind, seat, chance);
    int32_t from_deck = deck_chance(mind, seat);
    for (int card = 0; card < DIX_NUMBERS; card++) {
        const int16_t *run = mind->run[seat][card / 9];
        unsigned own = mind->own[seat][card / 9];
        mind->gain[seat][card] = run[own | 1u << card % 9] - run[own];
        mind->sale[seat][card] = part(mind->gain[seat][card], market_chance(mind, seat, card % 9 + 1));
        mind->loss[seat][card] = mind->gain[seat][card] * from_deck / (1024 - from_deck);
    }
}

void dix_mind_make(struct dix_mind *mind, const struct state *state, int me, const struct dix_taste *taste) {
    const struct dix *dix = &state->as.dix;
    mind->state = state;
    mind->taste = taste;
    mind->me = me;
    mind->seats = state->seats;
    int32_t cards_a_round = CARDS_A_TURN * (state->seats - (dix->alix ? 1 : 0)) +
                            (dix->alix ? alix_cards_a_turn[dix->alix - 4] : 0);
    mind->turns_left = dix->cards_left * 1024 * 1024 / cards_a_round;
    for (int seat = 0; seat < state->seats; seat++) {
        know_seat(mind, seat);
        mind->envy[seat] = seat == me ? 0 : taste->envy / (state->seats - 1);
    }
}

int dix_spares(const struct dix_player *player) {
    return player->cards - __builtin_popcountll(dix_set(player->numbers));
}

/* Each unit of money is worth a little less than the one before, down to nothing: what cannot be spent before
 * the end, or would be lost above ten coins, buys no points. */
int32_t dix_worth_of_money(const struct dix_mind *mind, int seat, int coins, int tokens, int spares) {
    int32_t full = mind->taste->coin - mind->taste->coin_seat * (mind->seats - 2);
    int32_t coin = fading(full, mind->turns_left + 100, mind->taste->coin_turns);
    int64_t units = (coins + DIX_TOKEN * tokens) * 1024 + spares * mind->taste->spare;
    int64_t enough = mind->taste->enough;
    if (units > enough) units = enough;
    return part(coin, (int32_t)(units - units * units / (2 * enough)));
}

int32_t dix_worth_of_paying(const struct dix_mind *mind, int seat, int due) {
    const struct dix_player *player = &mind->state->as.dix.player[seat];
    int spares = dix_spares(player), units = dix_money(player) + spares;
    int32_t before = dix_worth_of_money(mind, seat, units, 0, 0);
    int32_t hurt = 0;
    if (due > units) {
        hurt = (due - units) * POINT;
        due = units;
    }
    return before - dix_worth_of_money(mind, seat, units - due, 0, 0) + hurt;
}

int32_t dix_worth_now(const struct dix_mind *mind, int seat) {
    const struct dix_player *player = &mind->state->as.dix.player[seat];
    int32_t worth = dix_worth_of_money(mind, seat, player->coins, player->tokens, dix_spares(player));
    for (int c = 0; c < 4; c++) worth += mind->run[seat][c][mind->own[seat][c]];
    return worth;
}

int32_t dix_worth_of_joker(const struct dix_mind *mind, int seat, int joker) {
    int32_t most = 0;
    for (int c = 0; c < 4; c++) {
        const int16_t *run = mind->run[seat][c];
        unsigned own = mind->own[seat][c];
        int32_t adds;
        if (joker >= DIX_WILD && joker < DIX_HASH) {
            adds = run[own | 1u << (joker - DIX_WILD)] - run[own];
        } else if (joker == DIX_ANY || joker == DIX_HASH + c) {
            int16_t chance[9], with[512];
            int holes = mind->holes[seat][c];
            chances(mind, seat, c, chance);
            expect_runs(with, chance, holes < 3 ? holes + 1 : holes);
            adds = with[own] - run[own];
        } else {
            continue;
        }
        if (adds > most) most = adds;
    }
    return most;
}

int32_t dix_worth_of_card(const struct dix_mind *mind, int seat, int card) {
    const struct dix_player *player = &mind->state->as.dix.player[seat];
    if (player->held[card] > 1) return 0;
    unsigned own = mind->own[seat][card / 9];
    return mind->run[seat][card / 9][own] - mind->run[seat][card / 9][own & ~(1u << card % 9)];
}
