/* limits.h: meters that say whether an address or a guest asks too much. */
#ifndef DIZAINE_NET_LIMITS_H
#define DIZAINE_NET_LIMITS_H

#include <stdbool.h>
#include <stdint.h>
#include <uthash.h>

struct server;

enum { ADDRESS_BYTES = 48 };

enum meter_kind {
    METER_REQUESTS,
    METER_MESSAGES,
    METER_CHATS,
    METER_TABLE_CHATS,
    METER_CHANGES,
    METER_REPORTS,
    METER_GUESSES,
    METER_MAKES,
    METER_GUESTS,
    METER_EXPORTS,
    METER_EASY_GUESTS,
    METER_UPLOADS,
    METERS
};

/* Of what there was too much: a rate above, or something that has no rate. */
enum refusal {
    REFUSED_CONNECTIONS = METERS,
    REFUSED_TABLES,
    REFUSED_DECKS,
    REFUSED_GUESTS,
    REFUSED_SLOW,
    REFUSALS
};

struct meter {
    UT_hash_handle hh;       /* in server->meters, by key */
    char key[ADDRESS_BYTES]; /* "a" and an address, "g" and a guest, "t" and a table, "w": who watch there, "e": everyone */
    int32_t users;           /* pointers to this; it is freed only when there is none */
    struct socket *present;  /* list: the guest's connections at tables */
    int32_t sockets;         /* WebSocket connections of the address */
    int32_t connections;     /* all of its connections, unless there is a proxy */
    int64_t seated_at;       /* when somebody at this address last held a seat, by server_now; 0: never */
    int64_t credit_us[METERS], at_us[METERS];
    int32_t guests_room;    /* so many guests may be made before those who are kept are counted again */
    int64_t no_codes_until; /* by server_now; 0: codes are looked up */
    int32_t no_codes_times; /* how often that happened, for doubling */
    struct {
        int64_t at;    /* when the log last told of it, by server_now */
        int32_t times; /* since then */
    } refused[REFUSALS];
};

struct meter *meter_find(const struct server *server, char kind, const char *who); /* NULL: nothing was counted */
struct meter *meter_of(struct server *server, char kind, const char *who); /* adds a user */
void meter_release(struct meter *meter);
bool meter_take(const struct server *server, struct meter *meter, enum meter_kind kind);
/* Tells the log that something was refused to an address: once a minute, with the number of times since. */
void meter_refused(struct server *server, struct meter *address, int refusal);
void meters_sweep(struct server *server);

#endif
