/* check.c: `dizaine check` replays records and verifies every move, every list of legal moves and every
 * result. One thread cuts a file into records; all cores replay a batch of them, and what is found is told in their order. */
#include <errno.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "cli/args.h"
#include "lab/progress.h"
#include "store/records.h"

static const struct usage usage = {
    .name = "check",
    .synopsis = "FILE…|-",
    .about = "Replays every record of the files (- is standard input): JSON Lines, or objects over "
             "several lines. Prints ok and what was counted, or the first fault of each record: file, "
             "line, number of the move (the first is move 1) and reason. Exit code 1 if there was a "
             "fault, 2 if a file cannot be read.",
};

enum { BATCH = 512, BATCH_BYTES = 4 << 20, WORKERS_MAX = 256 };

struct count {
    uint64_t records, moves, faults;
};

/* What stands at a line: a record, or a fault already. */
struct item {
    char *bytes; /* NULL: a fault */
    size_t size;
    uint64_t line;
    uint32_t moves;
    struct fault fault;
};

struct batch {
    struct item item[BATCH];
    int size;
    atomic_int next; /* the first that nobody has taken */
};

static void tell(const char *name, uint64_t line, const struct fault *fault) {
    printf("%s:%llu: ", name, (unsigned long long)line);
    if (fault->move) printf("move %u: ", fault->move);
    printf("%s\n", fault->reason);
}

static void replay(struct item *item) {
    struct loaded loaded;
    if (item->bytes && record_read(item->bytes, item->size, &loaded, &item->fault)) {
        item->moves = loaded.record.count;
        item->fault.reason[0] = 0;
        loaded_free(&loaded);
    }
    free(item->bytes);
}

static void *work(void *context) {
    struct batch *batch = context;
    for (int i; (i = atomic_fetch_add(&batch->next, 1)) < batch->size;) replay(&batch->item[i]);
    return NULL;
}

static void replay_all(struct batch *batch) {
    pthread_t threads[WORKERS_MAX];
    long cores = sysconf(_SC_NPROCESSORS_ONLN);
    int started = 0;
    while (started < cores - 1 && started < batch->size - 1 && started < WORKERS_MAX &&
           pthread_create(&threads[started], NULL, work, batch) == 0)
        started++;
    work(batch);
    for (int i = 0; i < started; i++) pthread_join(threads[i], NULL);
}

/* Reads as much as a batch holds. */
static enum found read_batch(struct record_stream *stream, struct batch *batch) {
    enum found found = FOUND_RECORD;
    size_t bytes = 0;
    batch->size = 0;
    atomic_store(&batch->next, 0);
    while (batch->size < BATCH && bytes < BATCH_BYTES) {
        struct item *item = &batch->item[batch->size];
        *item = (struct item){0};
        found = record_stream_next(stream, &item->fault);
        if (found != FOUND_RECORD && found != FOUND_FAULT) break;
        item->line = stream->line;
        batch->size++;
        if (found == FOUND_FAULT) continue;
        item->bytes = record_stream_take(stream, &item->size);
        bytes += item->size;
    }
    return found;
}

/* False if the file cannot be read to its end. */
static bool check_stream(const char *name, FILE *file, struct count *count) {
    struct record_stream stream;
    struct batch *batch = malloc(sizeof *batch);
    enum found found;
    uint64_t before = count->records;
    if (!batch) abort();
    progress_begin("check");
    record_stream_open(&stream, file);
    do {
        found = read_batch(&stream, batch);
        replay_all(batch);
        progress_read(file);
        for (int i = 0; i < batch->size; i++) {
            const struct item *item = &batch->item[i];
            count->records++;
            count->moves += item->moves;
            if (!item->fault.reason[0]) continue;
            count->faults++;
            tell(name, item->line, &item->fault);
        }
    } while (found == FOUND_RECORD || found == FOUND_FAULT);
    if (found == FOUND_NOTHING && count->records == before) {
        count->records++;
        count->faults++;
        printf("%s:1: there is no record in it\n", name);
    }
    record_stream_free(&stream);
    free(batch);
    progress_end();
    return found == FOUND_NOTHING;
}

static bool check_file(const char *name, struct count *count) {
    if (strcmp(name, "-") == 0) {
        if (check_stream(name, stdin, count)) return true;
    } else {
        FILE *file = fopen(name, "r");
        bool read = file && check_stream(name, file, count);
        int trouble = errno;
        if (file) fclose(file);
        if (read) return true;
        errno = trouble;
    }
    complain("%s cannot be read: %s", name, system_says(errno));
    return false;
}

int cli_check(int argc, char **argv) {
    struct args args;
    struct count count = {0};
    bool unread = false;
    int code = args_read(&args, &usage, argc, argv);
    if (code != ARGS_GO_ON) return code;
    if (args.words_count == 0) return complain("check needs a file, or - for standard input");
    for (int i = 0; i < args.words_count; i++) unread |= !check_file(args.words[i], &count);
    if (count.faults)
        printf("%llu of %llu record%s with a fault\n", (unsigned long long)count.faults,
               (unsigned long long)count.records, count.records == 1 ? "" : "s");
    else if (!unread)
        printf("ok: %llu record%s, %llu moves\n", (unsigned long long)count.records,
               count.records == 1 ? "" : "s", (unsigned long long)count.moves);
    if (unread) return EXIT_BAD_CALL;
    return count.faults ? 1 : 0;
}
