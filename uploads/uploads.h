/* uploads.h: decks of pictures that people bring.
 *
 * A library is a folder of decks; a deck is a folder with deck.json and, for each card, a picture and a small
 * one as WebP, made anew from what people gave. Nothing of a given file reaches a reader: it is decoded in a
 * child process that can do nothing but read it and write down pixels (sandbox.h).
 *
 * upload_import may take seconds for each picture: a server calls it on a thread of its own. */
#ifndef DIZAINE_UPLOADS_UPLOADS_H
#define DIZAINE_UPLOADS_UPLOADS_H

#include <stdbool.h>
#include <stdint.h>

#include "cards/concepts.h"
#include "engine/text.h"

enum {
    UPLOAD_CARDS_MAX = 1000,      /* pictures of one deck */
    UPLOAD_FILES_MAX = 2000,      /* files in a folder or zip, those that are no pictures included */
    UPLOAD_FILE_BYTES = 24 << 20, /* of one file */
    UPLOAD_ALL_BYTES = 600 << 20, /* of all files together, unpacked */
    UPLOAD_PIXELS = 50000000,     /* of one picture */
    UPLOAD_SIDE = 20000,          /* pixels of its longer side */
    UPLOAD_WIDTH = 600,           /* a card fits into this, and is never enlarged */
    UPLOAD_HEIGHT = 900,
    UPLOAD_SMALL_WIDTH = 240,
    UPLOAD_SMALL_HEIGHT = 360,
    UPLOAD_LEAST_SIDE = 64,            /* a picture that would be smaller is no card */
    UPLOAD_CAPTIONS_BYTES = 512 << 10, /* of cards.txt */
    UPLOAD_ID_BYTES = 48,              /* a deck's id with its zero: a-z 0-9 and "-" */
    UPLOAD_NAME_BYTES = 128,           /* a deck's name in UTF-8, with its zero */
    UPLOAD_TITLE_BYTES = 256,
    UPLOAD_DESCRIPTION_BYTES = 1600,
    UPLOAD_TAG_BYTES = 96,
    UPLOAD_TAGS_MAX = 16,
    UPLOAD_FILE_NAME_BYTES = 24,
    UPLOAD_REPORT_BYTES = 1 << 16, /* a report text of this capacity holds all that matters */
};

/* Why a file is left out, or why there is no deck at all. */
enum upload_verdict {
    UPLOAD_FINE,
    /* A file is left out. */
    UPLOAD_NO_PICTURE,
    UPLOAD_SVG,
    UPLOAD_DAMAGED,
    UPLOAD_POLYGLOT,
    UPLOAD_BOMB,
    UPLOAD_FILE_TOO_LARGE,
    UPLOAD_TOO_SMALL,
    UPLOAD_DUPLICATE,
    UPLOAD_LINK,
    UPLOAD_LOCKED,
    UPLOAD_TOO_SLOW,
    UPLOAD_BROKE_DOWN,
    /* No deck is made. */
    UPLOAD_NO_SOURCE,
    UPLOAD_NEITHER,
    UPLOAD_BAD_ZIP,
    UPLOAD_BAD_PATH,
    UPLOAD_TOO_MANY,
    UPLOAD_TOO_LARGE,
    UPLOAD_EMPTY,
    UPLOAD_BAD_NAME,
    UPLOAD_TAKEN,
    UPLOAD_NO_LIBRARY,
    UPLOAD_NO_SANDBOX,
    UPLOAD_OUT_OF_TIME,
    UPLOAD_NO_ROOM,
    UPLOAD_NO_SPACE,
    UPLOAD_VERDICTS
};
/* What is wrong, to be read behind the name of a file or deck and a colon. */
const char *upload_sentence(enum upload_verdict verdict, enum lang lang);

/* What an import may cost; more ends it. */
struct upload_budget {
    int64_t cpu_seconds;                       /* processor time of all its children together */
    int64_t bytes;                             /* of the deck's pictures */
    int64_t spare_bytes;                       /* that must stay free on the library's disk */
    void (*step)(uint64_t done, uint64_t all); /* is told how far it is; may be NULL */
};

/* Makes a deck in `library` (made if it is not there) from a folder or zip of pictures, with the words of its
 * cards.txt if it has one. `name` may be NULL: the source's own; `budget` too: no limits. The report says, line by line, what was made
 * and what was left out and why. The id goes to `id` (may be NULL). With anything but UPLOAD_FINE nothing has
 * changed. */
enum upload_verdict upload_import(const char *source, const char *library, const char *name, enum lang lang,
                                  const struct upload_budget *budget, char id[UPLOAD_ID_BYTES],
                                  struct text *report);

struct upload_entry {
    char id[UPLOAD_ID_BYTES], name[UPLOAD_NAME_BYTES];
    uint16_t cards;
};
/* The decks of a library by id; the number found, of which at most `max` are written. */
int upload_list(const char *library, struct upload_entry *entries, int max);

struct upload_card {
    char file[UPLOAD_FILE_NAME_BYTES], small[UPLOAD_FILE_NAME_BYTES]; /* as in "012.webp", "012-small.webp" */
    uint16_t width, height;
    char title[UPLOAD_TITLE_BYTES], description[UPLOAD_DESCRIPTION_BYTES]; /* "" if nobody wrote one */
    int tags_size;
    char tags[UPLOAD_TAGS_MAX][UPLOAD_TAG_BYTES];
};

/* A deck read whole; NULL if there is none of that id. */
struct upload_deck {
    char name[UPLOAD_NAME_BYTES];
    int size;
    struct upload_card card[];
};
struct upload_deck *upload_open(const char *library, const char *id);
void upload_free(struct upload_deck *deck);

/* The path of a picture, for whoever serves it: false unless id and file have the form of such names,
 * whatever a stranger asks for. The file need not exist. */
bool upload_path(const char *library, const char *id, const char *file, struct text *path);

#endif
