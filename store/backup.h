/* backup.h: online backup of the whole store into one file, and restoring it. Uploaded decks and what bots learnt are
 * files beside the database; in the copy they are rows of one more table, `file`. */
#ifndef DIZAINE_STORE_BACKUP_H
#define DIZAINE_STORE_BACKUP_H

#include "store/store.h"

/* What lies beside a database. */
struct backup_beside {
    const char *decks;   /* a folder */
    const char *learned; /* how the files' paths begin */
};

/* --- a copy of a store that is open, in steps: its own writes go to the copy, too, so that it comes to an end --- */

struct store_backup;
enum backup_step { BACKUP_GOES_ON, BACKUP_COPIED, BACKUP_FAILED };
/* To the file `to`, which is empty. NULL, and a sentence, if that cannot be. */
struct store_backup *store_backup_begin(struct store *store, const char *to, char *why, size_t why_size);
/* Some pages more; no transaction may be open. */
enum backup_step store_backup_step(struct store_backup *backup, int pages);
void store_backup_pages(const struct store_backup *backup, int *left, int *all);
const char *store_backup_error(const struct store_backup *backup);
void store_backup_end(struct store_backup *backup); /* in any case */

/* --- the rest takes its time: not for the server's loop. Each is false, with a sentence, if it failed --- */

/* The database of a file that nobody has open, as it is. */
bool backup_copy(const char *from, const char *to, char *why, size_t why_size);
/* Puts what lies beside the database into the copy and makes it safe on the disk. */
bool backup_pack(const char *copy, const struct backup_beside *beside, char *why, size_t why_size);
/* Gives a finished copy its name; `replace`: also if there is a file of that name. */
bool backup_publish(const char *copy, const char *to, bool replace, char *why, size_t why_size);
/* Whether a copy is whole and of a version that this program knows. */
bool backup_check(const char *copy, char *why, size_t why_size);
/* Takes out of a copy what lies beside a database, to the places given, and makes it smaller by that. */
bool backup_unpack(const char *copy, const struct backup_beside *beside, char *why, size_t why_size);

bool sync_path(const char *path); /* a file or folder reaches the disk */

#endif
