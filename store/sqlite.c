/* sqlite.c: the store in one SQLite file. Write-ahead log, every commit synced to disk; checkpoints happen
 * beside the commits, because a checkpoint in a commit is what makes a move slow. */
#include <errno.h>
#include <fcntl.h>
#include <sqlite3.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include "store/store.h"

enum { PAGE_BYTES = 1024, CHECKPOINT_PAGES = 8192 };

enum query {
#define QUERY(name, sql) name,
#include "store/queries.def"
#undef QUERY
    QUERIES
};

static const char *const sql[QUERIES] = {
#define QUERY(name, sql) [name] = sql,
#include "store/queries.def"
#undef QUERY
};

struct store {
    sqlite3 *db, *beside; /* `beside` belongs to whichever thread checkpoints */
    sqlite3_stmt *query[QUERIES];
    char *path;
    int lock;
    bool begun, failed;
    int wal_pages;
    char error[200];
};

extern const char store_schema[];

static void fail(struct store *store) {
    if (!store->failed) snprintf(store->error, sizeof store->error, "%s", sqlite3_errmsg(store->db));
    store->failed = true;
}

/* Binds by letters: i int64, t text, n text or NULL when empty, h a hash, b bytes and their size. */
static sqlite3_stmt *bind(struct store *store, enum query which, const char *letters, ...) {
    sqlite3_stmt *stmt = store->query[which];
    va_list list;
    va_start(list, letters);
    for (int i = 1; *letters; letters++, i++) {
        const char *text;
        const void *bytes;
        switch (*letters) {
        case 'i': sqlite3_bind_int64(stmt, i, va_arg(list, int64_t)); break;
        case 't': sqlite3_bind_text(stmt, i, va_arg(list, const char *), -1, SQLITE_TRANSIENT); break;
        case 'n':
            text = va_arg(list, const char *);
            if (*text) {
                sqlite3_bind_text(stmt, i, text, -1, SQLITE_TRANSIENT);
            } else {
                sqlite3_bind_null(stmt, i);
            }
            break;
        case 'h': sqlite3_bind_blob(stmt, i, va_arg(list, const void *), HASH_BYTES, SQLITE_TRANSIENT); break;
        case 'b':
            bytes = va_arg(list, const void *);
            sqlite3_bind_blob(stmt, i, bytes, va_arg(list, int), SQLITE_TRANSIENT);
            break;
        }
    }
    va_end(list);
    return stmt;
}

static bool step(struct store *store, sqlite3_stmt *stmt) {
    int code = sqlite3_step(stmt);
    if (code != SQLITE_ROW && code != SQLITE_DONE) fail(store);
    return code == SQLITE_ROW;
}

static void done(sqlite3_stmt *stmt) {
    sqlite3_reset(stmt);
    sqlite3_clear_bindings(stmt);
}

static void begin(struct store *store) {
    if (store->begun) return;
    store->begun = true;
    step(store, store->query[BEGIN]);
    done(store->query[BEGIN]);
}

/* After a failure the rest of the transaction is not even tried: it will be rolled back. */
#define WRITE(store, which, ...)                                                                             \
    do {                                                                                                     \
        begin(store);                                                                                        \
        if ((store)->failed) break;                                                                          \
        sqlite3_stmt *write_ = bind(store, which, __VA_ARGS__);                                              \
        step(store, write_);                                                                                 \
        done(write_);                                                                                        \
    } while (0)

static void column_text(sqlite3_stmt *stmt, int column, char *to, size_t size) {
    const unsigned char *text = sqlite3_column_text(stmt, column);
    snprintf(to, size, "%s", text ? (const char *)text : "");
}

static void column_bytes(sqlite3_stmt *stmt, int column, uint8_t *to, int size) {
    memset(to, 0, (size_t)size);
    const void *bytes = sqlite3_column_blob(stmt, column);
    if (bytes && sqlite3_column_bytes(stmt, column) == size) memcpy(to, bytes, (size_t)size);
}

