/* rating.c: see rating.h. The formulas are those of Weng and Lin, "A Bayesian Approximation Method for Online Ranking" (JMLR 12, 2011), for the
 * Plackett–Luce model: of those who are not placed yet, each is the next with a chance in proportion to exp(strength / c). */
#include "net/rating.h"

#include <math.h>

/* In a game of two, 400 points of difference are odds of ten to one: exp(400 / SCALE) = 10. */
static const double SCALE = 173.71779276130073;
static const double FIRST_MEAN = 1500, FIRST_SPREAD = 250;
/* Strength drifts a little from game to game, so that nobody's is ever certain; and no game makes it surer than this. */
static const double DRIFT = 3, LEAST_SHRINK = 0.0001, MARGIN = 1.96;
enum { PLAYERS_MAX = 16 };

struct rating rating_new(void) {
    return (struct rating){FIRST_MEAN, FIRST_SPREAD, 0};
}

int rating_margin(const struct rating *rating) {
    return (int)lround(MARGIN * rating->spread);
}

/* The paper's c spreads the model by what is not known of the players. A scale of its own for each game would shift what 400 points mean, so
 * each strength is averaged over its own doubt instead: the usual squeeze of a logistic function by a normal distribution. */
static double squeezed(double variance) {
    return SCALE * sqrt(1 + M_PI * variance / (8 * SCALE * SCALE));
}

void rating_update(struct rating *players[], const int *ranks, const double *seats, int size) {
    double strength[PLAYERS_MAX], variance[PLAYERS_MAX], weight[PLAYERS_MAX], gain[PLAYERS_MAX] = {0}, shrink[PLAYERS_MAX] = {0};
    double all = 0;
    if (size < 2 || size > PLAYERS_MAX) return;
    for (int i = 0; i < size; i++) {
        variance[i] = players[i]->spread * players[i]->spread + DRIFT * DRIFT;
        all += variance[i];
    }
    double c = squeezed(all / size * 2);
    double most = -1e9;
    for (int i = 0; i < size; i++) {
        strength[i] = players[i]->mean + (seats ? seats[i] : 0);
        if (strength[i] > most) most = strength[i];
    }
    for (int i = 0; i < size; i++) weight[i] = exp((strength[i] - most) / c);
    /* q places a player; i was in that race if it came no better. A shared place is as many races as share it, each counted in part. */
    for (int q = 0; q < size; q++) {
        double sum = 0;
        int shared = 0;
        for (int i = 0; i < size; i++) {
            if (ranks[i] >= ranks[q]) sum += weight[i];
            shared += ranks[i] == ranks[q];
        }
        if (sum <= weight[q]) continue; /* the last one raced against nobody */
        for (int i = 0; i < size; i++) {
            if (ranks[i] < ranks[q]) continue;
            double chance = weight[i] / sum;
            gain[i] += ((i == q) - chance) / shared;
            shrink[i] += chance * (1 - chance) / shared;
        }
    }
    for (int i = 0; i < size; i++) {
        double sure = 1 + variance[i] / (c * c) * shrink[i]; /* the precision of a normal prior and this game's information add up */
        double next = variance[i] / sure;
        if (next < variance[i] * LEAST_SHRINK) next = variance[i] * LEAST_SHRINK;
        players[i]->mean += next / c * gain[i];
        players[i]->spread = sqrt(next);
        players[i]->games++;
    }
}
