/* bots.c: `easy` and `normal` of Dix sur Dix. `easy` sees rows, columns and its own tokens. `normal` takes
 * every ten, counts the unseen tokens, leaves the next player little, and keeps a varied hand. */
#include "games/dixsurdix/bots.h"

#include <string.h>

/* What `normal` likes and fears, in parts of DSD_POINT: found by play against itself, one number changed at a
 * time. */
enum {
    FEAR = 800,   /* a ten that the next player may take, times the chance that they can */
    HOPE = 256,   /* a ten that they cannot take and that its maker could take next time */
    VARIETY = 60, /* placing a token of which the hand holds another */
};
static const int16_t rarity[DSD_KINDS] = {0,   20,  20,  40, 60,
                                          100, 120, 140, 160}; /* of a token that is given up */

/* What a cell adds to its lines: its value, 32 for a joker, 256 if it is free. */
static const uint16_t adds[DSD_KINDS] = {256, 1, 2, 3, 4, 5, 6, 7, 32};

/* The lines through each cell. */
enum { NO_LINE = DSD_LINES };
static const uint8_t through[16][3] = {
    {0, 4, 8}, {0, 5, NO_LINE}, {0, 6, NO_LINE}, {0, 7, 9}, {1, 4, NO_LINE}, {1, 5, 8},
    {1, 6, 9}, {1, 7, NO_LINE}, {2, 4, NO_LINE}, {2, 5, 9}, {2, 6, 8},       {2, 7, NO_LINE},
    {3, 4, 9}, {3, 5, NO_LINE}, {3, 6, NO_LINE}, {3, 7, 8},
};

/* ---- What a seat knows of the next player's hand ---- */

struct counts {
    uint8_t unseen[DSD_KINDS];   /* tokens in the pile and in hidden hands */
    uint16_t next_known;         /* kinds that the next player is known to hold, a bit for each */
    int32_t size, next_hand;     /* of unseen; of the unseen part of the next player's hand */
    uint32_t part[DSD_HAND_MAX]; /* 65536 / (size - i) */
    int32_t chance[DSD_KINDS];   /* that the next player holds this kind or a joker, in parts of 1024 */
};

/* The chance that the next player holds one of these kinds, in parts of 1024. */
static int32_t chance_of(const struct counts *counts, unsigned kinds) {
    if (kinds & counts->next_known) return 1024;
    int32_t others = counts->size;
    for (; kinds; kinds &= kinds - 1) others -= counts->unseen[__builtin_ctz(kinds)];
    uint32_t none = 65536;
    for (int i = 0; i < counts->next_hand; i++)
        none = others > i ? (none * (((uint32_t)(others - i) * counts->part[i]) >> 4)) >> 12 : 0;
    return (int32_t)(1024 - (none >> 6));
}

static int next_seat(const struct state *state, int seat) {
    const struct dixsurdix *dsd = &state->as.dixsurdix;
    bool pile = dsd->pile_size + dsd->under_size > 0;
    int next = seat;
    do next = next + 1 < state->seats ? next + 1 : 0;
    while (next != seat && !dsd->hand_size[next] && !pile);
    return next;
}

/* Kinds 1..8 at once, a byte each: no count is above 66 and none is below what is known, so no byte
 * spills. */
static void add_hidden(uint8_t *unseen, const uint8_t *hand, const uint8_t *known) {
    uint64_t all, held, seen;
    memcpy(&all, unseen + 1, sizeof all);
    memcpy(&held, hand + 1, sizeof held);
    memcpy(&seen, known + 1, sizeof seen);
    all += held - seen;
    memcpy(unseen + 1, &all, sizeof all);
}

