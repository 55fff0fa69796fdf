/* test_options.c: options are read from text, checked, and written in full. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <cmocka.h>
#include <string.h>

#include "engine/game.h"

static void expect_json(const struct game *game, const struct options *options, const char *json) {
    TEXT(text, 512);
    options_json(game, options, &text);
    assert_string_equal(text.bytes, json);
}

static void test_every_option_is_listed_with_its_value_in_force(void **unused) {
    struct options options;
    options_standard(&dix_game, 3, &options);
    expect_json(&dix_game, &options, "{\"bust-buy\":false,\"final-buy\":\"all\"}");
    options_standard(&dix_game, 1, &options);
    assert_null(options_set(&dix_game, &options, "alix", "7"));
    assert_null(options_set(&dix_game, &options, "final-buy", "others"));
    expect_json(&dix_game, &options, "{\"bust-buy\":false,\"final-buy\":\"others\",\"alix\":7}");
    options_standard(&dixsurdix_game, 2, &options);
    expect_json(&dixsurdix_game, &options, "{\"open-hands\":false,\"jokers\":0}");
    options_standard(&dixit_game, 5, &options);
    expect_json(&dixit_game, &options,
                "{\"cards\":84,\"goal\":30,\"rounds\":0,\"odyssey\":false,\"old-three\":false}");
}

static void test_values_out_of_range_change_nothing(void **unused) {
    static const struct {
        const struct game *game;
        int players;
        const char *name, *value;
    } bad[] = {
        {&dix_game, 1, "alix", "3"},          {&dix_game, 1, "alix", "11"},
        {&dix_game, 1, "alix", "7x"},         {&dix_game, 1, "alix", ""},
        {&dix_game, 1, "alix", "4294967300"}, {&dix_game, 2, "alix", "7"},
        {&dix_game, 2, "bust-buy", "maybe"},  {&dix_game, 2, "final-buy", "none"},
        {&dix_game, 2, "final-buy", ""},      {&dix_game, 2, "Bust-buy", "true"},
        {&dixit_game, 5, "cards", "100000"},  {&dixit_game, 5, "goal", "201"},
        {&dixit_game, 5, "goal", "-1"},       {&dixsurdix_game, 2, "jokers", "5"},
    };
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
        struct options before, after;
        options_standard(bad[i].game, bad[i].players, &before);
        after = before;
        const char *refusal = options_set(bad[i].game, &after, bad[i].name, bad[i].value);
        if (!refusal) fail_msg("%s=%s was accepted", bad[i].name, bad[i].value);
        assert_memory_equal(&before, &after, sizeof before);
    }
}

static void test_truth_may_be_written_in_several_words(void **unused) {
    static const char *yes[] = {"true", "on", "yes", "1"}, *no[] = {"false", "off", "no", "0"};
    struct options options;
    options_standard(&dix_game, 2, &options);
    for (int i = 0; i < 4; i++) {
        assert_null(options_set(&dix_game, &options, "bust-buy", yes[i]));
        assert_int_equal(options.value[0], 1);
        assert_null(options_set(&dix_game, &options, "bust-buy", no[i]));
        assert_int_equal(options.value[0], 0);
    }
}

static void test_tables_that_cannot_be_played_are_refused_with_a_sentence(void **unused) {
    struct options options;
    options_standard(&dixit_game, 8, &options);
    assert_null(options_refusal(&dixit_game, &options));
    assert_null(options_set(&dixit_game, &options, "cards", "21")); /* hands of eight need more */
    assert_non_null(options_refusal(&dixit_game, &options));
    options_standard(&dixit_game, 5, &options);
    assert_null(options_set(&dixit_game, &options, "goal", "0")); /* would never end */
    assert_non_null(options_refusal(&dixit_game, &options));
    options_standard(&dix_game, 5, &options);
    options.players = 6;
    assert_non_null(options_refusal(&dix_game, &options));
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_every_option_is_listed_with_its_value_in_force),
        cmocka_unit_test(test_values_out_of_range_change_nothing),
        cmocka_unit_test(test_truth_may_be_written_in_several_words),
        cmocka_unit_test(test_tables_that_cannot_be_played_are_refused_with_a_sentence),
    };
    return cmocka_run_group_tests_name("options", tests, NULL, NULL);
}