static int on_wal(void *context, sqlite3 *db, const char *name, int pages) {
    ((struct store *)context)->wal_pages = pages;
    return SQLITE_OK;
}

static bool prepare(struct store *store) {
    for (int i = 0; i < QUERIES; i++)
        if (sqlite3_prepare_v3(store->db, sql[i], -1, SQLITE_PREPARE_PERSISTENT, &store->query[i], NULL) !=
            SQLITE_OK)
            return false;
    return true;
}

static const char PRAGMAS[] =
    "PRAGMA page_size = 1024; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;"
    "PRAGMA wal_autocheckpoint = 0; PRAGMA cache_size = -4000; PRAGMA temp_store = MEMORY;"
    "PRAGMA journal_size_limit = 67108864;";

/* Raise it when an older program could no more read what this one writes. */
enum { STORE_VERSION = 1 };

static bool set_version(struct store *store, int *found) {
    sqlite3_stmt *stmt = NULL;
    char write[40];
    if (sqlite3_prepare_v2(store->db, "PRAGMA user_version", -1, &stmt, NULL) != SQLITE_OK) return false;
    if (sqlite3_step(stmt) == SQLITE_ROW) *found = sqlite3_column_int(stmt, 0);
    sqlite3_finalize(stmt);
    snprintf(write, sizeof write, "PRAGMA user_version = %d", STORE_VERSION);
    return *found == STORE_VERSION ||
           (*found < STORE_VERSION && sqlite3_exec(store->db, write, NULL, NULL, NULL) == SQLITE_OK);
}

/* Proves that the file can be written now, not at the first move. */
static bool try_writing(struct store *store) {
    return sqlite3_exec(store->db,
                        "BEGIN IMMEDIATE; DELETE FROM alive WHERE one = 0; UPDATE alive SET at = at; COMMIT",
                        NULL, NULL, NULL) == SQLITE_OK &&
           sqlite3_db_readonly(store->db, "main") == 0;
}

struct store *store_open(const char *path, char *why, size_t why_size) {
    struct store *store = calloc(1, sizeof *store);
    if (!store) return NULL;
    store->path = strdup(path);
    char lock_path[4096];
    snprintf(lock_path, sizeof lock_path, "%s-lock", path);
    store->lock = open(lock_path, O_CREAT | O_RDWR | O_CLOEXEC, 0600);
    if (store->lock < 0) {
        snprintf(why, why_size, "The file %s cannot be used: %s.", lock_path, strerror(errno));
        store_close(store);
        return NULL;
    }
    if (flock(store->lock, LOCK_EX | LOCK_NB) != 0) {
        snprintf(why, why_size, "Another server uses the file %s.", path);
        store_close(store);
        return NULL;
    }
    int version = 0;
    if (sqlite3_open_v2(path, &store->db, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE, NULL) != SQLITE_OK ||
        sqlite3_busy_timeout(store->db, 5000) != SQLITE_OK ||
        sqlite3_exec(store->db, PRAGMAS, NULL, NULL, NULL) != SQLITE_OK || !set_version(store, &version) ||
        sqlite3_exec(store->db, store_schema, NULL, NULL, NULL) != SQLITE_OK ||
        sqlite3_exec(store->db, "DROP TABLE IF EXISTS length", NULL, NULL, NULL) != SQLITE_OK ||
        !try_writing(store) || !prepare(store)) {
        const char *fault = store->db ? sqlite3_errmsg(store->db) : "memory is out";
        if (version > STORE_VERSION) fault = "a newer Dizaine has written it";
        snprintf(why, why_size, "The file %s cannot be used: %s.", path, fault);
        store_close(store);
        return NULL;
    }
    sqlite3_wal_hook(store->db, on_wal, store);
    return store;
}

void store_close(struct store *store) {
    if (!store) return;
    for (int i = 0; i < QUERIES; i++) sqlite3_finalize(store->query[i]);
    sqlite3_close(store->beside);
    sqlite3_close(store->db);
    if (store->lock >= 0) close(store->lock);
    free(store->path);
    free(store);
}

bool store_begun(const struct store *store) {
    return store->begun;
}

