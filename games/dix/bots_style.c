/* bots_style.c: styles of DIX: the expert with a weakness for something. Each likes it as much as costs it the same
 * strength (docs/bots.md), so that they are even opponents, told apart by what they do. */
#include "games/dix/bots.h"
#include "games/dix/bots_net.h"

/* Stops late: one card more, and one more. */
struct move dix_choose_gambler(const struct thought *thought) {
    return dix_choose_with(thought, (struct dix_taste){.draw = 1250});
}

/* Hoards: takes the coins, and parts with them unwillingly. */
struct move dix_choose_miser(const struct thought *thought) {
    return dix_choose_with(thought, (struct dix_taste){.coins = 2000, .spend = -300});
}

/* Overpays: wants every joker. */
struct move dix_choose_bidder(const struct thought *thought) {
    return dix_choose_with(thought, (struct dix_taste){.joker = 2500});
}

/* Stops early. */
struct move dix_choose_careful(const struct thought *thought) {
    return dix_choose_with(thought, (struct dix_taste){.draw = -1500});
}
