/* test_golden.c: whole games, move by move, with the position shown now and then, as they were when somebody
 * last looked at them (games/NAME/tests/golden/), and exact counts of lines of play (games/NAME/tests/perft.txt).
 * `make golden` writes both anew. */
#include <sys/stat.h>

#include "sim/random_play.h"
#include "tests/variants.h"

enum { SHOW_EVERY = 40, GOLDEN_MAX = 1 << 20, PERFT_LINES_MAX = 400000 };

static bool rewriting(void) {
    return getenv("GOLDEN_WRITE");
}

/* Words for every wordy move: a record cannot do without. */
static void add_move(const struct state *state, struct move move, struct text *text) {
    const struct game *game = game_of(state);
    game_line(state, move, game->wordy && game->wordy(move) ? "some words" : NULL, text);
    text_byte(text, '\n');
}

static void add_position(const struct state *state, uint32_t count, struct text *text) {
    text_format(text, "--- after %u moves: step %d, to act %d, scores", count, state->step, state->to_act);
    for (int s = 0; s < state->seats; s++) text_format(text, " %d", state->score[s]);
    text_byte(text, '\n');
    game_of(state)->show(state, text);
    text_add(text, "---\n");
}

static void play_golden(const struct game *game, const struct options *options, struct text *text) {
    struct state state;
    struct rng rng = rng_seed(10, options->players);
    uint32_t count = 0;
    for (game_start(&state, game, options); !game_over(&state); count++) {
        if (count % SHOW_EVERY == 0) add_position(&state, count, text);
        struct move move = random_move(&state, &rng);
        add_move(&state, move, text);
        game_apply(&state, move);
    }
    add_position(&state, count, text);
    text_format(text, "winners %d\n", state.winners);
    assert_false(text->full);
}

static void golden_path(char path[256], const struct variant *variant) {
    snprintf(path, 256, "games/%s/tests/golden", variant->game->name);
    if (rewriting()) mkdir(path, 0777);
    int size = snprintf(path, 256, "games/%s/tests/golden/%d%s%s.txt", variant->game->name, variant->players,
                        *variant->settings ? "-" : "", variant->settings);
    for (int i = 0; i < size; i++)
        if (path[i] == ',' || path[i] == '=') path[i] = '_';
}

static void check_golden(const struct variant *variant) {
    static char played_bytes[GOLDEN_MAX], kept[GOLDEN_MAX];
    struct text played = text_over(played_bytes, sizeof played_bytes);
    char path[256];
    play_golden(variant->game, &variant->options, &played);
    golden_path(path, variant);
    FILE *file = fopen(path, rewriting() ? "w" : "r");
    if (!file) fail_msg("%s cannot be opened; make golden writes it", path);
    if (rewriting()) {
        fwrite(played.bytes, 1, played.size, file);
    } else {
        size_t size = fread(kept, 1, sizeof kept - 1, file);
        kept[size] = 0;
        int line = 1;
        for (size_t i = 0; i < size && kept[i] == played.bytes[i]; i++) line += kept[i] == '\n';
        if (strcmp(kept, played.bytes) != 0) fail_msg("%s differs from line %d on", path, line);
    }
    fclose(file);
}

static void test_golden_games_of_every_table_play_as_they_did(void **unused) {
    each_variant("golden", check_golden);
}

/* The position after `moves` random moves, or at the end if that comes first. */
static void walk(struct state *state, const struct game *game, const struct options *options, int moves) {
    struct rng rng = rng_seed(11, options->players);
    game_start(state, game, options);
    for (int i = 0; i < moves && !game_over(state); i++) game_apply(state, random_move(state, &rng));
}

static FILE *perft_file(const struct game *game, const char *mode) {
    char path[64];
    snprintf(path, sizeof path, "games/%s/tests/perft.txt", game->name);
    FILE *file = fopen(path, mode);
    if (!file) fail_msg("%s cannot be opened; make golden writes it", path);
    return file;
}

/* From some positions, every depth that is not too much work. */
static void write_perft(const struct variant *variant) {
    static const struct game *last;
    static const int starts[] = {0, 30, 75, 140};
    FILE *file = perft_file(variant->game, variant->game == last ? "a" : "w");
    if (variant->game != last)
        fputs("# players, options, random moves before, depth, lines of play of that depth\n", file);
    last = variant->game;
    for (size_t i = 0; i < sizeof starts / sizeof *starts; i++) {
        struct state state;
        uint64_t before = 1;
        walk(&state, variant->game, &variant->options, starts[i]);
        for (int depth = 1; depth <= 6 && before < PERFT_LINES_MAX / 20; depth++) {
            uint64_t lines = game_perft(&state, depth);
            if (lines > PERFT_LINES_MAX) break;
            fprintf(file, "%d %s %d %d %llu\n", variant->players, *variant->settings ? variant->settings : "-",
                    starts[i], depth, (unsigned long long)lines);
            before = lines;
        }
    }
    fclose(file);
}

/* Every line of the file that is about this table. */
static void check_perft(const struct variant *variant) {
    FILE *file = perft_file(variant->game, "r");
    char line[256], settings[128];
    int players, moves, depth, checked = 0;
    unsigned long long lines;
    while (fgets(line, sizeof line, file)) {
        struct state state;
        if (line[0] == '#') continue;
        assert_int_equal(5, sscanf(line, "%d %127s %d %d %llu", &players, settings, &moves, &depth, &lines));
        if (players != variant->players || strcmp(settings, *variant->settings ? variant->settings : "-") != 0)
            continue;
        walk(&state, variant->game, &variant->options, moves);
        if (game_perft(&state, depth) != lines)
            fail_msg("perft %llu, not as in: %s", (unsigned long long)game_perft(&state, depth), line);
        checked++;
    }
    fclose(file);
    if (!checked)
        fail_msg("games/%s/tests/perft.txt has no line of %d %s; make golden writes it", variant->game->name,
                 variant->players, variant->settings);
}

static void test_perft_counts_are_those_of_the_data(void **unused) {
    each_variant("golden", rewriting() ? write_perft : check_perft);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_golden_games_of_every_table_play_as_they_did),
        cmocka_unit_test(test_perft_counts_are_those_of_the_data),
    };
    return cmocka_run_group_tests_name("golden", tests, NULL, NULL);
}
