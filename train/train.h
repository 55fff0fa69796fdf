/* train.h: learning a value network from games. A game gives inputs, results and players; the rest is the
 * same for all. Floating point is allowed here only: what is learnt is written as integers (bots/net.h). */
#ifndef DIZAINE_TRAIN_TRAIN_H
#define DIZAINE_TRAIN_TRAIN_H

#include "bots/net.h"
#include "engine/game.h"

#include <stdio.h>

/* What a game brings: a network to be trained, for the game at certain numbers of players. */
struct course {
    const char *name;
    const struct net *shape; /* without weights */
    void (*start)(struct state *state, struct rng *rng);
    int (*learners)(const struct state *state); /* seats from 0 on that are no automata */
    bool (*wanted)(const struct state *state);  /* the network may be asked about such a position */
    void (*input)(const struct state *state, int seat, struct net_input *input);
    struct net_output (*result)(const struct state *state, int seat); /* of a finished game */
    /* The bot against which progress is measured; its games come first if `teaches`. */
    bool teaches;
    struct move (*teacher)(const struct state *state, int seat, struct rng *rng);
    /* A move by the network. */
    struct move (*learner)(const struct net *net, const struct state *state, int seat, struct rng *rng);
    bool (*explores)(const struct state *state); /* a random move may be tried here */
};

/* ---- The model, in floating point ---- */

struct model {
    struct net shape;
    int size;
    float *weight, *gradient, *mean, *square; /* Adam's moments */
    float *average;   /* of the weights over the last steps: it plays better than any of them */
    int16_t *rounded; /* the averages as the product has them */
    uint32_t steps;
};

struct target {
    float win, margin;
};

void model_make(struct model *model, const struct net *shape, uint64_t seed);
void model_free(struct model *model);
/* Adds one position to the gradient; returns its loss. */
float model_learn(struct model *model, const int8_t *packed, struct target target);
void model_step(struct model *model, float rate, int batch);
struct net model_net(struct model *model); /* rounds the averages; valid until the next call */
bool model_save(const struct model *model, uint32_t round, const char *path);
bool model_load(struct model *model, uint32_t *round, const char *path);
bool model_read(struct model *model, const char *path);              /* weights of such a line */
void model_write(struct model *model, const char *name, FILE *file); /* as a line of a .def table */

/* ---- The curve ---- */

struct point {
    uint32_t games;
    double rate, low, high;
};
/* A plot of strength over training as an SVG file. */
bool curve_write(const struct point *points, int n, const char *title, const char *path);

#endif
