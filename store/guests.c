/* guests.c: guests, their chat and links to other devices. */
#include "store/db.h"

bool db_guest(struct rows rows, struct store_guest *guest) {
    bool found = db_next(&rows);
    if (found) {
        db_text(&rows, 0, guest->id, sizeof guest->id);
        db_text(&rows, 1, guest->name, sizeof guest->name);
        db_text(&rows, 2, guest->lang, sizeof guest->lang);
        guest->seen = db_int(&rows, 3);
        guest->source = db_int(&rows, 4);
    }
    db_done(&rows);
    return found;
}

bool store_guest_by_token(struct store *store, const uint8_t hash[HASH_BYTES], struct store_guest *guest) {
    return db_guest(db_ask(store, GUEST_BY_TOKEN, "h", hash), guest);
}

bool store_guest_find(struct store *store, const char *id, struct store_guest *guest) {
    return db_guest(db_ask(store, GUEST_FIND, "t", id), guest);
}

void store_guest_add(struct store *store, const uint8_t hash[HASH_BYTES], const struct store_guest *guest,
                     int64_t at) {
    db_write(store, GUEST_ADD, "thttii", guest->id, hash, guest->name, guest->lang, at, guest->source);
}

void store_guest_save(struct store *store, const struct store_guest *guest) {
    db_write(store, GUEST_SAVE, "ttt", guest->name, guest->lang, guest->id);
}

void store_guest_rename(struct store *store, const struct store_guest *guest) {
    db_write(store, GUEST_RENAME, "tt", guest->name, guest->id);
}

bool store_guest_gone(struct store *store, const char *guest) {
    struct rows rows = db_ask(store, GUEST_KNOWN, "t", guest);
    bool gone = !db_next(&rows) && !rows.failed;
    db_done(&rows);
    return gone;
}

int store_guests_idle(struct store *store, int64_t source) {
    return (int)db_number(db_ask(store, GUESTS_IDLE, "i", source));
}

int store_guests_away(struct store *store, int64_t source, int64_t before, char (*ids)[ID_BYTES], int max) {
    return db_ids(db_ask(store, GUESTS_AWAY, "iii", source, before, (int64_t)max), ids);
}

void store_guest_forget(struct store *store, const char *guest) {
    db_write(store, DROP_GUEST, "t", guest);
}

void store_guest_seen(struct store *store, const char *guest, int64_t at) {
    db_write(store, GUEST_SEEN, "it", at, guest);
}

bool store_chat_known(struct store *store, int64_t table, const char *guest, const char *key) {
    return db_number(db_ask(store, CHAT_KNOWN, "itt", table, guest, key)) != 0;
}

int32_t store_chat_last(struct store *store, int64_t table) {
    return (int32_t)db_number(db_ask(store, CHAT_LAST, "i", table));
}

void store_chat_add(struct store *store, int64_t table, const struct store_chat *chat, int32_t keep) {
    db_write(store, CHAT_ADD, "iiiitttt", table, (int64_t)chat->n, chat->at, (int64_t)chat->seat, chat->guest,
          chat->name, chat->text, chat->key);
    db_write(store, CHAT_CUT, "ii", table, (int64_t)chat->n - keep);
}

bool store_chat_line(struct store *store, int64_t table, int32_t n, struct store_chat *chat) {
    struct rows rows = db_ask(store, CHAT_LINE, "ii", table, (int64_t)n);
    bool found = db_next(&rows);
    if (found) {
        *chat = (struct store_chat){
            .n = n, .at = db_int(&rows, 0), .seat = (int)db_int(&rows, 1)};
        db_text(&rows, 2, chat->guest, sizeof chat->guest);
        db_text(&rows, 3, chat->name, sizeof chat->name);
        db_text(&rows, 4, chat->text, sizeof chat->text);
        db_text(&rows, 5, chat->key, sizeof chat->key);
    }
    db_done(&rows);
    return found;
}

bool store_chat_name(struct store *store, int64_t table, const char *guest, char name[NAME_MAX_BYTES]) {
    struct rows rows = db_ask(store, CHAT_NAME, "it", table, guest);
    bool found = db_next(&rows);
    if (found) db_text(&rows, 0, name, NAME_MAX_BYTES);
    db_done(&rows);
    return found;
}

int store_chats(struct store *store, int64_t table, struct store_chat *chats, int max) {
    struct rows rows = db_ask(store, CHATS, "ii", table, (int64_t)max);
    int size = 0;
    while (db_next(&rows)) {
        struct store_chat *chat = &chats[size++];
        chat->n = (int)db_int(&rows, 0);
        chat->at = db_int(&rows, 1);
        chat->seat = (int)db_int(&rows, 2);
        db_text(&rows, 3, chat->guest, sizeof chat->guest);
        db_text(&rows, 4, chat->name, sizeof chat->name);
        db_text(&rows, 5, chat->text, sizeof chat->text);
        db_text(&rows, 6, chat->key, sizeof chat->key);
    }
    db_done(&rows);
    return size;
}

void store_device_add(struct store *store, const uint8_t hash[HASH_BYTES], int64_t table, int seat,
                      const char *guest, int64_t left_ms) {
    db_write(store, DEVICE_ADD, "hiiti", hash, table, (int64_t)seat, guest, left_ms);
}

bool store_device_find(struct store *store, const uint8_t hash[HASH_BYTES], int64_t spent_ms,
                       char table[ID_BYTES], int *seat, char guest[ID_BYTES]) {
    struct rows rows = db_ask(store, DEVICE_FIND, "hi", hash, spent_ms);
    bool found = db_next(&rows);
    if (found) {
        db_text(&rows, 0, table, ID_BYTES);
        *seat = (int)db_int(&rows, 1);
        db_text(&rows, 2, guest, ID_BYTES);
    }
    db_done(&rows);
    return found;
}

bool store_devices_age(struct store *store, int64_t spent_ms) {
    db_write(store, DEVICES_AGE, "i", spent_ms);
    db_write(store, DEVICES_DROP, "");
    return db_number(db_ask(store, DEVICES_ANY, "")) != 0;
}

void store_device_use(struct store *store, const uint8_t hash[HASH_BYTES], const char *guest) {
    db_write(store, DEVICE_USE, "th", guest, hash);
}

bool store_source_key(struct store *store, uint8_t key[STORE_SOURCE_KEY_BYTES], int64_t *at) {
    struct rows rows = db_ask(store, SOURCE_KEY, "");
    bool found = db_next(&rows) && db_bytes(&rows, 0, key, STORE_SOURCE_KEY_BYTES); /* else damaged */
    if (found) {
        *at = db_int(&rows, 1);
    }
    db_done(&rows);
    return found;
}

void store_source_key_save(struct store *store, const uint8_t key[STORE_SOURCE_KEY_BYTES], int64_t at) {
    db_write(store, SOURCE_KEY_SAVE, "bi", key, (int)STORE_SOURCE_KEY_BYTES, at);
    db_write(store, SOURCES_FORGET_GUESTS, "");
    db_write(store, SOURCES_FORGET_TABLES, "");
    db_write(store, SOURCES_FORGET_BARRED, "");
    db_write(store, SOURCES_FORGET_BANS, "");
}

void store_alive(struct store *store, int64_t at) {
    db_write(store, ALIVE_SAVE, "i", at);
}
