/* review.h: a finished game looked at again, move by move, by the judge of the strongest bot: what each decision
 * cost, what each draw brought, and how these add up to the result.
 *
 * For each seat the game is a chain of expectations, from the first position to the result. What changes them
 * has one of four names, and the five numbers add up exactly: start + luck + choices + others + revised = end.
 *   luck     what a move of chance made of the expectation before it, which is the mean over all that could
 *            have come: its own mean is zero, whoever plays
 *   choices  what the seat's own moves are worth less its best ones: never more than a little above zero, since
 *            the judge also goes by points
 *   others   what the others' moves did to the seat, beside their best ones; where hands are hidden, all that
 *            happened between two moves of the seat
 *   revised  what the judge thinks otherwise of a position when it stands one move further
 * All of it is worked out from what the seat could know at that time, in integers, with generators of its own:
 * the same in every build. */
#ifndef DIZAINE_ROOM_REVIEW_H
#define DIZAINE_ROOM_REVIEW_H

#include "room/room.h"

enum { REVIEW_ONE = 10000 }; /* the whole victory; points are in hundredths */

enum review_class {
    REVIEW_BEST,
    REVIEW_FINE,
    REVIEW_DOUBTFUL,
    REVIEW_MISTAKE,
    REVIEW_BLUNDER,
    REVIEW_CLASSES
};
extern const char *const review_class_names[REVIEW_CLASSES];

struct review_worth {
    int32_t win, points;
};

struct review_sums {
    struct review_worth start, luck, choices, others, revised, end;
};

struct review {
    const struct judge *judge;
    int seats;
    bool deep; /* a draw is looked at from behind the decision that follows it: finer, and so many times slower as there are cards */
    uint16_t judged;    /* a bit for each seat that is reviewed */
    uint16_t begun;     /* whose start is known */
    uint16_t outplayed; /* where hands are hidden: seats since whose last move others moved */
    uint32_t moves;     /* so far */
    struct review_sums sums[SEATS_MAX];
    struct review_worth last[SEATS_MAX]; /* what was expected after the last move */
    uint16_t decisions[SEATS_MAX], classes[SEATS_MAX][REVIEW_CLASSES];
    /* What a seat is given to think with, and what it says; large, so not on the stack. */
    struct room_thought given;
    union {
        struct judged list[MOVES_MAX];
        struct judged_table table[MOVES_MAX];
    };
    struct judged_table after[MOVES_MAX]; /* one of these draws */
};

struct review_choice {
    struct move move;
    struct review_worth worth;
};

/* What one move was. */
struct review_step {
    uint32_t number; /* from 0 */
    struct move move;
    uint16_t known;                        /* seats for which `now` and `change` say something new */
    struct review_worth now[SEATS_MAX];    /* what each seat could expect before it */
    struct review_worth change[SEATS_MAX]; /* luck, choices or others of this move */
    /* Of a decision with more than one choice; else count is 0. */
    int count, played, best; /* places in `choices` */
    enum review_class class;
    struct review_choice choices[MOVES_MAX];
    struct state view; /* as the mover saw it */
    struct reason reason;
};

/* False if this game, or this table, has no judge. The room stands before its first move. */
bool review_open(struct review *review, const struct room *room);
/* Looks at the move that the room makes next; the caller then lets it happen (room_load). */
void review_move(struct review *review, const struct room *room, struct move move, struct review_step *step);
/* The room has come to its end: the chains are closed. */
void review_close(struct review *review, const struct room *room);

/* The same as JSON, an object each: {"n":31,"who":0,"m":"draw","now":[{"win":5012,"points":30},…],…}. */
void review_step_json(const struct review *review, const struct room *room, const struct review_step *step,
                      struct text *text);
void review_sums_json(const struct review *review, struct text *text);

#endif
