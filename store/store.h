/* store.h: what outlives the server. Writes gather until store_send makes one transaction of them; nothing may be told to anyone
 * before that is answered with STORE_DONE. Reads see what was committed; whether they see what was written since is not said. */
#ifndef DIZAINE_STORE_STORE_H
#define DIZAINE_STORE_STORE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "room/room.h"

enum {
    ID_BYTES = 24, /* of guests and tables, with its zero */
    CODE_CHARACTERS = 8,
    CODE_BYTES = 12,  /* of tables */
    LEVEL_BYTES = 12, /* the name of a kind of bot */
    HASH_BYTES = 32,
    TABLE_NAME_BYTES = 164,
    DECKS_BYTES = 160,
    CHAT_BYTES = 1204,
    KEY_BYTES = 65,
    DEAL_NAME_BYTES = 48,
    STORE_SOURCE_KEY_BYTES = 16,
};

enum table_state { LOBBY, PLAYING, OVER, CLOSED };
enum seat_kind { PERSON, BOT };
enum standin_by { STANDIN_LEFT = -1, STANDIN_CLOCK = -2 }; /* its person left, or was out of time */

struct store_guest {
    char id[ID_BYTES], name[NAME_MAX_BYTES], lang[4];
    int64_t seen;   /* when last, to within a day */
    int64_t source; /* where it was made (net/source.h); 0: forgotten */
};

struct store_seat {
    uint8_t kind;              /* enum seat_kind */
    char level[LEVEL_BYTES];   /* of a bot */
    char standin[LEVEL_BYTES]; /* of the bot that moves for an absent person; "" = none */
    int8_t standin_by;         /* who called it: a seat, or enum standin_by */
    char guest[ID_BYTES];      /* who sits here; "" = nobody */
    char name[NAME_MAX_BYTES];
    uint8_t nonce[DEAL_NONCE_BYTES];
    int64_t left_ms; /* time left for the present decision when it was last counted; -1: none, or no clock */
};

struct store_table {
    int64_t n; /* its number in the store */
    char id[ID_BYTES], code[CODE_BYTES], maker[ID_BYTES], key[KEY_BYTES];
    const struct game *game;
    struct options options;
    char name[TABLE_NAME_BYTES], decks[DECKS_BYTES], lang[4];
    bool open, spectate;
    uint32_t clock_s, pause_ms;
    uint8_t seed[DEAL_SEED_BYTES];
    uint8_t state; /* enum table_state */
    char host[ID_BYTES];
    int32_t undo_point; /* -1: nobody asks */
    uint8_t undo_by;
    uint16_t undo_yes;
    char next[ID_BYTES], previous[ID_BYTES];
    uint16_t follow;
    int8_t asked; /* the seat that asked for the next game; -1: unknown */
    /* Of a clock that always runs, by the time of day: when left_ms were counted, and when somebody is next to be called or out of time;
     * 0: never. */
    int64_t counted, due;
    int64_t at;
    int64_t source; /* where it was made (net/source.h); 0: forgotten, as when it is finished */
    char deal[DEAL_NAME_BYTES]; /* that other tables play, too (store/deals.h); "": its own */
    struct store_seat seat[SEATS_MAX];
};

/* What the host of a table decided about a guest. */
enum ban { BAN_SILENT = 1, BAN_SEATLESS = 2, BAN_AWAY = 4 };
struct store_ban {
    char guest[ID_BYTES], name[NAME_MAX_BYTES];
    int64_t source; /* where the guest came from, as net/source.h says it; 0: unknown */
    uint8_t what;   /* bits of enum ban */
};

struct store_chat {
    int32_t n, seat; /* seat -1: a spectator */
    int64_t at;
    char guest[ID_BYTES], name[NAME_MAX_BYTES], text[CHAT_BYTES], key[KEY_BYTES];
};

struct store_report {
    int64_t id, at, table;
    int32_t n;                             /* of what: a seat, a line of the log or of the chat, a card */
    char what[12];                         /* name, table, clue, chat, picture */
    char guest[ID_BYTES], about[ID_BYTES]; /* who reports, and whose it is; "": nobody knows */
    char name[NAME_MAX_BYTES], text[CHAT_BYTES], words[CHAT_BYTES];
};

