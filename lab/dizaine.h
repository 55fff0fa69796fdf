/* dizaine.h: the games of Dizaine as a library: rules, views, legal moves, bots, records, encodings, many games at once, and the painter
 * of picture cards. docs/laboratory.md tells the same with examples.
 *
 * A table is one game; a batch is many. Both are opaque. There is no global state: different threads may use different objects at the
 * same time, and one object by turns. Nothing here prints, exits or reads a file.
 *
 * Texts are UTF-8. A function that fills `text` of `size` bytes returns how many bytes the whole text has, without its zero; if that is
 * not below `size`, the text was cut off. Functions that return int otherwise return a negative DZ_ error where something is wrong;
 * dz_why says it in a sentence. */
#ifndef DIZAINE_H
#define DIZAINE_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

#define DZ_ABI 1

enum {
    DZ_CHANCE = 15,     /* the seat that shuffles and draws */
    DZ_SPECTATOR = 254, /* who looks on without a seat */
    DZ_EVERYTHING = 255 /* the truth, with all secrets */
};

enum {
    DZ_FINE = 0,
    DZ_NO_SUCH_GAME = -1,
    DZ_BAD_OPTIONS = -2,
    DZ_NO_SUCH_SEAT = -3,
    DZ_WRONG_SEAT = -4,   /* that seat owes no move */
    DZ_NO_SUCH_MOVE = -5, /* not a legal move now */
    DZ_BAD_WORDS = -6,    /* a clue is missing, too long, or not clean text */
    DZ_IS_OVER = -7,
    DZ_NO_SUCH_BOT = -8,
    DZ_BAD_RECORD = -9,
    DZ_BAD_SIZE = -10, /* an array is too small */
    DZ_NO_MEMORY = -11,
    DZ_NO_SUCH_CARD = -12,
    DZ_BAD_VALUE = -13
};
const char *dz_why(int error);
const char *dz_version(void);
int dz_abi(void); /* DZ_ABI of the library that is there */

/* ---- The games ---- */
int dz_games(void);
const char *dz_game_name(int game); /* NULL: there is none of that number */
int dz_game_players(const char *game, int *least, int *most);
int dz_game_bots(const char *game, char *text, size_t size); /* one a line, the weakest first */
int dz_game_options(const char *game, char *text,
                    size_t size); /* "name kind least most standard", one a line; dials too */

/* ---- A table ---- */
typedef struct dz_table dz_table;
/* Options are "name=value" with blanks between, or NULL. NULL with *error set if it cannot be played; `why` may be NULL. */
dz_table *dz_open(const char *game, int players, const char *options, uint64_t seed, int *error, char *why,
                  size_t size);
dz_table *dz_copy(const dz_table *table);
void dz_close(dz_table *table);
int dz_seats(const dz_table *table);
int dz_next(
    const dz_table *table); /* the first seat that owes a move, DZ_CHANCE, or -1 when the game is over */
unsigned dz_waiting(const dz_table *table); /* a bit for each seat that owes a move */
int dz_moves_made(const dz_table *table);
int dz_score(const dz_table *table, int seat);
unsigned dz_winners(const dz_table *table); /* a bit for each */
uint64_t dz_hash(const dz_table *table);    /* of the position: the same on every machine */
/* Plays a move by its text, as in docs/notation.md ("draw", "place 3 b2", "tell 17 a clue"); chance's too. */
int dz_play(dz_table *table, int seat, const char *move);
/* Lets chance (by the table's seed) and automata move until somebody must decide; returns how many moves that were. */
int dz_settle(dz_table *table);
int dz_legal(const dz_table *table, int seat, char *text, size_t size); /* one a line */
/* The position as a seat may see it, in words. */
int dz_show(const dz_table *table, int seat, char *text, size_t size);
/* The moves so far as a seat may see them, one a line. */
int dz_story(const dz_table *table, int seat, char *text, size_t size);
/* What a bot would play for a seat, from what that seat may see; budget 0 is its standard. */
int dz_think(dz_table *table, int seat, const char *bot, uint32_t budget, char *text, size_t size);

/* ---- Records ---- */
int dz_record(const dz_table *table, char *text, size_t size);
dz_table *dz_replay(const char *record, size_t bytes, int *error, char *why, size_t size);

/* ---- Numbers: fixed for each game ---- */
int dz_observation_size(const char *game);
int dz_observation_parts(const char *game, char *text, size_t size); /* "name size", one a line */
int dz_action_count(const char *game);
int dz_observe(const dz_table *table, int seat, int16_t *observation, size_t count);
int dz_mask(const dz_table *table, int seat, uint8_t *mask,
            size_t count); /* 1 for each action that is legal */
int dz_act(dz_table *table, int seat, int action);
int dz_action_text(const dz_table *table, int seat, int action, char *text, size_t size);

/* ---- Many games at once ---- */
typedef struct dz_batch dz_batch;
/* `seats`: for each seat "agent" or a bot's name, with commas between; one name fills all, NULL is "agent". Chance, automata and bots
 * move by themselves: a game of a batch always waits for an agent. A finished game begins anew at once. */
dz_batch *dz_batch_open(const char *game, int players, const char *options, const char *seats, int games,
                        uint64_t seed, int *error, char *why, size_t size);
void dz_batch_close(dz_batch *batch);
int dz_batch_games(const dz_batch *batch);
int dz_batch_seats(const dz_batch *batch);
/* Arrays of games * observation_size, games * action_count, and games; each may be NULL. */
int dz_batch_observe(const dz_batch *batch, int16_t *observations, uint8_t *masks, int8_t *seats);
/* A legal action for each game (games), drawn at random: each legal move is as likely. */
int dz_batch_sample(dz_batch *batch, int32_t *actions);
/* One action for each game. `rewards` (games * seats) has each seat's share of the victory where a game has ended, else 0; `scores`
 * (games * seats) the final scores there; `done` (games) is 1 there. An action that is not legal changes nothing at all: the number of
 * the first such game is put into *wrong, and DZ_NO_SUCH_MOVE returned. */
int dz_batch_step(dz_batch *batch, const int32_t *actions, float *rewards, int16_t *scores, uint8_t *done,
                  int *wrong);
/* dz_batch_step and then dz_batch_observe, in one go: faster than one after the other. */
int dz_batch_turn(dz_batch *batch, const int32_t *actions, float *rewards, int16_t *scores, uint8_t *done,
                  int16_t *observations, uint8_t *masks, int8_t *seats, int *wrong);
/* Random agents play `steps` moves in every game, chance moves counted; returns how many moves were made in all. */
int64_t dz_batch_random(dz_batch *batch, int steps);

/* ---- The painter ---- */
int dz_decks(void);
const char *dz_deck_name(int deck);
int dz_deck_cards(void);                                      /* of each deck */
int dz_card_svg(int deck, int card, char *text, size_t size); /* cards from 0 */
int dz_card_title(int deck, int card, const char *language, char *text, size_t size);

#ifdef __cplusplus
}
#endif

#endif
