// The lexicon (cards/lexicon.h): folding, terms in both languages for every concept, sayings and synonyms.
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>
#include <string.h>

#include "cards/fold.h"
#include "cards/lexicon.h"

static bool same(const char *a, const char *b) {
    return lexicon_same(a) == lexicon_same(b);
}

// The concept that a clue evokes most.
static const char *first(const char *clue) {
    struct tag tag;
    return lexicon_tags(clue, &tag, 1) == 1 ? concept_at(tag.concept)->id : "";
}

// Whether a concept is among the first n that a clue evokes.
static bool among(const char *clue, const char *id, int n) {
    struct tag tags[16];
    int found = lexicon_tags(clue, tags, n);
    for (int i = 0; i < found; i++)
        if (strcmp(concept_at(tags[i].concept)->id, id) == 0) return true;
    return false;
}

static void test_case_accents_and_ligatures_fold(void **state) {
    assert_true(same("L'ŒUF D'ÉTÉ", "l’oeuf d'ete"));
    assert_true(same("Garçon, naïf", "garcon naif"));
    assert_true(same("e\xcc\x81toile", "étoile")); // an accent of its own, as some keyboards send it
    assert_false(same("étoile", "toile"));
}

static void test_broken_utf8_only_separates_words(void **state) {
    struct folded words;
    fold_words("lune\xff\xc3", 6, &words);
    assert_int_equal(words.count, 1);
    assert_string_equal(words.word[0].letters, "lune");
    fold_words("", 0, &words);
    assert_int_equal(words.count, 0);
}

static void test_long_words_and_long_clues_are_cut(void **state) {
    char clue[801];
    memset(clue, 'a', 800);
    clue[800] = 0;
    struct folded words;
    fold_words(clue, 800, &words);
    assert_int_equal(words.count, 1);
    for (int i = 0; i < 800; i += 2) clue[i] = ' ';
    fold_words(clue, 800, &words);
    assert_int_equal(words.count, FOLD_WORDS_MAX);
}

static void test_plurals_and_simple_inflection_fold(void **state) {
    static const char *const pairs[][2] = {
        {"cheval", "chevaux"}, {"oiseau", "oiseaux"},      {"bateau", "bateaux"},  {"étoile", "étoiles"},
        {"danser", "dansent"}, {"danser", "dansait"},      {"voyagée", "voyager"}, {"lentement", "lente"},
        {"chat", "chatte"},    {"les libertés", "liberté"}};
    for (size_t i = 0; i < sizeof pairs / sizeof *pairs; i++) {
        uint32_t a[4], b[4];
        assert_int_equal(fold_keys(pairs[i][0], 40, LANG_FR, a, 4), 1);
        assert_int_equal(fold_keys(pairs[i][1], 40, LANG_FR, b, 4), 1);
        if (a[0] != b[0]) fail_msg("%s and %s", pairs[i][0], pairs[i][1]);
    }
    static const char *const english[][2] = {
        {"dance", "dancing"}, {"story", "stories"},  {"box", "boxes"},
        {"walk", "walked"},   {"slow", "slowly"},    {"lonely", "loneliness"},
        {"running", "run"},   {"the ships", "ship"}, {"leaf", "leaves"}};
    for (size_t i = 0; i < sizeof english / sizeof *english; i++) {
        uint32_t a[4], b[4];
        assert_int_equal(fold_keys(english[i][0], 40, LANG_EN, a, 4), 1);
        assert_int_equal(fold_keys(english[i][1], 40, LANG_EN, b, 4), 1);
        if (a[0] != b[0]) fail_msg("%s and %s", english[i][0], english[i][1]);
    }
}

static void test_at_least_3000_entries(void **state) {
    int fr = 0, en = 0;
    for (int i = 0; i < lexicon_terms(); i++) {
        const struct lexicon_term *term = lexicon_term_at(i);
        fr += term->lang == LANG_FR;
        en += term->lang == LANG_EN;
        assert_in_range(term->weight, 1, 9);
        assert_true(term->stems > 0);
    }
    assert_true(fr + en >= 3000 && fr >= 1500 && en >= 1500);
}

