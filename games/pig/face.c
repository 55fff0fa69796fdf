/* face.c: Pig in a terminal. */
#include "cli/face.h"

extern const struct face pig_face;

static void board(struct page *page, const struct state *view) {
    const struct pig *pig = &view->as.pig;
    for (int s = 0; s < view->seats; s++) {
        text_format(page->out, "%s %s", s == pig->active ? ">" : " ", page_name(page, s));
        if (!page->plain) page_to_names_end(page);
        text_format(page->out, "%s%d\n", page->plain ? page_word(page, WORD_COLON) : "", view->score[s]);
    }
    text_format(page->out, page_word(page, WORD_PIG_TURN), pig->turn, pig->goal);
    text_byte(page->out, '\n');
}

/* The first move of the list is to roll. */
static bool rolls(const struct state *view, struct move move) {
    TEXT(said, 32);
    game_say(view, move, &said);
    return text_same(said.bytes, "roll");
}

static void key(const struct page *page, const struct state *view, struct move move, int place,
                struct text *text) {
    text_add(text, page_word(page, rolls(view, move) ? WORD_PIG_KEY_ROLL : WORD_PIG_KEY_HOLD));
}

static void label(const struct page *page, const struct state *view, struct move move, struct text *text) {
    text_add(text, page_word(page, rolls(view, move) ? WORD_PIG_DO_ROLL : WORD_PIG_DO_HOLD));
}

static void story(const struct page *page, const struct state *before, const struct state *after,
                  struct move move, const char *words, struct text *text) {
    const char *name = page_name(page, before->as.pig.active);
    if (move.who == CHANCE)
        text_format(text, page_word(page, WORD_PIG_SAYS_DIE), name, (int)move.a);
    else if (!rolls(before, move))
        text_format(text, page_word(page, WORD_PIG_SAYS_HOLD), name);
}

const struct face pig_face = {
    .board = board,
    .menu = page_menu,
    .key = key,
    .label = label,
    .story = story,
};
