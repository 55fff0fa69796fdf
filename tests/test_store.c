/* test_store.c: what the store promises: all of a commit or nothing of it, and the same table back. */
#include <sys/stat.h>

#include "store/backup.h"
#include "tests/store.h"

static void test_a_table_comes_back_as_it_was(void **state) {
    struct store_table table = a_table(), again;
    store_table_add(*state, &table);
    assert_true(store_commit(*state));
    *state = reopen(*state);
    claim(*state, "t1");
    assert_true(store_table_find(*state, "t1", &again));
    memset(again.key, 0, sizeof again.key);
    memset(table.key, 0, sizeof table.key);
    assert_memory_equal(&table, &again, sizeof table);
    assert_true(store_table_find(*state, "abc234", &again));
    assert_false(store_table_find(*state, "t2", &again));
    char id[ID_BYTES];
    assert_true(store_table_by_key(*state, "g1", "k", id));
    assert_string_equal(id, "t1");
}

static bool count(void *context, int64_t at, const char *line) {
    ++*(int *)context;
    return true;
}

static int events(struct store *store) {
    int number = 0;
    store_events(store, 1, count, &number);
    return number;
}

static void test_a_commit_is_all_or_nothing(void **state) {
    assert_int_equal(add_table(*state), 1);
    store_event(*state, 1, 0, 5, "move * b4");
    store_event(*state, 1, 1, 5, "say \"é\\n{}\", 'so'");
    assert_true(store_commit(*state));
    store_event(*state, 1, 2, 6, "move 0 draw");
    store_event(*state, 1, 1, 6, "move 0 coins"); /* taken: another server was faster */
    store_event(*state, 1, 3, 6, "move 0 draw");
    assert_false(store_commit(*state));
    assert_int_equal(events(*state), 2);
    claim(*state, "t1");
    store_event(*state, 1, 2, 7, "move 0 coins");
    assert_true(store_commit(*state));
    *state = reopen(*state);
    assert_int_equal(events(*state), 3);
}

static void test_what_the_store_refuses_takes_all_with_it(void **state) {
    uint8_t hash[HASH_BYTES] = {1};
    struct store_guest ana = {.id = "g1", .name = "Ana", .lang = "fr"}, found;
    struct store_table twin = a_table();
    assert_int_equal(add_table(*state), 1);
    store_guest_add(*state, hash, &ana, 10);
    store_table_add(*state, &twin); /* of the same id */
    assert_false(store_commit(*state));
    assert_false(store_guest_by_token(*state, hash, &found));
}

static void test_what_is_not_committed_is_gone(void **state) {
    assert_int_equal(add_table(*state), 1);
    store_event(*state, 1, 0, 5, "move * b4");
    *state = reopen(*state);
    assert_int_equal(events(*state), 0);
}

static void test_one_server_holds_a_file(void **state) {
    char why[300];
    only_files();
    assert_null(store_open(path, why, sizeof why));
    assert_non_null(strstr(why, "Another server"));
}

static void test_a_newer_file_is_refused(void **state) {
    char why[300];
    store_close(*state);
    run_sql(in_postgres() ? "INSERT INTO dizaine_version VALUES (1000)" : "PRAGMA user_version = 1000");
    *state = store_open(path, why, sizeof why);
    assert_null(*state);
    assert_non_null(strstr(why, "a newer Dizaine has written it"));
}

static void test_a_table_of_other_rules_is_not_found(void **state) {
    struct store_table table = a_table(), again;
    store_table_add(*state, &table);
    assert_true(store_commit(*state));
    store_close(*state);
    run_sql("UPDATE gametable SET rules = rules + 1");
    *state = reopen(NULL);
    assert_false(store_table_find(*state, "t1", &again));
    char node[NODE_NAME_BYTES];
    if (in_postgres()) assert_int_equal(store_claim(*state, "t1", node), CLAIM_NONE);
}

