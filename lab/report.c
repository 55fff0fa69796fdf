/* report.c: see report.h. */
#include "lab/report.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "engine/json.h"
#include "words/words.h"

static const struct {
    const char *name;
    enum word word;
    bool percent;
} plain[] = {
    [M_LENGTH] = {"length", WORD_TERM_LAB_LENGTH, false},
    [M_SCORE] = {"score", WORD_TERM_LAB_SCORE, false},
    [M_SPREAD] = {"spread", WORD_TERM_LAB_SPREAD, false},
    [M_BEST] = {"best", WORD_TERM_LAB_BEST, false},
    [M_MARGIN] = {"margin", WORD_TERM_LAB_MARGIN, false},
    [M_SKILL] = {"skill", WORD_TERM_LAB_SKILL, true},
    [M_STRONG_WINS] = {"strong-wins", WORD_TERM_LAB_STRONG, true},
};

static int seats_of(const struct microscope *microscope) {
    struct state state;
    game_start(&state, microscope->game, &microscope->setting[0].options);
    return state.seats;
}

const char *report_measure_name(const struct microscope *microscope, int measure) {
    static const char *const places[] = {"place-1", "place-2", "place-3", "place-4",
                                         "place-5", "place-6", "place-7", "place-8"};
    if (measure < M_WIN) {
        bool mixed = measure == M_SKILL || measure == M_STRONG_WINS;
        return mixed && (!microscope->weaker || microscope->setting[0].options.players < 2)
                   ? NULL
                   : plain[measure].name;
    }
    if (measure < M_TALLY) return measure - M_WIN < seats_of(microscope) ? places[measure - M_WIN] : NULL;
    const struct lab_tally *tally = lab_of(microscope->game)->tallies;
    for (int i = 0; tally[i].name; i++)
        if (measure - M_TALLY == i) return tally[i].name;
    return NULL;
}

static bool is_percent(const struct microscope *microscope, int measure) {
    if (measure < M_WIN) return plain[measure].percent;
    return measure < M_TALLY || microscope_whole(microscope, measure) >= 0;
}

static void add_label(struct text *text, const struct microscope *microscope, int measure, int language) {
    if (measure < M_WIN)
        text_add(text, words_text(language, plain[measure].word));
    else if (measure < M_TALLY)
        words_say(text, language, WORD_TERM_LAB_PLACE, GIVEN(n, measure - M_WIN + 1));
    else
        text_add(text, words_text(language, lab_of(microscope->game)->tallies[measure - M_TALLY].word));
}

static int digits_for(double half) {
    return half >= 1 ? 1 : half >= 0.1 ? 2 : 3;
}

static void add_number(struct text *text, double value, int digits, int language) {
    char number[64];
    snprintf(number, sizeof number, "%.*f", digits, value);
    char *point = strchr(number, '.');
    if (point) {
        *point = 0;
        text_add(text, number);
        text_add(text, words_languages[language].decimal);
        text_add(text, point + 1);
    } else {
        text_add(text, number);
    }
}

static void add_estimate(struct text *text, struct estimate estimate, bool percent, bool sign, int language) {
    double scale = percent ? 100 : 1;
    int digits = digits_for(estimate.half * scale);
    if (sign && estimate.value >= 0) text_byte(text, '+');
    add_number(text, estimate.value * scale, digits, language);
    text_add(text, " ± ");
    add_number(text, estimate.half * scale, digits, language);
    if (percent) text_add(text, " %");
}

/* In columns: characters count, not bytes. */
static void print_cell(FILE *out, const char *text, int width) {
    int characters = text_characters(text, (uint32_t)strlen(text));
    fprintf(out, "%s%*s", text, characters < width ? width - characters : 1, "");
}

static void print_measure(FILE *out, const struct microscope *microscope, const int64_t *rows, int measure,
                          int language) {
    TEXT(label, 200);
    add_label(&label, microscope, measure, language);
    fprintf(out, "\n%s\n", label.bytes);
    for (int s = 0; s < microscope->settings; s++) {
        TEXT(value, 64);
        TEXT(change, 64);
        struct estimate moved = microscope_change(microscope, rows, s, 0, measure);
        add_estimate(&value, microscope_measure(microscope, rows, s, measure),
                     is_percent(microscope, measure), false, language);
        fputs("  ", out);
        print_cell(out, microscope->setting[s].name, 34);
        print_cell(out, value.bytes, 22);
        if (s) {
            add_estimate(&change, moved, is_percent(microscope, measure), true, language);
            fprintf(out, "%s%s", change.bytes, fabs(moved.value) > moved.half ? "" : "  =");
        }
        fputc('\n', out);
    }
}

static void add_head(struct text *head, const struct microscope *microscope, int language) {
    char games[32];
    snprintf(games, sizeof games, "%lld", (long long)microscope->games);
    words_say(head, language, WORD_TERM_LAB_HEAD, GIVEN(game, microscope->game->name),
              GIVEN(n, microscope->setting[0].options.players), GIVEN(games, (const char *)games),
              GIVEN(bot, microscope->bot->name));
}

