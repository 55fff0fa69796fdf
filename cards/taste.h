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
    uint8_t habit;      /* its own light, wash and sign (habits.h) */
    struct taste taste; /* what composing leans on */
};

extern const struct deck deck_table[DECKS];
const char *deck_card_fault(int deck, const struct scene *s); /* NULL when the program accepts the card */
const char *deck_scene_fault(const struct deck *d, const struct scene *s); /* the same for any deck */
void deck_paint(const struct deck *d, const struct scene *s, const char *prefix, struct canvas *c,
                struct text *out);
/* Searches the 84 scenes of a deck; false when the search does not end. */
bool deck_compose(int deck, uint64_t seed, struct scene *scenes);
/* Goes on from n scenes to 84; no composition with a hero that it has among the others. */
bool deck_fill(const struct deck *d, const struct scene *others, int others_count, struct scene *out, int n,
               struct rng *rng);
void deck_shuffle(struct scene *out, struct rng *rng);
/* Weather that the taste likes, and a second story that the card does not tell already. */
void scene_dress(struct scene *s, const struct taste *t, struct rng *rng);
/* Writes them as the lines of a file cards/scenes/NAME.def. */
void deck_write(const struct scene *scenes, struct text *out);

#endif
