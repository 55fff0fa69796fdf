/* game.h: what a game is. The first file to read.
 *
 * A game is a plain value, `struct state`, and a constant, `struct game`, with a few functions on it. Chance
 * is a seat like any other: no state holds a random generator or the order of cards that nobody has seen, so
 * a list of moves is the whole game. What can be derived from these functions (legality, parsing, replay,
 * hash, perft, random play) is written once, in game.c. */
#ifndef DIZAINE_ENGINE_GAME_H
#define DIZAINE_ENGINE_GAME_H

#include <assert.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "engine/rng.h"
#include "engine/text.h"
#include "games/games.h" /* the header of each game; made from games/games.def */

enum {
    SEATS_MAX = 8,
    CHANCE = 15,      /* the seat that draws cards and shuffles */
    EVERYONE = 255,   /* state.viewer of the truth */
    SPECTATOR = 254,  /* the view of somebody without a seat */
    MOVES_MAX = 1056, /* the longest list of moves: a Dixit deal from the largest deck, with some room */
    OPTIONS_MAX = 6,
    DIALS_MAX = 20,
    STEPS_MAX = 60000, /* no game lasts so long; replay stops there */
    CLUE_MAX = 200,    /* characters of a clue, at most four bytes each */
    UNKNOWN = 0xffff,  /* an argument that the reader of a move may not know; written "?" */
};

/* A move of a seat (or CHANCE); what kinds and arguments mean is the game's affair. One word, written and read
 * whole: this avoids a store-forwarding stall that cost a third of the time of random play. Bit-fields are
 * allocated from the low end of a word on little-endian targets and from the high end on big-endian ones. */
struct move {
#if __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
    uint64_t who : 8, kind : 8, a : 16, b : 16, : 16;
#else
    uint64_t : 16, b : 16, a : 16, kind : 8, who : 8;
#endif
};

/* Made as one word: field by field, compilers store it in pieces. */
static inline struct move move_of(int who, int kind, int a, int b) {
    union {
        uint64_t word;
        struct move move;
    } as = {.word = (uint64_t)who | (uint64_t)kind << 8 | (uint64_t)a << 16 | (uint64_t)b << 32};
    return as.move;
}

enum option_kind { OPTION_BOOL, OPTION_INT, OPTION_CHOICE };

struct option {
    const char *name;
    enum option_kind kind;
    int32_t least, most, standard; /* of a choice: indices into `choices` */
    const char *const *choices;    /* ends with NULL */
    uint8_t players_max;           /* the option exists up to this number of players; 0 = always */
};

struct options {
    uint8_t players;
    int32_t value[OPTIONS_MAX]; /* in the order of game->options */
    int16_t dial[DIALS_MAX];    /* how far each of game->dials is turned from its standard */
};

struct state {
    uint8_t game, seats, phase,
        viewer;       /* game: index in game_list; viewer: EVERYONE, SPECTATOR, or whose view this is */
    uint16_t step;    /* grows whenever the set of seats that must act is made anew, and at the end */
    uint16_t to_act;  /* a bit for each seat that owes a move, CHANCE among them; 0 = the game is over */
    uint16_t epoch;   /* grows when sealed moves are opened; see secrecy */
    uint16_t winners; /* a bit for each winning seat, once the game is over */
    int16_t score[SEATS_MAX];
    union {
#define GAME(name) struct name name;
#include "games/games.def"
#undef GAME
    } as;
};

/* Who may read a move's details, besides its owner and everyone once the game is over. */
enum secrecy {
    PUBLIC,  /* all */
    PRIVATE, /* nobody else */
    SEALED,  /* all, as soon as state.epoch is past the epoch in which the move was made */
};

/* The multi-byte fields of a game's part of the state, which big-endian targets swap before hashing: offset, size
 * and how many follow each other. */
struct wide {
    uint16_t at, bytes, count;
};
#define WIDE(game, field, type)                                                                              \
    { offsetof(struct game, field), sizeof(type), sizeof(((struct game *)0)->field) / sizeof(type) }

