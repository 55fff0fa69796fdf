/* record_read.c: from a JSON object to a verified record. jansson refuses bad UTF-8, duplicate keys and
 * broken JSON; the rest is judged here, the moves by the game itself. */
#include "store/records.h"

#include <jansson.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include "room/deal.h"
#include "words/words.h"

static bool wrong(struct fault *fault, uint32_t move, const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    fault->move = move;
    vsnprintf(fault->reason, sizeof fault->reason, format, arguments);
    va_end(arguments);
    return false;
}

/* A string of the record as it may stand in a message: whole if it is short and clean, else only "…". */
static const char *quotable(const char *string) {
    size_t size = strlen(string);
    return size <= 100 && text_characters(string, (uint32_t)size) >= 0 ? string : "…";
}

/* One option; JSON has a type for each kind. */
static bool read_option(const struct game *game, struct options *options, const char *name, json_t *value,
                        struct fault *fault) {
    char digits[24];
    const char *text = NULL;
    const struct option *option = game->options;
    while (option->name && !text_same(option->name, name)) option++;
    if (!option->name && game->dials)
        for (option = game->dials; option->name && !text_same(option->name, name);) option++;
    if (option->name) {
        switch (option->kind) {
        case OPTION_BOOL:
            if (json_is_boolean(value)) text = json_is_true(value) ? "true" : "false";
            break;
        case OPTION_INT:
            if (!json_is_integer(value)) break;
            snprintf(digits, sizeof digits, "%lld", (long long)json_integer_value(value));
            text = digits;
            break;
        case OPTION_CHOICE: text = json_string_value(value); break;
        }
        const char *reason = text ? options_turn(game, options, name, text) : "the value has the wrong type";
        return !reason || wrong(fault, 0, "option \"%s\": %s", name, reason);
    }
    return wrong(fault, 0, "option \"%s\": this game has no such option", quotable(name));
}

/* The fields that say what is played. */
static bool read_setup(json_t *root, struct record *record, struct fault *fault) {
    const char *format = json_string_value(json_object_get(root, "format"));
    const char *name = json_string_value(json_object_get(root, "game"));
    json_t *players = json_object_get(root, "players"), *options = json_object_get(root, "options");
    if (!format) return wrong(fault, 0, "the field \"format\" is missing or not a string");
    if (!text_same(format, "dizaine/1"))
        return wrong(fault, 0, "the format is \"%s\", not \"dizaine/1\"", quotable(format));
    if (!name) return wrong(fault, 0, "the field \"game\" is missing or not a string");
    record->game = game_named(name);
    if (!record->game) return wrong(fault, 0, "there is no game \"%s\"", quotable(name));
    if (!json_is_integer(players)) return wrong(fault, 0, "the field \"players\" is missing or not a number");
    json_int_t count = json_integer_value(players);
    if (count < record->game->seats_min || count > record->game->seats_max)
        return wrong(fault, 0, "%s is for %d to %d players, not %lld", name, record->game->seats_min,
                     record->game->seats_max, (long long)count);
    options_standard(record->game, (int)count, &record->options);
    if (options && !json_is_object(options)) return wrong(fault, 0, "the field \"options\" is not an object");
    const char *key;
    json_t *value;
    json_object_foreach(options, key, value) if (!read_option(record->game, &record->options, key, value,
                                                              fault)) return false;
    const char *refusal = options_refusal(record->game, &record->options);
    return !refusal || wrong(fault, 0, "%s", refusal);
}

static bool read_names(json_t *root, int seats, struct fault *fault) {
    json_t *names = json_object_get(root, "names");
    if (names && !json_is_null(names)) {
        if (!json_is_array(names)) return wrong(fault, 0, "the field \"names\" is not a list");
        int players = (int)json_integer_value(json_object_get(root, "players"));
        size_t count = json_array_size(names);
        if (count != (size_t)players && count != (size_t)seats)
            return wrong(fault, 0, "%zu names for %d players", count, players);
        for (size_t i = 0; i < count; i++) {
            const char *name = json_string_value(json_array_get(names, i));
            if (!name || strlen(name) >= NAME_MAX_BYTES || text_characters(name, (uint32_t)strlen(name)) < 0)
                return wrong(fault, 0, "name %zu is not a clean string of less than %d bytes", i + 1,
                             NAME_MAX_BYTES);
        }
    }
    return true;
}

/* The seed and the nonces from which every chance move can be drawn again; *dealt tells whether both are
 * there. */
