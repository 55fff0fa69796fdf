/* trees.c: trees: branches that halve and taper, leaves as dots at their tips; and conifers of stacked
 * triangles. */
#include "cards/motifs.h"
#include <stddef.h>

/* Three passes over the same recursion, for wood, twigs and tips, each from the same seed: nothing is stored. */
enum walk { WOOD, TWIGS, TIPS };

struct walker {
    struct canvas *c;
    const struct tree *t;
    struct rng rng;
    enum walk walk;
    struct point *tips;
    int count;
};

static double between(struct walker *w, double lo, double hi) {
    return lo + (hi - lo) * rng_below(&w->rng, 1001) / 1000.0;
}

static double whole(double v) {
    return kit_floor(v + .5);
}

static void branch(struct walker *k, double x, double y, double angle, double length, double w, int n) {
    double x2 = x + length * kit_sin(angle), y2 = y - length * kit_cos(angle);
    double bx = kit_cos(angle), by = kit_sin(angle), w2 = w * .68;
    double cx = (x + x2) / 2 + between(k, -.12, .12) * length * bx,
           cy = (y + y2) / 2 + between(k, -.12, .12) * length * by;
    bool twig = w < 4.2;
    if (k->walk == TWIGS && twig) {
        kit_move(k->c, whole(x), whole(y));
        kit_quad(k->c, whole(cx), whole(cy), whole(x2), whole(y2));
    }
    if (k->walk == WOOD && !twig) {
        double s = (w + w2) / 4;
        kit_move(k->c, x - bx * w / 2, y - by * w / 2);
        kit_quad(k->c, cx - bx * s, cy - by * s, x2 - bx * w2 / 2, y2 - by * w2 / 2);
        kit_line(k->c, x2 + bx * w2 / 2, y2 + by * w2 / 2);
        kit_quad(k->c, cx + bx * s, cy + by * s, x + bx * w / 2, y + by * w / 2);
        kit_close_path(k->c);
    }
    if (n <= 2 && k->walk == TIPS && k->count < TIPS_MAX) k->tips[k->count++] = (struct point){x2, y2, false};
    if (n == 0) return;
    int kids = n > 3 && rng_below(&k->rng, 100) < 35 ? 3 : 2;
    for (int q = 0; q < kids; q++) {
        double side = (q - (kids - 1) / 2.0) * 2 / (kids - 1);
        double turn = side * k->t->spread * between(k, .65, 1.15) + between(k, -5.7, 5.7);
        branch(k, x2, y2, angle * .9 + turn, length * between(k, .68, .84), w2 * .92, n - 1);
    }
}

static int walk(struct canvas *c, const struct tree *t, enum walk kind, struct point *tips) {
    struct walker k = {c, t, rng_seed(t->seed, 77), kind, tips, 0};
    branch(&k, 0, 0, t->lean, t->h * .3, t->width, t->depth);
    return k.count;
}

int motif_tree(struct canvas *c, const struct tree *t, struct point *tips) {
    double w = t->width, h = t->h;
    kit_begin(c);
    kit_move(c, -w * 1.1, 6);
    kit_quad(c, -w * .45, -6, -w * .16, -h * .1);
    kit_line(c, w * .16, -h * .1);
    kit_quad(c, w * .45, -6, w * 1.1, 6);
    kit_close_path(c);
    walk(c, t, WOOD, NULL);
    kit_shape(c, t->wood, 1);
    kit_begin(c);
    walk(c, t, TWIGS, NULL);
    kit_move(c, 0, -h * .2);
    kit_stroke(c, t->wood, 2.6, 1);
    struct point own[TIPS_MAX];
    if (!tips) tips = own;
    int n = walk(c, t, TIPS, tips);
    for (int g = 0; g < t->leaves; g++) {
        struct rng rng = rng_seed(t->seed, 78);
        kit_begin(c);
        for (int i = 0; i < n; i++) {
            uint32_t group = rng_below(&rng, (uint32_t)t->leaves);
            double dx = rng_below(&rng, 17) - 8.0, dy = rng_below(&rng, 17) - 8.0;
            if ((int)group == g) kit_dot(c, whole(tips[i].x + dx), whole(tips[i].y + dy));
        }
        double r = t->leaf_big + (t->leaf_small - t->leaf_big) * g / MAX(1, t->leaves - 1);
        kit_stroke(c, t->leaf[g], 2 * r, 1);
    }
    return n;
}

void motif_conifer(struct canvas *c, double x, double y, double h, double w, fill f, colour dark, int tiers) {
    kit_begin(c);
    kit_move(c, whole(x), whole(y - h));
    for (int side = 1; side >= -1; side -= 2) {
        for (int i = 0; i < tiers; i++) {
            int k = side > 0 ? i : tiers - 1 - i;
            double ty = y - h + h * .84 * (k + 1) / tiers, half = w / 2 * (.35 + .65 * (k + 1) / tiers),
                   notch = half * .45;
            double above = k ? w / 2 * (.35 + .65 * k / tiers) * .45 : 0,
                   above_y = y - h + h * .84 * k / tiers;
            kit_line(c, whole(x + side * half), whole(ty));
            if (side > 0 && k < tiers - 1) kit_line(c, whole(x + notch), whole(ty - 3));
            if (side < 0 && k > 0) kit_line(c, whole(x - above), whole(above_y - 3));
        }
        if (side < 0) break;
        kit_line(c, x + h * .025, y - h * .16);
        kit_line(c, x + h * .025, y);
        kit_line(c, x - h * .025, y);
        kit_line(c, x - h * .025, y - h * .16);
    }
    kit_close_path(c);
    kit_shape(c, f, 1);
    if (!dark) return;
    kit_begin(c);
    kit_move(c, whole(x), whole(y - h));
    for (int k = 0; k < tiers; k++) {
        double ty = y - h + h * .84 * (k + 1) / tiers, half = w / 2 * (.35 + .65 * (k + 1) / tiers);
        kit_line(c, whole(x + half), whole(ty));
        if (k < tiers - 1) kit_line(c, whole(x + half * .45), whole(ty - 3));
    }
    kit_line(c, whole(x), whole(y - h * .16));
    kit_close_path(c);
    kit_shape(c, dark, .55);
}

void motif_draw_tree(struct canvas *c, const struct coat *coat) {
    struct tree t = {.seed = 11,
                     .h = 300,
                     .spread = 30,
                     .width = 26,
                     .depth = 4,
                     .wood = coat->body,
                     .leaves = 3,
                     .leaf = {coat->gold, kit_mix(coat->gold, coat->light, .4), coat->accent},
                     .leaf_big = 20,
                     .leaf_small = 13};
    motif_tree(c, &t, NULL);
}

void motif_draw_pine(struct canvas *c, const struct coat *coat) {
    motif_conifer(c, 0, 0, 220, 104, coat->body, coat->dark, 5);
}
