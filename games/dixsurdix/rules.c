/* rules.c: Dix sur Dix. The numbers in comments are paragraphs of games/dixsurdix/rules.en.md. */
#include "engine/bits.h"
#include "engine/game.h"

#include <assert.h>
#include <string.h>

enum dsd_kind { DEALER, DEAL, PLACE, LAY };

/* The one table of tokens, by kind: without jokers (1.2) and with four (1.3). */
static const uint8_t tokens[2][DSD_KINDS] = {
    {0, 20, 18, 13, 8, 4, 2, 1, 0},
    {0, 20, 16, 11, 7, 4, 2, 2, 4},
};

static const uint8_t corner[4] = {0, 3, 12, 15}; /* a1 d1 a4 d4 (5.1) */

const uint8_t dsd_line[DSD_LINES][4] = {
    {0, 1, 2, 3},  {4, 5, 6, 7},   {8, 9, 10, 11}, {12, 13, 14, 15}, {0, 4, 8, 12},
    {1, 5, 9, 13}, {2, 6, 10, 14}, {3, 7, 11, 15}, {0, 5, 10, 15},   {3, 6, 9, 12},
};

_Static_assert(sizeof(struct dsd_last) == 22, "no padding: it would be hashed");
_Static_assert(offsetof(struct dixsurdix, last) == offsetof(struct dixsurdix, before_turn) + 1 &&
                   offsetof(struct dixsurdix, dials) ==
                       offsetof(struct dixsurdix, last) + sizeof(struct dsd_last),
               "no padding: it would be hashed");

static const struct option options[] = {
    [DSD_OPTION_OPEN_HANDS] = {.name = "open-hands", .kind = OPTION_BOOL},
    {.name = "jokers", .kind = OPTION_INT, .least = 0, .most = 4},
    {0},
};

/* The places of the dials; from ONES on: how many tokens of a number there are. */
enum { HAND, OPENING, FIRST, TIES, ONES, PRINTED = -1 };

static const char *const first_turn[] = {"dealer", "left", NULL};
static const char *const ties[] = {"shared", "dealer", NULL};

#define TOKENS(number, word)                                                                                 \
    [ONES + number -                                                                                         \
        1] = {.name = word, .kind = OPTION_INT, .least = PRINTED, .most = 40, .standard = PRINTED}
static const struct option dials[] = {
    [HAND] = {.name = "hand", .kind = OPTION_INT, .least = 1, .most = DSD_HAND_MAX, .standard = DSD_HAND},
    [OPENING] = {.name = "opening", .kind = OPTION_INT, .most = 4},
    [FIRST] = {.name = "first", .kind = OPTION_CHOICE, .most = 1, .choices = first_turn},
    [TIES] = {.name = "ties", .kind = OPTION_CHOICE, .most = 1, .choices = ties},
    TOKENS(1, "ones"),
    TOKENS(2, "twos"),
    TOKENS(3, "threes"),
    TOKENS(4, "fours"),
    TOKENS(5, "fives"),
    TOKENS(6, "sixes"),
    TOKENS(7, "sevens"),
    {0},
};

static int dial(const struct options *chosen, int which) {
    return dials[which].standard + chosen->dial[which];
}

/* Fills in the tokens by kind; returns their number. */
static int mix(const struct options *chosen, uint8_t *pile) {
    int all = 0;
    memcpy(pile, tokens[chosen->value[1] != 0], DSD_KINDS);
    for (int number = 1; number < DSD_JOKER; number++) {
        int count = dial(chosen, ONES + number - 1);
        if (count != PRINTED) pile[number] = (uint8_t)count;
    }
    for (int kind = 1; kind < DSD_KINDS; kind++) all += pile[kind];
    return all;
}

static const char *refuses(const struct options *chosen) {
    uint8_t pile[DSD_KINDS];
    int all = mix(chosen, pile);
    if (chosen->value[1] != 0 && chosen->value[1] != 4) return "jokers is 0 or 4";
    if (all > DSD_TOKENS) return "there are too many tokens: 66 at most";
    if (all < chosen->players * dial(chosen, HAND) + 16)
        return "there are too few tokens: they must fill every hand and the board";
    return NULL;
}

