/* pow.h: proof of work. A text is a challenge of hex digits, a dash and a number; solving is finding a number for
 * which the SHA-256 of the text starts with so many zero bits. The page solves in WebAssembly, the server checks
 * (net/pow.h). */
#ifndef DIZAINE_ROOM_POW_H
#define DIZAINE_ROOM_POW_H

#include <stdbool.h>
#include <stdint.h>

/* Small enough for one block of SHA-256. */
enum { POW_CHALLENGE_DIGITS = 42, POW_NUMBER_DIGITS = 10, POW_BYTES = 56 };

bool pow_valid(const char *text, int bits); /* well-formed, with so many zero bits */
/* Tries all numbers in turn; false if there is none, or the challenge is malformed. */
bool pow_solve(const char *challenge, int bits, char text[POW_BYTES]);

#endif