struct game {
    const char *name;
    uint16_t rules;               /* raise it when old records would replay differently */
    uint16_t bytes;               /* of its part of the state: what is hashed */
    uint8_t seats_min, seats_max; /* numbers of players */
    const struct option *options; /* ends with a NULL name */
    /* The constants of the rules, for the laboratory: declared like options, but never on offer at a table, and
     * in a record only where they are turned. Ends with a NULL name; NULL: there are none. */
    const struct option *dials;

    /* A sentence why these options cannot be played together, or NULL. Values are in range already. */
    const char *(*refuses)(const struct options *options);
    /* From all zero bytes, header set (game, seats = players, viewer = EVERYONE), to the first decision. */
    void (*start)(struct state *state, const struct options *options);
    /* All legal moves of a seat that owes one, in a fixed order, each once; for CHANCE also their weights
     * (else weight is NULL). */
    int (*moves)(const struct state *state, int seat, struct move *moves, uint32_t *weights);
    /* Chance without a list: the number of tickets (the sum of the weights), and the move on ticket k, in the
     * order of moves(). */
    uint32_t (*tickets)(const struct state *state);
    struct move (*ticket)(const struct state *state, uint32_t k);
    /* A legal move happens. */
    void (*apply)(struct state *state, struct move move);
    /* Forget what a seat (or SPECTATOR) may not know; what is forgotten becomes zero. The header is set by
     * game_view. */
    void (*view)(struct state *state, int seat);
    /* From a view to one possible truth behind it (viewer = EVERYONE), each with its right chance as far as
     * the rules tell. */
    void (*guess)(struct state *state, struct rng *rng);
    /* The notation of a move without the mover, as in "pay 2c 1t". UNKNOWN arguments become "?". */
    void (*say)(const struct state *state, struct move move, struct text *text);
    /* The position in a few lines of plain text, for golden tests and for people who debug. */
    void (*show)(const struct state *state, struct text *text);

    /* The rest may be NULL. */
    /* One of the moves of a seat that owes one, at random and without a list: of CHANCE by the weights, of an
     * automaton the one it must make, else the move that stands in moves() at rng_below(rng, their number).
     * NULL: from the list. */
    struct move (*pick)(const struct state *state, int seat, struct rng *rng);
    /* Whether moves() has a move of a seat that owes one, without the list. NULL: it is looked for there. */
    bool (*allows)(const struct state *state, struct move move);
    /* The move that a text probably names, legal or not, so that game_parse need not write every legal move: it
     * is believed only if its own notation is that text. False: no idea. NULL: every move is written. */
    bool (*hint)(const struct state *state, int seat, const char *text, struct move *move);
    /* How secret a move is; fills in its owner and the form in which others see it. NULL: every move is
     * public. */
    enum secrecy (*secrecy)(const struct state *state, struct move move, int *owner, struct move *masked);
    /* The move that an automaton on this seat must make; false if a person or bot decides. NULL: there are no
     * automata. */
    bool (*obliged)(const struct state *state, int seat, struct move *move);
    /* Whether words (a clue) go with this kind of move. NULL: never. */
    bool (*wordy)(struct move move);
    /* The paragraph of games/NAME/rules.en.md that forbids a move text in a position, such as "5.3", or NULL if
     * none is known. */
    const char *(*paragraph)(const struct state *state, int seat, const char *text);
    /* All numbers of several bytes in its part of the state; ends with 0 bytes. NULL: there are none. */
    const struct wide *wide;
};

/* Every game, by state.game; ends with NULL. */
extern const struct game *const game_list[];
static inline const struct game *game_of(const struct state *state) {
    return game_list[state->game];
}
const struct game *game_named(const char *name); /* NULL if there is none */
int game_place(const struct game *game);         /* in game_list */

/* What the world may get wrong. */
enum verdict {
    FINE,
    WRONG_SEAT,    /* that seat owes no move */
    WRONG_STEP,    /* the move answers another step */
    NO_SUCH_MOVE,  /* not a legal move now */
    NO_CLUE,       /* a tell without words */
    BAD_CLUE,      /* words that are too long, blank, or not clean UTF-8 */
    NO_WORDS_HERE, /* words after a move that takes none */
    NOT_OBLIGED,   /* an automaton would move otherwise */
    IS_OVER,       /* the game is over */
};
const char *verdict_name(enum verdict verdict); /* as in docs/protocol.md; words_why has its sentence */

