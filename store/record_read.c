/* record_read.c: from a JSON object to a verified record, read where it lies. What cannot be read as JSON is told in jansson's
 * words; the rest is judged here, the moves by the game itself. */
#include "store/records.h"

#include <jansson.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include "room/deal.h"
#include "store/json_scan.h"
#include "words/words.h"

/* The members of a record that are read. */
enum { FORMAT, GAME, PLAYERS, OPTIONS, NAMES, SEED, NONCES, MOVES, LEGAL, RESULT, FIELDS };
static const struct json_field known[FIELDS] = {
    [FORMAT] = {.name = "format"},   [GAME] = {.name = "game"},   [PLAYERS] = {.name = "players"},
    [OPTIONS] = {.name = "options"}, [NAMES] = {.name = "names"}, [SEED] = {.name = "seed"},
    [NONCES] = {.name = "nonces"},   [MOVES] = {.name = "moves"}, [LEGAL] = {.name = "legal"},
    [RESULT] = {.name = "result"},
};

/* What is being read, and into what. Strings are put one behind the other into loaded->strings, which has room for all. */
struct reading {
    struct json_field field[FIELDS];
    struct loaded *loaded;
    const char *end; /* of the JSON */
    char *free;      /* behind the strings that are kept */
    struct fault *fault;
};

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

/* A string of the record, or NULL if the value is none; it stays until the next one is read. */
static const char *string_of(struct reading *reading, const char *value) {
    char *to = reading->free;
    return json_read_string(value, reading->end, &to) ? reading->free : NULL;
}

/* The string read last stays. */
static const char *keep(struct reading *reading) {
    const char *string = reading->free;
    reading->free += strlen(string) + 1;
    return string;
}

static bool is_null(const char *value) {
    return !value || *value == 'n';
}

/* One option; JSON has a type for each kind. */
static bool read_option(struct reading *reading, const char *name, const char *value) {
    char digits[24];
    int64_t number;
    const char *text = NULL;
    struct record *record = &reading->loaded->record;
    const struct game *game = record->game;
    const struct option *option = game->options;
    while (option->name && !text_same(option->name, name)) option++;
    if (!option->name && game->dials)
        for (option = game->dials; option->name && !text_same(option->name, name);) option++;
    if (!option->name)
        return wrong(reading->fault, 0, "option \"%s\": this game has no such option", quotable(name));
    switch (option->kind) {
    case OPTION_BOOL:
        if (json_is(value, 't') || json_is(value, 'f')) text = *value == 't' ? "true" : "false";
        break;
    case OPTION_INT:
        if (!json_read_integer(value, &number)) break;
        snprintf(digits, sizeof digits, "%lld", (long long)number);
        text = digits;
        break;
    case OPTION_CHOICE: text = string_of(reading, value); break;
    }
    const char *reason =
        text ? options_turn(game, &record->options, name, text) : "the value has the wrong type";
    return !reason || wrong(reading->fault, 0, "option \"%s\": %s", option->name, reason);
}

static bool read_options(struct reading *reading) {
    const char *options = reading->field[OPTIONS].at;
    if (options && *options != '{') return wrong(reading->fault, 0, "the field \"options\" is not an object");
    for (const char *key = options ? json_first(options) : NULL; key; key = json_next(json_value(key))) {
        char *before = reading->free;
        const char *name = string_of(reading, key);
        keep(reading);
        bool fine = read_option(reading, name, json_value(key));
        reading->free = before;
        if (!fine) return false;
    }
    return true;
}

/* The fields that say what is played. */
static bool read_setup(struct reading *reading) {
    struct record *record = &reading->loaded->record;
    struct fault *fault = reading->fault;
    int64_t count;
    const char *format = string_of(reading, reading->field[FORMAT].at);
    if (!format) return wrong(fault, 0, "the field \"format\" is missing or not a string");
    if (!text_same(format, "dizaine/1"))
        return wrong(fault, 0, "the format is \"%s\", not \"dizaine/1\"", quotable(format));
    const char *name = string_of(reading, reading->field[GAME].at);
    if (!name) return wrong(fault, 0, "the field \"game\" is missing or not a string");
    record->game = game_named(name);
    if (!record->game) return wrong(fault, 0, "there is no game \"%s\"", quotable(name));
    if (!json_read_integer(reading->field[PLAYERS].at, &count))
        return wrong(fault, 0, "the field \"players\" is missing or not a number");
    if (count < record->game->seats_min || count > record->game->seats_max)
        return wrong(fault, 0, "%s is for %d to %d players, not %lld", name, record->game->seats_min,
                     record->game->seats_max, (long long)count);
    options_standard(record->game, (int)count, &record->options);
    if (!read_options(reading)) return false;
    const char *refusal = options_refusal(record->game, &record->options);
    return !refusal || wrong(fault, 0, "%s", refusal);
}

