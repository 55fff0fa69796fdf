/* sandbox.c: see sandbox.h. */
#include "uploads/sandbox.h"
#include "uploads/pixels.h"
#include "room/deal.h"

#include <assert.h>
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <seccomp.h>
#include <signal.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>
#include <webp/types.h>

#define SANDBOX_NAME "dizaine-sandbox" /* argv[0] of the child */
static const char *const task_name[] = {[SANDBOX_PICTURE] = "picture", [SANDBOX_UNZIP] = "unzip"};
enum { EXIT_UNSAFE = 99, NICE = 10 };
static const int64_t patience_ms =
    120000; /* a child gives way to everything else: on a busy machine it is slow */

/* The parent's side. */

int64_t sandbox_now(void) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (int64_t)now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

bool sandbox_start(struct sandbox *sandbox, enum sandbox_task task, int input, int cpu_seconds) {
    int ends[2];
    char seconds[12], parent[12];
    assert(input >= 0 && cpu_seconds > 0 && (task == SANDBOX_PICTURE || task == SANDBOX_UNZIP));
    posix_spawn_file_actions_t actions;
    char *argv[] = {(char[]){SANDBOX_NAME}, (char *)task_name[task], seconds, parent, NULL},
         *nothing[] = {NULL};
    snprintf(seconds, sizeof seconds, "%d", cpu_seconds);
    snprintf(parent, sizeof parent, "%d", (int)getpid());
    if (pipe2(ends, O_CLOEXEC)) return false;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_adddup2(&actions, input, 0);
    posix_spawn_file_actions_adddup2(&actions, ends[1], 1);
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0);
    posix_spawn_file_actions_addclosefrom_np(&actions, 3);
    int trouble = posix_spawn(&sandbox->child, "/proc/self/exe", &actions, NULL, argv, nothing);
    posix_spawn_file_actions_destroy(&actions);
    close(ends[1]);
    sandbox->out = ends[0];
    sandbox->deadline_ms = sandbox_now() + patience_ms;
    sandbox->cpu_ms = 0;
    if (trouble) close(ends[0]);
    return !trouble;
}

bool sandbox_read(struct sandbox *sandbox, void *bytes, size_t size) {
    for (size_t got = 0; got < size;) {
        int64_t left = sandbox->deadline_ms - sandbox_now();
        struct pollfd wait = {.fd = sandbox->out, .events = POLLIN};
        if (left <= 0) return false;
        int ready = poll(&wait, 1, (int)left);
        if (ready < 0 && errno == EINTR) continue;
        if (ready <= 0) return false;
        ssize_t n = read(sandbox->out, (char *)bytes + got, size - got);
        if (n < 0 && errno == EINTR) continue;
        if (n <= 0) return false;
        got += (size_t)n;
    }
    return true;
}

enum upload_verdict sandbox_end(struct sandbox *sandbox, bool whole) {
    int status = 0;
    struct rusage usage = {0};
    char more;
    if (whole) sandbox_read(sandbox, &more, 1); /* nothing comes, until its end closes the pipe */
    bool late = sandbox_now() >= sandbox->deadline_ms;
    close(sandbox->out);
    kill(sandbox->child, SIGKILL); /* one that has ended keeps its status */
    while (wait4(sandbox->child, &status, 0, &usage) < 0)
        if (errno != EINTR) return UPLOAD_BROKE_DOWN;
    sandbox->cpu_ms = (int64_t)(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec) * 1000 +
                      (usage.ru_utime.tv_usec + usage.ru_stime.tv_usec) / 1000;
    if (late) return UPLOAD_TOO_SLOW;
    if (WIFSIGNALED(status)) return WTERMSIG(status) == SIGXCPU ? UPLOAD_TOO_SLOW : UPLOAD_BROKE_DOWN;
    return WEXITSTATUS(status) == 0             ? UPLOAD_FINE
           : WEXITSTATUS(status) == EXIT_UNSAFE ? UPLOAD_NO_SANDBOX
                                                : UPLOAD_BROKE_DOWN;
}

/* The child's side. */

static bool limit(int what, rlim_t most) {
    return setrlimit((__rlimit_resource_t)what, &(struct rlimit){most, most}) == 0;
}

/* SIGXCPU, which says why, comes at the lower limit. */
static bool limit_time(int seconds) {
    struct rlimit both = {(rlim_t)seconds, (rlim_t)seconds + 1};
    return seconds > 0 && setrlimit(RLIMIT_CPU, &both) == 0;
}

static bool limit_all(int seconds) {
#if !defined(__SANITIZE_ADDRESS__) /* which maps terabytes that it never touches */
    if (!limit(RLIMIT_AS, (rlim_t)1 << 30)) return false;
#endif
    return limit_time(seconds) && setpriority(PRIO_PROCESS, 0, NICE) == 0 && limit(RLIMIT_NOFILE, 3) &&
           limit(RLIMIT_FSIZE, 0) && limit(RLIMIT_CORE, 0);
}

