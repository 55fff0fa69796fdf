/* bots_end.c: the last buy phases, with an empty deck: exact final points, cards outside the runs used as
 * money, and each later buyer assumed to buy what is best for itself. */
#include "games/dix/bots_value.h"

int dix_cheapest_card(const struct dix_player *player, int except) {
    int best = -1, least = INT32_MAX, score = dix_score(player);
    for (uint64_t set = dix_set(player->numbers); set; set &= set - 1) {
        int card = dix_set_first(set), cost = 0;
        if (card == except) continue;
        if (player->held[card] == 1) {
            struct dix_player without = *player;
            dix_lose_card(&without, card);
            cost = 1 + score - dix_score(&without);
        }
        if (cost < least) {
            least = cost;
            best = card;
        }
    }
    return best;
}

/* Copies pay first, then money, then the cards that are missed least. */
static void buy(struct dix_player *player, int card) {
    int due = dix_number(card);
    dix_gain_card(player, card);
    for (int spares = dix_spares(player); spares && due; spares--, due--) {
        for (int held = 0; held < DIX_NUMBERS; held++)
            if (player->held[held] > 1) {
                dix_lose_card(player, held);
                break;
            }
    }
    int coins = due < player->coins ? due : player->coins;
    player->coins = (uint8_t)(player->coins - coins);
    due -= coins;
    for (; due > 0 && player->tokens; player->tokens--) due -= DIX_TOKEN;
    for (; due > 0; due--) dix_lose_card(player, dix_cheapest_card(player, card));
}

/* Points first, then what breaks ties. */
static int32_t standing(const struct dix_player *player) {
    return (dix_score(player) * 1024 + dix_money(player)) * 256 + 255 - player->cards;
}

static void take_from_market(struct dix *dix, int card) {
    if (--dix->market[card] == 0) dix->on_market[card / 9] &= (uint16_t) ~(1u << card % 9);
}

/* A seat buys what serves itself best. */
static void buy_best(struct dix *dix, int seat) {
    struct dix_player best = dix->player[seat];
    int32_t most = standing(&best);
    int bought = -1;
    for (uint64_t set = dix_buyable(dix, seat); set; set &= set - 1) {
        int card = dix_set_first(set);
        struct dix_player with = dix->player[seat];
        buy(&with, card);
        int32_t here = standing(&with);
        if (here <= most) continue;
        most = here;
        best = with;
        bought = card;
    }
    if (bought < 0) return;
    dix->player[seat] = best;
    take_from_market(dix, bought);
}

/* How the game ends for me if I have this purchase behind me: a victory above all, then the distance. */
static int64_t ending(const struct dix_values *values, struct dix *dix) {
    bool alix = dix->alix != 0;
    for (int i = 1; i < dix->last_buys && !alix; i++) buy_best(dix, (values->me + i) % values->seats);
    int32_t mine = standing(&dix->player[values->me]), best = INT32_MIN;
    for (int seat = 0; seat < values->seats; seat++) {
        int32_t theirs = standing(&dix->player[seat]);
        if (seat != values->me && theirs > best) best = theirs;
    }
    if (alix)
        return (mine >> 18) > (best >> 18) ? ((int64_t)1 << 40) + mine : mine - best; /* points alone count */
    return (mine > best ? (int64_t)1 << 40 : 0) + mine - best;
}

struct move dix_best_last_purchase(const struct dix_values *values) {
    const struct dix *dix = &values->state->as.dix;
    struct dix then = *dix;
    int64_t best = ending(values, &then);
    struct move move = {.who = (uint8_t)values->me, .kind = DIX_DO_DONE};
    for (uint64_t set = dix_buyable(dix, values->me); set; set &= set - 1) {
        int card = dix_set_first(set);
        then = *dix;
        buy(&then.player[values->me], card);
        take_from_market(&then, card);
        int64_t here = ending(values, &then);
        if (here <= best) continue;
        best = here;
        move.kind = DIX_DO_BUY;
        move.a = (uint16_t)card;
    }
    return move;
}
