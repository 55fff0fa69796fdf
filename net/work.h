/* work.h: what a new guest costs while new guests come from everywhere faster than `easy-guests`. The server
 * names a challenge, the guest finds a text that begins with it and whose SHA-256 begins with enough zero bits
 * (room/work.h). Nobody who has a cookie is ever asked. */
#ifndef DIZAINE_NET_WORK_H
#define DIZAINE_NET_WORK_H

#include <stdbool.h>
#include <stdint.h>

#include "engine/text.h"

struct server;
struct work_used;

enum { WORK_KEY_BYTES = 32 };

struct work {
    uint8_t key[WORK_KEY_BYTES]; /* made anew with each server */
    bool keyed;
    struct work_used *used; /* hash of what was used already and would still be good */
    int64_t minute;         /* of the counts below, by server_now */
    int32_t now, before;    /* guests made in this minute, and in the one before */
};

/* Whether a new guest may be made for the address: there is no rush, or `said` is work that was asked of it and
 * not used before. */
bool work_fits(struct server *server, const char *address, const char *said);
void work_counted(struct server *server); /* a guest was made */
/* Adds "challenge" and "bits" to an object in JSON. */
void work_challenge(struct server *server, const char *address, struct text *json);
void work_sweep(struct server *server);

#endif
