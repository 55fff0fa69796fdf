/* socket.h: one WebSocket connection, and all that is sent on it. */
#ifndef DIZAINE_NET_SOCKET_H
#define DIZAINE_NET_SOCKET_H

#include <jansson.h>
#include <libwebsockets.h>

#include "net/limits.h"
#include "store/store.h"

enum { MORE_BYTES = 4096 };

struct server;
struct table;

/* A part of a contract (room.h) as it was told; all who were told the same hold the same one. */
struct told {
    uint32_t refs, size, second;
    char bytes[];
};

/* An answer that waits for the commit: ok, or a refusal if the commit fails. */
struct ack {
    int64_t id;
    uint64_t at; /* when the command came, by uv_hrtime */
    char *more; /* further fields as JSON, less than MORE_BYTES, or NULL */
};

struct socket {
    struct socket *next;  /* at the same table, newest first */
    struct socket **link; /* what points to this there */
    struct lws *wsi;
    struct server *server;
    struct socket *guest_before, *guest_next;       /* of the same guest */
    struct socket *ping_before, *ping_next;         /* all, the next to be pinged first */
    struct socket *audience_before, *audience_next; /* those who watch and are still to be told */
    int64_t ping_at;                                /* by server_now */
    bool ping_due, silent;                          /* silent: nothing has come since it was pinged */
    bool queued;                                    /* in the audience */
    struct table *table;      /* NULL: it arrives, or is refused and about to be closed */
    struct table *arrives;    /* where it waits for the store */
    char *asked;              /* the table it named, while it arrives */
    bool held;                /* it is in server->held */
    bool asking;              /* a fiber of its own waits for the store */
    bool errand;              /* another one takes a message of it to the table */
    bool gone;                /* meanwhile the connection has ended: nothing can be told */
    struct store_chat *chats; /* what was said at the table that it comes to, */
    int chats_size, chats_tries;
    char chats_of[ID_BYTES];       /* which is this one */
    uint8_t token[HASH_BYTES];     /* of its cookie */
    struct meter *address, *meter; /* meter: of the guest */
    char guest[ID_BYTES];
    char name[NAME_MAX_BYTES]; /* of the guest */
    uint32_t known;            /* log lines that this client has */
    uint16_t epoch;            /* room_epoch when it was last told */
    bool changes;              /* this client wants what changed since then, not all again */
    bool cut;                  /* lines that it has were taken back */
    bool told_of_late;         /* since it was last pinged */
    struct told *common, *own; /* NULL: it is told all */
    bool tell_table, tell_contract, tell_wait;
    bool waits; /* it is to know that it waits for the store */
    int64_t waits_told;
    bool advice;         /* this client wants the engine's advice with its contracts */
    uint16_t close_code; /* 0: stay open */
    bool ended;          /* the other side is told so */
    const char *close_why;
    char close_text[NODE_NAME_BYTES + 8];
    struct ack *acks;
    uint32_t acks_size, acks_cap;
    char *lines; /* to be sent behind table and contract */
    uint32_t lines_size, lines_cap;
    char *partial; /* the fragments so far of a message */
    uint32_t partial_size;
    char *parked; /* messages that wait for the store, each behind its size */
    uint32_t parked_size, parked_cap;
    uint32_t excess; /* messages beyond the rate */
};

/* sockets.c */
struct socket *socket_open(struct server *server, struct lws *wsi, const char *address);
struct socket *socket_of(const struct table *table, const char *guest); /* one that the guest has there; NULL: none */
int sockets_of(const struct table *table, const char *guest);            /* and how many */
void sockets_rename(struct server *server, const char *guest, const char name[NAME_MAX_BYTES]);
/* A line to all connections of a guest but those at one table, where it is known already; false: the guest has no connection at all. */
bool sockets_tell(struct server *server, const char *guest, const char *but, const char *line, uint32_t size);
void sockets_end(struct server *server, const char *guest); /* it has to show its cookie anew */
void socket_free(struct socket *socket);
void sockets_resume(struct table *table); /* messages that waited for the store */
void sockets_arrive(struct table *table); /* and those who did */
void sockets_hold(struct table *table);   /* they wait until it is known who has it */
void sockets_held(struct server *server); /* who waits tries again */
int socket_receive(struct socket *socket, const char *bytes, size_t size, bool last);

/* pings.c */
void ping_begin(struct socket *socket);
void ping_end(struct socket *socket);
int ping_send(struct socket *socket);   /* on WRITEABLE; -1 closes */
void pings_tick(struct server *server); /* once a second */

/* tell.c */
void tell_table(struct table *table); /* for everyone, once it is committed */
void tell_contract(struct table *table);
void tell_seats(struct table *table, uint16_t seats); /* of the contract, a bit for each seat */
void tell_waiting(struct table *table);               /* write what is marked, now or soon */
void tell_audience(struct server *server);            /* before the loop waits: some of those who watch */
void tell_wait(struct socket *socket, bool waits);    /* for the store, which does not answer */
void tell_nobody(struct socket *socket);              /* it goes */
void tell_all_again(struct socket *socket);           /* the next contract is a whole one */
void tell_line(struct socket *socket, const char *line, uint32_t size);
void tell_later(struct table *table, const char *line, uint32_t size); /* everyone, after the commit */
/* What was said at a table is read before a connection enters it; false: something may have been said meanwhile. What cannot be read leaves
 * no table, and the connection waits. */
bool chats_read(struct socket *socket, struct table **at);
void tell_chats(struct socket *socket);
void tell_ack(struct socket *socket, int64_t id, const char *more);
void tell_acks(struct socket *socket, bool stored);
void tell_no(struct socket *socket, const json_t *id, const char *why, const char *sentence,
             const char *rule);
void tell_close(struct socket *socket, uint16_t code, const char *why);
int tell_now(struct socket *socket); /* on WRITEABLE; -1 closes */
int tell_end(struct socket *socket); /* on TIMER; -1 closes with its code */
void chat_json(const struct store_chat *chat, struct text *text);
/* Appends to a growing array of bytes. */
void bytes_add(char **bytes, uint32_t *size, uint32_t *cap, const char *more, uint32_t more_size);

#endif
