/* bot.h: what a bot is given and what it gives back. A bot sees a view, never the truth; it has no clock, no
 * memory of its own and no generator but the one it is handed, so the same thought ends in the same move on
 * every machine. */
#ifndef DIZAINE_BOTS_BOT_H
#define DIZAINE_BOTS_BOT_H

#include "engine/game.h"

enum { BOT_PAST_MAX = 512 }; /* moves; of longer games nothing is recalled */

struct thought {
    const struct state *view; /* of `seat`, which owes a move */
    int seat;
    uint32_t budget; /* playouts or nodes, as the bot counts them; 0 = its standard */
    struct rng *rng;
    /* Of a game with secrets: the moves so far as the seat may see them. None: they are not known. */
    const struct move *past;
    int past_size;
    /* What is beside the rules; all of it may be NULL. */
    const void *setting;      /* what the table agreed on besides the options (room/middle.h) */
    const void *learned;      /* what the game's bots have learnt at this place */
    const char *clue;         /* told in this round */
    const char *const *heard; /* clues of earlier rounds: never to be said again */
    int heard_size;
    struct text *words; /* where a storyteller puts its clue */
};

/* What a position is worth to a seat. */
enum { WORTH_ONE = 65536 };
struct worth {
    int32_t win;    /* its share of the victory, of WORTH_ONE */
    int32_t points; /* its final lead over the mean of the others, in hundredths of a point */
    int32_t rank;   /* what the judge goes by when it compares moves: more is better */
};
struct judged {
    struct move move;
    uint32_t weight; /* of a move of chance: its tickets */
    struct worth worth;
};
struct judged_table {
    struct move move;
    uint32_t weight;
    struct worth worth[SEATS_MAX];
};
/* How a bot judges. Whatever it says is worked out from a view, in integers: the same in every build. */
struct judge {
    /* What the position is worth to thought->seat, whoever moves next; false if it cannot say. */
    bool (*now)(const struct thought *thought, struct worth *worth);
    /* What each legal move of thought->seat is worth to it, or, if it owes none, each move of chance that it
     * may see; in the order of game_moves. Returns how many there are [MOVES_MAX]; 0 if it cannot say. The
     * mean over chance's moves, each with its weight, is what the position before is worth. */
    int (*moves)(const struct thought *thought, struct judged *list);
    /* Where nothing is hidden: what each legal move of whoever moves next, or of chance, is worth to every seat,
     * shares that add up to the whole victory; moves of a seat are ranked for that seat. Returns how many there
     * are [MOVES_MAX], 0 if it cannot say. NULL: hands are hidden. thought->seat is of no account. */
    int (*table)(const struct thought *thought, struct judged_table *list);
    /* A seat that it does not judge: one that has no choice. NULL: it judges all. */
    bool (*apart)(const struct state *state, int seat);
};

struct bot {
    const char *name; /* "random", "easy", "normal", "expert" */
    struct move (*choose)(const struct thought *thought);
    bool even;       /* any move, each as likely, and not by what it sees: only words need a thought */
    bool offered;    /* to people, as a level */
    const char *who; /* the character that plays so, offered to people by its name: a strong bot with a habit, no step of the levels; NULL: none */
    /* Plays n games from a truth to their ends, every seat like this bot; returns a hash over their results.
     * NULL: there is no faster way than asking. */
    uint64_t (*playouts)(const struct state *from, struct rng *rng, uint32_t n);
    /* Values n positions of random games as this bot does; returns a hash over the values. NULL: it has no such values. */
    uint64_t (*evaluations)(const struct state *from, struct rng *rng, uint32_t n);
    const struct judge *judge; /* NULL: it only chooses */
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
/* How the strongest bot of a game judges, or NULL. */
const struct judge *judge_of(const struct game *game);
/* The best of what was judged: the first of the highest rank. */
int judged_best(const struct judged *list, int n);
/* Puts a move first: the bot makes it for reasons of its own. */
void judged_prefer(struct judged *list, int n, struct move move);
/* Any legal move, each as likely: for the list of a game. */
struct move bot_choose_random(const struct thought *thought);
/* For levels between two ways of playing: `share` of 1024 moves are made in the better way, chosen by lot. */
struct move bot_mix(const struct thought *thought, struct move (*worse)(const struct thought *),
                    struct move (*better)(const struct thought *), uint32_t share);
/* Thinks with asserts around it: the move is legal, and a clue is there if the move needs one. */
struct move bot_think(const struct bot *bot, const struct thought *thought);

#endif
