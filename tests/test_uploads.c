/* test_uploads.c: decks of people's own pictures: what becomes of good files, and why others are refused. */
#include "tests/pictures.h"
#include "uploads/uploads.h"

#include <dirent.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>
#include <webp/decode.h>

static char base[64], source[128], library[128], zipped[128], id[UPLOAD_ID_BYTES],
    report_bytes[UPLOAD_REPORT_BYTES];
static struct text report;

static int setup(void **unused) {
    snprintf(base, sizeof base, "%s/decks-XXXXXX", getenv("TMPDIR") ? getenv("TMPDIR") : "/tmp");
    if (!mkdtemp(base)) return -1;
    snprintf(source, sizeof source, "%s/pictures", base);
    snprintf(library, sizeof library, "%s/share/decks", base);
    snprintf(zipped, sizeof zipped, "%s/pictures.zip", base);
    report = text_over(report_bytes, sizeof report_bytes);
    return mkdir(source, 0700);
}

static int teardown(void **unused) {
    char command[128];
    snprintf(command, sizeof command, "rm -rf '%s'", base);
    return system(command);
}

static enum upload_verdict import(const char *from) {
    return upload_import(from, library, NULL, LANG_EN, NULL, id, &report);
}

static void expect_report(const char *line) {
    if (!strstr(report.bytes, line)) fail_msg("\"%s\" is not in the report:\n%s", line, report.bytes);
}

/* How many names are in a folder, hidden ones too; 0 if it is not there. */
static int names_in(const char *path) {
    struct dirent **names;
    int n = scandir(path, &names, NULL, NULL);
    for (int i = 0; i < n; i++) free(names[i]);
    if (n >= 0) free(names);
    return n > 2 ? n - 2 : 0;
}

/* One file is refused, for a reason, and no trace of it stays. */
static void expect_refused(const char *name, struct bytes bytes, enum upload_verdict verdict) {
    char line[512], path[4096];
    save(source, name, bytes);
    assert_int_equal(import(source), UPLOAD_EMPTY);
    snprintf(line, sizeof line, "%s: %s\n", name, upload_sentence(verdict, LANG_EN));
    expect_report(line);
    assert_int_equal(names_in(library), 0);
    snprintf(path, sizeof path, "%s/%s", source, name);
    unlink(path);
}

/* Whether a pixel of a card is about this colour; position in hundredths. */
static void expect_colour(int card, int x, int y, int red, int green, int blue) {
    char path[4096], file[32];
    static uint8_t webp[4 << 20];
    struct text text = text_over(path, sizeof path);
    snprintf(file, sizeof file, "%03d.webp", card);
    assert_true(upload_path(library, id, file, &text));
    FILE *stream = fopen(path, "r");
    assert_non_null(stream);
    size_t size = fread(webp, 1, sizeof webp, stream);
    fclose(stream);
    int width, height;
    uint8_t *rgb = WebPDecodeRGB(webp, size, &width, &height);
    assert_non_null(rgb);
    const uint8_t *pixel = rgb + 3 * ((height * y / 100) * width + width * x / 100);
    const int want[3] = {red, green, blue};
    for (int c = 0; c < 3; c++) assert_in_range(pixel[c] + 24, want[c], want[c] + 48);
    WebPFree(rgb);
}

static void expect_quarters(int card, uint8_t shade) {
    expect_colour(card, 20, 20, 255, shade, shade);
    expect_colour(card, 80, 20, shade, 255, shade);
    expect_colour(card, 20, 80, shade, shade, 255);
    expect_colour(card, 80, 80, 255, 255, 255);
}

static void test_four_formats_become_cards(void **unused) {
    save(source, "1.png", png_picture(120, 180, 0));
    save(source, "2.jpg", jpeg_picture(120, 180, 40, 0));
    save(source, "3.webp", webp_picture(120, 180, 80));
    save(source, "4.gif", gif_picture(120, 180, 120, 1, false));
    save(source, "5.gif", gif_picture(120, 180, 100, 1, true));
    save(source, "10.gif", gif_picture(120, 180, 60, 3, false)); /* an animation: its first image */
    assert_int_equal(import(source), UPLOAD_FINE);
    expect_report("pictures: 6 cards, 0 files left out");
    assert_string_equal(id, "pictures");
    static const uint8_t shade[] = {0, 40, 80, 120, 100, 60};
    for (int card = 1; card <= 6; card++) expect_quarters(card, shade[card - 1]);
}

