/* test_source.c: hashes stand for addresses, in the log for a day and in the store for a month. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <cmocka.h>
#include <sodium.h>

#include "net/server.h"

static const int64_t DAY_MS = 86400000;
static char folder[64], path[96];
static struct net_settings settings;
static struct server server;

static void start(void) {
    char why[300];
    server = (struct server){.settings = &settings};
    server.log = fopen("/dev/null", "w");
    server.store = store_open(path, why, sizeof why);
    assert_non_null(server.store);
    sources_renew(&server);
}

static void stop(void) {
    store_close(server.store);
    fclose(server.log);
}

static int set_up(void **state) {
    snprintf(folder, sizeof folder, "%s/dizaine-source-XXXXXX", getenv("TMPDIR") ? getenv("TMPDIR") : "/tmp");
    if (sodium_init() < 0 || !mkdtemp(folder)) return -1;
    snprintf(path, sizeof path, "%s/test.db", folder);
    net_standard(&settings);
    start();
    return 0;
}

static int tear_down(void **state) {
    static const char *const endings[] = {"", "-wal", "-shm", "-lock"};
    stop();
    for (int i = 0; i < 4; i++) {
        char name[128];
        snprintf(name, sizeof name, "%s%s", path, endings[i]);
        unlink(name);
    }
    return rmdir(folder);
}

static void test_a_tag_stands_for_an_address_for_a_day(void **state) {
    char first[SOURCE_TAG_BYTES];
    snprintf(first, sizeof first, "%s", source_tag(&server, "192.0.2.1"));
    assert_int_equal(strspn(first, "0123456789abcdef"), 10);
    assert_string_equal(source_tag(&server, "192.0.2.1"), first);
    assert_string_not_equal(source_tag(&server, "192.0.2.2"), first);
    assert_string_equal(source_tag(&server, "192.0.2.1"), first);
    server.sources.tag_day--; /* as if that had been yesterday */
    assert_string_not_equal(source_tag(&server, "192.0.2.1"), first);
}

static void test_a_tag_does_not_outlive_the_server(void **state) {
    char first[SOURCE_TAG_BYTES];
    snprintf(first, sizeof first, "%s", source_tag(&server, "192.0.2.1"));
    stop();
    start();
    assert_string_not_equal(source_tag(&server, "192.0.2.1"), first);
}

static void test_a_kept_value_outlives_the_server(void **state) {
    int64_t first = source_kept(&server, "2001:db8:0:1::"), other = source_kept(&server, "2001:db8:0:2::");
    assert_true(first != 0 && other != 0 && first != other);
    stop();
    start();
    assert_true(source_kept(&server, "2001:db8:0:1::") == first);
    assert_true(source_kept(&server, "2001:db8:0:2::") == other);
}

static struct table *add_table(const char *id, uint8_t table_state) {
    struct store_table kept = {.game = &pig_game, .undo_point = -1, .lang = "fr", .state = table_state};
    snprintf(kept.id, sizeof kept.id, "%s", id);
    snprintf(kept.code, sizeof kept.code, "%s", id);
    options_standard(&pig_game, 2, &kept.options);
    return table_make(&server, &kept, "192.0.2.1");
}

static void add_guest(const uint8_t token[HASH_BYTES]) {
    struct store_guest guest = {.id = "g1", .lang = "fr", .source = source_kept(&server, "192.0.2.1")};
    store_guest_add(server.store, token, &guest, date_ms());
}

/* The key is as old as this. */
static void age(int64_t days) {
    server.sources.kept_at = date_ms() - days * DAY_MS;
}

static void test_with_its_key_every_stored_value_ends(void **state) {
    uint8_t token[HASH_BYTES] = {1};
    struct store_guest guest;
    struct store_table kept;
    uv_loop_init(&server.loop);
    int64_t first = source_kept(&server, "192.0.2.1");
    struct table *table = add_table("t1", LOBBY);
    add_guest(token);
    assert_true(server_settle(&server));
    assert_true(table->kept.source == first);
    age(settings.limit[LIMIT_SOURCE_DAYS] - 1);
    sources_renew(&server);
    assert_true(source_kept(&server, "192.0.2.1") == first);
    assert_true(store_table_find(server.store, "t1", &kept) && kept.source == first);
    assert_true(store_guest_by_token(server.store, token, &guest) && guest.source == first);
    age(settings.limit[LIMIT_SOURCE_DAYS]);
    sources_renew(&server);
    int64_t second = source_kept(&server, "192.0.2.1");
    assert_true(second != first);
    assert_true(table->kept.source == 0); /* or its next change would store it again */
    assert_true(store_table_find(server.store, "t1", &kept) && kept.source == 0);
    assert_true(store_guest_by_token(server.store, token, &guest) && guest.source == 0);
    table_drop(table);
    uv_run(&server.loop, UV_RUN_DEFAULT);
    uv_loop_close(&server.loop);
    stop();
    start();
    assert_true(source_kept(&server, "192.0.2.1") == second);
}

static void test_a_finished_table_does_not_know_where_it_was_made(void **state) {
    struct store_table kept;
    uv_loop_init(&server.loop);
    struct table *table = add_table("t1", LOBBY);
    assert_true(server_settle(&server));
    table->kept.state = CLOSED;
    table_row_changed(table, "close", -1);
    assert_true(server_settle(&server));
    assert_true(store_table_find(server.store, "t1", &kept) && kept.source == 0);
    table_drop(table);
    uv_run(&server.loop, UV_RUN_DEFAULT);
    uv_loop_close(&server.loop);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(test_a_tag_stands_for_an_address_for_a_day, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_a_tag_does_not_outlive_the_server, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_a_kept_value_outlives_the_server, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_with_its_key_every_stored_value_ends, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_a_finished_table_does_not_know_where_it_was_made, set_up,
                                        tear_down),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
