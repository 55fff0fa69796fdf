/* library.h: how a deck lies in its folder; shared by those who write and read it. */
#ifndef DIZAINE_UPLOADS_LIBRARY_H
#define DIZAINE_UPLOADS_LIBRARY_H

#include "uploads/uploads.h"

/* "012.webp" or "012-small.webp" for card 12. */
void upload_file_name(int card, bool small, char name[UPLOAD_FILE_NAME_BYTES]);
/* Writes deck.json into a folder; false if that fails. */
bool upload_write(const char *folder, const struct upload_deck *deck);

#endif
