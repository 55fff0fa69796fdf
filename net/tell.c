/* tell.c: everything that leaves over a WebSocket. Connections keep marks, not queues: what is composed when
 * a connection can be written to is the newest of everything, so a slow reader costs nothing but its own
 * lateness. A table with changes that are not committed yet tells nothing. */
#include <stdlib.h>
#include <string.h>

#include "net/server.h"
#include "words/words.h"

enum { LINES_MAX = 1 << 17 }; /* bytes of chat and answers that may wait for a reader */

void bytes_add(char **bytes, uint32_t *size, uint32_t *cap, const char *more, uint32_t more_size) {
    if (*size + more_size > *cap) {
        uint32_t wanted = *cap ? *cap : 128;
        while (wanted < *size + more_size) wanted *= 2;
        char *grown = realloc(*bytes, wanted);
        if (!grown) abort();
        *bytes = grown;
        *cap = wanted;
    }
    memcpy(*bytes + *size, more, more_size);
    *size += more_size;
}

static void quoted(struct text *text, const char *name, const char *value) {
    text_format(text, ",\"%s\":", name);
    if (value)
        text_json(text, value, (uint32_t)strlen(value));
    else
        text_add(text, "null");
}

static const char *or_null(const char *text) {
    return *text ? text : NULL;
}

static void seat_json(const struct table *table, int number, struct text *text) {
    const struct store_seat *seat = &table->kept.seat[number];
    bool here = seat->guest[0] != 0;
    text_format(text, "{\"kind\":\"%s\"", seat->kind == BOT ? "bot" : "person");
    quoted(text, "level", seat->kind == BOT ? seat->level : NULL);
    quoted(text, "name", seat->name);
    quoted(text, "guest", or_null(seat->guest));
    text_format(text, ",\"here\":%s,\"online\":%s", here ? "true" : "false",
                here && table_online(table, seat->guest) ? "true" : "false");
    quoted(text, "standin", or_null(seat->standin));
    text_byte(text, '}');
}

static void bits_json(struct text *text, const char *name, uint32_t bits) {
    const char *comma = "";
    text_format(text, "\"%s\":[", name);
    for (int i = 0; i < SEATS_MAX; i++) {
        if (!(bits >> i & 1)) continue;
        text_format(text, "%s%d", comma, i);
        comma = ",";
    }
    text_byte(text, ']');
}

static void decks_json(const char *decks, struct text *text) {
    const char *comma = "";
    text_add(text, ",\"decks\":[");
    while (*decks) {
        size_t size = strcspn(decks, " ");
        text_add(text, comma);
        text_json(text, decks, (uint32_t)size);
        comma = ",";
        decks += size + (decks[size] == ' ');
    }
    text_byte(text, ']');
}

static void questions_json(const struct store_table *kept, struct text *text) {
    if (kept->undo_point >= 0) {
        text_format(text, ",\"undo\":{\"point\":%d,\"by\":%d,", (int)kept->undo_point, kept->undo_by);
        bits_json(text, "agreed", kept->undo_yes);
        text_byte(text, '}');
    } else {
        text_add(text, ",\"undo\":null");
    }
    if (kept->next[0]) {
        text_add(text, ",\"rematch\":{");
        bits_json(text, "agreed", kept->follow);
        quoted(text, "next", kept->next);
        text_byte(text, '}');
    } else {
        text_add(text, ",\"rematch\":null");
    }
    quoted(text, "previous", or_null(kept->previous));
}

static int spectators(const struct table *table) {
    int count = 0;
    for (const struct socket *socket = table->sockets; socket; socket = socket->next)
        count += table_seat_of(table, socket->guest) < 0;
    return count;
}

void table_json(const struct table *table, const char *guest, struct text *text) {
    static const char *const states[] = {"lobby", "playing", "over", "closed"};
    const struct store_table *kept = &table->kept;
    int seat = table_seat_of(table, guest);
    char promise[65];
    struct deal deal = {0};
    memcpy(deal.seed, kept->seed, DEAL_SEED_BYTES);
    deal_promise(&deal, promise);
    text_format(text, "{\"id\":\"%s\",\"code\":\"%s\",\"game\":\"%s\",\"options\":", kept->id, kept->code,
                kept->game->name);
    options_json(kept->game, &kept->options, NULL, text);
    text_format(text, ",\"players\":%d", kept->options.players);
    quoted(text, "lang", kept->lang);
    quoted(text, "name", kept->name);
    decks_json(kept->decks, text);
    text_format(
        text,
        ",\"public\":%s,\"spectate\":%s,\"state\":\"%s\",\"host\":\"%s\",\"you\":{\"guest\":\"%s\",\"seat\":",
        kept->open ? "true" : "false", kept->spectate ? "true" : "false", states[kept->state], kept->host,
        guest);
    if (seat < 0)
        text_add(text, "null");
    else
        text_number(text, seat);
    text_format(text, ",\"host\":%s},\"seats\":[", strcmp(kept->host, guest) == 0 ? "true" : "false");
    for (int i = 0; i < kept->options.players; i++) {
        if (i) text_byte(text, ',');
        seat_json(table, i, text);
    }
    text_add(text, "],\"clock\":");
    if (kept->clock_s)
        text_format(text, "{\"seconds\":%u}", kept->clock_s);
    else
        text_add(text, "null");
    text_format(text, ",\"pause\":%u,\"spectators\":%d", kept->pause_ms, spectators(table));
    questions_json(kept, text);
    text_format(text, ",\"promise\":\"%s\",\"at\":", promise);
    text_number(text, kept->at > table->event_at ? kept->at : table->event_at);
    text_byte(text, '}');
}

