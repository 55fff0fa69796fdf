/* book.h: what a book tells, from the games of its circle. */
#ifndef DIZAINE_NET_BOOK_H
#define DIZAINE_NET_BOOK_H

#include "engine/game.h"
#include "net/rating.h"
#include "store/books.h"

enum { CAST_MAX = 40 };

/* Who is rated in one game: a member, or a kind of bot. */
struct book_player {
    int member; /* -1: a bot */
    char level[LEVEL_BYTES];
    struct rating rating;
};
struct book_cast {
    struct book_player player[MEMBERS_MAX + CAST_MAX];
    int size;
};

/* A finished game as it is being read, seat by seat. */
struct book_game {
    char table[ID_BYTES];
    const struct game *game;
    int64_t at;
    int seats;
    struct {
        int member; /* -1: a bot, or nobody of the circle */
        bool bot, won;
        char level[LEVEL_BYTES];
        int32_t score;
        double edge;
    } seat[SEATS_MAX];
};

struct book {
    struct store_book kept;
    struct store_member members[MEMBERS_MAX];
    int members_count;
    struct book_cast *casts; /* for each game of game_list */
    struct book_game *games;
    int games_count;
    bool whole;
};

/* Reads it all and rates everyone; ended with book_free. */
struct book *book_read(struct store *store, const struct store_book *kept);
void book_free(struct book *book);
void book_json(const struct book *book, const char *guest, struct text *text);
void book_csv(const struct book *book, struct text *text);
/* A cell of a CSV file: in quotes, and no formula of a spreadsheet. */
void csv_cell(struct text *text, const char *cell);
/* What the seats of a finished game were worth, as `edges` of store/books.h. */
void book_edges(const struct state *state, struct text *text);

#endif
