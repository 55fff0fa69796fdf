/* admin_link.c: Unix sockets. An address holds about a hundred bytes; a longer path is reached through its folder. */
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

#include "net/admin.h"

typedef int use(int fd, const struct sockaddr *address, socklen_t size);

static int with_address(int fd, const char *path, use *what) {
    struct sockaddr_un address = {.sun_family = AF_UNIX};
    char folder[PATH_MAX];
    const char *slash = strrchr(path, '/');
    if (strlen(path) < sizeof address.sun_path) {
        strcpy(address.sun_path, path);
        return what(fd, (const struct sockaddr *)&address, sizeof address);
    }
    if (!slash || slash - path >= (int)sizeof folder) return -1;
    snprintf(folder, sizeof folder, "%.*s", (int)(slash - path), path);
    int place = open(folder, O_PATH | O_DIRECTORY | O_CLOEXEC);
    if (place < 0) return -1;
    int code = -1,
        size = snprintf(address.sun_path, sizeof address.sun_path, "/proc/self/fd/%d%s", place, slash);
    errno = ENAMETOOLONG;
    if (size < (int)sizeof address.sun_path)
        code = what(fd, (const struct sockaddr *)&address, sizeof address);
    int trouble = errno;
    close(place);
    errno = trouble;
    return code;
}

static int open_socket(const char *path, use *what) {
    int fd = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
    if (fd < 0 || with_address(fd, path, what) == 0) return fd;
    int trouble = errno;
    close(fd);
    errno = trouble;
    return -1;
}

int admin_listen(const char *path) {
    mode_t before = umask(0177); /* for its owner only, from the first moment */
    int fd = open_socket(path, bind);
    int trouble = errno;
    umask(before);
    errno = trouble;
    return fd;
}

int admin_connect(const char *path) {
    return open_socket(path, connect);
}