static void test_a_card_fits_its_box_and_is_never_enlarged(void **unused) {
    static const int size[][4] = {{1200, 1800, 600, 900},
                                  {3000, 1000, 600, 200},
                                  {500, 4000, 113, 900},
                                  {100, 100, 100, 100},
                                  {600, 900, 600, 900}};
    for (int i = 0; i < 5; i++) {
        char name[16];
        snprintf(name, sizeof name, "%d.png", i);
        save(source, name, png_picture(size[i][0], size[i][1], (uint8_t)(20 * i)));
    }
    save(source, "large.jpg", jpeg_picture(4000, 6000, 0, 0));
    save(source, "narrow.png", png_picture(3000, 70, 0));
    save(source, "tiny.png", png_picture(60, 90, 0));
    assert_int_equal(import(source), UPLOAD_FINE);
    expect_report("narrow.png: the picture is too small or too narrow");
    expect_report("tiny.png: the picture is too small or too narrow");
    struct upload_deck *deck = upload_open(library, id);
    assert_int_equal(deck->size, 6);
    for (int i = 0; i < 5; i++) {
        assert_int_equal(deck->card[i].width, size[i][2]);
        assert_int_equal(deck->card[i].height, size[i][3]);
        expect_quarters(i + 1, (uint8_t)(20 * i));
    }
    assert_int_equal(deck->card[5].width, 600);
    upload_free(deck);
}

static void test_a_photograph_stands_as_it_was_taken(void **unused) {
    for (int orientation = 1; orientation <= 8; orientation++) {
        char name[16];
        snprintf(name, sizeof name, "%d.jpg", orientation);
        save(source, name, jpeg_picture(200, 120, (uint8_t)(orientation * 8), orientation));
    }
    assert_int_equal(import(source), UPLOAD_FINE);
    /* The corner of the file that holds red, by orientation: where it is on the card. */
    static const int red[8][2] = {{20, 20}, {80, 20}, {80, 80}, {20, 80},
                                  {20, 20}, {80, 20}, {80, 80}, {20, 80}};
    /* And green, which lies to the right of it in the file. */
    static const int green[8][2] = {{80, 20}, {20, 20}, {20, 80}, {80, 80},
                                    {20, 80}, {80, 80}, {80, 20}, {20, 20}};
    struct upload_deck *deck = upload_open(library, id);
    for (int i = 0; i < 8; i++) {
        int shade = 8 * (i + 1);
        expect_colour(i + 1, red[i][0], red[i][1], 255, shade, shade);
        expect_colour(i + 1, green[i][0], green[i][1], shade, 255, shade);
        assert_int_equal(deck->card[i].width, i < 4 ? 200 : 120);
    }
    upload_free(deck);
}

static void put_big_endian(uint8_t *at, uint32_t number) {
    for (int i = 0; i < 4; i++) at[i] = (uint8_t)(number >> (24 - 8 * i));
}

static void test_a_picture_that_unpacks_to_too_much_is_refused(void **unused) {
    struct bytes png = png_picture(80, 80, 0);
    put_big_endian(png.at + 16, 60000);
    put_big_endian(png.at + 20, 60000);
    expect_refused("bomb.png", png, UPLOAD_BOMB);
    struct bytes gif = gif_picture(80, 80, 0, 1, false);
    memset(gif.at + 6, 0xff, 4); /* 65535 by 65535 */
    expect_refused("bomb.gif", gif, UPLOAD_BOMB);
    struct bytes jpeg = jpeg_picture(80, 80, 0, 0);
    uint8_t *frame = memmem(jpeg.at, jpeg.size, "\xff\xc0", 2);
    memcpy(frame + 5, "\xea\x60\xea\x60", 4); /* 60000 by 60000 */
    expect_refused("bomb.jpg", jpeg, UPLOAD_BOMB);
    struct bytes wide = png_picture(21000, 64, 0);
    expect_refused("wide.png", wide, UPLOAD_BOMB);
}

