/* commands_table.c: starting, changing and ending a table, the next one after it, and talking at it. */
#include <sodium.h>
#include <string.h>

#include "engine/json.h"
#include "net/commands.h"

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
    if (!pictures) return "bad_decks";
    int32_t most = kept->game->options[pictures->option].most, cards = decks_cards(kept->decks, NULL);
    bool all = kept->options.value[pictures->option] == (cards < most ? cards : most);
    const char *why =
        table_decks(command->server, &next, command->arguments.decks, command->socket->guest, all);
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
    random_code(command->server, kept->code);
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

static struct table *make_next(struct table *table, const struct socket *maker) {
    struct store_table next = table->kept;
    memcpy(next.maker, maker->guest, sizeof next.maker);
    next.n = 0;
    random_id('t', 10, next.id);
    random_code(table->server, next.code);
    randombytes_buf(next.seed, sizeof next.seed);
    next.key[0] = 0;
    next.state = LOBBY;
    next.undo_point = -1;
    next.follow = 0;
    next.next[0] = 0;
    memcpy(next.previous, table->kept.id, sizeof next.previous);
    for (int i = 0; i < SEATS_MAX; i++) {
        next.seat[i].standin[0] = 0;
        memset(next.seat[i].nonce, 0, DEAL_NONCE_BYTES);
    }
    memcpy(table->kept.next, next.id, sizeof next.id);
    struct table *made = table_make(table->server, &next, maker->address->key + 1);
    bans_copy(table, made);
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
        if (kept->seat[i].kind == PERSON) people |= (uint16_t)(1u << i);
    if ((kept->follow & people) == people) table_start(next);
}

/* NULL: there is none yet. It is about to be changed, so nothing of it may be on its way. */
static struct table *find_next(struct server *server, const struct store_table *kept) {
    struct table *next = kept->next[0] ? table_get(server, kept->next) : NULL;
    if (!next || !next->on_its_way) return next;
    server_settle(server);
    return table_get(server, kept->next);
}

const char *command_rematch(struct command *command) {
    struct store_table *kept = &command->table->kept;
    struct table *next = find_next(command->server, kept);
    if (!next) {
        const char *why = make_refusal(command->server, command->socket->address, command->socket->guest);
        if (why) return why;
        kept->follow = 0; /* the next table of long ago was swept */
        next = make_next(command->table, command->socket);
    }
    if (!(kept->follow >> command->seat & 1)) {
        kept->follow |= (uint16_t)(1u << command->seat);
        table_row_changed(command->table, "rematch", command->seat);
    }
    follow(command, next);
    text_byte(&command->more, ',');
    json_word(&command->more, "table", next->kept.id);
    return NULL;
}

/* --- talking --- */

/* A crowd of guests at one table is limited, too; those who watch cannot silence those who play. */
static bool may_talk(struct command *command) {
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
    return store_chat_known(table->server->store, table->kept.n, line->guest, line->key);
}

const char *command_chat(struct command *command) {
    struct table *table = command->table;
    const struct arguments *asked = &command->arguments;
    struct store_chat line = {.seat = command->seat, .at = date_ms()};
    snprintf(line.text, sizeof line.text, "%s", asked->text);
    snprintf(line.key, sizeof line.key, "%s", asked->key ? asked->key : "");
    memcpy(line.guest, command->socket->guest, sizeof line.guest);
    memcpy(line.name, command->socket->name, sizeof line.name);
    if (line.key[0] && is_known(table, &line)) return NULL;
    if (!may_talk(command)) return "too_many";
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
    if (!may_talk(command)) return "too_many";
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
