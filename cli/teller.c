/* teller.c: see teller.h. */
#include "cli/teller.h"

void teller_start(struct teller *teller, const struct room *room) {
    teller->moves = teller->sentences = 0;
    game_start(&teller->told, room->game, &room->options);
}

bool teller_next(struct teller *teller, const struct face *face, const struct page *page,
                 const char **sentence) {
    const struct room *room = page->room;
    *sentence = NULL;
    if (teller->moves >= room->entries_size) return false;
    const struct room_entry *entry = &room->entries[teller->moves++];
    struct text text = text_over(teller->sentence[teller->sentences % SENTENCES_KEPT], SENTENCE_MAX);
    struct state before = game_view(&teller->told, SPECTATOR);
    game_apply(&teller->told, entry->move);
    struct state after = game_view(&teller->told, SPECTATOR);
    struct move seen = game_masked(&room->truth, entry->epoch, entry->move, page->reader);
    face->story(page, &before, &after, seen, entry->words ? room->pool + entry->words : NULL, &text);
    if (text.size == 0) return true;
    *sentence = text.bytes;
    teller->sentences++;
    return true;
}

const char *teller_back(const struct teller *teller, uint32_t i) {
    if (i >= teller->sentences || i >= SENTENCES_KEPT) return NULL;
    return teller->sentence[(teller->sentences - 1 - i) % SENTENCES_KEPT];
}
