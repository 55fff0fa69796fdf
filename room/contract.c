/* contract.c: the one contract with every client, and the record. See docs/protocol.md and
 * docs/notation.md. */
#include "room/contract.h"

#include <stdlib.h>
#include <string.h>

void contract_seats(struct text *text, const char *name, uint32_t seats) {
    const char *comma = "";
    text_format(text, "\"%s\":[", name);
    for (int seat = 0; seat < SEATS_MAX; seat++) {
        if (!(seats >> seat & 1)) continue;
        text_format(text, "%s%d", comma, seat);
        comma = ",";
    }
    text_byte(text, ']');
}

void contract_bytes(struct text *text, const char *name, const uint8_t *numbers, int size) {
    text_format(text, ",\"%s\":[", name);
    for (int i = 0; i < size; i++) text_format(text, "%s%d", i ? "," : "", numbers[i]);
    text_byte(text, ']');
}

static void quoted(struct text *text, const char *string) {
    text_json(text, string, (uint32_t)strlen(string));
}

void contract_note(const struct state *before, const struct state *after, struct move move,
                   struct text *text) {
    TEXT(note, 1000);
    middle_of(game_of(after))->note(before, after, move, &note);
    if (game_over(after)) {
        text_format(&note, "%s\"over\":true,", note.size ? "," : "");
        contract_seats(&note, "winners", after->winners);
    }
    if (note.size) text_format(text, "{%s}", note.bytes);
}

static void write_names(const struct room *room, struct text *text) {
    text_add(text, ",\"names\":[");
    for (int seat = 0; seat < room->truth.seats; seat++) {
        if (seat) text_byte(text, ',');
        quoted(text, room->name[seat]);
    }
    text_byte(text, ']');
}

int room_score(const struct room *room, int seat) {
    const struct state *state = &room->truth;
    if (room->middle->score && !game_over(state)) return room->middle->score(state, seat);
    return state->score[seat];
}

static void write_scores(const struct room *room, struct text *text) {
    text_add(text, "\"score\":[");
    for (int seat = 0; seat < room->truth.seats; seat++)
        text_format(text, "%s%d", seat ? "," : "", room_score(room, seat));
    text_byte(text, ']');
}

static void write_legal(const struct state *view, int reader, struct text *text) {
    struct move moves[MOVES_MAX];
    int n = reader < SEATS_MAX ? game_moves(view, reader, moves) : 0;
    text_add(text, ",\"legal\":[");
    for (int i = 0; i < n; i++) {
        text_add(text, i ? ",\"" : "\"");
        game_say(view, moves[i], text);
        text_byte(text, '"');
    }
    text_byte(text, ']');
}

/* One line of the log as a reader may see it now. */
static void write_line(const struct room *room, const struct room_entry *entry, int reader,
                       struct text *text) {
    TEXT(line, EVENT_MAX_BYTES);
    struct move shown = game_masked(&room->truth, entry->epoch, entry->move, reader);
    game_line(&room->truth, shown, entry->words ? room->pool + entry->words : NULL, &line);
    text_add(text, "{\"m\":");
    quoted(text, line.bytes);
    if (entry->by != BY_PERSON) text_format(text, ",\"by\":\"%s\"", entry->by == BY_BOT ? "bot" : "clock");
    if (entry->note) text_format(text, ",\"note\":%s", room->pool + entry->note);
    text_byte(text, '}');
}

/* Lines that were masked when they were sent may be open by now: send again from the first of them. */
static uint32_t first_opened(const struct room *room, uint32_t from) {
    if (!room->game->secrecy) return from;
    if (game_over(&room->truth)) return 0;
    for (uint32_t i = 0; i < from && i < room->entries_size; i++)
        if (room->entries[i].epoch + 1 == room->truth.epoch) return i;
    return from;
}

static void write_log(const struct room *room, int reader, uint32_t from, struct text *text) {
    from = first_opened(room, from < room->entries_size ? from : room->entries_size);
    text_format(text, ",\"log\":{\"from\":%u,\"lines\":[", from);
    for (uint32_t i = from; i < room->entries_size; i++) {
        if (i > from) text_byte(text, ',');
        write_line(room, &room->entries[i], reader, text);
    }
    text_add(text, "]}");
}

