/* limits.c: the limits by name, and meters that say whether an address or a guest asks too much. */
#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "net/server.h"

const struct limit_info limit_list[LIMITS] = {
#define LIMIT(id, name, standard, least, most, help) [LIMIT_##id] = {name, standard, least, most, help},
#include "net/limits.def"
#undef LIMIT
};

const char *net_local(const struct net_settings *settings) {
    return settings->local ? settings->local : settings->db;
}

void net_standard(struct net_settings *settings) {
    *settings = (struct net_settings){.port = 8010, .metrics_port = -1, .db = "dizaine.db", .prefix = ""};
    for (int i = 0; i < LIMITS; i++) settings->limit[i] = limit_list[i].standard;
}

enum { MINUTE_MS = 60000, REFUSALS_TOLD = 600 };

/* How fast a meter fills, and how much may be saved up: a share of one period. */
static const struct {
    enum limit limit;
    int64_t period_us;
    int32_t burst_times, burst_least, burst_part; /* burst = rate * times / part, at least `least` */
} kinds[METERS] = {
    [METER_REQUESTS] = {LIMIT_REQUESTS, 1000000, 4, 1, 1},
    [METER_MESSAGES] = {LIMIT_MESSAGES, 1000000, 4, 1, 1},
    [METER_CHATS] = {LIMIT_CHATS, 60000000, 0, 8, 1},
    [METER_TABLE_CHATS] = {LIMIT_TABLE_CHATS, 60000000, 0, 30, 1},
    [METER_CHANGES] = {LIMIT_CHANGES, 60000000, 1, 1, 2},
    [METER_REPORTS] = {LIMIT_REPORTS, 3600000000, 1, 1, 2},
    [METER_GUESSES] = {LIMIT_GUESSES, 60000000, 1, 1, 1},
    [METER_MAKES] = {LIMIT_MAKES, 3600000000, 1, 1, 3},
    [METER_GUESTS] = {LIMIT_GUESTS, 3600000000, 1, 1, 3},
    [METER_EXPORTS] = {LIMIT_EXPORTS, 3600000000, 1, 1, 3},
    [METER_EASY_GUESTS] = {LIMIT_EASY_GUESTS, 60000000, 1, 1, 1},
    [METER_UPLOADS] = {LIMIT_UPLOADS, 3600000000, 1, 1, 3},
};

static int64_t now_us(void) {
    return (int64_t)(uv_hrtime() / 1000);
}

struct meter *meter_find(const struct server *server, char kind, const char *who) {
    char key[ADDRESS_BYTES];
    struct meter *meter;
    snprintf(key, sizeof key, "%c%s", kind, who);
    HASH_FIND_STR(server->meters, key, meter);
    return meter;
}

struct meter *meter_of(struct server *server, char kind, const char *who) {
    struct meter *meter = meter_find(server, kind, who);
    if (!meter) {
        meter = calloc(1, sizeof *meter);
        if (!meter) abort();
        snprintf(meter->key, sizeof meter->key, "%c%s", kind, who);
        HASH_ADD_STR(server->meters, key, meter);
    }
    meter->users++;
    return meter;
}

void meter_release(struct meter *meter) {
    if (!meter) return;
    assert(meter->users > 0);
    meter->users--;
}

bool meter_take(const struct server *server, struct meter *meter, enum meter_kind kind) {
    int32_t rate = server->settings->limit[kinds[kind].limit];
    if (rate == 0) return true;
    int64_t cost = kinds[kind].period_us / rate,
            burst = (int64_t)rate * kinds[kind].burst_times / kinds[kind].burst_part;
    if (burst < kinds[kind].burst_least) burst = kinds[kind].burst_least;
    int64_t now = now_us(), most = cost * burst;
    int64_t *credit = &meter->credit_us[kind], *at = &meter->at_us[kind];
    *credit = *at ? *credit + (now - *at) : most;
    if (*credit > most) *credit = most;
    *at = now;
    if (*credit < cost) return false;
    *credit -= cost;
    return true;
}

void meter_refused(struct server *server, struct meter *address, int refusal) {
    static const char *const names[REFUSALS] = {
        [METER_REQUESTS] = "requests",
        [METER_MESSAGES] = "messages",
        [METER_CHATS] = "chats",
        [METER_TABLE_CHATS] = "table-chats",
        [METER_CHANGES] = "changes",
        [METER_REPORTS] = "reports",
        [METER_GUESSES] = "guesses",
        [METER_MAKES] = "makes",
        [METER_GUESTS] = "guests",
        [METER_EXPORTS] = "exports",
        [METER_EASY_GUESTS] = "easy-guests",
        [METER_UPLOADS] = "uploads",
        [REFUSED_CONNECTIONS] = "connections",
        [REFUSED_TABLES] = "tables",
        [REFUSED_DECKS] = "decks",
        [REFUSED_GUESTS] = "guests-kept",
        [REFUSED_SLOW] = "slow-upload",
    };
    int64_t now = server_now(server);
    assert(address->key[0] == 'a' && refusal >= 0 && refusal < REFUSALS);
    address->refused[refusal].times++;
    if (address->refused[refusal].at && now - address->refused[refusal].at < MINUTE_MS) return;
    /* Whoever has thousands of addresses shall not fill the disk with lines about them. */
    if (now - server->refusals_since >= MINUTE_MS) {
        server->refusals_since = now;
        server->refusals_told = 0;
    }
    if (server->refusals_told++ >= REFUSALS_TOLD) return;
    log_line(server, "refused", "source=%s what=%s times=%d", source_tag(server, address->key + 1),
             names[refusal], (int)address->refused[refusal].times);
    address->refused[refusal].at = now;
    address->refused[refusal].times = 0;
}

/* After an hour without use a meter is full again, so it can be freed. */
void meters_sweep(struct server *server) {
    int64_t old = now_us() - 3600000000;
    struct meter *meter, *next;
    HASH_ITER(hh, server->meters, meter, next) {
        int64_t last = 0;
        for (int k = 0; k < METERS; k++)
            if (meter->at_us[k] > last) last = meter->at_us[k];
        if (meter->users || last > old || meter->no_codes_until > server_now(server)) continue;
        HASH_DEL(server->meters, meter);
        free(meter);
    }
}
