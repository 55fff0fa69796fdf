/* face_odds.c: `dizaine odds` tells what may happen next in a position of DIX. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "games/dix/bots_odds.h"
#include "cli/args.h"
#include "cli/open_record.h"
#include "sim/decimal.h"
#include "words/words.h"

static const struct flag flags[] = {
    {"at", "N", "after move N (without it: after the last move, or the last choice of a finished game)"},
    {"record", "K", "the K-th record of the file (1)"},
    {"json", NULL, "print one JSON object"},
    {"lang", LANGUAGES_FLAG, "language (from the environment)"},
    {0},
};
static const struct usage usage = {
    .name = "odds",
    .synopsis = "RECORD",
    .about = "For a position of DIX in which a seat chooses to draw or to stop: how many cards of the "
             "deck would bust it by total, bust it by money, or start an auction, and what each choice "
             "can be expected to bring, in final points: what the seat gains less what the others gain, "
             "from where they stand. RECORD may be - for standard input.",
    .flags = flags,
};

static const char *choice_name(enum dix_kind kind) {
    return kind == DIX_DO_DRAW ? "draw" : kind == DIX_DO_NUMBERS ? "numbers" : "coins";
}

static void print_json(const struct state *state, uint32_t at, const struct dix_odds *odds) {
    TEXT(text, 512);
    json_open(&text, NULL, '{');
    json_number(&text, "at", at);
    json_number(&text, "seat", state->as.dix.active);
    json_number(&text, "cards", odds->cards);
    json_number(&text, "bust_total", odds->bust_total);
    json_number(&text, "bust_money", odds->bust_money);
    json_number(&text, "joker", odds->joker);
    if (odds->can_draw) json_decimal(&text, "draw", 2, odds->draw / 100.0);
    if (odds->can_stop) {
        json_decimal(&text, "numbers", 2, odds->numbers / 100.0);
        json_decimal(&text, "coins", 2, odds->coins / 100.0);
    }
    json_word(&text, "advice", choice_name(odds->advice));
    json_close(&text, '}');
    puts(text.bytes);
}

/* A number with so many decimals, at the right of `columns`, with the decimal mark of the language. */
static void add_decimal(struct text *out, int language, const char *format, double number) {
    char digits[32];
    snprintf(digits, sizeof digits, format, number);
    char *point = strchr(digits, '.');
    *point = 0;
    text_format(out, "%s%s%s", digits, words_languages[language].decimal, point + 1);
}

static void print_chance(int language, enum word label, int cards, int all) {
    TEXT(line, 128);
    TEXT(n, 16);
    TEXT(of, 16);
    TEXT(percent, 32);
    text_format(&n, "%s%d", cards < 10 ? "  " : cards < 100 ? " " : "", cards);
    text_format(&of, "%s%d", all < 10 ? "  " : all < 100 ? " " : "", all);
    add_decimal(&percent, language, "%5.1f", all ? 100.0 * cards / all : 0.0);
    words_say(&line, language, label, GIVEN(n, n.bytes), GIVEN(of, of.bytes), GIVEN(percent, percent.bytes));
    puts(line.bytes);
}

static void print_worth(int language, enum word label, int hundredths) {
    TEXT(line, 128);
    TEXT(worth, 32);
    add_decimal(&worth, language, "%+6.2f", hundredths / 100.0);
    words_say(&line, language, label, GIVEN(worth, worth.bytes));
    puts(line.bytes);
}

static void print_lines(const struct state *state, uint32_t at, const struct dix_odds *odds, int language) {
    const struct dix *dix = &state->as.dix;
    TEXT(lines, 512);
    words_say(&lines, language, WORD_DIX_TERM_ODDS_AT, GIVEN(move, (int)at), GIVEN(seat, dix->active));
    for (int i = 0; i < dix->row_size; i++) {
        char name[3];
        dix_card_name(dix->row[i], name);
        text_format(&lines, " %s", name);
    }
    text_byte(&lines, '\n');
    words_say(&lines, language, WORD_DIX_TERM_ODDS_ROW, GIVEN(total, dix->total), GIVEN(money, dix->money));
    puts(lines.bytes);
    print_chance(language, WORD_DIX_TERM_ODDS_TOTAL, odds->bust_total, odds->cards);
    print_chance(language, WORD_DIX_TERM_ODDS_MONEY, odds->bust_money, odds->cards);
    print_chance(language, WORD_DIX_TERM_ODDS_JOKER, odds->joker, odds->cards);
    if (odds->can_draw) print_worth(language, WORD_DIX_TERM_ODDS_DRAW, odds->draw);
    if (odds->can_stop) {
        print_worth(language, WORD_DIX_TERM_ODDS_NUMBERS, odds->numbers);
        print_worth(language, WORD_DIX_TERM_ODDS_COINS, odds->coins);
    }
    text_clear(&lines);
    words_say(&lines, language, WORD_DIX_TERM_ODDS_ADVICE, GIVEN(move, choice_name(odds->advice)));
    puts(lines.bytes);
}

/* The position asked for, or, in a finished game, the last one with a choice. */
static bool find_choice(const struct record *record, bool asked, uint32_t *at, struct state *state,
                        struct dix_odds *odds) {
    record_state(record, *at, state);
    if (dix_odds(state, true, odds)) return true;
    if (asked || !game_over(state)) return false;
    while (*at > 0) {
        record_state(record, --*at, state);
        if (dix_odds(state, true, odds)) return true;
    }
    return false;
}

int cli_odds(int argc, char **argv) {
    struct args args;
    struct loaded loaded;
    struct state state;
    struct dix_odds odds;
    int64_t at = 0, wanted = 1;
    int language;
    int code = args_read(&args, &usage, argc, argv);
    if (code != ARGS_GO_ON) return code;
    if (args.words_count != 1) return complain("odds needs one record");
    if ((language = words_choose(args_value(&args, "lang"))) == LANGUAGE_NONE)
        return complain("--lang must be %s", LANGUAGES_OR);
    if (!args_number(&args, "record", 1, INT32_MAX, &wanted)) return EXIT_BAD_CALL;
    if (!load_record(args.words[0], wanted, &loaded)) return EXIT_BAD_CALL;
    at = loaded.record.count;
    code = EXIT_BAD_CALL;
    uint32_t move = 0;
    if (loaded.record.game != &dix_game)
        complain("odds are told for dix only");
    else if (args_number(&args, "at", 0, loaded.record.count, &at)) {
        move = (uint32_t)at;
        if (find_choice(&loaded.record, args_value(&args, "at") != NULL, &move, &state, &odds))
            code = 0;
        else
            complain("after move %u no seat chooses between drawing and stopping", move);
    }
    if (code == 0 && args_has(&args, "json"))
        print_json(&state, move, &odds);
    else if (code == 0)
        print_lines(&state, move, &odds, language);
    loaded_free(&loaded);
    return code;
}