static void write_nonces(const struct room *room, struct text *text) {
    char hex[2 * DEAL_NONCE_BYTES + 1];
    text_add(text, ",\"nonces\":[");
    for (int seat = 0; seat < room->truth.seats; seat++) {
        deal_hex(room->deal.nonce[seat], DEAL_NONCE_BYTES, hex);
        text_format(text, "%s\"%s\"", seat ? "," : "", hex);
    }
    text_byte(text, ']');
}

static void write_choice(const struct room *room, int reader, struct text *text) {
    TEXT(choice, 64);
    uint32_t waiting = 0, chosen = 0;
    for (int seat = 0; seat < room->truth.seats; seat++) {
        waiting |= (uint32_t)room_waits_for(room, seat) << seat;
        chosen |= (uint32_t)room->choice[seat].made << seat;
    }
    text_byte(text, ',');
    contract_seats(text, "waiting", waiting);
    text_byte(text, ',');
    contract_seats(text, "chosen", chosen);
    if (reader < SEATS_MAX && room_choice_text(room, reader, &choice))
        text_format(text, ",\"choice\":\"%s\"", choice.bytes);
    else
        text_add(text, ",\"choice\":null");
    int undo = reader < SEATS_MAX ? room_undo_point(room, reader) : -1;
    text_add(text, ",\"undo\":");
    if (undo < 0)
        text_add(text, "null");
    else
        text_number(text, undo);
}

void room_contract(const struct room *room, int reader, uint32_t from, bool advice, struct text *text) {
    const struct state view = game_view(&room->truth, reader);
    char hex[65];
    text_format(text, "{\"seq\":%u,\"step\":%d,\"game\":\"%s\",\"players\":%d,\"seats\":%d,\"options\":",
                room->events_size, view.step, room->game->name, room->options.players, view.seats);
    options_json(room->game, &room->options, text);
    write_names(room, text);
    text_add(text, ",\"seat\":");
    if (reader < SEATS_MAX)
        text_number(text, reader);
    else
        text_add(text, "null");
    write_choice(room, reader, text);
    text_format(text, ",\"over\":%s,", game_over(&view) ? "true" : "false");
    write_scores(room, text);
    text_byte(text, ',');
    contract_seats(text, "winners", view.winners);
    text_add(text, ",\"view\":");
    room->middle->view(room, &view, advice, text);
    write_legal(&view, reader, text);
    write_log(room, reader, from, text);
    if (!room->given) {
        text_format(text, ",\"promise\":\"%s\"", room->promise);
        if (game_over(&view)) {
            deal_hex(room->deal.seed, DEAL_SEED_BYTES, hex);
            text_format(text, ",\"seed\":\"%s\"", hex);
            write_nonces(room, text);
        }
    }
    text_byte(text, '}');
}

void room_record(const struct room *room, bool annotate, struct text *text) {
    struct turn *turns = calloc(room->entries_size + 1, sizeof *turns);
    if (!turns) abort();
    for (uint32_t i = 0; i < room->entries_size; i++) {
        const struct room_entry *entry = &room->entries[i];
        turns[i] =
            (struct turn){.move = entry->move, .words = entry->words ? room->pool + entry->words : NULL};
    }
    struct record record = {
        .game = room->game, .options = room->options, .turns = turns, .count = room->entries_size};
    for (int seat = 0; seat < room->truth.seats; seat++) record.names[seat] = room->name[seat];
    char seed[65];
    TEXT(more, 1024);
    if (game_over(&room->truth) && !room->given) {
        deal_hex(room->deal.seed, DEAL_SEED_BYTES, seed);
        record.seed = seed;
        write_nonces(room, &more);
    }
    if (room->middle->record) room->middle->record(room, &more);
    record.more = more.bytes;
    record_write(&record, annotate, text);
    free(turns);
}
