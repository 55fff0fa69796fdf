/* deals.c: see deals.h. */
#include "store/deals.h"

#include <stdio.h>

#include "store/db.h"

bool store_deal(struct store *store, const char *name, struct store_deal *deal) {
    struct rows rows = db_ask(store, DEAL, "t", name);
    bool found = db_next(&rows) && db_bytes(&rows, 0, deal->seed, DEAL_SEED_BYTES);
    if (found) {
        snprintf(deal->name, sizeof deal->name, "%s", name);
        deal->made = db_int(&rows, 1);
    }
    db_done(&rows);
    return found;
}

void store_deal_add(struct store *store, const struct store_deal *deal) {
    db_write(store, DEAL_ADD, "tbi", deal->name, deal->seed, DEAL_SEED_BYTES, deal->made);
}

bool store_try(struct store *store, const char *deal, const char *guest, char table[ID_BYTES]) {
    struct rows rows = db_ask(store, TRY, "tt", deal, guest);
    bool found = db_next(&rows);
    if (found) db_text(&rows, 0, table, ID_BYTES);
    db_done(&rows);
    return found;
}

void store_try_add(struct store *store, const char *deal, const char *guest, const char *table) {
    db_write(store, TRY_ADD, "ttt", deal, guest, table);
}

int store_tries_of(struct store *store, const char *guest, const char *before, struct store_try *list, int max) {
    struct rows rows = db_ask(store, TRIES_OF, "tti", guest, before, (int64_t)max);
    int size = 0;
    while (size < max && db_next(&rows)) {
        struct store_try *found = &list[size++];
        db_text(&rows, 0, found->deal, sizeof found->deal);
        db_text(&rows, 1, found->table, sizeof found->table);
        found->at = db_int(&rows, 2);
        found->score = (int32_t)db_int(&rows, 3);
        found->other = (int32_t)db_int(&rows, 4);
        found->won = db_int(&rows, 5) != 0;
    }
    db_done(&rows);
    return size;
}

void store_try_done(struct store *store, const struct store_try *done) {
    db_write(store, TRY_DONE, "ttiiii", done->deal, done->table, (int64_t)done->score, (int64_t)done->other, (int64_t)done->won,
             done->at);
}

void store_try_choice(struct store *store, const struct store_try *of, uint32_t number, uint64_t position, const char *move) {
    db_write(store, CHOICE_ADD, "ttiit", of->deal, of->table, (int64_t)position, (int64_t)number, move);
}

void store_results(struct store *store, const char *deal,
                   void (*each)(void *context, int32_t lead, int64_t count, int64_t won), void *context) {
    struct rows rows = db_ask(store, RESULTS, "t", deal);
    while (db_next(&rows)) each(context, (int32_t)db_int(&rows, 0), db_int(&rows, 1), db_int(&rows, 2));
    db_done(&rows);
}

void store_choices(struct store *store, const char *deal, const char *table,
                   void (*each)(void *context, uint32_t number, const char *own, const char *move, int64_t count), void *context) {
    struct rows rows = db_ask(store, CHOICES, "tt", deal, table);
    while (db_next(&rows)) {
        char own[64], move[64];
        db_text(&rows, 1, move, sizeof move);
        db_text(&rows, 3, own, sizeof own);
        each(context, (uint32_t)db_int(&rows, 0), own, move, db_int(&rows, 2));
    }
    db_done(&rows);
}
