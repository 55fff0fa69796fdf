/* test_store_fresh.c: the events of a file are all there and in order, whether they are on their way to their places or not. */
#include "engine/rng.h"
#include "tests/store.h"

enum { GAMES = 9, LINES = 9000 };

static struct {
    int64_t table;
    uint32_t size;                 /* stored */
    char lines[LINES][24];
} games[GAMES];

static void open_games(struct store *store) {
    for (int i = 0; i < GAMES; i++) {
        struct store_table table = a_table();
        snprintf(table.id, sizeof table.id, "t%d", i);
        snprintf(table.code, sizeof table.code, "C%c", 'A' + i);
        table.key[0] = 0;
        table.state = PLAYING;
        store_table_add(store, &table);
        games[i].table = table.n;
        games[i].size = 0;
    }
    assert_true(store_commit(store));
}

struct reading {
    int game;
    uint32_t size;
};

static bool is_next(void *context, int64_t at, const char *line) {
    struct reading *reading = context;
    assert_true(reading->size < games[reading->game].size);
    assert_int_equal(at, 1000 + reading->size);
    assert_string_equal(line, games[reading->game].lines[reading->size++]);
    return true;
}

static void compare(struct store *store) {
    for (int i = 0; i < GAMES; i++) {
        struct reading reading = {.game = i};
        assert_true(store_events(store, games[i].table, is_next, &reading));
        assert_int_equal(reading.size, games[i].size);
        assert_int_equal(store_last_event_at(store, games[i].table), reading.size ? 999 + reading.size : 0);
    }
}

/* One commit of a few events; one in eight fails, since one of its numbers is taken. */
static void commit_some(struct store *store, struct rng *rng, uint32_t most) {
    uint32_t before[GAMES], events = 1 + rng_below(rng, most);
    bool fails = rng_below(rng, 8) == 0;
    for (int i = 0; i < GAMES; i++) before[i] = games[i].size;
    for (uint32_t k = 0; k < events; k++) {
        int i = (int)rng_below(rng, GAMES);
        uint32_t seq = games[i].size;
        if (seq == LINES) continue;
        snprintf(games[i].lines[seq], sizeof games[i].lines[seq], "say \"é\\\n%d %u\"", i, seq);
        store_event(store, games[i].table, seq, 1000 + seq, games[i].lines[seq]);
        games[i].size++;
    }
    if (fails) {
        int i = (int)rng_below(rng, GAMES);
        if (games[i].size)
            store_event(store, games[i].table, rng_below(rng, games[i].size), 5, "taken");
        else
            fails = false;
    }
    assert_int_equal(store_commit(store), !fails);
    if (!fails) return;
    for (int i = 0; i < GAMES; i++) games[i].size = before[i];
}

/* What a server would find that is killed at this moment, in another place. */
static void copy_file(const char *from, const char *to) {
    char command[700];
    snprintf(command, sizeof command, "cp %s %s", from, to);
    assert_int_equal(system(command), 0);
}

static void check_after_a_kill(void) {
    char copy[300], log[310], copied_log[310], why[300], lock[310];
    snprintf(copy, sizeof copy, "%s-killed", path);
    snprintf(log, sizeof log, "%s-wal", path);
    snprintf(copied_log, sizeof copied_log, "%s-wal", copy);
    snprintf(lock, sizeof lock, "%s-lock", copy);
    copy_file(path, copy);
    copy_file(log, copied_log);
    struct store *store = store_open(copy, why, sizeof why);
    assert_non_null(store);
    compare(store);
    store_close(store);
    unlink(copy);
    unlink(lock);
}

static int64_t number(const char *sql) {
    sqlite3 *db;
    sqlite3_stmt *stmt;
    assert_int_equal(sqlite3_open(path, &db), SQLITE_OK);
    assert_int_equal(sqlite3_prepare_v2(db, sql, -1, &stmt, NULL), SQLITE_OK);
    assert_int_equal(sqlite3_step(stmt), SQLITE_ROW);
    int64_t value = sqlite3_column_int64(stmt, 0);
    sqlite3_finalize(stmt);
    sqlite3_close(db);
    return value;
}

static uint32_t all_events(void) {
    uint32_t all = 0;
    for (int i = 0; i < GAMES; i++) all += games[i].size;
    return all;
}

static void test_every_event_is_there_at_every_moment(void **state) {
    struct rng rng = rng_seed(19, 0);
    bool at_home = false, on_the_way = false;
    only_files();
    open_games(*state);
    for (int turn = 0; all_events() < 60000; turn++) {
        commit_some(*state, &rng, turn % 3 ? 4 : 400);
        if (turn % 12 == 0) {
            compare(*state);
            check_after_a_kill();
            int64_t home = number("SELECT count(*) FROM event");
            at_home |= home > 0;
            on_the_way |= home > 0 && number("SELECT count(*) FROM fresh") > 0;
            assert_int_equal(number("SELECT count(*) FROM played"), all_events());
        }
        if (turn % 500 == 499) *state = reopen(*state);
        if (turn % 180 == 179) { /* a quiet moment, which does not last */
            store_tidy(*state);
            for (int i = 0; i < 5 && store_tidy(*state); i++) assert_true(store_commit(*state));
            check_after_a_kill();
        }
    }
    compare(*state);
    assert_true(at_home && on_the_way);
}

