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
    struct light l = {s->right ? 455 : 145, 170, 560, kit_mix(pal->light, 0xfff0d0, .4), .46, .5};
    if (night) l.z = 420, l.ambient = .44, l.dark = .68, l.warm = kit_mix(pal->light, 0xe8ecff, .3);
    if (indoor) l.x = s->right ? 400 : 200, l.y = 300, l.z = 330, l.ambient = .42, l.dark = .7;
    if (pal->time == C_LAMPLIGHT) l.warm = 0xffd79a;
    return l;
}

/* One painting with the given camera. */
static void paint_through(struct canvas *c, const struct scene *s, const struct composition *m,
                          const struct palette *pal, int habit, const char *prefix, struct text *out,
                          struct camera camera) {
    canvas_start(c, out, pal, prefix, s->seed);
    c->camera = camera;
    c->right = s->right;
    c->habit = (uint8_t)habit;
    c->light = habit_light(c, light_of(s, pal));
    c->weather = s->weather;
    c->mood = s->mood;
    c->gesture = s->seed * 2654435761u >> 12;
    canvas_open(c);
    kit_camera(c);
    m->paint(c, s);
    assert(c->depth == 0);
    kit_camera_done(c);
}

#define CLEAR 44 /* units of paper between a figure and the frame */

/* A camera that comes nearer until the figures fill the card, so that no half of it is empty sky; how near differs. */
static struct camera camera_for(const struct canvas *c, const struct scene *s) {
    struct box all = {600, 900, 0, 0};
    for (int i = 0; i < c->placed_count; i++) {
        const struct box *b = &c->placed[i].box;
        all = (struct box){MIN(all.x0, b->x0), MIN(all.y0, b->y0), MAX(all.x1, b->x1), MAX(all.y1, b->y1)};
    }
    for (int i = 0; i < c->tied_count; i++) {
        struct point t = c->tied[i];
        all = (struct box){MIN(all.x0, t.x), MIN(all.y0, t.y), MAX(all.x1, t.x), MAX(all.y1, t.y)};
    }
    double most = 1.18 + .1 * (s->seed / 3 % 4), w = all.x1 - all.x0, h = all.y1 - all.y0;
    double zoom = MIN(most, MIN((600 - 2 * CLEAR) / MAX(w, 1), (900 - 2 * CLEAR) / MAX(h, 1)));
    if (zoom < 1.06) return (struct camera){1, 0, 0};
    zoom = kit_floor(zoom * 100) / 100;
    double x = 300 - (all.x0 + all.x1) / 2 * zoom, y = 470 - (all.y0 + all.y1) / 2 * zoom;
    x = MAX(600 - 600 * zoom, MIN(0, x)), y = MAX(900 - 900 * zoom, MIN(0, y));
    return (struct camera){zoom, -kit_floor(-x), -kit_floor(-y)};
}

static void tell(struct canvas *c, const struct scene *s) {
    if (c->out) c->story.from = c->out->size;
    c->told = s->twist == NO_FIGURE || twist_paint(c, s);
    if (c->out) c->story.to = c->out->size;
}

void scene_paint(struct canvas *c, const struct scene *s, const struct palette *pal, int habit,
                 const char *prefix, struct text *out) {
    int i = composition_find(s->relation, s->composition);
    assert(i >= 0);
    const struct composition *m = composition_number(i);
    uint32_t start = out ? out->size : 0;
    struct camera plain = {1, 0, 0};
    paint_through(c, s, m, pal, habit, prefix, out, plain);
    struct camera near = composition_recipe(i) || m->flags & NO_ZOOM ? plain : camera_for(c, s);
    /* From nearer; half as near where that leaves no room for the second story. */
    for (double share = 1; near.zoom != 1 && share >= 0 && !c->told; share -= .5) {
        struct camera camera = {1 + (near.zoom - 1) * share, near.x * share, near.y * share};
        if (out) out->size = start;
        paint_through(c, s, m, pal, habit, prefix, out, camera);
        tell(c, s);
    }
    if (near.zoom == 1) tell(c, s);
    weather_front(c);
    if (out) c->painted = out->size;
    canvas_end(c);
}
