// Bots that play Dixit (games/dixit/bots.h): clues worth telling, never obvious, never twice; givers, voters,
// learning, reasons.
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>
#include <stdio.h>
#include <string.h>

#include "games/dixit/bots.h"
#include "cards/fold.h"
#include "games/dixit/study.h"

static const struct shelf painted;

static struct picture with(uint16_t a, uint16_t b, uint64_t name) {
    return (struct picture){.tags = 2, .tag = {{a, 255}, {b, 160}}, .name = name};
}

static void cards_of(struct rng *rng, struct picture *out, int n) {
    for (int i = 0; i < n; i++)
        out[i] =
            dixit_picture(&painted, NULL, 1 + (int)rng_below(rng, (uint32_t)(deck_count() * DECK_CARDS)));
}

static const struct bot *level(const char *name) {
    const struct bot *bot = bot_named(&dixit_game, name);
    assert_non_null(bot);
    return bot;
}

static void test_every_painted_card_has_tags(void **state) {
    for (int card = 1; card <= deck_count() * DECK_CARDS; card++)
        assert_true(dixit_picture(&painted, NULL, card).tags >= 4);
}

static void test_higher_levels_never_name_what_is_on_the_card(void **state) {
    struct rng rng = rng_seed(11, 0);
    for (int i = 0; i < 120; i++) {
        struct picture hand[6], unseen[60];
        cards_of(&rng, hand, 6);
        cards_of(&rng, unseen, 60);
        struct telling telling = {.hand = hand,
                                  .hand_size = 6,
                                  .unseen = unseen,
                                  .unseen_size = 60,
                                  .seats = 6,
                                  .lang = (enum lang)(i & 1)};
        TEXT(words, 256);
        int card = dixit_tell(&telling, i & 2 ? DIXIT_EXPERT : DIXIT_NORMAL, &rng, &words);
        assert_in_range(card, 0, 5);
        assert_true(words.size > 0 && text_characters(words.bytes, words.size) <= CLUE_MAX);
        if (lexicon_names(words.bytes, hand[card].tag, hand[card].tags, 48))
            fail_msg("\"%s\" names the card", words.bytes);
    }
}

static bool share_a_word(const char *a, const char *b, enum lang lang) {
    uint32_t x[FOLD_WORDS_MAX], y[FOLD_WORDS_MAX];
    int n = fold_keys(a, (uint32_t)strlen(a), lang, x, FOLD_WORDS_MAX);
    int m = fold_keys(b, (uint32_t)strlen(b), lang, y, FOLD_WORDS_MAX);
    for (int i = 0; i < n; i++)
        for (int j = 0; j < m; j++)
            if (x[i] == y[j]) return true;
    return false;
}

static void test_a_clue_and_its_words_are_never_told_twice_in_a_game(void **state) {
    struct picture hand = with(C_WHALE, C_SEA, 1), unseen[8];
    struct rng rng = rng_seed(3, 0);
    static char told[60][256];
    const char *said[60];
    cards_of(&rng, unseen, 8);
    for (int i = 0; i < 60; i++) {
        struct telling telling = {.hand = &hand,
                                  .hand_size = 1,
                                  .unseen = unseen,
                                  .unseen_size = 8,
                                  .seats = 4,
                                  .lang = LANG_FR,
                                  .said = said,
                                  .said_size = i};
        struct text words = text_over(told[i], sizeof told[i]);
        dixit_tell(&telling, DIXIT_EXPERT, &rng, &words);
        assert_true(words.size > 0);
        for (int j = 0; j < i; j++)
            if (share_a_word(told[i], told[j], LANG_FR) || lexicon_same(told[i]) == lexicon_same(told[j]))
                fail_msg("\"%s\" after \"%s\"", told[i], told[j]);
        said[i] = told[i];
    }
}