static void test_a_file_that_is_two_files_is_refused(void **unused) {
    static const char zip[] = "PK\3\4 and so on", script[] = "/*<script>alert(1)</script>*/";
    expect_refused("a.png", more(png_picture(80, 80, 0), zip, sizeof zip), UPLOAD_POLYGLOT);
    expect_refused("a.jpg", more(jpeg_picture(80, 80, 0, 0), zip, sizeof zip), UPLOAD_POLYGLOT);
    expect_refused("a.gif", more(gif_picture(80, 80, 0, 1, false), script, sizeof script), UPLOAD_POLYGLOT);
    expect_refused("a.webp", more(webp_picture(80, 80, 0), script, sizeof script), UPLOAD_POLYGLOT);
    expect_refused("b.jpg", more(jpeg_picture(80, 80, 0, 0), script, sizeof script), UPLOAD_POLYGLOT);
}

static void test_what_cameras_append_to_a_jpeg_is_no_other_file(void **unused) {
    struct bytes second = jpeg_picture(64, 64, 0, 0);
    save(source, "phone.jpg", more(jpeg_picture(80, 80, 0, 0), second.at, second.size));
    free(second.at);
    assert_int_equal(import(source), UPLOAD_FINE);
}

static void test_svg_is_refused_whatever_its_name(void **unused) {
    static const char svg[] =
        "<?xml version=\"1.0\"?><svg xmlns=\"http://www.w3.org/2000/svg\"><script>alert(1)</script></svg>";
    expect_refused("a.svg", bytes_of(svg), UPLOAD_SVG);
    expect_refused("a.png", bytes_of(svg), UPLOAD_SVG);
}

static void test_damaged_and_strange_files_are_refused(void **unused) {
    struct bytes whole[] = {png_picture(80, 80, 0), jpeg_picture(80, 80, 0, 0), webp_picture(80, 80, 0),
                            gif_picture(80, 80, 0, 1, false)};
    for (int i = 0; i < 4; i++) {
        whole[i].size = whole[i].size * 2 / 3;
        expect_refused("half", whole[i], UPLOAD_DAMAGED);
    }
    expect_refused("notes.doc", bytes_of("Dear diary"), UPLOAD_NO_PICTURE);
    expect_refused("nothing.png", bytes_of(""), UPLOAD_DAMAGED);
    struct bytes heavy = {calloc(1, UPLOAD_FILE_BYTES + 1), UPLOAD_FILE_BYTES + 1};
    expect_refused("heavy.png", heavy, UPLOAD_FILE_TOO_LARGE);
}

static void test_links_and_pipes_in_a_folder_are_not_followed(void **unused) {
    char path[4096], target[4096];
    save(base, "outside.png", png_picture(80, 80, 0));
    snprintf(target, sizeof target, "%s/outside.png", base);
    snprintf(path, sizeof path, "%s/link.png", source);
    assert_int_equal(symlink(target, path), 0);
    snprintf(path, sizeof path, "%s/pipe.png", source);
    assert_int_equal(mkfifo(path, 0600), 0);
    snprintf(path, sizeof path, "%s/folder", source);
    assert_int_equal(mkdir(path, 0700), 0);
    assert_int_equal(import(source), UPLOAD_EMPTY);
    expect_report("link.png: links are not followed");
    expect_report("pipe.png: this is no PNG");
}

static void test_the_same_picture_twice_is_one_card(void **unused) {
    save(source, "1.png", png_picture(120, 120, 7));
    save(source, "2.png", png_picture(120, 120, 7));
    save(source, "3.webp", webp_picture(120, 120, 7)); /* another file, the same pixels */
    save(source, "4.png", png_picture(120, 120, 8));
    assert_int_equal(import(source), UPLOAD_FINE);
    expect_report("pictures: 2 cards, 2 files left out");
    expect_report("2.png: this picture is in the deck already");
    expect_report("3.webp: this picture is in the deck already");
}

