/* test_names.c: names that look alike are found, and others are let be. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "net/server.h"

static void expect(bool alike, const char *a, const char *b) {
    if (names_alike(a, b) != alike || names_alike(b, a) != alike)
        fail_msg("\"%s\" and \"%s\" %s", a, b, alike ? "look alike" : "do not look alike");
}

static void test_tricks_are_seen_through(void **unused) {
    static const char *const pairs[][2] = {
        {"Ana", "Ana"},
        {"Ana", "ana"},            /* case */
        {"Ana", "Аnа"},            /* Cyrillic */
        {"Maxime", "Мaхіmе"},      /* more of it */
        {"Oscar", "Оѕсаr"},        /* and more */
        {"Hector", "Нeстor"},      /* capitals */
        {"Nina", "Νina"},          /* a Greek capital */
        {"Leo", "Lеο"},            /* Cyrillic and Greek */
        {"Zoé", "Zoe"},            /* accents */
        {"Zo\u00e9", "Zoe\u0301"}, /* composed or not */
        {"Léo", "Lëo"},            /* another accent */
        {"Bob", "B0b"},            /* digits */
        {"Lili", "L1l1"},          /* 1, l, i */
        {"Ines", "lnes"},          /* capital i, small L */
        {"Ana", "Ａｎａ"},         /* full width */
        {"Ana", "𝐀𝐧𝐚"},            /* mathematical */
        {"Ana", "𝒜𝓃𝒶"},            /* script */
        {"Noa", "𝚴oa"},            /* mathematical Greek */
        {"Ana", "ⓐⓝⓐ"},            /* circled */
        {"Ana", "🅐🅝🅐"},            /* and dark */
        {"Ana", "ᴀɴᴀ"},            /* small capitals */
        {"Sam", "ꜱaᴍ"},
        {"Ada", "A da"}, /* blanks */
        {"Ada", "A\u2009da"},
        {"Ada", "Ada."},
        {"Jean-Luc", "Jean Luc"},
        {"Jean-Luc", "Jean‐Luc"}, /* another hyphen */
        {"Ada", "Ada\ufe0f"},     /* a variation of nothing */
        {"Ada", "A\u0335da"},     /* a stroke */
        {"Mia", "rnia"},          /* r and n */
        {"Wim", "VVim"},
        {"Aenne", "Ænne"},
        {"Finn", "ﬁnn"},
        {"Ana", "ꓮꓠꓮ"},     /* Lisu */
        {"Dave", "Ꭰave"},   /* Cherokee */
        {"Νίκος", "ΝΊΚΟΣ"}, /* a Greek name in capitals */
        {"Иван", "ИВАН"},   /* a Russian one */
        {"Player 1", "Player l"},
        {"Max₂", "Max2"},
        {"№", "№"},
    };
    for (size_t i = 0; i < sizeof pairs / sizeof *pairs; i++) expect(true, pairs[i][0], pairs[i][1]);
}

static void test_other_names_are_let_be(void **unused) {
    static const char *const names[] = {
        "Ana",   "Anna",  "Anne", "Ann",    "Ada",         "Eva",    "Ava", "Léo", "Theo", "Lou",   "Sam",
        "Max",   "Nora",  "Zoé",  "Chloé",  "P2",          "P3",     "P4",  "P10", "Host", "Иван",  "Ирина",
        "Νίκος", "Μαρία", "陳",   "陳大",   "山田",        "さくら", "김",  "이",  "محمد", "أحمد",  "דוד",
        "שרה",   "🦊",  "🐻",    "❤️", "👩‍🚀", "...",    "--",  "?",   "!",    "Ana 2", "Ana 3"};
    enum { NAMES = sizeof names / sizeof *names };
    for (int i = 0; i < NAMES; i++)
        for (int k = 0; k < NAMES; k++) expect(i == k, names[i], names[k]);
}

/* Every row of the table is sorted and says nothing twice: a search in it finds each character. */
static void test_every_letter_of_the_table_is_found(void **unused) {
    static const struct {
        uint32_t first;
        const char *letters;
    } rows[] = {
#define LOOKS(first, letters) {first, letters},
#include "net/lookalikes.def"
#undef LOOKS
    };
    uint32_t end = 0;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        assert_true(rows[i].first >= end);
        end = rows[i].first + (uint32_t)strlen(rows[i].letters);
        for (uint32_t k = 0; rows[i].letters[k]; k++) {
            uint32_t code = rows[i].first + k;
            char name[8], letter[2] = {rows[i].letters[k], 0};
            if (letter[0] == '*' || (letter[0] >= 'A' && letter[0] <= 'Z')) continue;
            int size = 0;
            if (code < 0x800) {
                name[size++] = (char)(0xc0 | code >> 6);
            } else if (code < 0x10000) {
                name[size++] = (char)(0xe0 | code >> 12);
                name[size++] = (char)(0x80 | (code >> 6 & 63));
            } else {
                name[size++] = (char)(0xf0 | code >> 18);
                name[size++] = (char)(0x80 | (code >> 12 & 63));
                name[size++] = (char)(0x80 | (code >> 6 & 63));
            }
            name[size++] = (char)(0x80 | (code & 63));
            name[size] = 0;
            expect(true, name, letter);
        }
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_tricks_are_seen_through),
        cmocka_unit_test(test_other_names_are_let_be),
        cmocka_unit_test(test_every_letter_of_the_table_is_found),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