static void ask(struct state *state, enum dsd_phase phase, int seat) {
    state->phase = (uint8_t)phase;
    state->to_act = (uint16_t)(1u << seat);
    state->step++;
}

static void start(struct state *state, const struct options *chosen) {
    struct dixsurdix *dsd = &state->as.dixsurdix;
    dsd->open_hands = chosen->value[DSD_OPTION_OPEN_HANDS] != 0;
    dsd->jokers = (uint8_t)chosen->value[1];
    dsd->pile_size = dsd->outside = (uint8_t)mix(chosen, dsd->pile);
    dsd->dials = (struct dsd_dials){
        .hand = (uint8_t)dial(chosen, HAND),
        .opening = (uint8_t)dial(chosen, OPENING),
        .left_first = (uint8_t)dial(chosen, FIRST),
        .ties = (uint8_t)dial(chosen, TIES),
        .turned = options_turned(chosen),
    };
    dsd->last.cell = DSD_NO_CELL;
    ask(state, DSD_DEALER, CHANCE);
}

static int sum(const uint8_t *count) {
    int all = 0;
    for (int kind = 1; kind < DSD_KINDS; kind++) all += count[kind];
    return all;
}

/* Eight counts or cells at once, the first in the lowest byte. All are below 128, so the top bit of each byte
 * is free for flags and sums. */
static uint64_t eight(const uint8_t *b) {
    return b[0] | (uint64_t)b[1] << 8 | (uint64_t)b[2] << 16 | (uint64_t)b[3] << 24 | (uint64_t)b[4] << 32 |
           (uint64_t)b[5] << 40 | (uint64_t)b[6] << 48 | (uint64_t)b[7] << 56;
}

/* The top bit of each byte that is not zero. */
static uint64_t not_zero(uint64_t bytes) {
    return (bytes + 0x7f * BITS_ONES) & BITS_TOPS;
}

/* Random play spends most of its time here: free cells are packed without a branch, for none could be
 * foreseen. */
static int place_moves(const struct dixsurdix *dsd, int seat, struct move *list) {
    uint8_t cell[17];
    int cells = 0, n = 0;
#pragma GCC unroll 16
    for (int i = 0; i < 16; i++) {
        cell[cells] = (uint8_t)(i % 4 * 4 + i / 4);
        cells += dsd->board[i % 4 * 4 + i / 4] == 0;
    }
    for (uint64_t held = not_zero(eight(dsd->hand[seat] + 1)); held; held &= held - 1) {
        int kind = 1 + __builtin_ctzll(held) / 8;
        for (int i = 0; i < cells; i++) list[n + i] = move_of(seat, PLACE, kind, cell[i]);
        n += cells;
    }
    return n;
}

/* Where the tokens of the opening come to lie: around the middle. */
static int opening_cell(const struct dixsurdix *dsd) {
    static const uint8_t cells[4] = {5, 10, 6, 9};
    int i = 0;
    while (dsd->board[cells[i]]) i++;
    return cells[i];
}

/* A token that chance draws goes to a hand, or, in the opening, to the board. */
static struct move dealt(const struct state *state, int kind) {
    const struct dixsurdix *dsd = &state->as.dixsurdix;
    if (state->phase == DSD_LAY) return move_of(CHANCE, LAY, kind, opening_cell(dsd));
    return move_of(CHANCE, DEAL, dsd->dealing, kind);
}

static int deal_moves(const struct state *state, struct move *list, uint32_t *weights) {
    const struct dixsurdix *dsd = &state->as.dixsurdix;
    int n = 0;
    for (int kind = 1; kind < DSD_KINDS; kind++) {
        uint32_t weight = dsd->pile_size ? dsd->pile[kind] : dsd->under[0] == kind;
        if (!weight) continue;
        if (weights) weights[n] = weight;
        list[n++] = dealt(state, kind);
    }
    return n;
}

