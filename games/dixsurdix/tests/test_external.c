/* test_external.c: what a program that plays Dix sur Dix is told. */
#include <unistd.h>

#include "games/dixsurdix/tests/tables.h"
#include "tests/external.h"

/* The question holds what the seat may see and no more. */
static void test_a_bot_is_told_what_its_seat_may_see(void **unused) {
    char why[320], path[] = "build/question-XXXXXX";
    TEXT(answer, 1024);
    TEXT(command, 256);
    int file = mkstemp(path);
    assert_true(file >= 0);
    text_format(&command, "sed -u -n 'w %s\n/^go/s/.*/bestmove place 4 a4/p'", path);
    struct state state = position("333.............", HANDS("144", "237"), "1", "");
    struct external_line lines[] = {
        {.move = {.who = CHANCE, .kind = 1, .a = 0, .b = 4}},
        {.move = {.who = CHANCE, .kind = 1, .a = 1, .b = 7}},
    };
    assert_null(ask_in(&state, lines, 2, command.bytes, LONG, why, &answer));
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

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_a_bot_is_told_what_its_seat_may_see),
    };
    return cmocka_run_group_tests_name("external bots of Dix sur Dix", tests, NULL, NULL);
}
