/* commands.c: what clients may ask over a WebSocket. Each command says why not (a word of docs/protocol.md),
 * or NULL after it has done what was asked; the answer goes out with the commit. Every command can come
 * twice. */
#include <sodium.h>
#include <stdlib.h>
#include <string.h>

#include "net/server.h"
#include "words/words.h"

struct command {
    struct server *server;
    struct socket *socket;
    struct table *table;
    const json_t *message;
    int seat; /* of the guest, or -1 */
    bool host;
    const char *sentence, *rule; /* for a refusal */
    char *more;                  /* fields for the ok; [MORE_BYTES] */
};
enum { EXCESS_MAX = 400 };

static const char *string_of(const struct command *command, const char *name) {
    return json_string_value(json_object_get(command->message, name));
}

static int seat_asked(const struct command *command) {
    const json_t *seat = json_object_get(command->message, "seat");
    json_int_t number = json_integer_value(seat);
    return json_is_integer(seat) && number >= 0 && number < command->table->kept.options.players ? (int)number
                                                                                                 : -1;
}

/* --- moves --- */

/* Whether this very move was made in that step already: a resend after a drop, or the same click in two
 * tabs. */
static bool made_already(const struct room *room, int seat, json_int_t step, const char *text) {
    for (uint32_t i = room->entries_size; i-- > 0;) {
        const struct room_entry *entry = &room->entries[i];
        if (entry->step < step) return false;
        if (entry->move.who != seat || entry->step != step) continue;
        TEXT(said, EVENT_MAX_BYTES);
        game_say(&room->truth, entry->move, &said);
        if (entry->words) text_format(&said, " %s", room->pool + entry->words);
        if (strcmp(said.bytes, text) == 0) return true;
    }
    return false;
}

static const char *move(struct command *command) {
    struct table *table = command->table;
    const json_t *step = json_object_get(command->message, "step");
    const char *text = string_of(command, "m");
    if (!text || !json_is_integer(step) || json_integer_value(step) < 0 ||
        json_integer_value(step) > STEPS_MAX)
        return "bad_message";
    if (command->seat < 0) return "not_seated";
    if (!table->room) return "not_playing";
    if (table->kept.state == CLOSED) return "closed";
    uint32_t before = table->room->events_size;
    enum verdict verdict =
        room_submit(table->room, command->seat, (int)json_integer_value(step), text, BY_PERSON);
    if (verdict != FINE) {
        if (made_already(table->room, command->seat, json_integer_value(step), text)) return NULL;
        command->sentence = words_why(LANGUAGE_EN, verdict_name(verdict));
        if (verdict == NO_SUCH_MOVE && table->room->game->paragraph) {
            struct state view = game_view(&table->room->truth, command->seat);
            command->rule = table->room->game->paragraph(&view, command->seat, text);
        }
        return verdict_name(verdict);
    }
    command->server->metrics.moves++;
    if (table_seat_back(table, command->seat)) table_row_changed(table, "back", command->seat);
    if (table->room->events_size > before) table_room_changed(table);
    return NULL;
}

static void undo_now(struct table *table, int point) {
    table->kept.undo_point = -1;
    if (!room_undo(table->room, point)) return;
    for (struct socket *socket = table->sockets; socket; socket = socket->next)
        if (socket->known > (uint32_t)point) socket->known = (uint32_t)point;
    table_room_changed(table);
}

static bool undone_already(const struct room *room, json_int_t point) {
    TEXT(event, 32);
    text_format(&event, "undo %d", (int)point);
    return room->events_size && strcmp(room_event(room, room->events_size - 1), event.bytes) == 0;
}

static const char *undo(struct command *command) {
    struct store_table *kept = &command->table->kept;
    const json_t *point = json_object_get(command->message, "point"),
                 *agree = json_object_get(command->message, "agree");
    if (!json_is_integer(point) || !json_is_boolean(agree)) return "bad_message";
    if (command->seat < 0) return "not_seated";
    if (kept->state != PLAYING) return "not_playing";
    json_int_t number = json_integer_value(point);
    if (undone_already(command->table->room, number)) return NULL;
    if (!json_boolean_value(agree)) {
        if (kept->undo_point != number) return NULL; /* a late answer to a question that is settled */
        kept->undo_point = -1;
        table_row_changed(command->table, "undo refused", command->seat);
        return NULL;
    }
    if (kept->undo_point < 0) {
        if (number < 0 || room_undo_point(command->table->room, command->seat) != number) return "no_undo";
        kept->undo_point = (int32_t)number;
        kept->undo_by = (uint8_t)command->seat;
        kept->undo_yes = 0;
        command->table->undo_at = now_ms();
    } else if (kept->undo_point != number) {
        return "no_undo";
    }
    kept->undo_yes |= (uint16_t)(1u << command->seat);
    table_row_changed(command->table, "undo asked", command->seat);
    uint16_t people = table_people(command->table);
    if ((kept->undo_yes & people) == people) undo_now(command->table, kept->undo_point);
    return NULL;
}

