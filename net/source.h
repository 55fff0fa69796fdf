/* source.h: which requests come from one place, without keeping from where. An address (IPv4, or a /64 network
 * of IPv6, as socket_address writes it) is hashed with a key; addresses themselves are in memory only. */
#ifndef DIZAINE_NET_SOURCE_H
#define DIZAINE_NET_SOURCE_H

#include <stdint.h>

struct server;

enum { SOURCE_KEY_BYTES = 16, SOURCE_TAG_BYTES = 11 };

struct sources {
    uint8_t tag_key[SOURCE_KEY_BYTES]; /* never leaves memory */
    int64_t tag_day;                   /* for which it is good; 0: none */
    char tag[SOURCE_TAG_BYTES];
    uint8_t kept_key[SOURCE_KEY_BYTES]; /* in the store */
    int64_t kept_at;                    /* when it was made */
};

/* For log lines: ten hex digits, other ones each day and after a restart. Good until the next call. */
const char *source_tag(struct server *server, const char *address);
/* For the store: never 0, and the same until the key is renewed after `source-days`. Then every value that was
 * stored is forgotten (SOURCES_FORGET in store/queries.def). */
int64_t source_kept(const struct server *server, const char *address);
/* At the start and then at times: takes the key from the store, makes one if there is none or it is too old. */
void sources_renew(struct server *server);

#endif
