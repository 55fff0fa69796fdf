/* upkeep.c: see upkeep.h. */
#include "net/upkeep.h"

#include "net/daily.h"
#include "net/server.h"
#include "store/fiber.h"

enum { SWEEP_TICKS = 600, SLICE_NS = 5000000 };

static int64_t days_ago(int64_t now, int32_t days) {
    return days ? now - 86400000ll * days : 0;
}

static void begin_sweep(struct server *server) {
    const int32_t *limit = server->settings->limit;
    struct upkeep *upkeep = &server->upkeep;
    int64_t now = date_ms();
    upkeep->sweep = (struct store_sweep){
        .now = now,
        .unfinished_before = days_ago(now, limit[LIMIT_SWEEP_DAYS]),
        .lobbies_before = now - 60000ll * limit[LIMIT_LOBBY_MINUTES],
        .games_before = days_ago(now, limit[LIMIT_KEEP_GAMES_DAYS]),
        .chats_before = days_ago(now, limit[LIMIT_KEEP_CHAT_DAYS]),
        .names_before = days_ago(now, limit[LIMIT_KEEP_NAMES_DAYS]),
        .duplicates_before = days_ago(now, limit[LIMIT_DAILY_DAYS]),
        .named_at = upkeep->sweep.named_at,
        .named_n = upkeep->sweep.named_n,
    };
    daily_date(now, -limit[LIMIT_DAILY_DAYS], upkeep->sweep.deals_before);
    daily_date(now, -limit[LIMIT_DAILY_CHOICES_DAYS], upkeep->sweep.choices_before);
    upkeep->sweeping = store_sweeps(server->store);
    uploads_tidy(server);
    meters_sweep(server);
    sources_renew(server);
}

static int64_t latest(const struct store_sweep *sweep) {
    int64_t before[] = {sweep->unfinished_before, sweep->lobbies_before, sweep->games_before,
                        sweep->names_before},
            last = 0;
    for (int i = 0; i < 4; i++)
        if (before[i] > last) last = before[i];
    return last;
}

static void go_on_sweeping(struct server *server, uint64_t until) {
    struct store_sweep *sweep = &server->upkeep.sweep;
    /* Nobody holds what goes: tables that somebody looks at are changed by this, the others forgotten. */
    tables_before_sweep(server, latest(sweep));
    bool more = true;
    while (more && uv_hrtime() < until) more = store_sweep(server->store, sweep);
    if (!server_settle(server)) {
        sweep->named_at = sweep->named_n = 0;
        more = false;
    } else if (!more && (sweep->tables || sweep->games || sweep->chats || sweep->names || sweep->guests || sweep->deals))
        log_line(server, "swept", "tables=%d games=%d chats=%d names=%d guests=%d deals=%d", sweep->tables,
                 sweep->games, sweep->chats, sweep->names, sweep->guests, sweep->deals);
    /* With its tables and its owner a deck goes, too; a backup may be reading it. */
    if (!more && !server->cannot_store && !backup_runs(server)) uploads_sweep(server);
    server->upkeep.sweeping = more;
}

/* Where the store has to be waited for, tables go on being played meanwhile. */
static void begin_in_fiber(void *context) {
    struct server *server = context;
    begin_sweep(server);
    server->upkeep.in_fiber = false;
}

static void sweep_in_fiber(void *context) {
    struct server *server = context;
    go_on_sweeping(server, uv_hrtime() + SLICE_NS);
    server->upkeep.in_fiber = false;
}

static void start(struct server *server, fiber_work *work) {
    if (server->upkeep.in_fiber) return;
    server->upkeep.in_fiber = true;
    fiber_start(work, server);
}

static void tidy(struct server *server, uint64_t until) {
    bool any = false;
    while (store_tidy(server->store) && uv_hrtime() < until) any = true;
    if (any) server_settle(server);
}

static void give_back(struct server *server, uint64_t until) {
    if (!server_settle(server)) return;
    while (store_vacuum(server->store) && uv_hrtime() < until) continue;
    server_settle(server);
}

void upkeep_tick(struct server *server) {
    uint64_t until = uv_hrtime() + SLICE_NS;
    bool apart = store_shared(server->store), begins = server->ticks % SWEEP_TICKS == 1;
    if (begins && apart)
        start(server, begin_in_fiber);
    else if (begins)
        begin_sweep(server);
    if (server->cannot_store || store_sending(server->store) || store_away(server->store)) return;
    if (server->upkeep.sweeping && apart)
        start(server, sweep_in_fiber);
    else if (server->upkeep.sweeping)
        go_on_sweeping(server, until);
    else if (!backup_runs(server) && !apart)
        give_back(server, until);
    if (!apart) tidy(server, until);
}
