/* sqlite_sweep.c: deletes expired rows in small steps, so that no move is delayed. Each stage finds its rows by an index; two
 * of them also read rows that stay, and keep a cursor. */
#include <assert.h>
#include <string.h>

#include "store/sqlite.h"

enum { TABLES_AT_ONCE = 8, CHATS_AT_ONCE = 200, GUESTS_AT_ONCE = 100 };

enum stage { UNFINISHED, LOBBIES, GAMES, CHAT_LINES, NAMES, GUESTS, REST, STAGES };

static int find_tables(struct store *store, sqlite3_stmt *stmt, int64_t *found) {
    int size = 0;
    while (sqlite_read(store, stmt)) found[size++] = sqlite3_column_int64(stmt, 0);
    sqlite_done(stmt);
    return size;
}

void store_table_drop(struct store *store, int64_t table) {
    for (enum query which = DROP_EVENTS; which <= DROP_TABLE; which++) WRITE(store, which, "i", table);
}

/* Whether there may be more. */
static bool drop_tables(struct store *store, enum query which_tables, int64_t before, int *dropped) {
    int64_t found[TABLES_AT_ONCE];
    if (!before) return false;
    int size =
        find_tables(store, sqlite_bind(store, which_tables, "ii", before, (int64_t)TABLES_AT_ONCE), found);
    for (int i = 0; i < size; i++) store_table_drop(store, found[i]);
    *dropped += size;
    return size == TABLES_AT_ONCE;
}

static bool drop_chats(struct store *store, struct store_sweep *sweep) {
    if (!sweep->chats_before) return false;
    WRITE(store, DROP_CHATS, "ii", sweep->chats_before, (int64_t)CHATS_AT_ONCE);
    int size = sqlite3_changes(store->db);
    sweep->chats += size;
    return size == CHATS_AT_ONCE;
}

static bool drop_names(struct store *store, struct store_sweep *sweep) {
    int64_t found[TABLES_AT_ONCE];
    int size = 0;
    if (!sweep->names_before) return false;
    sqlite3_stmt *stmt = sqlite_bind(store, WITH_NAMES, "iiii", sweep->named_at, sweep->named_n,
                                     sweep->names_before, (int64_t)TABLES_AT_ONCE);
    while (sqlite_read(store, stmt)) {
        found[size++] = sweep->named_n = sqlite3_column_int64(stmt, 0);
        sweep->named_at = sqlite3_column_int64(stmt, 1);
    }
    sqlite_done(stmt);
    for (int i = 0; i < size; i++) {
        WRITE(store, NAMELESS_SEATS, "i", found[i]);
        int changed = sqlite3_changes(store->db);
        if (!changed) continue; /* in an earlier run of the server */
        WRITE(store, NAMELESS_TABLE, "i", found[i]);
        WRITE(store, NAMELESS_CHAT, "i", found[i]);
        WRITE(store, NAMELESS_RECORD, "i", found[i]);
        WRITE(store, NAMELESS_BANS, "i", found[i]);
        sweep->names += changed;
    }
    return size == TABLES_AT_ONCE;
}

static bool drop_guests(struct store *store, struct store_sweep *sweep) {
    char gone[GUESTS_AT_ONCE][ID_BYTES];
    int size = 0, seen = 0;
    sqlite3_stmt *stmt = sqlite_bind(store, OLD_GUESTS, "itii", sweep->guest_at, sweep->guest,
                                     sweep->unfinished_before, (int64_t)GUESTS_AT_ONCE);
    while (sqlite_read(store, stmt)) {
        seen++;
        sqlite_text(stmt, 0, sweep->guest, sizeof sweep->guest);
        sweep->guest_at = sqlite3_column_int64(stmt, 1);
        if (!sqlite3_column_int(stmt, 2)) memcpy(gone[size++], sweep->guest, ID_BYTES);
    }
    sqlite_done(stmt);
    for (int i = 0; i < size; i++) WRITE(store, DROP_GUEST, "t", gone[i]);
    sweep->guests += size;
    return seen == GUESTS_AT_ONCE;
}

static bool drop_rest(struct store *store, const struct store_sweep *sweep) {
    WRITE(store, DROP_BARRED, "i", sweep->now);
    WRITE(store, DROP_REPORTS, "i", sweep->unfinished_before);
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
    case REST: more = drop_rest(store, sweep); break;
    case STAGES: break;
    }
    if (!more && sweep->stage < STAGES) sweep->stage++;
    return sweep->stage < STAGES;
}
