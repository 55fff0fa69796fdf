/* bots_end.c: the last buy phases, with an empty deck: exact final points, cards outside the runs used as
 * money, and each later buyer assumed to buy what is best for itself. */
#include "games/dix/bots_value.h"

/* Scores of one player's holdings that differ in number cards only. Two colours share numbered jokers in the
 * same way whatever the other two hold, so what each pair makes of every subset of the jokers is kept by its
 * numbers: purchases and payments change one card at a time and find most pairs again. */
enum { KEPT_BITS = 6 };
struct scorer {
    const struct dix *dix; /* only where money counts */
    const struct dix_player *player;
    uint32_t key[1 << KEPT_BITS]; /* of what is kept, 0 if nothing */
    int8_t best[1 << KEPT_BITS][512];
};

static void open_scorer(struct scorer *scorer, const struct dix_player *player) {
    scorer->player = player;
    memset(scorer->key, 0, sizeof scorer->key);
}

/* What two colours make of each subset of the numbered jokers. A joker whose number both have serves neither;
 * one whose number one of them has can only serve the other; those that both lack are tried both ways, until
 * no other way can be better. */
static void share(int8_t best[512], unsigned wild, unsigned one, int holes_one, unsigned two, int holes_two) {
    unsigned useful = wild & ~(one & two);
    int8_t points_one[512], points_two[512]; /* by jokers added */
    const char *row_one = dix_run_row(holes_one), *row_two = dix_run_row(holes_two);
    for (unsigned s = 0;; s = (s - useful) & useful) {
        points_one[s] = (int8_t)(row_one[one | s] - '0');
        points_two[s] = (int8_t)(row_two[two | s] - '0');
        if (s == useful) break;
    }
    for (unsigned s = 0;; s = (s - wild) & wild) { /* ascending */
        if (s & ~useful) {
            best[s] = best[s & useful];
        } else {
            unsigned both = s & ~(one | two), fixed = s & two;
            int most = 0, bound = points_one[s] + points_two[s];
            for (unsigned t = both;; t = (t - 1) & both) {
                int points = points_one[fixed | t] + points_two[s ^ fixed ^ t];
                if (points > most) most = points;
                if (most == bound || !t) break;
            }
            best[s] = (int8_t)most;
        }
        if (s == wild) break;
    }
}

/* extra: the colour of the pair (1 or 2) that has the special joker, or 0. */
static const int8_t *share_pair(struct scorer *scorer, const uint16_t numbers[4], int pair, int extra) {
    unsigned one = numbers[2 * pair], two = numbers[2 * pair + 1];
    uint32_t key = 1u << 31 | (uint32_t)pair << 20 | (uint32_t)extra << 18 | one << 9 | two;
    uint32_t slot = key * 0x9e3779b1u >> (32 - KEPT_BITS);
    const uint8_t *hash = scorer->player->hash + 2 * pair;
    if (scorer->key[slot] != key) {
        scorer->key[slot] = key;
        share(scorer->best[slot], scorer->player->wild, one, hash[0] + (extra == 1), two,
              hash[1] + (extra == 2));
    }
    return scorer->best[slot];
}

static int score_with(struct scorer *scorer, const uint16_t numbers[4], int extra_left, int extra_right) {
    int8_t left[512];
    const unsigned wild = scorer->player->wild;
    int most = 0;
    const int8_t *kept = share_pair(scorer, numbers, 0, extra_left);
    for (unsigned s = wild;; s = (s - 1) & wild) { /* copied: the right pair may take its slot */
        left[s] = kept[s];
        if (!s) break;
    }
    const int8_t *right = share_pair(scorer, numbers, 1, extra_right);
    for (unsigned s = wild;; s = (s - 1) & wild) {
        if (left[s] + right[wild ^ s] > most) most = left[s] + right[wild ^ s];
        if (!s || most == left[wild] + right[wild]) break;
    }
    return most;
}

/* As dix_score, for other numbers and the same jokers. */
static int score(struct scorer *scorer, const uint16_t numbers[4]) {
    if (!scorer->player->any) return score_with(scorer, numbers, 0, 0);
    int most = 0;
    for (int c = 0; c < 4; c++) {
        int here = score_with(scorer, numbers, c < 2 ? c + 1 : 0, c < 2 ? 0 : c - 1);
        if (here > most) most = here;
    }
    return most;
}

static int cheapest_card(struct scorer *scorer, const struct dix_player *player, int except) {
    int best = -1, least = INT32_MAX, now = score(scorer, player->numbers);
    bool copies = dix_spares(player) > 0;
    for (uint64_t set = dix_set(player->numbers); set; set &= set - 1) {
        int card = dix_set_first(set), cost = 0;
        if (card == except) continue;
        if (player->held[card] == 1) {
            uint16_t without[4];
            memcpy(without, player->numbers, sizeof without);
            without[card / 9] &= (uint16_t) ~(1u << card % 9);
            cost = 1 + now - score(scorer, without);
        }
        if (cost < least) {
            least = cost;
            best = card;
        }
        if (least <= !copies) break; /* nothing costs less */
    }
    return best;
}

int dix_cheapest_card(const struct dix_player *player, int except) {
    struct scorer scorer;
    open_scorer(&scorer, player);
    return cheapest_card(&scorer, player, except);
}

