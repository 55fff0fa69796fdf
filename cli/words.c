/* words.c: see words.h. */
#include "cli/words.h"

#include <stdlib.h>
#include <string.h>

static const char *const table[WORDS][2] = {
#define W(name, french, english) {english, french},
#include "cli/words.def"
#undef W
};

const char *words_say(bool french, enum word word) {
    return table[word][french];
}

bool words_language(const char *asked, bool *french) {
    static const char *const places[] = {"LC_ALL", "LC_MESSAGES", "LANG"};
    if (asked) {
        *french = strcmp(asked, "fr") == 0;
        return *french || strcmp(asked, "en") == 0;
    }
    *french = false;
    for (int i = 0; i < 3; i++) {
        const char *value = getenv(places[i]);
        if (!value || !*value) continue;
        *french = strncmp(value, "fr", 2) == 0;
        break;
    }
    return true;
}
