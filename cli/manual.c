/* manual.c: manual pages (man(7)) and completions, from the tables of commands and flags. */
#include <stdio.h>
#include <string.h>

#include "cli/help.h"
#include "cli/said.h"
#include "cli/version.h"

/* --- manual pages --- */

/* Text as troff reads it: no line begins a request, a hyphen stays one that can be copied. */
static void roff(const char *text) {
    for (bool begins = true; *text; begins = *text++ == '\n') {
        if (begins && (*text == '.' || *text == '\'')) fputs("\\&", stdout);
        if (*text == '-')
            fputs("\\-", stdout);
        else if (*text == '\\')
            fputs("\\e", stdout);
        else if (strncmp(text, "…", 3) == 0) {
            fputs("...", stdout);
            text += 2;
        } else
            putchar(*text);
    }
}

static void line(const char *before, const char *text, const char *after) {
    fputs(before, stdout);
    roff(text);
    puts(after);
}

static void head(const char *name, const char *summary) {
    printf(".TH ");
    for (const char *c = name; *c; c++) putchar(*c >= 'a' && *c <= 'z' ? *c - 32 : *c);
    printf(" 1 \"\" \"Dizaine %s\" \"Dizaine\"\n", DIZAINE_VERSION);
    line(".SH ", said("NAME"), "");
    roff(name);
    line(" \\- ", summary, "");
    line(".SH ", said("SYNOPSIS"), "");
}

static void files_and_codes(void) {
    line(".SH ", said("EXIT STATUS"), "");
    line(".TP\n0\n", said("done"), "");
    line(".TP\n1\n", said("bad news of the work itself, as when a record has a fault"), "");
    line(".TP\n2\n", said("a mistake of the caller, or output that cannot be written; nothing was done"), "");
}

/* Flags, or a command's own commands, each the tag of a paragraph. */
static void rows(const char *title, const struct flag *list, const char *dashes) {
    if (list && list->name) line(".SH ", title, "");
    for (const struct flag *row = list; row && row->name; row++) {
        bool more = row->value && *row->value;
        fputs(".TP\n\\fB", stdout);
        roff(dashes);
        roff(row->name);
        fputs("\\fR", stdout);
        if (more) {
            fputs(" \\fI", stdout);
            roff(row->value);
            fputs("\\fR", stdout);
        }
        putchar('\n');
        roff(said(row->help));
        putchar('\n');
    }
}

static const char *page_summary;

static void show_page(const struct usage *page) {
    TEXT(name, 64);
    text_format(&name, "dizaine-%s", page->name);
    for (uint32_t i = 0; i < name.size; i++)
        if (name.bytes[i] == ' ') name.bytes[i] = '-';
    head(name.bytes, page_summary);
    line(".B dizaine ", page->name, "");
    roff(page->synopsis);
    line("\n.SH ", said("DESCRIPTION"), "");
    roff(said(page->about));
    putchar('\n');
    rows(said("COMMANDS"), page->commands, "");
    rows(said("OPTIONS"), page->flags, "--");
    files_and_codes();
    line(".SH ", said("SEE ALSO"), "");
    puts(".BR dizaine (1)");
}

/* A command's own command is summed up in a line of its list. */
static const char *own_name;
static void sum_up(const struct usage *page) {
    for (const struct flag *own = page->commands; own && own->name; own++)
        if (strcmp(own->name, own_name) == 0) page_summary = said(own->help);
}

static void show_program(void) {
    head("dizaine", said("tabletop games around the number ten, to play, simulate and study"));
    line(".B ", said("dizaine COMMAND …"), "");
    line(".SH ", said("COMMANDS"), "");
    for (const struct command *command = command_list; command->name; command++) {
        line(".TP\n.BR dizaine\\-", command->name, " (1)");
        roff(said(command->summary));
        putchar('\n');
    }
    line(".SH ", said("GAMES"), "");
    for (int i = 0; game_list[i]; i++) {
        TEXT(players, 64);
        text_format(&players, said("%d to %d players"), game_list[i]->seats_min, game_list[i]->seats_max);
        line(".TP\n.B ", game_list[i]->name, "");
        roff(players.bytes);
        for (const struct option *option = game_list[i]->options; option->name; option++) {
            TEXT(values, 200);
            option_values(option, &values);
            line("\n.br\n\\-\\-option ", option->name, "=\\c");
            roff(values.bytes);
        }
        putchar('\n');
    }
    files_and_codes();
}

void manual_page(const struct command *command, const char *own) {
    if (!command) {
        show_program();
        return;
    }
    page_summary = said(command->summary);
    own_name = own;
    if (own) command_usage(command, NULL, sum_up);
    command_usage(command, own, show_page);
}

/* --- completions --- */

static void games(const char *between) {
    for (int i = 0; game_list[i]; i++) printf("%s%s", i ? between : "", game_list[i]->name);
}

/* A command's own commands. */
static void owns(const struct usage *one) {
    for (const struct flag *own = one->commands; own->name; own++)
        printf("%s%s", own == one->commands ? "" : " ", own->name);
}

/* What may stand behind a flag: a file, one of "fr|en", or anything. */
static bool wants_file(const char *value) {
    return strstr(value, "FILE") || strstr(value, "DIR");
}

/* "fr en" of "fr|en"; nothing of "N". */
static void choices(const char *value) {
    for (const char *c = strchr(value, '|') ? value : ""; *c; c++) putchar(*c == '|' ? ' ' : *c);
}

static void every(void (*show)(const struct usage *usage)) {
    for (const struct command *command = command_list; command->name; command++)
        command_usage(command, NULL, show);
}

/* Between single quotes. */
static void quoted(const char *text, const char *quote) {
    for (; *text; text++)
        if (*text == '\'')
            fputs(quote, stdout);
        else
            putchar(*text);
}