/* "Lits" and "Dusks" are how a table of nouns talks. */
static void test_a_beginner_names_a_thing_in_the_singular(void **state) {
    struct rng rng = rng_seed(12, 0);
    for (int i = 0; i < 600; i++) {
        uint16_t c = (uint16_t)rng_below(&rng, CONCEPTS);
        enum lang lang = (enum lang)(i & 1);
        const char *plural = lang == LANG_FR ? concept_at(c)->fr_plural : concept_at(c)->en_plural;
        const char *one = lang == LANG_FR ? concept_at(c)->fr : concept_at(c)->en;
        struct picture hand = {.tags = 1, .tag = {{c, 255}}, .name = 1};
        struct telling telling = {.hand = &hand, .hand_size = 1, .seats = 4, .lang = lang};
        TEXT(words, 256);
        dixit_tell(&telling, DIXIT_EASY, &rng, &words);
        bool listed = false; /* "eyes" is a name of its own */
        for (int t = 0; t < lexicon_terms(); t++) {
            const struct lexicon_term *term = lexicon_term_at(t);
            listed |= !term->heard && term->lang == lang && term->size == strlen(plural) &&
                      memcmp(term->bytes, plural, term->size) == 0;
        }
        if (!listed && strcmp(one, plural) != 0 && strcmp(words.bytes + 1, plural + 1) == 0)
            fail_msg("\"%s\"", words.bytes);
    }
}

static uint32_t rounds_told, single, maimed;
static void read_told(const struct study_round *round) {
    const char *blank = strchr(round->clue, ' '), *dots = strstr(round->clue, "…");
    rounds_told++;
    single += !blank;
    maimed += dots && dots[strlen("…")] != 0;
}

// A saying is worth more than a word, and whole: three dots stand at its end only, where its name was left out.
static void test_experts_tell_sayings_more_than_words_and_none_with_a_hole(void **state) {
    struct study_rounds r;
    rounds_told = single = maimed = 0;
    study_play(level("expert"), 6, 160, 4, read_told, &r);
    assert_int_equal(rounds_told, r.rounds);
    assert_true(single * 4 <= rounds_told);
    assert_int_equal(maimed, 0);
}

static void test_a_clue_is_told_in_the_language_of_the_table(void **state) {
    struct rng rng = rng_seed(4, 0);
    int wrong = 0;
    for (int i = 0; i < 60; i++) {
        struct picture hand[6], unseen[40];
        cards_of(&rng, hand, 6);
        cards_of(&rng, unseen, 40);
        struct telling telling = {.hand = hand,
                                  .hand_size = 6,
                                  .unseen = unseen,
                                  .unseen_size = 40,
                                  .seats = 5,
                                  .lang = (enum lang)(i & 1)};
        TEXT(words, 256);
        dixit_tell(&telling, DIXIT_NORMAL, &rng, &words);
        struct meaning meaning;
        lexicon_understand(words.bytes, &meaning);
        wrong += meaning.lang != (i & 1);
    }
    assert_true(wrong <= 12); // "Gulliver" and "surprise" are words of both
}

static void test_the_giver_draws_votes_and_the_voter_finds(void **state) {
    struct picture cards[4] = {with(C_WHALE, C_SEA, 1), with(C_CLOCK, C_ROOM, 2), with(C_HORSE, C_MEADOW, 3),
                               with(C_BOOK, C_LIBRARY, 4)};
    static const char *const clues[4][2] = {{"Le grand large", "Moby Dick"},
                                            {"Midi pile", "tick tock"},
                                            {"Au galop !", "giddy up"},
                                            {"Tourner la page", "once upon a time"}};
    for (int i = 0; i < 4; i++)
        for (int lang = 0; lang < 2; lang++) {
            struct heard_clue heard;
            struct rng rng = rng_seed(1, (uint64_t)i);
            uint32_t appeal[4];
            dixit_hear(clues[i][lang], &heard);
            dixit_appeal(&heard, cards, 4, NULL, 0, &rng, appeal);
            for (int j = 0; j < 4; j++)
                if (j != i && appeal[j] >= appeal[i]) fail_msg("%s: card %d", clues[i][lang], j);
        }
}

