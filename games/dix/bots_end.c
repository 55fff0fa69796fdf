/* dix_end.c: the last buy phases of DIX, when no card is left to hope for: points are counted as the rules
 * count them, cards outside the runs are money, and those who buy later take what is best for them. */
#include "games/dix/bots_mind.h"

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
static int64_t ending(const struct dix_mind *mind, struct dix *dix) {
    bool alix = dix->alix != 0;
    for (int i = 1; i < dix->last_buys && !alix; i++) buy_best(dix, (mind->me + i) % mind->seats);
    int32_t mine = standing(&dix->player[mind->me]), best = INT32_MIN;
    for (int seat = 0; seat < mind->seats; seat++) {
        int32_t theirs = standing(&dix->player[seat]);
        if (seat != mind->me && theirs > best) best = theirs;
    }
    if (alix)
        return (mine >> 18) > (best >> 18) ? ((int64_t)1 << 40) + mine : mine - best; /* points alone count */
    return (mine > best ? (int64_t)1 << 40 : 0) + mine - best;
}

struct move dix_think_last_purchase(const struct dix_mind *mind) {
    const struct dix *dix = &mind->state->as.dix;
    struct dix then = *dix;
    int64_t best = ending(mind, &then);
    struct move move = {.who = (uint8_t)mind->me, .kind = DIX_DO_DONE};
    for (uint64_t set = dix_buyable(dix, mind->me); set; set &= set - 1) {
        int card = dix_set_first(set);
        then = *dix;
        buy(&then.player[mind->me], card);
        take_from_market(&then, card);
        int64_t here = ending(mind, &then);
        if (here <= best) continue;
        best = here;
        move.kind = DIX_DO_BUY;
        move.a = (uint16_t)card;
    }
    return move;
}
