/* test_bot_games.c: whole games of bots are the same in every build. tests/bot_games.txt has a hash for each,
 * over the events of a room with a fixed seed; this test holds the native build to it, tests/bridge.mjs the
 * WebAssembly one. Written anew with: build/san/tests/test_bot_games --write (say in the commit why the bots
 * play otherwise). */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <cmocka.h>
#include <stdio.h>
#include <string.h>

#include "room/room.h"

static const struct {
    const char *game;
    int players;
} games[] = {{"dix", 1}, {"dix", 2}, {"dix", 4}, {"dixsurdix", 2}, {"dixsurdix", 4}};
enum { GAMES = sizeof games / sizeof *games };
static const char *const levels[] = {"expert", "normal", "easy"};

static bool one_decision(struct room *room) {
    static struct room_thought thought;
    for (int seat = 0; seat < room->truth.seats; seat++) {
        if (!room_waits_for(room, seat)) continue;
        TEXT(text, EVENT_MAX_BYTES);
        room_thought(room, seat, &thought);
        room_think(&thought, bot_named(room->game, levels[seat % 3]), 0, &text);
        assert_int_equal(room_submit(room, seat, -1, text.bytes, BY_BOT), FINE);
        return true;
    }
    return false;
}

static uint64_t hash_of(const char *name, int players) {
    const struct game *game = game_named(name);
    struct options options;
    struct deal deal = {0};
    uint64_t hash = 0xcbf29ce484222325u;
    assert_true(deal_unhex("0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef", deal.seed,
                           DEAL_SEED_BYTES));
    options_standard(game, players, &options);
    struct room *room = room_open(game, &options, &deal);
    room_settle(room);
    while (one_decision(room)) {
    }
    for (uint32_t i = 0; i < room->events_size; i++) {
        const char *event = room_event(room, i);
        hash = game_hash_more(game_hash_more(hash, event, (uint32_t)strlen(event)), "\n", 1);
    }
    room_free(room);
    return hash;
}

static void test_bots_play_the_same_games_as_ever(void **unused) {
    char name[32];
    int players;
    unsigned long long hash;
    FILE *file = fopen("tests/bot_games.txt", "r");
    assert_non_null(file);
    for (int i = 0; i < GAMES; i++) {
        assert_int_equal(fscanf(file, "%31s %d %llx", name, &players, &hash), 3);
        assert_string_equal(name, games[i].game);
        assert_int_equal(players, games[i].players);
        if (hash_of(name, players) != hash) fail_msg("%s with %d players is played otherwise", name, players);
    }
    fclose(file);
}

static int write_anew(void) {
    FILE *file = fopen("tests/bot_games.txt", "w");
    if (!file) return 1;
    for (int i = 0; i < GAMES; i++)
        fprintf(file, "%s %d %016llx\n", games[i].game, games[i].players,
                (unsigned long long)hash_of(games[i].game, games[i].players));
    return fclose(file);
}

int main(int argc, char **argv) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_bots_play_the_same_games_as_ever)};
    if (argc > 1 && strcmp(argv[1], "--write") == 0) return write_anew();
    return cmocka_run_group_tests(tests, NULL, NULL);
}
