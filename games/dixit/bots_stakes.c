/* bots_stakes.c: what points are worth. Far from the end a point is a point; near it only who will lead counts: whether
 * somebody wins by being found or by finding. A bot that looks this far tells and votes for its share of the victory. */
#include "games/dixit/bots.h"

enum {
    NEAR_POINTS = 6, /* to the goal, from which on standings are compared instead of points */
    A_ROUND = 3,      /* points that a round brings to the leader, about */
    WORLDS = 160,     /* imagined for a vote */
    SHARE_ONE = 65536,
};

/* 2 to the power of -i/16, of SHARE_ONE. */
static const uint32_t fading[16] = {65536, 62757, 60097, 57549, 55109, 52773, 50535, 48393,
                                    46341, 44376, 42495, 40693, 38968, 37316, 35734, 34219};

static int highest(const int16_t *score, int seats) {
    int most = score[0];
    for (int seat = 1; seat < seats; seat++) most = score[seat] > most ? score[seat] : most;
    return most;
}

/* The rounds that will be played after this one, about. */
static int rounds_left(const struct state *view, const int16_t *score) {
    const struct dixit *dixit = &view->as.dixit;
    int left = 1 << 10, lacking = dixit->goal - highest(score, view->seats);
    if (dixit->goal) left = lacking <= 0 ? 0 : (lacking + A_ROUND - 1) / A_ROUND;
    if (dixit->rounds && dixit->rounds * view->seats - dixit->round < left)
        left = dixit->rounds * view->seats - dixit->round;
    return left;
}

bool dixit_stakes_near(const struct state *view) {
    return rounds_left(view, view->score) <= (NEAR_POINTS + A_ROUND - 1) / A_ROUND;
}

int32_t dixit_share(const struct state *view, const int16_t *score, int seat) {
    int left = rounds_left(view, score), most = highest(score, view->seats), root = 1;
    uint64_t sum = 0, mine = 0;
    while (root * root < 64 * left) root++; /* how far the lead may still change: eight roots of the rounds */
    for (int s = 0; s < view->seats; s++) {
        uint32_t fades = (uint32_t)(most - score[s]) * 16 * 7 / (uint32_t)root; /* sixteenths of a half */
        uint64_t hope = fades < 256 ? fading[fades % 16] >> fades / 16 : 0;
        if (!left) hope = score[s] == most ? SHARE_ONE : 0;
        sum += hope;
        if (s == seat) mine = hope;
    }
    return (int32_t)(mine * SHARE_ONE / sum);
}

/* ---- The vote ---- */

/* The slot that looks best to a voter; `barred`: a bit for each that it may not vote for. */
static int likeliest(const uint32_t *appeal, int slots, unsigned barred, uint32_t noise, struct rng *rng) {
    uint64_t most = 0;
    int best = 0;
    for (int slot = 0; slot < slots; slot++) {
        uint64_t here = (uint64_t)appeal[slot] * (256 - noise + rng_below(rng, 2 * noise + 1)) + 1;
        if (barred >> slot & 1 || here <= most) continue;
        most = here;
        best = slot;
    }
    return best;
}

static unsigned slots_of(const struct dixit *dixit, int seat) {
    unsigned own = 0;
    for (int slot = 0; slot < dixit->slots; slot++)
        for (int i = 0; i < 2; i++) own |= (unsigned)(dixit->given[seat][i] == dixit->slot[slot]) << slot;
    return own;
}

/* Who may have given what, and how all others may vote, as far as I can tell: a truth with my vote still open. */
static void imagine_round(struct state *world, int me, const uint32_t *appeal, uint32_t noise, struct rng *rng) {
    struct dixit *dixit = &world->as.dixit;
    int left[DIXIT_SEATS], n = 0, each = world->seats == DIXIT_FEW ? DIXIT_FEW_GIVE : 1;
    unsigned mine = slots_of(dixit, me);
    int story = likeliest(appeal, dixit->slots, mine, noise, rng);
    dixit->told = dixit->slot[story];
    for (int slot = 0; slot < dixit->slots; slot++)
        if (slot != story && !(mine >> slot & 1)) left[n++] = slot;
    for (int seat = 0; seat < world->seats; seat++) {
        if (seat == me || seat == dixit->teller) continue;
        for (int i = 0; i < each; i++) {
            int pick = (int)rng_below(rng, (uint32_t)n);
            dixit->given[seat][i] = dixit->slot[left[pick]];
            left[pick] = left[--n];
        }
        dixit->vote[seat][0] = (uint8_t)(1 + likeliest(appeal, dixit->slots, slots_of(dixit, seat), noise, rng));
        dixit->vote[seat][1] = 0;
    }
    world->to_act = (uint16_t)(1u << me);
}

struct move dixit_vote_for_share(const struct thought *thought, const uint32_t *appeal, uint32_t noise) {
    struct move moves[MOVES_MAX];
    int64_t share[MOVES_MAX] = {0};
    int n = game_moves(thought->view, thought->seat, moves), best = 0;
    for (int w = 0; w < WORLDS; w++) {
        struct state world = *thought->view;
        imagine_round(&world, thought->seat, appeal, noise, thought->rng);
        for (int i = 0; i < n; i++) {
            struct state then = world;
            game_apply(&then, moves[i]);
            share[i] += dixit_share(thought->view, then.score, thought->seat);
        }
    }
    for (int i = 1; i < n; i++)
        if (share[i] > share[best]) best = i;
    return moves[best];
}
