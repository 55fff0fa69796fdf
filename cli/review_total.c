/* review_total.c: see review_total.h. A result without luck is the result less the luck of all draws, which has the mean zero whoever
 * plays: its mean is that of the plain results. What is saved is one less the quotient of their variances: so many games less tell two
 * players apart as surely. */
#include "cli/review_total.h"

#include <math.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "engine/rng.h"

enum { RESAMPLES = 2000, PERCENT = 100 };

/* Of one game, all in percent of the victory but the lead, which is in points. */
struct figures {
    double luck, choices, others, revised, result, adjusted, lead, lead_adjusted;
};

/* Players of one name at one table are told apart by their seats: what equal bots win of each other is nothing in the sum, however it
 * came. */
struct total {
    char name[NAME_MAX_BYTES + 16];
    struct figures *games;
    size_t size, cap;
};

struct review_totals {
    struct total of[SEATS_MAX];
    size_t games, exact; /* whose parts add up to the result, for every seat */
};

struct review_totals *review_totals_new(void) {
    struct review_totals *totals = calloc(1, sizeof *totals);
    if (!totals) abort();
    return totals;
}

void review_totals_free(struct review_totals *totals) {
    for (int i = 0; i < SEATS_MAX; i++) free(totals->of[i].games);
    free(totals);
}

static struct total *total_of(struct review_totals *totals, const char *name) {
    int i = 0;
    while (i < SEATS_MAX - 1 && totals->of[i].size && strcmp(totals->of[i].name, name) != 0) i++;
    snprintf(totals->of[i].name, sizeof totals->of[i].name, "%s", name);
    return &totals->of[i];
}

static void name_total(const struct room *room, int seat, char name[NAME_MAX_BYTES + 16]) {
    bool twice = false;
    for (int other = 0; other < room->truth.seats; other++)
        twice |= other != seat && strcmp(room->name[other], room->name[seat]) == 0;
    snprintf(name, NAME_MAX_BYTES + 16, twice ? "%s (seat %d)" : "%s", room->name[seat], seat);
}

static void add(struct total *total, const struct figures *figures) {
    if (total->size == total->cap) {
        total->cap = total->cap ? 2 * total->cap : 256;
        total->games = realloc(total->games, total->cap * sizeof *total->games);
        if (!total->games) abort();
    }
    total->games[total->size++] = *figures;
}

/* start + luck + choices + others + revised = end, and the end is the seat's share of the victory. */
static bool adds_up(const struct review_sums *sums, const struct state *end, int seat) {
    int32_t win = sums->start.win + sums->luck.win + sums->choices.win + sums->others.win + sums->revised.win;
    int32_t points = sums->start.points + sums->luck.points + sums->choices.points + sums->others.points + sums->revised.points;
    int32_t share = end->winners >> seat & 1 ? REVIEW_ONE / __builtin_popcount(end->winners) : 0;
    return win == sums->end.win && points == sums->end.points && win == share;
}

/* Where hands are hidden each seat's own draws are judged, and a draw that helps one hurts the others: of what the others' brought them,
 * their mean, half is taken for a seat's own misfortune. Any share would do, since the mean of all luck is zero; half saves the most. */
static struct review_worth fate(const struct review *review, int seat) {
    struct review_worth luck = review->sums[seat].luck, others = {0};
    int count = 0;
    if (review->judge->table) return luck; /* of every draw, for every seat */
    for (int other = 0; other < review->seats; other++) {
        if (other == seat || !(review->judged >> other & 1)) continue;
        others.win += review->sums[other].luck.win;
        others.points += review->sums[other].luck.points;
        count++;
    }
    if (!count) return luck;
    return (struct review_worth){luck.win - others.win / (2 * count), luck.points - others.points / (2 * count)};
}

void review_totals_add(struct review_totals *totals, const struct review *review, const struct room *room) {
    bool exact = true;
    for (int seat = 0; seat < review->seats; seat++)
        if (review->judged >> seat & 1) exact &= adds_up(&review->sums[seat], &room->truth, seat);
    totals->games++;
    totals->exact += exact;
    for (int seat = 0; seat < review->seats; seat++) {
        const struct review_sums *sums = &review->sums[seat];
        const struct review_worth luck = fate(review, seat);
        char name[NAME_MAX_BYTES + 16];
        if (!(review->judged >> seat & 1)) continue;
        name_total(room, seat, name);
        add(total_of(totals, name), &(struct figures){
                                        .luck = sums->luck.win / 100.0,
                                        .choices = sums->choices.win / 100.0,
                                        .others = sums->others.win / 100.0,
                                        .revised = sums->revised.win / 100.0,
                                        .result = sums->end.win / 100.0,
                                        .adjusted = (sums->end.win - luck.win) / 100.0,
                                        .lead = sums->end.points / 100.0,
                                        .lead_adjusted = (sums->end.points - luck.points) / 100.0,
                                    });
    }
}

