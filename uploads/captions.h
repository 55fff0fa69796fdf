/* captions.h: cards.txt, in which people say what is on their pictures. A line for a card:
 *     sea.jpg: The sea at night | A boat waits under the moon. | boat, moon, waiting
 * Title, description and tags may each be left out; "#" begins a comment. */
#ifndef DIZAINE_UPLOADS_CAPTIONS_H
#define DIZAINE_UPLOADS_CAPTIONS_H

#include "uploads/uploads.h"

/* Puts the words for `file` on its card; false if there is no line for it. `text` ends with a zero and is not
 * changed. */
bool captions_find(const char *text, const char *file, struct upload_card *card);
/* The number of the first line that cannot be read (no colon, too long, no clean UTF-8), from 1; 0 if all
 * can. */
int captions_bad_line(const char *text);

#endif
