/* microscope.c: `dizaine microscope`, the front end of lab/microscope.h. */
#include "lab/microscope.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "cli/args.h"
#include "cli/said.h"
#include "cli/files.h"
#include "lab/cluster.h"
#include "lab/report.h"
#include "lab/work.h"

static const struct flag flags[] = {
    {"vary", "K=A..B",
     "what is changed, as in bust=9..12 or final-buy=all,others; may be repeated: every combination is played"},
    {"setting", "K=V…",
     "one setting more, as in \"low=1 middle=3\": several constants that are changed together; may be repeated"},
    {"players", "N", "number of players (2, or as few as the game takes)"},
    {"option", "K=V", "an option or constant that is the same in all settings; may be repeated"},
    {"games", "G", "games of each setting (100000)"},
    {"bot", "NAME", "who plays every seat (normal); NAME:BUDGET sets its budget"},
    {"weaker", "NAME", "against whom skill is measured (easy); none: it is not"},
    {"seed", "S", "the same seed gives the same games (1)"},
    {"threads", "T", "how many threads (all cores); results do not depend on it"},
    {"checkpoint", "FILE", "keep what is finished there, and go on from it"},
    {"plots", "DIR", "write a plot of every measure there, as SVG"},
    {"report", "DIR", "write the report there in every language, with its plots"},
    {"json", NULL, "print the results as one JSON object"},
    {"lang", "LANG", "the language of the report"},
    {0},
};
static const struct usage usage = {
    .name = "microscope",
    .synopsis = "GAME --vary K=A..B|--setting K=V…",
    .about =
        "Plays many games for every setting of rules, with the same bots and the same luck, and tells what changes: length, scores, "
        "places, skill and luck, and how often each rule matters. The first setting is always the rules as they are printed. "
        "--vary list shows what can be varied. docs/laboratory.md has examples and answers.",
    .flags = flags,
};

enum { VARIED_MAX = 8, VALUES_MAX = 64 };

/* One --vary: a name and its values as texts. */
struct varied {
    char name[48];
    char value[VALUES_MAX][24];
    int values;
};

static void list_dials(const struct game *game, const struct option *list) {
    for (; list && list->name; list++) {
        printf("  %-16s", list->name);
        if (list->kind == OPTION_BOOL)
            printf("%s\n", list->standard ? "true,false" : "false,true");
        else if (list->kind == OPTION_INT)
            printf("%d..%d (%d)\n", list->least, list->most, list->standard);
        else
            for (int i = 0; list->choices[i]; i++)
                printf("%s%s", list->choices[i], list->choices[i + 1] ? "," : "\n");
    }
}

/* "9..12" or "a,b,c" */
static bool read_values(struct varied *varied, const char *text) {
    int32_t from, to;
    char copy[512], *dots, *save = NULL;
    if (strlen(text) >= sizeof copy) return false;
    strcpy(copy, text);
    if ((dots = strstr(copy, ".."))) {
        *dots = 0;
        if (!text_parse_int(copy, -1000, 1000, &from) || !text_parse_int(dots + 2, -1000, 1000, &to) ||
            from > to || to - from >= VALUES_MAX)
            return false;
        for (; from <= to; from++)
            snprintf(varied->value[varied->values++], sizeof *varied->value, "%d", from);
        return true;
    }
    for (char *value = strtok_r(copy, ",", &save); value; value = strtok_r(NULL, ",", &save)) {
        if (varied->values == VALUES_MAX || strlen(value) >= sizeof *varied->value) return false;
        strcpy(varied->value[varied->values++], value);
    }
    return varied->values > 0;
}

static bool read_varied(const struct args *args, struct varied *varied, int *count) {
    for (int i = 0; i < args->flags_count; i++) {
        if (strcmp(args->flags[i]->name, "vary") != 0) continue;
        const char *text = args->values[i], *equals = strchr(text, '=');
        if (*count == VARIED_MAX)
            return complain("--vary: at most %d can be varied at once", VARIED_MAX), false;
        struct varied *one = &varied[(*count)++];
        if (!equals || (size_t)(equals - text) >= sizeof one->name)
            return complain("--vary %s: it must be written name=9..12 or name=a,b", text), false;
        memcpy(one->name, text, (size_t)(equals - text));
        if (!read_values(one, equals + 1))
            return complain("--vary %s: it must be written name=9..12 or name=a,b", text), false;
    }
    if (!*count && !args_has(args, "setting"))
        complain("microscope needs --vary, as in --vary %s; --vary list shows what there is", "bust=9..12");
    return *count > 0 || args_has(args, "setting");
}

static bool same_options(const struct options *a, const struct options *b) {
    return !memcmp(a->value, b->value, sizeof a->value) && !memcmp(a->dial, b->dial, sizeof a->dial);
}

static bool turn(const struct game *game, struct setting *setting, const char *flag, const char *name,
                 const char *value) {
    const char *reason = options_turn(game, &setting->options, name, value);
    if (reason) complain("--%s %s=%s: %s (%s)", flag, name, value, said(reason), game->name);
    return !reason;
}

