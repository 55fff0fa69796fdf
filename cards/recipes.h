/* recipes.h: compositions with a camera: close-ups, from above and below, over a shoulder, through a frame.
 * Each is written with its words and props in recipes.def. */
#ifndef DIZAINE_CARDS_RECIPES_H
#define DIZAINE_CARDS_RECIPES_H
#include "cards/actors.h"
#include "cards/compositions.h"
#include "cards/sentences.h"
#include "cards/weather.h"

struct prop {
    uint16_t concept;
    uint8_t weight;
};
struct recipe {
    struct composition composition;
    struct say say;
    struct prop prop[4];
};

int recipe_count(void);
const struct recipe *recipe_number(int i);

/* A room: a papered wall above the line y, floorboards below. */
void recipe_room(struct canvas *c, double y, colour wall, colour floor);
/* Tells the checks and the second story where the ground is and what is behind figures. */
void recipe_ground(struct canvas *c, double y, colour ground, colour back);
struct spot recipe_hero(struct canvas *c, uint16_t figure, double x, double y, double w, double h, bool flip,
                        colour back);
struct spot recipe_other(struct canvas *c, uint16_t figure, double x, double y, double w, double h, bool flip,
                         colour back);
/* A plain shape from path data on a sheet of paper. */
void recipe_sheet(struct canvas *c, int sheet, const char *d, fill f);
void recipe_lamp(struct canvas *c, double x, double y, double r); /* a bright core and its glow */
/* A figure defined once, 100 high with the foot at the origin, for kit_use. */
uint32_t recipe_stamp(struct canvas *c, uint16_t figure, colour back);
colour recipe_skin(const struct canvas *c, int which);

#define X(name) COMPOSITION(name);
#include "cards/recipes_names.def"
#undef X
enum recipe_place {
#define X(name) PLACE_##name,
#include "cards/recipes_names.def"
#undef X
    RECIPES
};
_Static_assert(RECIPES < 255, "lists of recipes end with 255");

#endif
