/* The painter: concepts, motifs, settings, compositions, the ten decks, their words, and the checks that
 * refuse a card. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "cards/look.h"
#include "cards/recipes.h"
#include "cards/taste.h"
#include "cards/palettes.h"
#include "cards/descriptions.h"

static char svg_bytes[CARD_SVG_MAX];

/* ---- the tables ---- */

static void test_every_concept_has_an_id_of_its_own_and_words_in_both_languages(void **state) {
    (void)state;
    for (uint16_t i = 0; i < CONCEPTS; i++) {
        const struct concept *c = concept_at(i);
        assert_int_equal(concept_find(c->id), i);
        assert_true(c->fr[0] && c->fr_plural[0] && c->en[0] && c->en_plural[0]);
        for (const char *p = c->id; *p; p++) assert_true((*p >= 'a' && *p <= 'z') || *p == '_');
    }
    assert_int_equal(concept_find("nothing of that name"), CONCEPT_NONE);
}

static void test_there_are_enough_motifs_settings_relations_and_compositions(void **state) {
    (void)state;
    assert_true(motif_count() >= 60);
    assert_true(setting_count() >= 15);
    int relations = 0;
    for (uint16_t r = C_GIANT; r <= C_POURING; r++, relations++) assert_true(composition_find(r, 2) >= 0);
    assert_true(relations >= 12);
}

static void test_every_motif_has_a_size_and_a_dress(void **state) {
    (void)state;
    for (int i = 0; i < motif_count(); i++) {
        const struct motif *m = motif_number(i);
        struct box b = motif_box(m->concept);
        assert_int_equal(concept_at(m->concept)->kind, CONCEPT_MOTIF);
        assert_true(b.x1 - b.x0 > 20 && b.x1 - b.x0 < 600 && b.y1 - b.y0 > 20 && b.y1 - b.y0 < 600);
        assert_true(m->dress[0]);
        assert_ptr_equal(motif_at(m->concept), m);
    }
}

/* ---- poses, gestures, shadows, the camera ---- */

static uint64_t picture_of(struct canvas *c) {
    uint64_t sum = 1469598103934665603u;
    for (uint32_t i = 0; i < c->out->size; i++) sum = (sum ^ (uint8_t)svg_bytes[i]) * 1099511628211u;
    return sum;
}

static void empty_card(struct canvas *c, struct text *out) {
    static struct palette pal;
    pal = palette_toned(palette_at(1), 0x808080, 0);
    *out = text_over(svg_bytes, sizeof svg_bytes);
    canvas_start(c, out, &pal, "t-", 1);
    c->light = (struct light){200, 200, 400, 0xffffff, .5, .5};
}

static void test_animals_that_stand_have_three_poses_that_differ(void **state) {
    (void)state;
    static const uint16_t animals[] = {C_FOX,      C_CAT, C_RABBIT, C_STAG,   C_HORSE, C_BEAR, C_MOUSE,
                                       C_ELEPHANT, C_OWL, C_HERON,  C_TURTLE, C_SNAIL, C_SWAN, C_BIRD};
    for (size_t i = 0; i < sizeof animals / sizeof *animals; i++) {
        assert_int_equal(motif_poses(animals[i]), 3);
        uint64_t seen[3];
        for (uint32_t pose = 0; pose < 3; pose++) {
            struct canvas c;
            struct text out;
            empty_card(&c, &out);
            while ((c.gesture / 13 + animals[i]) % 3 != pose) c.gesture += 13;
            struct spot at = motif_place_posed(
                &c,
                (struct place){.figure = animals[i], .x = 300, .y = 700, .w = 300, .h = 300, .stance = HELD});
            seen[pose] = picture_of(&c);
            /* Whatever the pose, it fills the room that it was given and stands on its line. */
            assert_true(at.box.y1 > 690 && at.box.y1 < 710);
            assert_true(at.box.x1 - at.box.x0 > 290 || at.box.y1 - at.box.y0 > 290);
        }
        assert_true(seen[0] != seen[1] && seen[1] != seen[2] && seen[0] != seen[2]);
    }
    assert_int_equal(motif_poses(C_KEY), 1);
}

