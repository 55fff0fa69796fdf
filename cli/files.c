/* files.c: see files.h. */
#include "cli/files.h"

#include <errno.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

bool atomic_open(struct atomic_file *file, const char *path) {
    struct stat there;
    file->stream = NULL;
    if (strlen(path) >= sizeof file->path) {
        errno = ENAMETOOLONG;
        return false;
    }
    strcpy(file->path, path);
    file->fresh[0] = 0;
    bool exists = stat(path, &there) == 0;
    if (exists && !S_ISREG(there.st_mode)) {
        /* A pipe or a device cannot be replaced; a folder is refused by fopen. */
        file->stream = fopen(path, "w");
        return file->stream;
    }
    snprintf(file->fresh, sizeof file->fresh, "%s.XXXXXX", path);
    int descriptor = mkstemp(file->fresh);
    if (descriptor < 0) return false;
    /* As if it had been written over, or made by open: mkstemp keeps it from everybody else, whatever people want. */
    mode_t mask = umask(0);
    umask(mask);
    fchmod(descriptor, exists ? there.st_mode & 0777 : 0666 & ~mask);
    file->stream = fdopen(descriptor, "w");
    return file->stream;
}

bool atomic_commit(struct atomic_file *file) {
    bool written = fflush(file->stream) == 0 && !ferror(file->stream);
    if (written && file->fresh[0]) written = fsync(fileno(file->stream)) == 0;
    int trouble = errno;
    if (fclose(file->stream) != 0 && written) {
        written = false;
        trouble = errno;
    }
    file->stream = NULL;
    if (!file->fresh[0]) {
        errno = trouble;
        return written;
    }
    if (written && rename(file->fresh, file->path) == 0) return true;
    if (written) trouble = errno;
    unlink(file->fresh);
    errno = trouble;
    return false;
}

static char guarded[FILE_PATH_MAX + 16];

static void on_end(int number) {
    unlink(guarded);
    signal(number, SIG_DFL);
    raise(number);
}

void atomic_guard(const struct atomic_file *file) {
    static const int ends[] = {SIGINT, SIGTERM, SIGHUP};
    strcpy(guarded, file->fresh);
    for (size_t i = 0; guarded[0] && i < sizeof ends / sizeof *ends; i++)
        sigaction(ends[i], &(struct sigaction){.sa_handler = on_end}, NULL);
}

void atomic_drop(struct atomic_file *file) {
    if (!file->stream) return;
    fclose(file->stream);
    file->stream = NULL;
    if (file->fresh[0]) unlink(file->fresh);
}