/* Somebody whom the operator banned from the server. */
struct store_barred {
    char guest[ID_BYTES], name[NAME_MAX_BYTES];
    int64_t source;    /* as in net/source.h; 0: the guest alone */
    int64_t at, until; /* 0: for ever */
};

struct store;
struct uv_loop_s;
/* NULL, and a sentence in `why`, if it cannot be used. A path is that of a file, which one server at a time holds; what begins with
 * "postgresql://" is a database, which several servers share. */
struct store *store_open(const char *path, char *why, size_t why_size);
struct store *store_open_as(const char *path, const char *node, char *why,
                            size_t why_size); /* by this name among them */
bool store_is_url(const char *path);
void store_close(struct store *store);
const char *
store_path(const struct store *store); /* of the file itself, through all links; NULL: it is no file */

/* A store that is shared gives each table to one server at a time, which keeps what it has until it is declared dead: it ended, or it
 * renewed its lease no more. A file belongs to its server whole, and all of this is done at once. */
enum { NODE_NAME_BYTES = 40, LEASE_MS = 5000 };
enum store_claim {
    CLAIM_MINE,
    CLAIM_NONE,      /* there is no such table */
    CLAIM_ELSEWHERE, /* another server has it, of this name */
    CLAIM_UNDECIDED, /* that one may be dead: nobody knows for a moment */
    CLAIM_AWAY,      /* the database does not answer */
};
/* Takes a table, unless another server has it; only then may it be read to be played. */
enum store_claim store_claim(struct store *store, const char *id_or_code, char node[NODE_NAME_BYTES]);
bool store_shared(const struct store *store);
int64_t
store_incarnation(const struct store *store); /* of this server; another one has lost what this one claimed */
void store_attach(struct store *store, struct uv_loop_s *loop); /* from now on answers come from this loop */
void store_tick(struct store *store);       /* several times a second: renews, declares dead, connects anew */
bool store_away(const struct store *store); /* the database does not answer, or takes this server for dead */
/* Whether everything that was claimed is lost since this was last asked: nothing of it may be told or changed any more. */
bool store_lost(struct store *store);
bool store_unread(struct store *store);  /* whether anything could not be read since this was last asked */
void store_release(struct store *store); /* all that this server has, for the others: it ends */
bool store_sweeps(struct store *store);  /* of all servers this one does what is done once */
/* Something for all other servers, once it is committed: rarely, since such commits wait for each other. */
void store_broadcast(struct store *store, const char *text);
typedef void store_heard(void *context, const char *text);
void store_listen(struct store *store, store_heard *heard,
                  void *context); /* to their broadcasts, from the loop */
/* The lock alone, by which a server holds the file of this real path: a descriptor, or -1 and a sentence. */
int store_lock(const char *path, char *why, size_t why_size);
bool store_in_place(const struct store *store); /* false: the file was removed or replaced meanwhile */
bool store_begun(const struct store *store);    /* whether there are any writes to commit */
/* How a commit came out. STORE_UNKNOWN: all of it is stored or nothing, and only what is read later tells which. */
enum store_outcome { STORE_DONE, STORE_FAILED, STORE_UNKNOWN };
typedef void store_told(void *context, enum store_outcome outcome);
/* Sends all writes since the last commit on their way: they become durable together, or none of them. `told` is called once,
 * before this returns or later from the loop; until then further writes gather for the next commit, since one at a time is on
 * its way. */
void store_send(struct store *store, store_told *told, void *context);
bool store_sending(const struct store *store); /* one is on its way */
void store_wait(struct store *store);          /* until it is answered, which is told first */
/* Sends and waits: for tools, and for what happens so rarely that the loop may wait for it. */
bool store_commit(struct store *store);
/* For moments in which little is written: a step of what the last commits have left to do, to be committed. False: nothing is left, or this is no such moment. */
bool store_tidy(struct store *store);
bool store_settle(struct store *store); /* all of that at once, committed: at the end */
const char *store_error(const struct store *store); /* of the last failure, for the log */
/* Moves the write-ahead log into the file; from another thread with its own connection, then briefly here. */
bool store_wants_checkpoint(const struct store *store);
void store_checkpoint_apart(struct store *store);
void store_checkpoint_end(struct store *store);
/* Gives some free pages back, of those beyond what the file should have in hand; commit afterwards. False: there are none,
 * or it failed. The file itself is cut by the next checkpoint. */
