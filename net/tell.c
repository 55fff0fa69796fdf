/* tell.c: everything that is sent on a WebSocket. Connections keep dirty flags, not queues: a message is composed
 * from the newest state when its connection is writable, so a slow reader costs no memory. A table with
 * uncommitted changes sends nothing. */
#include <assert.h>
#include <stdlib.h>
#include <string.h>
#include <utlist.h>

#include "engine/json.h"
#include "room/changes.h"
#include "words/words.h"
#include "net/server.h"

enum {
    LINES_MAX = 1 << 17,  /* bytes of chat and answers that may wait for a reader */
    WAIT_AGAIN_MS = 2000, /* repeated, since clients give up a silent connection */
    AUDIENCE_SLICE = 64  /* how many of those who watch are told in a turn of the loop */
};

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

/* --- dirty flags --- */

/* Those who watch are told after all that the loop has to do now. */
static bool watches(const struct socket *socket) {
    return socket->table && !socket->close_code && table_seat_of(socket->table, socket->guest) < 0;
}

static void queue(struct socket *socket) {
    if (socket->queued) return;
    DL_APPEND2(socket->server->audience, socket, audience_before, audience_next);
    socket->queued = true;
}

/* Before a commit there is nothing to do: the commit looks at every connection of the table. */
static void wake(struct socket *socket) {
    if (!socket->wsi || (socket->table && socket->table->touched)) return;
    if (watches(socket))
        queue(socket);
    else
        lws_callback_on_writable(socket->wsi);
}

/* Most connections are writable at once, which saves a round of polling. Of one that is not libwebsockets keeps what it could not send, and
 * until that is gone the connection is told nothing more. */
static void tell_or_wait(struct socket *socket) {
    if (!socket->wsi || (socket->table && socket->table->touched)) return;
    if (socket->close_code || lws_partial_buffered(socket->wsi))
        lws_callback_on_writable(socket->wsi);
    else if (tell_now(socket) < 0)
        lws_set_timeout(socket->wsi, 1, LWS_TO_KILL_ASYNC);
}

/* Those who play are told at once. */
void tell_waiting(struct table *table) {
    table->version++;
    for (struct socket *socket = table->sockets; socket; socket = socket->next) {
        bool waiting =
            socket->tell_table || socket->tell_contract || socket->lines_size || socket->close_code;
        if (!waiting || !socket->wsi) continue;
        if (watches(socket))
            queue(socket);
        else
            tell_or_wait(socket);
    }
}

/* Says nothing of the table, so that it may be told while the table waits. */
void tell_wait(struct socket *socket, bool waits) {
    int64_t now = server_now(socket->server);
    if (!socket->wsi || (waits ? socket->waits && now - socket->waits_told < WAIT_AGAIN_MS : !socket->waits))
        return;
    socket->waits = waits;
    socket->waits_told = now;
    socket->tell_wait = true;
    lws_callback_on_writable(socket->wsi);
}

static int write_wait(struct socket *socket) {
    char line[LWS_PRE + 32];
    struct text text = text_over(line + LWS_PRE, sizeof line - LWS_PRE);
    json_open(&text, NULL, '{');
    json_word(&text, "t", "wait");
    json_bool(&text, "on", socket->waits);
    json_close(&text, '}');
    socket->tell_wait = false;
    lws_callback_on_writable(socket->wsi);
    return lws_write(socket->wsi, (unsigned char *)line + LWS_PRE, text.size, LWS_WRITE_TEXT) < 0 ? -1 : 0;
}

void tell_nobody(struct socket *socket) {
    if (socket->queued) DL_DELETE2(socket->server->audience, socket, audience_before, audience_next);
    socket->queued = false;
}

static void on_idle(uv_idle_t *idle) {}

/* A few at a time: a move that comes meanwhile does not wait for all of them. What a watcher is told is the newest then. */
void tell_audience(struct server *server) {
    for (int i = 0; i < AUDIENCE_SLICE && server->audience; i++) {
        struct socket *socket = server->audience;
        tell_nobody(socket);
        tell_or_wait(socket);
    }
    if (server->audience)
        uv_idle_start(&server->telling, on_idle);
    else
        uv_idle_stop(&server->telling);
}

void tell_table(struct table *table) {
    table->version++;
    for (struct socket *socket = table->sockets; socket; socket = socket->next) {
        socket->tell_table = true;
        wake(socket);
    }
}

