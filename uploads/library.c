/* library.c: decks in their folders: written once, listed and read. */
#include "uploads/library.h"

#include <assert.h>
#include <dirent.h>
#include <jansson.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define DECK_FORMAT "dizaine-deck/1"

void upload_file_name(int card, bool small, char name[UPLOAD_FILE_NAME_BYTES]) {
    assert(card >= 1 && card <= UPLOAD_CARDS_MAX);
    snprintf(name, UPLOAD_FILE_NAME_BYTES, "%03d%s.webp", card, small ? "-small" : "");
}

static bool is_id(const char *id) {
    size_t size = strspn(id, "abcdefghijklmnopqrstuvwxyz0123456789-");
    return size > 0 && size < UPLOAD_ID_BYTES && !id[size];
}

static bool is_file_name(const char *file) {
    size_t digits = strspn(file, "0123456789");
    if (digits < 3 || digits > 4) return false;
    return text_same(file + digits, ".webp") || text_same(file + digits, "-small.webp");
}

bool upload_path(const char *library, const char *id, const char *file, struct text *path) {
    if (!is_id(id) || !is_file_name(file)) return false;
    text_clear(path);
    text_format(path, "%s/%s/%s", library, id, file);
    return !path->full;
}

static json_t *card_json(const struct upload_card *card) {
    json_t *tags = json_array();
    for (int i = 0; i < card->tags_size; i++) json_array_append_new(tags, json_string(card->tags[i]));
    return json_pack("{s:s, s:s, s:i, s:i, s:s, s:s, s:o}", "file", card->file, "small", card->small, "width",
                     card->width, "height", card->height, "title", card->title, "description",
                     card->description, "tags", tags);
}

bool upload_write(const char *folder, const struct upload_deck *deck) {
    char path[4096];
    assert(deck->size >= 1 && deck->size <= UPLOAD_CARDS_MAX);
    json_t *cards = json_array();
    for (int i = 0; i < deck->size; i++) json_array_append_new(cards, card_json(&deck->card[i]));
    json_t *json = json_pack("{s:s, s:s, s:o}", "format", DECK_FORMAT, "name", deck->name, "cards", cards);
    bool fits = snprintf(path, sizeof path, "%s/deck.json", folder) < (int)sizeof path;
    bool written = json && fits && json_dump_file(json, path, JSON_INDENT(1)) == 0;
    json_decref(json);
    return written;
}

static bool read_string(const json_t *object, const char *key, char *to, size_t bytes) {
    const json_t *string = json_object_get(object, key);
    if (!json_is_string(string) || json_string_length(string) >= bytes) return false;
    memcpy(to, json_string_value(string), json_string_length(string) + 1);
    return true;
}

static bool read_card(const json_t *json, struct upload_card *card) {
    const json_t *tags = json_object_get(json, "tags");
    *card = (struct upload_card){.width = (uint16_t)json_integer_value(json_object_get(json, "width")),
                                 .height = (uint16_t)json_integer_value(json_object_get(json, "height")),
                                 .tags_size = (int)json_array_size(tags)};
    if (card->tags_size > UPLOAD_TAGS_MAX) return false;
    for (int i = 0; i < card->tags_size; i++) {
        const json_t *tag = json_array_get(tags, (size_t)i);
        if (!json_is_string(tag) || json_string_length(tag) >= UPLOAD_TAG_BYTES) return false;
        memcpy(card->tags[i], json_string_value(tag), json_string_length(tag) + 1);
    }
    return read_string(json, "file", card->file, sizeof card->file) && is_file_name(card->file) &&
           read_string(json, "small", card->small, sizeof card->small) && is_file_name(card->small) &&
           read_string(json, "title", card->title, sizeof card->title) &&
           read_string(json, "description", card->description, sizeof card->description);
}

static struct upload_deck *read_deck(const json_t *json) {
    const json_t *cards = json_object_get(json, "cards"), *format = json_object_get(json, "format");
    size_t size = json_array_size(cards);
    if (!json_is_string(format) || !text_same(json_string_value(format), DECK_FORMAT)) return NULL;
    if (size < 1 || size > UPLOAD_CARDS_MAX) return NULL;
    struct upload_deck *deck = calloc(1, sizeof *deck + size * sizeof deck->card[0]);
    if (!deck) return NULL;
    deck->size = (int)size;
    bool good = read_string(json, "name", deck->name, sizeof deck->name);
    for (size_t i = 0; good && i < size; i++) good = read_card(json_array_get(cards, i), &deck->card[i]);
    if (good) return deck;
    free(deck);
    return NULL;
}

struct upload_deck *upload_open(const char *library, const char *id) {
    char path[4096];
    if (!is_id(id) || snprintf(path, sizeof path, "%s/%s/deck.json", library, id) >= (int)sizeof path)
        return NULL;
    json_t *json = json_load_file(path, JSON_REJECT_DUPLICATES, NULL);
    struct upload_deck *deck = json ? read_deck(json) : NULL;
    json_decref(json);
    return deck;
}

void upload_free(struct upload_deck *deck) {
    free(deck);
}

int upload_list(const char *library, struct upload_entry *entries, int max) {
    struct dirent **names;
    int found = 0, n = scandir(library, &names, NULL, alphasort);
    for (int i = 0; i < n; i++) {
        struct upload_deck *deck = upload_open(library, names[i]->d_name);
        if (deck && found < max) {
            strcpy(entries[found].id, names[i]->d_name);
            strcpy(entries[found].name, deck->name);
            entries[found].cards = (uint16_t)deck->size;
        }
        found += deck != NULL;
        upload_free(deck);
        free(names[i]);
    }
    if (n >= 0) free(names);
    return found;
}
