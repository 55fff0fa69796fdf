/* bots.c: the list of bots, the random one, and the one way to ask any of them. */
#include "bots/bot.h"
#include "games/dix/bots.h"
#include "games/dixit/bots.h"
#include "games/dixsurdix/bots.h"

#include <assert.h>

/* Words for a storyteller that has none of its own: the round's number keeps them from repeating. */
static void plain_clue(const struct thought *thought) {
    if (!thought->words) return;
    text_clear(thought->words);
    text_format(thought->words, "%s %d", thought->tale && thought->tale->french ? "Devinez" : "Guess",
                thought->view->as.dixit.round);
}

static struct move choose_random(const struct thought *thought) {
    struct move moves[MOVES_MAX];
    int n = game_moves(thought->view, thought->seat, moves);
    return moves[rng_below(thought->rng, (uint32_t)n)];
}

const struct bot bot_list[] = {
    {.name = "random", .choose = choose_random},
    {.name = "easy", .game = &dix_game, .choose = dix_choose_easy},
    {.name = "normal", .game = &dix_game, .choose = dix_choose_normal},
    {.name = "expert", .game = &dix_game, .choose = dix_choose_expert},
    {.name = "numbers", .game = &dixit_game, .choose = dixit_choose_numbers},
#ifdef WITH_PICTURES /* they need the lexicon and what is on the cards, which a module without pictures      \
                        leaves out */
    {.name = "easy", .game = &dixit_game, .choose = dixit_choose_easy},
    {.name = "normal", .game = &dixit_game, .choose = dixit_choose_normal},
    {.name = "expert", .game = &dixit_game, .choose = dixit_choose_expert},
#endif
    {.name = "easy", .game = &dixsurdix_game, .choose = dsd_easy},
    {.name = "normal", .game = &dixsurdix_game, .choose = dsd_normal},
    {.name = "expert", .game = &dixsurdix_game, .choose = dsd_expert},
    {0},
};

const struct bot *bot_named(const struct game *game, const char *name) {
    for (const struct bot *bot = bot_list; bot->name; bot++)
        if ((!bot->game || bot->game == game) && text_same(bot->name, name)) return bot;
    return NULL;
}

struct move bot_think(const struct bot *bot, const struct thought *thought) {
    const struct game *game = game_of(thought->view);
    assert(thought->view->viewer == thought->seat && owes(thought->view, thought->seat));
    if (thought->words) text_clear(thought->words);
    struct move move = bot->choose(thought);
    assert(game_legal(thought->view, move));
    if (game->wordy && game->wordy(move) && thought->words && thought->words->size == 0) plain_clue(thought);
    return move;
}
