/* deeds.c: see deeds.h. */
#include "room/deeds.h"

#include <stdlib.h>
#include <string.h>

#include "engine/json.h"

/* What is too long is left out. */
static void keep(struct deed *deed, const char *text) {
    size_t size = strlen(text) + 1;
    deed->text[0] = 0;
    if (size <= sizeof deed->text) memcpy(deed->text, text, size);
}

static struct deed *deed_of(struct deeds *deeds, const char *what, int seat) {
    for (int i = 0; i < deeds->size; i++)
        if (deeds->list[i].seat == seat && strcmp(deeds->list[i].what, what) == 0) return &deeds->list[i];
    if (deeds->size == DEEDS_MAX) return NULL;
    struct deed *deed = &deeds->list[deeds->size++];
    *deed = (struct deed){.what = what, .seat = seat};
    return deed;
}

void deed_most(struct deeds *deeds, const char *what, int seat, int number, const char *text) {
    struct deed *deed = number > 0 ? deed_of(deeds, what, seat) : NULL;
    if (!deed || deed->number >= number) return;
    deed->number = number;
    keep(deed, text);
}

void deed_more(struct deeds *deeds, const char *what, int seat) {
    struct deed *deed = deed_of(deeds, what, seat);
    if (deed) deed->number++;
}

void deed_clue(struct deeds *deeds, int seat, int found, int of, int round, const char *clue) {
    if (deeds->size == DEEDS_MAX) return;
    struct deed *deed = &deeds->list[deeds->size++];
    *deed = (struct deed){.what = "clue", .seat = seat, .number = found, .of = of, .round = round};
    keep(deed, clue);
}

static void write_deed(const struct deed *deed, struct text *text) {
    json_open(text, NULL, '{');
    json_word(text, "what", deed->what);
    json_number(text, "seat", deed->seat);
    json_number(text, "n", deed->number);
    if (deed->of) json_number(text, "of", deed->of);
    if (deed->round) json_number(text, "round", deed->round);
    if (deed->text[0]) json_text(text, "text", deed->text);
    json_close(text, '}');
}

void room_deeds(const struct room *room, struct text *text) {
    void (*note)(const struct state *, const struct state *, struct move, const char *, struct deeds *) = room->middle->deeds;
    struct state *before = calloc(1, sizeof *before), *after = calloc(1, sizeof *after);
    struct deeds *deeds = calloc(1, sizeof *deeds);
    const char *clue = NULL;
    if (!before || !after || !deeds) abort();
    game_start(after, room->game, &room->options);
    for (uint32_t i = 0; note && i < room->entries_size; i++) {
        const struct room_entry *entry = &room->entries[i];
        *before = *after;
        game_apply(after, entry->move);
        if (entry->words) clue = room->pool + entry->words;
        note(before, after, entry->move, clue, deeds);
    }
    json_open(text, NULL, '[');
    for (int i = 0; i < deeds->size; i++) write_deed(&deeds->list[i], text);
    json_close(text, ']');
    free(before);
    free(after);
    free(deeds);
}
