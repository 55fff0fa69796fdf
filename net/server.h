/* server.h: what the files of net/ share. One thread owns everything here; bots think elsewhere, on
 * copies. */
#ifndef DIZAINE_NET_SERVER_H
#define DIZAINE_NET_SERVER_H

#include <jansson.h>
#include <libwebsockets.h>
#include <stdio.h>
#include <uv.h>

#include "net/net.h"
#include "store/store.h"

enum {
    ADDRESS_BYTES = 48,
    TABLE_BUCKETS = 4096,
    METER_BUCKETS = 4096,
    SECRET_HEX = 65,
    MORE_BYTES = 4096,
    REQUEST_SECONDS = 15
};

/* --- limits.c: what one address or guest has used up lately --- */
enum meter_kind {
    METER_REQUESTS,
    METER_MESSAGES,
    METER_CHATS,
    METER_MAKES,
    METER_GUESTS,
    METER_DECKS,
    METERS
};
struct meter {
    struct meter *next;
    char key[ADDRESS_BYTES];
    int32_t users, sockets;
    int64_t credit_us[METERS], at_us[METERS];
};

struct server;
struct table;

/* A line that waits for the commit: an ok, or its refusal if the commit fails. */
struct ack {
    int64_t id;
    char *more; /* fields to add, less than MORE_BYTES, or NULL */
};

/* --- one WebSocket connection --- */
struct socket {
    struct socket *next; /* at the same table, newest first */
    struct lws *wsi;
    struct table *table;
    struct meter *address, *meter; /* meter: of the guest */
    char guest[ID_BYTES];
    char name[NAME_MAX_BYTES]; /* of the guest */
    uint32_t known;            /* log lines that this client has */
    uint16_t epoch;            /* in which it was last told */
    bool tell_table, tell_contract;
    bool advice;         /* this client wants the engine's advice with its contracts */
    uint16_t close_code; /* 0: stay */
    const char *close_why;
    struct ack *acks;
    uint32_t acks_size, acks_cap;
    char *lines; /* ready to be sent behind table and contract */
    uint32_t lines_size, lines_cap;
    char *partial; /* of a message that comes in pieces */
    uint32_t partial_size;
    uint32_t excess; /* messages beyond the rate */
};

/* --- one live table --- */
struct table {
    struct table *next;         /* in its bucket */
    struct table *next_touched; /* to be committed in this turn */
    struct server *server;
    struct store_table kept; /* as stored, or about to be */
    struct room *room;       /* from the start on */
    uint32_t stored;         /* events of the room that are in the store */
    int64_t event_at;        /* when the last one happened */
    uint16_t noted_step;     /* for which the decisions' beginnings were noted */
    struct socket *sockets;
    uint32_t thinking[SEATS_MAX]; /* step + 1 for which a bot thinks; 0: none */
    int32_t jobs;                 /* bots at work, for whom this must stay */
    uint32_t lessons;             /* of this game that were learnt from */
    int64_t used_at, host_gone_at, undo_at;
    bool touched, row_changed, is_new, crowd_changed, gone;
    char *later; /* lines for everyone, after the commit */
    uint32_t later_size, later_cap;
    uv_timer_t timer;
};

/* --- numbers for /metrics --- */
struct metrics {
    uint64_t requests, messages, moves, refused, commits, commit_failures, events, sockets_opened, bytes_out,
        thoughts, checkpoints, started_ms;
    int64_t sockets, tables;
    uint64_t commit_us[12]; /* histogram, powers of two from 64 us */
    uint64_t commit_us_sum;
};

struct server {
    const struct net_settings *settings;
    struct lws_context *context;
    struct lws_vhost *vhost, *metrics_vhost;
    uv_loop_t loop;
    uv_prepare_t prepare;
    uv_check_t check;
    uv_timer_t beat, stop_timer;
    uv_signal_t signals[2];
    struct store *store;
    struct table *tables[TABLE_BUCKETS];
    struct table *touched;
    struct meter *meters[METER_BUCKETS];
    struct metrics metrics;
    int64_t alive_before; /* when the server before this one last wrote */
    int64_t beats;
    int64_t day_ms, steady_ms; /* the two clocks at the last turn */
    bool checkpointing, stopping, cannot_store;
    char *out; /* LWS_PRE bytes, then what is being composed */
    uint32_t out_cap;
    char *index; /* the page, with its base set to the prefix */
    uint32_t index_size;
    char index_tag[40];
};

/* limits.c */
struct meter *meter_of(struct server *server, char kind, const char *who); /* counts as a user */
void meter_release(struct meter *meter);
bool meter_take(const struct server *server, struct meter *meter, enum meter_kind kind);
void meters_sweep(struct server *server);

/* guests.c: tokens, ids, names */
int64_t now_ms(void);
void random_id(char letter, int bytes, char id[ID_BYTES]);
void random_code(struct server *server, char code[CODE_BYTES]); /* that no table has */
void random_secret(char hex[SECRET_HEX], uint8_t hash[HASH_BYTES]);
bool secret_hash(const char *hex, uint8_t hash[HASH_BYTES]); /* false: not of a secret's form */
/* Text from outside in the form in which it is kept: trimmed, 1 to `most` characters, none of them control
 * characters. */
bool clean_text(const char *from, int most, char *to, size_t size);
/* The code of the language asked for, as in "en-GB,fr;q=0.5"; French if there is no such. */
const char *known_language(const char *asked);

