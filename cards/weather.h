/* weather.h: weather of a card, behind and in front of its figures; which one is in canvas->weather. */
#ifndef DIZAINE_CARDS_WEATHER_H
#define DIZAINE_CARDS_WEATHER_H
#include "cards/kit.h"

void weather_back(struct canvas *c);  /* after the sky */
void weather_front(struct canvas *c); /* after the figures */
/* Wedges of light from a point; angles as a clock hand from below: 0 down, 90 to the right. */
void weather_rays(struct canvas *c, double x, double y, double from, double to, int n, colour col,
                  double opacity);

#endif
