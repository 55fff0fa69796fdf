/* face_dixit.c: Dixit in a terminal: pictures by number, with title and description where the deck has them.
 */
#include "cli/face.h"

/* A card on a line of its own. */
static void add_picture(const struct page *page, struct text *out, int card) {
    text_format(out, page_word(page, WORD_DIXIT_CARD), card);
}

static void add_scores(struct page *page, const struct state *view) {
    for (int seat = 0; seat < view->seats; seat++) {
        text_format(page->out, "%s%s %d", seat ? ", " : "", page_name(page, seat), view->score[seat]);
    }
    text_byte(page->out, '\n');
}

static bool mine(const struct state *view, int seat, int slot) {
    const struct dixit *dixit = &view->as.dixit;
    if (seat >= SEATS_MAX) return false;
    int card = dixit->slot[slot];
    return (dixit->teller == seat && dixit->told == card) || dixit->given[seat][0] == card ||
           dixit->given[seat][1] == card;
}

static void board(struct page *page, const struct state *view) {
    const struct dixit *dixit = &view->as.dixit;
    struct text *out = page->out;
    const char *clue = room_clue(page->room);
    page_hue(page, out, HUE_REVERSE);
    text_add(out, " DIXIT ");
    page_plain(page, out);
    text_byte(out, ' ');
    text_format(out, page_word(page, WORD_DIXIT_ROUND), dixit->round);
    if (dixit->teller != DIXIT_NO_SEAT) {
        text_add(out, ", ");
        text_format(out, page_word(page, WORD_DIXIT_TELLER), page_name(page, dixit->teller));
    }
    text_byte(out, '\n');
    add_scores(page, view);
    if (clue && view->phase != DIXIT_TELL) {
        page_hue(page, out, HUE_BOLD);
        text_format(out, page_word(page, WORD_DIXIT_CLUE), clue);
        page_plain(page, out);
        text_byte(out, '\n');
    }
    if (view->phase >= DIXIT_SLOT) {
        text_format(out, "%s\n", page_word(page, WORD_DIXIT_TABLE));
        for (int slot = 0; slot < dixit->slots; slot++) {
            text_format(out, "  %d: ", slot + 1);
            add_picture(page, out, dixit->slot[slot]);
            if (mine(view, page->reader, slot)) text_add(out, page_word(page, WORD_DIXIT_MINE));
            text_byte(out, '\n');
        }
    } else if (page->reader < SEATS_MAX) {
        text_format(out, page_word(page, WORD_DIXIT_HAND), page_name(page, page->reader));
        text_byte(out, '\n');
        for (int i = 0; i < dixit->hand_size[page->reader]; i++) {
            text_add(out, "  ");
            add_picture(page, out, dixit->hand[page->reader][i]);
            text_byte(out, '\n');
        }
    }
}

static void key(const struct page *page, const struct state *view, struct move move, int place,
                struct text *text) {
    text_number(text, move.a);
    if (move.b) text_format(text, " %d", (int)move.b);
}

static void label(const struct page *page, const struct state *view, struct move move, struct text *text) {
    enum word word = view->phase == DIXIT_TELL   ? WORD_DIXIT_DO_TELL
                     : view->phase == DIXIT_GIVE ? WORD_DIXIT_DO_GIVE
                                                 : WORD_DIXIT_DO_VOTE;
    TEXT(numbers, 24);
    key(page, view, move, 0, &numbers);
    text_format(text, page_word(page, word), numbers.bytes);
}

static void menu(struct page *page, const struct state *view, const struct move *moves, int n) {
    bool two = n > 0 && moves[n - 1].b;
    struct text *out = page->out;
    switch ((enum dixit_phase)view->phase) {
    case DIXIT_TELL:
        text_format(out, page_word(page, WORD_DIXIT_HOW_TELL), (int)moves[0].a);
        if (view->as.dixit.teller == DIXIT_NO_SEAT)
            text_format(out, "\n%s", page_word(page, WORD_DIXIT_HOW_WAIT));
        break;
    case DIXIT_GIVE:
        text_add(out, page_word(page, two ? WORD_DIXIT_HOW_GIVE_TWO : WORD_DIXIT_HOW_GIVE));
        break;
    case DIXIT_VOTE:
        text_add(out, page_word(page, two ? WORD_DIXIT_HOW_VOTE_TWO : WORD_DIXIT_HOW_VOTE));
        break;
    case DIXIT_DEAL:
    case DIXIT_SLOT:
    case DIXIT_OVER: break;
    }
    text_byte(out, '\n');
}

/* What everybody learns when the votes are opened. */
static void tell_round(const struct page *page, const struct state *after, struct text *text) {
    const struct dixit_round *last = &after->as.dixit.last;
    int slot = 0;
    while (slot < last->slots && last->owner[slot] != last->teller) slot++;
    text_format(text, page_word(page, WORD_DIXIT_SAYS_ROUND), page_name(page, last->teller), slot + 1);
    text_byte(text, ' ');
    text_format(text, page_word(page, WORD_DIXIT_SAYS_TELLER), page_name(page, last->teller),
                last->base[last->teller] + last->bonus[last->teller]);
    for (int seat = 0; seat < after->seats; seat++) {
        if (seat == last->teller) continue;
        TEXT(votes, 16);
        text_number(&votes, last->vote[seat][0]);
        if (last->vote[seat][1]) text_format(&votes, " %d", last->vote[seat][1]);
        text_byte(text, ' ');
        text_format(text, page_word(page, WORD_DIXIT_SAYS_VOTES), page_name(page, seat), votes.bytes,
                    last->base[seat] + last->bonus[seat]);
    }
}

static void story(const struct page *page, const struct state *before, const struct state *after,
                  struct move move, const char *words, struct text *text) {
    if (before->phase == DIXIT_TELL && words)
        text_format(text, page_word(page, WORD_DIXIT_SAYS_TELL), page_name(page, move.who), words);
    if (before->phase == DIXIT_VOTE && after->phase != DIXIT_VOTE) tell_round(page, after, text);
}

const struct face dixit_face = {
    .game = &dixit_game,
    .secret = true,
    .board = board,
    .menu = menu,
    .key = key,
    .label = label,
    .story = story,
};
