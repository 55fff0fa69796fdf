/* admin.c: `dizaine admin` asks the running server over its local socket and shows the answer as a table. */
#include "net/admin.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cli/admin_call.h"
#include "cli/args.h"
#include "cli/said.h"

static const struct flag flags[] = {
    {"db", "FILE", "the server's file (dizaine.db)"},
    {"json", NULL, "print the answer as JSON"},
    {0},
};

static const struct flag commands[] = {
#define ADMIN(name, run, arguments, least, most, help) {name, arguments, help},
#include "net/admin.def"
#undef ADMIN
    {0},
};

static const struct usage usage = {
    .name = "admin",
    .synopsis = "COMMAND … [--db FILE] [--json]",
    .about =
        "Asks the server that runs on a file, over the socket beside it. Exit code 1 if the server refuses, 2 if no "
        "server runs.",
    .flags = flags,
    .commands = commands,
};

/* --- a table of text --- */

static char *cell(const json_t *value) {
    char number[32];
    if (json_is_string(value)) return strdup(json_string_value(value));
    snprintf(number, sizeof number, "%lld", (long long)json_integer_value(value));
    return strdup(number);
}

static void print_cell(const char *text, int width, bool last) {
    int characters = text_characters(text, (uint32_t)strlen(text));
    printf("%s%*s%s", text, last ? 0 : (width > characters ? width - characters : 0), "", last ? "\n" : "  ");
}

static void print_rows(json_t *rows) {
    enum { COLUMNS_MAX = 16 };
    const char *key;
    json_t *first = json_array_get(rows, 0), *value, *row;
    const char *keys[COLUMNS_MAX];
    int widths[COLUMNS_MAX], columns = 0;
    size_t i;
    json_object_foreach(first, key, value) {
        if (columns == COLUMNS_MAX) break;
        widths[columns] = (int)strlen(key);
        keys[columns++] = key;
    }
    json_array_foreach(rows, i, row) for (int k = 0; k < columns; k++) {
        char *text = cell(json_object_get(row, keys[k]));
        int characters = text_characters(text, (uint32_t)strlen(text));
        if (characters > widths[k]) widths[k] = characters;
        free(text);
    }
    for (int k = 0; k < columns; k++) print_cell(keys[k], widths[k], k == columns - 1);
    json_array_foreach(rows, i, row) for (int k = 0; k < columns; k++) {
        char *text = cell(json_object_get(row, keys[k]));
        print_cell(text, widths[k], k == columns - 1);
        free(text);
    }
}

static int show(json_t *answer, bool as_json) {
    const char *sentence = json_string_value(json_object_get(answer, "sentence")),
               *note = json_string_value(json_object_get(answer, "said"));
    json_t *rows = json_object_get(answer, "rows");
    bool fine = json_is_true(json_object_get(answer, "ok"));
    if (as_json) {
        json_dumpf(answer, stdout, JSON_COMPACT);
        putchar('\n');
    } else if (!fine)
        fprintf(stderr, "dizaine: %s\n", said(sentence ? sentence : "The server did not say why not."));
    else if (json_array_size(rows))
        print_rows(rows);
    else
        puts(rows ? said("none") : note ? note : said("done"));
    json_decref(answer);
    return fine ? 0 : 1;
}

int cli_admin(int argc, char **argv) {
    struct args args;
    char db[PATH_MAX];
    bool runs;
    int code = args_read(&args, &usage, argc, argv);
    if (code != ARGS_GO_ON) return code;
    if (args.words_count == 0) return complain("admin needs a command; see dizaine admin help");
    if (strcmp(args.words[0], "help") == 0) {
        args_show(&usage);
        return 0;
    }
    const struct admin_info *info = admin_list;
    while (info->name && strcmp(info->name, args.words[0]) != 0) info++;
    if (!info->name)
        return complain("there is no admin command \"%s\"; see dizaine admin help", args.words[0]);
    int count = args.words_count - 1;
    if (count < info->least || count > info->most)
        return complain("the call is: dizaine admin %s %s", info->name, info->arguments);
    const char *file = args_value(&args, "db");
    if (!real_path(file ? file : "dizaine.db", db)) return EXIT_BAD_CALL;
    json_t *answer = admin_call(db, info->name, args.words + 1, count, &runs);
    if (answer) return show(answer, args_has(&args, "json"));
    return runs ? EXIT_BAD_CALL : complain("no server runs on %s", db);
}
