/* twists.h: the second story of a card: something small, found later, that changes what the card tells. */
#ifndef DIZAINE_CARDS_TWISTS_H
#define DIZAINE_CARDS_TWISTS_H
#include "cards/settings.h"

int twist_count(void);
uint16_t twist_number(int i); /* the concepts that can be a second story */
/* Paints the second story where there is room; false if there is none. */
bool twist_paint(struct canvas *c, const struct scene *s);
/* One sentence for the description. */
void twist_say(uint16_t twist, enum lang lang, struct text *out);

#endif
