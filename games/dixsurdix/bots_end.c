/* bots_end.c: exact endgames of two players by alpha-beta search. With the pile empty everything is known:
 * the unseen tokens are in the other hand, and those under the pile come back in an order that both saw. */
#include "games/dixsurdix/bots.h"

#include <string.h>

enum {
    TOKENS_MAX = 7,    /* outside the board: more are left to playouts */
    NODES_MAX = 40000, /* beyond these too */
    WON = 1000,        /* a victory counts more than any lead */
};

struct search {
    uint32_t nodes;
};

static int32_t outcome(const struct state *state, int seat) {
    int32_t lead = state->score[seat] - state->score[1 - seat];
    return lead + (lead > 0 ? WON : lead < 0 ? -WON : 0);
}

/* Tens first, then what seems best: the sooner a good reply is found, the more is cut off. */
static void sort(struct dsd_choice *choices, int n) {
    for (int i = 1; i < n; i++) {
        struct dsd_choice moved = choices[i];
        int k = i;
        for (; k > 0 && choices[k - 1].worth < moved.worth; k--) choices[k] = choices[k - 1];
        choices[k] = moved;
    }
}

/* Draws are no chance here: the next token is known. */
static void settle(struct state *state, struct rng *rng) {
    while (owes(state, CHANCE)) game_apply(state, game_chance(state, rng));
}

/* The outcome for `seat`, between alpha and beta, with best play of both. */
static int32_t solve(struct search *search, const struct state *state, int seat, int32_t alpha, int32_t beta,
                     struct dsd_choice *best) {
    struct dsd_choice choices[DSD_CHOICES];
    struct rng none = {{1, 2, 3, 4}};
    int mover = game_next(state);
    if (mover < 0) return outcome(state, seat);
    if (++search->nodes > NODES_MAX) return 0;
    int n = dsd_choices(state, mover, choices);
    if (state->as.dixsurdix.outside > 1) sort(choices, n);
    for (int i = 0; i < n && alpha < beta; i++) {
        struct state next;
        memcpy(&next, state, DSD_STATE_BYTES);
        game_apply(&next, dsd_place(mover, choices[i]));
        settle(&next, &none);
        int32_t value = solve(search, &next, seat, alpha, beta, NULL);
        if (mover == seat && value > alpha) {
            alpha = value;
            if (best) *best = choices[i];
        }
        if (mover != seat && value < beta) beta = value;
    }
    return mover == seat ? alpha : beta;
}

bool dsd_end(const struct state *view, int seat, struct dsd_choice *best) {
    const struct dixsurdix *dsd = &view->as.dixsurdix;
    if (view->seats != 2 || dsd->pile_size || dsd->outside > TOKENS_MAX) return false;
    struct state truth;
    struct rng none = {{1, 2, 3, 4}};
    struct search search = {0};
    memcpy(&truth, view, DSD_STATE_BYTES);
    dixsurdix_game.guess(&truth, &none);
    solve(&search, &truth, seat, -2 * WON, 2 * WON, best);
    return search.nodes <= NODES_MAX;
}
