// The table of settings, and how a scene is laid from its sheets.
#include "cards/settings_parts.h"
#include <assert.h>
#include <stddef.h>

static const struct setting settings[] = {
    {C_CITY, LAND, false, false, NULL, city_back, city_front},
    {C_SEA, WATER, false, false, NULL, sea_back, sea_front},
    {C_DESERT, LAND, false, false, NULL, desert_back, desert_front},
    {C_MOUNTAINS, LAND, false, false, NULL, mountains_back, mountains_front},
    {C_FOREST, LAND, false, false, NULL, forest_back, forest_front},
    {C_SNOW, LAND, false, false, NULL, snow_back, snow_front},
    {C_MEADOW, LAND, false, false, NULL, meadow_back, meadow_front},
    {C_LAKE, LAND, false, false, NULL, lake_back, lake_front},
    {C_SEABED, DEEP, false, false, seabed_sky, seabed_back, seabed_front},
    {C_CLOUDS, LAND, false, false, NULL, clouds_back, clouds_front},
    {C_STAGE, LAND, true, false, stage_sky, stage_back, stage_front},
    {C_ROOM, LAND, true, false, room_sky, room_back, room_front},
    {C_GARDEN, LAND, false, false, NULL, garden_back, meadow_front},
    {C_HARBOUR, LAND, false, false, NULL, harbour_back, harbour_front},
    {C_CAVE, LAND, false, false, cave_sky, cave_back, mountains_front},
    {C_ISLAND, LAND, false, false, NULL, island_back, island_front},
    {C_SPACE, LAND, false, true, NULL, space_back, space_front},
    {C_RUINS, LAND, false, false, NULL, ruins_back, mountains_front},
    {C_MARSH, LAND, false, false, NULL, marsh_back, marsh_front},
    {C_LIBRARY, LAND, true, false, library_sky, library_back, library_front},
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
        open_sky(c, s);
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
