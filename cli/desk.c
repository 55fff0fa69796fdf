/* desk.c: see desk.h. The file has a line for each thing that was chosen, then the room's events:
 *     dizaine-desk 1 | game dix | players 3 | option bust-buy=true | seat 0 person Ana | seat 1 normal Bot 1
 *     seat 2 program Bot 2 | command ./mybot
 *     seed <64 hex digits> | given 31 (the first 31 moves come from a lesson) | events | move * first 2 | … */
#include "cli/desk.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "cli/files.h"

bool desk_is_person(const struct desk *desk, int seat) {
    return seat < desk->room->options.players && !desk->bot[seat];
}

int desk_people(const struct desk *desk) {
    int people = 0;
    for (int seat = 0; seat < desk->room->options.players; seat++) people += desk_is_person(desk, seat);
    return people;
}

void desk_free(struct desk *desk) {
    room_free(desk->room);
    desk->room = NULL;
}

static void write_option(const struct option *option, int32_t value, FILE *out) {
    if (option->kind == OPTION_CHOICE)
        fprintf(out, "option %s=%s\n", option->name, option->choices[value]);
    else
        fprintf(out, "option %s=%d\n", option->name, value);
}

static void write_options(const struct room *room, FILE *out) {
    const struct game *game = room->game;
    for (int i = 0; game->options[i].name; i++)
        if (option_exists(&game->options[i], room->options.players))
            write_option(&game->options[i], room->options.value[i], out);
    for (int i = 0; game->dials && game->dials[i].name; i++)
        if (room->options.dial[i]) write_option(&game->dials[i], options_dial(game, &room->options, i), out);
}

bool desk_save(const struct desk *desk, const char *path) {
    const struct room *room = desk->room;
    struct atomic_file file;
    char seed[2 * DEAL_SEED_BYTES + 1];
    if (!atomic_open(&file, path)) return false;
    fprintf(file.stream, "dizaine-desk 1\ngame %s\nplayers %d\n", room->game->name, room->options.players);
    write_options(room, file.stream);
    for (int seat = 0; seat < room->truth.seats; seat++)
        fprintf(file.stream, "seat %d %s %s\n", seat,
                desk->commanded >> seat & 1 ? "program"
                : desk->bot[seat]           ? desk->bot[seat]->name
                                            : "person",
                room->name[seat]);
    if (desk->commanded) fprintf(file.stream, "command %s\n", desk->command);
    deal_hex(room->deal.seed, DEAL_SEED_BYTES, seed);
    fprintf(file.stream, "seed %s\n", seed);
    if (room->given) fprintf(file.stream, "given %u\n", room->given);
    fprintf(file.stream, "events\n");
    for (uint32_t i = 0; i < room->events_size; i++) fprintf(file.stream, "%s\n", room_event(room, i));
    return atomic_commit(&file);
}

/* What the lines before "events" say. */
struct plan {
    const struct game *game;
    struct options options;
    struct deal deal;
    const struct bot *bot[SEATS_MAX];
    char name[SEATS_MAX][NAME_MAX_BYTES];
    char command[COMMAND_MAX];
    uint16_t commanded;
    uint32_t given;
};

static bool plan_seat(struct plan *plan, char *rest) {
    int seat = rest[0] - '0';
    if (!plan->game || seat < 0 || seat >= SEATS_MAX || rest[1] != ' ') return false;
    char *kind = rest + 2, *name = strchr(kind, ' ');
    if (!name || strlen(name + 1) >= NAME_MAX_BYTES) return false;
    *name++ = 0;
    strcpy(plan->name[seat], name);
    if (strcmp(kind, "person") == 0) return true;
    bool program = strcmp(kind, "program") == 0;
    if (program) plan->commanded |= (uint16_t)(1u << seat);
    plan->bot[seat] = program ? bot_standin(plan->game) : bot_named(plan->game, kind);
    return plan->bot[seat];
}

static bool plan_line(struct plan *plan, char *line) {
    char *rest = strchr(line, ' ');
    int32_t players, given;
    if (!rest) return false;
    *rest++ = 0;
    if (strcmp(line, "game") == 0) return (plan->game = game_named(rest));
    if (strcmp(line, "seed") == 0) return deal_unhex(rest, plan->deal.seed, DEAL_SEED_BYTES);
    if (strcmp(line, "seat") == 0) return plan_seat(plan, rest);
    if (strcmp(line, "command") == 0)
        return snprintf(plan->command, sizeof plan->command, "%s", rest) < (int)sizeof plan->command;
    if (strcmp(line, "given") == 0) {
        if (!text_parse_int(rest, 1, STEPS_MAX, &given)) return false;
        plan->given = (uint32_t)given;
        return true;
    }
    if (!plan->game) return false;
    if (strcmp(line, "players") == 0) {
        if (!text_parse_int(rest, plan->game->seats_min, plan->game->seats_max, &players)) return false;
        options_standard(plan->game, players, &plan->options);
        return true;
    }
    char *value = strchr(rest, '=');
    if (strcmp(line, "option") != 0 || !value) return false;
    *value++ = 0;
    return !options_turn(plan->game, &plan->options, rest, value);
}

/* The next line without its newline; false at the end. */
static bool next_line(FILE *file, char *line, int size) {
    if (!fgets(line, size, file)) return false;
    line[strcspn(line, "\n")] = 0;
    return true;
}

static const char *load(struct desk *desk, FILE *file) {
    static const char damaged[] = "the file is damaged";
    struct plan plan = {0};
    char line[EVENT_MAX_BYTES + 8];
    if (!next_line(file, line, sizeof line) || strcmp(line, "dizaine-desk 1") != 0)
        return "this is not a game that was saved";
    while (next_line(file, line, sizeof line) && strcmp(line, "events") != 0)
        if (!plan_line(&plan, line)) return damaged;
    if (!plan.game || plan.options.players == 0 || options_refusal(plan.game, &plan.options)) return damaged;
    *desk = (struct desk){.room = room_open(plan.game, &plan.options, &plan.deal)};
    if (!desk->room) return "no memory left";
    desk->room->given = plan.given;
    memcpy(desk->bot, plan.bot, sizeof plan.bot);
    memcpy(desk->command, plan.command, sizeof plan.command);
    desk->commanded = plan.commanded;
    for (int seat = 0; seat < desk->room->truth.seats; seat++)
        room_set_name(desk->room, seat, plan.name[seat]);
    while (next_line(file, line, sizeof line))
        if (!room_load(desk->room, line)) {
            desk_free(desk);
            return damaged;
        }
    return NULL;
}

const char *desk_load(struct desk *desk, const char *path) {
    FILE *file = fopen(path, "r");
    if (!file) return errno == ENOENT ? "there is no saved game" : strerror(errno);
    const char *fault = load(desk, file);
    fclose(file);
    return fault;
}

bool desk_place(char path[4096], const char *name) {
    const char *state = getenv("XDG_STATE_HOME"), *home = getenv("HOME");
    int size = -1;
    if (state && *state)
        size = snprintf(path, 4096, "%s/dizaine", state);
    else if (home && *home)
        size = snprintf(path, 4096, "%s/.local/state/dizaine", home);
    if (size < 0 || size > 4000) return false;
    for (char *slash = path + 1; (slash = strchr(slash, '/')); slash++) {
        *slash = 0;
        mkdir(path, 0755);
        *slash = '/';
    }
    mkdir(path, 0755);
    strcat(path, "/");
    strcat(path, name);
    return true;
}