void tell_contract(struct table *table) {
    table->version++;
    for (struct socket *socket = table->sockets; socket; socket = socket->next) {
        socket->tell_contract = true;
        wake(socket);
    }
}

void tell_seats(struct table *table, uint16_t seats) {
    table->version++;
    for (struct socket *socket = table->sockets; socket; socket = socket->next) {
        int seat = table_seat_of(table, socket->guest);
        if (seat < 0 || !(seats >> seat & 1)) continue;
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
    assert(socket->table && socket->acks_size <= socket->acks_cap);
    if (socket->acks_size == socket->acks_cap) {
        socket->acks_cap = socket->acks_cap ? 2 * socket->acks_cap : 2;
        socket->acks = realloc(socket->acks, socket->acks_cap * sizeof *socket->acks);
        if (!socket->acks) abort();
    }
    socket->acks[socket->acks_size++] =
        (struct ack){.id = id, .at = uv_hrtime(), .more = more ? strdup(more) : NULL};
}

static void no_line(struct socket *socket, const json_t *id, const char *why, const char *sentence,
                    const char *rule) {
    TEXT(line, 1024);
    json_open(&line, NULL, '{');
    json_word(&line, "t", "no");
    if (json_is_integer(id))
        json_number(&line, "id", json_integer_value(id));
    else
        json_none(&line, "id");
    json_word(&line, "why", why);
    json_text(&line, "sentence", sentence ? sentence : words_why(LANGUAGE_EN, why));
    if (rule) json_text(&line, "rule", rule);
    json_close(&line, '}');
    text_byte(&line, '\n');
    tell_line(socket, line.bytes, line.size);
}

static void ok_line(struct socket *socket, const struct ack *ack) {
    TEXT(line, MORE_BYTES + 100);
    json_open(&line, NULL, '{');
    json_word(&line, "t", "ok");
    json_number(&line, "id", ack->id);
    json_number(&line, "seq", socket->table->room ? socket->table->room->seq : 0);
    if (ack->more) text_add(&line, ack->more);
    json_close(&line, '}');
    text_byte(&line, '\n');
    tell_line(socket, line.bytes, line.size);
}

void tell_acks(struct socket *socket, bool stored) {
    for (uint32_t i = 0; i < socket->acks_size; i++) {
        struct ack *ack = &socket->acks[i];
        if (stored) {
            ok_line(socket, ack);
            metrics_time(&socket->server->metrics.answer, (uv_hrtime() - ack->at) / 1000);
        } else {
            json_t *id = json_integer(ack->id);
            no_line(socket, id, "not_stored", NULL, NULL);
            json_decref(id);
        }
        free(ack->more);
    }
    socket->acks_size = 0;
}

void tell_no(struct socket *socket, const json_t *id, const char *why, const char *sentence,
             const char *rule) {
    no_line(socket, id, why, sentence, rule);
    if (socket->table) socket->table->server->metrics.refused++;
}

/* --- chat --- */

void chat_json(const struct store_chat *chat, struct text *text) {
    json_open(text, NULL, '{');
    json_word(text, "t", "chat");
    json_number(text, "n", chat->n);
    if (chat->seat < 0)
        json_none(text, "seat");
    else
        json_number(text, "seat", chat->seat);
    json_word(text, "guest", chat->guest);
    json_text(text, "name", chat->name);
    json_text(text, "text", chat->text);
    json_number(text, "at", chat->at);
    json_close(text, '}');
    text_byte(text, '\n');
}

bool chats_read(struct socket *socket, struct table **at) {
    struct server *server = socket->server;
    const struct table *table = *at;
    int max = server->settings->limit[LIMIT_CHAT_KEPT];
    int32_t read = socket->chats_size ? socket->chats[socket->chats_size - 1].n : 0;
    if (strcmp(socket->chats_of, table->kept.id) != 0) socket->chats_tries = 0;
    /* Lines may have been erased: twice is enough. */
    if (socket->chats_tries && (read >= table->chat_last || socket->chats_tries >= 2)) return true;
    memcpy(socket->chats_of, table->kept.id, sizeof socket->chats_of);
    socket->chats_tries++;
    if (!socket->chats) socket->chats = calloc((size_t)max, sizeof *socket->chats);
    if (!socket->chats) abort();
    store_unread(server->store);
    socket->chats_size = store_chats(server->store, table->kept.n, socket->chats, max);
    if (!store_unread(server->store)) return !store_shared(server->store);
    socket->chats_size = socket->chats_tries = 0;
    *at = NULL;
    server->claim = CLAIM_AWAY;
    return true;
}

void tell_chats(struct socket *socket) {
    struct store_chat *chats = socket->chats;
    int size = socket->chats_size, first = size;
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
    socket->chats = NULL;
    socket->chats_size = 0;
}

/* --- writing --- */

static void left_json(const struct table *table, struct text *text) {
    const struct store_table *kept = &table->kept;
    json_open(text, "left_ms", '[');
    for (int i = 0; i < table->room->truth.seats; i++) {
        bool person = i < kept->options.players && kept->seat[i].kind == PERSON && !kept->seat[i].standin[0];
        int64_t left = person ? clocks_left(table, i) : -1;
        if (left < 0)
            json_none(text, NULL);
        else
            json_number(text, NULL, left);
    }
    json_close(text, ']');
}

/* Sealed lines that this client has masked may be open by now: it gets them again. */
static uint32_t known_for_sure(const struct socket *socket, const struct room *room) {
    uint32_t known = socket->known < room->entries_size ? socket->known : room->entries_size;
    if (!room->game->secrecy || socket->epoch == room->truth.epoch) return known;
    while (known > 0 && room->entries[known - 1].epoch >= socket->epoch) known--;
    return known;
}

/* --- parts of contracts, as they are told and as what changed in them --- */

static void told_release(struct told *told) {
    if (told && --told->refs == 0) free(told);
}

static struct told *told_share(struct told *told) {
    if (told) told->refs++;
    return told;
}

/* What was written from `start` on, which is taken off the text again. NULL: it did not fit. */
static struct told *told_take(struct text *text, uint32_t start, uint32_t second) {
    if (text->full) return NULL;
    uint32_t size = text->size - start;
    struct told *told = malloc(sizeof *told + size + 1);
    if (!told) abort();
    *told = (struct told){.refs = 1, .size = size, .second = second - start};
    memcpy(told->bytes, text->bytes + start, size + 1);
    text->size = start;
    return told;
}

static struct part part_of(const struct told *told) {
    return (struct part){told->bytes, told->size, told->second};
}

void tell_all_again(struct socket *socket) {
    told_release(socket->common);
    told_release(socket->own);
    socket->common = socket->own = NULL;
}

static void line_forget(struct shared_line *line) {
    told_release(line->common);
    told_release(line->own);
    told_release(line->next);
    line->common = line->own = line->next = NULL;
    line->told = false;
}

/* The part that all are told alike is written once for all of them, and so is what changed in it for all who were told the same before. */
static struct told *common_now(const struct table *table, struct text *text) {
    struct server *server = table->server;
    struct shared *shared = &server->shared;
    if (shared->common && shared->room == table->room && shared->turn == server->turns &&
        shared->version == table->version)
        return shared->common;
    told_release(shared->common);
    told_release(shared->from);
    told_release(shared->changes);
    shared->common = shared->from = shared->changes = NULL;
    line_forget(&shared->line);
    uint32_t start = text->size, second = room_common(table->room, text);
    shared->common = told_take(text, start, second);
    shared->room = table->room;
    shared->turn = server->turns;
    shared->version = table->version;
    return shared->common;
}

/* NULL: the whole is to be told, or there was no room. */
static struct told *changes_of(struct server *server, const struct told *before, const struct told *after,
                               struct text *text) {
    uint32_t start = text->size, second;
    if (changes_write(&server->changes, part_of(before), part_of(after), text, &second))
        return told_take(text, start, second);
    text->size = start;
    return NULL;
}

static struct told *common_changes(struct server *server, struct told *before, struct text *text) {
    struct shared *shared = &server->shared;
    if (shared->from == before) return shared->changes;
    told_release(shared->from);
    told_release(shared->changes);
    shared->changes = changes_of(server, before, shared->common, text);
    shared->from = text->full ? NULL : told_share(before); /* held, so that no other one can take its place in memory */
    return shared->changes;
}

static void log_json(const struct socket *socket, int reader, bool changes, struct text *text) {
    const struct room *room = socket->table->room;
    if (changes && !socket->cut)
        room_log_changes(room, reader, socket->known, socket->epoch, text);
    else
        room_log(room, reader, known_for_sure(socket, room), text);
}

/* *own: for a client that wants to know what changes, its own part. */
static void contract_line(const struct socket *socket, int reader, struct told **own, struct text *text) {
    const struct table *table = socket->table;
    struct told *common = common_now(table, text), *now, *first = NULL, *second = NULL;
    uint32_t start = text->size, at = room_own(table->room, reader, socket->advice, text);
    now = told_take(text, start, at);
    if (!common || !now) {
        told_release(now);
        return;
    }
    if (socket->common && (first = common_changes(table->server, socket->common, text)))
        second = changes_of(table->server, socket->own, now, text);
    if (second)
        text_add(text, "{\"t\":\"changes\",\"c\":");
    else
        text_add(text, "{\"t\":\"contract\",\"c\":");
    room_join(part_of(second ? first : common), part_of(second ? second : now), second ? "~view" : "view", text);
    log_json(socket, reader, second != NULL, text);
    text_byte(text, '}');
    left_json(table, text);
    text_add(text, "}\n");
    told_release(second);
    if (own)
        *own = now;
    else
        told_release(now);
}

/* Those who watch are told the same but for what they know already. */
static void watcher_line(const struct socket *socket, struct told **own, struct text *text) {
    const struct table *table = socket->table;
    struct shared_line *line = &table->server->shared.line;
    uint32_t known = known_for_sure(socket, table->room);
    if (common_now(table, text) && line->told && line->known == known && line->changes == socket->changes &&
        line->common == socket->common && line->own == socket->own && line->epoch == socket->epoch &&
        line->cut == socket->cut) {
        text_bytes(text, line->bytes, line->size);
        if (own) *own = told_share(line->next);
        return;
    }
    uint32_t before = text->size;
    contract_line(socket, SPECTATOR, own, text);
    line_forget(line);
    if (text->full) return;
    line->size = 0;
    bytes_add(&line->bytes, &line->size, &line->cap, text->bytes + before, text->size - before);
    line->told = true;
    line->known = known;
    line->epoch = socket->epoch;
    line->changes = socket->changes;
    line->cut = socket->cut;
    line->common = told_share(socket->common);
    line->own = told_share(socket->own);
    line->next = own ? told_share(*own) : NULL;
}

static void compose(struct socket *socket, struct told **own, struct text *text) {
    const struct table *table = socket->table;
    assert(!table->touched); /* nothing is told before it is committed */
    if (socket->tell_table) {
        json_open(text, NULL, '{');
        json_word(text, "t", "table");
        json_key(text, "table");
        table_json(table, socket->guest, text);
        text_add(text, "}\n");
    }
    if (socket->tell_contract && table->room && table_admits(table, socket->guest)) {
        int seat = table_seat_of(table, socket->guest);
        if (!socket->changes) own = NULL;
        if (seat < 0 && !socket->advice)
            watcher_line(socket, own, text);
        else
            contract_line(socket, seat < 0 ? SPECTATOR : seat, own, text);
    }
    if (socket->lines_size) text_bytes(text, socket->lines, socket->lines_size);
}

static void told(struct socket *socket, struct told *own) {
    const struct room *room = socket->table->room;
    if (socket->tell_contract && room) {
        socket->known = room->entries_size;
        socket->epoch = room_epoch(room);
        socket->cut = false;
        socket->told_of_late = true;
        tell_all_again(socket);
        if (own) socket->common = told_share(socket->server->shared.common);
        socket->own = own;
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
    if (socket->ping_due) {
        lws_callback_on_writable(socket->wsi);
        return ping_send(socket);
    }
    if (socket->tell_wait) return write_wait(socket);
    if (table && table->touched) return 0; /* the commit will wake this socket again */
    /* Of a table that is lost nobody knows what of it is stored: nothing more is told of it. */
    if (table && !table->lost && (socket->tell_table || socket->tell_contract || socket->lines_size)) {
        struct server *server = table->server;
        struct told *own = NULL;
        struct text text;
        for (;;) {
            text = text_over(server->out + LWS_PRE, server->out_cap);
            compose(socket, &own, &text);
            if (!text.full) break;
            told_release(own);
            own = NULL;
            server->out_cap *= 2;
            server->out = realloc(server->out, LWS_PRE + server->out_cap);
            if (!server->out) abort();
        }
        told(socket, own);
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
    socket->ended = true;
    lws_close_reason(socket->wsi, socket->close_code, (unsigned char *)(uintptr_t)socket->close_why,
                     strlen(socket->close_why));
    return -1;
}