static void test_pictures_without_tags_are_learnt_from_clues_and_votes(void **state) {
    static struct learned learned; // all zero: nothing learnt
    struct shelf shelf = {.parts = 1, .part = {{.cards = 84, .deck = SHELF_UNKNOWN, .name = 77}}};
    assert_int_equal(dixit_picture(&shelf, &learned, 5).tags, 0);
    dixit_teach(&learned, dixit_picture_name(&shelf, 5), "la nuit étoilée", 8);
    dixit_teach(&learned, dixit_picture_name(&shelf, 6), "zibouli", 8);
    struct picture cards[3] = {dixit_picture(&shelf, &learned, 4), dixit_picture(&shelf, &learned, 5),
                               dixit_picture(&shelf, &learned, 6)};
    struct heard_clue heard;
    struct rng rng = rng_seed(1, 1);
    uint32_t appeal[3];
    dixit_hear("starry sky", &heard); // learnt in one language, known in the other
    dixit_appeal(&heard, cards, 3, &learned, 0, &rng, appeal);
    assert_true(appeal[1] > appeal[0] && appeal[1] > appeal[2]);
    dixit_hear("Zibouli !", &heard); // a word that no lexicon has
    dixit_appeal(&heard, cards, 3, &learned, 0, &rng, appeal);
    assert_true(appeal[2] > appeal[0] && appeal[2] > appeal[1]);
    dixit_appeal(&heard, cards, 3, NULL, 0, &rng, appeal); // switched off
    assert_int_equal(dixit_picture(&shelf, NULL, 5).tags, 0);
    /* The same deck joined behind another one is still known. */
    struct shelf joined = {
        .parts = 2, .part = {{.cards = 84, .deck = 0}, {.cards = 84, .deck = SHELF_UNKNOWN, .name = 77}}};
    assert_int_equal(dixit_picture_name(&joined, 84 + 5), dixit_picture_name(&shelf, 5));
    assert_true(dixit_picture(&joined, &learned, 84 + 5).tags > 0);
    /* Whatever number a deck's name is, it is never taken for a painted deck. */
    static const uint32_t names[] = {1, 3, 0x7fffffff, 0x80000000, 0xffffffff};
    for (int i = 0; i < 5; i++) {
        shelf.part[0].name = names[i];
        assert_int_equal(dixit_picture(&shelf, NULL, 5).tags, 0);
    }
}

static void test_the_memory_never_overflows(void **state) {
    static struct learned learned;
    char words[64];
    for (int i = 0; i < 30000; i++) {
        snprintf(words, sizeof words, "mot%d lune", i);
        dixit_teach(&learned, (uint64_t)(i % 700), words, 8);
    }
    assert_true(learned.used <= LEARNED_MAX);
    struct shelf shelf = {.parts = 1, .part = {{.cards = 84, .deck = SHELF_UNKNOWN, .name = 1}}};
    (void)dixit_picture(&shelf, &learned, 1);
}

// Plays a whole table of imported pictures, learning round by round.
static void test_a_round_teaches_whose_card_it_was(void **state) {
    static struct learned learned;
    struct shelf shelf = {.parts = 1, .part = {{.cards = 84, .deck = SHELF_UNKNOWN, .name = 9}}};
    struct state after = {.seats = 4};
    after.as.dixit.last = (struct dixit_round){.teller = 1,
                                               .slots = 4,
                                               .owner = {0, 1, 2, 3},
                                               .card = {10, 20, 30, 40},
                                               .vote = {{2, 0}, {0, 0}, {2, 0}, {1, 0}}};
    dixit_learn(&learned, &shelf, &after, "le grand large");
    struct heard_clue heard;
    dixit_hear("le grand large", &heard);
    struct picture told = dixit_picture(&shelf, &learned, 20), voted = dixit_picture(&shelf, &learned, 10),
                   other = dixit_picture(&shelf, &learned, 50);
    assert_true(dixit_fit(&heard, &told, &learned) > dixit_fit(&heard, &voted, &learned));
    assert_true(dixit_fit(&heard, &voted, &learned) > dixit_fit(&heard, &other, &learned));
}

