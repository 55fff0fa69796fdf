/* descriptions.h: titles and descriptions of scenes. */
#ifndef DIZAINE_CARDS_DESCRIPTIONS_H
#define DIZAINE_CARDS_DESCRIPTIONS_H
#include "cards/cards.h"

void scene_title(const struct scene *s, enum lang lang, struct text *out);
void scene_describe(const struct scene *s, enum lang lang, int depth, struct text *out);
uint16_t scene_disc(const struct scene *s);  /* C_MOON or C_SUN: what a disc in its sky is */
uint16_t scene_light(const struct scene *s); /* of its palette; moonlight when a moon is up */
int scene_tags(const struct scene *s, struct tag *out, int max); /* heaviest first */

#endif
