/* thoughts.h: the queue of bots' searches on worker threads, fair by address: the next one belongs to the address with
 * the fewest running, and no address ever has all threads. */
#ifndef DIZAINE_NET_THOUGHTS_H
#define DIZAINE_NET_THOUGHTS_H

#include "bots/bot.h"
#include "net/limits.h"
#include "room/room.h"

struct server;
struct table;

enum { THOUGHTS_AT_ONCE = 4, THOUGHTS_OF_ONE = 3, THOUGHTS_OUT = 256, BOT_COSTS = 64 };

struct job;

struct thoughts {
    struct job *out[THOUGHTS_OUT]; /* given to the threads */
    int out_size;
    int64_t out_us; /* what they are expected to take together */
    struct job *waiting, **waiting_end;
    int waiting_size;
    struct {
        const struct bot *bot;
        int64_t us; /* of one thought, lately */
    } cost[BOT_COSTS];
};

void thoughts_prepare(void); /* how many threads there will be, before the first of them begins */
/* A bot begins to think for a seat, now or when it is its turn. */
void thoughts_start(struct table *table, int seat, const struct bot *bot, enum room_by by);
void thoughts_resume(struct table *table); /* moves that waited for the store */

#endif
