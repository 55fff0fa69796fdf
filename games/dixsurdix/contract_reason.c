/* contract_reason.c: see contract_reason.h. What a placement takes, and what it leaves to whoever is next. */
#include "games/dixsurdix/contract_reason.h"

#include "games/dixsurdix/bots.h"

struct outcome {
    int lines; /* of ten taken */
    int kinds; /* of tokens with which the next player takes a ten */
};

static struct outcome outcome_of(const struct state *view, struct move move) {
    struct state then = *view;
    uint8_t points[DSD_KINDS];
    struct outcome outcome = {0};
    game_apply(&then, move);
    outcome.lines = __builtin_popcount(then.as.dixsurdix.last.lines);
    dsd_most_tens(then.as.dixsurdix.board, points);
    for (int kind = 1; kind < DSD_KINDS; kind++) outcome.kinds += points[kind] > 0;
    return outcome;
}

static void place(const struct state *view, struct move move, struct reason *reason) {
    TEXT(said, 32);
    TEXT(token, REASON_TEXT_MAX);
    TEXT(cell, REASON_TEXT_MAX);
    game_say(view, move, &said); /* "place 3 b2" */
    text_byte(&token, said.bytes[6]);
    text_add(&cell, said.bytes + 8);
    reason_text(reason, "token", &token);
    reason_text(reason, "cell", &cell);
}

void dsd_reason(const struct state *view, struct move played, struct move best, struct reason *reason) {
    struct outcome mine = outcome_of(view, played), should = outcome_of(view, best);
    if (played.a == best.a && played.b == best.b) {
        reason->why = mine.lines ? "takes" : mine.kinds ? "leaves" : "closed";
        reason_number(reason, "n", mine.lines ? mine.lines : mine.kinds);
        return;
    }
    reason->why = should.lines > mine.lines ? "missed" : should.kinds < mine.kinds ? "gift" : "quiet";
    reason_number(reason, "n", should.lines > mine.lines ? should.lines : mine.kinds);
    place(view, best, reason);
    reason_number(reason, "left", should.kinds);
}
