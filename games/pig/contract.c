/* contract.c: Pig in the contract. All of Pig is public. */
#include "room/contract.h"

static void write_view(const struct room *room, const struct state *view, bool advice, struct text *text) {
    const struct pig *pig = &view->as.pig;
    text_format(text, "{\"active\":%d,\"turn\":%d,\"last\":%d}", pig->active, pig->turn, pig->last);
}

/* The end of a turn: the points that were held, or lost. */
static void write_note(const struct state *before, const struct state *after, struct move move,
                       struct text *text) {
    const struct pig *pig = &before->as.pig;
    if (move.kind == PIG_DOES_HOLD)
        text_format(text, "\"seat\":%d,\"held\":%d", pig->active, pig->turn);
    else if (move.kind == PIG_DOES_DIE && move.a == 1)
        text_format(text, "\"seat\":%d,\"lost\":%d", pig->active, pig->turn);
}

const struct middle pig_middle = {.view = write_view, .note = write_note, .players = 2, .players_bench = 2};
