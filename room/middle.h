/* middle.h: what a game adds to a room: how it is told to people, and what a table must know about it.
 * games/NAME/contract.c exports NAME_middle. */
#ifndef DIZAINE_ROOM_MIDDLE_H
#define DIZAINE_ROOM_MIDDLE_H

#include "cards/concepts.h"
#include "engine/game.h"

struct room;
struct deeds;

enum { SETTING_MAX_BYTES = 512 };

/* Of a game that is played with decks of pictures. */
struct pictures {
    uint8_t option;                 /* the option that counts the cards of all decks */
    uint8_t decks_max;              /* at one table */
    int (*cards)(const char *deck); /* in "paper" or "own:ID:CARDS"; -1: there is no such deck */
};

/* What a game's bots can learn from people at one place. A memory is a plain value; all zero bytes are an
 * empty one. */
struct learning {
    uint32_t bytes;
    /* How many lessons a room has given so far, and the newest of them. */
    uint32_t (*lessons)(const struct room *room);
    void (*learn)(const struct room *room, void *memory);
    /* The words that somebody wrote about a picture of a deck of their own; `deck` as in its own:ID. */
    void (*teach)(void *memory, const char *deck, int index, const char *words);
    /* A memory as lines of text: the line at *at, which moves on, false behind the last; and back. */
    bool (*write)(const void *memory, uint32_t *at, struct text *line);
    void (*read)(void *memory, const char *line);
};

/* A number of the rules that a page shows. */
struct constant {
    const char *name;
    int32_t value;
};

/* Why a move is better or worse than the best one, in the terms that people use: a name for the sentence
 * (NAME.review.WHY in the words) and what stands in it. */
enum { REASON_GIVEN_MAX = 6, REASON_TEXT_MAX = 8 };
struct reason {
    const char *why;
    int count;
    struct {
        const char *name;
        int32_t number;
        char text[REASON_TEXT_MAX]; /* a card, token or cell in the notation; "": the number */
    } given[REASON_GIVEN_MAX];
};
void reason_number(struct reason *reason, const char *name, int number);
void reason_text(struct reason *reason, const char *name, const struct text *text);
void reason_json(const struct reason *reason, const char *key, struct text *text);

/* How strong a kind of bot is on the scale of ratings (docs/ratings.md), as measured; those that are not named are not known. */
struct strength {
    const char *level;
    int16_t points;
};

/* What of a game is offered as the deal of the day, which is the same for everybody who plays it: one person on seat 0, bots on the others.
 * Options have their standard values. */
struct daily {
    uint8_t players;
    const char *level; /* of the bots; NULL: there are none */
};

struct middle {
    /* The fields of the game's part of the contract, and of a note: JSON without braces. Both are made from a spectator's views, so that
     * they can tell no secret, and are written once for all readers; `own` below has what only its reader may know. */
    void (*view)(const struct room *room, const struct state *view, struct text *text);
    void (*note)(const struct state *before, const struct state *after, struct move move, struct text *text);
    uint8_t players, players_bench; /* the usual number, and that of the figures in docs/performance.md */

    /* The rest may be zero. */
    /* Further fields, made from the view of a reader. */
    void (*own)(const struct room *room, const struct state *view, bool advice, struct text *text);
    int (*score)(const struct state *state, int seat); /* as people count it while the game runs */
    bool (*secret)(const struct options *options);     /* whether hands must be hidden from other players */
    /* Whether whoever moves first moves for all: bots leave people time to be the first. */
    bool (*first_come)(const struct state *state);
    const char *automaton;            /* what a seat without a player is called */
    /* What a seat was worth among equals in a game that is over, in points of rating. */
    int (*edge)(const struct state *state, int seat);
    /* What one move was that is worth remembering (room/deeds.h); `clue`: the last that was told, or NULL. */
    void (*deeds)(const struct state *before, const struct state *after, struct move move, const char *clue, struct deeds *deeds);
    const struct strength *strengths; /* ends with a NULL level */
    const struct constant *constants; /* ends with a NULL name */

    /* What the table agrees on besides the options, a plain value of so many bytes in the room: set by name,
     * as in "deck" "paper", before play. Why not, or NULL. */
    uint32_t setting_bytes;
    const char *(*set)(struct room *room, const char *name, const char *value);
    /* Further fields of a record. */
    void (*record)(const struct room *room, struct text *text);
    const struct pictures *pictures;
    const struct daily *daily;
    const struct learning *learning;
    /* Why `best` was the best move of a view, and what was wrong with `played` (which may be the same). */
    void (*reason)(const struct state *view, struct move played, struct move best, struct reason *reason);
    /* Why the bot on a seat did what it did in the last round; false, and nothing added, if there is nothing
     * to say. `learned` may be NULL. */
    bool (*why)(const struct room *room, const void *learned, int seat, enum lang lang, struct text *text);
};

#define GAME(name) extern const struct middle name##_middle;
#include "games/games.def"
#undef GAME
const struct middle *middle_of(const struct game *game);

/* All games for the page's build, as JSON: players, options, levels, constants; verdicts and names of bots.
 */
void middle_facts(struct text *text);
/* The names of bots, in order. */
enum { BOT_NAMES = 8 };
extern const char *const bot_names[BOT_NAMES];

#endif
