/* record_stream.c: cuts a stream into records without keeping more than one, whatever comes. */
#include "store/records.h"

#include <stdlib.h>
#include <string.h>
#ifdef __SSE2__
#include <emmintrin.h>
#endif

enum { BLOCK = 64 << 10 };

void record_stream_open(struct record_stream *stream, FILE *file) {
    *stream = (struct record_stream){.file = file, .next_line = 1, .column_one = true};
    stream->block = malloc(BLOCK);
    if (!stream->block) abort();
}

void record_stream_free(struct record_stream *stream) {
    free(stream->bytes);
    free(stream->block);
    stream->bytes = stream->block = NULL;
}

char *record_stream_take(struct record_stream *stream, size_t *size) {
    char *bytes = stream->bytes;
    *size = stream->size;
    stream->bytes = NULL;
    stream->size = stream->room = 0;
    return bytes;
}

/* The next byte, or EOF. */
static int peek_byte(struct record_stream *stream) {
    if (stream->at == stream->filled) {
        stream->at = 0;
        stream->filled = fread(stream->block, 1, BLOCK, stream->file);
        if (!stream->filled) return EOF;
    }
    return (unsigned char)stream->block[stream->at];
}

/* `size` bytes of the block have been read; only the last may end a line. */
static void pass(struct record_stream *stream, size_t size) {
    if (!size) return;
    stream->at += size;
    stream->column_one = stream->block[stream->at - 1] == '\n';
    stream->next_line += stream->column_one;
}

static enum found broken(struct fault *fault, const char *reason) {
    fault->move = 0;
    snprintf(fault->reason, sizeof fault->reason, "%s", reason);
    return FOUND_FAULT;
}

/* What the block has of this line, its end included. */
static size_t line_size(struct record_stream *stream) {
    const char *from = stream->block + stream->at;
    size_t rest = stream->filled - stream->at;
    const char *end = memchr(from, '\n', rest);
    return end ? (size_t)(end - from) + 1 : rest;
}

/* Drops the rest of the line, newline included. */
static void skip_line(struct record_stream *stream) {
    do {
        if (peek_byte(stream) == EOF) return;
        pass(stream, line_size(stream));
    } while (!stream->column_one);
}

static bool keep(struct record_stream *stream, size_t size) {
    size_t room = stream->room ? stream->room : 8 << 10;
    if (stream->size + size > RECORD_BYTES_MAX) return false;
    while (room < stream->size + size) room *= 2;
    if (room != stream->room) {
        char *bytes = realloc(stream->bytes, room);
        if (!bytes) return false;
        stream->bytes = bytes;
        stream->room = room;
    }
    memcpy(stream->bytes + stream->size, stream->block + stream->at, size);
    stream->size += size;
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

#ifdef __SSE2__
static uint32_t equal(__m128i bytes, char c) {
    return (uint32_t)_mm_movemask_epi8(_mm_cmpeq_epi8(bytes, _mm_set1_epi8(c)));
}

/* Follows 16 bytes at once; false, and nothing done, where one is escaped or the outermost object might end. Whether a byte stands
 * in a string is the parity of the quotes up to it. */
static bool follow_16(struct nesting *nesting, const char *at) {
    __m128i bytes = _mm_loadu_si128((const __m128i *)(const void *)at),
            low = _mm_or_si128(bytes, _mm_set1_epi8(0x20)); /* [ and ] are 0x20 below { and } */
    uint32_t quoted = equal(bytes, '"');
    if (nesting->escaped || equal(bytes, '\\')) return false;
    quoted ^= quoted << 1;
    quoted ^= quoted << 2;
    quoted ^= quoted << 4;
    quoted ^= quoted << 8;
    if (nesting->string) quoted = ~quoted;
    uint32_t opened = (uint32_t)__builtin_popcount(equal(low, '{') & ~quoted);
    uint32_t closed = (uint32_t)__builtin_popcount(equal(low, '}') & ~quoted);
    if (closed >= nesting->depth) return false;
    nesting->depth += opened - closed;
    nesting->nests += opened;
    nesting->string = quoted >> 15 & 1;
    return true;
}
#else
static bool follow_16(struct nesting *nesting, const char *at) {
    return false;
}
#endif

/* Follows up to `size` bytes, not beyond the end of the outermost object; returns how many. */
static size_t follow(struct nesting *nesting, const char *bytes, size_t size) {
    size_t at = 0;
    while (at < size) {
        if (size - at >= 16 && follow_16(nesting, bytes + at)) {
            at += 16;
            continue;
        }
        for (size_t until = size - at < 16 ? size : at + 16; at < until;) {
            nesting_follow(nesting, bytes[at++]);
            if (!nesting->depth) return at;
        }
    }
    return at;
}

static bool is_blank(int c) {
    return c == ' ' || c == '\t' || c == '\r' || c == '\n';
}

/* After an object only blanks may stand on its line. */
static enum found finish_line(struct record_stream *stream, struct fault *fault) {
    for (;;) {
        int c = peek_byte(stream);
        if (c == '\n' || c == EOF) {
            if (c == '\n') pass(stream, 1);
            return FOUND_RECORD;
        }
        if (!is_blank(c)) {
            skip_line(stream);
            return broken(fault, "something stands behind the record on the same line");
        }
        pass(stream, 1);
    }
}

enum found record_stream_next(struct record_stream *stream, struct fault *fault) {
    struct nesting nesting = {0};
    while (is_blank(peek_byte(stream))) pass(stream, 1);
    stream->line = stream->next_line;
    stream->size = 0;
    if (peek_byte(stream) == EOF) return ferror(stream->file) ? FOUND_UNREADABLE : FOUND_NOTHING;
    if (peek_byte(stream) != '{') {
        skip_line(stream);
        return broken(fault, "this is not a record: a JSON object is expected");
    }
    do {
        int c = peek_byte(stream);
        if (nesting.depth > 0 && stream->column_one && c == '{')
            return broken(fault, "the record is cut short: another begins");
        if (c == EOF) {
            if (ferror(stream->file)) return FOUND_UNREADABLE;
            return broken(fault, "the record is cut short: the file ends inside it");
        }
        size_t size = follow(&nesting, stream->block + stream->at, line_size(stream));
        bool kept = keep(stream, size);
        pass(stream, size);
        if (!kept) {
            if (!stream->column_one) skip_line(stream);
            return broken(fault, "the record is longer than 8 MiB");
        }
        if (nesting.string && stream->column_one)
            return broken(fault, "the record is cut short inside a string");
    } while (nesting.depth > 0);
    return finish_line(stream, fault);
}
