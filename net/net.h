/* net.h: the server as others see it: settings in, a running server until it is told to stop. */
#ifndef DIZAINE_NET_NET_H
#define DIZAINE_NET_NET_H

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>

struct house;

enum { ORIGINS_MAX = 8 };

/* Every limit has a name, a standard value and one sentence; docs/operations.md lists them. */
enum limit {
#define LIMIT(id, name, standard, least, most, help) LIMIT_##id,
#include "net/limits.def"
#undef LIMIT
    LIMITS
};

struct limit_info {
    const char *name;
    int32_t standard, least, most;
    const char *help;
};
extern const struct limit_info limit_list[LIMITS];

struct net_settings {
    const char *bind;       /* NULL: every address */
    int port, metrics_port; /* 0: any free one; metrics_port -1: none */
    const char *db, *cert, *key;
    const char *local; /* where what is kept beside a database that is no file begins; NULL: the db */
    const char *node;  /* by which the proxy knows this one of several servers */
    const char *decks;  /* where decks that guests bring are kept; NULL: the db's name and "-decks" */
    const char *prefix; /* "" or "/path", without a slash at the end */
    const char
        *public_url; /* where others open this server, as "https://games.example/path"; NULL: not said */
    const char *origins[ORIGINS_MAX]; /* allowed besides the server's own; ends with NULL */
    bool proxy;                       /* believe X-Forwarded-For and X-Forwarded-Proto */
    bool quiet;                       /* print no QR code */
    bool no_learning;                 /* bots learn nothing from people here */
    const char *remind;               /* a mailto: or https: address of who runs this, for push services; NULL: nobody is called back */
    bool remind_inside;               /* also in private networks, and without TLS */
    const struct house *house; /* NULL: none; net/house.h */
    int ready; /* a pipe that is told when it serves; 0: none */
    int32_t limit[LIMITS];
};

void net_standard(struct net_settings *settings);
const char *net_local(const struct net_settings *settings); /* where the names of files beside the store begin */
/* Serves until SIGINT or SIGTERM. The exit code; complaints go to standard error. */
int net_serve(const struct net_settings *settings);
/* Every route and command with its columns, one a line: what tests compare docs/protocol.md with. */
void net_print_routes(FILE *file);
void net_print_wire(FILE *file); /* api/openapi.json */

#endif
