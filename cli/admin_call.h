/* admin_call.h: a request to the server that runs on a database, over its local socket. */
#ifndef DIZAINE_CLI_ADMIN_CALL_H
#define DIZAINE_CLI_ADMIN_CALL_H

#include <jansson.h>
#include <limits.h>
#include <stdbool.h>

/* The file itself, through all links; it need not be there, but its folder must. False after a complaint. */
bool real_path(const char *path, char real[PATH_MAX]);
/* The answer, to be freed; NULL if no server runs there, or after a complaint about one that says nothing. */
json_t *admin_call(const char *db, const char *name, const char *const *args, int count, bool *runs);

#endif