static int moves(const struct state *state, int seat, struct move *list, uint32_t *weights) {
    const struct dixsurdix *dsd = &state->as.dixsurdix;
    switch ((enum dsd_phase)state->phase) {
    case DSD_DEALER:
        for (int i = 0; i < state->seats; i++) {
            list[i] = move_of(CHANCE, DEALER, i, 0);
            if (weights) weights[i] = 1;
        }
        return state->seats;
    case DSD_LAY:
    case DSD_DEAL: return deal_moves(state, list, weights);
    case DSD_PLACE: return place_moves(dsd, seat, list);
    case DSD_OVER: break;
    }
    return 0;
}

static bool may_be_dealt(const struct dixsurdix *dsd, int kind) {
    if (kind < 1 || kind >= DSD_KINDS) return false;
    return dsd->pile_size ? dsd->pile[kind] : dsd->under[0] == kind;
}

static bool allows(const struct state *state, struct move move) {
    const struct dixsurdix *dsd = &state->as.dixsurdix;
    switch ((enum dsd_phase)state->phase) {
    case DSD_DEALER: return move.kind == DEALER && move.a < state->seats && !move.b;
    case DSD_LAY: return move.kind == LAY && may_be_dealt(dsd, move.a) && move.b == opening_cell(dsd);
    case DSD_DEAL: return move.kind == DEAL && move.a == dsd->dealing && may_be_dealt(dsd, move.b);
    case DSD_PLACE:
        return move.kind == PLACE && move.a >= 1 && move.a < DSD_KINDS && dsd->hand[move.who][move.a] &&
               move.b < 16 && !dsd->board[move.b];
    case DSD_OVER: break;
    }
    return false;
}

/* In a view the pile holds every token that the viewer has not seen: each is as likely to come next. */
static uint32_t tickets(const struct state *state) {
    const struct dixsurdix *dsd = &state->as.dixsurdix;
    if (state->phase == DSD_DEALER) return state->seats;
    if (!dsd->pile_size) return 1;
    return state->viewer == EVERYONE ? dsd->pile_size : (uint32_t)sum(dsd->pile);
}

/* Each byte of the product is the sum of the counts up to its kind; the first above k names the kind. */
static int kind_on_ticket(const struct dixsurdix *dsd, uint32_t k) {
    return 1 + bits_above(eight(dsd->pile + 1) * BITS_ONES, k) / 8;
}

static struct move ticket(const struct state *state, uint32_t k) {
    const struct dixsurdix *dsd = &state->as.dixsurdix;
    if (state->phase != DSD_DEAL)
        return state->phase == DSD_LAY ? dealt(state, kind_on_ticket(dsd, k))
                                       : move_of(CHANCE, DEALER, (int)k, 0);
    if (!dsd->pile_size) return move_of(CHANCE, DEAL, dsd->dealing, dsd->under[0]);
    return move_of(CHANCE, DEAL, dsd->dealing, kind_on_ticket(dsd, k));
}

/* The free cells as bits, in the order of moves(): a1, a2, … d4. */
static uint32_t free_cells(const struct dixsurdix *dsd) {
    /* The flag of byte i becomes bit i of the top byte. */
    const uint64_t gather = 0x0102040810204080u;
    uint64_t low = (not_zero(eight(dsd->board)) >> 7) * gather >> 56;
    uint64_t high = (not_zero(eight(dsd->board + 8)) >> 7) * gather >> 56;
    uint32_t cells = (uint32_t)(low | high << 8) ^ 0xffff, change;
    /* Rows become columns: single cells in each block of two by two, then the blocks. */
    change = (cells ^ cells >> 3) & 0x0a0a;
    cells ^= change ^ change << 3;
    change = (cells ^ cells >> 6) & 0x00cc;
    return cells ^ change ^ change << 6;
}

