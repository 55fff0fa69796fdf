/* contract.h: the parts of the contract (docs/protocol.md) that belong to one game. All of them see views
 * only. */
#ifndef DIZAINE_ROOM_CONTRACT_H
#define DIZAINE_ROOM_CONTRACT_H

#include "engine/json.h"
#include "room/room.h"

/* The note of a move, a JSON object, or nothing. Both states are a spectator's views, so that no note can
 * tell a secret. */
void contract_note(const struct state *before, const struct state *after, struct move move,
                   struct text *text);

/* "key":[n, n, …] */
void contract_bytes(struct text *text, const char *key, const uint8_t *numbers, int size);
/* "key":seat, or null for somebody without a seat or no seat at all */
void contract_seat(struct text *text, const char *key, int seat);

#endif
