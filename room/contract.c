/* contract.c: the one contract with every client, and the record. See docs/protocol.md and
 * docs/notation.md. */
#include "room/contract.h"

#include <stdlib.h>
#include <string.h>

void contract_bytes(struct text *text, const char *key, const uint8_t *numbers, int size) {
    json_open(text, key, '[');
    for (int i = 0; i < size; i++) json_number(text, NULL, numbers[i]);
    json_close(text, ']');
}

void contract_seat(struct text *text, const char *key, int seat) {
    if (seat < SEATS_MAX)
        json_number(text, key, seat);
    else
        json_none(text, key);
}

void contract_note(const struct state *before, const struct state *after, struct move move,
                   struct text *text) {
    json_open(text, NULL, '{');
    uint32_t empty = text->size;
    middle_of(game_of(after))->note(before, after, move, text);
    if (game_over(after)) {
        json_bool(text, "over", true);
        json_bits(text, "winners", after->winners);
    }
    if (text->size == empty)
        text_clear(text);
    else
        json_close(text, '}');
}

static void write_names(const struct room *room, struct text *text) {
    json_open(text, "names", '[');
    for (int seat = 0; seat < room->truth.seats; seat++) json_text(text, NULL, room->name[seat]);
    json_close(text, ']');
}

int room_score(const struct room *room, int seat) {
    const struct state *state = &room->truth;
    if (room->middle->score && !game_over(state)) return room->middle->score(state, seat);
    return state->score[seat];
}

static void write_scores(const struct room *room, struct text *text) {
    json_open(text, "score", '[');
    for (int seat = 0; seat < room->truth.seats; seat++) json_number(text, NULL, room_score(room, seat));
    json_close(text, ']');
}

static void write_legal(const struct state *view, int reader, struct text *text) {
    struct move moves[MOVES_MAX];
    int n = reader < SEATS_MAX ? game_moves(view, reader, moves) : 0;
    json_open(text, "legal", '[');
    for (int i = 0; i < n; i++) {
        json_key(text, NULL);
        text_byte(text, '"');
        game_say(view, moves[i], text);
        text_byte(text, '"');
    }
    json_close(text, ']');
}

/* One line of the log as a reader may see it now. */
static void write_line(const struct room *room, const struct room_entry *entry, int reader,
                       struct text *text) {
    TEXT(line, EVENT_MAX_BYTES);
    struct move shown = game_masked(&room->truth, entry->epoch, entry->move, reader);
    game_line(&room->truth, shown, entry->words ? room->pool + entry->words : NULL, &line);
    json_open(text, NULL, '{');
    json_text(text, "m", line.bytes);
    if (entry->by != BY_PERSON) json_word(text, "by", entry->by == BY_BOT ? "bot" : "clock");
    if (entry->note) json_raw(text, "note", room->pool + entry->note);
    json_close(text, '}');
}

/* Lines that were masked when they were sent may be open by now: send again from the first of them. */
static uint32_t first_opened(const struct room *room, uint32_t from) {
    if (!room->game->secrecy) return from;
    if (game_over(&room->truth)) return 0;
    for (uint32_t i = 0; i < from && i < room->entries_size; i++)
        if (room->entries[i].epoch + 1 == room->truth.epoch) return i;
    return from;
}

static void write_lines(const struct room *room, int reader, uint32_t from, struct text *text) {
    json_number(text, "from", from);
    json_open(text, "lines", '[');
    for (uint32_t i = from; i < room->entries_size; i++) write_line(room, &room->entries[i], reader, text);
    json_close(text, ']');
}

void room_log(const struct room *room, int reader, uint32_t from, struct text *text) {
    json_open(text, "log", '{');
    write_lines(room, reader, first_opened(room, from < room->entries_size ? from : room->entries_size),
                text);
    json_close(text, '}');
}

uint16_t room_epoch(const struct room *room) {
    return game_over(&room->truth) ? EPOCH_OPEN : room->truth.epoch;
}

/* Whether a line is open to a reader by now who was shown it masked. */
static bool opened(const struct room *room, const struct room_entry *entry, int reader, uint16_t epoch) {
    int owner = -1;
    struct move masked = entry->move;
    enum secrecy secrecy = room->game->secrecy(&room->truth, entry->move, &owner, &masked);
    if (secrecy == PUBLIC || owner == reader || (secrecy == SEALED && entry->epoch < epoch)) return false;
    return game_over(&room->truth) || (secrecy == SEALED && entry->epoch < room->truth.epoch);
}

void room_log_changes(const struct room *room, int reader, uint32_t from, uint16_t epoch, struct text *text) {
    bool any = false;
    uint32_t start = text->size;
    if (from > room->entries_size) from = room->entries_size;
    json_open(text, "log", '{');
    write_lines(room, reader, from, text);
    if (room->game->secrecy && epoch != EPOCH_OPEN &&
        (room->truth.epoch != epoch || game_over(&room->truth))) {
        uint32_t i = 0;
        if (!game_over(&room->truth))
            for (i = from; i > 0 && room->entries[i - 1].epoch >= epoch; i--) {
            }
        for (; i < from; i++) {
            if (!opened(room, &room->entries[i], reader, epoch)) continue;
            if (!any) json_open(text, "opened", '[');
            any = true;
            json_open(text, NULL, '[');
            json_number(text, NULL, i);
            write_line(room, &room->entries[i], reader, text);
            json_close(text, ']');
        }
        if (any) json_close(text, ']');
    }
    json_close(text, '}');
    if (any || from < room->entries_size) return;
    text->size = start;
    text->bytes[start] = 0;
}

