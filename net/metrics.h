/* metrics.h: numbers for Prometheus. docs/operations.md describes each. */
#ifndef DIZAINE_NET_METRICS_H
#define DIZAINE_NET_METRICS_H

#include "engine/text.h"

struct server;

enum { HISTOGRAM_BUCKETS = 15 };

/* Times by powers of two from 64 microseconds on; the last bucket has the rest. */
struct histogram {
    uint64_t bucket[HISTOGRAM_BUCKETS], us, count;
};

struct metrics {
    uint64_t requests, messages, moves, refused, commit_failures, events, sockets_opened, bytes_in, bytes_out,
        thoughts, checkpoints, accepts, accepts_refused, joins_refused, guesses, guesses_refused, backups,
        backup_failures, losses, led;
    int64_t sockets, tables, connections;
    int64_t started_at, backup_at; /* in seconds by the time of day; 0: no backup yet */
    struct histogram commit, turn, answer;
    uint64_t turn_ns,
        idle_ns; /* when the last turn of the loop ended, and how long it had waited until then */
};

void metrics_text(const struct server *server, struct text *text);
void metrics_time(struct histogram *histogram, uint64_t us);
void metrics_turn(struct server *server); /* at the end of each turn of the loop */

#endif
