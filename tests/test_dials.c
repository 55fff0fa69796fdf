/* test_dials.c: the constants of the rules that the laboratory turns: never on offer, told only where they are turned, each of them
 * matters, and no setting that is not refused breaks a rule, a record or a bot. */
#include "tests/options.h"

#include "bots/bot.h"
#include "sim/signature.h"

#include <stdio.h>
#include <string.h>

static void turn(const struct game *game, struct options *options, int dial, int32_t value) {
    options->dial[dial] = (int16_t)(value - game->dials[dial].standard);
}

static int32_t most_of(const struct option *dial) {
    return dial->kind == OPTION_BOOL ? 1 : dial->most;
}

static void play_out(const struct game *game, const struct options *options, const struct bot *bot) {
    struct rng rng = rng_seed(7, options->players);
    struct state state;
    int moves = 0;
    game_start(&state, game, options);
    for (; !game_over(&state); moves++) {
        int seat = game_next(&state);
        struct move move;
        assert_true(moves < STEPS_MAX);
        if (seat == CHANCE) {
            move = game_chance(&state, &rng);
        } else if (!game->obliged || !game->obliged(&state, seat, &move)) {
            struct state view = game_view(&state, seat);
            TEXT(words, 4 * CLUE_MAX + 1);
            struct thought thought = {
                .view = &view, .seat = seat, .budget = 40, .rng = &rng, .words = &words};
            move = bot_think(bot, &thought); /* asserts that it is legal */
        }
        game_apply(&state, move);
    }
}

/* Every dial as far as it goes, at every table, with every bot in turn. */
static void test_every_setting_is_refused_in_words_or_can_be_played(void **unused) {
    int played = 0, refused = 0;
    for (int g = 0; game_list[g]; g++) {
        const struct game *game = game_list[g];
        const struct bot *bots = bots_of(game), *bot = bots;
        for (int i = 0; game->dials && game->dials[i].name; i++)
            for (int players = game->seats_min; players <= game->seats_max; players++)
                for (int end = 0; end < 2; end++) {
                    struct options options;
                    options_standard(game, players, &options);
                    turn(game, &options, i, end ? most_of(&game->dials[i]) : game->dials[i].least);
                    if (options_refusal(game, &options)) {
                        refused++;
                        continue;
                    }
                    play_out(game, &options, bot);
                    played++;
                    if (!(++bot)->name) bot = bots;
                }
    }
    assert_true(played > 100 && refused > 0);
}

static bool matters(const struct game *game, int dial) {
    for (int players = game->seats_min; players <= game->seats_max; players++)
        for (int32_t value = game->dials[dial].least; value <= most_of(&game->dials[dial]); value++) {
            struct options standard, options;
            options_standard(game, players, &standard);
            options = standard;
            turn(game, &options, dial, value);
            if (!options.dial[dial] || options_refusal(game, &options)) continue;
            if (signature(game, &options, 3) != signature(game, &standard, 3)) return true;
            struct state one, other; /* who wins a tie shows at the end only */
            for (uint64_t seed = 0; seed < 60; seed++) {
                struct rng a = rng_seed(seed, 1), b = rng_seed(seed, 1);
                game_start(&one, game, &standard);
                game_start(&other, game, &options);
                while (!game_over(&one)) game_apply(&one, game_pick(&one, game_next(&one), &a));
                while (!game_over(&other)) game_apply(&other, game_pick(&other, game_next(&other), &b));
                if (game_hash(&one) != game_hash(&other)) return true;
            }
        }
    return false;
}

static void test_every_dial_changes_play(void **unused) {
    for (int g = 0; game_list[g]; g++)
        for (int i = 0; game_list[g]->dials && game_list[g]->dials[i].name; i++)
            if (!matters(game_list[g], i))
                fail_msg("%s: turning %s changes nothing", game_list[g]->name, game_list[g]->dials[i].name);
}

static void test_dials_are_never_on_offer_and_told_only_where_turned(void **unused) {
    for (int g = 0; game_list[g]; g++) {
        const struct game *game = game_list[g];
        for (int i = 0; game->dials && game->dials[i].name; i++) {
            const struct option *dial = &game->dials[i];
            struct options options;
            TEXT(json, 2000);
            char quoted[64];
            options_standard(game, game->seats_min, &options);
            assert_false(options_turned(&options));
            assert_non_null(options_set(game, &options, dial->name, "1"));
            snprintf(quoted, sizeof quoted, "\"%s\":", dial->name);
            options_json(game, &options, NULL, &json);
            assert_null(strstr(json.bytes, quoted));
            turn(game, &options, i, dial->standard == dial->least ? dial->least + 1 : dial->least);
            json = text_over(json.bytes, 2000);
            options_json(game, &options, NULL, &json);
            assert_non_null(strstr(json.bytes, quoted));
        }
    }
}

static void test_values_out_of_range_are_refused(void **unused) {
    for (int g = 0; game_list[g]; g++) {
        const struct game *game = game_list[g];
        for (int i = 0; game->dials && game->dials[i].name; i++) {
            struct options options, before;
            char value[16];
            options_standard(game, game->seats_min, &options);
            before = options;
            for (int end = 0; end < 2; end++) {
                int32_t beyond = end ? most_of(&game->dials[i]) + 1 : game->dials[i].least - 1;
                snprintf(value, sizeof value, "%d", beyond);
                assert_non_null(options_turn(game, &options, game->dials[i].name, value));
                assert_memory_equal(&options, &before, sizeof options);
                turn(game, &options, i, beyond);
                assert_non_null(options_refusal(game, &options));
                options = before;
            }
            assert_non_null(options_turn(game, &options, game->dials[i].name, "many"));
        }
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_every_setting_is_refused_in_words_or_can_be_played),
        cmocka_unit_test(test_every_dial_changes_play),
        cmocka_unit_test(test_dials_are_never_on_offer_and_told_only_where_turned),
        cmocka_unit_test(test_values_out_of_range_are_refused),
    };
    return cmocka_run_group_tests_name("dials", tests, NULL, NULL);
}
