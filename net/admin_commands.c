/* admin_commands.c: what an operator can do, and one line in the log for each time it is done. */
#include <string.h>

#include "net/server.h"

static const char *run_backup(struct admin_call *call) {
    bool replace = call->count > 1 && strcmp(call->arg[1], "replace") == 0;
    const char *why = backup_start(call->server, call->client, call->arg[0], replace);
    call->later = !why;
    return why;
}

#define ADMIN_COMMANDS(X)                                                                                    \
    X(backup, "FILE [replace]", "copies everything into a new file; the whole path", 1, 2)

const struct admin_info admin_list[] = {
#define ROW(id, arguments, help, least, most) {#id, arguments, help, least, most},
    ADMIN_COMMANDS(ROW)
#undef ROW
        {0},
};

static const char *(*const runs[])(struct admin_call *call) = {
#define ROW(id, arguments, help, least, most) run_##id,
    ADMIN_COMMANDS(ROW)
#undef ROW
};

const char *admin_run(struct admin_call *call, const char *name) {
    for (int i = 0; admin_list[i].name; i++) {
        if (strcmp(admin_list[i].name, name) != 0) continue;
        if (call->count < admin_list[i].least || call->count > admin_list[i].most)
            return "The arguments do not fit this command; see dizaine help admin.";
        const char *why = runs[i](call);
        log_line(call->server, "admin", "do=%s fine=%d", name, why == NULL);
        return why;
    }
    return "There is no such command; see dizaine help admin.";
}

void admin_beat(struct server *server) {}
