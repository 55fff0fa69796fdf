/* test_bot_games.c: whole games of bots are the same in every build. games/NAME/tests/bot_games.txt has a hash
 * for each, over the events of a room with a fixed seed; this test holds the native build to it, tests/bridge.mjs
 * the WebAssembly one. Hashes are written anew with: build/san/tests/test_bot_games --write (say in the commit
 * why the bots play otherwise). */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>
#include <stdio.h>
#include <string.h>

#include "room/room.h"

enum { LINES_MAX = 40, LEVELS_MAX = 4 };

struct bot_game {
    const struct game *game;
    int players, levels;
    char names[64]; /* "expert,normal,easy", as in the file */
    const struct bot *level[LEVELS_MAX];
    unsigned long long hash;
};

static bool one_decision(struct room *room, const struct bot_game *line) {
    static struct room_thought thought;
    for (int seat = 0; seat < room->truth.seats; seat++) {
        if (!room_waits_for(room, seat)) continue;
        TEXT(text, EVENT_MAX_BYTES);
        room_thought(room, seat, &thought);
        room_think(&thought, line->level[seat % line->levels], 0, &text);
        assert_int_equal(room_submit(room, seat, -1, text.bytes, BY_BOT), FINE);
        return true;
    }
    return false;
}

static uint64_t hash_of(const struct bot_game *line) {
    struct options options;
    struct deal deal = {0};
    uint64_t hash = 0xcbf29ce484222325u;
    assert_true(deal_unhex("0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef", deal.seed,
                           DEAL_SEED_BYTES));
    options_standard(line->game, line->players, &options);
    struct room *room = room_open(line->game, &options, &deal);
    room_settle(room);
    while (one_decision(room, line)) {
    }
    assert_true(game_over(&room->truth));
    for (uint32_t i = 0; i < room->events_size; i++) {
        const char *event = room_event(room, i);
        hash = game_hash_more(game_hash_more(hash, event, (uint32_t)strlen(event)), "\n", 1);
    }
    room_free(room);
    return hash;
}

static void path_of(const struct game *game, char path[64]) {
    snprintf(path, 64, "games/%s/tests/bot_games.txt", game->name);
}

static void name_levels(struct bot_game *line) {
    char copy[sizeof line->names], *save = NULL;
    strcpy(copy, line->names);
    for (char *name = strtok_r(copy, ",", &save); name; name = strtok_r(NULL, ",", &save)) {
        assert_true(line->levels < LEVELS_MAX);
        line->level[line->levels] = bot_named(line->game, name);
        if (!line->level[line->levels++]) fail_msg("%s has no bot %s", line->game->name, name);
    }
}

/* The games of one file; it must hold one. */
static int read_lines(const struct game *game, struct bot_game lines[LINES_MAX]) {
    char path[64], text[256];
    int n = 0;
    path_of(game, path);
    FILE *file = fopen(path, "r");
    if (!file) fail_msg("%s is missing: bots of every game play the same in every build", path);
    while (fgets(text, sizeof text, file)) {
        struct bot_game *line = &lines[n];
        if (text[0] == '#') continue;
        assert_true(n++ < LINES_MAX);
        *line = (struct bot_game){.game = game};
        assert_int_equal(sscanf(text, "%d %63s %llx", &line->players, line->names, &line->hash), 3);
        name_levels(line);
    }
    fclose(file);
    if (!n) fail_msg("%s lists no game", path);
    return n;
}

static void test_bots_play_the_same_games_as_ever(void **unused) {
    static struct bot_game lines[LINES_MAX];
    for (int g = 0; game_list[g]; g++) {
        int n = read_lines(game_list[g], lines);
        for (int i = 0; i < n; i++)
            if (hash_of(&lines[i]) != lines[i].hash)
                fail_msg("%s with %d players is played otherwise", game_list[g]->name, lines[i].players);
    }
}

static void write_anew(void **unused) {
    static struct bot_game lines[LINES_MAX];
    for (int g = 0; game_list[g]; g++) {
        char path[64];
        int n = read_lines(game_list[g], lines);
        path_of(game_list[g], path);
        FILE *file = fopen(path, "w");
        assert_non_null(file);
        fputs("# players, bots in turn over the seats, hash over the events of the whole game "
              "(tests/test_bot_games.c)\n",
              file);
        for (int i = 0; i < n; i++)
            fprintf(file, "%d %s %016llx\n", lines[i].players, lines[i].names,
                    (unsigned long long)hash_of(&lines[i]));
        assert_int_equal(fclose(file), 0);
    }
}

int main(int argc, char **argv) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_bots_play_the_same_games_as_ever)};
    const struct CMUnitTest writing[] = {cmocka_unit_test(write_anew)};
    if (argc > 1 && strcmp(argv[1], "--write") == 0) return cmocka_run_group_tests(writing, NULL, NULL);
    return cmocka_run_group_tests(tests, NULL, NULL);
}
