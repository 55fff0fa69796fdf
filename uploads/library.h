/* library.h: how a deck lies in its folder; shared by those who write and read it. */
#ifndef DIZAINE_DECKS_LIBRARY_H
#define DIZAINE_DECKS_LIBRARY_H

#include "uploads/uploads.h"

/* "012.webp" or "012-small.webp" for card 12. */
void library_file_name(int card, bool small, char name[DECKS_FILE_NAME_BYTES]);
/* Writes deck.json into a folder; false if that fails. */
bool library_write(const char *folder, const struct decks_deck *deck);

#endif
