/* dixit.h: the state of Dixit. Secret: hands, the storyteller's card, gives and votes until the votes are
 * opened. */
#ifndef DIZAINE_GAMES_DIXIT_H
#define DIZAINE_GAMES_DIXIT_H

#include <stdbool.h>
#include <stdint.h>

enum {
    DIXIT_SEATS = 8,
    DIXIT_HAND = 7, /* six, and seven with three players */
    DIXIT_CARDS_MAX = 1024,
    DIXIT_WORDS = DIXIT_CARDS_MAX / 32,
    DIXIT_NO_SEAT = 255,
    DIXIT_FEW = 3, /* with so many players each holds one card more, and gives two */
    DIXIT_FEW_GIVE = 2,
    DIXIT_OPTION_CARDS = 0, /* which option counts the cards of all decks */
};

enum dixit_kind { DIXIT_DRAW, DIXIT_TELLS, DIXIT_GIVES, DIXIT_LAY, DIXIT_VOTES };
enum dixit_phase { DIXIT_DEAL, DIXIT_TELL, DIXIT_GIVE, DIXIT_SLOT, DIXIT_VOTE, DIXIT_OVER };

/* A set of cards; card c (from 1) is bit c - 1. */
struct dixit_set {
    uint32_t bits[DIXIT_WORDS];
};

/* The last round, open to all. */
struct dixit_round {
    uint8_t teller; /* DIXIT_NO_SEAT before the first round is over */
    uint8_t slots;
    uint8_t owner[DIXIT_SEATS];   /* by slot: who gave the card */
    uint16_t card[DIXIT_SEATS];   /* by slot */
    uint8_t vote[DIXIT_SEATS][2]; /* by seat: slots from 1, 0 = none */
    uint8_t base[DIXIT_SEATS];    /* by seat: points for finding or being found */
    uint8_t bonus[DIXIT_SEATS];   /* by seat: points for votes on one's own card */
};

struct dixit {
    uint16_t cards, goal; /* options */
    uint8_t rounds, odyssey, old_three, hand_full;
    uint16_t round;  /* from 1 */
    uint8_t teller;  /* DIXIT_NO_SEAT in the first round until someone tells */
    uint8_t dealing; /* the seat that draws now (phase DIXIT_DEAL) */
    uint16_t pile_size;
    uint16_t told;            /* the storyteller's card; 0 = none yet */
    struct dixit_set pile;    /* in a view: all cards that the viewer cannot place elsewhere */
    struct dixit_set discard; /* public */
    uint8_t hand_size[DIXIT_SEATS];
    uint16_t hand[DIXIT_SEATS][DIXIT_HAND]; /* ascending */
    uint16_t given[DIXIT_SEATS][2];         /* ascending; 0 = none (yet) */
    uint16_t slot[DIXIT_SEATS];   /* cards face up; behind them, in the truth only, those to lay, ascending */
    uint8_t slots, spare;         /* slots: how many cards lie face up */
    uint8_t vote[DIXIT_SEATS][2]; /* slots from 1, ascending; 0 = none */
    struct dixit_round last;
    /* Points, as their dials stand: not hashed, for they never change. */
    struct dixit_dials {
        uint8_t found, failed, lure, spare;
    } dials;
};

static inline bool dixit_has(const struct dixit_set *set, int card) {
    return set->bits[(card - 1) >> 5] >> ((card - 1) & 31) & 1;
}

extern const struct game dixit_game;

#endif