static void test_every_concept_has_terms_in_both_languages(void **state) {
    for (uint16_t c = 0; c < CONCEPTS; c++) {
        int count[2][TERM_KINDS] = {0};
        for (int i = 0; i < lexicon_terms(); i++) {
            const struct lexicon_term *term = lexicon_term_at(i);
            if (term->concept == c) count[term->lang][term->kind]++;
        }
        for (int lang = 0; lang < 2; lang++)
            if (count[lang][TERM_NAME] < 1 || count[lang][TERM_WORD] < 6 || count[lang][TERM_FEELING] < 1 ||
                count[lang][TERM_SAYING] < 2 || count[lang][TERM_SOUND] < 1)
                fail_msg("too few terms: %s, language %d", concept_at(c)->id, lang);
    }
}

static void test_every_link_names_a_row(void **state) {
    for (int row = 0; row < lexicon_rows(); row++) {
        const char *text = lexicon_row_at(row)->links;
        for (; text && *text; text += strspn(text, ", ")) {
            size_t n = strcspn(text, " ");
            bool found = false;
            for (int other = 0; other < lexicon_rows(); other++) {
                const char *id = lexicon_row_at(other)->id;
                found |= strlen(id) == n && memcmp(id, text, n) == 0;
            }
            if (!found) fail_msg("%s links to %.*s", lexicon_row_at(row)->id, (int)n, text);
            assert_in_range(text[n + 1], '1', '9');
            text += n + 2;
        }
    }
}

static void test_no_row_twice(void **state) {
    for (int a = 0; a < lexicon_rows(); a++)
        for (int b = 0; b < a; b++) assert_string_not_equal(lexicon_row_at(a)->id, lexicon_row_at(b)->id);
}

static void test_each_concept_is_found_by_its_names(void **state) {
    int first_is_it = 0, names = 0;
    for (uint16_t c = 0; c < CONCEPTS; c++) {
        const char *id = concept_at(c)->id;
        if (!among(concept_at(c)->fr, id, 8)) fail_msg("%s by %s", id, concept_at(c)->fr);
        if (!among(concept_at(c)->en, id, 8)) fail_msg("%s by %s", id, concept_at(c)->en);
        names += 2;
        first_is_it += strcmp(first(concept_at(c)->fr), id) == 0;
        first_is_it += strcmp(first(concept_at(c)->en), id) == 0;
    }
    assert_true(first_is_it * 10 >= names * 9);
}

static void test_sayings_are_heard_as_a_whole(void **state) {
    assert_string_equal(first("Chat échaudé craint l'eau froide, donner sa langue au chat"), "cat");
    assert_string_equal(first("les sanglots longs"), "melancholy");
    assert_string_equal(first("once in a blue moon"), "moon");
    assert_string_equal(first("Il pleut des cordes !"), "raining");
    assert_string_equal(first("entre chien et loup"), "sunset");
    assert_string_equal(first("Être ou ne pas être…"), "stage");
    assert_string_equal(first("to be, or not to be"), "stage");
}

/* A clue that stops in the middle says so: "at the drop of a…", never "at the drop of a". */
static void test_a_saying_without_its_name_has_three_dots(void **state) {
    static const char *const small[] = {" le la les un une des du de d l au aux comme et ",
                                        " a an the of my your his and or "};
    for (int t = 0; t < lexicon_terms(); t++) {
        const struct lexicon_term *term = lexicon_term_at(t);
        struct folded words;
        fold_words(term->bytes, term->size, &words);
        uint8_t last = (uint8_t)term->bytes[term->size - 1];
        if (term->kind != TERM_SAYING || words.count < 2 || last >= 0x80 || last == '?' || last == '!')
            continue;
        if (term->bytes[term->size - 3] == '\'' ||
            term->bytes[term->size - 3] == '-') /* quelqu'un, trente-et-un */
            continue;
        TEXT(padded, FOLD_WORD_MAX + 3);
        text_format(&padded, " %s ", words.word[words.count - 1].letters);
        if (strstr(small[term->lang], padded.bytes)) fail_msg("%.*s", term->size, term->bytes);
    }
}

static void test_near_synonyms_meet(void **state) {
    assert_true(among("rafiot", "sailboat", 5));
    assert_true(among("un vieux paquebot", "sailboat", 8));
    assert_true(among("geôle", "cage", 3));
    assert_true(among("colossal", "giant", 3));
    assert_true(among("steed", "horse", 3));
    assert_true(among("frightened", "fear", 3));
}

