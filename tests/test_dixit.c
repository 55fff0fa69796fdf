/* test_dixit.c */
#include "tests/records.h"
static void test_records(void **unused) {
    assert_int_equal(records_replay("tests/records/dixit.jsonl"), 14);
}
int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_records)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
