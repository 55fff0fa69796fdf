/* fold.h: folding: from what people type to bare stems. Case, accents, ligatures, plurals and simple
 * inflection go. */
#ifndef DIZAINE_CARDS_FOLD_H
#define DIZAINE_CARDS_FOLD_H
#include <stdbool.h>
#include <stdint.h>

#include "cards/concepts.h"

#define FOLD_WORDS_MAX 48 /* of a clue; later ones are not heard */
#define FOLD_WORD_MAX  24 /* letters; longer words are cut */

struct folded {
    uint8_t count;
    struct {
        char letters[FOLD_WORD_MAX]; /* a-z and 0-9, ends with a zero */
    } word[FOLD_WORDS_MAX];
};

/* UTF-8 to bare words: "L'Été, œuvre" becomes l, ete, oeuvre. Bytes that are not UTF-8 separate words. */
void fold_words(const char *bytes, uint32_t size, struct folded *out);
/* A stop word carries no picture by itself: "le", "and". */
bool fold_stop(const char *word, enum lang lang);
/* Cuts the endings of a folded word in place, by the habits of one language. */
void fold_stem(char *word, enum lang lang);
/* A number for a stem of a language; never 0. */
uint32_t fold_key(const char *stem, enum lang lang);
/* A number for all words together, as they stand: for a phrase of nothing but stop words ("to be or not to
 * be"). */
uint32_t fold_phrase(const struct folded *words, enum lang lang);
/* The keys of the content words of a text, or the one of its phrase when it has nothing but stop words. How
 * many. */
int fold_keys(const char *bytes, uint32_t size, enum lang lang, uint32_t *keys, int max);

#endif
