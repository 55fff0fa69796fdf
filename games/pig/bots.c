/* bots.c: the bots of Pig, who differ in when they hold. */
#include "bots/bot.h"

enum {
    HOLD_EASY = 10,
    HOLD_NORMAL =
        20,         /* one more roll brings as much on average as it loses: 4 a roll, against a sixth of 20 */
    HOLD_PACE = 21, /* of expert, and one more for each 8 points behind the leader */
    RACE = 29,      /* so near the goal of anyone, only winning counts */
};

static int highest(const struct state *view, int except) {
    int most = 0;
    for (int seat = 0; seat < view->seats; seat++)
        if (seat != except && view->score[seat] > most) most = view->score[seat];
    return most;
}

/* Holds with that many points, or with enough to win. */
static struct move hold_at(const struct thought *thought, int points) {
    const struct pig *pig = &thought->view->as.pig;
    bool enough = thought->view->score[thought->seat] + pig->turn >= pig->goal;
    return move_of(thought->seat, enough || pig->turn >= points ? PIG_DOES_HOLD : PIG_DOES_ROLL, 0, 0);
}

static struct move choose_easy(const struct thought *thought) {
    return hold_at(thought, HOLD_EASY);
}

static struct move choose_normal(const struct thought *thought) {
    return hold_at(thought, HOLD_NORMAL);
}

/* Keeps pace with the leader and runs for the goal when the end is near. */
static struct move choose_expert(const struct thought *thought) {
    const struct state *view = thought->view;
    int goal = view->as.pig.goal, mine = view->score[thought->seat], other = highest(view, thought->seat);
    if (view->seats > 1 && (goal - mine <= RACE || goal - other <= RACE)) return hold_at(thought, goal);
    return hold_at(thought, HOLD_PACE + (other - mine) / 8);
}

const struct bot pig_bots[] = {
    {.name = "random", .choose = bot_choose_random, .even = true},
    {.name = "easy", .choose = choose_easy, .offered = true},
    {.name = "normal", .choose = choose_normal, .offered = true},
    {.name = "expert", .choose = choose_expert, .offered = true},
    {0},
};
