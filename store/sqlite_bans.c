/* sqlite_bans.c: mutes, removals and bans by the hosts of tables. */
#include <stdlib.h>

#include "store/sqlite.h"

void store_ban_save(struct store *store, int64_t table, const struct store_ban *ban) {
    if (ban->what)
        WRITE(store, BAN_SAVE, "ittii", table, ban->guest, ban->name, ban->source, (int64_t)ban->what);
    else
        WRITE(store, BAN_DROP, "it", table, ban->guest);
}

uint32_t store_bans(struct store *store, int64_t table, struct store_ban **bans) {
    sqlite3_stmt *stmt = sqlite_bind(store, BANS, "i", table);
    uint32_t size = 0;
    *bans = NULL;
    while (sqlite_read(store, stmt)) {
        *bans = realloc(*bans, (size + 1) * sizeof **bans);
        if (!*bans) abort();
        struct store_ban *ban = &(*bans)[size++];
        sqlite_text(stmt, 0, ban->guest, sizeof ban->guest);
        sqlite_text(stmt, 1, ban->name, sizeof ban->name);
        ban->source = sqlite3_column_int64(stmt, 2);
        ban->what = (uint8_t)sqlite3_column_int(stmt, 3);
    }
    sqlite_done(stmt);
    return size;
}

void store_bans_copy(struct store *store, int64_t from, int64_t to) {
    WRITE(store, BANS_COPY, "ii", from, to);
}
