/* sweep.c: deletes expired rows in small steps, so that no move is delayed. Each stage finds its rows by an index; two
 * of them also read rows that stay, and keep a cursor. */
#include <assert.h>
#include <string.h>

#include "store/db.h"

enum { TABLES_AT_ONCE = 8, CHATS_AT_ONCE = 200, GUESTS_AT_ONCE = 100, DEALS_AT_ONCE = 200, DUPLICATES_AT_ONCE = 8 };

enum stage { UNFINISHED, LOBBIES, GAMES, CHAT_LINES, NAMES, GUESTS, CHOICES_MADE, DEALS_OVER, REST, STAGES };

static int find_tables(struct rows rows, int64_t *found) {
    int size = 0;
    while (db_next(&rows)) found[size++] = db_int(&rows, 0);
    db_done(&rows);
    return size;
}

void store_table_drop(struct store *store, int64_t table) {
    db_events_leave(store, table);
    for (enum query which = DROP_EVENTS; which <= DROP_TABLE; which++) db_write(store, which, "i", table);
}

/* Whether there may be more. */
static bool drop_tables(struct store *store, enum query which_tables, int64_t before, int *dropped) {
    int64_t found[TABLES_AT_ONCE];
    if (!before) return false;
    if (which_tables == STALE) db_events_home(store); /* it asks for the last ones */
    int size =
        find_tables(db_ask(store, which_tables, "ii", before, (int64_t)TABLES_AT_ONCE), found);
    for (int i = 0; i < size; i++) store_table_drop(store, found[i]);
    *dropped += size;
    return size == TABLES_AT_ONCE;
}

static bool drop_chats(struct store *store, struct store_sweep *sweep) {
    if (!sweep->chats_before) return false;
    int size = (int)db_change(store, DROP_CHATS, "ii", sweep->chats_before, (int64_t)CHATS_AT_ONCE);
    sweep->chats += size;
    return size == CHATS_AT_ONCE;
}

static bool drop_names(struct store *store, struct store_sweep *sweep) {
    int64_t found[TABLES_AT_ONCE];
    int size = 0;
    if (!sweep->names_before) return false;
    struct rows rows = db_ask(store, WITH_NAMES, "iiii", sweep->named_at, sweep->named_n,
                                     sweep->names_before, (int64_t)TABLES_AT_ONCE);
    while (db_next(&rows)) {
        found[size++] = sweep->named_n = db_int(&rows, 0);
        sweep->named_at = db_int(&rows, 1);
    }
    db_done(&rows);
    for (int i = 0; i < size; i++) {
        int changed = (int)db_change(store, NAMELESS_SEATS, "i", found[i]);
        if (!changed) continue; /* in an earlier run of the server */
        db_write(store, NAMELESS_TABLE, "i", found[i]);
        db_write(store, NAMELESS_CHAT, "i", found[i]);
        db_write(store, NAMELESS_RECORD, "i", found[i]);
        db_write(store, NAMELESS_BANS, "i", found[i]);
        sweep->names += changed;
    }
    return size == TABLES_AT_ONCE;
}

static bool drop_guests(struct store *store, struct store_sweep *sweep) {
    char gone[GUESTS_AT_ONCE][ID_BYTES];
    int size = 0, seen = 0;
    struct rows rows = db_ask(store, OLD_GUESTS, "itii", sweep->guest_at, sweep->guest,
                                     sweep->unfinished_before, (int64_t)GUESTS_AT_ONCE);
    while (db_next(&rows)) {
        seen++;
        db_text(&rows, 0, sweep->guest, sizeof sweep->guest);
        sweep->guest_at = db_int(&rows, 1);
        if (!(int)db_int(&rows, 2)) memcpy(gone[size++], sweep->guest, ID_BYTES);
    }
    db_done(&rows);
    for (int i = 0; i < size; i++) db_write(store, DROP_GUEST, "t", gone[i]);
    sweep->guests += size;
    return seen == GUESTS_AT_ONCE;
}

/* Of deals of a day; whether there may be more. */
static bool drop_of_deals(struct store *store, enum query which, const char *before, int *dropped) {
    if (!before[0]) return false;
    int size = (int)db_change(store, which, "ti", before, (int64_t)DEALS_AT_ONCE);
    *dropped += size;
    return size == DEALS_AT_ONCE;
}

static bool drop_deals(struct store *store, struct store_sweep *sweep) {
    bool more = false;
    for (enum query which = DROP_TRIES; which <= DROP_DEALS; which++)
        more |= drop_of_deals(store, which, sweep->deals_before, &sweep->deals);
    int size = sweep->duplicates_before ? (int)db_change(store, DROP_DUPLICATES, "ii", sweep->duplicates_before, (int64_t)DUPLICATES_AT_ONCE) : 0;
    sweep->deals += size;
    more |= size == DUPLICATES_AT_ONCE;
    return more;
}

static bool drop_rest(struct store *store, const struct store_sweep *sweep) {
    db_write(store, DROP_BARRED, "i", sweep->now);
    db_write(store, DROP_REPORTS, "i", sweep->unfinished_before);
    return false;
}

bool store_sweep(struct store *store, struct store_sweep *sweep) {
    bool more = false;
    assert(sweep->stage >= 0 && sweep->stage <= STAGES);
    switch ((enum stage)sweep->stage) {
    case UNFINISHED: more = drop_tables(store, STALE, sweep->unfinished_before, &sweep->tables); break;
    case LOBBIES: more = drop_tables(store, STALE_LOBBIES, sweep->lobbies_before, &sweep->tables); break;
    case GAMES: more = drop_tables(store, STALE_GAMES, sweep->games_before, &sweep->games); break;
    case CHAT_LINES: more = drop_chats(store, sweep); break;
    case NAMES: more = drop_names(store, sweep); break;
    case GUESTS: more = drop_guests(store, sweep); break;
    case CHOICES_MADE: more = drop_of_deals(store, DROP_CHOICES, sweep->choices_before, &sweep->deals); break;
    case DEALS_OVER: more = drop_deals(store, sweep); break;
    case REST: more = drop_rest(store, sweep); break;
    case STAGES: break;
    }
    if (!more && sweep->stage < STAGES) sweep->stage++;
    return sweep->stage < STAGES;
}
