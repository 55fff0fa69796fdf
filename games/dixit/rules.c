/* rules.c: the rules of Dixit; games/dixit/rules.en.md numbers them. What is secret is in secrets.c. */
#include "engine/bits.h"
#include "engine/game.h"
#include "games/dixit/secrets.h"

#include <assert.h>
#include <stddef.h>
#include <string.h>

/* Hashing needs every byte of the state to be a value: the members fill it without a gap. */
_Static_assert(sizeof(struct dixit_round) == 2 + DIXIT_SEATS * (1 + 2 + 2 + 1 + 1), "no padding");
_Static_assert(offsetof(struct dixit, pile) == 16 && offsetof(struct dixit, hand_size) == 16 + 2 * 128,
               "no padding");
_Static_assert(offsetof(struct dixit, dials) == 16 + 2 * sizeof(struct dixit_set) +
                                                    DIXIT_SEATS * (1 + 2 * DIXIT_HAND + 4 + 2 + 2) + 2 +
                                                    sizeof(struct dixit_round),
               "no padding");
_Static_assert((int)DIXIT_CARDS_MAX <= (int)MOVES_MAX, "a deal from the largest deck fits a list of moves");

enum { CARDS = DIXIT_OPTION_CARDS, GOAL, ROUNDS, ODYSSEY, OLD_THREE };

static const struct option options[] = {
    [CARDS] = {.name = "cards", .kind = OPTION_INT, .least = 21, .most = DIXIT_CARDS_MAX, .standard = 84},
    [GOAL] = {.name = "goal", .kind = OPTION_INT, .least = 0, .most = 200, .standard = 30},
    [ROUNDS] = {.name = "rounds", .kind = OPTION_INT, .least = 0, .most = 20, .standard = 0},
    [ODYSSEY] = {.name = "odyssey", .kind = OPTION_BOOL},
    [OLD_THREE] = {.name = "old-three", .kind = OPTION_BOOL},
    {0},
};

/* The places of the dials. */
enum { HAND, FOUND, FAILED, LURE };

static const struct option dials[] = {
    [HAND] = {.name = "hand", .kind = OPTION_INT, .most = DIXIT_HAND}, /* 0: by the number of players */
    [FOUND] = {.name = "found", .kind = OPTION_INT, .most = 9, .standard = 3},
    [FAILED] = {.name = "failed", .kind = OPTION_INT, .most = 9, .standard = 2},
    [LURE] = {.name = "lure", .kind = OPTION_INT, .most = 5, .standard = 1},
    {0},
};

static int dial(const struct options *chosen, int which) {
    return dials[which].standard + chosen->dial[which];
}

static int full_hand(const struct options *chosen) {
    if (dial(chosen, HAND)) return dial(chosen, HAND);
    return chosen->players == DIXIT_FEW ? DIXIT_HAND : DIXIT_HAND - 1;
}

static const char *refuses(const struct options *chosen) {
    const int32_t *value = chosen->value;
    if (value[CARDS] < chosen->players * full_hand(chosen))
        return "the deck is too small for this table: every player needs a full hand of 6 cards, 7 with "
               "three players";
    if (dial(chosen, HAND) && dial(chosen, HAND) < DIXIT_FEW_GIVE) return "a hand is two cards at least";
    if (value[GOAL] > 0 && !value[ROUNDS] && !dial(chosen, FOUND) && !dial(chosen, FAILED))
        return "without points for a story the game might never end";
    if (value[GOAL] > 0 && value[GOAL] < 5) return "the goal is 5 to 200 points, or 0 for none";
    if (value[GOAL] == 0 && value[ROUNDS] == 0)
        return "without a goal and without a number of rounds the game would never end";
    if (value[ODYSSEY] && chosen->players < 7) return "odyssey is for 7 or 8 players";
    return NULL;
}

static void ask(struct state *state, enum dixit_phase phase, unsigned seats) {
    state->phase = (uint8_t)phase;
    state->to_act = (uint16_t)seats;
    state->step++;
}

static unsigned all_seats(const struct state *state) {
    return (1u << state->seats) - 1;
}

static unsigned all_but_teller(const struct state *state) {
    return all_seats(state) & ~(1u << state->as.dixit.teller);
}

static int table_cards(const struct state *state) {
    return state->seats == DIXIT_FEW ? 1 + (DIXIT_FEW - 1) * DIXIT_FEW_GIVE : state->seats;
}

