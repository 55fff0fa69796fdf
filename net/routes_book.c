/* routes_book.c: books of circles: making, joining by link, reading, exporting, leaving. */
#include <sodium.h>
#include <string.h>

#include "engine/json.h"
#include "net/book.h"
#include "net/routes.h"

static void answer_key(struct request *request, int status, const char *book, const char *key) {
    TEXT(text, 200);
    json_open(&text, NULL, '{');
    json_word(&text, "book", book);
    json_text(&text, "key", key);
    json_close(&text, '}');
    answer_json(request, status, &text);
    answer_stored(request, NULL);
}

/* Names as they are shown: of a book as of a table, of a person as at a table. */
static bool read_name(struct request *request, const char *key, enum limit limit, char *to, size_t size) {
    const char *name = json_string_value(json_object_get(request->json, key));
    return name && clean_name(name, request->server->settings->limit[limit], to, size);
}

void books_get(struct request *request) {
    struct store_book books[BOOKS_MAX];
    int size = store_books_of(request->server->store, request->guest.id, books, BOOKS_MAX);
    TEXT(text, BOOKS_MAX * 1200);
    json_open(&text, NULL, '{');
    json_open(&text, "books", '[');
    for (int i = 0; i < size; i++) {
        json_open(&text, NULL, '{');
        json_word(&text, "book", books[i].id);
        json_text(&text, "name", books[i].name);
        json_number(&text, "members", books[i].members);
        json_close(&text, '}');
    }
    json_close(&text, ']');
    json_close(&text, '}');
    answer_json(request, 200, &text);
}

static bool has_room(struct request *request) {
    struct store_book books[BOOKS_MAX];
    return store_books_of(request->server->store, request->guest.id, books, BOOKS_MAX) < BOOKS_MAX;
}

void books_post(struct request *request) {
    struct server *server = request->server;
    struct store_book book = {0};
    struct store_member member = {.joined = date_ms()};
    uint8_t hash[HASH_BYTES];
    char key[SECRET_HEX];
    if (!read_name(request, "name", LIMIT_TABLE_NAME, book.name, sizeof book.name) ||
        !read_name(request, "as", LIMIT_NAME, member.name, sizeof member.name)) {
        answer_no(request, 400, "bad_name", NULL);
        return;
    }
    struct meter *address = meter_of(server, 'a', request->address);
    bool fine = meter_take(server, address, METER_MAKES);
    if (!fine) meter_refused(server, address, METER_MAKES);
    meter_release(address);
    if (!fine || !has_room(request)) {
        answer_no(request, 429, "too_many", NULL);
        return;
    }
    random_id('b', 10, book.id);
    random_secret(key, hash);
    memcpy(book.maker, request->guest.id, sizeof book.maker);
    memcpy(member.guest, request->guest.id, sizeof member.guest);
    store_book_add(server->store, &book, hash, member.joined);
    store_book_join(server->store, book.id, &member);
    answer_key(request, 201, book.id, key);
    sodium_memzero(key, sizeof key);
}

void books_join(struct request *request) {
    struct server *server = request->server;
    const char *key = json_string_value(json_object_get(request->json, "key")), *why = NULL;
    struct store_member member = {.joined = date_ms()};
    struct store_book book = {0}, before;
    uint8_t hash[HASH_BYTES];
    if (!read_name(request, "as", LIMIT_NAME, member.name, sizeof member.name)) {
        answer_no(request, 400, "bad_name", NULL);
        return;
    }
    struct meter *address = meter_of(server, 'a', request->address);
    if (!guess_allowed(server, address)) {
        why = "too_many";
    } else if (!key || !secret_hash(key, hash) || !store_book_by_key(server->store, hash, &book)) {
        why = "no_such_book";
        guess_wrong(server, address);
    }
    meter_release(address);
    bool known = !why && store_book_of(server->store, book.id, request->guest.id, &before);
    if (!why && !known && (book.members >= MEMBERS_MAX || !has_room(request))) why = "too_many";
    if (why) {
        answer_no(request, strcmp(why, "too_many") == 0 ? 429 : 404, why, NULL);
        return;
    }
    memcpy(member.guest, request->guest.id, sizeof member.guest);
    struct store_member members[MEMBERS_MAX]; /* in the order in which they came, even within a millisecond */
    int count = store_book_members(server->store, book.id, members);
    if (count && members[count - 1].joined >= member.joined) member.joined = members[count - 1].joined + 1;
    store_book_join(server->store, book.id, &member);
    answer_key(request, 200, book.id, NULL);
}

/* A book of which this guest is a member; whether others exist is not told. */
static bool find(struct request *request, const char *id, struct store_book *book) {
    if (id && strlen(id) < ID_BYTES && store_book_of(request->server->store, id, request->guest.id, book)) return true;
    answer_no(request, 404, "no_such_book", NULL);
    return false;
}

