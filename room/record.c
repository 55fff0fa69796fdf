/* record.c: see record.h. */
#include "room/record.h"

#include "engine/json.h"

#include <assert.h>
#include <string.h>

void record_state(const struct record *record, uint32_t count, struct state *state) {
    game_start(state, record->game, &record->options);
    for (uint32_t i = 0; i < count; i++) game_apply(state, record->turns[i].move);
}

int record_legal(const struct state *state, int seat, char said[MOVES_MAX][SAID_MAX]) {
    struct move moves[MOVES_MAX];
    int n = game_moves(state, seat, moves);
    for (int i = 0; i < n; i++) {
        struct text text = text_over(said[i], SAID_MAX);
        game_say(state, moves[i], &text);
        assert(!text.full);
        /* Insertion: lists are short and often in order already. */
        char late[SAID_MAX];
        memcpy(late, said[i], SAID_MAX);
        int place = i;
        for (; place > 0 && strcmp(said[place - 1], late) > 0; place--)
            memcpy(said[place], said[place - 1], SAID_MAX);
        memcpy(said[place], late, SAID_MAX);
    }
    return n;
}

void record_result(const struct state *state, const char *key, struct text *text) {
    if (!game_over(state)) {
        json_none(text, key);
        return;
    }
    json_open(text, key, '{');
    json_open(text, "scores", '[');
    for (int s = 0; s < state->seats; s++) json_number(text, NULL, state->score[s]);
    json_close(text, ']');
    json_bits(text, "winners", state->winners);
    json_close(text, '}');
}

/* Notation needs no escapes in JSON; words may. */
static void write_line(const struct state *state, const struct turn *turn, struct text *text) {
    json_key(text, NULL);
    text_byte(text, '"');
    game_line(state, turn->move, NULL, text);
    if (turn->words) {
        text_byte(text, ' ');
        text_escaped(text, turn->words, (uint32_t)strlen(turn->words));
    }
    text_byte(text, '"');
}

/* Leaves the state behind the last move. */
static void write_moves(const struct record *record, struct state *state, struct text *text) {
    record_state(record, 0, state);
    json_open(text, "moves", '[');
    for (uint32_t i = 0; i < record->count; i++) {
        write_line(state, &record->turns[i], text);
        game_apply(state, record->turns[i].move);
    }
    json_close(text, ']');
}

static void write_legal(const struct record *record, struct text *text) {
    struct state state;
    record_state(record, 0, &state);
    json_open(text, "legal", '[');
    for (uint32_t i = 0; i < record->count; i++) {
        char said[MOVES_MAX][SAID_MAX];
        int seat = record->turns[i].move.who;
        if (seat == CHANCE) {
            json_none(text, NULL);
        } else {
            int n = record_legal(&state, seat, said);
            json_open(text, NULL, '[');
            for (int m = 0; m < n; m++) json_text(text, NULL, said[m]);
            json_close(text, ']');
        }
        game_apply(&state, record->turns[i].move);
    }
    json_close(text, ']');
}

void record_write(const struct record *record, bool annotate, struct text *text) {
    struct state end;
    text_byte(text, '{');
    json_word(text, "format", "dizaine/1");
    json_word(text, "game", record->game->name);
    json_number(text, "players", record->options.players);
    options_json(record->game, &record->options, "options", text);
    if (record->names[0]) {
        json_open(text, "names", '[');
        for (int s = 0; s < record->options.players; s++) json_text(text, NULL, record->names[s]);
        json_close(text, ']');
    }
    if (record->seed) json_word(text, "seed", record->seed);
    if (record->more && *record->more) json_raw(text, NULL, record->more);
    write_moves(record, &end, text);
    if (annotate) write_legal(record, text);
    record_result(&end, "result", text);
    json_close(text, '}');
}