static void start(struct state *state, const struct options *chosen) {
    struct dixit *dixit = &state->as.dixit;
    dixit->cards = (uint16_t)chosen->value[CARDS];
    dixit->goal = (uint16_t)chosen->value[GOAL];
    dixit->rounds = (uint8_t)chosen->value[ROUNDS];
    dixit->odyssey = (uint8_t)chosen->value[ODYSSEY];
    dixit->old_three = (uint8_t)chosen->value[OLD_THREE];
    dixit->hand_full = (uint8_t)full_hand(chosen);
    dixit->dials = (struct dixit_dials){.found = (uint8_t)dial(chosen, FOUND),
                                        .failed = (uint8_t)dial(chosen, FAILED),
                                        .lure = (uint8_t)dial(chosen, LURE)};
    dixit->round = 1;
    dixit->teller = DIXIT_NO_SEAT;
    dixit->pile_size = dixit->cards;
    for (int card = 1; card <= dixit->cards; card++) dixit_add(&dixit->pile, card);
    dixit->last.teller = DIXIT_NO_SEAT;
    ask(state, DIXIT_DEAL, 1u << CHANCE);
}

static int chance_moves(const struct state *state, struct move *list, uint32_t *weights) {
    const struct dixit *dixit = &state->as.dixit;
    int n = 0;
    if (state->phase == DIXIT_SLOT) {
        for (int i = dixit->slots; i < table_cards(state); i++)
            list[n++] = move_of(CHANCE, DIXIT_LAY, dixit->slot[i], 0);
    } else {
        for (int card = 1; card <= dixit->cards; card++)
            if (dixit_has(&dixit->pile, card)) list[n++] = move_of(CHANCE, DIXIT_DRAW, dixit->dealing, card);
    }
    for (int i = 0; weights && i < n; i++) weights[i] = 1;
    return n;
}

static uint32_t tickets(const struct state *state) {
    const struct dixit *dixit = &state->as.dixit;
    return state->phase == DIXIT_SLOT ? (uint32_t)(table_cards(state) - dixit->slots) : dixit->pile_size;
}

static struct move ticket(const struct state *state, uint32_t k) {
    const struct dixit *dixit = &state->as.dixit;
    if (state->phase == DIXIT_SLOT) return move_of(CHANCE, DIXIT_LAY, dixit->slot[dixit->slots + k], 0);
    return move_of(CHANCE, DIXIT_DRAW, dixit->dealing, dixit_nth(&dixit->pile, k));
}

static int tell_moves(const struct dixit *dixit, int seat, struct move *list) {
    for (int i = 0; i < dixit->hand_size[seat]; i++)
        list[i] = move_of(seat, DIXIT_TELLS, dixit->hand[seat][i], 0);
    return dixit->hand_size[seat];
}

static int give_moves(const struct state *state, int seat, struct move *list) {
    const struct dixit *dixit = &state->as.dixit;
    const uint16_t *hand = dixit->hand[seat];
    int n = 0, size = dixit->hand_size[seat];
    if (state->seats != 3) {
        for (; n < size; n++) list[n] = move_of(seat, DIXIT_GIVES, hand[n], 0);
        return n;
    }
    for (int i = 0; i < size; i++)
        for (int j = i + 1; j < size; j++) list[n++] = move_of(seat, DIXIT_GIVES, hand[i], hand[j]);
    return n;
}

static int moves(const struct state *state, int seat, struct move *list, uint32_t *weights) {
    const struct dixit *dixit = &state->as.dixit;
    if (seat == CHANCE) return chance_moves(state, list, weights);
    switch ((enum dixit_phase)state->phase) {
    case DIXIT_TELL: return tell_moves(dixit, seat, list);
    case DIXIT_GIVE: return give_moves(state, seat, list);
    case DIXIT_VOTE: return dixit_vote_moves(dixit, seat, list);
    case DIXIT_DEAL:
    case DIXIT_SLOT:
    case DIXIT_OVER: break;
    }
    return 0;
}

static bool may_give(const struct state *state, int seat, struct move move) {
    const struct dixit *dixit = &state->as.dixit;
    if (!dixit_holds(dixit, seat, move.a)) return false;
    return state->seats == DIXIT_FEW ? move.a < move.b && dixit_holds(dixit, seat, move.b) : !move.b;
}

static bool may_be_laid(const struct state *state, uint16_t card) {
    const struct dixit *dixit = &state->as.dixit;
    for (int i = dixit->slots; i < table_cards(state); i++)
        if (dixit->slot[i] == card) return true;
    return false;
}

