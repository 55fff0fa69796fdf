// The decks as data: names, tone, taste and their frozen scenes.
#ifndef CARDS_DECKS_H
#define CARDS_DECKS_H
#include "cards/cards.h"
#include "cards/paint.h"

#define DECKS 10

struct deck {
    const char *name;
    const char *title[2]; // French, English
    colour tone;          // lent to the palettes, so that a deck is a family
    double strength;
    struct taste taste; // what composing leans on
};

extern const struct deck decks[DECKS];
struct palette deck_palette(int deck, int palette);
const char *deck_card_fault(int deck, const struct scene *s); // NULL when the program accepts the card
// Writes 84 scenes as the lines of a file cards/decks/NAME.def; false when the search does not end.
bool deck_compose(int deck, uint64_t seed, struct scene *scenes);
void deck_write(const struct scene *scenes, struct text *out);

#endif
