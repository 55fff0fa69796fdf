/* show.h: a room on the terminal: whole pages with the position, the latest story and what stands below. */
#ifndef DIZAINE_CLI_SHOW_H
#define DIZAINE_CLI_SHOW_H

#include "cli/teller.h"
#include "cli/term.h"

struct show {
    const struct room *room;
    const struct face *face;
    struct term term;
    struct teller teller;
    int language;
};

/* A text in the language of the show, and one with its parameters, added to `out`. */
const char *show_word(const struct show *show, enum word word);
#define show_say(show, out, word, ...) words_say(out, (show)->language, word, __VA_ARGS__)
/* A page for a reader, written to `out`. */
struct page show_page(const struct show *show, int reader, struct text *out);
/* Draws the whole screen: a view, the story as far as there is room, and what stands below. */
void show_draw(struct show *show, int reader, const struct state *view, const char *below);
/* Lines on a page of their own, until Enter. False at the end of input. */
bool show_aside(struct show *show, const char *lines);
/* The sentences so far, on a page of their own. False at the end of input. */
bool show_story(struct show *show, int reader);

#endif
