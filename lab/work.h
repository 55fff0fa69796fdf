/* work.h: many independent jobs, each of which fills a row of integers that depends only on its number. They run on all cores or on all
 * ranks of a cluster, in any order, with the same rows in the end; what is finished is kept in a file if one is named. */
#ifndef DIZAINE_LAB_WORK_H
#define DIZAINE_LAB_WORK_H

#include <stdbool.h>
#include <stdint.h>

struct work {
    const char *what; /* for a log: "microscope" */
    uint64_t plan;    /* a hash of all parameters: a checkpoint of another plan is refused */
    int64_t jobs;
    int numbers; /* in a row */
    int threads;
    const char *checkpoint; /* a file, or NULL */
    const char *again;      /* how to go on after a rank has died, where there is no such file; or NULL */
    void (*run)(const void *with, int64_t job, int64_t *row);
    const void *with;
};

/* Fills in rows [jobs * numbers]. A sentence why not, or NULL; on ranks above 0 the rows stay empty. */
const char *work_run(const struct work *work, int64_t *rows);
uint64_t work_hash(uint64_t hash, const void *bytes, uint32_t size);

#endif
