/* version.c: which Dizaine this is, for people who ask for help and for packages. */
#include <stdio.h>

#include "cli/args.h"
#include "cli/version.h" /* made by tools/version */

static const struct flag flags[] = {{0}};
static const struct usage usage = {
    .name = "version",
    .synopsis = "",
    .about = "Tells the version of this program, the commit that it was built from, the version of the rules of every "
             "game (records of other rules are not replayed), and the libraries that it was built with.",
    .flags = flags,
};

int cli_version(int argc, char **argv) {
    static const struct {
        const char *name, *version;
    } libraries[] = {DIZAINE_LIBRARIES};
    struct args args;
    int code = args_read(&args, &usage, argc, argv);
    if (code != ARGS_GO_ON) return code;
    if (!args_no_words(&args)) return EXIT_BAD_CALL;
    printf("dizaine %s (commit %s)\nrules    ", DIZAINE_VERSION, DIZAINE_COMMIT);
    for (int i = 0; game_list[i]; i++)
        printf("%s%s %d", i ? ", " : " ", game_list[i]->name, game_list[i]->rules);
    printf("\ncompiler  %s\nlibraries\n", __VERSION__);
    for (size_t i = 0; i < sizeof libraries / sizeof *libraries; i++)
        printf("  %-14s %s\n", libraries[i].name, libraries[i].version);
    return 0;
}
