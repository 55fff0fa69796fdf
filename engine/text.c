/* text.c: see text.h. No stdio: the engine runs where there is none. */
#include "engine/text.h"

#include <assert.h>
#include <stdarg.h>
#include <string.h>

struct text text_over(char *bytes, uint32_t cap) {
    assert(cap > 0);
    bytes[0] = 0;
    return (struct text){.bytes = bytes, .cap = cap};
}

void text_clear(struct text *text) {
    text->size = 0;
    text->full = false;
    text->bytes[0] = 0;
}

void text_bytes(struct text *text, const char *bytes, uint32_t size) {
    uint32_t room = text->cap - 1 - text->size;
    if (size > room) {
        size = room;
        text->full = true;
    }
    memcpy(text->bytes + text->size, bytes, size);
    text->size += size;
    text->bytes[text->size] = 0;
}

void text_byte(struct text *text, char c) {
    if (text->size + 1 < text->cap) {
        text->bytes[text->size++] = c;
        text->bytes[text->size] = 0;
    } else {
        text->full = true;
    }
}

void text_number(struct text *text, int64_t number) {
    if (number >= 0 && number < 10) {
        text_byte(text, (char)('0' + number));
        return;
    }
    char digits[20];
    uint32_t n = sizeof digits;
    uint64_t rest = number < 0 ? -(uint64_t)number : (uint64_t)number;
    do digits[--n] = (char)('0' + rest % 10);
    while (rest /= 10);
    if (number < 0) digits[--n] = '-';
    text_bytes(text, digits + n, (uint32_t)sizeof digits - n);
}

void text_format(struct text *text, const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    for (const char *f = format; *f; f++) {
        const char *plain = f;
        while (*f && *f != '%') f++;
        if (f > plain) text_bytes(text, plain, (uint32_t)(f - plain));
        if (!*f) break;
        switch (*++f) {
        case 's': text_add(text, va_arg(arguments, const char *)); break;
        case 'd': text_number(text, va_arg(arguments, int)); break;
        case 'u': text_number(text, va_arg(arguments, unsigned)); break;
        case 'c': text_byte(text, (char)va_arg(arguments, int)); break;
        case '%': text_byte(text, '%'); break;
        default: assert(!"text_format knows %s %d %u %c %% only");
        }
    }
    va_end(arguments);
}

void text_escaped(struct text *text, const char *bytes, uint32_t size) {
    static const char hex[] = "0123456789abcdef";
    uint32_t plain = 0; /* where the run of bytes that stand for themselves began */
    for (uint32_t i = 0; i < size; i++) {
        unsigned char c = (unsigned char)bytes[i];
        if (c >= 0x20 && c != '"' && c != '\\') continue;
        text_bytes(text, bytes + plain, i - plain);
        plain = i;
        if (c < 0x20) {
            text_format(text, "\\u00%c%c", hex[c >> 4], hex[c & 15]);
            plain++;
        } else {
            text_byte(text, '\\');
        }
    }
    text_bytes(text, bytes + plain, size - plain);
}

void text_json(struct text *text, const char *bytes, uint32_t size) {
    text_byte(text, '"');
    text_escaped(text, bytes, size);
    text_byte(text, '"');
}

bool text_same(const char *a, const char *b) {
    return strcmp(a, b) == 0;
}

bool text_parse_int(const char *string, int32_t lo, int32_t hi, int32_t *number) {
    bool negative = *string == '-';
    const char *s = string + negative;
    int64_t value = 0;
    if (!*s) return false;
    for (; *s; s++) {
        if (*s < '0' || *s > '9') return false;
        value = value * 10 + (*s - '0');
        if (value > INT32_MAX) return false;
    }
    if (negative) value = -value;
    if (value < lo || value > hi) return false;
    *number = (int32_t)value;
    return true;
}

