/* progress.h: how far long work is: after two seconds a bar with the time left on a terminal, a line now and then in a log (a file),
 * nothing where standard error is piped on. */
#ifndef DIZAINE_LAB_PROGRESS_H
#define DIZAINE_LAB_PROGRESS_H

#include <stdint.h>
#include <stdio.h>

void progress_begin(const char *what); /* names the work in a log */
void progress_step(uint64_t done, uint64_t all);
/* Work that others do while we wait: a file that grows to about so many bytes is looked at until progress_end. */
void progress_watch(const char *path, uint64_t bytes);
/* Work that follows a file to its end: how far it is; of a pipe nobody knows. */
void progress_read(FILE *file);
void progress_end(void);

#endif
