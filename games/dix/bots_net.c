/* bots_net.c: the inputs of the value network of DIX, and its values. */
#include "games/dix/bots_net.h"
#include "games/dix/bots_value.h"

/* A player as one colour sees it: numbers held, jokers, and what runs can become. */
enum { HOLDING = DIX_HOLDING_INPUTS, BIT = NET_UNIT };

static int holes_up_to(int holes) {
    return holes < 3 ? holes : 3;
}

/* The points to expect of a colour if each number that is missing comes with its own chance, of 1024, in
 * 1/1024; for every set of numbers at once, since similar positions ask for many of them. */
static int32_t expected_points(struct dix_prospects *prospects, unsigned own, int holes) {
    int32_t *points = prospects->points[holes];
    if (!(prospects->known >> holes & 1)) {
        const char *row = dix_run_row(holes);
        for (int set = 0; set < DIX_SETS; set++) points[set] = 1024 * (row[set] - '0');
        for (int n = 8; n >= 0; n--) { /* a number more never means fewer points: no difference is negative */
            int32_t p = prospects->chance[n], bit = 1 << n;
            for (int high = 0; high < DIX_SETS; high += 2 * bit)
                for (int set = high; set < high + bit; set++)
                    points[set] += (points[set + bit] - points[set]) * p >> 10;
        }
        prospects->known |= (uint8_t)(1u << holes);
    }
    return points[own];
}

/* Rough odds, as dix_standard_beliefs has them; what they get wrong the network learns. */
static void find_prospects(const struct state *state, int colour, struct dix_prospects *prospects) {
    const struct dix *dix = &state->as.dix;
    int time = dix->cards_left / 8, from_deck = 1720 / (state->seats + 2),
        from_market = 120 + 60 * time / state->seats;
    if (from_market > 400) from_market = 400;
    prospects->in_deck = prospects->known = 0;
    for (int n = 0; n < 9; n++) {
        int left = dix->left[colour * 9 + n], sold = dix->market[colour * 9 + n] > 0,
            wild = dix->left[DIX_WILD + n];
        int joker =
            (300 * wild + 200 * dix->left[DIX_HASH + colour] + 60 * dix->left[DIX_ANY]) / state->seats;
        int never = 1024 - joker;
        for (int i = 0; i < left; i++) never = never * (1024 - from_deck) / 1024;
        if (sold) never = never * (1024 - from_market) / 1024;
        prospects->chance[n] = (int16_t)(1024 - never);
        prospects->in_deck |= (unsigned)(left > 0) << n;
    }
}

/* The inputs of one holding in one colour. They depend on few bits, and most holdings are those of the
 * position before: then there is nothing to do. */
static const int8_t *holding_inputs(struct dix_holding *kept, const struct dix_player *player,
                                    unsigned market, int colour, struct dix_prospects *prospects) {
    unsigned own = player->numbers[colour], wild = player->wild;
    int hash = player->hash[colour], any = player->any;
    uint64_t key = 1 | (uint64_t)own << 1 | (uint64_t)wild << 10 | (uint64_t)market << 19 |
                   (uint64_t)hash << 28 | (uint64_t)any << 31;
    int8_t *to = kept->input;
    if (kept->key == key) return to;
    kept->key = key;
    for (int n = 0; n < 9; n++) {
        to[n] = own >> n & 1 ? BIT : 0;
        to[9 + n] = wild >> n & 1 ? BIT : 0;
    }
    to[18] = (int8_t)(hash * BIT);
    to[19] = (int8_t)(any * BIT);
    to[20] = (int8_t)dix_run_points(own, holes_up_to(hash));
    to[21] = (int8_t)dix_run_points(own, holes_up_to(hash + 1));
    to[22] = (int8_t)dix_run_points(own, holes_up_to(hash + 2));
    to[23] = (int8_t)dix_run_points(own | wild, holes_up_to(hash + any));
    to[24] = (int8_t)dix_run_points(own | market, holes_up_to(hash));
    to[25] = (int8_t)dix_run_points(own | market | prospects->in_deck, holes_up_to(hash));
    to[26] = (int8_t)(expected_points(prospects, own, holes_up_to(hash)) / 128);
    to[27] = to[26];
    if (wild || any) to[27] = (int8_t)(expected_points(prospects, own | wild, holes_up_to(hash + any)) / 128);
    return to;
}

