/* decks.c: decks that guests bring. An upload is a zip and goes straight into a file; a worker thread
 * makes a deck of it (uploads/uploads.h), and its owner asks how it went. Each deck lies in a folder of
 * its own, named by an unguessable id: whoever plays with it knows the id, and only its owner is shown it
 * in a list. */
#include <dirent.h>
#include <ftw.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "cards/cards.h"
#include "uploads/uploads.h"
#include "net/http.h"

enum { IMPORTS_AT_ONCE = 2, FOLDER_BYTES = 600 };

enum brought_state { WORKING, READY, REFUSED };

struct brought {
    struct brought *next; /* newest first */
    char id[ID_BYTES], owner[ID_BYTES];
    char inner[UPLOAD_ID_BYTES]; /* the deck's own folder within its library of one */
    char name[UPLOAD_NAME_BYTES];
    uint16_t cards;
    enum brought_state state;
    char *report; /* what was left out and why; gone after a restart */
};
static struct brought *all;
static char root[FOLDER_BYTES - 64];
static int importing;

struct upload {
    FILE *file;
    long left;
    char id[ID_BYTES], owner[ID_BYTES], name[UPLOAD_NAME_BYTES];
    enum lang lang;
};

struct import {
    uv_work_t work;
    struct brought *deck;
    char library[FOLDER_BYTES], name[UPLOAD_NAME_BYTES], inner[UPLOAD_ID_BYTES];
    enum lang lang;
    enum upload_verdict verdict;
    struct upload_entry entry;
    struct text report;
    char report_bytes[UPLOAD_REPORT_BYTES];
};

/* --- folders --- */

static void folder_of(const char *id, char folder[FOLDER_BYTES]) {
    snprintf(folder, FOLDER_BYTES, "%s/%.32s", root, id);
}

static void file_of(const char *id, const char *name, char path[FOLDER_BYTES]) {
    snprintf(path, FOLDER_BYTES, "%s/%.32s/%s", root, id, name);
}

static int remove_one(const char *path, const struct stat *stat, int kind, struct FTW *ftw) {
    return remove(path);
}

static void remove_folder(const char *id) {
    char folder[FOLDER_BYTES];
    folder_of(id, folder);
    nftw(folder, remove_one, 8, FTW_DEPTH | FTW_PHYS);
}

static bool is_id(const char *id) {
    return id[0] == 'd' && strlen(id) == 17 && strspn(id + 1, "0123456789abcdef") == 16;
}

static bool read_owner(const char *id, char owner[ID_BYTES]) {
    char path[FOLDER_BYTES];
    file_of(id, "owner", path);
    FILE *file = fopen(path, "r");
    if (!file) return false;
    bool fine = fgets(owner, ID_BYTES, file) != NULL;
    fclose(file);
    if (fine) owner[strcspn(owner, "\n")] = 0;
    return fine;
}

static bool write_owner(const char *id, const char *owner) {
    char path[FOLDER_BYTES];
    file_of(id, "owner", path);
    FILE *file = fopen(path, "w");
    if (!file) return false;
    fprintf(file, "%s\n", owner);
    return fclose(file) == 0;
}

static struct brought *add(const char *id, const char *owner) {
    struct brought *deck = calloc(1, sizeof *deck);
    if (!deck) abort();
    snprintf(deck->id, sizeof deck->id, "%s", id);
    snprintf(deck->owner, sizeof deck->owner, "%s", owner);
    deck->next = all;
    all = deck;
    return deck;
}

static void made(struct brought *deck, const struct upload_entry *entry) {
    memcpy(deck->inner, entry->id, sizeof deck->inner);
    memcpy(deck->name, entry->name, sizeof deck->name);
    deck->cards = entry->cards;
    deck->state = READY;
}

/* A folder without a whole deck is what a server left behind that was stopped in the middle. */
static void take_up(const char *id) {
    struct upload_entry entry;
    char folder[FOLDER_BYTES], owner[ID_BYTES];
    folder_of(id, folder);
    if (!read_owner(id, owner) || upload_list(folder, &entry, 1) != 1)
        remove_folder(id);
    else
        made(add(id, owner), &entry);
}

