/* test_mind.c: beliefs about hidden hands: the true hand is never ruled out, and what was placed tells more
 * than the last placement alone. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>
#include <string.h>

#include "games/dixsurdix/bots.h"

enum { GAMES = 12, WORLDS = 40 };

struct game_so_far {
    struct state now;
    struct move past[BOT_PAST_MAX];
    int size;
};

static void play(struct game_so_far *game, struct rng *rng) {
    int seat = game_next(&game->now);
    struct move move;
    if (seat == CHANCE) {
        move = game_chance(&game->now, rng);
    } else {
        struct state view = game_view(&game->now, seat);
        move = bot_think(bot_named(&dixsurdix_game, "normal"),
                         &(struct thought){.view = &view, .seat = seat, .rng = rng});
    }
    game->past[game->size++] = move;
    game_apply(&game->now, move);
}

/* In how many worlds the next player holds what they truly hold. */
static int hits(const struct game_so_far *game, int seat, bool recalls, struct rng *rng) {
    struct state view = game_view(&game->now, seat), world;
    struct move past[BOT_PAST_MAX];
    int other = (seat + 1) % view.seats, found = 0;
    for (int i = 0; i < game->size; i++) past[i] = game_masked(&game->now, 0, game->past[i], seat);
    struct thought thought = {
        .view = &view, .seat = seat, .past = past, .past_size = recalls ? game->size : 0};
    struct dsd_mind mind;
    dsd_mind_open(&mind, &thought);
    assert_int_equal(mind.informed, recalls);
    for (int w = 0; w < WORLDS; w++) {
        memset(&world, 0, sizeof world);
        dsd_imagine(&mind, &world, rng);
        const struct dixsurdix *dsd = &world.as.dixsurdix;
        int tokens = 0;
        for (int kind = 1; kind < DSD_KINDS; kind++) tokens += dsd->pile[kind];
        assert_int_equal(tokens, game->now.as.dixsurdix.pile_size);
        assert_memory_equal(dsd->hand[seat], game->now.as.dixsurdix.hand[seat], DSD_KINDS);
        found += !memcmp(dsd->hand[other], game->now.as.dixsurdix.hand[other], DSD_KINDS);
    }
    return found;
}

/* Were the past of no use, the lead at each position would be luck, to either side: it must be more than two standard
 * deviations of such luck, as for every figure of docs/bots.md. */
static void test_what_was_placed_tells_more_than_the_last_placement(void **unused) {
    for (int players = 2; players <= 4; players += 2) {
        int lead = 0, squares = 0;
        for (uint64_t g = 0; g < GAMES; g++) {
            static struct game_so_far game;
            struct options options;
            struct rng rng = rng_seed(5, g);
            options_standard(&dixsurdix_game, players, &options);
            options.value[1] = g % 3 ? 0 : 4;
            game_start(&game.now, &dixsurdix_game, &options);
            for (game.size = 0; !game_over(&game.now); play(&game, &rng)) {
                int seat = game_next(&game.now);
                if (seat == CHANCE || game.size < 20 || game.size % 3 || game.now.as.dixsurdix.pile_size < 9)
                    continue;
                int here = hits(&game, seat, true, &rng) - hits(&game, seat, false, &rng);
                lead += here;
                squares += here * here;
            }
        }
        assert_true(squares > 100); /* they differ */
        assert_true(lead > 0 && lead * lead > 4 * squares);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_what_was_placed_tells_more_than_the_last_placement),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
