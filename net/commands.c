/* commands.c: the table of commands, and the refusals that follow from it. */
#include "net/commands.h"

#include <assert.h>
#include <stddef.h>
#include <string.h>

#include "words/words.h"

enum { EXCESS_MAX = 400, ARGUMENTS_MAX = 3, KEY_CHARACTERS = 32 };

enum who {
    ANYONE,
    NAMED, /* has a name that no neighbour has, and was not silenced by the host */
    SEATED,
    HOST,
};

enum cost {
    FREE,
    CHANGES = 1, /* what is stored around the game, however often: limited by address */
    ASKS = 2,    /* the store is asked, before anything is changed: others may go on meanwhile */
};

/* How an argument is read, and why a wrong one is refused. */
enum kind {
    NUMBER,
    COUNT, /* a number without a bound */
    SEAT_NUMBER,
    BOOL,
    TEXT_,
    LANG,
    SEAT_KIND,
    LEVEL,
    NONCE,
    NAME,
    CHAT,
    REACTION,
    KEY,
    REPORTED,
    DECK_LIST
};
static const struct {
    const char *name, *why;
} kinds[] = {
    [NUMBER] = {"number", "bad_message"},
    [COUNT] = {"number", "bad_message"},
    [SEAT_NUMBER] = {"seat", "no_such_seat"},
    [BOOL] = {"bool", "bad_message"},
    [TEXT_] = {"text", "bad_message"},
    [LANG] = {"lang", "bad_message"},
    [SEAT_KIND] = {"kind", "bad_message"},
    [LEVEL] = {"level", "bad_level"},
    [NONCE] = {"nonce", "bad_nonce"},
    [NAME] = {"name", "bad_name"},
    [CHAT] = {"chat", "bad_text"},
    [REACTION] = {"reaction", "bad_reaction"},
    [KEY] = {"key", "bad_message"},
    [REPORTED] = {"report", "bad_message"},
    [DECK_LIST] = {"decks", "bad_decks"},
};

