/* test_uploads_sandbox.c: what the child that reads strangers' files can do, when it ends, and what an import may cost. */
#include "tests/pictures.h"
#include "uploads/uploads.h"
#include "uploads/sandbox.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

static char base[64], source[128], library[128], zipped[128], report_bytes[UPLOAD_REPORT_BYTES];
static struct text report;

static int setup(void **unused) {
    snprintf(base, sizeof base, "%s/decks-XXXXXX", getenv("TMPDIR") ? getenv("TMPDIR") : "/tmp");
    if (!mkdtemp(base)) return -1;
    snprintf(source, sizeof source, "%s/pictures", base);
    snprintf(library, sizeof library, "%s/decks", base);
    snprintf(zipped, sizeof zipped, "%s/pictures.zip", base);
    report = text_over(report_bytes, sizeof report_bytes);
    return mkdir(source, 0700);
}

static int teardown(void **unused) {
    char command[128];
    snprintf(command, sizeof command, "rm -rf '%s'", base);
    return system(command);
}

/* How many names are in a folder, hidden ones too; 0 if it is not there. */
static int names_in(const char *path) {
    struct dirent **names;
    int n = scandir(path, &names, NULL, NULL);
    for (int i = 0; i < n; i++) free(names[i]);
    if (n >= 0) free(names);
    return n > 2 ? n - 2 : 0;
}

static void expect_line(const char *file, const char *begin, const char *holds) {
    char line[256];
    FILE *stream = fopen(file, "r");
    assert_non_null(stream);
    while (fgets(line, sizeof line, stream))
        if (!strncmp(line, begin, strlen(begin))) break;
    fclose(stream);
    if (!strstr(line, holds)) fail_msg("%s: %s", file, line);
}

/* A child that waits to get rid of its output can be looked at. */
static void start_waiting(struct sandbox *sandbox) {
    struct sandbox_entry entry;
    zip_t *zip = zip_new(zipped);
    for (int i = 0; i < 4; i++) {
        char name[16];
        snprintf(name, sizeof name, "%d", i);
        struct bytes noise = {malloc(200000), 200000};
        struct rng rng = rng_seed(5, (uint64_t)i);
        for (size_t k = 0; k < noise.size; k++) noise.at[k] = (uint8_t)rng_next(&rng);
        zip_put(zip, name, noise);
    }
    zip_close(zip);
    int input = open(zipped, O_RDONLY | O_CLOEXEC);
    assert_true(sandbox_start(sandbox, SANDBOX_UNZIP, input, 7));
    assert_true(sandbox_read(sandbox, &entry, sizeof entry));
    close(input);
}

static void test_the_sandbox_is_locked(void **unused) {
    struct sandbox sandbox;
    char path[64];
    start_waiting(&sandbox);
    snprintf(path, sizeof path, "/proc/%d/status", (int)sandbox.child);
    expect_line(path, "Seccomp:", "2");
    expect_line(path, "NoNewPrivs:", "1");
    snprintf(path, sizeof path, "/proc/%d/limits", (int)sandbox.child);
    expect_line(path, "Max cpu time", " 7 ");
    expect_line(path, "Max open files", " 3 ");
    expect_line(path, "Max file size", " 0 ");
    snprintf(path, sizeof path, "/proc/%d/fd", (int)sandbox.child);
    assert_int_equal(names_in(path), 3);
    snprintf(path, sizeof path, "/proc/%d/environ", (int)sandbox.child);
    struct stat about;
    assert_int_equal(stat(path, &about), 0);
    errno = 0;
    assert_true(getpriority(PRIO_PROCESS, (id_t)sandbox.child) >= 10 && errno == 0);
    sandbox_end(&sandbox, false);
}

/* Whatever a call would do with a path, it is the child's end. */
static void test_the_sandbox_opens_no_path(void **unused) {
    static const long calls[][5] = {
        {SYS_newfstatat, AT_FDCWD, -1, -2, 0},
        {SYS_newfstatat, 0, -1, -2, AT_EMPTY_PATH},
        {SYS_statx, AT_FDCWD, -1, 0, 0},
        {SYS_openat, AT_FDCWD, -1, O_RDONLY, 0},
        {SYS_faccessat, AT_FDCWD, -1, 0, 0},
        {SYS_readlinkat, AT_FDCWD, -1, -2, 10},
        {SYS_unlinkat, AT_FDCWD, -1, 0, 0},
        {SYS_execve, -1, 0, 0, 0},
        {SYS_socket, 1, 1, 0, 0},
        {SYS_kill, 1, 0, 0, 0},
        {SYS_fork, 0, 0, 0, 0},
        {SYS_prctl, PR_SET_PDEATHSIG, 0, 0, 0},
    };
    static const char name[] = "/etc/passwd";
    static char room[512];
    for (size_t i = 0; i < sizeof calls / sizeof *calls; i++) {
        int status;
        pid_t child = fork();
        assert_true(child >= 0);
        if (!child) {
            long value[5];
            struct rlimit none = {0};
            setrlimit(RLIMIT_CORE, &none);
            for (int k = 0; k < 5; k++)
                value[k] = calls[i][k] == -1 ? (long)name : calls[i][k] == -2 ? (long)room : calls[i][k];
            if (!sandbox_lock_in()) _exit(2);
            syscall(value[0], value[1], value[2], value[3], value[4]);
            _exit(1);
        }
        assert_int_equal(waitpid(child, &status, 0), child);
        if (!WIFSIGNALED(status) || WTERMSIG(status) != SIGSYS)
            fail_msg("call %d: status %x", (int)i, status);
    }
}

