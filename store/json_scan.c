/* json_scan.c: see json_scan.h. */
#include "store/json_scan.h"

#include <string.h>
#ifdef __SSE2__
#include <emmintrin.h>
#endif

#include "engine/text.h"

enum {
    KEYS_MAX = 24,   /* of an object, beyond which equal ones are not looked for */
    DIGITS_MAX = 18, /* of an integer that fits into 64 bits whatever they are */
    KEY_MAX = 64,    /* of a name that is looked for, in JSON */
    REAL_MAX = 60,   /* characters of a number with a fraction, not too large whatever they are */
};

struct scan {
    const char *at, *end;
    uint32_t depth, depth_max, nests_left;
    bool unsure;
    struct json_field *fields;
    int count;
};

static bool is_blank(char c) {
    return c == ' ' || c == '\n' || c == '\t' || c == '\r';
}

static bool is_digit(char c) {
    return c >= '0' && c <= '9';
}

/* Bytes that stand for themselves in a string. */
static bool is_plain(char c) {
    return (unsigned char)c >= 0x20 && (unsigned char)c < 0x80 && c != '"' && c != '\\';
}

/* How many bytes from `at` on stand for themselves, 16 at most. Most strings of a record are shorter: their bytes are also
 * copied, where `to` is not NULL and has room for 16. */
static inline size_t plain_run(const char *at, const char *end, char *to) {
    size_t size = 0;
#ifdef __SSE2__
    if (end - at >= 16) {
        __m128i bytes = _mm_loadu_si128((const __m128i *)(const void *)at);
        __m128i ends = _mm_or_si128(_mm_cmpeq_epi8(bytes, _mm_set1_epi8('"')),
                                    _mm_cmpeq_epi8(bytes, _mm_set1_epi8('\\')));
        /* Signed: below a blank are the control characters and all that is not ASCII. */
        ends = _mm_or_si128(ends, _mm_cmplt_epi8(bytes, _mm_set1_epi8(' ')));
        if (to) _mm_storeu_si128((__m128i *)(void *)to, bytes);
        return (size_t)__builtin_ctz((uint32_t)_mm_movemask_epi8(ends) | 1u << 16);
    }
#endif
    for (; size < 16 && at + size < end && is_plain(at[size]); size++)
        if (to) to[size] = at[size];
    return size;
}

static inline void skip_blanks(struct scan *scan) {
    while (scan->at < scan->end && is_blank(*scan->at)) scan->at++;
}

static bool skip(struct scan *scan, char c) {
    if (scan->at == scan->end || *scan->at != c) return false;
    scan->at++;
    return true;
}

/* Four hex digits, or -1. */
static int hex4(const char *at, const char *end) {
    int value = 0;
    if (end - at < 4) return -1;
    for (int i = 0; i < 4; i++) {
        char c = at[i], low = (char)(c | 0x20);
        if (!is_digit(c) && (low < 'a' || low > 'f')) return -1;
        value = value * 16 + (is_digit(c) ? c - '0' : low - 'a' + 10);
    }
    return value;
}

/* The character of \u, both halves of a pair, at its first digit; its code is 0 where there is none or it is not allowed. */
static const char *unicode(const char *at, const char *end, int *code) {
    int first = hex4(at, end), second;
    *code = first < 0 || (first >= 0xdc00 && first < 0xe000) ? 0 : first;
    at += 4;
    if (first < 0xd800 || first >= 0xdc00) return at;
    bool pair = end - at > 2 && at[0] == '\\' && at[1] == 'u';
    second = pair ? hex4(at + 2, end) : -1;
    *code = second >= 0xdc00 && second < 0xe000 ? 0x10000 + ((first - 0xd800) << 10) + (second - 0xdc00) : 0;
    return at + 6;
}

/* Behind the backslash. */
static bool scan_escape(struct scan *scan) {
    int code = 1;
    if (scan->at == scan->end) return false;
    char c = *scan->at++;
    if (c == 'u')
        scan->at = unicode(scan->at, scan->end, &code);
    else
        code = c && strchr("\"\\/bfnrt", c);
    return code != 0;
}

static inline bool scan_string(struct scan *scan) {
    for (scan->at++;;) {
        uint32_t code;
        size_t run = plain_run(scan->at, scan->end, NULL);
        const char *at = scan->at += run, *end = scan->end;
        if (at == end) return false;
        if (run == 16) continue;
        if (*at == '"') {
            scan->at++;
            return true;
        }
        if (*at == '\\') {
            scan->at++;
            if (!scan_escape(scan)) return false;
            continue;
        }
        uint32_t rest = end - at > 4 ? 4 : (uint32_t)(end - at);
        uint32_t length = (unsigned char)*at < 0x80 ? 0 : text_character(at, rest, &code);
        if (!length) return false;
        scan->at += length;
    }
}