static bool read_deal(json_t *root, struct deal *deal, bool *dealt, struct fault *fault) {
    json_t *seed = json_object_get(root, "seed"), *nonces = json_object_get(root, "nonces");
    bool has_nonces = nonces && !json_is_null(nonces);
    *dealt = false;
    if (!seed || json_is_null(seed))
        return !has_nonces || wrong(fault, 0, "there are nonces but no seed: nothing can be dealt from them");
    const char *digits = json_string_value(seed);
    if (!digits || !deal_unhex(digits, deal->seed, DEAL_SEED_BYTES))
        return wrong(fault, 0, "the seed is not 64 hex digits");
    if (!has_nonces) return true;
    if (!json_is_array(nonces) || json_array_size(nonces) > DEAL_SEATS)
        return wrong(fault, 0, "the field \"nonces\" is not a list of at most %d", DEAL_SEATS);
    for (size_t i = 0; i < json_array_size(nonces); i++) {
        digits = json_string_value(json_array_get(nonces, i));
        if (!digits || !deal_unhex(digits, deal->nonce[i], DEAL_NONCE_BYTES))
            return wrong(fault, 0, "nonce %zu is not 32 hex digits", i + 1);
    }
    *dealt = true;
    return true;
}

/* Whether a chance move is the one that the deal gives. */
static bool deal_agrees(struct deal *deal, const struct state *state, struct move move) {
    const struct game *game = game_of(state);
    struct move drawn = game->ticket(state, deal_below(deal, game->tickets(state)));
    return drawn.kind == move.kind && drawn.a == move.a && drawn.b == move.b;
}

/* Whether `listed` is what the seat may play, exactly. */
static bool same_legal(json_t *listed, const struct state *state, int seat) {
    char said[MOVES_MAX][SAID_MAX];
    if (seat == CHANCE) return json_is_null(listed);
    int n = record_legal(state, seat, said);
    if (!json_is_array(listed) || json_array_size(listed) != (size_t)n) return false;
    for (int i = 0; i < n; i++) {
        const char *text = json_string_value(json_array_get(listed, (size_t)i));
        if (!text || !text_same(text, said[i])) return false;
    }
    return true;
}

/* The seat that a line begins with, or -1; *rest is the move behind it. */
static int read_who(const char *line, const char **rest) {
    if (!line[0] || line[1] != ' ') return -1;
    *rest = line + 2;
    if (line[0] == '*') return CHANCE;
    return line[0] >= '0' && line[0] <= '9' ? line[0] - '0' : -1;
}

/* Replays all moves from `state` on, noting them in `turns` with words that still belong to `moves`. The deal
 * may be NULL. */
static bool replay(json_t *moves, json_t *legal, struct deal *deal, struct state *state, struct turn *turns,
                   struct fault *fault) {
    uint32_t count = (uint32_t)json_array_size(moves);
    for (uint32_t i = 0; i < count; i++) {
        const char *line = json_string_value(json_array_get(moves, i)), *text, *words = NULL;
        if (!line) return wrong(fault, i + 1, "the move is not a string");
        int seat = read_who(line, &text);
        if (seat < 0) return wrong(fault, i + 1, "\"%s\" does not begin with a seat or *", quotable(line));
        struct move move;
        enum verdict verdict = game_parse(state, seat, text, &move, &words);
        if (verdict != FINE)
            return wrong(fault, i + 1, "\"%s\": %s", quotable(line),
                         words_why(LANGUAGE_EN, verdict_name(verdict)));
        if (legal && !same_legal(json_array_get(legal, i), state, seat))
            return wrong(fault, i + 1, "the legal moves listed are not those of the rules");
        if (deal && seat == CHANCE && !deal_agrees(deal, state, move))
            return wrong(fault, i + 1, "\"%s\" is not what the seed and the nonces deal", quotable(line));
        turns[i] = (struct turn){move, words};
        game_apply(state, move);
    }
    return true;
}

static bool same_numbers(json_t *list, const int16_t *numbers, int n) {
    if (!json_is_array(list) || json_array_size(list) != (size_t)n) return false;
    for (int i = 0; i < n; i++) {
        json_t *number = json_array_get(list, (size_t)i);
        if (!json_is_integer(number) || json_integer_value(number) != numbers[i]) return false;
    }
    return true;
}

static bool check_result(json_t *result, const struct state *state, uint32_t count, struct fault *fault) {
    bool given = result && !json_is_null(result);
    if (!game_over(state))
        return !given ||
               wrong(fault, count + 1, "the move is missing: there is a result, but the game is not over");
    if (!given) return wrong(fault, 0, "the game is over, but the record has no result");
    int16_t winners[SEATS_MAX];
    int n = 0;
    for (int16_t s = 0; s < state->seats; s++)
        if (state->winners >> s & 1) winners[n++] = s;
    if (same_numbers(json_object_get(result, "scores"), state->score, state->seats) &&
        same_numbers(json_object_get(result, "winners"), winners, n))
        return true;
    TEXT(truth, 160);
    record_result(state, NULL, &truth);
    return wrong(fault, 0, "the result differs from the replayed one, %s", truth.bytes);
}

