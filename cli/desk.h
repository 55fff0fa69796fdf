/* desk.h: a room at one keyboard: who sits where, and the file that keeps it safe. */
#ifndef DIZAINE_CLI_DESK_H
#define DIZAINE_CLI_DESK_H

#include "room/room.h"

enum { COMMAND_MAX = 512 };

struct desk {
    struct room *room;
    const struct bot *bot[SEATS_MAX]; /* NULL: a person (or an automaton) */
    char command[COMMAND_MAX];        /* the program that plays for some bots, or empty */
    uint16_t commanded;               /* and which seats these are; their bot plays on if it fails */
};

bool desk_is_person(const struct desk *desk, int seat);
int desk_people(const struct desk *desk);
/* Writes the table to a file, which is replaced whole; false, with errno set, if that failed. */
bool desk_save(const struct desk *desk, const char *path);
/* Brings a table back. NULL, or a sentence why not. */
const char *desk_load(struct desk *desk, const char *path);
void desk_free(struct desk *desk);
/* Where a file is kept if nobody says otherwise ("saved-game"): in the user's folder for such things, which is made if
 * need be. False if there is no such place. */
bool desk_place(char path[4096], const char *name);

#endif
