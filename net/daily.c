/* daily.c: see daily.h. */
#include "net/daily.h"

#include <ctype.h>
#include <sodium.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "net/duplicates.h"
#include "store/fiber.h"

enum { DAY_S = 86400, GRACE_S = 3600, LOOK_TICKS = 60 };

/* --- days --- */

static int64_t day_of(int64_t at) {
    return at / 1000 / DAY_S;
}

static void date_of(int64_t day, char date[DATE_BYTES]) {
    time_t seconds = (time_t)(day * DAY_S);
    struct tm parts;
    gmtime_r(&seconds, &parts);
    strftime(date, DATE_BYTES, "%Y-%m-%d", &parts);
}

void daily_date(int64_t at, int64_t days, char date[DATE_BYTES]) {
    date_of(day_of(at) + days, date);
}

int64_t daily_ends(int64_t at) {
    return (day_of(at) + 1) * DAY_S * 1000;
}

bool daily_is_date(const char *date) {
    static const char form[] = "0000-00-00";
    for (size_t i = 0; i < sizeof form; i++)
        if (form[i] == '0' ? !isdigit((unsigned char)date[i]) : date[i] != form[i]) return false;
    return true;
}

void daily_name(const char *date, const struct game *game, char name[DEAL_NAME_BYTES]) {
    snprintf(name, DEAL_NAME_BYTES, "%s:%s", date, game->name);
}

const struct daily *daily_of(const struct game *game) {
    return middle_of(game)->daily;
}

/* Dates are compared as texts. The day of a deal is over for everybody who may be told so: the servers' clocks may differ by minutes. */
bool deal_over(const char *name) {
    char date[DATE_BYTES];
    daily_date(date_ms() - GRACE_S * 1000, 0, date);
    return strncmp(name, date, strlen(date)) < 0;
}

bool deal_sealed(struct server *server, const struct store_table *kept) {
    if (deal_is_duplicate(kept->deal)) return kept->state < OVER || duplicate_sealed(server->store, kept->deal);
    return kept->deal[0] && !deal_over(kept->deal);
}

/* --- seeds --- */

/* Whether the deals of a day are stored; what is missing is on its way then. */
static bool stored_of(struct server *server, int64_t day) {
    bool all = true;
    char date[DATE_BYTES];
    date_of(day, date);
    for (int i = 0; game_list[i]; i++) {
        struct store_deal deal;
        char name[DEAL_NAME_BYTES];
        daily_name(date, game_list[i], name);
        store_unread(server->store);
        if (!daily_of(game_list[i]) || store_deal(server->store, name, &deal)) continue;
        all = false;
        if (store_unread(server->store)) continue;
        memcpy(deal.name, name, sizeof deal.name);
        deal.made = date_ms();
        randombytes_buf(deal.seed, sizeof deal.seed);
        store_deal_add(server->store, &deal);
        sodium_memzero(deal.seed, sizeof deal.seed);
    }
    return all;
}

static void look(void *context) {
    struct server *server = context;
    int64_t today = day_of(date_ms());
    bool all = stored_of(server, today);
    all &= stored_of(server, today + 1);
    if (all) server->daily_day = today;
    server->daily_looks = false;
}

bool daily_open(struct server *server) {
    look(server);
    return !store_begun(server->store) || store_commit(server->store);
}

/* Who is at a table when its deal ends is told the seed. */
static void unseal(struct server *server) {
    for (struct table *table = server->tables; table; table = table->hh.next) {
        if (!table->room || !table->room->sealed || deal_is_duplicate(table->kept.deal) || deal_sealed(server, &table->kept)) continue;
        table->room->sealed = false;
        table->room->seq++;
        tell_contract(table);
    }
}

void daily_tick(struct server *server) {
    if (server->ticks % LOOK_TICKS == 0) {
        unseal(server);
        duplicates_look(server);
    }
    if (server->daily_looks || server->cannot_store || store_away(server->store) || server->daily_day == day_of(date_ms()))
        return;
    server->daily_looks = true;
    if (store_shared(server->store))
        fiber_start(look, server);
    else
        look(server);
}

/* --- tries --- */

/* Only what its person played counts. */
static bool played_alone(const struct room *room, int seat) {
    for (uint32_t i = 0; i < room->entries_size; i++)
        if (room->entries[i].move.who == seat && room->entries[i].by != BY_PERSON) return false;
    return true;
}

/* Of these seats, what people chose where they had a choice. */
static void write_choices(struct table *table, const struct store_try *of, uint16_t seats) {
    const struct room *room = table->room;
    struct state *state = calloc(1, sizeof *state);
    struct move *moves = calloc(MOVES_MAX, sizeof *moves);
    if (!state || !moves) abort();
    game_start(state, room->game, &room->options);
    for (uint32_t i = 0; i < room->entries_size; i++) {
        struct move move = room->entries[i].move;
        bool wanted = move.who != CHANCE && seats >> move.who & 1 && room->entries[i].by == BY_PERSON;
        if (wanted && game_moves(state, move.who, moves) > 1) {
            struct state view = game_view(state, move.who);
            TEXT(said, 64);
            game_say(&view, move, &said);
            if (!said.full) store_try_choice(table->server->store, of, i, game_hash(&view), said.bytes);
        }
        game_apply(state, move);
    }
    free(moves);
    free(state);
}

static void daily_played(struct table *table, struct store_try *done) {
    enum { SEAT = 0 };
    const struct state *end = &table->room->truth;
    if (deal_over(done->deal) || !played_alone(table->room, SEAT)) return;
    done->at = table->event_at;
    done->score = end->score[SEAT];
    done->won = end->winners >> SEAT & 1;
    for (int i = 0, first = true; i < end->seats; i++) {
        if (i == SEAT || (!first && end->score[i] < done->other)) continue;
        done->other = end->score[i];
        first = false;
    }
    store_try_done(table->server->store, done);
    write_choices(table, done, 1u << SEAT);
}

void deal_played(struct table *table) {
    const struct store_table *kept = &table->kept;
    struct store_try done = {0};
    if (!kept->deal[0]) return;
    memcpy(done.deal, kept->deal, sizeof done.deal);
    memcpy(done.table, kept->id, sizeof done.table);
    if (deal_is_duplicate(kept->deal))
        write_choices(table, &done, UINT16_MAX);
    else
        daily_played(table, &done);
}

bool daily_moves(struct table *table, const char *holder, const char *guest, bool *counts) {
    struct store *store = table->server->store;
    char own[ID_BYTES] = "", theirs[ID_BYTES] = "", id[ID_BYTES], deal[DEAL_NAME_BYTES];
    memcpy(id, table->kept.id, sizeof id);
    memcpy(deal, table->kept.deal, sizeof deal);
    table->pins++; /* the store is asked */
    store_try(store, deal, holder, theirs);
    bool tried = store_try(store, deal, guest, own) && strcmp(own, id) != 0;
    table->pins--;
    *counts = strcmp(theirs, id) == 0;
    return !table->lost && !(tried && *counts);
}
