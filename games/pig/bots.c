/* bots.c: the bots of Pig. */
#include "bots/bot.h"

extern const struct bot pig_bots[];
const struct bot pig_bots[] = {
    {.name = "random", .choose = bot_choose_random},
    {0},
};