/* --- marks --- */

/* Before a commit there is nothing to do: the commit looks at every connection of the table. */
static void wake(struct socket *socket) {
    if (!socket->wsi || (socket->table && socket->table->touched)) return;
    lws_callback_on_writable(socket->wsi);
}

/* Most connections can be written to at once, which spares asking the kernel to say so. */
void tell_waiting(struct table *table) {
    for (struct socket *socket = table->sockets; socket; socket = socket->next) {
        bool waiting =
            socket->tell_table || socket->tell_contract || socket->lines_size || socket->close_code;
        if (!waiting || !socket->wsi) continue;
        if (socket->close_code || lws_send_pipe_choked(socket->wsi))
            lws_callback_on_writable(socket->wsi);
        else if (tell_now(socket) < 0)
            lws_set_timeout(socket->wsi, 1, LWS_TO_KILL_ASYNC);
    }
}

void tell_table(struct table *table) {
    for (struct socket *socket = table->sockets; socket; socket = socket->next) {
        socket->tell_table = true;
        wake(socket);
    }
}

void tell_contract(struct table *table) {
    for (struct socket *socket = table->sockets; socket; socket = socket->next) {
        socket->tell_contract = true;
        wake(socket);
    }
}

void tell_line(struct socket *socket, const char *line, uint32_t size) {
    if (socket->lines_size + size > LINES_MAX) {
        tell_close(socket, 4408, "too_slow");
        return;
    }
    bytes_add(&socket->lines, &socket->lines_size, &socket->lines_cap, line, size);
    wake(socket);
}

void tell_later(struct table *table, const char *line, uint32_t size) {
    bytes_add(&table->later, &table->later_size, &table->later_cap, line, size);
    table_touch(table);
}

void tell_close(struct socket *socket, uint16_t code, const char *why) {
    if (socket->close_code) return;
    socket->close_code = code;
    socket->close_why = why;
    wake(socket);
}

/* --- answers --- */

void tell_ack(struct socket *socket, int64_t id, const char *more) {
    if (socket->acks_size == socket->acks_cap) {
        socket->acks_cap = socket->acks_cap ? 2 * socket->acks_cap : 2;
        socket->acks = realloc(socket->acks, socket->acks_cap * sizeof *socket->acks);
        if (!socket->acks) abort();
    }
    socket->acks[socket->acks_size++] = (struct ack){.id = id, .more = more ? strdup(more) : NULL};
}

static void no_line(struct socket *socket, const char *id, const char *why, const char *sentence,
                    const char *rule) {
    TEXT(line, 1024);
    text_format(&line, "{\"t\":\"no\",\"id\":%s", id);
    quoted(&line, "why", why);
    quoted(&line, "sentence", sentence ? sentence : words_why(LANGUAGE_EN, why));
    if (rule) quoted(&line, "rule", rule);
    text_add(&line, "}\n");
    tell_line(socket, line.bytes, line.size);
}

void tell_acks(struct socket *socket, bool stored) {
    for (uint32_t i = 0; i < socket->acks_size; i++) {
        struct ack *ack = &socket->acks[i];
        TEXT(id, 32);
        text_number(&id, ack->id);
        if (stored) {
            TEXT(line, MORE_BYTES + 100);
            text_format(&line, "{\"t\":\"ok\",\"id\":%s,\"seq\":%u%s}\n", id.bytes,
                        socket->table->room ? socket->table->room->events_size : 0,
                        ack->more ? ack->more : "");
            tell_line(socket, line.bytes, line.size);
        } else {
            no_line(socket, id.bytes, "not_stored", NULL, NULL);
        }
        free(ack->more);
    }
    socket->acks_size = 0;
}

void tell_no(struct socket *socket, const json_t *id, const char *why, const char *sentence,
             const char *rule) {
    TEXT(number, 32);
    if (json_is_integer(id))
        text_number(&number, json_integer_value(id));
    else
        text_add(&number, "null");
    no_line(socket, number.bytes, why, sentence, rule);
    if (socket->table) socket->table->server->metrics.refused++;
}

/* --- chat --- */