static void test_abstract_words_reach_several_concepts(void **state) {
    assert_true(among("enfance", "child", 3) && among("enfance", "paper_boat", 12));
    assert_true(among("secret", "key", 12) && among("secret", "mystery", 3));
    assert_true(among("evasion", "freedom", 4));
    assert_true(among("childhood", "kite", 12));
}

static void test_the_language_is_told_by_small_words(void **state) {
    struct meaning meaning;
    lexicon_understand("le pain et la main", &meaning);
    assert_int_equal(meaning.lang, LANG_FR);
    lexicon_understand("the pain and the main thing", &meaning);
    assert_int_equal(meaning.lang, LANG_EN);
}

static void test_small_words_alone_mean_nothing(void **state) {
    struct meaning meaning;
    lexicon_understand("of the in a", &meaning);
    for (int c = 0; c < CONCEPTS; c++) assert_int_equal(meaning.weight[c], 0);
    lexicon_understand("", &meaning);
    assert_int_equal(meaning.words, 0);
}

static void test_naming_is_noticed_in_both_languages(void **state) {
    struct tag whale = {C_WHALE, 255}, boat = {C_PAPER_BOAT, 255};
    assert_true(lexicon_names("les BALEINES chantent", &whale, 1, 64));
    assert_true(lexicon_names("a whale of a time", &whale, 1, 64));
    assert_false(lexicon_names("le grand large", &whale, 1, 64));
    assert_true(lexicon_names("un bateau en papier", &boat, 1, 64));
    whale.weight = 20;
    assert_false(lexicon_names("la baleine", &whale, 1, 64)); // barely on the card
}

static void test_tags_written_by_people_become_concepts(void **state) {
    struct tag tags[8];
    int n = lexicon_tags("lune, solitude, mer", tags, 8);
    bool moon = false, alone = false, sea = false;
    for (int i = 0; i < n; i++) {
        moon |= tags[i].concept == C_MOON;
        alone |= tags[i].concept == C_SOLITUDE;
        sea |= tags[i].concept == C_SEA;
        if (i > 0) assert_true(tags[i].weight <= tags[i - 1].weight);
    }
    assert_true(moon && alone && sea);
    assert_int_equal(lexicon_tags("xyzzy", tags, 8), 0);
}

// A clue means the same in every build: the sum over all terms is one number.
static void test_meaning_is_the_same_everywhere(void **state) {
    uint64_t sum = 0;
    for (int i = 0; i < lexicon_terms(); i += 37) {
        const struct lexicon_term *term = lexicon_term_at(i);
        char clue[256];
        memcpy(clue, term->bytes, term->size);
        clue[term->size] = 0;
        struct meaning meaning;
        lexicon_understand(clue, &meaning);
        for (int c = 0; c < CONCEPTS; c++) assert_in_range(meaning.weight[c], 0, 1 << 20);
        if (meaning.known == 0) fail_msg("%s is not understood", clue);
        sum += lexicon_same(clue);
    }
    assert_true(sum != 0);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_case_accents_and_ligatures_fold),
        cmocka_unit_test(test_broken_utf8_only_separates_words),
        cmocka_unit_test(test_long_words_and_long_clues_are_cut),
        cmocka_unit_test(test_plurals_and_simple_inflection_fold),
        cmocka_unit_test(test_at_least_3000_entries),
        cmocka_unit_test(test_every_concept_has_terms_in_both_languages),
        cmocka_unit_test(test_every_link_names_a_row),
        cmocka_unit_test(test_no_row_twice),
        cmocka_unit_test(test_each_concept_is_found_by_its_names),
        cmocka_unit_test(test_sayings_are_heard_as_a_whole),
        cmocka_unit_test(test_a_saying_without_its_name_has_three_dots),
        cmocka_unit_test(test_near_synonyms_meet),
        cmocka_unit_test(test_abstract_words_reach_several_concepts),
        cmocka_unit_test(test_the_language_is_told_by_small_words),
        cmocka_unit_test(test_small_words_alone_mean_nothing),
        cmocka_unit_test(test_naming_is_noticed_in_both_languages),
        cmocka_unit_test(test_tags_written_by_people_become_concepts),
        cmocka_unit_test(test_meaning_is_the_same_everywhere),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
