/* said.c: see said.h. */
#include "cli/said.h"

#include <string.h>

#include "words/words.h"

const char *said(const char *english) {
    int language = words_choose(NULL);
    if (language == LANGUAGE_EN) return english;
    for (const struct said_text *one = said_list; one->text; one++)
        if (one->language == language && strcmp(one->english, english) == 0) return one->text;
    return english;
}
