/* changes.c: see changes.h. Both texts come from the same writer and are mostly the same bytes in the same order: members that did not change are
 * compared as bytes, at the end many at once, and only what holds a change is looked into. */
#include "room/changes.h"

#include "engine/json.h"

#include <stddef.h>
#ifdef __SSE2__
#include <emmintrin.h>
#endif

enum {
    ITEMS_MAX = 256, /* beyond that a list is told whole */
    GONE_MAX = 64,   /* and so is an object of which more is gone */
    DEPTH_MAX = 32
};

struct span {
    const char *from, *to;
};

static bool same(struct span a, struct span b) {
    return a.to - a.from == b.to - b.from && memcmp(a.from, b.from, (size_t)(a.to - a.from)) == 0;
}

/* How many bytes of both are surely the same, counted from their ends. */
static ptrdiff_t same_at_end(struct span a, struct span b) {
    ptrdiff_t most = a.to - a.from < b.to - b.from ? a.to - a.from : b.to - b.from, n = 0;
    while (n + 16 <= most && memcmp(a.to - n - 16, b.to - n - 16, 16) == 0) n += 16;
    return n;
}

static const char *string_end(const char *at) {
    for (at++; *at != '"'; at++) at += *at == '\\';
    return at + 1;
}

/* The objects and lists that are open at some place of a text. */
struct open {
    uint16_t begun[DEPTH_MAX];
    int depth;
};

/* False: that was the end of the outermost one, or too much is open. */
static inline bool bracket(struct changes_ends *ends, struct open *open, uint32_t at) {
    char c = ends->text[at];
    if (c == '}' || c == ']') {
        ends->of[open->begun[--open->depth]] = (uint16_t)(at + 1);
        return open->depth > 0;
    }
    if (open->depth == DEPTH_MAX) {
        ends->failed = true;
        return false;
    }
    open->begun[open->depth++] = (uint16_t)at;
    return true;
}

/* Byte by byte, to the first token from `until` on; DONE behind the last bracket. */
#define DONE UINT32_MAX
static uint32_t find_plainly(struct changes_ends *ends, struct open *open, uint32_t at, uint32_t until) {
    for (; at < until; at++) {
        char c = ends->text[at];
        if (c == '"')
            at = (uint32_t)(string_end(ends->text + at) - ends->text) - 1;
        else if ((c | 0x20) == '{' || (c | 0x20) == '}') /* [ and ] are 0x20 below { and } */
            if (!bracket(ends, open, at)) return DONE;
    }
    return at;
}

#ifdef __SSE2__
static uint32_t equal(__m128i bytes, char c) {
    return (uint32_t)_mm_movemask_epi8(_mm_cmpeq_epi8(bytes, _mm_set1_epi8(c)));
}

/* 16 bytes at once: whether a byte stands inside quotes is the parity of the quotes before it, as long as none is escaped. */
static uint32_t find_quickly(struct changes_ends *ends, struct open *open, uint32_t at) {
    uint32_t inside = 0;
    while (at + 16 <= ends->size) {
        __m128i bytes = _mm_loadu_si128((const __m128i *)(const void *)(ends->text + at)),
                low = _mm_or_si128(bytes, _mm_set1_epi8(0x20));
        if (equal(bytes, '\\')) {
            uint32_t outside = inside ? (uint32_t)(string_end(ends->text + at - 1) - ends->text) : at;
            if ((at = find_plainly(ends, open, outside, at + 16)) == DONE) return DONE;
            inside = 0;
            continue;
        }
        uint32_t quoted = equal(bytes, '"'), brackets = equal(low, '{') | equal(low, '}');
        quoted ^= quoted << 1;
        quoted ^= quoted << 2;
        quoted ^= quoted << 4;
        quoted ^= quoted << 8;
        quoted ^= inside;
        inside = quoted & 0x8000 ? 0xffff : 0;
        for (brackets &= ~quoted; brackets; brackets &= brackets - 1)
            if (!bracket(ends, open, at + (uint32_t)__builtin_ctz(brackets))) return DONE;
        at += 16;
    }
    return inside ? (uint32_t)(string_end(ends->text + at - 1) - ends->text) : at;
}
#else
static uint32_t find_quickly(struct changes_ends *ends, struct open *open, uint32_t at) {
    return at;
}
#endif

