/* bot.h: what a bot is given and what it gives back. A bot sees a view, never the truth; it has no clock, no
 * memory of its own and no generator but the one it is handed, so the same thought ends in the same move on
 * every machine. */
#ifndef DIZAINE_BOTS_BOT_H
#define DIZAINE_BOTS_BOT_H

#include "engine/game.h"

struct thought {
    const struct state *view; /* of `seat`, which owes a move */
    int seat;
    uint32_t budget; /* playouts or nodes, as the bot counts them; 0 = its standard */
    struct rng *rng;
    /* What is beside the rules; all of it may be NULL. */
    const void *setting;      /* what the table agreed on besides the options (room/middle.h) */
    const void *learned;      /* what the game's bots have learnt at this place */
    const char *clue;         /* told in this round */
    const char *const *heard; /* clues of earlier rounds: never to be said again */
    int heard_size;
    struct text *words; /* where a storyteller puts its clue */
};

struct bot {
    const char *name; /* "random", "easy", "normal", "expert" */
    struct move (*choose)(const struct thought *thought);
    bool offered; /* to people, as a level */
    /* Plays n games from a truth to their ends, every seat like this bot; returns a hash over their results.
     * NULL: there is no faster way than asking. */
    uint64_t (*playouts)(const struct state *from, struct rng *rng, uint32_t n);
    /* Values n positions of random games as this bot does; returns a hash over the values. NULL: it has no such values. */
    uint64_t (*evaluations)(const struct state *from, struct rng *rng, uint32_t n);
};

#define GAME(name) extern const struct bot name##_bots[];
#include "games/games.def"
#undef GAME
/* The bots of a game, from the weakest to the strongest; ends with a NULL name. games/NAME/bots.c exports
 * NAME_bots. */
const struct bot *bots_of(const struct game *game);
/* The bot of that name for a game, or NULL. */
const struct bot *bot_named(const struct game *game, const char *name);
/* Who plays on for a person or program that is gone. */
const struct bot *bot_standin(const struct game *game);
/* The last of the list: whose advice is asked. */
const struct bot *bot_strongest(const struct game *game);
/* Any legal move, each as likely: for the list of a game. */
struct move bot_choose_random(const struct thought *thought);
/* For levels between two ways of playing: `share` of 1024 moves are made in the better way, chosen by lot. */
struct move bot_mix(const struct thought *thought, struct move (*worse)(const struct thought *),
                    struct move (*better)(const struct thought *), uint32_t share);
/* Thinks with asserts around it: the move is legal, and a clue is there if the move needs one. */
struct move bot_think(const struct bot *bot, const struct thought *thought);

#endif