/* Memory may be taken, but never to be executed. */
static bool allow_memory(scmp_filter_ctx filter, int call) {
    return seccomp_rule_add(filter, SCMP_ACT_ALLOW, call, 1, SCMP_A2(SCMP_CMP_MASKED_EQ, PROT_EXEC, 0)) == 0;
}

bool sandbox_lock_in(void) {
    static const int calls[] = {
        SCMP_SYS(read),        SCMP_SYS(write),         SCMP_SYS(munmap),         SCMP_SYS(mremap),
        SCMP_SYS(brk),         SCMP_SYS(madvise),       SCMP_SYS(futex),          SCMP_SYS(getrandom),
        SCMP_SYS(exit_group),  SCMP_SYS(clock_gettime), SCMP_SYS(gettimeofday),   SCMP_SYS(getpid),
        SCMP_SYS(gettid),      SCMP_SYS(sched_yield),   SCMP_SYS(rt_sigprocmask), SCMP_SYS(rt_sigreturn),
        SCMP_SYS(sigaltstack),
    };
    scmp_filter_ctx filter = seccomp_init(SCMP_ACT_KILL_PROCESS);
    bool good = filter != NULL;
    for (size_t i = 0; good && i < sizeof calls / sizeof *calls; i++)
        good = seccomp_rule_add(filter, SCMP_ACT_ALLOW, calls[i], 0) == 0;
    good = good && allow_memory(filter, SCMP_SYS(mmap)) && allow_memory(filter, SCMP_SYS(mprotect)) &&
           seccomp_load(filter) == 0;
    if (filter) seccomp_release(filter);
    return good;
}

bool sandbox_write(const void *bytes, size_t size) {
    for (size_t put = 0; put < size;) {
        ssize_t n = write(1, (const char *)bytes + put, size - put);
        if (n < 0 && errno == EINTR) continue;
        if (n <= 0) return false;
        put += (size_t)n;
    }
    return true;
}

static struct {
    const uint8_t *bytes;
    size_t size;
} input;

/* Before the lock: asking for the size of a file may be the same call as asking about a path. */
static void map_input(void) {
    struct stat about;
    if (fstat(0, &about) || about.st_size <= 0) return;
    void *bytes = mmap(NULL, (size_t)about.st_size, PROT_READ, MAP_PRIVATE, 0, 0);
    if (bytes == MAP_FAILED) return;
    input.bytes = bytes;
    input.size = (size_t)about.st_size;
}

const uint8_t *sandbox_input(size_t *size) {
    *size = input.size;
    return input.bytes;
}

static enum upload_verdict make_card(const uint8_t *bytes, size_t size, struct pixels *card,
                                     struct pixels *small) {
    struct pixels whole;
    enum upload_verdict verdict = pixels_decode(bytes, size, &whole);
    if (verdict != UPLOAD_FINE) return verdict;
    if (!pixels_scale(&whole, UPLOAD_WIDTH, UPLOAD_HEIGHT, card) ||
        !pixels_scale(&whole, UPLOAD_SMALL_WIDTH, UPLOAD_SMALL_HEIGHT, small))
        return UPLOAD_BOMB;
    if (card->width < UPLOAD_LEAST_SIDE || card->height < UPLOAD_LEAST_SIDE) return UPLOAD_TOO_SMALL;
    return UPLOAD_FINE;
}

static int do_picture(void) {
    size_t size = 0;
    struct pixels card, small;
    struct sandbox_picture result = {.verdict = UPLOAD_DAMAGED};
    uint8_t *webp = NULL, *small_webp = NULL;
    const uint8_t *bytes = sandbox_input(&size);
    if (bytes) result.verdict = make_card(bytes, size, &card, &small);
    if (result.verdict == UPLOAD_FINE) {
        result.width = (uint16_t)card.width;
        result.height = (uint16_t)card.height;
        deal_sha256(card.rgb, card.width * card.height * 3, result.hash);
        result.bytes = (uint32_t)pixels_webp(&card, &webp);
        result.small_bytes = (uint32_t)pixels_webp(&small, &small_webp);
        if (!result.bytes || !result.small_bytes) return 1;
    }
    return sandbox_write(&result, sizeof result) && sandbox_write(webp, result.bytes) &&
                   sandbox_write(small_webp, result.small_bytes)
               ? 0
               : 1;
}

/* Runs before main in whatever program this is part of, so that each of them can be its own sandbox and none
 * has to remember to. */
__attribute__((constructor)) static void enter(int argc, char **argv) {
    if (argc != 4 || strcmp(argv[0], SANDBOX_NAME) != 0) return;
    /* Its parent may have ended before it could say that it wants to end with it. */
    if (prctl(PR_SET_PDEATHSIG, SIGKILL) || getppid() != atoi(argv[3])) _exit(EXIT_UNSAFE);
    /* Dates in a zip make the C library look for its time zone: let it find one before files are out of
     * reach. */
    setenv("TZ", "UTC0", 1);
    tzset();
    map_input();
    pixels_prepare();
    if (!limit_all(atoi(argv[2])) || !sandbox_lock_in()) _exit(EXIT_UNSAFE);
    _exit(strcmp(argv[1], task_name[SANDBOX_UNZIP]) == 0 ? sandbox_unzip() : do_picture());
}
