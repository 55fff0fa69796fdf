/* house.c: reads the file of a house: lines of "key = text" in UTF-8, as in words/frame.en.properties. */
#include "net/house.h"

#include <errno.h>
#include <math.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cards/cards.h"
#include "engine/game.h"

enum { LINE_BYTES = 2000, LINES_MAX = 500, KEYS_MAX = 200, KEY_MAX_BYTES = 40 };

struct reading {
    struct house *house;
    const char *path, *key;
    int line;
    char keys[KEYS_MAX][KEY_MAX_BYTES]; /* those that were read */
    int keys_count;
    char *why;
    size_t why_size;
};

static bool wrong(struct reading *reading, const char *format, ...) __attribute__((format(printf, 2, 3)));
static bool wrong(struct reading *reading, const char *format, ...) {
    char sentence[400];
    va_list list;
    va_start(list, format);
    vsnprintf(sentence, sizeof sentence, format, list);
    va_end(list);
    snprintf(reading->why, reading->why_size, "%.200s:%d: %s", reading->path, reading->line, sentence);
    return false;
}

/* --- colours --- */

static double linear(int channel) {
    double part = channel / 255.0;
    return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4);
}

static double luminance(int32_t colour) {
    return 0.2126 * linear(colour >> 16 & 255) + 0.7152 * linear(colour >> 8 & 255) + 0.0722 * linear(colour & 255);
}

/* As WCAG 2 counts it: 1 to 21. */
static double contrast(int32_t a, int32_t b) {
    double one = luminance(a) + 0.05, two = luminance(b) + 0.05;
    return one > two ? one / two : two / one;
}

static int32_t towards_white(int32_t colour, int percent) {
    int32_t mixed = 0;
    for (int shift = 16; shift >= 0; shift -= 8) {
        int channel = colour >> shift & 255;
        mixed |= (channel + (255 - channel) * percent / 100) << shift;
    }
    return mixed;
}

/* What the page writes with and on: ink, the second ink, paper (web/src/style/tokens.css). */
static const struct palette {
    int32_t ink, second, paper, on_ink;
    int lit; /* percent of white where the lamp falls */
} palettes[2] = {{0x241C19, 0x5E4D42, 0xFFFAF0, 0xFFFAF0, 45}, {0xF7EDDE, 0xCDBCA8, 0x332A24, 0x241C19, 8}};

static bool read_colour(struct reading *reading, const char *text, int32_t *colour) {
    if (text[0] != '#' || strlen(text) != 7 || strspn(text + 1, "0123456789abcdefABCDEF") != 6)
        return wrong(reading, "%s: a colour is written as #1F6464", reading->key);
    *colour = (int32_t)strtol(text + 1, NULL, 16);
    return true;
}

static bool set_table(struct reading *reading, const char *text, int dark) {
    struct house_light *light = dark ? &reading->house->dark : &reading->house->light;
    const struct palette *palette = &palettes[dark];
    if (!read_colour(reading, text, &light->table)) return false;
    light->table_lit = towards_white(light->table, palette->lit);
    double least = 21;
    for (int i = 0; i < 4; i++) {
        double found = contrast(i & 1 ? light->table_lit : light->table, i & 2 ? palette->second : palette->ink);
        if (found < least) least = found;
    }
    if (least >= 4.5) return true;
    return wrong(reading, "%s: text on %s would have a contrast of %.1f, and 4.5 is needed to read it: take a %s colour", reading->key,
                 text, least, dark ? "darker" : "lighter");
}

static bool set_accent(struct reading *reading, const char *text, int dark) {
    struct house_light *light = dark ? &reading->house->dark : &reading->house->light;
    const int32_t bright = 0xFFFAF0, deep = 0x241C19;
    if (!read_colour(reading, text, &light->accent)) return false;
    light->on_accent = contrast(light->accent, bright) >= contrast(light->accent, deep) ? bright : deep;
    double written = contrast(light->accent, light->on_accent), seen = contrast(light->accent, palettes[dark].paper);
    if (written < 4.5)
        return wrong(reading, "%s: neither light nor dark text can be read on %s (%.1f, and 4.5 is needed): take a lighter or darker colour",
                     reading->key, text, written);
    if (seen < 3)
        return wrong(reading, "%s: a button of %s would not stand out from its panel (%.1f, and 3 is needed): take a %s colour",
                     reading->key, text, seen, dark ? "lighter" : "darker");
    return true;
}

static bool set_colour(struct reading *reading, const char *text) {
    static const char *const names[] = {"colour.table", "colour.table.dark", "colour.accent", "colour.accent.dark"};
    for (int i = 0; i < 4; i++)
        if (strcmp(reading->key, names[i]) == 0)
            return i < 2 ? set_table(reading, text, i & 1) : set_accent(reading, text, i & 1);
    return wrong(reading, "there is no colour %s; there are colour.table, colour.accent, colour.table.dark and colour.accent.dark", reading->key);
}

/* --- texts, hours, lists --- */

