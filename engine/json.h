/* json.h: writes JSON into a text. Nobody keeps track of commas: one is put before a value or key when the
 * byte before it ends a value. A `key` is a name in an object, or NULL in an array; it is written as it is,
 * so it needs no escapes. */
#ifndef DIZAINE_ENGINE_JSON_H
#define DIZAINE_ENGINE_JSON_H

#include "engine/text.h"

/* ,"key": or ,"key" or , as needed; for what follows, or for a value that the caller writes. */
void json_key_sized(struct text *text, const char *key, uint32_t size);
static inline void json_key(struct text *text, const char *key) {
    json_key_sized(text, key, key ? (uint32_t)strlen(key) : 0);
}

static inline void json_open(struct text *text, const char *key, char bracket) { /* { or [ */
    json_key(text, key);
    text_byte(text, bracket);
}
static inline void json_close(struct text *text, char bracket) { /* } or ] */
    text_byte(text, bracket);
}
void json_number(struct text *text, const char *key, int64_t number);
static inline void json_bool(struct text *text, const char *key, bool value) {
    json_key(text, key);
    text_add(text, value ? "true" : "false");
}
static inline void json_none(struct text *text, const char *key) { /* null */
    json_key(text, key);
    text_add(text, "null");
}
/* A string; NULL writes null. */
void json_text(struct text *text, const char *key, const char *string);
/* A string that is known to need no escapes: a word of ours, hex digits. */
void json_word(struct text *text, const char *key, const char *word);
static inline void json_raw(struct text *text, const char *key, const char *json) { /* already JSON */
    json_key(text, key);
    text_add(text, json);
}
/* The numbers of the bits that are set, ascending, as an array. */
void json_bits(struct text *text, const char *key, uint32_t bits);

#endif
