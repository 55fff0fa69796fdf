/* contract_why.h: what a bot says about the last round, and what can be learnt from it. Both look only at
 * what is open to all. */
#ifndef DIZAINE_GAMES_DIXIT_CONTRACT_WHY_H
#define DIZAINE_GAMES_DIXIT_CONTRACT_WHY_H

#include "games/dixit/bots.h"
#include "room/room.h"

/* Why the bot on this seat told, or gave and voted, as it did in the last round; one sentence a deed. False,
 * and nothing added, if no round is over or no bot moved for the seat in it. */
bool dixit_why(const struct room *room, const void *learned, int seat, enum lang lang, struct text *text);
/* The clue of the last round that is over, or NULL. */
const char *dixit_last_clue(const struct room *room);
extern const struct learning dixit_learning;

#endif
