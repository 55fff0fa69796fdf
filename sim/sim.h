/* sim.h: many games on all cores. What comes out depends on the seed alone, not on the number of threads. */
#ifndef DIZAINE_SIM_SIM_H
#define DIZAINE_SIM_SIM_H

#include <stdio.h>

#include "sim/policy.h"

enum {
    THREADS_MAX = 256,
    WIN = 840, /* a victory, in parts that 1 to 8 winners can share evenly */
};

struct sim {
    const struct game *game;
    struct options options;
    struct lineup lineup;
    uint64_t games, seed;
    uint64_t first; /* the number of the first game: for parts of a larger simulation */
    int threads;
    int patience_ms; /* for an answer of an external bot */
    FILE *records;   /* NULL: none */
    bool annotate;
    /* Called now and then by the calling thread; may be NULL. */
    void (*progress)(uint64_t done, uint64_t games);
};

/* What a policy, or a seat, has done. */
struct tally {
    uint64_t wins; /* in parts of WIN */
    int64_t score;
    uint64_t seats; /* how many seats it had, over all games */
};

struct sim_result {
    uint64_t moves; /* chance moves counted */
    struct tally policy[SEATS_MAX], seat[SEATS_MAX];
    double seconds;
    int trouble; /* why a record could not be written, as in errno; 0: all were */
};

void sim_run(const struct sim *sim, struct sim_result *result);
/* The 95 % interval of a rate after `wins` of `games`, by Wilson's score. */
void sim_interval(double wins, double games, double *low, double *high);

#endif