/* Options: standard values, "name" "value" from text, and whether all fit together (a sentence, or NULL). */
void options_standard(const struct game *game, int players, struct options *options);
bool option_exists(const struct option *option, int players);
const char *options_set(const struct game *game, struct options *options, const char *name,
                        const char *value);
const char *options_refusal(const struct game *game, const struct options *options);
/* The same for options and dials alike: for the laboratory, records and the terminal. */
const char *options_turn(const struct game *game, struct options *options, const char *name,
                         const char *value);
bool options_turned(const struct options *options); /* not the rules as they are printed */
int32_t options_dial(const struct game *game, const struct options *options, int dial); /* its value */
void options_json(const struct game *game, const struct options *options, const char *key, struct text *text);

/* Playing. */
void game_start(struct state *state, const struct game *game, const struct options *options);
static inline bool game_over(const struct state *state) {
    return state->to_act == 0;
}
static inline bool owes(const struct state *state, int seat) {
    return state->to_act >> seat & 1;
}
/* The first seat that owes a move, CHANCE last; -1 when the game is over. */
static inline int game_next(const struct state *state) {
    return state->to_act ? __builtin_ctz(state->to_act) : -1;
}
int game_moves(const struct state *state, int seat,
               struct move *moves); /* [MOVES_MAX]; 0 if the seat owes none */
bool game_legal(const struct state *state, struct move move);
/* In WebAssembly a call through a pointer is looked up in a table and its type compared: there each game is called by its name, and
 * what it has for that is known when the module is linked. */
#ifdef __wasm__
enum {
#define GAME(name) place_of_##name,
#include "games/games.def"
#undef GAME
};
#endif
/* Asserts that the seat owes a move; legality is the caller's. */
static inline void game_apply(struct state *state, struct move move) {
    assert(owes(state, move.who));
#ifdef __wasm__
    switch (state->game) {
#define GAME(name)                                                                                           \
    case place_of_##name:                                                                                    \
        name##_game.apply(state, move);                                                                      \
        return;
#include "games/games.def"
#undef GAME
    }
#endif
    game_of(state)->apply(state, move);
}
static inline struct move game_chance(const struct state *state, struct rng *rng) {
    const struct game *game = game_of(state);
    return game->ticket(state, rng_below(rng, game->tickets(state)));
}
struct move game_pick_listed(const struct state *state, int seat, struct rng *rng); /* without `pick` */
/* One of the moves that a seat may make, chance by its weights and seats evenly; automata do as they must. */
static inline struct move game_pick(const struct state *state, int seat, struct rng *rng) {
#ifdef __wasm__
    switch (state->game) {
#define GAME(name)                                                                                           \
    case place_of_##name:                                                                                    \
        if (!name##_game.pick) break;                                                                        \
        return name##_game.pick(state, seat, rng);
#include "games/games.def"
#undef GAME
    }
#endif
    const struct game *game = game_of(state);
    return game->pick ? game->pick(state, seat, rng) : game_pick_listed(state, seat, rng);
}
struct state game_view(const struct state *truth, int seat); /* the only door for secrets */

/* Text. A line is "<who> <move>", words included; `who` is a seat or "*". */
void game_say(const struct state *state, struct move move, struct text *text); /* without who */
void game_line(const struct state *state, struct move move, const char *words, struct text *text);
/* From the text after `who` to a legal move; *words points into the text, at the clue, or is NULL. Changes
 * nothing else. */
enum verdict game_parse(const struct state *state, int seat, const char *text, struct move *move,
                        const char **words);
/* A move that was made in `epoch`, as a reader (a seat or SPECTATOR) may see it now. */
struct move game_masked(const struct state *now, uint16_t epoch, struct move move, int reader);

/* The same bytes in every build: no padding is hashed. */
uint64_t game_hash(const struct state *state);
uint64_t game_hash_more(uint64_t hash, const void *bytes, uint32_t size);
uint64_t game_hash_number(uint64_t hash, uint16_t number); /* its lower byte first */
/* The number of lines of play of `depth` moves, every seat that owes a move and every chance move
 * followed. */
uint64_t game_perft(const struct state *state, int depth);

#endif
