/* args.c: see args.h. */
#include "cli/args.h"

#include <errno.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cli/said.h"

int complain(const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    fputs("dizaine: ", stderr);
    vfprintf(stderr, said(format), arguments);
    fputc('\n', stderr);
    va_end(arguments);
    return EXIT_BAD_CALL;
}

const char *system_says(int number) {
    return said(strerror(number));
}

void print_wrapped(const char *words, int at, int margin) {
    enum { COLUMNS = 80 };
    while (*words) {
        size_t blanks = strspn(words, " "), size = strcspn(words + blanks, " \n");
        int width = 0;
        for (size_t i = 0; i < size; i++) width += ((unsigned char)words[blanks + i] & 0xc0) != 0x80;
        if (at + (int)blanks + width > COLUMNS && at > margin) {
            printf("\n%*s", margin, "");
            at = margin;
        } else {
            printf("%*s", (int)blanks, "");
            at += (int)blanks;
        }
        printf("%.*s", (int)size, words + blanks);
        at += width;
        words += blanks + size;
        if (*words == '\n') {
            printf("\n%*s", margin, "");
            at = margin;
            words++;
        }
    }
    putchar('\n');
}

/* Flags, or a command's own commands, with what follows each, and their meaning beside them in a column. */
static void show_rows(const struct flag *rows, const char *dashes) {
    enum { NARROW = 23, INDENT = 2 };
    int column = NARROW;
    char name[64];
    if (!rows || !rows->name) return;
    putchar('\n');
    for (int pass = 0; pass < 2; pass++)
        for (const struct flag *row = rows; row->name; row++) {
            int size = INDENT + snprintf(name, sizeof name, "%s%s %s", dashes, row->name,
                                         row->value ? row->value : "");
            if (!pass && size + 2 > column) column = size + 2;
            if (!pass) continue;
            printf("%*s%-*s", INDENT, "", column - INDENT, name);
            print_wrapped(said(row->help), column, column);
        }
}

static void show_help(const struct usage *usage) {
    TEXT(call, 256);
    text_format(&call, "dizaine %s", usage->name);
    int margin = (int)call.size + 1;
    text_format(&call, " %s", usage->synopsis);
    print_wrapped(call.bytes, 0, margin);
    putchar('\n');
    print_wrapped(said(usage->about), 0, 0);
    show_rows(usage->commands, "");
    show_rows(usage->flags, "--");
}

void (*args_show)(const struct usage *usage) = show_help;

static const struct flag *find_flag(const struct usage *usage, const char *name, size_t size) {
    for (const struct flag *flag = usage->flags; flag && flag->name; flag++)
        if (strlen(flag->name) == size && memcmp(flag->name, name, size) == 0) return flag;
    return NULL;
}

/* Reads the flag argv[*i], with its value behind "=" or in the next argument. */
static bool read_flag(struct args *args, int argc, char **argv, int *i) {
    const char *name = argv[*i] + 2, *equals = strchr(name, '=');
    const struct flag *flag = find_flag(args->usage, name, equals ? (size_t)(equals - name) : strlen(name));
    if (!flag) {
        complain("%s has no option %s; see dizaine help %s", args->usage->name, argv[*i], args->usage->name);
        return false;
    }
    const char *value = equals ? equals + 1 : NULL;
    if (!flag->value && value) {
        complain("--%s takes no value", flag->name);
        return false;
    }
    if (flag->value && !value) {
        if (*i + 1 >= argc) {
            complain("--%s needs a value", flag->name);
            return false;
        }
        value = argv[++*i];
    }
    if (args->flags_count == ARGS_MAX) {
        complain("more than %d options", ARGS_MAX);
        return false;
    }
    args->flags[args->flags_count] = flag;
    args->values[args->flags_count++] = value;
    return true;
}

int args_read(struct args *args, const struct usage *usage, int argc, char **argv) {
    bool only_words = false;
    *args = (struct args){.usage = usage};
    for (int i = 1; i < argc; i++) {
        if (!only_words && strcmp(argv[i], "--") == 0) {
            only_words = true;
        } else if (!only_words && (strcmp(argv[i], "--help") == 0 || strcmp(argv[i], "-h") == 0)) {
            args_show(usage);
            return 0;
        } else if (!only_words && strncmp(argv[i], "--", 2) == 0) {
            if (!read_flag(args, argc, argv, &i)) return EXIT_BAD_CALL;
        } else if (!only_words && argv[i][0] == '-' && argv[i][1]) {
            return complain("%s has no option %s; see dizaine help %s", usage->name, argv[i], usage->name);
        } else if (args->words_count == ARGS_MAX) {
            return complain("more than %d arguments", ARGS_MAX);
        } else {
            args->words[args->words_count++] = argv[i];
        }
    }
    return ARGS_GO_ON;
}

const char *args_value(const struct args *args, const char *name) {
    for (int i = args->flags_count; i-- > 0;)
        if (strcmp(args->flags[i]->name, name) == 0) return args->values[i];
    return NULL;
}

bool args_no_words(const struct args *args) {
    if (args->words_count > 0)
        complain("%s takes no \"%s\"; see dizaine help %s", args->usage->name, args->words[0],
                 args->usage->name);
    return args->words_count == 0;
}

bool args_has(const struct args *args, const char *name) {
    for (int i = 0; i < args->flags_count; i++)
        if (strcmp(args->flags[i]->name, name) == 0) return true;
    return false;
}

bool args_number(const struct args *args, const char *name, int64_t least, int64_t most, int64_t *number) {
    const char *value = args_value(args, name);
    if (!value) return true;
    char *end;
    errno = 0;
    long long parsed = strtoll(value, &end, 10);
    bool plain = (value[0] >= '0' && value[0] <= '9') || (value[0] == '-' && value[1]);
    if (!plain || *end || errno || parsed < least || parsed > most) {
        complain("--%s must be a whole number from %lld to %lld, not \"%s\"", name, (long long)least,
                 (long long)most, value);
        return false;
    }
    *number = parsed;
    return true;
}

const struct game *args_game(const char *name) {
    const struct game *game = game_named(name);
    if (game) return game;
    TEXT(names, 256);
    for (int i = 0; game_list[i]; i++) text_format(&names, "%s%s", i ? ", " : "", game_list[i]->name);
    complain("there is no game \"%s\"; the games are %s", name, names.bytes);
    return NULL;
}

/* One --option name=value. */
static bool set_option(const struct game *game, struct options *options, const char *setting) {
    char name[64];
    const char *equals = strchr(setting, '='), *reason = "it must be written name=value";
    if (equals && (size_t)(equals - setting) < sizeof name) {
        memcpy(name, setting, (size_t)(equals - setting));
        name[equals - setting] = 0;
        reason = options_turn(game, options, name, equals + 1);
    }
    if (reason) complain("--option %s: %s (%s)", setting, said(reason), game->name);
    return !reason;
}

bool args_options(const struct args *args, const struct game *game, int standard, struct options *options) {
    int64_t players = standard;
    if (!args_number(args, "players", game->seats_min, game->seats_max, &players)) return false;
    options_standard(game, (int)players, options);
    for (int i = 0; i < args->flags_count; i++)
        if (strcmp(args->flags[i]->name, "option") == 0 && !set_option(game, options, args->values[i]))
            return false;
    const char *refusal = options_refusal(game, options);
    if (refusal) complain("%s: %s", game->name, said(refusal));
    return !refusal;
}
