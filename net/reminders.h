/* reminders.h: people are called back when a table waits for them and they are not there: by Web Push, or at an address of their own. */
#ifndef DIZAINE_NET_REMINDERS_H
#define DIZAINE_NET_REMINDERS_H

#include <stdbool.h>
#include <stdint.h>

#include "net/webpush.h"

struct server;
struct table;
struct reminder;
struct text;

struct reminders {
    bool on;
    struct webpush_keys keys;
    struct reminder *due; /* hash by table and guest: who is awaited, and since when */
    uint64_t sent, failed;
};

bool reminders_open(struct server *server); /* false: the key can be neither read nor stored */
/* A table may wait for somebody who is not there: for anyone (NULL), or for a guest who just left. */
void reminders_note(struct table *table, const char *guest);
void reminders_tick(struct server *server); /* once a second */
void reminders_close(struct server *server);

#endif