static bool scan_digits(struct scan *scan) {
    const char *from = scan->at;
    while (scan->at < scan->end && is_digit(*scan->at)) scan->at++;
    return scan->at > from;
}

static bool scan_number(struct scan *scan) {
    const char *from = scan->at;
    bool real = false;
    skip(scan, '-');
    if (!skip(scan, '0') && !scan_digits(scan)) return false;
    if (skip(scan, '.')) {
        real = true;
        if (!scan_digits(scan)) return false;
    }
    if (skip(scan, 'e') || skip(scan, 'E')) {
        scan->unsure = true;
        if (!skip(scan, '+')) skip(scan, '-');
        return scan_digits(scan);
    }
    if (scan->at - from > (real ? REAL_MAX : DIGITS_MAX)) scan->unsure = true;
    return true;
}

static bool scan_word(struct scan *scan, const char *word) {
    size_t size = strlen(word);
    if ((size_t)(scan->end - scan->at) < size || memcmp(scan->at, word, size) != 0) return false;
    scan->at += size;
    return true;
}

static bool scan_value(struct scan *scan, uint32_t *items);

/* Whether a key, which ends at `end`, is this name, escapes or not. */
static bool is_named(const char *key, const char *end, const char *name) {
    size_t size = strlen(name);
    char said[KEY_MAX + JSON_SLACK], *to = said;
    if ((size_t)(end - key) == size + 2 && memcmp(key + 1, name, size) == 0) return true;
    if (end - key > KEY_MAX || !memchr(key, '\\', (size_t)(end - key))) return false;
    json_read_string(key, end, &to);
    return text_same(said, name);
}

/* The outermost object's: the field of a key, or NULL. */
static struct json_field *field_of(struct scan *scan, const char *key) {
    for (int i = 0; scan->depth == 1 && i < scan->count; i++) {
        if (is_named(key, scan->at, scan->fields[i].name)) return &scan->fields[i];
    }
    return NULL;
}

struct keys {
    const char *at[KEYS_MAX];
    size_t size[KEYS_MAX];
    int count;
};

/* False if the object has it already. */
static bool new_key(struct scan *scan, struct keys *keys, const char *key) {
    size_t size = (size_t)(scan->at - key);
    if (memchr(key, '\\', size) || keys->count == KEYS_MAX) {
        scan->unsure = true;
        return true;
    }
    for (int i = 0; i < keys->count; i++)
        if (keys->size[i] == size && memcmp(keys->at[i], key, size) == 0) return false;
    keys->at[keys->count] = key;
    keys->size[keys->count++] = size;
    return true;
}

static bool scan_members(struct scan *scan) {
    struct keys keys = {.count = 0};
    do {
        uint32_t items = 0;
        skip_blanks(scan);
        const char *key = scan->at;
        if (key == scan->end || *key != '"' || !scan_string(scan)) return false;
        if (!new_key(scan, &keys, key)) return false;
        struct json_field *field = field_of(scan, key);
        skip_blanks(scan);
        if (!skip(scan, ':')) return false;
        skip_blanks(scan);
        if (field) field->at = scan->at;
        if (!scan_value(scan, &items)) return false;
        if (field) field->items = items;
        skip_blanks(scan);
    } while (skip(scan, ','));
    return skip(scan, '}');
}

static bool scan_items(struct scan *scan, uint32_t *items) {
    uint32_t unused;
    do {
        skip_blanks(scan);
        bool string = scan->at < scan->end && *scan->at == '"';
        if (!(string ? scan_string(scan) : scan_value(scan, &unused))) return false;
        ++*items;
        skip_blanks(scan);
    } while (skip(scan, ','));
    return skip(scan, ']');
}

/* An object or a list. */
static bool scan_nest(struct scan *scan, uint32_t *items) {
    char close = *scan->at++ == '{' ? '}' : ']';
    if (scan->depth == scan->depth_max || !scan->nests_left) return false;
    scan->depth++;
    scan->nests_left--;
    skip_blanks(scan);
    bool sound = skip(scan, close) || (close == '}' ? scan_members(scan) : scan_items(scan, items));
    scan->depth--;
    return sound;
}

