/* sqlite_self.c: a guest's further browsers and recovery code, all that is stored about a guest, and forgetting it. */
#include <assert.h>

#include "store/sqlite.h"

/* --- being the same guest elsewhere --- */

void store_session_add(struct store *store, const uint8_t hash[HASH_BYTES], const char *guest, int64_t at) {
    WRITE(store, SESSION_ADD, "hti", hash, guest, at);
    WRITE(store, SESSIONS_CUT, "ti", guest, (int64_t)SESSIONS_MAX);
}

void store_sessions_end(struct store *store, const char *guest, const uint8_t hash[HASH_BYTES]) {
    WRITE(store, SESSIONS_DROP, "t", guest);
    WRITE(store, GUEST_TOKEN, "ht", hash, guest);
}

void store_recovery_save(struct store *store, const char *guest, const uint8_t hash[HASH_BYTES], int64_t at) {
    if (hash)
        WRITE(store, RECOVERY_SAVE, "thi", guest, hash, at);
    else
        WRITE(store, RECOVERY_DROP, "t", guest);
}

bool store_guest_by_recovery(struct store *store, const uint8_t hash[HASH_BYTES], struct store_guest *guest) {
    return sqlite_guest(store, sqlite_bind(store, GUEST_BY_RECOVERY, "h", hash), guest);
}

struct store_self store_self(struct store *store, const char *guest) {
    sqlite3_stmt *stmt = sqlite_bind(store, SELF, "t", guest);
    struct store_self self = {0};
    if (sqlite_read(store, stmt)) {
        self.browsers = sqlite3_column_int(stmt, 0);
        self.recovery_at = sqlite3_column_int64(stmt, 1);
    }
    sqlite_done(stmt);
    return self;
}

/* --- all about a guest --- */

void store_export(struct store *store, enum export part, const char *guest,
                  void (*each)(void *context, const char *json), void *context) {
    static const enum query queries[] = {
        [EXPORT_GUEST] = ALL_GUEST, [EXPORT_BROWSERS] = ALL_BROWSERS, [EXPORT_TABLES] = ALL_TABLES,
        [EXPORT_CHAT] = ALL_CHAT,   [EXPORT_BANS] = ALL_BANS,     [EXPORT_REPORTS] = ALL_REPORTS,
    };
    assert(part < EXPORTS);
    sqlite3_stmt *stmt = sqlite_bind(store, queries[part], "t", guest);
    while (sqlite_read(store, stmt)) each(context, (const char *)sqlite3_column_text(stmt, 0));
    sqlite_done(stmt);
}

/* What is deleted is also written over, wherever SQLite has it; at other times only where that costs nothing. */
void store_guest_erase(struct store *store, const char *guest) {
    sqlite3_exec(store->db, "PRAGMA secure_delete = ON", NULL, NULL, NULL);
    for (enum query which = ERASE_RECORDS; which <= ERASE_GUEST; which++) WRITE(store, which, "t", guest);
    sqlite3_exec(store->db, "PRAGMA secure_delete = FAST", NULL, NULL, NULL);
}
