/* concepts.h: concepts: everything a card can show or suggest, under one stable id with its French and
 * English nouns. */
#ifndef DIZAINE_CARDS_CONCEPTS_H
#define DIZAINE_CARDS_CONCEPTS_H
#include <stdbool.h>
#include <stdint.h>

enum lang { LANG_FR, LANG_EN };

enum concept_kind {
    CONCEPT_MOTIF,
    CONCEPT_SETTING,
    CONCEPT_RELATION,
    CONCEPT_LIGHT,
    CONCEPT_COLOUR,
    CONCEPT_MOOD,
};

enum concept_number {
#define X(name, id, kind, fr, gender, frs, en, ens) C_##name,
#include "cards/concepts.def"
#undef X
    CONCEPTS
};

#define CONCEPT_NONE 0xffff

struct concept {
    const char *id; /* stable, ASCII: "whale", "paper_boat", "inside" */
    uint8_t kind;   /* enum concept_kind */
    bool feminine;  /* of the French noun */
    bool aspirated; /* a French h that forbids elision: le hibou */
    const char *fr, *fr_plural;
    const char *en, *en_plural;
};

const struct concept *concept_at(uint16_t number); /* number < CONCEPTS */
uint16_t concept_find(const char *id);             /* CONCEPT_NONE when there is none of that id */
bool concept_vowel(uint16_t number);               /* does its French noun take l' and d'? */

#endif
