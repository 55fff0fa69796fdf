"""timeshift.py: a server whose time of day a test can set, or whose time runs slower than ours, or whose luck follows from a seed."""
import os
import subprocess

SOURCE = r"""
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/time.h>
#include <time.h>
static long shift(void) {
    long seconds = 0;
    FILE *file = fopen(getenv("TIME_SHIFT"), "r");
    if (file && fscanf(file, "%ld", &seconds) != 1) seconds = 0;
    if (file) fclose(file);
    return seconds;
}
static void slow_down(clockid_t id, struct timespec *now) {
    static struct timespec first[16];
    long slow = atol(getenv("TIME_SLOW"));
    if (slow <= 1 || id < 0 || id >= 16 || id == CLOCK_PROCESS_CPUTIME_ID || id == CLOCK_THREAD_CPUTIME_ID) return;
    if (!first[id].tv_sec) first[id] = *now;
    long long ns = ((now->tv_sec - first[id].tv_sec) * 1000000000ll + now->tv_nsec - first[id].tv_nsec) / slow + first[id].tv_nsec;
    now->tv_sec = first[id].tv_sec + ns / 1000000000;
    now->tv_nsec = ns % 1000000000;
}
int clock_gettime(clockid_t id, struct timespec *now) {
    static int (*real)(clockid_t, struct timespec *);
    if (!real) *(void **)&real = dlsym(RTLD_NEXT, "clock_gettime");
    int result = real(id, now);
    slow_down(id, now);
    if (id == CLOCK_REALTIME) now->tv_sec += shift();
    return result;
}
int gettimeofday(struct timeval *restrict now, void *restrict zone) {
    struct timespec real;
    clock_gettime(CLOCK_REALTIME, &real);
    now->tv_sec = real.tv_sec;
    now->tv_usec = real.tv_nsec / 1000;
    return 0;
}
time_t time(time_t *to) {
    struct timespec real;
    clock_gettime(CLOCK_REALTIME, &real);
    if (to) *to = real.tv_sec;
    return real.tv_sec;
}
/* libsodium's, from RANDOM_SEED where it is set (splitmix64). */
static int seeded(uint64_t *word) {
    static uint64_t state;
    const char *seed = getenv("RANDOM_SEED");
    if (!seed) return 0;
    if (!state) state = strtoull(seed, NULL, 10) * 0x9e3779b97f4a7c15u + 1;
    uint64_t z = state += 0x9e3779b97f4a7c15u;
    z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9u;
    z = (z ^ z >> 27) * 0x94d049bb133111ebu;
    *word = z ^ z >> 31;
    return 1;
}
void randombytes_buf(void *const to, const size_t size) {
    static void (*real)(void *, size_t);
    uint64_t word;
    if (!getenv("RANDOM_SEED")) {
        if (!real) *(void **)&real = dlsym(RTLD_NEXT, "randombytes_buf");
        real(to, size);
        return;
    }
    for (size_t i = 0; i < size; i++) {
        if (i % 8 == 0) seeded(&word);
        ((uint8_t *)to)[i] = (uint8_t)(word >> 8 * (i % 8));
    }
}
uint32_t randombytes_uniform(const uint32_t bound) {
    static uint32_t (*real)(uint32_t);
    uint64_t word;
    if (seeded(&word)) return (uint32_t)((word >> 32) * bound >> 32);
    if (!real) *(void **)&real = dlsym(RTLD_NEXT, "randombytes_uniform");
    return real(bound);
}
"""


class TimeShift:
    """Makes a library in a folder; servers that `environment` is given to take their time of day from here."""

    def __init__(self, folder, slow=1):
        self.library, self.path, self.seconds, self.slow = os.path.join(folder, "time.so"), os.path.join(folder, "shift"), 0, slow
        subprocess.run(["gcc", "-shared", "-fPIC", "-O1", "-xc", "-o", self.library, "-", "-ldl"], input=SOURCE, text=True, check=True)
        self.jump(0)

    def jump(self, seconds):
        self.seconds += seconds
        with open(self.path + ".new", "w") as file:
            file.write(str(self.seconds))
        os.replace(self.path + ".new", self.path)

    @property
    def environment(self):
        return {"LD_PRELOAD": self.library, "TIME_SHIFT": self.path, "TIME_SLOW": str(self.slow)}