static void test_people_have_twelve_gestures_and_follow_the_mood_of_the_card(void **state) {
    (void)state;
    bool found[POSES] = {false};
    int gestures = 0;
    for (uint16_t mood = C_WONDER; mood <= C_TIME; mood++)
        for (uint32_t g = 0; g < 24; g++) {
            struct canvas c = {.mood = mood, .gesture = g};
            found[actor_gesture(&c, 0, true)] = true;
        }
    for (int i = 0; i < POSES; i++) gestures += found[i];
    assert_true(gestures >= 12);
    assert_int_equal(actor_mood(C_FEAR), FACE_FEAR);
    assert_int_equal(actor_mood(C_JOY), FACE_JOY);
    assert_int_equal(actor_mood(C_SOLITUDE), FACE_SAD);
}

static void test_a_hand_that_holds_is_where_it_holds(void **state) {
    (void)state;
    struct canvas c;
    struct text out;
    empty_card(&c, &out);
    for (int flip = 0; flip < 2; flip++) {
        struct actor a = {.pose = POSE_STAND, .head = 1, .flip = flip};
        a.holds[0] = true, a.held[0] = (struct point){16, -100, false};
        struct grips g = actor_draw(&c, &a, 300, 800, 1.5, 0);
        assert_true(kit_abs(g.near.x - (flip ? 276 : 324)) < .1 && kit_abs(g.near.y - 650) < .1);
    }
}

static void test_a_figure_before_a_wall_throws_its_shadow_on_it(void **state) {
    (void)state;
    struct canvas c;
    struct text out;
    struct place fox = {.figure = C_FOX, .x = 300, .y = 700, .w = 200, .h = 200, .stance = HELD, .sheet = 2};
    empty_card(&c, &out);
    motif_place(&c, fox);
    text_byte(&out, 0);
    assert_null(strstr(svg_bytes, "<use"));
    empty_card(&c, &out);
    kit_wall(&c, 600);
    motif_place(&c, fox);
    text_byte(&out, 0);
    assert_non_null(strstr(svg_bytes, "(#t-s)\" clip-path="));
    assert_non_null(strstr(svg_bytes, "<use"));
}

static void test_the_camera_comes_near_and_cuts_nobody(void **state) {
    (void)state;
    int nearer = 0;
    for (int d = 0; d < deck_count(); d++)
        for (int i = 0; i < DECK_CARDS; i++) {
            struct scene s = card_scene(d, i);
            struct canvas c;
            struct text out = text_over(svg_bytes, sizeof svg_bytes);
            deck_paint(&deck_table[d], &s, "t-", &c, &out);
            nearer += c.camera.zoom > 1;
            assert_true(c.camera.x <= 0 && c.camera.y <= 0);
            assert_true(c.camera.x + 600 * c.camera.zoom > 599.9 && c.camera.y + 900 * c.camera.zoom > 899.9);
        }
    assert_true(nearer > 120);
}

/* ---- the decks ---- */

static void test_there_are_ten_decks_with_names_and_titles(void **state) {
    (void)state;
    assert_int_equal(deck_count(), 10);
    for (int d = 0; d < deck_count(); d++) {
        assert_int_equal(deck_find(deck_name(d)), d);
        assert_true(deck_title(d, LANG_FR)[0] && deck_title(d, LANG_EN)[0]);
    }
    assert_int_equal(deck_find("tarot"), -1);
}

static void test_the_program_accepts_every_card(void **state) {
    (void)state;
    int faults = 0;
    for (int d = 0; d < deck_count(); d++)
        for (int i = 0; i < DECK_CARDS; i++) {
            struct scene s = card_scene(d, i);
            const char *fault = deck_card_fault(d, &s);
            if (fault) print_message("%s %d: %s\n", deck_name(d), i + 1, fault);
            faults += fault != NULL;
        }
    assert_int_equal(faults, 0);
}

static void test_the_same_card_is_the_same_bytes_and_fits(void **state) {
    (void)state;
    static char again[CARD_SVG_MAX];
    for (int d = 0; d < deck_count(); d++)
        for (int i = 0; i < DECK_CARDS; i += 7) {
            struct text a = text_over(svg_bytes, sizeof svg_bytes), b = text_over(again, sizeof again);
            card_svg(d, i, &a);
            card_svg(d, i, &b);
            assert_false(a.full);
            assert_int_equal(a.size, b.size);
            assert_memory_equal(a.bytes, b.bytes, a.size);
        }
}

