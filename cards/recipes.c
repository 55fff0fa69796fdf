/* recipes.c: the table of recipes, from recipes.def. */
#include "cards/recipes.h"

#define LIST(...)                                                                                            \
    (const uint16_t[]) {                                                                                     \
        __VA_ARGS__, NO_FIGURE                                                                               \
    }
#define BEASTS       C_FOX, C_RABBIT, C_CAT, C_OWL, C_BEAR, C_STAG, C_HORSE, C_ELEPHANT, C_TURTLE, C_SNAIL, C_HERON
#define SMALL_BEASTS C_FOX, C_RABBIT, C_CAT, C_OWL, C_MOUSE, C_TURTLE, C_SNAIL, C_HERON
#define PRESENTS                                                                                             \
    C_HEART, C_KEY, C_LETTER, C_CROWN, C_APPLE, C_STAR, C_MASK, C_FEATHER, C_BELL, C_CLOCK, C_DICE, C_EGG,   \
        C_CANDLE, C_FLOWER, C_SEASHELL, C_BOTTLE, C_TEACUP, C_LANTERN
#define FLYERS                                                                                               \
    C_BUTTERFLY, C_BIRD, C_MOTH, C_HEART, C_STAR, C_LEAF, C_FISH, C_LETTER, C_FEATHER, C_KEY, C_BELL,        \
        C_UMBRELLA, C_MOON, C_KITE, C_FLOWER
#define LANDS (ABOVE_LAND | ON(CLOUDS) | ON(SPACE))

static const struct recipe recipes[] = {
#define RECIPE(fn, relation, where_, mains, seconds, who, flags, tf, te, lf, le, wf, we, ...)                \
    {{C_##relation, #fn, recipe_##fn, where_, 0, 0, mains, seconds, who, flags},                             \
     {{tf, te}, {lf, le}, {wf, we}},                                                                         \
     {__VA_ARGS__}},
#include "cards/recipes.def"
#undef RECIPE
};

int recipe_count(void) {
    return (int)(sizeof recipes / sizeof *recipes);
}

const struct recipe *recipe_number(int i) {
    return &recipes[i];
}
