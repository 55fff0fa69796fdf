// Relations: the dreamlike bond between the figures of a card. Each has three or more compositions: where
// things go.
#ifndef CARDS_RELATIONS_H
#define CARDS_RELATIONS_H
#include "cards/settings.h"

#define ON(x)   (1u << (C_##x - C_CITY))
#define INDOORS (ON(STAGE) | ON(ROOM) | ON(LIBRARY))
#define ABOVE_LAND                                                                                           \
    (ON(CITY) | ON(DESERT) | ON(MOUNTAINS) | ON(FOREST) | ON(SNOW) | ON(MEADOW) | ON(LAKE) | ON(GARDEN) |    \
     ON(HARBOUR) | ON(ISLAND) | ON(RUINS) | ON(MARSH))
#define OPEN     (ABOVE_LAND | ON(CLOUDS) | ON(SPACE))
#define AFLOAT   ON(SEA)
#define ANYWHERE (OPEN | INDOORS | ON(CAVE) | ON(SEABED) | AFLOAT)

enum { WITNESS_NONE, WITNESS_GROUND, WITNESS_PERSON };
enum { NO_DISC = 1, DARK_ONLY = 2, ALIKE = 4 /* figure and counterpart may be the same */ };

struct composition {
    uint16_t relation;
    const char *name;
    void (*paint)(struct canvas *c, const struct scene *s);
    uint32_t settings;               // a bit per setting it works in
    uint16_t main, second;           // what the figures must suit; 0: by list, or none
    const uint16_t *mains, *seconds; // or these only; ends with NO_FIGURE
    uint8_t witness, flags;
};

int composition_count(void);
const struct composition *composition_number(int i);
int composition_find(uint16_t relation, int which); // the which-th of a relation, or -1

#define A (s->figure[0])
#define B (s->figure[1])
#define W (s->figure[2])

#define COMPOSITION(name) void name(struct canvas *c, const struct scene *s)
// rel_size.c
COMPOSITION(giant_on_a_string);
COMPOSITION(giant_standing);
COMPOSITION(giant_in_the_beam);
COMPOSITION(giant_behind);
COMPOSITION(made_of_a_world);
COMPOSITION(made_as_an_island);
COMPOSITION(made_as_a_hill);
COMPOSITION(made_of_stars);
// rel_inside.c
COMPOSITION(inside_a_cage);
COMPOSITION(inside_a_globe);
COMPOSITION(inside_a_cup);
COMPOSITION(inside_a_coat);
COMPOSITION(inside_a_jar);
COMPOSITION(inside_an_egg);
COMPOSITION(door_in_a_landscape);
COMPOSITION(door_as_a_keyhole);
COMPOSITION(door_in_a_tree);
COMPOSITION(door_of_a_wardrobe);
// rel_double.c
COMPOSITION(shadow_on_a_wall);
COMPOSITION(shadow_on_the_ground);
COMPOSITION(shadow_on_a_house);
COMPOSITION(shadow_on_the_disc);
COMPOSITION(reflection_in_water);
COMPOSITION(reflection_in_a_mirror);
COMPOSITION(reflection_in_a_puddle);
COMPOSITION(upside_down_city);
COMPOSITION(upside_down_half);
COMPOSITION(upside_down_sea);
// rel_growth.c
COMPOSITION(growing_out_of);
COMPOSITION(growing_as_fruit);
COMPOSITION(growing_as_flowers);
COMPOSITION(growing_on_a_back);
COMPOSITION(raining_on_an_umbrella);
COMPOSITION(raining_from_a_cloud);
COMPOSITION(raining_on_a_village);
COMPOSITION(turning_in_a_glass);
COMPOSITION(turning_in_flight);
COMPOSITION(turning_leaves);
COMPOSITION(turning_smoke);
// rel_weight.c
COMPOSITION(holding_on_chairs);
COMPOSITION(holding_on_a_back);
COMPOSITION(holding_in_a_hand);
COMPOSITION(holding_by_strings);
COMPOSITION(balance_on_a_pile);
COMPOSITION(balance_on_a_rope);
COMPOSITION(balance_on_scales);
// rel_place.c
COMPOSITION(instead_of_the_moon);
COMPOSITION(instead_of_balloons);
COMPOSITION(instead_of_lamps);
COMPOSITION(instead_of_a_sail);
COMPOSITION(vessel_on_water);
COMPOSITION(vessel_in_the_air);
COMPOSITION(vessel_as_a_home);
COMPOSITION(vessel_on_wheels);
// rel_way.c
COMPOSITION(leading_by_stairs);
COMPOSITION(leading_by_a_road);
COMPOSITION(leading_by_a_river);
COMPOSITION(leading_by_a_thread);
COMPOSITION(pouring_tears);
COMPOSITION(pouring_water);
COMPOSITION(pouring_a_flock);

#endif
