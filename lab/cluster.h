/* cluster.h: several processes that work as one, by MPI; without MPI (build/dizaine) there is always just one. Rank 0 hands out
 * numbered jobs and gathers their rows; the others work and say nothing. */
#ifndef DIZAINE_LAB_CLUSTER_H
#define DIZAINE_LAB_CLUSTER_H

#include <stdbool.h>
#include <stdint.h>

enum { CLUSTER_NO_JOB = -1 };

/* Called once, before anything else; false if MPI cannot be started, or if this program has none and is one of several. */
bool cluster_start(int *argc, char ***argv);
void cluster_stop(void);
bool cluster_here(void); /* this program can be one of several */
int cluster_rank(void);
int cluster_size(void);
/* Rank 0: the next message of a worker: its rank, and the job that it has done (CLUSTER_NO_JOB when it has just come) with its row;
 * false if none came within the time. */
bool cluster_receive(int64_t *row, int size, int timeout_ms, int *rank, int64_t *job);
void cluster_give(int rank, int64_t job); /* CLUSTER_NO_JOB: there is no more */
/* A worker: hands in the row of a job (or comes for the first), and takes the next. */
int64_t cluster_take(int64_t done, const int64_t *row, int size);
/* Numbers that rank 0 has go to all. */
void cluster_share(void *bytes, int size);

#endif
