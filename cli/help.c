/* help.c: `dizaine help`. */
#include "cli/help.h"

#include <stdio.h>
#include <string.h>

#include "cli/said.h"

const struct command command_list[] = {
#define COMMAND(name, summary) {#name, summary, cli_##name},
#include "cli/all_commands.def"
#undef COMMAND
    {0},
};

static const struct flag flags[] = {
    {"man", NULL, "the manual page of the command, or of the program, for man -l"},
    {"completions", "SHELL", "what completes command lines in bash, zsh or fish"},
    {0},
};
static const struct usage usage = {
    .name = "help",
    .synopsis = "[COMMAND] [--man] [--completions SHELL]",
    .about =
        "Lists the commands and games, or tells what a command does and which options it takes. Help and "
        "complaints are in French where the locale says so (LC_ALL, LC_MESSAGES, LANG).",
    .flags = flags,
};

const struct command *command_named(const char *name) {
    for (const struct command *command = command_list; command->name; command++)
        if (strcmp(command->name, name) == 0) return command;
    complain("there is no command \"%s\"; see dizaine help", name);
    return NULL;
}

void command_usage(const struct command *command, const char *own, void (*show)(const struct usage *usage)) {
    char name[32], word[32], flag[] = "--help";
    char *ask[] = {name, own ? word : flag, own ? flag : NULL, NULL};
    snprintf(name, sizeof name, "%s", command->name);
    snprintf(word, sizeof word, "%s", own ? own : "");
    void (*before)(const struct usage *) = args_show;
    args_show = show;
    command->run(own ? 3 : 2, ask);
    args_show = before;
}

/* Whether a command has one of that name of its own. */
static const char *own_wanted;
static bool own_found;
static void find_own(const struct usage *of) {
    own_found = false;
    for (const struct flag *own = of->commands; own && own->name; own++)
        if (strcmp(own->name, own_wanted) == 0) own_found = true;
}

void option_values(const struct option *option, struct text *out) {
    switch (option->kind) {
    case OPTION_BOOL:
        text_format(out, "%s", option->standard ? said("true or false") : said("false or true"));
        break;
    case OPTION_INT:
        text_format(out, said("%d (%d to %d)"), option->standard, option->least, option->most);
        break;
    case OPTION_CHOICE:
        text_format(out, "%s", option->choices[option->standard]);
        for (int c = 0; option->choices[c]; c++)
            if (c != option->standard) text_format(out, said(" or %s"), option->choices[c]);
        break;
    }
    if (option->players_max == 1) text_format(out, "%s", said(", with 1 player"));
    if (option->players_max > 1) text_format(out, said(", with up to %d players"), option->players_max);
}

/* A game with its numbers of players and, for --option, what can be chosen; the standard comes first. */
static void show_game(const struct game *game) {
    printf("  %-10s ", game->name);
    printf(said("%d to %d players"), game->seats_min, game->seats_max);
    for (const struct option *option = game->options; option->name; option++) {
        TEXT(values, 200);
        option_values(option, &values);
        printf("\n    --option %s=%s", option->name, values.bytes);
    }
    putchar('\n');
}

static void list(void) {
    printf("%s\n\n%s\n\n",
           said("Dizaine: tabletop games around the number ten, to play, simulate and study."),
           said("dizaine COMMAND …"));
    int widest = 0;
    for (const struct command *command = command_list; command->name; command++)
        widest = (int)strlen(command->name) > widest ? (int)strlen(command->name) : widest;
    for (const struct command *command = command_list; command->name; command++) {
        printf("  %-*s ", widest, command->name);
        print_wrapped(said(command->summary), widest + 3, widest + 3);
        putchar('\n');
    }
    printf("\n%s\n", said("Games and their options, the standard first (see games/NAME/rules.en.md):"));
    for (int i = 0; game_list[i]; i++) show_game(game_list[i]);
}

int cli_help(int argc, char **argv) {
    struct args args;
    int code = args_read(&args, &usage, argc, argv);
    if (code != ARGS_GO_ON) return code;
    if (args.words_count > 2) return complain("help takes the name of one command");
    const char *shell = args_value(&args, "completions");
    if (shell)
        return completions(shell)
                   ? 0
                   : complain("there are completions for bash, zsh and fish, not for \"%s\"", shell);
    const struct command *command = args.words_count ? command_named(args.words[0]) : NULL;
    if (args.words_count && !command) return EXIT_BAD_CALL;
    own_wanted = args.words_count == 2 ? args.words[1] : NULL;
    if (own_wanted) command_usage(command, NULL, find_own);
    if (own_wanted && !own_found)
        return complain("%s has no command \"%s\"; see dizaine help %s", command->name, own_wanted,
                        command->name);
    if (args_has(&args, "man"))
        manual_page(command, own_wanted);
    else if (!command || command->run == cli_help)
        list();
    else
        command_usage(command, own_wanted, args_show);
    return 0;
}