static struct move pick(const struct state *state, int seat, struct rng *rng) {
    const struct dixsurdix *dsd = &state->as.dixsurdix;
    if (seat == CHANCE) return ticket(state, rng_below(rng, tickets(state)));
    uint64_t held = not_zero(eight(dsd->hand[seat] + 1));
    uint32_t cells = free_cells(dsd), each = (uint32_t)__builtin_popcount(cells);
    uint32_t k = rng_below(rng, each * (uint32_t)__builtin_popcountll(held)), kind = k / each;
    /* A hand has at most DSD_HAND kinds, unless the dial is turned. */
    held = kind > 0 ? held & (held - 1) : held;
    held = kind > 1 ? held & (held - 1) : held;
    if (__builtin_expect(kind > 2, 0))
        for (uint32_t more = 2; more < kind; more++) held &= held - 1;
    int place = bits_kth(cells, k - kind * each);
    return move_of(seat, PLACE, 1 + __builtin_ctzll(held) / 8, place % 4 * 4 + place / 4);
}

static void over(struct state *state) {
    int most = 0;
    for (int s = 0; s < state->seats; s++)
        if (state->score[s] > most) most = state->score[s];
    for (int s = 0; s < state->seats; s++)
        if (state->score[s] == most) state->winners |= (uint16_t)(1u << s);
    uint16_t dealer = (uint16_t)(1u << state->as.dixsurdix.dealer);
    if (state->as.dixsurdix.dials.ties && state->winners & dealer) state->winners = dealer;
    state->phase = DSD_OVER;
    state->to_act = 0;
    state->step++;
}

static bool pile_empty(const struct dixsurdix *dsd) {
    return dsd->pile_size == 0 && dsd->under_size == 0;
}

static int left_of(const struct state *state, int seat) {
    return seat + 1 < state->seats ? seat + 1 : 0;
}

static void deal_to(struct state *state, int seat) {
    state->as.dixsurdix.dealing = (uint8_t)seat;
    ask(state, DSD_DEAL, CHANCE);
}

/* The turn passes to a seat, or to the next one that has something to place (3.5, 3.6). */
static void turn(struct state *state, int seat) {
    struct dixsurdix *dsd = &state->as.dixsurdix;
    bool empty = pile_empty(dsd);
    while (empty && !dsd->hand_size[seat]) seat = left_of(state, seat);
    dsd->active = (uint8_t)seat;
    dsd->before_turn = dsd->hand_size[seat] == 0;
    if (dsd->before_turn)
        deal_to(state, seat);
    else
        ask(state, DSD_PLACE, seat);
}

/* Whoever draws a token that went under the pile is known to hold it: everyone saw it go there. */
static void take_token(struct dixsurdix *dsd, int seat, int kind) {
    dsd->hand[seat][kind]++;
    dsd->hand_size[seat]++;
    if (dsd->pile_size) {
        dsd->pile[kind]--;
        dsd->pile_size--;
        return;
    }
    dsd->known[seat][kind]++;
    dsd->under_size--;
    memmove(dsd->under, dsd->under + 1, dsd->under_size);
    dsd->under[dsd->under_size] = 0;
}

/* After the deal: the tokens of the opening, if any, and the first turn. */
static void open_board(struct state *state) {
    struct dixsurdix *dsd = &state->as.dixsurdix;
    int laid = 0;
    for (int cell = 0; cell < 16; cell++) laid += dsd->board[cell] != 0;
    if (laid < dsd->dials.opening)
        ask(state, DSD_LAY, CHANCE);
    else
        turn(state, dsd->dials.left_first ? left_of(state, dsd->dealer) : dsd->dealer);
}

static void lay(struct state *state, int kind, int cell) {
    struct dixsurdix *dsd = &state->as.dixsurdix;
    dsd->pile[kind]--;
    dsd->pile_size--;
    dsd->outside--;
    dsd->board[cell] = (uint8_t)kind;
    open_board(state);
}

static void deal(struct state *state, int kind) {
    struct dixsurdix *dsd = &state->as.dixsurdix;
    int seat = dsd->dealing;
    take_token(dsd, seat, kind);
    if (dsd->to_deal) {
        if (--dsd->to_deal)
            deal_to(state, left_of(state, seat));
        else
            open_board(state);
    } else if (dsd->hand_size[seat] < dsd->dials.hand && !pile_empty(dsd)) {
        deal_to(state, seat);
    } else if (dsd->before_turn) {
        dsd->before_turn = 0;
        ask(state, DSD_PLACE, seat);
    } else {
        turn(state, left_of(state, seat));
    }
}

