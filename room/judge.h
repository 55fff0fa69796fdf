/* judge.h: what moves and positions of a room are worth: for advice, lessons and the review of a game. All of
 * it is worked out from the view of one seat, and may be told to that seat. */
#ifndef DIZAINE_ROOM_JUDGE_H
#define DIZAINE_ROOM_JUDGE_H

#include "room/room.h"

/* One JSON object, for a seat at the present position:
 *     {"seat":0,"now":{"win":5312,"points":-40},"by":"seat","best":"draw",
 *      "moves":[{"m":"draw","win":5312,"points":-40}, …]}
 * `win` is the share of the victory to expect, of 10,000; `points` the final lead over the mean of the others,
 * in hundredths of a point. `by` says whose moves are judged: those of the "seat", if it owes one; or those of
 * "chance", each with its "weight" (their weighted mean is what the position is worth, so that luck is what
 * happened less that mean); or "nobody", if another seat decides or chance draws what this seat may not see:
 * then `best` is null and `moves` empty. The best move is what the strongest bot would do. `null` instead of
 * an object: this game, or this table, has no judge. */
void room_judge(const struct room *room, int seat, struct text *text);

#endif
