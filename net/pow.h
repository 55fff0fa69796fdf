/* pow.h: proof of work for new guests while more of them come than the limit `easy-guests`. The server issues a
 * challenge; the client finds a text that starts with it and whose SHA-256 starts with enough zero bits
 * (room/pow.h). A client with a cookie is never asked. */
#ifndef DIZAINE_NET_POW_H
#define DIZAINE_NET_POW_H

#include <stdbool.h>
#include <stdint.h>

#include "engine/text.h"

struct server;
struct pow_used;

enum { POW_KEY_BYTES = 32 };

struct pow {
    uint8_t key[POW_KEY_BYTES]; /* random at each start */
    bool keyed;
    struct pow_used *used; /* hash of used challenges that have not expired */
    int64_t minute;         /* of the counts below, by server_now */
    int32_t now, before;    /* guests made in this minute, and in the one before */
};

/* Whether a new guest may be made for the address: the rate is below the limit, or `said` is a valid, unused
 * proof of work. */
bool pow_accepts(struct server *server, const char *address, const char *said);
void pow_count(struct server *server); /* a guest was made */
/* Adds "challenge" and "bits" to an object in JSON. */
void pow_challenge(struct server *server, const char *address, struct text *json);
void pow_sweep(struct server *server);

#endif
