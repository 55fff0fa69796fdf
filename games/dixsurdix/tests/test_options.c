/* test_options.c: the options of Dix sur Dix are read from text, checked, and written in full. */
#include "tests/options.h"

static void test_every_option_is_listed_with_its_value_in_force(void **unused) {
    struct options options;
    options_standard(&dixsurdix_game, 2, &options);
    expect_json(&dixsurdix_game, &options, "{\"open-hands\":false,\"jokers\":0}");
}

static void test_values_out_of_range_change_nothing(void **unused) {
    expect_refused(&dixsurdix_game, 2, "jokers", "5");
    expect_refused(&dixsurdix_game, 2, "open-hands", "2");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_every_option_is_listed_with_its_value_in_force),
        cmocka_unit_test(test_values_out_of_range_change_nothing),
    };
    return cmocka_run_group_tests_name("options of Dix sur Dix", tests, NULL, NULL);
}
