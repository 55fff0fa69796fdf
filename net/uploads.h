/* uploads.h: decks that guests upload. A zip goes straight into a file; a worker thread makes a deck of it
 * (uploads/uploads.h), and its owner asks how it went. Each deck lies in a folder of its own, named by an
 * unguessable id: whoever plays with it knows the id, and only its owner is shown it in a list. */
#ifndef DIZAINE_NET_UPLOADS_H
#define DIZAINE_NET_UPLOADS_H

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>

#include "net/source.h"
#include "store/store.h"
#include "uploads/uploads.h"

struct server;

enum { FOLDER_BYTES = 600 };

enum uploads_state { UPLOADS_WORKING, UPLOADS_READY, UPLOADS_REFUSED };

struct uploads_deck {
    struct uploads_deck *next; /* newest first */
    char id[ID_BYTES], owner[ID_BYTES];
    char inner[UPLOAD_ID_BYTES]; /* the deck's own folder within its library of one */
    char name[UPLOAD_NAME_BYTES];
    uint16_t cards;
    enum uploads_state state;
    bool unwanted;  /* its owner has gone while it was being made */
    int64_t bytes;  /* of all its files; while it is being made, of the zip */
    int64_t used;   /* when it was last used, by the time of day, to within a day */
    int64_t source; /* from where it was brought (net/source.h); 0: forgotten */
    bool in_use;    /* for the sweep */
    bool files;     /* are here */
    bool made_here; /* by this run of this server */
    int64_t known_at; /* when the store last said so, by server_now */
    char *report;   /* what was left out and why; gone after a restart, unless the store is shared */
};

/* A zip that is on its way. */
struct uploads_body {
    struct uploads_body *next;
    FILE *file; /* NULL: it has come */
    long size, left;
    long late_left; /* when its rate was last looked at */
    int64_t source;
    char id[ID_BYTES], owner[ID_BYTES], name[UPLOAD_NAME_BYTES];
    char tag[SOURCE_TAG_BYTES]; /* of its source, for the log */
    enum lang lang;
};

struct uploads {
    struct uploads_deck *decks;
    struct store *store;           /* that has them, too; NULL: they are only here */
    struct uploads_fetch *fetches; /* of files, under way */
    char folder[FOLDER_BYTES - 64];
    struct uploads_body *bodies;
    struct uploads_import *waiting; /* the first of those that wait for a thread */
    int importing;                  /* imports under way */
};

void uploads_open(struct server *server); /* takes up what is in the folder */
void uploads_read(struct uploads *uploads);
struct uploads_deck *uploads_find(const struct uploads *uploads, const char *id);
int uploads_cards(const struct uploads *uploads, const char *id,
                  const char *owner); /* -1: no such deck of this owner */
bool uploads_has_decks(const struct uploads *uploads, const char *owner);
struct uploads_deck *uploads_add(struct uploads *uploads, const char *id, const char *owner);
bool uploads_save(const struct uploads *uploads,
                  const struct uploads_deck *deck); /* all but the deck itself */
void uploads_used(const struct uploads *uploads, struct uploads_deck *deck);
void uploads_remove(struct uploads *uploads, struct uploads_deck *deck); /* its files, too */
void uploads_forget(struct uploads *uploads, struct uploads_deck *deck); /* the same, but a shared store keeps it */
void uploads_remove_of(struct uploads *uploads, const char *owner);      /* all decks of a guest */
void uploads_deck_json(const struct uploads *uploads, const struct uploads_deck *deck, bool report,
                       struct text *text); /* with the words of its pictures */
/* A worker makes a deck of the zip that has come. */
void uploads_import(struct server *server, const struct uploads_body *body, struct uploads_deck *deck);

/* uploads_quota.c */
/* Why there is no place for the body, or NULL: before it comes, and once more when it has. */
const char *uploads_refusal(struct server *server, const struct uploads_body *body);
/* What is left for the deck that is made of a body. */
struct upload_budget uploads_budget(const struct server *server, const struct uploads_deck *deck);
bool uploads_space(const struct server *server, int64_t bytes); /* the disk has so many to spare */
/* Removes decks that nobody has used for long, or whose owner is forgotten, unless a table plays with them. */
void uploads_sweep(struct server *server);
void uploads_forget_sources(struct server *server);

/* uploads_shared.c: what a shared store knows of a deck, or of all decks of a guest, is in the list afterwards. */
void uploads_know(struct server *server, const char *id);
void uploads_know_of(struct server *server, const char *owner);
void uploads_tidy(struct server *server); /* what is gone there goes here */
/* A deck that is ready, with its files; a fiber waits until they are here. NULL: none. */
struct uploads_deck *uploads_here(struct server *server, const char *id);
void uploads_here_of(struct server *server, const char *owner); /* all decks of a guest */

void uploads_remove_folder(const char *folder);
void uploads_path(const struct uploads *uploads, const char *id, char folder[FOLDER_BYTES]);
bool uploads_open_file(const struct uploads *uploads, struct uploads_body *body); /* for a new id */
void uploads_remove_files(const struct uploads *uploads, const char *id);

#endif
