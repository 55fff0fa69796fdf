/* help.h: what the tables of commands and their flags say, as help, as manual pages and as completions. */
#ifndef DIZAINE_CLI_HELP_H
#define DIZAINE_CLI_HELP_H

#include "cli/args.h"

struct command {
    const char *name, *summary;
    int (*run)(int argc, char **argv);
};
extern const struct command command_list[]; /* ends with a NULL name */

/* The command of that name; NULL after a complaint. */
const struct command *command_named(const char *name);
/* Has a command, or one of its own commands, hand its usage to `show` instead of printing help. */
void command_usage(const struct command *command, const char *own, void (*show)(const struct usage *usage));

/* The values that an option of a game can have, the standard first: "true or false". */
void option_values(const struct option *option, struct text *out);

/* A page of the manual in the language of the environment: of a command, or of one of its own
 * commands, or of the program if it is NULL. */
void manual_page(const struct command *command, const char *own);
/* Completions for a shell; false if it is none of bash, zsh and fish. */
bool completions(const char *shell);

#endif
