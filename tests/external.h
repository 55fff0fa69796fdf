/* external.h: asks another program one question, for tests. */
#ifndef DIZAINE_TESTS_EXTERNAL_H
#define DIZAINE_TESTS_EXTERNAL_H

#include "sim/external.h"
#include "tests/table.h"

enum { LONG = 60000 };

/* Starts a bot, asks it in a position, and ends it; what became of it in `why`, its answer in `answer`. */
static inline const char *ask_in(const struct state *state, const struct external_line *lines, uint32_t n,
                                 const char *command, int patience_ms, char why[320], struct text *answer) {
    struct options options;
    options_standard(game_of(state), state->seats, &options);
    struct external *bot = external_open(command, patience_ms);
    assert_non_null(bot);
    const char *fault = external_ask(bot, state, &options, 0, lines, n, answer);
    if (fault) {
        /* It is not asked again. */
        assert_string_equal(external_ask(bot, state, &options, 0, lines, n, answer), fault);
        strcpy(why, fault);
    }
    external_close(bot);
    return fault ? why : NULL;
}

#endif
