/* test_store_keeps.c: what the store must not share, mix up, or forget. */
#include <sys/stat.h>

#include "store/sqlite.h"
#include "tests/store.h"

/* Everything that may change while a table is played comes back as it was saved last. */
static void test_a_table_that_was_saved_comes_back_as_it_was(void **state) {
    struct store_table table = a_table(), again;
    store_table_add(*state, &table);
    assert_true(store_commit(*state));
    strcpy(table.code, "XYZ789");
    table.options.value[0] = 77;
    strcpy(table.decks, "paper");
    table.state = PLAYING;
    strcpy(table.host, "g2");
    table.undo_point = 17;
    table.undo_by = 1;
    table.undo_yes = 2;
    strcpy(table.next, "t2");
    table.follow = 3;
    table.at = 99;
    table.seat[0] = (struct store_seat){.kind = BOT, .level = "easy", .name = "Sam", .left_ms = -1};
    table.seat[1].kind = PERSON;
    strcpy(table.seat[1].standin, "random");
    strcpy(table.seat[1].guest, "g3");
    strcpy(table.seat[1].name, "Ana");
    memset(table.seat[1].nonce, 9, DEAL_NONCE_BYTES);
    table.seat[1].left_ms = 5;
    store_table_save(*state, &table);
    assert_true(store_commit(*state));
    *state = reopen(*state);
    assert_true(store_table_find(*state, "t1", &again));
    assert_memory_equal(&table, &again, sizeof table);
}

static void test_a_file_is_one_by_whatever_name(void **state) {
    char link[300], why[300];
    only_files();
    snprintf(link, sizeof link, "%s/link.db", folder);
    assert_int_equal(symlink(path, link), 0);
    assert_null(store_open(link, why, sizeof why));
    unlink(link);
    assert_non_null(strstr(why, "Another server"));
}

static void test_a_file_that_was_replaced_is_noticed(void **state) {
    char other[300];
    only_files();
    snprintf(other, sizeof other, "%s/other.db", folder);
    assert_true(store_in_place(*state));
    FILE *file = fopen(other, "w");
    assert_non_null(file);
    fclose(file);
    assert_int_equal(rename(other, path), 0);
    assert_false(store_in_place(*state));
    unlink(path);
    assert_false(store_in_place(*state));
}

static void test_a_failure_has_a_reason(void **state) {
    assert_int_equal(add_table(*state), 1);
    store_event(*state, 1, 0, 5, "move * b4");
    store_event(*state, 1, 0, 5, "move * b5");
    assert_false(store_commit(*state));
    assert_non_null(strcasestr(store_error(*state), "UNIQUE"));
    struct store_table other = a_table(); /* with the id of the first */
    store_table_add(*state, &other);
    assert_false(store_commit(*state));
    assert_non_null(strcasestr(store_error(*state), in_postgres() ? "unique" : "gametable."));
}

static int stop_at_once(void *unused) {
    return 1;
}

static void test_a_read_that_failed_does_not_undo_what_is_written_next(void **state) {
    only_files();
    struct store *store = *state;
    struct store_table table = a_table(), again;
    store_table_add(store, &table);
    assert_true(store_commit(store));
    sqlite3_progress_handler(store->db, 1, stop_at_once, NULL);
    assert_false(store_table_find(store, "t1", &again));
    assert_non_null(strstr(store_error(store), "interrupted"));
    sqlite3_progress_handler(store->db, 0, NULL, NULL);
    store_event(store, table.n, 0, 5, "move * b4");
    assert_true(store_commit(store));
    assert_int_equal(store_last_event_at(store, table.n), 5);
}

/* Within a transaction it does: what is written there may depend on it. */
static void test_a_read_that_failed_in_a_transaction_fails_it(void **state) {
    only_files();
    struct store *store = *state;
    struct store_table table = a_table(), again;
    store_table_add(store, &table);
    sqlite3_progress_handler(store->db, 1, stop_at_once, NULL);
    assert_false(store_table_find(store, "t1", &again));
    sqlite3_progress_handler(store->db, 0, NULL, NULL);
    assert_false(store_commit(store));
    assert_false(store_table_find(store, "t1", &again));
}

static void test_a_file_that_could_not_be_opened_beside_is_tried_again(void **state) {
    only_files();
    struct store *store = *state;
    char *there = store->path, nowhere[] = "/nowhere/test.db";
    store->path = nowhere;
    store_checkpoint_apart(store);
    store->path = there;
    assert_null(store->beside);
    store_checkpoint_apart(store);
    assert_non_null(store->beside);
    assert_int_equal(sqlite3_exec(store->beside, "SELECT count(*) FROM gametable", NULL, NULL, NULL),
                     SQLITE_OK);
}

static int naps;
static int count_nap(sqlite3_vfs *vfs, int microseconds) {
    naps++;
    return microseconds;
}