/* Of the object or list at `at` and all within it. */
static void find_ends(struct changes_ends *ends, uint32_t at) {
    struct open open = {.depth = 0};
    uint32_t rest = find_quickly(ends, &open, at);
    if (rest != DONE) find_plainly(ends, &open, rest, ends->size);
    if (ends->failed) return;
    ends->from = at;
    ends->to = ends->of[at];
}

/* What stands in an object or list that was looked through is known. */
static const char *value_end(struct changes_ends *ends, const char *at) {
    if (*at == '{' || *at == '[') {
        uint32_t place = (uint32_t)(at - ends->text);
        if (place < ends->from || place >= ends->to) find_ends(ends, place);
        return ends->text + (ends->failed ? ends->size : ends->of[place]);
    }
    if (*at == '"') return string_end(at);
    while (*at != ',' && *at != '}' && *at != ']') at++;
    return at;
}

/* The value at `at` if it is, byte for byte, a value that is known; else it is read. */
static struct span value_like(struct changes_work *work, const char *at, const char *end,
                              struct span known) {
    ptrdiff_t size = known.to - known.from;
    if (end - at > size && memcmp(at, known.from, (size_t)size) == 0 &&
        (at[size] == ',' || at[size] == '}' || at[size] == ']'))
        return (struct span){at, at + size};
    return (struct span){at, value_end(&work->before, at)};
}

/* The member with a key, from `at` (behind a comma or brace) to the end of the object; NULL: none. */
static const char *member(struct changes_ends *ends, const char *at, struct span key) {
    while (*at == '"') {
        struct span found = {at, string_end(at)};
        if (same(found, key)) return at;
        at = value_end(ends, found.to + 1);
        at += *at == ',';
    }
    return NULL;
}

static bool object_changes(struct changes_work *work, struct span before, struct span after,
                           int *gone_size, struct text *text);
static bool list_changes(struct changes_work *work, struct span before, struct span after,
                         struct text *text);

/* "key":value, or "~key":{what changed in it} where that is shorter. A key comes with its quotes. */
static void changed(struct changes_work *work, struct span key, struct span before, struct span after,
                    struct text *text) {
    uint32_t start = text->size, whole = (uint32_t)(after.to - after.from);
    char kind = *after.from;
    if (*before.from == kind && (kind == '{' || kind == '[')) {
        json_key(text, NULL);
        text_add(text, "\"~");
        text_bytes(text, key.from + 1, (uint32_t)(key.to - key.from - 1));
        text_byte(text, ':');
        uint32_t from = text->size;
        int gone = 0;
        if ((kind == '{' ? object_changes(work, before, after, &gone, text) : list_changes(work, before, after, text)) &&
            text->size - from < whole)
            return;
        text->size = start;
        text->bytes[start] = 0;
    }
    json_key(text, NULL);
    text_bytes(text, key.from, (uint32_t)(key.to - key.from));
    text_byte(text, ':');
    text_bytes(text, after.from, whole);
}

