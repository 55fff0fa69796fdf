/* aloud.h: a clue that was said, sung or mimed at the table. Its words in the record are "[aloud]", which nobody
 * hears, and behind it, if the storyteller likes, what bots are told instead: "[aloud] the sea". To the rules it is
 * a clue like any other. */
#ifndef DIZAINE_GAMES_DIXIT_ALOUD_H
#define DIZAINE_GAMES_DIXIT_ALOUD_H

#include <stdbool.h>
#include <string.h>

/* What bots hear of a clue: all of it, or of one that was told aloud the words behind the mark, perhaps none. */
static inline const char *dixit_heard(const char *clue, bool *aloud) {
    static const char mark[] = "[aloud]";
    size_t size = sizeof mark - 1;
    *aloud = strncmp(clue, mark, size) == 0 && (clue[size] == 0 || clue[size] == ' ');
    if (*aloud) clue += size + (clue[size] == ' ');
    return clue;
}

#endif