struct argument {
    const char *name;
    enum kind kind;
    bool needed;
    size_t offset; /* in struct arguments */
};
#define NEED(field, kind)                                                                                    \
    { #field, kind, true, offsetof(struct arguments, field) }
#define MAY(field, kind)                                                                                     \
    { #field, kind, false, offsetof(struct arguments, field) }

/* By enum table_state: why the command is refused there, or NULL. */
#define ANY_STATE                                                                                            \
    { NULL, NULL, NULL, NULL }
#define LOBBY_ONLY                                                                                           \
    { NULL, "not_lobby", "not_lobby", "not_lobby" }
#define PLAYING_ONLY                                                                                         \
    { "not_playing", NULL, "not_playing", "not_playing" }
#define UNFINISHED                                                                                           \
    { NULL, NULL, "not_playing", "not_playing" }
#define FINISHED                                                                                             \
    { "not_over", "not_over", NULL, NULL }
#define LOBBY_OR_PLAYING                                                                                     \
    { NULL, NULL, "not_lobby", "not_lobby" }
#define NOT_CLOSED                                                                                           \
    { NULL, NULL, NULL, "closed" }
#define BEGUN                                                                                                \
    { "not_playing", NULL, NULL, "closed" }

static const struct row {
    const char *name;
    const char *(*run)(struct command *command);
    enum who who;
    const char *state_why[4];
    enum cost cost;
    struct argument argument[ARGUMENTS_MAX];
} rows[] = {
    {"move", command_move, SEATED, BEGUN, FREE, {NEED(step, NUMBER), NEED(m, TEXT_)}},
    {"undo", command_undo, SEATED, PLAYING_ONLY, CHANGES, {NEED(point, NUMBER), NEED(agree, BOOL)}},
    {"sync", command_sync, ANYONE, ANY_STATE, FREE, {MAY(from, NUMBER), MAY(advice, BOOL)}},
    {"why", command_why, ANYONE, ANY_STATE, FREE, {NEED(seat, SEAT_NUMBER), NEED(lang, LANG)}},
    {"sit",
     command_sit,
     ANYONE,
     NOT_CLOSED,
     CHANGES,
     {NEED(seat, SEAT_NUMBER), MAY(name, NAME), MAY(nonce, NONCE)}},
    {"leave", command_leave, ANYONE, ANY_STATE, CHANGES, {{0}}},
    {"name", command_name, ANYONE, ANY_STATE, CHANGES, {NEED(name, NAME)}},
    {"link", command_link, SEATED, ANY_STATE, CHANGES, {{0}}},
    {"chat", command_chat, NAMED, ANY_STATE, FREE, {NEED(text, CHAT), MAY(key, KEY)}},
    {"react", command_react, NAMED, ANY_STATE, FREE, {NEED(r, REACTION)}},
    {"report",
     command_report,
     ANYONE,
     ANY_STATE,
     ASKS,
     {NEED(what, REPORTED), NEED(n, COUNT), MAY(text, CHAT)}},
    {"start", command_start, HOST, LOBBY_OR_PLAYING, FREE, {MAY(fill, LEVEL)}},
    {"seat",
     command_seat,
     HOST,
     UNFINISHED,
     CHANGES,
     {NEED(seat, SEAT_NUMBER), NEED(kind, SEAT_KIND), MAY(level, LEVEL)}},
    {"token", command_token, HOST, LOBBY_ONLY, CHANGES, {NEED(seat, SEAT_NUMBER), NEED(name, NAME)}},
    {"remove", command_remove, HOST, UNFINISHED, CHANGES, {NEED(seat, SEAT_NUMBER), MAY(guest, TEXT_)}},
    {"mute", command_mute, HOST, ANY_STATE, CHANGES | ASKS, {NEED(guest, TEXT_), NEED(on, BOOL)}},
    {"ban", command_ban, HOST, ANY_STATE, CHANGES | ASKS, {NEED(guest, TEXT_), NEED(on, BOOL)}},
    {"decks", command_decks, HOST, LOBBY_ONLY, CHANGES | ASKS, {NEED(decks, DECK_LIST)}},
    {"code", command_code, HOST, UNFINISHED, CHANGES | ASKS, {{0}}},
    {"close", command_close, HOST, ANY_STATE, CHANGES, {{0}}},
    {"relay", command_relay, SEATED, PLAYING_ONLY, CHANGES, {NEED(seat, SEAT_NUMBER)}},
    {"nudge", command_nudge, NAMED, PLAYING_ONLY, FREE, {NEED(seat, SEAT_NUMBER)}},
    {"next", command_next, NAMED, BEGUN, CHANGES, {NEED(on, BOOL)}},
    {"rematch", command_rematch, SEATED, FINISHED, ASKS, {MAY(nonce, NONCE)}},
};
enum { ROWS = sizeof rows / sizeof *rows };

const char *const reaction_list[] = {"👏", "😂", "😮", "😢", "🔥", "❤️", "🤔", "⏳", NULL};

/* --- arguments --- */

static bool read_number(const json_t *value, json_int_t most, int *to) {
    json_int_t number = json_integer_value(value);
    if (!json_is_integer(value) || number < 0 || number > most) return false;
    *to = (int)number;
    return true;
}

static bool is_one_of(const char *text, const char *const *list) {
    for (; *list; list++)
        if (strcmp(*list, text) == 0) return true;
    return false;
}

static bool read_text(const struct command *command, enum kind kind, const json_t *value, const char **to) {
    static const char *const seat_kinds[] = {"bot", "person", NULL};
    static const char *const reported[] = {"name", "table", "clue", "chat", "picture", NULL};
    const char *text = json_string_value(value);
    if (!text) return false;
    *to = text;
    switch (kind) {
    case LANG: return words_language(text) != LANGUAGE_NONE;
    case SEAT_KIND: return is_one_of(text, seat_kinds);
    case REPORTED: return is_one_of(text, reported);
    case REACTION: return is_one_of(text, reaction_list);
    case LEVEL: return bot_named(command->table->kept.game, text) != NULL;
    case KEY: return strlen(text) <= KEY_CHARACTERS;
    default: return true;
    }
}

static bool read_nonce(const json_t *value, struct nonce *nonce) {
    const char *hex = json_string_value(value);
    nonce->given = hex && deal_unhex(hex, nonce->bytes, DEAL_NONCE_BYTES);
    return nonce->given;
}

static bool read_argument(struct command *command, const struct argument *argument, const json_t *value) {
    void *to = (char *)&command->arguments + argument->offset;
    const int32_t *limit = command->server->settings->limit;
    const char *text = json_string_value(value);
    switch (argument->kind) {
    case NUMBER: return read_number(value, STEPS_MAX, to);
    case COUNT: return read_number(value, INT32_MAX, to);
    case SEAT_NUMBER: return read_number(value, command->table->kept.options.players - 1, to);
    case BOOL: *(int *)to = json_is_true(value); return json_is_boolean(value);
    case NONCE: return read_nonce(value, to);
    case NAME: return text && clean_name(text, limit[LIMIT_NAME], to, NAME_MAX_BYTES);
    case CHAT: return text && clean_text(text, limit[LIMIT_CHAT], to, CHAT_BYTES);
    case DECK_LIST: *(const json_t **)to = value; return json_array_size(value) > 0;
    case TEXT_:
    case LANG:
    case SEAT_KIND:
    case REACTION:
    case LEVEL:
    case REPORTED:
    case KEY: return read_text(command, argument->kind, value, to);
    }
    return false;
}

static const char *read_arguments(struct command *command, const struct row *row, const json_t *message) {
    struct arguments *arguments = &command->arguments;
    arguments->step = arguments->point = arguments->from = arguments->seat = -1;
    arguments->agree = arguments->advice = arguments->on = -1;
    for (int i = 0; i < ARGUMENTS_MAX && row->argument[i].name; i++) {
        const json_t *value = json_object_get(message, row->argument[i].name);
        if (json_is_null(value)) value = NULL;
        if (value ? !read_argument(command, &row->argument[i], value) : row->argument[i].needed)
            return kinds[row->argument[i].kind].why;
    }
    return NULL;
}

/* --- who and when --- */

static const char *talk_refusal(const struct command *command) {
    const struct socket *socket = command->socket;
    uint8_t what = bans_of(command->table, socket->guest, socket->address->key + 1);
    if (what & BAN_SILENT) return what & BAN_SEATLESS ? "removed" : "muted";
    if (!socket->name[0]) return "no_name";
    return table_name_free(command->table, socket->guest, socket->name) ? NULL : "name_taken";
}

static const char *person_refusal(const struct command *command, enum who who) {
    switch (who) {
    case ANYONE: return NULL;
    case NAMED: return talk_refusal(command);
    case SEATED: return command->seat >= 0 ? NULL : "not_seated";
    case HOST: return command->host ? NULL : "not_host";
    }
    return NULL;
}

/* A program plays and talks at its seat; the rest is for people. */
static bool for_programs(const struct row *row) {
    static const char *const names[] = {"move", "sync",  "sit",     "leave", "name",
                                        "chat", "react", "rematch", "why",   NULL};
    return is_one_of(row->name, names);
}

static const char *change_refusal(const struct command *command) {
    if (meter_take(command->server, command->socket->address, METER_CHANGES)) return NULL;
    meter_refused(command->server, command->socket->address, METER_CHANGES);
    return "too_many";
}

static const struct row *find_row(const char *name) {
    for (int i = 0; name && i < ROWS; i++)
        if (strcmp(rows[i].name, name) == 0) return &rows[i];
    return NULL;
}

static void run(struct socket *socket, const json_t *message) {
    struct table *table = socket->table;
    const json_t *id = json_object_get(message, "id");
    const struct row *row = find_row(json_string_value(json_object_get(message, "t")));
    if (!row || !json_is_integer(id)) {
        tell_no(socket, id, "bad_message", NULL, NULL);
        return;
    }
    char more[MORE_BYTES];
    struct command command; /* not cleared as a whole: it is large, and moves are many */
    memset(&command.arguments, 0, offsetof(struct arguments, name));
    command.arguments.name[0] = command.arguments.text[0] = 0;
    command.server = table->server;
    command.socket = socket;
    command.table = table;
    command.seat = table_seat_of(table, socket->guest);
    command.host = strcmp(table->kept.host, socket->guest) == 0;
    command.sentence = command.rule = NULL;
    command.more = text_over(more, sizeof more);
    const char *why = guest_is_program(socket->guest) && !for_programs(row)
                          ? "not_person"
                          : person_refusal(&command, row->who);
    if (!why) why = row->state_why[table->kept.state];
    if (!why) why = read_arguments(&command, row, message);
    if (!why && (row->cost & CHANGES)) why = change_refusal(&command);
    if (!why) why = row->run(&command);
    if (why) {
        tell_no(socket, id, why, command.sentence, command.rule);
        return;
    }
    assert(!command.more.full);
    tell_ack(socket, json_integer_value(id), command.more.size ? more : NULL);
    table_touch(table);
}

static void drop_flood(struct socket *socket) {
    struct server *server = socket->table->server;
    log_line(server, "flood", "source=%s table=%lld guest=%s", source_tag(server, socket->address->key + 1),
             (long long)socket->table->kept.n, socket->guest);
    tell_close(socket, 4429, "too_many");
}

bool message_asks(const char *bytes, size_t size) {
    for (int i = 0; i < ROWS; i++) {
        char word[16];
        if (!(rows[i].cost & ASKS)) continue;
        int length = snprintf(word, sizeof word, "\"%s\"", rows[i].name);
        if (memmem(bytes, size, word, (size_t)length)) return true;
    }
    return false;
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
            meter_refused(socket->table->server, socket->address, METER_MESSAGES);
            if (++socket->excess > EXCESS_MAX) drop_flood(socket);
        } else if (json_is_object(message))
            run(socket, message);
        else
            tell_no(socket, NULL, message ? "bad_message" : "bad_json", NULL, NULL);
        json_decref(message);
        if (socket->close_code) return;
        bytes = line_end + 1;
    }
}

