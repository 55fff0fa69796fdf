/* review_total.h: the reviews of many games together, by who played them (`dizaine review --total`). */
#ifndef DIZAINE_CLI_REVIEW_TOTAL_H
#define DIZAINE_CLI_REVIEW_TOTAL_H

#include "room/review.h"

struct review_totals;
struct review_totals *review_totals_new(void);
/* A game that was reviewed to its end. */
void review_totals_add(struct review_totals *totals, const struct review *review, const struct room *room);
void review_totals_print(const struct review_totals *totals);
void review_totals_free(struct review_totals *totals);

#endif
