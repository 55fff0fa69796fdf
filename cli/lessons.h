/* lessons.h: the first game of each game, as games/NAME/lesson.txt writes it down; tools/lessons makes the tables. */
#ifndef DIZAINE_CLI_LESSONS_H
#define DIZAINE_CLI_LESSONS_H

#include "words/words.h"

/* A move ("0 draw", "* b3"), or something that is said. Texts are a word and one more; 0 is none. */
struct lesson_line {
    const char *text; /* the move; or the place that is spoken of, which only a page can point at */
    int say, missed;  /* what is said, and what is answered to another move than the one asked for */
    int words;        /* of a move: the text that it ends with, as a clue */
};

struct lesson {
    const char *game;
    int players;
    const char *level;   /* of the bots that go on when it is over */
    const char *options; /* "goal=50,…" */
    const struct lesson_line *lines;
    uint32_t size;
};

/* Ends with a NULL game. */
extern const struct lesson lessons[];

#endif
