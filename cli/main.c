/* main.c: from the first argument to a command. */
#include "cli/args.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>

static const struct command {
    const char *name, *summary;
    int (*run)(int argc, char **argv);
} commands[] = {
#define COMMAND(name, summary) {#name, summary, cli_##name},
#include "cli/all_commands.def"
#undef COMMAND
};
enum { COMMANDS = sizeof commands / sizeof *commands };

static const struct command *find(const char *name) {
    for (int i = 0; i < COMMANDS; i++)
        if (strcmp(commands[i].name, name) == 0) return &commands[i];
    complain("there is no command \"%s\"; see dizaine help", name);
    return NULL;
}

/* A game with its numbers of players and, for --option, what can be chosen; the standard comes first. */
static void show_game(const struct game *game) {
    printf("  %-10s %d to %d players\n", game->name, game->seats_min, game->seats_max);
    for (const struct option *option = game->options; option->name; option++) {
        printf("    --option %s=", option->name);
        switch (option->kind) {
        case OPTION_BOOL: fputs(option->standard ? "true or false" : "false or true", stdout); break;
        case OPTION_INT: printf("%d (%d to %d)", option->standard, option->least, option->most); break;
        case OPTION_CHOICE:
            fputs(option->choices[option->standard], stdout);
            for (int c = 0; option->choices[c]; c++)
                if (c != option->standard) printf(" or %s", option->choices[c]);
            break;
        }
        if (option->players_max)
            printf(", with %s%d player%s", option->players_max > 1 ? "up to " : "", option->players_max,
                   option->players_max > 1 ? "s" : "");
        putchar('\n');
    }
}

static int help(int argc, char **argv) {
    if (argc > 2) return complain("help takes the name of one command");
    if (argc == 2 && strcmp(argv[1], "help") != 0) {
        const struct command *command = find(argv[1]);
        char *ask[] = {argv[1], (char[]){"--help"}, NULL};
        return command ? command->run(2, ask) : EXIT_BAD_CALL;
    }
    puts("Dizaine: tabletop games around the number ten, to play, simulate and study.\n\n"
         "dizaine COMMAND …\n");
    for (int i = 0; i < COMMANDS; i++) printf("  %-8s %s\n", commands[i].name, commands[i].summary);
    puts("  help     this list; dizaine help COMMAND tells more\n\n"
         "Games and their options, the standard first (see games/NAME/rules.en.md):");
    for (int i = 0; game_list[i]; i++) show_game(game_list[i]);
    return 0;
}

/* What was printed must have arrived: a full disk is a failure, also when it takes but the last bytes. */
static int finish(int code) {
    if (fflush(stdout) == 0 && !ferror(stdout)) return code;
    return code ? code : complain("standard output cannot be written: %s", strerror(errno));
}

int main(int argc, char **argv) {
    if (argc < 2) return complain("a command is missing; see dizaine help");
    if (strcmp(argv[1], "help") == 0 || strcmp(argv[1], "--help") == 0 || strcmp(argv[1], "-h") == 0)
        return finish(help(argc - 1, argv + 1));
    const struct command *command = find(argv[1]);
    return command ? finish(command->run(argc - 1, argv + 1)) : EXIT_BAD_CALL;
}
