/* lab.c: Dixit in numbers: cards by their numbers, seats counted from the observer's own, to the left. */
#include "lab/lab.h"

static const struct lab_part parts[] = {{"phase", 1},
                                        {"seats", 1},
                                        {"round", 1},
                                        {"goal", 1},
                                        {"teller", 1},
                                        {"told", 1},
                                        {"slots", 1},
                                        {"hand", DIXIT_HAND},
                                        {"slot", DIXIT_SEATS},
                                        {"given", 2},
                                        {"score", DIXIT_SEATS},
                                        {"last_teller", 1},
                                        {"last_card", DIXIT_SEATS},
                                        {"last_owner", DIXIT_SEATS},
                                        {"last_vote", 2 * DIXIT_SEATS},
                                        {0}};

static int16_t seen_from(const struct state *view, int seat, int who) { /* -1: nobody */
    if (who >= view->seats) return -1;
    return (int16_t)(who >= seat ? who - seat : who + view->seats - seat);
}

static void observe(const struct state *view, int seat, int16_t *out, void *memo) {
    const struct dixit *dixit = &view->as.dixit;
    int seats = view->seats;
    *out++ = view->phase;
    *out++ = view->seats;
    *out++ = (int16_t)dixit->round;
    *out++ = (int16_t)dixit->goal;
    *out++ = seen_from(view, seat, dixit->teller);
    *out++ = (int16_t)dixit->told;
    *out++ = dixit->slots;
    for (int i = 0; i < DIXIT_HAND; i++) *out++ = (int16_t)dixit->hand[seat][i];
    for (int i = 0; i < DIXIT_SEATS; i++) *out++ = (int16_t)(i < dixit->slots ? dixit->slot[i] : 0);
    for (int i = 0; i < 2; i++) *out++ = (int16_t)dixit->given[seat][i];
    for (int i = 0; i < DIXIT_SEATS; i++) out[i] = 0;
    for (int i = 0; i < seats; i++) out[i] = view->score[seat + i < seats ? seat + i : seat + i - seats];
    out += DIXIT_SEATS;
    *out++ = seen_from(view, seat, dixit->last.teller);
    for (int i = 0; i < DIXIT_SEATS; i++) *out++ = (int16_t)(i < dixit->last.slots ? dixit->last.card[i] : 0);
    for (int i = 0; i < DIXIT_SEATS; i++)
        *out++ = i < dixit->last.slots ? seen_from(view, seat, dixit->last.owner[i]) : -1;
    for (int i = 0; i < 2 * DIXIT_SEATS; i++) out[i] = 0;
    for (int i = 0; i < seats; i++, out += 2) {
        const uint8_t *vote = dixit->last.vote[seat + i < seats ? seat + i : seat + i - seats];
        out[0] = vote[0];
        out[1] = vote[1];
    }
}

/* The actions: tell the i-th card of the hand; give it, or a pair; vote for a slot, or for two. */
enum {
    TELL,
    GIVE = DIXIT_HAND,
    GIVE_TWO = GIVE + DIXIT_HAND,
    VOTE = GIVE_TWO + DIXIT_HAND * (DIXIT_HAND - 1) / 2,
    VOTE_TWO = VOTE + DIXIT_SEATS,
    ACTIONS = VOTE_TWO + DIXIT_SEATS * (DIXIT_SEATS - 1) / 2
};

static int in_hand(const struct dixit *dixit, int seat, int card) { /* hands are ascending */
    int lower = 0;
    for (int i = 0; i < dixit->hand_size[seat]; i++) lower += dixit->hand[seat][i] < card;
    return lower;
}

static int pair(int low, int high) { /* of numbers from 0 */
    return high * (high - 1) / 2 + low;
}

