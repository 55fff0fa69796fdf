/* bots_expert.c: the Dix sur Dix expert: determinised playouts with sequential halving. It samples the unseen
 * tokens, plays each candidate placement on in every sample, and drops the worse half of the candidates each
 * round. Endgames are exact (bots_end.c). */
#include "games/dixsurdix/bots.h"

#include <string.h>

enum {
    WIDTH = 16,    /* placements that are looked into */
    ROUNDS = 4,    /* each with half of the placements of the one before, at least one: 16, 8, 4, 2 */
    AHEAD = 4,     /* placements of a playout: these and two more for each player */
    BUDGET = 300,  /* playouts for each player at the table, if the thought does not say */
    REFUSALS = 12, /* guesses that are thrown away in a row before one is taken as it is */
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

/* What the last player would have placed, had they held it: the kinds that made more tens than they took. */
static unsigned passed_up(const struct dsd_last *last) {
    uint8_t board[16], points[DSD_KINDS];
    unsigned kinds = 0;
    if (last->cell == DSD_NO_CELL) return 0;
    memcpy(board, last->board, sizeof board);
    board[last->cell] = 0;
    dsd_most_tens(board, points);
    for (int kind = 1; kind < DSD_KINDS; kind++)
        kinds |= (unsigned)(points[kind] > __builtin_popcount(last->lines)) << kind;
    return kinds;
}

/* Only the token drawn since can be of a kind that was passed up; it is one of the hand with equal
 * chances. */
static bool believable(const struct dixsurdix *dsd, unsigned passed, struct rng *rng) {
    int seat = dsd->last.seat;
    uint32_t count = 0;
    for (; passed; passed &= passed - 1) {
        int kind = __builtin_ctz(passed);
        count += (uint32_t)(dsd->hand[seat][kind] - dsd->known[seat][kind]);
    }
    return count == 0 || (count == 1 && rng_below(rng, dsd->hand_size[seat]) == 0);
}

static void imagine(struct state *world, const struct state *view, unsigned passed, struct rng *rng) {
    for (int i = 0; i < REFUSALS; i++) {
        memcpy(world, view, DSD_STATE_BYTES);
        dixsurdix_game.guess(world, rng);
        if (believable(&world->as.dixsurdix, passed, rng)) return;
    }
}

/* Points ahead of the others' mean, times their number. */
static int32_t lead(const struct state *state, int seat) {
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
        dsd_play_on(&state, &same, AHEAD + 2 * world->seats - 1);
        list[i].total += lead(&state, seat);
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

struct move dsd_expert(const struct thought *thought) {
    const struct state *view = thought->view;
    const struct dsd_last *last = &view->as.dixsurdix.last;
    int seat = thought->seat;
    struct dsd_choice exact;
    struct candidate list[DSD_CHOICES];
    if (dsd_end(view, seat, &exact)) return dsd_place(seat, exact);
    uint32_t budget = thought->budget ? thought->budget : (uint32_t)BUDGET * view->seats;
    unsigned passed = last->seat == seat ? 0 : passed_up(last);
    for (int n = candidates(view, seat, list); n > 1; n = (n + 1) / 2) {
        for (uint32_t w = 0; w <= budget / (uint32_t)(ROUNDS * n); w++) {
            struct state world;
            imagine(&world, view, passed, thought->rng);
            play_world(&world, seat, rng_seed(rng_next(thought->rng), w), list, n);
        }
        sort(list, n);
    }
    return dsd_place(seat, list[0].choice);
}