void brought_open(const struct net_settings *settings) {
    if (settings->decks)
        snprintf(root, sizeof root, "%s", settings->decks);
    else
        snprintf(root, sizeof root, "%s-decks", settings->db);
    DIR *folder = opendir(root);
    if (!folder) return;
    for (const struct dirent *entry; (entry = readdir(folder));)
        if (is_id(entry->d_name)) take_up(entry->d_name);
    closedir(folder);
}

static struct brought *find(const char *id) {
    for (struct brought *deck = all; deck; deck = deck->next)
        if (strcmp(deck->id, id) == 0) return deck;
    return NULL;
}

int brought_cards(const char *id, const char *owner) {
    const struct brought *deck = find(id);
    return deck && deck->state == READY && strcmp(deck->owner, owner) == 0 ? deck->cards : -1;
}

/* --- at a table: "paper", or "own:ID:CARDS" --- */

bool deck_part(char *said, const char **name, int *deck, int *cards) {
    int32_t number;
    *name = said;
    *deck = deck_find(said);
    *cards = DECK_CARDS;
    if (*deck >= 0) return true;
    char *colon = strrchr(said, ':');
    if (strncmp(said, "own:", 4) != 0 || colon <= said + 4 ||
        !text_parse_int(colon + 1, 1, UPLOAD_CARDS_MAX, &number))
        return false;
    *colon = 0;
    *name = said + 4;
    *deck = -1;
    *cards = number;
    return true;
}

int decks_cards(const char *decks, const char *own) {
    char names[DECKS_BYTES], *rest = names;
    int sum = 0;
    snprintf(names, sizeof names, "%s", decks);
    for (char *said; (said = strtok_r(rest, " ", &rest));) {
        const char *name;
        int deck, cards;
        if (!deck_part(said, &name, &deck, &cards)) continue;
        if (!own || (deck < 0 && strcmp(name, own + 4) == 0)) sum += cards;
    }
    return sum;
}

/* --- an import, on a worker thread --- */

static void import_now(uv_work_t *work) {
    struct import *import = work->data;
    char zip[FOLDER_BYTES + 16];
    snprintf(zip, sizeof zip, "%s/upload.zip", import->library);
    import->verdict =
        upload_import(zip, import->library, import->name, import->lang, import->inner, &import->report);
    unlink(zip);
    if (import->verdict == UPLOAD_FINE && upload_list(import->library, &import->entry, 1) != 1)
        import->verdict = UPLOAD_NO_LIBRARY;
}

static void imported(uv_work_t *work, int status) {
    struct import *import = work->data;
    struct brought *deck = import->deck;
    importing--;
    deck->report = strndup(import->report.bytes, import->report.size);
    if (status == 0 && import->verdict == UPLOAD_FINE) {
        made(deck, &import->entry);
        learning_deck(deck->id, import->library, deck->inner);
    } else {
        deck->state = REFUSED;
        remove_folder(deck->id);
    }
    log_line("deck", "cards=%d verdict=%d", deck->cards, (int)import->verdict);
    free(import);
}

static void start_import(struct server *server, const struct upload *upload, struct brought *deck) {
    struct import *import = calloc(1, sizeof *import);
    if (!import) abort();
    import->work.data = import;
    import->deck = deck;
    import->lang = upload->lang;
    import->report = text_over(import->report_bytes, sizeof import->report_bytes);
    memcpy(import->name, upload->name, sizeof import->name);
    folder_of(deck->id, import->library);
    importing++;
    uv_queue_work(&server->loop, &import->work, import_now, imported);
}

/* --- an upload --- */

static const char *too_much(struct request *request, const char *owner) {
    const int32_t *limit = request->server->settings->limit;
    int total = 0, own = 0;
    for (struct brought **link = &all; *link;) {
        struct brought *deck = *link;
        bool same = strcmp(deck->owner, owner) == 0;
        if (same && deck->state == WORKING) return "too_many";
        /* Whoever tries again has read why it was refused before. */
        if (same && deck->state == REFUSED) {
            *link = deck->next;
            free(deck->report);
            free(deck);
            continue;
        }
        total++;
        own += same;
        link = &deck->next;
    }
    if (importing >= IMPORTS_AT_ONCE) return "too_many";
    if (total >= limit[LIMIT_DECKS] || own >= limit[LIMIT_DECKS_PER_GUEST]) return "too_many_decks";
    struct meter *meter = meter_of(request->server, 'a', request->address);
    bool fine = meter_take(request->server, meter, METER_DECKS);
    meter_release(meter);
    return fine ? NULL : "too_many";
}