/* A round in which seat 1 told the card 20. */
static struct state told_twenty(void) {
    struct state after = {.seats = 4};
    after.as.dixit.last = (struct dixit_round){.teller = 1, .slots = 4, .owner = {0, 1, 2, 3}, .card = {10, 20, 30, 40}};
    return after;
}

// What a place remembers of its games: a card is told by other words the next time, and understood as before.
static void test_a_place_that_remembers_tells_a_card_by_other_words(void **state) {
    static struct learned learned;
    static const struct shelf decks;
    struct rng rng = rng_seed(3, 3);
    struct state after = told_twenty();
    struct picture hand[1] = {dixit_picture(&decks, NULL, 20)};
    static char told[30][256];
    for (int i = 0; i < 30; i++) {
        struct telling telling = {.hand = hand, .hand_size = 1, .seats = 4, .lang = i & 1, .learned = &learned};
        struct text words = text_over(told[i], sizeof told[i]);
        dixit_tell(&telling, DIXIT_EXPERT, &rng, &words);
        for (int j = 0; j < i; j++) assert_true(lexicon_same(told[i]) != lexicon_same(told[j]));
        assert_false(dixit_was_told(&learned, hand[0].name, told[i]));
        dixit_keep(&learned, &decks, &after, told[i]);
        assert_true(dixit_was_told(&learned, hand[0].name, told[i]));
        struct heard_clue heard;
        dixit_hear(told[i], &heard);
        assert_int_equal(dixit_fit(&heard, &hand[0], &learned), dixit_fit(&heard, &hand[0], NULL));
    }
}

static void test_clues_leave_room_for_lessons(void **state) {
    static struct learned learned;
    static const struct shelf decks;
    struct state after = told_twenty();
    char words[64];
    for (int i = 0; i < 30000; i++) {
        snprintf(words, sizeof words, "mot%d", i);
        after.as.dixit.last.card[1] = (uint16_t)(1 + i % 800);
        dixit_keep(&learned, &decks, &after, words);
    }
    assert_true(learned.used <= LEARNED_MAX / 2);
}

// A clue that was told aloud means nothing to a bot, unless it was told a word.
static void test_bots_do_not_hear_what_is_told_aloud(void **state) {
    static const struct shelf decks;
    static struct learned learned;
    struct heard_clue heard, word, plain;
    dixit_hear("[aloud]", &heard);
    dixit_hear("[aloud] the moon", &word);
    dixit_hear("the moon", &plain);
    assert_int_equal(heard.keys, 0);
    int seen = 0;
    for (int card = 1; card <= 84; card++) {
        struct picture picture = dixit_picture(&decks, NULL, card);
        assert_int_equal(dixit_fit(&heard, &picture, NULL), 0);
        assert_int_equal(dixit_fit(&word, &picture, NULL), dixit_fit(&plain, &picture, NULL));
        seen += dixit_fit(&word, &picture, NULL) > 0;
    }
    assert_true(seen > 0);
    struct state after = told_twenty();
    dixit_learn(&learned, &decks, &after, "[aloud]");
    dixit_keep(&learned, &decks, &after, "[aloud]");
    assert_int_equal(learned.used, 0);
    for (int deed = DIXIT_TOLD; deed <= DIXIT_VOTED; deed++)
        for (int lang = 0; lang < 2; lang++) {
            struct picture picture = dixit_picture(&decks, NULL, 20);
            TEXT(said, 1000);
            TEXT(with, 1000);
            dixit_explain((enum dixit_deed)deed, &picture, "[aloud]", NULL, 0, (enum lang)lang, &said);
            dixit_explain((enum dixit_deed)deed, &picture, "[aloud] the moon", NULL, 0, (enum lang)lang, &with);
            assert_null(strstr(said.bytes, "[aloud]"));
            assert_null(strstr(with.bytes, "[aloud]"));
            assert_non_null(strstr(said.bytes, lang == LANG_FR ? "vive voix" : "aloud"));
            assert_non_null(strstr(with.bytes, "the moon"));
        }
}