int dsd_line_sum(const struct dixsurdix *dsd, int line, int *free_cells, int *jokers) {
    int total = 0;
    *free_cells = *jokers = 0;
    for (int i = 0; i < 4; i++) {
        int token = dsd->board[dsd_line[line][i]];
        *free_cells += token == 0;
        *jokers += token == DSD_JOKER;
        total += token == DSD_JOKER ? 0 : token;
    }
    return total;
}

/* What a cell adds to its line: its value, 32 for a joker, 256 if it is free. */
static const uint16_t adds[DSD_KINDS] = {256, 1, 2, 3, 4, 5, 6, 7, 32};

/* Full, and each joker can count as a value 1..7 that makes ten (4.2, 4.5). A free cell looks like eight
 * jokers here, and with them more is needed than can be lacking: three tokens leave at most 7 + their
 * jokers. */
static inline bool is_ten(const struct dixsurdix *dsd, int line) {
    const uint8_t *cell = dsd_line[line], *board = dsd->board;
    int all = adds[board[cell[0]]] + adds[board[cell[1]]] + adds[board[cell[2]]] + adds[board[cell[3]]];
    int lacking = DSD_TEN - all % 32, jokers = all / 32;
    return (lacking >= jokers) & (lacking <= 7 * jokers);
}

/* The lines of ten through a cell, a bit for each. No cell is on both diagonals; one that is on neither has
 * its row twice. */
static uint16_t tens_through(const struct dixsurdix *dsd, int cell) {
    static const uint8_t diagonal[16] = {8, 0, 0, 9, 1, 8, 9, 1, 2, 9, 8, 2, 9, 3, 3, 8};
    int row = cell / 4, column = 4 + cell % 4, third = diagonal[cell];
    return (uint16_t)(is_ten(dsd, row) << row | is_ten(dsd, column) << column | is_ten(dsd, third) << third);
}

/* Whether just one cell is free: a single flag is left over when the two halves are laid into each other. */
static bool one_cell_free(const struct dixsurdix *dsd) {
    uint64_t taken = not_zero(eight(dsd->board)) | not_zero(eight(dsd->board + 8)) >> 1;
    uint64_t left = taken ^ 0xc0 * BITS_ONES;
    return (left & (left - 1)) == 0;
}

/* Counts first, then clears: true if the game ends instead (6.2), with its board as it is. */
static bool fill(struct state *state) {
    struct dixsurdix *dsd = &state->as.dixsurdix;
    dsd->fills++;
    if (4 * (dsd->fills - 1) >= dsd->outside) return true;
    dsd->last.corners = 1;
    dsd->outside = (uint8_t)(dsd->outside + 4);
    for (int i = 0; i < 4; i++) {
        dsd->under[dsd->under_size++] = dsd->board[corner[i]];
        dsd->board[corner[i]] = 0;
    }
    return false;
}

static void take_lines(struct dixsurdix *dsd, unsigned lines) {
    for (; lines; lines &= lines - 1)
        for (int i = 0; i < 4; i++) dsd->board[dsd_line[__builtin_ctz(lines)][i]] = 0;
}

static void place(struct state *state, int seat, int kind, int cell) {
    struct dixsurdix *dsd = &state->as.dixsurdix;
    dsd->hand[seat][kind]--;
    dsd->hand_size[seat]--;
    dsd->outside--;
    /* Tokens of a kind are alike: what else the hand holds stays as unknown as it was. */
    if (dsd->known[seat][kind]) dsd->known[seat][kind]--;
    /* The board is read whole before a byte of it is written: the other way round the processor would
     * wait. */
    bool fills_board = one_cell_free(dsd);
    dsd->last = (struct dsd_last){.seat = (uint8_t)seat, .token = (uint8_t)kind, .cell = (uint8_t)cell};
    memcpy(dsd->last.board, dsd->board, sizeof dsd->board);
    dsd->last.board[cell] = dsd->board[cell] = (uint8_t)kind;
    uint16_t lines = dsd->last.lines = tens_through(dsd, cell);
    bool ends = false;
    if (lines) {
        state->score[seat] = (int16_t)(state->score[seat] + __builtin_popcount(lines));
        dsd->fills = 0;
        take_lines(dsd, lines);
    } else if (fills_board) {
        ends = fill(state);
    }
    if (ends || !dsd->outside)
        over(state);
    else if (!pile_empty(dsd))
        deal_to(state, seat);
    else
        turn(state, left_of(state, seat));
}

