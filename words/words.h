/* words.h: what people read, in every language that has a file; tools/words makes the tables. */
#ifndef DIZAINE_WORDS_WORDS_H
#define DIZAINE_WORDS_WORDS_H

#include "engine/text.h"
#include "words/table.h"

/* A language is its place in the tables, LANGUAGES of them. Every text exists in English. */
enum { LANGUAGE_EN = 0, LANGUAGE_NONE = -1 };

struct language {
    const char *code;     /* "fr", two or three letters */
    const char *decimal;  /* between 1 and 25 hundredths */
    int (*plural)(int n); /* which of the forms "one|many" goes with n */
};
extern const struct language words_languages[LANGUAGES];

/* The language of a code; only the letters at its beginning count ("fr_FR.UTF-8", "en-GB,fr;q=0.5"). */
int words_language(const char *code);
/* The language asked for (or LANGUAGE_NONE), or that of the environment when `asked` is NULL. */
int words_choose(const char *asked);

/* A text as it stands: for those without parameters. */
const char *words_text(int language, enum word word);

/* A text with its parameters: words_say(&out, language, WORD_DIX_LOG_PASS, GIVEN(name, "Ana")). All that the
 * text names must be given; a text with forms needs `n`. */
struct given {
    const char *name, *text; /* no text: a number */
    int number;
};
#define words_say(out, language, word, ...)                                                                  \
    words_fill(out, language, word, (const struct given[]){__VA_ARGS__ __VA_OPT__(, ){0}})
#define GIVEN(name, value)                                                                                   \
    _Generic((value), char * : given_text, const char * : given_text, default : given_number)(#name, value)
void words_fill(struct text *out, int language, enum word word, const struct given *given);

static inline struct given given_text(const char *name, const char *text) {
    return (struct given){.name = name, .text = text};
}
static inline struct given given_number(const char *name, int number) {
    return (struct given){.name = name, .number = number};
}

/* The sentence for a reason of the protocol ("no_such_move"); a general one for an unknown reason. */
const char *words_why(int language, const char *why);

/* The tables themselves, for words.c; NULL where English serves. */
struct words_reason {
    const char *why;
    enum word word;
};
extern const char *const words_table[WORDS][LANGUAGES];
extern const struct words_reason words_reasons[];

#endif
