/* options.h: what tests of options assert. */
#ifndef DIZAINE_TESTS_OPTIONS_H
#define DIZAINE_TESTS_OPTIONS_H

#include "tests/table.h"

static inline void expect_json(const struct game *game, const struct options *options, const char *json) {
    TEXT(text, 512);
    options_json(game, options, NULL, &text);
    assert_string_equal(text.bytes, json);
}

static inline void expect_refused(const struct game *game, int players, const char *name, const char *value) {
    struct options before, after;
    options_standard(game, players, &before);
    after = before;
    if (!options_set(game, &after, name, value)) fail_msg("%s=%s was accepted", name, value);
    assert_memory_equal(&before, &after, sizeof before);
}

#endif
