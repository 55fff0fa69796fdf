/* lexicon.h: what words evoke, in French and English, and from a clue to the concepts of cards/concepts.h.
 * Integers only, no allocation and no locale, so that a clue means the same on every machine.
 *
 * A row is a concept, or a theme that no picture shows (freedom, war) and that links to concepts. Its text in
 * a language has up to five sections, separated by semicolons:
 *     names; words; feelings; sayings; sounds
 * with terms separated by commas. A digit behind a term is its weight, 1 to 9; without one, names weigh 9,
 * sayings 5 and the rest 4. A saying may leave the row's own name out, so that it can be told as a clue
 * ("once in a blue… 7"): three dots stand where it was. */
#ifndef DIZAINE_CARDS_LEXICON_H
#define DIZAINE_CARDS_LEXICON_H
#include "cards/cards.h"

struct lexicon_row {
    const char *id; /* of a concept, of a composition ("doorway.1", a keyhole), or of a theme */
    const char *fr; /* terms */
    const char *en; /* terms */
    /* "moon 6, night 5": concepts that a mention of this row also suggests, in tenths; or NULL */
    const char *links;
};

enum term_kind { TERM_NAME, TERM_WORD, TERM_FEELING, TERM_SAYING, TERM_SOUND, TERM_KINDS };

/* One word or saying of one row in one language. */
struct lexicon_term {
    const char *bytes; /* as written in the table */
    uint16_t row;
    uint16_t concept; /* of the row: a sense; CONCEPT_NONE for a theme */
    uint8_t size;     /* bytes */
    uint8_t lang, kind, weight;
    uint8_t stems;  /* how many content words it has */
    uint8_t spoken; /* how many words, stop words among them */
    bool heard;     /* matched, never told as a clue: plurals of concepts.c, and sayings with a gap */
    bool cut;       /* it ends with three dots where the name was */
};

/* The tables of cards/lexicon/, one after another. */
int lexicon_rows(void);
const struct lexicon_row *lexicon_row_at(int row);

#ifdef __wasm__
/* Takes the tables as tools/lexicon prints them. The text is changed and kept. */
void lexicon_unpack(char *text);
#endif

/* The index over all terms, built by the first call (thread-safe) and constant afterwards. */
const struct lexicon *lexicon_get(void);
int lexicon_terms(void);
const struct lexicon_term *lexicon_term_at(int term);
/* How strongly a row suggests a concept, in tenths: 10 for its own. */
int lexicon_link(int row, uint16_t concept);

/* What can be evoked: concepts, and behind them the compositions of painted cards. People tell of a keyhole or a
 * chessboard whoever is on the card. The numbers of compositions are of this program only and never stored. */
enum { SENSES = CONCEPTS + 192 };
uint16_t lexicon_scene(uint16_t relation, int which); /* the sense of a composition */

/* What a clue evokes. */
struct meaning {
    int32_t weight[SENSES]; /* about 256 for what a single unambiguous word names */
    uint8_t lang;             /* enum lang: the language it was taken for */
    uint8_t words, known;     /* content words, and how many of them the lexicon knows */
};
void lexicon_understand(const char *clue, struct meaning *meaning);

/* Free tags written by people ("lune, solitude, mer") as weighted concepts, heaviest first; how many. */
int lexicon_tags(const char *words, struct tag *out, int max);

/* Score of a card for a clue, 0 = no relation. Comparable only between cards for the same clue. */
int32_t lexicon_fit(const struct meaning *meaning, const struct tag *tags, int count);

/* Whether a text names one of the concepts outright, in either language. */
bool lexicon_names(const char *text, const struct tag *tags, int count, int weight_min);

/* A hash of a clue that ignores case, accents, inflection and the order of words. */
uint64_t lexicon_same(const char *clue);

#endif