static void test_finished_games_are_listed_apart(void **state) {
    char ids[10][ID_BYTES];
    struct store_table table = a_table();
    store_table_add(*state, &table);
    assert_true(store_commit(*state));
    assert_int_equal(store_tables_of(*state, "g2", false, ids, 10), 1);
    assert_int_equal(store_tables_of(*state, "g2", true, ids, 10), 0);
    table.state = OVER;
    store_table_save(*state, &table);
    store_record_add(*state, table.n, "1 2", "1", 5, "{}");
    assert_true(store_commit(*state));
    assert_int_equal(store_tables_of(*state, "g2", false, ids, 10), 0);
    assert_int_equal(store_tables_of(*state, "g2", true, ids, 10), 1);
    assert_string_equal(ids[0], "t1");
}

/* On a fast machine several tables are made in one millisecond. */
static void test_tables_of_one_moment_are_listed_newest_first(void **state) {
    char ids[10][ID_BYTES];
    for (char i = '1'; i <= '6'; i++) {
        struct store_table table = a_table();
        table.open = true;
        table.at = 1000;
        table.source = 1 + i % 2;
        table.id[1] = table.code[5] = table.key[0] = i;
        store_table_add(*state, &table);
        assert_true(store_commit(*state));
    }
    assert_int_equal(store_tables_open(*state, 2, ids, 3), 3);
    for (int i = 0; i < 3; i++) assert_int_equal(ids[i][1], '6' - i);
    assert_int_equal(store_tables_of(*state, "g2", false, ids, 4), 4);
    for (int i = 0; i < 4; i++) assert_int_equal(ids[i][1], '6' - i);
}

static void test_a_table_without_a_change_is_swept_with_all_it_has(void **state) {
    struct store_table old = a_table(), fresh = a_table(), again;
    old.at = 10;
    strcpy(fresh.id, "t2");
    strcpy(fresh.code, "XYZ234");
    strcpy(fresh.key, "k2");
    fresh.at = 1000;
    store_table_add(*state, &old);
    store_table_add(*state, &fresh);
    store_event(*state, old.n, 0, 10, "move * b4");
    store_event(*state, fresh.n, 0, 1000, "move * b4");
    assert_true(store_commit(*state));
    assert_int_equal(
        sweep(*state, (struct store_sweep){.unfinished_before = 500, .lobbies_before = 500, .now = 2000})
            .tables,
        1);
    assert_true(store_commit(*state));
    assert_false(store_table_find(*state, "t1", &again));
    assert_true(store_table_find(*state, "t2", &again));
    assert_int_equal(store_last_event_at(*state, old.n), 0);
    assert_int_equal(store_last_event_at(*state, fresh.n), 1000);
}

static void test_a_device_link_is_good_once_and_for_a_while(void **state) {
    uint8_t hash[HASH_BYTES] = {1};
    char table[ID_BYTES], guest[ID_BYTES];
    int seat;
    struct store_table made = a_table();
    store_table_add(*state, &made);
    store_device_add(*state, hash, made.n, 1, "g2", 100000);
    assert_true(store_commit(*state));
    assert_false(store_device_find(*state, hash, 100000, table, &seat, guest));
    assert_true(store_device_find(*state, hash, 999, table, &seat, guest));
    assert_string_equal(table, "t1");
    assert_int_equal(seat, 1);
    store_device_use(*state, hash, "g3");
    assert_true(store_commit(*state));
    assert_true(store_device_find(*state, hash, 999, table, &seat, guest));
    assert_string_equal(guest, "=g3"); /* nobody's but the user's second request */
}

static void test_the_chat_keeps_its_last_lines(void **state) {
    struct store_chat lines[10],
        line = {.seat = -1, .guest = "g1", .name = "Ana", .text = "hello", .key = "a"};
    assert_int_equal(store_chat_last(*state, 1), 0);
    for (line.n = 1; line.n <= 7; line.n++) store_chat_add(*state, 1, &line, 3);
    assert_true(store_commit(*state));
    assert_int_equal(store_chat_last(*state, 1), 7);
    assert_int_equal(store_chats(*state, 1, lines, 10), 3);
    assert_int_equal(lines[0].n, 5);
    assert_int_equal(lines[2].n, 7);
    assert_true(store_chat_known(*state, 1, "g1", "a"));
    assert_false(store_chat_known(*state, 1, "g2", "a"));
}