/* Copies pay first, then money, then the cards that are missed least. */
static void buy(struct scorer *scorer, struct dix_player *player, int card) {
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
    for (; due > 0 && player->tokens; player->tokens--) due -= scorer->dix->dials.token;
    for (; due > 0; due--) dix_lose_card(player, cheapest_card(scorer, player, card));
}

/* The final order of players as one number, as in the rules: points, then money, then fewest cards. */
static int32_t standing(struct scorer *scorer, const struct dix_player *player) {
    int cards = player->cards + player->any + __builtin_popcount(player->wild);
    for (int colour = 0; colour < 4; colour++) cards += player->hash[colour];
    return (score(scorer, player->numbers) * 1024 + dix_money(scorer->dix, player)) * 256 + 255 - cards;
}

/* What a seat may buy, and its standing afterwards. What others buy before it only narrows the choice. */
struct purchases {
    const struct dix_player *player;
    struct scorer scorer;
    uint64_t cards; /* those that improve the standing, and only these */
    int32_t without, with[DIX_NUMBERS];
};

static int32_t standing_with(struct purchases *list, int card) {
    struct dix_player with = *list->player;
    buy(&list->scorer, &with, card);
    return standing(&list->scorer, &with);
}

/* Whether a purchase may improve the standing. Without a point gained it must leave money as it is, so that
 * only cards become fewer. */
static bool may_improve(struct purchases *list, int card) {
    const struct dix_player *player = list->player;
    uint16_t with[4];
    memcpy(with, player->numbers, sizeof with);
    with[card / 9] |= (uint16_t)(1u << card % 9);
    if (score(&list->scorer, with) > score(&list->scorer, player->numbers)) return true;
    return !dix_money(list->scorer.dix, player) || dix_spares(player) >= dix_number(card);
}

static void list_purchases(struct purchases *list, const struct dix *dix, int seat, bool buys) {
    list->player = &dix->player[seat];
    open_scorer(&list->scorer, list->player);
    list->scorer.dix = dix;
    list->without = standing(&list->scorer, list->player);
    list->cards = 0;
    for (uint64_t set = buys ? dix_buyable(dix, seat) : 0; set; set &= set - 1) {
        int card = dix_set_first(set);
        if (!may_improve(list, card)) continue;
        list->with[card] = standing_with(list, card);
        if (list->with[card] > list->without) list->cards |= set & -set;
    }
}

/* The seat's best purchase from a market; takes it and returns the standing. */
static int32_t buy_best(const struct purchases *list, uint8_t market[DIX_NUMBERS]) {
    int32_t most = list->without;
    int bought = -1;
    for (uint64_t set = list->cards; set; set &= set - 1) {
        int card = dix_set_first(set);
        if (!market[card] || list->with[card] <= most) continue;
        most = list->with[card];
        bought = card;
    }
    if (bought >= 0) market[bought]--;
    return most;
}

/* How the game ends for a seat with this standing: a victory above all, then the distance. */
static int64_t ending(const struct dix *dix, int32_t mine, int32_t best) {
    if (dix->alix) /* points alone count */
        return (mine >> 18) > (best >> 18) ? ((int64_t)1 << 40) + mine : mine - best;
    return (mine > best ? (int64_t)1 << 40 : 0) + mine - best;
}

/* The best standing among the others if I take a card (or none, -1). */
static int32_t best_of_others(const struct dix *dix, const struct purchases *later, int buyers, int32_t fixed,
                              int card) {
    uint8_t market[DIX_NUMBERS];
    memcpy(market, dix->market, sizeof market);
    if (card >= 0) market[card]--;
    for (int i = 1; i < buyers; i++) {
        int32_t theirs = buy_best(&later[i], market);
        if (theirs > fixed) fixed = theirs;
    }
    return fixed;
}

struct move dix_best_last_purchase(const struct state *state, int me) {
    const struct dix *dix = &state->as.dix;
    struct purchases mine, later[DIX_SEATS];
    int buyers = dix->alix ? 1 : dix->last_buys;
    int32_t fixed = INT32_MIN; /* the best standing of those who buy no more */
    list_purchases(&mine, dix, me, true);
    for (int i = 1; i < state->seats; i++) {
        list_purchases(&later[i], dix, (me + i) % state->seats, i < buyers);
        if (i >= buyers && later[i].without > fixed) fixed = later[i].without;
    }
    int32_t others = best_of_others(dix, later, buyers, fixed, -1);
    int64_t best = ending(dix, mine.without, others);
    struct move move = {.who = (uint8_t)me, .kind = DIX_DO_DONE};
    for (uint64_t set = dix_buyable(dix, me); set; set &= set - 1) {
        int card = dix_set_first(set);
        bool improves = (mine.cards & set & -set) != 0;
        int32_t then = best_of_others(dix, later, buyers, fixed, card);
        if (!improves && then >= others) continue; /* it neither serves me nor is it missed */
        int64_t here = ending(dix, improves ? mine.with[card] : standing_with(&mine, card), then);
        if (here <= best) continue;
        best = here;
        move.kind = DIX_DO_BUY;
        move.a = (uint16_t)card;
    }
    return move;
}
