/* microscope.h: what a change of the rules changes. Every setting is played by the same bots with the same luck (common random numbers);
 * the games come in blocks, and how a result moves when a block is left out gives the intervals, of values and of differences between settings alike. */
#ifndef DIZAINE_LAB_MICROSCOPE_H
#define DIZAINE_LAB_MICROSCOPE_H

#include "bots/bot.h"
#include "lab/lab.h"

enum {
    SETTINGS_MAX = 256,
    BLOCKS = 100,
    SETTING_NAME_MAX = 160,
    ODDS = 840 /* a victory, in parts that 1 to 8 winners share evenly */
};

struct setting {
    char name[SETTING_NAME_MAX]; /* "bust=9 token=2" */
    struct options options;
};

struct microscope {
    const struct game *game;
    struct setting setting[SETTINGS_MAX];
    int settings;
    int base_place; /* where the first setting, with which others are compared, stands in the order of values */
    const struct bot *bot, *weaker; /* who plays; against whom skill is measured, or NULL */
    uint32_t budget;
    int64_t games; /* of each setting, a multiple of BLOCKS */
    uint64_t seed;
};

/* The numbers of a row: sums over the games of a block. */
enum {
    N_GAMES,
    N_MOVES, /* of seats */
    N_SCORE,
    N_SQUARES,
    N_BEST,   /* winners' score */
    N_MARGIN, /* before the second */
    N_SEATS,
    N_MIXED, /* games between strong and weak seats; below, their deviations from the mean of a game, times its seats */
    N_STRONG_SEATS,
    N_STRONG,
    N_WEAK_SEATS,
    N_WEAK,
    N_DEVIATION, /* squared, of all seats */
    N_STRONG_WINS,
    N_WIN,                        /* by place after the first seat, in ODDS */
    N_POINTS = N_WIN + SEATS_MAX, /* by place */
    N_TALLY = N_POINTS + SEATS_MAX,
    NUMBERS = N_TALLY + LAB_TALLIES,
};

void microscope_block(const void *microscope, int64_t job, int64_t *row); /* job: setting * BLOCKS + block */
uint64_t microscope_plan(const struct microscope *microscope);            /* a hash */

/* What is measured, of rows: a value, and its 95 % half-width. */
enum measure {
    M_LENGTH,
    M_SCORE,
    M_SPREAD,
    M_BEST,
    M_MARGIN,
    M_SKILL,
    M_STRONG_WINS,
    M_WIN,
    M_TALLY = M_WIN + SEATS_MAX,
    MEASURES = M_TALLY + LAB_TALLIES
};
struct estimate {
    double value, half;
};
struct estimate microscope_measure(const struct microscope *microscope, const int64_t *rows, int setting,
                                   int measure);
int microscope_whole(const struct microscope *microscope,
                     int measure); /* the tally of which it is a share, or -1 */
/* The difference of two settings, with the same luck in both. */
struct estimate microscope_change(const struct microscope *microscope, const int64_t *rows, int setting,
                                  int from, int measure);

#endif
