/* contract.h: the parts of the contract (docs/protocol.md) that belong to one game. All of them see views
 * only. */
#ifndef DIZAINE_ROOM_CONTRACT_H
#define DIZAINE_ROOM_CONTRACT_H

#include "room/room.h"

/* The note of a move, a JSON object, or nothing. Both states are a spectator's views, so that no note can
 * tell a secret. */
void contract_note(const struct state *before, const struct state *after, struct move move,
                   struct text *text);

/* "name":[…] of the seats whose bit is set; the comma before it is the caller's. */
void contract_seats(struct text *text, const char *name, uint32_t seats);
/* ,"name":[n, n, …] */
void contract_bytes(struct text *text, const char *name, const uint8_t *numbers, int size);

#endif
