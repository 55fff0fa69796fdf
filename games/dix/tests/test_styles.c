/* test_styles.c: the styles of DIX are told apart by what they do, each at a table with the expert. That they are
 * equally strong takes thousands of games: docs/bots.md. */
#include "bots/bot.h"
#include "games/dix/bots.h"
#include "games/dix/tests/tables.h"

enum { GAMES = 16 };

/* What the two seats did, the style first. */
struct habits {
    int turns[2], draws[2]; /* cards drawn */
    int stops[2], coins[2]; /* turns that ended with the coins */
    int jokers[2], paid[2]; /* at auctions */
    int left[2];            /* money when the game was over */
};

static void note_choice(struct habits *habits, const struct state *state, int who, struct move move) {
    if (state->phase == DIX_CHOOSE && move.kind == DIX_DO_DRAW) {
        habits->draws[who]++;
        habits->turns[who] += !state->as.dix.drawn;
    }
    if (state->phase == DIX_CHOOSE && move.kind != DIX_DO_DRAW) {
        habits->stops[who]++;
        habits->coins[who] += move.kind == DIX_DO_COINS;
    }
}

static void play_game(struct habits *habits, const char *style, int first, uint64_t seed) {
    struct rng rng = rng_seed(500, seed);
    struct state state = table(&dix_game, 2, "");
    while (!game_over(&state)) {
        int seat = game_next(&state);
        struct move move;
        if (seat == CHANCE) {
            move = game_chance(&state, &rng);
        } else if (!dix_game.obliged(&state, seat, &move)) {
            struct state view = game_view(&state, seat);
            const struct bot *bot = bot_named(&dix_game, seat == first ? style : "expert");
            move = bot_think(bot, &(struct thought){.view = &view, .seat = seat, .rng = &rng});
        }
        if (seat != CHANCE) note_choice(habits, &state, seat == first ? 0 : 1, move);
        bool bids = state.phase == DIX_BID;
        game_apply(&state, move);
        if (bids && state.phase != DIX_BID && state.as.dix.high) {
            int winner = state.as.dix.high_seat == first ? 0 : 1;
            habits->jokers[winner]++;
            habits->paid[winner] += state.as.dix.high;
        }
    }
    for (int seat = 0; seat < 2; seat++)
        habits->left[seat == first ? 0 : 1] += dix_money(&state.as.dix, &state.as.dix.player[seat]);
}

static struct habits watch(const char *style) {
    struct habits habits = {0};
    for (int g = 0; g < GAMES; g++) play_game(&habits, style, g % 2, (uint64_t)g);
    return habits;
}

/* Whether a part of a whole is more for the style than for the expert. */
static bool more(const int part[2], const int whole[2]) {
    return part[0] * whole[1] > part[1] * whole[0];
}

static void test_the_gambler_stops_late(void **unused) {
    struct habits gambler = watch("gambler");
    assert_true(more(gambler.draws, gambler.turns));
    assert_false(more(gambler.stops, gambler.turns)); /* and busts more often */
}

static void test_the_careful_one_stops_early(void **unused) {
    struct habits careful = watch("careful");
    assert_false(more(careful.draws, careful.turns));
    assert_true(more(careful.stops, careful.turns)); /* and busts more seldom */
}

static void test_the_miser_hoards(void **unused) {
    struct habits miser = watch("miser");
    assert_true(more(miser.coins, miser.stops));
    assert_true(miser.left[0] > miser.left[1]);
    assert_true(miser.paid[0] < miser.paid[1]);
}

static void test_the_bidder_overpays(void **unused) {
    struct habits bidder = watch("bidder");
    assert_true(bidder.jokers[0] > bidder.jokers[1]);
    assert_true(more(bidder.paid, bidder.jokers));
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_the_gambler_stops_late),
        cmocka_unit_test(test_the_careful_one_stops_early),
        cmocka_unit_test(test_the_miser_hoards),
        cmocka_unit_test(test_the_bidder_overpays),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