/* One that does not even die of its broken pipe. */
static void test_a_child_that_hangs_is_killed(void **unused) {
    struct sandbox sandbox;
    start_waiting(&sandbox);
    kill(sandbox.child, SIGSTOP);
    assert_int_equal(sandbox_end(&sandbox, false), UPLOAD_BROKE_DOWN);
    assert_int_equal(kill(sandbox.child, 0), -1);
    start_waiting(&sandbox);
    kill(sandbox.child, SIGSTOP);
    sandbox.deadline_ms = sandbox_now(); /* its time is over */
    assert_int_equal(sandbox_end(&sandbox, true), UPLOAD_TOO_SLOW);
    assert_int_equal(kill(sandbox.child, 0), -1);
}

/* The other end of its pipe stays open here, so that nothing but its parent's death can end it. */
static void test_a_child_dies_with_its_parent(void **unused) {
    struct sandbox sandbox;
    int ends[2], status;
    char path[64];
    assert_int_equal(pipe(ends), 0);
    assert_int_equal(prctl(PR_SET_CHILD_SUBREAPER, 1), 0);
    pid_t parent = fork();
    assert_true(parent >= 0);
    if (!parent) {
        start_waiting(&sandbox);
        if (write(ends[1], &sandbox, sizeof sandbox) != sizeof sandbox) _exit(1);
        for (;;) pause();
    }
    assert_int_equal(read(ends[0], &sandbox, sizeof sandbox), sizeof sandbox);
    snprintf(path, sizeof path, "/proc/%d/fd/%d", (int)parent, sandbox.out);
    int held = open(path, O_RDONLY);
    assert_true(held >= 0);
    kill(parent, SIGKILL);
    assert_int_equal(waitpid(parent, &status, 0), parent);
    assert_int_equal(waitpid(sandbox.child, &status, 0), sandbox.child);
    assert_true(WIFSIGNALED(status) && WTERMSIG(status) == SIGKILL);
    prctl(PR_SET_CHILD_SUBREAPER, 0);
    close(held);
    close(ends[0]);
    close(ends[1]);
}

/* --- what an import may cost --- */

/* That they are one picture shows only when they have been decoded. */
static void save_large(int count) {
    struct bytes picture = png_picture(4000, 3000, 0);
    for (int i = 0; i < count; i++) {
        char name[16];
        snprintf(name, sizeof name, "%02d.png", i);
        save(source, name, more((struct bytes){calloc(1, 1), 0}, picture.at, picture.size));
    }
    free(picture.at);
}

static enum upload_verdict import(struct upload_budget budget) {
    return upload_import(source, library, "Ours", LANG_EN, &budget, NULL, &report);
}

static const struct upload_budget plenty = {.cpu_seconds = 10000, .bytes = INT64_MAX};

/* Each picture alone is within its limit. */
static void test_an_import_has_one_budget_of_time(void **unused) {
    struct upload_budget budget = plenty;
    save_large(60);
    budget.cpu_seconds = 1;
    assert_int_equal(import(budget), UPLOAD_OUT_OF_TIME);
    assert_non_null(strstr(report.bytes, "all pictures together take too long"));
    assert_int_equal(names_in(library), 0);
}

static void test_an_import_has_a_budget_of_bytes(void **unused) {
    struct upload_budget budget = plenty;
    save(source, "a.png", png_picture(300, 300, 1));
    save(source, "b.png", png_picture(300, 300, 2));
    budget.bytes = 100;
    assert_int_equal(import(budget), UPLOAD_NO_ROOM);
    assert_int_equal(names_in(library), 0);
    assert_int_equal(import(plenty), UPLOAD_FINE);
}

static void test_an_import_leaves_the_last_space_of_the_disk(void **unused) {
    struct upload_budget budget = plenty;
    save(source, "a.png", png_picture(300, 300, 1));
    budget.spare_bytes = INT64_MAX / 2;
    assert_int_equal(import(budget), UPLOAD_NO_SPACE);
    assert_int_equal(names_in(library), 0);
    budget.spare_bytes = 1;
    assert_int_equal(import(budget), UPLOAD_FINE);
}

#define TEST(name) cmocka_unit_test_setup_teardown(name, setup, teardown)

int main(void) {
    const struct CMUnitTest tests[] = {
        TEST(test_the_sandbox_is_locked),
        TEST(test_the_sandbox_opens_no_path),
        TEST(test_a_child_that_hangs_is_killed),
        TEST(test_a_child_dies_with_its_parent),
        TEST(test_an_import_has_one_budget_of_time),
        TEST(test_an_import_has_a_budget_of_bytes),
        TEST(test_an_import_leaves_the_last_space_of_the_disk),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
