/* external.h: a bot that is another program, asked over its standard input and output (docs/bots.md). */
#ifndef DIZAINE_SIM_EXTERNAL_H
#define DIZAINE_SIM_EXTERNAL_H

#include "engine/game.h"

enum { EXTERNAL_PATIENCE_MS = 10000 };

struct external;

/* A move of the game so far, with the epoch of the state in which it was made and its words, or NULL. */
struct external_line {
    struct move move;
    uint16_t epoch;
    const char *words;
};

/* Starts `sh -c command`. NULL if the system gives no process. */
struct external *external_open(const char *command, int patience_ms);
void external_close(struct external *bot);
/* The next question belongs to a new game. */
void external_new_game(struct external *bot);
/* Asks for a seat's move; the answer, checked and with its clue if it has one, goes to `answer`. NULL, or a
 * sentence why the bot has lost its seat: it is not asked again. Only what the seat may see is told. */
const char *external_ask(struct external *bot, const struct state *truth, const struct options *options,
                         int seat, const struct external_line *lines, uint32_t count, struct text *answer);
/* Tells how the game ended. */
void external_over(struct external *bot, const struct state *end);

#endif
