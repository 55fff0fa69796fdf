/* paint.c: from a scene to a picture: the palette is chosen, the composition of its relation paints. */
#include "cards/paint.h"
#include "cards/palettes.h"
#include <assert.h>

void scene_paint(struct canvas *c, const struct scene *s, const struct palette *pal, const char *prefix,
                 struct text *out) {
    int i = composition_find(s->relation, s->composition);
    assert(i >= 0);
    canvas_start(c, out, pal, prefix, s->seed);
    c->right = s->right;
    canvas_open(c);
    composition_number(i)->paint(c, s);
    assert(c->depth == 0);
    canvas_end(c);
}
