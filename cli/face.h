/* face.h: how a game looks in a terminal: its page, its moves in words, and its story. */
#ifndef DIZAINE_CLI_FACE_H
#define DIZAINE_CLI_FACE_H

#include "room/room.h"
#include "words/words.h"

enum hue { HUE_BLUE, HUE_GREEN, HUE_ORANGE, HUE_PINK, HUE_MONEY, HUE_BOLD, HUE_DIM, HUE_REVERSE };

/* Where a page is written, and for whom. */
struct page {
    struct text *out;
    const struct room *room;
    int language;
    bool colour;
    bool plain; /* sentences for a screen reader, no drawing */
    int columns;
    int reader; /* a seat or SPECTATOR */
};

struct face {
    /* The position, as the reader may see it. */
    void (*board)(struct page *page, const struct state *view);
    /* What can be typed now: the moves of the reader, `n` of them. */
    void (*menu)(struct page *page, const struct state *view, const struct move *moves, int n);
    /* The short input for a move (place is its place in the list) and what it does, in words. */
    void (*key)(const struct page *page, const struct state *view, struct move move, int place,
                struct text *text);
    void (*label)(const struct page *page, const struct state *view, struct move move, struct text *text);
    /* What happened, in a sentence or none; the move as the reader may see it, both states as spectators
     * do. */
    void (*story)(const struct page *page, const struct state *before, const struct state *after,
                  struct move move, const char *words, struct text *text);
    /* A thing in full, for the input "i <number>"; NULL: there is nothing to describe. */
    void (*look)(const struct page *page, int number, struct text *text);
    /* What the odds are now; false: there are none. NULL: never. */
    bool (*odds)(const struct page *page, const struct state *view, struct text *text);
    /* A last line of the help, and of the end of a game; NULL: none. */
    void (*help)(const struct page *page, struct text *text);
    void (*ending)(const struct page *page, const struct state *end, struct text *text);
    /* A card as people call it, from the notation; NULL: the notation is what people say. */
    void (*thing)(const struct page *page, const char *notation, struct text *text);
    const struct words_reason
        *reasons;   /* the sentences of a review, by their names; NULL: it is never reviewed */
    enum word wait; /* where whoever moves first moves for all: the input that leaves it to the others */
};

/* games/NAME/face.c exports NAME_face. */
#define GAME(name) extern const struct face name##_face;
#include "games/games.def"
#undef GAME
const struct face *face_of(const struct game *game);

/* For the faces: a text, and one with its parameters, added to `out`. */
const char *page_word(const struct page *page, enum word word);
#define page_say(page, out, word, ...) words_say(out, (page)->language, word, __VA_ARGS__)
const char *page_name(const struct page *page, int seat);
void page_hue(const struct page *page, struct text *text, enum hue hue);
void page_plain(const struct page *page, struct text *text); /* the end of a hue */
/* "[key] label" for each move, as many on a line as fit. */
void page_menu(struct page *page, const struct state *view, const struct move *moves, int n);
/* A thing among others: on the same line if it fits there, else (and in plain mode) on the next. */
void page_item(struct page *page, const struct text *item);
/* From behind "> " and a name to where something stands behind each name. */
void page_to_names_end(struct page *page);
/* How many columns a text takes: characters without colour codes. */
int page_width(const char *bytes, uint32_t size);
/* Adds lines of text, broken between words where they would be wider than the page (but never in plain
 * mode). */
void page_wrap(const struct page *page, struct text *out, const char *lines);

#endif
