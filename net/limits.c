/* limits.c: the limits by name, and meters that say whether an address or a guest asks too much. */
#include <string.h>

#include "net/server.h"

const struct limit_info limit_list[LIMITS] = {
#define LIMIT(id, name, standard, least, most, help) [LIMIT_##id] = {name, standard, least, most, help},
#include "net/limits.def"
#undef LIMIT
};

void net_standard(struct net_settings *settings) {
    *settings = (struct net_settings){.port = 8010, .metrics_port = -1, .db = "dizaine.db", .prefix = ""};
    for (int i = 0; i < LIMITS; i++) settings->limit[i] = limit_list[i].standard;
}

/* How fast a meter fills, and how much may be saved up: a share of one period. */
static const struct {
    enum limit limit;
    int64_t period_us;
    int32_t burst_times, burst_least, burst_part; /* burst = rate * times / part, at least `least` */
} kinds[METERS] = {
    [METER_REQUESTS] = {LIMIT_REQUESTS, 1000000, 4, 1, 1},
    [METER_MESSAGES] = {LIMIT_MESSAGES, 1000000, 4, 1, 1},
    [METER_CHATS] = {LIMIT_CHATS, 60000000, 0, 8, 1},
    [METER_MAKES] = {LIMIT_MAKES, 3600000000, 1, 1, 3},
    [METER_GUESTS] = {LIMIT_GUESTS, 3600000000, 1, 1, 3},
    [METER_DECKS] = {LIMIT_UPLOADS, 3600000000, 1, 1, 3},
};

static int64_t now_us(void) {
    return (int64_t)(uv_hrtime() / 1000);
}

static uint32_t bucket_of(const char *key) {
    uint32_t hash = 2166136261u;
    for (; *key; key++) hash = (hash ^ (uint8_t)*key) * 16777619u;
    return hash % METER_BUCKETS;
}

struct meter *meter_of(struct server *server, char kind, const char *who) {
    char key[ADDRESS_BYTES];
    snprintf(key, sizeof key, "%c%s", kind, who);
    struct meter **bucket = &server->meters[bucket_of(key)];
    for (struct meter *meter = *bucket; meter; meter = meter->next) {
        if (strcmp(meter->key, key) != 0) continue;
        meter->users++;
        return meter;
    }
    struct meter *meter = calloc(1, sizeof *meter);
    if (!meter) abort();
    memcpy(meter->key, key, sizeof key);
    meter->users = 1;
    meter->next = *bucket;
    *bucket = meter;
    return meter;
}

void meter_release(struct meter *meter) {
    if (meter) meter->users--;
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

/* An hour without use forgives everything, so the meter can go. */
void meters_sweep(struct server *server) {
    int64_t old = now_us() - 3600000000;
    for (int i = 0; i < METER_BUCKETS; i++)
        for (struct meter **link = &server->meters[i]; *link;) {
            struct meter *meter = *link;
            int64_t last = 0;
            for (int k = 0; k < METERS; k++)
                if (meter->at_us[k] > last) last = meter->at_us[k];
            if (meter->users || last > old) {
                link = &meter->next;
            } else {
                *link = meter->next;
                free(meter);
            }
        }
}