static void test_no_two_cards_of_a_deck_share_setting_main_figure_and_relation(void **state) {
    (void)state;
    for (int d = 0; d < deck_count(); d++)
        for (int i = 0; i < DECK_CARDS; i++)
            for (int k = 0; k < i; k++) {
                struct scene a = card_scene(d, i), b = card_scene(d, k);
                assert_false(a.setting == b.setting && a.relation == b.relation &&
                             a.figure[0] == b.figure[0]);
                /* Nor do they repeat a composition with the same hero. */
                assert_false(a.relation == b.relation && a.composition == b.composition &&
                             a.figure[0] == b.figure[0]);
            }
}

static void test_no_picture_comes_twice_in_all_decks(void **state) {
    (void)state;
    int compositions = 0;
    assert_true(composition_count() >= 120);
    for (int k = 0; k < composition_count(); k++) {
        uint8_t seen[CONCEPTS] = {0};
        bool used = false;
        for (int d = 0; d < deck_count(); d++)
            for (int i = 0; i < DECK_CARDS; i++) {
                struct scene s = card_scene(d, i);
                if (composition_find(s.relation, s.composition) != k) continue;
                used = true;
                if (seen[s.figure[0]]++)
                    fail_msg("%s %d: %s with the hero %s again", deck_name(d), i + 1,
                             composition_number(k)->name, concept_at(s.figure[0])->id);
            }
        compositions += used;
    }
    assert_true(compositions >= 120);
}

static void test_every_card_has_a_second_story_that_its_tags_know(void **state) {
    (void)state;
    for (int d = 0; d < deck_count(); d++)
        for (int i = 0; i < DECK_CARDS; i++) {
            struct scene s = card_scene(d, i);
            struct tag tag[CARD_TAGS_MAX];
            int n = card_tags(d, i, tag, CARD_TAGS_MAX), known = 0;
            for (int k = 0; k < n; k++) known += tag[k].concept == s.twist;
            if (s.twist == NO_FIGURE || known != 1) fail_msg("%s %d", deck_name(d), i + 1);
        }
}

static void test_a_deck_is_wide_and_a_third_of_it_is_by_day(void **state) {
    (void)state;
    for (int d = 0; d < deck_count(); d++) {
        int discs = 0, day = 0;
        uint32_t settings = 0, relations = 0;
        for (int i = 0; i < DECK_CARDS; i++) {
            struct scene s = card_scene(d, i);
            discs += s.disc;
            day += s.light == C_DAY || s.light == C_MIST || s.light == C_WINTER;
            settings |= 1u << (s.setting - C_CITY);
            relations |= 1u << (s.relation - C_GIANT);
        }
        assert_true(discs * 4 <= DECK_CARDS);
        assert_true(day * 3 >= DECK_CARDS);
        assert_true(__builtin_popcount(settings) >= 15);
        assert_true(__builtin_popcount(relations) >= 14);
    }
}

static void test_a_deck_shows_what_its_name_promises(void **state) {
    (void)state;
    for (int d = 0; d < deck_count(); d++) {
        const struct taste *t = &deck_table[d].taste;
        int own = 0;
        for (int i = 0; i < DECK_CARDS; i++) {
            struct scene s = card_scene(d, i);
            int recipe = composition_find(s.relation, s.composition) - (composition_count() - recipe_count());
            for (const uint8_t *r = t->recipes; *r != 255; r++) own += *r == recipe;
        }
        if (own < t->own) fail_msg("%s: %d cards of its own kind, not %d", deck_name(d), own, t->own);
    }
    /* Music and feasts are more than half of the decks that are named after them. */
    assert_true(deck_table[deck_find("tune")].taste.own * 2 > DECK_CARDS);
    assert_true(deck_table[deck_find("feast")].taste.own * 2 > DECK_CARDS);
}

/* ---- tags ---- */