static bool read_name(struct request *request, char name[UPLOAD_NAME_BYTES]) {
    char said[3 * UPLOAD_NAME_BYTES];
    const char *value = lws_get_urlarg_by_name(request->wsi, "name=", said, sizeof said);
    return value && clean_text(value, 40, name, UPLOAD_NAME_BYTES);
}

static bool open_file(struct upload *upload) {
    char folder[FOLDER_BYTES], path[FOLDER_BYTES];
    random_id('d', 8, upload->id);
    folder_of(upload->id, folder);
    file_of(upload->id, "upload.zip", path);
    mkdir(root, 0700);
    if (mkdir(folder, 0700) == 0 && write_owner(upload->id, upload->owner)) upload->file = fopen(path, "wb");
    if (!upload->file) remove_folder(upload->id);
    return upload->file != NULL;
}

void upload_begin(struct request *request, long length) {
    struct store_guest guest;
    struct upload upload = {.left = length};
    char type[64], lang[64];
    const char *why = NULL;
    int status = 400;
    if (!api_allowed(request) || !need_guest(request, &guest)) return;
    if (!header(request->wsi, WSI_TOKEN_HTTP_CONTENT_TYPE, type, sizeof type) ||
        strcmp(type, "application/zip") != 0 || length <= 0)
        why = "bad_request", status = 415;
    else if (length > request->server->settings->limit[LIMIT_DECK_BYTES])
        why = "too_long", status = 413;
    else if (!read_name(request, upload.name))
        why = "bad_name";
    else if ((why = too_much(request, guest.id)))
        status = 429;
    if (!why) {
        const char *said = lws_get_urlarg_by_name(request->wsi, "lang=", lang, sizeof lang);
        upload.lang = said && strcmp(said, "en") == 0 ? LANG_EN : LANG_FR;
        memcpy(upload.owner, guest.id, sizeof upload.owner);
        if (!open_file(&upload)) why = "not_stored", status = 503;
    }
    if (why) {
        answer_no(request, status, why, NULL);
        return;
    }
    request->upload = malloc(sizeof *request->upload);
    if (!request->upload) abort();
    *request->upload = upload;
}

bool upload_take(struct request *request, const char *bytes, size_t size) {
    struct upload *upload = request->upload;
    upload->left -= (long)size;
    return upload->left >= 0 && fwrite(bytes, 1, size, upload->file) == size;
}

void upload_drop(struct upload *upload) {
    if (!upload) return;
    if (upload->file) {
        fclose(upload->file);
        remove_folder(upload->id);
    }
    free(upload);
}

static bool is_owner(struct request *request, const struct brought *deck) {
    struct store_guest guest;
    return guest_of(request, &guest) && strcmp(guest.id, deck->owner) == 0;
}

/* For its owner: the report names files. */
static void answer_state(struct request *request, int status, const struct brought *deck) {
    static const char *const states[] = {"working", "ready", "refused"};
    TEXT(text, UPLOAD_REPORT_BYTES + 1024);
    text_format(&text, "{\"deck\":\"%s\",\"state\":\"%s\",\"name\":", deck->id, states[deck->state]);
    text_json(&text, deck->name, (uint32_t)strlen(deck->name));
    text_format(&text, ",\"cards\":%d", deck->cards);
    if (deck->report) {
        text_add(&text, ",\"report\":");
        text_json(&text, deck->report, (uint32_t)strlen(deck->report));
    }
    text_byte(&text, '}');
    answer_text(request, status, "application/json", &text);
}

void upload_end(struct request *request) {
    struct upload *upload = request->upload;
    if (!upload || upload->left != 0 || fclose(upload->file) != 0) {
        if (upload) upload->file = NULL, remove_folder(upload->id);
        answer_no(request, 400, "bad_request", NULL);
        return;
    }
    upload->file = NULL;
    struct brought *deck = add(upload->id, upload->owner);
    memcpy(deck->name, upload->name, sizeof deck->name);
    start_import(request->server, upload, deck);
    answer_state(request, 202, deck);
}

/* --- asking --- */

