/* files.h: files that are replaced whole. A reader sees the old file or the new one, never a half. */
#ifndef DIZAINE_CLI_FILES_H
#define DIZAINE_CLI_FILES_H

#include <stdbool.h>
#include <stdio.h>

enum { FILE_PATH_MAX = 4096 };

struct whole_file {
    FILE *stream; /* write here */
    char path[FILE_PATH_MAX], fresh[FILE_PATH_MAX + 16];
};

/* False, with errno set, if nothing can be written there. */
bool whole_open(struct whole_file *file, const char *path);
/* Puts the new file in the old one's place; false, with errno set and the old file kept, if something
 * failed. */
bool whole_commit(struct whole_file *file);
/* From now on a signal that ends the program takes the unfinished file with it: for files that take long. */
void whole_guard(const struct whole_file *file);
/* Forgets what was written. */
void whole_drop(struct whole_file *file);

#endif