static int shared_weight(int deck, int a, int b) {
    struct tag x[CARD_TAGS_MAX], y[CARD_TAGS_MAX];
    int n = card_tags(deck, a, x, CARD_TAGS_MAX), m = card_tags(deck, b, y, CARD_TAGS_MAX), both = 0;
    for (int i = 0; i < n; i++)
        for (int k = 0; k < m; k++)
            if (x[i].concept == y[k].concept) both += x[i].weight < y[k].weight ? x[i].weight : y[k].weight;
    return both;
}

static void test_tags_are_distinct_heaviest_first_and_name_what_is_seen(void **state) {
    (void)state;
    for (int d = 0; d < deck_count(); d++)
        for (int i = 0; i < DECK_CARDS; i++) {
            struct tag t[CARD_TAGS_MAX];
            struct scene s = card_scene(d, i);
            int n = card_tags(d, i, t, CARD_TAGS_MAX);
            assert_true(n >= 7);
            assert_int_equal(t[0].concept, s.figure[0]);
            for (int k = 0; k < n; k++) {
                assert_true(t[k].concept < CONCEPTS && t[k].weight > 0);
                if (k) assert_true(t[k].weight <= t[k - 1].weight);
                for (int j = 0; j < k; j++) assert_int_not_equal(t[j].concept, t[k].concept);
            }
            assert_int_equal(card_tags(d, i, t, 3), 3);
        }
}

static void test_a_disc_among_stars_is_called_the_moon(void **state) {
    for (int d = 0; d < deck_count(); d++)
        for (int i = 0; i < DECK_CARDS; i++) {
            struct scene s = card_scene(d, i);
            TEXT(said, 2048);
            card_describe(d, i, LANG_EN, 2, &said);
            if (!s.disc) continue;
            bool moon = strstr(said.bytes, "The moon is seen"), sun = strstr(said.bytes, "The sun is seen");
            assert_true(moon != sun);
            if (moon != palette_starry(palette_at(s.palette)))
                fail_msg("%s-%02d: %s", deck_name(d), i + 1, said.bytes);
        }
}

static void test_no_two_cards_of_a_deck_have_nearly_the_same_tags(void **state) {
    (void)state;
    for (int d = 0; d < deck_count(); d++)
        for (int i = 0; i < DECK_CARDS; i++)
            for (int k = 0; k < i; k++) assert_true(shared_weight(d, i, k) <= 800);
    /* The guard would see a twin. */
    assert_true(shared_weight(0, 0, 0) > 800);
}

/* ---- words ---- */

static void assert_clean(const char *words, enum lang lang) {
    static const char *const bad[] = {"{", "}", "|", "  ", " ,", " .", "..", "NULL"};
    static const char *const bad_fr[] = {"de le ",         "de les ", " à le ", "à les ", "le a",
                                         "le e",           "la a",    "la e",   "de un",  "que un ",
                                         "l'h\xc3\xa9ron", "l'hibou", "de des", "si il "};
    static const char *const bad_en[] = {" a a",  " a e",  " a i",  " a o",       " a u",
                                         " an b", " an c", " an f", "a hourglass"};
    assert_true(strlen(words) > 8);
    assert_true((words[0] >= 'A' && words[0] <= 'Z') || words[0] == '\xc3');
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++)
        if (strstr(words, bad[i])) fail_msg("\"%s\" in: %s", bad[i], words);
    size_t count = lang == LANG_FR ? sizeof bad_fr / sizeof *bad_fr : sizeof bad_en / sizeof *bad_en;
    for (size_t i = 0; i < count; i++) {
        const char *what = lang == LANG_FR ? bad_fr[i] : bad_en[i];
        const char *at = strstr(words, what);
        /* A syllable counts only as a word of its own. */
        if (at && (at == words || at[-1] == ' ' || what[0] == ' ')) fail_msg("\"%s\" in: %s", what, words);
    }
}