/* --- the list, for tests and for wire.c --- */

const char *command_name_of(int i) {
    return i < ROWS ? rows[i].name : NULL;
}

json_t *command_schema(int i, const json_t *schemas) {
    json_t *properties = json_object(), *needed = json_array();
    json_object_set_new(properties, "id", json_pack("{s:s}", "type", "integer"));
    json_array_append_new(needed, json_string("id"));
    for (int k = 0; k < ARGUMENTS_MAX && rows[i].argument[k].name; k++) {
        const struct argument *argument = &rows[i].argument[k];
        json_t *schema = json_object_get(schemas, kinds[argument->kind].name);
        assert(schema); /* every kind has one in wire.json */
        json_object_set(properties, argument->name, schema);
        if (argument->needed) json_array_append_new(needed, json_string(argument->name));
    }
    return json_pack("{s:s,s:o,s:o}", "type", "object", "properties", properties, "required", needed);
}

void commands_print(FILE *file) {
    static const char *const who_names[] = {"anyone", "named", "seat", "host"};
    static const char *const states[] = {"lobby", "playing", "over", "closed"};
    for (int i = 0; i < ROWS; i++) {
        const struct row *row = &rows[i];
        fprintf(file, "command %s who=%s", row->name, who_names[row->who]);
        for (int state = 0; state < 4; state++)
            fprintf(file, " %s=%s", states[state], row->state_why[state] ? row->state_why[state] : "fine");
        for (int k = 0; k < ARGUMENTS_MAX && row->argument[k].name; k++)
            fprintf(file, " %s:%s:%s:%s", row->argument[k].name, kinds[row->argument[k].kind].name,
                    row->argument[k].needed ? "needed" : "optional", kinds[row->argument[k].kind].why);
        fputc('\n', file);
    }
}
