/* face.c: Dix sur Dix in a terminal. */
#include "cli/face.h"

static void add_token(const struct page *page, struct text *text, int kind) {
    if (kind == DSD_JOKER)
        text_add(text, page->plain ? page_word(page, WORD_DIXSURDIX_JOKER) : "0");
    else
        text_number(text, kind);
}

static void add_cell(struct text *text, int cell) {
    text_format(text, "%c%d", "abcd"[cell % 4], cell / 4 + 1);
}

/* One row of the board, with its sum and how many cells are free behind it. */
static void add_row(struct page *page, const struct dixsurdix *dsd, int row) {
    struct text *out = page->out;
    int free_cells, jokers, sum = dsd_line_sum(dsd, row, &free_cells, &jokers);
    if (page->plain)
        page_say(page, out, WORD_DIXSURDIX_TERM_ROW, GIVEN(n, row + 1));
    else
        text_format(out, "  %d", row + 1);
    text_byte(out, ' ');
    for (int column = 0; column < 4; column++) {
        int cell = row * 4 + column, kind = dsd->board[cell];
        if (page->plain) {
            if (column) text_add(out, ", ");
            if (kind)
                add_token(page, out, kind);
            else
                text_add(out, page_word(page, WORD_DIXSURDIX_TERM_FREE));
            continue;
        }
        bool fresh = kind && dsd->last.cell == cell;
        text_add(out, "|");
        if (fresh) page_hue(page, out, HUE_REVERSE);
        text_add(out, " ");
        if (kind)
            add_token(page, out, kind);
        else
            text_add(out, " ");
        text_add(out, fresh && !page->colour ? "*" : " ");
        if (fresh) page_plain(page, out);
    }
    text_format(out, page->plain ? " = %d\n" : "|  = %d\n", sum);
}

static void add_lines(struct page *page, const struct dixsurdix *dsd) {
    struct text *out = page->out;
    int free_cells, jokers;
    if (!page->plain) text_add(out, "  = ");
    for (int column = 0; column < 4; column++) {
        int sum = dsd_line_sum(dsd, 4 + column, &free_cells, &jokers);
        if (page->plain)
            text_format(out, "%c = %d, ", "abcd"[column], sum);
        else
            text_format(out, sum < 10 ? "  %d " : " %d ", sum);
    }
    text_format(out, page->plain ? "a1-d4 = %d" : "   a1-d4 = %d",
                dsd_line_sum(dsd, 8, &free_cells, &jokers));
    text_format(out, ", d1-a4 = %d\n", dsd_line_sum(dsd, 9, &free_cells, &jokers));
}

static void add_hand(struct page *page, const struct dixsurdix *dsd, int seat) {
    int shown = 0;
    for (int i = 0; i < DSD_KINDS; i++) {
        int kind = i == 0 ? DSD_JOKER : i; /* the joker first, as 0 */
        if (i == DSD_JOKER) break;
        for (int copy = 0; copy < dsd->hand[seat][kind]; copy++, shown++) {
            if (shown) text_byte(page->out, ' ');
            page_hue(page, page->out, HUE_BOLD);
            add_token(page, page->out, kind);
            page_plain(page, page->out);
        }
    }
    for (; shown < dsd->hand_size[seat]; shown++) text_add(page->out, shown ? " ?" : "?");
}

/* Whose turn it is, or is about to be while the first tokens are dealt; -1 before the dealer is known. */
static int on_turn(const struct state *view) {
    const struct dixsurdix *dsd = &view->as.dixsurdix;
    if (view->phase == DSD_DEALER) return -1;
    return dsd->to_deal ? dsd->dealer : dsd->active;
}