static void test_every_card_has_a_title_and_three_depths_in_both_languages(void **state) {
    (void)state;
    for (int d = 0; d < deck_count(); d++)
        for (int i = 0; i < DECK_CARDS; i++)
            for (enum lang lang = LANG_FR; lang <= LANG_EN; lang++) {
                TEXT(title, 128);
                card_title(d, i, lang, &title);
                assert_false(title.full);
                assert_clean(title.bytes, lang);
                uint32_t last = 0;
                for (int depth = 1; depth <= 3; depth++) {
                    TEXT(words, 1024);
                    card_describe(d, i, lang, depth, &words);
                    assert_false(words.full);
                    assert_clean(words.bytes, lang);
                    assert_int_equal(words.bytes[words.size - 1], '.');
                    assert_true(words.size > last);
                    last = words.size;
                }
            }
}

static void test_french_articles_elide_contract_and_agree(void **state) {
    (void)state;
    struct scene s = {
        .relation = C_SHADOW, .composition = 0, .setting = C_STAGE, .figure = {C_OWL, C_TREE, NO_FIGURE}};
    TEXT(a, 512);
    scene_describe(&s, LANG_FR, 1, &a);
    assert_string_equal(a.bytes, "Sur le mur, l'ombre d'un hibou est celle d'un arbre.");
    TEXT(b, 512);
    scene_title(&s, LANG_FR, &b);
    assert_string_equal(b.bytes, "L'ombre du hibou");
    s = (struct scene){.relation = C_LEADING,
                       .composition = 1,
                       .setting = C_SNOW,
                       .figure = {C_HOURGLASS, NO_FIGURE, C_CHILD}};
    TEXT(c, 512);
    scene_describe(&s, LANG_EN, 1, &c);
    assert_string_equal(c.bytes, "A child follows a winding road to an hourglass.");
    s.figure[0] = C_TREE;
    TEXT(e, 512);
    scene_describe(&s, LANG_FR, 1, &e);
    assert_string_equal(e.bytes, "Un enfant suit une route sinueuse jusqu'\xc3\xa0 l'arbre.");
}

/* ---- bad cards are refused ---- */

/* A canvas with a calm ground on which single figures can be put wrongly. */
static void plain(struct canvas *c) {
    canvas_start(c, NULL, palette_at(1), "t", 1);
    for (int i = 0; i < 9; i++) c->ground[i] = 820;
}

static const char *judged(struct place p, double ground) {
    static const struct scene scene = {.twist = NO_FIGURE};
    struct canvas c;
    plain(&c);
    motif_place(&c, p);
    c.placed[0].ground = ground;
    return canvas_fault(&c, &scene);
}

static void test_the_checks_see_what_is_clipped(void **state) {
    (void)state;
    struct place good = {
        .figure = C_FOX, .x = 300, .y = 830, .w = 200, .h = 200, .stance = STANDS, .back = 0xffffff};
    assert_null(judged(good, 820));
    struct place left = good, high = good;
    left.x = 60;
    high.y = 160, high.stance = HELD;
    assert_non_null(strstr(judged(left, 820), "frame"));
    assert_non_null(strstr(judged(high, 820), "frame"));
}

static void test_the_checks_see_what_floats(void **state) {
    (void)state;
    struct place p = {
        .figure = C_FOX, .x = 300, .y = 640, .w = 200, .h = 200, .stance = STANDS, .back = 0xffffff};
    assert_non_null(strstr(judged(p, 820), "floats above or sinks"));
    p.figure = C_DOOR, p.stance = FLIES;
    assert_non_null(strstr(judged(p, 820), "in the air"));
    p.figure = C_GRAMOPHONE, p.stance = FLOATS;
    assert_non_null(strstr(judged(p, 820), "on water"));
}

static void test_the_checks_see_dark_on_dark(void **state) {
    (void)state;
    const struct palette *pal = palette_at(1);
    struct place p = {.figure = C_FOX,
                      .x = 300,
                      .y = 830,
                      .w = 200,
                      .h = 200,
                      .stance = STANDS,
                      .back = pal->ink,
                      .body = pal->ink};
    assert_non_null(strstr(judged(p, 820), "stand off"));
    /* Left to itself, a figure takes a coat that is seen. */
    p.body = 0;
    assert_null(judged(p, 820));
}