/* tables.c: live tables */
uint32_t id_hash(const char *id);
struct table *table_get(struct server *server, const char *id_or_code); /* loads it if need be; NULL: none */
struct table *table_make(struct server *server, const struct store_table *kept);
void table_touch(struct table *table);                                        /* it must be committed */
void table_row_changed(struct table *table, const char *happening, int seat); /* touches */
void table_room_changed(struct table *table);                                 /* touches; after events */
void seat_bot(struct store_table *kept, int seat, const char *level);
void seat_name_bot(struct store_table *kept, int seat); /* a name that nobody else at the table has */
const char *table_start(struct table *table);           /* why not, or NULL */
/* A person takes the seat back from its stand-in, with the whole time for the present decision; false: there
 * was none. */
bool table_seat_back(struct table *table, int seat);
int table_seat_of(const struct table *table, const char *guest); /* -1: none */
/* Whether a guest may be at the table: once play has begun some are for their players only. */
bool table_admits(const struct table *table, const char *guest);
bool table_online(const struct table *table, const char *guest);
bool table_person_there(const struct table *table);
uint16_t table_people(const struct table *table); /* seats of people who decide for themselves */
void table_write(struct table *table);            /* into the open transaction */
void table_committed(struct table *table);
bool table_reload(struct table *table); /* back to what is stored; false: it is not stored at all */
void table_crowd(struct table *table);  /* somebody came or went */
void tables_beat(struct server *server);
void tables_shift(struct server *server, int64_t jump_ms); /* the time of day was set */
void tables_before_sweep(struct server *server, int64_t before);
void table_drop(struct table *table);

/* bots.c */
void table_schedule(struct table *table);       /* bots and clocks: now, or by the timer */
void table_schedule_later(struct table *table); /* after a failure: not at once again */

/* server.c */
bool server_turn(struct server *server); /* commit, then tell; false if nothing could be stored */
bool server_stored(struct server *server, bool fine); /* notes whether a commit was; returns it */
uint16_t server_port(const struct lws_vhost *vhost);

/* make.c: why this guest at this address may make no table at the moment, or NULL */
const char *make_refusal(const struct server *server, struct meter *address, const char *guest);

/* commands.c */
void socket_message(struct socket *socket, char *bytes, size_t size);
extern const char *const reaction_list[]; /* ends with NULL */

/* tell.c: the only way out */
void table_json(const struct table *table, const char *guest, struct text *text);
void tell_table(struct table *table); /* mark everyone */
void tell_contract(struct table *table);
void tell_waiting(struct table *table); /* write what is marked, now or soon */
void tell_line(struct socket *socket, const char *line, uint32_t size);
void tell_later(struct table *table, const char *line, uint32_t size); /* everyone, after the commit */
void tell_chats(struct socket *socket);
void tell_ack(struct socket *socket, int64_t id, const char *more);
void tell_acks(struct socket *socket, bool stored);
void tell_no(struct socket *socket, const json_t *id, const char *why, const char *sentence,
             const char *rule);
void tell_close(struct socket *socket, uint16_t code, const char *why);
int tell_now(struct socket *socket); /* on WRITEABLE; -1 closes */
int tell_end(struct socket *socket); /* on TIMER; -1 closes with its code */
void chat_json(const struct store_chat *chat, struct text *text);

/* sockets.c */
struct socket *socket_open(struct server *server, struct lws *wsi, const char *address);
void sockets_rename(struct server *server, const char *guest, const char name[NAME_MAX_BYTES]);
void socket_free(struct socket *socket);
int socket_receive(struct socket *socket, const char *bytes, size_t size, bool last);

/* decks.c: decks that guests bring */
void brought_open(const struct net_settings *settings);
int brought_cards(const char *id, const char *owner); /* -1: no such deck of this owner */
/* A deck as a table stores it, "paper" or "own:ID:CARDS" (then *deck is -1); cuts `said`. False: no deck. */
bool deck_part(char *said, const char **name, int *deck, int *cards);
int decks_cards(const char *decks, const char *own); /* of all decks of a table, or of its deck "own:ID" */

/* make.c: the decks that a table shall play with, from a list in JSON, and with `all` all their cards;
 * `guest` may bring their own. Why not, or NULL; after a refusal `kept` is not to be used. */
const char *table_decks(struct store_table *kept, const json_t *decks, const char *guest, bool all);

/* learning.c: what bots learn from people */
void learning_open(const struct net_settings *settings);
void learning_save(void);
/* What a game's bots have learnt, for one thought, and given back; NULL when there is none or learning is
 * off. */
const void *learning_borrow(const struct game *game);
void learning_return(const void *learned);
void learning_lesson(struct table *table); /* after events */
/* The titles and tags of a deck that somebody brought; `folder` and `inner` are for upload_open. */
void learning_deck(const char *id, const char *folder, const char *inner);

/* metrics.c, log.c, qr.c, assets.c */
void metrics_text(const struct server *server, struct text *text);
void metrics_commit(struct metrics *metrics, uint64_t us);
void log_to(FILE *file);
void log_line(const char *what, const char *format, ...) __attribute__((format(printf, 2, 3)));
bool qr_svg(const char *link, struct text *text);
void qr_print(const char *link);
bool lan_address(char address[ADDRESS_BYTES]);

struct asset {
    const char *name;
    const uint8_t *plain, *plain_end, *br, *br_end, *gz, *gz_end;
    const char *tag; /* the beginning of its SHA-256 */
};
extern const struct asset asset_list[]; /* ends with a NULL name */

/* Appends to a growing array of bytes. */
void bytes_add(char **bytes, uint32_t *size, uint32_t *cap, const char *more, uint32_t more_size);

#endif
