/* lab.c: Pig in numbers. */
#include "lab/lab.h"

static const struct lab_part parts[] = {{"phase", 1},  {"seats", 1},         {"goal", 1}, {"turn", 1},
                                        {"active", 1}, {"score", SEATS_MAX}, {0}};
enum { TURNS, LOST };
static const struct lab_tally tallies[] = {
    {.name = "turns", .word = WORD_PIG_TERM_TALLY_TURNS},
    {.name = "lost", .word = WORD_PIG_TERM_TALLY_LOST, .part = "turns"},
    {0},
};

static void observe(const struct state *view, int seat, int16_t *out, void *memo) {
    const struct pig *pig = &view->as.pig;
    *out++ = view->phase;
    *out++ = view->seats;
    *out++ = pig->goal;
    *out++ = pig->turn;
    *out++ = (int16_t)(pig->active >= seat ? pig->active - seat : pig->active + view->seats - seat);
    memset(out, 0, SEATS_MAX * sizeof *out);
    for (int i = 0, who = seat; i < view->seats; i++, who = who + 1 == view->seats ? 0 : who + 1)
        out[i] = view->score[who];
}

static int action(const struct state *view, struct move move) {
    return move.kind;
}

/* Whoever owes a move may roll or hold. */
static void mask(const struct state *view, int seat, uint8_t *mask) {
    mask[PIG_DOES_ROLL] = mask[PIG_DOES_HOLD] = 1;
}

static bool move_of_action(const struct state *view, int seat, int action, struct move *move) {
    *move = move_of(seat, action, 0, 0);
    return action == PIG_DOES_ROLL || action == PIG_DOES_HOLD;
}

static void count(const struct state *before, struct move move, const struct state *after, uint32_t *tally) {
    tally[TURNS] += after->as.pig.active != before->as.pig.active || game_over(after);
    tally[LOST] += move.kind == PIG_DOES_DIE && move.a == 1;
}

const struct lab pig_lab = {.parts = parts,
                            .actions = 2,
                            .observe = observe,
                            .action = action,
                            .mask = mask,
                            .move = move_of_action,
                            .tallies = tallies,
                            .count = count};