static void test_the_checks_see_what_is_covered(void **state) {
    (void)state;
    static const struct scene scene = {.twist = NO_FIGURE};
    struct canvas c;
    plain(&c);
    struct place hero = {.figure = C_FOX,
                         .x = 300,
                         .y = 830,
                         .w = 200,
                         .h = 200,
                         .stance = STANDS,
                         .hero = true,
                         .back = 0xffffff};
    motif_place(&c, hero);
    c.placed[0].ground = 820;
    hero.figure = C_ELEPHANT, hero.w = 400, hero.h = 400;
    motif_place(&c, hero);
    c.placed[1].ground = 820;
    assert_non_null(strstr(canvas_fault(&c, &scene), "covered"));
    plain(&c);
    assert_non_null(canvas_fault(&c, &scene));
    hero.hidden = .6;
    motif_place(&c, hero);
    c.placed[0].ground = 820;
    assert_non_null(strstr(canvas_fault(&c, &scene), "hidden"));
}

/* One figure on an empty card, and then what `after` paints; how much of it is left. */
static struct seen looked(const char *after, colour body, bool string) {
    struct canvas c;
    struct text svg = text_over(svg_bytes, sizeof svg_bytes);
    struct seen seen[PLACED_MAX + 1];
    canvas_start(&c, &svg, palette_at(1), "t-", 1);
    canvas_open(&c);
    kit_path_fill(&c, "M0 0H600V900H0Z", 0x203050, 1);
    motif_place(&c, (struct place){.figure = C_FOX,
                                   .x = 300,
                                   .y = 600,
                                   .w = 240,
                                   .h = 240,
                                   .sheet = 1,
                                   .stance = HELD,
                                   .hero = true,
                                   .back = 0x203050,
                                   .body = body});
    if (string)
        prop_string(&c, (struct point){300, 520, false}, (struct point){80, 100, false}, 0, 0xffffff, 2);
    kit_path_fill(&c, after, 0x808080, 1);
    c.painted = svg.size;
    assert_int_equal(look_at(&c, svg_bytes, seen), string);
    return seen[0];
}

static void test_looking_at_a_picture_finds_what_is_covered_pale_or_loose(void **state) {
    (void)state;
    struct seen whole = looked("M0 0", 0xffffff, false), half = looked("M0 500H600V900H0Z", 0xffffff, false),
                gone = looked("M0 0H600V900H0Z", 0xffffff, true), pale = looked("M0 0", 0x243454, false);
    assert_true(whole.own > 900 && whole.left == whole.own);
    assert_true(half.own == whole.own && half.left > 0 && half.left < whole.left * 3 / 4);
    assert_int_equal(gone.left, 0);
    assert_true(whole.contrast > .4 && pale.contrast < whole.contrast / 2);
    /* Cards that people could not read, and that the checks by boxes had accepted. */
    static const struct scene bad[] = {
        {.relation = C_GIANT,
         .composition = 0,
         .setting = C_MEADOW,
         .palette = 29,
         .figure = {C_CLOUD, NO_FIGURE, C_CHILD},
         .disc = 1,
         .right = 1,
         .seed = 37249,
         .weather = 2,
         .twist = C_HAND},
        {.relation = C_MADE_OF,
         .composition = 0,
         .setting = C_STAGE,
         .palette = 14,
         .figure = {C_STAG, NO_FIGURE, C_MOUSE},
         .right = 1,
         .seed = 31967,
         .weather = 4,
         .twist = C_CROWN},
    };
    assert_non_null(strstr(deck_card_fault(1, &bad[0]), "colour of what is behind"));
    assert_non_null(strstr(deck_card_fault(6, &bad[1]), "colour of what is behind"));
}

static void test_scenes_that_make_no_sense_are_refused(void **state) {
    (void)state;
    struct scene good = card_scene(0, 0);
    assert_null(scene_fault(&good));
    struct scene s = {.relation = C_GIANT,
                      .composition = 1,
                      .setting = C_MEADOW,
                      .figure = {C_OWL, NO_FIGURE, C_FOX},
                      .twist = NO_FIGURE,
                      .palette = 1};
    assert_null(scene_fault(&s));
    struct scene bad = s;
    bad.figure[0] = C_FISH; /* a fish does not tower on land */
    assert_non_null(scene_fault(&bad));
    bad = s, bad.setting = C_SEA; /* nobody stands on the sea */
    assert_non_null(scene_fault(&bad));
    bad = s, bad.figure[2] = C_WHALE; /* a whale for a witness in a meadow */
    assert_non_null(scene_fault(&bad));
    bad = s, bad.figure[1] = C_KEY; /* a figure too many */
    assert_non_null(scene_fault(&bad));
    bad = s, bad.setting = C_ROOM, bad.disc = 1; /* a sun in the room */
    assert_non_null(scene_fault(&bad));
    bad = s, bad.composition = 40;
    assert_non_null(scene_fault(&bad));
}

