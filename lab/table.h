/* table.h: what is inside a dz_table, for the files of the library. */
#ifndef DIZAINE_LAB_TABLE_H
#define DIZAINE_LAB_TABLE_H

#include "bots/bot.h"
#include "room/record.h"

/* A move that was made, and the epoch in which it was. */
struct lab_turn {
    struct move move;
    uint16_t epoch;
    char *words; /* owned; NULL: none */
};

struct dz_table {
    const struct game *game;
    struct options options;
    struct state state;
    struct rng rng;
    struct lab_turn *turns;
    int count, room;
};

/* From "name=value name=value"; a sentence why not, or NULL. */
const char *lab_options(const struct game *game, int players, const char *text, struct options *options);
/* What goes into a buffer of the caller's; returns the whole length. */
int lab_fill(const char *text, size_t bytes, char *out, size_t size);
void lab_say_why(char *why, size_t size, const char *sentence);

#endif
