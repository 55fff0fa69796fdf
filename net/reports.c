/* reports.c: a player reports a name, a clue, a line of chat or a picture to whoever runs the server. What is reported is
 * kept as it was, whatever becomes of it. */
#include <string.h>

#include "net/commands.h"

static bool of_seat(const struct table *table, int seat, struct store_report *report) {
    if (seat < 0 || seat >= table->kept.options.players) return false;
    const struct store_seat *held = &table->kept.seat[seat];
    if (held->kind != PERSON || !held->guest[0]) return false;
    memcpy(report->about, held->guest, sizeof report->about);
    memcpy(report->name, held->name, sizeof report->name);
    return true;
}

static bool of_clue(const struct table *table, struct store_report *report) {
    const struct room *room = table->room;
    if (!room || (uint32_t)report->n >= room->entries_size || !room->entries[report->n].words) return false;
    const struct room_entry *entry = &room->entries[report->n];
    if (!of_seat(table, entry->move.who, report)) return false;
    snprintf(report->text, sizeof report->text, "%s", room->pool + entry->words);
    return true;
}

static bool of_chat(const struct table *table, struct store_report *report) {
    struct store_chat line;
    if (!store_chat_line(table->server->store, table->kept.n, report->n, &line)) return false;
    memcpy(report->about, line.guest, sizeof report->about);
    memcpy(report->name, line.name, sizeof report->name);
    memcpy(report->text, line.text, sizeof report->text);
    return true;
}

/* A card of the joined decks, from 1, as the deck and the number in it. */
static bool of_picture(const struct table *table, struct store_report *report) {
    char names[DECKS_BYTES], *rest = names;
    int card = report->n;
    snprintf(names, sizeof names, "%s", table->kept.decks);
    for (char *said; card > 0 && (said = strtok_r(rest, " ", &rest));) {
        const char *name;
        int deck, cards;
        if (!deck_part(said, &name, &deck, &cards)) continue;
        if (card > cards) {
            card -= cards;
            continue;
        }
        snprintf(report->text, sizeof report->text, "%s %d", name, card);
        if (deck < 0) uploads_know(table->server, name);
        const struct uploads_deck *brought = deck < 0 ? uploads_find(&table->server->uploads, name) : NULL;
        if (brought) snprintf(report->about, sizeof report->about, "%s", brought->owner);
        return true;
    }
    return false;
}

static bool find(const struct table *table, struct store_report *report) {
    if (strcmp(report->what, "clue") == 0) return of_clue(table, report);
    if (strcmp(report->what, "chat") == 0) return of_chat(table, report);
    if (strcmp(report->what, "picture") == 0) return of_picture(table, report);
    if (strcmp(report->what, "name") == 0) {
        if (!of_seat(table, report->n, report)) return false;
        memcpy(report->text, report->name, sizeof report->name);
        return true;
    }
    if (report->n || !table->kept.name[0]) return false;
    memcpy(report->about, table->kept.maker, sizeof report->about);
    memcpy(report->text, table->kept.name, sizeof table->kept.name);
    return true;
}

const char *command_report(struct command *command) {
    struct server *server = command->server;
    struct store_report report = {
        .at = date_ms(), .table = command->table->kept.n, .n = command->arguments.n};
    snprintf(report.what, sizeof report.what, "%s", command->arguments.what);
    snprintf(report.words, sizeof report.words, "%s", command->arguments.text);
    memcpy(report.guest, command->socket->guest, sizeof report.guest);
    store_unread(server->store);
    bool found = find(command->table, &report), known = found && store_report_known(server->store, &report);
    int waiting = found && !known ? store_reports_waiting(server->store) : 0;
    if (command_unread(command)) return "not_stored";
    if (!found) return "no_report";
    if (known) return NULL;
    struct meter *address = command->socket->address;
    if (waiting >= server->settings->limit[LIMIT_REPORTS_KEPT] ||
        !meter_take(server, address, METER_REPORTS)) {
        meter_refused(server, address, METER_REPORTS);
        return "too_many";
    }
    int64_t id = store_report_add(server->store, &report);
    log_line(server, "report", "report=%lld table=%lld what=%s source=%s", (long long)id,
             (long long)report.table, report.what, source_tag(server, address->key + 1));
    return NULL;
}
