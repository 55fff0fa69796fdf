/* rating.h: how strong players are, from who came before whom at one table of any number: Plackett and Luce's model, updated as Weng and
 * Lin (2011) do. Floating point: no part of any rule. docs/ratings.md argues each choice. */
#ifndef DIZAINE_NET_RATING_H
#define DIZAINE_NET_RATING_H

#include <stdint.h>

/* On the scale that is shown: a beginner is 1500, and 400 more wins ten games against one between two. */
struct rating {
    double mean, spread; /* of what is believed: a normal distribution's */
    int32_t games;
};

/* What is believed of somebody who has not played. */
struct rating rating_new(void);
/* After a game of `size` players with these ranks (0 is the best, equal ranks shared a place) and these advantages of their seats, in points. */
void rating_update(struct rating *players[], const int *ranks, const double *seats, int size);
/* Half the width of the interval that holds the strength 95 times of 100. */
int rating_margin(const struct rating *rating);

#endif
