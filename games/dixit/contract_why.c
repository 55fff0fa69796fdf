/* why.c: see why.h. */
#include "games/dixit/contract_why.h"

/* The entry in which the storyteller of the last round told, or NULL. */
static const struct room_entry *last_tell(const struct room *room) {
    const struct dixit_round *last = &room->truth.as.dixit.last;
    if (room->game != &dixit_game || last->teller == DIXIT_NO_SEAT) return NULL;
    for (uint32_t i = room->entries_size; i-- > 0;) {
        const struct room_entry *entry = &room->entries[i];
        if (entry->move.who != last->teller || entry->move.kind != DIXIT_TELLS) continue;
        for (int slot = 0; slot < last->slots; slot++)
            if (last->owner[slot] == last->teller && last->card[slot] == entry->move.a) return entry;
    }
    return NULL;
}

const char *room_last_clue(const struct room *room) {
    const struct room_entry *tell = last_tell(room);
    return tell && tell->words ? room->pool + tell->words : NULL;
}

/* Whether a bot made the seat's move of that kind after the last round's tell. */
static bool was_bot(const struct room *room, const struct room_entry *tell, int seat, enum dixit_kind kind) {
    for (const struct room_entry *entry = tell; entry < room->entries + room->entries_size; entry++)
        if (entry->move.who == seat && entry->move.kind == kind) return entry->by != BY_PERSON;
    return false;
}

static void sentence(const struct room *room, enum dixit_deed deed, int slot, enum lang lang,
                     struct text *text) {
    const struct dixit_round *last = &room->truth.as.dixit.last;
    struct picture picture = dixit_picture(&room->shelf, room->learned, last->card[slot]);
    if (text->size > 0) text_byte(text, ' ');
    dixit_explain(deed, &picture, room_last_clue(room), room->learned, lang, text);
}

bool room_why(const struct room *room, int seat, enum lang lang, struct text *text) {
    const struct room_entry *tell = last_tell(room);
    const struct dixit_round *last = &room->truth.as.dixit.last;
    uint32_t before = text->size;
    if (!tell || !tell->words || seat < 0 || seat >= room->truth.seats) return false;
    if (seat == last->teller) {
        for (int slot = 0; slot < last->slots; slot++)
            if (last->owner[slot] == seat && was_bot(room, tell, seat, DIXIT_TELLS))
                sentence(room, DIXIT_TOLD, slot, lang, text);
        return text->size > before;
    }
    if (was_bot(room, tell, seat, DIXIT_GIVES))
        for (int slot = 0; slot < last->slots; slot++)
            if (last->owner[slot] == seat) sentence(room, DIXIT_GAVE, slot, lang, text);
    if (was_bot(room, tell, seat, DIXIT_VOTES))
        for (int i = 0; i < 2; i++)
            if (last->vote[seat][i]) sentence(room, DIXIT_VOTED, last->vote[seat][i] - 1, lang, text);
    return text->size > before;
}

void room_teach(const struct room *room, struct learned *learned) {
    const char *clue = room_last_clue(room);
    if (clue) dixit_learn(learned, &room->shelf, &room->truth, clue);
}
