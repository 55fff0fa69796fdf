/* test_thoughts.c: whoever has many bots at it does not delay those of another, and bots delay nothing else. */
#include <semaphore.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <cmocka.h>
#include <sodium.h>

#include "net/server.h"

enum { CROWD = 40 };

static struct server server;
static struct net_settings settings;

static int set_up(void **state) {
    char folder[] = "/tmp/dizaine-thoughts-XXXXXX", path[64], why[300];
    if (sodium_init() < 0 || !mkdtemp(folder)) return -1;
    thoughts_prepare();
    net_standard(&settings);
    snprintf(path, sizeof path, "%s/test.db", folder);
    server.settings = &settings;
    server.log = fopen("/dev/null", "w");
    server.store = store_open(path, why, sizeof why);
    uv_loop_init(&server.loop);
    for (const char *const *end = (const char *const[]){"", "-wal", "-shm", "-lock", NULL}; *end; end++) {
        char name[80];
        snprintf(name, sizeof name, "%s%s", path, *end);
        unlink(name);
    }
    rmdir(folder);
    return server.store ? 0 : -1;
}

/* A table of bots alone, begun, that nobody looks at; nobody but this test asks its bots. */
static struct table *table_of(const char *maker) {
    struct store_table kept = {.game = game_list[0], .undo_point = -1, .lang = "fr"};
    random_id('t', 10, kept.id);
    random_code(&server, kept.code);
    options_standard(kept.game, kept.game->seats_max, &kept.options);
    snprintf(kept.maker, sizeof kept.maker, "%s", maker);
    for (int i = 0; i < kept.options.players; i++) seat_bot(&kept, i, bot_standin(kept.game)->name);
    struct table *table = table_make(&server, &kept, "::1");
    assert_null(table_start(table));
    return table;
}

static void ask(struct table *table) {
    int seat = 0;
    while (!room_waits_for(table->room, seat)) seat++;
    thoughts_start(table, seat, bot_standin(table->kept.game), BY_BOT);
}

static void test_a_crowd_of_one_does_not_delay_another(void **state) {
    struct table *crowd[CROWD], *other = table_of("g2");
    for (int i = 0; i < CROWD; i++) crowd[i] = table_of("g1");
    for (int i = 0; i < CROWD; i++) ask(crowd[i]);
    ask(other); /* the last of all */
    int before = 0;
    while (other->jobs) {
        uv_run(&server.loop, UV_RUN_ONCE);
        before = 0;
        for (int i = 0; i < CROWD; i++) before += !crowd[i]->jobs;
    }
    assert_true(before < CROWD / 2);
    for (int i = 0; i < CROWD; i++)
        while (crowd[i]->jobs) uv_run(&server.loop, UV_RUN_ONCE);
    assert_int_equal(server.thoughts.out_size, 0);
    assert_int_equal(server.thoughts.waiting_size, 0);
}

/* Whoever has a crowd of bots also looks on at another table, and has come there last. */
static void test_who_looks_on_does_not_slow_a_table_by_a_crowd_elsewhere(void **state) {
    struct table *crowd[CROWD], *other = table_of("g2");
    struct meter *bad = meter_of(&server, 'a', "192.0.2.1"), *good = meter_of(&server, 'a', "192.0.2.2");
    struct socket player = {.address = good}, watcher = {.address = bad, .next = &player}, crowds[CROWD];
    memset(server.thoughts.cost, 0, sizeof server.thoughts.cost); /* that these bots are quick is forgotten */
    snprintf(other->kept.host, sizeof other->kept.host, "g2");
    snprintf(player.guest, sizeof player.guest, "g2");
    snprintf(watcher.guest, sizeof watcher.guest, "g1");
    other->sockets = &watcher;
    for (int i = 0; i < CROWD; i++) {
        crowd[i] = table_of("g1");
        crowds[i] = (struct socket){.address = bad};
        crowd[i]->sockets = &crowds[i];
    }
    for (int i = 0; i < CROWD; i++) ask(crowd[i]);
    ask(other);
    int before = 0;
    while (other->jobs) {
        uv_run(&server.loop, UV_RUN_ONCE);
        before = 0;
        for (int i = 0; i < CROWD; i++) before += !crowd[i]->jobs;
    }
    assert_true(before < CROWD / 2);
    for (int i = 0; i < CROWD; i++) {
        while (crowd[i]->jobs) uv_run(&server.loop, UV_RUN_ONCE);
        crowd[i]->sockets = NULL;
    }
    other->sockets = NULL;
}

/* A bot that thinks until it is allowed to end. */
static sem_t allowed;
static atomic_int begun;

static struct move brood(const struct thought *thought) {
    static _Thread_local struct move moves[MOVES_MAX];
    begun++;
    while (sem_wait(&allowed)) continue;
    game_moves(thought->view, thought->seat, moves);
    return moves[0];
}

static void run_import(uv_work_t *work) {
    *(bool *)work->data = true;
}

static void ended(uv_work_t *work, int status) {
    assert_int_equal(status, 0);
    work->data = NULL;
}

static void test_bots_leave_threads_for_imports_and_checkpoints(void **state) {
    static const struct bot slow = {.name = "slow", .choose = brood};
    struct table *crowd[CROWD];
    uv_work_t work[3];
    bool run[3] = {false};
    memset(server.thoughts.cost, 0, sizeof server.thoughts.cost);
    sem_init(&allowed, 0, 0);
    for (int i = 0; i < CROWD; i++) {
        char maker[16];
        snprintf(maker, sizeof maker, "g%d", i + 10); /* no two of one guest */
        crowd[i] = table_of(maker);
        int seat = 0;
        while (!room_waits_for(crowd[i]->room, seat)) seat++;
        thoughts_start(crowd[i], seat, &slow, BY_BOT);
    }
    for (int i = 0; i < 3; i++) {
        work[i].data = &run[i];
        uv_queue_work(&server.loop, &work[i], run_import, ended);
    }
    while ((work[0].data || work[1].data || work[2].data) && begun <= THOUGHTS_AT_ONCE) {
        uv_run(&server.loop, UV_RUN_NOWAIT);
        usleep(1000);
    }
    int most = begun;
    for (int i = 0; i < CROWD; i++) sem_post(&allowed);
    for (int i = 0; i < CROWD; i++)
        while (crowd[i]->jobs) uv_run(&server.loop, UV_RUN_ONCE);
    assert_in_range(most, 1, THOUGHTS_AT_ONCE);
    assert_true(run[0] && run[1] && run[2]);
    assert_int_equal(begun, CROWD);
    sem_destroy(&allowed);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_a_crowd_of_one_does_not_delay_another),
        cmocka_unit_test(test_who_looks_on_does_not_slow_a_table_by_a_crowd_elsewhere),
        cmocka_unit_test(test_bots_leave_threads_for_imports_and_checkpoints),
    };
    return cmocka_run_group_tests(tests, set_up, NULL);
}
