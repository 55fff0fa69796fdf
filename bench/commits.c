/* commits.c: commits of a given number of events, one after the other, for bench/nodes: build/commits FILE-OR-URL EVENTS SECONDS. It says "ready", begins
 * when a line comes, says what it did, and ends with its input, so that whoever measures the database can look at it between. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <time.h>

#include "store/store.h"

enum { TIMES_MAX = 1 << 20 };
static uint32_t times_us[TIMES_MAX];

static int64_t now_us(void) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (int64_t)now.tv_sec * 1000000 + now.tv_nsec / 1000;
}

static int64_t processor_us(void) {
    struct rusage used;
    getrusage(RUSAGE_SELF, &used);
    return 1000000ll * (used.ru_utime.tv_sec + used.ru_stime.tv_sec) + used.ru_utime.tv_usec + used.ru_stime.tv_usec;
}

static int by_time(const void *a, const void *b) {
    uint32_t left = *(const uint32_t *)a, right = *(const uint32_t *)b;
    return (left > right) - (left < right);
}

static void must(struct store *store, bool fine) {
    if (fine) return;
    fprintf(stderr, "commits: %s\n", store_error(store));
    exit(1);
}

static int64_t make_table(struct store *store, int i) {
    struct store_table table = {.game = game_list[0], .undo_point = -1, .state = PLAYING};
    options_standard(table.game, table.game->seats_min, &table.options);
    snprintf(table.id, sizeof table.id, "t%020d", i);
    snprintf(table.code, sizeof table.code, "C%07d", i);
    store_table_add(store, &table);
    return table.n;
}

int main(int argc, char **argv) {
    char why[400], line[8];
    if (argc != 4) return 2;
    int events = atoi(argv[2]), commits = 0;
    struct store *store = store_open_as(argv[1], "bench", why, sizeof why);
    if (!store || events < 1) {
        fprintf(stderr, "commits: %s\n", store ? "how many events?" : why);
        return 1;
    }
    int64_t *tables = calloc((size_t)events, sizeof *tables);
    for (int i = 0; i < events; i++) {
        tables[i] = make_table(store, i);
        if (i % 50 == 49) must(store, store_commit(store));
    }
    must(store, store_commit(store));
    puts("ready");
    fflush(stdout);
    if (!fgets(line, sizeof line, stdin)) return 1;
    int64_t used = processor_us(), began = now_us(), until = began + 1000000ll * atoi(argv[3]), at = began;
    for (uint32_t seq = 0; at < until && commits < TIMES_MAX; seq++) {
        for (int i = 0; i < events; i++)
            store_event(store, tables[i], seq, at / 1000, "move 1 roll 3 and some more");
        must(store, store_commit(store));
        if (commits % 16 == 0) store_tick(store);
        if (store_wants_checkpoint(store)) {
            store_checkpoint_apart(store);
            store_checkpoint_end(store);
        }
        int64_t now = now_us();
        times_us[commits++] = (uint32_t)(now - at);
        at = now;
    }
    used = processor_us() - used;
    qsort(times_us, (size_t)commits, sizeof *times_us, by_time);
    printf("%lld events %d commits %.0f events/s p50 %.3f ms p99 %.3f ms, %.2f us of processor an event\n", (long long)commits * events,
           commits, 1e6 * commits * events / (double)(at - began), times_us[commits / 2] / 1e3,
           times_us[commits * 99 / 100] / 1e3, (double)used / commits / events);
    fflush(stdout);
    while (fgets(line, sizeof line, stdin)) continue;
    store_release(store);
    store_close(store);
    free(tables);
    return 0;
}
