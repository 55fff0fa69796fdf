/* bots_judge.c: what positions and placements of Dix sur Dix are worth: the mean over imagined worlds that are
 * played on for a while, and from the points and the tokens left there the chance to win. */
#include "games/dixsurdix/bots.h"
#include "bots/net.h"

#include <string.h>

enum {
    WORLDS = 64,       /* in which every placement is tried */
    WORLDS_NOW = 256,  /* in which a position is played on */
    BUDGET = 1600,     /* playouts in search of the best placement: a phone reviews a game of four in seconds */
    SPREAD = 149636000 /* the square of the logistic scale of a lead, for each token left, of 2^32 */
};

static uint32_t root(uint64_t square) {
    uint64_t low = 0, high = 1u << 31;
    while (low < high) {
        uint64_t middle = (low + high + 1) / 2;
        if (middle * middle <= square)
            low = middle;
        else
            high = middle - 1;
    }
    return (uint32_t)low;
}

/* The share of the victory to expect. Leads of a point between equals spread with the root of the tokens
 * still to come: measured in games of `expert`, 2.75 points over all 66 between two players. */
static int32_t share(const struct state *state, int seat) {
    int64_t all = 0, mine = 0;
    if (game_over(state))
        return state->winners >> seat & 1 ? WORTH_ONE / __builtin_popcount(state->winners) : 0;
    int64_t scale = root((uint64_t)SPREAD * state->as.dixsurdix.outside * 2 / state->seats);
    for (int s = 0; s < state->seats; s++) {
        int64_t ahead = WORTH_ONE;
        for (int other = 0; other < state->seats; other++) {
            if (other == s) continue;
            int64_t x = (int64_t)(state->score[s] - state->score[other]) * NET_ONE * NET_ONE / scale;
            x = x > 8 * NET_ONE ? 8 * NET_ONE : x < -8 * NET_ONE ? -8 * NET_ONE : x;
            ahead = ahead * net_sigmoid((int32_t)x) / NET_ONE;
        }
        all += ahead;
        if (s == seat) mine = ahead;
    }
    return all ? (int32_t)(mine * WORTH_ONE / all) : 0;
}

struct sum {
    int64_t win, lead;
};

static void add(struct sum *sum, const struct state *state, int seat) {
    sum->win += share(state, seat);
    sum->lead += dsd_lead(state, seat);
}

static struct worth mean(const struct sum *sum, int n, int seats) {
    return (struct worth){.win = (int32_t)(sum->win / n),
                          .points = (int32_t)(sum->lead * 100 / n / (seats - 1)),
                          .rank = (int32_t)(sum->lead * DSD_POINT / n)};
}

/* Where a position is played on to: as far as from the seat's own placement, so that every seat has its turns and
 * what is expected before and after a placement or a draw can be compared. */
static int to_go(const struct state *state, int seat) {
    const struct dixsurdix *dsd = &state->as.dixsurdix;
    bool placed = state->phase == DSD_DEAL && dsd->active == seat && !dsd->before_turn && !dsd->to_deal;
    return dsd_ahead(state) - (placed ? 1 : (dsd->active - seat + state->seats) % state->seats);
}

static bool judge_now(const struct thought *thought, struct worth *worth) {
    struct sum sum = {0};
    struct rng rng = *thought->rng;
    struct dsd_mind mind;
    dsd_mind_open(&mind, thought);
    for (int w = 0; w < WORLDS_NOW; w++) {
        struct state world;
        dsd_imagine(&mind, &world, &rng);
        dsd_play_on(&world, &rng, to_go(thought->view, thought->seat));
        add(&sum, &world, thought->seat);
    }
    *worth = mean(&sum, WORLDS_NOW, thought->view->seats);
    return true;
}

static int judge_placements(const struct thought *thought, struct judged *list) {
    struct move moves[MOVES_MAX];
    struct sum sum[DSD_CHOICES] = {{0}};
    struct rng rng = *thought->rng;
    struct dsd_mind mind;
    int n = game_moves(thought->view, thought->seat, moves), seats = thought->view->seats;
    dsd_mind_open(&mind, thought);
    for (int w = 0; w < WORLDS; w++) {
        struct state world;
        dsd_imagine(&mind, &world, &rng);
        struct rng luck = rng_seed(rng_next(&rng), (uint64_t)w);
        for (int i = 0; i < n; i++) {
            struct state state;
            struct rng same = luck;
            memcpy(&state, &world, DSD_STATE_BYTES);
            game_apply(&state, moves[i]);
            dsd_play_on(&state, &same, dsd_ahead(&world) - 1);
            add(&sum[i], &state, thought->seat);
        }
    }
    for (int i = 0; i < n; i++) list[i] = (struct judged){moves[i], 0, mean(&sum[i], WORLDS, seats)};
    return n;
}

/* The seat's own draws: those of others nobody sees. */
static int judge_draws(const struct thought *thought, struct judged *list) {
    const struct state *view = thought->view;
    struct move moves[MOVES_MAX];
    uint32_t weights[MOVES_MAX];
    if (view->phase != DSD_DEAL || view->as.dixsurdix.dealing != thought->seat) return 0;
    int n = dixsurdix_game.moves(view, CHANCE, moves, weights);
    for (int i = 0; i < n; i++) {
        struct state then = *view;
        struct thought after = *thought;
        game_apply(&then, moves[i]);
        after.view = &then;
        list[i] = (struct judged){.move = moves[i], .weight = weights[i]};
        judge_now(&after, &list[i].worth);
    }
    return n;
}

static int judge_moves(const struct thought *thought, struct judged *list) {
    if (!owes(thought->view, thought->seat))
        return owes(thought->view, CHANCE) ? judge_draws(thought, list) : 0;
    struct thought brief = *thought;
    int n = judge_placements(thought, list);
    if (!brief.budget) brief.budget = BUDGET;
    judged_prefer(list, n, dsd_expert(&brief));
    return n;
}

const struct judge dsd_judge = {.now = judge_now, .moves = judge_moves};