/* In a view others' hands are what is known of them, so that one sum is right for a view and a truth. */
static void count_unseen(struct counts *counts, const struct state *state, int seat) {
    const struct dixsurdix *dsd = &state->as.dixsurdix;
    const uint8_t(*known)[DSD_KINDS] = dsd->open_hands ? dsd->hand : dsd->known;
    int next = next_seat(state, seat);
    memcpy(counts->unseen, dsd->pile, sizeof counts->unseen);
    counts->size = counts->next_known = 0;
    counts->next_hand = dsd->hand_size[next] ? dsd->hand_size[next] : dsd->dials.hand;
    for (int s = 0; s < state->seats; s++)
        if (s != seat) add_hidden(counts->unseen, dsd->hand[s], known[s]);
    for (int kind = 1; kind < DSD_KINDS; kind++) {
        counts->size += counts->unseen[kind];
        if (next == seat || !known[next][kind]) continue;
        counts->next_known |= (uint16_t)(1u << kind);
        counts->next_hand -= known[next][kind];
    }
    for (int i = 0; i < dsd->dials.hand; i++)
        counts->part[i] = counts->size > i ? 65536u / (uint32_t)(counts->size - i) : 0;
    for (int kind = 1; kind < DSD_KINDS; kind++)
        counts->chance[kind] = chance_of(counts, 1u << kind | 1u << DSD_JOKER);
}

/* ---- Lines ---- */

static void read_lines(uint16_t *line, const uint8_t *board) {
    for (int i = 0; i < DSD_LINES; i++) {
        const uint8_t *cell = dsd_line[i];
        line[i] = (uint16_t)(adds[board[cell[0]]] + adds[board[cell[1]]] + adds[board[cell[2]]] +
                             adds[board[cell[3]]]);
    }
}

static bool is_ten(int line) {
    int lacking = 10 - line % 32, jokers = line / 32;
    return line < 256 && lacking >= jokers && lacking <= 7 * jokers;
}

/* The kinds that make ten on the one free cell of a line, a bit for each. */
static unsigned lacks(int line) {
    unsigned kinds = 0;
    for (int kind = 1; kind < DSD_KINDS; kind++) kinds |= (unsigned)is_ten(line - 256 + adds[kind]) << kind;
    return kinds;
}

/* A line as it stands when the turn passes on: what somebody else may make of it, or its owner next time. */
static int32_t prospect(const struct counts *counts, int line, unsigned held) {
    if (line < 256 || line >= 512) return 0;
    int32_t chance;
    if (line < 256 + 32) { /* no joker on it */
        int lacking = 10 - line % 32;
        if (lacking < 1 || lacking > 7) return 0;
        chance = counts->chance[lacking];
        held &= 1u << lacking | 1u << DSD_JOKER;
    } else {
        unsigned kinds = lacks(line);
        if (!kinds) return 0;
        chance = chance_of(counts, kinds);
        held &= kinds;
    }
    return ((held ? HOPE * (1024 - chance) : 0) - FEAR * chance) / 1024;
}

void dsd_most_tens(const uint8_t *board, uint8_t *points) {
    uint16_t line[DSD_LINES];
    uint8_t tens[16][DSD_KINDS] = {{0}};
    memset(points, 0, DSD_KINDS);
    read_lines(line, board);
    for (int l = 0; l < DSD_LINES; l++) {
        if (line[l] < 256 || line[l] >= 512) continue;
        const uint8_t *cell = dsd_line[l];
        while (board[*cell]) cell++;
        for (unsigned kinds = lacks(line[l]); kinds; kinds &= kinds - 1) {
            int kind = __builtin_ctz(kinds);
            if (++tens[*cell][kind] > points[kind]) points[kind] = tens[*cell][kind];
        }
    }
}

/* ---- Placements ---- */

/* A placement that takes tens off the board, or the corners: the lines are read anew. */
static int32_t clears(const struct counts *counts, const struct dixsurdix *dsd, int kind, int cell,
                      unsigned held) {
    uint8_t board[16];
    uint16_t line[DSD_LINES];
    int32_t worth = 0;
    memcpy(board, dsd->board, sizeof board);
    board[cell] = (uint8_t)kind;
    read_lines(line, board);
    for (int i = 0; i < 3; i++) {
        int l = through[cell][i];
        if (l == NO_LINE || !is_ten(line[l])) continue;
        worth += DSD_POINT;
        for (int c = 0; c < 4; c++) board[dsd_line[l][c]] = 0;
    }
    if (!worth) board[0] = board[3] = board[12] = board[15] = 0;
    read_lines(line, board);
    for (int l = 0; l < DSD_LINES; l++) worth += prospect(counts, line[l], held);
    return worth;
}

