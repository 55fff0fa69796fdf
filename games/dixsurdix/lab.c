/* lab.c: Dix sur Dix in numbers. Seats are counted from the observer's own, to the left. */
#include "lab/lab.h"

enum { KINDS = DSD_KINDS - 1, PLACES = 2 /* the kind of a placement */ };

static const struct lab_part parts[] = {{"phase", 1},
                                        {"seats", 1},
                                        {"active", 1},
                                        {"dealer", 1},
                                        {"fills", 1},
                                        {"outside", 1},
                                        {"pile_size", 1},
                                        {"under_size", 1},
                                        {"board", 16},
                                        {"hand", KINDS},
                                        {"unseen", KINDS},
                                        {"under", KINDS},
                                        {"score", DSD_SEATS},
                                        {"hand_size", DSD_SEATS},
                                        {"known", DSD_SEATS *KINDS},
                                        {0}};

static void observe(const struct state *view, int seat, int16_t *out, void *memo) {
    const struct dixsurdix *dsd = &view->as.dixsurdix;
    int seats = view->seats;
    int16_t under[KINDS] = {0};
    for (int i = 0; i < dsd->under_size; i++) under[dsd->under[i] - 1]++;
    *out++ = view->phase;
    *out++ = view->seats;
    *out++ = (int16_t)(dsd->active >= seat ? dsd->active - seat : dsd->active + seats - seat);
    *out++ = (int16_t)(dsd->dealer >= seat ? dsd->dealer - seat : dsd->dealer + seats - seat);
    *out++ = dsd->fills;
    *out++ = dsd->outside;
    *out++ = dsd->pile_size;
    *out++ = dsd->under_size;
    out = lab_widen(out, dsd->board, 16);
    out = lab_widen(out, dsd->hand[seat] + 1, KINDS);
    out = lab_widen(out, dsd->pile + 1, KINDS);
    for (int i = 0; i < KINDS; i++) *out++ = under[i];
    memset(out, 0, (size_t)(DSD_SEATS * (2 + KINDS)) * sizeof *out);
    for (int i = 0; i < seats; i++) {
        int who = seat + i < seats ? seat + i : seat + i - seats;
        out[i] = view->score[who];
        out[DSD_SEATS + i] = dsd->hand_size[who];
        lab_widen(out + 2 * DSD_SEATS + i * KINDS, dsd->known[who] + 1, KINDS);
    }
}

static int action(const struct state *view, struct move move) {
    return (move.a - 1) * 16 + move.b;
}

static void mask(const struct state *view, int seat, uint8_t *mask) {
    typedef uint8_t cells __attribute__((vector_size(16)));
    const struct dixsurdix *dsd = &view->as.dixsurdix;
    cells board, none = {0}, one = none + 1;
    memcpy(&board, dsd->board, sizeof board);
    cells free_cells = (cells)(board == none) & one;
    for (int kind = 1; kind <= KINDS; kind++) { /* what is in a hand cannot be foreseen: no branch */
        cells here = free_cells & (uint8_t) - (dsd->hand[seat][kind] != 0);
        memcpy(mask + (kind - 1) * 16, &here, sizeof here);
    }
}

static bool move_of_action(const struct state *view, int seat, int action, struct move *move) {
    const struct dixsurdix *dsd = &view->as.dixsurdix;
    if (view->phase != DSD_PLACE || action < 0 || action >= KINDS * 16) return false;
    *move = move_of(seat, PLACES, action / 16 + 1, action % 16);
    return dsd->hand[seat][move->a] && !dsd->board[move->b];
}

enum { PLACEMENTS, TENS, DOUBLES, FULL_BOARDS, ENDS_FULL, EMPTY_HANDS, SHARED };
static const struct lab_tally tallies[] = {
    {.name = "placements", .word = WORD_DIXSURDIX_TERM_TALLY_PLACEMENTS},
    {.name = "tens", .word = WORD_DIXSURDIX_TERM_TALLY_TENS},
    {.name = "doubles", .word = WORD_DIXSURDIX_TERM_TALLY_DOUBLES},
    {.name = "full-boards", .word = WORD_DIXSURDIX_TERM_TALLY_FULL_BOARDS},
    {.name = "ends-full", .word = WORD_DIXSURDIX_TERM_TALLY_ENDS_FULL},
    {.name = "empty-hands", .word = WORD_DIXSURDIX_TERM_TALLY_EMPTY_HANDS},
    {.name = "shared", .word = WORD_DIXSURDIX_TERM_TALLY_SHARED},
    {0},
};

static void count(const struct state *before, struct move move, const struct state *after, uint32_t *tally) {
    const struct dixsurdix *now = &after->as.dixsurdix;
    if (now->before_turn && !before->as.dixsurdix.before_turn) tally[EMPTY_HANDS]++; /* 3.5 */
    if (move.kind != PLACES) return;
    uint32_t tens = (uint32_t)__builtin_popcount(now->last.lines);
    tally[PLACEMENTS]++;
    tally[TENS] += tens;
    tally[DOUBLES] += tens > 1;
    tally[FULL_BOARDS] += now->last.corners;
    if (!game_over(after)) return;
    tally[ENDS_FULL] += now->outside > 0; /* 6.2 */
    tally[SHARED] += (after->winners & (after->winners - 1)) != 0;
}

static int opener(struct move move) {
    return move.kind == 0 ? (int)move.a : -1; /* the dealer takes the first turn */
}

const struct lab dixsurdix_lab = {.parts = parts,
                                  .actions = KINDS * 16,
                                  .observe = observe,
                                  .action = action,
                                  .mask = mask,
                                  .move = move_of_action,
                                  .tallies = tallies,
                                  .count = count,
                                  .opener = opener};