static void test_people_say_what_is_on_their_pictures(void **unused) {
    save(source, "sea.png", png_picture(120, 120, 1));
    save(source, "été.png", png_picture(120, 120, 2));
    save(source, "plain.png", png_picture(120, 120, 3));
    save(source, "cards.txt",
         bytes_of("# our summer\n\nsea.png: The sea | A boat waits. | boat, moon ,, waiting\r\n"
                  "été.png: L'été\nno colon here\ngone.png: x\n"));
    assert_int_equal(upload_import(source, library, "Notre été", LANG_FR, NULL, id, &report), UPLOAD_FINE);
    expect_report("Notre été : 3 cartes, 0 fichier écarté");
    expect_report("cards.txt : la ligne 5 est illisible");
    assert_string_equal(id, "notre-ete");
    struct upload_deck *deck = upload_open(library, id);
    assert_string_equal(deck->name, "Notre été");
    int sea = 1; /* plain, sea, été by bytes */
    assert_string_equal(deck->card[sea].title, "The sea");
    assert_string_equal(deck->card[sea].description, "A boat waits.");
    assert_int_equal(deck->card[sea].tags_size, 3);
    assert_string_equal(deck->card[sea].tags[2], "waiting");
    assert_string_equal(deck->card[0].title, "");
    assert_string_equal(deck->card[2].title, "L'été");
    assert_int_equal(deck->card[2].tags_size, 0);
    upload_free(deck);
}

static void test_a_zip_is_read_like_a_folder(void **unused) {
    zip_t *zip = zip_new(zipped);
    zip_put(zip, "summer/10.png", png_picture(120, 120, 10));
    zip_put(zip, "summer/9.jpg", jpeg_picture(120, 120, 9, 0));
    zip_put(zip, "summer/cards.txt", bytes_of("9.jpg: Nine"));
    zip_put(zip, "__MACOSX/summer/._9.jpg", bytes_of("x"));
    zip_put(zip, "summer/.DS_Store", bytes_of("x"));
    zip_put(zip, "summer/notes.txt", bytes_of("x"));
    zip_close(zip);
    assert_int_equal(import(zipped), UPLOAD_FINE);
    expect_report("pictures: 2 cards, 1 file left out");
    struct upload_deck *deck = upload_open(library, id);
    assert_string_equal(deck->card[0].title, "Nine");
    upload_free(deck);
}

static void test_a_path_out_of_a_zip_refuses_all_of_it(void **unused) {
    static const char *const paths[] = {"../evil.png",     "a/../../evil.png", "/etc/evil.png",
                                        "a\\..\\evil.png", "C:evil.png",       "a/.."};
    for (size_t i = 0; i < sizeof paths / sizeof *paths; i++) {
        zip_t *zip = zip_new(zipped);
        zip_put(zip, "good.png", png_picture(120, 120, 0));
        zip_put(zip, paths[i], png_picture(120, 120, 1));
        zip_close(zip);
        assert_int_equal(import(zipped), UPLOAD_BAD_PATH);
        expect_report("a path in this zip leads out of its folder");
        assert_int_equal(names_in(library), 0);
    }
}

static void test_a_zip_that_unpacks_to_too_much_is_refused(void **unused) {
    zip_t *zip = zip_new(zipped);
    zip_put(zip, "zeros.png", (struct bytes){calloc(1, 20 << 20), 20 << 20});
    zip_close(zip);
    assert_int_equal(import(zipped), UPLOAD_EMPTY);
    expect_report("zeros.png: unpacked it would be far too large");
    /* One that lies: it declares a hundred bytes and holds many more. */
    zip = zip_new(zipped);
    zip_put(zip, "liar.png", (struct bytes){calloc(1, 100000), 100000});
    zip_close(zip);
    static uint8_t file[1 << 16];
    FILE *stream = fopen(zipped, "r+");
    size_t size = fread(file, 1, sizeof file, stream);
    uint8_t *entry = memmem(file, size, "PK\1\2", 4);
    memcpy(entry + 24, "\x64\0\0\0", 4);
    rewind(stream);
    fwrite(file, 1, size, stream);
    fclose(stream);
    enum upload_verdict verdict = import(zipped);
    assert_true(verdict == UPLOAD_EMPTY || verdict == UPLOAD_BAD_ZIP);
    assert_int_equal(names_in(library), 0);
}

