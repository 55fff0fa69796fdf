/* fold.h: normalising and stemming of what people type: case, accents, ligatures, plurals and simple inflection
 * are removed. */
#ifndef DIZAINE_CARDS_FOLD_H
#define DIZAINE_CARDS_FOLD_H
#include <stdbool.h>
#include <stdint.h>

#include "cards/concepts.h"

#define FOLD_WORDS_MAX 48 /* of a clue; later ones are ignored */
#define FOLD_WORD_MAX  24 /* letters; longer words are truncated */

struct folded {
    uint8_t count;
    struct {
        char letters[FOLD_WORD_MAX]; /* a-z and 0-9, ends with a zero */
    } word[FOLD_WORDS_MAX];
};

/* UTF-8 to bare words: "L'Été, œuvre" becomes l, ete, oeuvre. Bytes that are not UTF-8 separate words. */
void fold_words(const char *bytes, uint32_t size, struct folded *out);
/* Stop words, such as "le" and "and", carry no meaning by themselves. */
bool fold_stop(const char *word, enum lang lang);
/* Stems a folded word in place, by the suffix rules of one language. */
void fold_stem(char *word, enum lang lang);
/* Hash of a stem in a language; never 0. */
uint32_t fold_key(const char *stem, enum lang lang);
/* Hash of all words together, unstemmed: for a phrase of nothing but stop words ("to be or not to be"). */
uint32_t fold_phrase(const struct folded *words, enum lang lang);
/* The hashes of the content words of a text, or that of the whole phrase when it has nothing but stop words.
 * Returns how many. */
int fold_keys(const char *bytes, uint32_t size, enum lang lang, uint32_t *keys, int max);

#endif
