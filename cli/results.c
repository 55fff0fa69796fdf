/* results.c: see results.h. */
#include "cli/results.h"

#include "bots/bot.h"

#include <stdio.h>

enum {
    LEVEL = 60, /* parts of a level: each number of players divides it well enough */
    FIRST_GAMES = 4, /* they count twice */
};

static FILE *open_results(const char *mode) {
    char path[4096];
    return desk_place(path, "results") ? fopen(path, mode) : NULL;
}

/* The bot that plays all seats but one; NULL if there is no such thing. */
static const struct bot *only_opponent(const struct desk *desk) {
    const struct bot *found = NULL;
    if (desk_people(desk) != 1 || desk->commanded) return NULL;
    for (int seat = 0; seat < desk->room->options.players; seat++) {
        const struct bot *bot = desk->bot[seat];
        if (!bot) continue;
        if (!bot->offered || (found && found != bot)) return NULL;
        found = bot;
    }
    return found;
}

void results_note(const struct desk *desk) {
    const struct room *room = desk->room;
    const struct bot *bot = only_opponent(desk);
    FILE *file = bot ? open_results("a") : NULL;
    if (!file) return; /* nowhere to remember it: play is none the worse */
    int me = 0;
    while (desk->bot[me]) me++;
    fprintf(file, "%s %s %d %s\n", room->game->name, bot->name, room->options.players,
            room->truth.winners >> me & 1 ? "won" : "lost");
    fclose(file);
}

/* Half a level up after a victory against one other, half a level down after a defeat; with more at the table a victory counts for
 * more and a defeat for less, so that it stays where the share of victories is fair. What a far weaker or far stronger opponent
 * shows is nothing new. */
const char *results_fitting(const struct game *game) {
    const char *levels[32];
    char line[128], name[32], met_name[32], how[8];
    int n = 0, at = LEVEL, games = 0, players;
    for (const struct bot *bot = bots_of(game); bot->name && n < 32; bot++)
        if (bot->offered) levels[n++] = bot->name;
    FILE *file = open_results("r");
    while (file && fgets(line, sizeof line, file)) {
        int met = 0;
        if (sscanf(line, "%31s %31s %d %7s", name, met_name, &players, how) != 4) continue;
        while (met < n && !text_same(levels[met], met_name)) met++;
        bool won = text_same(how, "won"), known = won || text_same(how, "lost");
        if (!known || !text_same(name, game->name) || met == n || players < 2 || players > SEATS_MAX) continue;
        if (won ? met * LEVEL <= at - LEVEL : met * LEVEL >= at + LEVEL) continue;
        int step = games++ < FIRST_GAMES ? 2 * LEVEL : LEVEL;
        at += won ? step * (players - 1) / players : -(step / players);
        at = at < 0 ? 0 : at > (n - 1) * LEVEL ? (n - 1) * LEVEL : at;
    }
    if (file) fclose(file);
    return levels[(at + LEVEL / 2) / LEVEL];
}