void brought_list(struct request *request, struct text *text) {
    static const char *const states[] = {"working", "ready", "refused"};
    struct store_guest guest;
    const char *comma = "";
    text_add(text, "{\"decks\":[");
    if (need_guest(request, &guest))
        for (const struct brought *deck = all; deck; deck = deck->next) {
            if (strcmp(deck->owner, guest.id) != 0) continue;
            text_format(text, "%s{\"deck\":\"%s\",\"state\":\"%s\",\"cards\":%d,\"name\":", comma, deck->id,
                        states[deck->state], deck->cards);
            text_json(text, deck->name, (uint32_t)strlen(deck->name));
            text_byte(text, '}');
            comma = ",";
        }
    text_add(text, "]}");
}

/* The words of all pictures, for those who do not see them. */
static void write_words(struct request *request, struct text *text) {
    char folder[FOLDER_BYTES];
    const struct brought *deck = find(request->path + strlen("api/decks/"));
    if (!deck) return;
    folder_of(deck->id, folder);
    struct upload_deck *whole = upload_open(folder, deck->inner);
    text_format(text, "{\"deck\":\"%s\",\"state\":\"ready\",\"name\":", deck->id);
    text_json(text, deck->name, (uint32_t)strlen(deck->name));
    text_format(text, ",\"cards\":%d,\"words\":[", deck->cards);
    for (int i = 0; whole && i < whole->size; i++) {
        const struct upload_card *card = &whole->card[i];
        text_add(text, i ? ",[" : "[");
        text_json(text, card->title, (uint32_t)strlen(card->title));
        text_byte(text, ',');
        text_json(text, card->description, (uint32_t)strlen(card->description));
        text_byte(text, ']');
    }
    text_add(text, "]");
    if (deck->report && is_owner(request, deck)) {
        text_add(text, ",\"report\":");
        text_json(text, deck->report, (uint32_t)strlen(deck->report));
    }
    text_byte(text, '}');
    upload_free(whole);
}

static bool read_file(const char *path, struct request *request) {
    struct stat stat;
    FILE *file = fopen(path, "rb");
    if (!file) return false;
    bool fine = fstat(fileno(file), &stat) == 0 && (request->owned = malloc((size_t)stat.st_size + 1)) &&
                fread(request->owned, 1, (size_t)stat.st_size, file) == (size_t)stat.st_size;
    fclose(file);
    if (!fine) return false;
    request->bytes = (const uint8_t *)request->owned;
    request->size = (uint64_t)stat.st_size;
    return true;
}

static bool answer_picture(struct request *request, const struct brought *deck, char *number) {
    char folder[FOLDER_BYTES], file[UPLOAD_FILE_NAME_BYTES];
    int32_t card;
    char *small = strstr(number, "-small");
    if (small && !small[6]) *small = 0;
    if (!text_parse_int(number, 1, deck->cards, &card)) return false;
    snprintf(file, sizeof file, "%03d%s.webp", (int)card, small ? "-small" : "");
    folder_of(deck->id, folder);
    TEXT(path, 2 * FOLDER_BYTES);
    if (!upload_path(folder, deck->inner, file, &path) || !read_file(path.bytes, request)) return false;
    request->status = 200;
    request->type = "image/webp";
    request->cache = "private, max-age=31536000, immutable";
    return true;
}

void route_deck(struct request *request, char *rest) {
    char *slash = strchr(rest, '/');
    if (slash) *slash = 0;
    const struct brought *deck = find(rest);
    if (!deck || (slash && (deck->state != READY || !answer_picture(request, deck, slash + 1))))
        answer_no(request, 404, "not_found", NULL);
    else if (!slash && deck->state == READY)
        answer_grown(request, "application/json", write_words);
    else if (!slash && is_owner(request, deck))
        answer_state(request, 200, deck);
    else if (!slash)
        answer_no(request, 404, "not_found", NULL);
}

/* The owner takes a deck away; at tables that play with it the pictures stay white. */
void route_deck_remove(struct request *request, const struct store_guest *guest, const char *id) {
    for (struct brought **link = &all; *link; link = &(*link)->next) {
        struct brought *deck = *link;
        if (strcmp(deck->id, id) != 0 || strcmp(deck->owner, guest->id) != 0) continue;
        if (deck->state == WORKING) {
            answer_no(request, 409, "too_many", NULL);
            return;
        }
        remove_folder(deck->id);
        *link = deck->next;
        free(deck->report);
        free(deck);
        TEXT(text, 32);
        text_add(&text, "{\"removed\":true}");
        answer_text(request, 200, "application/json", &text);
        return;
    }
    answer_no(request, 404, "not_found", NULL);
}