/* --- seats --- */

static bool is_banned(const struct store_table *kept, const char *guest) {
    return strstr(kept->banned, guest) != NULL;
}

static bool read_nonce(const struct command *command, uint8_t nonce[DEAL_NONCE_BYTES]) {
    const char *hex = string_of(command, "nonce");
    if (!hex) return !json_object_get(command->message, "nonce");
    return deal_unhex(hex, nonce, DEAL_NONCE_BYTES);
}

static void rename_guest(struct command *command, const char *name) {
    struct store_guest guest = {0};
    struct table *table = command->table;
    snprintf(guest.id, sizeof guest.id, "%s", command->socket->guest);
    snprintf(guest.name, sizeof guest.name, "%s", name);
    snprintf(guest.lang, sizeof guest.lang, "%s", table->kept.lang);
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

static void free_seat(struct store_seat *seat) {
    uint8_t kind = seat->kind;
    memset(seat, 0, sizeof *seat);
    seat->kind = kind;
}

static const char *sit(struct command *command) {
    struct table *table = command->table;
    int wanted = seat_asked(command);
    char name[NAME_MAX_BYTES] = "";
    uint8_t nonce[DEAL_NONCE_BYTES] = {0};
    const char *asked = string_of(command, "name");
    if (wanted < 0) return "no_such_seat";
    if (table->kept.state == CLOSED) return "closed";
    if (!read_nonce(command, nonce)) return "bad_nonce";
    if (asked && !clean_text(asked, command->server->settings->limit[LIMIT_NAME], name, sizeof name))
        return "bad_name";
    if (!asked) memcpy(name, command->socket->name, sizeof name);
    if (!name[0]) return "no_name";
    if (is_banned(&table->kept, command->socket->guest)) return "removed";
    struct store_seat *seat = &table->kept.seat[wanted];
    if (wanted != command->seat) {
        if (seat->kind != PERSON || seat->guest[0]) return "seat_taken";
        if (table->kept.state == OVER) return "is_over";
        if (table->kept.state == PLAYING && command->seat >= 0) return "already_seated";
        if (command->seat >= 0) free_seat(&table->kept.seat[command->seat]);
        memcpy(seat->guest, command->socket->guest, sizeof seat->guest);
        for (struct socket *socket = table->sockets; socket; socket = socket->next)
            if (strcmp(socket->guest, seat->guest) == 0)
                socket->known = 0; /* it may read more of the log now */
    }
    table_seat_back(table, wanted);
    if (table->kept.state == LOBBY && string_of(command, "nonce")) memcpy(seat->nonce, nonce, sizeof nonce);
    table_row_changed(table, "sit", wanted);
    rename_guest(command, name);
    if (table->room) tell_contract(table);
    table_crowd(table);
    return NULL;
}

static void pass_host_on(struct table *table) {
    for (int pass = 0; pass < 2; pass++)
        for (int i = 0; i < table->kept.options.players; i++) {
            const char *guest = table->kept.seat[i].guest;
            if (!guest[0] || strcmp(guest, table->kept.host) == 0 ||
                (pass == 0 && !table_online(table, guest)))
                continue;
            memcpy(table->kept.host, guest, ID_BYTES);
            table_row_changed(table, "host", i);
            return;
        }
}

static const char *leave(struct command *command) {
    struct table *table = command->table;
    if (command->seat < 0 || table->kept.state > PLAYING) return NULL;
    struct store_seat *seat = &table->kept.seat[command->seat];
    if (table->kept.state == LOBBY)
        free_seat(seat);
    else
        snprintf(seat->standin, sizeof seat->standin, "%s", bot_standin(table->kept.game)->name);
    table_row_changed(table, "leave", command->seat);
    if (command->host) pass_host_on(table);
    table_crowd(table);
    return NULL;
}

static const char *start(struct command *command) {
    struct store_table *kept = &command->table->kept;
    const char *fill = string_of(command, "fill");
    if (!command->host) return "not_host";
    if (kept->state == PLAYING) return NULL;
    if (kept->state != LOBBY) return "not_lobby";
    if (fill && !bot_named(kept->game, fill)) return "bad_level";
    for (int i = 0; fill && i < kept->options.players; i++)
        if (kept->seat[i].kind == PERSON && !kept->seat[i].guest[0]) seat_bot(kept, i, fill);
    return table_start(command->table);
}

static const char *seat(struct command *command) {
    struct table *table = command->table;
    int number = seat_asked(command);
    const char *kind = string_of(command, "kind"), *level = string_of(command, "level");
    if (!command->host) return "not_host";
    if (number < 0) return "no_such_seat";
    if (!kind || (strcmp(kind, "bot") != 0 && strcmp(kind, "person") != 0)) return "bad_message";
    bool bot = strcmp(kind, "bot") == 0;
    if (!level) level = bot_standin(table->kept.game)->name;
    if (bot && !bot_named(table->kept.game, level)) return "bad_level";
    struct store_seat *held = &table->kept.seat[number];
    if (table->kept.state == LOBBY) {
        if (bot) {
            seat_bot(&table->kept, number, level);
        } else if (held->kind == BOT) {
            memset(held, 0, sizeof *held);
        }
    } else if (table->kept.state == PLAYING) {
        if (!bot || held->kind == BOT) return NULL;
        if (table_online(table, held->guest)) return "not_absent";
        snprintf(held->standin, sizeof held->standin, "%s", level);
    } else {
        return "not_playing";
    }
    table_row_changed(table, bot ? "seat for a bot" : "seat for a person", number);
    return NULL;
}

static const char *remove_person(struct command *command) {
    struct table *table = command->table;
    int number = seat_asked(command);
    if (!command->host) return "not_host";
    if (number < 0) return "no_such_seat";
    if (table->kept.state > PLAYING) return "not_playing";
    struct store_seat *held = &table->kept.seat[number];
    if (held->kind == BOT || !held->guest[0] || number == command->seat) return NULL;
    const char *meant = json_string_value(json_object_get(command->message, "guest"));
    if (meant && strcmp(meant, held->guest) != 0) return NULL; /* a resend: who was meant has gone already */
    size_t used = strlen(table->kept.banned);
    if (used + ID_BYTES + 1 < sizeof table->kept.banned)
        snprintf(table->kept.banned + used, sizeof table->kept.banned - used, "%s ", held->guest);
    int64_t since = held->since;
    free_seat(held);
    held->since = since;
    if (table->kept.state == PLAYING) {
        const char *level = bot_standin(table->kept.game)->name;
        snprintf(held->standin, sizeof held->standin, "%s", level);
        seat_name_bot(&table->kept, number);
        room_set_name(table->room, number, held->name);
    }
    table_row_changed(table, "remove", number);
    if (table->room) tell_contract(table);
    table_crowd(table);
    return NULL;
}

/* All cards of the decks play, unless fewer were wished for when the table was made. */
static const char *decks(struct command *command) {
    struct store_table *kept = &command->table->kept, next = *kept;
    const json_t *wish = json_object_get(command->message, "decks");
    if (!command->host) return "not_host";
    if (kept->state != LOBBY) return "not_lobby";
    if (!json_is_array(wish) || !json_array_size(wish)) return "bad_decks";
    int most = decks_cards(kept->decks, NULL);
    bool all = kept->options.value[0] == (most < DIXIT_CARDS_MAX ? most : DIXIT_CARDS_MAX);
    const char *why = table_decks(&next, wish, command->socket->guest, all);
    if (why) return why;
    if ((command->sentence = options_refusal(next.game, &next.options))) return "bad_options";
    if (strcmp(next.decks, kept->decks) == 0) return NULL;
    *kept = next;
    table_row_changed(command->table, "decks", -1);
    return NULL;
}

static const char *close_table(struct command *command) {
    if (!command->host) return "not_host";
    if (command->table->kept.state > PLAYING) return NULL;
    command->table->kept.state = CLOSED;
    table_row_changed(command->table, "close", -1);
    return NULL;
}

/* --- the next game --- */

static struct table *make_next(struct table *table, const char *maker) {
    struct store_table next = table->kept;
    memcpy(next.maker, maker, sizeof next.maker);
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
        next.seat[i].since = 0;
        memset(next.seat[i].nonce, 0, DEAL_NONCE_BYTES);
    }
    memcpy(table->kept.next, next.id, sizeof next.id);
    return table_make(table->server, &next);
}