static void apply(struct state *state, struct move move) {
    struct dixsurdix *dsd = &state->as.dixsurdix;
    switch ((enum dsd_kind)move.kind) {
    case DEALER:
        dsd->dealer = dsd->active = (uint8_t)move.a;
        dsd->to_deal = (uint8_t)(dsd->dials.hand * state->seats);
        deal_to(state, left_of(state, move.a));
        break;
    case DEAL: deal(state, move.b); break;
    case PLACE: place(state, move.who, move.a, move.b); break;
    case LAY: lay(state, move.a, move.b); break;
    }
}

/* Others' hands shrink to what everyone knows of them; the rest joins the pile, where nothing tells it from
 * the tokens that nobody has drawn. */
static void view(struct state *state, int seat) {
    struct dixsurdix *dsd = &state->as.dixsurdix;
    if (dsd->open_hands || state->phase == DSD_OVER) return;
    for (int s = 0; s < state->seats; s++) {
        if (s == seat) continue;
        for (int kind = 1; kind < DSD_KINDS; kind++) {
            dsd->pile[kind] = (uint8_t)(dsd->pile[kind] + dsd->hand[s][kind] - dsd->known[s][kind]);
            dsd->hand[s][kind] = dsd->known[s][kind];
        }
    }
}

/* Every unseen token is as likely to be in any unseen place, so hands are dealt anew from all of them. */
static void guess(struct state *state, struct rng *rng) {
    struct dixsurdix *dsd = &state->as.dixsurdix;
    uint32_t unseen = (uint32_t)sum(dsd->pile);
    for (int s = 0; s < state->seats; s++) {
        for (int missing = dsd->hand_size[s] - sum(dsd->hand[s]); missing; missing--) {
            uint32_t k = rng_below(rng, unseen--);
            int kind = 1;
            while (k >= dsd->pile[kind]) k -= dsd->pile[kind++];
            dsd->pile[kind]--;
            dsd->hand[s][kind]++;
        }
    }
    state->viewer = EVERYONE;
}

static void say_token(struct text *text, int kind) {
    if (kind == UNKNOWN)
        text_byte(text, '?');
    else
        text_number(text, kind == DSD_JOKER ? 0 : kind);
}

static void say_cell(struct text *text, int cell) {
    text_byte(text, (char)('a' + cell % 4));
    text_byte(text, (char)('1' + cell / 4));
}

static void say(const struct state *state, struct move move, struct text *text) {
    switch ((enum dsd_kind)move.kind) {
    case DEALER: text_format(text, "dealer %d", move.a); break;
    case DEAL:
        text_format(text, "deal %d ", move.a);
        say_token(text, move.b);
        break;
    case LAY:
    case PLACE:
        text_add(text, move.kind == LAY ? "lay " : "place ");
        say_token(text, move.a);
        text_byte(text, ' ');
        say_cell(text, move.b);
        break;
    }
}

static void show_tokens(struct text *text, const uint8_t *count) {
    for (int kind = 1; kind < DSD_KINDS; kind++)
        for (int n = count[kind]; n; n--) {
            text_byte(text, ' ');
            say_token(text, kind);
        }
}

