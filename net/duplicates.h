/* duplicates.h: duplicates: one deal for several tables. It is over when all the tables that were wished for have played, when its maker says
 * so, or after DUPLICATE_DAYS; until then its seed is told to nobody, nor to whoever still plays what others did. */
#ifndef DIZAINE_NET_DUPLICATES_H
#define DIZAINE_NET_DUPLICATES_H

#include "net/server.h"
#include "store/duplicates.h"

bool deal_is_duplicate(const char *name);
bool duplicate_over(const struct store_duplicate *duplicate);
bool duplicate_sealed(struct store *store, const char *name); /* asks the store; what cannot be read is sealed */
/* Whether a guest may see what was played at the tables of a duplicate: it is over, or they have played it, and play it no more. */
bool duplicate_shows(struct store *store, const char *name, const char *guest);
void duplicate_begins(struct table *table);           /* its people play this deal from now on */
void duplicate_joined(struct table *table, int seat); /* and one who comes while it is played */
void duplicates_look(struct server *server);          /* once in a while: tables whose duplicate is over are told their seed */

#endif
