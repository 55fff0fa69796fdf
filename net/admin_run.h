/* admin_run.h: for the files that run the operator's commands. */
#ifndef DIZAINE_NET_ADMIN_RUN_H
#define DIZAINE_NET_ADMIN_RUN_H

#include "net/server.h"

#define ADMIN(name, run, arguments, least, most, help) const char *run(struct admin_call *call);
#include "net/admin.def"
#undef ADMIN

/* What the line in the log says besides the command. */
void admin_note(struct admin_call *call, const char *format, ...) __attribute__((format(printf, 2, 3)));
/* Stores and tells what was changed; why not, or NULL. */
const char *admin_commit(struct admin_call *call);

#endif