static int8_t small(int value) {
    return (int8_t)(value > 127 ? 127 : value < -127 ? -127 : value);
}

/* Money, time and the row: the same for every colour and, further on, for the whole position. */
struct context {
    int8_t value[16];
};

static struct context find_context(const struct state *state, int me) {
    const struct dix *dix = &state->as.dix;
    int coins = 0, tokens = 0, spares = 0, others = state->seats - 1;
    for (int seat = 0; seat < state->seats; seat++) {
        if (seat == me) continue;
        const struct dix_player *player = &dix->player[seat];
        coins += player->coins;
        tokens += player->tokens;
        spares += dix_spares(player);
    }
    const struct dix_player *mine = &dix->player[me];
    bool solo = dix->alix != 0;
    return (struct context){{
        small(mine->coins),
        small(coins / others),
        small(2 * mine->tokens),
        small(2 * tokens / others),
        small(dix_spares(mine)),
        small(spares / others),
        small(dix->cards_left / 6),
        small(dix->total),
        small(dix->money),
        state->phase == DIX_CHOOSE && dix->active == me ? BIT : 0,
        state->phase == DIX_BID ? BIT : 0,
        small(solo ? 2 * dix->alix - 14 : 4 * (state->seats - 4)),
        dix->cards_left < 12 ? BIT : 0,
    }};
}

static void add_block(const struct state *state, int me, int colour, const struct context *context,
                      struct dix_inputs *kept, int8_t *to) {
    const struct dix *dix = &state->as.dix;
    int16_t others[HOLDING] = {0};
    for (int seat = 0; seat < state->seats; seat++) {
        const int8_t *from = holding_inputs(&kept->holding[seat][colour], &dix->player[seat],
                                            dix->on_market[colour], colour, &kept->prospects[colour]);
        if (seat == me)
            memcpy(to, from, HOLDING);
        else if (state->seats == 2)
            memcpy(to + HOLDING, from, HOLDING);
        else
            for (int i = 0; i < HOLDING; i++) others[i] = (int16_t)(others[i] + from[i]);
    }
    if (state->seats > 2)
        for (int i = 0; i < HOLDING; i++) to[HOLDING + i] = (int8_t)(others[i] / (state->seats - 1));
    to += 2 * HOLDING;
    for (int n = 0; n < 9; n++) {
        to[n] = small(4 * dix->left[colour * 9 + n]);
        to[9 + n] = small(4 * dix->market[colour * 9 + n]);
        to[27 + n] = small(dix->left[DIX_WILD + n] * BIT);
    }
    for (int i = 0; i < dix->row_size; i++)
        if (dix->row[i] < DIX_NUMBERS && dix->row[i] / 9 == colour) to[18 + dix->row[i] % 9] += 4;
    to += 36;
    *to++ = small(4 * dix->left[DIX_HASH + colour]);
    *to++ = small(BIT * dix->left[DIX_ANY]);
    if (state->phase == DIX_BID) {
        if (dix->joker < DIX_HASH) to[dix->joker - DIX_WILD] = BIT;
        to[9] = dix->joker == DIX_HASH + colour ? BIT : 0;
        to[10] = dix->joker == DIX_ANY ? BIT : 0;
    }
    to += 11;
    memcpy(to, context->value, 13);
    to += 13;
}

/* Cards of the deck that would bust the row, of 16. */
static int bust_odds(const struct dix *dix) {
    int bust = 0;
    for (int card = 0; card < DIX_WILD; card++) {
        bool over =
            card < DIX_NUMBERS ? dix->total + dix_number(card) > 10 : dix->money + card - DIX_MONEY + 1 > 10;
        bust += over ? dix->left[card] : 0;
    }
    return dix->cards_left ? 16 * bust / dix->cards_left : 0;
}

