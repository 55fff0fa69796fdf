/* results.h: what the terminal remembers of a person's own games: a line for each, in the user's state folder. From it a fitting
 * opponent is found, as in the page (web/src/fitting.ts). */
#ifndef DIZAINE_CLI_RESULTS_H
#define DIZAINE_CLI_RESULTS_H

#include "cli/desk.h"

/* Notes a finished game of one person against bots of one level; any other is no measure. */
void results_note(const struct desk *desk);
/* The level at which a person's games are about even. */
const char *results_fitting(const struct game *game);

#endif
