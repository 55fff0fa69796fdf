/* palettes.h: palettes: twelve colours each, made for one light. */
#ifndef DIZAINE_CARDS_PALETTES_H
#define DIZAINE_CARDS_PALETTES_H
#include "cards/kit.h"

int palette_count(void);
const struct palette *palette_at(int i);
bool palette_starry(const struct palette *p);                /* a sky so dark that stars are out */
int palette_colours(const struct palette *p, uint16_t *out); /* up to 4 colour concepts, most visible first */
struct palette palette_toned(const struct palette *p, colour tone, double strength);

#endif
