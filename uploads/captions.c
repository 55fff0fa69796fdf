/* captions.c: see captions.h. */
#include "uploads/captions.h"

#include <assert.h>
#include <string.h>

/* A stretch of text that is not ended by a zero. */
struct span {
    const char *at;
    uint32_t size;
};

static struct span trim(struct span span) {
    while (span.size && strchr(" \t\r", span.at[0])) span.at++, span.size--;
    while (span.size && strchr(" \t\r", span.at[span.size - 1])) span.size--;
    return span;
}

/* What stands before a mark; the rest, behind it, stays. */
static struct span cut(struct span *rest, char mark) {
    const char *end = memchr(rest->at, mark, rest->size);
    struct span before = {rest->at, end ? (uint32_t)(end - rest->at) : rest->size};
    uint32_t taken = before.size + (end != NULL);
    assert(taken <= rest->size);
    rest->at += taken;
    rest->size -= taken;
    return trim(before);
}

static bool next_line(const char **text, struct span *line) {
    if (!**text) return false;
    const char *end = strchrnul(*text, '\n');
    *line = trim((struct span){*text, (uint32_t)(end - *text)});
    *text = *end ? end + 1 : end;
    return true;
}

static bool fits(struct span span, uint32_t bytes) {
    return span.size < bytes && (!span.size || text_characters(span.at, span.size) > 0);
}

static void keep(struct span span, char *to) {
    memcpy(to, span.at, span.size);
    to[span.size] = 0;
}

/* A line that is neither blank nor a comment, read; false if it cannot be. */
static bool read_line(struct span line, struct span *file, struct upload_card *card) {
    if (!memchr(line.at, ':', line.size)) return false;
    *file = cut(&line, ':');
    struct span title = cut(&line, '|'), description = cut(&line, '|');
    if (!file->size || !fits(title, UPLOAD_TITLE_BYTES) || !fits(description, UPLOAD_DESCRIPTION_BYTES))
        return false;
    keep(title, card->title);
    keep(description, card->description);
    card->tags_size = 0;
    while (line.size) {
        struct span tag = cut(&line, ',');
        if (!tag.size) continue;
        if (card->tags_size == UPLOAD_TAGS_MAX || !fits(tag, UPLOAD_TAG_BYTES)) return false;
        keep(tag, card->tags[card->tags_size++]);
    }
    return true;
}

static bool says_nothing(struct span line) {
    return !line.size || line.at[0] == '#';
}

bool captions_find(const char *text, const char *file, struct upload_card *card) {
    struct span line, named;
    while (next_line(&text, &line)) {
        struct upload_card words;
        if (says_nothing(line) || !read_line(line, &named, &words)) continue;
        if (named.size != strlen(file) || memcmp(named.at, file, named.size) != 0) continue;
        memcpy(card->title, words.title, sizeof card->title);
        memcpy(card->description, words.description, sizeof card->description);
        memcpy(card->tags, words.tags, sizeof card->tags);
        card->tags_size = words.tags_size;
        return true;
    }
    return false;
}

int captions_bad_line(const char *text) {
    struct span line, named;
    struct upload_card words;
    for (int number = 1; next_line(&text, &line); number++)
        if (!says_nothing(line) && !read_line(line, &named, &words)) return number;
    return 0;
}