static void add_globals(const struct state *state, int me, const struct context *context,
                        struct net_input *input) {
    const struct dix *dix = &state->as.dix;
    int8_t *to = input->global;
    memcpy(to, context->value, 13);
    to += 13;
    int runs[2] = {0}, hopes[2] = {0}, jokers = 0;
    for (int c = 0; c < 4; c++) {
        runs[0] += input->block[c][20];
        runs[1] += input->block[c][HOLDING + 20];
        hopes[0] += input->block[c][26];
        hopes[1] += input->block[c][HOLDING + 26];
    }
    for (int card = DIX_WILD; card < DIX_CARDS; card++) jokers += dix->left[card];
    bool row = dix->row_size > 0;
    *to++ = small(runs[0] / 2);
    *to++ = small(runs[1] / 2);
    *to++ = small((runs[0] - runs[1]) / 2);
    *to++ = small(hopes[0] / 8);
    *to++ = small(hopes[1] / 8);
    *to++ = small((hopes[0] - hopes[1]) / 4);
    *to++ = small(row && state->phase == DIX_CHOOSE ? bust_odds(dix) : 0);
    *to++ = small(2 * ((me - dix->active + state->seats) % state->seats));
    *to++ = dix->drawn && state->phase == DIX_CHOOSE ? BIT : 0;
    *to++ = small(jokers);
    *to++ = dix->cards_left < 4 ? BIT : 0;
    *to++ = dix->cards_left < 8 ? BIT : 0;
    *to++ = dix->cards_left < 24 ? BIT : 0;
    *to++ = dix->last_buys || !dix->cards_left ? BIT : 0;
    *to++ = dix->bust_buy ? BIT : 0;
    *to++ = dix->final_others ? BIT : 0;
    *to++ = state->seats == 3 ? BIT : 0;
    *to++ = state->seats == 5 ? BIT : 0;
}

void dix_inputs_open(struct dix_inputs *kept, const struct state *state) {
    memset(kept->holding, 0, sizeof kept->holding);
    for (int c = 0; c < 4; c++) find_prospects(state, c, &kept->prospects[c]);
}

void dix_net_input(const struct state *state, int me, struct dix_inputs *kept, struct net_input *input) {
    struct context context = find_context(state, me);
    memset(input, 0, sizeof *input);
    for (int c = 0; c < 4; c++) add_block(state, me, c, &context, kept, input->block[c]);
    add_globals(state, me, &context, input);
}

int dix_net_index(const struct state *state) {
    return state->as.dix.alix ? 2 : state->seats == 2 ? 0 : 1;
}

void dix_eval_open_with(struct dix_eval *eval, const struct net *net, const struct state *state) {
    eval->net = *net;
    eval->learning = true;
    eval->count = eval->opened = 0;
    eval->deep = 0;
    eval->taste = (struct dix_taste){0};
    dix_inputs_open(&eval->inputs, state);
}

void dix_eval_open(struct dix_eval *eval, const struct state *state) {
    dix_eval_open_with(eval, &dix_net_shape, state);
    net_unpack(&dix_net_shape, dix_nets[dix_net_index(state)], eval->weights);
    eval->net.weights = eval->weights;
    eval->learning = false;
}

int32_t dix_mix(const struct state *state, bool learning, int32_t win, int32_t margin) {
    if (state->as.dix.alix) return win / 4 * 3 + margin / 10;
    if (learning || state->seats == 2) return win / 2 + margin / 20 * 7;
    return win / 2 + margin / 40;
}

struct net_output dix_result(const struct state *state, int me) {
    int others = 0;
    for (int seat = 0; seat < state->seats; seat++) others += seat == me ? 0 : state->score[seat];
    int32_t lead = state->score[me] * (state->seats - 1) - others;
    int winners = __builtin_popcount(state->winners);
    return (struct net_output){.win = state->winners >> me & 1 ? NET_ONE / winners : 0,
                               .margin = lead * (NET_ONE / 5) / (state->seats - 1)};
}

struct dix_worth dix_eval(struct dix_eval *eval, const struct state *state, int me) {
    struct net_output value;
    if (game_over(state)) {
        value = dix_result(state, me);
    } else {
        struct net_input input;
        if (!(eval->opened >> me & 1)) net_open(&eval->net, &eval->cache[me]);
        eval->opened |= (uint8_t)(1u << me);
        dix_net_input(state, me, &eval->inputs, &input);
        value = net_run(&eval->net, &eval->cache[me], &input);
        eval->count++;
    }
    return (struct dix_worth){dix_mix(state, eval->learning, value.win, value.margin), value.win, value.margin};
}
