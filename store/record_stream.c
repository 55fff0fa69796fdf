/* record_stream.c: cuts a stream into records without keeping more than one, whatever comes. */
#include "store/records.h"

#include <stdlib.h>
#include <string.h>

void record_stream_open(struct record_stream *stream, FILE *file) {
    *stream = (struct record_stream){.file = file, .next_line = 1, .held = -1, .column_one = true};
}

void record_stream_free(struct record_stream *stream) {
    free(stream->bytes);
    stream->bytes = NULL;
}

char *record_stream_take(struct record_stream *stream, size_t *size) {
    char *bytes = stream->bytes;
    *size = stream->size;
    stream->bytes = NULL;
    stream->size = stream->room = 0;
    return bytes;
}

static int next_byte(struct record_stream *stream) {
    int c = stream->held >= 0 ? stream->held : getc_unlocked(stream->file);
    stream->held = -1;
    stream->column_one = false;
    if (c == '\n') {
        stream->next_line++;
        stream->column_one = true;
    }
    return c;
}

static int peek_byte(struct record_stream *stream) {
    if (stream->held < 0) stream->held = getc_unlocked(stream->file);
    return stream->held;
}

static enum found broken(struct fault *fault, const char *reason) {
    fault->move = 0;
    snprintf(fault->reason, sizeof fault->reason, "%s", reason);
    return FOUND_FAULT;
}

/* Drops the rest of the line, newline included. */
static void skip_line(struct record_stream *stream) {
    int c;
    do c = next_byte(stream);
    while (c != '\n' && c != EOF);
}

static bool keep(struct record_stream *stream, int c) {
    if (stream->size == RECORD_BYTES_MAX) return false;
    if (stream->size == stream->room) {
        size_t room = stream->room ? stream->room * 2 : 64 << 10;
        char *bytes = realloc(stream->bytes, room);
        if (!bytes) return false;
        stream->bytes = bytes;
        stream->room = room;
    }
    stream->bytes[stream->size++] = (char)c;
    return true;
}

void nesting_follow(struct nesting *nesting, char c) {
    if (nesting->string) {
        if (nesting->escaped)
            nesting->escaped = false;
        else if (c == '\\')
            nesting->escaped = true;
        else if (c == '"')
            nesting->string = false;
    } else if (c == '"') {
        nesting->string = true;
    } else if (c == '{' || c == '[') {
        nesting->depth++;
        nesting->nests++;
    } else if ((c == '}' || c == ']') && nesting->depth > 0) {
        nesting->depth--;
    }
}

static bool is_blank(int c) {
    return c == ' ' || c == '\t' || c == '\r' || c == '\n';
}

/* After an object only blanks may stand on its line. */
static enum found finish_line(struct record_stream *stream, struct fault *fault) {
    for (;;) {
        int c = peek_byte(stream);
        if (c != '\n' && is_blank(c)) {
            next_byte(stream);
        } else if (c == '\n' || c == EOF) {
            if (c == '\n') next_byte(stream);
            return FOUND_RECORD;
        } else {
            skip_line(stream);
            return broken(fault, "something stands behind the record on the same line");
        }
    }
}

enum found record_stream_next(struct record_stream *stream, struct fault *fault) {
    struct nesting nesting = {0};
    while (is_blank(peek_byte(stream))) next_byte(stream);
    stream->line = stream->next_line;
    stream->size = 0;
    if (peek_byte(stream) == EOF) return ferror(stream->file) ? FOUND_UNREADABLE : FOUND_NOTHING;
    if (peek_byte(stream) != '{') {
        skip_line(stream);
        return broken(fault, "this is not a record: a JSON object is expected");
    }
    do {
        if (nesting.depth > 0 && stream->column_one && peek_byte(stream) == '{')
            return broken(fault, "the record is cut short: another begins");
        int c = next_byte(stream);
        if (c == EOF) {
            if (ferror(stream->file)) return FOUND_UNREADABLE;
            return broken(fault, "the record is cut short: the file ends inside it");
        }
        if (c == '\n' && nesting.string) return broken(fault, "the record is cut short inside a string");
        if (!keep(stream, c)) {
            if (c != '\n') skip_line(stream);
            return broken(fault, "the record is longer than 8 MiB");
        }
        nesting_follow(&nesting, (char)c);
    } while (nesting.depth > 0);
    return finish_line(stream, fault);
}
