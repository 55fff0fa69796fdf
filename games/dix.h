/* dix.h: the state of DIX (TEN). All of it is public; only the order of the deck is unknown, and no state
 * holds that. */
#ifndef DIZAINE_GAMES_DIX_H
#define DIZAINE_GAMES_DIX_H

#include <stdbool.h>
#include <stdint.h>

enum {
    DIX_SEATS = 5,
    DIX_NUMBERS = 36, /* cards 0..35: colour * 9 + number - 1; colours b g o p */
    DIX_MONEY = 36,   /* cards 36..40: currency 1..5 */
    DIX_WILD = 41,    /* cards 41..49: jokers of a number, w1..w9 */
    DIX_HASH = 50,    /* cards 50..53: jokers of a colour, bw gw ow pw */
    DIX_ANY = 54,     /* the special joker, ww */
    DIX_CARDS = 55,   /* kinds of cards */
    DIX_ROW_MAX = 32, /* at most 16 numbers and 7 currency cards stay at or below ten, and one more busts */
    DIX_COINS_MAX = 10,
    DIX_NO_BID = 255, /* has not spoken in this auction */
    DIX_NO_CARD = 255,
    DIX_NO_SEAT = 255,
};

enum dix_phase {
    DIX_FIRST,  /* chance names the first seat */
    DIX_CHOOSE, /* the active seat draws or stops */
    DIX_REVEAL, /* chance reveals a card */
    DIX_BID,    /* a seat bids or passes */
    DIX_PAY,    /* the buyer or the winner of the auction names coins and tokens */
    DIX_DROP,   /* and then the number cards, one by one */
    DIX_BUY,    /* the active seat (or, at the end, the next one) buys one card or is done */
    DIX_BUST,   /* bust-buy: the token, or a purchase instead */
    DIX_OVER,
};

/* How the last turn ended. */
enum dix_end { DIX_NOT_YET, DIX_TOOK_NUMBERS, DIX_TOOK_COINS, DIX_BUST_TOTAL, DIX_BUST_MONEY };

struct dix_player {
    uint8_t held[DIX_NUMBERS]; /* copies of each number card */
    uint8_t cards;             /* number cards in all: what can be spent */
    uint8_t coins, tokens;
    uint8_t hash[4]; /* jokers of each colour */
    uint8_t any;     /* 1 if the special joker is here */
    uint16_t wild;   /* a bit for each numbered joker, w1 lowest */
};

/* What everybody must have seen of the last turn. */
struct dix_turn {
    uint8_t seat, end; /* enum dix_end */
    uint8_t row_size, money;
    int8_t total;
    uint8_t gained[DIX_SEATS]; /* coins that each seat truly gained when the turn ended */
    uint8_t row[DIX_ROW_MAX];
};

struct dix {
    uint8_t bust_buy, final_others, alix; /* the options; alix is 0 but in solo */
    uint8_t active;                       /* whose turn it is */
    uint8_t left[DIX_CARDS];              /* cards in the deck, by kind */
    uint8_t cards_left;
    uint8_t market[DIX_NUMBERS];
    uint8_t row[DIX_ROW_MAX], row_size; /* in the order drawn */
    int8_t total;                       /* numbers less currency */
    uint8_t money;                      /* currency */
    uint8_t joker, bidder;    /* the joker on offer or last offered (DIX_NO_CARD), whose word it is */
    uint8_t high, high_seat;  /* highest bid, and whose (DIX_NO_SEAT) */
    uint8_t bid[DIX_SEATS];   /* 0 = passed, DIX_NO_BID; kept until the next auction */
    uint8_t payer, card, due; /* a payment under way: who, for which card, units still due */
    uint8_t bust;             /* a purchase that stands in for a consolation token is under way */
    uint8_t last_buys,
        spare[2]; /* last buy phases still to come, the present one included; 0 before the end */
    struct dix_turn last;
    struct dix_player player[DIX_SEATS];
};

/* One colour of a holding's best total: the run, its points, and the numbers in it that jokers stand for (bit
 * 0 = number 1). */
struct dix_run {
    uint8_t first, size, points;
    uint16_t jokers;
};
/* The best total that a holding can score, jokers assigned exactly. */
int dix_score(const struct dix_player *player);
int dix_score_runs(const struct dix_player *player, struct dix_run runs[4]); /* and how it comes about */
int dix_means(const struct dix_player *player); /* coins + 3 per token + number cards */
void dix_card_name(int card, char name[3]);     /* "b4", "c5", "w9", "gw", "ww" */
int dix_card_named(const char *name);           /* -1 if there is none */

extern const struct game dix_game;

#endif
