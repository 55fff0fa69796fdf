/* table.h: a table for tests: options by name, moves by their text. */
#ifndef DIZAINE_TESTS_TABLE_H
#define DIZAINE_TESTS_TABLE_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <cmocka.h>

#include "engine/game.h"

/* Options from "goal 10, odyssey on"; the sentence of a refusal, or NULL. */
static inline const char *choose(const struct game *game, int players, const char *wishes,
                                 struct options *options) {
    char copy[256], *save = NULL;
    options_standard(game, players, options);
    strcpy(copy, wishes);
    for (char *name = strtok_r(copy, " ,", &save); name; name = strtok_r(NULL, " ,", &save)) {
        const char *refusal = options_set(game, options, name, strtok_r(NULL, " ,", &save));
        if (refusal) return refusal;
    }
    return options_refusal(game, options);
}

static inline struct state table(const struct game *game, int players, const char *wishes) {
    struct options options;
    struct state state;
    const char *refusal = choose(game, players, wishes, &options);
    if (refusal) fail_msg("refused: %s", refusal);
    game_start(&state, game, &options);
    return state;
}

/* "1 give 7", "* deal 0 12": what becomes of such a line; with FINE it happens. */
static inline enum verdict attempt(struct state *state, const char *line) {
    struct move move;
    const char *words;
    char *rest;
    int who = *line == '*' ? CHANCE : (int)strtol(line, NULL, 10);
    rest = strchr(line, ' ') + 1;
    enum verdict verdict = game_parse(state, who, rest, &move, &words);
    if (verdict == FINE) game_apply(state, move);
    return verdict;
}

static inline void play(struct state *state, const char *line) {
    enum verdict verdict = attempt(state, line);
    if (verdict != FINE) fail_msg("\"%s\": %s", line, verdict_name(verdict));
}

/* Many lines at once, separated by ";". */
static inline void play_all(struct state *state, const char *lines) {
    char copy[2048], *save = NULL;
    assert_true(strlen(lines) < sizeof copy);
    strcpy(copy, lines);
    for (char *line = strtok_r(copy, ";", &save); line; line = strtok_r(NULL, ";", &save))
        play(state, line + strspn(line, " "));
}

#endif
