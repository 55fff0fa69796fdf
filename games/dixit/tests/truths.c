/* truths.c: other truths of Dixit: two cards trade places in all moves that a reader did not see, or a hidden
 * vote was another. */
#include "tests/truths.h"

static uint16_t traded(uint16_t card, const struct change *change) {
    return card == change->x ? change->y : card == change->y ? change->x : card;
}

static struct move trade(struct move move, const struct change *change) {
    if (move.kind == DIXIT_DRAW) {
        move.b = traded(move.b, change);
    } else if (move.kind == DIXIT_TELLS || move.kind == DIXIT_GIVES) {
        uint16_t a = traded(move.a, change), b = traded(move.b, change);
        move.a = b && b < a ? b : a;
        move.b = b && b < a ? a : b;
    }
    return move;
}

static struct change any(const struct history *history, int i, struct rng *rng) {
    struct change change = {.index = i, .to = history->move[i]};
    if (change.to.kind == DIXIT_VOTES) {
        change.to.a = (uint16_t)(1 + rng_below(rng, 8));
        change.to.b = history->now.as.dixit.odyssey && change.to.a < 8 && rng_below(rng, 2)
                          ? (uint16_t)(change.to.a + 1)
                          : 0;
        return change;
    }
    change.index = -1;
    change.x = change.to.kind == DIXIT_DRAW ? change.to.b : change.to.a;
    change.y = (uint16_t)(1 + rng_below(rng, history->now.as.dixit.cards));
    return change;
}

static bool hands(const struct state *one, const struct state *other) {
    return memcmp(one->as.dixit.hand, other->as.dixit.hand, sizeof one->as.dixit.hand) != 0;
}
static bool told(const struct state *one, const struct state *other) {
    return one->as.dixit.told != other->as.dixit.told;
}
static bool gives(const struct state *one, const struct state *other) {
    return memcmp(one->as.dixit.given, other->as.dixit.given, sizeof one->as.dixit.given) != 0;
}
static bool votes(const struct state *one, const struct state *other) {
    return memcmp(one->as.dixit.vote, other->as.dixit.vote, sizeof one->as.dixit.vote) != 0;
}

const struct truths dixit_truths = {
    .change = any,
    .trade = trade,
    .secret = {{"hands", hands, 1000}, {"told", told, 50}, {"gives", gives, 100}, {"votes", votes, 50}},
};
