/* table.h: one table in memory: its row in the store, its room, and the connections to it. */
#ifndef DIZAINE_NET_TABLE_H
#define DIZAINE_NET_TABLE_H

#include <uthash.h>
#include <uv.h>

#include "net/socket.h"
#include "store/fiber.h"
#include "store/store.h"

/* Somebody who has been at a table, as long as it is in memory. */
struct visitor {
    char guest[ID_BYTES], name[NAME_MAX_BYTES], address[ADDRESS_BYTES];
};

enum { CHAT_KEYS = 16 };

struct table {
    UT_hash_handle hh;          /* in server->tables, by kept.id */
    struct table *next_touched; /* to be committed in this turn, or on its way */
    struct table *next_freed;   /* what waited for the commit can go on */
    struct server *server;
    struct store_table kept; /* as stored, or about to be */
    struct room *room;       /* from the start on */
    uint32_t stored;         /* events of the room that are in the store */
    uint32_t told;           /* seq of the room when everyone was last told */
    uint16_t rechosen;       /* seats that changed a sealed choice since, which nobody else is told */
    int64_t event_at;        /* when the last one happened, by the time of day */
    int64_t moved_at;        /* the same by server_now, as all times below; 0: before this was loaded */
    uint16_t noted_step;     /* for which the decisions' beginnings were noted */
    uint32_t version;        /* grows whenever something is told */
    struct socket *sockets;
    int32_t crowd; /* how many */
    struct store_ban *bans; /* as stored, or about to be */
    struct visitor *visitors;
    uint32_t bans_size, visitors_size, visitors_next;
    int32_t chat_last; /* number of the last line; -1: not read yet */
    uint64_t
        chat_keys[CHAT_KEYS]; /* of the last lines, which may not be committed yet: hashes of guest and key */
    uint32_t thinking[SEATS_MAX]; /* step + 1 for which a bot thinks; 0: none */
    int32_t jobs;                 /* bots at work, which point to this */
    int32_t pins;                 /* requests that do, and wait for the store */
    uint32_t lessons;             /* of this game that were learnt from */
    int64_t used_at, host_gone_at, undo_at;
    int64_t gone_at[SEATS_MAX];          /* since when the person of a seat is not there; 0: is there, or there is none */
    int64_t nudged_at[SEATS_MAX];        /* when somebody was last nudged; 0: never */
    char queue[SEATS_MAX][ID_BYTES];     /* who would like to play the next game, the first first */
    int queue_size;
    bool calls; /* a rematch: whoever played before is to be told, once it is stored */
    int64_t wake_at;         /* when the timer is due; 0: it is off */
    int64_t counted_at;      /* when the time left of the seats was last counted */
    bool clocks_run;         /* a person with a seat is there */
    bool clocks_changed;     /* the time left is to be stored, and nobody needs to be told */
    bool bans_changed;       /* somebody is to be sent away */
    bool touched;            /* it has changes that are not committed: nobody is told anything */
    bool on_its_way;         /* and they were sent: nothing may change it until the store has answered */
    bool busy;               /* a message about it asks a shared store: nothing else changes it meanwhile */
    bool freed;              /* it is in server->freed */
    bool crowd_missed;       /* somebody went meanwhile */
    struct socket *arriving; /* who wants to join and waits for that answer, */
    struct request *asking;  /* who wants to see it, */
    struct job *thought;     /* and moves of bots that were thought out meanwhile, */
    struct fibers_waiting awaiting; /* and who is about to change it */
    bool lost;               /* another server has it */
    bool looked;             /* read only, and not in server->tables */
    bool parked;             /* there are messages of those who are here */
    bool row_changed, is_new, crowd_changed;
    char *later; /* lines for everyone, after the commit */
    uint32_t later_size, later_cap;
    uv_timer_t timer;
};

static inline bool table_waits(const struct table *table) {
    return table->on_its_way || table->busy;
}

/* tables.c */
struct table *table_get(struct server *server, const char *id_or_code); /* loads it if need be; NULL: none */
/* A table to be shown: the one in memory, or as it is stored, wherever it is played. To be given back. */
struct table *table_look(struct server *server, const char *id_or_code, bool with_room);
struct table *table_glance(struct server *server, const char *id); /* the same of what a list shows: without what was played */
void table_looked(struct table *table);
void table_lose(struct table *table);    /* another server has it now */
void tables_lost(struct server *server); /* those to which nobody points go */
/* The table that this guest made with this key and that is not committed yet, or NULL. */
struct table *table_unstored(const struct server *server, const char *maker, const char *key);
/* The table that somebody at this address names. A code is good until its game is over, or for those who have a seat
 * there; wrong ones cost. NULL, and why: no_such_table, too_many. */
struct table *table_named(struct server *server, struct meter *address, const char *guest,
                          const char *id_or_code, bool look, const char **why);
/* Codes that are looked up: whether this address may try one, and that it tried a wrong one. */
bool guess_allowed(struct server *server, struct meter *address);
void guess_wrong(struct server *server, struct meter *address);
struct table *table_make(struct server *server, const struct store_table *kept, const char *address);
/* Whether the events of a table can be repeated; else the number of the first that cannot. */
bool table_replays(struct store *store, const struct store_table *kept, uint32_t *event);
void table_touch(struct table *table);                                        /* it must be committed */
void table_row_changed(struct table *table, const char *happening, int seat); /* touches */
void table_room_changed(struct table *table);                                 /* touches; after events */
void table_choice_changed(struct table *table,
                          int seat); /* touches; nothing that others see or wait for changes */