/* Copies every string that the record keeps, so that the JSON can go. */
static bool keep_strings(struct loaded *loaded, json_t *root) {
    json_t *names = json_object_get(root, "names");
    const char *seed = json_string_value(json_object_get(root, "seed"));
    size_t size = seed ? strlen(seed) + 1 : 0, count = json_array_size(names);
    if (count > SEATS_MAX) count = SEATS_MAX;
    for (size_t i = 0; i < count; i++) size += strlen(json_string_value(json_array_get(names, i))) + 1;
    for (uint32_t i = 0; i < loaded->record.count; i++)
        if (loaded->turns[i].words) size += strlen(loaded->turns[i].words) + 1;
    char *end = loaded->strings = malloc(size + 1);
    if (!end) return false;
    if (seed) loaded->record.seed = end, end = stpcpy(end, seed) + 1;
    for (size_t i = 0; i < count; i++) {
        loaded->record.names[i] = end;
        end = stpcpy(end, json_string_value(json_array_get(names, i))) + 1;
    }
    for (uint32_t i = 0; i < loaded->record.count; i++) {
        const char *words = loaded->turns[i].words;
        if (words) loaded->turns[i].words = end, end = stpcpy(end, words) + 1;
    }
    return true;
}

static bool read_root(json_t *root, struct loaded *loaded, struct fault *fault) {
    struct record *record = &loaded->record;
    struct state state;
    if (!json_is_object(root)) return wrong(fault, 0, "this is not a record: a JSON object is expected");
    if (!read_setup(root, record, fault)) return false;
    json_t *moves = json_object_get(root, "moves"), *legal = json_object_get(root, "legal");
    if (!json_is_array(moves)) return wrong(fault, 0, "the field \"moves\" is missing or not a list");
    if (json_array_size(moves) > STEPS_MAX) return wrong(fault, 0, "more than %d moves", STEPS_MAX);
    if (legal && (!json_is_array(legal) || json_array_size(legal) != json_array_size(moves)))
        return wrong(fault, 0, "the field \"legal\" is not a list as long as \"moves\"");
    record->count = (uint32_t)json_array_size(moves);
    record->turns = loaded->turns = calloc(record->count + 1, sizeof *loaded->turns);
    if (!loaded->turns) return wrong(fault, 0, "no memory left");
    game_start(&state, record->game, &record->options);
    struct deal deal = {0};
    bool dealt;
    if (!read_names(root, state.seats, fault) || !read_deal(root, &deal, &dealt, fault)) return false;
    if (!replay(moves, legal, dealt ? &deal : NULL, &state, loaded->turns, fault)) return false;
    if (!check_result(json_object_get(root, "result"), &state, record->count, fault)) return false;
    return keep_strings(loaded, root) || wrong(fault, 0, "no memory left");
}

/* jansson allocates a few hundred bytes for each array and object: few bytes of input must not ask for
 * much. */
static bool within_limits(const char *bytes, size_t size) {
    struct nesting nesting = {0};
    if (size > RECORD_BYTES_MAX) return false;
    for (size_t i = 0; i < size; i++) {
        nesting_follow(&nesting, bytes[i]);
        if (nesting.depth > RECORD_DEPTH_MAX || nesting.nests > RECORD_NESTS_MAX) return false;
    }
    return true;
}

/* A NUL would end a string before its end. Bare bytes are looked for here, since jansson calls them many
 * names. */
static bool holds_nul(const char *bytes, size_t size, const json_error_t *error) {
    enum json_error_code code = json_error_code(error);
    return code == json_error_null_character || code == json_error_null_byte_in_key || memchr(bytes, 0, size);
}

bool record_read(const char *bytes, size_t size, struct loaded *loaded, struct fault *fault) {
    json_error_t error;
    *loaded = (struct loaded){0};
    if (!within_limits(bytes, size))
        return wrong(fault, 0, "the record is too long, nested too deeply or made of too many lists");
    json_t *root = json_loadb(bytes, size, JSON_REJECT_DUPLICATES, &error);
    if (!root && holds_nul(bytes, size, &error))
        return wrong(fault, 0, "the record holds a NUL (\\u0000), which no text of a game may");
    if (!root) return wrong(fault, 0, "the record cannot be read as JSON: %s", quotable(error.text));
    bool fine = read_root(root, loaded, fault);
    json_decref(root);
    if (!fine) loaded_free(loaded);
    return fine;
}

void loaded_free(struct loaded *loaded) {
    free(loaded->turns);
    free(loaded->strings);
    *loaded = (struct loaded){0};
}
