/* contract_reason.h: why a move of DIX is good or bad, in the terms that people use. */
#ifndef DIZAINE_GAMES_DIX_CONTRACT_REASON_H
#define DIZAINE_GAMES_DIX_CONTRACT_REASON_H

#include "room/middle.h"

void dix_reason(const struct state *view, struct move played, struct move best, struct reason *reason);

#endif