void seat_bot(struct store_table *kept, int seat, const char *level);
void seat_name_bot(struct store_table *kept, int seat); /* a name that nobody else at the table has */
/* Whether a guest can go by this name here: no neighbour has it, or one that looks like it. */
bool table_name_free(const struct table *table, const char *guest, const char *name);
void seat_take_away(struct table *table,
                    int seat); /* its person goes; during play a bot goes on under another name */
void table_pass_host_on(struct table *table); /* commands_seats.c, as the one before */
const char *table_start(struct table *table); /* why not, or NULL */
/* A person takes the seat back from its stand-in, with the whole time for the present decision; false: there
 * was none. */
bool table_seat_back(struct table *table, int seat);
void seat_yield_name(struct store_table *kept, int bot); /* to a person who came with the same one */
void seats_note_absent(struct table *table);             /* since when nobody holds a seat's connection */
int seats_first_there(const struct table *table);        /* the first person who is connected; -1: nobody */
int table_seat_of(const struct table *table, const char *guest); /* -1: none */
/* Whether a guest may be at the table: once play has begun some are for their players only. */
bool table_admits(const struct table *table, const char *guest);
bool table_online(const struct table *table, const char *guest);
bool table_person_there(const struct table *table); /* with a seat, and connected */
uint16_t table_people(const struct table *table);   /* seats of people who decide for themselves */
int64_t table_away(const struct table *table, int seat); /* for how long its person is not there; -1: is, or there is none */
void table_stand_in(struct table *table, int seat, const char *level, int by); /* a bot moves for its person */
const struct socket *table_queued(const struct table *table, int i); /* who waits in the queue; NULL: is not there */
void table_write(struct table *table);              /* into the open transaction */
void table_committed(struct table *table);
/* Back to what is stored; false: it is not stored at all. Who waits for an answer gets a refusal, or if nobody knows whether it was
 * stored the end of the connection, after which clients ask anew. */
bool table_reload(struct table *table, bool known);
bool table_idle(const struct table *table); /* nobody needs it in memory */
void table_crowd(struct table *table);      /* somebody came or went */
void tables_tick(struct server *server);
void tables_before_sweep(struct server *server, int64_t before);
void table_drop(struct table *table);

/* commit.c */
/* Until it can be changed; false: it is lost. Where the store is shared this waits in a fiber, and the table may be another then. */
bool table_await(struct table *table);
/* For somebody alone, with all that was changed before stored; false: it is lost. table_asked ends it. */
bool table_hold(struct table *table);
void table_asked(struct table *table);

void rematch_call(struct table *table); /* commands_absent.c: everybody who shall play is told of it */
void chats_note(struct table *table); /* commands_table.c: what was said last, for the next line */

/* clocks.c */
int64_t clocks_left(const struct table *table, int seat); /* for its decision; -1: no clock runs for it */
void clocks_count(struct table *table);                   /* brings left_ms of all seats up to date */
void clocks_restart(struct table *table, int seat);       /* the whole time for the present decision */
void clocks_note(
    struct table *table); /* after events: a clock runs for one decision, a new step begins all anew */
void clocks_crowd(struct table *table, bool there); /* clocks run while a person with a seat is there */
void clocks_tick(struct table *table);              /* once a second */
void clocks_save(struct table *table);              /* for the store: what is left, and when something is due */
void clocks_load(struct table *table);              /* from there */

/* table_json.c */
void table_json(const struct table *table, const char *guest, struct text *text);
const char *table_state_name(uint8_t state);
int64_t table_changed_at(const struct table *table);

/* bots.c */
void table_schedule(struct table *table);       /* bots and clocks: now, or by the timer */
void table_schedule_later(struct table *table); /* after a failure: not at once again */

/* bans.c */
void bans_note(struct table *table, const struct socket *socket); /* somebody has come */
/* What holds for a guest who comes from an address (NULL: wherever): bits of enum ban. */
uint8_t bans_of(const struct table *table, const char *guest, const char *address);
/* False: nobody here knows of such a guest. `with_source`: also for others who come from where the guest came from. */
bool bans_add(struct table *table, const char *guest, uint8_t what, bool with_source);
bool bans_lift(struct table *table, const char *guest, uint8_t what);
bool bans_shared(const struct table *table,
                 const char *guest); /* somebody with a seat comes from the same place */
void bans_json(const struct table *table,
               struct text *text); /* who watches and who is banned, for the host */
void bans_load(struct table *table);
void bans_copy(const struct table *from, struct table *to);
void bans_enforce(struct table *table);
bool bans_forget(struct table *table, const char *guest);    /* whether the guest has been here */
bool bans_visited(const struct table *table, const char *guest);
void bans_forgotten(struct server *server, const char *guest); /* once the store has */
void bans_forget_sources(struct table *table);               /* their key is renewed */
void bans_free(struct table *table);

/* make.c */
/* The decks that a table shall play with, from a list in JSON, and with `all` all their cards; `guest` may
 * bring their own. Why not, or NULL; after a refusal `kept` is not to be used. */
const char *table_decks(struct server *server, struct store_table *kept, const json_t *decks,
                        const char *guest, bool all);
/* Why this guest at this address may make no table at the moment, or NULL. */
/* Of a wish in JSON, as for POST api/tables, what a table is made of: why not, or NULL. */
const char *wish_read(struct server *server, const json_t *body, const char *guest, struct store_table *kept,
                      const char **sentence);
const char *make_refusal(struct server *server, struct meter *address, const char *guest);

/* book.c: the game is over, and its table may be in a book. */
void book_game_over(struct table *table);

/* uploads.c */
/* A deck as a table stores it, "paper" or "own:ID:CARDS" (then *deck is -1); cuts `said`. False: no deck. */
bool deck_part(char *said, const char **name, int *deck, int *cards);
int decks_cards(const char *decks, const char *own); /* of all decks of a table, or of its deck "own:ID" */

#endif
