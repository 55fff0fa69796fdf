/* paint.c: from a scene to a picture: the palette is chosen, the composition of its relation paints. */
#include "cards/paint.h"
#include "cards/habits.h"
#include "cards/palettes.h"
#include "cards/twists.h"
#include "cards/weather.h"
#include <assert.h>

/* Where the light of a scene stands: the sky's on the side of the disc, a lamp above the middle indoors. */
static struct light light_of(const struct scene *s, const struct palette *pal) {
    bool indoor = setting_at(s->setting)->indoor || s->setting == C_CAVE, night = palette_starry(pal);
    struct light l = {s->right ? 455 : 145, 170, 560, kit_mix(pal->light, 0xfff0d0, .4), .5, .42};
    if (night) l.z = 460, l.ambient = .5, l.dark = .6, l.warm = kit_mix(pal->light, 0xe8ecff, .3);
    if (indoor) l.x = s->right ? 400 : 200, l.y = 300, l.z = 330, l.ambient = .46, l.dark = .64;
    if (pal->time == C_LAMPLIGHT) l.warm = 0xffd79a;
    return l;
}

void scene_paint(struct canvas *c, const struct scene *s, const struct palette *pal, int habit,
                 const char *prefix, struct text *out) {
    int i = composition_find(s->relation, s->composition);
    assert(i >= 0);
    canvas_start(c, out, pal, prefix, s->seed);
    c->right = s->right;
    c->habit = (uint8_t)habit;
    c->light = habit_light(c, light_of(s, pal));
    c->weather = s->weather;
    canvas_open(c);
    composition_number(i)->paint(c, s);
    assert(c->depth == 0);
    if (out) c->story.from = out->size;
    c->told = s->twist == NO_FIGURE || twist_paint(c, s);
    if (out) c->story.to = out->size;
    weather_front(c);
    if (out) c->painted = out->size;
    canvas_end(c);
}
