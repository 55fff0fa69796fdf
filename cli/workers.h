/* workers.h: one server for each core of a machine, all at one database. */
#ifndef DIZAINE_CLI_WORKERS_H
#define DIZAINE_CLI_WORKERS_H

#include "net/net.h"

enum { WORKERS_MAX = 256 };

/* Serves with so many processes until SIGINT or SIGTERM: each has the next port and metrics port, and a name and files of its own, NAME-0,
 * NAME-1 …. One that ends is started again. The exit code: of the first that cannot start. */
int workers_serve(const struct net_settings *settings, int count);

#endif
