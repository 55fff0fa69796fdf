/* json.c: see json.h. */
#include "engine/json.h"

#include <assert.h>

/* Whether the text ends with a value, so that another one needs a comma. A new line begins a new JSON text.
 */
static inline bool ends_with_value(const struct text *text) {
    if (!text->size) return false;
    char last = text->bytes[text->size - 1];
    return (last | 0x20) != '{' && last != ',' && last != ':' && last != '\n'; /* [ is 0x20 below { */
}

/* Keys are short: calling memcpy would take longer. */
static inline void copy_small(char *to, const char *from, uint32_t size) {
    if (size > 16) {
        memcpy(to, from, size);
    } else if (size >= 8) {
        memcpy(to, from, 8);
        memcpy(to + size - 8, from + size - 8, 8);
    } else if (size >= 4) {
        memcpy(to, from, 4);
        memcpy(to + size - 4, from + size - 4, 4);
    } else {
        for (uint32_t i = 0; i < size; i++) to[i] = from[i];
    }
}

/* Room for a comma, a key and `more` bytes behind it, the first two written; NULL: it does not fit. */
static inline char *begin(struct text *text, const char *key, uint32_t key_size, uint32_t more) {
    bool comma = ends_with_value(text);
    if (text->cap - text->size <= comma + (key ? (uint64_t)key_size + 3 : 0) + more) {
        text->full = true;
        return NULL;
    }
    char *to = text->bytes + text->size;
    if (comma) *to++ = ',';
    if (!key) return to;
    *to++ = '"';
    copy_small(to, key, key_size);
    to += key_size;
    *to++ = '"';
    *to++ = ':';
    return to;
}

static inline void end(struct text *text, char *to) {
    *to = 0;
    text->size = (uint32_t)(to - text->bytes);
}

void json_plain(struct text *text, const char *key, uint32_t key_size, const char *bytes, uint32_t size) {
    char *to = begin(text, key, key_size, size);
    if (!to) return;
    copy_small(to, bytes, size);
    end(text, to + size);
}

void json_open_sized(struct text *text, const char *key, uint32_t key_size, char bracket) {
    char *to = begin(text, key, key_size, 1);
    if (!to) return;
    *to++ = bracket;
    end(text, to);
}

void json_word_sized(struct text *text, const char *key, uint32_t key_size, const char *word, uint32_t size) {
    char *to = begin(text, key, key_size, size + 2);
    if (!to) return;
    *to++ = '"';
    copy_small(to, word, size);
    to += size;
    *to++ = '"';
    end(text, to);
}

/* Most numbers are small. */
void json_number_sized(struct text *text, const char *key, uint32_t key_size, int64_t number) {
    bool small = number >= 0 && number < 100;
    char *to = begin(text, key, key_size, small ? 1 + (number > 9) : 1);
    if (!to) return;
    if (small) {
        if (number > 9) *to++ = (char)('0' + number / 10);
        *to++ = (char)('0' + number % 10);
    }
    end(text, to);
    if (!small) text_number(text, number);
}

void json_text(struct text *text, const char *key, const char *string) {
    json_key(text, key);
    if (string)
        text_json(text, string, (uint32_t)strlen(string));
    else
        text_add(text, "null");
}

void json_bits(struct text *text, const char *key, uint32_t bits) {
    json_open(text, key, '[');
    for (; bits; bits &= bits - 1) json_number(text, NULL, __builtin_ctz(bits));
    json_close(text, ']');
}