/* --- means --- */

static double figure(const struct figures *figures, size_t offset) {
    return *(const double *)(const void *)((const char *)figures + offset);
}

static double mean(const struct total *total, size_t offset) {
    double sum = 0;
    for (size_t i = 0; i < total->size; i++) sum += figure(&total->games[i], offset);
    return sum / (double)total->size;
}

static double variance(const struct total *total, size_t offset) {
    double m = mean(total, offset), sum = 0;
    for (size_t i = 0; i < total->size; i++) {
        double d = figure(&total->games[i], offset) - m;
        sum += d * d;
    }
    return total->size > 1 ? sum / (double)(total->size - 1) : 0;
}

static double interval(const struct total *total, size_t offset) {
    return 1.96 * sqrt(variance(total, offset) / (double)total->size);
}

/* --- what is saved --- */

static int compare(const void *a, const void *b) {
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

/* Of a sample drawn from the games with repetition: the same games for both. */
static double saved_again(const struct total *total, size_t plain, size_t adjusted, struct rng *rng) {
    double sum[2] = {0}, squares[2] = {0}, n = (double)total->size;
    for (size_t i = 0; i < total->size; i++) {
        const struct figures *game = &total->games[rng_below(rng, (uint32_t)total->size)];
        double value[2] = {figure(game, plain), figure(game, adjusted)};
        for (int k = 0; k < 2; k++) {
            sum[k] += value[k];
            squares[k] += value[k] * value[k];
        }
    }
    double before = squares[0] - sum[0] * sum[0] / n, after = squares[1] - sum[1] * sum[1] / n;
    return before > 0 ? PERCENT * (1 - after / before) : 0;
}

static void print_saved(const struct total *total, const char *what, const char *unit, size_t plain, size_t adjusted) {
    static double again[RESAMPLES];
    struct rng rng = rng_seed(1, 0);
    double before = variance(total, plain), after = variance(total, adjusted);
    for (int i = 0; i < RESAMPLES; i++) again[i] = saved_again(total, plain, adjusted, &rng);
    qsort(again, RESAMPLES, sizeof *again, compare);
    printf("%-24s %8s %+8.2f \u00b1 %5.2f %s %+8.2f \u00b1 %5.2f %s %6.0f %% (%.0f to %.0f)\n", total->name, what, mean(total, plain),
           interval(total, plain), unit, mean(total, adjusted), interval(total, adjusted), unit,
           before > 0 ? PERCENT * (1 - after / before) : 0, again[RESAMPLES / 40], again[RESAMPLES - 1 - RESAMPLES / 40]);
}

void review_totals_print(const struct review_totals *totals) {
    printf("%-24s %8s %18s %18s %9s %9s\n", "player", "games", "luck", "choices", "others", "revised");
    for (int i = 0; i < SEATS_MAX && totals->of[i].size; i++) {
        const struct total *total = &totals->of[i];
        printf("%-24s %8zu %+8.2f \u00b1 %5.2f %% %+8.2f \u00b1 %5.2f %% %+7.2f %% %+7.2f %%\n", total->name, total->size,
               mean(total, offsetof(struct figures, luck)), interval(total, offsetof(struct figures, luck)),
               mean(total, offsetof(struct figures, choices)), interval(total, offsetof(struct figures, choices)),
               mean(total, offsetof(struct figures, others)), mean(total, offsetof(struct figures, revised)));
    }
    printf("\n%-24s %8s %18s %18s %20s\n", "player", "", "result", "without luck", "games saved");
    for (int i = 0; i < SEATS_MAX && totals->of[i].size; i++) {
        const struct total *total = &totals->of[i];
        print_saved(total, "victory", "%", offsetof(struct figures, result), offsetof(struct figures, adjusted));
        print_saved(total, "lead", " ", offsetof(struct figures, lead), offsetof(struct figures, lead_adjusted));
    }
    printf("\nThe parts add up to the result exactly in %zu of %zu games.\n", totals->exact, totals->games);
}