static bool anothers_slot(const struct dixit *dixit, int seat, int slot) {
    if (slot < 1 || slot > dixit->slots) return false;
    uint16_t card = dixit->slot[slot - 1];
    return card != dixit->given[seat][0] && card != dixit->given[seat][1];
}

static bool may_vote(const struct dixit *dixit, int seat, struct move move) {
    if (!anothers_slot(dixit, seat, move.a)) return false;
    return !move.b || (dixit->odyssey && move.a < move.b && anothers_slot(dixit, seat, move.b));
}

static bool allows(const struct state *state, struct move move) {
    const struct dixit *dixit = &state->as.dixit;
    switch ((enum dixit_phase)state->phase) {
    case DIXIT_DEAL:
        return move.kind == DIXIT_DRAW && move.a == dixit->dealing && move.b >= 1 && move.b <= dixit->cards &&
               dixit_has(&dixit->pile, move.b);
    case DIXIT_TELL: return move.kind == DIXIT_TELLS && !move.b && dixit_holds(dixit, move.who, move.a);
    case DIXIT_GIVE: return move.kind == DIXIT_GIVES && may_give(state, move.who, move);
    case DIXIT_SLOT: return move.kind == DIXIT_LAY && !move.b && may_be_laid(state, move.a);
    case DIXIT_VOTE: return move.kind == DIXIT_VOTES && may_vote(dixit, move.who, move);
    case DIXIT_OVER: break;
    }
    return false;
}

/* One vote: the slots but one's own, as bits. */
static struct move pick_vote(const struct dixit *dixit, int seat, struct rng *rng) {
    uint16_t own = dixit->given[seat][0], second = dixit->given[seat][1];
    uint32_t others = 0;
    for (int i = 0; i < DIXIT_SEATS; i++)
        others |= (uint32_t)((dixit->slot[i] != own) & (dixit->slot[i] != second)) << i;
    others &= (1u << dixit->slots) - 1;
    uint32_t k = rng_below(rng, (uint32_t)__builtin_popcount(others));
    return move_of(seat, DIXIT_VOTES, 1 + bits_kth_of_8(others, k), 0);
}

static struct move pick(const struct state *state, int seat, struct rng *rng) {
    const struct dixit *dixit = &state->as.dixit;
    if (seat == CHANCE) return ticket(state, rng_below(rng, tickets(state)));
    if (state->phase == DIXIT_VOTE && !dixit->odyssey) return pick_vote(dixit, seat, rng);
    if (state->phase == DIXIT_VOTE || (state->phase == DIXIT_GIVE && state->seats == DIXIT_FEW)) {
        struct move list[64];
        return list[rng_below(rng, (uint32_t)moves(state, seat, list, NULL))];
    }
    uint16_t card = dixit->hand[seat][rng_below(rng, dixit->hand_size[seat])];
    return move_of(seat, state->phase == DIXIT_TELL ? DIXIT_TELLS : DIXIT_GIVES, card, 0);
}

static void draw(struct state *state, uint16_t card) {
    struct dixit *dixit = &state->as.dixit;
    int seat = dixit->dealing;
    dixit_insert(dixit->hand[seat], dixit->hand_size[seat]++, card);
    dixit_remove(&dixit->pile, card);
    dixit->pile_size--;
    /* Every seat lacks a card when a deal begins, so the first full hand met after one's own ends it. */
    if (dixit->hand_size[seat] == dixit->hand_full)
        dixit->dealing = (uint8_t)(seat + 1 == state->seats ? 0 : seat + 1);
    if (dixit->hand_size[dixit->dealing] < dixit->hand_full) {
        state->step++;
        return;
    }
    ask(state, DIXIT_TELL, dixit->teller == DIXIT_NO_SEAT ? all_seats(state) : 1u << dixit->teller);
}

/* The cards from this one on move down; as in dixit_insert, without a branch on where it is. */
static void leave_hand(struct dixit *dixit, int seat, uint16_t card) {
    uint16_t *hand = dixit->hand[seat];
    int last = --dixit->hand_size[seat];
    for (int i = 0; i < last; i++) hand[i] = hand[i] < card ? hand[i] : hand[i + 1];
    hand[last] = 0;
}

static void tell(struct state *state, int seat, uint16_t card) {
    struct dixit *dixit = &state->as.dixit;
    leave_hand(dixit, seat, card);
    dixit->teller = (uint8_t)seat;
    dixit->told = card;
    ask(state, DIXIT_GIVE, all_but_teller(state));
}

