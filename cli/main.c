/* main.c: from the first argument to a command. */
#include <errno.h>
#include <stdio.h>
#include <string.h>

#include "cli/help.h"

/* What was printed must have arrived: a full disk is a failure, also when it takes but the last bytes. */
static int finish(int code) {
    if (fflush(stdout) == 0 && !ferror(stdout)) return code;
    return code ? code : complain("standard output cannot be written: %s", strerror(errno));
}

/* What other programs call an option is a command here. */
static const char *name_of(const char *word) {
    if (strcmp(word, "--help") == 0 || strcmp(word, "-h") == 0) return "help";
    return strcmp(word, "--version") == 0 ? "version" : word;
}

int main(int argc, char **argv) {
    if (argc < 2) return complain("a command is missing; see dizaine help");
    const struct command *command = command_named(name_of(argv[1]));
    return command ? finish(command->run(argc - 1, argv + 1)) : EXIT_BAD_CALL;
}