static void test_a_guest_who_comes_now_and_then_is_not_forgotten(void **state) {
    uint8_t often[HASH_BYTES] = {1}, once[HASH_BYTES] = {2};
    struct store_guest ana = {.id = "g1", .name = "Ana", .lang = "fr"}, leo = {.id = "g3", .lang = "en"},
                       found;
    store_guest_add(*state, often, &ana, 10);
    store_guest_add(*state, once, &leo, 10);
    store_guest_seen(*state, "g1", 100);
    assert_true(store_commit(*state));
    sweep(*state, (struct store_sweep){.unfinished_before = 50, .lobbies_before = 50, .now = 200});
    assert_true(store_guest_by_token(*state, often, &found));
    assert_string_equal(found.name, "Ana");
    assert_int_equal(found.seen, 100);
    assert_false(store_guest_by_token(*state, once, &found));
}

/* --- copies, and what goes --- */

static void fill(struct store *store, int games, int64_t at) {
    static char record[20000];
    memset(record, 'x', sizeof record - 1);
    for (int i = 0; i < games; i++) {
        struct store_table table = a_table();
        snprintf(table.id, sizeof table.id, "f%d", i & 0xffff);
        snprintf(table.code, sizeof table.code, "F%d", i & 0xffff);
        table.key[0] = 0;
        table.state = OVER;
        table.at = at + i;
        store_table_add(store, &table);
        store_record_add(store, table.n, "[1]", "[0]", at, record);
    }
    assert_true(store_commit(store));
}

static int64_t count_in(const char *file, const char *sql) {
    sqlite3 *db;
    sqlite3_stmt *stmt;
    assert_int_equal(sqlite3_open(file, &db), SQLITE_OK);
    assert_int_equal(sqlite3_prepare_v2(db, sql, -1, &stmt, NULL), SQLITE_OK);
    assert_int_equal(sqlite3_step(stmt), SQLITE_ROW);
    int64_t number = sqlite3_column_int64(stmt, 0);
    sqlite3_finalize(stmt);
    sqlite3_close(db);
    return number;
}

static void test_a_copy_follows_what_is_written_while_it_is_made(void **state) {
    char copy[300], why[300];
    only_files();
    int left, all, before = -1, steps = 0;
    enum backup_step step;
    snprintf(copy, sizeof copy, "%s-copy", path);
    fill(*state, 100, 10);
    struct store_backup *backup = store_backup_begin(*state, copy, why, sizeof why);
    assert_non_null(backup);
    while ((step = store_backup_step(backup, 64)) == BACKUP_GOES_ON) {
        store_backup_pages(backup, &left, &all);
        assert_true(before < 0 || left < before + 32); /* it never begins anew */
        before = left;
        store_event(*state, 1, (uint32_t)steps++, 5, "move * b4");
        assert_true(store_commit(*state));
        if (steps % 8 == 0) { /* nor after a checkpoint */
            store_checkpoint_apart(*state);
            store_checkpoint_end(*state);
        }
    }
    assert_int_equal(step, BACKUP_COPIED);
    store_backup_end(backup);
    assert_true(steps > 10);
    assert_true(backup_pack(copy, &(struct backup_beside){.decks = "/nothing", .learned = "/nothing"}, why,
                            sizeof why));
    assert_int_equal(count_in(copy, "SELECT count(*) FROM played"), steps);
    assert_true(backup_check(copy, why, sizeof why));
    assert_false(backup_publish(copy, path, false, why, sizeof why)); /* there is a file */
    unlink(copy);
}

static void test_old_games_go_and_the_file_gets_smaller(void **state) {
    only_files();
    fill(*state, 200, 1000);
    store_checkpoint_apart(*state);
    store_checkpoint_end(*state);
    int64_t full = store_bytes(*state, false);
    struct store_sweep gone = sweep(*state, (struct store_sweep){.games_before = 1190, .now = 5000});
    assert_int_equal(gone.games, 190);
    assert_int_equal(count_in(path, "SELECT count(*) FROM record"), 10);
    assert_true(store_bytes(*state, true) > full / 2);
    while (store_vacuum(*state)) assert_true(store_commit(*state));
    assert_true(store_bytes(*state, false) < full / 2);
    assert_true(store_wants_checkpoint(*state));
    store_checkpoint_apart(*state);
    store_checkpoint_end(*state);
    assert_false(store_wants_checkpoint(*state));
    struct stat file;
    assert_int_equal(stat(path, &file), 0);
    assert_true(file.st_size < full / 2);
}

