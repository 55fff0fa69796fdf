/* contract_why.c: see contract_why.h. */
#include "games/dixit/contract_why.h"

#include <string.h>

/* The entry in which the storyteller of the last round told, or NULL. */
static const struct room_entry *last_tell(const struct room *room) {
    const struct dixit_round *last = &room->truth.as.dixit.last;
    if (last->teller == DIXIT_NO_SEAT) return NULL;
    for (uint32_t i = room->entries_size; i-- > 0;) {
        const struct room_entry *entry = &room->entries[i];
        if (entry->move.who != last->teller || entry->move.kind != DIXIT_TELLS) continue;
        for (int slot = 0; slot < last->slots; slot++)
            if (last->owner[slot] == last->teller && last->card[slot] == entry->move.a) return entry;
    }
    return NULL;
}

/* Only what people tell teaches anything. */
static bool teaches(const struct room_entry *tell) {
    return tell && tell->by == BY_PERSON && tell->words;
}

const char *dixit_last_clue(const struct room *room) {
    const struct room_entry *tell = last_tell(room);
    return tell && tell->words ? room->pool + tell->words : NULL;
}

/* Whether a bot made the seat's move of that kind after the last round's tell. */
static bool was_bot(const struct room *room, const struct room_entry *tell, int seat, enum dixit_kind kind) {
    for (const struct room_entry *entry = tell; entry < room->entries + room->entries_size; entry++)
        if (entry->move.who == seat && entry->move.kind == kind) return entry->by != BY_PERSON;
    return false;
}

static void sentence(const struct room *room, const void *learned, enum dixit_deed deed, int slot,
                     enum lang lang, struct text *text) {
    const struct dixit_round *last = &room->truth.as.dixit.last;
    const struct dixit_setting *setting = room->setting;
    struct picture picture = dixit_picture(&setting->shelf, learned, last->card[slot]);
    uint32_t lesson = teaches(last_tell(room)) ? dixit_lesson(&room->truth, slot) : 0;
    if (text->size > 0) text_byte(text, ' ');
    dixit_explain(deed, &picture, dixit_last_clue(room), learned, lesson, lang, text);
}

/* Near the end bots count points as well, and do not always vote for what fits best. */
static bool preferred(const struct room *room, const void *learned, int seat, int slot) {
    const struct dixit_round *last = &room->truth.as.dixit.last;
    const struct dixit_setting *setting = room->setting;
    struct state before = room->truth;
    struct heard_clue heard;
    int32_t best = 0, chosen = 0;
    for (int s = 0; s < before.seats; s++) before.score[s] = (int16_t)(before.score[s] - last->base[s] - last->bonus[s]);
    before.as.dixit.round = (uint16_t)(before.as.dixit.round - !game_over(&before));
    if (!dixit_stakes_near(&before)) return false;
    dixit_hear(dixit_last_clue(room), &heard);
    for (int i = 0; i < last->slots; i++) {
        struct picture picture = dixit_picture(&setting->shelf, learned, last->card[i]);
        int32_t fit = last->owner[i] == seat ? 0 : dixit_fit(&heard, &picture, learned);
        if (fit > best) best = fit;
        if (i == slot) chosen = fit;
    }
    return best > chosen;
}

bool dixit_why(const struct room *room, const void *learned, int seat, enum lang lang, struct text *text) {
    const struct room_entry *tell = last_tell(room);
    const struct dixit_round *last = &room->truth.as.dixit.last;
    uint32_t before = text->size;
    if (!tell || !tell->words || seat < 0 || seat >= room->truth.seats) return false;
    if (seat == last->teller) {
        for (int slot = 0; slot < last->slots; slot++)
            if (last->owner[slot] == seat && was_bot(room, tell, seat, DIXIT_TELLS))
                sentence(room, learned, DIXIT_TOLD, slot, lang, text);
        return text->size > before;
    }
    if (was_bot(room, tell, seat, DIXIT_GIVES))
        for (int slot = 0; slot < last->slots; slot++)
            if (last->owner[slot] == seat) sentence(room, learned, DIXIT_GAVE, slot, lang, text);
    if (was_bot(room, tell, seat, DIXIT_VOTES))
        for (int i = 0; i < 2; i++)
            if (last->vote[seat][i]) {
                int slot = last->vote[seat][i] - 1;
                sentence(room, learned, preferred(room, learned, seat, slot) ? DIXIT_PREFERRED : DIXIT_VOTED, slot, lang,
                         text);
            }
    return text->size > before;
}

/* --- learning --- */

/* A lesson is a round that is over. */
static uint32_t lessons(const struct room *room) {
    return (uint32_t)(room->truth.as.dixit.round - !game_over(&room->truth));
}

static void learn(const struct room *room, void *memory) {
    const struct dixit_setting *setting = room->setting;
    const struct room_entry *tell = last_tell(room);
    if (!tell || !tell->words) return;
    const char *clue = room->pool + tell->words;
    if (teaches(tell)) dixit_learn(memory, &setting->shelf, &room->truth, clue);
    dixit_keep(memory, &setting->shelf, &room->truth, clue);
}

static void teach(void *memory, const char *deck, int index, const char *words) {
    struct shelf shelf = {
        .parts = 1,
        .part = {{.cards = DIXIT_CARDS_MAX, .deck = SHELF_UNKNOWN, .name = dixit_deck_hash(deck)}}};
    dixit_teach(memory, dixit_picture_name(&shelf, index + 1), words, 8);
}

static void write_hex(struct text *text, uint64_t number) {
    int digits = 1;
    while (digits < 16 && number >> (4 * digits)) digits++;
    while (digits-- > 0) text_byte(text, "0123456789abcdef"[number >> (4 * digits) & 15]);
}

/* Reads a hexadecimal number and the blank behind it; NULL: there is none. */
static const char *read_hex(const char *string, uint64_t *number) {
    const char *s = string;
    for (*number = 0; *s && *s != ' '; s++) {
        const char *digits = "0123456789abcdef", *digit = strchr(digits, *s);
        if (!digit || s - string == 16) return NULL;
        *number = *number << 4 | (uint64_t)(digit - digits);
    }
    return s > string && *s ? s + 1 : NULL;
}

/* One line a tie: the picture, what it is tied to, and how strongly. */
static bool write_tie(const void *memory, uint32_t *at, struct text *line) {
    const struct learned *learned = memory;
    while (*at < LEARNED_MAX && !learned->cell[*at].key) ++*at;
    if (*at == LEARNED_MAX) return false;
    write_hex(line, learned->cell[*at].picture);
    text_byte(line, ' ');
    write_hex(line, learned->cell[*at].key);
    text_format(line, " %u", learned->cell[*at].weight);
    ++*at;
    return true;
}

static void read_tie(void *memory, const char *line) {
    uint64_t picture, key;
    int32_t weight;
    const char *rest = read_hex(line, &picture);
    if (rest) rest = read_hex(rest, &key);
    if (rest && key <= UINT32_MAX && text_parse_int(rest, 0, INT32_MAX, &weight))
        dixit_recall(memory, picture, (uint32_t)key, (uint32_t)weight);
}

const struct learning dixit_learning = {
    .bytes = sizeof(struct learned),
    .lessons = lessons,
    .learn = learn,
    .teach = teach,
    .write = write_tie,
    .read = read_tie,
};
