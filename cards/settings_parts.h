// The sheets of each setting; only the table in settings.c and the files of sheets need them.
#ifndef CARDS_SETTINGS_PARTS_H
#define CARDS_SETTINGS_PARTS_H
#include "cards/settings.h"

void city_back(struct canvas *c, double y);
void city_front(struct canvas *c, double y);
void desert_back(struct canvas *c, double y);
void desert_front(struct canvas *c, double y);
void mountains_back(struct canvas *c, double y);
void mountains_front(struct canvas *c, double y);
void forest_back(struct canvas *c, double y);
void forest_front(struct canvas *c, double y);
void snow_back(struct canvas *c, double y);
void snow_front(struct canvas *c, double y);
void meadow_back(struct canvas *c, double y);
void meadow_front(struct canvas *c, double y);
void garden_back(struct canvas *c, double y);
void ruins_back(struct canvas *c, double y);
void sea_back(struct canvas *c, double y);
void sea_front(struct canvas *c, double y);
void lake_back(struct canvas *c, double y);
void lake_front(struct canvas *c, double y);
void harbour_back(struct canvas *c, double y);
void harbour_front(struct canvas *c, double y);
void island_back(struct canvas *c, double y);
void island_front(struct canvas *c, double y);
void marsh_back(struct canvas *c, double y);
void marsh_front(struct canvas *c, double y);
void seabed_sky(struct canvas *c, const struct scene *s);
void seabed_back(struct canvas *c, double y);
void seabed_front(struct canvas *c, double y);
void clouds_back(struct canvas *c, double y);
void clouds_front(struct canvas *c, double y);
void space_back(struct canvas *c, double y);
void space_front(struct canvas *c, double y);
void cave_sky(struct canvas *c, const struct scene *s);
void cave_back(struct canvas *c, double y);
void stage_sky(struct canvas *c, const struct scene *s);
void stage_back(struct canvas *c, double y);
void stage_front(struct canvas *c, double y);
void room_sky(struct canvas *c, const struct scene *s);
void room_back(struct canvas *c, double y);
void room_front(struct canvas *c, double y);
void library_sky(struct canvas *c, const struct scene *s);
void library_back(struct canvas *c, double y);
void library_front(struct canvas *c, double y);
void grass(struct canvas *c, double y, colour col, int n);

#endif