void report_text(FILE *out, const struct microscope *microscope, const int64_t *rows, int language) {
    TEXT(head, 600);
    add_head(&head, microscope, language);
    fprintf(out, "%s\n%s\n", head.bytes, words_text(language, WORD_TERM_LAB_HOW));
    for (int measure = 0; measure < MEASURES; measure++)
        if (report_measure_name(microscope, measure)) print_measure(out, microscope, rows, measure, language);
}

bool report_shows(const struct microscope *microscope, const int64_t *rows, int measure) {
    double low = INFINITY, high = -INFINITY;
    for (int s = 0; s < microscope->settings; s++) {
        struct estimate at = microscope_measure(microscope, rows, s, measure);
        low = fmin(low, at.value - at.half);
        high = fmax(high, at.value + at.half);
    }
    return high > low;
}

static void print_section(FILE *out, const struct microscope *microscope, const int64_t *rows, int measure,
                          int language) {
    TEXT(label, 200);
    bool percent = is_percent(microscope, measure);
    add_label(&label, microscope, measure, language);
    fprintf(out, "\n## %s\n\n| %s | %s | %s |\n|---|---|---|\n", label.bytes,
            words_text(language, WORD_TERM_LAB_SETTING), words_text(language, WORD_TERM_LAB_VALUE),
            words_text(language, WORD_TERM_LAB_CHANGE));
    for (int s = 0; s < microscope->settings; s++) {
        TEXT(value, 64);
        TEXT(change, 64);
        struct estimate moved = microscope_change(microscope, rows, s, 0, measure);
        add_estimate(&value, microscope_measure(microscope, rows, s, measure), percent, false, language);
        if (s) add_estimate(&change, moved, percent, true, language);
        if (s && fabs(moved.value) <= moved.half) text_add(&change, " =");
        fprintf(out, "| %s | %s | %s |\n", microscope->setting[s].name, value.bytes, change.bytes);
    }
    if (report_shows(microscope, rows, measure))
        fprintf(out, "\n![%s](%s.%s.svg)\n", label.bytes, report_measure_name(microscope, measure),
                words_languages[language].code);
}

void report_document(FILE *out, const struct microscope *microscope, const int64_t *rows, int language,
                     const char *command) {
    TEXT(head, 600);
    add_head(&head, microscope, language);
    fprintf(out, "# %s\n\n```sh\n%s\n```\n\n%s\n", head.bytes, command,
            words_text(language, WORD_TERM_LAB_HOW));
    for (int measure = 0; measure < MEASURES; measure++)
        if (report_measure_name(microscope, measure)) print_section(out, microscope, rows, measure, language);
}

void report_json(FILE *out, const struct microscope *microscope, const int64_t *rows) {
    enum { SETTING = 8192 }; /* options and measures of one, far more than they take */
    char *bytes = malloc(SETTING);
    if (!bytes) abort();
    struct text text = text_over(bytes, SETTING);
    json_open(&text, NULL, '{');
    json_word(&text, "game", microscope->game->name);
    json_number(&text, "players", microscope->setting[0].options.players);
    json_number(&text, "games", microscope->games);
    char number[32];
    snprintf(number, sizeof number, "%llu", (unsigned long long)microscope->seed);
    json_raw(&text, "seed", number);
    json_text(&text, "bot", microscope->bot->name);
    json_open(&text, "settings", '[');
    for (int s = 0; s < microscope->settings; s++) {
        const struct setting *setting = &microscope->setting[s];
        json_open(&text, NULL, '{');
        json_text(&text, "name", setting->name);
        options_json(microscope->game, &setting->options, "options", &text);
        json_open(&text, "measures", '{');
        for (int measure = 0; measure < MEASURES; measure++) {
            const char *name = report_measure_name(microscope, measure);
            if (!name) continue;
            struct estimate value = microscope_measure(microscope, rows, s, measure),
                            change = microscope_change(microscope, rows, s, 0, measure);
            const double numbers[] = {value.value, value.half, change.value, change.half};
            json_open(&text, name, '[');
            for (int i = 0; i < 4; i++) {
                snprintf(number, sizeof number, "%.6f", numbers[i]);
                json_raw(&text, NULL, number);
            }
            json_close(&text, ']');
        }
        json_close(&text, '}');
        json_close(&text, '}');
        fputs(text.bytes, out);
        text_clear(&text);
        if (s + 1 < microscope->settings) text_byte(&text, ',');
    }
    json_close(&text, ']');
    json_close(&text, '}');
    fprintf(out, "%s\n", text.bytes);
    free(bytes);
}

/* ---- Pictures: a row for each setting, with its value as a dot, its interval as a bar, and both in figures ---- */

enum { WIDTH = 720, RIGHT = 150, TOP = 60, ROW = 30, BOTTOM = 44, GLYPH = 7 /* of a label, about */ };

struct plot {
    FILE *out;
    double low, high;
    int left, bottom;
    int language;
};

/* A round step that divides a range into a few parts. */
static double step_of(double range) {
    double step = pow(10, floor(log10(range)));
    if (range / step < 2) return step / 5;
    return range / step < 5 ? step / 2 : step;
}

