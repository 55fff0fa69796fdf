/* licences.c: the licence of Dizaine, and those of what is inside its program. */
#include <stdio.h>

#include "cli/args.h"

extern const char cli_notices[]; /* notices.S */

static const struct flag flags[] = {{0}};
static const struct usage usage = {
    .name = "licences",
    .synopsis = "",
    .about = "Prints the licence of Dizaine, and the notices of the font and the libraries that are in its page.",
    .flags = flags,
};

int cli_licences(int argc, char **argv) {
    struct args args;
    int code = args_read(&args, &usage, argc, argv);
    if (code != ARGS_GO_ON) return code;
    if (!args_no_words(&args)) return EXIT_BAD_CALL;
    fputs(cli_notices, stdout);
    return 0;
}
