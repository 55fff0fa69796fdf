/* args.h: the one way in which every command reads its arguments, complains and shows its help. */
#ifndef DIZAINE_CLI_ARGS_H
#define DIZAINE_CLI_ARGS_H

#include "engine/game.h"

enum {
    ARGS_MAX = 64,     /* words and flags of one command line, each */
    ARGS_GO_ON = -1,   /* args_read: the command may begin */
    EXIT_BAD_CALL = 2, /* the caller's mistake: nothing was done */
};

/* A flag of a command; a list of them ends with a NULL name. */
struct flag {
    const char *name;  /* without the dashes */
    const char *value; /* what stands behind it, as in "N"; NULL: a switch */
    const char *help;
};

struct usage {
    const char *name;     /* of the command */
    const char *synopsis; /* what follows the name */
    const char *about;    /* a few sentences for `help NAME`, which breaks the lines */
    const struct flag *flags;
    const struct flag *commands; /* of its own, each with what follows its name; NULL: none */
};

struct args {
    const struct usage *usage;
    int words_count, flags_count;
    const char *words[ARGS_MAX]; /* what is not a flag */
    const struct flag *flags[ARGS_MAX];
    const char *values[ARGS_MAX];
};

/* ARGS_GO_ON, or the exit code: 0 after --help, EXIT_BAD_CALL after a complaint. */
int args_read(struct args *args, const struct usage *usage, int argc, char **argv);
/* What --help does with the usage of a command; print it, unless help.h says otherwise. */
extern void (*args_show)(const struct usage *usage);
/* False after a complaint: for commands that take flags only. */
bool args_no_words(const struct args *args);
bool args_has(const struct args *args, const char *name);
/* The last value of a flag, or NULL. */
const char *args_value(const struct args *args, const char *name);
/* A number in [least, most] or, without the flag, `number` as it was; false after a complaint. */
bool args_number(const struct args *args, const char *name, int64_t least, int64_t most, int64_t *number);
/* The game of that name; NULL after a complaint. */
const struct game *args_game(const char *name);
/* --players (without it the standard given) and every --option; false after a complaint. */
bool args_options(const struct args *args, const struct game *game, int standard, struct options *options);

/* Every command, as in commands.def; argv[0] is its name. */
#define COMMAND(name, summary) int cli_##name(int argc, char **argv);
#include "cli/all_commands.def"
#undef COMMAND

/* One sentence on standard error, in the language of the environment (said.h); returns EXIT_BAD_CALL. */
/* Words from column `at` on; a line that would be wider than a terminal goes on below, at column `margin`. */
void print_wrapped(const char *words, int at, int margin);
/* Why the system refused, by errno, in the language of the terminal. */
const char *system_says(int number);
int complain(const char *format, ...) __attribute__((format(printf, 1, 2)));

#endif
