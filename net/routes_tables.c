/* routes_tables.c: tables over HTTP: the open ones, one's own, one of them, its record. */
#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "engine/json.h"
#include "net/daily.h"
#include "net/duplicates.h"
#include "net/routes.h"

enum { OPEN_CHEAP_US = 2000 };

/* Thousands of open tables take milliseconds to choose from. Then the choice is good for a while, so that asking for it
 * takes at most a tenth of the server's time, however many ask. */
static const struct open_list *choose_open(struct server *server) {
    struct open_list *list = &server->open_list;
    if (server_now(server) < list->until) return list;
    int64_t start = thread_us();
    list->size = store_tables_open(server->store, server->settings->limit[LIMIT_LISTED_PER_ADDRESS],
                                   list->ids, OPEN_LISTED_MAX);
    list->watched_size = store_tables_watched(server->store, server->settings->limit[LIMIT_LISTED_PER_ADDRESS], list->watched, WATCHED_LISTED_MAX);
    int64_t took_us = thread_us() - start;
    list->until = took_us < OPEN_CHEAP_US ? 0 : server_now(server) + took_us / 100;
    return list;
}

static void write_public(struct request *request, const char *key, const char (*ids)[ID_BYTES], int size, enum table_state state, struct text *text) {
    json_open(text, key, '[');
    for (int i = 0; i < size; i++) {
        struct table *table = table_glance(request->server, ids[i]);
        if (table && table->kept.state == state && !(bans_of(table, request->guest.id, request->address) & BAN_AWAY)) {
            json_key(text, NULL);
            table_json(table, request->guest.id, text);
        }
        table_looked(table);
    }
    json_close(text, ']');
}

static void write_open_tables(struct request *request, struct text *text) {
    const struct open_list *list = choose_open(request->server);
    json_open(text, NULL, '{');
    write_public(request, "tables", list->ids, list->size, LOBBY, text);
    write_public(request, "running", list->watched, list->watched_size, PLAYING, text);
    json_close(text, '}');
}

void tables_get(struct request *request) {
    answer_grown(request, "application/json", write_open_tables);
}

/* --- one's own --- */

static void scores_json(struct request *request, const struct table *table, struct text *text) {
    char *scores = NULL, *winners = NULL;
    if (store_record(request->server->store, table->kept.n, &scores, &winners, NULL)) {
        json_raw(text, "scores", scores);
        json_raw(text, "winners", winners);
        free(scores);
        free(winners);
        return;
    }
    if (table->room) {
        json_open(text, "scores", '[');
        for (int i = 0; i < table->room->truth.seats; i++)
            json_number(text, NULL, room_score(table->room, i));
        json_close(text, ']');
    } else {
        json_none(text, "scores");
    }
    json_bits(text, "winners", 0);
}

/* Who wants this rematch; NULL: it is none, or it has begun. */
static const char *asked_by(const struct store_table *kept) {
    for (int i = 0; kept->state == LOBBY && kept->previous[0] && i < kept->options.players; i++)
        if (strcmp(kept->seat[i].guest, kept->maker) == 0) return kept->seat[i].name;
    return NULL;
}

static void mine_json(struct request *request, const struct table *table, struct text *text) {
    const struct store_table *kept = &table->kept;
    uint32_t waiting = 0;
    int seat = table_seat_of(table, request->guest.id);
    int64_t left = seat >= 0 && kept->seat[seat].kind == PERSON ? clocks_left(table, seat) : -1;
    for (int i = 0; kept->state == PLAYING && i < kept->options.players; i++)
        waiting |= (uint32_t)room_waits_for(table->room, i) << i;
    json_open(text, NULL, '{');
    json_word(text, "table", kept->id);
    json_word(text, "code", kept->code);
    json_word(text, "game", kept->game->name);
    json_text(text, "name", kept->name);
    json_word(text, "state", table_state_name(kept->state));
    json_number(text, "players", kept->options.players);
    json_open(text, "names", '[');
    for (int i = 0; i < kept->options.players; i++) json_text(text, NULL, kept->seat[i].name);
    json_close(text, ']');
    json_number(text, "seat", seat);
    json_bits(text, "waiting", waiting);
    json_text(text, "asked", seat >= 0 && strcmp(kept->maker, request->guest.id) != 0 ? asked_by(kept) : NULL);
    if (left < 0)
        json_none(text, "left_ms");
    else
        json_number(text, "left_ms", left);
    scores_json(request, table, text);
    json_number(text, "at", table_changed_at(table));
    json_close(text, '}');
}

static void write_mine(struct request *request, struct text *text) {
    char ids[OPEN_LISTED_MAX][ID_BYTES];
    json_open(text, NULL, '{');
    for (int finished = 0; finished < 2; finished++) {
        int size = store_tables_of(request->server->store, request->guest.id, finished, ids, OPEN_LISTED_MAX);
        json_open(text, finished ? "finished" : "playing", '[');
        for (int i = 0; i < size; i++) {
            struct table *table = table_look(request->server, ids[i], false);
            if (table) mine_json(request, table, text);
            table_looked(table);
        }
        json_close(text, ']');
    }
    json_close(text, '}');
}

void mine_get(struct request *request) {
    answer_grown(request, "application/json", write_mine);
}

/* --- one --- */

static void write_table(struct request *request, struct text *text) {
    table_json(request->table, request->guest.id, text);
}

void table_get_one(struct request *request) {
    answer_grown(request, "application/json", write_table);
}

static void write_annotated(struct request *request, struct text *text) {
    struct room *room = request->table->room;
    room->sealed = deal_sealed(request->server, &request->table->kept);
    room_record(room, strcmp(request->query[0], "1") == 0, text);
    text_byte(text, '\n');
}

/* Whoever has played the same deal may see how others played it. */
static bool compares(struct request *request, const struct store_table *kept) {
    return kept->state == OVER && deal_is_duplicate(kept->deal) && duplicate_shows(request->server->store, kept->deal, request->guest.id);
}

void record_get(struct request *request) {
    const struct table *table = request->table;
    char *record = NULL;
    if (!table->kept.spectate && table_seat_of(table, request->guest.id) < 0 && !compares(request, &table->kept)) {
        answer_no(request, 403, "no_spectators", NULL);
        return;
    }
    if (!store_record(request->server->store, table->kept.n, NULL, NULL, &record)) {
        answer_no(request, 409, "not_over", NULL);
        return;
    }
    assert(table->room); /* a finished game has been played */
    if (strcmp(request->query[0], "1") == 0 || deal_sealed(request->server, &table->kept)) {
        free(record);
        answer_grown(request, "application/json", write_annotated);
    } else {
        answer_owned(request, 200, "application/json", record, strlen(record));
    }
    request->disposition = "attachment; filename=\"dizaine.json\"";
}
