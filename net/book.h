/* book.h: what a book tells, from the games of its circle. */
#ifndef DIZAINE_NET_BOOK_H
#define DIZAINE_NET_BOOK_H

#include "engine/game.h"
#include "net/rating.h"
#include "store/books.h"

enum { CAST_MAX = 40, BOOK_MARKS_MAX = 40, MARK_TEXT_BYTES = 200 };

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
    char *deeds; /* while it is being read; NULL: nothing was noted */
    int seats;
    struct {
        int member; /* -1: a bot, or nobody of the circle */
        bool bot, won;
        char level[LEVEL_BYTES];
        int32_t score;
        double edge;
    } seat[SEATS_MAX];
};

/* The most of its kind in a game, or the clue of the year. */
struct book_mark {
    const struct game *game; /* NULL: there is none */
    char what[24], text[MARK_TEXT_BYTES], table[ID_BYTES];
    int number, of, hearts, even, member;
    int64_t at;
};

struct book {
    struct store_book kept;
    struct store_member members[MEMBERS_MAX];
    int members_count;
    struct book_cast *casts; /* for each game of game_list */
    struct book_game *games;
    int games_count;
    struct book_mark marks[BOOK_MARKS_MAX], clue;
    int marks_count;
    bool whole;
};

/* Reads it all and rates everyone; ended with book_free. */
struct book *book_read(struct store *store, const struct store_book *kept);
void book_free(struct book *book);
void book_json(const struct book *book, const char *guest, struct text *text);
void book_csv(const struct book *book, struct text *text);
/* Of the lists of `record`: the number at a place; whether a number is in it. */
long list_number(const char *list, int place);
bool list_has(const char *list, int number);
/* A cell of a CSV file: in quotes, and no formula of a spreadsheet. */
void csv_cell(struct text *text, const char *cell);
/* book_deeds.c: what was noted of its games; and of a game that is over, if it is in a book. */
struct room;
void book_deeds_read(struct book *book, struct store *store);
void book_deeds_json(const struct book *book, struct text *text);
void book_note_deeds(struct store *store, int64_t table, const struct room *room);
/* What the seats of a finished game were worth, as `edges` of store/books.h. */
void book_edges(const struct state *state, struct text *text);

#endif
