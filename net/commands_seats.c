/* commands_seats.c: who sits where, under which name, on which device. */
#include <assert.h>
#include <sodium.h>
#include <string.h>

#include "engine/json.h"
#include "net/commands.h"
#include "net/duplicates.h"

static void rename_guest(struct command *command, const char *name) {
    struct store_guest guest = {0};
    struct table *table = command->table;
    snprintf(guest.id, sizeof guest.id, "%s", command->socket->guest);
    snprintf(guest.name, sizeof guest.name, "%s", name);
    store_guest_rename(command->server->store, &guest);
    sockets_rename(command->server, guest.id, guest.name);
    int seat = table_seat_of(table, guest.id);
    if (seat < 0) {
        table_touch(table);
        return;
    }
    memcpy(table->kept.seat[seat].name, guest.name, sizeof guest.name);
    if (table->room) {
        room_set_name(table->room, seat, guest.name);
        tell_contract(table);
    }
    table_row_changed(table, "name", seat);
}

const char *command_name(struct command *command) {
    if (!table_name_free(command->table, command->socket->guest, command->arguments.name))
        return "name_taken";
    rename_guest(command, command->arguments.name);
    return NULL;
}

static void free_seat(struct store_seat *seat) {
    uint8_t kind = seat->kind;
    memset(seat, 0, sizeof *seat);
    seat->kind = kind;
}

/* During play a latecomer may take the seat that was a bot's from the beginning: no person has seen its hand. A seat that was
 * freed keeps its bot until the next game: whoever had it, and comes back under another name, knows its hand. */
static const char *seat_refusal(const struct command *command, const struct store_seat *seat) {
    bool playing = command->table->kept.state == PLAYING;
    if (seat->guest[0] || (seat->kind == BOT && !playing)) return "seat_taken";
    if (guest_is_program(command->socket->guest)) return "not_person"; /* it has the seat of its token */
    if (command->table->kept.state == OVER) return "is_over";
    if (playing && command->seat >= 0) return "already_seated";
    return playing && seat->kind == PERSON ? "not_lobby" : NULL;
}

static const char *take_seat(struct command *command, struct store_seat *seat) {
    struct table *table = command->table;
    const char *why = seat_refusal(command, seat);
    if (why) return why;
    if (bans_of(table, command->socket->guest, command->socket->address->key + 1) & BAN_SEATLESS)
        return "removed";
    if (command->seat >= 0) free_seat(&table->kept.seat[command->seat]);
    seat->kind = PERSON;
    seat->level[0] = 0;
    if (table->kept.state == PLAYING) clocks_restart(table, command->arguments.seat);
    memcpy(seat->guest, command->socket->guest, sizeof seat->guest);
    for (struct socket *socket = table->sockets; socket; socket = socket->next)
        if (strcmp(socket->guest, seat->guest) == 0) socket->known = 0; /* it may read more of the log now */
    return NULL;
}

const char *command_sit(struct command *command) {
    struct table *table = command->table;
    const struct arguments *asked = &command->arguments;
    struct store_seat *seat = &table->kept.seat[asked->seat];
    const char *name = asked->name[0] ? asked->name : command->socket->name;
    if (!name[0]) return "no_name";
    if (bans_of(table, command->socket->guest, NULL) & BAN_SEATLESS) return "removed";
    if (!table_name_free(table, command->socket->guest, name)) return "name_taken";
    const char *why = asked->seat == command->seat ? NULL : take_seat(command, seat);
    if (why) return why;
    table_seat_back(table, asked->seat);
    command->socket->address->seated_at = server_now(command->server);
    duplicate_joined(table, asked->seat);
    if (table->kept.state == LOBBY && asked->nonce.given && !table->kept.deal[0]) /* it would be another deal */
        memcpy(seat->nonce, asked->nonce.bytes, sizeof seat->nonce);
    table_row_changed(table, "sit", asked->seat);
    rename_guest(command, name);
    if (table->room) tell_contract(table);
    table_crowd(table);
    return NULL;
}

void table_pass_host_on(struct table *table) {
    for (int pass = 0; pass < 2; pass++)
        for (int i = 0; i < table->kept.options.players; i++) {
            const char *guest = table->kept.seat[i].guest;
            if (!guest[0] || guest_is_program(guest) || strcmp(guest, table->kept.host) == 0 ||
                (pass == 0 && !table_online(table, guest)))
                continue;
            memcpy(table->kept.host, guest, ID_BYTES);
            table_row_changed(table, "host", i);
            return;
        }
}

