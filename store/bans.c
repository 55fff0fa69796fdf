/* bans.c: mutes, removals and bans by the hosts of tables. */
#include <stdlib.h>

#include "store/db.h"

void store_ban_save(struct store *store, int64_t table, const struct store_ban *ban) {
    if (ban->what)
        db_write(store, BAN_SAVE, "ittii", table, ban->guest, ban->name, ban->source, (int64_t)ban->what);
    else
        db_write(store, BAN_DROP, "it", table, ban->guest);
}

uint32_t store_bans(struct store *store, int64_t table, struct store_ban **bans) {
    struct rows rows = db_ask(store, BANS, "i", table);
    uint32_t size = 0;
    *bans = NULL;
    while (db_next(&rows)) {
        *bans = realloc(*bans, (size + 1) * sizeof **bans);
        if (!*bans) abort();
        struct store_ban *ban = &(*bans)[size++];
        db_text(&rows, 0, ban->guest, sizeof ban->guest);
        db_text(&rows, 1, ban->name, sizeof ban->name);
        ban->source = db_int(&rows, 2);
        ban->what = (uint8_t)(int)db_int(&rows, 3);
    }
    db_done(&rows);
    return size;
}

void store_bans_copy(struct store *store, int64_t from, int64_t to) {
    db_write(store, BANS_COPY, "ii", from, to);
}
