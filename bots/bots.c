/* bots.c: the lists of bots, the random one, and the one way to ask any of them. */
#include "bots/bot.h"

#include <assert.h>

static const struct bot *const lists[] = {
#define GAME(name) name##_bots,
#include "games/games.def"
#undef GAME
};

const struct bot *bots_of(const struct game *game) {
    return lists[game_place(game)];
}

const struct bot *bot_named(const struct game *game, const char *name) {
    for (const struct bot *bot = bots_of(game); bot->name; bot++)
        if (text_same(bot->name, name)) return bot;
    return NULL;
}

const struct bot *bot_standin(const struct game *game) {
    const struct bot *bot = bot_named(game, "normal");
    return bot ? bot : bots_of(game);
}

const struct bot *bot_strongest(const struct game *game) {
    const struct bot *bot = bots_of(game);
    while (bot[1].name) bot++;
    return bot;
}

const struct judge *judge_of(const struct game *game) {
    return bot_strongest(game)->judge;
}

int judged_best(const struct judged *list, int n) {
    int best = 0;
    for (int i = 1; i < n; i++)
        if (list[i].worth.rank > list[best].worth.rank) best = i;
    return best;
}

void judged_prefer(struct judged *list, int n, struct move move) {
    int best = judged_best(list, n);
    for (int i = 0; i < n; i++) {
        bool same = list[i].move.kind == move.kind && list[i].move.a == move.a && list[i].move.b == move.b;
        if (same && i != best) list[i].worth.rank = list[best].worth.rank + 1;
    }
}

struct move bot_choose_random(const struct thought *thought) {
    return game_pick(thought->view, thought->seat, thought->rng);
}

struct move bot_mix(const struct thought *thought, struct move (*worse)(const struct thought *),
                    struct move (*better)(const struct thought *), uint32_t share) {
    return rng_below(thought->rng, 1024) < share ? better(thought) : worse(thought);
}

struct move bot_think(const struct bot *bot, const struct thought *thought) {
    const struct game *game = game_of(thought->view);
    assert(thought->view->viewer == thought->seat && owes(thought->view, thought->seat));
    if (thought->words) text_clear(thought->words);
    struct move move = bot->choose(thought);
    assert(game_legal(thought->view, move));
    assert(!game->wordy || !game->wordy(move) || !thought->words || thought->words->size > 0);
    return move;
}
