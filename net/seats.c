/* seats.c: who sits at a table: names that tell people apart, bots, who is there and who is away. */
#include <string.h>

#include "net/http.h"

static bool name_taken(const struct store_table *kept, const char *name) {
    for (int i = 0; i < kept->options.players; i++)
        if (names_alike(kept->seat[i].name, name)) return true;
    return false;
}

void seat_name_bot(struct store_table *kept, int number) {
    /* As many names as seats, so one is free. */
    int i = number;
    kept->seat[number].name[0] = 0;
    while (name_taken(kept, bot_names[i])) i = (i + 1) % BOT_NAMES;
    snprintf(kept->seat[number].name, NAME_MAX_BYTES, "%s", bot_names[i]);
}

void seat_bot(struct store_table *kept, int number, const char *level) {
    struct store_seat *seat = &kept->seat[number];
    memset(seat, 0, sizeof *seat);
    seat->kind = BOT;
    snprintf(seat->level, sizeof seat->level, "%s", level);
    seat_name_bot(kept, number);
}

bool table_name_free(const struct table *table, const char *guest, const char *name) {
    const struct store_table *kept = &table->kept;
    for (int i = 0; i < kept->options.players; i++) {
        const struct store_seat *seat = &kept->seat[i];
        bool gives_way = seat->kind == BOT && kept->state == LOBBY;
        if (seat->name[0] && !gives_way && strcmp(seat->guest, guest) != 0 && names_alike(seat->name, name))
            return false;
    }
    return true;
}

void seat_yield_name(struct store_table *kept, int bot) {
    for (int i = 0; i < kept->options.players; i++)
        if (kept->seat[i].kind == PERSON && names_alike(kept->seat[i].name, kept->seat[bot].name))
            seat_name_bot(kept, bot);
}

bool table_seat_back(struct table *table, int seat) {
    struct store_seat *held = &table->kept.seat[seat];
    if (!held->standin[0]) return false;
    held->standin[0] = 0;
    clocks_restart(table, seat);
    return true;
}

int table_seat_of(const struct table *table, const char *guest) {
    if (!guest[0]) return -1; /* nobody in particular sits on no free seat */
    for (int i = 0; i < table->kept.options.players; i++)
        if (strcmp(table->kept.seat[i].guest, guest) == 0) return i;
    return -1;
}

bool table_admits(const struct table *table, const char *guest) {
    bool open = table->kept.spectate || table->kept.state == LOBBY;
    return (open && !guest_is_program(guest)) || table_seat_of(table, guest) >= 0;
}

bool table_online(const struct table *table, const char *guest) {
    return socket_of(table, guest) != NULL;
}

int64_t table_away(const struct table *table, int seat) {
    const struct store_seat *held = &table->kept.seat[seat];
    if (held->kind == BOT || !held->guest[0] || table_online(table, held->guest)) return -1;
    return table->gone_at[seat] ? server_now(table->server) - table->gone_at[seat] : 0;
}

const struct socket *table_queued(const struct table *table, int i) {
    return socket_of(table, table->queue[i]);
}

bool table_person_there(const struct table *table) {
    for (int i = 0; i < table->kept.options.players; i++) {
        const char *guest = table->kept.seat[i].guest;
        if (guest[0] && !guest_is_program(guest) && table_online(table, guest)) return true;
    }
    return false;
}

uint16_t table_people(const struct table *table) {
    uint16_t people = 0;
    for (int i = 0; i < table->kept.options.players; i++) {
        const struct store_seat *seat = &table->kept.seat[i];
        bool person = seat->kind == PERSON && seat->guest[0] && !guest_is_program(seat->guest);
        if (person && !seat->standin[0]) people |= (uint16_t)(1u << i);
    }
    return people;
}

int seats_first_there(const struct table *table) {
    for (int i = 0; i < table->kept.options.players; i++)
        if (table->kept.seat[i].guest[0] && !guest_is_program(table->kept.seat[i].guest) &&
            table_online(table, table->kept.seat[i].guest))
            return i;
    return -1;
}

void seats_note_absent(struct table *table) {
    int64_t now = server_now(table->server);
    for (int i = 0; i < table->kept.options.players; i++) {
        const struct store_seat *held = &table->kept.seat[i];
        bool gone = held->kind == PERSON && held->guest[0] && !table_online(table, held->guest);
        if (!gone)
            table->gone_at[i] = 0;
        else if (!table->gone_at[i])
            table->gone_at[i] = now;
    }
}
