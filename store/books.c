/* books.c: books of circles of friends: who belongs to one, and which tables do. What was played stands in the tables themselves. */
#include "store/books.h"

#include <stdio.h>

#include "store/db.h"

static bool one_book(struct rows rows, struct store_book *book) {
    bool found = db_next(&rows);
    if (found) {
        db_text(&rows, 0, book->id, sizeof book->id);
        db_text(&rows, 1, book->name, sizeof book->name);
        db_text(&rows, 2, book->maker, sizeof book->maker);
        book->members = (int)db_int(&rows, 3);
    }
    db_done(&rows);
    return found;
}

bool store_book_by_key(struct store *store, const uint8_t hash[HASH_BYTES], struct store_book *book) {
    return one_book(db_ask(store, BOOK_BY_KEY, "h", hash), book);
}

bool store_book_of(struct store *store, const char *id, const char *guest, struct store_book *book) {
    return one_book(db_ask(store, BOOK_OF, "tt", id, guest), book);
}

int store_books_of(struct store *store, const char *guest, struct store_book *books, int max) {
    struct rows rows = db_ask(store, BOOKS_OF, "ti", guest, (int64_t)max);
    int size = 0;
    while (db_next(&rows)) {
        db_text(&rows, 0, books[size].id, sizeof books->id);
        db_text(&rows, 1, books[size].name, sizeof books->name);
        db_text(&rows, 2, books[size].maker, sizeof books->maker);
        books[size++].members = (int)db_int(&rows, 3);
    }
    db_done(&rows);
    return size;
}

void store_book_add(struct store *store, const struct store_book *book, const uint8_t hash[HASH_BYTES], int64_t at) {
    db_write(store, BOOK_ADD, "thtti", book->id, hash, book->name, book->maker, at);
}

void store_book_rename(struct store *store, const char *id, const char *name) {
    db_write(store, BOOK_RENAME, "tt", name, id);
}

void store_book_renew(struct store *store, const char *id, const uint8_t hash[HASH_BYTES]) {
    db_write(store, BOOK_RENEW, "ht", hash, id);
}

void store_book_end(struct store *store, const char *id) {
    db_write(store, BOOK_END, "t", id);
}

void store_book_join(struct store *store, const char *id, const struct store_member *member) {
    db_write(store, BOOK_JOIN, "ttti", id, member->guest, member->name, member->joined);
}

void store_book_leave(struct store *store, const char *id, const char *guest) {
    db_write(store, BOOK_LEAVE, "tt", id, guest);
}

int store_book_members(struct store *store, const char *id, struct store_member members[MEMBERS_MAX]) {
    struct rows rows = db_ask(store, BOOK_MEMBERS, "ti", id, (int64_t)MEMBERS_MAX);
    int size = 0;
    while (db_next(&rows)) {
        db_text(&rows, 0, members[size].guest, sizeof members->guest);
        db_text(&rows, 1, members[size].name, sizeof members->name);
        members[size++].joined = db_int(&rows, 2);
    }
    db_done(&rows);
    return size;
}

void store_book_game_add(struct store *store, const char *id, int64_t table, const char *edges) {
    db_write(store, BOOK_GAME_ADD, "tit", id, table, edges);
}

void store_book_game_drop(struct store *store, const char *id, int64_t table) {
    db_write(store, BOOK_GAME_DROP, "ti", id, table);
}

void store_book_copy(struct store *store, int64_t from, int64_t to) {
    db_write(store, BOOK_COPY, "ii", from, to);
}

void store_book_edges(struct store *store, int64_t table, const char *edges) {
    db_write(store, BOOK_EDGES, "ti", edges, table);
}

void store_book_deeds(struct store *store, int64_t table, const char *deeds) {
    db_write(store, BOOK_DEEDS, "it", table, deeds);
}

void store_book_hearts(struct store *store, const char *id, int64_t since,
                       void (*each)(void *context, const char *table, int seat, const char *line), void *context) {
    struct rows rows = db_ask(store, BOOK_HEARTS, "ti", id, since);
    while (db_next(&rows)) {
        char table[ID_BYTES];
        db_text(&rows, 0, table, sizeof table);
        each(context, table, (int)db_int(&rows, 1), db_string(&rows, 2));
    }
    db_done(&rows);
}

/* The rows of a game follow one another, one for each seat. */
bool store_book_games(struct store *store, const char *id, int most, void (*each)(void *context, const struct store_book_seat *seat),
                      void *context) {
    struct rows rows = db_ask(store, BOOK_GAMES, "ti", id, (int64_t)most);
    while (db_next(&rows)) {
        struct store_book_seat seat = {
            .game = db_string(&rows, 1),
            .at = db_int(&rows, 2),
            .scores = db_string(&rows, 3),
            .winners = db_string(&rows, 4),
            .edges = db_string(&rows, 5),
            .seat = (int)db_int(&rows, 6),
            .bot = db_int(&rows, 7) == BOT,
            .level = db_string(&rows, 8),
            .guest = db_string(&rows, 9),
            .deeds = db_string(&rows, 10),
        };
        db_text(&rows, 0, seat.table, sizeof seat.table);
        each(context, &seat);
    }
    bool whole = !rows.failed;
    db_done(&rows);
    return whole;
}
