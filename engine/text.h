/* text.h: a bounded text buffer that the caller owns; what does not fit is cut and remembered as `full`. */
#ifndef DIZAINE_ENGINE_TEXT_H
#define DIZAINE_ENGINE_TEXT_H

#include <stdbool.h>
#include <stdint.h>
#include <string.h>

struct text {
    char *bytes; /* always ends with a zero byte */
    uint32_t size, cap;
    bool full; /* something did not fit */
};

/* A text on the stack: TEXT(name, 64); then text_add(&name, "…"). */
#define TEXT(name, capacity)                                                                                 \
    char name##_bytes[capacity];                                                                             \
    struct text name = text_over(name##_bytes, capacity)

struct text text_over(char *bytes, uint32_t cap);
void text_clear(struct text *text);
void text_byte(struct text *text, char c);
void text_bytes(struct text *text, const char *bytes, uint32_t size);
/* Inline, so that the length of a literal is known when it is compiled. */
static inline void text_add(struct text *text, const char *string) {
    text_bytes(text, string, (uint32_t)strlen(string));
}
void text_number(struct text *text, int64_t number);
/* printf's %s %d %u (int) %c and %% only: enough for notation and JSON, the same on every machine. */
void text_format(struct text *text, const char *format, ...) __attribute__((format(printf, 2, 3)));
/* A JSON string literal, quotes included; `size` bytes of UTF-8. */
void text_json(struct text *text, const char *bytes, uint32_t size);
void text_escaped(struct text *text, const char *bytes, uint32_t size); /* the same without the quotes */

bool text_same(const char *a, const char *b);
/* Reads a whole decimal number in [lo, hi] from all of `string`; false if it is anything else. */
bool text_parse_int(const char *string, int32_t lo, int32_t hi, int32_t *number);
/* The number that a text begins with, at most five digits of it, and what follows it; -1: none. */
int text_leading_number(const char **text);
/* The length of the valid UTF-8 character at `bytes`, its value in *code; 0 if there is none (overlong, surrogate, cut). */
uint32_t text_character(const char *bytes, uint32_t size, uint32_t *code);
/* The number of Unicode characters if the bytes are valid UTF-8 without control characters, else -1. */
int text_characters(const char *bytes, uint32_t size);
/* Whether valid UTF-8 holds a character that has no shape or turns the direction of others: what is read is not
 * what is there. Spaces, and joiners between two others as in emoji, are fine. */
bool text_deceives(const char *string);
/* Whether valid UTF-8 shows nothing: only spaces of any kind and characters without a shape. */
bool text_blank(const char *string);

#endif
