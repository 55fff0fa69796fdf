/* settings.c: the table of settings, and how a scene is laid from its sheets. */
#include "cards/settings_parts.h"
#include <assert.h>
#include <stddef.h>

static const struct setting settings[] = {
    {C_CITY, LAND, false, false, NULL, setting_city_back, setting_city_front},
    {C_SEA, WATER, false, false, NULL, setting_sea_back, setting_sea_front},
    {C_DESERT, LAND, false, false, NULL, setting_desert_back, setting_desert_front},
    {C_MOUNTAINS, LAND, false, false, NULL, setting_mountains_back, setting_mountains_front},
    {C_FOREST, LAND, false, false, NULL, setting_forest_back, setting_forest_front},
    {C_SNOW, LAND, false, false, NULL, setting_snow_back, setting_snow_front},
    {C_MEADOW, LAND, false, false, NULL, setting_meadow_back, setting_meadow_front},
    {C_LAKE, LAND, false, false, NULL, setting_lake_back, setting_lake_front},
    {C_SEABED, DEEP, false, false, setting_seabed_sky, setting_seabed_back, setting_seabed_front},
    {C_CLOUDS, LAND, false, false, NULL, setting_clouds_back, setting_clouds_front},
    {C_STAGE, LAND, true, false, setting_stage_sky, setting_stage_back, setting_stage_front},
    {C_ROOM, LAND, true, false, setting_room_sky, setting_room_back, setting_room_front},
    {C_GARDEN, LAND, false, false, NULL, setting_garden_back, setting_meadow_front},
    {C_HARBOUR, LAND, false, false, NULL, setting_harbour_back, setting_harbour_front},
    {C_CAVE, LAND, false, false, setting_cave_sky, setting_cave_back, setting_mountains_front},
    {C_ISLAND, LAND, false, false, NULL, setting_island_back, setting_island_front},
    {C_SPACE, LAND, false, true, NULL, setting_space_back, setting_space_front},
    {C_RUINS, LAND, false, false, NULL, setting_ruins_back, setting_mountains_front},
    {C_MARSH, LAND, false, false, NULL, setting_marsh_back, setting_marsh_front},
    {C_LIBRARY, LAND, true, false, setting_library_sky, setting_library_back, setting_library_front},
};

int setting_count(void) {
    return (int)(sizeof settings / sizeof *settings);
}
const struct setting *setting_number(int i) {
    return &settings[i];
}

const struct setting *setting_at(uint16_t concept) {
    for (int i = 0; i < setting_count(); i++)
        if (settings[i].concept == concept) return &settings[i];
    assert(!"a setting");
    return NULL;
}

void scene_sky(struct canvas *c, const struct scene *s) {
    const struct setting *set = setting_at(s->setting);
    if (set->sky)
        set->sky(c, s);
    else
        piece_open_sky(c, s);
}

void scene_sheets(struct canvas *c, const struct scene *s, double y) {
    setting_at(s->setting)->back(c, y);
}

void scene_back(struct canvas *c, const struct scene *s, double y) {
    scene_sky(c, s);
    scene_sheets(c, s, y);
}

void scene_front(struct canvas *c, const struct scene *s, double y) {
    setting_at(s->setting)->front(c, y);
}
