/* books.h: the part of the store for books of circles. Who knows a book's key may join; who has joined may read it. */
#ifndef DIZAINE_STORE_BOOKS_H
#define DIZAINE_STORE_BOOKS_H

#include "store/store.h"

enum { MEMBERS_MAX = 50, BOOK_GAMES_MAX = 1000, BOOKS_MAX = 20 };

struct store_book {
    char id[ID_BYTES], name[TABLE_NAME_BYTES], maker[ID_BYTES]; /* maker "": gone */
    int members;
};
struct store_member {
    char guest[ID_BYTES], name[NAME_MAX_BYTES];
    int64_t joined;
};
/* One seat of a finished game; the texts are good during the call. */
struct store_book_seat {
    char table[ID_BYTES];
    const char *game, *scores, *winners; /* as in `record` */
    const char *edges;                   /* what each seat was worth, in points of rating; "": nothing */
    const char *level, *guest;
    const char *deeds; /* of the whole game, with its first seat; "": nothing was noted */
    int64_t at;
    int seat;
    bool bot;
};

bool store_book_by_key(struct store *store, const uint8_t hash[HASH_BYTES], struct store_book *book);
bool store_book_of(struct store *store, const char *id, const char *guest, struct store_book *book); /* false: no member */
int store_books_of(struct store *store, const char *guest, struct store_book *books, int max);
void store_book_add(struct store *store, const struct store_book *book, const uint8_t hash[HASH_BYTES], int64_t at);
void store_book_rename(struct store *store, const char *id, const char *name);
void store_book_renew(struct store *store, const char *id, const uint8_t hash[HASH_BYTES]);
void store_book_end(struct store *store, const char *id);
void store_book_join(struct store *store, const char *id, const struct store_member *member); /* or another name */
void store_book_leave(struct store *store, const char *id, const char *guest); /* with the last one goes the book */
int store_book_members(struct store *store, const char *id, struct store_member members[MEMBERS_MAX]);
void store_book_game_add(struct store *store, const char *id, int64_t table, const char *edges);
void store_book_game_drop(struct store *store, const char *id, int64_t table);
void store_book_copy(struct store *store, int64_t from, int64_t to); /* a rematch stays in its book */
void store_book_edges(struct store *store, int64_t table, const char *edges); /* of its game, now that it is over */
void store_book_deeds(struct store *store, int64_t table, const char *deeds); /* what was noted of it; of a table in no book: nothing */
/* Lines of chat at its tables that begin with a heart, of seats, since that time; in the order in which they came. */
void store_book_hearts(struct store *store, const char *id, int64_t since,
                       void (*each)(void *context, const char *table, int seat, const char *line), void *context);
/* The newest `most` games, the oldest of them first. False if not all could be read. */
bool store_book_games(struct store *store, const char *id, int most, void (*each)(void *context, const struct store_book_seat *seat),
                      void *context);

#endif