static int action(const struct state *view, struct move move) {
    const struct dixit *dixit = &view->as.dixit;
    switch ((enum dixit_kind)move.kind) {
    case DIXIT_TELLS: return TELL + in_hand(dixit, move.who, move.a);
    case DIXIT_GIVES:
        if (!move.b) return GIVE + in_hand(dixit, move.who, move.a);
        return GIVE_TWO + pair(in_hand(dixit, move.who, move.a), in_hand(dixit, move.who, move.b));
    case DIXIT_VOTES: return move.b ? VOTE_TWO + pair(move.a - 1, move.b - 1) : VOTE + move.a - 1;
    case DIXIT_DRAW:
    case DIXIT_LAY: break;
    }
    return 0;
}

/* Whoever holds n cards may give any of the first n numbers, or of the first pairs. */
static void mask(const struct state *view, int seat, uint8_t *mask) {
    const struct dixit *dixit = &view->as.dixit;
    int hand = dixit->hand_size[seat], singles[DIXIT_SEATS], n = 0;
    memset(mask, 0, ACTIONS);
    switch ((enum dixit_phase)view->phase) {
    case DIXIT_TELL:
        for (int i = 0; i < hand; i++) mask[TELL + i] = 1;
        return;
    case DIXIT_GIVE:
        if (view->seats == DIXIT_FEW)
            for (int i = 0; i < pair(0, hand); i++) mask[GIVE_TWO + i] = 1;
        else
            for (int i = 0; i < hand; i++) mask[GIVE + i] = 1;
        return;
    case DIXIT_VOTE:
        for (int i = 0; i < dixit->slots; i++) {
            const uint16_t *own = dixit->given[seat];
            bool may = (dixit->slot[i] != own[0]) & (dixit->slot[i] != own[1]);
            mask[VOTE + i] = may;
            singles[n] = i;
            n += may;
        }
        for (int j = 1; dixit->odyssey && j < n; j++)
            for (int i = 0; i < j; i++) mask[VOTE_TWO + pair(singles[i], singles[j])] = 1;
        return;
    case DIXIT_DEAL:
    case DIXIT_SLOT:
    case DIXIT_OVER: return;
    }
}

enum { ROUNDS, ALL_FOUND, NONE_FOUND, LURES, RESHUFFLES, SHARED };
static const struct lab_tally tallies[] = {
    {.name = "rounds", .word = WORD_DIXIT_TERM_TALLY_ROUNDS},
    {.name = "all-found", .word = WORD_DIXIT_TERM_TALLY_ALL_FOUND},
    {.name = "none-found", .word = WORD_DIXIT_TERM_TALLY_NONE_FOUND},
    {.name = "lures", .word = WORD_DIXIT_TERM_TALLY_LURES},
    {.name = "reshuffles", .word = WORD_DIXIT_TERM_TALLY_RESHUFFLES},
    {.name = "shared", .word = WORD_DIXIT_TERM_TALLY_SHARED},
    {0},
};

static void count(const struct state *before, struct move move, const struct state *after, uint32_t *tally) {
    if (after->epoch == before->epoch) return;
    const struct dixit_round *last = &after->as.dixit.last;
    int story = 0, found = 0;
    for (int i = 0; i < last->slots; i++) story = last->owner[i] == last->teller ? i + 1 : story;
    for (int s = 0; s < after->seats; s++) {
        found += s != last->teller && (last->vote[s][0] == story || last->vote[s][1] == story);
        tally[LURES] += last->bonus[s];
    }
    tally[ROUNDS]++;
    tally[ALL_FOUND] += found == after->seats - 1;
    tally[NONE_FOUND] += found == 0;
    if (game_over(after))
        tally[SHARED] += (after->winners & (after->winners - 1)) != 0;
    else
        tally[RESHUFFLES] += after->as.dixit.pile_size > before->as.dixit.pile_size;
}

const struct lab dixit_lab = {.parts = parts,
                              .actions = ACTIONS,
                              .observe = observe,
                              .action = action,
                              .mask = mask,
                              .tallies = tallies,
                              .count = count};
