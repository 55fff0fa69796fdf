/* bot.h: what a bot is given and what it gives back. A bot sees a view, never the truth; it has no clock, no
 * memory of its own and no generator but the one it is handed, so the same thought ends in the same move on
 * every machine. */
#ifndef DIZAINE_BOTS_BOT_H
#define DIZAINE_BOTS_BOT_H

#include "engine/game.h"

enum { SHELF_MAX = 12 };

/* Which pictures the numbers of a joined Dixit deck stand for: part after part, from card 1 on. */
struct shelf {
    uint8_t parts;
    struct {
        uint16_t cards;
        uint8_t deck;  /* a painted deck of cards/, or SHELF_UNKNOWN for pictures without tags */
        uint32_t name; /* of pictures without tags: the same for the same deck at every table, or 0 */
    } part[SHELF_MAX];
};
enum { SHELF_UNKNOWN = 255 };

/* What is spoken at a Dixit table; the rules never look at it, bots do. */
struct tale {
    struct shelf shelf;
    uint8_t french;           /* the table's language for clues of bots: 1 French, 0 English */
    const char *clue;         /* of this round, or NULL before it is told */
    const char *const *heard; /* clues of earlier rounds, oldest first: never to be said again */
    int heard_size;
    const void *learned; /* what was learnt from people at this place (see bots/dixit.h), or NULL */
};

struct thought {
    const struct state *view; /* of `seat`, which owes a move */
    int seat;
    uint32_t budget; /* playouts or nodes, as the bot counts them; 0 = its standard */
    struct rng *rng;
    const struct tale *tale; /* Dixit only; may be NULL */
    struct text *words;      /* where a storyteller puts its clue; may be NULL elsewhere */
};

struct bot {
    const char *name;        /* "random", "easy", "normal", "expert" */
    const struct game *game; /* NULL: plays any game */
    struct move (*choose)(const struct thought *thought);
};

/* Every bot; ends with a NULL name. */
extern const struct bot bot_list[];
/* The bot of that name for a game, or NULL. */
const struct bot *bot_named(const struct game *game, const char *name);
/* Thinks with asserts around it: the move is legal, and a clue is there if the move needs one. */
struct move bot_think(const struct bot *bot, const struct thought *thought);

#endif
