/* check.c: `dizaine check` replays records and verifies every move, every list of legal moves and every
 * result. */
#include <errno.h>
#include <stdio.h>
#include <string.h>

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

struct count {
    uint64_t records, moves, faults;
};

static void tell(const char *name, uint64_t line, const struct fault *fault) {
    printf("%s:%llu: ", name, (unsigned long long)line);
    if (fault->move) printf("move %u: ", fault->move);
    printf("%s\n", fault->reason);
}

/* False if the file cannot be read to its end. */
static bool check_stream(const char *name, FILE *file, struct count *count) {
    struct record_stream stream;
    struct loaded loaded;
    struct fault fault;
    enum found found;
    uint64_t before = count->records;
    progress_begin("check");
    record_stream_open(&stream, file);
    while ((found = record_stream_next(&stream, &fault)) == FOUND_RECORD || found == FOUND_FAULT) {
        count->records++;
        progress_read(file);
        if (found == FOUND_RECORD && record_read(stream.bytes, stream.size, &loaded, &fault)) {
            count->moves += loaded.record.count;
            loaded_free(&loaded);
            continue;
        }
        count->faults++;
        tell(name, stream.line, &fault);
    }
    if (found == FOUND_NOTHING && count->records == before) {
        count->records++;
        count->faults++;
        printf("%s:1: there is no record in it\n", name);
    }
    record_stream_free(&stream);
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
