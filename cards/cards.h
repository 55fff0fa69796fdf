/* cards.h: cards: the decks that Dizaine paints. From a deck and an index come a picture, weighted tags,
 * a title and descriptions. Everything is a pure function of (deck, index): same bytes on every machine.
 * Nothing here allocates or does I/O. */
#ifndef DIZAINE_CARDS_CARDS_H
#define DIZAINE_CARDS_CARDS_H
#include "cards/concepts.h"
#include "engine/text.h"

#define DECK_CARDS   84
#define CARD_SVG_MAX 40960 /* bytes; a text of this capacity holds any card */

struct tag {
    uint16_t concept; /* number in concepts.h */
    uint8_t weight;   /* 255: the card is about it; 1: barely there */
};
#define CARD_TAGS_MAX 16

#define NO_FIGURE CONCEPT_NONE

/* What is on a card. All fields but seed, palette and composition are concept numbers. */
struct scene {
    uint32_t seed;       /* of every free choice while painting */
    uint16_t setting;    /* where */
    uint16_t light;      /* dawn, daylight, moonlight ... */
    uint16_t relation;   /* the dreamlike one between the figures */
    uint16_t figure[3];  /* the main figure, its counterpart, the witness; NO_FIGURE when absent */
    uint16_t mood;       /* what it suggests */
    uint8_t composition; /* which of the relation's templates */
    uint8_t palette;     /* which palette */
    uint8_t disc;        /* 1: the sun or the moon is in the sky */
    uint8_t right;       /* 1: the light comes from the right */
    uint8_t weather;     /* enum weather of kit.h */
    uint16_t twist;      /* the second story, small and found later; NO_FIGURE: none */
};

int deck_count(void);
const char *deck_name(int deck);                  /* stable ASCII id: "base", "quest" ... */
const char *deck_title(int deck, enum lang lang); /* for people */
int deck_find(const char *name);                  /* -1 when there is none of that name */

struct scene card_scene(int deck, int index); /* index 0..DECK_CARDS-1 */

/* Appends the card as a self-contained SVG of 600 x 900; ids inside it begin with a prefix of its own. */
void card_svg(int deck, int index, struct text *out);
int card_tags(int deck, int index, struct tag *out, int max); /* heaviest first; the number written */
void card_title(int deck, int index, enum lang lang, struct text *out);
/* depth 1: one short sentence; 2: what is where, and the light; 3: colours, mood and the witness as well. */
void card_describe(int deck, int index, enum lang lang, int depth, struct text *out);

#endif
