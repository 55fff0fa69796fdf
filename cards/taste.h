/* taste.h: the decks as data: names, tone, taste and their frozen scenes. */
#ifndef DIZAINE_CARDS_TASTE_H
#define DIZAINE_CARDS_TASTE_H
#include "cards/cards.h"
#include "cards/paint.h"

#define DECKS 10

struct deck {
    const char *name;
    const char *title[2]; /* French, English */
    colour tone;          /* lent to the palettes, so that a deck is a family */
    double strength;
    struct taste taste; /* what composing leans on */
};

extern const struct deck deck_table[DECKS];
const char *deck_card_fault(int deck, const struct scene *s); /* NULL when the program accepts the card */
/* Searches the 84 scenes of a deck; false when the search does not end. */
bool deck_compose(int deck, uint64_t seed, struct scene *scenes);
/* Writes them as the lines of a file cards/scenes/NAME.def. */
void deck_write(const struct scene *scenes, struct text *out);

#endif
