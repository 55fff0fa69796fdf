/* self.c: a guest's further browsers and recovery code, all that is stored about a guest, and forgetting it. */
#include <assert.h>

#include "store/db.h"

/* --- being the same guest elsewhere --- */

void store_session_add(struct store *store, const uint8_t hash[HASH_BYTES], const char *guest, int64_t at) {
    db_write(store, SESSION_ADD, "hti", hash, guest, at);
    db_write(store, SESSIONS_CUT, "ti", guest, (int64_t)SESSIONS_MAX);
}

void store_sessions_end(struct store *store, const char *guest, const uint8_t hash[HASH_BYTES]) {
    db_write(store, SESSIONS_DROP, "t", guest);
    db_write(store, GUEST_TOKEN, "ht", hash, guest);
}

void store_recovery_save(struct store *store, const char *guest, const uint8_t hash[HASH_BYTES], int64_t at) {
    if (hash)
        db_write(store, RECOVERY_SAVE, "thi", guest, hash, at);
    else
        db_write(store, RECOVERY_DROP, "t", guest);
}

bool store_guest_by_recovery(struct store *store, const uint8_t hash[HASH_BYTES], struct store_guest *guest) {
    return db_guest(db_ask(store, GUEST_BY_RECOVERY, "h", hash), guest);
}

struct store_self store_self(struct store *store, const char *guest) {
    struct rows rows = db_ask(store, SELF, "t", guest);
    struct store_self self = {0};
    if (db_next(&rows)) {
        self.browsers = (int)db_int(&rows, 0);
        self.recovery_at = db_int(&rows, 1);
    }
    db_done(&rows);
    return self;
}

/* --- all about a guest --- */

void store_export(struct store *store, enum export part, const char *guest,
                  void (*each)(void *context, const char *json), void *context) {
    static const enum query queries[] = {
        [EXPORT_GUEST] = ALL_GUEST, [EXPORT_BROWSERS] = ALL_BROWSERS, [EXPORT_TABLES] = ALL_TABLES,
        [EXPORT_CHAT] = ALL_CHAT,   [EXPORT_BANS] = ALL_BANS,     [EXPORT_REPORTS] = ALL_REPORTS,
        [EXPORT_REMINDERS] = ALL_REMINDERS,
        [EXPORT_BOOKS] = ALL_BOOKS, [EXPORT_DEALS] = ALL_DEALS,
    };
    assert(part < EXPORTS);
    struct rows rows = db_ask(store, queries[part], "t", guest);
    while (db_next(&rows)) each(context, db_string(&rows, 0));
    db_done(&rows);
}

/* What is deleted is also written over, wherever SQLite has it; at other times only where that costs nothing. */
void store_guest_erase(struct store *store, const char *guest) {
    db_secure_delete(store, true);
    for (enum query which = ERASE_RECORDS; which <= ERASE_GUEST; which++) db_write(store, which, "t", guest);
    db_secure_delete(store, false);
}
