/* test_external.c: bots that are other programs, good and bad, one question each. */
#include "tests/external.h"

/* At the start of a game of Pig. */
static const char *ask(const char *command, int patience_ms, char why[320], struct text *answer) {
    struct state state = table(&pig_game, 2, "");
    return ask_in(&state, NULL, 0, command, patience_ms, why, answer);
}

static void assert_loses(const char *command, int patience_ms, const char *sentence) {
    char why[320];
    TEXT(answer, 1024);
    const char *fault = ask(command, patience_ms, why, &answer);
    assert_non_null(fault);
    assert_string_equal(fault, sentence);
}

static void test_a_good_bot_is_heard(void **unused) {
    char why[320];
    TEXT(answer, 1024);
    const char *command =
        "while read word rest; do [ $word = go ] && echo info thinking && echo 'bestmove roll'; done";
    assert_null(ask(command, LONG, why, &answer));
    assert_string_equal(answer.bytes, "roll");
}

/* A thousand lines of chatter are allowed, and the answer after them is heard; one more is too many. */
static void test_a_bot_may_talk_a_thousand_lines(void **unused) {
    char why[320];
    TEXT(answer, 1024);
    assert_null(ask("yes info | head -1000; echo bestmove roll; cat >/dev/null", LONG, why, &answer));
    assert_string_equal(answer.bytes, "roll");
    assert_loses("yes info | head -1001; echo bestmove roll; cat >/dev/null", LONG,
                 "it talks without end");
}

static void test_an_answer_holds_no_zero_byte(void **unused) {
    assert_loses("printf 'bestmove roll\\0 and more\\n'; cat >/dev/null", LONG,
                 "it answered something else than bestmove: \"bestmove roll\"");
}

static void test_a_bot_that_dies_loses_its_seat(void **unused) {
    assert_loses("exit 3", LONG, "it has ended");
    assert_loses("read line; kill -9 $$", LONG, "it has ended");
    assert_loses("./no-such-bot 2>&-", LONG, "it has ended");
}

static void test_a_bot_that_hangs_loses_its_seat(void **unused) {
    assert_loses("sleep 1000", 100, "it did not answer in time");
    assert_loses("trap '' TERM PIPE; cat >/dev/null; sleep 1000", 100, "it did not answer in time");
}

static void test_a_bot_that_talks_nonsense_loses_its_seat(void **unused) {
    assert_loses("cat >/dev/null & echo hello; sleep 1000", LONG,
                 "it answered something else than bestmove: \"hello\"");
    assert_loses("cat >/dev/null & printf 'bad\\033[2J\\n'; sleep 1000", LONG,
                 "it answered something else than bestmove: \"bad?[2J\"");
    assert_loses("cat >/dev/null & echo bestmove jump; sleep 1000", LONG,
                 "this is not a legal move now \"bestmove jump\"");
    assert_loses("cat >/dev/null & echo bestmove roll and more; sleep 1000", LONG,
                 "no words may follow this move \"bestmove roll and more\"");
    assert_loses("cat >/dev/null & echo bestmove; sleep 1000", LONG,
                 "it answered something else than bestmove: \"bestmove\"");
}

static void test_a_bot_that_floods_loses_its_seat(void **unused) {
    assert_loses("yes info", LONG, "it talks without end");
    assert_loses("yes | tr -d '\\n'", LONG, "it answered a line that never ends");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_a_good_bot_is_heard),
        cmocka_unit_test(test_a_bot_may_talk_a_thousand_lines),
        cmocka_unit_test(test_an_answer_holds_no_zero_byte),
        cmocka_unit_test(test_a_bot_that_dies_loses_its_seat),
        cmocka_unit_test(test_a_bot_that_hangs_loses_its_seat),
        cmocka_unit_test(test_a_bot_that_talks_nonsense_loses_its_seat),
        cmocka_unit_test(test_a_bot_that_floods_loses_its_seat),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
