/* records.h: reading records, strictly and within limits, from text and from streams of any size. */
#ifndef DIZAINE_STORE_RECORDS_H
#define DIZAINE_STORE_RECORDS_H

#include <stdio.h>

#include "room/record.h"

enum {
    RECORD_BYTES_MAX = 8 << 20,   /* of one record; an annotated game is a hundredth of it */
    RECORD_DEPTH_MAX = 16,        /* of nested arrays and objects */
    RECORD_NESTS_MAX = 128 << 10, /* arrays and objects in all: more than one list of legal moves a move */
};

/* What is wrong with a record. */
struct fault {
    uint32_t move; /* the number of the move, from 1; 0: the fault is not in a move */
    char reason[240];
};

/* How deep a byte of JSON lies, and how many arrays and objects have begun. */
struct nesting {
    uint32_t depth, nests;
    bool string, escaped;
};
void nesting_follow(struct nesting *nesting, char c);

/* A record in memory; all of it is owned, and goes with loaded_free. */
struct loaded {
    struct record record;
    struct turn *turns;
    char *strings;
};

/* Replays and verifies one JSON object; any number of threads may do so. On true `loaded` must be freed; on false `fault` tells the first
 * fault. */
bool record_read(const char *bytes, size_t size, struct loaded *loaded, struct fault *fault);
void loaded_free(struct loaded *loaded);

/* Records one after the other: JSON Lines, or objects over several lines. A "{" in the first column begins a
 * record, so that one cut short does not take the next with it. */
struct record_stream {
    FILE *file;
    char *bytes;       /* the record found last */
    size_t size, room; /* its size; how much `bytes` holds */
    uint64_t line;     /* where it begins, from 1 */
    uint64_t next_line;
    char *block; /* of the file, and how much of it has been read and is there */
    size_t at, filled;
    bool column_one;
};
enum found { FOUND_NOTHING, FOUND_RECORD, FOUND_FAULT, FOUND_UNREADABLE };

void record_stream_open(struct record_stream *stream, FILE *file);
/* FOUND_RECORD: the object is in bytes and size. FOUND_FAULT: what stands at `line` is no object; the next
 * call goes on behind it. FOUND_UNREADABLE: the file gave an error. */
enum found record_stream_next(struct record_stream *stream, struct fault *fault);
char *record_stream_take(struct record_stream *stream, size_t *size); /* the record found last, for the caller to free */
void record_stream_free(struct record_stream *stream);

#endif
