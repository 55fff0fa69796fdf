/* work.c: see work.h. A checkpoint is a header and then rows as they were finished, each with its number and a hash: a row that was cut
 * off by a crash is the last one, and is worked out again. */
#include "lab/work.h"

#include <errno.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "lab/cluster.h"
#include "lab/progress.h"

enum { MAGIC_BYTES = 8 };
static const char magic[MAGIC_BYTES] = "DZWORK1\n";

struct header {
    char magic[MAGIC_BYTES];
    uint64_t plan;
    int64_t jobs, numbers;
};

struct run {
    const struct work *work;
    int64_t *rows;
    uint8_t *done;
    FILE *kept;
    int trouble;
    int64_t next, finished;
    pthread_mutex_t lock;
    pthread_cond_t changed;
    int working;
};

uint64_t work_hash(uint64_t hash, const void *bytes, uint32_t size) {
    const uint8_t *byte = bytes;
    for (uint32_t i = 0; i < size; i++) hash = (hash ^ byte[i]) * 0x100000001b3u;
    return hash;
}

static uint64_t row_hash(const struct work *work, int64_t job, const int64_t *row) {
    uint64_t hash = work_hash(work->plan ^ 0xcbf29ce484222325u, &job, sizeof job);
    return work_hash(hash, row, (uint32_t)work->numbers * sizeof *row);
}

/* ---- The checkpoint ---- */

static const char *read_rows(struct run *run, FILE *file) {
    const struct work *work = run->work;
    size_t row_bytes = (size_t)work->numbers * sizeof(int64_t);
    int64_t *row = malloc(row_bytes);
    const char *fault = NULL;
    long good = ftell(file);
    if (!row) abort();
    for (;;) {
        int64_t job;
        uint64_t hash;
        if (fread(&job, sizeof job, 1, file) != 1 || fread(row, row_bytes, 1, file) != 1 ||
            fread(&hash, sizeof hash, 1, file) != 1)
            break; /* the end, or a row that was cut off */
        if (job < 0 || job >= work->jobs || hash != row_hash(work, job, row)) {
            fault = "the checkpoint is damaged";
            break;
        }
        memcpy(run->rows + job * work->numbers, row, row_bytes);
        run->finished += !run->done[job];
        run->done[job] = 1;
        good = ftell(file);
    }
    free(row);
    if (!fault && (ftruncate(fileno(file), good) != 0 || fseek(file, good, SEEK_SET) != 0))
        fault = "the checkpoint cannot be written";
    return fault;
}

static const char *open_checkpoint(struct run *run) {
    const struct work *work = run->work;
    struct header header = {.plan = work->plan, .jobs = work->jobs, .numbers = work->numbers}, found;
    memcpy(header.magic, magic, sizeof magic);
    FILE *file = fopen(work->checkpoint, "r+b");
    if (!file && errno == ENOENT) {
        run->kept = fopen(work->checkpoint, "wb");
        if (!run->kept || fwrite(&header, sizeof header, 1, run->kept) != 1 || fflush(run->kept) != 0)
            return "the checkpoint cannot be written";
        return NULL;
    }
    if (!file) return "the checkpoint cannot be read";
    run->kept = file;
    if (fread(&found, sizeof found, 1, file) != 1 || memcmp(found.magic, magic, sizeof magic) != 0)
        return "the checkpoint is damaged, or no checkpoint at all";
    if (memcmp(&found, &header, sizeof header) != 0)
        return "the checkpoint is of other work: other settings, games or seed";
    return read_rows(run, file);
}

/* With the lock. */
static void keep(struct run *run, int64_t job, const int64_t *row) {
    const struct work *work = run->work;
    size_t row_bytes = (size_t)work->numbers * sizeof *row;
    uint64_t hash = row_hash(work, job, row);
    if (row != run->rows + job * work->numbers) memcpy(run->rows + job * work->numbers, row, row_bytes);
    run->done[job] = 1;
    run->finished++;
    if (!run->kept) return;
    if (fwrite(&job, sizeof job, 1, run->kept) != 1 || fwrite(row, row_bytes, 1, run->kept) != 1 ||
        fwrite(&hash, sizeof hash, 1, run->kept) != 1 || fflush(run->kept) != 0)
        run->trouble = errno ? errno : EIO;
}

/* ---- Threads ---- */

/* With the lock. */
static int64_t next_job(struct run *run) {
    for (;;) {
        int64_t job = run->next++;
        if (job >= run->work->jobs) return CLUSTER_NO_JOB;
        if (!run->done[job]) return job;
    }
}

