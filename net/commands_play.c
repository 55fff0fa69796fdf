/* commands_play.c: moves, taking them back, and what is told about them. */
#include <assert.h>
#include <string.h>

#include "engine/json.h"
#include "net/commands.h"
#include "words/words.h"

enum { LINES_SPARE = 2000 }; /* beyond four for each move that stands */

/* Whether this very move was made in that step already: a resend after a drop, or the same click in two tabs.
 */
static bool made_already(const struct room *room, int seat, int step, const char *text) {
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

/* A choice that is changed and a move that is taken back make the log longer and bring the game no further: somebody who
 * does nothing else would fill the disk. */
static bool log_is_long(const struct room *room) {
    return room->events_size > 4 * room->entries_size + LINES_SPARE;
}

static bool changes_choice(const struct room *room, int seat, int step, const char *text) {
    TEXT(said, EVENT_MAX_BYTES);
    return step == room->truth.step && room_choice_text(room, seat, &said) && strcmp(said.bytes, text) != 0;
}

const char *command_move(struct command *command) {
    struct table *table = command->table;
    const struct arguments *asked = &command->arguments;
    assert(table->room);
    uint32_t before = table->room->events_size, seq = table->room->seq;
    if (log_is_long(table->room) && changes_choice(table->room, command->seat, asked->step, asked->m))
        return "too_many";
    enum verdict verdict = room_submit(table->room, command->seat, asked->step, asked->m, BY_PERSON);
    if (verdict != FINE) {
        if (made_already(table->room, command->seat, asked->step, asked->m)) return NULL;
        command->sentence = words_why(LANGUAGE_EN, verdict_name(verdict));
        if (verdict == NO_SUCH_MOVE && table->room->game->paragraph) {
            struct state view = game_view(&table->room->truth, command->seat);
            command->rule = table->room->game->paragraph(&view, command->seat, asked->m);
        }
        return verdict_name(verdict);
    }
    command->server->metrics.moves++;
    if (table_seat_back(table, command->seat)) table_row_changed(table, "back", command->seat);
    if (table->room->seq != seq)
        table_room_changed(table);
    else if (table->room->events_size > before)
        table_choice_changed(table, command->seat);
    return NULL;
}

/* --- undo --- */

static void undo_now(struct table *table, int point) {
    table->kept.undo_point = -1;
    if (!room_undo(table->room, point)) return;
    for (struct socket *socket = table->sockets; socket; socket = socket->next)
        if (socket->known > (uint32_t)point) {
            socket->known = (uint32_t)point;
            socket->cut = true;
        }
    table_room_changed(table);
}

static bool undone_already(const struct room *room, int point) {
    TEXT(event, 32);
    text_format(&event, "undo %d", point);
    return room->events_size && strcmp(room_event(room, room->events_size - 1), event.bytes) == 0;
}

const char *command_undo(struct command *command) {
    struct store_table *kept = &command->table->kept;
    int point = command->arguments.point;
    if (undone_already(command->table->room, point)) return NULL;
    if (!command->arguments.agree) {
        if (kept->undo_point != point) return NULL; /* a late answer to a question that is settled */
        kept->undo_point = -1;
        table_row_changed(command->table, "undo refused", command->seat);
        return NULL;
    }
    if (kept->undo_point < 0) {
        if (room_undo_point(command->table->room, command->seat) != point) return "no_undo";
        if (log_is_long(command->table->room)) return "too_many";
        kept->undo_point = point;
        kept->undo_by = (uint8_t)command->seat;
        kept->undo_yes = 0;
        command->table->undo_at = server_now(command->server);
    } else if (kept->undo_point != point) {
        return "no_undo";
    }
    kept->undo_yes |= (uint16_t)(1u << command->seat);
    table_row_changed(command->table, "undo asked", command->seat);
    uint16_t people = table_people(command->table);
    if ((kept->undo_yes & people) == people) undo_now(command->table, kept->undo_point);
    return NULL;
}

/* --- what is told --- */

const char *command_sync(struct command *command) {
    const struct arguments *asked = &command->arguments;
    struct socket *socket = command->socket;
    if (asked->from >= 0 && (uint32_t)asked->from < socket->known) socket->known = (uint32_t)asked->from;
    if (asked->advice >= 0) socket->advice = asked->advice;
    tell_all_again(socket);
    socket->tell_contract = socket->tell_table = true;
    return NULL;
}

/* What a bot says about the last round; everything it speaks of is open by then. */
const char *command_why(struct command *command) {
    const struct arguments *asked = &command->arguments;
    TEXT(words, 3600); /* three sentences with a long clue in each */
    const struct room *room = command->table->room;
    if (!room || !room->middle->why) return "no_reason";
    const void *learned = learning_borrow(command->server, room->game);
    bool known =
        room->middle->why(room, learned, asked->seat,
                          strcmp(known_language(asked->lang), "fr") == 0 ? LANG_FR : LANG_EN, &words);
    learning_return(command->server, learned);
    if (!known) return "no_reason";
    text_byte(&command->more, ',');
    json_text(&command->more, "text", words.bytes);
    if (!words.full && !command->more.full) return NULL;
    text_clear(&command->more);
    return "no_reason";
}
