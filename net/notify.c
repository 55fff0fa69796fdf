/* notify.c: see notify.h. */
#include "net/notify.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* A name that begins with @ is one that no file has: a zero stands in its place. */
static bool read_name(struct notify *notify, const char *name) {
    size_t size = name ? strlen(name) : 0;
    if (size < 2 || size >= sizeof notify->to.sun_path || (name[0] != '/' && name[0] != '@')) return false;
    notify->to = (struct sockaddr_un){.sun_family = AF_UNIX};
    memcpy(notify->to.sun_path, name, size);
    if (name[0] == '@') notify->to.sun_path[0] = 0;
    notify->to_size = (socklen_t)(offsetof(struct sockaddr_un, sun_path) + size);
    return true;
}

/* Half of the watchdog's timeout. WATCHDOG_PID names the process that it watches. */
static uint64_t read_watchdog(void) {
    const char *usec = getenv("WATCHDOG_USEC"), *pid = getenv("WATCHDOG_PID");
    char own[16];
    snprintf(own, sizeof own, "%d", (int)getpid());
    if (!usec || (pid && strcmp(pid, own) != 0)) return 0;
    return strtoull(usec, NULL, 10) / 2000;
}

void notify_open(struct notify *notify) {
    notify->fd = -1;
    if (!read_name(notify, getenv("NOTIFY_SOCKET"))) return;
    notify->fd = socket(AF_UNIX, SOCK_DGRAM | SOCK_CLOEXEC, 0);
    notify->alive_ms = read_watchdog();
}

/* Never blocks: a datagram for which there is no room is lost. */
void notify_tell(const struct notify *notify, const char *state) {
    if (notify->fd < 0) return;
    sendto(notify->fd, state, strlen(state), MSG_NOSIGNAL | MSG_DONTWAIT,
           (const struct sockaddr *)&notify->to, notify->to_size);
}
