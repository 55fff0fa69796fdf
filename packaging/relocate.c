/* relocate.c: in the tarball, loaded before everything else. Two things of a program depend on where it lies: libwebsockets looks for its
 * event loop in the folder that it was built for, and the sandbox for pictures starts /proc/self/exe, which is the loader here. Both are led to
 * the tarball's own files. */
#define _GNU_SOURCE
#include <dirent.h>
#include <dlfcn.h>
#include <limits.h>
#include <spawn.h>
#include <stdio.h>
#include <string.h>

static char folder[PATH_MAX];

__attribute__((constructor)) static void find_folder(void) {
    Dl_info info;
    if (!dladdr((void *)find_folder, &info) || !info.dli_fname) return;
    snprintf(folder, sizeof folder, "%s", info.dli_fname);
    char *slash = strrchr(folder, '/');
    if (slash) *slash = 0;
}

/* Whether a path is, or lies in, the folder for libraries of a Debian system; `rest` is what follows. */
static const char *inside(const char *path) {
    static const char libraries[] = LIBRARIES;
    size_t size = sizeof libraries - 1;
    return path && strncmp(path, libraries, size) == 0 && (path[size] == '/' || !path[size]) ? path + size : NULL;
}

static const char *moved(const char *path, char to[PATH_MAX]) {
    const char *rest = inside(path);
    if (!rest) return path;
    snprintf(to, PATH_MAX, "%s%s", folder, rest);
    return to;
}

int scandir(const char *path, struct dirent ***list, int (*filter)(const struct dirent *),
            int (*compare)(const struct dirent **, const struct dirent **)) {
    int (*real)(const char *, struct dirent ***, int (*)(const struct dirent *),
                int (*)(const struct dirent **, const struct dirent **)) = dlsym(RTLD_NEXT, "scandir");
    char to[PATH_MAX];
    return real(moved(path, to), list, filter, compare);
}

DIR *opendir(const char *path) {
    DIR *(*real)(const char *) = dlsym(RTLD_NEXT, "opendir");
    char to[PATH_MAX];
    return real(moved(path, to));
}

void *dlopen(const char *path, int flags) {
    void *(*real)(const char *, int) = dlsym(RTLD_NEXT, "dlopen");
    char to[PATH_MAX];
    return real(moved(path, to), flags);
}

int posix_spawn(pid_t *child, const char *path, const posix_spawn_file_actions_t *actions, const posix_spawnattr_t *attributes,
                char *const argv[], char *const environment[]) {
    int (*real)(pid_t *, const char *, const posix_spawn_file_actions_t *, const posix_spawnattr_t *, char *const[], char *const[]) =
        dlsym(RTLD_NEXT, "posix_spawn");
    if (strcmp(path, "/proc/self/exe") != 0) return real(child, path, actions, attributes, argv, environment);
    char loader[PATH_MAX + 32], program[PATH_MAX + 32], *call[32];
    snprintf(loader, sizeof loader, "%s/ld.so", folder);
    snprintf(program, sizeof program, "%s/dizaine", folder);
    char *fixed[] = {loader, "--argv0", argv[0], "--library-path", folder, program};
    size_t size = sizeof fixed / sizeof *fixed;
    memcpy(call, fixed, sizeof fixed);
    for (char *const *word = argv + 1; *word && size < 31; word++) call[size++] = *word;
    call[size] = NULL;
    return real(child, loader, actions, attributes, call, environment);
}