static void write_book(struct request *request, struct text *text) {
    const struct book *book = request->context;
    if (strcmp(request->query[1], "csv") == 0)
        book_csv(book, text);
    else
        book_json(book, request->guest.id, text);
}

static void answer_book(struct request *request, bool csv) {
    struct store_book kept;
    if (!find(request, request->query[0], &kept)) return;
    struct book *book = book_read(request->server->store, &kept);
    if (book->whole) {
        request->context = book;
        answer_grown(request, csv ? "text/csv; charset=utf-8" : "application/json", write_book);
        request->context = NULL;
    } else {
        answer_no(request, 503, "not_stored", NULL);
    }
    book_free(book);
}

void book_get(struct request *request) {
    answer_book(request, false);
}

void book_export(struct request *request) {
    bool csv = strcmp(request->query[1], "csv") == 0;
    struct meter *meter = meter_of(request->server, 'a', request->address);
    bool fine = meter_take(request->server, meter, METER_EXPORTS);
    if (!fine) meter_refused(request->server, meter, METER_EXPORTS);
    meter_release(meter);
    if (!fine) {
        answer_no(request, 429, "too_many", NULL);
        return;
    }
    answer_book(request, csv);
    if (request->status == 200)
        request->disposition = csv ? "attachment; filename=\"dizaine-book.csv\"" : "attachment; filename=\"dizaine-book.json\"";
}

/* A table where this guest sits belongs to the book from now on, or no more. */
static const char *change_game(struct request *request, const struct store_book *book, const char *id, bool add) {
    struct server *server = request->server;
    struct table *table = table_get(server, id);
    if (!table) return server->claim > CLAIM_NONE ? "elsewhere" : "no_such_table";
    if (answer_waits(request, table)) return "";
    if (table_seat_of(table, request->guest.id) < 0) return "not_seated";
    TEXT(edges, 100);
    if (add && table->kept.state == OVER && table->room) book_edges(&table->room->truth, &edges);
    if (add)
        store_book_game_add(server->store, book->id, table->kept.n, edges.bytes);
    if (add && table->kept.state == OVER && table->room) book_note_deeds(server->store, table->kept.n, table->room);
    if (!add)
        store_book_game_drop(server->store, book->id, table->kept.n);
    return NULL;
}

static void answer_done(struct request *request, const char *why) {
    if (why && !*why) return; /* it waits */
    if (why && strcmp(why, "elsewhere") == 0)
        answer_elsewhere(request);
    else if (why)
        answer_no(request, strncmp(why, "no_such", 7) == 0 ? 404 : strcmp(why, "bad_name") == 0 || strcmp(why, "bad_request") == 0 ? 400 : 403, why, NULL);
    else
        answer_key(request, 200, json_string_value(json_object_get(request->json, "book")), NULL);
}

void book_post(struct request *request) {
    struct store *store = request->server->store;
    const json_t *body = request->json;
    const char *id = json_string_value(json_object_get(body, "book")), *add = json_string_value(json_object_get(body, "add")),
               *remove = json_string_value(json_object_get(body, "remove"));
    struct store_book book;
    if (!find(request, id, &book)) return;
    bool yours = !book.maker[0] || strcmp(book.maker, request->guest.id) == 0;
    const char *why = NULL;
    if (add || remove) {
        why = change_game(request, &book, add ? add : remove, add != NULL);
    } else if (json_is_true(json_object_get(body, "leave"))) {
        store_book_leave(store, book.id, request->guest.id);
    } else if (json_object_get(body, "as")) {
        struct store_member member = {0};
        memcpy(member.guest, request->guest.id, sizeof member.guest);
        if (read_name(request, "as", LIMIT_NAME, member.name, sizeof member.name))
            store_book_join(store, book.id, &member);
        else
            why = "bad_name";
    } else if (!yours) {
        why = "not_host";
    } else if (json_object_get(body, "name")) {
        if (read_name(request, "name", LIMIT_TABLE_NAME, book.name, sizeof book.name))
            store_book_rename(store, book.id, book.name);
        else
            why = "bad_name";
    } else if (json_is_true(json_object_get(body, "end"))) {
        store_book_end(store, book.id);
    } else if (json_is_true(json_object_get(body, "renew"))) {
        uint8_t hash[HASH_BYTES];
        char key[SECRET_HEX];
        random_secret(key, hash);
        store_book_renew(store, book.id, hash);
        answer_key(request, 200, book.id, key);
        sodium_memzero(key, sizeof key);
        return;
    } else {
        why = "bad_request";
    }
    answer_done(request, why);
}
