/* source.c: see source.h. */
#include "net/source.h"

#include <sodium.h>
#include <string.h>

#include "net/server.h"

enum { DAY_MS = 86400000 };
_Static_assert(SOURCE_KEY_BYTES == crypto_shorthash_KEYBYTES, "a key of libsodium's short hash");
_Static_assert((int)SOURCE_KEY_BYTES == (int)STORE_SOURCE_KEY_BYTES, "as it is stored");

static uint64_t hash(const uint8_t key[SOURCE_KEY_BYTES], const char *address) {
    uint8_t bytes[crypto_shorthash_BYTES];
    uint64_t value = 0;
    crypto_shorthash(bytes, (const unsigned char *)address, strlen(address), key);
    for (size_t i = 0; i < sizeof bytes; i++) value = value << 8 | bytes[i];
    return value;
}

const char *source_tag(struct server *server, const char *address) {
    struct sources *sources = &server->sources;
    int64_t day = date_ms() / DAY_MS + 1;
    if (sources->tag_day != day) randombytes_buf(sources->tag_key, sizeof sources->tag_key);
    sources->tag_day = day;
    snprintf(sources->tag, sizeof sources->tag, "%010llx",
             (unsigned long long)(hash(sources->tag_key, address) >> 24));
    return sources->tag;
}

int64_t source_kept(const struct server *server, const char *address) {
    uint64_t value = hash(server->sources.kept_key, address);
    return value ? (int64_t)value : 1;
}

void sources_renew(struct server *server) {
    struct sources *sources = &server->sources;
    int64_t now = date_ms(), days = server->settings->limit[LIMIT_SOURCE_DAYS];
    /* Another server may have made a new one. */
    if ((!sources->kept_at || store_shared(server->store)) &&
        !store_source_key(server->store, sources->kept_key, &sources->kept_at))
        sources->kept_at = 0;
    /* A key of the future was made before somebody set the clock back: how old it is nobody knows. */
    if (sources->kept_at && sources->kept_at <= now && now - sources->kept_at < days * DAY_MS) return;
    uint8_t key[SOURCE_KEY_BYTES];
    randombytes_buf(key, sizeof key);
    store_source_key_save(server->store, key, now);
    /* If it cannot be stored the old one stays, and this is tried again. */
    if (!server_settle(server)) return;
    uploads_forget_sources(server);
    for (struct table *table = server->tables; table; table = table->hh.next) {
        table->kept.source = 0;
        bans_forget_sources(table);
    }
    memcpy(sources->kept_key, key, sizeof key);
    sources->kept_at = now;
    admin_barred_load(server);
}
