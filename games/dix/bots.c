/* bots.c: the list of DIX's bots. */
#include "games/dix/bots.h"

const struct bot dix_bots[] = {
    {.name = "random", .choose = bot_choose_random},
    {.name = "easy", .choose = dix_choose_easy, .offered = true},
    {.name = "normal", .choose = dix_choose_normal, .offered = true},
    {.name = "expert", .choose = dix_choose_expert, .offered = true},
    {0},
};
