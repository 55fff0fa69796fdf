/* compositions.h: relations: the dreamlike bond between the figures of a card. Each has three or more
 * compositions: where things go. */
#ifndef DIZAINE_CARDS_COMPOSITIONS_H
#define DIZAINE_CARDS_COMPOSITIONS_H
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
enum {
    NO_DISC = 1,
    DARK_ONLY = 2,
    ALIKE = 4,  /* figure and counterpart may be the same */
    NO_ZOOM = 8 /* its camera stays where it is */
};

struct composition {
    uint16_t relation;
    const char *name;
    void (*paint)(struct canvas *c, const struct scene *s);
    uint32_t settings;               /* a bit per setting it works in */
    uint16_t main, second;           /* what the figures must suit; 0: by list, or none */
    const uint16_t *mains, *seconds; /* or these only; ends with NO_FIGURE */
    uint8_t witness, flags;
};

int composition_count(void);
const struct composition *composition_number(int i);
struct recipe;
const struct recipe *composition_recipe(int i);     /* NULL for the compositions of the first edition */
int composition_which(int i);                       /* its number among those of its relation */
int composition_find(uint16_t relation, int which); /* the which-th of a relation, or -1 */

#define A (s->figure[0])
#define B (s->figure[1])
#define W (s->figure[2])

#define COMPOSITION(name) void name(struct canvas *c, const struct scene *s)
/* compositions_size.c */
COMPOSITION(paint_giant_on_a_string);
COMPOSITION(paint_giant_standing);
COMPOSITION(paint_giant_in_the_beam);
COMPOSITION(paint_giant_behind);
COMPOSITION(paint_made_of_a_world);
COMPOSITION(paint_made_as_an_island);
COMPOSITION(paint_made_as_a_hill);
COMPOSITION(paint_made_of_stars);
/* compositions_inside.c */
COMPOSITION(paint_inside_a_cage);
COMPOSITION(paint_inside_a_globe);
COMPOSITION(paint_inside_a_cup);
COMPOSITION(paint_inside_a_coat);
COMPOSITION(paint_inside_a_jar);
COMPOSITION(paint_inside_an_egg);
COMPOSITION(paint_door_in_a_landscape);
COMPOSITION(paint_door_as_a_keyhole);
COMPOSITION(paint_door_in_a_tree);
COMPOSITION(paint_door_of_a_wardrobe);
/* compositions_double.c */
COMPOSITION(paint_shadow_on_a_wall);
COMPOSITION(paint_shadow_on_the_ground);
COMPOSITION(paint_shadow_on_a_house);
COMPOSITION(paint_shadow_on_the_disc);
COMPOSITION(paint_reflection_in_water);
COMPOSITION(paint_reflection_in_a_mirror);
COMPOSITION(paint_reflection_in_a_puddle);
COMPOSITION(paint_upside_down_city);
COMPOSITION(paint_upside_down_half);
COMPOSITION(paint_upside_down_sea);
/* compositions_growth.c */
COMPOSITION(paint_growing_out_of);
COMPOSITION(paint_growing_as_fruit);
COMPOSITION(paint_growing_as_flowers);
COMPOSITION(paint_growing_on_a_back);
COMPOSITION(paint_raining_on_an_umbrella);
COMPOSITION(paint_raining_from_a_cloud);
COMPOSITION(paint_raining_on_a_village);
COMPOSITION(paint_turning_in_a_glass);
COMPOSITION(paint_turning_in_flight);
COMPOSITION(paint_turning_leaves);
COMPOSITION(paint_turning_smoke);
/* compositions_weight.c */
COMPOSITION(paint_holding_on_chairs);
COMPOSITION(paint_holding_on_a_back);
COMPOSITION(paint_holding_in_a_hand);
COMPOSITION(paint_holding_by_strings);
COMPOSITION(paint_balance_on_a_pile);
COMPOSITION(paint_balance_on_a_rope);
COMPOSITION(paint_balance_on_scales);
/* compositions_place.c */
COMPOSITION(paint_instead_of_the_moon);
COMPOSITION(paint_instead_of_balloons);
COMPOSITION(paint_instead_of_lamps);
COMPOSITION(paint_instead_of_a_sail);
COMPOSITION(paint_vessel_on_water);
COMPOSITION(paint_vessel_in_the_air);
COMPOSITION(paint_vessel_as_a_home);
COMPOSITION(paint_vessel_on_wheels);
/* compositions_way.c */
COMPOSITION(paint_leading_by_stairs);
COMPOSITION(paint_leading_by_a_road);
COMPOSITION(paint_leading_by_a_river);
COMPOSITION(paint_leading_by_a_thread);
COMPOSITION(paint_pouring_tears);
COMPOSITION(paint_pouring_water);
COMPOSITION(paint_pouring_a_flock);

#endif