bool store_commit(struct store *store) {
    if (!store->begun) return true;
    if (!store->failed) {
        step(store, store->query[COMMIT]);
        done(store->query[COMMIT]);
    }
    bool fine = !store->failed;
    /* Some failures roll back by themselves; a second rollback would only complain. */
    if (!fine && !sqlite3_get_autocommit(store->db)) {
        sqlite3_step(store->query[ROLLBACK]);
        done(store->query[ROLLBACK]);
    }
    store->begun = store->failed = false;
    return fine;
}

const char *store_error(const struct store *store) {
    return store->error;
}

bool store_wants_checkpoint(const struct store *store) {
    return store->wal_pages >= CHECKPOINT_PAGES;
}

void store_checkpoint_apart(struct store *store) {
    if (!store->beside) {
        if (sqlite3_open_v2(store->path, &store->beside, SQLITE_OPEN_READWRITE, NULL) != SQLITE_OK) return;
        sqlite3_exec(store->beside,
                     "PRAGMA synchronous = FULL; PRAGMA wal_autocheckpoint = 0; PRAGMA cache_size = -200",
                     NULL, NULL, NULL);
    }
    sqlite3_wal_checkpoint_v2(store->beside, NULL, SQLITE_CHECKPOINT_PASSIVE, NULL, NULL);
}

/* Syncing a file that grows waits for the file system's own journal, and so for everybody else's writes;
 * syncing one that is only written over does not. The log is written over from its beginning after each
 * checkpoint. */
void store_lengthen_log(struct store *store) {
    struct stat stat_buffer;
    char path[4200], insert[100];
    snprintf(path, sizeof path, "%s-wal", store->path);
    if (store->begun ||
        (stat(path, &stat_buffer) == 0 && stat_buffer.st_size >= CHECKPOINT_PAGES * PAGE_BYTES))
        return;
    snprintf(insert, sizeof insert, "INSERT INTO length VALUES (zeroblob(%d))",
             CHECKPOINT_PAGES * PAGE_BYTES);
    if (sqlite3_exec(store->db, "CREATE TABLE length (bytes BLOB)", NULL, NULL, NULL) != SQLITE_OK) return;
    sqlite3_exec(store->db, insert, NULL, NULL, NULL);
    sqlite3_exec(store->db, "DROP TABLE length", NULL, NULL, NULL);
    store_checkpoint_end(store);
}

void store_checkpoint_end(struct store *store) {
    int pages = 0;
    if (sqlite3_wal_checkpoint_v2(store->db, NULL, SQLITE_CHECKPOINT_RESTART, &pages, NULL) == SQLITE_OK)
        store->wal_pages = 0;
}

bool store_guest_by_token(struct store *store, const uint8_t hash[HASH_BYTES], struct store_guest *guest) {
    sqlite3_stmt *stmt = bind(store, GUEST_BY_TOKEN, "h", hash);
    bool found = step(store, stmt);
    if (found) {
        column_text(stmt, 0, guest->id, sizeof guest->id);
        column_text(stmt, 1, guest->name, sizeof guest->name);
        column_text(stmt, 2, guest->lang, sizeof guest->lang);
        guest->seen = sqlite3_column_int64(stmt, 3);
    }
    done(stmt);
    return found;
}

void store_guest_add(struct store *store, const uint8_t hash[HASH_BYTES], const struct store_guest *guest,
                     int64_t at) {
    WRITE(store, GUEST_ADD, "thtti", guest->id, hash, guest->name, guest->lang, at);
}

void store_guest_save(struct store *store, const struct store_guest *guest) {
    WRITE(store, GUEST_SAVE, "ttt", guest->name, guest->lang, guest->id);
}

void store_guest_rename(struct store *store, const struct store_guest *guest) {
    WRITE(store, GUEST_RENAME, "tt", guest->name, guest->id);
}

void store_guest_seen(struct store *store, const char *guest, int64_t at) {
    WRITE(store, GUEST_SEEN, "it", at, guest);
}

