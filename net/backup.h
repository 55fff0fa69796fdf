/* backup.h: a backup that the running server makes of itself: the database page by page between the turns of the loop,
 * then on a thread what lies beside it. */
#ifndef DIZAINE_NET_BACKUP_H
#define DIZAINE_NET_BACKUP_H

#include <stdbool.h>

struct admin_client;
struct server;
struct backup;

/* Why not, as a sentence that lives until the next call, or NULL: then the client hears when it is done. */
const char *backup_start(struct server *server, struct admin_client *client, const char *to, bool replace);
void backup_slice(struct server *server); /* once in a turn of the loop, with nothing to commit */
void backup_left(struct server *server);  /* the client has disconnected: an unfinished copy is deleted */
void backup_drop(struct server *server);  /* at the end of the program */
bool backup_runs(const struct server *server);

#endif
