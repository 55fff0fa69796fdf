/* deck_compose.h: a deck of 84 painted cards from words or from a recipe file, without building anything anew. */
#ifndef DIZAINE_CLI_DECK_COMPOSE_H
#define DIZAINE_CLI_DECK_COMPOSE_H
#include <stdint.h>

/* `recipe` is a file, or NULL; `words` what is wished, or NULL. Writes 84 pictures, cards.txt, sheet.svg and
 * scenes.def into `dir`; the exit code. A seed below 0: the file's, or 1. */
int cli_deck_compose_own(const char *recipe, const char *words, const char *dir, int64_t seed);

#endif
