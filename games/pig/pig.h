/* pig.h: the state of Pig: roll a die to gather points, or hold them; a one loses the turn's. First to 100. */
#ifndef DIZAINE_GAMES_PIG_H
#define DIZAINE_GAMES_PIG_H

#include <stdint.h>

enum pig_phase { PIG_CHOOSE, PIG_ROLL, PIG_OVER };
enum pig_kind { PIG_DOES_ROLL, PIG_DOES_HOLD, PIG_DOES_DIE };

struct pig {
    uint8_t active;
    uint8_t goal;
    uint8_t turn; /* points gathered in this turn */
    uint8_t last; /* the last roll, 0 before the first */
};

extern const struct game pig_game;

#endif
