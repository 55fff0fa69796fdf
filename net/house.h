/* house.h: the house in which this server stands: what it is called, when it is open, what it offers. Read once from a file (docs/house.md). */
#ifndef DIZAINE_NET_HOUSE_H
#define DIZAINE_NET_HOUSE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "words/words.h"

enum { HOUSE_TEXT_BYTES = 1204, HOUSE_SPANS = 4, HOUSE_DAYS = 7, HOUSE_IDLE_MINUTES = 5 };

/* One text in each language; "": not given in any. */
struct house_text {
    char in[LANGUAGES][HOUSE_TEXT_BYTES];
    bool own[LANGUAGES]; /* said in this language, not for all */
};

/* Colours are 0xRRGGBB; -1: as Dizaine has them. */
struct house_light {
    int32_t table, table_lit, accent, on_accent;
};

struct house {
    struct house_text name, welcome, note, address, contact;
    struct house_span {
        int16_t opens, closes; /* minutes of the day; closes 0: no such span */
    } hours[HOUSE_DAYS][HOUSE_SPANS]; /* Monday is the first day */
    bool has_hours;
    struct house_light light, dark;
    char lang[4];          /* "": that of whoever looks */
    uint32_t games, decks; /* a bit for each that is offered, as in game_list and deck_name */
    bool no_open, no_watch, no_chat, no_decks;
    bool kiosk;
    int32_t idle_minutes; /* after which a kiosk forgets */
};

/* False and a sentence that names file and line, if it cannot be used. */
bool house_read(const char *path, struct house *house, char *why, size_t why_size);

/* The rest takes NULL for a server without a house, which offers everything. */
struct game;
bool house_offers(const struct house *house, const struct game *game);
bool house_offers_deck(const struct house *house, int deck);
int house_first_deck(const struct house *house);

#endif
