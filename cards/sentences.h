/* sentences.h: what the compositions, settings, lights and moods are called in French and English. */
#ifndef DIZAINE_CARDS_SENTENCES_H
#define DIZAINE_CARDS_SENTENCES_H
#include "cards/concepts.h"

/* Texts hold slots: {le A} {un B} {des A} {les A} {du A} {dun A} {au A} {de A} for French, {a A} {the A} for
 * English; {A} and {As} are the bare noun and its plural; {A:grand|grande} picks by gender, and W is the
 * witness. */
struct say {
    const char *title[2]; /* French, English */
    const char *line[2];  /* one sentence: what happens */
    const char *where[2]; /* one sentence: what is where on the card */
};

const struct say *say_of(int composition);
const char *say_setting(uint16_t concept, enum lang lang);
const char *say_light(uint16_t concept, enum lang lang);
const char *say_mood(uint16_t concept, enum lang lang);

#endif
