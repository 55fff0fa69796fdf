/* tags.c: the weighted concepts of a card: all that bots know of it. */
#include "cards/palettes.h"
#include "cards/recipes.h"
#include "cards/descriptions.h"

uint16_t scene_light(const struct scene *s) {
    uint16_t time = palette_at(s->palette)->time;
    return time == C_NIGHT && s->disc ? C_MOONLIGHT : time;
}

/* A pale disc among stars is the moon, at dusk too. */
uint16_t scene_disc(const struct scene *s) {
    return palette_starry(palette_at(s->palette)) ? C_MOON : C_SUN;
}

struct bag {
    struct tag tag[32];
    int count;
};

static void add(struct bag *b, uint16_t concept, uint8_t weight) {
    if (concept == NO_FIGURE) return;
    for (int i = 0; i < b->count; i++) {
        if (b->tag[i].concept != concept) continue;
        if (b->tag[i].weight < weight) b->tag[i].weight = weight;
        return;
    }
    b->tag[b->count++] = (struct tag){concept, weight};
}

/* What a composition shows besides its figures. */
static void props(struct bag *b, const struct scene *s) {
    static const struct {
        uint16_t relation;
        uint8_t which;
        uint16_t concept;
        uint8_t weight;
    } shown[] = {
        {C_GIANT, 0, C_KITE, 50},          {C_GIANT, 0, C_THREAD, 80},
        {C_GIANT, 2, C_LIGHTHOUSE, 170},   {C_INSIDE, 0, C_CAGE, 200},
        {C_INSIDE, 1, C_SNOW_GLOBE, 200},  {C_INSIDE, 1, C_SNOW, 90},
        {C_INSIDE, 2, C_TEACUP, 200},      {C_INSIDE, 2, C_SEA, 150},
        {C_INSIDE, 2, C_LADDER, 90},       {C_INSIDE, 3, C_STRANGER, 200},
        {C_INSIDE, 3, C_HAT, 90},          {C_INSIDE, 4, C_BOTTLE, 130},
        {C_INSIDE, 5, C_EGG, 200},         {C_MADE_OF, 1, C_ISLAND, 170},
        {C_MADE_OF, 1, C_PINE, 80},        {C_MADE_OF, 2, C_PINE, 90},
        {C_MADE_OF, 2, C_MOUNTAINS, 90},   {C_MADE_OF, 3, C_STAR, 190},
        {C_UPSIDE_DOWN, 0, C_CITY, 170},   {C_UPSIDE_DOWN, 0, C_LADDER, 150},
        {C_UPSIDE_DOWN, 0, C_HOUSE, 120},  {C_UPSIDE_DOWN, 1, C_PINE, 70},
        {C_UPSIDE_DOWN, 2, C_SEA, 190},    {C_UPSIDE_DOWN, 2, C_THREAD, 70},
        {C_GROWING, 0, C_TREE, 200},       {C_GROWING, 1, C_TREE, 190},
        {C_GROWING, 1, C_LADDER, 110},     {C_GROWING, 2, C_FLOWER, 150},
        {C_GROWING, 3, C_TREE, 190},       {C_SHADOW, 2, C_STREETLAMP, 140},
        {C_SHADOW, 2, C_HOUSE, 110},       {C_SHADOW, 3, C_MOON, 190},
        {C_REFLECTION, 1, C_MIRROR, 200},  {C_RAINING, 0, C_UMBRELLA, 170},
        {C_RAINING, 1, C_CLOUD, 180},      {C_RAINING, 2, C_HAT, 90},
        {C_HOLDING, 0, C_CHAIR, 130},      {C_HOLDING, 0, C_CHILD, 140},
        {C_HOLDING, 2, C_HAND, 200},       {C_HOLDING, 3, C_THREAD, 90},
        {C_DOORWAY, 0, C_DOOR, 210},       {C_DOORWAY, 1, C_KEY, 120},
        {C_DOORWAY, 1, C_DOOR, 90},        {C_DOORWAY, 2, C_TREE, 190},
        {C_DOORWAY, 2, C_DOOR, 150},       {C_DOORWAY, 2, C_HOUSE, 90},
        {C_DOORWAY, 3, C_DOOR, 150},       {C_INSTEAD, 0, C_MOON, 90},
        {C_INSTEAD, 1, C_BALLOON, 110},    {C_INSTEAD, 1, C_THREAD, 90},
        {C_INSTEAD, 2, C_STREETLAMP, 150}, {C_INSTEAD, 3, C_SAILBOAT, 170},
        {C_VESSEL, 0, C_SAILBOAT, 70},     {C_VESSEL, 2, C_HOUSE, 150},
        {C_TURNING, 0, C_HOURGLASS, 210},  {C_TURNING, 0, C_SEA, 90},
        {C_TURNING, 0, C_DESERT, 90},      {C_TURNING, 2, C_TREE, 170},
        {C_TURNING, 2, C_LEAF, 120},       {C_TURNING, 3, C_CLOUD, 90},
        {C_BALANCE, 1, C_THREAD, 140},     {C_LEADING, 0, C_STAIRS, 210},
        {C_LEADING, 0, C_LANTERN, 70},     {C_LEADING, 1, C_PINE, 50},
        {C_LEADING, 2, C_RIVER, 210},      {C_LEADING, 3, C_THREAD, 210},
        {C_POURING, 0, C_RIVER, 190},      {C_POURING, 1, C_RIVER, 170},
    };
    for (unsigned i = 0; i < sizeof shown / sizeof *shown; i++)
        if (shown[i].relation == s->relation && shown[i].which == s->composition)
            add(b, shown[i].concept, shown[i].weight);
    const struct recipe *recipe = composition_recipe(composition_find(s->relation, s->composition));
    for (int i = 0; recipe && i < 4; i++)
        if (recipe->prop[i].weight) add(b, recipe->prop[i].concept, recipe->prop[i].weight);
}

int scene_tags(const struct scene *s, struct tag *out, int max) {
    struct bag b = {.count = 0};
    const struct composition *m = composition_number(composition_find(s->relation, s->composition));
    add(&b, s->figure[0], 255);
    add(&b, s->figure[1], 210);
    add(&b, s->figure[2], m->witness == WITNESS_PERSON ? 130 : 80);
    add(&b, s->relation, 180);
    add(&b, s->setting, 150);
    add(&b, s->mood, 120);
    add(&b, s->light, 100);
    props(&b, s);
    add(&b, s->twist, 95);
    if (s->disc) add(&b, scene_disc(s), 100);
    uint16_t names[4];
    int n = palette_colours(palette_at(s->palette), names);
    for (int i = 0; i < n; i++) add(&b, names[i], (uint8_t)(80 - 20 * i));
    /* Insertion sort: stable, so that equal weights keep their order on every machine. */
    for (int i = 1; i < b.count; i++)
        for (int k = i; k > 0 && b.tag[k].weight > b.tag[k - 1].weight; k--) {
            struct tag t = b.tag[k];
            b.tag[k] = b.tag[k - 1], b.tag[k - 1] = t;
        }
    if (b.count > max) b.count = max;
    for (int i = 0; i < b.count; i++) out[i] = b.tag[i];
    return b.count;
}
