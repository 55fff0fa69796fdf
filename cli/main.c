/* main.c: from the first argument to a command. */
#include <errno.h>
#include <stdio.h>
#include <string.h>

#include "cli/help.h"
#include "lab/cluster.h"

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
    if (!cluster_start(&argc, &argv))
        return cluster_here()
                   ? complain("MPI cannot be started")
                   : complain(
                         "this program was built without MPI: every process would do the same work; make MPI=1 builds dizaine-mpi");
    const struct command *command = argc < 2 ? NULL : command_named(name_of(argv[1]));
    if (argc < 2) complain("a command is missing; see dizaine help");
    if (command && cluster_size() > 1 && command->run != cli_sim && command->run != cli_microscope) {
        complain("%s runs alone: only sim and microscope work with several ranks", command->name);
        command = NULL;
    }
    int code = command ? finish(command->run(argc - 1, argv + 1)) : EXIT_BAD_CALL;
    cluster_stop();
    return code;
}
