/* json_scan.h: JSON read where it lies, without a tree: one pass tells whether it is sound and where the members of the
 * outermost object are; then values are read from there. */
#ifndef DIZAINE_STORE_JSON_SCAN_H
#define DIZAINE_STORE_JSON_SCAN_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* A member of the outermost object: who scans gives the name, the scan fills in the rest. */
struct json_field {
    const char *name, *at; /* at: its value; NULL: there is none */
    uint32_t items;        /* of a list */
};

enum json_sound {
    JSON_SOUND, /* an object or list as in RFC 8259: UTF-8 without NUL, no two equal keys in an object, no number too large */
    JSON_UNSURE, /* all of that but for what is left to others: numbers of many digits, escaped keys, large objects */
    JSON_BROKEN, /* none, or nested deeper or with more lists and objects than allowed */
};
enum json_sound json_scan(const char *bytes, size_t size, uint32_t depth_max, uint32_t nests_max,
                          struct json_field *fields, int count);

/* For values of JSON that is sound; NULL stands for one that is missing, which is of no kind. */
static inline bool json_is(const char *value, char first) { /* '"', '{', '[', 't', 'f' or 'n' */
    return value && *value == first;
}
/* The first value of a list or key of an object, and the one after a value; NULL: there is none. */
const char *json_first(const char *nest);
const char *json_next(const char *value);
const char *json_after(const char *end_of_value); /* the same from the end of the value */
const char *json_value(const char *key);
const char *json_member(const char *object, const char *name);
bool json_read_integer(const char *value, int64_t *number);
/* Puts a string and a zero at *to, where there is as much room as its JSON takes and JSON_SLACK more, and moves *to to the zero.
 * Returns the end of the value, or NULL if it is no string; `end` is that of the whole JSON. */
enum { JSON_SLACK = 16 };
const char *json_read_string(const char *value, const char *end, char **to);

#endif