/* The placements of one kind. Where nothing is cleared only the lines through the cell change. */
static int judge_kind(const struct counts *counts, const struct dixsurdix *dsd, const uint16_t *line,
                      int kind, unsigned held, int free_cells, struct dsd_choice *choices) {
    int32_t all = 0, change[DSD_LINES + 1] = {0};
    uint32_t tens = 0;
    int n = 0;
    for (int l = 0; l < DSD_LINES; l++) {
        if (line[l] < 256 || line[l] >= 768) continue; /* full, or far from it: nothing to win or lose */
        int after = line[l] - 256 + adds[kind];
        if (after < 256) {
            int32_t before = prospect(counts, line[l], held);
            all += before;
            change[l] = -before;
            tens |= (uint32_t)is_ten(after) << l;
        } else {
            change[l] = prospect(counts, after, held);
        }
    }
    int32_t hand = (held >> kind & 1 ? VARIETY : 0) - rarity[kind];
    for (int cell = 0; cell < 16; cell++) {
        if (dsd->board[cell]) continue;
        const uint8_t *lines = through[cell];
        bool ten = (tens >> lines[0] | tens >> lines[1] | tens >> lines[2]) & 1;
        int32_t board = ten || free_cells == 1 ? clears(counts, dsd, kind, cell, held)
                                               : all + change[lines[0]] + change[lines[1]] + change[lines[2]];
        choices[n++] = (struct dsd_choice){(uint8_t)kind, (uint8_t)cell, board + hand};
    }
    return n;
}

int dsd_choices(const struct state *state, int seat, struct dsd_choice *choices) {
    const struct dixsurdix *dsd = &state->as.dixsurdix;
    const uint8_t *hand = dsd->hand[seat];
    struct counts counts;
    uint16_t line[DSD_LINES];
    int n = 0, free_cells = 0;
    unsigned holds = 0, holds_two = 0; /* kinds, a bit for each */
    count_unseen(&counts, state, seat);
    read_lines(line, dsd->board);
    for (int cell = 0; cell < 16; cell++) free_cells += !dsd->board[cell];
    for (int kind = 1; kind < DSD_KINDS; kind++) {
        holds |= (unsigned)(hand[kind] > 0) << kind;
        holds_two |= (unsigned)(hand[kind] > 1) << kind;
    }
    for (unsigned left = holds; left; left &= left - 1) {
        int kind = __builtin_ctz(left);
        unsigned held = (holds & ~(1u << kind)) | (holds_two & 1u << kind); /* once it is placed */
        n += judge_kind(&counts, dsd, line, kind, held, free_cells, choices + n);
    }
    return n;
}

/* The best of the choices; equals are drawn by lot. */
static struct dsd_choice dsd_best(const struct state *state, int seat, struct rng *rng) {
    struct dsd_choice choices[DSD_CHOICES];
    uint8_t equal[DSD_CHOICES];
    int n = dsd_choices(state, seat, choices);
    uint32_t equals = 0;
    int32_t best = INT32_MIN;
    for (int i = 0; i < n; i++) {
        if (choices[i].worth < best) continue;
        if (choices[i].worth > best) equals = 0;
        best = choices[i].worth;
        equal[equals++] = (uint8_t)i;
    }
    return choices[equals == 1 ? equal[0] : equal[rng_below(rng, equals)]];
}

struct move dsd_place(int seat, struct dsd_choice choice) {
    return (struct move){.who = (uint8_t)seat, .kind = DSD_PLACES, .a = choice.kind, .b = choice.cell};
}