/* A setting that can be played joins the others, each once. */
static bool add_setting(struct microscope *microscope, const struct setting *setting) {
    const char *refusal = options_refusal(microscope->game, &setting->options);
    if (refusal) return complain("%s: %s", setting->name, refusal), false;
    for (int i = 0; i < microscope->settings; i++) {
        if (!same_options(&setting->options, &microscope->setting[i].options)) continue;
        if (i == 0) {
            strcpy(microscope->setting[0].name, setting->name);
            microscope->base_place = microscope->settings - 1;
        }
        return true;
    }
    if (microscope->settings == SETTINGS_MAX)
        return complain("these are too many settings: at most %d", SETTINGS_MAX), false;
    microscope->setting[microscope->settings++] = *setting;
    return true;
}

/* Every combination of what is varied. */
static bool read_combinations(struct microscope *microscope, const struct options *base,
                              const struct varied *varied, int count) {
    int at[VARIED_MAX] = {0};
    for (int i = 0; i >= 0;) {
        struct setting setting = {.options = *base};
        struct text name = text_over(setting.name, sizeof setting.name);
        for (i = 0; i < count; i++) {
            const char *value = varied[i].value[at[i]];
            if (!turn(microscope->game, &setting, "vary", varied[i].name, value)) return false;
            text_format(&name, "%s%s=%s", i ? " " : "", varied[i].name, value);
        }
        if (name.full) return complain("--vary: at most %d can be varied at once", VARIED_MAX), false;
        if (!add_setting(microscope, &setting)) return false;
        i = count - 1;
        while (i >= 0 && ++at[i] == varied[i].values) at[i--] = 0;
    }
    return true;
}

/* "low=1 middle=3" */
static bool read_setting(struct microscope *microscope, const struct options *base, const char *text) {
    struct setting setting = {.options = *base};
    char copy[SETTING_NAME_MAX], *save = NULL;
    if (snprintf(copy, sizeof copy, "%s", text) >= (int)sizeof copy)
        return complain("--setting %s: it is too long", text), false;
    struct text name = text_over(setting.name, sizeof setting.name);
    for (char *word = strtok_r(copy, " ", &save); word; word = strtok_r(NULL, " ", &save)) {
        char *equals = strchr(word, '=');
        if (!equals) return complain("--setting %s: it must be written name=value name=value", text), false;
        text_format(&name, "%s%s", name.size ? " " : "", word);
        *equals = 0;
        if (!turn(microscope->game, &setting, "setting", word, equals + 1)) return false;
    }
    if (!name.size) return complain("--setting %s: it must be written name=value name=value", text), false;
    return add_setting(microscope, &setting);
}

/* The base comes first, whether it is among them or not. */
static bool read_settings(const struct args *args, struct microscope *microscope, const struct options *base,
                          const struct varied *varied, int count) {
    microscope->setting[0] = (struct setting){.name = "standard", .options = *base};
    microscope->settings = 1;
    if (count && !read_combinations(microscope, base, varied, count)) return false;
    for (int i = 0; i < args->flags_count; i++)
        if (strcmp(args->flags[i]->name, "setting") == 0 && !read_setting(microscope, base, args->values[i]))
            return false;
    return true;
}

static const struct bot *read_bot(const struct args *args, const struct game *game, const char *flag,
                                  const char *standard, uint32_t *budget) {
    const char *name = args_value(args, flag) ? args_value(args, flag) : standard, *colon = strchr(name, ':');
    char word[64];
    int32_t number = 0;
    snprintf(word, sizeof word, "%.*s", colon ? (int)(colon - name) : (int)strlen(name), name);
    const struct bot *bot = bot_named(game, word);
    if (!bot || (colon && !text_parse_int(colon + 1, 1, 100000000, &number))) {
        complain("--%s %s: there is no such bot for %s", flag, name, game->name);
        return NULL;
    }
    if (budget) *budget = (uint32_t)number;
    return bot;
}

static bool read_microscope(const struct args *args, struct microscope *microscope, int64_t *threads) {
    static struct varied varied[VARIED_MAX];
    int count = 0;
    int64_t games = 100000, seed = 1;
    struct options base;
    const struct game *game = microscope->game;
    *threads = sysconf(_SC_NPROCESSORS_ONLN);
    if (*threads < 1 || *threads > 256) *threads = 1;
    if (!args_options(args, game, game->seats_min > 2 ? game->seats_min : 2, &base) ||
        !args_number(args, "games", BLOCKS, 1000000000, &games) ||
        !args_number(args, "seed", 0, INT64_MAX, &seed) || !args_number(args, "threads", 1, 256, threads) ||
        !read_varied(args, varied, &count))
        return false;
    microscope->games = (games + BLOCKS - 1) / BLOCKS * BLOCKS;
    microscope->seed = (uint64_t)seed;
    if (!(microscope->bot = read_bot(args, game, "bot", "normal", &microscope->budget))) return false;
    const char *weaker = args_value(args, "weaker");
    if ((!weaker || strcmp(weaker, "none") != 0) &&
        !(microscope->weaker = read_bot(args, game, "weaker", "easy", NULL)))
        return false;
    return read_settings(args, microscope, &base, varied, count);
}

