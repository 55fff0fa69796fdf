/* reminders.c: where guests want to be called when a table waits for them, when not, and the key that signs those calls. */
#include <stdlib.h>

#include "store/db.h"

void store_reminder_add(struct store *store, const char *guest, const struct store_reminder *reminder) {
    db_write(store, REMINDER_ADD, "tttti", guest, reminder->address, reminder->p256dh, reminder->auth,
             reminder->at);
    db_write(store, REMINDERS_CUT, "ti", guest, (int64_t)REMINDERS_MAX);
}

void store_reminder_drop(struct store *store, const char *guest, const char *address) {
    db_write(store, REMINDER_DROP, "tt", guest, address);
}

int store_reminders(struct store *store, const char *guest, struct store_reminder list[REMINDERS_MAX]) {
    struct rows rows = db_ask(store, REMINDERS, "ti", guest, (int64_t)REMINDERS_MAX);
    int size = 0;
    while (db_next(&rows)) {
        struct store_reminder *reminder = &list[size++];
        db_text(&rows, 0, reminder->address, sizeof reminder->address);
        db_text(&rows, 1, reminder->p256dh, sizeof reminder->p256dh);
        db_text(&rows, 2, reminder->auth, sizeof reminder->auth);
        reminder->at = db_int(&rows, 3);
    }
    db_done(&rows);
    return size;
}

void store_quiet_save(struct store *store, const char *guest, const struct store_quiet *quiet) {
    if (quiet)
        db_write(store, QUIET_SAVE, "tiii", guest, (int64_t)quiet->begins, (int64_t)quiet->ends,
                 (int64_t)quiet->zone);
    else
        db_write(store, QUIET_DROP, "t", guest);
}

bool store_quiet(struct store *store, const char *guest, struct store_quiet *quiet) {
    struct rows rows = db_ask(store, QUIET, "t", guest);
    bool found = db_next(&rows);
    if (found)
        *quiet = (struct store_quiet){(int32_t)db_int(&rows, 0), (int32_t)db_int(&rows, 1),
                                      (int32_t)db_int(&rows, 2)};
    db_done(&rows);
    return found;
}

bool store_push_key(struct store *store, uint8_t key[STORE_PUSH_KEY_BYTES]) {
    struct rows rows = db_ask(store, PUSH_KEY, "");
    bool found = db_next(&rows) && db_bytes(&rows, 0, key, STORE_PUSH_KEY_BYTES);
    db_done(&rows);
    return found;
}

/* Of several servers that start at once the first one's stays. */
void store_push_key_add(struct store *store, const uint8_t key[STORE_PUSH_KEY_BYTES], int64_t at) {
    db_write(store, PUSH_KEY_ADD, "bi", key, STORE_PUSH_KEY_BYTES, at);
}
