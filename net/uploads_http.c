/* uploads_http.c: uploaded decks over HTTP. */
#include <assert.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "engine/json.h"
#include "net/routes.h"

enum { DECK_NAME_CHARACTERS = 40, LOOK_BYTES = 1 << 20 };

static const char *const state_names[] = {"working", "ready", "refused"};

/* --- a zip comes --- */

/* Whoever tries again has read why it was refused before. */
static void remove_refused(struct uploads *uploads, const char *owner) {
    for (struct uploads_deck *deck = uploads->decks, *next; deck; deck = next) {
        next = deck->next;
        if (deck->state == UPLOADS_REFUSED && strcmp(deck->owner, owner) == 0) uploads_remove(uploads, deck);
    }
}

static void answer_refusal(struct request *request, const char *why) {
    answer_no(request, strcmp(why, "not_stored") == 0 ? 503 : 429, why, NULL);
}

static const char *rate_refusal(struct request *request, struct meter *address) {
    if (meter_take(request->server, address, METER_UPLOADS)) return NULL;
    meter_refused(request->server, address, METER_UPLOADS);
    return "too_many";
}

void uploads_begin(struct request *request) {
    struct server *server = request->server;
    struct uploads_body body = {.size = request->due, .left = request->due, .late_left = request->due};
    const struct house *house = server->settings->house;
    if (house && house->no_decks) {
        answer_no(request, 403, "not_here", NULL);
        return;
    }
    if (!clean_name(request->query[0], DECK_NAME_CHARACTERS, body.name, sizeof body.name)) {
        answer_no(request, 400, "bad_name", NULL);
        return;
    }
    body.source = source_kept(server, request->address);
    snprintf(body.tag, sizeof body.tag, "%s", source_tag(server, request->address));
    body.lang = strcmp(request->query[1], "en") == 0 ? LANG_EN : LANG_FR;
    memcpy(body.owner, request->guest.id, sizeof body.owner);
    remove_refused(&server->uploads, body.owner);
    struct meter *address = meter_of(server, 'a', request->address);
    const char *why = uploads_refusal(server, &body);
    if (why)
        meter_refused(server, address, REFUSED_DECKS);
    else
        why = rate_refusal(request, address);
    meter_release(address);
    if (why) {
        answer_refusal(request, why);
        return;
    }
    if (!uploads_open_file(&server->uploads, &body)) {
        answer_no(request, 503, "not_stored", NULL);
        return;
    }
    request->upload = malloc(sizeof *request->upload);
    if (!request->upload) abort();
    body.next = server->uploads.bodies;
    *request->upload = body;
    server->uploads.bodies = request->upload;
}

bool uploads_take(struct request *request, const char *bytes, size_t size) {
    struct uploads_body *body = request->upload;
    bool look = body->left / LOOK_BYTES != (body->left - (long)size) / LOOK_BYTES;
    body->left -= (long)size;
    if (look && !uploads_space(request->server, body->left)) return false;
    return body->left >= 0 && fwrite(bytes, 1, size, body->file) == size;
}

bool uploads_late(struct request *request) {
    struct uploads_body *body = request->upload;
    int64_t came = body->late_left - body->left;
    body->late_left = body->left;
    if (came >= (int64_t)REQUEST_SECONDS * request->server->settings->limit[LIMIT_UPLOAD_RATE]) return false;
    struct meter *address = meter_of(request->server, 'a', request->address);
    meter_refused(request->server, address, REFUSED_SLOW);
    meter_release(address);
    return true;
}

void uploads_drop(struct uploads *uploads, struct uploads_body *body) {
    if (!body) return;
    struct uploads_body **link = &uploads->bodies;
    while (*link && *link != body) link = &(*link)->next;
    assert(*link);
    *link = body->next;
    if (body->file) {
        fclose(body->file);
        uploads_remove_files(uploads, body->id);
    }
    free(body);
}

/* --- answers --- */

static void deck_json(const struct uploads_deck *deck, struct text *text) {
    json_word(text, "deck", deck->id);
    json_word(text, "state", state_names[deck->state]);
    json_text(text, "name", deck->name);
    json_number(text, "cards", deck->cards);
}

static bool is_owner(const struct request *request, const struct uploads_deck *deck) {
    return strcmp(request->guest.id, deck->owner) == 0;
}

/* For its owner: the report names files. */
static void answer_state(struct request *request, int status, const struct uploads_deck *deck) {
    TEXT(text, 2 * UPLOAD_REPORT_BYTES + 1024);
    json_open(&text, NULL, '{');
    deck_json(deck, &text);
    if (deck->report) json_text(&text, "report", deck->report);
    json_close(&text, '}');
    answer_json(request, status, &text);
}

void uploads_post(struct request *request) {
    struct uploads_body *body = request->upload;
    struct uploads *uploads = &request->server->uploads;
    FILE *file = body->file;
    body->file = NULL;
    if (fclose(file) != 0 || body->left != 0) {
        uploads_remove_files(uploads, body->id);
        answer_no(request, 400, "bad_request", NULL);
        return;
    }
    /* Others may have brought theirs meanwhile. */
    const char *why = uploads_refusal(request->server, body);
    if (why) {
        uploads_remove_files(uploads, body->id);
        answer_refusal(request, why);
        return;
    }
    struct uploads_deck *deck = uploads_add(uploads, body->id, body->owner);
    memcpy(deck->name, body->name, sizeof deck->name);
    deck->bytes = body->size;
    deck->source = body->source;
    deck->used = date_ms();
    if (uploads->store) {
        struct store_deck row = {.bytes = deck->bytes, .used = deck->used, .source = deck->source};
        memcpy(row.id, deck->id, sizeof row.id);
        memcpy(row.owner, deck->owner, sizeof row.owner);
        memcpy(row.name, deck->name, sizeof row.name);
        store_deck_add(uploads->store, &row);
    }
    uploads_import(request->server, body, deck);
    answer_state(request, 202, deck);
    if (uploads->store) answer_stored(request, NULL);
}

