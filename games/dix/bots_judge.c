/* bots_judge.c: what positions and moves of DIX are worth, by the expert's network; last purchases, after
 * which nothing is left to chance, exactly. */
#include "games/dix/bots.h"
#include "games/dix/bots_net.h"

static struct worth worth_of(struct dix_worth from) {
    enum { HUNDREDTHS = 500 }; /* in a margin of 1.0 */
    return (struct worth){.win = from.win < 0         ? 0
                                 : from.win > NET_ONE ? NET_ONE
                                                      : from.win,
                          .points = (int32_t)((int64_t)from.margin * HUNDREDTHS / NET_ONE),
                          .rank = from.mix};
}

/* ALIX weighs nothing: there is no judging for her. */
static bool open_eval(struct dix_eval *eval, const struct thought *thought) {
    const struct state *view = thought->view;
    if (view->as.dix.dials.turned || (view->as.dix.alix && thought->seat == DIX_ALIX)) return false;
    dix_eval_open(eval, view);
    eval->deep = 1;
    return true;
}

static bool judge_now(const struct thought *thought, struct worth *worth) {
    struct dix_eval eval;
    if (!open_eval(&eval, thought)) return false;
    *worth = worth_of(dix_learned_now(&eval, thought->view, thought->seat));
    return true;
}

static int judge_moves(const struct thought *thought, struct judged *list) {
    const struct state *view = thought->view;
    struct dix_eval eval;
    struct dix_judged judged[MOVES_MAX];
    uint32_t weights[MOVES_MAX];
    struct move moves[MOVES_MAX];
    if (!open_eval(&eval, thought)) return 0;
    bool chance = owes(view, CHANCE);
    int n = dix_learned_worths(&eval, view, thought->seat, judged);
    if (chance) dix_moves(view, CHANCE, moves, weights);
    for (int i = 0; i < n; i++)
        list[i] = (struct judged){judged[i].move, chance ? weights[i] : 0, worth_of(judged[i].worth)};
    /* Where the expert plays by something else than the network, its choice is still the first. */
    if (n && !chance) judged_prefer(list, n, dix_choose_expert(thought));
    return n;
}

/* ALIX does as she must. */
static bool apart(const struct state *state, int seat) {
    return state->as.dix.alix && seat == DIX_ALIX;
}

const struct judge dix_judge = {
    .now = judge_now, .moves = judge_moves, .table = dix_judge_table, .apart = apart};
