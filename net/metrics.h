/* metrics.h: numbers for Prometheus. */
#ifndef DIZAINE_NET_METRICS_H
#define DIZAINE_NET_METRICS_H

#include "engine/text.h"

struct server;

enum { COMMIT_BUCKETS = 12 };

struct metrics {
    uint64_t requests, messages, moves, refused, commits, commit_failures, events, sockets_opened, bytes_out,
        thoughts, checkpoints, accepts, accepts_refused, guesses, guesses_refused, backups, backup_failures;
    int64_t sockets, tables, connections;
    int64_t backup_at; /* when the last one was done, in seconds by the time of day; 0: none yet */
    uint64_t commit_us[COMMIT_BUCKETS]; /* histogram, powers of two from 64 us */
    uint64_t commit_us_sum;
};

void metrics_text(const struct server *server, struct text *text);
void metrics_commit(struct metrics *metrics, uint64_t us);

#endif
