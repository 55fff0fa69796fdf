/* uploads_http.c: uploaded decks over HTTP. */
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "engine/json.h"
#include "net/routes.h"

enum { IMPORTS_AT_ONCE = 2, DECK_NAME_CHARACTERS = 40 };

static const char *const state_names[] = {"working", "ready", "refused"};

/* --- a zip comes --- */

/* Why this guest may upload nothing at the moment, or NULL. */
static const char *upload_refusal(struct request *request) {
    struct uploads *uploads = &request->server->uploads;
    const int32_t *limit = request->server->settings->limit;
    int total = 0, own = 0;
    for (struct uploads_deck *deck = uploads->decks, *next; deck; deck = next) {
        next = deck->next;
        bool same = strcmp(deck->owner, request->guest.id) == 0;
        if (same && deck->state == UPLOADS_WORKING) return "too_many";
        /* Whoever tries again has read why it was refused before. */
        if (same && deck->state == UPLOADS_REFUSED) {
            uploads_remove(uploads, deck);
            continue;
        }
        total++;
        own += same;
    }
    if (uploads->importing >= IMPORTS_AT_ONCE) return "too_many";
    struct meter *meter = meter_of(request->server, 'a', request->address);
    int refused = total >= limit[LIMIT_DECKS] || own >= limit[LIMIT_DECKS_PER_GUEST] ? (int)REFUSED_DECKS
                  : !meter_take(request->server, meter, METER_UPLOADS)               ? (int)METER_UPLOADS
                                                                                     : -1;
    if (refused >= 0) meter_refused(request->server, meter, refused);
    meter_release(meter);
    return refused < 0 ? NULL : refused == REFUSED_DECKS ? "too_many_decks" : "too_many";
}

void uploads_begin(struct request *request) {
    struct uploads_body body = {.left = request->due};
    const char *why;
    if (!clean_name(request->query[0], DECK_NAME_CHARACTERS, body.name, sizeof body.name)) {
        answer_no(request, 400, "bad_name", NULL);
        return;
    }
    if ((why = upload_refusal(request))) {
        answer_no(request, 429, why, NULL);
        return;
    }
    snprintf(body.source, sizeof body.source, "%s", source_tag(request->server, request->address));
    body.lang = strcmp(request->query[1], "en") == 0 ? LANG_EN : LANG_FR;
    memcpy(body.owner, request->guest.id, sizeof body.owner);
    if (!uploads_open_file(&request->server->uploads, &body)) {
        answer_no(request, 503, "not_stored", NULL);
        return;
    }
    request->upload = malloc(sizeof *request->upload);
    if (!request->upload) abort();
    *request->upload = body;
}

bool uploads_take(struct request *request, const char *bytes, size_t size) {
    struct uploads_body *body = request->upload;
    body->left -= (long)size;
    return body->left >= 0 && fwrite(bytes, 1, size, body->file) == size;
}

void uploads_drop(struct uploads *uploads, struct uploads_body *body) {
    if (!body) return;
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
    struct uploads_deck *deck = uploads_add(uploads, body->id, body->owner);
    memcpy(deck->name, body->name, sizeof deck->name);
    uploads_import(request->server, body, deck);
    answer_state(request, 202, deck);
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
    if (deck->state == UPLOADS_READY)
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
    const struct uploads_deck *deck = request->uploaded;
    char folder[FOLDER_BYTES], name[UPLOAD_FILE_NAME_BYTES], *bytes;
    uint64_t size = 0;
    TEXT(path, 2 * FOLDER_BYTES);
    snprintf(name, sizeof name, "%03d%s.webp", (int)request->card, ending);
    uploads_path(&request->server->uploads, deck->id, folder);
    if (deck->state != UPLOADS_READY || request->card > deck->cards ||
        !upload_path(folder, deck->inner, name, &path) || !(bytes = read_file(path.bytes, &size))) {
        answer_no(request, 404, "not_found", NULL);
        return;
    }
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
        text_add(&text, "{\"removed\":true}");
        answer_json(request, 200, &text);
    }
}
