/* bots_value.c: what cards and money are worth; see bots_value.h. */
#include "games/dix/bots_value.h"

const struct dix_beliefs dix_standard_beliefs = {
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

/* A value that decays to 0 as `left` does, and is half when `left` equals `half`. */
static int32_t fading(int32_t value, int32_t left, int32_t half) {
    return (int32_t)((int64_t)value * left / (left + half + 1));
}

static bool is_alix(const struct dix_values *values, int seat) {
    return values->state->as.dix.alix && seat == DIX_ALIX;
}

/* The chance that one copy in the deck ends with a certain seat; near the end people dare more. */
static int32_t deck_chance(const struct dix_values *values, int seat) {
    const struct dix *dix = &values->state->as.dix;
    int32_t late = values->beliefs->deck_late * 1024 / (1024 + values->turns_left);
    if (!dix->alix) return values->beliefs->deck / (values->seats + 2) + late;
    int32_t hers = alix_cards_a_turn[dix->alix - 4];
    int32_t share = hers * 1024 / (hers + CARDS_A_TURN);
    return seat == DIX_ALIX ? share : part(1024 - share, values->beliefs->deck / 2) + late;
}

/* The chance that one copy in the market ends with a certain seat. */
static int32_t market_chance(const struct dix_values *values, int seat, int number) {
    if (is_alix(values, seat)) return 0;
    const struct dix_player *player = &values->state->as.dix.player[seat];
    int32_t chance = values->beliefs->market + part(values->beliefs->market_turn, values->turns_left);
    if (chance > 400) chance = 400;
    return number <= dix_money(&values->state->as.dix, player) + dix_spares(player) ? chance : chance / 2;
}

/* The chance that a joker still to come will stand for a certain card of a seat. */
static int32_t joker_chance(const struct dix_values *values, int seat, int colour, int n) {
    const struct dix *dix = &values->state->as.dix;
    int32_t use =
        300 * dix->left[DIX_WILD + n] + 200 * dix->left[DIX_HASH + colour] + 60 * dix->left[DIX_ANY];
    return part(use, values->beliefs->joker) / values->seats;
}

/* Adds to each of n sets (a multiple of 8) what one number more makes of it, times its chance. Eight at a time, with
 * 16 bits and the high half of a product, which compilers turn into vector instructions: a difference is at most ten
 * POINTs, so that four times it fits, and 4 × 16 / 65536 = 1 / CERTAIN. */
static void let_come(uint16_t *restrict without, const uint16_t *restrict with, int chance, int n) {
    uint16_t p = (uint16_t)(chance * 16);
    for (int i = 0; i < n; i += 8)
        for (int k = i; k < i + 8; k++) {
            uint16_t more = (uint16_t)((with[k] - without[k]) * 4);
            without[k] = (uint16_t)(without[k] + ((uint32_t)more * p >> 16));
        }
}

/* For each set of numbers, the points to expect: begin with the points of the set itself, then let each
 * number come with its chance. One number more never means fewer points, so all differences are positive. The
 * three lowest numbers come in a table that is turned, [of these three][of the others], so that what is
 * worked out together lies together. */
static void expect_runs(int16_t run[512], const int16_t chance[9], int holes) {
    enum { LOW = 8, HIGH = 64 };
    uint16_t turned[LOW][HIGH], points[512];
    const char *row = dix_run_row(holes);
    for (int high = 0; high < HIGH; high++)
        for (int low = 0; low < LOW; low++)
            turned[low][high] = (uint16_t)((row[high * LOW + low] - '0') * POINT);
    for (int bit = 1, n = 0; bit < LOW; bit *= 2, n++)
        for (int low = 0; low < LOW; low++)
            if (!(low & bit)) let_come(turned[low], turned[low + bit], chance[n], HIGH);
    for (int high = 0; high < HIGH; high++)
        for (int low = 0; low < LOW; low++) points[high * LOW + low] = turned[low][high];
    for (int bit = LOW, n = 3; bit < 512; bit *= 2, n++)
        for (int high = 0; high < 512; high += 2 * bit)
            let_come(points + high, points + high + bit, chance[n], bit);
    for (int set = 0; set < 512; set++) run[set] = (int16_t)points[set];
}

static void chances(const struct dix_values *values, int seat, int colour, int16_t chance[9]) {
    const struct dix *dix = &values->state->as.dix;
    int32_t from_deck = deck_chance(values, seat);
    for (int n = 0; n < 9; n++) {
        int card = colour * 9 + n;
        int32_t never = 1024 - joker_chance(values, seat, colour, n);
        for (int i = 0; i < dix->left[card]; i++) never = part(never, 1024 - from_deck);
        int32_t from_market = market_chance(values, seat, n + 1);
        for (int i = 0; i < dix->market[card]; i++) never = part(never, 1024 - from_market);
        chance[n] = (int16_t)(1024 - never);
    }
}

/* The special joker goes where it adds most, then each numbered joker. */
static void place_jokers(struct dix_values *values, int seat, int16_t chance[4][9]) {
    const struct dix_player *player = &values->state->as.dix.player[seat];
    if (player->any) {
        int16_t with[4][512];
        int best = 0;
        int32_t most = -1;
        for (int c = 0; c < 4; c++) {
            expect_runs(with[c], chance[c], values->holes[seat][c] + 1);
            int32_t adds = with[c][values->own[seat][c]] - values->run[seat][c][values->own[seat][c]];
            if (adds > most) {
                most = adds;
                best = c;
            }
        }
        values->holes[seat][best]++;
        memcpy(values->run[seat][best], with[best], sizeof with[best]);
    }
    for (unsigned wild = player->wild; wild; wild &= wild - 1) {
        unsigned bit = wild & -wild;
        int best = 0;
        int32_t most = -1;
        for (int c = 0; c < 4; c++) {
            const int16_t *run = values->run[seat][c];
            int32_t adds = run[values->own[seat][c] | bit] - run[values->own[seat][c]];
            if (adds > most) {
                most = adds;
                best = c;
            }
        }
        values->own[seat][best] |= (uint16_t)bit;
    }
}

static void value_seat(struct dix_values *values, int seat) {
    const struct dix_player *player = &values->state->as.dix.player[seat];
    int16_t chance[4][9];
    for (int c = 0; c < 4; c++) {
        chances(values, seat, c, chance[c]);
        values->own[seat][c] = player->numbers[c];
        values->holes[seat][c] = player->hash[c];
        expect_runs(values->run[seat][c], chance[c], player->hash[c]);
    }
    place_jokers(values, seat, chance);
    int32_t from_deck = deck_chance(values, seat);
    for (int card = 0; card < DIX_NUMBERS; card++) {
        const int16_t *run = values->run[seat][card / 9];
        unsigned own = values->own[seat][card / 9];
        values->gain[seat][card] = run[own | 1u << card % 9] - run[own];
        values->sale[seat][card] = part(values->gain[seat][card], market_chance(values, seat, card % 9 + 1));
        values->loss[seat][card] = values->gain[seat][card] * from_deck / (1024 - from_deck);
    }
}

void dix_values_make(struct dix_values *values, const struct state *state, int me,
                     const struct dix_beliefs *beliefs) {
    const struct dix *dix = &state->as.dix;
    values->state = state;
    values->beliefs = beliefs;
    values->me = me;
    values->seats = state->seats;
    int32_t cards_a_round = CARDS_A_TURN * (state->seats - (dix->alix ? 1 : 0)) +
                            (dix->alix ? alix_cards_a_turn[dix->alix - 4] : 0);
    values->turns_left = dix->cards_left * 1024 * 1024 / cards_a_round;
    for (int seat = 0; seat < state->seats; seat++) {
        value_seat(values, seat);
        values->envy[seat] = seat == me ? 0 : beliefs->envy / (state->seats - 1);
    }
}

int dix_spares(const struct dix_player *player) {
    return player->cards - __builtin_popcountll(dix_set(player->numbers));
}

/* Each unit of money is worth a little less than the one before, down to nothing: what cannot be spent before
 * the end, or would be lost above ten coins, buys no points. */
int32_t dix_worth_of_money(const struct dix_values *values, int seat, int coins, int tokens, int spares) {
    int32_t full = values->beliefs->coin - values->beliefs->coin_seat * (values->seats - 2);
    int32_t coin = fading(full, values->turns_left + 100, values->beliefs->coin_turns);
    int64_t units =
        (coins + values->state->as.dix.dials.token * tokens) * 1024 + spares * values->beliefs->spare;
    int64_t enough = values->beliefs->enough;
    if (units > enough) units = enough;
    return part(coin, (int32_t)(units - units * units / (2 * enough)));
}

int32_t dix_worth_of_paying(const struct dix_values *values, int seat, int due) {
    const struct dix_player *player = &values->state->as.dix.player[seat];
    int spares = dix_spares(player), units = dix_money(&values->state->as.dix, player) + spares;
    int32_t before = dix_worth_of_money(values, seat, units, 0, 0);
    int32_t hurt = 0;
    if (due > units) {
        hurt = (due - units) * POINT;
        due = units;
    }
    return before - dix_worth_of_money(values, seat, units - due, 0, 0) + hurt;
}

int32_t dix_worth_of_joker(const struct dix_values *values, int seat, int joker) {
    int32_t most = 0;
    for (int c = 0; c < 4; c++) {
        const int16_t *run = values->run[seat][c];
        unsigned own = values->own[seat][c];
        int32_t adds;
        if (joker >= DIX_WILD && joker < DIX_HASH) {
            adds = run[own | 1u << (joker - DIX_WILD)] - run[own];
        } else if (joker == DIX_ANY || joker == DIX_HASH + c) {
            int16_t chance[9], with[512];
            int holes = values->holes[seat][c];
            chances(values, seat, c, chance);
            expect_runs(with, chance, holes < 3 ? holes + 1 : holes);
            adds = with[own] - run[own];
        } else {
            continue;
        }
        if (adds > most) most = adds;
    }
    return most;
}

int32_t dix_worth_of_card(const struct dix_values *values, int seat, int card) {
    const struct dix_player *player = &values->state->as.dix.player[seat];
    if (player->held[card] > 1) return 0;
    unsigned own = values->own[seat][card / 9];
    return values->run[seat][card / 9][own] - values->run[seat][card / 9][own & ~(1u << card % 9)];
}