static void test_a_number_is_taken_wherever_its_event_is(void **state) {
    only_files();
    open_games(*state);
    struct rng rng = rng_seed(3, 0);
    for (int turn = 0; turn < 400; turn++) commit_some(*state, &rng, 200);
    for (int i = 0; i < GAMES; i++)
        for (uint32_t seq = 0; seq < games[i].size; seq += 97) {
            store_event(*state, games[i].table, seq, 7, "again");
            assert_false(store_commit(*state));
        }
    compare(*state);
    *state = reopen(*state);
    store_event(*state, games[0].table, games[0].size - 1, 7, "again");
    assert_false(store_commit(*state));
    compare(*state);
}

static void test_all_are_at_home_when_nothing_happens(void **state) {
    struct rng rng = rng_seed(5, 0);
    only_files();
    open_games(*state);
    for (int turn = 0; turn < 60; turn++) commit_some(*state, &rng, 40);
    assert_false(store_tidy(*state)); /* just now something happened */
    while (store_tidy(*state)) assert_true(store_commit(*state));
    assert_int_equal(number("SELECT count(*) FROM fresh"), 0);
    assert_int_equal(number("SELECT count(*) FROM event"), all_events());
    compare(*state);
    commit_some(*state, &rng, 40);
    assert_true(store_settle(*state));
    assert_int_equal(number("SELECT count(*) FROM event"), all_events());
    compare(*state);
}

static void test_closing_brings_all_home_and_keeps_nothing_else(void **state) {
    only_files();
    open_games(*state);
    store_event(*state, games[0].table, 0, 1000, "a");
    assert_true(store_commit(*state));
    store_event(*state, games[0].table, 1, 1000, "b");
    *state = reopen(*state);
    assert_int_equal(number("SELECT count(*) FROM event"), 1);
    assert_int_equal(number("SELECT count(*) FROM fresh"), 0);
}

static bool never(void *context, int64_t at, const char *line) {
    fail_msg("an event of a table that is gone: %s", line);
    return false;
}

static void test_a_table_that_goes_leaves_nothing_to_the_next_of_its_number(void **state) {
    struct rng rng = rng_seed(7, 0);
    only_files();
    open_games(*state);
    for (int turn = 0; turn < 30; turn++) commit_some(*state, &rng, 40);
    int64_t last = games[GAMES - 1].table;
    store_table_drop(*state, last);
    assert_true(store_commit(*state));
    struct store_table next = a_table();
    strcpy(next.id, "tnext");
    store_table_add(*state, &next);
    assert_int_equal(next.n, last);
    assert_true(store_commit(*state));
    store_events(*state, last, never, NULL);
    games[GAMES - 1].size = 0;
    snprintf(games[GAMES - 1].lines[0], sizeof games[0].lines[0], "new");
    store_event(*state, last, 0, 1000, "new");
    games[GAMES - 1].size = 1;
    assert_true(store_commit(*state));
    check_after_a_kill();
    *state = reopen(*state);
    compare(*state);
}

/* Its row changed long ago, and somebody has just moved. */
static void test_a_game_that_is_played_is_not_swept(void **state) {
    only_files();
    struct store_table table = a_table(), again;
    table.at = 10;
    table.state = PLAYING;
    store_table_add(*state, &table);
    store_event(*state, table.n, 0, 10, "move * b4");
    assert_true(store_settle(*state));
    store_event(*state, table.n, 1, 1000, "move * b4");
    assert_true(store_commit(*state));
    assert_int_equal(sweep(*state, (struct store_sweep){.unfinished_before = 500, .now = 2000}).tables, 0);
    assert_true(store_table_find(*state, "t1", &again));
    assert_int_equal(sweep(*state, (struct store_sweep){.unfinished_before = 1500, .now = 2000}).tables, 1);
}

/* Then its end brings nothing back: what went home in it is still to go. */
static void test_a_sweep_that_fails_loses_no_event(void **state) {
    struct rng rng = rng_seed(11, 0);
    only_files();
    open_games(*state);
    for (int turn = 0; turn < 30; turn++) commit_some(*state, &rng, 40);
    store_table_drop(*state, games[2].table);
    store_event(*state, games[0].table, 0, 7, "taken");
    assert_false(store_commit(*state));
    compare(*state);
    check_after_a_kill();
    commit_some(*state, &rng, 40);
    assert_true(store_settle(*state));
    compare(*state);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(test_every_event_is_there_at_every_moment, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_a_number_is_taken_wherever_its_event_is, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_all_are_at_home_when_nothing_happens, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_closing_brings_all_home_and_keeps_nothing_else, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_a_table_that_goes_leaves_nothing_to_the_next_of_its_number, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_a_game_that_is_played_is_not_swept, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_a_sweep_that_fails_loses_no_event, set_up, tear_down),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