static bool set_text(struct reading *reading, struct house_text *to, int language, const char *text, int most) {
    int characters = text_characters(text, (uint32_t)strlen(text));
    if (characters < 0 || text_deceives(text) || text_blank(text))
        return wrong(reading, "%s: this must be text of letters that can be seen, in UTF-8", reading->key);
    if (characters > most) return wrong(reading, "%s: at most %d characters, and these are %d", reading->key, most, characters);
    for (int i = 0; i < LANGUAGES; i++) { /* without a language it stands in for those that have none of their own */
        if (i != language && (language != LANGUAGE_NONE || to->own[i])) continue;
        to->own[i] = i == language;
        snprintf(to->in[i], HOUSE_TEXT_BYTES, "%s", text);
    }
    return true;
}

static bool read_time(const char **text, int16_t *minutes) {
    int hour = text_leading_number(text), minute;
    if (hour < 0 || hour > 24 || *(*text)++ != ':') return false;
    const char *digits = *text;
    minute = text_leading_number(text);
    *minutes = (int16_t)(hour * 60 + minute);
    return *text - digits == 2 && minute >= 0 && minute < 60 && *minutes <= 24 * 60;
}

/* "10:00-12:00 14:00-19:00", or "closed". */
static bool set_hours(struct reading *reading, const char *day, const char *text) {
    static const char *const days[HOUSE_DAYS] = {"monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"};
    int at = 0, spans = 0;
    int16_t before = 0;
    while (at < HOUSE_DAYS && strcmp(day, days[at]) != 0) at++;
    if (at == HOUSE_DAYS) return wrong(reading, "%s: the days are hours.monday to hours.sunday", reading->key);
    reading->house->has_hours = true;
    if (strcmp(text, "closed") == 0) return true;
    while (*text) {
        struct house_span span;
        if (spans == HOUSE_SPANS) return wrong(reading, "%s: at most %d openings a day", reading->key, HOUSE_SPANS);
        if (!read_time(&text, &span.opens) || *text++ != '-' || !read_time(&text, &span.closes) || (*text && *text != ' ') ||
            span.closes <= span.opens || span.opens < before)
            return wrong(reading, "%s: hours are written as 10:00-12:00 14:00-19:00, one after the other, or closed", reading->key);
        before = span.closes;
        reading->house->hours[at][spans++] = span;
        text += strspn(text, " ");
    }
    return true;
}

static int game_number(const char *name) {
    for (int i = 0; game_list[i]; i++)
        if (strcmp(game_list[i]->name, name) == 0) return i;
    return -1;
}

/* Names with commas between. */
static bool set_list(struct reading *reading, char *text, const char *what, int (*number)(const char *name), uint32_t *bits) {
    *bits = 0;
    for (char *rest = text, *name; (name = strtok_r(rest, ", ", &rest));) {
        int found = number(name);
        if (found < 0) return wrong(reading, "%s: there is no %s %.40s", reading->key, what, name);
        *bits |= 1u << found;
    }
    return *bits || wrong(reading, "%s: this names no %s", reading->key, what);
}

static bool set_switch(struct reading *reading, const char *text, bool *on) {
    *on = strcmp(text, "yes") == 0;
    return *on || strcmp(text, "no") == 0 || wrong(reading, "%s: this is yes or no", reading->key);
}

static bool set_allowed(struct reading *reading, const char *text) {
    const struct {
        const char *name;
        bool *no;
    } all[] = {{"allow.open", &reading->house->no_open}, {"allow.watch", &reading->house->no_watch},
               {"allow.chat", &reading->house->no_chat}, {"allow.decks", &reading->house->no_decks}};
    for (size_t i = 0; i < sizeof all / sizeof *all; i++)
        if (strcmp(reading->key, all[i].name) == 0) {
            bool yes, fine = set_switch(reading, text, &yes);
            *all[i].no = !yes;
            return fine;
        }
    return wrong(reading, "there is no %s; there are allow.open, allow.watch, allow.chat and allow.decks", reading->key);
}

/* --- lines --- */

/* Texts may be given once for all languages, as "name", or for one, as "name.fr". */
static bool set_words(struct reading *reading, const char *text, bool *known) {
    const struct {
        const char *name;
        struct house_text *to;
        int most;
    } all[] = {{"name", &reading->house->name, 60}, {"welcome", &reading->house->welcome, 200}, {"note", &reading->house->note, 200},
               {"address", &reading->house->address, 200}, {"contact", &reading->house->contact, 200}};
    for (size_t i = 0; i < sizeof all / sizeof *all; i++) {
        size_t size = strlen(all[i].name);
        if (strncmp(reading->key, all[i].name, size) != 0 || (reading->key[size] && reading->key[size] != '.')) continue;
        const char *code = reading->key[size] ? reading->key + size + 1 : NULL;
        int language = code ? words_language(code) : LANGUAGE_NONE;
        *known = true;
        if (code && (language == LANGUAGE_NONE || strcmp(words_languages[language].code, code) != 0))
            return wrong(reading, "%s: Dizaine does not speak the language %.20s", reading->key, code);
        return set_text(reading, all[i].to, language, text, all[i].most);
    }
    return true;
}

