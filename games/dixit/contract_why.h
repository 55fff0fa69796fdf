/* why.h: what a Dixit bot says about the last round, and what can be learnt from it. Both look only at what
 * is open to all. */
#ifndef DIZAINE_ROOM_WHY_H
#define DIZAINE_ROOM_WHY_H

#include "games/dixit/bots.h"
#include "room/room.h"

/* Why the bot on this seat told, or gave and voted, as it did in the last round; one sentence a deed. False,
 * and nothing added, if no round is over or no bot moved for the seat in it. */
bool room_why(const struct room *room, int seat, enum lang lang, struct text *text);
/* The clue of the last round that is over, or NULL. */
const char *room_last_clue(const struct room *room);
/* Learns from the last round; call it once a round, when it has just been opened. */
void room_teach(const struct room *room, struct learned *learned);

#endif
