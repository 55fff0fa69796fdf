/* sqlite_guests.c: guests, their chat and links to other devices. */
#include "store/sqlite.h"

bool sqlite_guest(struct store *store, sqlite3_stmt *stmt, struct store_guest *guest) {
    bool found = sqlite_read(store, stmt);
    if (found) {
        sqlite_text(stmt, 0, guest->id, sizeof guest->id);
        sqlite_text(stmt, 1, guest->name, sizeof guest->name);
        sqlite_text(stmt, 2, guest->lang, sizeof guest->lang);
        guest->seen = sqlite3_column_int64(stmt, 3);
        guest->source = sqlite3_column_int64(stmt, 4);
    }
    sqlite_done(stmt);
    return found;
}

bool store_guest_by_token(struct store *store, const uint8_t hash[HASH_BYTES], struct store_guest *guest) {
    return sqlite_guest(store, sqlite_bind(store, GUEST_BY_TOKEN, "h", hash), guest);
}

bool store_guest_find(struct store *store, const char *id, struct store_guest *guest) {
    return sqlite_guest(store, sqlite_bind(store, GUEST_FIND, "t", id), guest);
}

void store_guest_add(struct store *store, const uint8_t hash[HASH_BYTES], const struct store_guest *guest,
                     int64_t at) {
    WRITE(store, GUEST_ADD, "thttii", guest->id, hash, guest->name, guest->lang, at, guest->source);
}

void store_guest_save(struct store *store, const struct store_guest *guest) {
    WRITE(store, GUEST_SAVE, "ttt", guest->name, guest->lang, guest->id);
}

void store_guest_rename(struct store *store, const struct store_guest *guest) {
    WRITE(store, GUEST_RENAME, "tt", guest->name, guest->id);
}

bool store_guest_gone(struct store *store, const char *guest) {
    sqlite3_stmt *stmt = sqlite_bind(store, GUEST_KNOWN, "t", guest);
    bool gone = sqlite3_step(stmt) == SQLITE_DONE;
    sqlite_done(stmt);
    return gone;
}

int store_guests_idle(struct store *store, int64_t source) {
    return (int)sqlite_number(store, sqlite_bind(store, GUESTS_IDLE, "i", source));
}

int store_guests_away(struct store *store, int64_t source, int64_t before, char (*ids)[ID_BYTES], int max) {
    return sqlite_ids(store, sqlite_bind(store, GUESTS_AWAY, "iii", source, before, (int64_t)max), ids);
}

void store_guest_forget(struct store *store, const char *guest) {
    WRITE(store, DROP_GUEST, "t", guest);
}

void store_guest_seen(struct store *store, const char *guest, int64_t at) {
    WRITE(store, GUEST_SEEN, "it", at, guest);
}

bool store_chat_known(struct store *store, int64_t table, const char *guest, const char *key) {
    return sqlite_number(store, sqlite_bind(store, CHAT_KNOWN, "itt", table, guest, key)) != 0;
}

int32_t store_chat_last(struct store *store, int64_t table) {
    return (int32_t)sqlite_number(store, sqlite_bind(store, CHAT_LAST, "i", table));
}

void store_chat_add(struct store *store, int64_t table, const struct store_chat *chat, int32_t keep) {
    WRITE(store, CHAT_ADD, "iiiitttt", table, (int64_t)chat->n, chat->at, (int64_t)chat->seat, chat->guest,
          chat->name, chat->text, chat->key);
    WRITE(store, CHAT_CUT, "ii", table, (int64_t)chat->n - keep);
}

bool store_chat_line(struct store *store, int64_t table, int32_t n, struct store_chat *chat) {
    sqlite3_stmt *stmt = sqlite_bind(store, CHAT_LINE, "ii", table, (int64_t)n);
    bool found = sqlite_read(store, stmt);
    if (found) {
        *chat = (struct store_chat){
            .n = n, .at = sqlite3_column_int64(stmt, 0), .seat = sqlite3_column_int(stmt, 1)};
        sqlite_text(stmt, 2, chat->guest, sizeof chat->guest);
        sqlite_text(stmt, 3, chat->name, sizeof chat->name);
        sqlite_text(stmt, 4, chat->text, sizeof chat->text);
        sqlite_text(stmt, 5, chat->key, sizeof chat->key);
    }
    sqlite_done(stmt);
    return found;
}