int text_leading_number(const char **text) {
    const char *s = *text;
    int number = 0;
    while (*s >= '0' && *s <= '9' && s - *text < 5) number = number * 10 + (*s++ - '0');
    if (s == *text) return -1;
    *text = s;
    return number;
}

uint32_t text_character(const char *bytes, uint32_t size, uint32_t *code) {
    const unsigned char *s = (const unsigned char *)bytes;
    static const uint32_t least[] = {0, 0, 0x80, 0x800, 0x10000};
    uint32_t length = s[0] < 0x80 ? 1 : s[0] >> 5 == 6 ? 2 : s[0] >> 4 == 14 ? 3 : s[0] >> 3 == 30 ? 4 : 0;
    if (!length || length > size) return 0;
    uint32_t value = length == 1 ? s[0] : s[0] & (0xffu >> (length + 1));
    for (uint32_t i = 1; i < length; i++) {
        if (s[i] >> 6 != 2) return 0;
        value = value << 6 | (s[i] & 63);
    }
    if (value < least[length] || value > 0x10ffff || (value >= 0xd800 && value < 0xe000)) return 0;
    *code = value;
    return length;
}

int text_characters(const char *bytes, uint32_t size) {
    int count = 0;
    for (uint32_t i = 0; i < size; count++) {
        uint32_t code = 0, length = text_character(bytes + i, size - i, &code);
        /* Control characters and the two line separators would break logs, terminals and one-line records. */
        if (!length || code < 0x20 || (code >= 0x7f && code < 0xa0) || code == 0x2028 || code == 0x2029)
            return -1;
        i += length;
    }
    return count;
}

static bool shows_nothing(uint32_t code) {
    static const struct {
        uint16_t first, last;
    } empty[] = {{' ', ' '},       {0xa0, 0xa0},     {0xad, 0xad},     {0x34f, 0x34f},
                 {0x1680, 0x1680}, {0x2000, 0x200f}, {0x202a, 0x202f}, {0x205f, 0x206f},
                 {0x3000, 0x3000}, {0xfe00, 0xfe0f}, {0xfeff, 0xfeff}};
    for (size_t i = 0; i < sizeof empty / sizeof *empty; i++)
        if (code >= empty[i].first && code <= empty[i].last) return true;
    return false;
}

bool text_deceives(const char *string) {
    static const struct {
        uint32_t first, last;
    } hidden[] = {{0xad, 0xad},       {0x34f, 0x34f},     {0x61c, 0x61c},     {0x115f, 0x1160},
                  {0x17b4, 0x17b5},   {0x180b, 0x180f},   {0x200b, 0x200c},   {0x200e, 0x200f},
                  {0x202a, 0x202e},   {0x2060, 0x206f},   {0x2800, 0x2800},   {0x3164, 0x3164},
                  {0xfeff, 0xfeff},   {0xffa0, 0xffa0},   {0xfff0, 0xfffb},   {0x16fe4, 0x16fe4},
                  {0x1bca0, 0x1bca3}, {0x1d159, 0x1d159}, {0x1d173, 0x1d17a}, {0xe0000, 0xe0fff},
                  {0xe000, 0xf8ff},   {0xf0000, 0x10ffff}};
    uint32_t size = (uint32_t)strlen(string), code = 0, before = 0;
    for (uint32_t i = 0, length; i < size; i += length, before = code) {
        length = text_character(string + i, size - i, &code);
        if (!length) return true;
        for (size_t k = 0; k < sizeof hidden / sizeof *hidden; k++)
            if (code >= hidden[k].first && code <= hidden[k].last) return true;
        /* A joiner joins two signs that are no letters. */
        if (code == 0x200d && (before < 0x2190 || i + length == size)) return true;
    }
    return false;
}

bool text_blank(const char *string) {
    uint32_t size = (uint32_t)strlen(string), code = 0;
    for (uint32_t i = 0, length; i < size; i += length) {
        length = text_character(string + i, size - i, &code);
        if (!length || !shows_nothing(code)) return false;
    }
    return true;
}
