/* work.h: work that is hard to do and easy to check. A text is a challenge of hex digits, a dash and a number;
 * the work is to find a number for which the SHA-256 of the text begins with so many zero bits. The server
 * checks it (net/work.h), the page does it in WebAssembly. */
#ifndef DIZAINE_ROOM_WORK_H
#define DIZAINE_ROOM_WORK_H

#include <stdbool.h>
#include <stdint.h>

/* With these a text is one block of SHA-256. */
enum { WORK_CHALLENGE_DIGITS = 42, WORK_NUMBER_DIGITS = 10, WORK_BYTES = 56 };

bool work_done(const char *text, int bits); /* whether it has the form, and the bits */
/* Tries all numbers in turn; false if none is found, or the challenge is none. */
bool work_do(const char *challenge, int bits, char text[WORK_BYTES]);

#endif