static bool set(struct reading *reading, char *text) {
    const char *key = reading->key;
    struct house *house = reading->house;
    bool known = false;
    if (!set_words(reading, text, &known)) return false;
    if (known) return true;
    if (strncmp(key, "hours.", 6) == 0) return set_hours(reading, key + 6, text);
    if (strncmp(key, "colour.", 7) == 0) return set_colour(reading, text);
    if (strncmp(key, "allow.", 6) == 0) return set_allowed(reading, text);
    if (strcmp(key, "games") == 0) return set_list(reading, text, "game", game_number, &house->games);
    if (strcmp(key, "decks") == 0) return set_list(reading, text, "deck", deck_find, &house->decks);
    if (strcmp(key, "kiosk") == 0) return set_switch(reading, text, &house->kiosk);
    if (strcmp(key, "kiosk.minutes") == 0)
        return text_parse_int(text, 1, 120, &house->idle_minutes) || wrong(reading, "kiosk.minutes: a whole number from 1 to 120");
    if (strcmp(key, "language") == 0) {
        int language = words_language(text);
        if (language == LANGUAGE_NONE || strcmp(words_languages[language].code, text) != 0)
            return wrong(reading, "language: Dizaine does not speak %.20s", text);
        snprintf(house->lang, sizeof house->lang, "%s", text);
        return true;
    }
    return wrong(reading, "there is no %s; docs/house.md lists what a house may say", key);
}

static char *trimmed(char *text) {
    text += strspn(text, " \t");
    size_t size = strlen(text);
    while (size && strchr(" \t\r\n", text[size - 1])) text[--size] = 0;
    return text;
}

static bool take_line(struct reading *reading, char *line) {
    char *text = trimmed(line), *equals = strchr(text, '=');
    if (!*text || *text == '#' || *text == '!') return true;
    if (!equals) return wrong(reading, "a line is a key, = and a text, as in name = Our house; # begins a remark");
    *equals = 0;
    char *key = trimmed(text), *value = trimmed(equals + 1);
    size_t size = strlen(key);
    if (size == 0 || size >= KEY_MAX_BYTES || strspn(key, "abcdefghijklmnopqrstuvwxyz.") != size)
        return wrong(reading, "a key is a word of small letters, as in name or hours.monday");
    reading->key = key;
    for (int i = 0; i < reading->keys_count; i++)
        if (strcmp(reading->keys[i], key) == 0) return wrong(reading, "%s is here twice", key);
    if (reading->keys_count == KEYS_MAX) return wrong(reading, "that is too much for a house");
    snprintf(reading->keys[reading->keys_count++], KEY_MAX_BYTES, "%s", key);
    if (!*value) return wrong(reading, "%s: there is nothing behind =", key);
    return set(reading, value);
}

static bool take_lines(struct reading *reading, FILE *file) {
    char line[LINE_BYTES];
    while (fgets(line, sizeof line, file)) {
        reading->line++;
        size_t size = strlen(line);
        if (size == sizeof line - 1 && line[size - 1] != '\n') return wrong(reading, "this line is too long");
        if (reading->line > LINES_MAX) return wrong(reading, "that is too much for a house");
        if (size < 1 || (line[size - 1] != '\n' && !feof(file))) return wrong(reading, "there is a zero byte in this line: it is no text");
        if (!take_line(reading, line)) return false;
    }
    return true;
}

bool house_read(const char *path, struct house *house, char *why, size_t why_size) {
    static struct reading reading;
    reading = (struct reading){.house = house, .path = path, .why = why, .why_size = why_size};
    *house = (struct house){.light = {-1, -1, -1, -1}, .dark = {-1, -1, -1, -1}, .games = UINT32_MAX, .decks = UINT32_MAX,
                            .idle_minutes = HOUSE_IDLE_MINUTES};
    FILE *file = fopen(path, "r");
    if (!file) {
        snprintf(why, why_size, "%.200s cannot be read: %s", path, strerror(errno));
        return false;
    }
    bool fine = take_lines(&reading, file);
    if (fine && ferror(file)) {
        snprintf(why, why_size, "%.200s cannot be read: %s", path, strerror(errno));
        fine = false;
    }
    fclose(file);
    if (fine && !house->name.in[0][0]) {
        snprintf(why, why_size, "%.200s: a house has a name, as in name = Our house", path);
        fine = false;
    }
    return fine;
}

/* --- what it offers --- */

bool house_offers(const struct house *house, const struct game *game) {
    for (int i = 0; house && game_list[i]; i++)
        if (game_list[i] == game) return house->games >> i & 1;
    return true;
}

bool house_offers_deck(const struct house *house, int deck) {
    return !house || house->decks >> deck & 1;
}

int house_first_deck(const struct house *house) {
    for (int i = 0; i < deck_count(); i++)
        if (house_offers_deck(house, i)) return i;
    return 0;
}