static bool make_folder(const char *folder) {
    if (mkdir(folder, 0777) == 0 || errno == EEXIST) return true;
    return complain("%s cannot be written: %s", folder, system_says(errno)), false;
}

/* `ending` is ".svg", or with a language before it. */
static bool write_plots(const char *folder, const char *ending, const struct microscope *microscope,
                        const int64_t *rows, int language) {
    for (int measure = 0; measure < MEASURES; measure++) {
        char path[FILE_PATH_MAX];
        struct atomic_file file;
        const char *name = report_measure_name(microscope, measure);
        if (!name || !report_shows(microscope, rows, measure)) continue;
        snprintf(path, sizeof path, "%s/%s%s", folder, name, ending);
        bool opened = atomic_open(&file, path);
        if (opened) report_plot(file.stream, microscope, rows, measure, language);
        if (!opened || !atomic_commit(&file))
            return complain("%s cannot be written: %s", path, system_says(errno)), false;
    }
    return true;
}

static bool write_report(const char *folder, const struct microscope *microscope, const int64_t *rows,
                         const char *command) {
    for (int language = 0; language < LANGUAGES; language++) {
        char path[FILE_PATH_MAX], ending[32];
        struct atomic_file file;
        snprintf(ending, sizeof ending, ".%s.svg", words_languages[language].code);
        snprintf(path, sizeof path, "%s/report.%s.md", folder, words_languages[language].code);
        bool opened = atomic_open(&file, path);
        if (opened) report_document(file.stream, microscope, rows, language, command);
        if (!opened || !atomic_commit(&file))
            return complain("%s cannot be written: %s", path, system_says(errno)), false;
        if (!write_plots(folder, ending, microscope, rows, language)) return false;
    }
    return true;
}

/* The command as it was typed, for the report; where files are is nobody's affair. */
static void say_command(int argc, char **argv, struct text *text) {
    static const char *const files[] = {"--report", "--plots", "--checkpoint", "--threads", NULL};
    text_add(text, "dizaine microscope");
    for (int i = 1; i < argc; i++) {
        int f = 0;
        while (files[f] && strncmp(argv[i], files[f], strlen(files[f])) != 0) f++;
        if (files[f])
            i += !strchr(argv[i], '=');
        else
            text_format(text, strpbrk(argv[i], " *;&|<>()$`'\"") ? " '%s'" : " %s", argv[i]);
    }
}

int cli_microscope(int argc, char **argv) {
    static struct microscope microscope;
    struct args args;
    int64_t threads;
    int code = args_read(&args, &usage, argc, argv), language;
    if (code != ARGS_GO_ON) return code;
    if (args.words_count != 1) return complain("microscope needs the name of one game");
    if (!(microscope.game = args_game(args.words[0]))) return EXIT_BAD_CALL;
    if (args_value(&args, "vary") && strcmp(args_value(&args, "vary"), "list") == 0) {
        list_dials(microscope.game, microscope.game->options);
        list_dials(microscope.game, microscope.game->dials);
        return 0;
    }
    if ((language = words_choose(args_value(&args, "lang"))) == LANGUAGE_NONE)
        return complain("--lang %s: there is no such language", args_value(&args, "lang"));
    if (!read_microscope(&args, &microscope, &threads)) return EXIT_BAD_CALL;
    struct work work = {.what = "microscope",
                        .plan = microscope_plan(&microscope),
                        .jobs = (int64_t)microscope.settings * BLOCKS,
                        .numbers = NUMBERS,
                        .threads = (int)threads,
                        .checkpoint = args_value(&args, "checkpoint"),
                        .run = microscope_block,
                        .with = &microscope};
    int64_t *rows = calloc((size_t)(work.jobs * NUMBERS), sizeof *rows);
    if (!rows) return complain("there is no memory for so many settings");
    const char *fault = work_run(&work, rows);
    if (fault) {
        code = complain("--checkpoint %s: %s", work.checkpoint, fault);
    } else if (cluster_rank() == 0) {
        code = 0;
        if (args_has(&args, "json"))
            report_json(stdout, &microscope, rows);
        else
            report_text(stdout, &microscope, rows, language);
        const char *plots = args_value(&args, "plots"), *report = args_value(&args, "report");
        TEXT(command, 4096);
        say_command(argc, argv, &command);
        if ((plots && !(make_folder(plots) && write_plots(plots, ".svg", &microscope, rows, language))) ||
            (report && !(make_folder(report) && write_report(report, &microscope, rows, command.bytes))))
            code = EXIT_BAD_CALL;
    }
    free(rows);
    return code == ARGS_GO_ON ? 0 : code;
}
