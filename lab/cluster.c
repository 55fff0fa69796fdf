/* cluster.c: see cluster.h. */
#include "lab/cluster.h"

#include <stdlib.h>
#include <string.h>

#ifdef WITH_MPI

#include <fcntl.h>
#include <mpi.h>
#include <time.h>
#include <unistd.h>

enum { JOB_DONE = 1, JOB_NEXT = 2 };

static int rank, size;

bool cluster_here(void) {
    return true;
}

int cluster_rank(void) {
    return rank;
}

int cluster_size(void) {
    return size;
}

/* All ranks parse the same arguments: only rank 0 prints errors. */
static void be_silent(void) {
    int nowhere = open("/dev/null", O_WRONLY);
    if (nowhere < 0) return;
    dup2(nowhere, STDOUT_FILENO);
    dup2(nowhere, STDERR_FILENO);
    close(nowhere);
}

bool cluster_start(int *argc, char ***argv) {
    int threads; /* rank 0 plays in a thread of its own, but only its first one speaks */
    if (MPI_Init_thread(argc, argv, MPI_THREAD_FUNNELED, &threads) != MPI_SUCCESS) return false;
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    if (rank) be_silent();
    return true;
}

void cluster_stop(void) {
    int begun = 0, ended = 0;
    MPI_Initialized(&begun);
    MPI_Finalized(&ended);
    if (begun && !ended) MPI_Finalize();
}

static void rest(void) {
    nanosleep(&(struct timespec){.tv_nsec = 200000}, NULL);
}

/* As MPI_Wait, which would take a core all the while. */
static void await(MPI_Request *request) {
    int there = 0;
    while (MPI_Test(request, &there, MPI_STATUS_IGNORE) == MPI_SUCCESS && !there) rest();
}

bool cluster_receive(int64_t *row, int numbers, int timeout_ms, int *from, int64_t *job) {
    MPI_Status status;
    int there = 0;
    for (int waited = 0; !there && waited <= 5 * timeout_ms; waited++) {
        MPI_Iprobe(MPI_ANY_SOURCE, JOB_DONE, MPI_COMM_WORLD, &there, &status);
        if (!there) rest();
    }
    if (!there) return false;
    *from = status.MPI_SOURCE;
    MPI_Recv(row, numbers + 1, MPI_INT64_T, *from, JOB_DONE, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    *job = row[0];
    memmove(row, row + 1, (size_t)numbers * sizeof *row);
    return true;
}

void cluster_give(int to, int64_t job) {
    MPI_Send(&job, 1, MPI_INT64_T, to, JOB_NEXT, MPI_COMM_WORLD);
}

int64_t cluster_take(int64_t done, const int64_t *row, int numbers) {
    int64_t *message = calloc((size_t)numbers + 1, sizeof *message), job;
    MPI_Request request;
    if (!message) abort();
    message[0] = done;
    if (row) memcpy(message + 1, row, (size_t)numbers * sizeof *row);
    MPI_Send(message, numbers + 1, MPI_INT64_T, 0, JOB_DONE, MPI_COMM_WORLD);
    free(message);
    MPI_Irecv(&job, 1, MPI_INT64_T, 0, JOB_NEXT, MPI_COMM_WORLD, &request);
    await(&request);
    return job;
}

void cluster_share(void *bytes, int count) {
    MPI_Request request;
    MPI_Ibcast(bytes, count, MPI_BYTE, 0, MPI_COMM_WORLD, &request);
    await(&request);
}

#else

bool cluster_here(void) {
    return false;
}

int cluster_rank(void) {
    return 0;
}

int cluster_size(void) {
    return 1;
}

/* What mpirun and srun tell the processes that they start. */
bool cluster_start(int *argc, char ***argv) {
    static const char *const told[] = {"OMPI_COMM_WORLD_SIZE", "PMI_SIZE"};
    for (int i = 0; i < 2; i++) {
        const char *count = getenv(told[i]);
        if (count && atoi(count) > 1) return false;
    }
    return true;
}

void cluster_stop(void) {}

bool cluster_receive(int64_t *row, int numbers, int timeout_ms, int *from, int64_t *job) {
    return false;
}

void cluster_give(int to, int64_t job) {}

int64_t cluster_take(int64_t done, const int64_t *row, int numbers) {
    return CLUSTER_NO_JOB;
}

void cluster_share(void *bytes, int count) {}

#endif
