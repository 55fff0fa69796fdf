/* habits.h: what tells a deck from the others on a single card: how its light falls, its wash of pigment, and one small sign. */
#ifndef DIZAINE_CARDS_HABITS_H
#define DIZAINE_CARDS_HABITS_H
#include "cards/kit.h"

/* By the number of the deck; HABIT_NONE for a deck of somebody's own. */
enum { HABIT_NONE = 255 };

struct light habit_light(const struct canvas *c, struct light l); /* as the deck likes it */
void habit_paint(struct canvas *c); /* over the picture, before the vignette and the frame */
double habit_vignette(const struct canvas *c);
const char *habit_pigment(const struct canvas *c); /* base frequency of its turbulence */

#endif