/* The server's loop must never sleep because of another program at its file: what cannot be done now fails now. */
static void test_nothing_waits_for_another_program_at_the_file(void **state) {
    only_files();
    struct store *store = *state;
    sqlite3 *other;
    sqlite3_vfs *vfs = sqlite3_vfs_find(NULL);
    int (*nap)(sqlite3_vfs *, int) = vfs->xSleep;
    add_table(store);
    assert_int_equal(sqlite3_open(path, &other), SQLITE_OK);
    vfs->xSleep = count_nap;
    naps = 0;
    assert_int_equal(sqlite3_exec(other, "BEGIN IMMEDIATE", NULL, NULL, NULL), SQLITE_OK);
    store_alive(store, 1);
    assert_false(store_commit(store));
    assert_int_equal(sqlite3_exec(other, "ROLLBACK; BEGIN; SELECT count(*) FROM gametable", NULL, NULL, NULL),
                     SQLITE_OK);
    for (int i = 0; i < 3; i++) { /* beside a reader commits are made, and the log cannot begin anew yet */
        store_alive(store, 2 + i);
        assert_true(store_commit(store));
        store_checkpoint_apart(store);
        store_checkpoint_end(store);
        assert_true(store->wal_pages > 0);
    }
    assert_int_equal(sqlite3_exec(other, "ROLLBACK", NULL, NULL, NULL), SQLITE_OK);
    store_checkpoint_apart(store);
    store_checkpoint_end(store);
    assert_int_equal(store->wal_pages, 0);
    vfs->xSleep = nap;
    sqlite3_close(other);
    assert_int_equal(naps, 0);
}

/* A seed of another length is no seed; above all nothing is read behind its end. */
static void test_bytes_of_another_length_are_none(void **state) {
    static const uint8_t none[DEAL_SEED_BYTES];
    struct store_table table = a_table(), again;
    store_table_add(*state, &table);
    assert_true(store_commit(*state));
    run_sql(in_postgres() ? "UPDATE gametable SET seed = '\\x07'" : "UPDATE gametable SET seed = x'07'");
    assert_true(store_table_find(*state, "t1", &again));
    assert_memory_equal(again.seed, none, sizeof none);
}

static struct store_table another(const char *id, int64_t at) {
    struct store_table table = a_table();
    snprintf(table.id, sizeof table.id, "%s", id);
    snprintf(table.code, sizeof table.code, "C%s", id);
    snprintf(table.key, sizeof table.key, "k%s", id);
    table.at = at;
    return table;
}

static void test_finished_games_and_games_that_are_played_are_not_swept(void **state) {
    struct store_table finished = another("t1", 10), played = another("t2", 10), left = another("t3", 10),
                       again;
    finished.state = OVER;
    played.state = left.state = PLAYING;
    store_table_add(*state, &finished);
    store_table_add(*state, &played);
    store_table_add(*state, &left);
    store_event(*state, played.n, 0, 10, "move * b4");
    store_event(*state, played.n, 1, 900, "move 0 draw");
    store_event(*state, left.n, 0, 10, "move * b4");
    assert_true(store_commit(*state));
    struct store_sweep what = {.unfinished_before = 500, .lobbies_before = 500, .now = 1000};
    assert_int_equal(sweep(*state, what).tables, 1);
    assert_true(store_commit(*state));
    assert_true(store_table_find(*state, "t1", &again));
    assert_true(store_table_find(*state, "t2", &again));
    assert_false(store_table_find(*state, "t3", &again));
}

static void test_a_guest_who_has_a_seat_is_not_forgotten(void **state) {
    uint8_t seated[HASH_BYTES] = {1}, other[HASH_BYTES] = {2};
    struct store_guest leo = {.id = "g2", .lang = "fr"}, ana = {.id = "g5", .lang = "fr"}, found;
    struct store_table table = another("t1", 1000);
    store_table_add(*state, &table); /* g2 sits there */
    store_guest_add(*state, seated, &leo, 10);
    store_guest_add(*state, other, &ana, 10);
    assert_true(store_commit(*state));
    sweep(*state, (struct store_sweep){.unfinished_before = 500, .lobbies_before = 500, .now = 2000});
    assert_true(store_commit(*state));
    assert_true(store_guest_by_token(*state, seated, &found));
    assert_false(store_guest_by_token(*state, other, &found));
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(test_a_table_that_was_saved_comes_back_as_it_was, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_a_file_is_one_by_whatever_name, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_a_file_that_was_replaced_is_noticed, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_a_failure_has_a_reason, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_a_read_that_failed_does_not_undo_what_is_written_next, set_up,
                                        tear_down),
        cmocka_unit_test_setup_teardown(test_a_read_that_failed_in_a_transaction_fails_it, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_a_file_that_could_not_be_opened_beside_is_tried_again, set_up,
                                        tear_down),
        cmocka_unit_test_setup_teardown(test_nothing_waits_for_another_program_at_the_file, set_up,
                                        tear_down),
        cmocka_unit_test_setup_teardown(test_bytes_of_another_length_are_none, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_finished_games_and_games_that_are_played_are_not_swept, set_up,
                                        tear_down),
        cmocka_unit_test_setup_teardown(test_a_guest_who_has_a_seat_is_not_forgotten, set_up, tear_down),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