bool store_chat_name(struct store *store, int64_t table, const char *guest, char name[NAME_MAX_BYTES]) {
    sqlite3_stmt *stmt = sqlite_bind(store, CHAT_NAME, "it", table, guest);
    bool found = sqlite_read(store, stmt);
    if (found) sqlite_text(stmt, 0, name, NAME_MAX_BYTES);
    sqlite_done(stmt);
    return found;
}

int store_chats(struct store *store, int64_t table, struct store_chat *chats, int max) {
    sqlite3_stmt *stmt = sqlite_bind(store, CHATS, "ii", table, (int64_t)max);
    int size = 0;
    while (sqlite_read(store, stmt)) {
        struct store_chat *chat = &chats[size++];
        chat->n = sqlite3_column_int(stmt, 0);
        chat->at = sqlite3_column_int64(stmt, 1);
        chat->seat = sqlite3_column_int(stmt, 2);
        sqlite_text(stmt, 3, chat->guest, sizeof chat->guest);
        sqlite_text(stmt, 4, chat->name, sizeof chat->name);
        sqlite_text(stmt, 5, chat->text, sizeof chat->text);
        sqlite_text(stmt, 6, chat->key, sizeof chat->key);
    }
    sqlite_done(stmt);
    return size;
}

void store_device_add(struct store *store, const uint8_t hash[HASH_BYTES], int64_t table, int seat,
                      const char *guest, int64_t left_ms) {
    WRITE(store, DEVICE_ADD, "hiiti", hash, table, (int64_t)seat, guest, left_ms);
}

bool store_device_find(struct store *store, const uint8_t hash[HASH_BYTES], int64_t spent_ms,
                       char table[ID_BYTES], int *seat, char guest[ID_BYTES]) {
    sqlite3_stmt *stmt = sqlite_bind(store, DEVICE_FIND, "hi", hash, spent_ms);
    bool found = sqlite_read(store, stmt);
    if (found) {
        sqlite_text(stmt, 0, table, ID_BYTES);
        *seat = sqlite3_column_int(stmt, 1);
        sqlite_text(stmt, 2, guest, ID_BYTES);
    }
    sqlite_done(stmt);
    return found;
}

bool store_devices_age(struct store *store, int64_t spent_ms) {
    WRITE(store, DEVICES_AGE, "i", spent_ms);
    WRITE(store, DEVICES_DROP, "");
    return sqlite_number(store, store->query[DEVICES_ANY]) != 0;
}

void store_device_use(struct store *store, const uint8_t hash[HASH_BYTES], const char *guest) {
    WRITE(store, DEVICE_USE, "th", guest, hash);
}

bool store_source_key(struct store *store, uint8_t key[STORE_SOURCE_KEY_BYTES], int64_t *at) {
    sqlite3_stmt *stmt = sqlite_bind(store, SOURCE_KEY, "");
    bool found = sqlite_read(store, stmt) &&
                 sqlite3_column_bytes(stmt, 0) == STORE_SOURCE_KEY_BYTES; /* else damaged */
    if (found) {
        sqlite_bytes(stmt, 0, key, STORE_SOURCE_KEY_BYTES);
        *at = sqlite3_column_int64(stmt, 1);
    }
    sqlite_done(stmt);
    return found;
}

void store_source_key_save(struct store *store, const uint8_t key[STORE_SOURCE_KEY_BYTES], int64_t at) {
    WRITE(store, SOURCE_KEY_SAVE, "bi", key, (int)STORE_SOURCE_KEY_BYTES, at);
    WRITE(store, SOURCES_FORGET_GUESTS, "");
    WRITE(store, SOURCES_FORGET_TABLES, "");
    WRITE(store, SOURCES_FORGET_BARRED, "");
    WRITE(store, SOURCES_FORGET_BANS, "");
}

void store_alive(struct store *store, int64_t at) {
    WRITE(store, ALIVE_SAVE, "i", at);
}