static const char *rematch(struct command *command) {
    struct store_table *kept = &command->table->kept;
    uint8_t nonce[DEAL_NONCE_BYTES] = {0};
    if (command->seat < 0) return "not_seated";
    if (kept->state < OVER) return "not_over";
    if (!read_nonce(command, nonce)) return "bad_nonce";
    struct table *next = kept->next[0] ? table_get(command->server, kept->next) : NULL;
    if (!next) {
        const char *why = make_refusal(command->server, command->socket->address, command->socket->guest);
        if (why) return why;
        kept->follow = 0; /* the next table of long ago was swept */
        next = make_next(command->table, command->socket->guest);
    }
    if (!(kept->follow >> command->seat & 1)) {
        kept->follow |= (uint16_t)(1u << command->seat);
        table_row_changed(command->table, "rematch", command->seat);
    }
    int seat_there = table_seat_of(next, command->socket->guest);
    if (next->kept.state == LOBBY && seat_there >= 0) {
        if (string_of(command, "nonce")) memcpy(next->kept.seat[seat_there].nonce, nonce, sizeof nonce);
        table_row_changed(next, "follow", seat_there);
        uint16_t people = 0;
        for (int i = 0; i < kept->options.players; i++)
            if (kept->seat[i].kind == PERSON) people |= (uint16_t)(1u << i);
        if ((kept->follow & people) == people) table_start(next);
    }
    snprintf(command->more, MORE_BYTES, ",\"table\":\"%s\"", next->kept.id);
    return NULL;
}