static void *labour(void *argument) {
    struct run *run = argument;
    const struct work *work = run->work;
    pthread_mutex_lock(&run->lock);
    for (int64_t job; !run->trouble && (job = next_job(run)) != CLUSTER_NO_JOB;) {
        int64_t *row = run->rows + job * work->numbers;
        pthread_mutex_unlock(&run->lock);
        work->run(work->with, job, row);
        pthread_mutex_lock(&run->lock);
        keep(run, job, row);
        pthread_cond_broadcast(&run->changed);
    }
    run->working--;
    pthread_cond_broadcast(&run->changed);
    pthread_mutex_unlock(&run->lock);
    return NULL;
}

enum { THREADS = 256 };

static int begin_threads(struct run *run, pthread_t *threads, int count) {
    if (count > THREADS) count = THREADS;
    run->working = count;
    for (int i = 0; i < count; i++)
        if (pthread_create(&threads[i], NULL, labour, run) != 0) abort();
    return count;
}

static void on_threads(struct run *run) {
    pthread_t threads[THREADS];
    int begun = begin_threads(run, threads, run->work->threads);
    pthread_mutex_lock(&run->lock);
    while (run->working > 0) {
        struct timespec soon;
        clock_gettime(CLOCK_REALTIME, &soon);
        soon.tv_nsec += 100000000;
        if (soon.tv_nsec >= 1000000000) soon.tv_sec++, soon.tv_nsec -= 1000000000;
        pthread_cond_timedwait(&run->changed, &run->lock, &soon);
        progress_step((uint64_t)run->finished, (uint64_t)run->work->jobs);
    }
    pthread_mutex_unlock(&run->lock);
    for (int i = 0; i < begun; i++) pthread_join(threads[i], NULL);
}

/* ---- Ranks ---- */

static char last_words[512];

/* mpirun ends all ranks when one has died. */
static void on_end(int signal) {
    if (write(STDERR_FILENO, last_words, strlen(last_words)) < 0) _exit(2);
    _exit(2);
}

static void prepare_end(const struct work *work) {
    snprintf(last_words, sizeof last_words,
             "dizaine: the job was ended from outside, as when a rank dies; %s%s\n",
             work->again        ? work->again
             : work->checkpoint ? "what was finished is kept: run the same command again to go on from "
                                : "without --checkpoint FILE nothing is kept",
             work->checkpoint ? work->checkpoint : "");
    signal(SIGTERM, on_end);
}

/* Rank 0 hands out one job at a time, and has a thread that works like any other rank. */
static void lead(struct run *run) {
    const struct work *work = run->work;
    int64_t *row = malloc(((size_t)work->numbers + 1) * sizeof *row), job;
    int rank, ranks = cluster_size() - 1;
    pthread_t thread;
    if (!row) abort();
    prepare_end(work);
    begin_threads(run, &thread, 1);
    for (bool busy = true; ranks || busy;) {
        bool came = cluster_receive(row, work->numbers, ranks ? 100 : 1, &rank, &job);
        pthread_mutex_lock(&run->lock);
        if (came && job != CLUSTER_NO_JOB) keep(run, job, row);
        int64_t next = !came || run->trouble ? CLUSTER_NO_JOB : next_job(run), finished = run->finished;
        busy = run->working > 0;
        pthread_mutex_unlock(&run->lock);
        if (came) cluster_give(rank, next);
        ranks -= came && next == CLUSTER_NO_JOB;
        progress_step((uint64_t)finished, (uint64_t)work->jobs);
    }
    pthread_join(thread, NULL);
    if (!work->again) signal(SIGTERM, SIG_DFL); /* who says how to go on works on */
    free(row);
}

static void follow(struct run *run) {
    const struct work *work = run->work;
    int64_t *row = calloc((size_t)work->numbers, sizeof *row);
    if (!row) abort();
    for (int64_t job = cluster_take(CLUSTER_NO_JOB, row, work->numbers); job != CLUSTER_NO_JOB;
         job = cluster_take(job, row, work->numbers)) {
        memset(row, 0, (size_t)work->numbers * sizeof *row);
        work->run(work->with, job, row);
    }
    free(row);
}

const char *work_run(const struct work *work, int64_t *rows) {
    struct run run = {
        .work = work, .rows = rows, .lock = PTHREAD_MUTEX_INITIALIZER, .changed = PTHREAD_COND_INITIALIZER};
    int8_t begins = 1;
    const char *fault = NULL;
    run.done = calloc((size_t)work->jobs, 1);
    if (!run.done) abort();
    if (cluster_rank() == 0 && work->checkpoint && (fault = open_checkpoint(&run))) begins = 0;
    if (cluster_size() > 1) cluster_share(&begins, 1);
    if (begins) {
        progress_begin(work->what);
        if (cluster_size() == 1)
            on_threads(&run);
        else if (cluster_rank() == 0)
            lead(&run);
        else
            follow(&run);
        progress_end();
    }
    if (run.trouble) fault = "the checkpoint cannot be written";
    if (run.kept && fclose(run.kept) != 0 && !fault) fault = "the checkpoint cannot be written";
    free(run.done);
    return fault;
}