bool store_vacuum(struct store *store);
int64_t store_bytes(struct store *store, bool free_ones); /* of the file, or of its free pages */
/* Gives the log the length it will need, once, so that commits write over it instead of making it grow. */
void store_lengthen_log(struct store *store);

bool store_guest_by_token(struct store *store, const uint8_t hash[HASH_BYTES], struct store_guest *guest);
bool store_guest_find(struct store *store, const char *id, struct store_guest *guest);
void store_guest_add(struct store *store, const uint8_t hash[HASH_BYTES], const struct store_guest *guest,
                     int64_t at);
void store_guest_seen(struct store *store, const char *guest, int64_t at);
void store_guest_save(struct store *store, const struct store_guest *guest);
bool store_guest_gone(struct store *store, const char *guest); /* surely: false if it could not be read */
/* Guests made at one source who neither sit anywhere nor have a table; of those the ids who were last seen
 * before, the longest absent first. */
int store_guests_idle(struct store *store, int64_t source);
int store_guests_away(struct store *store, int64_t source, int64_t before, char (*ids)[ID_BYTES], int max);
void store_guest_forget(struct store *store, const char *guest);
void store_guest_rename(struct store *store, const struct store_guest *guest); /* name only */

/* A guest is at home in the browser where it was made, and in those to which it came with its recovery code: at most so
 * many; the oldest goes. */
enum { SESSIONS_MAX = 20 };
struct store_self {
    int browsers;
    int64_t recovery_at; /* when its recovery code was made; 0: it has none */
};
struct store_self store_self(struct store *store, const char *guest);
void store_session_add(struct store *store, const uint8_t hash[HASH_BYTES], const char *guest, int64_t at);
/* In all browsers; from now on its only token is this. */
void store_sessions_end(struct store *store, const char *guest, const uint8_t hash[HASH_BYTES]);
void store_recovery_save(struct store *store, const char *guest, const uint8_t hash[HASH_BYTES],
                         int64_t at); /* NULL: it has none any more */
bool store_guest_by_recovery(struct store *store, const uint8_t hash[HASH_BYTES], struct store_guest *guest);

/* Where a guest is called when a table waits: at most so many places; the oldest goes. */
enum { REMINDERS_MAX = 5, STORE_PUSH_KEY_BYTES = 32 };
struct store_reminder {
    char address[600];            /* of a push service, or of a webhook */
    char p256dh[100], auth[40];   /* the browser's key and secret; "": a webhook */
    int64_t at;
};
struct store_quiet {
    int32_t begins, ends; /* minutes of the day */
    int32_t zone;         /* minutes from there to UTC */
};
void store_reminder_add(struct store *store, const char *guest, const struct store_reminder *reminder);
void store_reminder_drop(struct store *store, const char *guest, const char *address);
int store_reminders(struct store *store, const char *guest, struct store_reminder list[REMINDERS_MAX]); /* newest first */
void store_quiet_save(struct store *store, const char *guest, const struct store_quiet *quiet); /* NULL: at no time */
bool store_quiet(struct store *store, const char *guest, struct store_quiet *quiet);
bool store_push_key(struct store *store, uint8_t key[STORE_PUSH_KEY_BYTES]);
void store_push_key_add(struct store *store, const uint8_t key[STORE_PUSH_KEY_BYTES], int64_t at); /* unless there is one */

/* All that is stored about a guest, part by part: JSON objects. */
enum export {
    EXPORT_GUEST,
    EXPORT_BROWSERS,
    EXPORT_TABLES,
    EXPORT_CHAT,
    EXPORT_BANS,
    EXPORT_REPORTS,
    EXPORT_REMINDERS,
    EXPORT_BOOKS,
    EXPORT_DEALS,
    EXPORTS
};
void store_export(struct store *store, enum export part, const char *guest,
                  void (*each)(void *context, const char *json), void *context);
