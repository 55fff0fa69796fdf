/* dixsurdix.h: the state of Dix sur Dix. Secret: the hands (unless open-hands) and with them what is left in
 * the pile. */
#ifndef DIZAINE_GAMES_DIXSURDIX_H
#define DIZAINE_GAMES_DIXSURDIX_H

#include <stdbool.h>
#include <stdint.h>

enum {
    DSD_TEN = 10,              /* what a line must add up to */
    DSD_OPTION_OPEN_HANDS = 0, /* its place among the options */
    DSD_SEATS = 6,
    DSD_JOKER = 8, /* the token kinds are 1..7 and the joker, which is written 0 */
    DSD_KINDS = 9, /* index 0 is unused */
    DSD_TOKENS = 66,
    DSD_LINES = 10,   /* rows 1..4, columns a..d, the diagonals a1-d4 and d1-a4 */
    DSD_HAND = 3,     /* tokens; a dial */
    DSD_HAND_MAX = 5, /* to which it can be turned */
    DSD_NO_CELL = 255,
};

enum dsd_phase { DSD_DEALER, DSD_DEAL, DSD_PLACE, DSD_OVER, DSD_LAY };

/* What everybody saw of the last placement. */
struct dsd_last {
    uint8_t seat, token, cell; /* cell DSD_NO_CELL before the first; cells are row * 4 + column, a1 = 0 */
    uint8_t corners;           /* the board was full without a point: the corners went under the pile */
    uint16_t lines;            /* a bit for each line of ten that was taken */
    uint8_t board[16];         /* with the token placed, before anything was taken off */
};

struct dixsurdix {
    uint8_t open_hands, jokers;
    uint8_t dealer, active;
    uint8_t dealing;   /* the seat that draws now (phase DSD_DEAL) */
    uint8_t to_deal;   /* tokens of the first deal still to come */
    uint8_t board[16]; /* 0 = free */
    /* By kind, without `under`; in a view: all tokens that the viewer has not seen. */
    uint8_t pile[DSD_KINDS];
    uint8_t pile_size;         /* without `under` */
    uint8_t under[DSD_TOKENS]; /* corner tokens under the pile, first to come back first */
    uint8_t under_size;
    uint8_t outside; /* tokens in the pile, under it and in hands: those that are still to be placed */
    uint8_t fills;   /* how often in a row the board has filled without a point */
    uint8_t hand_size[DSD_SEATS];
    uint8_t hand[DSD_SEATS][DSD_KINDS];  /* by kind; in a view only what the viewer may know */
    uint8_t known[DSD_SEATS][DSD_KINDS]; /* tokens that everyone knows a seat to hold, having seen them go
                                            under the pile */
    uint8_t before_turn; /* `dealing` draws before its turn, its hand being empty; else after it */
    struct dsd_last last;
    /* The constants of the rules, as their dials stand: not hashed, for they never change. */
    struct dsd_dials {
        uint8_t hand;
        uint8_t opening;    /* tokens that chance lays before the first turn */
        uint8_t left_first; /* the first turn is that of the seat left of the dealer */
        uint8_t ties;       /* a tie is won by the dealer */
        uint8_t turned;     /* some dial does not stand at its standard */
    } dials;
};

extern const struct game dixsurdix_game;
extern const uint8_t dsd_line[DSD_LINES][4]; /* the cells of each line */
/* The sum of a line, jokers counting 0; how many cells are free and how many hold a joker. */
int dsd_line_sum(const struct dixsurdix *dsd, int line, int *free_cells, int *jokers);

#endif
