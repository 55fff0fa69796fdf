/* contract.c: Dix sur Dix in the contract; a view's hands hold only what its reader may know. */
#include "games/dixsurdix/contract_reason.h"
#include "room/contract.h"
#include "room/deeds.h"

static const char *const phase_name[] = {"dealer", "deal", "place", "over", "lay"};

/* Tokens are 1..7 inside and outside, but the joker is written 0. */
static int outside(int kind) {
    return kind == DSD_JOKER ? 0 : kind;
}

static void write_board(struct text *text, const uint8_t board[16]) {
    json_open(text, "board", '[');
    for (int cell = 0; cell < 16; cell++) {
        if (board[cell])
            json_number(text, NULL, outside(board[cell]));
        else
            json_none(text, NULL);
    }
    json_close(text, ']');
}

static void write_hand(struct text *text, const struct dixsurdix *dsd, int seat) {
    json_open(text, NULL, '{');
    json_number(text, "size", dsd->hand_size[seat]);
    json_open(text, "tokens", '[');
    for (int kind = 1; kind < DSD_KINDS; kind++)
        for (int i = 0; i < dsd->hand[seat][kind]; i++) json_number(text, NULL, outside(kind));
    json_close(text, ']');
    json_close(text, '}');
}

static void write_unseen(struct text *text, const struct dixsurdix *dsd) {
    json_open(text, "unseen", '{');
    for (int kind = 1; kind < DSD_KINDS; kind++)
        if (dsd->pile[kind])
            json_number(text, (const char[]){(char)('0' + outside(kind)), 0}, dsd->pile[kind]);
    json_close(text, '}');
}

static void write_lines(struct text *text, const struct dixsurdix *dsd) {
    json_open(text, "lines", '[');
    for (int line = 0; line < DSD_LINES; line++) {
        int free_cells, jokers, sum = dsd_line_sum(dsd, line, &free_cells, &jokers);
        json_open(text, NULL, '{');
        contract_bytes(text, "cells", dsd_line[line], 4);
        json_number(text, "sum", sum);
        json_number(text, "free", free_cells);
        json_number(text, "jokers", jokers);
        json_close(text, '}');
    }
    json_close(text, ']');
}

/* The lines of ten that each placement of the reader would take; each is a point. */
static void write_takes(struct text *text, const struct state *view) {
    struct move moves[MOVES_MAX];
    int seat = view->viewer,
        n = seat < view->seats && view->phase == DSD_PLACE ? game_moves(view, seat, moves) : 0;
    json_open(text, "takes", '{');
    for (int i = 0; i < n; i++) {
        struct state next = *view;
        game_apply(&next, moves[i]);
        if (!next.as.dixsurdix.last.lines) continue;
        TEXT(said, 32);
        game_say(view, moves[i], &said);
        json_bits(text, said.bytes, next.as.dixsurdix.last.lines);
    }
    json_close(text, '}');
}

static void write_last(struct text *text, const struct dsd_last *last) {
    if (last->cell == DSD_NO_CELL) {
        json_none(text, "last");
        return;
    }
    const char cell[] = {(char)('a' + last->cell % 4), (char)('1' + last->cell / 4), 0};
    json_open(text, "last", '{');
    json_number(text, "seat", last->seat);
    json_number(text, "token", outside(last->token));
    json_word(text, "cell", cell);
    json_bool(text, "corners", last->corners);
    json_bits(text, "lines", last->lines);
    write_board(text, last->board);
    json_close(text, '}');
}

static void write_view(const struct room *room, const struct state *view, struct text *text) {
    const struct dixsurdix *dsd = &view->as.dixsurdix;
    json_word(text, "phase", phase_name[view->phase]);
    json_number(text, "dealer", dsd->dealer);
    json_number(text, "active", dsd->active);
    write_board(text, dsd->board);
    json_number(text, "pile", dsd->pile_size);
    json_open(text, "under", '[');
    for (int i = 0; i < dsd->under_size; i++) json_number(text, NULL, outside(dsd->under[i]));
    json_close(text, ']');
    json_number(text, "fills", dsd->fills);
    write_lines(text, dsd);
    write_last(text, &dsd->last);
}

static void write_own(const struct room *room, const struct state *view, bool advice, struct text *text) {
    const struct dixsurdix *dsd = &view->as.dixsurdix;
    json_open(text, "hands", '[');
    for (int seat = 0; seat < view->seats; seat++) write_hand(text, dsd, seat);
    json_close(text, ']');
    write_unseen(text, dsd);
    write_takes(text, view);
}

static void write_note(const struct state *before, const struct state *after, struct move move,
                       struct text *text) {
    const struct dsd_last *last = &after->as.dixsurdix.last;
    if (before->phase != DSD_PLACE) return;
    if (last->lines) {
        json_number(text, "lines", __builtin_popcount(last->lines));
        json_number(text, "seat", last->seat);
    }
    if (last->corners) {
        static const uint8_t corner[] = {0, 3, 12, 15};
        json_open(text, "corners", '[');
        for (int i = 0; i < 4; i++) json_number(text, NULL, outside(last->board[corner[i]]));
        json_close(text, ']');
    }
}

static bool secret(const struct options *options) {
    return !options->value[DSD_OPTION_OPEN_HANDS];
}

static const struct constant constants[] = {{"ten", DSD_TEN}, {0}};

/* Between two equals the dealer, who places first, wins 37 of 100 games: odds of 37 to 63 are 92 points. */
static int edge(const struct state *state, int seat) {
    return state->seats == 2 && seat == state->as.dixsurdix.dealer ? -92 : 0;
}

/* From the percentages of docs/bots.md between two: 98.8, 78.8. */
static const struct strength strengths[] = {{"easy", 734}, {"normal", 1500}, {"classic", 1728}, {NULL, 0}};
static const struct daily daily = {.players = 2, .level = "skilled"};

/* The most lines of ten with one token. */
static void deeds(const struct state *before, const struct state *after, struct move move, const char *clue, struct deeds *noted) {
    const struct dsd_last *last = &after->as.dixsurdix.last;
    if (move.who != CHANCE && last->seat < after->seats) deed_most(noted, "lines", last->seat, __builtin_popcount(last->lines), "");
}

const struct middle dixsurdix_middle = {
    .deeds = deeds,
    .daily = &daily,
    .view = write_view,
    .own = write_own,
    .note = write_note,
    .players = 3,
    .players_bench = 4,
    .secret = secret,
    .edge = edge,
    .strengths = strengths,
    .constants = constants,
    .reason = dsd_reason,
};
