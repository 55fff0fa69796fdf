/* policy.h: who plays the seats of a simulation: a bot's name, with a budget behind a colon if wanted, or
 * "cmd:" and the command of an external bot. */
#ifndef DIZAINE_SIM_POLICY_H
#define DIZAINE_SIM_POLICY_H

#include "bots/bot.h"

enum { POLICY_NAME_MAX = 512 };

struct policy {
    char name[POLICY_NAME_MAX]; /* as given: "expert", "expert:2000" */
    const struct bot *bot;      /* of an external bot: who plays on when it fails */
    bool external;
    uint32_t budget; /* 0: the bot's standard */
};

/* The policies of the seats, and which seat has which. A name given twice is one policy. */
struct lineup {
    struct policy policy[SEATS_MAX];
    uint8_t count, players;
    uint8_t seat[SEATS_MAX]; /* of the first game; later ones turn this round the table */
};

/* The command that starts an external bot. */
const char *policy_command(const struct policy *policy);
/* From "a,b,…": one name fills all seats, several follow each other round the table. A comma of a command is
 * written \, there. A sentence why not, or NULL. */
const char *lineup_read(struct lineup *lineup, const struct game *game, int players, const char *names);
/* Which policy has a seat in a game: over `players` games every seat of the list sits everywhere once. */
int lineup_place(const struct lineup *lineup, uint64_t game, int seat); /* in lineup->seat */
int lineup_at(const struct lineup *lineup, uint64_t game, int seat);

#endif
