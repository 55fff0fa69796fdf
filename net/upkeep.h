/* upkeep.h: maintenance of the store: every ten minutes expired rows are deleted and free pages returned to the file
 * system, in steps of a few milliseconds a second. */
#ifndef DIZAINE_NET_UPKEEP_H
#define DIZAINE_NET_UPKEEP_H

#include <stdbool.h>

#include "store/store.h"

struct server;

struct upkeep {
    bool in_fiber; /* a fiber is at it */
    bool sweeping;
    struct store_sweep sweep;
};

void upkeep_tick(struct server *server); /* once a second */

#endif
