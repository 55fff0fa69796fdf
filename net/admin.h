/* admin.h: the operator's control channel: a Unix socket beside the database, guarded by its file permissions. One
 * request per connection, one line of JSON each way; docs/operations.md describes the commands. */
#ifndef DIZAINE_NET_ADMIN_H
#define DIZAINE_NET_ADMIN_H

#include <jansson.h>
#include <limits.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <uv.h>

#include "store/store.h"

struct server;
struct socket;
struct admin_client;

enum { ADMIN_ARGS_MAX = 3, ADMIN_SAID_BYTES = 600 };

struct admin {
    uv_pipe_t pipe;
    char path[PATH_MAX + 8]; /* "": there is no socket */
    int clients;
    bool draining;         /* no new games; the server ends when none is played */
    int64_t news_at;       /* when the last announcement was made; 0: none */
    char news[CHAT_BYTES]; /* its text */
    struct store_barred *barred;
    int barred_size;
};

/* A request, and what its command says to it. */
struct admin_call {
    struct server *server;
    struct admin_client *client;
    int count;
    const char *arg[ADMIN_ARGS_MAX];
    json_t *rows; /* a list of objects, or NULL */
    char said[ADMIN_SAID_BYTES];
    char note[200]; /* for the log */
    int uid;        /* of the operator's process */
    bool later;     /* the answer comes by admin_answer */
};

/* admin.c */
void admin_open(struct server *server);
void admin_close(struct server *server);
void admin_tick(struct server *server);
/* One answer: a refusal if `why` is not NULL. */
void admin_answer(struct admin_client *client, const char *why, const char *said);

/* admin_people.c: whom the operator banned. */
void admin_barred_load(struct server *server);
bool admin_barred(const struct server *server, const char *guest, const char *address); /* guest "": anybody */
void admin_greet(struct server *server, struct socket *socket); /* tells a newcomer the last announcement */

/* admin_commands.c: why not, as a sentence, or NULL. */
const char *admin_run(struct admin_call *call, const char *name);
/* Every command with its arguments and what it does, for `dizaine help admin`. */
struct admin_info {
    const char *name, *arguments, *help;
    int least, most; /* arguments */
};
extern const struct admin_info admin_list[]; /* ends with a NULL name */

/* admin_link.c: a socket by its path, however long. -1, with errno set. */
int admin_listen(const char *path);
int admin_connect(const char *path);

#endif
