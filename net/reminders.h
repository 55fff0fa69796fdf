/* reminders.h: people are called back when a table waits for them and they are not there: by Web Push, or at an address of their own. */
#ifndef DIZAINE_NET_REMINDERS_H
#define DIZAINE_NET_REMINDERS_H

#include <stdbool.h>
#include <stdint.h>

#include "net/webpush.h"

struct server;
struct table;
struct reminder;
struct firing;
struct text;

struct reminders {
    bool on;
    struct webpush_keys keys;
    struct reminder *due; /* hash by table and guest: who is awaited, and since when */
    struct firing *calls; /* list: to be made in the next second */
    uint64_t sent, failed;
};

bool reminders_open(struct server *server); /* false: the key can be neither read nor stored */
/* A table may wait for somebody who is not there: for anyone (NULL), or for a guest who just left. */
void reminders_note(struct table *table, const char *guest);
void reminders_last_call(struct table *table, int seat); /* its time is nearly up */
/* At once, unless it is in the quiet hours: somebody nudges a guest, or wants a rematch. `name`: who. */
enum call_kind { CALL_TURN, CALL_NUDGE, CALL_REMATCH, CALL_LAST };
void reminders_call(struct table *table, const char *guest, enum call_kind kind, const char *name);
void reminders_tick(struct server *server); /* once a second */
void reminders_close(struct server *server);

#endif
