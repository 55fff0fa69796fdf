/* reminders.c: see reminders.h. A reminder is due some seconds after a table began to wait for somebody who is not there, once for each
 * decision; in the guest's quiet hours it waits for their end. Those that are due live in memory only: after a restart the next move calls
 * again. */
#include "net/reminders.h"

#include <sodium.h>
#include <stdlib.h>
#include <string.h>
#include <utlist.h>

#include "engine/json.h"
#include "net/post.h"
#include "net/routes.h"
#include "store/fiber.h"
#include "words/words.h"

enum { DAY_MINUTES = 1440, PUSH_HOURS = 12, WEBHOOK_TEXT = 400 };

struct awaited {
    char table[ID_BYTES], guest[ID_BYTES]; /* zeros behind the ids */
};

struct reminder {
    UT_hash_handle hh; /* in server->reminders.due, by key */
    struct awaited key;
    uint16_t step;
    bool sent, last; /* last: the time is nearly up */
    int64_t at; /* when it is due, by server_now */
};

/* One message to one place. */
struct call {
    char guest[ID_BYTES], table[ID_BYTES];
    struct store_reminder place;
};

/* --- messages --- */

static void say_names(const struct store_table *kept, const char *guest, int language, struct text *text) {
    TEXT(names, 8 * NAME_MAX_BYTES + 32);
    for (int i = 0; i < kept->options.players; i++) {
        const struct store_seat *seat = &kept->seat[i];
        if (strcmp(seat->guest, guest) != 0 && seat->name[0])
            text_format(&names, "%s%s", names.size ? ", " : "", seat->name);
    }
    if (names.size)
        words_say(text, language, WORD_SERVER_REMIND_TURN, GIVEN(names, (const char *)names.bytes));
    else
        text_add(text, words_text(language, WORD_SERVER_REMIND_ALONE));
}

static void add_header(struct post *post, const char *name, const char *value) {
    struct post_header *header = &post->headers[post->headers_size++];
    header->name = name;
    snprintf(header->value, sizeof header->value, "%s", value);
}

/* What the page's service worker shows. */
static bool compose_push(struct server *server, const struct call *call, const char *said,
                         struct post *post) {
    struct webpush_browser browser;
    struct webpush_keys sender;
    struct post_url url;
    uint8_t salt[WEBPUSH_SALT];
    char token[WEBPUSH_TOKEN_MAX];
    TEXT(text, WEBPUSH_TEXT_MAX);
    json_open(&text, NULL, '{');
    json_word(&text, "t", "turn");
    json_word(&text, "table", call->table);
    json_text(&text, "text", said);
    json_close(&text, '}');
    if (!webpush_browser_read(call->place.p256dh, call->place.auth, &browser) ||
        !webpush_keys_make(&sender) ||
        !post_url_read(call->place.address, server->settings->remind_inside, &url))
        return false;
    randombytes_buf(salt, sizeof salt);
    post->size = webpush_seal(&browser, &sender, salt, text.bytes, text.size, post->body);
    sodium_memzero(&sender, sizeof sender);
    if (!post->size || !webpush_authorization(&server->reminders.keys, url.origin, server->settings->remind,
                                              date_ms() / 1000 + 3600 * PUSH_HOURS, token))
        return false;
    add_header(post, "authorization:", token);
    add_header(post, "content-encoding:", "aes128gcm");
    add_header(post, "content-type:", "application/octet-stream");
    add_header(post, "ttl:", "86400");
    add_header(post, "urgency:", "high");
    if (call->table[0])
        add_header(post, "topic:", call->table); /* a newer one takes the place of an older one */
    return true;
}

/* Plain text, with the headers that ntfy reads. */
static void compose_webhook(const struct server *server, const struct call *call, const char *said,
                            struct post *post) {
    struct text text = text_over((char *)post->body, WEBHOOK_TEXT);
    const char *public = server->settings->public_url;
    text_add(&text, said);
    post->size = text.size;
    add_header(post, "content-type:", "text/plain; charset=utf-8");
    add_header(post, "title:", "Dizaine");
    if (!public || !call->table[0]) return;
    char click[POST_HEADER_MAX];
    snprintf(click, sizeof click, "%s%st/%s", public, public[strlen(public) - 1] == '/' ? "" : "/",
             call->table);
    add_header(post, "click:", click);
}

/* --- sending --- */

static void answered(struct server *server, void *context, int status) {
    struct call *call = context;
    bool fine = status >= 200 && status < 300, gone = status == 404 || status == 410;
    if (fine)
        server->reminders.sent++;
    else
        server->reminders.failed++;
    /* The browser withdrew its subscription, or the address is none any more. */
    if (gone) store_reminder_drop(server->store, call->guest, call->place.address);
    if (!fine)
        log_line(server, "remind_failed", "guest=%s status=%d%s", call->guest, status,
                 gone ? " dropped=1" : "");
    free(call);
}

