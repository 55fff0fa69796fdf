/* notify.h: tells the service manager that started us how we are: ready, alive, stopping. systemd's protocol is one datagram for
 * each of these to the socket that NOTIFY_SOCKET names; without it nothing is told. */
#ifndef DIZAINE_NET_NOTIFY_H
#define DIZAINE_NET_NOTIFY_H

#include <stdint.h>
#include <sys/socket.h>
#include <sys/un.h>

struct notify {
    int fd; /* -1: nobody wants to hear */
    struct sockaddr_un to;
    socklen_t to_size;
    uint64_t alive_ms; /* how often it wants to hear that we are alive; 0: never */
};

void notify_open(struct notify *notify);
void notify_tell(const struct notify *notify, const char *state);

#endif
