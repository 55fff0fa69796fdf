/* study.h: how well Dixit bots tell and find: figures for docs/dixit-bots.md. */
#ifndef DIZAINE_GAMES_DIXIT_STUDY_H
#define DIZAINE_GAMES_DIXIT_STUDY_H

#include "games/dixit/bots.h"

/* Rounds played by one kind of bot on all seats. */
struct study_rounds {
    uint32_t rounds, some, all, none; /* some: some but not all found the card */
    uint32_t votes, found;
    uint32_t named;       /* clues that name what is on the card */
    uint32_t repeat;      /* clues told twice in a game */
    uint32_t gives, drew; /* cards that the others gave, and those of them that drew a vote */
    uint64_t hash;        /* of every clue and move: equal in every build */
};
/* One round, for who wants to read the clues. */
struct study_round {
    const char *clue;
    int card; /* of the joined painted decks, from 1 */
    uint32_t found, voters;
};
/* Games of `players` with the painted decks joined, told in French and English in turn. `tell` is called after each
 * round; it may be NULL. */
void study_play(const struct bot *bot, int players, uint32_t rounds, uint64_t seed,
                void (*tell)(const struct study_round *round), struct study_rounds *out);

/* Games to the end with one deck: how many of their clues had been told before for the same card. `learned` is an
 * empty memory, as a server has one, or NULL: then nobody remembers. */
enum { STUDY_GAMES_MAX = 200 };
struct study_recurrence {
    uint32_t clues, again;
    struct study_rounds rounds;
};
void study_recurrence(const struct bot *bot, int players, uint32_t games, uint64_t seed, bool french,
                      struct learned *learned, struct study_recurrence *out);

/* Clues as people say them, in lines "relation.composition figure [figure]<TAB>clue"; those that begin with #
 * are skipped. A line names a scene and not a number, so that it follows its card when a deck is laid out
 * anew. */
struct study_clues {
    uint32_t clues, gone;   /* with a card in some painted deck, and without */
    uint32_t trials, found; /* each clue among five random cards of its deck, several times */
    uint32_t picked;        /* found among five decoys, each the best for the clue of six random cards */
    uint32_t known, words;  /* content words, and how many the lexicon knows */
    uint32_t bad_line;      /* the first that cannot be read; 0 = none */
};
void study_clues(const char *lines, uint64_t seed, struct study_clues *out);

#endif
