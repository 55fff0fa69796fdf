/* words.c: see words.h. */
#include "words/words.h"

#include <assert.h>
#include <stdlib.h>

int words_language(const char *code) {
    size_t size = strcspn(code, "_-.@,;");
    for (int language = 0; language < LANGUAGES; language++)
        if (strlen(words_languages[language].code) == size &&
            strncmp(words_languages[language].code, code, size) == 0)
            return language;
    return LANGUAGE_NONE;
}

int words_choose(const char *asked) {
    static const char *const places[] = {"LC_ALL", "LC_MESSAGES", "LANG"};
    if (asked) return words_language(asked);
    for (int i = 0; i < 3; i++) {
        const char *value = getenv(places[i]);
        if (!value || !*value) continue;
        int language = words_language(value);
        return language == LANGUAGE_NONE ? LANGUAGE_EN : language;
    }
    return LANGUAGE_EN;
}

const char *words_text(int language, enum word word) {
    assert(language >= 0 && language < LANGUAGES && word < WORDS);
    const char *text = words_table[word][language];
    return text ? text : words_table[word][LANGUAGE_EN];
}

static const struct given *find(const struct given *given, const char *name, size_t size) {
    while (given->name && (strncmp(given->name, name, size) != 0 || given->name[size])) given++;
    assert(given->name);
    return given;
}

/* The form of a text for n: forms stand between bars; a text with fewer forms ends with the last. */
static const char *form(const char *text, int which, size_t *size) {
    for (*size = strcspn(text, "|"); which > 0 && text[*size]; which--) {
        text += *size + 1;
        *size = strcspn(text, "|");
    }
    return text;
}

void words_fill(struct text *out, int language, enum word word, const struct given *given) {
    const char *text = words_text(language, word);
    size_t size = strlen(text);
    if (strchr(text, '|')) {
        const struct language *spoken =
            &words_languages[words_table[word][language] ? language : LANGUAGE_EN];
        int n = find(given, "n", 1)->number;
        text = form(text, spoken->plural(n < 0 ? -n : n), &size);
    }
    for (const char *end = text + size; text < end;) {
        const char *open = memchr(text, '{', (size_t)(end - text));
        text_bytes(out, text, (uint32_t)((open ? open : end) - text));
        if (!open) break;
        size_t name = strcspn(open + 1, "}");
        const struct given *value = find(given, open + 1, name);
        if (value->text)
            text_add(out, value->text);
        else
            text_number(out, value->number);
        text = open + name + 2;
    }
}

const char *words_why(int language, const char *why) {
    const struct words_reason *reason = words_reasons;
    while (reason->why && strcmp(reason->why, why) != 0) reason++;
    return words_text(language, reason->why ? reason->word : WORD_SERVER_WHY_OTHER);
}
