/* dix.h: the bots of DIX. */
#ifndef DIZAINE_BOTS_DIX_H
#define DIZAINE_BOTS_DIX_H

#include "bots/bot.h"

struct move dix_choose_easy(const struct thought *thought);
struct move dix_choose_normal(const struct thought *thought);
struct move dix_choose_expert(const struct thought *thought);

#endif
