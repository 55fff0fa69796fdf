/* view.h: the same door for secrets as game_view, for those who have a place for the view: nothing is copied twice. */
#ifndef DIZAINE_ENGINE_VIEW_H
#define DIZAINE_ENGINE_VIEW_H

#include "engine/game.h"

void game_view_to(struct state *view, const struct state *truth, int seat);

#endif