static void save_seats(struct store *store, const struct store_table *table) {
    for (int i = 0; i < table->options.players; i++) {
        const struct store_seat *seat = &table->seat[i];
        WRITE(store, SEAT_SAVE, "iiittntbi", table->n, (int64_t)i, (int64_t)seat->kind, seat->level,
              seat->standin, seat->guest, seat->name, seat->nonce, DEAL_NONCE_BYTES, seat->since);
    }
}

static void say_options(const struct options *options, struct text *values) {
    for (int i = 0; i < OPTIONS_MAX; i++) text_format(values, i ? " %d" : "%d", (int)options->value[i]);
}

void store_table_add(struct store *store, struct store_table *table) {
    TEXT(values, 200);
    say_options(&table->options, &values);
    WRITE(store, TABLE_ADD, "tttntiittttiiiibittiiittiii", table->id, table->code, table->maker, table->key,
          table->game->name, (int64_t)table->game->rules, (int64_t)table->options.players, values.bytes,
          table->name, table->decks, table->lang, (int64_t)table->open, (int64_t)table->spectate,
          (int64_t)table->clock_s, (int64_t)table->pause_ms, table->seed, DEAL_SEED_BYTES,
          (int64_t)table->state, table->host, table->banned, (int64_t)table->undo_point,
          (int64_t)table->undo_by, (int64_t)table->undo_yes, table->next, table->previous,
          (int64_t)table->follow, table->left_at, table->at);
    table->n = sqlite3_last_insert_rowid(store->db);
    save_seats(store, table);
}

void store_table_save(struct store *store, const struct store_table *table) {
    TEXT(values, 200);
    say_options(&table->options, &values);
    WRITE(store, TABLE_SAVE, "ittiiitiiitti", (int64_t)table->state, table->host, table->banned,
          (int64_t)table->undo_point, (int64_t)table->undo_by, (int64_t)table->undo_yes, table->next,
          (int64_t)table->follow, table->left_at, table->at, values.bytes, table->decks, table->n);
    save_seats(store, table);
}

static void read_options(const char *values, struct options *options) {
    char *end;
    for (int i = 0; i < OPTIONS_MAX; i++, values = end) options->value[i] = (int32_t)strtol(values, &end, 10);
}

static bool read_table(sqlite3_stmt *stmt, struct store_table *table) {
    *table = (struct store_table){.n = sqlite3_column_int64(stmt, 0)};
    char game[32], values[200];
    column_text(stmt, 1, table->id, sizeof table->id);
    column_text(stmt, 2, table->code, sizeof table->code);
    column_text(stmt, 3, table->maker, sizeof table->maker);
    column_text(stmt, 4, game, sizeof game);
    table->game = game_named(game);
    /* Other rules would replay this log to another game. */
    if (!table->game || table->game->rules != sqlite3_column_int(stmt, 5)) return false;
    table->options.players = (uint8_t)sqlite3_column_int(stmt, 6);
    column_text(stmt, 7, values, sizeof values);
    read_options(values, &table->options);
    column_text(stmt, 8, table->name, sizeof table->name);
    column_text(stmt, 9, table->decks, sizeof table->decks);
    column_text(stmt, 10, table->lang, sizeof table->lang);
    table->open = sqlite3_column_int(stmt, 11) != 0;
    table->spectate = sqlite3_column_int(stmt, 12) != 0;
    table->clock_s = (uint32_t)sqlite3_column_int(stmt, 13);
    table->pause_ms = (uint32_t)sqlite3_column_int(stmt, 14);
    column_bytes(stmt, 15, table->seed, DEAL_SEED_BYTES);
    table->state = (uint8_t)sqlite3_column_int(stmt, 16);
    column_text(stmt, 17, table->host, sizeof table->host);
    column_text(stmt, 18, table->banned, sizeof table->banned);
    table->undo_point = sqlite3_column_int(stmt, 19);
    table->undo_by = (uint8_t)sqlite3_column_int(stmt, 20);
    table->undo_yes = (uint16_t)sqlite3_column_int(stmt, 21);
    column_text(stmt, 22, table->next, sizeof table->next);
    column_text(stmt, 23, table->previous, sizeof table->previous);
    table->follow = (uint16_t)sqlite3_column_int(stmt, 24);
    table->left_at = sqlite3_column_int64(stmt, 25);
    table->at = sqlite3_column_int64(stmt, 26);
    return true;
}

