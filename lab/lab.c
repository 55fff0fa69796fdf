/* lab.c: see lab.h. */
#include "lab/lab.h"

#include <string.h>

static const struct lab *const list[] = {
#define GAME(name) &name##_lab,
#include "games/games.def"
#undef GAME
};

const struct lab *lab_of(const struct game *game) {
    return list[game_place(game)];
}

int lab_observation(const struct lab *lab) {
    int size = 0;
    for (const struct lab_part *part = lab->parts; part->name; part++) size += part->size;
    return size;
}

bool lab_mask(const struct lab *lab, const struct state *view, int seat, uint8_t *mask) {
    struct move moves[MOVES_MAX];
    if (lab->mask && owes(view, seat)) return lab->mask(view, seat, mask), true;
    int n = game_moves(view, seat, moves);
    memset(mask, 0, lab->actions);
    for (int i = 0; i < n; i++) mask[lab->action(view, moves[i])] = 1;
    return n > 0;
}

bool lab_move(const struct lab *lab, const struct state *view, int seat, int action, struct move *move) {
    struct move moves[MOVES_MAX];
    if (lab->move) return owes(view, seat) && lab->move(view, seat, action, move);
    int n = game_moves(view, seat, moves);
    for (int i = 0; i < n; i++)
        if (lab->action(view, moves[i]) == action) {
            *move = moves[i];
            return true;
        }
    return false;
}
