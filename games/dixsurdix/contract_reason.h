/* contract_reason.h: why a placement of Dix sur Dix is good or bad, in the terms that people use. */
#ifndef DIZAINE_GAMES_DIXSURDIX_CONTRACT_REASON_H
#define DIZAINE_GAMES_DIXSURDIX_CONTRACT_REASON_H

#include "room/middle.h"

void dsd_reason(const struct state *view, struct move played, struct move best, struct reason *reason);

#endif
