/* commands_absent.c: for those who wait: a bot for somebody who is away, a nudge, a place in the next game; and who is called for a rematch. */
#include <string.h>

#include "engine/json.h"
#include "room/contract.h"
#include "net/commands.h"

/* The host may do the same at once, by the command seat. */
const char *command_relay(struct command *command) {
    struct table *table = command->table;
    int seat = command->arguments.seat;
    const struct store_seat *held = &table->kept.seat[seat];
    int64_t away = table_away(table, seat);
    if (held->kind == BOT || held->standin[0]) return NULL;
    if (away < 0) return "not_absent";
    if (!command->host && away < 1000ll * command->server->settings->limit[LIMIT_RELAY_SECONDS])
        return "too_soon";
    table_stand_in(table, seat, bot_standin(table->kept.game)->name, command->seat);
    table_row_changed(table, "relay", seat);
    return NULL;
}

static void nudge_json(const struct command *command, struct text *text) {
    json_open(text, NULL, '{');
    json_word(text, "t", "nudge");
    contract_seat(text, "by", command->seat);
    json_text(text, "name", command->socket->name);
    json_number(text, "seat", command->arguments.seat);
    json_close(text, '}');
    text_byte(text, '\n');
}

/* Everybody hears it, so that nobody does it twice; who is not there is called back. */
const char *command_nudge(struct command *command) {
    struct table *table = command->table;
    int seat = command->arguments.seat;
    struct store_seat *held = &table->kept.seat[seat];
    int64_t now = server_now(command->server);
    if (command->seat < 0) return "not_seated";
    if (seat == command->seat || held->kind == BOT || held->standin[0] || !held->guest[0] ||
        !room_waits_for(table->room, seat))
        return "not_awaited";
    if (table->nudged_at[seat] &&
        now - table->nudged_at[seat] < 1000ll * command->server->settings->limit[LIMIT_NUDGE_SECONDS])
        return "too_soon";
    if (!command_may_talk(command)) return "too_many";
    table->nudged_at[seat] = now;
    TEXT(line, 512);
    nudge_json(command, &line);
    tell_later(table, line.bytes, line.size);
    if (table_away(table, seat) >= 0) reminders_call(table, held->guest, CALL_NUDGE, command->socket->name);
    return NULL;
}

/* A wish lasts as long as one is there, and as the table is in memory. */
const char *command_next(struct command *command) {
    struct table *table = command->table;
    const char *guest = command->socket->guest;
    if (command->seat >= 0) return "already_seated";
    int i = 0;
    while (i < table->queue_size && strcmp(table->queue[i], guest) != 0) i++;
    if (!command->arguments.on) {
        if (i == table->queue_size) return NULL;
        memmove(table->queue[i], table->queue[i + 1], (size_t)(--table->queue_size - i) * ID_BYTES);
    } else {
        if (i < table->queue_size || table->kept.next[0]) return NULL;
        for (int k = 0; k < table->queue_size; k++) /* whoever has gone makes room */
            if (!table_queued(table, k)) {
                memmove(table->queue[k], table->queue[k + 1], (size_t)(--table->queue_size - k) * ID_BYTES);
                k--;
            }
        if (table->queue_size == SEATS_MAX) return "too_many";
        memcpy(table->queue[table->queue_size++], guest, ID_BYTES);
    }
    tell_table(table);
    return NULL;
}

/* --- a rematch --- */

/* Whoever played before and is elsewhere: at another table, or nowhere. */
void rematch_call(struct table *table) {
    const struct store_table *kept = &table->kept;
    int by = table_seat_of(table, kept->maker);
    const char *name = by >= 0 ? kept->seat[by].name : "";
    TEXT(line, 512);
    json_open(&line, NULL, '{');
    json_word(&line, "t", "rematch");
    json_word(&line, "table", kept->id);
    json_word(&line, "game", kept->game->name);
    json_text(&line, "name", name);
    json_close(&line, '}');
    text_byte(&line, '\n');
    for (int i = 0; i < kept->options.players; i++) {
        const char *guest = kept->seat[i].guest;
        if (i == by || kept->seat[i].kind == BOT || !guest[0] || guest_is_program(guest)) continue;
        if (!sockets_tell(table->server, guest, kept->previous, line.bytes, line.size))
            reminders_call(table, guest, CALL_REMATCH, name);
    }
}
