/* term.h: the terminal. It stays in its usual line mode; only the second screen and colours are used, and
 * whatever ends the program (quitting, Ctrl-C, end of input) leaves the terminal as it was. */
#ifndef DIZAINE_CLI_TERM_H
#define DIZAINE_CLI_TERM_H

#include <stdbool.h>
#include <stddef.h>

#include "engine/text.h"

enum { TERM_COLUMNS = 80, TERM_ROWS = 24, INPUT_MAX = 1024 };

struct term {
    bool screen; /* redraw whole pages; else plain lines */
    bool colour;
    int rows, columns;
};

enum input { INPUT_LINE, INPUT_END, INPUT_RESIZED };

/* plain: lines only, as also without a terminal. */
void term_open(struct term *term, bool plain);
void term_close(struct term *term);
/* Shows a page from the top; the cursor stays behind its last byte. */
void term_show(struct term *term, const struct text *page);
/* Prints lines in plain mode. */
void term_print(const struct text *lines);
/* Hides what was shown from the next person. */
void term_hide(struct term *term);
/* The next line of input, without its end. */
enum input term_read(struct term *term, char line[INPUT_MAX]);
/* Waits so that people can follow; Enter cuts it short. Without a terminal there is no wait. */
void term_pause(struct term *term, int ms);

#endif