/* Forgets it. Tables stay, with "#1" for the name of seat 0; whoever has them in memory changes that there, too. */
void store_guest_erase(struct store *store, const char *guest);

void store_table_add(struct store *store, struct store_table *table); /* sets n */
void store_table_save(struct store *store, const struct store_table *table);
bool store_table_find(struct store *store, const char *id_or_code, struct store_table *table);
bool store_table_by_number(struct store *store, int64_t number, char id[ID_BYTES]);
bool store_table_by_key(struct store *store, const char *maker, const char *key, char id[ID_BYTES]);
bool store_code_taken(struct store *store, const char *code);
/* Ids, newest first; the number written. Of the open ones every source has at most `each`, and where there are
 * more than `max` the sources take turns. */
int store_tables_open(struct store *store, int each, char (*ids)[ID_BYTES], int max);
int store_tables_watched(struct store *store, int each, char (*ids)[ID_BYTES], int max); /* that are being played, likewise */
int store_tables_of(struct store *store, const char *guest, bool finished, char (*ids)[ID_BYTES], int max);
/* Calls `each` with the ids of all tables in a state, oldest change first, until it says no; false if it did. */
bool store_tables_each(struct store *store, enum table_state state,
                       bool (*each)(void *context, const char *id), void *context);
/* Those of this server, or of none, whose `due` has come, the longest ago first; and one that cannot be played on is due no more. */
int store_tables_due(struct store *store, int64_t now, char (*ids)[ID_BYTES], int max);
void store_table_undue(struct store *store, const char *id);
int store_tables_made_by(struct store *store, const char *guest); /* unfinished ones */
/* Calls `each` with the decks of every unfinished table that has brought ones; false if not all could be read. */
bool store_tables_decks(struct store *store, void (*each)(void *context, const char *decks), void *context);
int store_tables_from(struct store *store, int64_t source); /* unfinished ones */
int store_tables_count(struct store *store);                /* unfinished ones, of everyone */

void store_ban_save(struct store *store, int64_t table,
                    const struct store_ban *ban); /* nothing left: forgets it */
uint32_t store_bans(struct store *store, int64_t table,
                    struct store_ban **bans); /* how many; the caller frees them */
void store_bans_copy(struct store *store, int64_t from, int64_t to);

void store_event(struct store *store, int64_t table, uint32_t seq, int64_t at, const char *line);
/* Calls `each` with every event in order until it says no; false if it did, or if not all could be read. */
bool store_events(struct store *store, int64_t table,
                  bool (*each)(void *context, int64_t at, const char *line), void *context);
int64_t store_last_event_at(struct store *store, int64_t table); /* 0: none */
void store_happening(struct store *store, int64_t table, int64_t at, const char *line);

/* The caller numbers the lines, from 1; the chat is cut to `keep` of them. */
void store_chat_add(struct store *store, int64_t table, const struct store_chat *chat, int32_t keep);
int32_t store_chat_last(struct store *store, int64_t table); /* the number of its last line; 0: none */
bool store_chat_known(struct store *store, int64_t table, const char *guest, const char *key);
bool store_chat_name(struct store *store, int64_t table, const char *guest,
                     char name[NAME_MAX_BYTES]); /* of the last line */
int store_chats(struct store *store, int64_t table, struct store_chat *chats,
                int max); /* the last ones, oldest first */
bool store_chat_line(struct store *store, int64_t table, int32_t n, struct store_chat *chat);

void store_device_add(struct store *store, const uint8_t hash[HASH_BYTES], int64_t table, int seat,
                      const char *guest, int64_t left_ms);
/* False if there is none or its time is over: `spent_ms` have passed since all were counted. */
bool store_device_find(struct store *store, const uint8_t hash[HASH_BYTES], int64_t spent_ms,
                       char table[ID_BYTES], int *seat, char guest[ID_BYTES]);
bool store_devices_age(struct store *store,
                       int64_t spent_ms); /* counts the time of all; false: there are none */
/* From now on the link names who used it, with "=" before. */
void store_device_use(struct store *store, const uint8_t hash[HASH_BYTES], const char *guest);

void store_record_add(struct store *store, int64_t table, const char *scores, const char *winners, int64_t at,
                      const char *record);