static void test_links_and_locked_files_in_a_zip_are_left_out(void **unused) {
    zip_t *zip = zip_new(zipped);
    zip_put(zip, "good.png", png_picture(120, 120, 0));
    zip_int64_t link = zip_put(zip, "link.png", bytes_of("/etc/passwd"));
    zip_file_set_external_attributes(zip, (zip_uint64_t)link, 0, ZIP_OPSYS_UNIX, 0120777u << 16);
    zip_int64_t locked = zip_put(zip, "locked.png", png_picture(120, 120, 1));
    zip_file_set_encryption(zip, (zip_uint64_t)locked, ZIP_EM_TRAD_PKWARE, "secret");
    zip_close(zip);
    assert_int_equal(import(zipped), UPLOAD_FINE);
    expect_report("pictures: 1 card, 2 files left out");
    expect_report("link.png: links are not followed");
    expect_report("locked.png: the file is locked with a password");
}

static void test_too_many_files_are_refused(void **unused) {
    zip_t *zip = zip_new(zipped);
    for (int i = 0; i <= UPLOAD_FILES_MAX; i++) {
        char name[32];
        snprintf(name, sizeof name, "%d.png", i);
        zip_put(zip, name, bytes_of("x"));
        save(source, name, bytes_of("x"));
    }
    zip_close(zip);
    assert_int_equal(import(zipped), UPLOAD_TOO_MANY);
    assert_int_equal(import(source), UPLOAD_TOO_MANY);
    assert_int_equal(names_in(library), 0);
}

static void test_sources_and_names_that_cannot_be(void **unused) {
    char path[4096];
    assert_int_equal(import("/nowhere/at/all"), UPLOAD_NO_SOURCE);
    save(base, "notes.txt", bytes_of("hello"));
    snprintf(path, sizeof path, "%s/notes.txt", base);
    assert_int_equal(import(path), UPLOAD_NEITHER);
    save(base, "broken.zip", bytes_of("PK\3\4 and nothing more"));
    snprintf(path, sizeof path, "%s/broken.zip", base);
    assert_int_equal(import(path), UPLOAD_BAD_ZIP);
    assert_int_equal(import(source), UPLOAD_EMPTY);
    save(source, "1.png", png_picture(120, 120, 7));
    static const char *const bad[] = {"", "   ", "a\nb", "\xff"};
    for (int i = 0; i < 4; i++)
        assert_int_equal(upload_import(source, library, bad[i], LANG_EN, NULL, NULL, &report),
                         UPLOAD_BAD_NAME);
    char long_name[200] = {0};
    memset(long_name, 'a', 61);
    assert_int_equal(upload_import(source, library, long_name, LANG_EN, NULL, NULL, &report),
                     UPLOAD_BAD_NAME);
    memset(long_name, 'a', 190);
    assert_int_equal(upload_import(source, library, long_name, LANG_EN, NULL, NULL, &report),
                     UPLOAD_BAD_NAME);
    assert_int_equal(upload_import(source, library, "../../x", LANG_EN, NULL, id, &report), UPLOAD_FINE);
    assert_string_equal(id, "x");
    assert_int_equal(upload_import(source, library, "X!", LANG_EN, NULL, id, &report), UPLOAD_TAKEN);
    assert_int_equal(names_in(library), 1);
    assert_int_equal(upload_import(source, "/proc/decks", "y", LANG_EN, NULL, id, &report),
                     UPLOAD_NO_LIBRARY);
    assert_int_equal(upload_import(source, library, "日本", LANG_EN, NULL, id, &report), UPLOAD_FINE);
    assert_string_equal(id, "deck");
}

