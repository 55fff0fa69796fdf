/* daily.h: deals of the day. A day begins at midnight UTC by the server's time of day, here and nowhere else. A deal can be begun on its day,
 * and its game be finished for an hour after it; then the deal is over, and its seed is told. */
#ifndef DIZAINE_NET_DAILY_H
#define DIZAINE_NET_DAILY_H

#include "net/server.h"
#include "store/deals.h"

enum { DATE_BYTES = 12 };

void daily_date(int64_t at, int64_t days, char date[DATE_BYTES]); /* of the day so many days after that of a time: "2026-11-18" */
bool daily_is_date(const char *date);
int64_t daily_ends(int64_t at); /* the day of a time */
void daily_name(const char *date, const struct game *game, char name[DEAL_NAME_BYTES]);
const struct daily *daily_of(const struct game *game); /* what of it is offered; NULL: nothing */
bool deal_over(const char *name);                      /* whether everything about it may be told */
bool deal_sealed(struct server *server, const struct store_table *kept); /* whether this table plays a deal that is not over */

bool daily_open(struct server *server);  /* at the start: those of today and tomorrow are stored */
void daily_tick(struct server *server);  /* once a second */
void deal_played(struct table *table);   /* its game came to its end: writes what is kept of a try */
/* Whether a guest may take over a seat of such a table from `holder`; false: has a try elsewhere, or the table is lost. *counts: the
 * holder's try is theirs from then on, too. */
bool daily_moves(struct table *table, const char *holder, const char *guest, bool *counts);

void seed_promise(const struct store_deal *deal, char hex[65]); /* deal_json.c */
/* "choices": of one table in order, each with what was chosen by how many in the same position; choices_add is for store_choices. */
struct choices_json {
    struct text *text;
    int64_t number; /* of the move that is being written; -1: none yet */
};
struct choices_json choices_begin(struct text *text);
void choices_add(void *context, uint32_t number, const char *own, const char *move, int64_t count);
void choices_end(const struct choices_json *choices);

#endif