static double x_of(const struct plot *plot, double value) {
    return plot->left + (WIDTH - RIGHT - plot->left) * (value - plot->low) / (plot->high - plot->low);
}

static void plot_ticks(const struct plot *plot) {
    double step = step_of(plot->high - plot->low);
    int digits = step >= 1 ? 0 : step >= 0.1 ? 1 : step >= 0.01 ? 2 : 3;
    for (double tick = ceil(plot->low / step) * step; tick <= plot->high + step / 1e6; tick += step) {
        TEXT(number, 32);
        add_number(&number, fabs(tick) < step / 1e6 ? 0 : tick, digits, plot->language);
        fprintf(
            plot->out,
            "<path d=\"M%.1f %dV%d\" stroke=\"#ddd\"/><text x=\"%.1f\" y=\"%d\" text-anchor=\"middle\" fill=\"#555\">%s</text>\n",
            x_of(plot, tick), TOP - 14, plot->bottom, x_of(plot, tick), plot->bottom + 22, number.bytes);
    }
}

static void plot_line(const struct plot *plot, double value, const char *colour, const char *dashes) {
    if (value < plot->low || value > plot->high) return;
    fprintf(plot->out, "<path d=\"M%.1f %dV%d\" stroke=\"%s\" stroke-dasharray=\"%s\"/>\n", x_of(plot, value),
            TOP - 14, plot->bottom, colour, dashes);
}

static void plot_setting(const struct plot *plot, const char *name, struct estimate at, bool percent,
                         const char *colour, int y) {
    TEXT(value, 64);
    double scale = percent ? 100 : 1, from = x_of(plot, scale * (at.value - at.half)),
           to = x_of(plot, scale * (at.value + at.half));
    add_estimate(&value, at, percent, false, plot->language);
    fprintf(plot->out,
            "<text x=\"%d\" y=\"%d\" text-anchor=\"end\" fill=\"#222\">%s</text>"
            "<path d=\"M%.1f %dH%.1fm0 -5v10M%.1f %dv10\" stroke=\"%s\" stroke-width=\"2\" fill=\"none\"/>"
            "<circle cx=\"%.1f\" cy=\"%d\" r=\"4\" fill=\"%s\"/>"
            "<text x=\"%d\" y=\"%d\" fill=\"%s\">%s</text>\n",
            plot->left - 14, y + 4, name, from, y, to, from, y - 5, colour, (from + to) / 2, y, colour,
            WIDTH - RIGHT + 14, y + 4, colour, value.bytes);
}

/* Values, and for victories the share that would be fair, all with some room around them. */
static void plot_range(struct plot *plot, const struct microscope *microscope, const int64_t *rows,
                       int measure, double scale, double fair) {
    size_t longest = 0;
    plot->low = fair >= 0 ? fair : INFINITY;
    plot->high = fair >= 0 ? fair : -INFINITY;
    for (int s = 0; s < microscope->settings; s++) {
        struct estimate at = microscope_measure(microscope, rows, s, measure);
        size_t size = strlen(microscope->setting[s].name);
        plot->low = fmin(plot->low, scale * (at.value - at.half));
        plot->high = fmax(plot->high, scale * (at.value + at.half));
        longest = size > longest ? size : longest;
    }
    double room = (plot->high - plot->low) * 0.06;
    plot->low = plot->low >= 0 && plot->low - room < 0 ? 0 : plot->low - room;
    plot->high += room;
    plot->left = 34 + GLYPH * (int)(longest < 40 ? longest : 40);
    plot->bottom = TOP + ROW * (microscope->settings - 1) + 14;
}

void report_plot(FILE *out, const struct microscope *microscope, const int64_t *rows, int measure,
                 int language) {
    bool percent = is_percent(microscope, measure), victories = measure >= M_WIN && measure < M_TALLY;
    double scale = percent ? 100 : 1, fair = victories ? 100.0 / seats_of(microscope) : -1;
    struct plot plot = {.out = out, .language = language};
    TEXT(title, 200);
    plot_range(&plot, microscope, rows, measure, scale, fair);
    add_label(&title, microscope, measure, language);
    if (percent) text_add(&title, " (%)");
    int height = plot.bottom + BOTTOM;
    fprintf(
        out,
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %d %d\" font-family=\"sans-serif\" font-size=\"13\">"
        "<rect width=\"%d\" height=\"%d\" fill=\"#fffdf8\"/><text x=\"20\" y=\"28\" font-size=\"17\" fill=\"#222\">%s</text>\n",
        WIDTH, height, WIDTH, height, title.bytes);
    plot_ticks(&plot);
    if (victories) plot_line(&plot, fair, "#777", "2 3");
    plot_line(&plot, scale * microscope_measure(microscope, rows, 0, measure).value, "#e3b79f", "none");
    for (int s = 0; s < microscope->settings; s++) {
        int place = !s ? microscope->base_place : s <= microscope->base_place ? s - 1 : s;
        /* the first setting is the one that others are compared with */
        plot_setting(&plot, microscope->setting[s].name, microscope_measure(microscope, rows, s, measure),
                     percent, s ? "#3465a4" : "#c4521b", TOP + ROW * place);
    }
    fputs("</svg>\n", out);
}