static void bash_flags(const struct usage *one) {
    printf("    %s) flags='--help", one->name);
    for (const struct flag *flag = one->flags; flag && flag->name; flag++) printf(" --%s", flag->name);
    printf("'%s%s ;;\n", strstr(one->synopsis, "GAME") ? " words=$games" : "",
           strcmp(one->name, "help") == 0 ? " words=$commands" : "");
    if (!one->commands) return;
    printf("    esac\n    case $COMP_CWORD${COMP_WORDS[1]} in\n    2%s) words='", one->name);
    owns(one);
    puts("' ;;\n    esac\n    case ${COMP_WORDS[1]} in");
}

static void bash_values(const struct usage *one) {
    for (const struct flag *flag = one->flags; flag && flag->name; flag++) {
        if (!flag->value || wants_file(flag->value)) continue;
        printf("    %s--%s) value='", one->name, flag->name);
        choices(flag->value);
        puts("' ;;");
    }
}

static void bash(void) {
    printf(
        "# Completions of dizaine for bash, made by: dizaine help --completions bash\n_dizaine() {\n"
        "    local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]} flags= words= value=-\n"
        "    local games='");
    games(" ");
    printf("' commands='");
    for (const struct command *command = command_list; command->name; command++)
        printf("%s%s", command == command_list ? "" : " ", command->name);
    puts(
        "'\n    COMPREPLY=()\n"
        "    if [ \"$COMP_CWORD\" = 1 ]; then COMPREPLY=($(compgen -W \"$commands\" -- \"$word\")); return; fi\n"
        "    case ${COMP_WORDS[1]} in");
    every(bash_flags);
    puts("    esac\n    case ${COMP_WORDS[1]}$before in");
    every(bash_values);
    puts(
        "    esac\n"
        "    if [ \"$value\" != - ]; then COMPREPLY=($(compgen -W \"$value\" -- \"$word\"))\n"
        "    elif [[ $word == -* ]]; then COMPREPLY=($(compgen -W \"$flags\" -- \"$word\"))\n"
        "    elif [[ $before != --* && -n $words ]]; then COMPREPLY=($(compgen -W \"$words\" -- \"$word\"))\n"
        "    else compopt -o default 2>/dev/null; fi\n}\ncomplete -F _dizaine dizaine");
}

static void zsh_command(const struct usage *one) {
    printf("    %s) _arguments", one->name);
    for (const struct flag *flag = one->flags; flag && flag->name; flag++) {
        printf(" \\\n        '*--%s%s[", flag->name, flag->value ? "=" : "");
        for (const char *c = said(flag->help); *c; c++) {
            if (*c == '[' || *c == ']' || *c == ':') putchar('\\');
            if (*c == '\'')
                fputs("'\\''", stdout);
            else
                putchar(*c);
        }
        putchar(']');
        if (flag->value && strchr(flag->value, '|')) {
            printf(":value:(");
            choices(flag->value);
            putchar(')');
        } else if (flag->value)
            printf(":value:%s", wants_file(flag->value) ? "_files" : "");
        putchar('\'');
    }
    if (strstr(one->synopsis, "GAME")) {
        printf(" \\\n        '1:game:(");
        games(" ");
        printf(")'");
    }
    if (one->commands) {
        printf(" \\\n        '1:command:(");
        owns(one);
        printf(")'");
    }
    puts(" \\\n        '*:file:_files' ;;");
}

static void zsh(void) {
    puts("#compdef dizaine\n# Made by: dizaine help --completions zsh\n"
         "if (( CURRENT == 2 )); then\n    local -a commands=(");
    for (const struct command *command = command_list; command->name; command++) {
        printf("        '%s:", command->name);
        quoted(said(command->summary), "'\\''");
        puts("'");
    }
    puts(
        "    )\n    _describe command commands\n    return\nfi\nshift words\n(( CURRENT-- ))\ncase $words[1] in");
    every(zsh_command);
    puts("esac");
}

static void fish_command(const struct usage *one) {
    for (const struct flag *flag = one->flags; flag && flag->name; flag++) {
        printf("complete -c dizaine -n '__fish_seen_subcommand_from %s' -l %s%s", one->name, flag->name,
               !flag->value              ? ""
               : wants_file(flag->value) ? " -r -F"
                                         : " -x");
        if (flag->value && strchr(flag->value, '|')) {
            printf(" -a '");
            choices(flag->value);
            putchar('\'');
        }
        printf(" -d '");
        quoted(said(flag->help), "\\'");
        puts("'");
    }
    if (strstr(one->synopsis, "GAME")) {
        printf("complete -c dizaine -n '__fish_seen_subcommand_from %s' -a '", one->name);
        games(" ");
        puts("'");
    }
    if (one->commands) {
        printf("complete -c dizaine -n '__fish_seen_subcommand_from %s; and not __fish_seen_subcommand_from ",
               one->name);
        owns(one);
        printf("' -a '");
        owns(one);
        puts("'");
    }
}

static void fish(void) {
    puts("# Completions of dizaine for fish, made by: dizaine help --completions fish");
    for (const struct command *command = command_list; command->name; command++) {
        printf("complete -c dizaine -n __fish_use_subcommand -f -a %s -d '", command->name);
        quoted(said(command->summary), "\\'");
        puts("'");
    }
    every(fish_command);
}

bool completions(const char *shell) {
    static const struct {
        const char *name;
        void (*write)(void);
    } shells[] = {{"bash", bash}, {"zsh", zsh}, {"fish", fish}};
    for (size_t i = 0; i < sizeof shells / sizeof *shells; i++)
        if (strcmp(shells[i].name, shell) == 0) {
            shells[i].write();
            return true;
        }
    return false;
}