/* *items: of a list, 0 before. */
static bool scan_value(struct scan *scan, uint32_t *items) {
    if (scan->at == scan->end) return false;
    switch (*scan->at) {
    case '"': return scan_string(scan);
    case '{':
    case '[': return scan_nest(scan, items);
    case 't': return scan_word(scan, "true");
    case 'f': return scan_word(scan, "false");
    case 'n': return scan_word(scan, "null");
    }
    return scan_number(scan);
}

enum json_sound json_scan(const char *bytes, size_t size, uint32_t depth_max, uint32_t nests_max,
                          struct json_field *fields, int count) {
    struct scan scan = {.at = bytes,
                        .end = bytes + size,
                        .depth_max = depth_max,
                        .nests_left = nests_max,
                        .fields = fields,
                        .count = count};
    uint32_t items = 0;
    for (int i = 0; i < count; i++) fields[i].at = NULL;
    skip_blanks(&scan);
    if (scan.at == scan.end || (*scan.at != '{' && *scan.at != '[')) return JSON_BROKEN;
    if (!scan_value(&scan, &items)) return JSON_BROKEN;
    skip_blanks(&scan);
    if (scan.at != scan.end) return JSON_BROKEN;
    return scan.unsure ? JSON_UNSURE : JSON_SOUND;
}

/* From here on the JSON is sound: it ends where it must. */

static const char *past_blanks(const char *at) {
    while (is_blank(*at)) at++;
    return at;
}

static const char *past_string(const char *at) {
    for (at++; *at != '"'; at++) at += *at == '\\';
    return at + 1;
}

static const char *past_nest(const char *at) {
    uint32_t depth = 0;
    do {
        char c = *at;
        if (c == '"') {
            at = past_string(at);
            continue;
        }
        depth += c == '{' || c == '[';
        depth -= c == '}' || c == ']';
        at++;
    } while (depth);
    return at;
}

static const char *past_value(const char *at) {
    if (*at == '"') return past_string(at);
    if (*at == '{' || *at == '[') return past_nest(at);
    while (*at != ',' && *at != '}' && *at != ']' && !is_blank(*at)) at++;
    return at;
}

const char *json_first(const char *nest) {
    const char *at = past_blanks(nest + 1);
    return *at == '}' || *at == ']' ? NULL : at;
}

const char *json_next(const char *value) {
    return json_after(past_value(value));
}

const char *json_value(const char *key) {
    return past_blanks(past_blanks(past_string(key)) + 1);
}

const char *json_member(const char *object, const char *name) {
    if (!json_is(object, '{')) return NULL;
    for (const char *key = json_first(object); key; key = json_next(json_value(key))) {
        if (is_named(key, past_string(key), name)) return json_value(key);
    }
    return NULL;
}

bool json_read_integer(const char *value, int64_t *number) {
    const char *at = value;
    if (!at || (*at != '-' && !is_digit(*at))) return false;
    uint64_t size = 0;
    for (at += *at == '-'; is_digit(*at); at++) size = size * 10 + (uint64_t)(*at - '0');
    *number = (int64_t)(*value == '-' ? -size : size);
    return *at != '.' && (*at | 0x20) != 'e';
}

static char *put_character(char *to, uint32_t code) {
    if (code < 0x80) {
        *to++ = (char)code;
        return to;
    }
    int more = code < 0x800 ? 1 : code < 0x10000 ? 2 : 3;
    *to++ = (char)(0xff00u >> (more + 1) | code >> 6 * more);
    while (more--) *to++ = (char)(0x80 | (code >> 6 * more & 0x3f));
    return to;
}

/* Behind the backslash. */
static const char *put_escape(const char *at, char **to) {
    static const char escaped[] = "\"\\/bfnrt", meant[] = "\"\\/\b\f\n\r\t";
    int code;
    if (*at != 'u') {
        *(*to)++ = meant[strchr(escaped, *at) - escaped];
        return at + 1;
    }
    at = unicode(at + 1, at + 11, &code);
    *to = put_character(*to, (uint32_t)code);
    return at;
}

const char *json_read_string(const char *value, const char *end, char **to) {
    const char *at = value;
    char *free = *to;
    if (!json_is(at, '"')) return NULL;
    for (at++; *at != '"';) {
        size_t run = plain_run(at, end, free);
        at += run;
        free += run;
        if (*at == '\\')
            at = put_escape(at + 1, &free);
        else if (run < 16 && *at != '"')
            *free++ = *at++;
    }
    *free = 0;
    *to = free;
    return at + 1;
}

const char *json_after(const char *end_of_value) {
    const char *at = past_blanks(end_of_value);
    return *at == ',' ? past_blanks(at + 1) : NULL;
}