static void test_a_hand_without_tags_is_told_by_a_feeling(void **state) {
    struct picture hand[6] = {0};
    static char told[160][256]; /* as many as eight players can tell in twenty rounds */
    const char *said[160];
    struct rng rng = rng_seed(8, 8);
    for (int i = 0; i < 160; i++) {
        struct telling telling = {
            .hand = hand, .hand_size = 6, .seats = 8, .lang = LANG_FR, .said = said, .said_size = i};
        struct text words = text_over(told[i], sizeof told[i]);
        assert_in_range(dixit_tell(&telling, DIXIT_EXPERT, &rng, &words), 0, 5);
        said[i] = told[i];
        bool feeling = false;
        for (int t = 0; t < lexicon_terms(); t++) {
            const struct lexicon_term *term = lexicon_term_at(t);
            feeling |= term->kind == TERM_FEELING && term->size == words.size && words.size > 2 &&
                       memcmp(term->bytes + 2, words.bytes + 2, words.size - 2) == 0;
        }
        if (!feeling) fail_msg("\"%s\"", words.bytes);
    }
}

static void test_every_deed_is_explained_in_both_languages(void **state) {
    struct picture whale = with(C_WHALE, C_MOONLIGHT, 1), nothing = {0};
    TEXT(text, 1024);
    dixit_explain(DIXIT_VOTED, &whale, "Le grand large", NULL, 0, LANG_FR, &text);
    assert_string_equal(
        text.bytes,
        "« Le grand large » évoque pour moi la baleine, et c'est cette carte qui le montrait le mieux.");
    text_clear(&text);
    dixit_explain(DIXIT_GAVE, &whale, "Moby Dick", NULL, 0, LANG_EN, &text);
    assert_string_equal(text.bytes, "Of all my hand this card answered “Moby Dick” best, for the whale.");
    for (int deed = 0; deed < 3; deed++)
        for (int lang = 0; lang < 2; lang++) {
            text_clear(&text);
            dixit_explain((enum dixit_deed)deed, &nothing, "Xyzzy", NULL, 0, (enum lang)lang, &text);
            assert_true(text.size > 20 && strstr(text.bytes, "Xyzzy") && !text.full);
        }
}

// How things stand to each other has a name in the lexicon that nobody would say at a table.
static void test_relations_are_told_in_peoples_words(void **state) {
    for (uint16_t c = 0; c < CONCEPTS; c++) {
        const struct concept *concept = concept_at(c);
        if (concept->kind != CONCEPT_RELATION) continue;
        struct picture picture = with(c, c, 1);
        TEXT(text, 1024);
        TEXT(named, 100);
        dixit_explain(DIXIT_VOTED, &picture, concept->fr, NULL, 0, LANG_FR, &text);
        text_format(&named, " %s%s,",
                    concept_vowel(c)    ? "l'"
                    : concept->feminine ? "la "
                                        : "le ",
                    concept->fr);
        if (strstr(text.bytes, named.bytes)) fail_msg("%s", text.bytes);
        if (strstr(text.bytes, "intuition")) fail_msg("%s is not understood", concept->fr);
    }
}

