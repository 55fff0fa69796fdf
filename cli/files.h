/* files.h: files that are replaced whole. A reader sees the old file or the new one, never a half. */
#ifndef DIZAINE_CLI_FILES_H
#define DIZAINE_CLI_FILES_H

#include <stdbool.h>
#include <stdio.h>

enum { FILE_PATH_MAX = 4096 };

struct atomic_file {
    FILE *stream; /* write here */
    char path[FILE_PATH_MAX], fresh[FILE_PATH_MAX + 16];
};

/* False, with errno set, if nothing can be written there. */
bool atomic_open(struct atomic_file *file, const char *path);
/* Puts the new file in the old one's place; false, with errno set and the old file kept, if something
 * failed. */
bool atomic_commit(struct atomic_file *file);
/* From now on a signal that ends the program takes the unfinished file with it: for files that take long. */
void atomic_guard(const struct atomic_file *file);
/* Forgets what was written. */
void atomic_drop(struct atomic_file *file);

#endif
