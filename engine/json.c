/* json.c: see json.h. */
#include "engine/json.h"

#include <assert.h>

/* Whether the text ends with a value, so that another one needs a comma. A new line begins a new JSON text.
 */
static bool ends_with_value(const struct text *text) {
    if (!text->size) return false;
    switch (text->bytes[text->size - 1]) {
    case '{':
    case '[':
    case ':':
    case ',':
    case '\n': return false;
    }
    return true;
}

void json_key_sized(struct text *text, const char *key, uint32_t size) {
    bool comma = ends_with_value(text);
    if (!key) {
        if (comma) text_byte(text, ',');
        return;
    }
    uint32_t whole = size + 3 + comma;
    if (text->cap - text->size <= whole) {
        text->full = true;
        return;
    }
    char *to = text->bytes + text->size;
    if (comma) *to++ = ',';
    *to++ = '"';
    memcpy(to, key, size);
    to += size;
    *to++ = '"';
    *to++ = ':';
    *to = 0;
    text->size += whole;
}

/* Most numbers are small and stand in lists: those are written at once. */
void json_number(struct text *text, const char *key, int64_t number) {
    if (key || number < 0 || number > 99 || text->cap - text->size < 4) {
        json_key(text, key);
        text_number(text, number);
        return;
    }
    char *to = text->bytes + text->size;
    if (ends_with_value(text)) *to++ = ',';
    if (number > 9) *to++ = (char)('0' + number / 10);
    *to++ = (char)('0' + number % 10);
    *to = 0;
    text->size = (uint32_t)(to - text->bytes);
}

void json_text(struct text *text, const char *key, const char *string) {
    json_key(text, key);
    if (string)
        text_json(text, string, (uint32_t)strlen(string));
    else
        text_add(text, "null");
}

void json_word(struct text *text, const char *key, const char *word) {
    json_key(text, key);
    text_byte(text, '"');
    text_add(text, word);
    text_byte(text, '"');
}

void json_bits(struct text *text, const char *key, uint32_t bits) {
    json_open(text, key, '[');
    for (; bits; bits &= bits - 1) json_number(text, NULL, __builtin_ctz(bits));
    json_close(text, ']');
}