// With a table of seven, odyssey and three players too: every move of every level is legal (bot_think asserts
// it).
static void test_every_level_plays_every_table(void **state) {
    static const char *const levels[] = {"easy", "normal", "expert"};
    for (int players = 3; players <= 8; players++)
        for (int l = 0; l < 3; l++) {
            struct options options;
            struct state game;
            struct rng rng = rng_seed(21, (uint64_t)players);
            options_standard(&dixit_game, players, &options);
            options_set(&dixit_game, &options, "rounds", "1");
            if (players >= 7) options_set(&dixit_game, &options, "odyssey", "true");
            game_start(&game, &dixit_game, &options);
            char bytes[CLUE_MAX * 4 + 1];
            struct dixit_setting setting = {.french = players & 1};
            const char *clue = NULL;
            while (!game_over(&game)) {
                int seat = game_next(&game);
                if (seat == CHANCE) {
                    game_apply(&game, game_chance(&game, &rng));
                    continue;
                }
                struct state view = game_view(&game, seat);
                struct text words = text_over(bytes, sizeof bytes);
                struct thought thought = {.view = &view,
                                          .seat = seat,
                                          .rng = &rng,
                                          .setting = &setting,
                                          .clue = clue,
                                          .words = &words};
                TEXT(fresh, CLUE_MAX * 4 + 1);
                if (game.phase == DIXIT_TELL) thought.words = &fresh;
                struct move move = bot_think(level(levels[l]), &thought);
                if (move.kind == DIXIT_TELLS) {
                    memcpy(bytes, fresh.bytes, fresh.size + 1);
                    clue = bytes;
                } else {
                    thought.words = NULL;
                }
                game_apply(&game, move);
            }
        }
}

static void test_the_same_seed_gives_the_same_rounds(void **state) {
    struct study_rounds a, b, c;
    study_play(level("normal"), 5, 12, 7, NULL, &a);
    study_play(level("normal"), 5, 12, 7, NULL, &b);
    study_play(level("normal"), 5, 12, 8, NULL, &c);
    assert_true(a.hash == b.hash && a.hash != c.hash);
}

// The figures of docs/dixit-bots.md on fewer rounds: `dizaine study` prints them on all.
static void test_experts_tell_so_that_some_but_not_all_find(void **state) {
    struct study_rounds r;
    study_play(level("expert"), 6, 160, 1, NULL, &r);
    assert_true(r.some * 100 >= r.rounds * 60);
    assert_true(r.found * 5 * 10 >= r.votes * 25); // 2.5 times one in five
    assert_int_equal(r.named, 0);
    assert_int_equal(r.repeat, 0);
}

static void test_levels_differ(void **state) {
    struct study_rounds easy, expert;
    study_play(level("easy"), 6, 120, 2, NULL, &easy);
    study_play(level("expert"), 6, 120, 2, NULL, &expert);
    assert_true(expert.some > easy.some && expert.found > easy.found);
}

/* Clues of people: an expert finds so many in a hundred among any six cards, and among decoys. */
static void check_clues(const char *path, uint32_t found, uint32_t picked) {
    static char lines[1 << 18];
    FILE *file = fopen(path, "rb");
    assert_non_null(file);
    size_t size = fread(lines, 1, sizeof lines - 1, file);
    fclose(file);
    lines[size] = 0;
    struct study_clues c;
    study_clues(lines, 1, &c);
    assert_int_equal(c.bad_line, 0);
    assert_true(c.clues >= 100);
    if (c.found * 100 < c.trials * found || c.picked * 100 < c.trials * picked)
        fail_msg("%s: %u and %u of %u", path, c.found, c.picked, c.trials);
}

static void test_an_expert_finds_the_cards_of_french_clues(void **state) {
    check_clues("games/dixit/tests/clues.fr.txt", 70, 45);
    check_clues("games/dixit/tests/seen.fr.txt", 75, 50);
    check_clues("games/dixit/tests/sealed.fr.txt", 75, 50);
}

static void test_an_expert_finds_the_cards_of_english_clues(void **state) {
    check_clues("games/dixit/tests/clues.en.txt", 70, 45);
    check_clues("games/dixit/tests/seen.en.txt", 75, 50);
    check_clues("games/dixit/tests/sealed.en.txt", 75, 50);
}

