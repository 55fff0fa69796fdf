/* concepts.c: the concept table and its lookups. */
#include "cards/concepts.h"
#include <assert.h>
#include <string.h>

static const struct concept concepts[CONCEPTS] = {
#define X(name, id, kind, fr, gender, frs, en, ens)                                                          \
    {id, CONCEPT_##kind, gender[0] == 'f', gender[1] == 'h', fr, frs, en, ens},
#include "cards/concepts.def"
#undef X
};

const struct concept *concept_at(uint16_t number) {
    assert(number < CONCEPTS);
    return &concepts[number];
}

uint16_t concept_find(const char *id) {
    for (uint16_t i = 0; i < CONCEPTS; i++)
        if (strcmp(concepts[i].id, id) == 0) return i;
    return CONCEPT_NONE;
}

bool concept_vowel(uint16_t number) {
    const struct concept *c = concept_at(number);
    if (c->aspirated) return false;
    if (strchr("aeiouhAEIOUH", c->fr[0])) return true;
    /* é è ê à â î ï ô û œ, upper or lower, all begin with the byte c3 or c5; ç does not occur first. */
    return c->fr[0] == '\xc3' || c->fr[0] == '\xc5';
}
