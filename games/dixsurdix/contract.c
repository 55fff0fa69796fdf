/* contract.c: Dix sur Dix in the contract; a view's hands hold only what its reader may know. */
#include "room/contract.h"

static const char *const phase_name[] = {"dealer", "deal", "place", "over"};

/* Tokens are 1..7 inside and outside, but the joker is written 0. */
static int outside(int kind) {
    return kind == DSD_JOKER ? 0 : kind;
}

static void write_board(struct text *text, const uint8_t board[16]) {
    text_add(text, ",\"board\":[");
    for (int cell = 0; cell < 16; cell++) {
        if (cell) text_byte(text, ',');
        if (board[cell])
            text_number(text, outside(board[cell]));
        else
            text_add(text, "null");
    }
    text_byte(text, ']');
}

static void write_hand(struct text *text, const struct dixsurdix *dsd, int seat) {
    const char *comma = "";
    text_format(text, "{\"size\":%d,\"tokens\":[", dsd->hand_size[seat]);
    for (int kind = 1; kind < DSD_KINDS; kind++) {
        for (int i = 0; i < dsd->hand[seat][kind]; i++) {
            text_format(text, "%s%d", comma, outside(kind));
            comma = ",";
        }
    }
    text_add(text, "]}");
}

static void write_unseen(struct text *text, const struct dixsurdix *dsd) {
    const char *comma = "";
    text_add(text, ",\"unseen\":{");
    for (int kind = 1; kind < DSD_KINDS; kind++) {
        if (!dsd->pile[kind]) continue;
        text_format(text, "%s\"%d\":%d", comma, outside(kind), dsd->pile[kind]);
        comma = ",";
    }
    text_byte(text, '}');
}

static void write_lines(struct text *text, const struct dixsurdix *dsd) {
    text_add(text, ",\"lines\":[");
    for (int line = 0; line < DSD_LINES; line++) {
        int free_cells, jokers, sum = dsd_line_sum(dsd, line, &free_cells, &jokers);
        const uint8_t *cell = dsd_line[line];
        text_format(text, "%s{\"cells\":[%d,%d,%d,%d],\"sum\":%d,\"free\":%d,\"jokers\":%d}", line ? "," : "",
                    cell[0], cell[1], cell[2], cell[3], sum, free_cells, jokers);
    }
    text_byte(text, ']');
}

static void write_line_list(struct text *text, uint32_t lines) {
    const char *comma = "";
    text_byte(text, '[');
    for (int line = 0; line < DSD_LINES; line++) {
        if (!(lines >> line & 1)) continue;
        text_format(text, "%s%d", comma, line);
        comma = ",";
    }
    text_byte(text, ']');
}

/* The lines of ten that each placement of the reader would take; each is a point. */
static void write_takes(struct text *text, const struct state *view) {
    struct move moves[MOVES_MAX];
    int seat = view->viewer,
        n = seat < view->seats && view->phase == DSD_PLACE ? game_moves(view, seat, moves) : 0;
    const char *comma = "";
    text_add(text, ",\"takes\":{");
    for (int i = 0; i < n; i++) {
        struct state next = *view;
        game_apply(&next, moves[i]);
        if (!next.as.dixsurdix.last.lines) continue;
        text_format(text, "%s\"", comma);
        game_say(view, moves[i], text);
        text_add(text, "\":");
        write_line_list(text, next.as.dixsurdix.last.lines);
        comma = ",";
    }
    text_byte(text, '}');
}

static void write_last(struct text *text, const struct dsd_last *last) {
    text_add(text, ",\"last\":");
    if (last->cell == DSD_NO_CELL) {
        text_add(text, "null}");
        return;
    }
    text_format(text, "{\"seat\":%d,\"token\":%d,\"cell\":\"%c%d\",\"corners\":%s,", last->seat,
                outside(last->token), 'a' + last->cell % 4, 1 + last->cell / 4,
                last->corners ? "true" : "false");
    text_add(text, "\"lines\":");
    write_line_list(text, last->lines);
    write_board(text, last->board);
    text_add(text, "}}");
}

static void write_view(const struct room *room, const struct state *view, bool advice, struct text *text) {
    const struct dixsurdix *dsd = &view->as.dixsurdix;
    text_format(text, "{\"phase\":\"%s\",\"dealer\":%d,\"active\":%d", phase_name[view->phase], dsd->dealer,
                dsd->active);
    write_board(text, dsd->board);
    text_format(text, ",\"pile\":%d,\"under\":[", dsd->pile_size);
    for (int i = 0; i < dsd->under_size; i++) text_format(text, "%s%d", i ? "," : "", outside(dsd->under[i]));
    text_format(text, "],\"fills\":%d,\"hands\":[", dsd->fills);
    for (int seat = 0; seat < view->seats; seat++) {
        if (seat) text_byte(text, ',');
        write_hand(text, dsd, seat);
    }
    text_byte(text, ']');
    write_unseen(text, dsd);
    write_lines(text, dsd);
    write_takes(text, view);
    write_last(text, &dsd->last);
}

static void write_note(const struct state *before, const struct state *after, struct move move,
                       struct text *text) {
    const struct dsd_last *last = &after->as.dixsurdix.last;
    if (before->phase != DSD_PLACE) return;
    if (last->lines)
        text_format(text, "\"lines\":%d,\"seat\":%d", __builtin_popcount(last->lines), last->seat);
    if (last->corners)
        text_format(text, "\"corners\":[%d,%d,%d,%d]", outside(last->board[0]), outside(last->board[3]),
                    outside(last->board[12]), outside(last->board[15]));
}

static bool secret(const struct options *options) {
    return !options->value[DSD_OPTION_OPEN_HANDS];
}

const struct middle dixsurdix_middle = {
    .view = write_view,
    .note = write_note,
    .players = 3,
    .players_bench = 4,
    .secret = secret,
};
