/* duplicates.c: see duplicates.h. */
#include "net/duplicates.h"

#include <stdlib.h>
#include <string.h>

#include "store/fiber.h"

enum { LOOKED_AT_ONCE = 64 };
static const int64_t OPEN_MS = DUPLICATE_DAYS * 86400000ll;

bool deal_is_duplicate(const char *name) {
    return name[0] == 'd';
}

bool duplicate_over(const struct store_duplicate *duplicate) {
    bool all = duplicate->begun >= duplicate->tables && duplicate->finished == duplicate->begun;
    return all || duplicate->closed || date_ms() - duplicate->deal.made > OPEN_MS;
}

bool duplicate_sealed(struct store *store, const char *name) {
    struct store_duplicate duplicate;
    return !store_duplicate(store, name, &duplicate) || !duplicate_over(&duplicate);
}

/* --- who may see what --- */

struct played {
    const char *guest;
    bool finished, plays;
};

static void note_played(void *context, const struct store_duplicate_seat *seat) {
    struct played *played = context;
    if (seat->bot || strcmp(seat->guest, played->guest) != 0) return;
    played->finished |= seat->state == OVER;
    played->plays |= seat->state == PLAYING;
}

bool duplicate_shows(struct store *store, const char *name, const char *guest) {
    struct played played = {.guest = guest};
    if (guest[0]) store_duplicate_seats(store, name, note_played, &played);
    if (played.plays) return false;
    return played.finished || !duplicate_sealed(store, name);
}

/* --- while it is played --- */

void duplicate_joined(struct table *table, int seat) {
    const struct store_table *kept = &table->kept;
    const struct store_seat *held = &kept->seat[seat];
    if (kept->state == PLAYING && deal_is_duplicate(kept->deal) && held->kind == PERSON && held->guest[0])
        store_try_add(table->server->store, kept->deal, held->guest, kept->id);
}

void duplicate_begins(struct table *table) {
    for (int i = 0; i < table->kept.options.players; i++) duplicate_joined(table, i);
}

/* --- when it is over --- */

static bool waits(const struct table *table) {
    return table->room && table->room->sealed && table->kept.state == OVER && deal_is_duplicate(table->kept.deal);
}

static bool noted(char (*names)[DEAL_NAME_BYTES], int size, const char *name) {
    for (int i = 0; i < size; i++)
        if (strcmp(names[i], name) == 0) return true;
    return false;
}

/* While the store is asked tables come and go. */
static void look(void *context) {
    struct server *server = context;
    char names[LOOKED_AT_ONCE][DEAL_NAME_BYTES];
    int size = 0, over = 0;
    for (struct table *table = server->tables; table && size < LOOKED_AT_ONCE; table = table->hh.next)
        if (waits(table) && !noted(names, size, table->kept.deal)) memcpy(names[size++], table->kept.deal, DEAL_NAME_BYTES);
    for (int i = 0; i < size; i++)
        if (!duplicate_sealed(server->store, names[i])) memmove(names[over++], names[i], DEAL_NAME_BYTES);
    for (struct table *table = server->tables; over && table; table = table->hh.next) {
        if (!waits(table) || !noted(names, over, table->kept.deal)) continue;
        table->room->sealed = false;
        table->room->seq++;
        tell_contract(table);
    }
    server->duplicates_looks = false;
}

void duplicates_look(struct server *server) {
    bool any = false;
    for (struct table *table = server->tables; table && !any; table = table->hh.next) any = waits(table);
    if (!any || server->duplicates_looks || store_away(server->store)) return;
    server->duplicates_looks = true;
    if (store_shared(server->store))
        fiber_start(look, server);
    else
        look(server);
}
