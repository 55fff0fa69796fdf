/* test_options.c: the options of every game: standard ones can be played, values are read back as they are written, and what is out
 * of range changes nothing. */
#include "tests/options.h"

#include <stdio.h>

static void check_range(const struct game *game, const struct option *option, int players) {
    struct options options;
    char value[16];
    options_standard(game, players, &options);
    expect_refused(game, players, option->name, "");
    expect_refused(game, players, option->name, "4294967300");
    expect_refused(game, players, option->name, "7x");
    if (option->kind == OPTION_INT) {
        for (int i = 0; i < 2; i++) {
            snprintf(value, sizeof value, "%d", i ? option->most + 1 : option->least - 1);
            expect_refused(game, players, option->name, value);
            snprintf(value, sizeof value, "%d", i ? option->most : option->least);
            assert_null(options_set(game, &options, option->name, value));
        }
    }
    if (option->kind == OPTION_CHOICE)
        for (int i = 0; option->choices[i]; i++)
            assert_null(options_set(game, &options, option->name, option->choices[i]));
    if (option->kind == OPTION_BOOL) assert_null(options_set(game, &options, option->name, "true"));
}

static void test_values_out_of_range_change_nothing(void **unused) {
    for (int g = 0; game_list[g]; g++)
        for (int players = game_list[g]->seats_min; players <= game_list[g]->seats_max; players++)
            for (const struct option *option = game_list[g]->options; option->name; option++) {
                if (option_exists(option, players))
                    check_range(game_list[g], option, players);
                else
                    expect_refused(game_list[g], players, option->name, "1");
            }
}

static void test_standard_tables_can_be_played_and_no_others(void **unused) {
    for (int g = 0; game_list[g]; g++) {
        struct options options;
        for (int players = game_list[g]->seats_min; players <= game_list[g]->seats_max; players++) {
            options_standard(game_list[g], players, &options);
            assert_null(options_refusal(game_list[g], &options));
        }
        options.players = (uint8_t)(game_list[g]->seats_max + 1);
        assert_non_null(options_refusal(game_list[g], &options));
        options.players = (uint8_t)(game_list[g]->seats_min - 1);
        assert_non_null(options_refusal(game_list[g], &options));
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_values_out_of_range_change_nothing),
        cmocka_unit_test(test_standard_tables_can_be_played_and_no_others),
    };
    return cmocka_run_group_tests_name("options", tests, NULL, NULL);
}