static void give(struct state *state, struct move move) {
    struct dixit *dixit = &state->as.dixit;
    leave_hand(dixit, move.who, move.a);
    if (move.b) leave_hand(dixit, move.who, move.b);
    dixit->given[move.who][0] = move.a;
    dixit->given[move.who][1] = move.b;
    state->to_act &= (uint16_t) ~(1u << move.who);
    if (state->to_act) return;
    dixit_gather(state);
    ask(state, DIXIT_SLOT, 1u << CHANCE);
}

static void lay(struct state *state, uint16_t card) {
    struct dixit *dixit = &state->as.dixit;
    /* The card comes first among those to lay; the ones before it move up. */
    uint16_t up = card;
    bool passed = false;
    for (int i = dixit->slots; i < table_cards(state); i++) {
        uint16_t here = dixit->slot[i];
        dixit->slot[i] = passed ? here : up;
        passed |= here == card;
        up = here;
    }
    dixit->slots++;
    if (dixit->slots < table_cards(state))
        state->step++;
    else
        ask(state, DIXIT_VOTE, all_but_teller(state));
}

/* Who gave the card in each slot. A card is held against all slots at once, without a branch. */
static void name_owners(const struct state *state, struct dixit_round *last) {
    const struct dixit *dixit = &state->as.dixit;
    uint16_t owner[DIXIT_SEATS];
    for (int i = 0; i < DIXIT_SEATS; i++) owner[i] = dixit->teller;
    for (int g = 0; g < 2 * state->seats; g++) {
        uint16_t card = dixit->given[g >> 1][g & 1], giver = (uint16_t)(g >> 1);
        if (!card) continue;
        for (int i = 0; i < DIXIT_SEATS; i++) owner[i] = dixit->slot[i] == card ? giver : owner[i];
    }
    for (int i = 0; i < dixit->slots; i++) last->owner[i] = (uint8_t)owner[i];
}

/* Points for finding and for being found. */
static void score_base(const struct state *state, struct dixit_round *last, unsigned found) {
    const struct dixit *dixit = &state->as.dixit;
    int finders = __builtin_popcount(found);
    bool some = finders > 0 && finders < state->seats - 1;
    uint8_t well = (uint8_t)(dixit->dials.found + (dixit->old_three && state->seats == 3));
    for (int s = 0; s < state->seats; s++) {
        bool finder = found >> s & 1;
        if (some)
            last->base[s] = finder || s == last->teller ? well : 0;
        else
            last->base[s] = s == last->teller ? 0 : dixit->dials.failed;
        if (dixit->odyssey && finder && !dixit->vote[s][1]) last->base[s]++;
    }
}

static void score_bonus(const struct state *state, struct dixit_round *last) {
    const struct dixit *dixit = &state->as.dixit;
    for (int s = 0; s < state->seats; s++)
        for (int v = 0; v < 2; v++) {
            if (!dixit->vote[s][v]) continue;
            int owner = last->owner[dixit->vote[s][v] - 1];
            if (owner != last->teller) last->bonus[owner] = (uint8_t)(last->bonus[owner] + dixit->dials.lure);
        }
    for (int s = 0; dixit->odyssey && s < state->seats; s++)
        if (last->bonus[s] > 3) last->bonus[s] = 3;
}

/* Opens the round: who gave what, who voted what, and the points. */
static void score(struct state *state) {
    struct dixit *dixit = &state->as.dixit;
    struct dixit_round *last = &dixit->last;
    *last = (struct dixit_round){.teller = dixit->teller, .slots = dixit->slots};
    memcpy(last->card, dixit->slot, sizeof last->card);
    memcpy(last->vote, dixit->vote, sizeof last->vote);
    name_owners(state, last);
    int story = dixit_slot_of(dixit, dixit->told);
    unsigned found = 0;
    for (int s = 0; s < state->seats; s++)
        found |= (unsigned)((dixit->vote[s][0] == story) | (dixit->vote[s][1] == story)) << s;
    score_base(state, last, found);
    score_bonus(state, last);
    for (int s = 0; s < state->seats; s++)
        state->score[s] = (int16_t)(state->score[s] + last->base[s] + last->bonus[s]);
    state->epoch++;
}

static int clear_table(struct dixit *dixit) {
    int cards = dixit->slots;
    for (int i = 0; i < cards; i++) dixit_add(&dixit->discard, dixit->slot[i]);
    dixit->told = 0;
    dixit->slots = 0;
    memset(dixit->given, 0, sizeof dixit->given);
    memset(dixit->slot, 0, sizeof dixit->slot);
    memset(dixit->vote, 0, sizeof dixit->vote);
    return cards;
}

