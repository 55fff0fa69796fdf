/* signature.h: one number for a game's behaviour, equal for every compiler and machine. */
#ifndef DIZAINE_SIM_SIGNATURE_H
#define DIZAINE_SIM_SIGNATURE_H

#include "engine/game.h"

enum { SIGNATURE_GAMES = 64 };

/* A hash over every state of a fixed set of random games with these options. */
uint64_t signature(const struct game *game, const struct options *options, int games);

#endif
