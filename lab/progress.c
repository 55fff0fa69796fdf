/* progress.c: see progress.h. */
#include "lab/progress.h"

#include <limits.h>
#include <pthread.h>
#include <stdbool.h>
#include <stdio.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

enum { PATIENCE_MS = 2000, BAR_MS = 100, LINE_MS = 10000, WIDTH = 32 };

static struct {
    enum { NOTHING, BAR, LINES } kind;
    const char *what;
    int64_t begun, told;
    FILE *file; /* that was read last, and its size */
    uint64_t bytes;
} now;

/* The file that is looked at, by a thread of its own. */
static struct {
    char path[PATH_MAX];
    uint64_t bytes;
    pthread_t thread;
    pthread_mutex_t lock;
    pthread_cond_t ends;
    bool looks;
} watch = {.lock = PTHREAD_MUTEX_INITIALIZER, .ends = PTHREAD_COND_INITIALIZER};

static int64_t clock_ms(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (int64_t)time.tv_sec * 1000 + time.tv_nsec / 1000000;
}

void progress_begin(const char *what) {
    struct stat file;
    now.what = what;
    now.begun = clock_ms();
    now.told = 0;
    now.file = NULL;
    now.kind = isatty(STDERR_FILENO)                                       ? BAR
               : fstat(STDERR_FILENO, &file) == 0 && S_ISREG(file.st_mode) ? LINES
                                                                           : NOTHING;
}

static void time_left(int64_t spent, uint64_t done, uint64_t all, char text[32]) {
    int64_t left = done ? (int64_t)((double)spent * (double)(all - done) / (double)done / 1000) : -1;
    if (left < 0)
        snprintf(text, 32, "?");
    else if (left >= 3600)
        snprintf(text, 32, "%lld h %02lld min", (long long)(left / 3600), (long long)(left / 60 % 60));
    else if (left >= 60)
        snprintf(text, 32, "%lld min %02lld s", (long long)(left / 60), (long long)(left % 60));
    else
        snprintf(text, 32, "%lld s", (long long)left);
}

void progress_step(uint64_t done, uint64_t all) {
    int64_t time = clock_ms(), spent = time - now.begun;
    char left[32];
    if (now.kind == NOTHING || !all || spent < PATIENCE_MS) return;
    if (now.told && time - now.told < (now.kind == BAR ? BAR_MS : LINE_MS)) return;
    now.told = time;
    if (done > all) done = all;
    time_left(spent, done, all, left);
    int filled = (int)(done * WIDTH / all), percent = (int)(done * 100 / all);
    if (now.kind == BAR)
        fprintf(stderr, "\r[%.*s%*s] %3d %%  -%s\033[K", filled, "################################",
                WIDTH - filled, "", percent, left);
    else
        fprintf(stderr, "dizaine: %s: %d %%, %llu of %llu, %s left\n", now.what, percent,
                (unsigned long long)done, (unsigned long long)all, left);
    fflush(stderr);
}

void progress_read(FILE *file) {
    struct stat of;
    if (now.file != file)
        now.bytes = fstat(fileno(file), &of) == 0 && S_ISREG(of.st_mode) ? (uint64_t)of.st_size : 0;
    now.file = file;
    if (now.bytes) progress_step((uint64_t)ftell(file), now.bytes);
}

static void *look(void *unused) {
    pthread_mutex_lock(&watch.lock);
    while (watch.looks) {
        struct stat there;
        struct timespec soon;
        if (stat(watch.path, &there) == 0) progress_step((uint64_t)there.st_size, watch.bytes);
        clock_gettime(CLOCK_REALTIME, &soon);
        soon.tv_nsec += BAR_MS * 1000000;
        if (soon.tv_nsec >= 1000000000) soon.tv_sec++, soon.tv_nsec -= 1000000000;
        pthread_cond_timedwait(&watch.ends, &watch.lock, &soon);
    }
    pthread_mutex_unlock(&watch.lock);
    return NULL;
}

void progress_watch(const char *path, uint64_t bytes) {
    if (now.kind == NOTHING || watch.looks) return;
    snprintf(watch.path, sizeof watch.path, "%s", path);
    watch.bytes = bytes;
    watch.looks = true;
    if (pthread_create(&watch.thread, NULL, look, NULL) != 0) watch.looks = false;
}

static void stop_looking(void) {
    if (!watch.looks) return;
    pthread_mutex_lock(&watch.lock);
    watch.looks = false;
    pthread_cond_signal(&watch.ends);
    pthread_mutex_unlock(&watch.lock);
    pthread_join(watch.thread, NULL);
}

void progress_end(void) {
    stop_looking();
    if (now.kind == BAR && now.told) fputs("\r\033[K", stderr);
    now.kind = NOTHING;
}