/* Each may be NULL; the caller frees what it gets. False if the game is not finished. */
bool store_record(struct store *store, int64_t table, char **scores, char **winners, char **record);

/* Decks that people bring, of a shared store only: rows, and files as rows, of which servers keep copies. */
struct store_deck {
    char id[ID_BYTES], owner[ID_BYTES], name[128], folder[48];
    int32_t cards;
    uint8_t state; /* 0 being made, 1 ready, 2 refused */
    int64_t bytes, used, source;
    char *report; /* what was left out and why */
};
struct store_decks_part {
    int64_t decks, bytes, busy;
};
struct store_decks_sum {
    struct store_decks_part all, own, near;
};
bool store_deck_find(struct store *store, const char *id,
                     struct store_deck *deck); /* its report is to be freed */
int store_decks_of(struct store *store, const char *owner, struct store_deck **decks);
void store_decks_free(struct store_deck *decks, int size);
/* How many there are but one, of everyone, of an owner and from a source; false: it could not be read. */
bool store_decks_sum(struct store *store, const char *owner, int64_t source, const char *but,
                     struct store_decks_sum *sum);
void store_deck_add(
    struct store *store,
    const struct store_deck *deck); /* which this server makes; refused ones of its owner go */
void store_deck_refuse(struct store *store, const char *id, const char *report);
void store_deck_used(struct store *store, const char *id, int64_t at);
void store_deck_drop(struct store *store, const char *id);
void store_decks_forget_sources(struct store *store);
/* Those go that were refused or last used before, or whose owner is gone, unless a table plays with them. */
void store_decks_sweep(struct store *store, int64_t now, int64_t refused_before, int64_t used_before);
/* Of the database at this address, from a thread that may wait: all files of a folder, and the deck is ready; all files of a deck into a
 * folder; one file goes. */
bool store_deck_put(const char *url, const struct store_deck *deck, const char *folder);
bool store_deck_fetch(const char *url, const char *id, const char *folder);
bool store_deck_file_drop(const char *url, const char *id, const char *name);

/* The key of the stored values of sources, and when it was made; false: there is none. */
bool store_source_key(struct store *store, uint8_t key[STORE_SOURCE_KEY_BYTES], int64_t *at);
/* A new key. All stored values of the old one are forgotten. */
void store_source_key_save(struct store *store, const uint8_t key[STORE_SOURCE_KEY_BYTES], int64_t at);
int64_t store_report_add(struct store *store, const struct store_report *report); /* its number */
bool store_report_known(struct store *store, const struct store_report *report);
int store_reports_waiting(struct store *store);
/* The first that waits behind number `after`. */
bool store_report_next(struct store *store, int64_t after, struct store_report *report);
bool store_report_done(struct store *store, int64_t id, int64_t at); /* false: no such report waits */

void store_barred_add(struct store *store, const struct store_barred *barred);
bool store_barred_remove(struct store *store, const char *guest);  /* false: nobody of that id was */
int store_barred(struct store *store, struct store_barred **list); /* how many; to be freed */

void store_alive(struct store *store, int64_t at); /* a write that proves that one is possible */
/* What goes: everything of a kind that is older than its date (by the time of day; 0: nothing goes). */
struct store_sweep {
    int64_t now;
    int64_t
        unfinished_before; /* tables without a change; also guests who hold no seat, and reports that are done */
    int64_t lobbies_before; /* lobbies in which nobody sits */
    int64_t games_before, chats_before;
    int64_t names_before; /* finished games stay, but nobody is known to have played them */
    char deals_before[12], choices_before[12]; /* dates of deals of the day; "": nothing goes */
    int64_t duplicates_before;
    /* Where it has come, from zero. */
    int stage;
    int64_t named_at, named_n; /* may be kept from one sweep to the next */
    int64_t guest_at;
    char guest[ID_BYTES];
    int tables, games, chats, names, guests, deals; /* gone so far */
};
/* A small step, to be committed; false: it was the last one. */
bool store_sweep(struct store *store, struct store_sweep *sweep);
void store_table_drop(struct store *store, int64_t table); /* and all that it has */

#endif