static void test_chat_and_names_go_at_their_own_time(void **state) {
    struct store_table table = a_table(), again;
    struct store_chat line = {.n = 1, .seat = 1, .at = 50, .guest = "g2", .name = "Léo", .text = "hello"};
    table.state = OVER;
    table.at = 100;
    store_table_add(*state, &table);
    store_chat_add(*state, table.n, &line, 10);
    line.at = 90;
    line.n = 2;
    store_chat_add(*state, table.n, &line, 10);
    store_record_add(*state, table.n, "[1,2]", "[1]", 100, "{\"names\":[\"\",\"Léo\"],\"moves\":[]}");
    assert_true(store_commit(*state));
    struct store_sweep gone =
        sweep(*state, (struct store_sweep){.chats_before = 60, .names_before = 100, .now = 500});
    assert_int_equal(gone.chats, 1);
    assert_int_equal(gone.names, 0);
    gone = sweep(*state, (struct store_sweep){.names_before = 101, .now = 500});
    assert_int_equal(gone.names, 1);
    assert_true(store_table_find(*state, "t1", &again));
    assert_string_equal(again.seat[1].name, "#2");
    assert_string_equal(again.seat[1].guest, "");
    char *record;
    assert_true(store_record(*state, table.n, NULL, NULL, &record));
    assert_string_equal(record, "{\"names\":[\"\",\"#2\"],\"moves\":[]}");
    free(record);
    gone = sweep(*state, (struct store_sweep){.names_before = 101, .now = 500});
    assert_int_equal(gone.names, 0);
}

static void test_who_is_banned_comes_back_and_is_forgotten_in_time(void **state) {
    struct store_barred *list, ana = {.guest = "g1", .name = "Ana", .source = -5, .at = 1, .until = 100},
                               leo = {.guest = "g2", .name = "Léo", .at = 2};
    store_barred_add(*state, &ana);
    store_barred_add(*state, &leo);
    assert_true(store_commit(*state));
    *state = reopen(*state);
    assert_int_equal(store_barred(*state, &list), 2);
    assert_memory_equal(&list[0], &ana, sizeof ana);
    assert_memory_equal(&list[1], &leo, sizeof leo);
    free(list);
    sweep(*state, (struct store_sweep){.now = 101});
    assert_int_equal(store_barred(*state, &list), 1);
    assert_string_equal(list[0].guest, "g2");
    free(list);
    assert_false(store_barred_remove(*state, "g1"));
    assert_true(store_barred_remove(*state, "g2"));
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(test_a_table_comes_back_as_it_was, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_a_commit_is_all_or_nothing, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_what_the_store_refuses_takes_all_with_it, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_what_is_not_committed_is_gone, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_one_server_holds_a_file, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_a_newer_file_is_refused, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_a_table_of_other_rules_is_not_found, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_finished_games_are_listed_apart, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_tables_of_one_moment_are_listed_newest_first, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_a_table_without_a_change_is_swept_with_all_it_has, set_up,
                                        tear_down),
        cmocka_unit_test_setup_teardown(test_a_device_link_is_good_once_and_for_a_while, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_the_chat_keeps_its_last_lines, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_a_guest_who_comes_now_and_then_is_not_forgotten, set_up,
                                        tear_down),
        cmocka_unit_test_setup_teardown(test_a_copy_follows_what_is_written_while_it_is_made, set_up,
                                        tear_down),
        cmocka_unit_test_setup_teardown(test_old_games_go_and_the_file_gets_smaller, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_chat_and_names_go_at_their_own_time, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_who_is_banned_comes_back_and_is_forgotten_in_time, set_up,
                                        tear_down),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