static bool object_changes(struct changes_work *work, struct span before, struct span after,
                           int *gone_size, struct text *text) {
    struct span gone[GONE_MAX];
    const char *a = before.from + 1, *b = after.from + 1, *alike = after.to - same_at_end(before, after);
    text_byte(text, '{');
    while (*b == '"') {
        if (b >= alike && before.to - a == after.to - b) { /* and all that follows */
            a = before.to;
            break;
        }
        struct span key = {b, string_end(b)}, now = {key.to + 1, value_end(&work->after, key.to + 1)};
        size_t whole = (size_t)(now.to - b);
        /* Most are the same, in the same place. */
        if ((size_t)(before.to - a) > whole && memcmp(a, b, whole) == 0 && (a[whole] == ',' || a[whole] == '}')) {
            a += whole + (a[whole] == ',');
            b = now.to + (*now.to == ',');
            continue;
        }
        const char *found = member(&work->before, a, key);
        for (; found && a < found; a += *a == ',') {
            struct span left = {a, string_end(a)};
            if (*gone_size == GONE_MAX) return false;
            if (!member(&work->after, after.from + 1, left)) gone[(*gone_size)++] = left;
            a = value_end(&work->before, left.to + 1);
        }
        if (found) {
            struct span then = value_like(work, a + (key.to - key.from) + 1, before.to, now);
            if (!same(then, now)) changed(work, key, then, now, text);
            a = then.to + (*then.to == ',');
        } else {
            changed(work, key, (struct span){"", ""}, now, text);
        }
        b = now.to + (*now.to == ',');
    }
    for (; a < before.to && *a == '"'; a += *a == ',') {
        struct span left = {a, string_end(a)};
        if (*gone_size == GONE_MAX) return false;
        if (!member(&work->after, after.from + 1, left)) gone[(*gone_size)++] = left;
        a = value_end(&work->before, left.to + 1);
    }
    if (*gone_size) {
        json_open(text, "-", '[');
        for (int i = 0; i < *gone_size; i++) {
            json_key(text, NULL);
            text_bytes(text, gone[i].from, (uint32_t)(gone[i].to - gone[i].from));
        }
        json_close(text, ']');
    }
    text_byte(text, '}');
    return true;
}

/* The items of a list, or -1: too many. */
static int items_of(struct changes_ends *ends, struct span list, struct span items[ITEMS_MAX]) {
    int n = 0;
    for (const char *at = list.from + 1; *at != ']'; at += *at == ',') {
        if (n == ITEMS_MAX || ends->failed) return -1;
        items[n].from = at;
        at = items[n++].to = value_end(ends, at);
    }
    return n;
}

static bool list_changes(struct changes_work *work, struct span before, struct span after,
                         struct text *text) {
    struct span then[ITEMS_MAX], now[ITEMS_MAX];
    int then_size = items_of(&work->before, before, then), now_size = items_of(&work->after, after, now),
        first = 0, last = 0;
    if (then_size < 0 || now_size < 0) return false;
    int shorter = then_size < now_size ? then_size : now_size;
    while (first < shorter && same(then[first], now[first])) first++;
    while (last < shorter - first && same(then[then_size - 1 - last], now[now_size - 1 - last])) last++;
    int out = then_size - last - first, in = now_size - last - first;
    if (first + last == 0 && out != in) return false; /* nothing of it stays */
    text_byte(text, '{');
    if (out == in && (in == 1 || *now[first].from == '{' || *now[first].from == '[')) {
        for (int i = first; i < first + in; i++) {
            if (same(then[i], now[i])) continue;
            TEXT(key, 8);
            text_format(&key, "\"%d\"", i);
            changed(work, (struct span){key.bytes, key.bytes + key.size}, then[i], now[i], text);
        }
    } else {
        json_open(text, "@", '[');
        json_number(text, NULL, first);
        json_number(text, NULL, out);
        for (int i = first; i < first + in; i++) {
            json_key(text, NULL);
            text_bytes(text, now[i].from, (uint32_t)(now[i].to - now[i].from));
        }
        json_close(text, ']');
    }
    text_byte(text, '}');
    return true;
}

/* Of one of the two objects of a part. False: some of its members are gone, which would have to stand beside those of the other part. */
static bool piece_changes(struct changes_work *work, struct span before, struct span after, struct text *text) {
    int gone = 0;
    return object_changes(work, before, after, &gone, text) && !gone && !work->before.failed && !work->after.failed;
}

static void begin(struct changes_ends *ends, struct part part) {
    ends->text = part.bytes;
    ends->size = part.size;
    ends->from = ends->to = 0;
    ends->failed = false;
}

bool changes_write(struct changes_work *work, struct part before, struct part after, struct text *text, uint32_t *second) {
    if (before.size >= CHANGES_BYTES_MAX || after.size >= CHANGES_BYTES_MAX) return false;
    begin(&work->before, before);
    begin(&work->after, after);
    struct span then = {before.bytes, before.bytes + before.second}, now = {after.bytes, after.bytes + after.second};
    if (!piece_changes(work, then, now, text)) return false;
    *second = text->size;
    then = (struct span){then.to, before.bytes + before.size};
    now = (struct span){now.to, after.bytes + after.size};
    return piece_changes(work, then, now, text);
}
