/* decks.h: decks of pictures that people bring.
 *
 * A library is a folder of decks; a deck is a folder with deck.json and, for each card, a picture and a small
 * one as WebP, made anew from what people gave. Nothing of a given file reaches a reader: it is decoded in a
 * child process that can do nothing but read it and write down pixels (sandbox.h).
 *
 * decks_import may take seconds for each picture: a server calls it on a thread of its own. */
#ifndef DIZAINE_DECKS_DECKS_H
#define DIZAINE_DECKS_DECKS_H

#include <stdbool.h>
#include <stdint.h>

#include "cards/concepts.h"
#include "engine/text.h"

enum {
    DECKS_CARDS_MAX = 1000,      /* pictures of one deck */
    DECKS_FILES_MAX = 2000,      /* files in a folder or zip, those that are no pictures included */
    DECKS_FILE_BYTES = 24 << 20, /* of one file */
    DECKS_ALL_BYTES = 600 << 20, /* of all files together, unpacked */
    DECKS_PIXELS = 50000000,     /* of one picture */
    DECKS_SIDE = 20000,          /* pixels of its longer side */
    DECKS_WIDTH = 600,           /* a card fits into this, and is never enlarged */
    DECKS_HEIGHT = 900,
    DECKS_SMALL_WIDTH = 240,
    DECKS_SMALL_HEIGHT = 360,
    DECKS_LEAST_SIDE = 64,         /* a picture that would be smaller is no card */
    DECKS_WORDS_BYTES = 512 << 10, /* of cards.txt */
    DECKS_ID_BYTES = 48,           /* a deck's id with its zero: a-z 0-9 and "-" */
    DECKS_NAME_BYTES = 128,        /* a deck's name in UTF-8, with its zero */
    DECKS_TITLE_BYTES = 256,
    DECKS_DESCRIPTION_BYTES = 1600,
    DECKS_TAG_BYTES = 96,
    DECKS_TAGS_MAX = 16,
    DECKS_FILE_NAME_BYTES = 24,
    DECKS_REPORT_BYTES = 1 << 16, /* a report text of this capacity holds all that matters */
};

/* Why a file is left out, or why there is no deck at all. */
enum decks_verdict {
    DECKS_FINE,
    /* A file is left out. */
    DECKS_NO_PICTURE,
    DECKS_SVG,
    DECKS_DAMAGED,
    DECKS_POLYGLOT,
    DECKS_BOMB,
    DECKS_FILE_TOO_LARGE,
    DECKS_TOO_SMALL,
    DECKS_DUPLICATE,
    DECKS_LINK,
    DECKS_LOCKED,
    DECKS_TOO_SLOW,
    DECKS_BROKE_DOWN,
    /* No deck is made. */
    DECKS_NO_SOURCE,
    DECKS_NEITHER,
    DECKS_BAD_ZIP,
    DECKS_BAD_PATH,
    DECKS_TOO_MANY,
    DECKS_TOO_LARGE,
    DECKS_EMPTY,
    DECKS_BAD_NAME,
    DECKS_TAKEN,
    DECKS_NO_LIBRARY,
    DECKS_NO_SANDBOX,
    DECKS_VERDICTS
};
/* What is wrong, to be read behind the name of a file or deck and a colon. */
const char *decks_sentence(enum decks_verdict verdict, enum lang lang);

/* Makes a deck in `library` (made if it is not there) from a folder or zip of pictures, with the words of its
 * cards.txt if it has one. `name` may be NULL: the source's own. The report says, line by line, what was made
 * and what was left out and why. The id goes to `id` (may be NULL). With anything but DECKS_FINE nothing has
 * changed. */
enum decks_verdict decks_import(const char *source, const char *library, const char *name, enum lang lang,
                                char id[DECKS_ID_BYTES], struct text *report);

struct decks_entry {
    char id[DECKS_ID_BYTES], name[DECKS_NAME_BYTES];
    uint16_t cards;
};
/* The decks of a library by id; the number found, of which at most `max` are written. */
int decks_list(const char *library, struct decks_entry *entries, int max);

struct decks_card {
    char file[DECKS_FILE_NAME_BYTES], small[DECKS_FILE_NAME_BYTES]; /* as in "012.webp", "012-small.webp" */
    uint16_t width, height;
    char title[DECKS_TITLE_BYTES], description[DECKS_DESCRIPTION_BYTES]; /* "" if nobody wrote one */
    int tags_size;
    char tags[DECKS_TAGS_MAX][DECKS_TAG_BYTES];
};

/* A deck read whole; NULL if there is none of that id. */
struct decks_deck {
    char name[DECKS_NAME_BYTES];
    int size;
    struct decks_card card[];
};
struct decks_deck *decks_open(const char *library, const char *id);
void decks_free(struct decks_deck *deck);

/* The path of a picture, for whoever serves it: false unless id and file have the form of such names,
 * whatever a stranger asks for. The file need not exist. */
bool decks_path(const char *library, const char *id, const char *file, struct text *path);

#endif
