/* admin_call.c: see admin_call.h. */
#include "cli/admin_call.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

#include "cli/args.h"
#include "net/admin.h"

bool real_path(const char *path, char real[PATH_MAX]) {
    char folder[PATH_MAX];
    if (realpath(path, real)) return true;
    const char *slash = strrchr(path, '/'), *name = slash ? slash + 1 : path;
    if (errno == ENOENT && *name && strlen(path) < sizeof folder) {
        snprintf(folder, sizeof folder, "%.*s", slash ? (int)(slash - path) + 1 : 1, slash ? path : ".");
        if (realpath(folder, real) && strlen(real) + strlen(name) + 2 < PATH_MAX) {
            if (strcmp(real, "/") != 0) strcat(real, "/");
            strcat(real, name);
            return true;
        }
    }
    complain("%s cannot be used: %s", path, system_says(errno));
    return false;
}

static bool send_all(int fd, const char *bytes, size_t size) {
    while (size > 0) {
        ssize_t sent = send(fd, bytes, size, MSG_NOSIGNAL);
        if (sent < 0 && errno == EINTR) continue;
        if (sent <= 0) return false;
        bytes += sent;
        size -= (size_t)sent;
    }
    return true;
}

json_t *admin_call(const char *db, const char *name, const char *const *args, int count, bool *runs) {
    char path[PATH_MAX + 8];
    snprintf(path, sizeof path, "%s-admin", db);
    int fd = admin_connect(path);
    *runs = fd >= 0;
    if (fd < 0 && errno != ENOENT && errno != ECONNREFUSED) {
        complain("%s cannot be used: %s", path, system_says(errno));
        *runs = true;
        return NULL;
    }
    if (fd < 0) return NULL;
    json_t *list = json_array();
    for (int i = 0; i < count; i++) json_array_append_new(list, json_string(args[i]));
    json_t *message = json_pack("{s:s, s:o}", "do", name, "args", list), *answer = NULL;
    char *line = message ? json_dumps(message, JSON_COMPACT) : NULL;
    json_decref(message);
    FILE *in = fdopen(fd, "r");
    if (line && in && send_all(fd, line, strlen(line)) && send_all(fd, "\n", 1))
        answer = json_loadf(in, 0, NULL);
    free(line);
    if (in) fclose(in);
    if (!answer) complain("the server did not answer");
    return answer;
}