static bool send_call(struct server *server, const char *guest, const char *table,
                      const struct store_reminder *place, const char *said) {
    struct post *post = calloc(1, sizeof *post);
    struct call *call = calloc(1, sizeof *call);
    if (!post || !call) abort();
    memcpy(call->guest, guest, ID_BYTES);
    snprintf(call->table, ID_BYTES, "%s", table);
    call->place = *place;
    memcpy(post->url, place->address, sizeof place->address);
    post->told = answered;
    post->context = call;
    bool fine = true;
    if (place->p256dh[0])
        fine = compose_push(server, call, said, post);
    else
        compose_webhook(server, call, said, post);
    fine = fine && post_send(server, post);
    if (!fine) free(call);
    free(post);
    return fine;
}

static int send_all(struct server *server, const char *guest, const char *table, const char *said) {
    struct store_reminder places[REMINDERS_MAX];
    int size = store_reminders(server->store, guest, places), sent = 0;
    for (int i = 0; i < size; i++) sent += send_call(server, guest, table, &places[i], said);
    return sent;
}

/* --- when --- */

/* Minutes until the guest may be called; 0: now. */
static int quiet_for(struct server *server, const char *guest) {
    struct store_quiet quiet;
    if (!store_quiet(server->store, guest, &quiet) || quiet.begins == quiet.ends) return 0;
    int64_t minutes = date_ms() / 60000 - quiet.zone;
    int now = (int)(((minutes % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES);
    int since = (now - quiet.begins + DAY_MINUTES) % DAY_MINUTES,
        length = (quiet.ends - quiet.begins + DAY_MINUTES) % DAY_MINUTES;
    return since < length ? length - since : 0;
}

static bool waits_for(const struct table *table, int seat) {
    const struct store_seat *held = &table->kept.seat[seat];
    return table->room && table->kept.state == PLAYING && held->kind == PERSON && held->guest[0] &&
           !held->standin[0] && !guest_is_program(held->guest) && room_waits_for(table->room, seat) &&
           !table_online(table, held->guest);
}

static struct reminder *find(struct server *server, const struct awaited *key) {
    struct reminder *reminder = NULL;
    HASH_FIND(hh, server->reminders.due, key, sizeof *key, reminder);
    return reminder;
}

static void note_seat(struct table *table, int seat, bool last) {
    struct server *server = table->server;
    struct awaited key = {0};
    snprintf(key.table, sizeof key.table, "%s", table->kept.id);
    snprintf(key.guest, sizeof key.guest, "%s", table->kept.seat[seat].guest);
    struct reminder *reminder = find(server, &key);
    if (reminder && reminder->step == table->room->truth.step && (reminder->last || !last)) return;
    if (!reminder) {
        reminder = calloc(1, sizeof *reminder);
        if (!reminder) abort();
        reminder->key = key;
        HASH_ADD(hh, server->reminders.due, key, sizeof key, reminder);
    }
    reminder->step = table->room->truth.step;
    reminder->sent = false;
    reminder->last = last;
    reminder->at =
        server_now(server) + (last ? 0 : 1000ll * server->settings->limit[LIMIT_REMIND_SECONDS]);
}

void reminders_note(struct table *table, const char *guest) {
    if (!table->server->reminders.on || table->looked || table->lost) return;
    for (int i = 0; i < table->kept.options.players; i++)
        if ((!guest || strcmp(table->kept.seat[i].guest, guest) == 0) && waits_for(table, i))
            note_seat(table, i, false);
}

void reminders_last_call(struct table *table, int seat) {
    if (table->server->reminders.on && waits_for(table, seat)) note_seat(table, seat, true);
}

struct firing {
    struct firing *next; /* in server->reminders.calls */
    struct server *server;
    struct awaited key;
    enum call_kind kind;
    char name[NAME_MAX_BYTES]; /* of who calls */
};

static void say_call(const struct firing *firing, const struct store_table *kept, int language,
                     struct text *said) {
    switch (firing->kind) {
    case CALL_TURN: say_names(kept, firing->key.guest, language, said); break;
    case CALL_NUDGE: words_say(said, language, WORD_SERVER_REMIND_NUDGE, GIVEN(name, (const char *)firing->name)); break;
    case CALL_REMATCH: words_say(said, language, WORD_SERVER_REMIND_REMATCH, GIVEN(name, (const char *)firing->name)); break;
    case CALL_LAST: text_add(said, words_text(language, WORD_SERVER_REMIND_LAST)); break;
    }
}

static void call_now(struct server *server, const struct firing *firing) {
    struct store_guest guest;
    if (!store_guest_find(server->store, firing->key.guest, &guest)) return;
    struct table *table = table_look(server, firing->key.table, false);
    if (!table) return;
    TEXT(said, 1000);
    say_call(firing, &table->kept, words_language(guest.lang), &said);
    send_all(server, firing->key.guest, firing->key.table, said.bytes);
    table_looked(table);
}

static void fire_call(void *context) {
    struct firing *firing = context;
    if (!quiet_for(firing->server, firing->key.guest)) call_now(firing->server, firing);
    free(firing);
}

static void start(void (*run)(void *context), struct firing *firing) {
    if (store_shared(firing->server->store))
        fiber_start(run, firing);
    else
        run(firing);
}

void reminders_call(struct table *table, const char *guest, enum call_kind kind, const char *name) {
    if (!table->server->reminders.on) return;
    struct firing *firing = calloc(1, sizeof *firing);
    if (!firing) abort();
    *firing = (struct firing){.server = table->server, .kind = kind};
    snprintf(firing->key.table, ID_BYTES, "%s", table->kept.id);
    snprintf(firing->key.guest, ID_BYTES, "%s", guest);
    snprintf(firing->name, sizeof firing->name, "%s", name);
    LL_PREPEND(table->server->reminders.calls, firing); /* from the loop: here a commit may be under way */
}

/* May have to wait for the store: the reminder is looked up again afterwards. */
static void fire(void *context) {
    struct firing *firing = context;
    struct server *server = firing->server;
    int wait = quiet_for(server, firing->key.guest);
    struct reminder *reminder = find(server, &firing->key);
    if (reminder && wait) {
        reminder->sent = false;
        reminder->at = server_now(server) + 60000ll * wait;
    } else if (reminder)
        call_now(server, firing);
    free(firing);
}

static void start_fire(struct server *server, struct reminder *reminder) {
    struct firing *firing = calloc(1, sizeof *firing);
    if (!firing) abort();
    firing->server = server;
    firing->key = reminder->key;
    firing->kind = reminder->last ? CALL_LAST : CALL_TURN;
    reminder->sent = true;
    start(fire, firing);
}

/* Whether it is still so. A table that is not in memory has not changed: nobody was there. */
static bool still_awaited(struct server *server, const struct reminder *reminder, bool *known) {
    struct table *table = NULL;
    HASH_FIND_STR(server->tables, reminder->key.table, table);
    *known = table != NULL;
    if (!table) return true;
    int seat = table_seat_of(table, reminder->key.guest);
    return seat >= 0 && waits_for(table, seat) && table->room->truth.step == reminder->step;
}

void reminders_tick(struct server *server) {
    struct reminder *reminder, *next;
    int64_t now = server_now(server);
    while (server->reminders.calls && !store_away(server->store)) {
        struct firing *firing = server->reminders.calls;
        LL_DELETE(server->reminders.calls, firing);
        start(fire_call, firing);
    }
    HASH_ITER(hh, server->reminders.due, reminder, next) {
        bool known;
        if (reminder->at > now && !reminder->sent) continue;
        bool awaits = still_awaited(server, reminder, &known);
        if (awaits && !reminder->sent && !store_away(server->store)) start_fire(server, reminder);
        if (awaits && (known || !reminder->sent)) continue;
        HASH_DEL(server->reminders.due, reminder);
        free(reminder);
    }
}

/* --- the key --- */

bool reminders_open(struct server *server) {
    uint8_t private[STORE_PUSH_KEY_BYTES];
    struct webpush_keys *keys = &server->reminders.keys;
    if (!server->settings->remind) return true;
    if (!store_push_key(server->store, private)) {
        webpush_keys_make(keys);
        store_push_key_add(server->store, keys->private, date_ms());
        if (!store_commit(server->store) || !store_push_key(server->store, private)) return false;
    }
    server->reminders.on = webpush_keys_of(private, keys);
    sodium_memzero(private, sizeof private);
    return server->reminders.on;
}

void reminders_close(struct server *server) {
    struct reminder *reminder, *next;
    struct firing *firing, *following;
    LL_FOREACH_SAFE(server->reminders.calls, firing, following) free(firing);
    server->reminders.calls = NULL;
    HASH_ITER(hh, server->reminders.due, reminder, next) {
        HASH_DEL(server->reminders.due, reminder);
        free(reminder);
    }
}

/* --- routes --- */

static void write_reminders(struct request *request, struct text *text) {
    struct server *server = request->server;
    struct store_reminder places[REMINDERS_MAX];
    struct store_quiet quiet;
    char key[100];
    int size = store_reminders(server->store, request->guest.id, places);
    sodium_bin2base64(key, sizeof key, server->reminders.keys.public, WEBPUSH_PUBLIC,
                      sodium_base64_VARIANT_URLSAFE_NO_PADDING);
    json_open(text, NULL, '{');
    json_text(text, "key", server->reminders.on ? key : NULL);
    json_open(text, "places", '[');
    for (int i = 0; i < size; i++) {
        json_open(text, NULL, '{');
        json_word(text, "kind", places[i].p256dh[0] ? "push" : "webhook");
        json_text(text, "address", places[i].address);
        json_number(text, "at", places[i].at);
        json_close(text, '}');
    }
    json_close(text, ']');
    if (store_quiet(server->store, request->guest.id, &quiet)) {
        json_open(text, "quiet", '{');
        json_number(text, "from", quiet.begins);
        json_number(text, "to", quiet.ends);
        json_number(text, "zone", quiet.zone);
        json_close(text, '}');
    } else
        json_text(text, "quiet", NULL);
    json_close(text, '}');
}

void reminders_get(struct request *request) {
    answer_grown(request, "application/json", write_reminders);
}

static bool read_place(struct request *request, struct store_reminder *place) {
    const json_t *push = json_object_get(request->json, "push");
    const char *address = json_string_value(push ? json_object_get(push, "endpoint")
                                                 : json_object_get(request->json, "webhook"));
    const char *p256dh = json_string_value(json_object_get(push, "p256dh")),
               *auth = json_string_value(json_object_get(push, "auth"));
    struct webpush_browser browser;
    struct post_url url;
    *place = (struct store_reminder){.at = date_ms()};
    if (!address || strlen(address) >= sizeof place->address ||
        !post_url_read(address, request->server->settings->remind_inside, &url))
        return false;
    snprintf(place->address, sizeof place->address, "%s", address);
    if (!push) return true;
    if (!p256dh || !auth || strlen(p256dh) >= sizeof place->p256dh || strlen(auth) >= sizeof place->auth ||
        !webpush_browser_read(p256dh, auth, &browser))
        return false;
    snprintf(place->p256dh, sizeof place->p256dh, "%s", p256dh);
    snprintf(place->auth, sizeof place->auth, "%s", auth);
    return true;
}

static bool read_minutes(const json_t *quiet, const char *name, int least, int most, int32_t *to) {
    const json_t *value = json_object_get(quiet, name);
    json_int_t number = json_integer_value(value);
    *to = (int32_t)number;
    return json_is_integer(value) && number >= least && number <= most;
}

/* Each of the parts may be left out. */
static const char *change(struct request *request) {
    struct store *store = request->server->store;
    const char *guest = request->guest.id;
    const json_t *quiet = json_object_get(request->json, "quiet"),
                 *remove = json_object_get(request->json, "remove");
    bool adds = json_object_get(request->json, "push") || json_object_get(request->json, "webhook");
    struct store_reminder place;
    struct store_quiet hours;
    if (adds && !request->server->reminders.on) return "no_reminders";
    if (adds && !read_place(request, &place)) return "bad_place";
    if (remove && !json_is_string(remove)) return "bad_place";
    if (json_is_object(quiet) ? !read_minutes(quiet, "from", 0, DAY_MINUTES - 1, &hours.begins) ||
                                    !read_minutes(quiet, "to", 0, DAY_MINUTES - 1, &hours.ends) ||
                                    !read_minutes(quiet, "zone", -DAY_MINUTES, DAY_MINUTES, &hours.zone)
                              : quiet && !json_is_null(quiet))
        return "bad_quiet";
    if (adds) store_reminder_add(store, guest, &place);
    if (remove) store_reminder_drop(store, guest, json_string_value(remove));
    if (quiet) store_quiet_save(store, guest, json_is_object(quiet) ? &hours : NULL);
    return NULL;
}

static void changed(struct request *request) {
    if (json_is_true(json_object_get(request->json, "test")) && request->server->reminders.on)
        send_all(request->server, request->guest.id, "",
                 words_text(words_language(request->guest.lang), WORD_SERVER_REMIND_TEST));
    reminders_get(request);
}

void reminders_post(struct request *request) {
    struct meter *meter = meter_of(request->server, 'a', request->address);
    bool allowed = meter_take(request->server, meter, METER_CHANGES);
    if (!allowed) meter_refused(request->server, meter, METER_CHANGES);
    meter_release(meter);
    const char *why = allowed ? change(request) : "too_many";
    if (why)
        answer_no(request, allowed ? 400 : 429, why, NULL);
    else
        answer_stored(request, changed);
}
