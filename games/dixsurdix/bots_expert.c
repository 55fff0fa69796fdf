/* bots_expert.c: the Dix sur Dix expert: determinised playouts with sequential halving. It samples the unseen
 * tokens, plays each candidate placement on in every sample, and drops the worse half of the candidates each
 * round. Endgames are exact (bots_end.c). */
#include "games/dixsurdix/bots.h"

#include <string.h>

enum {
    WIDTH = 16, /* placements that are looked into */
    ROUNDS = 4, /* each with half of the placements of the one before, at least one: 16, 8, 4, 2 */
    AHEAD = 4,  /* placements of a playout: these and two more for each player */
    /* Playouts for each player at the table, if the thought does not say. */
    BUDGET = 1200,
    BUDGET_CLASSIC = 300,
};

struct candidate {
    struct dsd_choice choice;
    int32_t total;
};

/* Stable, so that equals stay in their order on every machine. */
static void sort(struct candidate *list, int n) {
    for (int i = 1; i < n; i++) {
        struct candidate moved = list[i];
        int k = i;
        for (; k > 0 && list[k - 1].total < moved.total; k--) list[k] = list[k - 1];
        list[k] = moved;
    }
}

int dsd_ahead(const struct state *state) {
    return AHEAD + 2 * state->seats;
}

int32_t dsd_lead(const struct state *state, int seat) {
    int32_t others = 0;
    for (int s = 0; s < state->seats; s++) others += s == seat ? 0 : state->score[s];
    return state->score[seat] * (state->seats - 1) - others;
}

/* Every placement meets the same hands and the same draws, so that luck is no difference between them. */
static void play_world(const struct state *world, int seat, struct rng luck, struct candidate *list, int n) {
    for (int i = 0; i < n; i++) {
        struct state state;
        struct rng same = luck;
        memcpy(&state, world, DSD_STATE_BYTES);
        game_apply(&state, dsd_place(seat, list[i].choice));
        dsd_play_on(&state, &same, dsd_ahead(world) - 1);
        list[i].total += dsd_lead(&state, seat);
    }
}

/* The placements that seem best at first sight; returns how many. */
static int candidates(const struct state *view, int seat, struct candidate *list) {
    struct dsd_choice choices[DSD_CHOICES];
    int n = dsd_choices(view, seat, choices);
    for (int i = 0; i < n; i++) list[i] = (struct candidate){choices[i], choices[i].worth};
    sort(list, n);
    if (n > WIDTH) n = WIDTH;
    for (int i = 0; i < n; i++) list[i].total = 0;
    return n;
}

static struct move search(const struct thought *thought, uint32_t budget) {
    const struct state *view = thought->view;
    int seat = thought->seat;
    struct dsd_choice exact;
    struct dsd_mind mind;
    struct candidate list[DSD_CHOICES];
    if (dsd_end(view, seat, &exact)) return dsd_place(seat, exact);
    dsd_mind_open(&mind, thought);
    for (int n = candidates(view, seat, list); n > 1; n = (n + 1) / 2) {
        for (uint32_t w = 0; w <= budget / (uint32_t)(ROUNDS * n); w++) {
            struct state world;
            dsd_imagine(&mind, &world, thought->rng);
            play_world(&world, seat, rng_seed(rng_next(thought->rng), w), list, n);
        }
        sort(list, n);
    }
    return dsd_place(seat, list[0].choice);
}

struct move dsd_expert(const struct thought *thought) {
    return search(thought, thought->budget ? thought->budget : (uint32_t)BUDGET * thought->view->seats);
}

/* The expert before it had beliefs: what it can see on the table, and a smaller budget. */
struct move dsd_classic(const struct thought *thought) {
    struct thought forgetful = *thought;
    forgetful.past_size = 0;
    return search(&forgetful,
                  thought->budget ? thought->budget : (uint32_t)BUDGET_CLASSIC * thought->view->seats);
}
