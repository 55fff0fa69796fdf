/* test_options.c: the options of DIX are read from text, checked, and written in full. */
#include "tests/options.h"

static void test_every_option_is_listed_with_its_value_in_force(void **unused) {
    struct options options;
    options_standard(&dix_game, 3, &options);
    expect_json(&dix_game, &options, "{\"bust-buy\":false,\"final-buy\":\"all\"}");
    options_standard(&dix_game, 1, &options);
    assert_null(options_set(&dix_game, &options, "alix", "7"));
    assert_null(options_set(&dix_game, &options, "final-buy", "others"));
    expect_json(&dix_game, &options, "{\"bust-buy\":false,\"final-buy\":\"others\",\"alix\":7}");
}

static void test_values_out_of_range_change_nothing(void **unused) {
    expect_refused(&dix_game, 1, "alix", "3");
    expect_refused(&dix_game, 1, "alix", "11");
    expect_refused(&dix_game, 1, "alix", "7x");
    expect_refused(&dix_game, 1, "alix", "");
    expect_refused(&dix_game, 1, "alix", "4294967300");
    expect_refused(&dix_game, 2, "alix", "7");
    expect_refused(&dix_game, 2, "bust-buy", "maybe");
    expect_refused(&dix_game, 2, "final-buy", "none");
    expect_refused(&dix_game, 2, "final-buy", "");
    expect_refused(&dix_game, 2, "Bust-buy", "true");
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

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_every_option_is_listed_with_its_value_in_force),
        cmocka_unit_test(test_values_out_of_range_change_nothing),
        cmocka_unit_test(test_truth_may_be_written_in_several_words),
    };
    return cmocka_run_group_tests_name("options of DIX", tests, NULL, NULL);
}
