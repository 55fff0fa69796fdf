/* bots_expert.c: the expert of DIX, which decides by its value network. */
#include "games/dix/bots.h"
#include "games/dix/bots_net.h"

/* Cards left in the deck at which classic's tables, which are exact about the end, draw and stop better than each
 * network does. */
static const uint8_t last_cards[DIX_NETS] = {4, 12, 12};

struct move dix_choose_with(const struct thought *thought, struct dix_taste taste) {
    const struct state *view = thought->view;
    struct dix_eval eval;
    bool soon = view->phase == DIX_CHOOSE && view->as.dix.cards_left <= last_cards[dix_net_index(view)];
    /* No network is trained for other rules. */
    if (soon || view->as.dix.dials.turned) return dix_choose_classic(thought);
    dix_eval_open(&eval, view);
    eval.deep = thought->budget != 1;
    eval.taste = taste;
    eval.taste.me = thought->seat;
    return dix_learned_move(&eval, view, thought->seat);
}

struct move dix_choose_expert(const struct thought *thought) {
    return dix_choose_with(thought, (struct dix_taste){0});
}

uint64_t dix_evaluations(const struct state *from, struct rng *rng, uint32_t n) {
    struct state state = *from;
    uint64_t hash = 0xcbf29ce484222325u;
    struct dix_eval eval;
    while (n) {
        struct move moves[MOVES_MAX], move;
        int seat = game_next(&state);
        if (state.phase == DIX_CHOOSE) {
            dix_eval_open(&eval, &state);
            for (int s = 0; s < state.seats && n; s++, n--)
                hash = (hash ^ (uint32_t)dix_eval(&eval, &state, s).mix) * 0x100000001b3u;
        }
        if (seat == CHANCE)
            move = game_chance(&state, rng);
        else if (!dix_obliged(&state, seat, &move))
            move = moves[rng_below(rng, (uint32_t)game_moves(&state, seat, moves))];
        game_apply(&state, move);
        if (game_over(&state)) state = *from;
    }
    return hash;
}