static void test_decks_are_listed_and_their_files_served_by_safe_names_only(void **unused) {
    struct upload_entry entries[1];
    assert_int_equal(upload_list(library, entries, 1), 0);
    save(source, "1.png", png_picture(120, 120, 7));
    assert_int_equal(upload_import(source, library, "Two", LANG_EN, NULL, NULL, &report), UPLOAD_FINE);
    assert_int_equal(upload_import(source, library, "One", LANG_EN, NULL, NULL, &report), UPLOAD_FINE);
    assert_int_equal(upload_list(library, entries, 1), 2);
    assert_string_equal(entries[0].id, "one");
    assert_string_equal(entries[0].name, "One");
    assert_int_equal(entries[0].cards, 1);
    struct upload_deck *deck = upload_open(library, "two");
    assert_string_equal(deck->card[0].file, "001.webp");
    TEXT(path, 4096);
    assert_true(upload_path(library, "two", deck->card[0].small, &path));
    assert_int_equal(access(path.bytes, R_OK), 0);
    upload_free(deck);
    static const char *const bad[][2] = {
        {"..", "001.webp"},         {"two", "../one/001.webp"}, {"two", "deck.json"},
        {"two/../one", "001.webp"}, {"", "001.webp"},           {"two", "001.webp/"},
        {"TWO", "001.webp"},        {"two", "00001.webp"},      {".new-abc", "001.webp"}};
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++)
        assert_false(upload_path(library, bad[i][0], bad[i][1], &path));
    assert_null(upload_open(library, ".."));
    assert_null(upload_open(library, "three"));
}

/* Flipped bytes: whatever the decoders make of them, the import ends with a verdict and the library stays
 * clean. */
static void test_files_with_flipped_bytes_do_no_harm(void **unused) {
    struct rng rng = rng_seed(11, 0);
    for (int i = 0; i < 48; i++) {
        struct bytes bytes = i % 4 == 0   ? png_picture(90, 90, 0)
                             : i % 4 == 1 ? jpeg_picture(90, 90, 0, 6)
                             : i % 4 == 2 ? webp_picture(90, 90, 0)
                                          : gif_picture(90, 90, 0, 2, true);
        for (int k = 0; k < 6; k++)
            bytes.at[rng_below(&rng, (uint32_t)bytes.size)] = (uint8_t)rng_below(&rng, 256);
        char name[16];
        snprintf(name, sizeof name, "%d", i);
        save(source, name, bytes);
    }
    enum upload_verdict verdict = import(source);
    assert_true(verdict == UPLOAD_FINE || verdict == UPLOAD_EMPTY);
    if (strstr(report.bytes, "broke down")) fail_msg("a decoder broke down:\n%s", report.bytes);
    assert_true(names_in(library) <= 1);
}

#define TEST(name) cmocka_unit_test_setup_teardown(name, setup, teardown)

int main(void) {
    const struct CMUnitTest tests[] = {
        TEST(test_four_formats_become_cards),
        TEST(test_a_card_fits_its_box_and_is_never_enlarged),
        TEST(test_a_photograph_stands_as_it_was_taken),
        TEST(test_a_picture_that_unpacks_to_too_much_is_refused),
        TEST(test_a_file_that_is_two_files_is_refused),
        TEST(test_what_cameras_append_to_a_jpeg_is_no_other_file),
        TEST(test_svg_is_refused_whatever_its_name),
        TEST(test_damaged_and_strange_files_are_refused),
        TEST(test_links_and_pipes_in_a_folder_are_not_followed),
        TEST(test_the_same_picture_twice_is_one_card),
        TEST(test_people_say_what_is_on_their_pictures),
        TEST(test_a_zip_is_read_like_a_folder),
        TEST(test_a_path_out_of_a_zip_refuses_all_of_it),
        TEST(test_a_zip_that_unpacks_to_too_much_is_refused),
        TEST(test_links_and_locked_files_in_a_zip_are_left_out),
        TEST(test_too_many_files_are_refused),
        TEST(test_sources_and_names_that_cannot_be),
        TEST(test_decks_are_listed_and_their_files_served_by_safe_names_only),
        TEST(test_files_with_flipped_bytes_do_no_harm),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
