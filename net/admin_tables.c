/* admin_tables.c: what an operator can do about tables, decks and pictures. */
#include <string.h>
#include <unistd.h>

#include "net/admin_run.h"

static const char NO_TABLE[] = "There is no such table.", NO_DECK[] = "There is no such deck.";

static struct table *admin_table(struct admin_call *call, const char *named) {
    char id[ID_BYTES];
    int32_t number;
    if (text_parse_int(named, 1, INT32_MAX, &number) &&
        store_table_by_number(call->server->store, number, id))
        named = id;
    struct table *table = table_get(call->server, named);
    return table && table_await(table) ? table : NULL;
}

static json_t *table_row(const struct table *table) {
    const struct store_table *kept = &table->kept;
    int people = 0, bots = 0, connections = 0;
    for (int i = 0; i < kept->options.players; i++) {
        people += kept->seat[i].guest[0] != 0;
        bots += kept->seat[i].kind == BOT;
    }
    for (const struct socket *socket = table->sockets; socket; socket = socket->next) connections++;
    return json_pack("{s:I, s:s, s:s, s:s, s:s, s:i, s:i, s:i, s:I, s:s}", "table", (json_int_t)kept->n,
                     "code", kept->code, "game", kept->game->name, "state", table_state_name(kept->state),
                     "public", kept->open ? "yes" : "no", "people", people, "bots", bots, "connections",
                     connections, "minutes", (json_int_t)((date_ms() - table_changed_at(table)) / 60000),
                     "name", kept->name);
}

const char *admin_run_tables(struct admin_call *call) {
    call->rows = json_array();
    for (const struct table *table = call->server->tables; table; table = table->hh.next)
        json_array_append_new(call->rows, table_row(table));
    return NULL;
}

const char *admin_run_close(struct admin_call *call) {
    struct table *table = admin_table(call, call->arg[0]);
    if (!table) return NO_TABLE;
    if (table->kept.state > PLAYING) return "This table is closed or its game over.";
    table->kept.state = CLOSED;
    table_row_changed(table, "close by the operator", -1);
    admin_note(call, "table=%lld", (long long)table->kept.n);
    return admin_commit(call);
}

/* Nobody can do anything at it any more while it is still in memory. */
static void lay_waste(struct table *table) {
    table->kept.state = CLOSED;
    table->kept.spectate = false;
    table->kept.host[0] = 0;
    for (int i = 0; i < SEATS_MAX; i++) table->kept.seat[i].guest[0] = 0;
    for (struct socket *socket = table->sockets; socket; socket = socket->next)
        tell_close(socket, 4404, "no_such_table");
}

const char *admin_run_remove_table(struct admin_call *call) {
    struct table *table = admin_table(call, call->arg[0]);
    if (!table) return NO_TABLE;
    const char *why = admin_commit(call); /* what others changed */
    if (why) return why;
    if (!table_hold(table)) return NO_TABLE;
    store_table_drop(call->server->store, table->kept.n);
    admin_note(call, "table=%lld", (long long)table->kept.n);
    why = admin_commit(call);
    if (!why && !table->lost) lay_waste(table);
    table_asked(table);
    if (!why && !table->lost && table_idle(table)) table_drop(table);
    return why;
}

/* --- decks that people brought --- */

static struct uploads_deck *find_deck(struct admin_call *call) {
    const char *id = call->arg[0];
    if (strncmp(id, "own:", 4) == 0) id += 4;
    uploads_know(call->server, id);
    return uploads_find(&call->server->uploads, id);
}

const char *admin_run_decks(struct admin_call *call) {
    static const char *const states[] = {"working", "ready", "refused"};
    call->rows = json_array();
    for (const struct uploads_deck *deck = call->server->uploads.decks; deck; deck = deck->next)
        json_array_append_new(call->rows, json_pack("{s:s, s:s, s:s, s:i, s:s}", "deck", deck->id, "guest",
                                                    deck->owner, "state", states[deck->state], "cards",
                                                    deck->cards, "name", deck->name));
    return NULL;
}

const char *admin_run_remove_deck(struct admin_call *call) {
    struct uploads_deck *deck = find_deck(call);
    if (!deck) return NO_DECK;
    if (deck->state == UPLOADS_WORKING) return "This deck is being made: in a moment.";
    admin_note(call, "deck=%s guest=%s cards=%d", deck->id, deck->owner, deck->cards);
    uploads_remove(&call->server->uploads, deck);
    return NULL;
}

/* Other servers forget their copies of the deck, and fetch it anew. */
struct dropping {
    const char *url, *deck;
    char name[2][200]; /* of the picture, and of the small one */
    bool fine;
};

static void drop_on_thread(void *context) {
    struct dropping *dropping = context;
    dropping->fine = true;
    for (int small = 0; dropping->fine && small < 2; small++)
        dropping->fine = store_deck_file_drop(dropping->url, dropping->deck, dropping->name[small]);
}

static bool drop_rows(struct server *server, const char *id, const char *inner, int card) {
    struct dropping dropping = {.url = server->settings->db, .deck = id};
    TEXT(news, 64);
    text_format(&news, "deck %s", id);
    for (int small = 0; small < 2; small++)
        snprintf(dropping.name[small], sizeof *dropping.name, "%s/%03d%s.webp", inner, card, small ? "-small" : "");
    server_apart(server, drop_on_thread, &dropping);
    if (dropping.fine) store_broadcast(server->store, news.bytes);
    return dropping.fine;
}

/* The card stays in its deck, white. */
const char *admin_run_remove_picture(struct admin_call *call) {
    const struct uploads_deck *deck = find_deck(call);
    char folder[FOLDER_BYTES], name[UPLOAD_FILE_NAME_BYTES];
    int32_t card;
    if (!deck || deck->state != UPLOADS_READY) return NO_DECK;
    if (!text_parse_int(call->arg[1], 1, deck->cards, &card)) return "This deck has no such picture.";
    admin_note(call, "deck=%s guest=%s card=%d", deck->id, deck->owner, (int)card);
    uploads_path(&call->server->uploads, deck->id, folder);
    if (call->server->uploads.store) {
        char id[ID_BYTES], inner[UPLOAD_ID_BYTES];
        memcpy(id, deck->id, sizeof id);
        memcpy(inner, deck->inner, sizeof inner);
        if (!drop_rows(call->server, id, inner, card)) return "This picture is gone already.";
        deck = uploads_find(&call->server->uploads, id);
        if (!deck) return NULL; /* forgotten meanwhile */
    }
    for (int small = 0; small < 2; small++) {
        TEXT(path, FOLDER_BYTES + 100);
        snprintf(name, sizeof name, "%03d%s.webp", (int)card, small ? "-small" : "");
        if (!upload_path(folder, deck->inner, name, &path) || (deck->files && unlink(path.bytes) != 0))
            return "This picture is gone already.";
    }
    return NULL;
}