void dsd_play_on(struct state *state, struct rng *rng, int placements) {
    while (placements > 0 && !game_over(state)) {
        int seat = game_next(state);
        if (seat == CHANCE) {
            game_apply(state, game_chance(state, rng));
        } else {
            game_apply(state, dsd_place(seat, dsd_best(state, seat, rng)));
            placements--;
        }
    }
}

uint64_t dsd_playouts(const struct state *from, struct rng *rng, uint32_t n) {
    uint64_t hash = 0;
    while (n--) {
        struct state state = *from;
        dsd_play_on(&state, rng, STEPS_MAX);
        for (int s = 0; s < SEATS_MAX; s++) hash = game_hash_number(hash, (uint16_t)state.score[s]);
    }
    return hash;
}

/* ---- The players ---- */

/* The tens in rows and columns only: diagonals escape a beginner. */
static int plain_tens(const uint16_t *line, int kind, int cell) {
    return is_ten(line[cell / 4] - 256 + adds[kind]) + is_ten(line[4 + cell % 4] - 256 + adds[kind]);
}

/* Rows and columns that would then lack just one small token, which the next player is likely to have. */
static int plain_gifts(const uint16_t *line, int kind, int cell) {
    int gifts = 0;
    for (int i = 0; i < 2; i++) {
        int after = line[i ? 4 + cell % 4 : cell / 4] - 256 + adds[kind];
        gifts += after >= 256 && after < 288 && after % 32 >= 7 && after % 32 <= 9;
    }
    return gifts;
}

/* Takes a ten where it sees one; else it thinks of a few placements and plays the one that gives least
 * away. */
static struct move choose_easy(const struct thought *thought) {
    enum { IDEAS = 4, TEN = 100 };
    struct move moves[MOVES_MAX], chosen = {0};
    uint16_t line[DSD_LINES];
    int n = game_moves(thought->view, thought->seat, moves), best = -TEN;
    read_lines(line, thought->view->as.dixsurdix.board);
    for (int i = 0; i < n + IDEAS; i++) {
        struct move move = i < n ? moves[i] : moves[rng_below(thought->rng, (uint32_t)n)];
        int tens = plain_tens(line, move.a, move.b);
        if (i < n && !tens) continue;
        int worth = tens * TEN - plain_gifts(line, move.a, move.b);
        if (worth <= best) continue;
        best = worth;
        chosen = move;
    }
    return chosen;
}

static struct move choose_normal(const struct thought *thought) {
    return dsd_place(thought->seat, dsd_best(thought->view, thought->seat, thought->rng));
}

/* Levels between them: see bot_mix. */

static struct move choose_casual(const struct thought *thought) {
    return bot_mix(thought, choose_easy, choose_normal, 245);
}

static struct move choose_steady(const struct thought *thought) {
    return bot_mix(thought, choose_easy, choose_normal, 445);
}

static struct move choose_keen(const struct thought *thought) {
    return bot_mix(thought, choose_easy, choose_normal, 645);
}

static struct move choose_able(const struct thought *thought) {
    return bot_mix(thought, choose_easy, choose_normal, 855);
}

static struct move choose_skilled(const struct thought *thought) {
    return bot_mix(thought, choose_normal, dsd_expert, 560);
}

const struct bot dixsurdix_bots[] = {
    {.name = "random", .choose = bot_choose_random, .even = true},
    {.name = "easy", .choose = choose_easy, .offered = true},
    {.name = "casual", .choose = choose_casual, .offered = true},
    {.name = "steady", .choose = choose_steady, .offered = true},
    {.name = "keen", .choose = choose_keen, .offered = true},
    {.name = "able", .choose = choose_able, .offered = true},
    {.name = "normal", .choose = choose_normal, .offered = true, .playouts = dsd_playouts},
    {.name = "classic", .choose = dsd_classic},
    {.name = "skilled", .choose = choose_skilled, .offered = true},
    {.name = "expert", .choose = dsd_expert, .offered = true, .judge = &dsd_judge},
    {0},
};
