/* truths.c: other truths of Dix sur Dix: a draw that a reader did not see was of another token. */
#include "tests/truths.h"

enum { DEAL_KIND = 1 };

static struct change other_token(const struct history *history, int i, struct rng *rng) {
    struct change change = {.index = i, .to = history->move[i]};
    assert_int_equal(change.to.kind, DEAL_KIND);
    change.to.b = (uint16_t)(1 + rng_below(rng, DSD_JOKER));
    return change;
}

static bool hands(const struct state *one, const struct state *other) {
    return memcmp(one->as.dixsurdix.hand, other->as.dixsurdix.hand, sizeof one->as.dixsurdix.hand) != 0;
}

const struct truths dixsurdix_truths = {.change = other_token, .secret = {{"hands", hands, 500}}};