const char *command_leave(struct command *command) {
    struct table *table = command->table;
    if (table->kept.state > PLAYING) return NULL;
    if (command->seat >= 0 && table->kept.state == LOBBY)
        free_seat(&table->kept.seat[command->seat]);
    else if (command->seat >= 0)
        table_stand_in(table, command->seat, bot_standin(table->kept.game)->name, STANDIN_LEFT);
    if (command->seat >= 0) table_row_changed(table, "leave", command->seat);
    if (command->host) table_pass_host_on(table);
    if (command->seat >= 0) table_crowd(table);
    return NULL;
}

const char *command_seat(struct command *command) {
    struct table *table = command->table;
    const struct arguments *asked = &command->arguments;
    const char *level = asked->level ? asked->level : bot_standin(table->kept.game)->name;
    bool bot = strcmp(asked->kind, "bot") == 0;
    struct store_seat *held = &table->kept.seat[asked->seat];
    if (table->kept.state == LOBBY) {
        if (bot)
            seat_bot(&table->kept, asked->seat, level);
        else if (held->kind == BOT)
            memset(held, 0, sizeof *held);
    } else {
        if (!bot || held->kind == BOT) return NULL;
        if (table_online(table, held->guest)) return "not_absent";
        table_stand_in(table, asked->seat, level, command->seat >= 0 ? command->seat : STANDIN_LEFT);
    }
    table_row_changed(table, bot ? "seat for a bot" : "seat for a person", asked->seat);
    return NULL;
}

void seat_take_away(struct table *table, int number) {
    struct store_seat *held = &table->kept.seat[number];
    struct store_seat before = *held;
    free_seat(held);
    held->left_ms = before.left_ms;
    if (table->kept.state == PLAYING) {
        /* The deal was made with it: without it the log could not be read again. */
        memcpy(held->nonce, before.nonce, sizeof held->nonce);
        table_stand_in(table, number, bot_standin(table->kept.game)->name, STANDIN_LEFT);
        seat_name_bot(&table->kept, number);
        room_set_name(table->room, number, held->name);
    }
    table_row_changed(table, "remove", number);
    if (table->room) tell_contract(table);
    table_crowd(table);
}

const char *command_remove(struct command *command) {
    struct table *table = command->table;
    int number = command->arguments.seat;
    const char *meant = command->arguments.guest;
    assert(number >= 0 && number < table->kept.options.players);
    struct store_seat *held = &table->kept.seat[number];
    if (held->kind == BOT || !held->guest[0] || number == command->seat) return NULL;
    if (meant && strcmp(meant, held->guest) != 0) return NULL; /* a resend: who was meant has gone already */
    if (guest_is_program(held->guest)) {
        program_end(table, number);
        return NULL;
    }
    bans_add(table, held->guest, BAN_SILENT | BAN_SEATLESS, !bans_shared(table, held->guest));
    seat_take_away(table, number);
    return NULL;
}

const char *command_mute(struct command *command) {
    const char *guest = command->arguments.guest;
    if (strcmp(guest, command->socket->guest) == 0) return "no_such_guest";
    store_unread(command->server->store);
    bool known = command->arguments.on ? bans_add(command->table, guest, BAN_SILENT, true)
                                       : bans_lift(command->table, guest, BAN_SILENT);
    return known ? NULL : command_unread(command) ? "not_stored" : "no_such_guest";
}

/* To lift it lifts everything. */
const char *command_ban(struct command *command) {
    struct table *table = command->table;
    const char *guest = command->arguments.guest;
    const uint8_t all = BAN_SILENT | BAN_SEATLESS | BAN_AWAY;
    if (strcmp(guest, command->socket->guest) == 0) return "no_such_guest";
    if (!command->arguments.on) return bans_lift(table, guest, all) ? NULL : "no_such_guest";
    int seat = table_seat_of(table, guest);
    store_unread(command->server->store);
    if (!bans_add(table, guest, all, true)) return command_unread(command) ? "not_stored" : "no_such_guest";
    if (seat >= 0 && table->kept.state <= PLAYING) seat_take_away(table, seat);
    return NULL;
}

const char *command_link(struct command *command) {
    char secret[SECRET_HEX];
    uint8_t hash[HASH_BYTES];
    TEXT(link, 256);
    random_secret(secret, hash);
    store_device_add(
        command->server->store, hash, command->table->kept.n, command->seat, command->socket->guest,
        links_spent(command->server) + 1000ll * command->server->settings->limit[LIMIT_LINK_SECONDS]);
    command->server->links = true;
    text_format(&link, "%s/d#%s", command->server->settings->prefix, secret);
    text_byte(&command->more, ',');
    json_word(&command->more, "link", link.bytes);
    sodium_memzero(secret, sizeof secret);
    sodium_memzero(link.bytes, link.cap);
    table_touch(command->table);
    return NULL;
}
