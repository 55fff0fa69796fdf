/* settings_parts.h: the sheets of each setting; only the table in settings.c and the files of sheets need
 * them. */
#ifndef DIZAINE_CARDS_SETTINGS_PARTS_H
#define DIZAINE_CARDS_SETTINGS_PARTS_H
#include "cards/settings.h"

void setting_city_back(struct canvas *c, double y);
void setting_city_front(struct canvas *c, double y);
void setting_desert_back(struct canvas *c, double y);
void setting_desert_front(struct canvas *c, double y);
void setting_mountains_back(struct canvas *c, double y);
void setting_mountains_front(struct canvas *c, double y);
void setting_forest_back(struct canvas *c, double y);
void setting_forest_front(struct canvas *c, double y);
void setting_snow_back(struct canvas *c, double y);
void setting_snow_front(struct canvas *c, double y);
void setting_meadow_back(struct canvas *c, double y);
void setting_meadow_front(struct canvas *c, double y);
void setting_garden_back(struct canvas *c, double y);
void setting_ruins_back(struct canvas *c, double y);
void setting_sea_back(struct canvas *c, double y);
void setting_sea_front(struct canvas *c, double y);
void setting_lake_back(struct canvas *c, double y);
void setting_lake_front(struct canvas *c, double y);
void setting_harbour_back(struct canvas *c, double y);
void setting_harbour_front(struct canvas *c, double y);
void setting_island_back(struct canvas *c, double y);
void setting_island_front(struct canvas *c, double y);
void setting_marsh_back(struct canvas *c, double y);
void setting_marsh_front(struct canvas *c, double y);
void setting_seabed_sky(struct canvas *c, const struct scene *s);
void setting_seabed_back(struct canvas *c, double y);
void setting_seabed_front(struct canvas *c, double y);
void setting_clouds_back(struct canvas *c, double y);
void setting_clouds_front(struct canvas *c, double y);
void setting_space_back(struct canvas *c, double y);
void setting_space_front(struct canvas *c, double y);
void setting_cave_sky(struct canvas *c, const struct scene *s);
void setting_cave_back(struct canvas *c, double y);
void setting_stage_sky(struct canvas *c, const struct scene *s);
void setting_stage_back(struct canvas *c, double y);
void setting_stage_front(struct canvas *c, double y);
void setting_room_sky(struct canvas *c, const struct scene *s);
void setting_room_back(struct canvas *c, double y);
void setting_room_front(struct canvas *c, double y);
void setting_library_sky(struct canvas *c, const struct scene *s);
void setting_library_back(struct canvas *c, double y);
void setting_library_front(struct canvas *c, double y);
void setting_grass(struct canvas *c, double y, colour col, int n);

#endif
