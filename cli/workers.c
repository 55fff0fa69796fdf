/* workers.c: see workers.h. The parent supervises: it restarts a worker that ended, with exponential backoff, and passes SIGTERM on; the
 * workers also end when the parent is killed (PR_SET_PDEATHSIG). */
#include "cli/workers.h"

#include <errno.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "cli/args.h"
#include "net/notify.h"

enum { PAUSE_LEAST_MS = 100, PAUSE_MOST_MS = 10000, STEADY_MS = 60000 };

struct worker {
    pid_t process; /* 0: none */
    int64_t started_at, due_at, pause_ms;
};

struct workers {
    const struct net_settings *settings;
    struct worker worker[WORKERS_MAX];
    int count;
    sigset_t signals, before;
};

static int64_t now_ms(void) {
    struct timespec now;
    clock_gettime(CLOCK_BOOTTIME, &now);
    return (int64_t)now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

static int next_port(int port, int i) {
    return port > 0 ? port + i : port; /* 0: any free one; -1: none */
}

static _Noreturn void serve(const struct workers *workers, int i, int ready, pid_t parent) {
    static char node[100], local[4200];
    struct net_settings settings = *workers->settings;
    sigprocmask(SIG_SETMASK, &workers->before, NULL);
    prctl(PR_SET_PDEATHSIG, SIGTERM);
    if (getppid() != parent) _exit(0); /* it ended before it could be watched */
    unsetenv("NOTIFY_SOCKET");
    unsetenv("WATCHDOG_USEC");
    snprintf(node, sizeof node, "%.60s-%d", settings.node ? settings.node : "node", i);
    snprintf(local, sizeof local, "%.4000s-%d", settings.local, i);
    settings.node = node;
    settings.local = local;
    settings.port = next_port(settings.port, i);
    settings.metrics_port = next_port(settings.metrics_port, i);
    settings.quiet = true;
    settings.ready = ready;
    exit(net_serve(&settings));
}

/* Whether it serves; else it has ended. */
static bool start(struct workers *workers, int i) {
    struct worker *worker = &workers->worker[i];
    int ready[2];
    char sign;
    pid_t parent = getpid();
    if (pipe(ready) != 0) return false;
    fflush(NULL);
    worker->started_at = now_ms();
    worker->process = fork();
    if (worker->process == 0) {
        close(ready[0]);
        serve(workers, i, ready[1], parent);
    }
    close(ready[1]);
    if (worker->process < 0) worker->process = 0;
    bool serves = worker->process > 0 && read(ready[0], &sign, 1) == 1;
    close(ready[0]);
    return serves;
}

static void note_end(struct workers *workers, pid_t process, int status) {
    for (int i = 0; i < workers->count; i++) {
        struct worker *worker = &workers->worker[i];
        if (worker->process != process) continue;
        bool steady = now_ms() - worker->started_at >= STEADY_MS;
        worker->pause_ms = steady || !worker->pause_ms ? PAUSE_LEAST_MS : 2 * worker->pause_ms;
        if (worker->pause_ms > PAUSE_MOST_MS) worker->pause_ms = PAUSE_MOST_MS;
        worker->due_at = now_ms() + worker->pause_ms;
        worker->process = 0;
        fprintf(stderr, "event=worker_ended worker=%d %s=%d again_ms=%d\n", i,
                WIFSIGNALED(status) ? "signal" : "code",
                WIFSIGNALED(status) ? WTERMSIG(status) : WEXITSTATUS(status), (int)worker->pause_ms);
    }
}

static void gather(struct workers *workers) {
    int status;
    for (pid_t process; (process = waitpid(-1, &status, WNOHANG)) > 0;) note_end(workers, process, status);
}

static int end_all(struct workers *workers, int code) {
    for (int i = 0; i < workers->count; i++)
        if (workers->worker[i].process) kill(workers->worker[i].process, SIGTERM);
    for (int i = 0; i < workers->count; i++) {
        int status = 0;
        if (!workers->worker[i].process) continue;
        while (waitpid(workers->worker[i].process, &status, 0) < 0 && errno == EINTR) continue;
        if (!code && !(WIFEXITED(status) && WEXITSTATUS(status) == 0)) code = 1;
    }
    return code;
}

static int watch(struct workers *workers, struct notify *notify) {
    for (;;) {
        /* Not for long: some may be due, and the watchdog waits. */
        struct timespec wait = {.tv_nsec = 200000000};
        int number = sigtimedwait(&workers->signals, NULL, &wait);
        if (number == SIGTERM || number == SIGINT) {
            notify_tell(notify, "STOPPING=1");
            return end_all(workers, 0);
        }
        gather(workers);
        for (int i = 0; i < workers->count; i++)
            if (!workers->worker[i].process && now_ms() >= workers->worker[i].due_at) start(workers, i);
        if (notify->alive_ms) notify_tell(notify, "WATCHDOG=1");
    }
}

int workers_serve(const struct net_settings *settings, int count) {
    static struct workers workers;
    struct notify notify;
    workers.settings = settings;
    workers.count = count;
    notify_open(&notify);
    sigemptyset(&workers.signals);
    sigaddset(&workers.signals, SIGTERM);
    sigaddset(&workers.signals, SIGINT);
    sigaddset(&workers.signals, SIGCHLD);
    sigprocmask(SIG_BLOCK, &workers.signals, &workers.before);
    /* One after the other: what hinders the first is said once. */
    for (int i = 0; i < count; i++) {
        int status = 0;
        if (start(&workers, i)) continue;
        if (workers.worker[i].process) waitpid(workers.worker[i].process, &status, 0);
        workers.worker[i].process = 0;
        return end_all(&workers, WIFEXITED(status) && WEXITSTATUS(status) ? WEXITSTATUS(status) : 1);
    }
    notify_tell(&notify, "READY=1");
    return watch(&workers, &notify);
}
