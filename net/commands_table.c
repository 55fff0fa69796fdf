/* commands_table.c: starting, changing and ending a table, the next one after it, and talking at it. */
#include <sodium.h>
#include <stdlib.h>
#include <string.h>

#include "engine/json.h"
#include "net/commands.h"
#include "store/books.h"

const char *command_start(struct command *command) {
    struct store_table *kept = &command->table->kept;
    const char *fill = command->arguments.fill;
    if (kept->state == PLAYING) return NULL;
    for (int i = 0; fill && i < kept->options.players; i++)
        if (kept->seat[i].kind == PERSON && !kept->seat[i].guest[0]) seat_bot(kept, i, fill);
    return table_start(command->table);
}

/* All cards of the decks play, unless fewer were wished for when the table was made. */
const char *command_decks(struct command *command) {
    struct store_table *kept = &command->table->kept, next = *kept;
    const struct pictures *pictures = middle_of(kept->game)->pictures;
    if (!pictures || kept->deal[0]) return "bad_decks"; /* a deal that others play has its pictures */
    int32_t most = kept->game->options[pictures->option].most, cards = decks_cards(kept->decks, NULL);
    bool all = kept->options.value[pictures->option] == (cards < most ? cards : most);
    const char *why =
        table_decks(command->server, &next, command->arguments.decks, command->socket->guest, all);
    if (command->table->lost) return "not_stored";
    if (why) return why;
    if ((command->sentence = options_refusal(next.game, &next.options))) return "bad_options";
    if (strcmp(next.decks, kept->decks) == 0) return NULL;
    *kept = next;
    table_row_changed(command->table, "decks", -1);
    return NULL;
}

/* The code that was read aloud to too many is good no more. */
const char *command_code(struct command *command) {
    struct store_table *kept = &command->table->kept;
    char code[CODE_BYTES];
    store_unread(command->server->store);
    random_code(command->server, code);
    if (command_unread(command)) return "not_stored";
    memcpy(kept->code, code, sizeof kept->code);
    text_byte(&command->more, ',');
    json_word(&command->more, "code", kept->code);
    table_row_changed(command->table, "code", -1);
    return NULL;
}

const char *command_close(struct command *command) {
    if (command->table->kept.state > PLAYING) return NULL;
    command->table->kept.state = CLOSED;
    table_row_changed(command->table, "close", -1);
    return NULL;
}

/* --- the next game --- */

/* A seat for one more: a free one, else a bot's, else another one if the game has so many. -1: there is none. */
static int seat_for_one_more(struct store_table *next) {
    for (int kind = PERSON; kind <= BOT; kind++)
        for (int i = 0; i < next->options.players; i++)
            if (next->seat[i].kind == kind && !next->seat[i].guest[0]) return i;
    struct options more = next->options;
    if (++more.players > next->game->seats_max || options_refusal(next->game, &more)) return -1;
    next->options = more;
    return more.players - 1;
}

static bool has_name(const struct store_table *kept, const char *name) {
    for (int i = 0; i < kept->options.players; i++)
        if (kept->seat[i].kind == PERSON && names_alike(kept->seat[i].name, name)) return true;
    return false;
}

/* Latecomers who asked for it get a seat, in the order in which they asked; of two who look alike the first. */
static void seat_queue(struct table *table, struct store_table *next) {
    for (int i = 0; i < table->queue_size; i++) {
        const struct socket *socket = table_queued(table, i);
        if (!socket || table_seat_of(table, socket->guest) >= 0 || has_name(next, socket->name)) continue;
        int seat = seat_for_one_more(next);
        if (seat < 0) break;
        struct store_seat *taken = &next->seat[seat];
        memset(taken, 0, sizeof *taken);
        memcpy(taken->guest, socket->guest, sizeof taken->guest);
        memcpy(taken->name, socket->name, sizeof taken->name);
    }
    table->queue_size = 0;
}

static struct table *make_next(struct table *table, const struct socket *maker, const char code[CODE_BYTES]) {
    struct store_table next = table->kept;
    memcpy(next.maker, maker->guest, sizeof next.maker);
    next.n = 0;
    random_id('t', 10, next.id);
    memcpy(next.code, code, sizeof next.code);
    randombytes_buf(next.seed, sizeof next.seed);
    next.key[0] = next.deal[0] = 0;
    next.state = LOBBY;
    next.undo_point = -1;
    next.follow = 0;
    next.due = 0;
    next.next[0] = 0;
    memcpy(next.previous, table->kept.id, sizeof next.previous);
    for (int i = 0; i < SEATS_MAX; i++) {
        next.seat[i].standin[0] = 0;
        memset(next.seat[i].nonce, 0, DEAL_NONCE_BYTES);
        if (next.seat[i].kind == PERSON && !next.seat[i].guest[0]) next.seat[i].name[0] = 0;
    }
    seat_queue(table, &next);
    memcpy(table->kept.next, next.id, sizeof next.id);
    struct table *made = table_make(table->server, &next, maker->address->key + 1);
    bans_copy(table, made);
    store_book_copy(table->server->store, table->kept.n, made->kept.n);
    made->calls = true;
    return made;
}

/* Somebody comes to the next table; with the last of them it starts. */
static void follow(struct command *command, struct table *next) {
    const struct store_table *kept = &command->table->kept;
    const struct nonce *nonce = &command->arguments.nonce;
    int seat = table_seat_of(next, command->socket->guest);
    if (next->kept.state != LOBBY || seat < 0) return;
    if (nonce->given) memcpy(next->kept.seat[seat].nonce, nonce->bytes, sizeof nonce->bytes);
    table_row_changed(next, "follow", seat);
    uint16_t people = 0;
    for (int i = 0; i < kept->options.players; i++)
        if (kept->seat[i].kind == PERSON && kept->seat[i].guest[0]) people |= (uint16_t)(1u << i);
    if ((kept->follow & people) == people) table_start(next);
}