bool store_table_find(struct store *store, const char *id_or_code, struct store_table *table) {
    sqlite3_stmt *stmt = bind(store, TABLE_FIND, "t", id_or_code);
    bool found = step(store, stmt) && read_table(stmt, table);
    done(stmt);
    if (!found) return false;
    stmt = bind(store, SEATS, "i", table->n);
    while (step(store, stmt)) {
        int i = sqlite3_column_int(stmt, 0);
        if (i < 0 || i >= SEATS_MAX) continue;
        struct store_seat *seat = &table->seat[i];
        seat->kind = (uint8_t)sqlite3_column_int(stmt, 1);
        column_text(stmt, 2, seat->level, sizeof seat->level);
        column_text(stmt, 3, seat->standin, sizeof seat->standin);
        column_text(stmt, 4, seat->guest, sizeof seat->guest);
        column_text(stmt, 5, seat->name, sizeof seat->name);
        column_bytes(stmt, 6, seat->nonce, DEAL_NONCE_BYTES);
        seat->since = sqlite3_column_int64(stmt, 7);
    }
    done(stmt);
    return true;
}

bool store_table_by_key(struct store *store, const char *maker, const char *key, char id[ID_BYTES]) {
    sqlite3_stmt *stmt = bind(store, TABLE_BY_KEY, "tt", maker, key);
    bool found = step(store, stmt);
    if (found) column_text(stmt, 0, id, ID_BYTES);
    done(stmt);
    return found;
}

bool store_code_taken(struct store *store, const char *code) {
    sqlite3_stmt *stmt = bind(store, CODE_TAKEN, "t", code);
    bool found = step(store, stmt);
    done(stmt);
    return found;
}

static int list_ids(struct store *store, sqlite3_stmt *stmt, char (*ids)[ID_BYTES]) {
    int size = 0;
    while (step(store, stmt)) column_text(stmt, 0, ids[size++], ID_BYTES);
    done(stmt);
    return size;
}

int store_tables_open(struct store *store, char (*ids)[ID_BYTES], int max) {
    return list_ids(store, bind(store, TABLES_OPEN, "i", (int64_t)max), ids);
}

int store_tables_of(struct store *store, const char *guest, bool finished, char (*ids)[ID_BYTES], int max) {
    return list_ids(store, bind(store, finished ? TABLES_FINISHED_OF : TABLES_OF, "ti", guest, (int64_t)max),
                    ids);
}

static int64_t one_number(struct store *store, sqlite3_stmt *stmt) {
    int64_t number = step(store, stmt) ? sqlite3_column_int64(stmt, 0) : 0;
    done(stmt);
    return number;
}

int store_tables_made_by(struct store *store, const char *guest) {
    return (int)one_number(store, bind(store, TABLES_MADE_BY, "t", guest));
}

int store_tables_count(struct store *store) {
    return (int)one_number(store, store->query[TABLES_COUNT]);
}

void store_event(struct store *store, int64_t table, uint32_t seq, int64_t at, const char *line) {
    WRITE(store, EVENT_ADD, "iiit", table, (int64_t)seq, at, line);
}

bool store_events(struct store *store, int64_t table,
                  bool (*each)(void *context, int64_t at, const char *line), void *context) {
    sqlite3_stmt *stmt = bind(store, EVENTS, "i", table);
    bool fine = true;
    while (fine && step(store, stmt))
        fine = each(context, sqlite3_column_int64(stmt, 0), (const char *)sqlite3_column_text(stmt, 1));
    done(stmt);
    return fine;
}

int64_t store_last_event_at(struct store *store, int64_t table) {
    return one_number(store, bind(store, LAST_EVENT, "i", table));
}

void store_happening(struct store *store, int64_t table, int64_t at, const char *line) {
    WRITE(store, HAPPENING_ADD, "iit", table, at, line);
}

