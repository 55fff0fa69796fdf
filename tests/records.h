/* records.h: reads the records of tests/records, JSON Lines as our notation writes them, for replays in
 * tests. It knows just enough JSON for that and trusts its input: these files are test data. */
#ifndef DIZAINE_TESTS_RECORDS_H
#define DIZAINE_TESTS_RECORDS_H

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tests/table.h"

/* Just behind `"key":` in a record. */
static inline char *record_at(char *record, const char *key) {
    char quoted[64];
    snprintf(quoted, sizeof quoted, "\"%s\":", key);
    char *at = strstr(record, quoted);
    assert_non_null(at);
    at += strlen(quoted);
    return at + strspn(at, " ");
}

/* The next string of a list, in place, or NULL behind its last one; *at moves on. null counts as "". */
static inline char *record_string(char **at) {
    *at += strspn(*at, " ,[");
    if (**at == ']') {
        ++*at;
        return NULL;
    }
    if (!strncmp(*at, "null", 4)) {
        *at += 4;
        return *at + strlen(*at);
    }
    assert_int_equal(**at, '"');
    char *string = ++*at, *end = strchr(string, '"');
    *end = 0;
    *at = end + 1;
    return string;
}

static inline void record_options(char *record, const struct game *game, struct options *options) {
    options_standard(game, atoi(record_at(record, "players")), options);
    char *at = record_at(record, "options");
    for (int i = 0; game->options[i].name; i++) {
        char value[32] = {0}, *from;
        if (!option_exists(&game->options[i], options->players)) continue;
        from = record_at(at, game->options[i].name);
        from += *from == '"';
        memcpy(value, from, strcspn(from, "\",}"));
        assert_null(options_set(game, options, game->options[i].name, value));
    }
    assert_null(options_refusal(game, options));
}

static inline int record_by_bytes(const void *a, const void *b) {
    return strcmp(a, b);
}

/* The legal moves of a seat, sorted by bytes, are exactly the list at *at. */
static inline void record_expect_legal(const struct state *state, int seat, char **at) {
    static char said[MOVES_MAX][32];
    struct move moves[MOVES_MAX];
    int n = game_moves(state, seat, moves);
    for (int i = 0; i < n; i++) {
        struct text text = text_over(said[i], sizeof said[i]);
        game_say(state, moves[i], &text);
    }
    qsort(said, (size_t)n, sizeof said[0], record_by_bytes);
    for (int i = 0; i < n; i++) assert_string_equal(said[i], record_string(at));
    assert_null(record_string(at));
}

/* Replays one record: every list of legal moves, every move, the result. Returns the number of moves. */
static inline int record_replay(char *record) {
    char *name = record_at(record, "game"), *legal = record_at(record, "legal") + 1,
         *result = record_at(record, "result"), *moves = record_at(record, "moves") + 1, *line;
    *strchr(++name, '"') = 0;
    const struct game *game = game_named(name);
    assert_non_null(game);
    name[strlen(name)] = '"';
    struct options options;
    record_options(record, game, &options);
    struct state state;
    game_start(&state, game, &options);
    int count = 0;
    for (; (line = record_string(&moves)); count++) {
        legal += strspn(legal, " ,");
        if (*line == '*')
            legal += strlen("null");
        else
            record_expect_legal(&state, atoi(line), &legal);
        play(&state, line);
    }
    assert_true(game_over(&state));
    char *at = record_at(result, "scores") + 1;
    for (int s = 0; s < options.players; s++) {
        assert_int_equal(strtol(at, &at, 10), state.score[s]);
        at += strspn(at, ", ");
    }
    unsigned winners = 0;
    for (at = record_at(result, "winners") + 1; *at != ']'; at += strspn(at, ", "))
        winners |= 1u << strtol(at, &at, 10);
    assert_int_equal(winners, state.winners);
    return count;
}

/* Replays a whole file; returns the number of its records. */
static inline int records_replay(const char *path) {
    FILE *file = fopen(path, "r");
    assert_non_null(file);
    char *line = NULL;
    size_t cap = 0;
    int records = 0;
    while (getline(&line, &cap, file) > 0) records += record_replay(line) > 0;
    free(line);
    fclose(file);
    return records;
}

#endif
