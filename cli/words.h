/* words.h: the terminal's words in two languages, from one table. */
#ifndef DIZAINE_CLI_WORDS_H
#define DIZAINE_CLI_WORDS_H

#include <stdbool.h>

enum word {
#define W(name, french, english) WORD_##name,
#include "cli/words.def"
#undef W
    WORDS
};

const char *words_say(bool french, enum word word);
/* Whether to speak French: "fr" or "en" as asked for, or by the environment when `asked` is NULL. False if
 * neither. */
bool words_language(const char *asked, bool *french);

#endif
