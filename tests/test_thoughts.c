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

/* A bot that thinks until it is allowed to end, and long enough for nobody to call it quick. */
static sem_t allowed;
static atomic_int begun, other_begun;

static struct move brood(const struct thought *thought) {
    static _Thread_local struct move moves[MOVES_MAX];
    while (sem_wait(&allowed)) continue;
    usleep(10000);
    game_moves(thought->view, thought->seat, moves);
    return moves[0];
}

static struct move brood_in_crowd(const struct thought *thought) {
    begun++;
    return brood(thought);
}

static struct move brood_elsewhere(const struct thought *thought) {
    other_begun++;
    return brood(thought);
}

static const struct bot slow = {.name = "slow", .choose = brood_in_crowd},
                        slow_elsewhere = {.name = "elsewhere", .choose = brood_elsewhere};

static void ask(struct table *table, const struct bot *bot) {
    int seat = 0;
    while (!room_waits_for(table->room, seat)) seat++;
    thoughts_start(table, seat, bot, BY_BOT);
}

static void be_fresh(void) {
    memset(server.thoughts.cost, 0, sizeof server.thoughts.cost);
    sem_init(&allowed, 0, 0);
    begun = other_begun = 0;
}

/* How many of the crowd have ended their thoughts, one after the other, when the other table's begins. Nobody's speed matters. */
static int ended_before(struct table *crowd[CROWD], struct table *other) {
    int ended = 0;
    for (;;) {
        while (begun + other_begun < ended + server.thoughts.out_size) usleep(1000);
        if (other_begun) break;
        sem_post(&allowed);
        ended++;
        for (int back = 0; back < ended; usleep(1000)) {
            uv_run(&server.loop, UV_RUN_NOWAIT);
            back = 0;
            for (int i = 0; i < CROWD; i++) back += !crowd[i]->jobs;
        }
    }
    for (int i = ended; i <= CROWD; i++) sem_post(&allowed);
    for (int i = 0; i < CROWD; i++)
        while (crowd[i]->jobs) uv_run(&server.loop, UV_RUN_ONCE);
    while (other->jobs) uv_run(&server.loop, UV_RUN_ONCE);
    assert_int_equal(begun + other_begun, CROWD + 1);
    assert_int_equal(server.thoughts.out_size, 0);
    assert_int_equal(server.thoughts.waiting_size, 0);
    return ended;
}

static void test_a_crowd_of_one_does_not_delay_another(void **state) {
    struct table *crowd[CROWD], *other = table_of("g2");
    be_fresh();
    for (int i = 0; i < CROWD; i++) crowd[i] = table_of("g1");
    for (int i = 0; i < CROWD; i++) ask(crowd[i], &slow);
    ask(other, &slow_elsewhere); /* the last of all */
    assert_in_range(ended_before(crowd, other), 0, 1);
}

/* Whoever has a crowd of bots also looks on at another table, and has come there last. */
static void test_who_looks_on_does_not_slow_a_table_by_a_crowd_elsewhere(void **state) {
    struct table *crowd[CROWD], *other = table_of("g2");
    struct meter *bad = meter_of(&server, 'a', "192.0.2.1"), *good = meter_of(&server, 'a', "192.0.2.2");
    struct socket player = {.address = good}, watcher = {.address = bad, .next = &player}, crowds[CROWD];
    be_fresh();
    snprintf(other->kept.host, sizeof other->kept.host, "g2");
    snprintf(player.guest, sizeof player.guest, "g2");
    snprintf(watcher.guest, sizeof watcher.guest, "g1");
    other->sockets = &watcher;
    for (int i = 0; i < CROWD; i++) {
        crowd[i] = table_of("g1");
        crowds[i] = (struct socket){.address = bad};
        crowd[i]->sockets = &crowds[i];
    }
    for (int i = 0; i < CROWD; i++) ask(crowd[i], &slow);
    ask(other, &slow_elsewhere);
    assert_in_range(ended_before(crowd, other), 0, 1);
    for (int i = 0; i < CROWD; i++) crowd[i]->sockets = NULL;
    other->sockets = NULL;
}

static void run_import(uv_work_t *work) {
    *(bool *)work->data = true;
}

static void ended(uv_work_t *work, int status) {
    assert_int_equal(status, 0);
    work->data = NULL;
}

static void test_bots_leave_threads_for_imports_and_checkpoints(void **state) {
    struct table *crowd[CROWD];
    uv_work_t work[3];
    bool run[3] = {false};
    be_fresh();
    for (int i = 0; i < CROWD; i++) {
        char maker[16];
        snprintf(maker, sizeof maker, "g%d", i + 10); /* no two of one guest */
        crowd[i] = table_of(maker);
        ask(crowd[i], &slow);
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
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_a_crowd_of_one_does_not_delay_another),
        cmocka_unit_test(test_who_looks_on_does_not_slow_a_table_by_a_crowd_elsewhere),
        cmocka_unit_test(test_bots_leave_threads_for_imports_and_checkpoints),
    };
    return cmocka_run_group_tests(tests, set_up, NULL);
}