static void show(const struct state *state, struct text *text) {
    const struct dixsurdix *dsd = &state->as.dixsurdix;
    static const char *const phases[] = {"dealer", "deal", "place", "over", "lay"};
    text_format(text, "%s seat %d fills %d pile %d under", phases[state->phase],
                state->phase == DSD_DEAL ? dsd->dealing : dsd->active, dsd->fills, dsd->pile_size);
    for (int i = 0; i < dsd->under_size; i++) {
        text_byte(text, ' ');
        say_token(text, dsd->under[i]);
    }
    text_add(text, "\n  a b c d\n");
    for (int row = 0; row < 4; row++) {
        text_format(text, "%d", row + 1);
        for (int column = 0; column < 4; column++) {
            int token = dsd->board[row * 4 + column];
            text_byte(text, ' ');
            text_byte(text, token == 0 ? '.' : token == DSD_JOKER ? '0' : (char)('0' + token));
        }
        text_byte(text, '\n');
    }
    for (int s = 0; s < state->seats; s++) {
        text_format(text, "seat %d score %d hand", s, state->score[s]);
        show_tokens(text, dsd->hand[s]);
        for (int hidden = dsd->hand_size[s] - sum(dsd->hand[s]); hidden; hidden--) text_add(text, " ?");
        text_byte(text, '\n');
    }
}

/* A draw is its drawer's affair unless hands are open. (One from under the pile is written "?" too, though
 * everyone can work it out; the view says it.) */
static enum secrecy secrecy(const struct state *state, struct move move, int *owner, struct move *masked) {
    if (move.kind != DEAL || state->as.dixsurdix.open_hands) return PUBLIC;
    *owner = move.a;
    masked->b = UNKNOWN;
    return PRIVATE;
}

/* "place 3 b2": its token and cell, -1 for what is not one. */
static bool parse_place(const char *text, int *kind, int *cell) {
    if (strncmp(text, "place ", 6) != 0 || strlen(text) != 10 || text[7] != ' ') return false;
    *kind = text[6] == '0' ? DSD_JOKER : text[6] >= '1' && text[6] <= '7' ? text[6] - '0' : -1;
    int column = text[8] - 'a', row = text[9] - '1';
    *cell = column < 0 || column > 3 || row < 0 || row > 3 ? -1 : row * 4 + column;
    return true;
}

static bool hint(const struct state *state, int seat, const char *text, struct move *move) {
    int kind, cell;
    if (seat == CHANCE && state->phase == DSD_DEAL && strlen(text) == 8) {
        *move = move_of(0, DEAL, text[5] - '0', text[7] == '0' ? DSD_JOKER : text[7] - '0');
        return true;
    }
    if (state->phase == DSD_LAY || !parse_place(text, &kind, &cell)) return false;
    *move = move_of(0, PLACE, kind, cell);
    return kind > 0 && cell >= 0;
}

static const char *paragraph(const struct state *state, int seat, const char *text) {
    const struct dixsurdix *dsd = &state->as.dixsurdix;
    int kind, cell;
    if (state->phase == DSD_OVER) return dsd->fills ? "6.2" : "6.1";
    if (!owes(state, seat)) return state->phase == DSD_PLACE ? "2.4" : "2.2";
    if (text_same(text, "pass")) return "3.3";
    if (state->phase != DSD_PLACE || !parse_place(text, &kind, &cell)) return NULL;
    if (cell < 0 || dsd->board[cell]) return "3.2";
    return kind < 0 || !dsd->hand[seat][kind] ? "3.1" : NULL;
}

static const struct wide wide[] = {
    WIDE(dixsurdix, last.lines, uint16_t),
    {0},
};

const struct game dixsurdix_game = {
    .name = "dixsurdix",
    .rules = 1,
    .bytes = offsetof(struct dixsurdix, dials),
    .seats_min = 2,
    .seats_max = DSD_SEATS,
    .options = options,
    .dials = dials,
    .refuses = refuses,
    .start = start,
    .moves = moves,
    .tickets = tickets,
    .ticket = ticket,
    .apply = apply,
    .view = view,
    .guess = guess,
    .say = say,
    .show = show,
    .pick = pick,
    .allows = allows,
    .hint = hint,
    .secrecy = secrecy,
    .paragraph = paragraph,
    .wide = wide,
};
