/* json.h: writes JSON into a text. Nobody keeps track of commas: one is put before a value or key when the
 * byte before it ends a value. A `key` is a name in an object, or NULL in an array; it is written as it is,
 * so it needs no escapes. */
#ifndef DIZAINE_ENGINE_JSON_H
#define DIZAINE_ENGINE_JSON_H

#include "engine/text.h"

/* The length of a literal is known when it is compiled. */
static inline uint32_t json_key_size(const char *key) {
    return key ? (uint32_t)strlen(key) : 0;
}
/* ,"key": or ,"key" or , as needed, and plain bytes behind it. */
void json_plain(struct text *text, const char *key, uint32_t key_size, const char *bytes, uint32_t size);
void json_open_sized(struct text *text, const char *key, uint32_t key_size, char bracket);
void json_number_sized(struct text *text, const char *key, uint32_t key_size, int64_t number);

static inline void json_key_sized(struct text *text, const char *key, uint32_t size) {
    json_plain(text, key, size, "", 0);
}
static inline void json_key(struct text *text, const char *key) { /* for a value that the caller writes */
    json_plain(text, key, json_key_size(key), "", 0);
}
static inline void json_open(struct text *text, const char *key, char bracket) { /* { or [ */
    json_open_sized(text, key, json_key_size(key), bracket);
}
static inline void json_close(struct text *text, char bracket) { /* } or ] */
    text_byte(text, bracket);
}
static inline void json_number(struct text *text, const char *key, int64_t number) {
    json_number_sized(text, key, json_key_size(key), number);
}
static inline void json_raw(struct text *text, const char *key, const char *json) { /* already JSON */
    json_plain(text, key, json_key_size(key), json, (uint32_t)strlen(json));
}
static inline void json_bool(struct text *text, const char *key, bool value) {
    json_raw(text, key, value ? "true" : "false");
}
static inline void json_none(struct text *text, const char *key) { /* null */
    json_raw(text, key, "null");
}
/* A string; NULL writes null. */
void json_text(struct text *text, const char *key, const char *string);
/* A string that is known to need no escapes: a word of ours, hex digits. */
void json_word_sized(struct text *text, const char *key, uint32_t key_size, const char *word, uint32_t size);
static inline void json_word(struct text *text, const char *key, const char *word) {
    json_word_sized(text, key, json_key_size(key), word, (uint32_t)strlen(word));
}
/* The numbers of the bits that are set, ascending, as an array. */
void json_bits(struct text *text, const char *key, uint32_t bits);

#endif
