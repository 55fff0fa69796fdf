/* routes_self.c: one guest in several browsers: recovery codes, and signing out all other browsers. */
#include <ctype.h>
#include <sodium.h>
#include <string.h>

#include "engine/json.h"
#include "net/routes.h"

/* 31^20 codes: 99 bits. */
enum { RECOVERY_CHARACTERS = 20, RECOVERY_GROUP = 4, RECOVERY_BYTES = 32 };

static void random_recovery(char code[RECOVERY_BYTES]) {
    int size = 0;
    for (int i = 0; i < RECOVERY_CHARACTERS; i++) {
        if (i && i % RECOVERY_GROUP == 0) code[size++] = '-';
        code[size++] = CODE_LETTERS[randombytes_uniform(sizeof CODE_LETTERS - 1)];
    }
    code[size] = 0;
}

/* Small letters, blanks and hyphens make no difference. False: no recovery code looks like this. */
static bool recovery_hash(const char *said, uint8_t hash[HASH_BYTES]) {
    char code[RECOVERY_CHARACTERS];
    int size = 0;
    for (; *said; said++) {
        if (*said == '-' || *said == ' ') continue;
        if (size == RECOVERY_CHARACTERS || !isalnum((unsigned char)*said)) return false;
        code[size++] = (char)toupper((unsigned char)*said);
    }
    if (size < RECOVERY_CHARACTERS) return false;
    crypto_generichash(hash, HASH_BYTES, (const uint8_t *)code, sizeof code, NULL, 0);
    sodium_memzero(code, sizeof code);
    return true;
}

/* Shown once; only its hash is kept. A new one ends the one before. */
void recovery_post(struct request *request) {
    struct store *store = request->server->store;
    char code[RECOVERY_BYTES];
    uint8_t hash[HASH_BYTES];
    bool remove = json_is_true(json_object_get(request->json, "remove"));
    random_recovery(code);
    recovery_hash(code, hash);
    store_recovery_save(store, request->guest.id, remove ? NULL : hash, date_ms());
    TEXT(text, 64);
    json_open(&text, NULL, '{');
    json_text(&text, "code", remove ? NULL : code);
    json_close(&text, '}');
    answer_json(request, 200, &text);
    answer_stored(request, NULL);
    sodium_memzero(code, sizeof code);
}

static const char *find_guest(struct request *request, struct store_guest *guest) {
    const char *code = json_string_value(json_object_get(request->json, "code"));
    struct meter *address = meter_of(request->server, 'a', request->address);
    uint8_t hash[HASH_BYTES];
    const char *why = NULL;
    if (!guess_allowed(request->server, address)) {
        why = "too_many";
    } else if (!recovery_hash(code, hash) || !store_guest_by_recovery(request->server->store, hash, guest)) {
        why = "bad_recovery";
        guess_wrong(request->server, address);
    }
    meter_release(address);
    return why;
}

static void recovered(struct request *request) {
    log_line(request->server, "recovered", "source=%s guest=%s",
             source_tag(request->server, request->address), request->guest.id);
    answer_guest(request);
}

/* This browser is that guest from now on, besides those that are already. */
void recover_post(struct request *request) {
    struct store_guest guest;
    if (!json_is_string(json_object_get(request->json, "code"))) {
        answer_no(request, 400, "bad_recovery", NULL);
        return;
    }
    const char *why = find_guest(request, &guest);
    if (why) {
        answer_no(request, strcmp(why, "too_many") == 0 ? 429 : 404, why, NULL);
        return;
    }
    bool again = strcmp(guest.id, request->guest.id) == 0;
    request->guest = guest;
    if (again) {
        answer_guest(request);
        return;
    }
    uint8_t hash[HASH_BYTES];
    random_secret(request->cookie, hash);
    store_session_add(request->server->store, hash, guest.id, date_ms());
    answer_stored(request, recovered);
}

static void signed_out(struct request *request) {
    sockets_end(request->server, request->guest.id);
    answer_guest(request);
}

/* Every other browser is a stranger from now on, even one that has copied this one's cookie. */
void signout_post(struct request *request) {
    uint8_t hash[HASH_BYTES];
    random_secret(request->cookie, hash);
    store_sessions_end(request->server->store, request->guest.id, hash);
    TEXT(news, 64);
    text_format(&news, "signout %s", request->guest.id);
    store_broadcast(request->server->store, news.bytes);
    answer_stored(request, signed_out);
}
