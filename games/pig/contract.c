/* contract.c: Pig in the contract. All of Pig is public. */
#include "room/contract.h"
#include "room/deeds.h"

static void write_view(const struct room *room, const struct state *view, struct text *text) {
    const struct pig *pig = &view->as.pig;
    json_number(text, "active", pig->active);
    json_number(text, "turn", pig->turn);
    json_number(text, "last", pig->last);
}

/* The end of a turn: the points that were held, or lost. */
static void write_note(const struct state *before, const struct state *after, struct move move,
                       struct text *text) {
    const struct pig *pig = &before->as.pig;
    bool held = move.kind == PIG_DOES_HOLD, lost = move.kind == PIG_DOES_DIE && move.a == 1;
    if (!held && !lost) return;
    json_number(text, "seat", pig->active);
    json_number(text, held ? "held" : "lost", pig->turn);
}

/* The most points held in one turn. */
static void deeds(const struct state *before, const struct state *after, struct move move, const char *clue, struct deeds *noted) {
    if (move.kind == PIG_DOES_HOLD) deed_most(noted, "turn", before->as.pig.active, before->as.pig.turn, "");
}

const struct middle pig_middle = {.view = write_view, .note = write_note, .players = 2, .players_bench = 2, .deeds = deeds};
