/* face.c: Pig in a terminal. */
#include "cli/face.h"

static void board(struct page *page, const struct state *view) {
    const struct pig *pig = &view->as.pig;
    for (int s = 0; s < view->seats; s++) {
        text_format(page->out, "%s %s", s == pig->active ? ">" : " ", page_name(page, s));
        if (!page->plain) page_to_names_end(page);
        text_format(page->out, "%s%d\n", page->plain ? page_word(page, WORD_TERM_COLON) : "", view->score[s]);
    }
    page_say(page, page->out, WORD_PIG_TERM_TURN, GIVEN(turn, pig->turn), GIVEN(goal, pig->goal));
    text_byte(page->out, '\n');
}

static void key(const struct page *page, const struct state *view, struct move move, int place,
                struct text *text) {
    text_add(text, page_word(page, move.kind == PIG_DOES_ROLL ? WORD_PIG_TERM_KEY_ROLL : WORD_PIG_TERM_KEY_HOLD));
}

static void label(const struct page *page, const struct state *view, struct move move, struct text *text) {
    text_add(text, page_word(page, move.kind == PIG_DOES_ROLL ? WORD_PIG_TERM_DO_ROLL : WORD_PIG_TERM_DO_HOLD));
}

static void story(const struct page *page, const struct state *before, const struct state *after,
                  struct move move, const char *words, struct text *text) {
    const char *name = page_name(page, before->as.pig.active);
    if (move.who == CHANCE)
        page_say(page, text, WORD_PIG_TERM_SAYS_DIE, GIVEN(name, name), GIVEN(n, move.a));
    else if (move.kind == PIG_DOES_HOLD)
        page_say(page, text, WORD_PIG_TERM_SAYS_HOLD, GIVEN(name, name));
}

const struct face pig_face = {
    .board = board,
    .menu = page_menu,
    .key = key,
    .label = label,
    .story = story,
};
