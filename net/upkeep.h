/* upkeep.h: what keeps the store small. Once in ten minutes what is kept no longer is swept, and pages that became free
 * are given back to the disk; it takes a few milliseconds of a second. */
#ifndef DIZAINE_NET_UPKEEP_H
#define DIZAINE_NET_UPKEEP_H

#include <stdbool.h>

#include "store/store.h"

struct server;

struct upkeep {
    bool sweeping;
    struct store_sweep sweep;
};

void upkeep_tick(struct server *server); /* once a second */

#endif