static bool read_names(struct reading *reading, int seats) {
    const struct json_field *names = &reading->field[NAMES];
    struct record *record = &reading->loaded->record;
    uint32_t number = 0;
    if (is_null(names->at)) return true;
    if (*names->at != '[') return wrong(reading->fault, 0, "the field \"names\" is not a list");
    if (names->items != record->options.players && names->items != (uint32_t)seats)
        return wrong(reading->fault, 0, "%u names for %d players", names->items, record->options.players);
    for (const char *at = json_first(names->at); at; at = json_next(at)) {
        const char *name = string_of(reading, at);
        if (!name || strlen(name) >= NAME_MAX_BYTES || text_characters(name, (uint32_t)strlen(name)) < 0)
            return wrong(reading->fault, 0, "name %u is not a clean string of less than %d bytes", number + 1,
                         NAME_MAX_BYTES);
        record->names[number++] = keep(reading);
    }
    return true;
}

/* The seed and the nonces from which every chance move can be drawn again; *dealt tells whether both are
 * there. */
static bool read_deal(struct reading *reading, struct deal *deal, bool *dealt) {
    const char *seed = reading->field[SEED].at;
    const struct json_field *nonces = &reading->field[NONCES];
    struct fault *fault = reading->fault;
    *dealt = false;
    if (is_null(seed))
        return is_null(nonces->at) ||
               wrong(fault, 0, "there are nonces but no seed: nothing can be dealt from them");
    const char *digits = string_of(reading, seed);
    if (!digits || !deal_unhex(digits, deal->seed, DEAL_SEED_BYTES))
        return wrong(fault, 0, "the seed is not 64 hex digits");
    reading->loaded->record.seed = keep(reading);
    if (is_null(nonces->at)) return true;
    if (*nonces->at != '[' || nonces->items > DEAL_SEATS)
        return wrong(fault, 0, "the field \"nonces\" is not a list of at most %d", DEAL_SEATS);
    uint32_t number = 0;
    for (const char *at = json_first(nonces->at); at; at = json_next(at), number++) {
        digits = string_of(reading, at);
        if (!digits || !deal_unhex(digits, deal->nonce[number], DEAL_NONCE_BYTES))
            return wrong(fault, 0, "nonce %u is not 32 hex digits", number + 1);
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
static bool same_legal(struct reading *reading, const char *listed, const struct state *state, int seat) {
    char said[MOVES_MAX][SAID_MAX];
    if (seat == CHANCE) return *listed == 'n';
    if (*listed != '[') return false;
    int n = record_legal(state, seat, said), i = 0;
    for (const char *at = json_first(listed); at; at = json_next(at), i++) {
        const char *text = string_of(reading, at);
        if (i == n || !text || !text_same(text, said[i])) return false;
    }
    return i == n;
}

/* The seat that a line begins with, or -1; *rest is the move behind it. */
static int read_who(const char *line, const char **rest) {
    if (!line[0] || line[1] != ' ') return -1;
    *rest = line + 2;
    if (line[0] == '*') return CHANCE;
    return line[0] >= '0' && line[0] <= '9' ? line[0] - '0' : -1;
}

/* Replays all moves from `state` on, noting them in `turns`. The deal may be NULL. */
static bool replay(struct reading *reading, struct deal *deal, struct state *state, struct turn *turns) {
    struct fault *fault = reading->fault;
    const char *legal = reading->field[LEGAL].at, *listed = legal ? json_first(legal) : NULL, *after;
    uint32_t number = 0;
    for (const char *at = json_first(reading->field[MOVES].at); at; at = json_after(after)) {
        const char *line = reading->free, *text, *words = NULL;
        struct move move;
        number++;
        after = json_read_string(at, reading->end, &reading->free);
        if (!after) return wrong(fault, number, "the move is not a string");
        int seat = read_who(line, &text);
        if (seat < 0) return wrong(fault, number, "\"%s\" does not begin with a seat or *", quotable(line));
        enum verdict verdict = game_parse(state, seat, text, &move, &words);
        if (verdict != FINE)
            return wrong(fault, number, "\"%s\": %s", quotable(line),
                         words_why(LANGUAGE_EN, verdict_name(verdict)));
        reading->free++;
        if (legal && !same_legal(reading, listed, state, seat))
            return wrong(fault, number, "the legal moves listed are not those of the rules");
        if (deal && seat == CHANCE && !deal_agrees(deal, state, move))
            return wrong(fault, number, "\"%s\" is not what the seed and the nonces deal", quotable(line));
        if (legal) listed = json_next(listed);
        if (!words) reading->free = (char *)(uintptr_t)line;
        turns[number - 1] = (struct turn){move, words};
        game_apply(state, move);
    }
    return true;
}

static bool same_numbers(const char *list, const int16_t *numbers, int n) {
    int i = 0;
    int64_t number;
    if (!json_is(list, '[')) return false;
    for (const char *at = json_first(list); at; at = json_next(at), i++)
        if (i == n || !json_read_integer(at, &number) || number != numbers[i]) return false;
    return i == n;
}

static bool check_result(const char *result, const struct state *state, uint32_t count, struct fault *fault) {
    if (!game_over(state))
        return is_null(result) ||
               wrong(fault, count + 1, "the move is missing: there is a result, but the game is not over");
    if (is_null(result)) return wrong(fault, 0, "the game is over, but the record has no result");
    int16_t winners[SEATS_MAX];
    int n = 0;
    for (int16_t s = 0; s < state->seats; s++)
        if (state->winners >> s & 1) winners[n++] = s;
    if (same_numbers(json_member(result, "scores"), state->score, state->seats) &&
        same_numbers(json_member(result, "winners"), winners, n))
        return true;
    TEXT(truth, 160);
    record_result(state, NULL, &truth);
    return wrong(fault, 0, "the result differs from the replayed one, %s", truth.bytes);
}

static bool read_root(struct reading *reading, const char *root, size_t size) {
    struct loaded *loaded = reading->loaded;
    struct record *record = &loaded->record;
    struct fault *fault = reading->fault;
    const struct json_field *moves = &reading->field[MOVES], *legal = &reading->field[LEGAL];
    struct state state;
    if (*root != '{') return wrong(fault, 0, "this is not a record: a JSON object is expected");
    reading->end = root + size;
    reading->free = loaded->strings = malloc(size + JSON_SLACK);
    if (!loaded->strings) return wrong(fault, 0, "no memory left");
    if (!read_setup(reading)) return false;
    if (!json_is(moves->at, '[')) return wrong(fault, 0, "the field \"moves\" is missing or not a list");
    if (moves->items > STEPS_MAX) return wrong(fault, 0, "more than %d moves", STEPS_MAX);
    if (legal->at && (*legal->at != '[' || legal->items != moves->items))
        return wrong(fault, 0, "the field \"legal\" is not a list as long as \"moves\"");
    record->count = moves->items;
    record->turns = loaded->turns = malloc((record->count + 1) * sizeof *loaded->turns);
    if (!loaded->turns) return wrong(fault, 0, "no memory left");
    game_start(&state, record->game, &record->options);
    struct deal deal = {0};
    bool dealt;
    if (!read_names(reading, state.seats) || !read_deal(reading, &deal, &dealt)) return false;
    if (!replay(reading, dealt ? &deal : NULL, &state, loaded->turns)) return false;
    return check_result(reading->field[RESULT].at, &state, record->count, fault);
}

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

/* What is not surely sound: few bytes of it must not ask for much memory. */
static bool judge(const char *bytes, size_t size, bool sound, struct fault *fault) {
    json_error_t error = {0};
    if (!within_limits(bytes, size))
        return wrong(fault, 0, "the record is too long, nested too deeply or made of too many lists");
    json_t *root = json_loadb(bytes, size, JSON_REJECT_DUPLICATES, &error);
    json_decref(root);
    if (root && sound) return true;
    if (holds_nul(bytes, size, &error)) /* which jansson does not see behind a number */
        return wrong(fault, 0, "the record holds a NUL (\\u0000), which no text of a game may");
    return wrong(fault, 0, "the record cannot be read as JSON: %s", quotable(error.text));
}

bool record_read(const char *bytes, size_t size, struct loaded *loaded, struct fault *fault) {
    struct reading reading = {.loaded = loaded, .fault = fault};
    enum json_sound sound = JSON_BROKEN;
    *loaded = (struct loaded){0};
    memcpy(reading.field, known, sizeof known);
    if (size <= RECORD_BYTES_MAX)
        sound = json_scan(bytes, size, RECORD_DEPTH_MAX, RECORD_NESTS_MAX, reading.field, FIELDS);
    if (sound != JSON_SOUND && !judge(bytes, size, sound == JSON_UNSURE, fault)) return false;
    while (*bytes != '{' && *bytes != '[') bytes++, size--; /* blanks */
    bool fine = read_root(&reading, bytes, size);
    if (!fine) loaded_free(loaded);
    return fine;
}

void loaded_free(struct loaded *loaded) {
    free(loaded->turns);
    free(loaded->strings);
    *loaded = (struct loaded){0};
}