/* NULL: there is none yet, or (by server->claim) another server has it. It is about to be changed, so nothing of it may be on its way. */
static struct table *find_next(struct server *server, const struct store_table *kept) {
    struct table *next;
    server->claim = CLAIM_NONE;
    if (!kept->next[0]) return NULL;
    next = table_get(server, kept->next);
    return next && table_await(next) ? next : NULL;
}

const char *command_rematch(struct command *command) {
    struct server *server = command->server;
    struct store_table *kept = &command->table->kept;
    char code[CODE_BYTES];
    store_unread(server->store);
    struct table *next = find_next(server, kept);
    /* One that another server has begins when its host says so. */
    bool elsewhere = !next && (server->claim == CLAIM_ELSEWHERE || server->claim == CLAIM_UNDECIDED);
    bool wanted = !next && !elsewhere && server->claim != CLAIM_AWAY;
    if (wanted && guest_is_program(command->socket->guest)) return "not_person";
    if (wanted) {
        const char *why = make_refusal(server, command->socket->address, command->socket->guest);
        if (why) return why;
        random_code(server, code);
    }
    if (command_unread(command) || server->claim == CLAIM_AWAY || (next && next->busy)) return "not_stored";
    if (wanted) {
        kept->follow = 0; /* the next table of long ago was swept */
        kept->asked = (int8_t)command->seat;
        next = make_next(command->table, command->socket, code);
    }
    if (!(kept->follow >> command->seat & 1)) {
        kept->follow |= (uint16_t)(1u << command->seat);
        table_row_changed(command->table, "rematch", command->seat);
    }
    if (next) follow(command, next);
    text_byte(&command->more, ',');
    json_word(&command->more, "table", kept->next);
    return NULL;
}

/* --- talking --- */

/* A crowd of guests at one table is limited, too; those who watch cannot silence those who play. */
bool command_may_talk(struct command *command) {
    struct meter *meter = meter_of(command->server, command->seat < 0 ? 'w' : 't', command->table->kept.id);
    int refused = !meter_take(command->server, command->socket->meter, METER_CHATS) ? METER_CHATS
                  : !meter_take(command->server, meter, METER_TABLE_CHATS)          ? METER_TABLE_CHATS
                                                                                    : -1;
    meter_release(meter);
    if (refused >= 0) meter_refused(command->server, command->socket->address, refused);
    return refused < 0;
}

static uint64_t key_hash(const struct store_chat *line) {
    uint64_t hash = 14695981039346656037u;
    for (const char *at = line->guest; *at; at++) hash = (hash ^ (uint8_t)*at) * 1099511628211u;
    for (const char *at = line->key; *at; at++) hash = (hash ^ (uint8_t)*at) * 1099511628211u;
    return hash;
}

/* A line that came before, and may be on its way to the store. */
static bool is_known(const struct table *table, const struct store_chat *line) {
    for (int i = 0; i < CHAT_KEYS; i++)
        if (table->chat_keys[i] == key_hash(line)) return true;
    if (store_shared(table->server->store))
        return false; /* those of the last lines were read with the table */
    return store_chat_known(table->server->store, table->kept.n, line->guest, line->key);
}

void chats_note(struct table *table) {
    struct store_chat *chats = calloc(CHAT_KEYS, sizeof *chats);
    if (!chats) abort();
    int size = store_chats(table->server->store, table->kept.n, chats, CHAT_KEYS);
    table->chat_last = size ? chats[size - 1].n : 0;
    for (int i = 0; i < size; i++)
        if (chats[i].key[0]) table->chat_keys[chats[i].n % CHAT_KEYS] = key_hash(&chats[i]);
    free(chats);
}

const char *command_chat(struct command *command) {
    struct table *table = command->table;
    const struct arguments *asked = &command->arguments;
    struct store_chat line = {.seat = command->seat, .at = date_ms()};
    snprintf(line.text, sizeof line.text, "%s", asked->text);
    snprintf(line.key, sizeof line.key, "%s", asked->key ? asked->key : "");
    memcpy(line.guest, command->socket->guest, sizeof line.guest);
    memcpy(line.name, command->socket->name, sizeof line.name);
    const struct house *house = command->server->settings->house;
    if (house && house->no_chat) return "not_here";
    if (line.key[0] && is_known(table, &line)) return NULL;
    if (!command_may_talk(command)) return "too_many";
    if (table->chat_last < 0) table->chat_last = store_chat_last(command->server->store, table->kept.n);
    line.n = ++table->chat_last;
    table->chat_keys[line.n % CHAT_KEYS] = key_hash(&line);
    store_chat_add(command->server->store, table->kept.n, &line,
                   command->server->settings->limit[LIMIT_CHAT_KEPT]);
    TEXT(json, 4096);
    chat_json(&line, &json);
    tell_later(table, json.bytes, json.size);
    return NULL;
}

const char *command_react(struct command *command) {
    if (!command_may_talk(command)) return "too_many";
    TEXT(line, 512);
    json_open(&line, NULL, '{');
    json_word(&line, "t", "react");
    if (command->seat < 0)
        json_none(&line, "seat");
    else
        json_number(&line, "seat", command->seat);
    json_text(&line, "name", command->socket->name);
    json_word(&line, "r", command->arguments.r);
    json_close(&line, '}');
    text_byte(&line, '\n');
    tell_later(command->table, line.bytes, line.size);
    return NULL;
}