bool store_chat_known(struct store *store, int64_t table, const char *guest, const char *key) {
    return one_number(store, bind(store, CHAT_KNOWN, "itt", table, guest, key)) != 0;
}

void store_chat_add(struct store *store, int64_t table, struct store_chat *chat, int32_t keep) {
    chat->n = (int32_t)one_number(store, bind(store, CHAT_LAST, "i", table)) + 1;
    WRITE(store, CHAT_ADD, "iiiitttt", table, (int64_t)chat->n, chat->at, (int64_t)chat->seat, chat->guest,
          chat->name, chat->text, chat->key);
    WRITE(store, CHAT_CUT, "ii", table, (int64_t)chat->n - keep);
}

int store_chats(struct store *store, int64_t table, struct store_chat *chats, int max) {
    sqlite3_stmt *stmt = bind(store, CHATS, "ii", table, (int64_t)max);
    int size = 0;
    while (step(store, stmt)) {
        struct store_chat *chat = &chats[size++];
        chat->n = sqlite3_column_int(stmt, 0);
        chat->at = sqlite3_column_int64(stmt, 1);
        chat->seat = sqlite3_column_int(stmt, 2);
        column_text(stmt, 3, chat->guest, sizeof chat->guest);
        column_text(stmt, 4, chat->name, sizeof chat->name);
        column_text(stmt, 5, chat->text, sizeof chat->text);
        column_text(stmt, 6, chat->key, sizeof chat->key);
    }
    done(stmt);
    return size;
}

void store_device_add(struct store *store, const uint8_t hash[HASH_BYTES], int64_t table, int seat,
                      const char *guest, int64_t until) {
    WRITE(store, DEVICE_ADD, "hiiti", hash, table, (int64_t)seat, guest, until);
}

bool store_device_find(struct store *store, const uint8_t hash[HASH_BYTES], int64_t now, char table[ID_BYTES],
                       int *seat, char guest[ID_BYTES]) {
    sqlite3_stmt *stmt = bind(store, DEVICE_FIND, "hi", hash, now);
    bool found = step(store, stmt);
    if (found) {
        column_text(stmt, 0, table, ID_BYTES);
        *seat = sqlite3_column_int(stmt, 1);
        column_text(stmt, 2, guest, ID_BYTES);
    }
    done(stmt);
    return found;
}

void store_device_use(struct store *store, const uint8_t hash[HASH_BYTES], const char *guest) {
    WRITE(store, DEVICE_USE, "th", guest, hash);
}

void store_record_add(struct store *store, int64_t table, const char *scores, const char *winners, int64_t at,
                      const char *record) {
    WRITE(store, RECORD_ADD, "ittit", table, scores, winners, at, record);
}

bool store_record(struct store *store, int64_t table, char **scores, char **winners, char **record) {
    sqlite3_stmt *stmt = bind(store, RECORD, "i", table);
    bool found = step(store, stmt);
    char **out[] = {scores, winners, record};
    for (int i = 0; found && i < 3; i++)
        if (out[i]) *out[i] = strdup((const char *)sqlite3_column_text(stmt, i));
    done(stmt);
    return found;
}

void store_alive(struct store *store, int64_t at) {
    WRITE(store, ALIVE_SAVE, "i", at);
}

int64_t store_alive_at(struct store *store) {
    return one_number(store, store->query[ALIVE]);
}

int store_sweep(struct store *store, int64_t before, int64_t now) {
    int64_t stale[1000];
    int size = 0;
    sqlite3_stmt *stmt = bind(store, STALE, "i", before);
    while (step(store, stmt)) stale[size++] = sqlite3_column_int64(stmt, 0);
    done(stmt);
    for (int i = 0; i < size; i++)
        for (enum query which = DROP_EVENTS; which <= DROP_TABLE; which++) WRITE(store, which, "i", stale[i]);
    WRITE(store, DROP_DEVICES, "i", now);
    WRITE(store, DROP_GUESTS, "i", before);
    return size;
}
