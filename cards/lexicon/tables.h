/* The tables of the lexicon, each in a file of its own; cards/lexicon.c puts them in one row. */
#ifndef CARDS_LEXICON_TABLES_H
#define CARDS_LEXICON_TABLES_H
#include "cards/lexicon.h"

extern const struct lexicon_row lexicon_animals[], lexicon_people[], lexicon_things[], lexicon_nature[],
    lexicon_senses[], lexicon_themes[], lexicon_daily[], lexicon_scenes_inside[], lexicon_scenes_shadow[],
    lexicon_scenes_hold[], lexicon_scenes_door[], lexicon_scenes_way[];
extern const int lexicon_animals_count, lexicon_people_count, lexicon_things_count, lexicon_nature_count,
    lexicon_senses_count, lexicon_themes_count, lexicon_daily_count,
    lexicon_scenes_inside_count, lexicon_scenes_shadow_count, lexicon_scenes_hold_count,
    lexicon_scenes_door_count, lexicon_scenes_way_count;

/* Groups of near synonyms, "boat, ship, ferry". */
extern const char *const lexicon_synonyms_fr[], *const lexicon_synonyms_en[];
extern const int lexicon_synonyms_fr_count, lexicon_synonyms_en_count;

#endif
