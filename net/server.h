/* server.h: one server. One thread owns everything here; bots run on worker threads, on copies. */
#ifndef DIZAINE_NET_SERVER_H
#define DIZAINE_NET_SERVER_H

#include <stdio.h>

#include "room/changes.h"
#include "net/admin.h"
#include "net/backup.h"
#include "net/house.h"
#include "net/learning.h"
#include "net/listen.h"
#include "net/metrics.h"
#include "net/net.h"
#include "net/notify.h"
#include "net/source.h"
#include "net/table.h"
#include "net/thoughts.h"
#include "net/uploads.h"
#include "net/upkeep.h"
#include "net/pow.h"
#include "net/reminders.h"

enum { SECRET_HEX = 65, REQUEST_SECONDS = 15, PAINTED_MAX = 16, OPEN_LISTED_MAX = 100, WATCHED_LISTED_MAX = 20 };

/* Open tables, as they were last chosen for the list. */
struct open_list {
    char ids[OPEN_LISTED_MAX][ID_BYTES], watched[WATCHED_LISTED_MAX][ID_BYTES];
    int size, watched_size;
    int64_t until; /* good until then, by server_now */
};

/* What is written once in a turn of the loop for all at a table who are told the same: */
struct shared {
    const struct room *room;
    uint64_t turn;
    uint32_t version;
    struct told *common;         /* the part that is alike for all, */
    struct told *from, *changes; /* what changed in it since `from` (NULL: the whole is to be told), */
    struct shared_line {         /* and the whole line for those who watch and know as much */
        bool told, changes, cut;
        uint16_t epoch;
        uint32_t known;
        struct told *common, *own, *next; /* what they were told before; and their own part now */
        char *bytes;
        uint32_t size, cap;
    } line;
};

/* Likewise of the table itself. */
struct shared_table {
    char id[ID_BYTES];
    uint64_t turn;
    uint32_t version;
    char *bytes;
    uint32_t size, cap;
};

struct server {
    const struct net_settings *settings;
    struct lws_context *context;
    struct lws_vhost *vhost, *metrics_vhost;
    struct listener listener;
    int32_t places; /* for connections: the limit `sockets`, or what the system allows */
    uv_loop_t loop;
    uv_prepare_t prepare;
    uv_check_t check;
    bool reads; /* between the two the loop takes what the system has for it */
    uv_timer_t tick, alive_timer, stop_timer;
    struct notify notify;
    uv_signal_t signals[2];
    lws_retry_bo_t ping_policy; /* all zero: pings.c does it; libwebsockets keeps a pointer to it */
    void *loops[1];             /* and to this */
    struct store *store;
    struct table *tables;             /* hash by id */
    struct table *touched;            /* list: to be committed in this turn */
    struct table *sent;               /* list: on their way to the store */
    struct table *freed;              /* list: something waits for them, and can go on */
    struct table *lost;               /* list: another server has them; here until nobody points to them */
    struct socket *held;              /* list: who waits until it is known where a table is */
    enum store_claim claim;           /* why table_get found none, */
    char claimed_by[NODE_NAME_BYTES]; /* and who has it */
    uv_timer_t node_timer;
    struct request *storing,
        *sent_requests; /* lists: that wait for that commit, and for the one on its way */
    bool sent_writes;
    uint64_t sent_at;        /* by uv_hrtime */
    struct meter *meters;    /* hash by key */
    struct socket *pings;    /* list: every connection */
    struct socket *audience; /* list: who watch and are still to be told */
    uv_idle_t telling;       /* runs while there are any, so that the loop does not wait */
    struct changes_work changes;
    struct shared shared;
    struct shared_table shared_table;
    uint64_t turns;          /* of the loop */
    struct sources sources;
    struct pow pow;
    struct reminders reminders;
    struct lws_vhost *post_vhost; /* for requests of our own; NULL: none was sent yet */
    int posts;                    /* of those on their way */
    struct open_list open_list;
    int tables_counted;           /* unfinished ones, */
    int64_t tables_counted_until; /* good until then, by server_now */
    int64_t refusals_since; /* a minute in which the log was told of so many */
    int32_t refusals_told;
    struct metrics metrics;
    struct thoughts thoughts;
    struct uploads uploads;
    struct memories memories;
    struct upkeep upkeep;
    struct admin admin;
    struct backup *backup;                /* NULL: none is being made */
    char backup_refusal[PATH_MAX + 100];  /* why the last one could not begin */
    struct painted *painted[PAINTED_MAX]; /* cards by deck, compressed; NULL: none asked for yet */
    FILE *log;                            /* NULL: standard error */
    int64_t ticks;
    int64_t links_at; /* when the time left of links to other devices was last counted, by server_now */
    bool links;       /* there may be some */
    bool looks_for_due; /* a fiber does */
    bool duplicates_looks; /* a fiber asks which duplicates are over */
    bool daily_looks;   /* likewise, for the deals of the day */
    int64_t daily_day;  /* of the last look, from 1970; those of this day and the next are stored */
    int64_t now_ms;   /* CLOCK_BOOTTIME in this turn of the loop; 0: not read yet */
    bool checkpointing, stopping, cannot_store;
    bool away;                 /* a shared store took all tables, and is not back yet */
    int stop_ticks, stop_told; /* since it is stopping, and when somebody was not told of it yet */
    char *out;                 /* LWS_PRE bytes, then what is being composed */
    uint32_t out_cap;
    char *index; /* the page, with its base set to the prefix; NULL: as it is */
    uint32_t index_size, index_gz_size;
    uint8_t *index_gz;
};

