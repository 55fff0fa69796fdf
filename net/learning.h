/* learning.h: what bots learn from people at this server. */
#ifndef DIZAINE_NET_LEARNING_H
#define DIZAINE_NET_LEARNING_H

#include <stdbool.h>

struct game;
struct server;
struct table;

enum { GAMES_MAX = 64 };

struct memories {
    struct memory *newest[GAMES_MAX]; /* by game; NULL: it learns nothing */
    bool dirty;                       /* the files are behind */
    char path[1024];
};

void learning_open(struct server *server);
void learning_save(struct server *server);
/* What a game's bots have learnt, for one thought, to be returned after it; NULL when there is none or
 * learning is off. */
const void *learning_borrow(struct server *server, const struct game *game);
void learning_return(struct server *server, const void *learned);
void learning_lesson(struct table *table); /* after events */
/* The titles and tags of an uploaded deck; `folder` and `inner` are for upload_open. */
void learning_deck(struct server *server, const char *id, const char *folder, const char *inner);

#endif
