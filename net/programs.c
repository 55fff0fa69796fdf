/* programs.c: bots that others run. The host makes a token for a seat; a program that brings it holds that seat and sees what it sees. It is a
 * guest whose id begins with a "b": it has no other table, is never the host, and ends with its seat. */
#include <sodium.h>
#include <string.h>

#include "engine/json.h"
#include "net/commands.h"

bool guest_is_program(const char *guest) {
    return guest[0] == 'b';
}

void program_end(struct table *table, int seat) {
    char guest[ID_BYTES];
    memcpy(guest, table->kept.seat[seat].guest, sizeof guest);
    seat_take_away(table, seat);
    store_guest_forget(table->server->store, guest);
}

/* A second token for the same seat takes the place of the first. */
const char *command_token(struct command *command) {
    struct server *server = command->server;
    struct table *table = command->table;
    int number = command->arguments.seat;
    struct store_seat *seat = &table->kept.seat[number];
    bool again = guest_is_program(seat->guest);
    if (seat->kind == PERSON && seat->guest[0] && !again) return "seat_taken";
    if (!table_name_free(table, seat->guest, command->arguments.name)) return "name_taken";
    struct meter *address = command->socket->address;
    int64_t source = source_kept(server, address->key + 1);
    int refused = guest_refusal(server, address, source);
    if (refused >= 0) {
        meter_refused(server, address, refused);
        return "too_many";
    }
    if (again) program_end(table, number);
    struct store_guest guest = {.source = source};
    uint8_t hash[HASH_BYTES];
    char token[SECRET_HEX];
    random_id('b', 8, guest.id);
    memcpy(guest.name, command->arguments.name, sizeof guest.name);
    memcpy(guest.lang, table->kept.lang, sizeof guest.lang);
    random_secret(token, hash);
    store_guest_add(server->store, hash, &guest, date_ms());
    memset(seat, 0, sizeof *seat);
    seat->kind = PERSON;
    memcpy(seat->guest, guest.id, sizeof seat->guest);
    memcpy(seat->name, guest.name, sizeof seat->name);
    table_row_changed(table, "token", number);
    table_crowd(table);
    text_byte(&command->more, ',');
    json_word(&command->more, "token", token);
    sodium_memzero(token, sizeof token);
    return NULL;
}