/* commit.c */
void server_turn(
    struct server
        *server); /* sends what is to be committed; who is to be told is told when that is answered */
void server_resume(struct server *server); /* what waited for the answer goes on */
/* Waits until everything is answered: afterwards nothing is on its way. False if what was to be committed could not be stored. */
bool server_settle(struct server *server);
bool server_stored(struct server *server, bool fine); /* notes whether a commit was; returns it */

/* nodes.c: one of several servers */
void nodes_start(struct server *server);
void nodes_turn(struct server *server); /* once a turn: whether all is lost */
void nodes_stop(struct server *server); /* others may have everything at once */
void server_apart(struct server *server, void (*work)(void *context),
                  void *context); /* by a worker thread, while the fiber waits */

/* routes_data.c */
void guest_forgotten(struct server *server,
                     const char *guest); /* at another server: what is in memory here forgets, too */

/* server.c */

void server_stop(struct server *server, int number); /* by this signal, or 0 */

/* clocks.c */
int64_t date_ms(void); /* the time of day: to be stored and shown */
/* Links to other devices end by the time in which the server runs: what has passed since that of all of them was stored. */
int64_t links_spent(struct server *server);
void links_tick(struct server *server);    /* once a second */
void clocks_look(struct server *server);   /* once a second: tables that are due come into memory */
int64_t thread_us(void); /* of the processor, for this thread */
int64_t server_now(struct server *server); /* since the machine started: for everything that ends or is due */

/* guests.c: tokens, ids, names */
bool guest_is_program(const char *guest);        /* programs.c */
void program_end(struct table *table, int seat); /* takes its seat away, and its token with it */
/* routes_me.c: of what there are too many for another guest at this address, a meter or a refusal; -1: of nothing. */
int guest_refusal(struct server *server, struct meter *address, int64_t source);
void random_id(char letter, int bytes, char id[ID_BYTES]);
enum { CODE_LETTERS_COUNT = 31 };
extern const char CODE_LETTERS[CODE_LETTERS_COUNT + 1];         /* that nobody takes for one another */
void random_code(struct server *server, char code[CODE_BYTES]); /* that no table has */
void random_secret(char hex[SECRET_HEX], uint8_t hash[HASH_BYTES]);
bool secret_hash(const char *hex, uint8_t hash[HASH_BYTES]); /* false: not of a secret's form */
/* Text from outside in the form in which it is kept: trimmed, 1 to `most` characters, none of them control
 * characters. */
bool clean_text(const char *from, int most, char *to, size_t size);
bool clean_name(const char *from, int most, char *to, size_t size); /* nor anything that cannot be seen */
bool names_alike(const char *a, const char *b);                     /* names.c: to a casual reader */
/* The code of the language asked for, as in "en-GB,fr;q=0.5"; French if there is no such. */
const char *known_language(const char *asked);

/* log.c */
void log_line(const struct server *server, const char *what, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

/* qr.c */
bool qr_svg(const char *link, struct text *text);
void qr_print(const char *link);

/* Files inside the program. */
struct asset {
    const char *name;
    const uint8_t *plain, *plain_end, *br, *br_end, *gz, *gz_end;
    const char *tag; /* the beginning of its SHA-256 */
};
extern const struct asset asset_list[]; /* ends with a NULL name */

#endif