void chat_json(const struct store_chat *chat, struct text *text) {
    text_format(text, "{\"t\":\"chat\",\"n\":%d,\"seat\":", (int)chat->n);
    if (chat->seat < 0)
        text_add(text, "null");
    else
        text_number(text, chat->seat);
    quoted(text, "guest", chat->guest);
    quoted(text, "name", chat->name);
    quoted(text, "text", chat->text);
    text_add(text, ",\"at\":");
    text_number(text, chat->at);
    text_add(text, "}\n");
}

void tell_chats(struct socket *socket) {
    struct server *server = socket->table->server;
    int max = server->settings->limit[LIMIT_CHAT_KEPT];
    struct store_chat *chats = calloc((size_t)max, sizeof *chats);
    if (!chats) abort();
    int size = store_chats(server->store, socket->table->kept.n, chats, max), first = size;
    /* As many of the last lines as leave room for other things that wait. */
    for (uint32_t bytes = 0; first > 0; first--) {
        TEXT(line, 4096);
        chat_json(&chats[first - 1], &line);
        if ((bytes += line.size) > LINES_MAX / 2) break;
    }
    for (int i = first; i < size; i++) {
        TEXT(line, 4096);
        chat_json(&chats[i], &line);
        tell_line(socket, line.bytes, line.size);
    }
    free(chats);
}

/* --- writing --- */

static void left_json(const struct table *table, struct text *text) {
    int64_t now = now_ms();
    text_add(text, ",\"left_ms\":[");
    for (int i = 0; i < table->room->truth.seats; i++) {
        if (i) text_byte(text, ',');
        const struct store_seat *seat = &table->kept.seat[i];
        bool person = i < table->kept.options.players && seat->kind == PERSON && !seat->standin[0];
        int64_t since = person ? seat->since : 0;
        if (table->kept.left_at) now = table->kept.left_at;
        if (!table->kept.clock_s || !since || table->kept.state != PLAYING) {
            text_add(text, "null");
            continue;
        }
        int64_t left = since + 1000ll * table->kept.clock_s - now;
        text_number(text, left > 0 ? left : 0);
    }
    text_byte(text, ']');
}

/* Sealed lines that this client has masked may be open by now: it gets them again. */
static uint32_t known_for_sure(const struct socket *socket, const struct room *room) {
    uint32_t known = socket->known < room->entries_size ? socket->known : room->entries_size;
    if (!room->game->secrecy || socket->epoch == room->truth.epoch) return known;
    while (known > 0 && room->entries[known - 1].epoch >= socket->epoch) known--;
    return known;
}

static void compose(struct socket *socket, struct text *text) {
    const struct table *table = socket->table;
    if (socket->tell_table) {
        text_add(text, "{\"t\":\"table\",\"table\":");
        table_json(table, socket->guest, text);
        text_add(text, "}\n");
    }
    if (socket->tell_contract && table->room && table_admits(table, socket->guest)) {
        int seat = table_seat_of(table, socket->guest);
        text_add(text, "{\"t\":\"contract\",\"c\":");
        room_contract(table->room, seat < 0 ? SPECTATOR : seat, known_for_sure(socket, table->room),
                      socket->advice, text);
        left_json(table, text);
        text_add(text, "}\n");
    }
    if (socket->lines_size) text_bytes(text, socket->lines, socket->lines_size);
}

static void told(struct socket *socket) {
    const struct room *room = socket->table->room;
    if (socket->tell_contract && room) {
        socket->known = room->entries_size;
        socket->epoch = room->truth.epoch;
    }
    socket->tell_table = socket->tell_contract = false;
    socket->lines_size = 0;
    if (socket->lines_cap > 1024) {
        free(socket->lines);
        socket->lines = NULL;
        socket->lines_cap = 0;
    }
}

/* The one place where a connection is written to. */
int tell_now(struct socket *socket) {
    struct table *table = socket->table;
    if (table && table->touched) return 0; /* the commit will wake this socket again */
    if (table && (socket->tell_table || socket->tell_contract || socket->lines_size)) {
        struct server *server = table->server;
        struct text text;
        for (;;) {
            text = text_over(server->out + LWS_PRE, server->out_cap);
            compose(socket, &text);
            if (!text.full) break;
            server->out_cap *= 2;
            server->out = realloc(server->out, LWS_PRE + server->out_cap);
            if (!server->out) abort();
        }
        told(socket);
        if (text.size > 1) {
            server->metrics.bytes_out += text.size;
            if (lws_write(socket->wsi, (unsigned char *)text.bytes, text.size - 1, LWS_WRITE_TEXT) < 0)
                return -1;
        }
        if (socket->close_code) lws_callback_on_writable(socket->wsi);
        return 0;
    }
    /* A connection that is given up while it is written to ends without a word: end it from its timer
     * instead. */
    if (socket->close_code) lws_set_timer_usecs(socket->wsi, 1);
    return 0;
}

/* From the connection's timer. */
int tell_end(struct socket *socket) {
    if (!socket->close_code) return 0;
    lws_close_reason(socket->wsi, socket->close_code, (unsigned char *)(uintptr_t)socket->close_why,
                     strlen(socket->close_why));
    return -1;
}
