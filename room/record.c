/* record.c: see record.h. */
#include "room/record.h"

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

void record_result(const struct state *state, struct text *text) {
    if (!game_over(state)) {
        text_add(text, "null");
        return;
    }
    text_add(text, "{\"scores\":[");
    for (int s = 0; s < state->seats; s++) text_format(text, "%s%d", s ? "," : "", state->score[s]);
    text_add(text, "],\"winners\":[");
    const char *comma = "";
    for (int s = 0; s < state->seats; s++) {
        if (!(state->winners >> s & 1)) continue;
        text_format(text, "%s%d", comma, s);
        comma = ",";
    }
    text_add(text, "]}");
}

static void write_moves(const struct record *record, struct text *text) {
    struct state state;
    record_state(record, 0, &state);
    for (uint32_t i = 0; i < record->count; i++) {
        char bytes[CLUE_MAX * 4 + 64];
        struct text line = text_over(bytes, sizeof bytes);
        game_line(&state, record->turns[i].move, record->turns[i].words, &line);
        if (i) text_byte(text, ',');
        text_json(text, line.bytes, line.size);
        game_apply(&state, record->turns[i].move);
    }
}

static void write_legal(const struct record *record, struct text *text) {
    struct state state;
    record_state(record, 0, &state);
    for (uint32_t i = 0; i < record->count; i++) {
        char said[MOVES_MAX][SAID_MAX];
        int seat = record->turns[i].move.who;
        if (i) text_byte(text, ',');
        if (seat == CHANCE) {
            text_add(text, "null");
        } else {
            int n = record_legal(&state, seat, said);
            text_byte(text, '[');
            for (int m = 0; m < n; m++) {
                if (m) text_byte(text, ',');
                text_json(text, said[m], (uint32_t)strlen(said[m]));
            }
            text_byte(text, ']');
        }
        game_apply(&state, record->turns[i].move);
    }
}

void record_write(const struct record *record, bool annotate, struct text *text) {
    struct state end;
    record_state(record, record->count, &end);
    text_format(text,
                "{\"format\":\"dizaine/1\",\"game\":\"%s\",\"players\":%d,\"options\":", record->game->name,
                record->options.players);
    options_json(record->game, &record->options, text);
    if (record->names[0]) {
        text_add(text, ",\"names\":[");
        for (int s = 0; s < record->options.players; s++) {
            if (s) text_byte(text, ',');
            text_json(text, record->names[s], (uint32_t)strlen(record->names[s]));
        }
        text_byte(text, ']');
    }
    if (record->seed) text_format(text, ",\"seed\":\"%s\"", record->seed);
    if (record->more) text_add(text, record->more);
    text_add(text, ",\"moves\":[");
    write_moves(record, text);
    text_byte(text, ']');
    if (annotate) {
        text_add(text, ",\"legal\":[");
        write_legal(record, text);
        text_byte(text, ']');
    }
    text_add(text, ",\"result\":");
    record_result(&end, text);
    text_byte(text, '}');
}