static void test_composing_is_a_function_of_its_seed(void **state) {
    (void)state;
    static struct scene a[DECK_CARDS], b[DECK_CARDS];
    assert_true(deck_compose(3, 5, a));
    assert_true(deck_compose(3, 5, b));
    static char x[DECK_CARDS * 240], y[DECK_CARDS * 240];
    struct text ta = text_over(x, sizeof x), tb = text_over(y, sizeof y);
    deck_write(a, &ta);
    deck_write(b, &tb);
    assert_string_equal(x, y);
}

/* ---- numbers ---- */

static void test_sine_and_cosine_are_right_to_a_millionth(void **state) {
    (void)state;
    static const double known[][2] = {{0, 0},   {30, .5},  {90, 1},    {150, .5},
                                      {180, 0}, {270, -1}, {-30, -.5}, {45, .70710678118654752},
                                      {750, .5}};
    for (size_t i = 0; i < sizeof known / sizeof *known; i++)
        assert_true(kit_abs(kit_sin(known[i][0]) - known[i][1]) < 1e-6);
    assert_true(kit_floor(-1.5) == -2 && kit_floor(1.5) == 1 && kit_floor(-2) == -2);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_every_concept_has_an_id_of_its_own_and_words_in_both_languages),
        cmocka_unit_test(test_there_are_enough_motifs_settings_relations_and_compositions),
        cmocka_unit_test(test_every_motif_has_a_size_and_a_dress),
        cmocka_unit_test(test_animals_that_stand_have_three_poses_that_differ),
        cmocka_unit_test(test_people_have_twelve_gestures_and_follow_the_mood_of_the_card),
        cmocka_unit_test(test_a_hand_that_holds_is_where_it_holds),
        cmocka_unit_test(test_a_figure_before_a_wall_throws_its_shadow_on_it),
        cmocka_unit_test(test_the_camera_comes_near_and_cuts_nobody),
        cmocka_unit_test(test_there_are_ten_decks_with_names_and_titles),
        cmocka_unit_test(test_the_program_accepts_every_card),
        cmocka_unit_test(test_the_same_card_is_the_same_bytes_and_fits),
        cmocka_unit_test(test_no_two_cards_of_a_deck_share_setting_main_figure_and_relation),
        cmocka_unit_test(test_no_picture_comes_twice_in_all_decks),
        cmocka_unit_test(test_every_card_has_a_second_story_that_its_tags_know),
        cmocka_unit_test(test_a_deck_is_wide_and_a_third_of_it_is_by_day),
        cmocka_unit_test(test_a_deck_shows_what_its_name_promises),
        cmocka_unit_test(test_tags_are_distinct_heaviest_first_and_name_what_is_seen),
        cmocka_unit_test(test_a_disc_among_stars_is_called_the_moon),
        cmocka_unit_test(test_no_two_cards_of_a_deck_have_nearly_the_same_tags),
        cmocka_unit_test(test_every_card_has_a_title_and_three_depths_in_both_languages),
        cmocka_unit_test(test_french_articles_elide_contract_and_agree),
        cmocka_unit_test(test_the_checks_see_what_is_clipped),
        cmocka_unit_test(test_the_checks_see_what_floats),
        cmocka_unit_test(test_the_checks_see_dark_on_dark),
        cmocka_unit_test(test_the_checks_see_what_is_covered),
        cmocka_unit_test(test_looking_at_a_picture_finds_what_is_covered_pale_or_loose),
        cmocka_unit_test(test_scenes_that_make_no_sense_are_refused),
        cmocka_unit_test(test_composing_is_a_function_of_its_seed),
        cmocka_unit_test(test_sine_and_cosine_are_right_to_a_millionth),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
