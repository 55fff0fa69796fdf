/* teller.h: tells a room's story in sentences, move by move, without giving away what a reader may not
 * know. */
#ifndef DIZAINE_CLI_TELLER_H
#define DIZAINE_CLI_TELLER_H

#include "cli/face.h"

enum { SENTENCE_MAX = 1024, SENTENCES_KEPT = 64 };

struct teller {
    struct state told;  /* the truth after the moves told so far */
    uint32_t moves;     /* how many these are */
    uint32_t sentences; /* how many sentences they made; the latest are kept */
    char sentence[SENTENCES_KEPT][SENTENCE_MAX];
};

void teller_start(struct teller *teller, const struct room *room);
/* Tells the next move; false if all are told. *sentence is the new sentence, or NULL if the move needs
 * none. */
bool teller_next(struct teller *teller, const struct face *face, const struct page *page,
                 const char **sentence);
/* Sentence number i from the end (0: the latest), or NULL. */
const char *teller_back(const struct teller *teller, uint32_t i);

#endif
