/* record.h: a game as a value that can be written down: what was chosen before it and the moves since.
 * Written with text buffers only, so that a browser writes the same bytes. docs/notation.md tells the
 * form. */
#ifndef DIZAINE_ROOM_RECORD_H
#define DIZAINE_ROOM_RECORD_H

#include "engine/game.h"

enum { NAME_MAX_BYTES = 128 }; /* a player's name in UTF-8, with its zero */

/* A move as it was made, with its words (a clue), or NULL. */
struct turn {
    struct move move;
    const char *words;
};

struct record {
    const struct game *game;
    struct options options;
    const char *names[SEATS_MAX]; /* all NULL: the record has none */
    const char *seed;             /* 64 hex digits, or NULL */
    const char *more;             /* further fields as JSON text, or NULL */
    const struct turn *turns;
    uint32_t count;
};

/* Appends the record as one JSON object without a newline. With `annotate`, each seat's legal moves too. */
void record_write(const struct record *record, bool annotate, struct text *text);
/* The state after the first `count` moves. */
void record_state(const struct record *record, uint32_t count, struct state *state);
/* The texts of a seat's legal moves, in bytewise order, a tell without its clue; returns how many. */
enum { SAID_MAX = 24 };
int record_legal(const struct state *state, int seat, char said[MOVES_MAX][SAID_MAX]);
/* {"scores":[…],"winners":[…]}, or null while the game runs. */
void record_result(const struct state *state, const char *key, struct text *text);

#endif
