/* bots.c: the bots of DIX, from the weakest to the strongest. Eight of them are levels for people: between
 * two ways of playing, a level makes some of their moves in the better way, chosen by lot. Four are
 * characters. */
#include "games/dix/bots.h"

static struct move choose_casual(const struct thought *thought) {
    return bot_mix(thought, dix_choose_easy, dix_choose_normal, 430);
}

static struct move choose_steady(const struct thought *thought) {
    return bot_mix(thought, dix_choose_easy, dix_choose_normal, 780);
}

static struct move choose_seasoned(const struct thought *thought) {
    return bot_mix(thought, dix_choose_normal, dix_choose_classic, 480);
}

static struct move choose_strong(const struct thought *thought) {
    return bot_mix(thought, dix_choose_classic, dix_choose_expert, 580);
}

const struct bot dix_bots[] = {
    {.name = "random", .choose = bot_choose_random, .even = true},
    {.name = "easy", .choose = dix_choose_easy, .offered = true},
    {.name = "casual", .choose = choose_casual, .offered = true},
    {.name = "steady", .choose = choose_steady, .offered = true},
    {.name = "normal", .choose = dix_choose_normal, .offered = true},
    {.name = "seasoned", .choose = choose_seasoned, .offered = true},
    {.name = "classic", .choose = dix_choose_classic},
    {.name = "skilled", .choose = dix_choose_classic, .offered = true},
    {.name = "strong", .choose = choose_strong, .offered = true},
    {.name = "gambler", .choose = dix_choose_gambler, .who = "Basile"},
    {.name = "miser", .choose = dix_choose_miser, .who = "Odile"},
    {.name = "bidder", .choose = dix_choose_bidder, .who = "Marcel"},
    {.name = "careful", .choose = dix_choose_careful, .who = "Prune"},
    {.name = "expert",
     .choose = dix_choose_expert,
     .offered = true,
     .evaluations = dix_evaluations,
     .judge = &dix_judge},
    {0},
};
