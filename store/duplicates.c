/* duplicates.c: see duplicates.h. */
#include "store/duplicates.h"

#include <stdio.h>

#include "store/db.h"

bool store_duplicate(struct store *store, const char *deal, struct store_duplicate *duplicate) {
    struct rows rows = db_ask(store, DUPLICATE, "t", deal);
    bool found = db_next(&rows) && db_bytes(&rows, 0, duplicate->deal.seed, DEAL_SEED_BYTES);
    if (found) {
        snprintf(duplicate->deal.name, sizeof duplicate->deal.name, "%s", deal);
        duplicate->deal.made = db_int(&rows, 1);
        db_text(&rows, 2, duplicate->maker, sizeof duplicate->maker);
        db_text(&rows, 3, duplicate->wish, sizeof duplicate->wish);
        duplicate->tables = (int)db_int(&rows, 4);
        duplicate->closed = db_int(&rows, 5);
        duplicate->begun = (int)db_int(&rows, 6);
        duplicate->finished = (int)db_int(&rows, 7);
    }
    db_done(&rows);
    return found;
}

void store_duplicate_add(struct store *store, const struct store_duplicate *duplicate) {
    store_deal_add(store, &duplicate->deal);
    db_write(store, DUPLICATE_ADD, "tttii", duplicate->deal.name, duplicate->maker, duplicate->wish, (int64_t)duplicate->tables,
             duplicate->deal.made);
}

void store_duplicate_close(struct store *store, const char *deal, int64_t at) {
    db_write(store, DUPLICATE_CLOSE, "it", at, deal);
}

int store_duplicates_of(struct store *store, const char *guest, char (*deals)[DEAL_NAME_BYTES], int max) {
    struct rows rows = db_ask(store, DUPLICATES_OF, "ti", guest, (int64_t)max);
    int size = 0;
    while (size < max && db_next(&rows)) db_text(&rows, 0, deals[size++], DEAL_NAME_BYTES);
    db_done(&rows);
    return size;
}

void store_duplicate_seats(struct store *store, const char *deal, void (*each)(void *context, const struct store_duplicate_seat *seat),
                           void *context) {
    struct rows rows = db_ask(store, DUPLICATE_SEATS, "t", deal);
    while (db_next(&rows)) {
        struct store_duplicate_seat seat = {
            .state = (uint8_t)db_int(&rows, 2),
            .at = db_int(&rows, 3),
            .scores = db_string(&rows, 4),
            .winners = db_string(&rows, 5),
            .seat = (int)db_int(&rows, 6),
            .bot = db_int(&rows, 7) == BOT,
            .level = db_string(&rows, 8),
            .name = db_string(&rows, 9),
            .guest = db_string(&rows, 10),
            .knew = db_int(&rows, 11) != 0,
        };
        db_text(&rows, 0, seat.table, sizeof seat.table);
        db_text(&rows, 1, seat.maker, sizeof seat.maker);
        each(context, &seat);
    }
    db_done(&rows);
}
