/* deck_import.h: decks of one's own, for `dizaine deck`. */
#ifndef DIZAINE_CLI_DECK_IMPORT_H
#define DIZAINE_CLI_DECK_IMPORT_H

#include "cli/args.h"

int cli_deck_import(int argc, char **argv); /* argv[0] is "import" */
/* A line for each deck of the library that --library names, or of the user's own. */
void cli_deck_list_own(const struct args *args);

#endif
