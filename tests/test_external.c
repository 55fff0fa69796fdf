/* test_external.c: bots that are other programs, good and bad, one question each. */
#include "sim/external.h"
#include "games/dixsurdix/tests/tables.h"

#include <unistd.h>

/* Starts a bot, asks it in a small position, and ends it; what became of it in `why`, its answer in `answer`.
 */
static const char *ask(const char *command, int patience_ms, char why[320], struct text *answer) {
    struct state state = position("333.............", HANDS("144", "237"), "1", "");
    struct options options;
    assert_null(choose(&dixsurdix_game, 2, "", &options));
    struct external_line lines[] = {
        {.move = {.who = CHANCE, .kind = 1, .a = 0, .b = 4}},
        {.move = {.who = CHANCE, .kind = 1, .a = 1, .b = 7}},
    };
    struct external *bot = external_open(command, patience_ms);
    assert_non_null(bot);
    const char *fault = external_ask(bot, &state, &options, 0, lines, 2, answer);
    if (fault) {
        /* It is not asked again. */
        assert_string_equal(external_ask(bot, &state, &options, 0, lines, 2, answer), fault);
        strcpy(why, fault);
    }
    external_close(bot);
    return fault ? why : NULL;
}

enum { LONG = 60000 };

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
        "while read word rest; do [ $word = go ] && echo info thinking && echo 'bestmove place 1 d1'; done";
    assert_null(ask(command, LONG, why, &answer));
    assert_string_equal(answer.bytes, "place 1 d1");
}

/* The question holds what the seat may see and no more. */
static void test_a_bot_is_told_what_its_seat_may_see(void **unused) {
    char why[320], path[] = "build/question-XXXXXX";
    TEXT(answer, 1024);
    TEXT(command, 256);
    int file = mkstemp(path);
    assert_true(file >= 0);
    text_format(&command, "sed -u -n 'w %s\n/^go/s/.*/bestmove place 4 a4/p'", path);
    assert_null(ask(command.bytes, LONG, why, &answer));
    char heard[8192];
    ssize_t size = read(file, heard, sizeof heard - 1);
    close(file);
    unlink(path);
    assert_true(size > 0);
    heard[size] = 0;
    const char *begins =
        "dizaine 1\ngame dixsurdix\nplayers 2\noption open-hands false\noption jokers 0\nseat 0\n"
        "move * deal 0 4\nmove * deal 1 ?\nsee place seat 0";
    assert_memory_equal(heard, begins, strlen(begins));
    assert_non_null(strstr(heard, "\nsee seat 1 score 0 hand ? ? ?\n"));
    assert_non_null(strstr(heard, "\nlegal place 1 d1\n"));
    assert_null(strstr(heard, "deal 1 7"));
    assert_non_null(strstr(heard, "\ngo "));
}

/* A thousand lines of chatter are allowed, and the answer after them is heard; one more is too many. */
static void test_a_bot_may_talk_a_thousand_lines(void **unused) {
    char why[320];
    TEXT(answer, 1024);
    assert_null(ask("yes info | head -1000; echo bestmove place 1 d1; cat >/dev/null", LONG, why, &answer));
    assert_string_equal(answer.bytes, "place 1 d1");
    assert_loses("yes info | head -1001; echo bestmove place 1 d1; cat >/dev/null", LONG,
                 "it talks without end");
}

static void test_an_answer_holds_no_zero_byte(void **unused) {
    assert_loses("printf 'bestmove place 1 d1\\0 and more\\n'; cat >/dev/null", LONG,
                 "it answered something else than bestmove: \"bestmove place 1 d1\"");
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
    assert_loses("cat >/dev/null & echo bestmove place 7 a4; sleep 1000", LONG,
                 "this is not a legal move now \"bestmove place 7 a4\"");
    assert_loses("cat >/dev/null & echo bestmove place 1 d1 and more; sleep 1000", LONG,
                 "no words may follow this move \"bestmove place 1 d1 and more\"");
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
        cmocka_unit_test(test_a_bot_is_told_what_its_seat_may_see),
        cmocka_unit_test(test_a_bot_may_talk_a_thousand_lines),
        cmocka_unit_test(test_an_answer_holds_no_zero_byte),
        cmocka_unit_test(test_a_bot_that_dies_loses_its_seat),
        cmocka_unit_test(test_a_bot_that_hangs_loses_its_seat),
        cmocka_unit_test(test_a_bot_that_talks_nonsense_loses_its_seat),
        cmocka_unit_test(test_a_bot_that_floods_loses_its_seat),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