static void write_list(struct request *request, struct text *text) {
    json_open(text, NULL, '{');
    json_open(text, "decks", '[');
    for (const struct uploads_deck *deck = request->server->uploads.decks; deck; deck = deck->next) {
        if (!is_owner(request, deck)) continue;
        json_open(text, NULL, '{');
        deck_json(deck, text);
        json_close(text, '}');
    }
    json_close(text, ']');
    json_close(text, '}');
}

void uploads_list_get(struct request *request) {
    uploads_know_of(request->server, request->guest.id);
    answer_grown(request, "application/json", write_list);
}

/* The words of all pictures, for those who do not see them. */
void uploads_deck_json(const struct uploads *uploads, const struct uploads_deck *deck, bool report,
                       struct text *text) {
    char folder[FOLDER_BYTES];
    uploads_path(uploads, deck->id, folder);
    struct upload_deck *read = deck->state == UPLOADS_READY ? upload_open(folder, deck->inner) : NULL;
    json_open(text, NULL, '{');
    deck_json(deck, text);
    json_open(text, "words", '[');
    for (int i = 0; read && i < read->size; i++) {
        json_open(text, NULL, '[');
        json_text(text, NULL, read->card[i].title);
        json_text(text, NULL, read->card[i].description);
        json_close(text, ']');
    }
    json_close(text, ']');
    if (deck->report && report) json_text(text, "report", deck->report);
    json_close(text, '}');
    upload_free(read);
}

static void write_words(struct request *request, struct text *text) {
    uploads_deck_json(&request->server->uploads, request->uploaded, is_owner(request, request->uploaded),
                      text);
}

void uploads_deck_get(struct request *request) {
    const struct uploads_deck *deck = request->uploaded;
    bool ready = deck->state == UPLOADS_READY;
    if (ready && !(request->uploaded = uploads_here(request->server, request->id)))
        answer_no(request, 503, "not_stored", NULL);
    else if (ready)
        answer_grown(request, "application/json", write_words);
    else if (is_owner(request, deck))
        answer_state(request, 200, deck);
    else
        answer_no(request, 404, "not_found", NULL);
}

static char *read_file(const char *path, uint64_t *size) {
    struct stat stat;
    FILE *file = fopen(path, "rb");
    if (!file) return NULL;
    char *bytes = fstat(fileno(file), &stat) == 0 ? malloc((size_t)stat.st_size + 1) : NULL;
    if (bytes && fread(bytes, 1, (size_t)stat.st_size, file) != (size_t)stat.st_size) {
        free(bytes);
        bytes = NULL;
    }
    fclose(file);
    if (bytes) *size = (uint64_t)stat.st_size;
    return bytes;
}

static void answer_picture(struct request *request, const char *ending) {
    bool ready = request->uploaded->state == UPLOADS_READY;
    const struct uploads_deck *deck = request->uploaded = uploads_here(request->server, request->id);
    char folder[FOLDER_BYTES], name[UPLOAD_FILE_NAME_BYTES], *bytes;
    uint64_t size = 0;
    TEXT(path, 2 * FOLDER_BYTES);
    snprintf(name, sizeof name, "%03d%s.webp", (int)request->card, ending);
    if (ready && !deck) {
        answer_no(request, 503, "not_stored", NULL);
        return;
    }
    uploads_path(&request->server->uploads, request->id, folder);
    if (!deck || request->card > deck->cards ||
        !upload_path(folder, deck->inner, name, &path) || !(bytes = read_file(path.bytes, &size))) {
        answer_no(request, 404, "not_found", NULL);
        return;
    }
    uploads_used(&request->server->uploads, request->uploaded);
    answer_owned(request, 200, "image/webp", bytes, size);
    request->cache = "private, max-age=31536000, immutable";
}

void uploads_picture_get(struct request *request) {
    answer_picture(request, "");
}

void uploads_thumbnail_get(struct request *request) {
    answer_picture(request, "-small");
}

/* The owner removes a deck; at tables that play with it the pictures stay white. */
void uploads_deck_post(struct request *request) {
    struct uploads_deck *deck = request->uploaded;
    TEXT(text, 32);
    if (!is_owner(request, deck)) {
        answer_no(request, 404, "not_found", NULL);
    } else if (!json_is_true(json_object_get(request->json, "remove"))) {
        answer_no(request, 400, "bad_request", NULL);
    } else if (deck->state == UPLOADS_WORKING) {
        answer_no(request, 409, "too_many", NULL);
    } else {
        uploads_remove(&request->server->uploads, deck);
        request->uploaded = NULL;
        json_open(&text, NULL, '{');
        json_bool(&text, "removed", true);
        json_close(&text, '}');
        answer_json(request, 200, &text);
        if (request->server->uploads.store) answer_stored(request, NULL);
    }
}
