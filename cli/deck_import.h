/* deck_import.h: one of the commands of `dizaine deck`. */
#ifndef DIZAINE_CLI_DECK_IMPORT_H
#define DIZAINE_CLI_DECK_IMPORT_H

int cli_deck_import(int argc, char **argv); /* argv[0] is its name */

#endif
