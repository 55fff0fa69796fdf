/* launch.c: `dizaine` of the tarball, a static program: starts the real one, in lib/ beside it, with the libraries and the loader of the
 * tarball, so that nothing of the system is needed. */
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

int main(int argc, char **argv) {
    char self[PATH_MAX], folder[PATH_MAX];
    ssize_t size = readlink("/proc/self/exe", self, sizeof self - 1);
    if (size > 0)
        self[size] = 0;
    else if (strchr(argv[0], '/')) /* there may be no /proc */
        snprintf(self, sizeof self, "%s", argv[0]);
    else {
        fprintf(stderr, "dizaine: without /proc the program must be called by its path\n");
        return 2;
    }
    char *slash = strrchr(self, '/');
    snprintf(folder, sizeof folder, "%.*s/lib", (int)(slash - self), self);
    char loader[PATH_MAX + 32], program[PATH_MAX + 32], shim[PATH_MAX + 32];
    snprintf(loader, sizeof loader, "%s/ld.so", folder);
    snprintf(program, sizeof program, "%s/dizaine", folder);
    snprintf(shim, sizeof shim, "%s/relocate.so", folder);
    char **call = calloc((size_t)argc + 10, sizeof *call);
    if (!call) return 2;
    char *fixed[] = {loader, "--argv0", argv[0], "--library-path", folder, "--preload", shim, program};
    memcpy(call, fixed, sizeof fixed);
    memcpy(call + sizeof fixed / sizeof *fixed, argv + 1, (size_t)argc * sizeof *argv);
    execv(loader, call);
    perror("dizaine: lib/ld.so of the tarball");
    return 2;
}