// A keyhole is a keyhole whoever is behind it, and the reason is told in words.
static void test_a_clue_may_be_about_the_composition_alone(void **state) {
    static const char *const clue[] = {[LANG_FR] = "La curiosité est un vilain défaut",
                                       [LANG_EN] = "What the butler saw"};
    static const char *const idea[] = {[LANG_FR] = "l'idée de « trou de serrure »",
                                       [LANG_EN] = "the idea of “keyhole”"};
    uint16_t keyhole = lexicon_scene(C_DOORWAY, 1);
    for (int lang = 0; lang < 2; lang++)
        for (int card = 1; card <= deck_count() * DECK_CARDS; card++) {
            struct picture picture = dixit_picture(&painted, NULL, card);
            bool is = false;
            for (int i = 0; i < picture.tags; i++) is |= picture.tag[i].concept == keyhole;
            if (!is) continue;
            TEXT(text, 1024);
            dixit_explain(DIXIT_VOTED, &picture, clue[lang], NULL, 0, (enum lang)lang, &text);
            if (!strstr(text.bytes, idea[lang])) fail_msg("%s", text.bytes);
        }
}

static void test_every_composition_has_words_in_both_languages(void **state) {
    uint8_t terms[SENSES][2] = {0};
    for (int t = 0; t < lexicon_terms(); t++) {
        const struct lexicon_term *term = lexicon_term_at(t);
        if (term->concept != CONCEPT_NONE && terms[term->concept][term->lang] < 255)
            terms[term->concept][term->lang]++;
    }
    for (int card = 1; card <= deck_count() * DECK_CARDS; card++) {
        struct picture picture = dixit_picture(&painted, NULL, card);
        uint16_t scene = picture.tag[picture.tags - 1].concept;
        assert_true(scene >= CONCEPTS);
        if (terms[scene][LANG_FR] < 12 || terms[scene][LANG_EN] < 12)
            fail_msg("card %d: its composition has no words in cards/lexicon/scenes_*.c", card);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_every_painted_card_has_tags),
        cmocka_unit_test(test_higher_levels_never_name_what_is_on_the_card),
        cmocka_unit_test(test_a_clue_and_its_words_are_never_told_twice_in_a_game),
        cmocka_unit_test(test_a_beginner_names_a_thing_in_the_singular),
        cmocka_unit_test(test_experts_tell_sayings_more_than_words_and_none_with_a_hole),
        cmocka_unit_test(test_a_clue_is_told_in_the_language_of_the_table),
        cmocka_unit_test(test_the_giver_draws_votes_and_the_voter_finds),
        cmocka_unit_test(test_pictures_without_tags_are_learnt_from_clues_and_votes),
        cmocka_unit_test(test_the_memory_never_overflows),
        cmocka_unit_test(test_a_round_teaches_whose_card_it_was),
        cmocka_unit_test(test_a_place_that_remembers_tells_a_card_by_other_words),
        cmocka_unit_test(test_clues_leave_room_for_lessons),
        cmocka_unit_test(test_bots_do_not_hear_what_is_told_aloud),
        cmocka_unit_test(test_a_hand_without_tags_is_told_by_a_feeling),
        cmocka_unit_test(test_every_deed_is_explained_in_both_languages),
        cmocka_unit_test(test_relations_are_told_in_peoples_words),
        cmocka_unit_test(test_every_level_plays_every_table),
        cmocka_unit_test(test_the_same_seed_gives_the_same_rounds),
        cmocka_unit_test(test_experts_tell_so_that_some_but_not_all_find),
        cmocka_unit_test(test_levels_differ),
        cmocka_unit_test(test_an_expert_finds_the_cards_of_french_clues),
        cmocka_unit_test(test_an_expert_finds_the_cards_of_english_clues),
        cmocka_unit_test(test_a_clue_may_be_about_the_composition_alone),
        cmocka_unit_test(test_every_composition_has_words_in_both_languages),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
