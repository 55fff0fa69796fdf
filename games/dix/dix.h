/* dix.h: the state of DIX (TEN). All of it is public; only the order of the deck is unknown, and no state
 * holds that. */
#ifndef DIZAINE_GAMES_DIX_H
#define DIZAINE_GAMES_DIX_H

#include <stdbool.h>
#include <stdint.h>
#include <string.h>

enum {
    DIX_SEATS = 5,
    DIX_NUMBERS = 36, /* cards 0..35: colour * 9 + number - 1; colours b g o p */
    DIX_MONEY = 36,   /* cards 36..40: currency 1..5 */
    DIX_WILD = 41,    /* cards 41..49: jokers of a number, w1..w9 */
    DIX_HASH = 50,    /* cards 50..53: jokers of a colour, bw gw ow pw */
    DIX_ANY = 54,     /* the special joker, ww */
    DIX_CARDS = 55,   /* kinds of cards */
    DIX_ROW_MAX = 32, /* at most 16 numbers and 7 currency cards stay at or below ten, and one more busts */
    DIX_LIMIT = 10,   /* a row or its currency beyond it is a bust */
    DIX_COINS_MAX = 10,
    DIX_TOKEN = 3,     /* what a consolation token is worth */
    DIX_DIAL_MAX = 15, /* neither limit can be turned above it */
    DIX_BID_MAX = 254,
    DIX_ALIX = 1,     /* her seat */
    DIX_ALIX_BID = 5, /* the least bid against her */
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

/* The kinds of moves; a and b of struct move. */
enum dix_kind {
    DIX_DO_FIRST,   /* a: seat */
    DIX_DO_REVEAL,  /* a: card */
    DIX_DO_DRAW,    /* - */
    DIX_DO_NUMBERS, /* - */
    DIX_DO_COINS,   /* - */
    DIX_DO_PASS,    /* - */
    DIX_DO_BID,     /* a: units */
    DIX_DO_PAY,     /* a: coins, b: tokens */
    DIX_DO_DROP,    /* a: card */
    DIX_DO_DONE,    /* - */
    DIX_DO_TOKEN,   /* - */
    DIX_DO_BUY,     /* a: card */
};

/* How the last turn ended. */
enum dix_end { DIX_NOT_YET, DIX_TOOK_NUMBERS, DIX_TOOK_COINS, DIX_BUST_TOTAL, DIX_BUST_MONEY };

struct dix_player {
    uint16_t numbers[4]; /* by colour: a bit for each number held at least once, 1 lowest; always as `held` */
    uint16_t wild;       /* a bit for each numbered joker, w1 lowest */
    uint8_t held[DIX_NUMBERS]; /* copies of each number card */
    uint8_t cards;             /* number cards in all: what can be spent */
    uint8_t coins, tokens;
    uint8_t any;     /* 1 if the special joker is here */
    uint8_t hash[4]; /* jokers of each colour */
};

/* What everybody must have seen of the last turn. */
struct dix_turn {
    int16_t total;
    uint8_t seat, end; /* enum dix_end */
    uint8_t row_size, money;
    uint8_t gained[DIX_SEATS]; /* coins that each seat truly gained when the turn ended */
    uint8_t row[DIX_ROW_MAX];
    uint8_t spare;
};

/* The constants of the rules, as their dials stand: no part of what is hashed, for they never change. */
struct dix_dials {
    uint8_t bust, bust_money; /* a row or its currency beyond it is a bust */
    uint8_t purse;            /* the most coins of a seat */
    uint8_t token;            /* what a consolation token is worth */
    uint8_t least_bid;
    uint8_t copies;      /* only copies pay for a joker: against ALIX */
    uint8_t empty_stop;  /* one may stop with an empty row */
    uint8_t later_coins; /* more coins for each place later in the first round */
    uint8_t turned;      /* some dial does not stand at its standard */
};

struct dix {
    uint8_t left[DIX_CARDS + 1]; /* cards in the deck, by kind; one zero more makes whole words */
    uint8_t market[DIX_NUMBERS];
    uint16_t on_market[4];    /* by colour: a bit for each number there, as in dix_player.numbers */
    uint8_t row[DIX_ROW_MAX]; /* in the order drawn */
    int16_t total;            /* numbers less currency */
    uint8_t row_size, money;  /* money: currency */
    uint8_t bust_buy, final_others, alix; /* the options; alix is 0 but in solo */
    uint8_t active;                       /* whose turn it is */
    uint8_t cards_left, drawn;            /* in the deck; in this turn, jokers included */
    uint8_t joker, bidder;    /* the joker on offer or last offered (DIX_NO_CARD), whose word it is */
    uint8_t high, high_seat;  /* highest bid, and whose (DIX_NO_SEAT) */
    uint8_t bid[DIX_SEATS];   /* 0 = passed, DIX_NO_BID; kept until the next auction */
    uint8_t payer, card, due; /* who buys or pays; for which card (DIX_NO_CARD), units still due */
    uint8_t bust;             /* the consolation of a bust is still to come, or its purchase is under way */
    uint8_t last_buys;        /* last buy phases still to come, the present one included; 0 before the end */
    struct dix_turn last;
    struct dix_player player[DIX_SEATS];
    struct dix_dials dials; /* the last: see above */
};

/* The four colours of a set of number cards as one word, a colour every 16 bits. */
static inline uint64_t dix_set(const uint16_t colours[4]) {
    return colours[0] | (uint64_t)colours[1] << 16 | (uint64_t)colours[2] << 32 | (uint64_t)colours[3] << 48;
}

/* The lowest card of such a set. */
static inline int dix_set_first(uint64_t set) {
    int bit = __builtin_ctzll(set);
    return (bit >> 4) * 9 + (bit & 15);
}

static inline int dix_number(int card) { /* of a number card: 1..9 */
    return card % 9 + 1;
}

/* One colour of a holding's best total: the run, its points, and the numbers in it that jokers stand for (bit
 * 0 = number 1). */
struct dix_run {
    uint8_t first, size, points;
    uint16_t jokers;
};
/* The best total that a holding can score, jokers assigned exactly. */
int dix_score(const struct dix_player *player);
int dix_score_gain(const struct dix_player *player, int card); /* what one more card would add to it */
int dix_score_runs(const struct dix_player *player, struct dix_run runs[4]); /* and how it comes about */
/* The points of the best run of one colour: numbers as bits, and how many holes jokers may fill (0..3). */
int dix_run_points(unsigned numbers, int holes);
const char *dix_run_row(int holes); /* the same for all sets of numbers, as '0' + points */

int dix_money(const struct dix *dix, const struct dix_player *player); /* coins + 3 per token */
int dix_means(const struct dix *dix,
              const struct dix_player *player); /* and number cards: what it can pay for a card */
/* Number cards that may pay for a joker, and what a bid may be at most; against ALIX only copies count. */
int dix_bid_cards(const struct dix *dix, int seat);
int dix_bid_means(const struct dix *dix, int seat);
uint64_t dix_buyable(const struct dix *dix, int seat);   /* the cards that a seat may buy now, as a set */
void dix_gain_card(struct dix_player *player, int card); /* a number or a joker */
void dix_lose_card(struct dix_player *player, int card); /* a number */
void dix_card_name(int card, char name[3]);              /* "b4", "c5", "w9", "gw", "ww" */
int dix_card_named(const char *name);                    /* -1 if there is none */

/* The functions of dix_game that live in files of their own. */
struct state;
struct move;
struct text;
struct rng;
int dix_moves(const struct state *state, int seat, struct move *list, uint32_t *weights);
uint32_t dix_tickets(const struct state *state);
struct move dix_ticket(const struct state *state, uint32_t k);
struct move dix_pick(const struct state *state, int seat, struct rng *rng);
bool dix_obliged(const struct state *state, int seat, struct move *move);
bool dix_allows(const struct state *state, struct move move);
void dix_say(const struct state *state, struct move move, struct text *text);
bool dix_hint(const struct state *state, int seat, const char *text, struct move *move);
void dix_show(const struct state *state, struct text *text);
const char *dix_paragraph(const struct state *state, int seat, const char *text);

extern const struct game dix_game;

#endif
