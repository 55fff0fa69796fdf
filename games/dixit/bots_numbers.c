/* bots_numbers.c: a Dixit bot that plays by numbers alone and needs no pictures. Its clue is a number near
 * its card's, so that some find the card and some do not; it gives and votes for the card nearest to the
 * number it hears. */
#include "games/dixit/bots.h"

#include <stdlib.h>

enum { ASTRAY = 8 /* how far a clue may be from the card */ };

/* The number in a clue, or 0. */
static int heard_number(const struct thought *thought) {
    const char *clue = thought->clue;
    int number = 0;
    for (; clue && *clue; clue++)
        if (*clue >= '0' && *clue <= '9' && number < DIXIT_CARDS_MAX) number = number * 10 + (*clue - '0');
    return number;
}

static int distance(int card, int number) {
    return abs(card - number);
}

/* How far a move's cards are from the number; a second vote or card counts as well. */
static int judge(const struct dixit *dixit, int phase, struct move move, int number) {
    if (phase == DIXIT_GIVE) return distance(move.a, number) + (move.b ? distance(move.b, number) : 0);
    return distance(dixit->slot[move.a - 1], number) +
           (move.b ? distance(dixit->slot[move.b - 1], number) : 0);
}

struct move dixit_choose_numbers(const struct thought *thought) {
    const struct dixit *dixit = &thought->view->as.dixit;
    struct move moves[MOVES_MAX];
    int n = game_moves(thought->view, thought->seat, moves);
    struct move chosen = moves[rng_below(thought->rng, (uint32_t)n)];
    int number = heard_number(thought);
    if (thought->view->phase == DIXIT_TELL) {
        int said = (int)chosen.a + (int)rng_below(thought->rng, 2 * ASTRAY + 1) - ASTRAY;
        if (thought->words) text_format(thought->words, "%d", said < 1 ? 1 : said);
        return chosen;
    }
    if (number == 0) return chosen; /* other words than numbers say nothing to it */
    for (int i = 0; i < n; i++)
        if (judge(dixit, thought->view->phase, moves[i], number) <
            judge(dixit, thought->view->phase, chosen, number))
            chosen = moves[i];
    return chosen;
}

void dixit_plain_clue(const struct thought *thought) {
    const struct dixit_setting *setting = thought->setting;
    if (!thought->words) return;
    text_format(thought->words, "%s %d", setting && setting->french ? "Devinez" : "Guess",
                thought->view->as.dixit.round);
}

struct move dixit_choose_random(const struct thought *thought) {
    struct move chosen = bot_choose_random(thought);
    if (chosen.kind == DIXIT_TELLS) dixit_plain_clue(thought);
    return chosen;
}