static void board(struct page *page, const struct state *view) {
    const struct dixsurdix *dsd = &view->as.dixsurdix;
    struct text *out = page->out;
    int turn = on_turn(view);
    page_hue(page, out, HUE_REVERSE);
    text_add(out, " DIX SUR DIX ");
    page_plain(page, out);
    text_byte(out, ' ');
    if (turn >= 0) {
        page_say(page, out, WORD_TERM_TURN, GIVEN(name, page_name(page, turn)));
        text_add(out, ", ");
    }
    page_say(page, out, WORD_DIXSURDIX_TERM_PILE, GIVEN(n, dsd->pile_size + dsd->under_size));
    text_byte(out, '\n');
    if (!page->plain) text_add(out, "\n      a   b   c   d\n    +---+---+---+---+\n");
    for (int row = 0; row < 4; row++) {
        add_row(page, dsd, row);
        if (!page->plain) text_add(out, "    +---+---+---+---+\n");
    }
    add_lines(page, dsd);
    for (int seat = 0; seat < view->seats; seat++) {
        text_format(out, "%s ", seat == turn ? ">" : " ");
        page_hue(page, out, seat == page->reader ? HUE_BOLD : HUE_DIM);
        text_add(out, page_name(page, seat));
        page_plain(page, out);
        if (page->plain) text_add(out, page_word(page, WORD_TERM_COLON));
        if (!page->plain) page_to_names_end(page);
        page_say(page, out, WORD_POINTS, GIVEN(n, view->score[seat]));
        text_add(out, "  (");
        add_hand(page, dsd, seat);
        text_add(out, ")\n");
    }
}

static void key(const struct page *page, const struct state *view, struct move move, int place,
                struct text *text) {
    text_format(text, "%d ", move.a == DSD_JOKER ? 0 : (int)move.a);
    add_cell(text, move.b);
}

static void label(const struct page *page, const struct state *view, struct move move, struct text *text) {
    TEXT(token, 16);
    TEXT(cell, 4);
    add_token(page, &token, move.a);
    add_cell(&cell, move.b);
    page_say(page, text, WORD_DIXSURDIX_TERM_DO, GIVEN(token, token.bytes), GIVEN(cell, cell.bytes));
}

static void menu(struct page *page, const struct state *view, const struct move *moves, int n) {
    text_format(page->out, "%s ", page_word(page, WORD_DIXSURDIX_TERM_HAND));
    add_hand(page, &view->as.dixsurdix, page->reader);
    text_format(page->out, "   %s ", page_word(page, WORD_DIXSURDIX_TERM_HOW));
    key(page, view, moves[0], 0, page->out);
    text_byte(page->out, '\n');
}

static void story(const struct page *page, const struct state *before, const struct state *after,
                  struct move move, const char *words, struct text *text) {
    TEXT(token, 16);
    TEXT(cell, 4);
    TEXT(lines, 32);
    switch ((enum dsd_phase)before->phase) {
    case DSD_DEALER:
        page_say(page, text, WORD_DIXSURDIX_LOG_DEALER, GIVEN(name, page_name(page, move.a)));
        break;
    case DSD_LAY:
    case DSD_DEAL: break;
    case DSD_PLACE: {
        const struct dsd_last *last = &after->as.dixsurdix.last;
        enum word word = last->lines     ? WORD_DIXSURDIX_TERM_SAYS_LINES
                         : last->corners ? WORD_DIXSURDIX_TERM_SAYS_CORNERS
                                         : WORD_DIXSURDIX_TERM_SAYS_PLACE;
        add_token(page, &token, move.a);
        add_cell(&cell, move.b);
        page_say(page, &lines, WORD_DIXSURDIX_TERM_LINES, GIVEN(n, __builtin_popcount(last->lines)));
        page_say(page, text, word, GIVEN(name, page_name(page, move.who)), GIVEN(token, token.bytes),
                 GIVEN(cell, cell.bytes), GIVEN(lines, lines.bytes));
        break;
    }
    case DSD_OVER: break;
    }
}

static const struct words_reason reasons[] = {
    {"takes", WORD_DIXSURDIX_REVIEW_TAKES},
    {"leaves", WORD_DIXSURDIX_REVIEW_LEAVES},
    {"closed", WORD_DIXSURDIX_REVIEW_CLOSED},
    {"missed", WORD_DIXSURDIX_REVIEW_MISSED},
    {"gift", WORD_DIXSURDIX_REVIEW_GIFT},
    {"quiet", WORD_DIXSURDIX_REVIEW_QUIET},
    {0},
};

const struct face dixsurdix_face = {
    .board = board,
    .menu = menu,
    .key = key,
    .label = label,
    .story = story,
    .reasons = reasons,
};