/* --- around the game --- */

static const char *name(struct command *command) {
    char clean[NAME_MAX_BYTES];
    const char *asked = string_of(command, "name");
    if (!asked || !clean_text(asked, command->server->settings->limit[LIMIT_NAME], clean, sizeof clean))
        return "bad_name";
    rename_guest(command, clean);
    return NULL;
}

static const char *chat(struct command *command) {
    struct table *table = command->table;
    const char *text = string_of(command, "text"), *key = string_of(command, "key");
    struct store_chat line = {.seat = command->seat, .at = now_ms()};
    if (is_banned(&table->kept, command->socket->guest)) return "removed";
    if (!command->socket->name[0]) return "no_name";
    if (!text || !clean_text(text, command->server->settings->limit[LIMIT_CHAT], line.text, sizeof line.text))
        return "bad_text";
    if (key && strlen(key) > 32) return "bad_message";
    snprintf(line.key, sizeof line.key, "%s", key ? key : "");
    memcpy(line.guest, command->socket->guest, sizeof line.guest);
    memcpy(line.name, command->socket->name, sizeof line.name);
    if (line.key[0] && store_chat_known(command->server->store, table->kept.n, line.guest, line.key))
        return NULL;
    if (!meter_take(command->server, command->socket->meter, METER_CHATS)) return "too_many";
    store_chat_add(command->server->store, table->kept.n, &line,
                   command->server->settings->limit[LIMIT_CHAT_KEPT]);
    TEXT(json, 4096);
    chat_json(&line, &json);
    tell_later(table, json.bytes, json.size);
    return NULL;
}

const char *const reaction_list[] = {"👏", "😂", "😮", "😢", "🔥", "❤️", "🤔", "⏳", NULL};

static const char *react(struct command *command) {
    const char *asked = string_of(command, "r");
    if (is_banned(&command->table->kept, command->socket->guest)) return "removed";
    if (!command->socket->name[0]) return "no_name";
    int i = 0;
    while (reaction_list[i] && (!asked || strcmp(reaction_list[i], asked) != 0)) i++;
    if (!reaction_list[i]) return "bad_reaction";
    if (!meter_take(command->server, command->socket->meter, METER_CHATS)) return "too_many";
    TEXT(line, 512);
    text_add(&line, "{\"t\":\"react\",\"seat\":");
    if (command->seat < 0)
        text_add(&line, "null");
    else
        text_number(&line, command->seat);
    text_add(&line, ",\"name\":");
    text_json(&line, command->socket->name, (uint32_t)strlen(command->socket->name));
    text_format(&line, ",\"r\":\"%s\"}\n", asked);
    tell_later(command->table, line.bytes, line.size);
    return NULL;
}

