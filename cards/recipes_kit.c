/* recipes_kit.c: rooms, stamps and other parts that several recipes share. */
#include "cards/recipes.h"

void recipe_ground(struct canvas *c, double y, colour ground, colour back) {
    for (int i = 0; i < 9; i++) c->ground[i] = y;
    c->ground_col = ground, c->mid_col = back;
    c->back[0] = c->back[1] = c->back[2] = back;
}

void recipe_room(struct canvas *c, double y, colour wall, colour floor) {
    const struct palette *p = c->pal;
    colour deep = kit_mix(wall, p->shadow, .45), board = kit_mix(floor, p->shadow, .4);
    kit_path_fill(
        c, "M0 0H600V900H0Z",
        kit_gradient(c, 0, 0, 0, y,
                     (struct stop[]){{deep, 0, 1}, {wall, .7, 1}, {kit_mix(wall, p->light, .12), 1, 1}}, 3),
        1);
    kit_begin(c);
    for (int x = 46; x < 600; x += 46) kit_move(c, x, 20), kit_line(c, x, y);
    kit_stroke(c, kit_mix(wall, p->light, .3), 10, .16);
    kit_begin(c);
    kit_rect(c, 0, y, 600, 900 - y);
    kit_shape(c, kit_gradient(c, 0, y, 0, 900, (struct stop[]){{floor, 0, 1}, {board, 1, 1}}, 2), 1);
    kit_begin(c);
    for (int i = -3; i <= 3; i++) kit_move(c, 300 + i * 110, y), kit_line(c, 300 + i * 230, 900);
    for (int i = 1; i < 4; i++)
        kit_move(c, -10, y + (900 - y) * i * i / 12), kit_line(c, 610, y + (900 - y) * i * i / 12);
    kit_stroke(c, board, 3, .6);
    kit_begin(c);
    kit_rect(c, 0, y - 14, 600, 14);
    kit_shape(c, deep, 1);
    piece_window_light(c, y);
    kit_wall(c, y - 14);
    recipe_ground(c, y + (900 - y) * .6, floor, wall);
}

/* People look at what is in the middle. */
static bool faces(uint16_t figure, double x, bool flip) {
    return motif_is_person(figure) && (x < 240 || x > 360) ? x < 300 : flip;
}

struct spot recipe_hero(struct canvas *c, uint16_t figure, double x, double y, double w, double h, bool flip,
                        colour back) {
    flip = faces(figure, x, flip);
    return motif_place_posed(c, (struct place){figure, x, y, w, h, 0, flip, 2, HELD, true, back, 0, 0});
}

struct spot recipe_other(struct canvas *c, uint16_t figure, double x, double y, double w, double h, bool flip,
                         colour back) {
    flip = faces(figure, x, flip);
    return motif_place_posed(c, (struct place){figure, x, y, w, h, 0, flip, 2, HELD, false, back, 0, 0});
}

void recipe_sheet(struct canvas *c, int sheet, const char *d, fill f) {
    kit_paper(c, sheet);
    kit_path_fill(c, d, f, 1);
    kit_done(c);
}

void recipe_lamp(struct canvas *c, double x, double y, double r) {
    kit_glow(c, x, y, r, c->light.warm, .8);
    kit_disc_at(c, x, y, r * .07, 0xfffdf0, 1);
}

uint32_t recipe_stamp(struct canvas *c, uint16_t figure, colour back) {
    const struct motif *m = motif_at(figure);
    struct box b = motif_box(figure), before = c->box;
    double k = 100 / MAX(b.y1 - b.y0, (b.x1 - b.x0) * .8);
    struct coat coat = motif_choose_coat(c, m, back);
    if (c->out) text_add(c->out, "<defs>");
    uint32_t id = kit_named(c);
    kit_put(c, 0, 0, 1, 0);
    kit_put(c, -(b.x0 + b.x1) / 2 * k, -b.y1 * k, k, 0);
    motif_draw(c, figure, &coat);
    kit_done(c), kit_done(c);
    if (c->out) text_add(c->out, "</defs>");
    c->box = before;
    return id;
}

colour recipe_skin(const struct canvas *c, int which) {
    static const colour skins[4] = {0xe8b48c, 0xd9a07a, 0xf0c8a0, 0xa8744f};
    (void)c;
    return skins[which & 3];
}
