/* table_json.c: TABLE of docs/protocol.md: a table as one reader sees it. */
#include <string.h>

#include "engine/json.h"
#include "room/contract.h"
#include "net/duplicates.h"

const char *table_state_name(uint8_t state) {
    static const char *const names[] = {"lobby", "playing", "over", "closed"};
    return names[state];
}

int64_t table_changed_at(const struct table *table) {
    return table->kept.at > table->event_at ? table->kept.at : table->event_at;
}

static const char *or_null(const char *text) {
    return *text ? text : NULL;
}

static void seat_json(const struct table *table, int number, struct text *text) {
    const struct store_seat *seat = &table->kept.seat[number];
    bool here = seat->guest[0] != 0;
    int64_t away = table_away(table, number);
    json_open(text, NULL, '{');
    json_word(text, "kind", seat->kind == BOT ? "bot" : "person");
    json_text(text, "level", seat->kind == BOT ? seat->level : NULL);
    json_text(text, "name", seat->name);
    json_text(text, "guest", or_null(seat->guest));
    json_bool(text, "here", here);
    json_bool(text, "online", here && table_online(table, seat->guest));
    json_text(text, "standin", or_null(seat->standin));
    if (!seat->standin[0])
        json_none(text, "standin_by");
    else if (seat->standin_by < 0)
        json_word(text, "standin_by", seat->standin_by == STANDIN_CLOCK ? "clock" : "left");
    else
        json_number(text, "standin_by", seat->standin_by);
    if (away < 0)
        json_none(text, "away_ms");
    else
        json_number(text, "away_ms", away);
    json_bool(text, "program", guest_is_program(seat->guest));
    json_close(text, '}');
}

static void decks_json(const char *decks, struct text *text) {
    json_open(text, "decks", '[');
    while (*decks) {
        uint32_t size = (uint32_t)strcspn(decks, " ");
        json_key(text, NULL);
        text_json(text, decks, size);
        decks += size + (decks[size] == ' ');
    }
    json_close(text, ']');
}

static void questions_json(const struct store_table *kept, struct text *text) {
    if (kept->undo_point >= 0) {
        json_open(text, "undo", '{');
        json_number(text, "point", kept->undo_point);
        json_number(text, "by", kept->undo_by);
        json_bits(text, "agreed", kept->undo_yes);
        json_close(text, '}');
    } else {
        json_none(text, "undo");
    }
    if (kept->next[0]) {
        json_open(text, "rematch", '{');
        contract_seat(text, "by", kept->asked < 0 ? SPECTATOR : kept->asked);
        json_bits(text, "agreed", kept->follow);
        json_word(text, "next", kept->next);
        json_close(text, '}');
    } else {
        json_none(text, "rematch");
    }
    json_text(text, "previous", or_null(kept->previous));
}

/* Who would like to play the next game, as far as they are there. */
static void queue_json(const struct table *table, struct text *text) {
    json_open(text, "queue", '[');
    for (int i = 0; i < table->queue_size; i++) {
        const struct socket *socket = table_queued(table, i);
        if (!socket) continue;
        json_open(text, NULL, '{');
        json_word(text, "guest", socket->guest);
        json_text(text, "name", socket->name);
        json_close(text, '}');
    }
    json_close(text, ']');
}

static int spectators(const struct table *table) {
    int count = table->crowd;
    for (int i = 0; i < table->kept.options.players; i++) count -= sockets_of(table, table->kept.seat[i].guest);
    return count;
}

static void reader_json(const struct table *table, const char *guest, struct text *text) {
    int seat = table_seat_of(table, guest);
    json_open(text, "you", '{');
    json_word(text, "guest", guest);
    if (seat < 0)
        json_none(text, "seat");
    else
        json_number(text, "seat", seat);
    json_bool(text, "host", strcmp(table->kept.host, guest) == 0);
    json_close(text, '}');
}

static void clock_json(const struct store_table *kept, struct text *text) {
    if (!kept->clock_s) {
        json_none(text, "clock");
        return;
    }
    json_open(text, "clock", '{');
    json_number(text, "seconds", kept->clock_s);
    json_close(text, '}');
}

static void common_json(const struct table *table, struct text *text) {
    const struct store_table *kept = &table->kept;
    char promise[65];
    struct deal deal = {0};
    memcpy(deal.seed, kept->seed, DEAL_SEED_BYTES);
    deal_promise(&deal, promise);
    json_word(text, "id", kept->id);
    json_word(text, "code", kept->code);
    json_word(text, "game", kept->game->name);
    options_json(kept->game, &kept->options, "options", text);
    json_number(text, "players", kept->options.players);
    json_word(text, "lang", kept->lang);
    json_text(text, "name", kept->name);
    decks_json(kept->decks, text);
    json_bool(text, "public", kept->open);
    json_bool(text, "spectate", kept->spectate);
    json_word(text, "state", table_state_name(kept->state));
    json_word(text, "host", kept->host);
    json_open(text, "seats", '[');
    for (int i = 0; i < kept->options.players; i++) seat_json(table, i, text);
    json_close(text, ']');
    clock_json(kept, text);
    json_number(text, "pause", kept->pause_ms);
    json_number(text, "spectators", spectators(table));
    questions_json(kept, text);
    queue_json(table, text);
    json_text(text, "duplicate", deal_is_duplicate(kept->deal) ? kept->deal : NULL);
    json_word(text, "promise", promise);
    json_number(text, "at", table_changed_at(table));
}

/* Many may watch: what all are told alike is written once in a turn of the loop. */
static void shared_json(const struct table *table, struct text *text) {
    struct server *server = table->server;
    struct shared_table *shared = &server->shared_table;
    if (shared->size && strcmp(shared->id, table->kept.id) == 0 && shared->turn == server->turns && shared->version == table->version) {
        json_key(text, NULL);
        text_bytes(text, shared->bytes, shared->size);
        return;
    }
    uint32_t start = text->size;
    common_json(table, text);
    shared->size = 0;
    if (text->full) return;
    bytes_add(&shared->bytes, &shared->size, &shared->cap, text->bytes + start, text->size - start);
    memcpy(shared->id, table->kept.id, sizeof shared->id);
    shared->turn = server->turns;
    shared->version = table->version;
}

void table_json(const struct table *table, const char *guest, struct text *text) {
    json_open(text, NULL, '{');
    if (table->looked)
        common_json(table, text);
    else
        shared_json(table, text);
    reader_json(table, guest, text);
    if (strcmp(table->kept.host, guest) == 0) {
        bans_json(table, text);
    } else {
        json_none(text, "watching");
        json_none(text, "banned");
    }
    json_close(text, '}');
}