static const char *device_link(struct command *command) {
    char secret[SECRET_HEX];
    uint8_t hash[HASH_BYTES];
    if (command->seat < 0) return "not_seated";
    random_secret(secret, hash);
    store_device_add(command->server->store, hash, command->table->kept.n, command->seat,
                     command->socket->guest,
                     now_ms() + 1000ll * command->server->settings->limit[LIMIT_LINK_SECONDS]);
    snprintf(command->more, MORE_BYTES, ",\"link\":\"%s/d#%s\"", command->server->settings->prefix, secret);
    sodium_memzero(secret, sizeof secret);
    table_touch(command->table);
    return NULL;
}

static const char *sync_log(struct command *command) {
    const json_t *from = json_object_get(command->message, "from");
    json_int_t known = json_integer_value(from);
    if (from && (!json_is_integer(from) || known < 0)) return "bad_message";
    const json_t *advice = json_object_get(command->message, "advice");
    if (advice && !json_is_boolean(advice)) return "bad_message";
    if (from && known < command->socket->known) command->socket->known = (uint32_t)known;
    if (advice) command->socket->advice = json_is_true(advice);
    command->socket->tell_contract = command->socket->tell_table = true;
    return NULL;
}

/* What a bot says about the last round; everything it speaks of is open by then. */
static const char *ask_why(struct command *command) {
    const char *lang = string_of(command, "lang");
    int seat = seat_asked(command);
    if (seat < 0 || !lang || words_language(lang) == LANGUAGE_NONE) return "bad_message";
    TEXT(words, 3600); /* three sentences with a long clue in each */
    const struct room *room = command->table->room;
    if (!room || !room->middle->why) return "no_reason";
    const void *learned = learning_borrow(room->game);
    bool known = room->middle->why(room, learned, seat,
                                   strcmp(known_language(lang), "fr") == 0 ? LANG_FR : LANG_EN, &words);
    learning_return(learned);
    if (!known) return "no_reason";
    struct text more = text_over(command->more, MORE_BYTES);
    text_add(&more, ",\"text\":");
    text_json(&more, words.bytes, words.size);
    if (words.full || more.full) {
        command->more[0] = 0;
        return "no_reason";
    }
    return NULL;
}

static const struct {
    const char *name;
    const char *(*run)(struct command *);
} commands[] = {
    {"move", move},         {"sit", sit},          {"leave", leave}, {"start", start},
    {"name", name},         {"chat", chat},        {"react", react}, {"undo", undo},
    {"rematch", rematch},   {"link", device_link}, {"seat", seat},   {"remove", remove_person},
    {"close", close_table}, {"sync", sync_log},    {"why", ask_why}, {"decks", decks},
};

static void run(struct socket *socket, const json_t *message) {
    struct server *server = socket->table->server;
    const json_t *id = json_object_get(message, "id");
    const char *type = json_string_value(json_object_get(message, "t"));
    char more[MORE_BYTES];
    more[0] = 0; /* the rest need not be cleared for every move */
    struct command command = {
        .server = server, .socket = socket, .table = socket->table, .message = message, .more = more};
    if (!type || !json_is_integer(id)) {
        tell_no(socket, id, "bad_message", NULL, NULL);
        return;
    }
    command.seat = table_seat_of(socket->table, socket->guest);
    command.host = strcmp(socket->table->kept.host, socket->guest) == 0;
    const char *why = "bad_message";
    for (size_t i = 0; i < sizeof commands / sizeof *commands; i++)
        if (strcmp(commands[i].name, type) == 0) why = commands[i].run(&command);
    if (why) {
        tell_no(socket, id, why, command.sentence, command.rule);
        return;
    }
    tell_ack(socket, json_integer_value(id), more[0] ? more : NULL);
    table_touch(socket->table);
}

void socket_message(struct socket *socket, char *bytes, size_t size) {
    char *end = bytes + size;
    while (bytes < end) {
        char *line_end = memchr(bytes, '\n', (size_t)(end - bytes));
        if (!line_end) line_end = end;
        json_t *message = json_loadb(bytes, (size_t)(line_end - bytes), JSON_REJECT_DUPLICATES, NULL);
        /* Nonsense counts too: refusing it is work and makes more bytes than it has. */
        if (!meter_take(socket->table->server, socket->meter, METER_MESSAGES)) {
            tell_no(socket, json_object_get(message, "id"), "too_many", NULL, NULL);
            if (++socket->excess > EXCESS_MAX) tell_close(socket, 4429, "too_many");
        } else if (json_is_object(message))
            run(socket, message);
        else
            tell_no(socket, NULL, message ? "bad_message" : "bad_json", NULL, NULL);
        json_decref(message);
        if (socket->close_code) return;
        bytes = line_end + 1;
    }
}