static void write_nonces(const struct room *room, struct text *text) {
    char hex[2 * DEAL_NONCE_BYTES + 1];
    json_open(text, "nonces", '[');
    for (int seat = 0; seat < room->truth.seats; seat++) {
        deal_hex(room->deal.nonce[seat], DEAL_NONCE_BYTES, hex);
        json_word(text, NULL, hex);
    }
    json_close(text, ']');
}

static void write_acting(const struct room *room, struct text *text) {
    uint32_t waiting = 0, chosen = 0;
    for (int seat = 0; seat < room->truth.seats; seat++) {
        waiting |= (uint32_t)room_waits_for(room, seat) << seat;
        chosen |= (uint32_t)room->choice[seat].made << seat;
    }
    json_bits(text, "waiting", waiting);
    json_bits(text, "chosen", chosen);
}

/* Everything here is public: the view is a spectator's. */
static void write_common(const struct room *room, const struct state *view, struct text *text) {
    char hex[65];
    json_number(text, "seq", room->seq);
    json_number(text, "step", view->step);
    json_word(text, "game", room->game->name);
    json_number(text, "players", room->options.players);
    json_number(text, "seats", view->seats);
    options_json(room->game, &room->options, "options", text);
    write_names(room, text);
    write_acting(room, text);
    json_bool(text, "over", game_over(view));
    write_scores(room, text);
    json_bits(text, "winners", view->winners);
    if (room->given) return;
    json_word(text, "promise", room->promise);
    if (room->sealed) json_bool(text, "sealed", true);
    if (game_over(view) && !room->sealed) {
        deal_hex(room->deal.seed, DEAL_SEED_BYTES, hex);
        json_word(text, "seed", hex);
        write_nonces(room, text);
    }
}

static void write_own(const struct room *room, const struct state *view, int reader, struct text *text) {
    TEXT(choice, 64);
    bool seated = reader < SEATS_MAX;
    int undo = seated ? room_undo_point(room, reader) : -1;
    contract_seat(text, "seat", reader);
    if (seated && room_choice_text(room, reader, &choice))
        json_word(text, "choice", choice.bytes);
    else
        json_none(text, "choice");
    if (undo < 0)
        json_none(text, "undo");
    else
        json_number(text, "undo", undo);
    write_legal(view, reader, text);
}

uint32_t room_common(const struct room *room, struct text *text) {
    const struct state view = game_view(&room->truth, SPECTATOR);
    text_byte(text, '{');
    write_common(room, &view, text);
    text_byte(text, '}');
    uint32_t second = text->size;
    text_byte(text, '{');
    room->middle->view(room, &view, text);
    text_byte(text, '}');
    return second;
}

uint32_t room_own(const struct room *room, int reader, bool advice, struct text *text) {
    const struct state view = game_view(&room->truth, reader);
    text_byte(text, '{');
    write_own(room, &view, reader, text);
    text_byte(text, '}');
    uint32_t second = text->size;
    text_byte(text, '{');
    if (room->middle->own) room->middle->own(room, &view, advice && !room->sealed, text);
    text_byte(text, '}');
    return second;
}

/* The members of an object, behind others. */
static void add_members(const char *object, uint32_t size, struct text *text) {
    if (size <= 2) return;
    json_key(text, NULL);
    text_bytes(text, object + 1, size - 2);
}

void room_join(struct part common, struct part own, const char *view, struct text *text) {
    text_byte(text, '{');
    add_members(common.bytes, common.second, text);
    add_members(own.bytes, own.second, text);
    if (common.size - common.second + own.size - own.second <= 4) return;
    json_open(text, view, '{');
    add_members(common.bytes + common.second, common.size - common.second, text);
    add_members(own.bytes + own.second, own.size - own.second, text);
    json_close(text, '}');
}

void room_contract(const struct room *room, int reader, uint32_t from, bool advice, struct text *text) {
    const struct state open = game_view(&room->truth, SPECTATOR);
    const struct state view = game_view(&room->truth, reader);
    json_open(text, NULL, '{');
    write_common(room, &open, text);
    write_own(room, &view, reader, text);
    json_open(text, "view", '{');
    room->middle->view(room, &open, text);
    if (room->middle->own) room->middle->own(room, &view, advice && !room->sealed, text);
    json_close(text, '}');
    room_log(room, reader, from, text);
    json_close(text, '}');
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
    if (game_over(&room->truth) && !room->given && !room->sealed) {
        deal_hex(room->deal.seed, DEAL_SEED_BYTES, seed);
        record.seed = seed;
        write_nonces(room, &more);
    }
    if (room->middle->record) room->middle->record(room, &more);
    record.more = more.bytes;
    record_write(&record, annotate, text);
    free(turns);
}
