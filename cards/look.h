/* look.h: looking at a painted card: which figure is seen where, after everything in front of it. */
#ifndef DIZAINE_CARDS_LOOK_H
#define DIZAINE_CARDS_LOOK_H
#include "cards/kit.h"

#define LOOK_W 150
#define LOOK_H 225

/* How a figure comes out in the picture. */
struct seen {
    int own, left;   /* pixels that it covers, and those of them that nothing covers later */
    double contrast; /* mean difference of colour across its outline, 0 to 1 */
};

/* Reads the picture that the canvas has written and fills `seen` for each of its placed figures, then for the
 * second story. Tells how many ends of strings touch nothing. Light, grain and blur are left out, the dark corners are not. */
int look_at(const struct canvas *c, const char *svg, struct seen seen[PLACED_MAX + 1]);

#endif