static int best_score(const struct state *state) {
    int best = 0;
    for (int s = 0; s < state->seats; s++)
        if (state->score[s] > best) best = state->score[s];
    return best;
}

static void finish(struct state *state, int best) {
    for (int s = 0; s < state->seats; s++)
        if (state->score[s] == best) state->winners |= (uint16_t)(1u << s);
    ask(state, DIXIT_OVER, 0);
}

static void refill(struct state *state, int missing) {
    struct dixit *dixit = &state->as.dixit;
    if (dixit->pile_size < missing) {
        int held = state->seats * dixit->hand_full - missing;
        for (int i = 0; i < DIXIT_WORDS; i++) dixit->pile.bits[i] |= dixit->discard.bits[i];
        memset(&dixit->discard, 0, sizeof dixit->discard);
        dixit->pile_size = (uint16_t)(dixit->cards - held);
    }
    dixit->round++;
    dixit->teller = (uint8_t)(dixit->teller + 1 == state->seats ? 0 : dixit->teller + 1);
    dixit->dealing = dixit->teller;
    ask(state, DIXIT_DEAL, 1u << CHANCE);
}

/* noinline: inlining spills registers in the common case, a move that ends no round. */
__attribute__((noinline)) static void end_round(struct state *state) {
    struct dixit *dixit = &state->as.dixit;
    score(state);
    int missing = clear_table(dixit), best = best_score(state);
    bool goal_reached = dixit->goal && best >= dixit->goal;
    bool all_told = dixit->rounds && dixit->round == dixit->rounds * state->seats;
    if (goal_reached || all_told)
        finish(state, best);
    else
        refill(state, missing);
}

static void vote(struct state *state, struct move move) {
    struct dixit *dixit = &state->as.dixit;
    dixit->vote[move.who][0] = (uint8_t)move.a;
    dixit->vote[move.who][1] = (uint8_t)move.b;
    state->to_act &= (uint16_t) ~(1u << move.who);
    if (!state->to_act) end_round(state);
}

static void apply(struct state *state, struct move move) {
    switch ((enum dixit_kind)move.kind) {
    case DIXIT_DRAW: draw(state, move.b); break;
    case DIXIT_TELLS: tell(state, move.who, move.a); break;
    case DIXIT_GIVES: give(state, move); break;
    case DIXIT_LAY: lay(state, move.a); break;
    case DIXIT_VOTES: vote(state, move); break;
    }
}

static void say(const struct state *state, struct move move, struct text *text) {
    static const char *const verb[] = {"deal", "tell", "give", "slot", "vote"};
    text_add(text, verb[move.kind]);
    for (int i = 0; i < 2; i++) {
        uint16_t number = i ? move.b : move.a;
        /* Only the seat of a deal may be 0; elsewhere 0 is an argument that is not there. */
        if (!number && (i || move.kind != DIXIT_DRAW)) continue;
        text_byte(text, ' ');
        if (number == UNKNOWN)
            text_byte(text, '?');
        else
            text_number(text, number);
    }
}

static bool wordy(struct move move) {
    return move.kind == DIXIT_TELLS;
}

static const struct wide wide[] = {
    WIDE(dixit, cards, uint16_t),     WIDE(dixit, goal, uint16_t),      WIDE(dixit, round, uint16_t),
    WIDE(dixit, pile_size, uint16_t), WIDE(dixit, told, uint16_t),      WIDE(dixit, pile, uint32_t),
    WIDE(dixit, discard, uint32_t),   WIDE(dixit, hand, uint16_t),      WIDE(dixit, given, uint16_t),
    WIDE(dixit, slot, uint16_t),      WIDE(dixit, last.card, uint16_t), {0},
};

const struct game dixit_game = {
    .name = "dixit",
    .rules = 1,
    .bytes = offsetof(struct dixit, dials),
    .seats_min = 3,
    .seats_max = DIXIT_SEATS,
    .options = options,
    .dials = dials,
    .refuses = refuses,
    .start = start,
    .moves = moves,
    .tickets = tickets,
    .ticket = ticket,
    .apply = apply,
    .view = dixit_view,
    .guess = dixit_guess,
    .say = say,
    .show = dixit_show,
    .secrecy = dixit_secrecy,
    .pick = pick,
    .allows = allows,
    .hint = dixit_hint,
    .wordy = wordy,
    .paragraph = dixit_paragraph,
    .wide = wide,
};
